"""The short form of the paired campaign: the comparison, the results kept, the report."""

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from monopoly_gui.ai.bot import Bot
from tests.ai import versions
from tools.campaigns.paired import Pairs, Row, Rows, campaign, told, told_all

ROUNDS = 12


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Bot]:
    """The opponents of this tree under another name."""
    folder = tmp_path_factory.mktemp("versions")
    return versions.copied(versions.TOP, folder, "monopoly_copy")


def asked(*tables: str, games: int = 2) -> argparse.Namespace:
    return argparse.Namespace(
        tables=tables, games=games, seed=7, rounds=ROUNDS, before="a copy", only=None
    )


def test_the_same_opponents_under_another_name_play_the_same_games(
    copied: Callable[[str], Bot], capsys: pytest.CaptureFixture[str]
) -> None:
    assert campaign(asked("Lister", "Hard"), copied, Rows()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:3]] == ["Lister", "Hard"]
    assert all("+0.0 +-  0.0" in line for line in lines[1:3])
    assert "on average" in lines[3]


def test_one_sits_with_three_of_the_version_before_and_all_levels_at_one_table(
    copied: Callable[[str], Bot], capsys: pytest.CaptureFixture[str]
) -> None:
    assert campaign(asked("before", "levels", games=1), copied, Rows()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:6]] == ["one", "expert", "hard", "normal", "easy"]
    assert sum(float(line.split()[2]) for line in lines[2:6]) == 100.0


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    row = Row("v", "Lister", 3, ROUNDS, (1.0, 0.0, 0.0, 0.0), True, 9)
    rows = Rows(file)
    rows.add(row)
    assert Rows(file).game("v", "Lister", 3, ROUNDS, []) == row


def test_what_is_told_of_pairs() -> None:
    before = [Row("a", "T", n, 9, (float(n % 4 == 0),), True, 40) for n in range(100)]
    now = [Row("b", "T", n, 9, (float(n % 2 == 0),), n != 1, 30) for n in range(100)]
    pairs = Pairs(before, now)
    # every fourth game was won now that had not been: a share of 0.25, with its error
    assert "25.0   50.0  +25.0 +-  8.5" in told("T", pairs)
    assert "undecided 0, 1; rounds 40, 30" in told("T", pairs)
    assert "+25.0 +-  6.0" in told_all({"T": pairs, "U": pairs})
