"""A few words that come and go: at a player's panel, or in the middle of the board."""

from dataclasses import dataclass
from math import pi, sin

from pygame import Rect, Surface

from ..board.stage import PLATE, Animation, Stage, ease
from ..painting.colour import Colour
from ..painting.painter import Painter

#: the usual and the least size of words at a panel, and of news
SIZE, SMALL = 19, 14
LARGE, LEAST = 30, 18
#: the room beside the words at a panel
EDGE = 14
#: the share of its time in which it slides in
COMING = 0.15
#: coins: how many, their diameter and how high they leap above the panel
COINS, COIN, LEAP = 11, 24, 26
GOLD: Colour = (255, 204, 74)
RIM: Colour = (176, 118, 24)


@dataclass(frozen=True, slots=True)
class Bubble(Animation):
    """A player's words beside the cash in the panel."""

    calm = True
    player: int
    text: str

    def place(self, stage: Stage, share: float) -> Rect:
        painter, panel = stage.painter, stage.panel(self.player)
        width = painter.measure(self.text, SIZE, "bold")[0] + 2 * painter.px(EDGE)
        rect = Rect(0, 0, min(width, panel.width - painter.px(8)), painter.px(36))
        slide = 1 - ease(min(1.0, share / COMING))
        rect.bottomright = (panel.right - painter.px(4), panel.bottom - painter.px(3))
        rect.x += round(slide * painter.px(50))
        return rect

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, rect = stage.painter, self.place(stage, share)
        painter.panel(surface, rect, "tooltip")
        area = rect.inflate(-2 * painter.px(EDGE), 0)
        size = fitted(painter, self.text, area.width, (SIZE, SMALL), "bold")
        ink = painter.ink("tooltip")
        painter.text(surface, self.text, area, size, ink, weight="bold", align="center")


@dataclass(frozen=True, slots=True)
class Takings(Bubble):
    """Rent for somebody here: coins leap from the panel while the words say who pays."""

    def area(self, stage: Stage, share: float) -> Rect:
        panel, px = stage.panel(self.player), stage.painter.px
        coins = panel.inflate(2 * px(COIN), 2 * px(COIN))
        return Animation.area(self, stage, share).unionall([coins, coins.move(0, -px(LEAP))])

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, panel = stage.painter, stage.panel(self.player)
        size = painter.px(COIN)
        for number in range(COINS):
            along = share * 1.5 - 0.5 * number / COINS
            if not 0.0 < along < 1.0:
                continue
            aside = (number * 5 % COINS + 0.5) / COINS
            x = panel.centerx + round((aside - 0.5) * panel.width * (0.3 + 0.6 * along))
            y = panel.bottom - round(sin(pi * along) * (panel.height + painter.px(LEAP)))
            for part, colour in ((1.0, RIM), (0.84, GOLD), (0.54, RIM), (0.42, GOLD)):
                painter.dot(surface, (x, y), round(size * part), colour)
        Bubble.draw(self, stage, surface, share)


@dataclass(frozen=True, slots=True)
class Notice(Animation):
    """News for everybody, with a picture; ``space`` is its subject."""

    calm = True
    icon: str
    text: str
    space: int = -1

    def place(self, stage: Stage, share: float) -> Rect:
        painter, middle = stage.painter, stage.middle
        size = self._size(painter, middle.width)
        width = painter.measure(self.text, size, "display")[0] + painter.px(120)
        rect = Rect(0, 0, min(width, middle.width), painter.px(84))
        rect.center = middle.center
        rect.y -= round((1 - ease(min(1.0, share / COMING))) * painter.px(40))
        return rect

    def _size(self, painter: Painter, width: int) -> float:
        return fitted(painter, self.text, width - painter.px(120), (LARGE, LEAST), "display")

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, rect = stage.painter, self.place(stage, share)
        painter.panel(surface, rect, PLATE)
        side, pad = painter.px(46), painter.px(18)
        spot = Rect(rect.x + pad, rect.centery - side // 2, side, side)
        painter.icon(surface, self.icon, spot, "accent")
        x = spot.right + painter.px(16)
        area = Rect(x, rect.y, rect.right - pad - x, rect.height)
        size = self._size(painter, stage.middle.width)
        painter.text(surface, self.text, area, size, painter.ink(PLATE), weight="display")


def fitted(
    painter: Painter, text: str, room: int, sizes: tuple[float, float], weight: str
) -> float:
    """The larger size, or as much smaller as a long text needs."""
    most, least = sizes
    wide = painter.measure(text, most, weight)[0]
    return most if wide <= room else max(least, most * room / wide)
