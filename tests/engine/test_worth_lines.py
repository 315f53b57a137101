"""The parts of what a player is worth come to the whole [SC-220]."""

from monopoly_gui.engine.amounts.worth import WorthLine, final_worth, worth_lines
from tests.engine.test_problems import READING, build, fresh


def test_deeds_houses_and_hotels_are_each_counted_at_their_price() -> None:
    state = fresh()
    build(state, 5, 4, 4)
    state.owner[READING] = 0
    state.mortgaged[READING] = True
    assert worth_lines(state, 0) == (
        WorthLine("cash", 0, state.cash[0]),
        WorthLine("deeds", 3, 100 + 100 + 120),
        WorthLine("mortgaged", 1, 100),
        WorthLine("houses", 8, 8 * 50),
        WorthLine("hotels", 1, 5 * 50),
    )
    assert sum(line.amount for line in worth_lines(state, 0)) == final_worth(state, 0)
