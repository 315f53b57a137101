"""The trays that players' plates are: wood of the board's frame, sunk behind a lip of brass."""

import pygame
from pygame import Rect, Surface

from ..board.frame import grain_bar
from ..layout.containers import Panel
from ..layout.node import Node
from ..painting import baked
from ..painting.colour import Colour, darken, lighten, luminance, mix
from ..painting.icons import fitted
from ..painting.painter import Painter
from ..painting.shadows import box_shadow, spread
from ..painting.shapes import (
    blank,
    filled,
    flat,
    gradient,
    opaque,
    rounded,
    stamp,
    stamp_around,
    whitened,
)

#: the brightest part of the wood's colour, of 255: text on it is light; less in the evening
#: and in high contrast
LEVEL, TURN_LEVEL, EVENING, STRONG = 86, 100, 0.75, 0.62
#: the share of a player's colour in wood that is stained
STAIN = 0.5
#: in design units: a board of the bottom, the lip, and how far its shadow falls
PLANK, LIP, DEEP = 96, 3, 13
#: how dark the shadow below the upper edge is, of 255
UNDER = 110
#: brass, and how much lighter and darker its edges are, also for the current player
BRASS: Colour = (176, 132, 66)
METAL, SHINING = (0.42, 0.5), (0.3, 0.12)
#: the grain of all plates is drawn in steps of this length, as the current one is a little longer
STEP = 64
#: how much brighter the wood is as leather, and pixels of the pictures of things made of it: of a
#: purse, its pocket, and the hollows for round buttons, in an arc or not
LEATHER, PURSE, HOLLOW = 1.25, (640, 236), (400, 400)
LEATHERS = {"purse": PURSE, "pocket": PURSE, "fan": HOLLOW, "hollow": HOLLOW}
#: of a purse, the shares of its width and height in which its money is spread out
FULL = (0.92, 0.82)


def tray_tone(painter: Painter, turn: bool = False) -> Colour:
    """The colour of the wood before its grain, in the tone of the board's frame."""
    theme = painter.theme
    frame, level = theme.colours.board_frame, float(TURN_LEVEL if turn else LEVEL)
    level *= STRONG if theme.strong else EVENING if theme.evening else 1
    red, green, blue = (round(part * level / max(1, *frame)) for part in frame)
    return red, green, blue


def stained(tone: Colour, colour: Colour) -> Colour:
    """Wood of this tone stained in a player's colour, which leaves it as dark."""
    stain = mix(tone, colour, STAIN)
    tries = (darken(stain, share / 20) for share in range(20))
    return next(one for one in tries if luminance(one) <= luminance(tone))


def draw_tray(
    painter: Painter, surface: Surface, rect: Rect, style: str, colour: Colour | None = None
) -> None:
    """An empty tray with its shadow, of wood that may be stained."""
    if min(rect.size) < 2:
        painter.panel(surface, rect, style)
        return
    look = painter.theme.panels[style]
    painter.shadow(surface, rect, look.shadow)
    radius = min(painter.px(look.radius), min(rect.size) // 2)
    picture = painter.cached_drawing(_tray, painter, rect.size, radius, style == "turn", colour)
    inside = rect.inflate(-2 * radius, -2 * radius)
    part = picture.subsurface(inside.move(-rect.x, -rect.y))
    # most of it hides what is below, and is copied
    surface.blit(painter.cached(("tray", rect.size, style, colour), lambda: opaque(part)), inside)
    stamp_around(surface, picture, rect.topleft, inside)


class Tray(Panel):
    """A node in such a tray, of wood that may be stained."""

    def __init__(self, child: Node, colour: Colour | None = None) -> None:
        super().__init__(child, "dark", pad=(14, 6 if colour else 12))
        self.colour = colour

    def paint(self, surface: Surface, painter: Painter) -> None:
        draw_tray(painter, surface, self.rect, self.style, self.colour)
        self.child.paint(surface, painter)


def purse_place(room: Rect) -> tuple[Rect, Rect]:
    """The place of a purse, as large as there is room, and that of the money in it."""
    place = fitted(PURSE[0] / PURSE[1], room) if room.width else room
    notes = Rect(place.topleft, (round(place.width * FULL[0]), round(place.height * FULL[1])))
    notes.centerx = place.centerx
    return place, notes


def draw_leather(painter: Painter, surface: Surface, place: Rect, name: str) -> None:
    """The back of a purse, its pocket or a hollow for buttons, in the tone of the wood."""
    if min(place.size) >= 2:
        picture = painter.cached_drawing(_leather, painter, name, place.size)
        stamp(surface, picture, place.topleft)


def _leather(painter: Painter, name: str, size: tuple[int, int]) -> Surface:
    (wide, high), file = LEATHERS[name], painter.assets / "pieces" / f"{name}.png"
    sheet = baked.picture(file, (2 * wide, high)).convert_alpha()
    return baked.paint_baked(sheet, Rect(0, 0, wide, high), size, tray_tone(painter), LEATHER)


def _tray(
    painter: Painter, size: tuple[int, int], radius: int, turn: bool, colour: Colour | None
) -> Surface:
    lip = max(2, painter.px(LIP))
    brass = painter.tint("accent") if turn else mix(BRASS, (0, 0, 0), 0.2 * painter.theme.evening)
    result, whole = blank(size), Rect((0, 0), size)
    stamp(result, flat(rounded(size, radius), darken(brass, 0.75)), (0, 0))
    rim, (lit, dim) = whole.inflate(-2, -2), SHINING if turn else METAL
    metal = filled(rounded(rim.size, radius - 1), lighten(brass, lit), darken(brass, dim))
    stamp(result, metal, rim.topleft)
    inner = rim.inflate(-2 * lip, -2 * lip)
    mask = rounded(inner.size, radius - 1 - lip)
    tone = tray_tone(painter, turn)
    bottom = _bottom(painter, inner.size, stained(tone, colour) if colour else tone)
    bottom.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    stamp(result, bottom, inner.topleft)
    return result


def _bottom(painter: Painter, size: tuple[int, int], tone: Colour) -> Surface:
    """Boards of wood in the shadow of the lip."""
    result, plank = blank(size), painter.px(PLANK)
    stamp(result, gradient(size, lighten(tone, 0.06), darken(tone, 0.22)), (0, 0))
    bar = grain_bar(painter, -(-size[0] // STEP) * STEP, plank)
    for number, y in enumerate(range(0, size[1], plank)):
        board = pygame.transform.flip(bar, bool(number % 2), bool(number % 2))
        result.blit(board, (0, y), special_flags=pygame.BLEND_RGB_MULT)
    deep = painter.px(DEEP)
    light, inside = opaque(blank(size)), box_shadow(size, deep, 255)
    # where the shadow of a box as large is dark is the inside, in the light
    stamp(light, whitened(inside), (-spread(deep), -spread(deep)))
    result.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    stamp(result, gradient((size[0], deep), (0, 0, 0, UNDER), (0, 0, 0, 0)), (0, 0))
    return result
