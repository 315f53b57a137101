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

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import machine, setup
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    AnswerDemand,
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
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.chance import ForcedChance
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import Claim, Debt, Frame, Offer, Shortage, Turn
from monopoly_gui.engine.game import Drawn
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Value
from monopoly_gui.engine.state import State
from tests.engine.checks import check_answerable, check_save
from tests.engine.ledger import Ledger
from tests.engine.scripted import ScriptedChance
from tests.engine.setting import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    Places,
    card_key,
    places,
    rules_of,
    setting,
)

__all__ = [
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6",
    "P7",
    "P8",
    "Places",
    "Scene",
    "begun",
    "game",
    "rules_of",
]

#: faces of the speed die by the names that scenes use
FACES = {"1": 0, "2": 1, "3": 2, "bus": 3, "mr": 4}

E = TypeVar("E")


def game(players: int = 4, **words: Any) -> Scene:
    """A scene that begins with this ``setting``, whose words are its arguments."""
    scene = Scene(setting(players, **words))
    if words.get("stock") and players - 1 not in words.get("owns", {}):
        scene.bystander = players - 1
    return scene


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
    """A game that checks itself; ``events`` are of the last action, ``heard`` are all.

    A ``bystander`` who only holds buildings wants none of the last ones.
    """

    def __init__(self, state: State) -> None:
        self.chance = ScriptedChance(strict=True)
        self.engine = Engine(state, self.chance)
        self.events: list[Event] = []
        self.heard: list[Event] = []
        self.bystander = BANK
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
        check_save(self.start, engine.state, [(before.version, action, tuple(drawn))])
        check_answerable(engine.state)
        if isinstance(self.top, Shortage) and self.bystander in self.deciders:
            text = self.events
            self.do(AnswerDemand(self.bystander, ()))
            self.events = text + self.events
        return self

    def _check_copy(self, before: State, action: Action, drawn: list[Drawn]) -> None:
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
