"""A saved game comes back as it was; a damaged one says what is wrong with it."""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from monopoly_gui import __version__, editions, paths
from monopoly_gui.editions.writer import edition_json
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.frames import Frame
from monopoly_gui.engine.state import STATE_FIELDS
from monopoly_gui.storage import (
    SavedGame,
    SaveError,
    delete,
    listing,
    load,
    prepare,
    save,
    saves,
    write,
)
from monopoly_gui.storage.errors import Damage
from monopoly_gui.storage.save_file import SavedPosition, adapter, contents
from tests.storage.games import NOON, played
from tests.storage.some import chances, value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A sound save of a game of three."""
    path = tmp_path / "game.json"
    save(path, played(players=3), NOON)
    return path


def alter(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change a save by hand, and take its digest away as a person would."""
    raw = json.loads(path.read_bytes())
    del raw["digest"]
    change(raw)
    path.write_text(json.dumps(raw, indent=1), encoding="utf-8")


def reason(path: Path) -> str:
    with pytest.raises(SaveError) as caught:
        load(path)
    assert str(caught.value).startswith(f"The game {path.name} cannot be opened: ")
    return caught.value.reason


# Round trips


def test_any_game_comes_back_as_it_was() -> None:
    for rng in chances(40):
        game = played(rng.choice((0, 2**63, rng.getrandbits(63))), rng.randint(2, 8), _steps(rng))
        back = saves._decode(prepare(game))
        assert back.state == game.state
        assert back.start == game.start
        assert back.log == game.log
        assert back.seats == game.seats
        assert back.state.problems() == []


def _steps(rng: Random) -> int:
    """Where a game is left: as soon as it begins, or after any number of actions."""
    return rng.choice((0, 1, rng.randint(2, 300)))


def test_every_action_can_be_logged() -> None:
    for rng in chances(20):
        actions = [value(rng, kind) for kind in get_args(Action)]
        fallen = (("dice", 1, 2),)
        game = replace(played(steps=0), log=[(n, a, fallen) for n, a in enumerate(actions)])
        assert adapter().validate_json(contents(game), strict=True).log == game.log


def test_every_frame_can_be_saved() -> None:
    for rng in chances(20):
        game = played(steps=0)
        game.state.stack = [value(rng, kind) for kind in get_args(Frame)]
        back = adapter().validate_json(contents(game), strict=True)
        assert back.snapshot.stack == game.state.stack


def test_a_position_is_a_state_without_rules_and_board() -> None:
    assert tuple(SavedPosition.__dataclass_fields__) == STATE_FIELDS


def test_name_date_and_version_are_written(file: Path) -> None:
    game = load(file)
    assert (game.name, game.program) == ("Game 1", __version__)
    assert game.saved == "2026-01-02T12:00:00+00:00"


def test_names_that_cannot_be_stored_are_cleaned(tmp_path: Path) -> None:
    game = played(players=2)
    game.name = "half \ud800 and\0 nothing"
    save(tmp_path / "game.json", game)
    assert load(tmp_path / "game.json").name == "half and nothing"


def test_a_board_of_the_user_travels_with_the_game(home: Path, file: Path) -> None:
    raw = json.loads(editions.edition_text("uk"))
    raw.update(id="moon", title="The Moon")
    board = editions.edition_from_json(json.dumps(raw), "moon.json")
    save(file, played(board=board))
    assert "moon" not in editions.edition_ids()
    assert load(file).state.board == board


@pytest.mark.parametrize("edition", ["us_2008", "us_pre2008", "uk"])
def test_a_board_can_be_written_as_an_edition(edition: str) -> None:
    board = editions.load_edition(edition)
    assert editions.edition_from_json(json.dumps(edition_json(board)), "copy") == board


def test_a_save_made_by_hand_needs_no_digest(file: Path) -> None:
    alter(file, lambda raw: raw.update(name="By hand"))
    assert load(file).name == "By hand"


def test_a_save_may_be_laid_out_anew(file: Path) -> None:
    before = load(file)
    file.write_text(
        json.dumps(json.loads(file.read_bytes()), indent=2, ensure_ascii=False), "utf-8"
    )
    assert load(file).state == before.state


# Damage


