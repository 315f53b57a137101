"""The great moments of a game while they last: each has a picture of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

import pygame
from pygame import Rect, Surface

from ..board.buildings import HOTEL_SHAPE, draw_hotel
from ..board.stage import OverlayAnimation, Stage, banner, ease
from ..painting.colour import Colour, darken, lighten, mix
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from .arrest import BARS, STEEL
from .dice_roll import dice_area
from .great_moments import MOMENTS, GreatMoment

WIDE, HIGH = 500, 244
SIZE = 28
#: how high its picture is, and how much wider
PICTURE, ASPECT = 138, 1.7
GOLD: Colour = (246, 190, 62)
RED: Colour = (214, 58, 58)
GREEN: Colour = (44, 160, 92)
GREY: Colour = (128, 132, 134)
#: until when a plate has come to its place
COMING = 0.14
#: so many notes are counted out
NOTES = 5
#: how large the name of a deed is
NAME = 17
#: how far a picture reaches beyond its plate, in design units
REACH = 46


WOOD, DARK, BAND = (150, 92, 52), (104, 62, 36), (238, 190, 84)
#: degrees of the handle when it is raised and when it lies on the block; so many pictures
UP, DOWN, STEPS = 62.0, 12.0, 10
#: when it falls, and how long it takes to fall and to bounce, as shares of its time
FALLS, FALL, BOUNCE = 0.5, 0.09, 0.16
#: drawn so many times too large and made smaller
OVER = 3


def gavel_height(share: float, strokes: int = 1) -> float:
    """How far it is raised, from 0 (on the block) to 1, where it falls so often at equal times."""
    along = share * (strokes + 1)
    part = along - 0.5 if along >= 0.5 else 0.0
    part = part % 1.0 if part < strokes else 1.0
    return _stroke(part)


def _stroke(share: float) -> float:
    if share < FALLS - FALL:
        return sin(min(1.0, share / (FALLS - FALL) * 1.6) * pi / 2)
    if share < FALLS:
        return sqrt((FALLS - share) / FALL)
    part = (share - FALLS) / BOUNCE
    return 0.28 * sin(pi * part) if part < 1 else 0.0


def gavel_picture(painter: Painter, size: int, height: float) -> Surface:
    """Hammer and block in a square."""
    step = round(height * STEPS)

    def draw() -> Surface:
        large = blank((OVER * size, OVER * size))
        _block(large)
        _hammer(large, radians(DOWN + (UP - DOWN) * step / STEPS))
        return pygame.transform.smoothscale(large, (size, size))

    return painter.cached(("gavel", size, step), draw)


def _block(surface: Surface) -> None:
    side = surface.get_width()
    for share, colour in ((0.0, DARK), (0.025, WOOD)):
        block = Rect(0, 0, round(side * (0.5 - 2 * share)), round(side * 0.12))
        block.midbottom = (round(side * 0.31), round(side * (0.97 - share)))
        pygame.draw.rect(surface, colour, block, border_radius=side // 40)


def _hammer(surface: Surface, angle: float) -> None:
    """The handle turns around its end at the right; the head lies across its other end."""
    side = surface.get_width()
    pivot, reach = (side * 0.95, side * 0.78), side * 0.64
    along, across = (-cos(angle), -sin(angle)), (sin(angle), -cos(angle))
    head = (pivot[0] + along[0] * reach, pivot[1] + along[1] * reach)

    def bar(low: float, high: float, wide: float, colour: tuple[int, int, int]) -> None:
        """A bar across the head, from ``low`` to ``high`` of its length."""
        ends = [(share - 0.5) * side * 0.46 for share in (low, high)]
        points = [
            (head[0] + across[0] * end + along[0] * way * wide / 2,
             head[1] + across[1] * end + along[1] * way * wide / 2)
            for end, way in ((ends[0], -1), (ends[0], 1), (ends[1], 1), (ends[1], -1))
        ]  # fmt: skip
        pygame.draw.polygon(surface, colour, points)

    pygame.draw.line(surface, DARK, pivot, head, round(side * 0.075))
    pygame.draw.line(surface, WOOD, pivot, head, round(side * 0.045))
    bar(0.0, 1.0, side * 0.24, DARK)
    bar(0.04, 0.96, side * 0.2, WOOD)
    for low in (0.12, 0.8):
        bar(low, low + 0.08, side * 0.24, BAND)


@dataclass(frozen=True, slots=True)
class GreatMomentPicture(OverlayAnimation):
    """``texts`` say one after the other what is great about it.

    ``spaces`` are deeds that are shown, with their ``names``, ``faces`` those of all seats, "" for
    somebody who has none.
    """

    great_moment: GreatMoment
    texts: tuple[str, ...]
    spaces: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    dice: int = 2
    faces: tuple[str, ...] = ()
    calm: bool = True

    @property
    def text(self) -> str:
        """The last caption."""
        return self.texts[-1]

    def _plate(self, stage: Stage, share: float) -> Rect:
        px, middle = stage.painter.px, stage.middle
        rect = banner(stage, WIDE, HIGH)
        if self.great_moment.kind == "doubles":
            dice = dice_area(stage.die_spots(self.dice))
            width = stage.painter.measure(self.text, SIZE, "black")[0] + px(48)
            rect = Rect(0, 0, min(width, middle.width), px(56))
            rect.midtop = (dice.centerx, min(dice.bottom, middle.bottom - rect.height))
            rect.clamp_ip(middle)
        rect.y -= round((1 - ease(min(1.0, share / COMING))) * px(24))
        return rect

    def area(self, stage: Stage, share: float) -> Rect:
        px = stage.painter.px
        reach = stage.painter.panel_reach("tooltip") + px(REACH)
        result = self._plate(stage, share).inflate(2 * reach, 2 * reach)
        if self.great_moment.kind == "doubles":
            result.union_ip(dice_area(stage.die_spots(self.dice)).inflate(px(60), px(60)))
        if self.great_moment.kind == "near":
            result.union_ip(stage.cell(self.great_moment.space).inflate(px(60), px(60)))
        return result

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, plate = stage.painter, self._plate(stage, share)
        px = painter.px
        painter.panel(surface, plate, "tooltip")
        words = plate.inflate(-px(36), -px(8))
        if self.great_moment.kind == "doubles":
            self._rings(stage, surface, share)
        else:
            rect = Rect(0, 0, round(px(PICTURE) * ASPECT), px(PICTURE))
            rect.midtop = (plate.centerx, plate.y + px(18))
            MOMENT_PICTURES[self.great_moment.kind](self, stage, surface, rect, share)
            words.height = words.bottom - rect.bottom
            words.top = rect.bottom
        painter.text(
            surface,
            _part(self.texts, share),
            words,
            SIZE,
            painter.ink("tooltip"),
            weight="black",
            align="center",
            wrap=self.great_moment.kind != "doubles",
        )

    def _rings(self, stage: Stage, surface: Surface, share: float) -> None:
        """A ring of gold around each die, which grows and goes."""
        for at, size, _angle in stage.die_spots(self.dice)[:2]:
            grown = round(size * (1.15 + 0.35 * ease(share)))
            ring = Rect(0, 0, grown, grown)
            ring.center = at
            alpha = round(255 * (1 - share * 0.8))
            stage.painter.box(surface, ring, (*GOLD, alpha), radius=16, line=5)


Drawer = Callable[[GreatMomentPicture, Stage, Surface, Rect, float], None]


def _part(texts: tuple[str, ...], share: float) -> str:
    """Which of several texts is shown."""
    return texts[min(len(texts) - 1, int(share * len(texts)))]


def _token(picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect) -> None:
    token, colour = stage.look(picture.great_moment.player)
    stage.painter.token(surface, token, rect, colour)


def _portrait(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, player: int, mood: str
) -> None:
    """The face of an opponent in a ring of its colour, the token of somebody without one."""
    token, colour = stage.look(player)
    face = picture.faces[player] if player < len(picture.faces) else ""
    if not face:
        stage.painter.token(surface, token, rect, colour)
        return
    line = max(2, rect.width // 16)
    stage.painter.dot(surface, rect.center, rect.width, colour)
    stage.painter.face(surface, face, mood, rect.inflate(-2 * line, -2 * line))


def _cell(
    picture: GreatMomentPicture,
    stage: Stage,
    surface: Surface,
    rect: Rect,
    height: float,
    shaken: int,
) -> None:
    """A token in a cell whose bars hang so high, from 0 (down) to 1 (gone)."""
    painter = stage.painter
    cell = Rect(0, 0, rect.height, rect.height)
    cell.center = (rect.centerx + shaken, rect.centery)
    painter.box(surface, cell, (30, 34, 40), to=(54, 60, 68), radius=12)
    _token(picture, stage, surface, cell.inflate(-cell.width // 4, -cell.width // 4))
    clip = surface.get_clip()
    surface.set_clip(clip.clip(cell))
    thick = max(2, cell.width // 15)
    top = cell.y - round(height * cell.height)
    for number in range(BARS):
        x = cell.x + round((number + 0.5) * cell.width / BARS) - thick // 2
        bar = Rect(x, top, thick, cell.height)
        painter.box(surface, bar, lighten(STEEL, 0.3), to=(110, 120, 130), radius=3)
    surface.set_clip(clip)
    painter.box(surface, cell, (12, 16, 20), radius=12, line=3)


def _jail_out(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    _cell(picture, stage, surface, rect, ease(min(1.0, share / 0.6)), 0)


def _jail_in(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """The bars are shaken, and hold."""
    swing = sin(share * 8 * pi) * max(0.0, 1 - share / 0.7)
    _cell(picture, stage, surface, rect, 0.0, round(swing * rect.height * 0.06))


def _near(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """The token passes below the hotel; the hotel's own space is marked on the board."""
    painter = stage.painter
    height = round(rect.height * 0.62)
    hotel = Rect(0, 0, round(height * HOTEL_SHAPE), height)
    hotel.midtop = (rect.centerx, rect.y)
    draw_hotel(painter, surface, hotel)
    side = round(rect.height * 0.42)
    along = ease(min(1.0, share / 0.7))
    at = Rect(0, 0, side, side)
    at.midbottom = (
        rect.x + side // 2 + round(along * (rect.width - side)),
        rect.bottom - round(abs(sin(along * 3 * pi)) * side * 0.2),
    )
    _token(picture, stage, surface, at)
    width = round((1 - share) * painter.px(24))
    cell = stage.cell(picture.great_moment.space).inflate(width, width)
    painter.box(surface, cell, (*RED, 200), radius=4, line=5)


