"""Text is readable, and the focus is visible, in every theme."""

from pathlib import Path

import pytest

from monopoly_gui.scenes.menus.load import LoadScene
from monopoly_gui.storage import listing
from monopoly_gui.ui.painting.colour import contrast
from monopoly_gui.ui.painting.panels import ring_edge
from monopoly_gui.ui.painting.theme import THEMES, load_theme
from tests.scenes.contrast_watch import RESTING, dress, hard_to_read, needs
from tests.scenes.pages import PAGES, page

#: together they show every kind of panel, button, list, chart and card
SHOWN = (
    "setup", "presets", "options", "load", "settings", "save", "table_four", "charts_landings",
    "purchase", "auction", "trade_edit", "trade_answer", "estate_plan", "debt", "received",
    "card_choice", "result",
)  # fmt: skip
#: what a focus ring needs against what lies beside it
RING = 3.0


@pytest.mark.parametrize("name", SHOWN)
def test_every_text_stands_out_in_every_theme(name: str) -> None:
    screen = PAGES[name]()
    for theme in THEMES:
        dress(screen, theme)
        assert [pair.told for pair in hard_to_read(screen)] == [], theme


def test_damaged_games_stand_out_in_every_theme(home: Path) -> None:
    saves = home / "saves"
    saves.mkdir()
    for name in ("one", "two"):
        (saves / f"{name}.json").write_text("{", encoding="utf-8")
    screen = page(lambda s: LoadScene(s.context))
    assert {w.problem for w in listing(saves)} == {"the end of it is missing"}
    for theme in THEMES:
        dress(screen, theme)
        assert [pair.told for pair in hard_to_read(screen)] == [], theme


def test_text_that_is_too_pale_is_found() -> None:
    screen = PAGES["settings"]()
    theme = screen.context.painter.theme
    painter = screen.context.painter
    assert needs(painter, "word", (0, 0, 0), 20, "regular") == 4.5
    assert needs(painter, "word", theme.panels["faded"].ink, 20, "regular") == RESTING
    object.__setattr__(theme.colours, "muted", theme.colours.board)
    assert "Interface size" in " ".join(pair.told for pair in hard_to_read(screen))
    object.__setattr__(theme.colours, "muted", load_theme(theme.id).colours.muted)


@pytest.mark.parametrize("name", THEMES)
def test_one_tone_of_the_focus_ring_stands_out_on_every_ground(name: str) -> None:
    theme = load_theme(name)
    focus = theme.colours.focus
    tones = (focus, ring_edge(focus))
    assert contrast(*tones) >= RING
    colours = theme.colours
    grounds = [colours.table, colours.table_edge, colours.board, colours.board_centre]
    for style in theme.panels.values():
        grounds += [c[:3] for c in (style.top, style.bottom) if c[3] == 255]
    for ground in grounds:
        assert max(contrast(tone, ground) for tone in tones) >= RING, ground