def test_no_changed_byte_goes_unnoticed() -> None:
    whole = prepare(played(steps=5), NOON)
    for rng in chances(60):
        at = rng.choice((0, len(whole) - 1, rng.randrange(len(whole))))
        other = (whole[at] + rng.randint(1, 255)) % 256
        with pytest.raises(Damage):
            saves._decode(whole[:at] + bytes([other]) + whole[at + 1 :])


@pytest.mark.parametrize("share", [0.01, 0.3, 0.6, 0.9, 0.9999])
def test_a_file_that_was_cut_off_says_so(file: Path, share: float) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * share)])
    assert reason(file) == "the end of it is missing"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "it is empty"),
        (b"\0" * 4096, "it is empty"),
        (b"hello", "it is not JSON (expected value at line 1 column 1)"),
        (b'{"a": \xff}', "it is not JSON (expected value at line 1 column 7)"),
        (b"[" * 100_000, "it is not JSON (recursion limit exceeded at line 1 column"),
        (b"[]", "it is not a saved game"),
        (b"{}", "it is not a saved game"),
        (b'{"format": "1"}', "it is not a saved game"),
        (b'{"format": 0}', "it is not a saved game"),
        (
            b'{"format": 99, "program": "7.0"}',
            "it was made by a newer version of the game (7.0); update the game to open it",
        ),
        (b'{"format": 4}', "its contents are not valid (program: this field is missing)"),
    ],
)
def test_what_is_no_save_says_so(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert reason(path).startswith(said)


def test_a_changed_figure_is_noticed(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"name":"Ada"', b'"name":"Eve"'))
    assert reason(file) == "it was damaged or changed after it was saved"


def test_a_huge_file_is_not_even_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "MAX_BYTES", 2**20)
    with file.open("ab") as handle:
        handle.truncate(2**20 + 1)
    assert reason(file) == "it is larger than 1 MB, too big for a game"


@pytest.mark.skipif(sys.platform == "win32", reason="only Unix has a device without end")
def test_what_has_no_end_is_not_even_read() -> None:
    with pytest.raises(SaveError, match="it is not an ordinary file"):
        load(Path("/dev/zero"))


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    assert reason(tmp_path / "gone.json") == "it no longer exists"
    (tmp_path / "folder.json").mkdir()
    assert reason(tmp_path / "folder.json").startswith("it cannot be read (")


WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a figure in words": (
        lambda raw: raw["snapshot"]["cash"].__setitem__(2, "lots"),
        "its contents are not valid (snapshot, cash, entry 3: input should be a valid integer)",
    ),
    "an unknown field": (
        lambda raw: raw["snapshot"].update(luck=7),
        "its contents are not valid (snapshot, luck: unknown field",
    ),
    "a place off the board": (
        lambda raw: raw["snapshot"]["position"].__setitem__(0, 40),
        "its contents are not valid (snapshot, position, entry 1: input should be less than 40)",
    ),
    "an unknown frame": (
        lambda raw: raw["snapshot"]["stack"].append({"kind": "party", "player": 0}),
        "unknown kind 'party'",
    ),
    "an unknown action": (
        lambda raw: raw["log"].append([60, {"kind": "cheat", "player": 0}, []]),
        "unknown kind 'cheat'",
    ),
    "money from nowhere": (
        lambda raw: raw["snapshot"]["cash"].__setitem__(0, raw["snapshot"]["cash"][0] + 500),
        "its position breaks the rules: money is not conserved: off by 500",
    ),
    "a player too few in one list": (
        lambda raw: raw["snapshot"]["alive"].pop(),
        "its position lists 2 players under alive",
    ),
    "a seat too many": (
        lambda raw: raw["seats"].append(raw["seats"][0]),
        "it has 4 seats for 3 players",
    ),
    "a purchase of nothing": (
        lambda raw: raw["snapshot"]["stack"].append({"kind": "purchase", "player": 0, "space": 77}),
        "its position breaks the rules: the purchase has an impossible value",
    ),
    "an unknown rule": (
        lambda raw: raw["rules"].update(gravity="off"),
        "its rules cannot be played (There is no rule option called 'gravity'.)",
    ),
    "a rule of an unknown value": (
        lambda raw: raw["rules"].update(speed_die="sometimes"),
        "its rules cannot be played (Speed die: 'sometimes' is not one of off, on.)",
    ),
    "rules that contradict": (
        lambda raw: raw["rules"].update(win_condition="richest_at_limit"),
        "its rules cannot be played (The richest can only win at a limit",
    ),
    "an unknown board": (
        lambda raw: raw.update(edition="atlantis"),
        "its board cannot be used (There is no edition 'atlantis'.",
    ),
    "a board of its own that is wrong": (
        lambda raw: raw.update(board={"format": 1}),
        "its board cannot be used (The edition in it cannot be used: id: this field is missing",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_a_person_got_wrong_is_named(file: Path, case: str) -> None:
    change, said = WRONG[case]
    alter(file, change)
    assert said in reason(file)


# Backups


def test_the_version_before_is_kept_and_offered(file: Path) -> None:
    first = load(file)
    save(file, played(seed=2))
    file.write_bytes(b"{")
    with pytest.raises(SaveError, match="The previous version is intact: game\\.json\\.bak") as it:
        load(file)
    assert it.value.backup is not None
    assert load(it.value.backup).state == first.state


def test_a_damaged_backup_is_not_offered(file: Path) -> None:
    save(file, played(seed=2))
    file.write_bytes(b"{")
    file.with_name("game.json.bak").write_bytes(b"{")
    with pytest.raises(SaveError, match="Choose another game, or delete this one") as it:
        load(file)
    assert it.value.backup is None


def test_deleting_removes_the_backup_too(file: Path) -> None:
    save(file, played(seed=2))
    delete(file)
    delete(file)
    assert list(file.parent.iterdir()) == []


def test_a_full_disk_leaves_the_old_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = load(file)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SaveError, match=r"could not be saved as .*: No space left on device"):
        save(file, played(seed=2))
    assert load(file).state == before.state
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]


