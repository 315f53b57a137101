"""The painter: text that fits, shapes without fringes, caches with a bound."""

import time
from itertools import combinations, pairwise
from math import dist
from typing import get_args

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.editions.entries import Material
from monopoly_gui.ui.painting.cache import DrawDeferred, SurfaceCache
from monopoly_gui.ui.painting.colour import contrast, luminance, rgb
from monopoly_gui.ui.painting.fonts import OWN, Fonts, clean, font_file
from monopoly_gui.ui.painting.icons import tinted
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.panels import draw_panel, every_column
from monopoly_gui.ui.painting.shapes import rounded
from monopoly_gui.ui.painting.text import drawn_order
from monopoly_gui.ui.painting.theme import THEMES, ThemeError, load_theme
from monopoly_gui.ui.painting.tokens import names
from tests.ui.sight import BLIND, lab

WHITE = (255, 255, 255)


@pytest.fixture
def page() -> pygame.Surface:
    made = pygame.Surface((400, 300), 0, 32)
    made.fill(WHITE)
    return made


def rgb_at(surface: pygame.Surface, at: tuple[int, int]) -> tuple[int, int, int]:
    found = surface.get_at(at)
    return found.r, found.g, found.b


def darkest(surface: pygame.Surface, rect: pygame.Rect) -> int:
    """The smallest sum of red, green and blue inside a rectangle."""
    area = rect.clip(surface.get_rect())
    return min(
        sum(rgb_at(surface, (x, y)))
        for x in range(area.left, area.right)
        for y in range(area.top, area.bottom)
    )


@pytest.mark.parametrize("name", THEMES)
def test_each_theme_can_be_read_and_writes_legibly_on_its_panels(name: str) -> None:
    theme = load_theme(name)

    assert len(theme.players) == 8
    assert len(set(theme.players)) == 8
    assert contrast(theme.colours.board_ink, theme.colours.board) > 7
    assert contrast(theme.colours.deed_ink, theme.colours.deed) > 7
    assert contrast(theme.colours.light, theme.colours.table) > 4.5
    for key in ("card", "dialog", "primary", "secondary", "danger", "field", "tooltip", "good"):
        style = theme.panels[key]
        assert contrast(style.ink, style.top) > 3, key
        assert contrast(style.ink, style.bottom) > 3, key


