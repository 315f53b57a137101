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

#: in design units: the track of the knob, the margin of a tile, and its disc of enamel
TRACK, PAD, DISC = (64, 34), 12, 60
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
        ink = painter.tint("text" if self.on_card else "light")
        track = Rect(0, 0, *map(painter.px, TRACK))
        track.midright = (self.rect.right - painter.px(4), self.rect.centery)
        area = Rect(self.rect.x, self.rect.y, track.left - self.rect.x, self.rect.height)
        room, colour = area.width - painter.px(12), ink if self.enabled else painter.tint("muted")
        painter.text(surface, self.label, area, BODY, colour, max_width=room)
        if self.ringed:
            painter.focus_ring(surface, track.inflate(painter.px(10), painter.px(10)), 99)
        self.draw_switch(surface, painter, track)

    def draw_switch(self, surface: Surface, painter: Painter, track: Rect) -> None:
        """Draw the knob on its track: enamel in the green of houses while on, else bare metal."""
        off, on = mix(painter.tint("muted"), BLACK, 0.45), painter.tint("house")
        ground = lighten(mix(off, on, self._knob * self.enabled), 0.15 * self.glow)
        painter.box(surface, track, lighten(ground, 0.35), to=darken(ground, 0.45), radius=99)
        edge = painter.px(2)
        inside = layout.inset(track, edge, edge)
        painter.box(surface, inside, darken(ground, 0.2), to=ground, radius=99)
        height = track.height
        left, right = track.left + height // 2, track.right - height // 2
        x = round(left + (right - left) * self._knob)
        knob = Rect(0, 0, height - painter.px(6), height - painter.px(6))
        knob.center = x, track.centery
        ivory = mix(IVORY, ground, 0.0 if self.enabled else 0.6)
        painter.box(surface, knob.move(0, edge), darken(ground, 0.5), radius=99)
        painter.box(surface, knob, ivory, to=darken(ivory, 0.16), radius=99)


class TileToggle(Toggle):
    """A switch as a tile: beside its knob an icon on enamel, and its words below."""

    icon = ""

    def width(self, painter: Painter) -> int:
        return 0

    def height(self, painter: Painter, width: int) -> int:
        room = width - painter.px(2 * PAD)
        return painter.text_height(self.label, SMALL, room, "bold") + painter.px(DISC + 3.5 * PAD)

    def draw(self, surface: Surface, painter: Painter) -> None:
        px = painter.px
        painter.panel(surface, self.rect, "inset", hover=self.glow, focus=self.ringed)
        above, words = layout.split(layout.inset(self.rect, px(PAD)), "top", px(DISC), px(PAD))
        disc = Rect(above.topleft, (above.height,) * 2)
        ground = mix(mix(painter.tint("muted"), BLACK, 0.3), painter.tint("house"), self._knob)
        painter.box(surface, disc, lighten(ground, 0.35), to=darken(ground, 0.35), radius=99)
        painter.icon(surface, self.icon, layout.inset(disc, disc.width // 4), "light")
        track = Rect(0, 0, *map(px, TRACK))
        track.midright = above.midright
        self.draw_switch(surface, painter, track)
        painter.text(
            surface, self.label, words, SMALL, painter.ink("inset"), weight="bold", wrap=True
        )
