"""The arrest: blue light, an officer, and bars that come down before a token."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from pygame import Rect, Surface

from ..board.stage import PLATE, Animation, Stage, banner, ease
from ..painting.colour import Colour, lighten
from ..painting.painter import Painter

STEEL: Colour = (188, 198, 206)
BARS = 5


@dataclass(frozen=True, slots=True)
class Arrest(Animation):
    """``text`` says who goes to Jail."""

    calm = True
    beyond = 40

    player: int
    text: str

    def place(self, stage: Stage, share: float) -> Rect:
        return banner(stage, 600, 168)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, place = stage.painter, self.place(stage, share)
        px = painter.px
        painter.panel(surface, place, PLATE)
        self._lights(painter, surface, place, share)
        pad = px(20)
        side = place.height - 2 * pad
        officer = Rect(place.x + pad // 2, place.y + pad, round(side * 0.86), side)
        painter.picture(surface, "police", officer)
        cell = Rect(officer.right + pad // 2, place.y + pad, side, side)
        self._cell(stage, surface, cell, share)
        words = Rect(cell.right + pad, cell.y, place.right - pad - cell.right - pad, side)
        painter.text(surface, self.text, words, 30, painter.ink(PLATE), weight="black", wrap=True)

    def _lights(self, painter: Painter, surface: Surface, place: Rect, share: float) -> None:
        """The lights of a police car on the upper edge, one of them bright."""
        left = int(share * 7) % 2 == 0
        for colour, bright, side in (((226, 52, 58), left, -1), ((58, 120, 238), not left, 1)):
            lamp = Rect(0, 0, painter.px(64), painter.px(16))
            lamp.center = (place.centerx + side * painter.px(36), place.y)
            if bright:
                for reach, alpha in ((30, 26), (18, 46), (8, 80)):
                    halo = lamp.inflate(2 * painter.px(reach), 2 * painter.px(reach))
                    painter.box(surface, halo, (*colour, alpha), radius=99)
            tone = lighten(colour, 0.35) if bright else colour
            painter.box(surface, lamp, tone, radius=8)

    def _cell(self, stage: Stage, surface: Surface, cell: Rect, share: float) -> None:
        """The token behind the bars, which come down."""
        thick = max(2, cell.width // 16)
        with barred(stage, surface, cell, self.player, -(-cell.width // 5)) as painter:
            top = cell.y - round((1 - ease(min(1.0, share / 0.42))) * cell.height)
            draw_bars(painter, surface, cell, top, thick)
            beam = Rect(cell.x, top + cell.height - 2 * thick, cell.width, thick)
            painter.box(surface, beam, STEEL, to=(96, 106, 116), radius=2)
            painter.box(surface, beam.move(0, -cell.height + 4 * thick), STEEL, radius=2)


@contextmanager
def barred(
    stage: Stage, surface: Surface, cell: Rect, player: int, margin: int
) -> Iterator[Painter]:
    """Draw a cell with a token in it, and other drawings within it meanwhile."""
    painter, clip = stage.painter, surface.get_clip()
    painter.box(surface, cell, (30, 34, 40), to=(54, 60, 68), radius=12)
    token, colour = stage.look(player)
    painter.token(surface, token, cell.inflate(-margin, -margin), colour)
    surface.set_clip(clip.clip(cell))
    yield painter
    surface.set_clip(clip)
    painter.box(surface, cell, (12, 16, 20), radius=12, line=3)


def draw_bars(painter: Painter, surface: Surface, cell: Rect, top: int, thick: int) -> None:
    """The bars of a cell, as far down as they are."""
    for number in range(BARS):
        x = cell.x + round((number + 0.5) * cell.width / BARS) - thick // 2
        bar = Rect(x, top, thick, cell.height)
        painter.box(surface, bar, lighten(STEEL, 0.3), to=(110, 120, 130), radius=3)
