"""The painter: the cached means of drawing, for a uniform look."""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import ParamSpec

import pygame
from pygame import Rect, Surface

from ... import paths
from ...language import retranslate
from .cache import SurfaceCache
from .colour import Colour, darken, lighten
from .engraving import Inks, engraved, inks_of
from .fonts import Fonts
from .icons import fitted, load_svg, shape_of, tinted
from .panels import EDGE, PanelLook, draw_panel, face, opaque_inside, ring_edge
from .paper import felt, frame, paper
from .shadows import box_shadow, outline_shadow, spread
from .shapes import (
    blank,
    disc,
    filled,
    flat,
    leaning,
    opaque,
    radial,
    rgba,
    ring,
    rounded,
    stamp,
    stamp_around,
)
from .table import lay_table
from .text import Align, Place, Typesetter, Valign, aligned, boxed
from .theme import Theme
from .theme_overrides import ThemeSelection
from .tokens import draw_token, drawing

#: the most pictures of the whole window to keep, and their least bytes
KEPT_WINDOWS = 2.9
LEAST_KEPT = 24 * 1024 * 1024
#: how much a board's own table is darkened below a page, of 255, and how many times as bright as
#: for text the lamp is by day
PAGE, BRIGHT = 85, 1.6

#: the least height of text in pixels in a window of this size or a larger one, less in
#: a smaller one, and the limit in design units in one that is made smaller on purpose
READ, READ_IN, READ_UNITS = 14.0, (1280, 720), 21.0
#: text that does not fit is set this much smaller, step by step, before it is cut
SMALLER = (1.0, 0.96, 0.92, 0.88, 0.84)
#: the least side in pixels of the inside of a panel that is copied rather than blended
LARGE_PANEL = 80
#: the least height of targets in pixels there, with a mouse and with a finger
MOUSE, FINGER = 28, 40

#: how high the edge of a piece of card is in design units
THICK = 4
#: the wooden frame of a mat: its width in design units, and its colour
RIM, FRAME = 11, (62, 38, 22)

P = ParamSpec("P")
#: a colour, or the name of one of the theme's colours
Tint = Sequence[int] | str


def light_left(shade: int) -> Colour:
    """The light left in a shade: lamplight, a little warm."""
    left = 255 - shade
    return left, round(left * 0.95), round(left * 0.9)


