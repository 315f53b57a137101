"""A film shows each moment of a game as it was, in any order."""

import random

import pytest

from monopoly_gui.engine.events import TurnStarted
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.film import KEPT_EVERY, Film, FilmUnavailable
from monopoly_gui.match.history import replay
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SavedGame

from .tables import RandomBot, seats


def played(actions: int = 3 * KEPT_EVERY + 5) -> SavedGame:
    bots = {p: RandomBot(p) for p in range(3)}
    match = Match.new("us_2008", Rules(), seats("aaa"), 5, bots=bots, threaded=False)
    for _ in range(actions):
        match.poll()
    return match.saved()


def test_every_moment_is_as_it_was_whatever_was_seen_before() -> None:
    saved = played()
    film = Film(saved)
    moments = list(range(len(film) + 1)) * 2
    random.Random(1).shuffle(moments)
    for moment in moments:
        assert film.at(moment) == replay(saved.start, saved.log[:moment]).state


def test_a_position_may_be_changed_by_whoever_asked_for_it() -> None:
    film = Film(played())
    film.at(40).cash[0] = 0
    assert film.at(40) != film.at(0)
    assert film.at(40).cash[0] != 0


def test_turns_and_rounds_are_where_they_began() -> None:
    film = Film(played())
    for moment in film.turns[1:]:
        assert any(isinstance(event, TurnStarted) for event in film.events(moment))
    for moment, number in film.rounds:
        assert film.at(moment).round == number == film.round_at(moment)
    second = film.turns[1]
    assert film.turn_after(0) == second == film.turn_before(film.turns[2])
    assert film.turn_before(second) == 0 == film.turn_before(0)
    assert film.turn_after(film.turns[-1]) == len(film)


def test_a_cut_is_a_game_to_go_on_with() -> None:
    saved = played()
    film = Film(saved)
    match = Match.from_saved(film.cut(50), threaded=False)
    assert match.state == film.at(50)
    match.poll()
    assert len(match.log) == 51
    assert len(Film(match.saved())) == 51
    assert len(saved.log) == len(film), "the film is left as it was"


def test_a_game_that_has_not_begun_has_one_moment() -> None:
    film = Film(played(0))
    assert len(film) == 0
    assert film.events(0) == ()
    assert film.at(0) == film.saved.start
    with pytest.raises(IndexError):
        film.at(1)


def test_a_log_that_does_not_fit_is_told() -> None:
    saved = played()
    del saved.log[5]
    with pytest.raises(
        FilmUnavailable, match=r"cannot be watched: action 7 of the log .* after 5 actions"
    ):
        Film(saved)


def test_a_log_that_leads_elsewhere_is_told() -> None:
    saved = played()
    saved.state.cash[1] += 1
    with pytest.raises(FilmUnavailable, match="does not lead to the saved position"):
        Film(saved)
