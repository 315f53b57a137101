"""Files that are too large, and games that are too long to be kept whole."""

import hashlib
import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from monopoly_gui.engine.machine import legal
from monopoly_gui.files.plain_errors import sentences
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SavedGame, SaveError, autosave, journal_of, load, prepare, saves
from monopoly_gui.storage.autosave import Autosave
from monopoly_gui.storage.saves import listing
from tests.storage.games import NOON, played
from tests.waiting import repeat_until

MEGABYTE = 2**20


def unsigned(game: SavedGame) -> bytes:
    """The file of a game as a person would write it."""
    raw = json.loads(prepare(game, NOON))
    del raw["digest"]
    return json.dumps(raw).encode()


def refused(path: Path) -> str:
    with pytest.raises(SaveError) as error:
        load(path)
    (line,) = listing(path.parent)
    assert line.problem == error.value.reason
    return str(error.value.reason)


@pytest.mark.parametrize(
    "data",
    [b"[" + b"[]," * (4 * MEGABYTE) + b"[]]", b"[" * (8 * MEGABYTE)],
    ids=["lists", "deep"],
)
def test_a_file_of_nothing_but_brackets_is_not_read_at_all(
    tmp_path: Path, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bytes] = []

    def from_json(data: bytes) -> dict[str, object]:
        read.append(data)
        return {}

    monkeypatch.setattr(saves, "from_json", from_json)
    path = tmp_path / "brackets.json"
    path.write_bytes(data)
    assert refused(path) == "it is not a saved game"
    assert read == []


@pytest.mark.parametrize("sealed", [False, True], ids=["plain", "sealed"])
@pytest.mark.parametrize("inside", ["log", "action", "drawn", "offers"])
def test_a_file_of_many_faults_is_left_at_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: str, sealed: bool
) -> None:
    """Each reported fault takes a hundred times the memory of its place in the file."""
    parts: list[int] = []

    def counted(error: ValidationError, *more: object) -> list[str]:
        parts.append(error.error_count())
        return sentences(error, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(saves, "sentences", counted)
    monkeypatch.setattr(saves, "TRUSTED", 10_000)
    raw = json.loads(unsigned(played(1, 3, 40)))
    many = ["x"] * 5000
    match inside:
        case "log":
            raw["log"] += [[-1, {"kind": "dance"}, [[[]]]]] * 5000
        case "action":
            raw["log"].append([40, {"kind": "build", "player": 0, "spaces": many}, []])
        case "drawn":
            raw["log"].append([40, {"kind": "roll", "player": 0}, [[[]], *many]])
        case _:
            raw["snapshot"]["offers"] = many
    data = json.dumps(raw, separators=(",", ":")).encode()
    if sealed:
        digest = hashlib.sha256(data).hexdigest()
        data = b'{"digest":"%s",%s' % (digest.encode(), data[1:])
    path = tmp_path / "faults.json"
    path.write_bytes(data)
    with pytest.raises(SaveError):
        load(path)
    assert sum(parts) < 200


def test_a_large_file_is_read_only_if_the_program_has_written_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(1, 3, 200)
    monkeypatch.setattr(saves, "MAX_PLAIN", len(prepare(game, NOON)) // 2)
    path = tmp_path / "large.json"
    path.write_bytes(unsigned(game))
    assert refused(path) == "it is larger than 0 MB, too big for a game"
    path.write_bytes(prepare(game, NOON))
    assert load(path).log == game.log
    (line,) = listing(tmp_path)
    assert (line.problem, line.round, line.name) == ("", game.state.round, game.name)


def test_a_game_of_too_many_actions_is_kept_from_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "MOST_ACTIONS", 50)
    game = played(1, 3, 60)
    path = tmp_path / "long.json"
    path.write_bytes(prepare(game, NOON))
    found = load(path)
    assert found.state == found.start == game.state and found.log == []
    assert found.marks == ("rewound",)


def test_a_game_that_grows_too_long_loses_no_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Actions after the omitted beginning are in the journal all the same."""
    monkeypatch.setattr(saves, "MOST_ACTIONS", 50)
    monkeypatch.setattr(autosave, "MOST_ACTIONS", 50)
    match = Match.from_saved(played(1, 3, 45), threaded=False)
    keeper = Autosave(tmp_path / "game.json", match.saved)
    for _ in range(30):
        keeper.keep(match.log, 0.0)
        assert load(keeper.path).state == match.state
        if waiting := match.waiting():
            match.submit(legal(match.state, waiting[0])[0])
        else:
            match.poll()
    keeper.close()
    assert load(keeper.path).state == match.state
    again = Autosave(keeper.path, match.saved)
    again.keep(match.log, 0.0)

    def go_on() -> None:
        match.poll()
        again.keep(match.log, 0.0)

    repeat_until(match.waiting, go_on, "the person is asked")
    match.submit(legal(match.state, match.waiting()[0])[0])
    again.keep(match.log, 0.0)
    assert load(keeper.path).state == match.state
    again.close(whole=False)
    assert load(keeper.path).state == match.state


def test_a_long_journal_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "LONGEST", 2000)
    match = Match.from_saved(played(1, 3, 5), threaded=False)
    keeper = Autosave(tmp_path / "game.json", match.saved)
    for _ in range(60):
        keeper.keep(match.log, 0.0)
        assert load(keeper.path).state == match.state
        assert journal_of(keeper.path).stat().st_size < 4000
        if waiting := match.waiting():
            match.submit(legal(match.state, waiting[0])[0])
        else:
            match.poll()
    keeper.close()
