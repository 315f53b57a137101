"""The events of a game that moved the chances of winning most."""

from monopoly_gui.ai.advice import chances
from monopoly_gui.engine.actions import (
    DeclareBankruptcy,
    EndByAgreement,
    Mortgage,
    PayDebt,
    Roll,
)
from monopoly_gui.engine.machine import Engine
from monopoly_gui.match.swings import Swing, Swings
from tests.engine.scripted import ScriptedChance
from tests.engine.setting import P1, P2, setting


def swings(*actions: object, cash: int, mortgaged: str = "") -> tuple[Swing, list[float]]:
    """The only swing of the first player's landing on Boardwalk, and the chances at the end."""
    state = setting(
        2,
        at={P1: 37},
        cash={P1: cash, P2: 500},
        owns={P1: "reading short_line", P2: "dark_blue"},
        mortgaged=mortgaged,
    )
    engine = Engine(state.clone(), ScriptedChance(((1, 1),)))
    course, log = Swings(state), []
    for action in actions:
        version = engine.state.version
        engine.apply(action)  # type: ignore[arg-type]
        log.append((version, action, tuple(engine.drawn)))
    course.update(log)  # type: ignore[arg-type]
    (swing,) = course.swings
    assert list(swing.before) == chances(state)
    return swing, chances(engine.state)


def test_a_rent_counts_with_all_that_is_sold_for_it() -> None:
    swing, after = swings(Roll(P1), Mortgage(P1, 5), PayDebt(P1), cash=50)
    assert (swing.moment.kind, swing.moment.amount, swing.moment.other) == ("rent", 100, P2)
    assert list(swing.after) == after and swing.change(P1) < 0
    assert round(swing.size, 6) == round(swing.change(P2), 6)


def test_a_rent_paid_at_once() -> None:
    swing, after = swings(Roll(P1), cash=500)
    assert (swing.moment.kind, swing.moment.space, list(swing.after)) == ("rent", 39, after)


def test_a_rent_that_ruins_is_a_bankruptcy() -> None:
    swing, _after = swings(Roll(P1), DeclareBankruptcy(P1), cash=50, mortgaged="reading short_line")
    assert (swing.moment.kind, swing.after[P1], swing.most) == ("bankrupt", 0.0, P1)


def test_an_end_that_is_agreed_moves_no_chances() -> None:
    state = setting(2, cash={P1: 900, P2: 500}, owns={P2: "dark_blue"})
    engine, course = Engine(state.clone(), ScriptedChance(())), Swings(state)
    version, action = engine.state.version, EndByAgreement(players=(P1, P2))
    engine.apply(action)
    course.update([(version, action, tuple(engine.drawn))])
    assert engine.state.over and not course.swings
    assert [list(point) for point in course.curve] == [chances(state)] * 2
