"""Occasions of people at the table: each once, none of computers alone."""

import pytest

from monopoly_gui.engine import events as ev
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.state import State
from monopoly_gui.match.milestones import Milestones
from tests.scenes.dialogs.desk import own, position

ADA, BEN = 0, 1


def milestones(start: State | None = None) -> Milestones:
    """Of Ada, a person, and Ben, a computer."""
    names = ("Ada", "Ben", "the Bank")
    return Milestones(start or position(2), lambda: (ADA,), lambda player: names[player])


def said_of(of: Milestones, state: State, *events: ev.Event) -> str:
    of.follow(events, state)
    return "".join(map(of.take, events))


def house(player: int, before: int = 0, after: int = 1) -> ev.Event:
    return ev.BuildingsChanged(6, player, before, after, 31, 12)


def rent(payee: int, amount: int) -> ev.Event:
    return ev.CashMoved(1 - payee, payee, amount, "rent", 6)


def taken(state: State, player: int, id: str) -> ev.Event:
    own(state, player, id)
    return ev.DeedMoved(state.board.find(id), BANK, player)


def test_the_first_house_of_a_person_is_announced_once() -> None:
    of, state = milestones(), position(2)
    assert said_of(of, state, house(BEN)) == ""
    assert said_of(of, state, house(ADA, 1, 0)) == ""
    assert said_of(of, state, house(ADA)) == "Ada’s first house!"
    assert said_of(of, state, house(ADA, 1, 2)) == ""


def test_who_begins_with_houses_builds_no_first_one() -> None:
    state = position(2)
    own(state, ADA, "oriental_avenue")
    state.buildings[6] = 4
    assert said_of(milestones(state), state, house(ADA, 4, 5)) == ""


def test_a_rent_is_a_record_above_all_before_and_only_a_large_one() -> None:
    of, state = milestones(), position(2)
    said = [said_of(of, state, rent(*paid)) for paid in
            [(ADA, 99), (ADA, 100), (ADA, 100), (BEN, 200), (ADA, 150), (ADA, 201)]]  # fmt: skip
    first, last = (f"The highest rent so far: Ada collects {sum}." for sum in ("$100", "$201"))
    assert said == ["", first, "", "", "", last]


def test_one_short_of_a_set_names_the_deed_and_its_owner() -> None:
    of, state = milestones(), position(2)
    assert said_of(of, state, taken(state, ADA, "st_james_place")) == ""
    near = taken(state, ADA, "tennessee_avenue")
    assert said_of(of, state, near) == (
        "One more for Ada’s Orange set: New York Avenue is still for sale."
    )
    assert said_of(of, state, near) == ""
    own(state, BEN, "virginia_avenue")
    own(state, ADA, "states_avenue")
    assert said_of(of, state, taken(state, ADA, "st_charles_place")) == (
        "One more for Ada’s Pink set: Ben has Virginia Avenue."
    )


@pytest.mark.parametrize(
    ("holder", "said"),
    [(ADA, "Only Ada’s Park Place keeps Ben from the Dark blue set."), (BANK, "")],
)
def test_a_computer_one_short_is_announced_to_the_holder(holder: int, said: str) -> None:
    of, state = milestones(), position(2)
    own(state, holder, "park_place")
    assert said_of(of, state, taken(state, BEN, "boardwalk")) == said


def test_where_worth_decides_the_lead_of_a_person_is_news_now_and_then() -> None:
    of, said = milestones(), []
    state = position(2, rules={"win_condition": "richest_at_limit", "round_limit": 30})
    for state.round, cash in ((1, 10), (5, 1510), (6, 10), (8, 20), (9, 2000)):
        state.cash[:] = [cash, 1500]
        said.append(said_of(of, state, ev.TurnStarted(ADA, state.round, 9)))
    assert said == [
        "",
        "Ada takes the lead: worth $1,510.",
        "",
        "",
        "Ada takes the lead: worth $2,000.",
    ]
    state.round = 30
    last = [said_of(of, state, ev.TurnStarted(ADA, 30, 60)) for _twice in (1, 2)]
    assert last == ["The last round: Ada leads with $2,000.", ""]
    plain = position(2)
    plain.round, plain.cash[:] = 9, [3000, 10]
    assert said_of(milestones(), plain, ev.TurnStarted(ADA, 9, 9)) == ""
