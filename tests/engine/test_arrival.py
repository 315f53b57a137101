"""An arrival is pending like anything else: it can be copied, saved, and gone on from."""

from collections.abc import Iterable

from pydantic import TypeAdapter

from monopoly_gui.engine.actions import Roll
from monopoly_gui.engine.events import CashMoved, PurchaseOffered
from monopoly_gui.engine.frames import Arrival, Frame, SecondMove, Turn
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.state import State
from tests.engine.scenes import P1, P2, game
from tests.engine.scripted import ScriptedChance

ORIENTAL, READING, ATLANTIC = 6, 5, 26


def arriving(state: State, *frames: Frame) -> Engine:
    """A copy of the game, in the midst of its player's move, with these frames to come."""
    copy = state.clone()
    copy.stack[:] = [Turn(P1, "moving", False, True), *reversed(frames)]
    return Engine(copy, ScriptedChance(strict=True))


def test_acting_on_the_space_is_all_that_is_left_of_a_move() -> None:
    """BOARD-2 BUY-1: what an arrival says is enough to go on from it."""
    scene = game(players=2, at={P1: ORIENTAL})
    engine = arriving(scene.state, Arrival(P1, ORIENTAL))
    engine.settle()
    assert engine.events == [PurchaseOffered(P1, ORIENTAL)]
    assert [frame.kind for frame in engine.state.stack] == ["turn", "purchase"]


def test_a_cards_rent_rule_comes_with_the_arrival() -> None:
    """CARD-7: twice the rent of a railroad."""
    scene = game(players=2, at={P1: READING}, owns={P2: READING})
    engine = arriving(scene.state, Arrival(P1, READING, factor=2))
    engine.settle()
    (paid,) = [event for event in engine.events if isinstance(event, CashMoved)]
    assert (paid.payer, paid.payee, paid.amount, paid.reason) == (P1, P2, 50, "rent")


def test_what_was_pending_waits_for_the_arrival() -> None:
    """SPEED-1: Mr. Monopoly's second move comes when the deed landed on is settled."""
    scene = game(players=2, at={P1: ORIENTAL})
    engine = arriving(scene.state, Arrival(P1, ORIENTAL), SecondMove(P1))
    engine.settle()
    assert [frame.kind for frame in engine.state.stack] == ["turn", "second_move", "purchase"]


def test_a_game_saved_on_arrival_goes_on_alike() -> None:
    """ADR 1: from the frames as a save holds them."""
    frames: TypeAdapter[list[Frame]] = TypeAdapter(list[Frame])
    scene = game(players=2, at={P1: ATLANTIC}, owns={P2: ATLANTIC})
    kept, saved = (arriving(scene.state, Arrival(P1, ATLANTIC)) for _ in range(2))
    saved.state.stack = frames.validate_json(frames.dump_json(saved.state.stack))
    assert saved.state == kept.state
    kept.settle()
    saved.settle()
    assert saved.events == kept.events and saved.state == kept.state


def test_an_arrival_is_acted_on_before_anybody_is_asked() -> None:
    """TURN-2: so no save of before, and none at rest, holds one."""
    scene = game(players=2, at={P1: 0})
    seen: list[str] = []

    class Watched(list[Frame]):
        def append(self, frame: Frame) -> None:
            seen.append(frame.kind)
            super().append(frame)

        def extend(self, frames: Iterable[Frame]) -> None:
            for frame in frames:
                self.append(frame)

    engine = Engine(scene.state.clone(), ScriptedChance([(1, 5)], strict=True))
    engine.state.stack = Watched(engine.state.stack)
    engine.apply(Roll(P1))
    assert seen == ["arrival", "purchase"]
    assert not any(isinstance(frame, Arrival) for frame in engine.state.stack)
