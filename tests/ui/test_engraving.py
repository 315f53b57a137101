"""Drawings printed like engravings."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui import paths
from monopoly_gui.ui.board.card_pictures import DRAWN
from monopoly_gui.ui.painting.colour import luminance
from monopoly_gui.ui.painting.engraving import INK, Inks, engraved, inks_of
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.shapes import stamp
from monopoly_gui.ui.painting.theme import load_theme
from tools.art import printing
from tools.art.prints import FOLDERS

ART = paths.assets() / "icons" / "art"
RED, BLACK = (200, 60, 40), (0, 0, 0)


def looks(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_the_files_are_what_the_script_draws() -> None:
    stale = [
        file.name
        for folder, prints in FOLDERS.items()
        for name, draw in prints.items()
        if (file := paths.assets() / folder / f"{name}.svg").read_text("utf-8") != draw().text()
    ]
    assert stale == [] and set(FOLDERS["cards"]) == DRAWN and printing.INK == INK


@pytest.mark.parametrize("side", (12, 40, 120))
def test_a_print_fills_its_size_and_only_large_ones_are_hatched(side: int) -> None:
    inks = Inks(BLACK, BLACK, washed=RED)
    print_, plain = (
        engraved(ART / "tax.svg", (side, side), each) for each in (inks, replace(inks, hatch=None))
    )
    assert print_.get_bounding_rect().height >= side * 0.8
    assert (looks(print_) != looks(plain)) is (side >= 40)


def test_the_lines_do_not_grow_with_the_drawing() -> None:
    inks = Inks(BLACK, None, washed=(255, 255, 255))

    def black(side: int) -> float:
        paper = pygame.Surface((side, side))
        paper.fill("white")
        stamp(paper, engraved(ART / "ring.svg", (side, side), inks), (0, 0))
        return 255 - pygame.transform.average_color(paper)[0]

    assert black(160) < black(40) * 0.8


def test_a_dark_board_has_a_light_rim_and_a_strong_theme_bold_lines() -> None:
    dark = inks_of(load_theme("dark").colours, False)
    assert dark.rim and luminance(dark.rim) > 0.7
    strong = inks_of(load_theme("high_contrast").colours, True)
    assert strong.wider > 1 and strong.hatch and luminance(strong.line) < luminance(strong.hatch)


def test_the_question_follows_the_colour_of_the_board(painter: Painter) -> None:
    def middle(wishes: dict[str, str]) -> tuple[int, ...]:
        with painter.wearing(wishes):
            surface = pygame.Surface((80, 80))
            painter.picture(surface, "chance", Rect(0, 0, 80, 80))
            return pygame.transform.average_color(surface, Rect(34, 60, 12, 12))[:3]

    red, blue = middle({"chance": "#b02020"}), middle({"chance": "#2040b0"})
    assert red[0] > red[2] and blue[2] > blue[0]


def test_other_drawings_stay_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "plain.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<rect width="10" height="10" fill="#c83c28"/></svg>'
    )
    picture = engraved(file, (20, 20), Inks(BLACK, BLACK))
    assert picture.get_at((10, 10)) == pygame.Color(*RED)
