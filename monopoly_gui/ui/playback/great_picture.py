"""The great moments of a game while they last: each has a picture of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from pygame import Rect, Surface

from ..board.buildings import HOTEL_SHAPE, draw_hotel
from ..board.stage import Beside, Stage, banner, ease
from ..painting.colour import Colour, darken, lighten, mix
from ..painting.shapes import stamp
from .arrest import BARS, STEEL
from .dice_throw import dice_area
from .gavel import gavel, raised
from .great import Great

WIDE, HIGH = 560, 132
SIZE = 28
GOLD: Colour = (246, 190, 62)
RED: Colour = (214, 58, 58)
GREEN: Colour = (44, 160, 92)
GREY: Colour = (128, 132, 134)
#: until when a plate has come to its place
COMING = 0.14
#: how far a picture reaches beyond its plate, in design units
REACH = 46


@dataclass(frozen=True, slots=True)
class GreatPicture(Beside):
    """``text`` says what is great about it; ``spaces`` are deeds that are shown."""

    great: Great
    text: str
    spaces: tuple[int, ...] = ()
    dice: int = 2
    calm: bool = True

    def _plate(self, stage: Stage, share: float) -> Rect:
        px, middle = stage.painter.px, stage.middle
        made = banner(stage, WIDE, HIGH)
        if self.great.kind == "doubles":
            dice = dice_area(stage.die_spots(self.dice))
            wide = stage.painter.measure(self.text, SIZE, "black")[0] + px(48)
            made = Rect(0, 0, min(wide, middle.width), px(56))
            made.midtop = (dice.centerx, min(dice.bottom, middle.bottom - made.height))
            made.clamp_ip(middle)
        made.y -= round((1 - ease(min(1.0, share / COMING))) * px(24))
        return made

    def area(self, stage: Stage, share: float) -> Rect:
        px = stage.painter.px
        reach = stage.painter.panel_reach("tooltip") + px(REACH)
        made = self._plate(stage, share).inflate(2 * reach, 2 * reach)
        if self.great.kind == "doubles":
            made.union_ip(dice_area(stage.die_spots(self.dice)).inflate(px(60), px(60)))
        if self.great.kind == "near":
            made.union_ip(stage.cell(self.great.space).inflate(px(60), px(60)))
        return made

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, plate = stage.painter, self._plate(stage, share)
        px = painter.px
        painter.panel(surface, plate, "tooltip")
        pad = px(18)
        words = plate.inflate(-2 * pad, -px(8))
        if self.great.kind != "doubles":
            side = plate.height - 2 * px(12)
            spot = Rect(plate.x + pad, plate.y + px(12), round(side * 1.5), side)
            words = Rect(spot.right + pad, plate.y, 0, plate.height)
            words.width = plate.right - pad - words.x
            PICTURES[self.great.kind](self, stage, surface, spot, share)
        else:
            self._rings(stage, surface, share)
        painter.text(
            surface,
            self.text,
            words,
            size=SIZE,
            colour=painter.ink("tooltip"),
            weight="black",
            align="center" if self.great.kind == "doubles" else "left",
            valign="center",
            wrap=self.great.kind != "doubles",
        )

    def _rings(self, stage: Stage, surface: Surface, share: float) -> None:
        """A ring of gold around each die, which grows and goes."""
        for at, size, _angle in stage.die_spots(self.dice)[:2]:
            grown = round(size * (1.15 + 0.35 * ease(share)))
            ring = Rect(0, 0, grown, grown)
            ring.center = at
            alpha = round(255 * (1 - share * 0.8))
            stage.painter.box(surface, ring, (*GOLD, alpha), radius=16, line=5)


Drawer = Callable[[GreatPicture, Stage, Surface, Rect, float], None]


def _token(shown: GreatPicture, stage: Stage, surface: Surface, rect: Rect) -> None:
    token, colour = stage.look(shown.great.player)
    stage.painter.token(surface, token, rect, colour)


def _cell(
    shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, high: float, shaken: int
) -> None:
    """A token in a cell whose bars hang so high, from 0 (down) to 1 (gone)."""
    painter = stage.painter
    cell = Rect(0, 0, spot.height, spot.height)
    cell.center = (spot.centerx + shaken, spot.centery)
    painter.box(surface, cell, (30, 34, 40), to=(54, 60, 68), radius=12)
    _token(shown, stage, surface, cell.inflate(-cell.width // 4, -cell.width // 4))
    clip = surface.get_clip()
    surface.set_clip(clip.clip(cell))
    thick = max(2, cell.width // 15)
    top = cell.y - round(high * cell.height)
    for number in range(BARS):
        x = cell.x + round((number + 0.5) * cell.width / BARS) - thick // 2
        bar = Rect(x, top, thick, cell.height)
        painter.box(surface, bar, lighten(STEEL, 0.3), to=(110, 120, 130), radius=3)
    surface.set_clip(clip)
    painter.box(surface, cell, (12, 16, 20), radius=12, line=3)


def _jail_out(
    shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float
) -> None:
    _cell(shown, stage, surface, spot, ease(min(1.0, share / 0.6)), 0)


def _jail_in(shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float) -> None:
    """The bars are shaken, and hold."""
    swing = sin(share * 8 * pi) * max(0.0, 1 - share / 0.7)
    _cell(shown, stage, surface, spot, 0.0, round(swing * spot.height * 0.06))


def _near(shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float) -> None:
    """The token passes below the hotel; the hotel's own space is marked on the board."""
    painter = stage.painter
    high = round(spot.height * 0.62)
    hotel = Rect(0, 0, round(high * HOTEL_SHAPE), high)
    hotel.midtop = (spot.centerx, spot.y)
    draw_hotel(painter, surface, hotel)
    side = round(spot.height * 0.42)
    along = ease(min(1.0, share / 0.7))
    at = Rect(0, 0, side, side)
    at.midbottom = (
        spot.x + side // 2 + round(along * (spot.width - side)),
        spot.bottom - round(abs(sin(along * 3 * pi)) * side * 0.2),
    )
    _token(shown, stage, surface, at)
    wide = round((1 - share) * painter.px(24))
    cell = stage.cell(shown.great.space).inflate(wide, wide)
    painter.box(surface, cell, (*RED, 200), radius=4, line=5)


