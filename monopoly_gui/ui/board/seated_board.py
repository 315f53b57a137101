"""The tilted board, seen from a seat: in perspective, its near edge below, with piles of cards."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle, pairwise
from math import ceil, cos, floor, radians, sin

import pygame
from pygame import Rect, Surface

from ...engine.board import JAIL, Board
from ..painting.baked import cut_scaled, sheet
from ..painting.colour import Colour
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import blank, flat, stamp, whitened
from ..pieces.figures import FLAT, FOOT_WIDE, Figure, draw_figure
from ..pieces.rolling_die import Pose, SolidDie
from ..pieces.solids import Point3
from ..pieces.standing import SLANT
from ..pieces.sun import solid_shadow
from .buildings import standing_on
from .cards_art import DECK_SHAPE, card_back
from .centre import deck_centre, deck_tilt, deck_width
from .corners import BARS, DARKNESS, SHORT_WAY, corner_picture, draw_bars
from .daylight import shine
from .drawings import deck_pictures
from .figure_ground import hide_much
from .figure_places import FigurePlaces, Ground
from .flat_board import ROUND, STRIP, FlatBoardView, Laid, gold_line
from .frame import ARM, cast_shadow, framed_in_wood, front, reach
from .layout import CORNERS, SIDE_TOP, BoardLayout, part_of, side_of
from .mortgaged import dulled, lay_paper
from .perspective import FAR, PAD, Perspective, lay_down, lay_rows, padded
from .stage import whole_pixels

#: the board is printed this many times larger than shown, then brought into perspective
OVER = 1.6
#: the strips in which the board is printed and laid down, each of which is one picture
STRIPS = 12
#: the scale of a die that rises above the board against one seen from above
DIE = 0.8
#: the pool of light around a foot: its size in pixels, and its width in widths of the foot
POOL, POOL_WIDE = (256, 159), 2.0
#: by how much of its thickness an owner's clip sticks out at the far edge
STICKS_OUT = 0.26


class SeatedView(FlatBoardView):
    """A board in perspective: a flat print with upright pieces.

    ``layout`` is that of the flat board, ``lens`` brings it to the screen; all places
    that are asked for or given are those of the screen.
    """

    # what is farther away is larger in print, as it is foreshortened
    tall = (1.0, 1.09, 1.26, 1.09)
    far = FAR

    def __init__(self, painter: Painter, board: Board, area: Rect) -> None:
        self.area = area.copy()
        thick = max(3, round(area.height * 0.026))
        visible = Rect(area.x, area.y, area.width, area.height - thick)
        side = round(OVER * max(visible.size))
        super().__init__(painter, board, Rect(0, 0, side, side))
        self.lens = Perspective(visible, side, self.far)
        self._figures = FigurePlaces(painter, board, self.layout, self.lens, self._cell)
        self.strip_count = STRIPS
        self._mark_areas: dict[int, Rect] = {}
        self._pictures: dict[tuple[int, bool], Rect] = {}

    @property
    def rect(self) -> Rect:
        return self.area.copy()

    def space_at(self, pos: tuple[int, int]) -> int | None:
        if not self.lens.area.collidepoint(pos):
            return None
        x, y = self.lens.unproject((pos[0] + 0.5, pos[1] + 0.5))
        return self.layout.space_at((int(x), int(y)))

    def stage_rect(self) -> Rect:
        return self.lens.within(super().stage_rect())

    def deck_card(self, deck: int) -> Rect:
        card = super().deck_card(deck)
        height = pile_height(card.width, card.center, self.lens)
        return self.lens.around(card).move(0, -height)

    def clip(self, space: int) -> Rect:
        """Those at the far edge stick out, so that their tokens can be made out."""
        clip = super().clip(space)
        more = round(clip.height * STICKS_OUT) if side_of(space) == SIDE_TOP else 0
        return Rect(clip.x, clip.y - more, clip.width, clip.height + more)

    def token_pos(
        self,
        space: int,
        slot: int,
        of: int,
        in_jail: bool = False,
        built: bool = False,
        turn: int | None = None,
    ) -> tuple[tuple[int, int], int]:
        """Middle and height of a standing token, which hides no name, price or building."""
        return self._figures.place(Ground(space, in_jail, built), slot, of, turn)

    def ground_area(self, space: int, jailed: bool, spots: Sequence[Rect]) -> Rect:
        whole = spots[0].unionall([*spots[1:]])
        picture = self._picture(space, jailed, False)
        return whole.union(self._around(picture).inflate(2, 2)) if picture else whole

    def ground(
        self, space: int, jailed: bool, spots: Sequence[Rect], mortgaged: bool = False
    ) -> Iterator[Laid]:
        """Paper for the picture below figures."""
        picture = self._picture(space, jailed, mortgaged)
        colours = self.painter.theme.colours
        if picture and (jailed or hide_much(spots, self._around(picture), space)):
            board = dulled(colours.board, colours) if mortgaged else colours.board
            paper = DARKNESS if jailed else board
            draw_paper = partial(lay_paper, self.painter, colour=paper)
            alone = not space and len(spots) == 1
            if alone:
                draw_paper = partial(self._lay_on_go, colour=paper)
            yield self._laid(picture, ("paper", space, paper, alone), draw_paper)

    def _lay_on_go(self, surface: Surface, rect: Rect, colour: Colour) -> None:
        """Paper for what is at the foot of GO but a short arrow, beside which one stands."""
        lay_paper(self.painter, surface, rect, colour)
        whole = self._picture(0, False, False) or rect
        arrow = part_of(self.layout.cell(0), *SHORT_WAY)
        place = arrow.move(rect.x - whole.x, rect.y - whole.y)
        self.painter.picture(surface, "go_arrow", place, lean=self.layout.lean(arrow))

    def _picture(self, space: int, jailed: bool, mortgaged: bool) -> Rect | None:
        """The place of the picture on which figures stand, if there is one."""
        where, layout = self.board.spaces[space], self.layout
        if space == JAIL:
            return layout.jail_window() if jailed else None
        if space in CORNERS:
            return corner_picture(self.board, layout, space)
        if where.kind == "street":
            return None
        if (space, mortgaged) not in self._pictures:
            cell = self._cell(where)
            area = cell.beside_seal if mortgaged else cell.picture_area
            self._pictures[space, mortgaged] = area.clip(layout.inside(space))
        return self._pictures[space, mortgaged]

    def draw_jail_bars(self, surface: Surface) -> None:
        """The outermost ones, between which prisoners can be seen."""
        bars = partial(draw_bars, self.painter, bars=(0, BARS - 1))
        self._lay(surface, self.layout.jail_window(), ("outer_bars",), bars)

    # -- drawing ------------------------------------------------------------------
    def draw_static(self, surface: Surface, square: Rect | None = None) -> None:
        with self.painter.wearing(self.board.theme):
            for picture, at in self._lying():
                stamp(surface, picture, at)

    def _lying(self) -> list[tuple[Surface, tuple[int, int]]]:
        """The slow pictures from the lowest to the uppermost; it may be interrupted."""
        return [*self._slab(), *self.strips(), *self._piles()]

    def _piles(self) -> Iterator[tuple[Surface, tuple[int, int]]]:
        """The decks, as piles on the board."""
        width = deck_width(self.layout)
        size = (width, round(width / DECK_SHAPE))
        pictures = deck_pictures(self.board)
        for deck, title in enumerate(self.board.deck_names):
            spot, degrees = deck_centre(self.layout, deck), deck_tilt(deck)
            face = partial(card_back, self.painter, deck, size, title, pictures[deck])
            yield pile(self.painter, face, ("deck", deck, title), spot, size, degrees, self.lens)

    def lay_decks(self, surface: Surface, layout: BoardLayout) -> None:
        """Nothing: the decks are piles on the board."""

    def strips(self) -> Iterator[tuple[Surface, tuple[int, int]]]:
        """The printed board in perspective, in strips from the far edge to the near one."""
        place = self.lens.around(self.layout.outer).inflate(2, 2)
        key = ("seated-board", *self.printed_key, self.area.size)
        count = max(1, min(self.strip_count, place.height // STRIP))
        cuts = [place.y + place.height * number // count for number in range(count + 1)]
        spare: list[Surface] = []
        for top, foot in pairwise(cuts):
            strip = Rect(place.x, top, place.width, foot - top)
            if not self.painter.kept((*key, top, foot)):
                self.cloth()  # apart from the strips, as it takes long
            picture = self.painter.cached((*key, top, foot), partial(self._strip, strip, spare))
            yield picture, strip.topleft
        # it is larger than the window, and printed
        self.painter.forget(self.cloth_key)

    def _strip(self, place: Rect, spare: list[Surface]) -> Surface:
        """The part of the board visible in some rows of the screen.

        ``spare`` keeps the layer for the next strip, which is hardly ever higher: the system takes
        long to clear new memory.
        """
        layout, lens = BoardLayout(self.layout.outer, self.far), self.lens
        far, near = (lens.unproject((place.x, y))[1] for y in (place.top, place.bottom))
        # even, as halves are rounded to even numbers: all strips put a text on the same row
        first, last = max(0, floor(far) // 2 * 2 - 2), min(layout.outer.height, ceil(near) + 1)
        height = last - first + 2 * PAD
        if not spare or spare[0].get_height() < height:
            spare[:] = [padded((layout.outer.width, last - first))]
        layer = spare[0].subsurface((0, 0, spare[0].get_width(), height))
        layer.fill((0, 0, 0, 0))
        layout.shift((PAD, PAD - first))
        # its edges become soft when it is laid down
        framed_in_wood(self.painter, layer, layout, round(layout.outer.width * ROUND))
        line, width = layout.gold()
        pygame.draw.rect(layer, gold_line(self.painter), line, width)
        layer.set_clip(layout.inner)
        self.print_on(layer, layout)
        layer.set_clip(None)
        strip = lay_rows(layer, (0, first), lens, place)
        shine(self.painter, strip, place.topleft, self.area)
        return strip

    def _slab(self) -> Iterator[tuple[Surface, tuple[int, int]]]:
        """The shadow of the board on the table, and its near edge."""
        corners = self.lens.corners(self.layout.outer)
        near = self.area.bottom - self.lens.area.bottom
        shadow = self.painter.cached(
            ("seated-shade", self.area.size),
            partial(cast_shadow, self.painter, self.area, corners, near),
        )
        far = reach(self.painter)
        yield shadow, (self.area.x - far, self.area.y - far)
        radius = self.layout.outer.width * ROUND * self.lens.size_at(self.lens.area.bottom)
        edge = Rect(self.area.x, 0, self.area.width, near + round(2 * radius))
        edge.bottom = self.area.bottom
        shape = self.painter.cached(
            ("seated edge", edge.size), partial(self._front, edge, near, round(radius))
        )
        yield shape, edge.topleft

    def _front(self, edge: Rect, high: int, radius: int) -> Surface:
        arm = round(ARM * self.layout.frame * self.lens.size_at(self.lens.area.bottom))
        made = front(self.painter, edge.size, high, radius, arm)
        shine(self.painter, made, edge.topleft, self.area)
        return made

    def draw_token(self, surface: Surface, figure: Figure) -> None:
        """A figure of metal, and its shadow."""
        draw_figure(self.painter, surface, figure, self.area)

    def draw_die(
        self, surface: Surface, pos: tuple[int, int], size: int, pose: Pose, speed: bool
    ) -> None:
        low = (pos[0], pos[1] + round(size * 0.3))
        SolidDie(self.painter, round(size * DIE), SLANT, speed).draw(surface, low, pose)

    def draw_turn_glow(self, surface: Surface, rect: Rect) -> None:
        """A golden ring on the board around the foot of a figure, in a pool of light."""
        foot = rect.bottom - round(rect.width * FOOT_WIDE * FLAT.squash / 2)
        light = self.painter.cached_drawing(_pool, self.painter, rect.width)
        stamp(surface, light, light.get_rect(center=(rect.centerx, foot)).topleft)

    def mark_area(self, space: int) -> Rect:
        if space not in self._mark_areas:
            self._mark_areas[space] = self._marked(space)
        return self._mark_areas[space].copy()

    def _marked(self, space: int) -> Rect:
        cell = super().mark_area(space)
        if self.board.spaces[space].kind == "street":
            for spot, width in (*self.building_spots(space, 4), *self.building_spots(space, 5)):
                cell.union_ip(placed((3 * width, 3 * width), center=spot))
        return cell

    def building_spots(self, space: int, level: int) -> list[tuple[tuple[int, int], int]]:
        """The screen centres of its houses or its hotel, and their widths."""
        bar = self.layout.parts(space, bar=True).bar
        width, places = standing_on(bar, side_of(space), level)
        out = []
        for x, y in places:
            at = self.lens.project((bar.centerx + x, bar.centery + y))
            out.append((whole_pixels(at), max(6, int(width * self.lens.size_at(at[1])))))
        return out

    def _build(self, surface: Surface, space: int, level: int) -> None:
        """Nothing: buildings are sprites, drawn by ``TablePicture``."""

    def _lay(
        self, surface: Surface, place: Rect, key: tuple[object, ...], draw: Callable[..., None]
    ) -> None:
        stamp(surface, *self._laid(place, key, draw))

    def _laid(self, place: Rect, key: tuple[object, ...], draw: Callable[..., None]) -> Laid:
        """A flat drawing as it is seen, and its corner on the screen."""

        at = self._around(place).inflate(2, 2).topleft

        def drawn() -> Surface:
            layer = padded(place.size)
            draw(layer, Rect((PAD, PAD), place.size))
            picture = lay_down(layer, place.topleft, self.lens)[0]
            shine(self.painter, picture, at, self.area)
            return picture

        return self.painter.cached(("seated", self.area.size, *key), drawn), at

    def _around(self, flat: Rect) -> Rect:
        return self.lens.around(flat)


def _pool(painter: Painter, width: int) -> Surface:
    """The light on the board around the foot of a figure so wide."""
    wide = round(width * FOOT_WIDE * POOL_WIDE)
    whole = sheet(painter.assets / "pieces" / "pool.png", POOL)
    return cut_scaled(whole, whole.get_rect(), (wide, round(wide * FLAT.squash)))


#: the height of a deck, as a share of its width
HIGH = 0.19
#: edges of cards turned away from the sun, and the gaps between them
EDGES: tuple[Colour, ...] = ((226, 219, 203), (176, 166, 148))
#: the horizontal offset of the cards of a pile in pixels
ASIDE = (0, 1, 1, 0, -1, 0, 0, -1)


def lying_picture(
    back: Surface, pos: tuple[int, int], degrees: float, lens: Perspective
) -> Surface:
    """A flat picture turned on the board, centred at ``pos``, in perspective."""
    turned = pygame.transform.rotozoom(back, degrees, 1.0)
    layer = padded(turned.get_size())
    stamp(layer, turned, (PAD, PAD))
    return lay_down(layer, turned.get_rect(center=pos).topleft, lens)[0]


def pile_height(width: int, pos: tuple[int, int], lens: Perspective, high: float = HIGH) -> int:
    """The height in screen pixels of a pile of this flat width."""
    return max(3, round(high * SLANT.rise * width * lens.size_at(lens.project(pos)[1])))


def pile(
    painter: Painter,
    face: Callable[[], Surface],
    key: tuple[object, ...],
    pos: tuple[int, int],
    size: tuple[int, int],
    degrees: float,
    lens: Perspective,
    high: float = HIGH,
) -> tuple[Surface, tuple[int, int]]:
    """Cards of this flat size on the flat point ``pos``, with their shadow; ``face`` is on top.

    The second value is where the picture is on the screen; the middle of the pile's foot is in
    the middle of it.
    """

    def draw() -> Surface:
        top = lying_picture(face(), pos, degrees, lens)
        height = pile_height(size[0], pos, lens, high)
        share = lens.size_at(lens.project(pos)[1])
        deep = high * size[0] * share
        corners = list(_corners(size, degrees, share, deep))
        shade, ground = solid_shadow(corners, SLANT, deep)
        room = (
            2 * max(top.get_width(), shade.get_width()),
            2 * max(top.get_height() + height, shade.get_height()),
        )
        surface, cards = blank(room), blank(room)
        middle = (room[0] // 2, room[1] // 2)
        stamp(surface, shade, (middle[0] - ground[0], middle[1] - ground[1]))
        place, shape = top.get_rect(center=middle), whitened(top)
        for layer, tone, aside in zip(range(height), cycle(EDGES), cycle(ASIDE), strict=False):
            dark = 0.72 + 0.28 * layer / height
            edge = flat(shape, (*(round(part * dark) for part in tone), 255))
            stamp(cards, edge, place.move(aside, -layer).topleft)
        stamp(cards, top, place.move(0, -height).topleft)
        stamp(surface, cards, (0, 0))
        return surface

    picture = painter.cached(("pile", *key, pos, size, lens.area.size), draw)
    x, y = lens.project(pos)
    return picture, picture.get_rect(center=(round(x), round(y))).topleft


def _corners(size: tuple[int, int], degrees: float, share: float, deep: float) -> list[Point3]:
    """The corners of the pile in pixels of the screen, from the middle of its foot."""
    across, up = cos(radians(degrees)), sin(radians(degrees))
    found: list[Point3] = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        right, near = x * size[0] * share / 2, y * size[1] * share / 2
        spot = right * across + near * up, near * across - right * up
        found += [(*spot, 0.0), (*spot, deep)]
    return found
