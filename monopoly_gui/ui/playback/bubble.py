"""A few words that come and go: at a player's panel, or in the middle of the board."""

from dataclasses import dataclass

from pygame import Rect, Surface

from ..board.stage import Animation, Stage, ease
from ..painting.painter import Painter

SIZE = 19
LARGE = 30
#: the share of its time in which it slides in
COMING = 0.15


@dataclass(frozen=True, slots=True)
class Bubble(Animation):
    """A player's words beside the cash in the panel."""

    calm = True
    player: int
    text: str

    def place(self, stage: Stage, share: float) -> Rect:
        painter, panel = stage.painter, stage.panel(self.player)
        width = painter.measure(self.text, SIZE, "bold")[0] + painter.px(36)
        rect = Rect(0, 0, min(width, panel.width - painter.px(20)), painter.px(36))
        slide = 1 - ease(min(1.0, share / COMING))
        rect.bottomright = (panel.right - painter.px(8), panel.bottom - painter.px(3))
        rect.x += round(slide * painter.px(50))
        return rect

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        _words(stage.painter, surface, self.place(stage, share), self.text, SIZE, "")


@dataclass(frozen=True, slots=True)
class Notice(Animation):
    """News for everybody, with a picture; ``space`` is its subject."""

    calm = True
    icon: str
    text: str
    space: int = -1

    def place(self, stage: Stage, share: float) -> Rect:
        painter, middle = stage.painter, stage.middle
        size = _size(painter, self.text, middle.width)
        width = painter.measure(self.text, size, "black")[0] + painter.px(120)
        rect = Rect(0, 0, min(width, middle.width), painter.px(84))
        rect.center = middle.center
        rect.y -= round((1 - ease(min(1.0, share / COMING))) * painter.px(40))
        return rect

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        size = _size(stage.painter, self.text, stage.middle.width)
        _words(stage.painter, surface, self.place(stage, share), self.text, size, self.icon)


def _size(painter: Painter, text: str, width: int) -> float:
    """Large words, a little smaller where they would not fit."""
    wide = painter.measure(text, LARGE, "black")[0]
    room = width - painter.px(120)
    return LARGE if wide <= room else max(18.0, LARGE * room / wide)


def _words(
    painter: Painter, surface: Surface, rect: Rect, text: str, size: float, icon: str
) -> None:
    painter.panel(surface, rect, "tooltip")
    ink = painter.ink("tooltip")
    area = rect.inflate(-2 * painter.px(18), 0)
    if icon:
        side = painter.px(46)
        spot = Rect(area.x, area.centery - side // 2, side, side)
        painter.icon(surface, icon, spot, "accent")
        area = Rect(spot.right + painter.px(16), area.y, area.right - spot.right, area.height)
        area.width = rect.right - painter.px(18) - area.x
        painter.text(surface, text, area, size, ink, weight="black")
        return
    painter.text(surface, text, area, size, ink, weight="bold", align="center")