def _set(shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float) -> None:
    """Its deeds are dealt into a row, one on the other."""
    painter = stage.painter
    count = max(1, len(shown.spaces))
    high = spot.height
    wide = round(high * 0.66)
    step = (spot.width - wide) / max(1, count - 1)
    for number, space in enumerate(shown.spaces):
        come = ease(min(1.0, max(0.0, share * 2.2 - number * 0.22)))
        if come <= 0:
            continue
        card = Rect(spot.x + round(number * step), spot.y, wide, high)
        card.y += round((1 - come) * high * 0.3)
        painter.box(surface, card, (252, 250, 242), radius=6)
        band = Rect(card.x, card.y, card.width, round(high * 0.3))
        painter.box(surface, band, stage.deed_colour(space), radius=6)
        painter.box(surface, card, (40, 44, 46), radius=6, line=2)
    side = round(high * 0.5)
    at = Rect(0, 0, side, side)
    at.midbottom = spot.midbottom
    _token(shown, stage, surface, at)


def _hotel(shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float) -> None:
    """A hotel rises before rays of gold."""
    painter = stage.painter
    grown = ease(min(1.0, share / 0.5))
    for number in range(9):
        turn = pi + pi * number / 8
        reach = spot.height * (0.5 + 0.12 * sin(share * 6 * pi + number))
        at = (
            spot.centerx + round(cos(turn) * reach * 1.3),
            spot.bottom - round(spot.height * 0.2) + round(sin(turn) * reach),
        )
        painter.dot(surface, at, round(spot.height * 0.1 * grown), GOLD)
    high = max(8, round(spot.height * 0.8 * grown))
    hotel = Rect(0, 0, round(high * HOTEL_SHAPE), high)
    hotel.midbottom = spot.midbottom
    draw_hotel(painter, surface, hotel)