class Painter(ThemeSelection):
    """Draws in one theme at one scale.

    Places and widths are in pixels of the surface; text sizes and whatever a
    theme holds are in design units, of which the screen is 1080 high.  Targets
    must be opaque, or premultiplied layers that are laid down with ``stamp``.
    """

    def __init__(self, theme: Theme, scale: float = 1.0) -> None:
        super().__init__(theme)
        self.scale = scale
        #: the scale in the settings; scenes without the room use less
        self.wished = scale
        #: the enlargement in the settings
        self.enlarged = 1.0
        #: the window and the scale of the cached pictures
        self._fitted: tuple[tuple[int, int], float] | None = None
        self.assets = paths.assets()
        self.cache = SurfaceCache(LEAST_KEPT)
        self.type = Typesetter(Fonts())
        #: whether buttons show their keys: from the first key press on
        self.shows_keys = False
        #: whether fingers are used
        self.touched = False
        #: the least height of text in pixels
        self._least = READ
        #: how a text is broken into lines, and the file of a drawing
        self._set = lru_cache(maxsize=4096)(self._set_anew)
        self._file = cache(lambda name: self.assets / f"{name}.svg")

    def fit_window(self, size: tuple[int, int], scale: float, enlarged: float = 1.0) -> None:
        """Drop pictures for another window, and keep as much as suits this one."""
        self.enlarged = max(1.0, enlarged)
        self.scale = self.wished = scale
        if self._fitted == (size, scale):
            return
        self._fitted = (size, scale)
        self._least = READ * min(1.0, size[0] / READ_IN[0], size[1] / READ_IN[1])
        self.cache.clear()
        self._set.cache_clear()
        self.cache.limit = max(LEAST_KEPT, int(KEPT_WINDOWS * 4 * size[0] * size[1]))
        self.type.forget()

    def forget_most(self) -> None:
        """Make room for the next screen: the table is hardly needed again."""
        if self._fitted:
            self.cache.find((("background", self._fitted[0]), self.theme.id))
        self.cache.trim(self.cache.limit // 3)

    def px(self, units: float) -> int:
        """Design units in whole pixels, at least one if there are any."""
        pixels = round(units * self.scale)
        return pixels or (1 if units > 0 else -1 if units < 0 else 0)

    @property
    def least_target(self) -> int:
        """The minimum height of a target in pixels."""
        return round((FINGER if self.touched else MOUSE) * self._least / READ)

    def pressable(self, units: float) -> int:
        """The height in pixels of a target with a wish in design units."""
        return max(self.px(units), self.least_target)

    @property
    def scrolls(self) -> bool:
        """Whether excess content scrolls, instead of shrinking."""
        return self.enlarged > 1.0 or self.touched

    def tint(self, colour: Tint) -> Colour:
        """A colour, looked up in the theme if it is a name."""
        if isinstance(colour, str):
            return self.theme.colour(colour)
        return rgba(colour)[:3]

    def ink(self, style: str) -> Colour:
        """The colour of text on panels of this style."""
        return self.theme.panels[style].ink

    def cached(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """The cached result of ``draw`` under this key at this scale."""
        return self.cache.get((self.scale, key, self.theme.id), draw)

    def cached_drawing(
        self, draw: Callable[P, Surface], *values: P.args, **named: P.kwargs
    ) -> Surface:
        """The picture that ``draw`` makes of these values, cached at this scale."""
        key = (draw, values, *named.items())
        return self.cached(key, partial(draw, *values, **named))

    def shared(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """A cached surface independent of the scale."""
        return self.cache.get((key, self.theme.id), draw)

    def kept(self, key: Hashable) -> Surface | None:
        """The cached value of this key at this scale, if any."""
        return self.cache.find((self.scale, key, self.theme.id))

    def forget(self, key: Hashable) -> None:
        """Drop the cached value of this key at this scale."""
        self.cache.drop((self.scale, key, self.theme.id))

    def stamp(self, surface: Surface, picture: Surface, pos: tuple[int, int]) -> None:
        """Lay a premultiplied picture on the surface."""
        stamp(surface, picture, pos)

    def table(self, size: tuple[int, int]) -> Surface:
        """The bare table in its light, which takes long to draw and lies below everything."""
        key, draw = ("background", size), partial(self._table, size)

        def enlarged(lit: pygame.Surface) -> pygame.Surface:
            return lit if lit.get_size() == size else pygame.transform.smoothscale(lit, size)

        if size[0] > 1920 and not self.cache.find((key, self.theme.id)):
            # apart, as either takes most of a frame in a window of that size
            lit = self.shared(("lit", size), draw)
            self.shared(key, lambda: enlarged(lit))
            self.cache.drop((("lit", size), self.theme.id))
        return self.shared(key, lambda: enlarged(draw()))

    def background(self, surface: Surface) -> None:
        """Cover the surface with the table."""
        surface.blit(self.table(surface.get_size()), (0, 0))

    def dark_table(
        self,
        surface: Surface,
        alpha: int,
        key: Hashable = None,
        add: Callable[[Surface], object] | None = None,
    ) -> None:
        """Cover the surface with the table as ``shade`` darkens it, in one picture.

        It is darkened more, as its light is bright enough for a board, too bright for text, but for
        full contrast.
        ``add`` draws what lies still on it, which ``key`` identifies.
        """
        size = surface.get_size()
        name = "dark_table", size, alpha, key

        def draw() -> Surface:
            with self.on("paper"):
                dark, bright = self.table(size).copy(), not self.theme.strong
            deep = round(255 - (255 - alpha) / BRIGHT) if bright else alpha
            dark.blit(_veil(size, deep), (0, 0), special_flags=pygame.BLEND_MULT)
            if add:
                add(dark)
            return dark

        if not self.cache.find((name, self.theme.id)):
            # the picture below everything else is drawn in a frame of its own, and not kept
            # longer than needed, as a page larger than the window leaves little room
            with self.on("paper"):
                self.table(size)
        surface.blit(self.shared(name, draw), (0, 0))

    def page(self, surface: Surface) -> None:
        """Cover the surface with the table, which is darker below a page, as text lies on it."""
        if self.theme.material == self.plain.material:
            self.dark_table(surface, 0)
        else:
            self.dark_table(surface, PAGE)

    def shade(self, surface: Surface, alpha: int) -> None:
        """Darken the whole surface, from 0 (not at all) to 255 (black), its edges more."""
        size = surface.get_size()
        veil = self.shared(("shade", size, alpha), lambda: _veil(size, alpha))
        surface.blit(veil, (0, 0), special_flags=pygame.BLEND_MULT)

    def panel(
        self,
        surface: Surface,
        rect: Rect,
        style: str,
        *,
        hover: float = 0.0,
        pressed: bool = False,
        focus: bool = False,
    ) -> Rect:
        """Draw a panel or button and return the room for its contents."""
        look = self._look(style, hover, pressed, focus)
        if rect.width <= 0 or rect.height <= 0:
            return rect.copy()
        key = ("panel", style, rect.size, look.hover, pressed, focus)
        picture = self.cached(key, lambda: draw_panel(look, rect.size))
        at = rect.x - look.margin, rect.y - look.margin
        inside = opaque_inside(look, rect)
        if min(inside.size) < LARGE_PANEL:
            stamp(surface, picture, at)
        else:
            part = picture.subsurface(inside.move(-at[0], -at[1]))
            surface.blit(self.cached((*key, "inside"), lambda: opaque(part)), inside)
            stamp_around(surface, picture, at, inside)
        return face(look, rect)

    def panel_reach(self, style: str) -> int:
        """The reach of a panel's shadow or focus ring beyond it, in pixels."""
        return self._look(style, 0, False, True).margin

    def box(
        self,
        surface: Surface,
        rect: Rect,
        colour: Tint,
        *,
        radius: float = 0,
        to: Tint | None = None,
        line: float = 0,
    ) -> None:
        """Fill a rectangle, or outline it ``line`` units wide; ``to`` is its lower colour.

        A colour given as numbers may carry an alpha.
        """
        if rect.width <= 0 or rect.height <= 0:
            return
        top = self._rgba(colour)
        bottom = top if to is None else self._rgba(to)
        corner = min(self.px(radius), min(rect.size) // 2) if radius else 0
        width = self.px(line) if line else 0

        def draw() -> Surface:
            mask = ring(rect.size, corner, width) if width else rounded(rect.size, corner)
            return filled(mask, top, bottom)

        stamp(
            surface, self.cached(("box", rect.size, corner, width, top, bottom), draw), rect.topleft
        )

    def paper(
        self,
        surface: Surface,
        rect: Rect,
        *,
        radius: float,
        thick: float = 3,
        colour: Tint = "deed",
    ) -> None:
        """A sheet of paper or card, ``thick`` units high at its lower edge."""
        upper = self._rgba(colour)
        lower = rgba(darken(upper, 0.055))
        corner, edge = self.px(radius), self.px(thick)
        image = self.cached_drawing(paper, rect.size, corner, upper, lower, edge)
        stamp(surface, image, rect.topleft)

    def slip(
        self, surface: Surface, rect: Rect, style: str, *, hover: float = 0.0, focus: bool = False
    ) -> None:
        """A panel that is a piece of card; a plain one in a strong theme."""
        self.panel(surface, rect, style, hover=hover, focus=focus)
        if self.theme.strong:
            return
        look = self.theme.panels[style]
        edge, tone = self.px(look.border_width), rgba(lighten(look.top[:3], 0.3 * hover))
        inside, corner = rect.inflate(-2 * edge, -2 * edge), self.px(look.radius) - edge
        if inside.width > 2 * corner < inside.height:
            card = self.cached_drawing(
                paper, inside.size, corner, tone, look.bottom, self.px(THICK)
            )
            stamp(surface, card, inside.topleft)

    def turned(
        self,
        surface: Surface,
        key: Hashable,
        place: Rect,
        draw: Callable[[Surface, Rect], None],
        degrees: float,
    ) -> None:
        """Draw a piece of paper turned around the middle of a place."""

        def upright() -> Surface:
            # clear all around, so that its edges are smooth when it is turned
            result = blank((place.width + 4, place.height + 4))
            with self.on("paper"):
                draw(result, result.get_rect().inflate(-4, -4))
            return result

        key = "turned", key, degrees, place.size
        # drawn before it is turned, as either takes half a frame
        picture = self.kept(key) or self.cached(
            key, partial(pygame.transform.rotozoom, upright(), degrees, 1.0)
        )
        self.stamp(surface, picture, picture.get_rect(center=place.center).topleft)

    def mat(self, surface: Surface, rect: Rect) -> None:
        """A mat of felt in a wooden frame; a plain panel in a strong theme."""
        if self.theme.strong:
            self.panel(surface, rect, "mat")
            return
        look, rim = self.theme.panels["mat"], self.px(RIM)
        radius, wood = self.px(look.radius), (lighten(FRAME, 0.16), darken(FRAME, 0.3))
        self.shadow(surface, rect, look.shadow)
        lining = rect.inflate(-2 * rim, -2 * rim)
        lit, dim = look.top[:3], look.bottom[:3]
        surface.blit(self.cached_drawing(felt, lining.size, lit, dim, 2 * rim), lining)
        edges = self.cached_drawing(frame, rect.width, radius, rim, wood, look.border)
        for y, part in ((rect.y, 0), (rect.bottom - radius, radius + 1)):
            surface.blit(
                edges, (rect.x, y), (0, part, rect.width, radius), pygame.BLEND_PREMULTIPLIED
            )
        between = Rect(0, 0, rim, rect.height - 2 * radius)
        for x, at in ((rect.x, 0), (rect.right - rim, rect.width - rim)):
            line = edges.subsurface((at, radius, rim, 1))
            side = self.cached(
                ("frame", at, between.size), partial(pygame.transform.scale, line, between.size)
            )
            surface.blit(side, (x, rect.y + radius))

    def focus_ring(self, surface: Surface, rect: Rect, radius: float = 10) -> None:
        """A focus ring along a rectangle: light between two dark lines."""
        light = self.tint("focus")
        reach = self.px(EDGE)
        around = rect.inflate(2 * reach, 2 * reach)
        self.box(surface, around, ring_edge(light), radius=radius + EDGE, line=3.5 + 2 * EDGE)
        self.box(surface, rect, light, radius=radius, line=3.5)

    def dot(self, surface: Surface, centre: tuple[int, int], diameter: int, colour: Tint) -> None:
        """A disc, its diameter in pixels."""
        if diameter <= 0:
            return
        ink = self._rgba(colour)
        picture = self.cached(("dot", diameter, ink), lambda: flat(disc(diameter), ink))
        stamp(surface, picture, (centre[0] - diameter // 2, centre[1] - diameter // 2))

    def shadow(self, surface: Surface, rect: Rect, name: str) -> None:
        """The theme's shadow of this name around a box; not below it, except at its corners."""
        cast = self.theme.shadows[name]
        blur = cast.blur * self.scale
        picture = self.cached_drawing(box_shadow, rect.size, blur, cast.alpha)
        reach = spread(blur)
        at = (rect.x - reach, rect.y - reach + self.px(cast.drop))
        corner = self.px(max(self.theme.radii["dialog"], 1))
        stamp_around(surface, picture, at, rect.inflate(-2 * corner, -2 * corner))

    def icon(self, surface: Surface, name: str, rect: Rect, colour: Tint) -> Rect:
        """Draw an icon in one colour as large as fits into the middle of ``rect``."""
        ink = self.tint(colour)
        return self._drawing(
            surface, f"icons/{name}", rect, ink, lambda file, size: tinted(file, size, ink)
        )

    def picture(
        self,
        surface: Surface,
        name: str,
        rect: Rect,
        inks: Inks | None = None,
        lean: float = 0.0,
    ) -> Rect:
        """Print one of ``assets/icons/art`` into the middle of ``rect``, in the theme's inks.

        It may ``lean`` as ``leaning`` makes it.
        """
        return self._printed(surface, f"icons/art/{name}", rect, inks or self.inks, lean)

    def card_picture(self, surface: Surface, name: str, rect: Rect) -> Rect:
        """Print one of ``assets/cards`` into the middle of ``rect``."""
        return self._printed(surface, f"cards/{name}", rect, self.inks)

    @property
    def inks(self) -> Inks:
        """The inks of prints in this theme."""
        return inks_of(self.theme.colours, self.theme.strong)

    def _printed(
        self, surface: Surface, name: str, rect: Rect, inks: Inks, lean: float = 0.0
    ) -> Rect:
        return self._drawing(surface, name, rect, inks, partial(engraved, inks=inks), lean)

    def face(
        self,
        surface: Surface,
        character: str,
        mood: str,
        rect: Rect,
        gaze: tuple[float, float] = (0.0, 0.0),
    ) -> Rect:
        """Draw a face of ``assets/faces``, its pupils moved by ``gaze`` hundredths of its width."""
        name = f"faces/{character}_{mood}"
        return self._drawing(surface, name, rect, gaze, partial(load_svg, gaze=gaze))

    def _drawing(
        self,
        surface: Surface,
        name: str,
        rect: Rect,
        look: Hashable,
        draw: Callable[[Path, tuple[int, int]], Surface],
        lean: float = 0.0,
    ) -> Rect:
        """Draw one of the drawings as large as fits into the middle of ``rect``."""
        file = self._file(name)
        at = fitted(shape_of(file), rect)

        key = ("drawing", name, at.size, look)
        picture = self.cached(key, partial(draw, file, at.size))
        if lean:
            picture = self.cached((*key, lean), partial(leaning, picture, lean))
        stamp(surface, picture, (at.x - (picture.get_width() - at.width) // 2, at.y))
        return at

    def token(self, surface: Surface, name: str, rect: Rect, player_colour: Tint) -> None:
        """Draw a player's token with its shadow as large as fits into ``rect``."""
        colour = self.tint(player_colour)
        diameter = min(rect.size)
        if diameter <= 0:
            return
        reach = spread(diameter * 0.12)

        def draw() -> Surface:
            figure = draw_token(drawing(self.assets / "tokens", name), diameter, colour)
            alpha = self.theme.shadows["token"].alpha
            image = blank((diameter + 2 * reach, diameter + 2 * reach + reach // 2))
            shade = outline_shadow(disc(diameter), diameter * 0.12, alpha)
            stamp(image, shade, (0, max(1, round(diameter * 0.06))))
            stamp(image, figure, (reach, reach))
            return image

        at = (rect.centerx - diameter // 2 - reach, rect.centery - diameter // 2 - reach)
        stamp(surface, self.cached(("token", name, diameter, colour), draw), at)

    def readable(self, size: float, printed: bool = False) -> float:
        """The size, or the least that can be read in this window, in design units.

        What is ``printed`` is as small as it asks for.
        """
        least = 0.0 if printed else min(self._least, READ_UNITS * self.wished) / self.scale
        return max(size, least)

    def _pixels(self, size: float, printed: bool = False) -> float:
        """The height of text of this size in pixels."""
        return self.readable(size, printed) * self.scale

    def measure(
        self, string: str, size: float, weight: str = "regular", printed: bool = False
    ) -> tuple[int, int]:
        """Width and height in whole pixels of the text in one line."""
        pixels, string = self._pixels(size, printed), retranslate(string)
        return -int(-self.type.width(string, pixels, weight) // 1), self.type.height(pixels, weight)

    def wrap(
        self, string: str, size: float, width: float, weight: str = "regular", printed: bool = False
    ) -> list[str]:
        """The text in lines no wider than ``width`` pixels."""
        return self.type.wrap(retranslate(string), self._pixels(size, printed), width, weight)

    def text_height(self, string: str, size: float, width: float, weight: str = "regular") -> int:
        """The height of a text in as many lines as it needs."""
        return len(self.wrap(string, size, width, weight)) * self.measure("", size, weight)[1]

    def fit(
        self, string: str, size: float, width: float, weight: str = "regular", printed: bool = False
    ) -> str:
        """The text, ended with an ellipsis where it is wider than ``width`` pixels."""
        return self.type.fit(retranslate(string), self._pixels(size, printed), width, weight)

    def fitting(
        self, string: str, size: float, width: float, weight: str = "regular", printed: bool = False
    ) -> float:
        """The largest size, down to a little smaller, at which a line fits the width."""
        string = retranslate(string)
        for share in SMALLER:
            smaller = self.readable(size * share, printed)
            if self.type.width(string, smaller * self.scale, weight) <= width:
                break
        return smaller

    def _lines(
        self, string: str, size: float, weight: str, width: float, height: int, printed: bool
    ) -> tuple[list[str], float]:
        """Wrapped lines that fit, ended with an ellipsis if nothing else helps.

        ``height`` 0 is as much as they need. The second value is the size they are set in.
        """
        for share in SMALLER:
            smaller = self.readable(size * share, printed)
            lines = self.wrap(string, smaller, width, weight, printed)
            pitch = self.measure("", smaller, weight, printed)[1]
            if not height or len(lines) * pitch <= height:
                return lines, smaller
        room = max(1, height // pitch)
        if len(lines) > room:
            rest = " ".join(lines[room - 1 :])
            lines = [*lines[: room - 1], self.fit(rest, smaller, width, weight, printed)]
        return lines, smaller

    def text(
        self,
        surface: Surface,
        string: str,
        place: Place,
        size: float,
        colour: Tint,
        *,
        weight: str = "regular",
        align: Align = "left",
        valign: Valign = "center",
        max_width: float | None = None,
        wrap: bool = False,
        printed: bool = False,
        narrow: float = 1.0,
        lean: float = 0.0,
    ) -> Rect:
        """Write at a point, or inside a rectangle, and return where the text is.

        At a point, ``align`` and ``valign`` say which part of the text is put
        there; ``valign="center"`` puts the middle of the capitals.  In a
        rectangle text is never wider than it, and wrapped lines not higher: it is set
        somewhat smaller where it must be, and what even then does not fit is left out
        and ends with an ellipsis.  What is ``printed`` is part of a picture, and as small
        as that asks for; all else is never smaller than can be read.  Letters are scaled to be
        as ``narrow`` as asked for, and ``lean`` as ``leaning`` does.
        """
        box = boxed(place)
        limit = max_width if max_width is not None else (box.width or None)
        limit = limit and limit / narrow
        lines, size, height, above = self._set(
            self.scale, retranslate(string), size, weight, printed, limit, box.height, wrap
        )
        top = box.top if valign == "top" else box.bottom - len(lines) * height
        if valign == "center":
            # rounded without the place, or equal rows would be unevenly apart
            top = box.y + round(box.height / 2 - len(lines) * height / 2 + above)
        ink = self.tint(colour)
        covered: Rect | None = None
        for number, line in enumerate(lines):
            picture = self.written(line, size, weight, ink, printed, narrow, lean)
            x = aligned(box, picture.get_width(), align)
            rect = Rect(x, top + number * height, picture.get_width(), height)
            if line:
                stamp(surface, picture, rect.topleft)
            covered = rect if covered is None else covered.union(rect)
        return covered or Rect(box.topleft, (0, 0))

    def _set_anew(
        self, _scale: float, string: str, size: float, weight: str, printed: bool,
        limit: float | None, room: int, wrap: bool,
    ) -> tuple[Sequence[str], float, int, float]:  # fmt: skip
        """The lines of a text, their size, the height of each in pixels, and by how much the
        middle of its capitals is above its own.
        """
        lines, size = [string], self.readable(size, printed)
        if wrap and limit is not None:
            lines, size = self._lines(string, size, weight, limit, room, printed)
        elif limit is not None:
            size = self.fitting(string, size, limit, weight, printed)
            lines = [self.fit(string, size, limit, weight, printed)]
        pixels = self._pixels(size, printed)
        height = self.type.height(pixels, weight)
        return lines, size, height, height / 2 - self.type.middle(pixels, weight)

    def print_text(
        self,
        surface: Surface,
        string: str,
        place: Place,
        pixels: float,
        colour: Tint,
        *,
        weight: str = "display",
        align: Align = "center",
        max_width: float | None = None,
        wrap: bool = False,
        narrow: float = 1.0,
        lean: float = 0.0,
    ) -> Rect:
        """Write part of a picture, this many pixels high, in the middle of its place."""
        return self.text(
            surface, string, place, pixels / self.scale, colour, weight=weight, align=align,
            max_width=max_width, wrap=wrap, printed=True, narrow=narrow, lean=lean,
        )  # fmt: skip

    def written(
        self,
        string: str,
        size: float,
        weight: str,
        colour: Tint,
        printed: bool = False,
        narrow: float = 1.0,
        lean: float = 0.0,
    ) -> Surface:
        """One line of text as a premultiplied picture."""
        pixels, ink = self._pixels(size, printed), self.tint(colour)
        return self.cache.get(
            (self.scale, ("text", string, pixels, weight, ink, narrow, lean)),
            lambda: self.type.render(string, pixels, weight, ink, narrow, lean),
        )

    def _look(self, style: str, hover: float, pressed: bool, focus: bool) -> PanelLook:
        found = self.theme.panels[style]
        shadow = self.theme.shadows[found.shadow] if found.shadow else None
        ring_colour = self.theme.colours.focus if focus else None
        steps = round(max(0.0, min(1.0, hover)) * 4) / 4
        return PanelLook(found, shadow, self.scale, ring_colour, steps, pressed)

    def _rgba(self, colour: Tint) -> tuple[int, int, int, int]:
        return rgba(self.theme.colour(colour) if isinstance(colour, str) else colour)

    def _table(self, size: tuple[int, int]) -> Surface:
        theme = self.theme
        file = self.assets / "table" / f"{theme.material}.jpg"
        return lay_table(file, size, theme.colours.table, theme.lamp)


def _veil(size: tuple[int, int], alpha: int) -> Surface:
    """The light left on a darkened surface, less at its edges than in the middle."""
    return radial(size, light_left(alpha), light_left(min(255, alpha + 35)))