def _set(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """Its deeds are dealt from above, one beside the other; then comes whose they are."""
    painter, px = stage.painter, stage.painter.px
    colours = painter.theme.colours
    height = rect.height - px(8)
    gap, room = px(8), min(px(WIDE), stage.middle.width) - px(24)
    step = min(round(height * 0.84) + gap, room // max(1, len(picture.spaces)))
    width = step - gap
    left = rect.centerx - (len(picture.spaces) * step - gap) // 2
    for number, (space, name) in enumerate(zip(picture.spaces, picture.names, strict=True)):
        come = ease(min(1.0, max(0.0, share * 3.6 - number * 0.4)))
        if come <= 0:
            continue
        card = Rect(left + number * step, rect.y - round((1 - come) * px(30)), width, height)
        painter.box(surface, card, colours.deed_ink, radius=6)
        inner = card.inflate(-px(4), -px(4))
        painter.box(surface, inner, colours.deed, radius=4)
        band = Rect(inner.x, inner.y, inner.width, round(height * 0.26))
        painter.box(surface, band, stage.deed_colour(space), radius=4)
        words = Rect(inner.x, band.bottom + px(4), inner.width, round(height * 0.4))
        words.inflate_ip(-px(6), 0)
        size = min(painter.fitting(word, NAME, words.width, "bold") for word in name.split())
        painter.text(
            surface, name, words, size, colours.deed_ink, weight="bold", align="center",
            valign="top", wrap=True,
        )  # fmt: skip
    side = round(height * 0.42 * ease(min(1.0, max(0.0, share * 3.6 - 1.2))))
    if side > 2:
        at = Rect(0, 0, side, side)
        at.center = (rect.centerx, rect.y + height - round(height * 0.12))
        _portrait(picture, stage, surface, at, picture.great_moment.player, "happy")


def _hotel(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """A hotel rises before rays of gold."""
    painter = stage.painter
    grown = ease(min(1.0, share / 0.5))
    for number in range(9):
        turn = pi + pi * number / 8
        reach = rect.height * (0.5 + 0.12 * sin(share * 6 * pi + number))
        at = (
            rect.centerx + round(cos(turn) * reach * 1.3),
            rect.bottom - round(rect.height * 0.2) + round(sin(turn) * reach),
        )
        painter.dot(surface, at, round(rect.height * 0.1 * grown), GOLD)
    height = max(8, round(rect.height * 0.8 * grown))
    hotel = Rect(0, 0, round(height * HOTEL_SHAPE), height)
    hotel.midbottom = rect.midbottom
    draw_hotel(painter, surface, hotel)


def _rent(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """Notes are counted out to the owner, who looks on."""
    painter, highlight = stage.painter, picture.great_moment
    side = round(rect.height * 0.72)
    payer, owner = Rect(0, 0, side, side), Rect(0, 0, side, side)
    payer.topleft, owner.topright = rect.topleft, rect.topright
    _portrait(picture, stage, surface, payer, highlight.player, "worried")
    _portrait(picture, stage, surface, owner, highlight.other, "happy")
    width, height = round(rect.height * 0.36), round(rect.height * 0.2)
    for number in range(NOTES):
        come = min(1.0, max(0.0, share * (NOTES + 1) - number))
        if not 0 < come < 1:
            continue
        note = Rect(0, 0, width, height)
        x = payer.centerx + (owner.centerx - payer.centerx) * ease(come)
        # below the faces, which it must not cover
        note.midbottom = (round(x), rect.bottom - round(sin(pi * come) * height * 0.2))
        painter.box(surface, note, mix((200, 226, 190), GREEN, 0.1 * number), radius=3)
        painter.box(surface, note, darken(GREEN, 0.3), radius=3, line=2)
        painter.dot(surface, note.center, height // 2, darken(GREEN, 0.1))


def _escape(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """A token that sways at the edge of a cliff, and stays."""
    painter = stage.painter
    cliff = Rect(rect.x, rect.y + round(rect.height * 0.62), round(rect.width * 0.62), 0)
    cliff.height = rect.bottom - cliff.y
    painter.box(surface, cliff, (150, 116, 84), to=(98, 74, 54), radius=6)
    grass = Rect(cliff.x, cliff.y, cliff.width, max(3, cliff.height // 4))
    painter.box(surface, grass, GREEN, radius=6)
    side = round(rect.height * 0.56)
    lean = sin(share * 5 * pi) * max(0.0, 1 - share) * side * 0.3
    at = Rect(0, 0, side, side)
    at.midbottom = (cliff.right - round(side * 0.32) + round(lean), cliff.y + round(side * 0.06))
    _token(picture, stage, surface, at)


def _bankrupt(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """The token loses its colour and sinks; a bar is struck through it."""
    painter = stage.painter
    token, colour = stage.look(picture.great_moment.player)
    gone = ease(min(1.0, share / 0.5))
    side = round(rect.height * (1 - 0.12 * gone))
    at = Rect(0, 0, side, side)
    at.center = (rect.centerx, rect.centery + round(gone * rect.height * 0.05))
    # few steps, so that few pictures of it are kept
    painter.token(surface, token, at, mix(colour, GREY, round(gone * 4) / 4))
    struck = ease(min(1.0, max(0.0, share - 0.45) / 0.15))
    if struck > 0:
        bar = Rect(0, 0, round(rect.width * struck), max(4, rect.height // 9))
        bar.center = rect.center
        painter.box(surface, bar, RED, radius=99)
        painter.box(surface, bar, darken(RED, 0.35), radius=99, line=2)


def _sold(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """A hammer falls on its block between one text and the next; the buyer looks on."""
    side = round(rect.height * 0.7)
    at = Rect(0, 0, side, side)
    at.midleft = (rect.x, rect.centery)
    last = share * (gavel_strokes(picture.great_moment.kind) + 1) >= gavel_strokes(
        picture.great_moment.kind
    )
    mood = "happy" if last else "calm"
    _portrait(picture, stage, surface, at, picture.great_moment.player, mood)
    area = Rect(rect.right - rect.height, rect.y, rect.height, rect.height)
    height = gavel_height(share, gavel_strokes(picture.great_moment.kind))
    stamp(surface, gavel_picture(stage.painter, area.height, height), area.topleft)


def gavel_strokes(kind: str) -> int:
    """How often the hammer falls in such a moment."""
    return MOMENTS[kind].beats - 1


def _deal(
    picture: GreatMomentPicture, stage: Stage, surface: Surface, rect: Rect, share: float
) -> None:
    """Two who come together, and a handshake between them."""
    side = round(rect.height * 0.6)
    come = ease(min(1.0, share / 0.35))
    away = round((1 - come) * side * 0.5)
    one, two = Rect(rect.x - away, rect.y, side, side), Rect(0, 0, side, side)
    two.topright = (rect.right + away, rect.y)
    _portrait(picture, stage, surface, one, picture.great_moment.player, "happy")
    _portrait(picture, stage, surface, two, picture.great_moment.other, "happy")
    shaken = round(sin(share * 6 * pi) * max(0.0, 1 - share / 0.8) * side * 0.12)
    hands = Rect(0, 0, side, side)
    hands.midbottom = (rect.centerx, rect.bottom + shaken)
    stage.painter.icon(surface, "handshake", hands, "accent")


MOMENT_PICTURES: dict[str, Drawer] = {
    "jail_out": _jail_out,
    "jail_in": _jail_in,
    "near": _near,
    "set": _set,
    "hotel": _hotel,
    "rent": _rent,
    "escape": _escape,
    "bankrupt": _bankrupt,
    "sold": _sold,
    "won": _sold,
    "deal": _deal,
}
