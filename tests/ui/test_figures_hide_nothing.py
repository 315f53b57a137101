"""Figures stand on a board in perspective so that names and prices of all spaces can be read."""

import pygame
import pytest
from pygame import Mask, Rect, Surface

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import JAIL, SIZE
from monopoly_gui.ui.board.corners import Corners
from monopoly_gui.ui.board.perspective import lay_down, padded
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.shapes import blank
from monopoly_gui.ui.pieces.figures import Figure
from tests.scenes.dialogs.desk import TOKENS

#: the board at a window of 1280x720, and at 1920x1080
AREAS = (Rect(11, 11, 810, 698), Rect(16, 16, 1216, 1048))
CASES = (("us_2008", AREAS[1]), *((f"{land}_2008", AREAS[0]) for land in ("us", "de", "fr", "es")))
#: what is at least so opaque (of 255) hides what is below it; shadows are not
HIDES = 150
#: so different from the paper is ink, in each of red, green and blue
INK = 60
#: pixels of a name that may be hidden: the softest edge of a letter
FEW = 2
#: no figure is lower than this, in pixels of a window of 1280x720
LEAST = 12


def printed(view: SeatedView) -> Surface:
    """The print of a board as it is seen, drawn anew."""
    layer = padded(view.layout.outer.size)
    layer.blit(view.printed(0, view.layout.inner.height), view.layout.inner.move(6, 6).topleft)
    made, place = lay_down(layer, (0, 0), view.lens)
    seen = Surface((view.area.right, view.area.bottom), 0, 32)
    seen.blit(made, place)
    return seen


def words(view: SeatedView, monkeypatch: pytest.MonkeyPatch) -> Mask:
    """The places of names and prices of all spaces: the differences from a board without words."""
    whole = printed(view)
    with monkeypatch.context() as patch:
        patch.setattr(Painter, "text", lambda *_all, **_named: None)
        patch.setattr(Corners, "_words_up", lambda *_all: None)
        bare = printed(view)
    bare.blit(whole, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    bare.fill((0, 0, 0), view.lens.within(view.layout.centre()))
    return pygame.mask.from_threshold(bare, (255, 255, 255), (255 - INK,) * 3)


def covered(view: SeatedView, spot: Rect, token: str) -> tuple[Mask, tuple[int, int]]:
    """The text hidden by a figure and the ring at its foot, and its place."""
    room = spot.inflate(spot.size)
    made = blank(room.size)
    here = spot.move(-room.x, -room.y)
    view.draw_turn_glow(made, here)
    view.draw_token(made, Figure(token, here, (200, 40, 40)))
    return pygame.mask.from_surface(made, HIDES), room.topleft


def spot_of(view: SeatedView, space: int, slot: int, of: int, jailed: bool) -> Rect:
    at, high = view.token_pos(space, slot, of, jailed)
    spot = Rect(0, 0, high, high)
    spot.center = at
    return spot


@pytest.mark.parametrize(("board", "area"), CASES, ids=str)
def test_no_name_and_no_price_is_hidden(
    painter: Painter, board: str, area: Rect, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = SeatedView(painter, load_edition(board), area)
    ink = words(view, monkeypatch)
    assert ink.count() > 2000, "there is something to read"
    hidden = {}
    for space, jailed in [*((space, False) for space in range(SIZE)), (JAIL, True)]:
        for of in range(1, 9):
            for slot in range(of):
                mask, at = covered(view, spot_of(view, space, slot, of, jailed), TOKENS[slot])
                if (lost := ink.overlap_area(mask, at)) > FEW:
                    hidden[space, jailed, of, slot] = lost
    assert hidden == {}


@pytest.mark.parametrize("area", AREAS, ids=lambda area: f"{area.width}x{area.height}")
def test_eight_figures_on_one_space_can_still_be_told_apart(painter: Painter, area: Rect) -> None:
    view = SeatedView(painter, load_edition("us_2008"), area)
    for space, jailed in [*((space, False) for space in range(SIZE)), (JAIL, True)]:
        spots = [spot_of(view, space, slot, 8, jailed) for slot in range(8)]
        assert min(spot.height for spot in spots) >= LEAST * area.height / AREAS[0].height, space
        assert len({spot.center for spot in spots}) == 8
        alone = spot_of(view, space, 0, 1, jailed)
        assert alone.height > spots[0].height
