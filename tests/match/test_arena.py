"""Leagues: who sits where, who won, and what a bot from outside may do."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from monopoly_gui.cli import main, parser
from monopoly_gui.commands import arena
from monopoly_gui.commands.arena import play_game, seating
from monopoly_gui.commands.simulate import board_of
from monopoly_gui.engine import setup
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.league import LeagueTable, Standing
from monopoly_gui.simulation.outside.bot import check_bot
from monopoly_gui.simulation.outside.entrant import BotLimits, OutsideBot, OutsideBotError
from monopoly_gui.simulation.outside.process_pool import pool_of
from monopoly_gui.simulation.outside.python_bot import LARGEST
from monopoly_gui.simulation.rating import ratings, wilson_interval

#: games in which a bot never answers before it is asked no more
STRIKES = 3
TABLE = LeagueTable(("expert", "normal", "easy"), "us_2008", Rules(), seed=7)
#: a bot that does everything wrong in turn, and is none the less a legal player at the table
CLUMSY = """
from monopoly_gui.engine.actions import EndTurn, Roll


class Clumsy:
    def __init__(self):
        self.reason = ""
        self.asked = 0

    def decide(self, view):
        self.asked += 1
        if self.asked % 3 == 0:
            raise RuntimeError("no idea")
        view.state.cash[view.player] = 1_000_000
        return Roll(view.player) if self.asked % 3 == 1 else EndTurn(1 - view.player)

    def interject(self, view):
        return None
"""


def checked(bot: OutsideBot) -> None:
    """Whether it can play at all."""
    check_bot(bot, setup.start(board_of("us_2008"), Rules(), 2, 1).state)


@pytest.fixture
def clumsy(tmp_path: Path) -> Path:
    file = tmp_path / "clumsy.py"
    file.write_text(CLUMSY, encoding="utf-8")
    return file


def test_everybody_sits_in_every_seat_with_the_same_seed() -> None:
    games = [seating(TABLE, number) for number in (1, 2, 3, 4)]
    assert [seats[0] for seats, _ in games] == ["expert", "easy", "normal", "expert"]
    assert [seed for _, seed in games] == [7, 7, 7, 8]


def test_a_game_is_the_same_each_time() -> None:
    assert play_game(TABLE, 2) == play_game(TABLE, 2)


def test_the_share_lies_inside_its_interval() -> None:
    low, high = wilson_interval(30, 100)
    assert low < 0.3 < high
    assert wilson_interval(0, 10)[0] == 0.0
    assert wilson_interval(10, 10)[1] == pytest.approx(1.0)


def test_who_wins_more_than_the_even_share_is_rated_higher() -> None:
    rated = ratings([(("a", "b", "b", "b"), {"a": 50, "b": 50})])
    assert rated["a"] > 1500 > rated["b"]
    assert sum(rated.values()) == pytest.approx(3000)
    even = ratings([(("a", "b", "b", "b"), {"a": 250, "b": 750})])
    assert even["a"] == pytest.approx(even["b"], abs=2)


def test_ten_to_one_is_four_hundred_points() -> None:
    rated = ratings([(("a", "b"), {"a": 10_000, "b": 1000})])
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=2)


def test_the_arena_tells_each_entrants_share(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "arena --seats hard/dealer,normal,normal --games 6 --jobs 1 --format json"
    assert main(asked.split()) == 0
    text = json.loads(capsys.readouterr().out)
    one, others = text["entrants"]["hard/dealer"], text["entrants"]["normal"]
    assert one["games"] == others["games"] == text["games"] == 6
    assert one["wins"] + others["wins"] + text["undecided"] == 6
    assert one["low"] <= one["share"] <= one["high"]
    assert (one["seats"], others["seats"]) == (1, 2)


def test_a_league_is_everybody_against_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "arena --league easy,normal --players 2 --games 2 --jobs 1 --format csv"
    assert main(asked.split()) == 0
    rows = [line.split(",") for line in capsys.readouterr().out.splitlines()]
    assert {(row[0], row[1]) for row in rows[1:]} == {
        (table, name) for table in "123" for name in ("easy", "normal")
    }


def test_what_a_bot_from_outside_does_wrong_is_counted_and_done_simply(
    clumsy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "--seats Clumsy,normal --games 2 --jobs 1 --format json"
    assert main(["arena", "--bot", f"{clumsy}:Clumsy", *asked.split()]) == 0
    text = json.loads(capsys.readouterr().out)
    assert text["entrants"]["Clumsy"]["faults"] > 0
    assert text["entrants"]["normal"]["faults"] == 0


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("--seats normal,genius", "Choose one of: "),
        ("--seats normal", "A table has 2 to 8 seats, not 1."),
        ("", "Name who plays"),
        ("--seats a,normal --bot nowhere.py:A", "There is no file nowhere.py"),
        ("--seats a,normal --bot nonsense", "--bot takes path.py:Class"),
    ],
)
def test_tables_that_make_no_sense_are_refused(
    asked: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *asked.split()]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("class Other: pass", "there is no class Clumsy in it"),
        ("class Clumsy: pass", "Clumsy has no decide and no interject"),
        ("1 / 0", "it failed (ZeroDivisionError"),
        ("class :", "it failed (SyntaxError"),
        ("raise SystemExit", "it failed (SystemExit"),
        ("class Mute(Exception):\n    __str__ = None\nraise Mute", "(Mute: it cannot say why)"),
        ("\0", "it failed (SyntaxError"),
    ],
)
def test_a_file_without_a_bot_says_what_is_wrong(tmp_path: Path, code: str, reason: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(code, encoding="utf-8")
    with pytest.raises(OutsideBotError) as caught:
        checked(OutsideBot.parse(f"{file}:Clumsy"))
    assert reason in str(caught.value)


SLOW = """
import time