def test_another_thread_may_write_what_was_prepared(tmp_path: Path) -> None:
    game = played()
    data, before = prepare(game, NOON), game.state.clone()
    game.state.cash[0] += 1
    write(tmp_path / "game.json", data)
    assert load(tmp_path / "game.json").state == before


# Lists


def test_the_newest_game_is_listed_first(tmp_path: Path) -> None:
    for days, seed in enumerate((5, 6, 7)):
        save(tmp_path / f"{seed}.json", played(seed, 2, 80), NOON + timedelta(days=days))
    lines = listing(tmp_path)
    assert [line.name for line in lines] == ["Game 7", "Game 6", "Game 5"]
    assert lines[2].saved == datetime(2026, 1, 2, 12, tzinfo=UTC)
    assert lines[2].players == ("Ada", "Blaise")
    assert lines[2].round == load(lines[2].path).state.round
    assert lines[2].problem == ""


def test_damaged_games_are_listed_with_the_reason(file: Path) -> None:
    folder = file.parent
    (folder / "cut.json").write_bytes(file.read_bytes()[:-9])
    (folder / "other.json").write_text('{"format": 4, "name": 5}')
    (folder / "folder.json").mkdir()
    (folder / "notes.txt").write_text("not a game")
    save(folder / "hand.json", played())
    alter(folder / "hand.json", lambda raw: raw["snapshot"].update(pot=3))
    problems = {line.name: line.problem for line in listing(folder)}
    assert problems == {
        "Game 1": "",
        "cut": "the end of it is missing",
        "other": "its contents are not valid (program: this field is missing)",
        "hand": "its position breaks the rules: money is not conserved: off by 3",
    }


def test_no_folder_holds_no_games(tmp_path: Path) -> None:
    assert listing(tmp_path / "nowhere") == []


def test_a_game_is_saved_where_there_was_no_folder(tmp_path: Path) -> None:
    game: SavedGame = played()
    save(tmp_path / "deep" / "down" / "game.json", game)
    assert load(tmp_path / "deep" / "down" / "game.json").state == game.state


def test_every_scenario_of_the_game_is_sound() -> None:
    lines = listing(paths.scenarios())
    assert len(lines) >= 6
    for line in lines:
        assert line.problem == ""
        assert load(line.path).state.problems() == []


# Rules


def test_an_option_that_decides_nothing_is_no_reason_to_lose_a_game(file: Path) -> None:
    """A later version may call an option idle that an earlier one let be changed."""
    alter(file, lambda raw: raw["rules"].update(income_tax="flat", tax_rounding="nearest"))
    assert load(file).state.rules.tax_rounding == "nearest"
