"""The picture of the title screen: a board lying on the table, seen from one corner."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from ...editions import home_edition, load_edition
from ...language import spoken
from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import blank, disc, filled, polygon, stamp
from ..painting.tokens import draw_token
from ..pieces.solids import SQUARE, Face, Slant, Stand, die, draw_faces, house
from .layout import BoardLayout
from .view import BoardView, even_cuts

SLANT = Slant(turn=36.0, squash=0.64)
#: the board is printed this many times too large and shrunk after it was turned
OVER = 1.25
#: and in so many strips
STRIPS = 24
#: how thick the board is, as a share of its side
THICK = 0.016
#: its shadow is drawn this many times too small
COARSE = 6
#: token, player colour, space it is on, and how far towards the outer edge (0 to 1)
TOKENS = (
    ("car", 0, 5, 0.55),
    ("ship", 1, 35, 0.6),
    ("dog", 2, 24, 0.55),
    ("cat", 4, 17, 0.5),
    ("hat", 3, 11, 0.55),
)
#: space, and its houses (5 is a hotel)
BUILDINGS = ((6, 3), (8, 3), (9, 4), (13, 5), (14, 5), (31, 2), (32, 2), (37, 5), (18, 1), (26, 3))
#: dice: place on the board, angle in degrees, numbers on the top and the sides
DICE = ((0.47, 0.60, 20.0, ("5", "3", "6")), (0.62, 0.52, 63.0, ("6", "2", "4")))

#: how near something is to the viewer, and what draws it
Thing: TypeAlias = tuple[float, Callable[[], None]]


class TitleArt:
    """Takes long to draw: ``build`` is called until it is ready, a little in each frame."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self.view = BoardView(painter, load_edition(home_edition(spoken())))
        self.side = 0
        self._centre = (0, 0)
        self._built: tuple[int, str, str] = (0, "", "")
        self._picture: Surface | None = None
        #: what is drawn step by step, and for what
        self._begun: tuple[int, str, str] = (0, "", "")
        self._steps: Iterator[Surface | None] = iter(())

    def place(self, room: Rect) -> None:
        """Lie in the middle of this part of the window, reaching a little out of it."""
        self.side = max(100, round(min(room.width * 0.8, room.height * 0.98)))
        self._centre = (room.centerx + round(room.width * 0.06), room.centery)

    @property
    def stale(self) -> bool:
        """Whether what is shown was drawn for another size, theme or language."""
        return self._built != self._wanted()

    def build(self, patience: float = float("inf")) -> bool:
        """Draw on for so many seconds; True when it is ready for this size, theme and language."""
        end = time.perf_counter() + patience
        wanted = self._wanted()
        key = ("title-art", self.side, spoken())
        if self._begun != wanted:
            self._begun = wanted
            self.view = BoardView(self.painter, load_edition(home_edition(spoken())))
            found = self.painter.kept(key)
            self._steps = iter((found,)) if found else self._draw()
        made = None
        for made in self._steps:
            if made or time.perf_counter() >= end:
                break
        if made:
            self._built, self._steps = wanted, iter(())
            self._picture = self.painter.cached(key, lambda: made)
        return not self.stale

    def _wanted(self) -> tuple[int, str, str]:
        """What the picture depends on."""
        return self.side, self.painter.theme.id, spoken()

    def draw(self, surface: Surface) -> None:
        """Lay the picture on the background: none yet, or the last one stretched, if need be."""
        picture = self._picture
        if picture is None:
            return
        if self._built[0] != self.side:
            factor = self.side / self._built[0]
            size = (round(picture.get_width() * factor), round(picture.get_height() * factor))
            picture = pygame.transform.scale(picture, size)
        x = self._centre[0] - picture.get_width() // 2
        y = self._centre[1] - picture.get_height() // 2
        self.painter.stamp(surface, picture, (x, y))

    def _draw(self) -> Iterator[Surface | None]:
        """Draw the picture step by step: None after each, itself after the last."""
        self.view.place(Rect(0, 0, self.side, self.side))
        flat = blank((round(self.side * OVER),) * 2)
        for _part in self._print(flat):
            yield None
        turned = pygame.transform.rotozoom(flat, SLANT.turn, 1 / OVER)
        del flat
        yield None
        size = (turned.get_width(), round(turned.get_height() * SLANT.squash))
        board = pygame.transform.smoothscale(turned, size)
        del turned
        yield None
        made = blank((size[0] + self.side // 5, size[1] + self.side // 4))
        middle = (made.get_width() // 2, made.get_height() // 2)
        self._slab(made, middle)
        stamp(made, board, (middle[0] - size[0] // 2, middle[1] - size[1] // 2))
        del board
        yield None
        things = [*self._buildings(made, middle), *self._tokens(made, middle)]
        things += self._dice(made, middle)
        for _, put in sorted(things, key=lambda thing: thing[0]):
            put()
            yield None
        yield made

    # the board ---------------------------------------------------------------

    def _print(self, flat: Surface) -> Iterator[None]:
        """The printed board, strip by strip."""
        whole = BoardLayout(flat.get_rect())
        frame, radius = whole.outer, round(whole.outer.width * 0.012)
        colour = self.painter.theme.colours.board_frame
        pygame.draw.rect(flat, lighten(colour, 0.16), frame, border_radius=radius)
        pygame.draw.rect(flat, colour, frame.inflate(-3, -3), border_radius=radius)
        inner = whole.inner
        for top, foot in pairwise(even_cuts(inner.height, STRIPS)):
            strip = flat.subsurface((inner.x, inner.y + top, inner.width, foot - top))
            layout = BoardLayout(frame)
            layout.shift((-inner.x, -inner.y - top))
            self.view.print_on(strip, layout)
            yield

    def _slab(self, made: Surface, middle: tuple[int, int]) -> None:
        """The board's edge and its shadow on the table."""
        half = self.side / 2
        corners = [SLANT.project((dx * half, dy * half, 0)) for dx, dy in SQUARE]
        thick = max(3, round(self.side * THICK))
        # a soft shadow needs no fine outline
        small = [((x + middle[0]) / COARSE, (y + middle[1]) / COARSE) for x, y in corners]
        size = (made.get_width() // COARSE, made.get_height() // COARSE)
        blur = self.side * 0.05 / COARSE
        shade = outline_shadow(polygon(size, small), blur, 170)
        grown = (shade.get_width() * COARSE, shade.get_height() * COARSE)
        reach = spread(blur) * COARSE
        drop = thick + round(self.side * 0.03)
        stamp(made, pygame.transform.smoothscale(shade, grown), (-reach, drop - reach))
        frame = self.painter.theme.colours.board_frame
        for depth in range(thick, 0, -1):
            outline = [(x + middle[0], y + middle[1] + depth) for x, y in corners]
            colour = darken(frame, 0.55 if depth == thick else 0.3)
            pygame.draw.polygon(made, colour, outline)
            if depth == thick:
                pygame.draw.aalines(made, colour, True, outline)

    # what stands on it ---------------------------------------------------------

    def _spot(self, space: int, out: float) -> tuple[float, float]:
        """A place on a space, from the middle of the board; ``out`` 1 is its outer edge."""
        cell = self.view.cell_rect(space)
        centre = self.view.rect.center
        x, y = float(cell.centerx - centre[0]), float(cell.centery - centre[1])
        deep = min(cell.width, cell.height) if space % 10 == 0 else max(cell.size)
        step = (out - 0.5) * deep
        if abs(x) > abs(y):
            x += step if x > 0 else -step
        else:
            y += step if y > 0 else -step
        return x, y

    def _buildings(self, made: Surface, middle: tuple[int, int]) -> list[Thing]:
        colours = self.painter.theme.colours
        unit = self.side * 0.0155
        things: list[Thing] = []
        for space, count in BUILDINGS:
            x, y = self._spot(space, 0.1)
            upright = space // 10 % 2 == 1
            if count == 5:
                things.append(
                    self._house(
                        made, middle, Stand(x, y, 90.0 * upright), unit * 2.3, colours.hotel
                    )
                )
                continue
            for number in range(count):
                along = (number - (count - 1) / 2) * unit * 1.5
                dx, dy = (0.0, along) if upright else (along, 0.0)
                things.append(
                    self._house(
                        made,
                        middle,
                        Stand(x + dx, y + dy, 90.0 * (not upright)),
                        unit,
                        colours.house,
                    )
                )
        return things

    def _house(
        self, made: Surface, middle: tuple[int, int], stand: Stand, length: float, colour: Colour
    ) -> Thing:
        unit = self.side * 0.0155
        tall = 1.25 if length > unit else 0.8
        faces = house(stand, length, unit * 1.15, unit * tall, colour)
        near = SLANT.project((stand.x, stand.y, 0))[1]

        def put() -> None:
            self._ground(made, middle, stand, length * 0.75, 90)
            draw_faces(made, middle, SLANT, faces)

        return near, put

    def _dice(self, made: Surface, middle: tuple[int, int]) -> list[Thing]:
        colours = self.painter.theme.colours
        size = self.side * 0.072
        things: list[Thing] = []
        for x, y, angle, numbers in DICE:
            stand = Stand((x - 0.5) * self.side, (y - 0.5) * self.side, angle)
            faces = die(stand, size, numbers, colours.die, colours.pip)

            def put(stand: Stand = stand, faces: list[Face] = faces) -> None:
                self._ground(made, middle, stand, size * 0.8, 130)
                draw_faces(made, middle, SLANT, faces, soft=size * 0.09)

            things.append((SLANT.project((stand.x, stand.y, 0))[1], put))
        return things

    def _tokens(self, made: Surface, middle: tuple[int, int]) -> list[Thing]:
        diameter = round(self.side * 0.074)
        things: list[Thing] = []
        for name, player, space, out in TOKENS:
            x, y = self._spot(space, out)
            colour = self.painter.theme.players[player]

            def put(name: str = name, colour: Colour = colour, x: float = x, y: float = y) -> None:
                self._ground(made, middle, Stand(x, y), diameter * 0.62, 150)
                self._puck(made, middle, (x, y), name, diameter, colour)

            things.append((SLANT.project((x, y, 0))[1], put))
        return things

    def _puck(
        self,
        made: Surface,
        middle: tuple[int, int],
        at: tuple[float, float],
        name: str,
        diameter: int,
        colour: Colour,
    ) -> None:
        """A token as a thick disc, its figure upright to the viewer."""
        file = self.painter.assets / "tokens" / f"{name}.svg"
        size = (diameter, round(diameter * SLANT.squash))
        face = pygame.transform.smoothscale(draw_token(file, diameter * 2, colour), size)
        rim = pygame.transform.smoothscale(
            filled(disc(diameter * 2), darken(colour, 0.25), darken(colour, 0.55)), size
        )
        x, y = SLANT.project((*at, 0))
        left, top = middle[0] + round(x) - size[0] // 2, middle[1] + round(y) - size[1] // 2
        thick = max(3, round(diameter * 0.17))
        for height in range(thick):
            stamp(made, rim, (left, top - height))
        stamp(made, face, (left, top - thick))

    def _ground(
        self, made: Surface, middle: tuple[int, int], stand: Stand, radius: float, alpha: int
    ) -> None:
        """The soft shadow of something round, falling a little to the right."""
        width = max(4, round(radius * 2))
        mask = pygame.transform.smoothscale(
            disc(width), (width, max(2, round(width * SLANT.squash)))
        )
        blur = radius * 0.5
        shade = self.painter.cached(
            ("title shadow", mask.get_size(), alpha), lambda: outline_shadow(mask, blur, alpha)
        )
        x, y = SLANT.project((stand.x, stand.y, 0))
        at = (
            middle[0] + round(x + radius * 0.35) - shade.get_width() // 2,
            middle[1] + round(y + radius * 0.1) - shade.get_height() // 2,
        )
        stamp(made, shade, at)
