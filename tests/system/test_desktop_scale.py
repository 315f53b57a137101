"""The desktop's description of its scale, in its own words."""

import pytest

from monopoly_gui.system.desktop_scale import (
    scale_from_environment,
    scale_from_resources,
    sensible_scale,
)


def test_the_dots_per_inch_of_an_x_server_are_read() -> None:
    assert scale_from_resources("Xcursor.size:\t24\nXft.dpi:\t144\nXft.hinting:\t1\n") == 1.5
    assert scale_from_resources("Xft.dpi: 120.0") == 1.25
    assert scale_from_resources("Xft.dpi: many") == 0.0
    assert scale_from_resources("") == 0.0


def test_what_is_set_by_hand_is_followed() -> None:
    assert scale_from_environment({"GDK_SCALE": "2"}) == 2.0
    assert scale_from_environment({"QT_SCALE_FACTOR": "1.25", "GDK_SCALE": "1"}) == 1.25
    assert scale_from_environment({"GDK_SCALE": "large"}) == 0.0
    assert scale_from_environment({"GDK_SCALE": "2", "SDL_VIDEODRIVER": "wayland"}) == 1.0


@pytest.mark.parametrize(("told", "used"), [(1.5, 1.5), (0.0, 1.0), (0.8, 1.0), (40.0, 1.0)])
def test_what_cannot_be_meant_changes_nothing(told: float, used: float) -> None:
    assert sensible_scale(told) == used
