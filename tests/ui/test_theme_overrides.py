"""A theme dressed for a board: its colours, as far as what stands on them can be read."""

import json
from itertools import product

import pytest

from monopoly_gui.editions import EditionError, edition_from_json, edition_text, load_edition
from monopoly_gui.editions.writer import edition_json
from monopoly_gui.ui.painting.colour import contrast, ink_on, luminance, rgb
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import THEMES, Theme, load_theme
from monopoly_gui.ui.painting.theme_overrides import NAMES, on_ground, with_overrides
from tests.test_editions import OURS

#: what a board may wish for that spites whoever reads it
SPITE = {
    "table": "#ffffff",
    "frame": "#ffffff",
    "spaces": "#000000",
    "centre": "#808080",
    "chance": "#ffffff",
    "community_chest": "#eeeeee",
    "die": "#333333",
    "pips": "#333333",
}
WISHES = {edition: load_edition(edition).theme for edition in OURS} | {"spite": SPITE}


def readable(theme: Theme, usual: Theme) -> None:
    look = theme.colours
    assert contrast(look.light, look.table) >= 4.5
    assert contrast(look.light_muted, look.table) >= min(
        4.5, contrast(usual.colours.light_muted, usual.colours.table)
    )
    assert contrast(look.board_muted, look.board) >= 4.5
    for ground in (look.board_centre, look.board_centre_edge):
        assert contrast(ink_on(look.board_centre), ground) >= 4.5
    assert contrast(look.board_ink, look.board) >= 7
    assert contrast(look.go, look.board) >= 3
    assert contrast((255, 255, 255), look.board_frame) >= 7
    assert contrast(look.pip, look.die) >= 4.5
    for name in ("secondary", "dark"):
        style = theme.panels[name]
        assert contrast(style.ink, style.top[:3]) >= 4.5


@pytest.mark.parametrize("name", ["classic", "dark"])
@pytest.mark.parametrize("wishes", WISHES)
def test_what_is_written_can_be_read(name: str, wishes: str) -> None:
    usual = load_theme(name)
    theme = with_overrides(usual, WISHES[wishes])
    assert theme.colours != usual.colours
    assert theme.players == usual.players
    readable(theme, usual)


@pytest.mark.parametrize("name", THEMES)
def test_what_is_written_on_glass_can_be_read(name: str) -> None:
    theme = on_ground(load_theme(name), "glass")
    ground = theme.panels["dialog"].top[:3]
    for ink in ("text", "muted", "good", "bad", "warn"):
        assert contrast(theme.colour(ink), ground) >= 4.5
    for style in ("primary", "light", "selected", "field", "link"):
        look = theme.panels[style]
        opaque = look.top[:3] if look.top[3] == 255 else ground
        assert contrast(look.ink, opaque) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_what_is_printed_on_a_sheet_is_dark_on_light(name: str) -> None:
    theme = on_ground(load_theme(name), "sheet")
    paper, style = theme.colours.deed, theme.panels["selected"]
    assert luminance(paper) > 0.6
    for ink in ("deed_ink", "text", "muted", "good", "bad", "warn"):
        assert contrast(theme.colour(ink), paper) >= 4.5, ink
    assert contrast(theme.colours.text, style.bottom[:3]) >= 4.5


def test_what_lies_on_glass_is_paper_again() -> None:
    painter = Painter(load_theme("classic"))
    plain = painter.theme
    with painter.on("glass"):
        glass = painter.theme
        with painter.on("paper"):
            assert painter.theme is plain
        assert painter.theme is glass is not plain
        with painter.wearing(WISHES["spite"]):
            assert painter.ground == "glass"
        assert painter.theme is glass
    assert painter.theme is plain


@pytest.mark.parametrize("edition", OURS)
def test_a_board_of_our_own_is_seen_as_it_is_wished(edition: str) -> None:
    """The classic theme has nothing to mend but the table of one or the other."""
    theme = with_overrides(load_theme("classic"), WISHES[edition])
    wished = {name: rgb(each) for name, each in WISHES[edition].items() if name not in NAMES}
    look = theme.colours
    assert (look.board, look.board_centre) == (wished["spaces"], wished["centre"])
    assert (look.chance, look.chest) == (wished["chance"], wished["community_chest"])
    assert (look.die, look.pip) == (wished["die"], wished["pips"])
    assert theme.material == WISHES[edition]["material"]


@pytest.mark.parametrize("edition", WISHES)
def test_full_contrast_wins_over_a_board(edition: str) -> None:
    strong = load_theme("high_contrast")
    assert with_overrides(strong, WISHES[edition]) is strong


def test_print_stands_out_from_the_table_in_full_contrast() -> None:
    theme = load_theme("high_contrast")
    painter = Painter(theme)
    table = painter.table((480, 270))
    places = product(range(0, 480, 3), range(0, 270, 3))
    brightest = max((table.get_at(place)[:3] for place in places), key=luminance)
    for ink in (theme.colours.light, theme.colours.light_muted, theme.colours.accent):
        assert contrast(ink, brightest) >= 7, ink


def test_a_board_without_a_theme_changes_nothing() -> None:
    for name in THEMES:
        theme = load_theme(name)
        assert with_overrides(theme, load_edition("us_2008").theme) is theme


def test_a_painter_takes_it_off_again() -> None:
    painter = Painter(load_theme("classic"))
    usual = painter.theme
    with painter.wearing(SPITE):
        assert painter.theme.colours.table != usual.colours.table
        assert painter.plain is usual
    assert painter.theme is usual
    assert painter.wear(WISHES["orrowmere"])
    assert not painter.wear(WISHES["orrowmere"])
    painter.theme = load_theme("high_contrast")
    assert painter.theme.colours == painter.plain.colours


@pytest.mark.parametrize(
    ("theme", "problem"),
    [
        ({"table": "green"}, "write the colour as #"),
        ({"picture": "../../etc"}, "picture"),
        ({"material": "../../etc"}, "material"),
        ({"cloth": "#112233"}, "unknown field"),
        ([], "theme"),
    ],
)
def test_a_wrong_theme_is_refused_in_words(theme: object, problem: str) -> None:
    data = json.loads(edition_text("us_2008")) | {"format": 3, "theme": theme}
    with pytest.raises(EditionError, match=problem):
        edition_from_json(json.dumps(data), "here")


def test_format_2_has_no_theme() -> None:
    data = json.loads(edition_text("us_2008")) | {"format": 2, "theme": {}}
    with pytest.raises(EditionError, match="theme: it is not in format 2; write format 4"):
        edition_from_json(json.dumps(data), "here")


def test_a_game_carries_the_theme_of_its_board() -> None:
    board = load_edition("farlight_station")
    carried = edition_from_json(json.dumps(edition_json(board)), "a save")
    assert carried.theme == board.theme
    assert carried.theme["material"] == "steel"
