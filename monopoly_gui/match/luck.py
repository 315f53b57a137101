"""The expected outcome of a roll, against which luck is measured."""

from dataclasses import dataclass

from ..engine.amounts.cards import money, move, to_come
from ..engine.amounts.rents import mean_rent
from ..engine.amounts.salaries import salary
from ..engine.amounts.taxes import least_tax
from ..engine.amounts.worth import within_reach
from ..engine.board import BANK, GO, SIZE
from ..engine.cards import CHANCE, CHEST, Card
from ..engine.flow.jail import misses_allowed
from ..engine.sentence import mark
from ..engine.state import State

#: money that comes and goes by dice and cards; all other money follows from decisions
REASONS = frozenset({"rent", "tax", "card", "salary", "pot", "snake_eyes"})
HELP = mark(
    "Luck is the money a player has gained or lost through dice and cards (rent, "
    "taxes, salaries, cards), minus what the same rolls bring on average: the mean "
    "of all 36 rolls from where the token stood, with the rents at that moment. 0 "
    "is neither lucky nor unlucky."
)
_DEEP = 3  # a card may lead to another card; a fourth one is left out
_WAYS = tuple(
    (total, double, ways)
    for total in range(2, 13)
    for double, ways in ((True, 1 - total % 2), (False, 5 - abs(total - 7) + total % 2))
    if ways
)


def is_measured(state: State) -> bool:
    """Whether luck can be measured in a game: not with the speed die."""
    return state.rules.speed_die != "on"


def expected_money(state: State, player: int) -> list[float]:
    """Mean money to each player (by seat) of the throw that ``player`` is about to make.

    All cards that may come next are equally likely.  Where a tax can be paid in two ways it is
    the lesser, where a fine or a card may be chosen it is the fine if it can be paid.
    """
    total = [0.0] * state.players
    turns = state.jail_turns[player]
    jailed, leaves = turns >= 0, turns + 1 >= misses_allowed(state.rules)
    for throw, double, ways in _WAYS:
        if (jailed and not leaves and not double) or (double and not jailed and state.doubles == 2):
            continue
        share = ways / 36
        came, pot = 0, state.pot
        if throw == 2 and not jailed:
            came = state.rules.snake_eyes_bonus
            total[player] += share * came
        elif jailed and not double:
            came = -state.board.jail_fine
            pot -= came if state.rules.free_parking == "pot" else 0
        walk = _Walk(state, player, throw, total, pot)
        start = state.position[player]
        walk.forward(start, (start + throw) % SIZE, share, came)
    return total


@dataclass(slots=True)
class _Walk:
    """A roll followed to its end: adds its value to ``total``, by seat.

    ``share`` is the chance of a step, ``came`` the cash collected on the way to it.
    """

    state: State
    player: int
    throw: int
    total: list[float]
    pot: int

    def forward(
        self,
        start: int,
        end: int,
        share: float,
        came: int,
        drawn: int = 0,
        factor: int = 1,
        fresh: bool = False,
    ) -> None:
        """On to a space, past GO if it lies behind."""
        state = self.state
        if end <= start:
            paid = salary(state.board, state.rules, end == GO)
            self.total[self.player] += share * paid
            if state.rules.salary_claim == "automatic" or state.auto_claim[self.player]:
                came += paid
        self.land(end, share, came, drawn, factor, fresh)

    def land(
        self, space: int, share: float, came: int, drawn: int, factor: int = 1, fresh: bool = False
    ) -> None:
        """Add the value of a space; free deeds bring nothing, as buying is a choice."""
        state, player, total = self.state, self.player, self.total
        where = state.board.spaces[space]
        if where.is_deed:
            owner = state.owner[space]
            if owner not in (BANK, player):
                due = share * mean_rent(state, space, self.throw, factor, fresh)
                total[player] -= due
                total[owner] += due
        elif where.kind in ("chance", "community_chest"):
            self.draw(CHANCE if where.kind == "chance" else CHEST, space, share, came, drawn)
        elif where.kind == "tax":
            total[player] -= share * least_tax(state, player, space, came)
        elif where.kind == "free_parking":
            total[player] += share * self.pot

    def draw(self, deck: int, space: int, share: float, came: int, drawn: int) -> None:
        """Add the average value of the next card of a deck."""
        cards = to_come(self.state, deck) if drawn < _DEEP else []
        for card in cards:
            self.obey(card, space, share / len(cards), came, drawn + 1)

    def obey(self, card: Card, space: int, share: float, came: int, drawn: int) -> None:
        """Add the effect of a card, and of the space that it leads to."""
        state, player = self.state, self.player
        poor = within_reach(state, player) + came < card.amount
        if card.kind == "choice_pay_or_draw" and poor:
            self.draw(card.other_deck, space, share, came, drawn)
            return
        for seat, amount in money(state, player, card).items():
            self.total[seat] += share * amount
        to = move(state.board, space, card)
        if to is None or to.way == "jail":
            return
        if to.way == "forward":
            self.forward(space, to.space, share, came, drawn, to.factor, to.fresh)
        else:
            self.land(to.space, share, came, drawn)
