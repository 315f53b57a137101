"""The probe holds the contents of the screen, and no hidden facts."""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.probe import VARIABLE, Probe, probe, snapshot
from monopoly_gui.scenes.setup.setup import SetupScene
from tests.scenes.dialogs.desk import position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat


def test_nothing_is_told_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert probe() is None
    assert Screen().app.probe is None


def test_what_can_be_used_is_told_with_its_place_and_reason(tmp_path: Path) -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    file = tmp_path / "probe.json"
    Probe(file).write(screen.context.scenes)
    seen: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert seen["stack"] == ["TitleScene"]
    widgets = {widget["name"]: widget for widget in seen["scenes"][-1]["widgets"]}
    assert not widgets["Continue"]["enabled"]
    assert widgets["Continue"]["reason"] == "No game has been played yet."
    place = screen.find("New game").rect
    assert widgets["New game"]["rect"] == [place.x, place.y, place.width, place.height]
    assert widgets["New game"]["key"] == "n"


def test_it_is_told_again_only_when_something_has_changed(tmp_path: Path) -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    file = tmp_path / "probe.json"
    teller = Probe(file)
    teller.write(screen.context.scenes)
    file.unlink()
    teller.write(screen.context.scenes)
    assert not file.exists()
    teller.on_key(Event(pygame.KEYUP, key=pygame.K_a))
    teller.write(screen.context.scenes)
    assert json.loads(file.read_text(encoding="utf-8"))["used"] == 1
    assert [path.name for path in tmp_path.iterdir()] == ["probe.json"]


def test_the_cells_of_a_choice_are_told() -> None:
    screen = Screen()
    screen.open(SetupScene(screen.context))
    widgets = snapshot(screen.context.scenes)["scenes"][-1]["widgets"]
    kind = next(widget for widget in widgets if widget["name"] == "kind 2")
    assert kind["value"] == "ai"
    assert [value for value, _ in kind["cells"]] == ["human", "ai"]


def test_the_table_is_told_without_secrets() -> None:
    seat = Seat(position(2), humans=(0, 1))
    seat.until_rest()
    seen = snapshot(seat.screen.context.scenes)
    assert seen["table"]["waiting"] == ["Ada"]
    assert not seen["table"]["playing"]
    public = "round turn over current waiting offered pending playing cash log"
    assert set(seen["table"]) == set(public.split())
