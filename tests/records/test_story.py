"""The players' courses, from the log alone and computed again at any time."""

from dataclasses import replace

import pytest

from monopoly_gui.engine.actions import AcceptTrade, Bundle, Buy, OfferTrade, Roll
from monopoly_gui.engine.chance import LogMismatch
from monopoly_gui.engine.state import State
from monopoly_gui.match.chronicle import chronicle_of
from monopoly_gui.match.match import Match
from monopoly_gui.records.achievements import IN_GAME, earned
from monopoly_gui.records.result import Payment
from monopoly_gui.records.result_of_game import result_of
from monopoly_gui.records.story import Story
from monopoly_gui.storage import SavedGame, SeatRecord
from tests.engine.scripted import ScriptedChance
from tests.records.test_line import finished
from tests.scenes.dialogs.desk import own, own_set, position, settle_books

SEATS = tuple(SeatRecord(name, "human") for name in ("Zoe", "Tom", "Ann"))


def at(state: State, *dice: tuple[int, int]) -> Match:
    """The position with throws to come, everybody a human."""
    settle_books(state)
    saved = SavedGame("scene", SEATS[: state.players], state.clone(), state)
    return Match.from_saved(saved, ScriptedChance(dice=dice), threaded=False)


def story_of(match: Match) -> Story:
    story = Story(match.saved().start)
    story.update(match.log)
    return story


def codes(match: Match, seat: int = 0) -> set[str]:
    numbers = earned(story_of(match), seat)
    return {each.code for each in IN_GAME if each.number in numbers}


def test_the_third_deed_of_a_colour_makes_a_set() -> None:
    state = position(2)
    own(state, 0, "oriental_avenue", "vermont_avenue")
    match = at(state, (4, 5))
    match.submit(Roll(0))
    assert "first_set" not in codes(match)
    match.submit(Buy(0))
    assert "first_set" in codes(match)
    assert "first_set" not in codes(match, 1)


def test_rent_is_noted_on_both_sides() -> None:
    """A hotel on Boardwalk takes 2,000."""
    state = position(2)
    own_set(state, 1, "dark_blue", level=5)
    state.cash[0], state.position[0] = 3000, 32
    match = at(state, (3, 4))
    match.submit(Roll(0))
    zoe, tom = story_of(match).courses
    assert (zoe.paid, tom.taken) == (Payment(39, 2000, 1), Payment(39, 2000, 0))
    assert {"rent_day", "jackpot", "best_address", "hotel"} <= codes(match, 1)
    assert "ouch" in codes(match)


def test_a_trade_is_judged_by_what_it_does_to_the_chances() -> None:
    """Zoe gives the last of the green set away for nothing."""
    state = position(2)
    own(state, 0, "pacific_avenue")
    own(state, 1, "north_carolina_avenue", "pennsylvania_avenue")
    match = at(state)
    give = Bundle(deeds=(state.board.find("pacific_avenue"),))
    match.submit(OfferTrade(0, 1, give, Bundle(cash=1)))
    match.submit(AcceptTrade(1, match.state.offers[0].id))
    zoe, tom = story_of(match).courses
    (lost,), (gained,) = zoe.trades, tom.trades
    assert lost.change < 0 < gained.change
    assert lost.change == pytest.approx(-gained.change, abs=1)
    assert (lost.other, gained.other) == (1, 0)
    assert "first_deal" in codes(match) and "first_deal" in codes(match, 1)


def test_what_was_taken_back_is_forgotten() -> None:
    state = position(2)
    own(state, 0, "oriental_avenue", "vermont_avenue")
    match = at(state, (4, 5))
    story = Story(match.saved().start)
    match.submit(Roll(0))
    match.submit(Buy(0))
    assert story.update(match.log)
    assert story.courses[0].sets == {"light_blue"}
    match.undo()
    assert story.update(match.log)
    assert story.courses[0].sets == set()
    assert not story.update(match.log)


@pytest.mark.parametrize("seed", [5, 11, 23])
def test_a_story_agrees_with_the_chronicle_of_the_game(seed: int) -> None:
    """Two tellers who know nothing of each other count landings, throws, doubles and rents."""
    saved = finished(4, 15, seed)
    story = Story(saved.start)
    story.update(saved.log)
    chronicle = chronicle_of(saved.start, saved.log)
    for seat, course in enumerate(story.courses):
        assert [course.landed[space] for space in range(40)] == chronicle.landings[seat]
        assert len(course.jailed) == chronicle.jailed[seat]
        assert course.doubles == chronicle.doubles[seat]
        assert sum(course.income) == chronicle.received[seat]
        assert len(course.throws) == sum(chronicle.throws[seat])
    assert len(story.rounds) == len(saved.log) + 1
    assert all(sum(point) == pytest.approx(1.0) for point in story.curve)


def test_a_story_told_step_by_step_is_the_one_told_at_once() -> None:
    saved = finished(3, 8, 7)
    whole, slowly = Story(saved.start), Story(saved.start)
    whole.update(saved.log)
    for at_ in range(len(saved.log) + 1):
        slowly.update(saved.log[:at_])
    assert slowly.courses == whole.courses and slowly.curve == whole.curve


def test_achievements_are_reckoned_anew_from_the_log() -> None:
    """One game gives one story; a person's are kept, a computer's are nobody's."""
    saved = finished(4, 15, 5)
    person = replace(saved, seats=(replace(saved.seats[0], kind="human"), *saved.seats[1:]))
    first, second = result_of(person), result_of(person)
    assert first == second
    story = Story(saved.start)
    story.update(saved.log)
    assert first.seats[0].earned == earned(story, 0) != ()
    assert all(seat.earned == () for seat in first.seats[1:])


def test_a_log_that_does_not_fit_is_refused() -> None:
    saved = finished(3, 8, 7)
    with pytest.raises(LogMismatch):
        Story(saved.start).update(saved.log[1:])
