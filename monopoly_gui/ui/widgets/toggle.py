"""A switch that is on or off."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from ...language import _
from ..clock import approach
from ..painting import layout
from ..painting.colour import BLACK, Colour, darken, lighten, mix
from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY, GLOW_SECONDS, SMALL, Redrawn, Widget, ignore

#: of a tile in design units: its margin, the disc of enamel, the tick
PAD, DISC, TICK = 10, 72, 24
#: the knob
IVORY: Colour = (250, 245, 232)


@dataclass(eq=False, repr=False)
class Toggle(Widget):
    """A label with a sliding knob at its right end."""

    focusable = True
    sound = "click"

    label: str
    on: Redrawn[bool] = Redrawn(False)
    on_change: Callable[[bool], None] = ignore
    _knob = Redrawn(0.0)

    def __post_init__(self) -> None:
        self.name = self.name or self.label
        self._knob = float(self.on)

    def width(self, painter: Painter) -> int:
        return painter.measure(self.label, BODY)[0] + painter.px(96)

    def activate(self) -> None:
        self.on = not self.on
        self.on_change(self.on)

    def spoken(self) -> Accessible:
        return self.accessible("switch", self.label, state=_("on") if self.on else _("off"))

    @property
    def moving(self) -> bool:
        return super().moving or self._knob != float(self.on)

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        self._knob = approach(self._knob, float(self.on), dt / GLOW_SECONDS)

    def draw(self, surface: Surface, painter: Painter) -> None:
        height, ink = painter.px(34), painter.tint("text" if self.on_card else "light")
        track = Rect(0, 0, painter.px(64), height)
        track.midright = (self.rect.right - painter.px(4), self.rect.centery)
        area = Rect(self.rect.x, self.rect.y, track.left - self.rect.x, self.rect.height)
        room, colour = area.width - painter.px(12), ink if self.enabled else painter.tint("muted")
        painter.text(surface, self.label, area, BODY, colour, max_width=room)
        if self.ringed:
            painter.focus_ring(surface, track.inflate(painter.px(10), painter.px(10)), 99)
        # enamel in the green of houses while it is on, bare metal while it is off
        off, on = mix(painter.tint("muted"), BLACK, 0.45), painter.tint("house")
        ground = lighten(mix(off, on, self._knob * self.enabled), 0.15 * self.glow)
        painter.box(surface, track, lighten(ground, 0.35), to=darken(ground, 0.45), radius=99)
        edge = painter.px(2)
        inside = layout.inset(track, edge, edge)
        painter.box(surface, inside, darken(ground, 0.2), to=ground, radius=99)
        left, right = track.left + height // 2, track.right - height // 2
        x = round(left + (right - left) * self._knob)
        knob = Rect(0, 0, height - painter.px(6), height - painter.px(6))
        knob.center = x, track.centery
        ivory = mix(IVORY, ground, 0.0 if self.enabled else 0.6)
        painter.box(surface, knob.move(0, edge), darken(ground, 0.5), radius=99)
        painter.box(surface, knob, ivory, to=darken(ivory, 0.16), radius=99)


class TileToggle(Toggle):
    """A switch as a tile: an icon on enamel above its words, with a tick while it is on."""

    icon = ""

    def width(self, painter: Painter) -> int:
        return 0

    def height(self, painter: Painter, width: int) -> int:
        room = width - painter.px(2 * PAD)
        return painter.text_height(self.label, SMALL, room, "bold") + painter.px(DISC + 3.5 * PAD)

    def draw(self, surface: Surface, painter: Painter) -> None:
        style, px = "selected" if self.on else "inset", painter.px
        painter.panel(surface, self.rect, style, hover=self.glow, focus=self.ringed)
        above, words = layout.split(layout.inset(self.rect, px(PAD)), "top", px(DISC), px(PAD))
        disc = layout.centre(above, above.height, above.height)
        ground = mix(mix(painter.tint("muted"), BLACK, 0.3), painter.tint("house"), self._knob)
        painter.box(surface, disc, lighten(ground, 0.35), to=darken(ground, 0.35), radius=99)
        painter.icon(surface, self.icon, layout.inset(disc, disc.width // 4), "light")
        ink = painter.ink(style)
        if self.on:
            tick = layout.placed((px(TICK),) * 2, topright=above.topright)
            painter.icon(surface, "check", tick, ink)
        painter.text(
            surface, self.label, words, SMALL, ink, weight="bold", align="center", wrap=True
        )