def _ruin(shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float) -> None:
    """A purse that empties: notes fall out of sight below the token."""
    painter = stage.painter
    side = round(spot.height * 0.7)
    clip = surface.get_clip()
    surface.set_clip(clip.clip(spot))
    wide, high = round(spot.height * 0.5), round(spot.height * 0.26)
    for number in range(6):
        fall = (share * 1.4 + number * 0.16) % 1.0
        note = Rect(0, 0, wide, high)
        sway = sin(share * 5 * pi + number * 1.7) * spot.width * 0.06
        note.center = (
            spot.x + round(spot.width * (0.14 + 0.145 * number) + sway),
            spot.y + round(fall * (spot.height + high)),
        )
        painter.box(surface, note, mix((200, 226, 190), RED, 0.18 * (number % 3)), radius=3)
        painter.box(surface, note, darken(GREEN, 0.3), radius=3, line=2)
        painter.dot(surface, note.center, high // 2, darken(GREEN, 0.1))
    at = Rect(0, 0, side, side)
    at.center = spot.center
    _token(shown, stage, surface, at)
    surface.set_clip(clip)


def _escape(shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float) -> None:
    """A token that sways at the edge of a cliff, and stays."""
    painter = stage.painter
    cliff = Rect(spot.x, spot.y + round(spot.height * 0.62), round(spot.width * 0.62), 0)
    cliff.height = spot.bottom - cliff.y
    painter.box(surface, cliff, (150, 116, 84), to=(98, 74, 54), radius=6)
    grass = Rect(cliff.x, cliff.y, cliff.width, max(3, cliff.height // 4))
    painter.box(surface, grass, GREEN, radius=6)
    side = round(spot.height * 0.56)
    lean = sin(share * 5 * pi) * max(0.0, 1 - share) * side * 0.3
    at = Rect(0, 0, side, side)
    at.midbottom = (cliff.right - round(side * 0.32) + round(lean), cliff.y + round(side * 0.06))
    _token(shown, stage, surface, at)


def _bankrupt(
    shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float
) -> None:
    """The token loses its colour and sinks; a bar is struck through it."""
    painter = stage.painter
    token, colour = stage.look(shown.great.player)
    gone = ease(min(1.0, share / 0.5))
    side = round(spot.height * (1 - 0.12 * gone))
    at = Rect(0, 0, side, side)
    at.center = (spot.centerx, spot.centery + round(gone * spot.height * 0.05))
    # few steps, so that few pictures of it are kept
    painter.token(surface, token, at, mix(colour, GREY, round(gone * 4) / 4))
    struck = ease(min(1.0, max(0.0, share - 0.45) / 0.15))
    if struck > 0:
        bar = Rect(0, 0, round(spot.width * struck), max(4, spot.height // 9))
        bar.center = spot.center
        painter.box(surface, bar, RED, radius=99)
        painter.box(surface, bar, darken(RED, 0.35), radius=99, line=2)


def _sold(shown: GreatPicture, stage: Stage, surface: Surface, spot: Rect, share: float) -> None:
    """A hammer is raised, falls on its block and bounces; the buyer's token stands beside it."""
    painter = stage.painter
    side = round(spot.height * 0.62)
    at = Rect(0, 0, side, side)
    at.midleft = (spot.x, spot.centery)
    _token(shown, stage, surface, at)
    room = Rect(spot.right - spot.height, spot.y, spot.height, spot.height)
    stamp(surface, gavel(painter, room.height, raised(share)), room.topleft)


PICTURES: dict[str, Drawer] = {
    "jail_out": _jail_out,
    "jail_in": _jail_in,
    "near": _near,
    "set": _set,
    "hotel": _hotel,
    "ruin": _ruin,
    "escape": _escape,
    "bankrupt": _bankrupt,
    "sold": _sold,
}
