"""A game knows whose profiles sit at it, and why it counts for nothing."""

from dataclasses import replace
from pathlib import Path

from monopoly_gui.match.film import Film
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SavedGame, load, save, with_mark
from tests.storage.games import played


def lesson() -> SavedGame:
    """A random game in which a profile sits on the first seat, marked as a lesson."""
    game = played(3, 2, 40)
    seats = (replace(game.seats[0], profile="a1b2"), game.seats[1])
    return replace(game, seats=seats, marks=("lesson",))


def test_profiles_and_marks_are_kept_in_the_file_and_by_the_match(tmp_path: Path) -> None:
    save(tmp_path / "lesson.json", lesson())
    found = load(tmp_path / "lesson.json")
    assert (found.seats[0].profile, found.seats[1].profile) == ("a1b2", "")
    assert found.marks == ("lesson",)
    match = Match.from_saved(found, threaded=False)
    assert match.saved().marks == ("lesson",)
    match.close()


def test_a_game_gone_on_with_from_an_earlier_moment_says_so() -> None:
    film = Film(lesson())
    assert film.cut(len(film)).marks == ("lesson",)
    assert film.cut(5).marks == ("lesson", "rewound")


def test_a_mark_stands_once() -> None:
    assert with_mark(with_mark((), "seed"), "seed") == ("seed",)
