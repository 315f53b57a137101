"""Panels and buttons: shadow, focus ring, lip, border, gradient face and shine in one picture."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from .colour import BLACK, WHITE, Colour, Rgba, darken, mix
from .shadows import box_shadow, clear, spread
from .shapes import blank, drawn_out, filled, flat, outline, ring, rounded, stamp
from .theme import PanelStyle, Shadow

#: the dark line outside a focus ring, in design units
EDGE = 1.5


def ring_edge(focus: Colour) -> Colour:
    """The dark tone on both sides of a focus ring."""
    return darken(focus, 0.8)


@dataclass(frozen=True, slots=True)
class PanelLook:
    """A panel style brought to pixels, in one state; ``hover`` from 0 to 1."""

    style: PanelStyle
    shadow: Shadow | None
    scale: float
    focus: Colour | None
    hover: float
    pressed: bool

    def length(self, units: float) -> int:
        return max(1, round(units * self.scale)) if units else 0

    @property
    def margin(self) -> int:
        """The reach of the picture beyond the panel on each side, in pixels."""
        far = self.length(2) + self.length(3.5) + self.length(EDGE) if self.focus else 0
        if self.shadow:
            drop = self.length(self.shadow.drop)
            far = max(far, spread(self.shadow.blur * self.scale) + drop)
        return far

    @property
    def end(self) -> int:
        """Pixels from the left or right after which every column is like the next."""
        far = self.length(2) + self.length(3.5) + self.length(EDGE) if self.focus else 0
        soft = clear(self.shadow.blur * self.scale) if self.shadow else 0
        return max(self.length(self.style.radius) + far, soft) + 1


def face(look: PanelLook, rect: Rect) -> Rect:
    """The room for the text: without lip, sunk when pressed."""
    lip = look.length(look.style.lip)
    sunk = max(0, lip - 1) if look.pressed else 0
    return Rect(rect.x, rect.y + sunk, rect.width, max(1, rect.height - lip))


def opaque_inside(look: PanelLook, rect: Rect) -> Rect:
    """The opaque inside of a panel; empty if the panel is translucent."""
    if look.style.top[3] < 255 or look.style.bottom[3] < 255:
        return Rect(rect.topleft, (0, 0))
    inset = look.length(max(look.style.radius, look.style.border_width))
    return face(look, rect).inflate(-2 * inset, -2 * inset)


def draw_panel(look: PanelLook, size: tuple[int, int]) -> Surface:
    """The panel of this size with ``look.margin`` around it, premultiplied.

    Between its ends all columns are alike: a wide one is a narrow one drawn out.
    """
    end = look.end
    if size[0] <= 2 * end + 1:
        return every_column(look, size)
    narrow = every_column(look, (2 * end + 1, size[1]))
    return drawn_out(narrow, size[0] + 2 * look.margin)


def every_column(look: PanelLook, size: tuple[int, int]) -> Surface:
    """The panel with every column drawn for itself."""
    style, margin = look.style, look.margin
    surface = blank((size[0] + 2 * margin, size[1] + 2 * margin))
    body = Rect((margin, margin), size)
    radius = min(look.length(style.radius), min(size) // 2)
    if look.shadow:
        _cast(surface, look, body)
    if look.focus:
        gap, width, edge = look.length(2), look.length(3.5), look.length(EDGE)
        far = gap + width + edge
        around = body.inflate(2 * far, 2 * far)
        # dark on both sides, so that it is visible on every ground
        outline(surface, around, radius + far, far, ring_edge(look.focus))
        around = around.inflate(-2 * edge, -2 * edge)
        outline(surface, around, radius + gap + width, width, look.focus)
    top, bottom = _toned(style.top, look), _toned(style.bottom, look)
    front = face(look, body)
    if front.height < body.height:
        whole = Rect(front.x, front.y, front.width, body.bottom - front.y)
        mask = rounded(whole.size, radius)
        stamp(surface, flat(mask, darken(bottom, 0.32)), whole.topleft)
    width = look.length(style.border_width)
    inner = front.inflate(-2 * width, -2 * width) if width else front
    if width and inner.width > 0 and inner.height > 0:
        opaque = top[3] == bottom[3] == 255
        border = rounded(front.size, radius) if opaque else ring(front.size, radius, width)
        stamp(surface, flat(border, style.border), front.topleft)
    else:
        inner = front
    if not (top[3] or bottom[3]):
        return surface
    mask = rounded(inner.size, radius - width)
    stamp(surface, filled(mask, top, bottom), inner.topleft)
    if style.shine:
        _shine(surface, mask, inner, look)
    return surface


def _cast(surface: Surface, look: PanelLook, body: Rect) -> None:
    assert look.shadow
    ease = 0.5 if look.pressed else 1.0
    blur = look.shadow.blur * look.scale
    drop = round(look.length(look.shadow.drop) * ease)
    shade = box_shadow(body.size, blur, round(look.shadow.alpha * (0.7 + 0.3 * ease)))
    stamp(surface, shade, (body.x - spread(blur), body.y - spread(blur) + drop))


def _shine(surface: Surface, mask: Surface, rect: Rect, look: PanelLook) -> None:
    """A light line inside the upper edge: the face less the face moved down."""
    line = mask.copy()
    line.blit(mask, (0, max(1, round(look.scale * 1.5))), special_flags=pygame.BLEND_RGBA_SUB)
    stamp(surface, flat(line, (255, 255, 255, look.style.shine)), rect.topleft)


def _toned(colour: Rgba, look: PanelLook) -> Rgba:
    """The colour under the pointer a little lighter, pressed a little darker."""
    if look.pressed:
        return (*mix(colour[:3], BLACK, 0.1), colour[3])
    if look.hover:
        alpha = min(255, round(colour[3] * (1 + 0.8 * look.hover)))
        return (*mix(colour[:3], WHITE, 0.13 * look.hover), alpha)
    return colour
