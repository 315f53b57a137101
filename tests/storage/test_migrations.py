"""Old files are brought up to date step by step, and every format stays readable."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.conflicts import contradictions
from monopoly_gui.engine.events import GameEnded
from monopoly_gui.engine.flow.trading import change
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.machine import Engine, deciders, legal
from monopoly_gui.engine.presets import rules_from
from monopoly_gui.engine.state import RULES_VERSION
from monopoly_gui.match.film import Film, FilmUnavailable
from monopoly_gui.match.history import opening_of
from monopoly_gui.records.result_of_game import ResultUnavailable, result_of
from monopoly_gui.storage import SaveError, load, save, save_file, saves
from monopoly_gui.storage.migrations import STEPS, migrate
from monopoly_gui.storage.save_file import FORMAT
from tests.storage.games import SAMPLE_STEPS, played

FILES = Path(__file__).parent / "files"


def test_there_is_a_step_from_every_old_format() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_a_real_file_of_every_format_can_be_loaded(number: int) -> None:
    game = load(FILES / f"format_{number}.json")
    assert game.state.problems() == []
    assert len(game.log) == game.state.version - game.start.version


def test_an_old_game_that_has_ended_keeps_its_result() -> None:
    """SHORT-2: two were equal; the one who sat first had won then, and still has."""
    game = load(FILES / "limit_1.json")
    over = game.state.top
    assert isinstance(over, Over) and over.worths == (1500, 1500)
    assert over.winners == (0,) and over.places == (1, 2)
    assert game.state.rules.win_condition == "richest_at_limit"


def test_the_film_of_an_old_game_ends_as_the_game_did() -> None:
    """SHORT-2: the equals who share a win today did not then; the rest must fit to the letter."""
    game = load(FILES / "limit_1.json")
    film = Film(game)
    last = film.at(len(film))
    assert last == game.state and last.top == game.state.top
    (ended,) = (event for event in film.events(len(film)) if isinstance(event, GameEnded))
    assert ended.winners == (0,)
    assert not film.at(len(film) - 1).over
    assert film.cut(len(film)).state == game.state
    assert [seat.place for seat in result_of(game).seats] == [1, 2]


@pytest.mark.parametrize(
    "forged",
    [
        {"ranking": (1, 0), "worths": (1500, 1400)},
        {"places": (2, 1)},
        {"why": "bankruptcies"},
    ],
    ids=["another worth", "other places", "another reason"],
)
def test_a_forged_result_is_still_noticed(forged: dict[str, Any]) -> None:
    """SHORT-2: only the order of equals may be the old one."""
    game = load(FILES / "limit_1.json")
    over = game.state.top
    assert isinstance(over, Over)
    game.state.stack[-1] = replace(over, **forged)
    with pytest.raises(FilmUnavailable, match="does not lead"):
        Film(game)
    with pytest.raises(ResultUnavailable):
        result_of(game)


def test_an_old_game_with_what_is_refused_today_goes_on() -> None:
    """TRADE-7 TRADE-6: 300 was given for 1; the game is loaded, its film says why there is none."""
    game = load(FILES / "money_for_money_1.json")
    (offer,) = game.state.offers
    assert offer.lent == offer.give.deeds and game.state.mortgaged[offer.lent[0]]
    assert change(game.state, offer) is None
    engine = Engine(game.state, SeededChance())
    for player in deciders(game.state):
        engine.apply(legal(game.state, player)[-1])
    with pytest.raises(FilmUnavailable, match=r"offer_trade.*Money for money"):
        Film(game)


@pytest.mark.parametrize("name", ["last_house", "birthday", "kitchen_table"])
def test_an_old_game_replays_by_the_rules_it_began_with(name: str) -> None:
    """SHORT-5: not asked for the last house, a sale made void, a concession, a ruin, old rents."""
    game = load(FILES / f"{name}_3.json")
    assert game.state.rules_version == 1
    film = Film(game)
    assert film.at(len(film)) == game.state


def test_an_old_game_on_the_kitchen_table_keeps_its_rents(tmp_path: Path) -> None:
    """RENT-9: its log was paid by them; so it is when it is saved and loaded again."""
    game = load(FILES / "kitchen_table_3.json")
    bread = game.state.board.find("bread_bin")
    assert game.state.board.spaces[bread].rents == (1, 1, 2, 5, 8, 13)
    assert load_edition("kitchen_table").spaces[bread].rents == (1, 3, 4, 6, 9, 13)
    save(tmp_path / "again.json", game)
    again = load(tmp_path / "again.json")
    assert again.state == game.state and again.state.rules_version == 1
    assert Film(again).at(len(game.log)) == game.state


def test_a_new_game_is_by_the_rules_of_today() -> None:
    """SHORT-5: only games of before keep the older reading."""
    assert played(1, 2, 5).state.rules_version == RULES_VERSION == 2


def test_an_old_start_is_known_by_its_seed() -> None:
    """SETUP-4 SHORT-5: with the thousand that the speed die added on every board."""
    rules = rules_from({"speed_die": "on", "start_cash": 75})
    board = load_edition("kitchen_table")
    start = setup.start(board, rules, 2, 7, rules_version=1).state
    assert start.cash == [1075, 1075] and opening_of(start)
    assert setup.start(board, rules, 2, 7).state.cash == [125, 125]


def test_an_old_game_whose_start_is_too_poor_today_goes_on(tmp_path: Path) -> None:
    """SETUP-4 SHORT-1: its deeds were paid for from the thousand that the speed die added."""
    game = played(1, 2, 5, load_edition("kitchen_table"))
    rules = rules_from({"speed_die": "on", "start_cash": 1, "deal_deeds": 3})
    for state in (game.start, game.state):
        state.rules, state.rules_version = rules, 1
    assert contradictions(rules, game.state.board)
    save(tmp_path / "poor.json", game)
    assert load(tmp_path / "poor.json").state.rules == rules


def test_the_present_format_holds_what_is_played_today() -> None:
    sample = load(FILES / f"format_{FORMAT}.json")
    assert sample.start == played(1, 4, SAMPLE_STEPS).start


def test_steps_run_in_order_each_on_the_last_ones_result() -> None:
    steps = {
        1: lambda raw: {**raw, "name": raw["title"]},
        2: lambda raw: {**raw, "name": raw["name"].upper()},
    }
    assert migrate({"format": 1, "title": "old"}, 3, steps) == {
        "format": 3,
        "title": "old",
        "name": "OLD",
    }
    assert migrate({"format": 2, "name": "newer"}, 3, steps)["name"] == "NEWER"


def test_an_old_file_is_loaded_through_its_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rename(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "name": raw["name"] + ", updated"}

    monkeypatch.setattr(saves, "FORMAT", FORMAT + 1)
    monkeypatch.setitem(STEPS, FORMAT, rename)
    path = tmp_path / "old.json"
    path.write_bytes((FILES / f"format_{FORMAT}.json").read_bytes())
    assert load(path).name == "Game 1, updated"


def test_an_old_file_that_its_step_cannot_read_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "FORMAT", FORMAT + 1)
    monkeypatch.setitem(STEPS, FORMAT, lambda raw: {**raw, "name": raw["title"]})
    path = tmp_path / "old.json"
    path.write_text(json.dumps({"format": FORMAT}))
    with pytest.raises(SaveError, match="older version and cannot be converted"):
        load(path)
    assert save_file.FORMAT == FORMAT
