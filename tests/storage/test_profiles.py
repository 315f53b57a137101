"""The people at this computer in their file: made, changed, forgotten, damaged."""

import json
from pathlib import Path

import pytest

from monopoly_gui.storage import SaveError, Settings
from monopoly_gui.storage.profiles import (
    MOST,
    TASTES,
    Profile,
    delete_profile,
    find_profile,
    keep_profile,
    load_profiles,
    new_profile,
    profiles_file,
    remember_table,
    set_table,
    sit_down,
    tastes_of,
)


def test_people_are_kept_changed_and_forgotten(home: Path) -> None:
    zoe, tom = new_profile("Zoë", "cat", 3), new_profile("Tom")
    keep_profile(zoe)
    keep_profile(tom)
    assert load_profiles() == ([zoe, tom], "")
    keep_profile(zoe.model_copy(update={"name": "Zoë B."}))
    assert [each.name for each in load_profiles()[0]] == ["Zoë B.", "Tom"]
    delete_profile(zoe.id)
    assert load_profiles() == ([tom], "")
    assert find_profile(tom.id) == tom and find_profile(zoe.id) is None
    assert "Zoë" not in profiles_file().read_text("utf-8")


def test_nobody_is_there_at_first(home: Path) -> None:
    assert load_profiles() == ([], "")


def test_the_table_is_set_as_a_person_likes_it() -> None:
    settings = Settings(theme="dark", speed="fast", advice=False)
    zoe = new_profile("Zoe").model_copy(update={"tastes": tastes_of(settings)})
    other = Settings(volume=10)
    set_table(other, zoe)
    assert (other.theme, other.speed, other.advice, other.volume) == ("dark", "fast", False, 10)
    assert set(zoe.tastes) == set(TASTES)


def test_a_taste_that_means_nothing_any_more_is_passed_over() -> None:
    zoe = Profile(id="00000001", name="Zoe", tastes={"speed": "warp", "gravity": True})
    settings = Settings()
    set_table(settings, zoe)
    assert settings == Settings()


@pytest.mark.parametrize(
    "data",
    [
        "{",
        "[]",
        '{"format": 0, "profiles": []}',
        '{"format": 1, "profiles": [{"id": "x", "name": "Zoe"}]}',
        '{"format": 1}',
    ],
)
def test_a_damaged_file_is_told_of_and_set_aside_when_the_next_is_kept(
    home: Path, data: str
) -> None:
    path = profiles_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(data)
    found, trouble = load_profiles()
    assert found == [] and "damaged" in trouble
    keep_profile(new_profile("Zoe"))
    assert len(load_profiles()[0]) == 1
    assert path.with_name("profiles.damaged.json").read_text() == data


def test_there_is_an_end_to_people(home: Path) -> None:
    entries = [{"id": f"{n:08x}", "name": f"P{n}"} for n in range(MOST)]
    profiles_file().parent.mkdir(parents=True, exist_ok=True)
    profiles_file().write_text(json.dumps({"format": 1, "profiles": entries}))
    with pytest.raises(SaveError, match="too many"):
        keep_profile(new_profile("One more"))
    assert len(load_profiles()[0]) == MOST


def test_a_file_that_cannot_be_read_loses_nothing(home: Path) -> None:
    profiles_file().mkdir(parents=True)
    assert "cannot be read" in load_profiles()[1]
    with pytest.raises(SaveError):
        keep_profile(new_profile("Zoe"))


def test_whoever_sits_down_finds_the_table_as_it_was_left(home: Path) -> None:
    zoe, tom = new_profile("Zoe"), new_profile("Tom")
    keep_profile(zoe)
    keep_profile(tom)
    settings = Settings()
    sit_down(settings, zoe.id)
    settings.speed = "fast"
    remember_table(settings)
    sit_down(settings, tom.id)
    settings.speed = "instant"
    remember_table(settings)
    sit_down(settings, zoe.id)
    assert (settings.profile, settings.speed) == (zoe.id, "fast")
    sit_down(settings, "")
    sit_down(settings, "ffffffff")
    assert (settings.profile, settings.speed) == (zoe.id, "fast")
