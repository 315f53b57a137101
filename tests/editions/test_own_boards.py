"""Boards of a player's own: one as an example, listed, played, saved and shown."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from monopoly_gui import editions
from monopoly_gui.commands.simulate import SimulationPlan, play_game
from monopoly_gui.editions import EditionError, draft, edition_from_json, library, load_edition
from monopoly_gui.editions.draft import BoardDraft
from monopoly_gui.editions.file import EditionModel
from monopoly_gui.editions.writer import edition_json
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.presets import PRESETS, Preset, rules_from
from monopoly_gui.engine.rules import Rules
from monopoly_gui.storage import load, save
from tests.editions.drawings import jpeg, png
from tests.storage.games import played
from tests.waiting import LONG

HERE = Path(__file__).parent
EXAMPLE = HERE / "harbour.json"
GUIDE = HERE.parent.parent / "docs" / "EDITIONS.md"
GAMES = 20
#: a game that lasts longer is stopped, which is no fault
ROUNDS = 400


@pytest.fixture(autouse=True)
def installed(home: Path) -> Board:
    """The example where a player would put it."""
    folder = home / "editions"
    folder.mkdir()
    (folder / "harbour.json").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    return load_edition("harbour")


def test_it_is_listed_beside_the_boards_of_the_game(installed: Board) -> None:
    entry = editions.catalogue()[-1]
    assert (entry.id, entry.title, entry.built_in, entry.problem) == (
        "harbour",
        "Harbour Town",
        False,
        "",
    )
    assert installed.money(1500) == "kr\u00a01,500"
    assert installed.deck_names == ("Message in a Bottle", "Sailors' Fund")
    assert [len(deck) for deck in installed.decks] == [20, 10]


def test_a_wrong_one_is_listed_with_the_line_and_the_reason(home: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8").replace('"price": 420', '"price": "dear"')
    (home / "editions" / "wrong.json").write_text(text, encoding="utf-8")
    entry = editions.catalogue()[-1]
    assert entry.id == "wrong"
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "dear" in row)
    assert f"line {line}: spaces, entry 40 (admiralty), price: input should be a valid integer" in (
        entry.problem
    )


def test_it_can_be_written_back(installed: Board) -> None:
    again = edition_from_json(json.dumps(edition_json(installed)), "again")
    assert again == installed


@pytest.mark.parametrize("number", range(1, GAMES + 1))
def test_whole_games_some_of_them_with_every_check(number: int) -> None:
    """A checked game is replayed and saved, with its board, after every action."""
    check = number % 4 == 0
    plan = SimulationPlan("harbour", 2 + number % 4, 7, Rules(), check, ROUNDS)
    assert play_game(plan, number).actions > 100


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_it_goes_with_the_rules_of_every_preset(preset: Preset) -> None:
    plan = SimulationPlan("harbour", 4, 1, rules_from(preset.changes), check=True, rounds=20)
    assert play_game(plan, 1).actions > 50


def test_the_guide_shows_this_example_whole() -> None:
    """The guide's games are those that the tests have played."""
    (block,) = re.findall(r"```json\n(\{\n.*?\n\})\n```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert block == EXAMPLE.read_text(encoding="utf-8").rstrip("\n")


def changed(name: str, field: str, value: object) -> str:
    """The example with one field of one space changed."""
    data = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    (space,) = [space for space in data["spaces"] if space["id"] == name]
    space[field] = value
    return json.dumps(data)


DOUBTFUL = {
    "falling rents": (
        changed("crab_steps", "rents", [4, 20, 60, 50, 205, 255]),
        "spaces, crab_steps: the rents fall from 60 to 50; none may be lower than the one before",
    ),
    "two of one name": (
        changed("crab_steps", "name", "Gull lane"),
        "spaces, crab_steps: space 2 of 40 is called Gull lane too; give each its own name",
    ),
}


FLAT = {
    "a first house that lowers the rent": (
        [4, 5, 60, 70, 205, 255],
        "crab_steps: the rent with one house is 5, but the complete set without houses "
        "already charges 8; "
        "it must be higher",
    ),
    "a first house that changes nothing": (
        [4, 8, 60, 70, 205, 255],
        "crab_steps: the rent with one house is 8, but the complete set without houses "
        "already charges 8; "
        "it must be higher",
    ),
    "a third house for nothing": (
        [4, 20, 60, 60, 205, 255],
        "crab_steps: the rents stay at 60; each must be higher than the one before",
    ),
}


def flat(kind: str, number: int) -> str:
    """The example in this format, with rents that do not rise."""
    data = json.loads(changed("crab_steps", "rents", FLAT[kind][0]))
    return json.dumps(data | {"format": number})


@pytest.mark.parametrize("kind", FLAT)
def test_rents_must_rise(kind: str, home: Path) -> None:
    """RENT-9 RENT-7: with each house, and with the first one above the double rent of the set."""
    (home / "editions" / "harbour.json").write_text(flat(kind, 4), encoding="utf-8")
    assert FLAT[kind][1] in editions.catalogue()[-1].problem
    with pytest.raises(editions.EditionError, match="must b"):
        load_edition("harbour")


@pytest.mark.parametrize("kind", FLAT)
def test_an_old_board_of_ones_own_is_played_and_mended(kind: str, home: Path) -> None:
    """RENT-9: it opens as before; the editor says what to mend, and then writes the new format."""
    (home / "editions" / "harbour.json").write_text(flat(kind, 3), encoding="utf-8")
    assert "harbour" in editions.edition_ids()
    plan = SimulationPlan("harbour", 2, 7, Rules(), False, 5)
    assert play_game(plan, 1).actions > 20
    draft = BoardDraft.opened("harbour")
    assert draft.faults() == [] and draft.board() is not None and draft.data["format"] == 3
    assert [FLAT[kind][1].split(": ")[1]] == [hint.text for hint in draft.hints()]
    draft.change(("title",), "Harbour, renamed")
    assert load_edition("harbour").title == "Harbour, renamed"
    for at, rent in enumerate([4, 20, 60, 70, 205, 255]):
        draft.change(("spaces", 3, "rents", at), rent)
    assert draft.hints() == [] and BoardDraft.opened("harbour").data["format"] == 4


def test_the_boards_of_the_game_rise() -> None:
    """RENT-9 RENT-7: none needs the leave that old boards have."""
    for entry in editions.catalogue():
        if entry.built_in:
            data = json.loads(editions.edition_text(entry.id)) | {"format": 4}
            assert EditionModel.model_validate(data).doubts() == [], entry.id


@pytest.mark.parametrize("kind", DOUBTFUL)
def test_no_new_game_is_begun_on_it_but_a_kept_one_goes_on(
    kind: str, home: Path, tmp_path: Path
) -> None:
    text, wrong = DOUBTFUL[kind]
    (home / "editions" / "harbour.json").write_text(text, encoding="utf-8")
    assert wrong in editions.catalogue()[-1].problem
    assert "harbour" not in editions.edition_ids()
    with pytest.raises(editions.EditionError, match=r"harbour\.json"):
        load_edition("harbour")
    board = edition_from_json(text, "in it")
    save(tmp_path / "game.json", played(1, 2, 30, board))
    assert load(tmp_path / "game.json").state.board == board


def crowd(count: int) -> str:
    """The example with so many empty objects in place of its spaces."""
    data = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    data["spaces"] = [{}] * count
    return json.dumps(data)


def test_what_would_fill_the_memory_is_refused_before_it_is_parsed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = crowd(450_000)
    assert len(text) < library.MAX_BYTES
    file = home / "editions" / "crowd.json"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(json, "loads", None)
    for read in (
        lambda: edition_from_json(text, "crowd.json"),
        lambda: load_edition("crowd"),
        lambda: draft.import_board(file),
    ):
        with pytest.raises(EditionError, match="it contains far more than a board needs"):
            read()
    assert library.title_in(file) == ""
    with pytest.raises(EditionError, match="it contains far more than a board needs"):
        BoardDraft.opened("crowd")


#: counted in a process of its own: where other threads run, counting may crash Python
PEAK = """
import sys, tracemalloc
from monopoly_gui.editions import EditionError, edition_from_json
text = sys.stdin.read()
tracemalloc.start()
try:
    edition_from_json(text, "crowd.json")
except EditionError:
    print(tracemalloc.get_traced_memory()[1])
"""


def test_a_crowd_that_is_parsed_takes_little(home: Path) -> None:
    """A board refused for its faults is no larger than a picture."""
    done = subprocess.run(
        [sys.executable, "-c", PEAK],
        input=crowd(9000),
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        timeout=LONG,
        check=True,
    )
    assert 0 < int(done.stdout) < 32 * 2**20


def test_a_hundred_boards_are_parsed_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    for number in range(100):
        data = json.loads(text) | {"id": f"many{number}", "title": f"Harbour {number}"}
        (home / "editions" / f"many{number}.json").write_text(json.dumps(data), encoding="utf-8")
    entries = editions.catalogue()
    assert sum(entry.title.startswith("Harbour ") for entry in entries) == 101
    monkeypatch.setattr(json, "loads", None)
    assert editions.catalogue() == entries


@pytest.mark.parametrize(
    "data",
    [png(), png() + bytes(4_000_000), jpeg(), b"GIF89a" + bytes(99), b"RIFF\x1a\0\0\0WEBPVP8 "],
    ids=["PNG", "a large PNG", "JPEG", "GIF", "WebP"],
)
def test_a_picture_in_place_of_a_board_is_called_a_picture(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "beach.png"
    file.write_bytes(data)
    with pytest.raises(EditionError, match=r"beach\.png is a picture, not a board"):
        draft.import_board(file)
