"""Short scenes: say who owns what, throw the dice you need, look at what happened.

    scene = game(players=3, owns={P2: "oriental"}, at={P1: 4})
    scene.roll(1, 1)
    assert scene.cash(P1) == 1500 - 6

After every action a scene checks everything that must always hold: the
state's own invariants, events that tell the whole story, a copy that takes the
same action to the same state, a replay of the log from the start, and a save
that loads as it was.  A refused action must say why, and change nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import machine, presets, setup
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Build,
    Bundle,
    Buy,
    DeclareBankruptcy,
    Decline,
    EndTurn,
    OfferTrade,
    Pass,
    PayDebt,
    Roll,
)
from monopoly_gui.engine.board import BANK, Board
from monopoly_gui.engine.chance import ForcedChance, ScriptedChance
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import Claim, Debt, Frame, Offer, Turn
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules, Value
from monopoly_gui.engine.state import DECK_STEP, HOTEL, HOTELS, HOUSES, State
from monopoly_gui.storage import SavedGame, SeatRecord, save_file
from tests.engine.ledger import Ledger

P1, P2, P3, P4, P5, P6, P7, P8 = range(8)
#: faces of the speed die by the names that scenes use
FACES = {"1": 0, "2": 1, "3": 2, "bus": 3, "mr": 4}

#: one place or several: an index, an id or its beginning, a group's id, or words of these
Places = int | str | Iterable[int | str]
E = TypeVar("E")


def places(board: Board, wanted: Places) -> list[int]:
    """Board indexes of what is meant, such as 39, "boardwalk", "red oriental"."""
    if isinstance(wanted, int):
        return [wanted]
    if not isinstance(wanted, str):
        return [space for one in wanted for space in places(board, one)]
    out: list[int] = []
    for word in wanted.split():
        if word in board.groups:
            out += board.groups[word].members
            continue
        found = [s.index for s in board.spaces if s.id == word or s.id.startswith(word + "_")]
        assert len(found) == 1, f"{word!r} means {len(found)} spaces of {board.id}"
        out += found
    return out


def card_key(board: Board, card: str) -> int:
    """The key of a card by its id."""
    for deck, cards in enumerate(board.decks):
        for at, one in enumerate(cards):
            if one.id == card:
                return deck * DECK_STEP + at
    raise AssertionError(f"{board.id} has no card {card!r}")


def rules_of(preset: str | None = None, **options: Value) -> Rules:
    """The preset's rules, or the official ones, with some options changed."""
    base = presets.rules_from(presets.preset(preset).changes) if preset else None
    return presets.rules_from(options, base)


