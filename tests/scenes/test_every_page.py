"""What holds on every page and dialog: help at hand, and nothing too small for a finger."""

from __future__ import annotations

import pygame
import pytest

from monopoly_gui.scenes.menus.help import HelpScene
from tests.scenes.pages import PAGES
from tests.scenes.touch_watch import small

#: those that differ from another one only in what is drawn
ALIKE = {
    "charts_worth", "charts_rent", "charts_dice", "charts_luck", "auction_house", "demand_many",
    "trade_refused", "trade_settle", "debt_creditors", "debt_hopeless", "jail_last", "triple",
    "table_four", "purchase_short", "help",
}  # fmt: skip


@pytest.mark.parametrize("name", [n for n in PAGES if n not in ALIKE])
def test_fingers_meet_everything_and_help_is_at_hand(name: str) -> None:
    screen = PAGES[name]()
    before = screen.scene
    assert small(before) == []
    button = screen.find("help")
    assert button.rect.right > screen.context.scenes.bounds.width - 80
    screen.click(button.rect.center)
    card = screen.shows(HelpScene)
    inside = screen.context.scenes.bounds
    assert inside.contains(card.box)
    assert card.text and card.groups
    screen.key(pygame.K_F1)
    screen.frame()
    assert screen.scene is before