class Slow:
    reason = ""

    def decide(self, view):
        time.sleep(1000)

    interject = decide
"""


def test_a_bot_that_never_answers_is_soon_asked_no_more(tmp_path: Path) -> None:
    """Each game waits for it once, and after three games none."""
    file = tmp_path / "slow.py"
    file.write_text(SLOW, encoding="utf-8")
    slow = replace(OutsideBot.parse(f"{file}:Slow"), limits=BotLimits(answer=0.05, strikes=STRIKES))
    table = LeagueTable(("Slow", "easy"), "us_2008", Rules(), 1, (slow,), rounds=3)
    for number in range(1, 6):
        assert play_game(table, number).faults["Slow"] > 3
    assert pool_of(slow).vain == STRIKES


def test_a_bot_whose_file_never_ends_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "endless.py"
    file.write_text("import time\ntime.sleep(99)\n", encoding="utf-8")
    endless = replace(OutsideBot.parse(f"{file}:Endless"), limits=BotLimits(ready=0.5))
    with pytest.raises(OutsideBotError, match="not ready after"):
        checked(endless)


def test_a_bot_that_cannot_be_made_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "moody.py"
    code = "class Moody:\n  def __init__(self): raise SystemExit(7)\n  decide = interject = print\n"
    file.write_text(code, encoding="utf-8")
    assert main(["arena", "--bot", f"{file}:Moody", "--seats", "Moody,easy"]) == 2
    assert "moody.py: it failed (SystemExit: 7)." in capsys.readouterr().err


def test_a_bot_in_a_file_without_end_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "long.py"
    file.write_text("#" * (LARGEST + 1), encoding="utf-8")
    with pytest.raises(OutsideBotError, match="it has more than"):
        checked(OutsideBot.parse(f"{file}:Long"))


def test_a_bot_in_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "clumsy.txt"
    file.write_text(CLUMSY, encoding="utf-8")
    with pytest.raises(OutsideBotError, match="it is not a Python file"):
        checked(OutsideBot.parse(f"{file}:Clumsy"))


def test_a_league_for_more_seats_than_names_has_no_table_of_all(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = "arena --league easy,normal --players 3 --games 1 --jobs 1 --format csv"
    assert main(asked.split()) == 0
    assert {line[0] for line in capsys.readouterr().out.splitlines()[1:]} == {"1", "2"}


def test_the_arena_tells_its_tables_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "arena --seats easy,easy --games 2 --jobs 1 --seed 1"
    assert main(asked.split()) == 0
    text = capsys.readouterr().out
    assert text.startswith("easy, easy: 2 games from seed 1, ")
    assert "easy ×2" in text
    assert "Ratings (400 points are 10 to 1)\n  easy " in text


@pytest.mark.parametrize("format", ["table", "json", "csv"])
def test_the_seed_is_a_secret_one_that_is_told_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], format: str
) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda most: most - 12345)
    secret = 2**63 - 12345
    asked = f"arena --seats easy,normal --games 4 --jobs 1 --format {format}"
    assert main(asked.split()) == 0
    said = capsys.readouterr()
    assert said.err == f"The seed was {secret}: --seed {secret} plays the games again.\n"
    assert main(f"{asked} --seed {secret}".split()) == 0
    again = capsys.readouterr()
    assert again.err == ""
    assert format != "csv" or again.out == said.out


def test_no_two_games_of_a_bot_from_outside_share_a_seed(tmp_path: Path) -> None:
    """It may remember the dice of one game in the next, at this table or another."""
    me = OutsideBot("me", tmp_path / "me.py", "Me")
    table = LeagueTable(("me", "easy", "easy"), "us_2008", Rules(), 7, (me,))
    assert [seating(table, number)[1] for number in range(1, 7)] == [7, 8, 9, 10, 11, 12]
    assert [seating(table, number)[0].index("me") for number in range(1, 4)] == [0, 1, 2]


def test_no_two_tables_of_a_league_with_a_bot_from_outside_share_a_seed(clumsy: Path) -> None:
    asked = f"arena --bot {clumsy}:Clumsy --league Clumsy,easy,normal --games 6 --seed 5"
    found = arena.tables(parser().parse_args(asked.split()), Rules(), "us_2008")
    seeds = [
        seating(table, number)[1] for table in found if table.is_visited for number in range(1, 7)
    ]
    assert len(set(seeds)) == len(seeds) > 6


def test_a_game_without_end_is_undecided() -> None:
    table = LeagueTable(("easy", "easy"), "us_2008", Rules(), 1, rounds=1)
    standing = Standing(table)
    standing.add(play_game(table, 1))
    assert (standing.games, standing.undecided, standing.rounds) == (1, 1, [2])
    assert wilson_interval(standing.wins.get("easy", 0), 0) == (0.0, 1.0)


def test_a_fault_of_the_program_itself_costs_one_game_and_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(engine: Engine, *words: object, **more: object) -> int:
        if engine.state.seed == 2:
            raise ArithmeticError("two and two are five")
        return play(engine, *words, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("monopoly_gui.commands.arena.play", breaks)
    asked = "arena --seats easy,easy --games 4 --jobs 1 --seed 1 --format json"
    assert main(asked.split()) == 1
    said = capsys.readouterr()
    text = json.loads(said.out)
    assert (text["games"], text["failed"]) == (2, 2)
    assert said.err.splitlines() == [
        f"Game {number} (seed 2) failed: ArithmeticError: two and two are five" for number in (3, 4)
    ]


def test_where_no_game_can_be_played_there_is_no_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("monopoly_gui.commands.arena.play", None)
    asked = "arena --seats easy,easy --games 1 --jobs 1 --seed 1"
    assert main(asked.split()) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("Game 1 (seed 1) failed: TypeError")


def test_nothing_is_left_beside_the_file_of_a_bot(
    clumsy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    checked(OutsideBot.parse(f"{clumsy}:Clumsy"))
    assert [file.name for file in clumsy.parent.iterdir()] == ["clumsy.py"]
