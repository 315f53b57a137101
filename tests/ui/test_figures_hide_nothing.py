"""Figures stand on a board in perspective so that names and prices of all spaces can be read."""

from itertools import permutations, product

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
from monopoly_gui.ui.pieces.figures import Figure, facing
from monopoly_gui.ui.pieces.standing import building, place_of
from tests.scenes.dialogs.desk import TOKENS

#: the board at a window of 1280x720, and at 1920x1080
AREAS = (Rect(11, 11, 810, 698), Rect(16, 16, 1216, 1048))
CASES = (("us_2008", AREAS[1]), *((f"{land}_2008", AREAS[0]) for land in ("us", "de", "fr", "es")))
CASES = (*CASES, ("kitchen_table", AREAS[0]))
#: what is at least so opaque (of 255) hides what is below it; shadows are not
HIDES = 150
#: so different from the paper is ink, in each of red, green and blue
INK = 60
#: pixels of a name that may be hidden: the softest edge of a letter
FEW = 4
#: a building of which more is hidden cannot be made out, as a share
MUCH = 0.4
#: so much of a figure may be hidden by one on another space, around a corner
BIT = 0.28
#: so much of a figure may be before a deck
TOUCH = 0.1
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


def covered(view: SeatedView, spot: Rect, token: str, space: int) -> tuple[Mask, tuple[int, int]]:
    """The text hidden by a figure and the ring at its foot, and its place."""
    room = spot.inflate(spot.size)
    made = blank(room.size)
    here = spot.move(-room.x, -room.y)
    view.draw_turn_glow(made, here)
    view.draw_token(made, Figure(token, here, (200, 40, 40), turn=facing(space)))
    return pygame.mask.from_surface(made, HIDES), room.topleft


def spot_of(
    view: SeatedView,
    space: int,
    slot: int,
    of: int,
    jailed: bool,
    built: bool = False,
    turn: int | None = None,
) -> Rect:
    at, high = view.token_pos(space, slot, of, jailed, built, turn)
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
    for space, jailed, built in places(view):
        for of in range(1, 9):
            for slot, turn in turns(of):
                spot = spot_of(view, space, slot, of, jailed, built, turn)
                for token in TOKENS if of == 1 else (TOKENS[slot],):
                    mask, at = covered(view, spot, token, space)
                    if (lost := ink.overlap_area(mask, at)) > FEW:
                        hidden[space, jailed, built, of, slot, turn, token] = lost
    assert hidden == {}


