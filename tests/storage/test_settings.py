"""Settings are kept; a damaged file costs as little as it can, and is not lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from monopoly_gui.engine.rules import Value
from monopoly_gui.storage import SaveError, SeatRecord, Settings, load_settings, save_settings
from monopoly_gui.storage.settings import settings_file


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
    assert settings == Settings(volume=20, mute=True)
    assert "wrong values for scale, speed: these are at their defaults" in warning


def test_settings_of_a_newer_version_are_read() -> None:
    settings_file().write_text('{"volume": 20, "hologram": true}')
    assert load_settings() == (Settings(volume=20), "")


def test_settings_that_cannot_be_written_say_so(home: Path) -> None:
    settings_file().mkdir()
    (settings_file() / "x").touch()
    with pytest.raises(SaveError, match=r"could not be saved in .* They hold until you quit"):
        save_settings(Settings())
    settings, warning = load_settings()
    assert settings == Settings()
    assert "cannot be read" in warning


def test_the_rules_of_the_last_game_keep_their_kinds() -> None:
    rules: dict[str, Value] = {"even_build": False, "start_cash": 1, "income_tax": "flat"}
    save_settings(Settings(last_rules=rules))
    found = load_settings()[0].last_rules
    assert found == rules
    assert [type(value) for value in found.values()] == [bool, int, str]