def test_a_theme_with_a_wrong_entry_says_which(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("themes")
    classic = (paths.assets() / "themes" / "classic.json").read_text(encoding="utf-8")
    (folder / "classic.json").write_text(classic, encoding="utf-8")
    (folder / "odd.json").write_text('{"base": "classic", "colours": {"tabel": "#000000"}}')
    (folder / "loop.json").write_text('{"base": "loop"}')
    (folder / "torn.json").write_text('{"name": ')

    with pytest.raises(ThemeError, match="tabel"):
        load_theme("odd", folder)
    with pytest.raises(ThemeError, match="based on itself"):
        load_theme("loop", folder)
    with pytest.raises(ThemeError, match="cannot be read"):
        load_theme("torn", folder)
    with pytest.raises(ThemeError, match="cannot be read"):
        load_theme("missing", folder)


def test_text_too_wide_for_its_place_ends_with_an_ellipsis(
    painter: Painter, page: pygame.Surface
) -> None:
    place = pygame.Rect(10, 10, 90, 30)

    covered = painter.text(page, "A name much too long for it", place, size=24, colour="text")

    assert covered.width <= place.width
    assert painter.fit("A name much too long for it", 24, 90).endswith("…")
    assert painter.fit("Ada", 24, 90) == "Ada"


def test_wrapped_lines_fit_their_width_and_lose_no_word(painter: Painter) -> None:
    text = "Go straight to GO and draw your salary, then carry on as if nothing had happened"

    lines = painter.wrap(text, 20, 120)

    assert " ".join(lines) == text
    assert all(painter.measure(line, 20)[0] <= 120 for line in lines)


def test_words_that_belong_together_stay_in_one_line(painter: Painter) -> None:
    whole = painter.measure("Que voulez-vous", 20)[0]
    assert painter.wrap("Que voulez-vous\u00a0?", 20, whole) == ["Que", "voulez-vous\u00a0?"]


def test_a_word_wider_than_its_place_is_cut_rather_than_lost(painter: Painter) -> None:
    lines = painter.wrap("Llanfairpwllgwyngyllgogerychwyrndrobwll", 20, 60)

    assert "".join(lines) == "Llanfairpwllgwyngyllgogerychwyrndrobwll"
    assert all(painter.measure(line, 20)[0] <= 60 for line in lines)


def test_all_figures_are_of_one_width(painter: Painter) -> None:
    for weight in ("regular", "semibold", "bold", "display"):
        widths = {painter.measure(digit * 20, 20, weight)[0] for digit in "0123456789"}
        assert len(widths) == 1, weight


@pytest.mark.parametrize(
    "text",
    ["\0", "a\0b", "\ud800", "e\u0301", "漢字", "שלום", "😀", "\ufffe", "", "\t\n", "\u200b"],
)
def test_any_text_can_be_drawn_and_measured(
    painter: Painter, page: pygame.Surface, text: str
) -> None:
    painter.text(page, text, pygame.Rect(0, 0, 100, 40), size=20, colour="text")
    painter.text(page, text, (5, 5), size=40, colour="text", wrap=True, max_width=50)

    assert painter.measure(text, 20)[0] >= 0


@pytest.mark.parametrize("weight", OWN)
def test_letters_that_the_board_lacks_are_those_of_the_texts_around_it(weight: str) -> None:
    assert Fonts().runs("Straße Αθήνα", weight) == [
        (font_file(weight), "Straße "),
        (font_file("bold"), "Αθήνα"),
    ]


def test_what_no_font_draws_is_left_out() -> None:
    assert clean("a\0b\ud800c") == "abc"
    assert clean("two\nlines") == "two lines"


def test_hebrew_inside_a_sentence_is_turned_round_and_its_figures_are_not() -> None:
    assert drawn_order("Ada pays $40") == "Ada pays $40"
    assert drawn_order("אבג pays") == "גבא pays"
    assert drawn_order("אב 12 גד") == "דג 12 בא"


def test_text_is_centred_in_its_place(painter: Painter, page: pygame.Surface) -> None:
    place = pygame.Rect(100, 100, 200, 60)

    covered = painter.text(
        page, "HHH", place, size=30, colour=(0, 0, 0), align="center", valign="center"
    )
    rows = [
        y
        for y in range(place.top, place.bottom)
        if any(sum(rgb_at(page, (x, y))) < 380 for x in range(place.left, place.right))
    ]

    assert abs(covered.centerx - place.centerx) <= 1
    assert abs((rows[0] + rows[-1]) / 2 - place.centery) <= 1.5


def test_round_corners_leave_no_dark_fringe(painter: Painter, page: pygame.Surface) -> None:
    red = (255, 60, 60)
    painter.box(page, pygame.Rect(20, 20, 120, 60), red, radius=20)

    assert darkest(page, page.get_rect()) >= sum(red) - 6


def test_an_icon_leaves_no_dark_fringe_and_keeps_its_colour(
    painter: Painter, page: pygame.Surface
) -> None:
    red = (255, 60, 60)
    painter.icon(page, "dice", pygame.Rect(20, 20, 48, 48), red)

    assert darkest(page, page.get_rect()) >= sum(red) - 6
    assert rgb_at(page, (29, 44)) == red
    assert rgb_at(page, (44, 44)) == WHITE  # the middle pip is a hole


def test_a_pressed_button_sinks_by_its_lip(painter: Painter, page: pygame.Surface) -> None:
    place = pygame.Rect(40, 40, 160, 48)

    up = painter.panel(page, place, "primary")
    down = painter.panel(page, place, "primary", pressed=True)

    assert up.height < place.height
    assert down.y > up.y
    assert place.contains(up)
    assert place.contains(down)


def test_the_focus_ring_is_drawn_around_a_button(painter: Painter, page: pygame.Surface) -> None:
    place = pygame.Rect(60, 60, 120, 40)
    plain = page.copy()
    painter.panel(plain, place, "ghost")
    painter.panel(page, place, "ghost", focus=True)

    outside = (place.left - painter.px(4), place.centery)
    assert rgb_at(plain, outside) == WHITE
    assert rgb_at(page, outside) != WHITE


def test_every_style_can_be_drawn_at_any_size(painter: Painter, page: pygame.Surface) -> None:
    for style in painter.theme.panels:
        for size in ((1, 1), (3, 40), (200, 2), (120, 60), (0, 10)):
            painter.panel(page, pygame.Rect((50, 50), size), style, hover=0.5, focus=True)


def test_shading_darkens_everything_and_its_edges_most(
    painter: Painter, page: pygame.Surface
) -> None:
    page.fill((255, 255, 255))
    painter.shade(page, 128)

    middle, corner = rgb_at(page, (200, 150)), rgb_at(page, (0, 0))
    assert 60 < sum(corner) / 3 < sum(middle) / 3 - 20 < 110


def test_the_background_covers_everything_and_is_lighter_in_the_middle(
    painter: Painter, page: pygame.Surface
) -> None:
    painter.background(page)

    assert sum(rgb_at(page, (200, 150))) > sum(rgb_at(page, (2, 2)))


def test_the_cache_forgets_what_was_not_used_for_longest() -> None:
    cache = SurfaceCache(limit=3 * (10 * 10 * 4 + 200))
    made: list[str] = []

    def draw(name: str) -> pygame.Surface:
        def work() -> pygame.Surface:
            made.append(name)
            return rounded((10, 10), 2)

        return cache.get(name, work)

    for name in "abcabcad":
        draw(name)
    assert made == list("abcd")
    draw("a")
    assert made == list("abcd")
    draw("b")
    assert made == list("abcdb")
    assert cache.used <= cache.limit


def test_a_picture_that_has_been_begun_is_finished_a_little_late() -> None:
    """It would be drawn again if it were broken off; only what has not been begun waits."""
    cache, late = SurfaceCache(limit=100_000), time.perf_counter() - 1.0

    def draw(name: str, *parts: str) -> pygame.Surface:
        return cache.get(name, lambda: [*map(draw, parts), rounded((10, 10), 2)][-1])

    with cache.hurry(late, grace=1000.0):
        draw("whole", "one", "two")
        with pytest.raises(DrawDeferred):
            draw("next")
    with cache.hurry(late), pytest.raises(DrawDeferred):
        draw("other", "three", "four")
    assert cache.find("two") and cache.find("three") and not cache.find("four")


def test_every_icon_can_be_drawn_and_is_neither_empty_nor_full(painter: Painter) -> None:
    files = sorted((painter.assets / "icons").glob("*.svg"))
    assert len(files) > 60
    for file in files:
        picture = tinted(file, (32, 32), (10, 20, 30))
        alphas = [picture.get_at((x, y))[3] for x in range(32) for y in range(32)]
        assert 60 < sum(alpha > 128 for alpha in alphas) < 1000, file.stem


def test_there_are_at_least_ten_tokens_and_all_look_different(painter: Painter) -> None:
    found = names(painter.assets / "tokens")
    looks = set()
    for name in found:
        surface = pygame.Surface((64, 64), 0, 32)
        painter.token(surface, name, pygame.Rect(8, 8, 48, 48), painter.theme.players[0])
        looks.add(pygame.image.tobytes(surface, "RGB"))

    assert len(found) >= 10
    assert len(looks) == len(found)


def test_pixels_follow_the_scale_and_never_vanish() -> None:
    theme = load_theme("classic")

    assert Painter(theme, 2.0).px(10) == 20
    assert Painter(theme, 0.1).px(1) == 1
    assert Painter(theme, 0.1).px(0) == 0


@pytest.mark.parametrize("style", load_theme("classic").panels)
@pytest.mark.parametrize(("hover", "pressed", "focus"), [(0.0, False, False), (1.0, False, True)])
def test_a_wide_panel_drawn_out_of_a_narrow_one_is_the_same(
    style: str, hover: float, pressed: bool, focus: bool
) -> None:
    painter = Painter(load_theme("classic"), 1.0)
    look = painter._look(style, hover, pressed, focus)
    drawn_out, whole = draw_panel(look, (420, 90)), every_column(look, (420, 90))
    assert pygame.image.tobytes(drawn_out, "RGBA") == pygame.image.tobytes(whole, "RGBA")


@pytest.mark.parametrize("name", THEMES)
def test_no_colour_of_a_player_is_taken_for_that_of_a_group_or_of_another(name: str) -> None:
    """By CIE76: 20 from every group of every board that comes with the game, 30 from each other."""
    players = [lab(colour) for colour in load_theme(name).players]
    boards = (load_edition(edition) for edition in edition_ids())
    groups = {group.colour for board in boards for group in board.groups.values()}
    assert len(groups) > 60
    assert min(dist(one, lab(rgb(group))) for one in players for group in groups) >= 20
    assert min(dist(*pair) for pair in combinations(players, 2)) >= 29


@pytest.mark.parametrize("eyes", BLIND)
@pytest.mark.parametrize("name", THEMES)
def test_the_colour_blind_tell_players_apart(name: str, eyes: str) -> None:
    players = [lab(colour, eyes) for colour in load_theme(name).players]
    assert min(dist(*pair) for pair in combinations(players, 2)) >= 12.5


@pytest.mark.parametrize("eyes", BLIND)
@pytest.mark.parametrize("edition", edition_ids())
def test_the_colour_blind_tell_groups_apart(edition: str, eyes: str) -> None:
    """Neighbours more clearly; others differ by their side and their pattern as well."""
    board = load_edition(edition)
    streets = [board.groups[space.group] for space in board.spaces if space.kind == "street"]
    groups = [lab(rgb(group.colour), eyes) for group in dict.fromkeys(streets)]
    assert min(dist(*pair) for pair in combinations(groups, 2)) >= (
        20 if eyes == "everybody" else 8
    )
    assert min(dist(*pair) for pair in pairwise(groups)) >= 10


@pytest.mark.parametrize("material", [*get_args(Material)])
@pytest.mark.parametrize("name", ["classic", "dark"])
def test_what_is_written_on_a_table_can_be_read(name: str, material: str) -> None:
    """On the spots of 8 by 8 pixels that are lightest, as letters lie on more than one: the table
    of a page, as on a game's table the round has a plate.
    """
    painter = Painter(load_theme(name))
    table = pygame.Surface((1280, 720), 0, 32)
    with painter.wearing({"material": material}):
        painter.page(table)
    small = pygame.transform.smoothscale(table, (160, 90))
    spots = sorted(luminance(small.get_at((x, y))[:3]) for x in range(160) for y in range(90))
    lightest = spots[round(len(spots) * 0.98)]
    assert (luminance(painter.theme.colours.light) + 0.05) / (lightest + 0.05) >= 4.5