@pytest.mark.parametrize("land", ["us", "de", "fr", "es"])
def test_no_building_hides_a_name(
    painter: Painter, land: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = SeatedView(painter, load_edition(f"{land}_2008"), AREAS[0])
    ink = words(view, monkeypatch)
    hidden = {}
    for space in (space.index for space in view.board.spaces if space.kind == "street"):
        for level in range(1, 6):
            for at, width in view.building_spots(space, level):
                picture, foot = building(painter, level, width, place_of(space))
                mask = pygame.mask.from_surface(picture, HIDES)
                if (lost := ink.overlap_area(mask, (at[0] - foot[0], at[1] - foot[1]))) > FEW:
                    hidden[space, level] = lost
    assert hidden == {}


def turns(of: int) -> list[tuple[int, int | None]]:
    """The slots of so many figures, with a turn of none of them, or of one of a few."""
    whose: tuple[int | None, ...] = (None, *range(of)) if of <= 3 else (None, of - 1)
    return [(slot, turn) for turn in whose for slot in range(of)]


def places(view: SeatedView) -> list[tuple[int, bool, bool]]:
    """All spaces, with prisoners and without, with buildings and without."""
    streets = [space.index for space in view.board.spaces if space.kind == "street"]
    empty = [(space, False, False) for space in range(SIZE)]
    return [*empty, (JAIL, True, False), *((space, False, True) for space in streets)]


@pytest.mark.parametrize("area", AREAS, ids=lambda area: f"{area.width}x{area.height}")
def test_a_figure_hardly_touches_one_on_another_space(painter: Painter, area: Rect) -> None:
    view = SeatedView(painter, load_edition("us_2008"), area)
    masks, larger = (
        {
            place: covered(view, spot_of(view, place[0], 0, 1, *place[1:], turn), "car", place[0])
            for place in places(view)
        }
        for turn in (None, 0)
    )
    touching = [
        (one, other, turn is larger)
        for one, other in permutations(masks, 2)
        for turn in (masks, larger)
        if one[0] != other[0]
        and _overlap(masks[one], turn[other])
        > BIT * min(masks[one][0].count(), turn[other][0].count())
    ]
    assert touching == []


@pytest.mark.parametrize("area", AREAS, ids=lambda area: f"{area.width}x{area.height}")
def test_hardly_any_figure_stands_before_a_deck(painter: Painter, area: Rect) -> None:
    view = SeatedView(painter, load_edition("us_2008"), area)
    decks = [(pygame.mask.from_surface(made, HIDES), at) for made, at in view._piles()]
    near = {}
    for space, jailed, built in places(view):
        for of, token in product(range(1, 6), ("car", "dog")):
            for slot, turn in turns(of):
                spot = spot_of(view, space, slot, of, jailed, built, turn)
                figure = covered(view, spot, token, space)
                lost = max(_overlap(figure, deck) for deck in decks)
                if lost > (TOUCH if of > 1 else 0) * figure[0].count():
                    near[space, built, of, slot, turn, token] = lost
    assert near == {}


@pytest.mark.parametrize("edition", ["us_2008", "uk", "clatterby_line", "farlight_station"])
def test_no_seal_lies_on_a_picture(painter: Painter, edition: str) -> None:
    view = SeatedView(painter, load_edition(edition), AREAS[0])
    for space in view.board.deeds:
        cell = view._cell(view.board.spaces[space])
        if not cell.street:
            picture, seal = cell.beside_seal, cell.seal_place()
            assert not picture.colliderect(seal)
            assert (
                picture.width * picture.height
                > 0.5 * cell.picture_area.width * cell.picture_area.height
            )


def _overlap(one: tuple[Mask, tuple[int, int]], other: tuple[Mask, tuple[int, int]]) -> int:
    (mask, at), (below, there) = one, other
    return mask.overlap_area(below, (there[0] - at[0], there[1] - at[1]))


@pytest.mark.parametrize("level", [1, 3, 4, 5])
def test_every_building_can_be_seen_behind_a_figure(painter: Painter, level: int) -> None:
    """What stands nearer hides what is behind it, as on the table."""
    view = SeatedView(painter, load_edition("us_2008"), AREAS[0])
    for (space, _jailed, built), turn in product(places(view), (None, 0)):
        spot = spot_of(view, space, 0, 1, False, built, turn)
        for at, width in view.building_spots(space, level) if built else ():
            picture, foot = building(painter, level, width, place_of(space))
            mask = pygame.mask.from_surface(picture, HIDES)
            seen = mask, (at[0] - foot[0], at[1] - foot[1])
            if spot.bottom > at[1]:
                lost = _overlap(seen, covered(view, spot, "car", space))
                assert lost < MUCH * mask.count(), space


@pytest.mark.parametrize("edition", ["us_2008", "uk", "fr_2008"])
def test_every_seal_can_be_seen_behind_figures(painter: Painter, edition: str) -> None:
    view = SeatedView(painter, load_edition(edition), AREAS[0])
    seals = {space: _seal(view, space) for space in view.board.deeds}
    for (space, free), of in product(product(range(SIZE), (True, False)), range(1, 9)):
        for slot, turn in turns(of):
            spot = spot_of(view, space, slot, of, False, not free, turn)
            for token in TOKENS if of == 1 else (TOKENS[slot],):
                figure = covered(view, spot, token, space)
                for at, seal in seals.items():
                    # one on the same space is there if the figure makes room for it
                    lost = 0 if at == space and free else _overlap(seal, figure)
                    assert lost < MUCH * seal[0].count(), (at, space, of, token)


def _seal(view: SeatedView, space: int) -> tuple[Mask, tuple[int, int]]:
    """The wax of a seal, without its shadow, and its place."""
    flat = view._cell(view.board.spaces[space]).seal_place()
    seen = view.lens.within(flat.inflate(-flat.width // 8, -flat.height // 8))
    made = blank(seen.size)
    pygame.draw.ellipse(made, (255, 255, 255, 255), made.get_rect())
    return pygame.mask.from_surface(made), seen.topleft


@pytest.mark.parametrize("area", AREAS, ids=lambda area: f"{area.width}x{area.height}")
def test_eight_figures_on_one_space_can_still_be_told_apart(painter: Painter, area: Rect) -> None:
    view = SeatedView(painter, load_edition("us_2008"), area)
    for space, jailed in [*((space, False) for space in range(SIZE)), (JAIL, True)]:
        spots = [spot_of(view, space, slot, 8, jailed) for slot in range(8)]
        assert min(spot.height for spot in spots) >= LEAST * area.height / AREAS[0].height, space
        assert len({spot.center for spot in spots}) == 8
        alone = spot_of(view, space, 0, 1, jailed)
        assert alone.height > spots[0].height
