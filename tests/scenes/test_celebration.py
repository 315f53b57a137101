"""The result is celebrated, quietly where motion is reduced, and then rests."""

from __future__ import annotations

from monopoly_gui.scenes.table.dialogs.result import ResultDialog
from monopoly_gui.ui.playback.confetti import LENGTH
from tests.scenes.pages import PAGES


def test_confetti_falls_over_the_result_and_then_it_rests() -> None:
    screen = PAGES["result"]()
    screen.shows(ResultDialog)
    assert not screen.scene.moving
    screen.context.settings.reduced_motion = False
    drawn = [bool(screen.frame(0.1)) for _ in range(round(LENGTH / 0.1) + 5)]
    assert all(drawn[:30]) and not any(drawn[-2:])


def test_the_result_can_be_used_while_confetti_falls() -> None:
    screen = PAGES["result"]()
    screen.context.settings.reduced_motion = False
    dialog = screen.shows(ResultDialog)
    assert screen.frame(0.3)
    screen.click("look")
    assert dialog.folded and not dialog.moving
