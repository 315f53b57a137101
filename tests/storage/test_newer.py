"""Files of newer versions are called so, never replaced, and keep what only those know."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_json

from monopoly_gui.storage import (
    SaveError,
    Settings,
    load,
    load_presets,
    load_settings,
    prepare,
    save_preset,
    save_settings,
)
from monopoly_gui.storage.challenge_results import (
    ChallengeResult,
    forget_person,
    load_results,
    results_file,
    save_results,
)
from monopoly_gui.storage.profiles import (
    delete_profile,
    find_profile,
    keep_profile,
    load_profiles,
    new_profile,
    profiles_file,
)
from monopoly_gui.storage.settings import settings_file
from monopoly_gui.storage.user_presets import delete_preset, presets_file
from tests.storage.games import played

ZOE = {"id": "00000001", "name": "Zoe", "hat": "red"}
STARS = {"stars": 2, "hat": "red"}


def trouble_of_results() -> str:
    return load_results()[1]


def keep_result() -> None:
    results, _trouble = load_results()
    results.note("00000001", "other", ChallengeResult(stars=1), False)
    save_results(results)


def change_zoe() -> None:
    zoe = find_profile("00000001")
    assert zoe is not None
    keep_profile(zoe.model_copy(update={"name": "Zoë"}))


@dataclass(frozen=True)
class Kind:
    """A file with more than is known here: ``read`` says what is wrong, ``change`` writes it."""

    file: Callable[[], Path]
    data: dict[str, Any]
    read: Callable[[], str]
    change: Callable[[], object]
    #: where the unknown fields are
    hats: tuple[tuple[str | int, ...], ...]


KINDS = {
    "presets": Kind(
        presets_file,
        {"hat": "red", "presets": [{"name": "Mine", "edition": "", "rules": {}, "hat": "red"}]},
        lambda: load_presets()[1],
        lambda: save_preset("Mine", "us_2008", {}),
        (("hat",), ("presets", 0, "hat")),
    ),
    "profiles": Kind(
        profiles_file,
        {"hat": "red", "profiles": [ZOE]},
        lambda: load_profiles()[1],
        change_zoe,
        (("hat",), ("profiles", 0, "hat")),
    ),
    "challenges": Kind(
        results_file,
        {"hat": "red", "people": {"00000001": {"challenges": {"one": STARS}, "hat": "red"}}},
        trouble_of_results,
        keep_result,
        (
            ("hat",),
            ("people", "00000001", "hat"),
            ("people", "00000001", "challenges", "one", "hat"),
        ),
    ),
}


def put(kind: Kind, format: int) -> bytes:
    data = json.dumps({"format": format} | kind.data).encode()
    kind.file().parent.mkdir(parents=True, exist_ok=True)
    kind.file().write_bytes(data)
    return data


@pytest.mark.parametrize("name", KINDS)
def test_a_file_of_a_newer_version_is_called_so_and_never_replaced(home: Path, name: str) -> None:
    kind = KINDS[name]
    data = put(kind, 2)
    assert "newer version of the game" in kind.read()
    change = (lambda: keep_profile(new_profile("Tom"))) if name == "profiles" else kind.change
    with pytest.raises(SaveError, match="newer version of the game"):
        change()
    assert kind.file().read_bytes() == data
    assert [file.name for file in kind.file().parent.iterdir()] == [kind.file().name]


@pytest.mark.parametrize("delete", [delete_profile, forget_person, delete_preset])
def test_nothing_is_deleted_from_a_file_of_a_newer_version(
    home: Path, delete: Callable[[str], None]
) -> None:
    before = [put(kind, 2) for kind in KINDS.values()]
    with pytest.raises(SaveError, match="newer version of the game"):
        delete("00000001")
    assert [kind.file().read_bytes() for kind in KINDS.values()] == before


@pytest.mark.parametrize("name", KINDS)
def test_unknown_fields_of_a_known_format_are_kept(home: Path, name: str) -> None:
    kind = KINDS[name]
    put(kind, 1)
    assert kind.read() == ""
    kind.change()
    for place in kind.hats:
        found = json.loads(kind.file().read_bytes())
        for part in place:
            found = found[part]
        assert found == "red", place


def test_settings_keep_what_they_do_not_know() -> None:
    settings_file().write_text('{"format": 2, "volume": 20, "view": "flat", "hat": "red"}')
    settings, trouble = load_settings()
    assert (settings.volume, trouble) == (20, "")
    settings.volume = 30
    save_settings(settings)
    assert json.loads(settings_file().read_bytes())["hat"] == "red"
    assert load_settings()[0].volume == 30


def test_settings_of_a_newer_version_are_called_newer_where_they_do_not_fit(home: Path) -> None:
    text = '{"format": 2, "volume": 20, "view": "flat", "speed": "warp"}'
    settings_file().write_text(text)
    settings, trouble = load_settings()
    assert (settings.volume, settings.speed) == (20, Settings().speed)
    assert "from a newer version of the game, with unknown values for speed" in trouble
    assert (home / "settings.damaged.json").read_text() == text


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(home: Path) -> None:
    for text in ("first", "second", "third"):
        settings_file().write_text(text)
        load_settings()
        for kind in (KINDS["profiles"], KINDS["challenges"], KINDS["presets"]):
            kind.file().write_text(text)
        keep_profile(new_profile("Zoe"))
        keep_result()
        save_preset("Mine", "", {})
    for file in (settings_file(), *(kind.file() for kind in KINDS.values())):
        kept = sorted(file.parent.glob(f"{file.stem}.damaged*"))
        assert {each.read_text() for each in kept} == {"first", "second", "third"}, file


def test_deleting_a_person_deletes_every_copy(home: Path) -> None:
    zoe = new_profile("Zoe")
    for _ in range(3):
        profiles_file().write_text("Zoe, damaged")
        keep_profile(zoe)
    delete_profile(zoe.id)
    assert [file.name for file in home.glob("profiles*")] == ["profiles.json"]


def test_a_game_with_fields_of_a_newer_program_is_called_newer(tmp_path: Path) -> None:
    raw = json.loads(prepare(played(1, 3, 20)))
    for name in ("digest", "hat"):
        raw.pop(name, None)
    path = tmp_path / "game.json"
    for program, text in (("0.1.0", "unknown field"), ("99.0.0", "newer version of the game")):
        path.write_bytes(to_json(raw | {"hat": "red", "program": program}))
        with pytest.raises(SaveError, match=text):
            load(path)
