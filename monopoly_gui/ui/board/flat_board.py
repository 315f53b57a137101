"""The flat board: forty spaces in a square, and the marks of a game."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from ...engine.board import BANK, Board, Space
from ..painting.colour import Colour, darken, lighten, mix
from ..painting.layout import placed
from ..painting.painter import Painter, Tint
from ..painting.paper import add_grain
from ..painting.shapes import (
    drawn_out,
    fill,
    filled,
    outline,
    radial,
    ring,
    rounded,
    stamp,
    stamp_around,
)
from ..pieces.figures import Figure
from ..pieces.rolling_die import Pose, SolidDie
from ..pieces.solids import Projection
from .buildings import draw_on_bar
from .cards_art import DECK_SHAPE, draw_deck
from .cells import Cell, Lettering, lettering
from .centre import deck_centre, deck_tilt, deck_width, draw_centre, stage
from .corners import Corners, draw_bars
from .drawings import deck_pictures
from .layout import CORNERS, BoardLayout
from .marks import (
    HALO,
    SpaceMark,
    draw_clip,
    draw_highlight,
)
from .mortgaged import draw_mortgaged
from .rosette import VIEW, draw_rosette, draw_wreath, engrave, rosette_ink

#: the most strips of the printed board, each of which is one picture, and how high one is at least
STRIPS, STRIP = 16, 40
#: the view of dice on the flat board: hardly any of their sides
ABOVE = Projection(squash=0.97)

TURN_GLOW: Colour = (255, 214, 92)
#: the side of the guilloche in the middle, and the height of its centre, as shares of it
ORNAMENT, ORNAMENT_DOWN = 0.88, 0.568
#: the side of the small ones in the near corners, how far their centres are from the edges, and how
#: much deeper the ink of both is
SMALL, SMALL_INSIDE, DEEP = 0.165, 0.112, 1.25
#: a picture, and its corner on the screen
Laid = tuple[Surface, tuple[int, int]]
#: radius of the corners of the board, as a share of its side
ROUND = 0.007


class FlatBoardView:
    """Draws one board; ``place`` sets its place, and everything else follows from it."""

    #: by side, how much larger letters may be than on a board that lies flat
    tall: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0)
    #: the width at which the far edge is seen, as a share of the near one
    far = 1.0

    def __init__(self, painter: Painter, board: Board, square: Rect | None = None) -> None:
        self.painter = painter
        self.board = board
        self.layout = BoardLayout(square or Rect(0, 0, 800, 800), self.far)
        self._rooms: dict[object, Rect] = {}
        self._letters: dict[int, Lettering] = {}

    @property
    def rect(self) -> Rect:
        """The square of the board, its frame included."""
        return self.layout.outer.copy()

    def place(self, square: Rect) -> None:
        """Put the board into the middle of this rectangle, as large as fits."""
        self.layout = BoardLayout(square, self.far)

    def _cell(self, space: Space, layout: BoardLayout | None = None) -> Cell:
        """The print of a space, where this layout puts it."""
        layout = layout or self.layout
        if layout.side not in self._letters:
            self._letters[layout.side] = lettering(self.painter, layout, self.board, self.tall)
        return Cell(self.painter, layout, self.board, space, self._letters[layout.side])

    def cell_rect(self, space: int) -> Rect:
        """The pixels around the cell of a space."""
        return self._around(self.layout.cell(space))

    def space_at(self, pos: tuple[int, int]) -> int | None:
        """The space under a point; None in the middle and outside."""
        return self.layout.space_at(pos)

    def stage_rect(self) -> Rect:
        """The free part of the middle, below the title and the decks."""
        return stage(self.layout)

    def deck_card(self, deck: int) -> Rect:
        """The top card of a deck, as if it lay straight."""
        width = deck_width(self.layout)
        return placed((width, round(width / DECK_SHAPE)), center=deck_centre(self.layout, deck))

    def draw_static(self, surface: Surface, square: Rect | None = None) -> None:
        """The printed board with its frame and shadow; drawn once for each size."""
        if square is not None:
            self.place(square)
        outer, inner = self.layout.outer, self.layout.inner
        with self.painter.wearing(self.board.theme):
            frame = self.painter.cached(("board frame", outer.size), self.framed)
            pieces = self._pieces()
            self.painter.shadow(surface, outer, "dialog")
            stamp_around(surface, frame, outer.topleft, inner)
            for picture, top in pieces:
                surface.blit(picture, (inner.x, inner.y + top))

    def _pieces(self) -> list[tuple[Surface, int]]:
        """The print in strips, and how far below its upper edge each of them is."""
        outer, height = self.layout.outer, self.layout.inner.height
        cuts = even_cuts(height, max(1, min(STRIPS, height // STRIP)))
        pieces = []
        for top, foot in pairwise(cuts):
            key = ("board", *self.printed_key, outer.size, top, foot)
            picture = self.painter.cached(key, partial(self.printed, top, foot))
            pieces.append((picture, top))
        return pieces

    @property
    def printed_key(self) -> tuple[object, ...]:
        """The key of the print, apart from its size."""
        taxes = (space.tax for space in self.board.spaces if space.kind == "tax")
        sums = tuple(map(self.board.money, (self.board.salary, *taxes)))
        return self.board.id, id(self.board), sums

    @property
    def jail_window(self) -> Rect:
        """The place of the Jail's bars."""
        return self._around(self.layout.jail_window())

    def draw_jail_bars(self, surface: Surface) -> None:
        """The bars of the Jail, drawn over the tokens in it."""
        bars = partial(draw_bars, self.painter)
        self._lay(surface, self.layout.jail_window(), ("bars",), bars)

    def ground_area(self, space: int, jailed: bool, spots: Sequence[Rect]) -> Rect:
        """Everything that is changed below tokens in these squares."""
        return spots[0].unionall([*spots[1:]])

    def ground(
        self, space: int, jailed: bool, spots: Sequence[Rect], mortgaged: bool = False
    ) -> Iterable[Laid]:
        """What changes the print below tokens in these squares: nothing where they lie."""
        return ()

    def draw_token(self, surface: Surface, figure: Figure) -> None:
        """A token; on the flat board it lies, and slides aside where a standing one would tilt."""
        aside = round(figure.tilt * figure.rect.width * 0.012)
        self.painter.token(surface, figure.token, figure.rect.move(aside, 0), figure.colour)

    def draw_die(
        self, surface: Surface, pos: tuple[int, int], size: int, pose: Pose, speed: bool
    ) -> None:
        """Draw a die on the board; at rest its middle is at ``pos``."""
        SolidDie(self.painter, size, ABOVE, speed).draw(surface, pos, pose)

    def draw_turn_glow(self, surface: Surface, rect: Rect) -> None:
        """Draw the glow around the current player's token, before the token."""
        self.painter.dot(surface, rect.center, rect.width + self.painter.px(9), TURN_GLOW)

    def mark_area(self, space: int) -> Rect:
        """The area of a space's marks, its buildings and owner's clip included."""
        cell = self.cell_rect(space)
        if self.board.spaces[space].is_deed:
            clip = self._around(self.clip(space))
            around = 2 * max(3, min(clip.size) // 4)
            cell.union_ip(clip.inflate(around, around))
        return cell

    def _around(self, flat: Rect) -> Rect:
        """The pixels around an area of the board."""
        return flat.copy()

    def clip(self, space: int) -> Rect:
        """The place of an owner's clip."""
        return self.layout.clip(space)

    def building_spots(self, space: int, level: int) -> list[tuple[tuple[int, int], int]]:
        """The places and widths of buildings drawn as sprites: none here."""
        return []

    def draw_mark(
        self,
        surface: Surface,
        mark: SpaceMark,
        colours: Sequence[Tint],
        marks: Sequence[str],
        tokens: Sequence[str] = (),
    ) -> None:
        """Draw the marks of a space; colours, letters and tokens are by player."""
        layout, painter, space = self.layout, self.painter, mark.space
        if mark.mortgaged:
            drawn = partial(self._print_mortgaged, space=space)
            key = ("mortgage", self.board.id, id(self.board), space)
            self._lay(surface, layout.inside(space), key, drawn)
        if mark.owner != BANK:
            # in high contrast letters too
            signs = (tokens, marks) if painter.theme.strong else (tokens or marks,)
            own = tuple(each[mark.owner] for each in signs if each)
            colour = painter.tint(colours[mark.owner])
            clip = partial(draw_clip, painter, colour=colour, signs=own, whole=mark.whole)
            self._lay(surface, self.clip(space), ("clip", space, (colour, own, mark.whole)), clip)
        if mark.level:
            self._build(surface, space, mark.level)

    def _print_mortgaged(self, surface: Surface, inside: Rect, space: int) -> None:
        """Change a space to a mortgaged one; what is inside its lines is there."""
        layout, usual = BoardLayout(self.layout.outer, self.far), self.layout.inside(space)
        layout.shift((inside.x - usual.x, inside.y - usual.y))
        draw_mortgaged(self._cell(self.board.spaces[space], layout), surface)

    def _lay(
        self, surface: Surface, place: Rect, key: tuple[object, ...], draw: Callable[..., None]
    ) -> None:
        """Lay a flat drawing by ``draw`` on a part of the board."""
        draw(surface, place)

    def _build(self, surface: Surface, space: int, level: int) -> None:
        """Draw the buildings on a street."""
        bar = self.layout.parts(space, bar=True).bar
        draw_on_bar(self.painter, surface, bar, level, self.layout.line)

    def highlight(self, surface: Surface, space: int, colour: Tint) -> None:
        """Outline a space; the glow reaches a little beyond its cell."""
        ink, halo = self.painter.tint(colour), max(2, round(self.layout.side * HALO))
        around = self.layout.cell(space).inflate(2 * halo, 2 * halo)
        draw = partial(draw_highlight, self.painter, halo=halo, colour=ink)
        self._lay(surface, around, ("highlight", space, ink), draw)

    def token_pos(
        self,
        space: int,
        slot: int,
        of: int,
        in_jail: bool = False,
        built: bool = False,
        turn: int | None = None,
    ) -> tuple[tuple[int, int], int]:
        """Centre and diameter of the token in place ``slot`` among ``of`` on this space.

        On space 10, those in Jail and those who visit are counted apart.  Where tokens stand, the
        one in place ``turn`` is larger: it is its turn.
        """
        area = None if space in CORNERS else self._standing_room(space, of, built)
        place = self.layout.token_place(space, slot, of, area, jailed=in_jail)
        if area and of > 1 and place[1] < 13:
            # enough of them to hide the print, into the air above a price
            whole = self.layout.parts(space, bar=self.board.spaces[space].kind == "street").body
            whole.inflate_ip(0, 2 * self.layout.air)
            return self.layout.token_place(space, slot, of, whole, jailed=in_jail)
        return place

    def _standing_room(self, space: int, of: int, built: bool) -> Rect:
        """The room for tokens on a space, cached per place of the board."""
        key = (self.layout.outer.topleft, self.layout.outer.size, space, of, built)
        if key not in self._rooms:
            where = self.board.spaces[space]
            self._rooms[key] = self._cell(where).standing_room(of, built)
        return self._rooms[key]

    def framed(self) -> Surface:
        """The frame with its rounded corners, premultiplied."""
        (width, height), colours = self.layout.outer.size, self.painter.theme.colours
        colour = colours.board_frame
        radius = max(3, round(width * ROUND))
        inset = (width - self.layout.gold()[0].width) // 2
        size = (min(width, 2 * max(radius, inset + self.layout.frame) + 1), height)
        surface = filled(rounded(size, radius), lighten(colour, 0.1), darken(colour, 0.12))
        edge = ring(size, radius, max(1, self.layout.line))
        if self.painter.theme.strong:
            gold = gold_line(self.painter)
            outline(surface, surface.get_rect(), radius, self.layout.frame / 12, gold)
        else:
            stamp(surface, filled(edge, (255, 255, 255, 80), (255, 255, 255, 18)), (0, 0))
        line, wide = self.layout.gold()
        inner = Rect(inset, inset, size[0] - 2 * inset, line.height)
        pygame.draw.rect(surface, gold_line(self.painter), inner, wide)
        return drawn_out(surface, width) if width > size[0] else surface

    def printed(self, top: int, foot: int) -> Surface:
        """Some rows of the board as printed, opaque, without its frame."""
        layout = BoardLayout(Rect((0, 0), self.layout.outer.size), self.far)
        layout.shift((-layout.inner.x, -layout.inner.y - top))
        surface = Surface((layout.inner.width, foot - top), 0, 32)
        self.print_on(surface, layout)
        return surface

    def print_on(self, surface: Surface, layout: BoardLayout) -> None:
        """Print the board where the layout puts it, or the part with room there."""
        painter, room = self.painter, surface.get_rect()
        fill(surface, painter.theme.colours.board, layout.inner)
        self._add_grain(surface)
        for space in self.board.spaces:
            if space.index not in CORNERS and layout.cell(space.index).colliderect(room):
                self._cell(space, layout).draw(surface)
        Corners(painter, surface, layout, self.board).draw()
        # after the part that may be interrupted and restarted
        surface.blit(self.cloth(), layout.centre().topleft)
        draw_centre(painter, surface, layout, self.board)
        self.lay_decks(surface, layout)
        self._lines(surface, layout)

    def lay_decks(self, surface: Surface, layout: BoardLayout) -> None:
        """Draw the two decks at their places."""
        width = deck_width(layout)
        pictures = deck_pictures(self.board)
        for deck, title in enumerate(self.board.deck_names):
            named = {"title": title, "picture": pictures[deck]}
            at, degrees = deck_centre(layout, deck), deck_tilt(deck)
            draw_deck(self.painter, surface, deck, at, width, degrees=degrees, **named)

    def cloth(self) -> Surface:
        """The whole middle, kept as strips of it are needed."""
        painter, key = self.painter, self.cloth_key
        if not painter.kept(key):
            # apart, as either takes most of a frame
            painter.cached(("guilloches", key), self._guilloches)
        return painter.cached(key, self._cloth)

    @property
    def view_name(self) -> str:
        """The view engraved in the middle."""
        return self.board.theme.get("picture", "town")

    @property
    def cloth_key(self) -> tuple[object, ...]:
        """The key of the middle."""
        return "cloth", self.view_name, self.layout.centre().size

    def _guilloches(self) -> Surface:
        size, theme = self.layout.centre().size, self.painter.theme
        plain = radial(size, theme.colours.board_centre, theme.colours.board_centre_edge)
        ink = rosette_ink(theme, DEEP)
        draw_wreath(plain, ink, self._wreath(size))
        for across in (SMALL_INSIDE, 1 - SMALL_INSIDE):
            at = round(size[0] * across), round(size[1] * (1 - SMALL_INSIDE))
            small = round(size[0] * SMALL)
            draw_rosette(plain, ink, placed((small, small), center=at))
        return plain

    def _wreath(self, size: tuple[int, int]) -> Rect:
        """The place of the large wreath."""
        side = round(size[0] * ORNAMENT)
        return placed((side, side), center=(size[0] // 2, round(size[1] * ORNAMENT_DOWN)))

    def _cloth(self) -> Surface:
        """The guilloches, and the view in their middle."""
        painter, theme = self.painter, self.painter.theme
        plain = "guilloches", self.cloth_key
        cloth = painter.cached(plain, self._guilloches)
        painter.forget(plain)
        around = self._wreath(cloth.get_size())
        side = round(around.width * VIEW)
        place = placed((side, side), center=around.center)
        engrave(cloth, painter.assets / "centre", self.view_name, place, theme)
        self._add_grain(cloth)
        return cloth

    def _add_grain(self, cloth: Surface) -> None:
        if self.painter.theme.grain:
            add_grain(cloth, self.painter.theme.grain)

    def _lines(self, surface: Surface, layout: BoardLayout) -> None:
        """Outlines of all cells, at whole pixels."""
        ink = self.painter.theme.colours.board_line
        line = layout.line
        for space in range(40):
            cell = layout.cell(space)
            fill(surface, ink, (cell.x, cell.y, cell.width, line))
            fill(surface, ink, (cell.x, cell.y, line, cell.height))
        inner, centre = layout.inner, layout.centre()
        fill(surface, ink, (inner.x, inner.bottom - line, inner.width, line))
        fill(surface, ink, (inner.right - line, inner.y, line, inner.height))
        fill(surface, ink, (centre.x, centre.y, centre.width, line))
        fill(surface, ink, (centre.x, centre.y, line, centre.height))


def gold_line(painter: Painter) -> Colour:
    """The colour of the line around the print."""
    colours = painter.theme.colours
    return mix(colours.accent, colours.board_frame, 0 if painter.theme.strong else 0.34)


def even_cuts(height: int, count: int) -> list[int]:
    """The cuts for this many strips, in even rows.

    Halves are rounded to even numbers, so that a text falls on the same row in all strips.
    """
    return [*(height * number // count // 2 * 2 for number in range(count)), height]
