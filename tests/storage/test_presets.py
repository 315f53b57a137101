"""The player's own rules come back by name; a damaged file is never lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui.engine.actions import CallTime, Resign
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.presets import PRESETS, differences, problems, rules_from
from monopoly_gui.engine.rules import Value
from monopoly_gui.storage import SaveError, delete_preset, load_presets, save_preset
from monopoly_gui.storage.user_presets import LONGEST_NAME, MOST, presets_file
from tests.engine.scenes import P1, P2, P3, Scene, game
from tests.storage.held import held


def names() -> list[str]:
    return [preset.name for preset in load_presets()[0]]


def write(*entries: Any, format: object = 1) -> None:
    presets_file().write_text(json.dumps({"format": format, "presets": entries}))


def test_without_a_file_there_are_none() -> None:
    assert load_presets() == ([], "")
    assert not presets_file().exists()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda p: p.id)
def test_rules_come_back(preset: Any) -> None:
    save_preset("Mine", preset.edition, preset.changes)
    (mine,), trouble = load_presets()
    assert (mine.name, mine.edition, mine.problem, trouble) == ("Mine", preset.edition, "", "")
    assert rules_from(mine.changes) == rules_from(preset.changes)


def test_all_values_keep_their_kind() -> None:
    changes: dict[str, Value] = {
        "even_build": False,
        "start_cash": 1,
        "jail_skip": True,
        "speed_die": "on",
    }
    save_preset("Mine", "uk", changes)
    ((mine,), _) = load_presets()
    assert differences(rules_from(mine.changes)) == changes


def test_the_same_name_replaces_also_in_other_letters() -> None:
    save_preset("Friday", "uk", {})
    save_preset("Sunday", "uk", {})
    save_preset("FRIDAY", "us_2008", {"even_build": False})
    assert names() == ["Sunday", "FRIDAY"]


def test_one_is_deleted() -> None:
    for name in ("A", "B", "C"):
        save_preset(name, "uk", {})
    delete_preset("b")
    assert names() == ["A", "C"]
    delete_preset("unknown")
    assert names() == ["A", "C"]


@pytest.mark.parametrize("name", ["", "   ", "\x00\n"])
def test_a_name_is_needed(name: str) -> None:
    with pytest.raises(SaveError, match="the name is empty"):
        save_preset(name, "uk", {})
    assert not presets_file().exists()


def test_long_names_are_cut() -> None:
    save_preset("x" * 100, "uk", {})
    assert names() == ["x" * LONGEST_NAME]


def test_not_too_many() -> None:
    write(*({"name": f"n{n}", "edition": "uk", "rules": {}} for n in range(MOST)))
    with pytest.raises(SaveError, match="there are too many"):
        save_preset("one more", "uk", {})
    save_preset("n7", "uk", {"even_build": False})
    assert len(names()) == MOST


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"\xff", b"[" * 9999, b"1" * 300_000, b'{"presets": 3}'],
    ids=lambda data: repr(data[:9]),
)
def test_a_damaged_file_is_told_of_and_kept(home: Path, data: bytes) -> None:
    presets_file().write_bytes(data)
    found, trouble = load_presets()
    assert found == []
    assert f"Your presets in {presets_file()} cannot be used" in trouble
    assert presets_file().read_bytes() == data
    save_preset("Mine", "uk", {})
    assert names() == ["Mine"]
    assert (home / "presets.damaged.json").read_bytes() == data
    presets_file().write_bytes(b"!")
    delete_preset("Mine")
    assert (home / "presets.damaged.json").read_bytes() == data
    assert (home / "presets.damaged-2.json").read_bytes() == b"!"


def test_a_file_of_another_format_is_not_understood_and_kept(home: Path) -> None:
    write(format=0)
    assert "it uses format 0, but this version knows 1" in load_presets()[1]
    save_preset("Mine", "uk", {})
    assert json.loads((home / "presets.damaged.json").read_text())["format"] == 0


@pytest.mark.parametrize(
    ("entry", "name", "problem"),
    [
        (None, "Entry 2", "it has no name"),
        ({"edition": "uk", "rules": {}}, "Entry 2", "it has no name"),
        ({"name": 3}, "Entry 2", "it has no name"),
        ({"name": "Odd"}, "Odd", "it has no edition or no rules"),
        ({"name": "Odd", "edition": "uk", "rules": []}, "Odd", "it has no edition or no rules"),
        (
            {"name": "Odd", "edition": "uk", "rules": {"flying": 1}},
            "Odd",
            "There is no rule option called 'flying'",
        ),
        (
            {"name": "Odd", "edition": "uk", "rules": {"even_build": 1}},
            "Odd",
            "Build and sell evenly: 1 is neither yes nor no",
        ),
        (
            {"name": "Odd", "edition": "uk", "rules": {"start_cash": 1e9}},
            "Odd",
            "Starting cash: 1000000000.0 is not a whole number",
        ),
        ({"name": "good", "edition": "uk", "rules": {}}, "good (2)", "the same name"),
    ],
)
def test_a_wrong_entry_says_what_is_wrong_and_stays_in_the_file(
    entry: Any, name: str, problem: str
) -> None:
    write({"name": "Good", "edition": "uk", "rules": {}}, entry)
    (good, odd), trouble = load_presets()
    assert (good.name, good.problem, trouble) == ("Good", "", "")
    assert odd.name == name
    assert problem in odd.problem
    save_preset("New", "uk", {})
    assert json.loads(presets_file().read_text())["presets"][1] == entry
    delete_preset(name)
    assert names() == ["Good", "New"]


def test_a_damaged_file_that_is_held_stays_and_nothing_is_saved(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    presets_file().write_bytes(b'{"format": 1, "pres')
    with held(presets_file(), monkeypatch):
        with pytest.raises(SaveError, match=r"could not be saved: .* Nothing was changed\."):
            save_preset("Ours", "us_2008", {})
        assert "cannot be used" in load_presets()[1]
    assert presets_file().read_bytes() == b'{"format": 1, "pres'
    save_preset("Ours", "us_2008", {})
    assert (home / "presets.damaged.json").read_bytes() == b'{"format": 1, "pres'
    assert [preset.name for preset in load_presets()[0]] == ["Ours"]


def test_what_cannot_be_written_or_read_says_so() -> None:
    presets_file().mkdir()
    assert "cannot be read" in load_presets()[1]
    with pytest.raises(SaveError, match="could not be saved"):
        save_preset("Mine", "uk", {})
    assert presets_file().is_dir()


@pytest.mark.parametrize("limit", ["round_limit", "time_limit_minutes", "end_after_bankruptcies"])
@pytest.mark.parametrize("said", [{}, {"win_condition": "last_standing"}])
def test_a_limit_in_an_old_preset_means_that_the_richest_wins(
    limit: str, said: dict[str, Value]
) -> None:
    """SHORT-2 SHORT-3: it did when the preset was made; by these rules the richer one wins."""
    write({"name": "Old", "edition": "us_2008", "rules": {limit: 2, **said}})
    ((old,), _trouble) = load_presets()
    rules = rules_from(old.changes)
    assert old.problem == "" and problems(rules, 3) == []
    words = {**differences(rules), "voluntary_bankruptcy": "resign"}
    scene = game(3, cash={P1: 1000, P2: 3000, P3: 2000}, round=2, **words)
    scene = ended(scene, limit)
    assert isinstance(scene.top, Over) and scene.top.winners == (P2,)


def ended(scene: Scene, limit: str) -> Scene:
    """The game is played to its limit; of bankruptcies the second leaves one anyway."""
    if limit == "end_after_bankruptcies":
        return scene.do(Resign(P1)).do(Resign(P3))
    if limit == "time_limit_minutes":
        scene.do(CallTime())
    for _ in range(3):
        scene.roll(4, 6).end()
    return scene


def test_what_decided_nothing_before_a_hotel_is_dropped_from_an_old_preset() -> None:
    """BUILD-11: where building is even it is refused today, and was not then."""
    write(
        {"name": "Even", "edition": "uk", "rules": {"hotel_requires": "four_on_this"}},
        {
            "name": "Uneven",
            "edition": "uk",
            "rules": {"hotel_requires": "four_on_this", "even_build": False},
        },
    )
    even, uneven = load_presets()[0]
    assert even.changes == {} and problems(rules_from(even.changes), 4) == []
    assert uneven.changes["hotel_requires"] == "four_on_this"
    assert problems(rules_from(uneven.changes), 4) == []
