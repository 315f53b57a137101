"""Settings are kept; a damaged file costs as little as it can, and is not lost."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from monopoly_gui.engine.presets import problems, rules_from
from monopoly_gui.engine.rules import Value
from monopoly_gui.storage import SaveError, SeatRecord, Settings, load_settings, save_settings
from monopoly_gui.storage.settings import settings_file
from tests.storage.held import held

#: the settings that each release has written, the oldest first
RELEASED = sorted(Path(__file__).with_name("files").glob("settings_*.json"))
OLDEST = RELEASED[0]


def test_without_a_file_all_is_at_its_default() -> None:
    assert load_settings() == (Settings(), "")
    assert not settings_file().exists()


def test_settings_come_back() -> None:
    seats = (SeatRecord("Ada", "human", "hat", 2), SeatRecord("Blaise", "ai", "ship", 0))
    settings = Settings(volume=30, speed="instant", scale=1.5, fullscreen=True, last_seats=seats)
    save_settings(settings)
    assert load_settings() == (settings, "")


def test_a_wrong_value_is_refused_when_it_is_set() -> None:
    settings = Settings()
    with pytest.raises(ValidationError):
        settings.volume = 101
    assert settings.volume == 70


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"[" * 9999, b"1" * 300_000], ids=len)
def test_a_damaged_file_gives_defaults_and_is_kept_aside(home: Path, data: bytes) -> None:
    settings_file().write_bytes(data)
    settings, warning = load_settings()
    assert settings == Settings()
    aside = home / "settings.damaged.json"
    assert warning.startswith("The settings file is damaged (")
    assert warning.endswith(f"It is kept as {aside}.")
    assert aside.read_bytes() == data
    assert load_settings() == (Settings(), "")


def test_a_wrong_value_costs_only_itself() -> None:
    file = settings_file()
    file.write_text(json.dumps({"volume": 20, "speed": "warp", "scale": "big", "mute": True}))
    settings, warning = load_settings()
    assert settings == Settings(volume=20, mute=True, music_volume=20, view="flat")
    assert "invalid values for scale, speed: defaults are used for these" in warning


def test_settings_of_a_newer_version_are_read() -> None:
    settings_file().write_text('{"volume": 20, "hologram": true}')
    settings, warning = load_settings()
    assert warning == ""
    assert settings.model_dump() == Settings(volume=20, music_volume=20, view="flat").model_dump()


@pytest.mark.parametrize("file", RELEASED, ids=lambda file: file.stem)
def test_settings_of_every_release_keep_all_they_say(file: Path) -> None:
    settings_file().write_bytes(file.read_bytes())
    settings, warning = load_settings()
    assert warning == ""
    text = json.loads(file.read_bytes())
    text.pop("format", None)
    # at first nobody had a profile or chose a face
    text["last_seats"] = [{"profile": "", "face": ""} | seat for seat in text["last_seats"]]
    assert {name: json.loads(settings.model_dump_json())[name] for name in text} == text


def test_settings_from_before_there_was_music_have_it_as_loud_as_the_sounds() -> None:
    settings_file().write_bytes(OLDEST.read_bytes())
    settings, _warning = load_settings()
    assert (settings.music_volume, settings.voice_volume, settings.speech) == (35, 100, False)


def test_who_has_played_before_keeps_the_plan_and_who_is_new_sits_at_the_table() -> None:
    settings_file().write_bytes(OLDEST.read_bytes())
    assert load_settings()[0].view == "flat"
    settings_file().write_text('{"view": "seated"}')
    assert load_settings()[0].view == "seated"
    settings_file().unlink()
    assert load_settings()[0].view == "seated"


def test_no_camera_leans_until_it_is_asked_for_and_then_that_is_kept() -> None:
    settings_file().write_bytes(OLDEST.read_bytes())
    settings, warning = load_settings()
    assert (settings.camera, warning) == (False, "")
    settings.camera = True
    save_settings(settings)
    assert load_settings()[0].camera
    settings_file().write_text('{"camera": "maybe"}')
    settings, warning = load_settings()
    assert not settings.camera and "invalid values for camera" in warning


def test_settings_from_before_there_was_a_choice_enlarge_the_board_too() -> None:
    settings_file().write_text('{"scale": 2.0}')
    settings, warning = load_settings()
    assert (settings.scale, settings.enlarge_board, warning) == (2.0, True, "")
    settings.enlarge_board = False
    save_settings(settings)
    assert not load_settings()[0].enlarge_board


@pytest.mark.parametrize(("sounds", "music"), [(0, 0), (20, 20), (50, 50), (100, 50)])
def test_music_is_first_no_louder_than_the_sounds_were(sounds: int, music: int) -> None:
    settings_file().write_text(json.dumps({"volume": sounds}))
    assert load_settings() == (Settings(volume=sounds, music_volume=music, view="flat"), "")


def test_settings_that_cannot_be_written_say_so(home: Path) -> None:
    settings_file().mkdir()
    (settings_file() / "x").touch()
    with pytest.raises(SaveError, match=r"could not be saved in .* They last until you quit"):
        save_settings(Settings())
    settings, warning = load_settings()
    assert settings.model_dump() == Settings().model_dump()
    assert "cannot be read" in warning


def test_settings_that_could_not_be_read_are_kept_before_others_are_written(home: Path) -> None:
    settings_file().mkdir()
    (settings_file() / "x").touch()
    settings, warning = load_settings()
    aside = home / "settings.before.json"
    assert warning.endswith(f"Before new ones are saved, the file is kept as {aside}.")
    settings.volume = 20
    save_settings(settings)
    assert (aside / "x").exists()
    assert load_settings() == (Settings(volume=20), "")
    settings.volume = 30
    save_settings(settings)
    assert (aside / "x").exists()


def test_a_damaged_file_that_cannot_be_moved_is_not_written_over(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings_file().write_bytes(b'{"volume": 20, "speed": "warp"')
    with held(settings_file(), monkeypatch):
        settings, warning = load_settings()
        with pytest.raises(SaveError, match="They last until you quit"):
            save_settings(settings)
    aside = home / "settings.damaged.json"
    assert warning.startswith("The settings file is damaged (")
    assert warning.endswith(f"Before new ones are saved, the file is kept as {aside}.")
    assert settings_file().read_bytes() == b'{"volume": 20, "speed": "warp"'
    save_settings(settings)
    assert aside.read_bytes() == b'{"volume": 20, "speed": "warp"'
    assert load_settings() == (Settings(), "")


def test_the_rules_of_the_last_game_keep_their_kinds() -> None:
    rules: dict[str, Value] = {"even_build": False, "start_cash": 1, "income_tax": "flat"}
    save_settings(Settings(last_rules=rules))
    found = load_settings()[0].last_rules
    assert found == rules
    assert [type(value) for value in found.values()] == [bool, int, str]


def test_a_limit_in_old_settings_means_that_the_richest_wins() -> None:
    """SHORT-2: the last one left was named beside it then, and decided nothing."""
    old = {"last_rules": {"round_limit": 20, "win_condition": "last_standing"}}
    settings_file().write_text(json.dumps(old), encoding="utf-8")
    rules = rules_from(load_settings()[0].last_rules)
    assert (rules.round_limit, rules.win_condition) == (20, "richest_at_limit")
    assert problems(rules, 4) == []


def test_what_decided_nothing_before_a_hotel_is_dropped_from_old_settings() -> None:
    """BUILD-11: it is refused today where building is even."""
    rules: dict[str, Value] = {"hotel_requires": "four_on_this", "start_cash": 1000}
    settings_file().write_text(json.dumps({"last_rules": rules}), encoding="utf-8")
    assert load_settings()[0].last_rules == {"start_cash": 1000}
    rules["even_build"] = False
    settings_file().write_text(json.dumps({"last_rules": rules}), encoding="utf-8")
    assert load_settings()[0].last_rules["hotel_requires"] == "four_on_this"
