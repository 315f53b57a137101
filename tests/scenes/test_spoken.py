"""Everything that can have the focus is told by name, what it is, its value and its state."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from monopoly_gui.scenes.narration.naming import Reader
from tests.scenes.pages import PAGES


@pytest.mark.parametrize("page", PAGES)
def test_whatever_can_have_the_focus_is_named_and_no_two_sound_the_same(page: str) -> None:
    screen = PAGES[page]()
    surface = pygame.display.get_surface()
    assert surface is not None
    scene = screen.scene
    reader = Reader(screen.context.painter, surface.get_size())
    stops = [w for w in scene.form.widgets if w.visible and w.focusable]
    told = [reader.spoken(scene, widget) for widget in stops]
    assert [w.name for w, each in zip(stops, told, strict=True) if not each.name.strip()] == []
    # what a button does is its value where it stands beside a name
    count = Counter((e.name, e.role, e.value if e.role == "button" else "", e.key) for e in told)
    assert {each: n for each, n in count.items() if n > 1} == {}
    for widget, each in zip(stops, told, strict=True):
        assert each.reason == widget.reason
        assert each.sentence().startswith(each.name.rstrip("."))
        if each.role not in ("button", "page", "summary"):
            assert each.value or each.state, f"{widget.name} has neither value nor state"
