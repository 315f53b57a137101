"""The effect of a change on the chances of winning."""

from dataclasses import dataclass, field

from ...engine.amounts import rents
from ...engine.amounts.mortgages import interest
from ...engine.rules import Rules
from ...engine.state import State
from .deals import Deal
from .goal_net import GoalNet, chances_judge
from .incomes import spaces_of
from .position import BoardTable, Position
from .worth_net import Net

#: the value of a Get Out of Jail Free card, as a multiple of the fine
_CARD = 0.7
#: rounds at the end of a game that ends with a round, in which money decides
_LAST_ROUNDS = 3


@dataclass(slots=True)
class Outlook:
    """Weighs positions of one game by the value function."""

    net: Net
    #: the judge of the chances under the rules of the game
    _judge: Net | GoalNet = field(init=False)
    #: the ground of the game, and the rules and the board that it fits
    _ground: BoardTable | None = None
    _rules: Rules | None = None
    _version: int = -1
    _here: Position | None = None
    _now: list[float] | None = None
    #: the effects of the deals weighed in this position: many are weighed more than once
    _known: dict[Deal, tuple[float, float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._judge = self.net

    def heed_goals(self, state: State, heeds: bool) -> None:
        """Include the goals of the game from now on."""
        wanted = chances_judge(self.net, state.rules) if heeds else self.net
        if wanted != self._judge:
            self._judge, self._version = wanted, -1

    @staticmethod
    def knows(state: State) -> bool:
        """Whether the last player standing wins, which is what the value function knows.

        It does not know parts of sets with buildings either [BUILD-15].
        """
        rules = state.rules
        if rules.build_on != "set":
            return False
        limited = rules.round_limit or rules.time_limit_minutes or rules.end_after_bankruptcies
        return not limited

    @staticmethod
    def applies(state: State) -> bool:
        """Whether decisions follow the value function: where it knows the winner, and in short
        games.

        Where some ruins end the game, and else a number of rounds, the same positions are good
        until the last rounds.
        """
        rules = state.rules
        if rules.round_limit and rules.end_after_bankruptcies and rules.build_on == "set":
            left = rules.round_limit - state.round
            return not rules.time_limit_minutes and left >= _LAST_ROUNDS
        return Outlook.knows(state)

    def chances(self, state: State) -> list[float]:
        """Everybody's chance of winning as things stand."""
        return self._look(state)[1]

    def changes(self, state: State, deal: Deal) -> tuple[float, float]:
        """The effect of a deal on the chances of both sides."""
        here, now = self._look(state)
        known = self._known.get(deal)
        if known is not None:
            return known
        me, you, give, get, price, cards = deal
        own, cash = [*here.own], [*here.cash]
        own[me] = own[me] & ~give | get
        own[you] = own[you] & ~get | give
        cash[me] -= price
        cash[you] += price
        if here.mortgaged & (give | get):
            cash[me] -= sum(interest(state, s) for s in spaces_of(get & here.mortgaged))
            cash[you] -= sum(interest(state, s) for s in spaces_of(give & here.mortgaged))
        if cards:
            worth = int(cards * _CARD * state.board.jail_fine)
            cash[me] += worth
            cash[you] -= worth
        chances = self._judge.chances(here.with_(own, cash, here.free))
        known = self._known[deal] = chances[me] - now[me], chances[you] - now[you]
        return known

    def won(self, state: State, player: int, space: int, price: int) -> list[float]:
        """The chances if the player gets a deed of the Bank's at this price."""
        here, _ = self._look(state)
        own, cash = [*here.own], [*here.cash]
        own[player] |= 1 << space
        cash[player] -= price
        return self._judge.chances(here.with_(own, cash, here.free & ~(1 << space)))

    def _stands_on(self, state: State) -> BoardTable:
        ground, times = self._ground, rents.multiplier(state)
        if (
            ground is None
            or ground.board is not state.board
            or ground.times != times
            or self._rules is not state.rules
        ):
            ground, self._rules = BoardTable.of(state), state.rules
            self._ground = ground
        return ground

    def _look(self, state: State) -> tuple[Position, list[float]]:
        if self._version != state.version or self._here is None or self._now is None:
            here = Position.of(state, self._stands_on(state))
            self._here, self._now, self._version = here, self._judge.chances(here), state.version
            self._known.clear()
        return self._here, self._now