def game(
    players: int = 4,
    *,
    turn: int = P1,
    board: str = "us_2008",
    preset: str | None = None,
    at: Mapping[int, Places] | None = None,
    cash: Mapping[int, int] | int | None = None,
    owns: Mapping[int, Places] | None = None,
    built: Mapping[str, Sequence[int] | int] | None = None,
    mortgaged: Places = (),
    cards: Mapping[int, str] | None = None,
    chance: str = "",
    chest: str = "",
    jail: Mapping[int, int] | None = None,
    lapped: Iterable[int] = (),
    asks: Iterable[int] = (),
    stock: tuple[int, int] | None = None,
    doubles: int = 0,
    round: int = 1,
    pot: int = 0,
    **options: Value,
) -> Scene:
    """A game at the start of a turn, everything else as it stands at the beginning.

    ``cash`` for all or by player; ``built`` by group (a level a street, or
    one for all) or street; ``jail`` the failed throws so far; ``asks`` are players without
    auto-claim; ``chance`` and ``chest`` the ids of the next cards; ``stock``
    the Bank's houses and hotels where they shall be fewer than the board says:
    the missing ones then stand on other sets of the last player's, who is
    broke; ``doubles`` thrown already in this turn.
    """
    state = setup.new_state(load_edition(board), rules_of(preset, **options), players, seed=1)
    built_at = _buildings(state, built or {})
    if isinstance(cash, int):
        state.cash = [cash] * players
    else:
        for player, amount in (cash or {}).items():
            state.cash[player] = amount
    for player, wanted in (at or {}).items():
        (state.position[player],) = places(state.board, wanted)
    for player, deeds in (owns or {}).items():
        for space in places(state.board, deeds):
            assert state.owner[space] == BANK, f"space {space} is given twice"
            state.owner[space] = player
    for space in places(state.board, mortgaged):
        state.mortgaged[space] = True
    for space, level in built_at.items():
        state.buildings[space] = level
    for player, held in (cards or {}).items():
        for card in held.split():
            key = card_key(state.board, card)
            state.decks[key // DECK_STEP].remove(key)
            state.cards[player].append(key)
    for deck, wanted_cards in enumerate((chance, chest)):
        top = [card_key(state.board, card) for card in wanted_cards.split()]
        state.decks[deck] = top + [key for key in state.decks[deck] if key not in top]
    for player, turns in (jail or {}).items():
        state.position[player], state.jail_turns[player] = 10, turns
    for player in lapped:
        state.lapped[player] = True
    for player in asks:
        state.auto_claim[player] = False
    state.pot = pot
    state.current, state.turn, state.doubles, state.round = turn, 1, doubles, round
    state.stack = [Turn(turn, "roll", doubles > 0, doubles > 0)]
    if state.rules.building_supply == "limited":
        state.houses_left = HOUSES - sum(level for level in state.buildings if level < HOTEL)
        state.hotels_left = HOTELS - state.buildings.count(HOTEL)
    if stock is not None:
        _drain(state, *stock)
    state.bank = -sum(state.cash) - pot
    return Scene(state)


def _buildings(state: State, built: Mapping[str, Sequence[int] | int]) -> dict[int, int]:
    out: dict[int, int] = {}
    for where, levels in built.items():
        spaces = places(state.board, where)
        many = [levels] * len(spaces) if isinstance(levels, int) else list(levels)
        out.update(zip(spaces, many, strict=True))
    return out


def _drain(state: State, houses: int, hotels: int) -> None:
    """Leave the Bank so many buildings: the rest stands on free sets of the last player's.

    That player is broke, so as not to want any more.
    """
    holder, limit = state.players - 1, state.rules.houses_for_hotel
    take_houses, take_hotels = state.houses_left - houses, state.hotels_left - hotels
    free = [
        group.members
        for group in reversed(state.board.groups.values())
        if group.members[0] in state.board.streets
        and all(state.owner[s] == BANK for s in group.members)
    ]
    while free and (take_houses or take_hotels):
        small = [members for members in free if len(members) <= take_hotels]
        members = max(small, key=len) if small else min(free, key=len) if take_hotels else free[0]
        free.remove(members)
        size = len(members)
        if take_hotels:
            most = min(take_hotels, size)
            levels = [HOTEL] * most + [limit] * (size - most)
        else:
            most = min(take_houses, limit * size)
            levels = [most // size + (i < most % size) for i in range(size)]
        for space, level in zip(members, levels, strict=True):
            state.owner[space], state.buildings[space] = holder, level
        take_hotels -= levels.count(HOTEL)
        take_houses -= sum(level for level in levels if level != HOTEL)
    assert take_houses == take_hotels == 0, "there is no room for so many buildings"
    state.houses_left, state.hotels_left = houses, hotels
    state.cash[holder] = 0


def begun(
    players: int,
    *,
    dice: Iterable[Sequence[int]] = (),
    board: str = "us_2008",
    preset: str | None = None,
    seed: int = 1,
    **options: Value,
) -> Scene:
    """A game through the real set-up, with scripted opening throws."""
    chance = ScriptedChance(dice, strict=bool(dice))
    engine = setup.start(
        load_edition(board), rules_of(preset, **options), players, seed, chance=chance
    )
    scene = Scene(engine.state)
    scene.heard = list(engine.events)
    return scene


class Scene:
    """A game that checks itself; ``events`` are of the last action, ``heard`` are all."""

    def __init__(self, state: State) -> None:
        self.chance = ScriptedChance(strict=True)
        self.engine = Engine(state, self.chance)
        self.events: list[Event] = []
        self.heard: list[Event] = []
        assert state.problems() == []
        self.engine.settle()
        assert not self.engine.events, "a scene must begin where somebody has to decide"
        self.start = state.clone()
        self._forced = ForcedChance()
        self._replay = Engine(state.clone(), self._forced)

    # -- acting ---------------------------------------------------------------------
    def do(self, action: Action) -> Scene:
        """Apply an action and check everything that must hold after any action."""
        engine = self.engine
        before, books = engine.state.clone(), Ledger.of(engine.state)
        self.events = list(engine.apply(action))
        self.heard += self.events
        drawn = engine.drawn
        assert engine.state.problems() == [], (engine.state.problems(), action)
        assert engine.state.version == before.version + 1
        for event in self.events:
            books.fold(event)
        assert books.differences(engine.state) == [], action
        assert not self.chance.throws and not self.chance.faces, "dice were left over"
        self._check_copy(before, action, drawn)
        self._forced.feed(drawn)
        self._replay.apply(action)
        assert self._replay.state == engine.state, f"the replay went elsewhere at {action}"
        assert self._replay.drawn == drawn and self._forced.spent()
        check_save(self.start, engine.state, before.version, action, drawn)
        check_answerable(engine.state)
        return self

    def _check_copy(self, before: State, action: Action, drawn: list[machine.Drawn]) -> None:
        kept = before.clone()
        chance = ForcedChance()
        chance.feed(drawn)
        copy = Engine(before.clone(), chance)
        assert copy.apply(action) == self.events
        assert copy.state == self.engine.state, "a copy went elsewhere"
        assert before == kept, "a copy shares something that changes"

    def rejects(self, action: Action, code: str) -> IllegalAction:
        """Check that an action is refused with this code, a sentence, and no effect."""
        before = self.state.clone()
        try:
            self.engine.apply(action)
        except IllegalAction as reason:
            assert reason.code == code, (reason.code, reason.text)
            assert reason.text.endswith(".") and len(reason.text) > 10, reason.text
            assert self.state == before, "a refused action changed something"
            return reason
        raise AssertionError(f"{action} was not refused")

    def roll(self, *dice: int, speed: str = "", then: Iterable[Sequence[int]] = ()) -> Scene:
        """The current player throws these dice; ``then`` are throws that cards ask for."""
        assert len(dice) == 2
        self.chance.throws = [(dice[0], dice[1]), *((a, b) for a, b in then)]
        self.chance.faces = [FACES[speed]] if speed else []
        return self.do(Roll(self.state.current))

    def end(self) -> Scene:
        """The current player hands the dice on."""
        return self.do(EndTurn(self.state.current))

    def buy(self) -> Scene:
        return self.do(Buy(self._player()))

    def decline(self) -> Scene:
        return self.do(Decline(self._player()))

    def _player(self) -> int:
        return int(getattr(self.top, "player"))  # noqa: B009

    def bid(self, player: int, amount: int, space: Places = -1) -> Scene:
        return self.do(Bid(player, amount, self.place(space)))

    def passes(self, *players: int) -> Scene:
        """These players let the bid stand."""
        for player in players:
            self.do(Pass(player))
        return self

    def all_pass(self) -> Scene:
        """Everybody asked lets the bid stand, until this auction is over."""
        assert self.pending == "auction"
        while self.pending == "auction" and (asked := self.deciders):
            last = len(asked) == 1
            self.do(Pass(asked[0]))
            if last:
                break
        return self

    def unsold(self) -> Scene:
        """The deed on offer is declined and nobody bids."""
        return self.decline().all_pass()

    def sold(self, player: int, amount: int) -> Scene:
        """The player bids once and nobody goes higher."""
        self.bid(player, amount)
        return self.all_pass() if self.pending == "auction" else self

    def build(self, player: int, *spaces: Places) -> Scene:
        return self.do(Build(player, tuple(self.place(s) for s in spaces)))

    def pay(self) -> Scene:
        """The debtor pays."""
        return self.do(PayDebt(self.debt.player))

    def give_up(self) -> Scene:
        """The debtor goes bankrupt."""
        return self.do(DeclareBankruptcy(self.debt.player))

    def offer(self, player: int, partner: int, give: Bundle, get: Bundle) -> int:
        """Make an offer; its number."""
        self.do(OfferTrade(player, partner, give, get))
        return self.state.offers[-1].id

    def deal(self, player: int, partner: int, give: Bundle, get: Bundle) -> Scene:
        """Make an offer that is accepted."""
        return self.do(AcceptTrade(partner, self.offer(player, partner, give, get)))

    def bundle(self, cash: int = 0, deeds: Places = (), cards: str = "") -> Bundle:
        """One side of a trade."""
        keys = tuple(card_key(self.state.board, card) for card in cards.split())
        return Bundle(cash, tuple(places(self.state.board, deeds)), keys)

    # -- looking --------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.engine.state

    @property
    def top(self) -> Frame:
        return self.state.top

    @property
    def pending(self) -> str:
        """The kind of the frame that is pending now."""
        return self.state.top.kind

    @property
    def debt(self) -> Debt:
        assert isinstance(self.state.top, Debt), self.state.top
        return self.state.top

    @property
    def turn(self) -> Turn:
        """The turn under all that is pending."""
        assert isinstance(self.state.stack[0], Turn)
        return self.state.stack[0]

    @property
    def deciders(self) -> tuple[int, ...]:
        return machine.deciders(self.state)

    @property
    def claim(self) -> Claim:
        """The only claim there is."""
        (claim,) = self.state.claims
        return claim

    @property
    def standing(self) -> Offer:
        """The only offer there is."""
        (offer,) = self.state.offers
        return offer

    def to_roll(self, player: int) -> bool:
        """Whether the game waits for this player's throw."""
        return self.top == self.turn and self.turn.phase == "roll" and self.turn.player == player

    def to_end(self, player: int) -> bool:
        """Whether this player has nothing left to do but hand the dice on."""
        return self.top == self.turn and self.turn.phase == "end" and self.turn.player == player

    def place(self, wanted: Places) -> int:
        (space,) = places(self.state.board, wanted)
        return space

    def cash(self, player: int) -> int:
        return self.state.cash[player]

    def at(self, player: int) -> int:
        return self.state.position[player]

    def jailed(self, player: int) -> bool:
        return self.state.in_jail(player)

    def owner(self, space: Places) -> int:
        return self.state.owner[self.place(space)]

    def level(self, space: Places) -> int:
        return self.state.buildings[self.place(space)]

    def levels(self, group: str) -> tuple[int, ...]:
        return tuple(self.state.buildings[s] for s in self.state.board.groups[group].members)

    def is_mortgaged(self, space: Places) -> bool:
        return self.state.mortgaged[self.place(space)]

    def card(self, card: str) -> int:
        """The key of a card by its id."""
        return card_key(self.state.board, card)

    def may(self, action: Action) -> bool:
        """Whether the rules allow the action now."""
        return machine.why_not(self.state, action) is None

    def legal(self, player: int) -> list[Action]:
        return machine.legal(self.state, player)

    def of(self, kind: type[E]) -> list[E]:
        """The events of a kind that the last action caused."""
        return [event for event in self.events if isinstance(event, kind)]

    def all_of(self, kind: type[E]) -> list[E]:
        """All events of a kind since the scene began."""
        return [event for event in self.heard if isinstance(event, kind)]


def check_answerable(state: State) -> None:
    """The game waits for somebody, and everyone it waits for can do something legal."""
    asked = machine.deciders(state)
    assert bool(asked) != state.over, state.stack
    for player in asked:
        assert machine.legal(state, player), f"player {player} is stuck: {state.stack}"
    for player in range(state.players):
        for action in machine.legal(state, player):
            reason = machine.why_not(state, action)
            assert reason is None, f"{action} is listed but refused: {reason}"


def check_save(
    start: State, state: State, version: int, action: Action, drawn: list[machine.Drawn]
) -> None:
    """A saved game loads as it was, with the action that led to it."""
    seats = tuple(SeatRecord(f"Player {p + 1}") for p in range(state.players))
    saved = SavedGame("scene", seats, start, state, [(version, action, tuple(drawn))])
    text = save_file.contents(saved)
    loaded = save_file.game(save_file.adapter().validate_json(text))
    assert loaded.state == state and loaded.start == start, "a save changed the game"
    assert loaded.log == saved.log, "a save changed the log"
