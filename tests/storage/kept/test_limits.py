"""The games to delete when there are too many: never an unfinished one."""

from dataclasses import replace

from monopoly_gui.storage.kept import GameEntry
from monopoly_gui.storage.kept.limits import MEGABYTE, ShelfLimits, games_to_remove


def kept(number: int, finished: bool = True, **values: object) -> GameEntry:
    """The game of that day, of a megabyte."""
    day = f"2026-01-{number:02}T10:00:00+00:00"
    entry = GameEntry(
        id=f"202601{number:02}-100000-00000000", name=f"Game {number}", kind="game",
        board="us_2008", rules="", seats=(), round=3, started=day, updated=day,
        finished=day if finished else "", size=MEGABYTE,
    )  # fmt: skip
    return replace(entry, **values)  # type: ignore[arg-type]


def names(entries: list[GameEntry]) -> list[str]:
    return [entry.name for entry in entries]


def test_the_oldest_finished_game_goes_first() -> None:
    games = [kept(3), kept(1), kept(2)]
    assert names(games_to_remove(games, ShelfLimits(games=2))) == ["Game 1"]
    assert names(games_to_remove(games, ShelfLimits(games=1))) == ["Game 1", "Game 2"]
    assert games_to_remove(games, ShelfLimits(games=3)) == []


def test_unfinished_pinned_and_played_games_stay_whatever_the_limits() -> None:
    games = [
        kept(1, finished=False),
        kept(2, pinned=True),
        kept(3, playing=True),
        kept(4),
    ]
    assert names(games_to_remove(games, ShelfLimits(games=1))) == ["Game 4"]
    assert names(games_to_remove(games, ShelfLimits(megabytes=0))) == ["Game 4"]


def test_size_counts_as_well_as_number() -> None:
    games = [kept(number) for number in range(1, 6)]
    assert names(games_to_remove(games, ShelfLimits(megabytes=3))) == ["Game 1", "Game 2"]


def test_one_lesson_and_ten_scenarios_are_kept_that_have_ended() -> None:
    lessons = [kept(number, finished=False, kind="lesson") for number in (1, 2)]
    scenarios = [kept(number, kind="scenario") for number in range(3, 15)]
    assert names(games_to_remove([*lessons, *scenarios], ShelfLimits())) == [
        "Game 1",
        "Game 3",
        "Game 4",
    ]
    scenarios[0] = replace(scenarios[0], pinned=True)
    assert names(games_to_remove(scenarios, ShelfLimits())) == ["Game 4", "Game 5"]


def test_a_scenario_that_goes_on_stays_however_many_there_are() -> None:
    scenarios = [kept(number, finished=False, kind="scenario") for number in range(1, 15)]
    assert games_to_remove(scenarios, ShelfLimits()) == []
    ended = [kept(number, kind="scenario") for number in range(15, 26)]
    assert names(games_to_remove([*scenarios, *ended], ShelfLimits(games=10))) == [
        f"Game {number}" for number in range(15, 26)
    ]
    assert names(games_to_remove([*scenarios, *ended], ShelfLimits())) == ["Game 15"]
