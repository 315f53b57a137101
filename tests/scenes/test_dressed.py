"""A game on a board with a theme is dressed, whatever lies above it; the rest is as it was."""

from typing import Any

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
from monopoly_gui.scenes.menus.help import show_help
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from tests.scenes.contrast_watch import hard_to_read
from tests.scenes.seat import Seat
from tests.test_editions import OURS


def seat(edition: str, **settings: Any) -> Seat:
    return Seat(setup.start(load_edition(edition), Rules(), 2, seed=1).state, **settings)


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_the_table_is_dressed_and_the_title_is_not(view: str) -> None:
    table = seat("farlight_station", view=view)
    painter = table.screen.context.painter
    theme_overrides = painter.theme
    assert theme_overrides.colours.board_frame == (0x4B, 0x51, 0x58)
    show_help(table.screen.context)
    table.frames(2)
    assert painter.theme is theme_overrides
    table.screen.open(TitleScene(table.screen.context))
    assert painter.theme is painter.plain


def test_full_contrast_is_chosen_in_the_midst_of_a_game() -> None:
    table = seat("orrowmere")
    context = table.screen.context
    assert context.painter.theme is not context.painter.plain
    context.scenes.push(SettingsScene(context))
    table.frames(2)
    context.settings.theme = "high_contrast"
    context.settings_changed()
    table.frames(2)
    assert context.painter.theme.colours == context.painter.plain.colours
    assert context.painter.plain.id == "high_contrast"
    context.settings.theme = "classic"
    context.settings_changed()


def test_a_board_without_a_theme_is_played_as_the_settings_say() -> None:
    table = seat("us_2008")
    assert table.screen.context.painter.theme is table.screen.context.painter.plain


@pytest.mark.parametrize(
    ("edition", "theme"), list(zip(OURS, ["classic", "dark"] * 3, strict=True))
)
def test_all_that_stands_on_a_dressed_table_can_be_read(edition: str, theme: str) -> None:
    table = seat(edition, theme=theme)
    table.screen.app.settings_changed()
    table.frames(2)
    assert table.screen.context.painter.plain.id == theme
    assert [pair.told for pair in hard_to_read(table.screen)] == []
    table.screen.context.settings.theme = "classic"
    table.screen.app.settings_changed()
