"""The pictures of great moments."""

from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

import pygame
from pygame import Rect, Surface

from ...engine.board import BANK
from ..board.buildings import draw_building
from ..board.space_names import set_name
from ..board.stage import Animation, Stage, banner, ease
from ..painting.colour import Colour, darken, mix
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from .arrest import barred, draw_bars
from .dice_roll import dice_area
from .great_moments import MOMENTS, GreatMoment

WIDE, HIGH = 500, 244
SIZE = 28
#: the height of its picture, and the ratio of its width
PICTURE, ASPECT = 138, 1.7
GOLD: Colour = (246, 190, 62)
RED: Colour = (214, 58, 58)
GREEN: Colour = (44, 160, 92)
#: the notes counted out
NOTES = 5
#: from one deed that changes hands to the next, as a share of a flight
DELAY = 0.35


WOOD, DARK, BAND = (150, 92, 52), (104, 62, 36), (238, 190, 84)
#: degrees of the handle when raised and when on the block; the number of pictures
UP, DOWN, STEPS = 62.0, 12.0, 10
#: the start of its fall, and the durations of fall and bounce, as shares of its time
FALLS, FALL, BOUNCE = 0.5, 0.09, 0.16
#: drawn this many times too large and shrunk
OVER = 3


def gavel_height(share: float, strokes: int = 1) -> float:
    """The height of the gavel, from 0 (on the block) to 1, for this many evenly timed strokes."""
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
    """The handle turns around its right end; the head is across its other end."""
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
class GreatMomentPicture(Animation):
    """The ``texts`` of a great moment appear one after the other.

    ``spaces`` are the deeds shown, with their ``names``; ``faces`` are those of all seats, ""
    for none.
    """

    calm = True
    beyond = 46

    great_moment: GreatMoment
    texts: tuple[str, ...]
    spaces: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    dice: int = 2
    faces: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The last caption."""
        return self.texts[-1]

    def place(self, stage: Stage, share: float) -> Rect:
        px, middle = stage.painter.px, stage.middle
        rect = banner(stage, WIDE, HIGH)
        if self.great_moment.kind == "doubles":
            dice = dice_area(stage.die_spots(self.dice))
            width = stage.painter.measure(self.text, SIZE, "black")[0] + px(48)
            rect = Rect(0, 0, min(width, middle.width), px(56))
            rect.midtop = (dice.centerx, min(dice.bottom, middle.bottom - rect.height))
            rect.clamp_ip(middle)
        rect.y -= round((1 - ease(min(1.0, share / 0.14))) * px(24))
        return rect

    def area(self, stage: Stage, share: float) -> Rect:
        px, result = stage.painter.px, Animation.area(self, stage, share)
        if self.great_moment.kind == "doubles":
            result.union_ip(dice_area(stage.die_spots(self.dice)).inflate(px(60), px(60)))
        if self.great_moment.kind == "near":
            result.union_ip(stage.cell(self.great_moment.space).inflate(px(60), px(60)))
        return result

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, plate = stage.painter, self.place(stage, share)
        px = painter.px
        painter.panel(surface, plate, "tooltip")
        words = plate.inflate(-px(36), -px(8))
        if self.great_moment.kind == "doubles":
            self._rings(stage, surface, share)
        else:
            rect = Rect(0, 0, round(px(PICTURE) * ASPECT), px(PICTURE))
            rect.midtop = (plate.centerx, plate.y + px(18))
            # a method for each kind of moment
            getattr(_Drawing(self, stage, surface, rect, share), self.great_moment.kind)()
            words.height = words.bottom - rect.bottom
            words.top = rect.bottom
        text, ink = _part(self.texts, share), painter.ink("tooltip")
        wraps = self.great_moment.kind != "doubles"
        painter.text(surface, text, words, SIZE, ink, weight="black", align="center", wrap=wraps)

    def _rings(self, stage: Stage, surface: Surface, share: float) -> None:
        """A ring of gold around each die, which grows and goes."""
        for at, size, _angle in stage.die_spots(self.dice)[:2]:
            grown = round(size * (1.15 + 0.35 * ease(share)))
            ring = placed((grown, grown), center=at)
            alpha = round(255 * (1 - share * 0.8))
            stage.painter.box(surface, ring, (*GOLD, alpha), radius=16, line=5)


def _part(texts: tuple[str, ...], share: float) -> str:
    """The text shown out of several."""
    return texts[min(len(texts) - 1, int(share * len(texts)))]


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A moment drawn into a rectangle, after a share of its time."""

    picture: GreatMomentPicture
    stage: Stage
    surface: Surface
    rect: Rect
    share: float

    @property
    def moment(self) -> GreatMoment:
        return self.picture.great_moment

    def _token(self, rect: Rect) -> None:
        token, colour = self.stage.look(self.moment.player)
        self.stage.painter.token(self.surface, token, rect, colour)

    def _portrait(self, rect: Rect, player: int, mood: str) -> None:
        """The face of an opponent in a ring of its colour, or a token."""
        token, colour = self.stage.look(player)
        face = self.picture.faces[player] if player < len(self.picture.faces) else ""
        if not face:
            self.stage.painter.token(self.surface, token, rect, colour)
            return
        line = max(2, rect.width // 16)
        self.stage.painter.dot(self.surface, rect.center, rect.width, colour)
        self.stage.painter.face(self.surface, face, mood, rect.inflate(-2 * line, -2 * line))

    def _cell(self, height: float, shaken: int) -> None:
        """A token in a cell with its bars at this height, from 0 (down) to 1 (gone)."""
        cell = placed((self.rect.height,) * 2, center=self.rect.move(shaken, 0).center)
        margin = -(-cell.width // 4)
        with barred(self.stage, self.surface, cell, self.moment.player, margin) as painter:
            top = cell.y - round(height * cell.height)
            draw_bars(painter, self.surface, cell, top, max(2, cell.width // 15))

    def jail_out(self) -> None:
        self._cell(ease(min(1.0, self.share / 0.6)), 0)

    def jail_in(self) -> None:
        """The bars are shaken, and hold."""
        swing = sin(self.share * 8 * pi) * max(0.0, 1 - self.share / 0.7)
        self._cell(0.0, round(swing * self.rect.height * 0.06))

    def near(self) -> None:
        """The token passes below the hotel; the hotel's own space is marked on the board."""
        painter = self.stage.painter
        above = split(self.rect, "top", round(self.rect.height * 0.62))[0]
        draw_building(painter, self.surface, above, "hotel")
        side = round(self.rect.height * 0.42)
        along = ease(min(1.0, self.share / 0.7))
        x = self.rect.x + side // 2 + round(along * (self.rect.width - side))
        y = self.rect.bottom - round(abs(sin(along * 3 * pi)) * side * 0.2)
        self._token(placed((side, side), midbottom=(x, y)))
        width = round((1 - self.share) * painter.px(24))
        cell = self.stage.cell(self.moment.space).inflate(width, width)
        painter.box(self.surface, cell, (*RED, 200), radius=4, line=5)

    def set(self) -> None:
        """Its deeds are dealt from above, one beside the other; then the owner at a corner."""
        painter, px = self.stage.painter, self.stage.painter.px
        colours = painter.theme.colours
        height = self.rect.height - px(8)
        gap, room = px(8), min(px(WIDE), self.stage.middle.width) - px(24)
        step = min(round(height * 0.96) + gap, room // max(1, len(self.picture.spaces)))
        width = step - gap
        left = self.rect.centerx - (len(self.picture.spaces) * step - gap) // 2
        for number, (space, name) in enumerate(
            zip(self.picture.spaces, self.picture.names, strict=True)
        ):
            come = ease(min(1.0, max(0.0, self.share * 3.6 - number * 0.4)))
            if come <= 0:
                continue
            y = self.rect.y - round((1 - come) * px(30))
            card = Rect(left + number * step, y, width, height)
            painter.box(self.surface, card, colours.deed_ink, radius=6)
            inner = card.inflate(-px(4), -px(4))
            painter.box(self.surface, inner, colours.deed, radius=4)
            band = Rect(inner.x, inner.y, inner.width, round(height * 0.18))
            painter.box(self.surface, band, self.stage.deed_colour(space), radius=4)
            words = Rect(inner.x, band.bottom + px(3), inner.width, round(height * 0.6))
            words.inflate_ip(-px(6), 0)
            found = set_name(painter.type, name, words.size, px(17), "bold", narrow=False)
            painter.text(
                self.surface, "\n".join(found.lines), words, found.size / painter.scale,
                colours.deed_ink, weight="bold", align="center", valign="top", wrap=True,
            )  # fmt: skip
        side = round(height * 0.36 * ease(min(1.0, max(0.0, self.share * 3.6 - 1.2))))
        if side > 2:
            at = Rect(0, 0, side, side)
            at.center = (left + len(self.picture.spaces) * step - gap, self.rect.y)
            self._portrait(at, self.moment.player, "happy")

    def hotel(self) -> None:
        """A hotel rises before rays of gold."""
        painter = self.stage.painter
        grown = ease(min(1.0, self.share / 0.5))
        for number in range(9):
            turn = pi + pi * number / 8
            reach = self.rect.height * (0.5 + 0.12 * sin(self.share * 6 * pi + number))
            at = (
                self.rect.centerx + round(cos(turn) * reach * 1.3),
                self.rect.bottom - round(self.rect.height * 0.2) + round(sin(turn) * reach),
            )
            painter.dot(self.surface, at, round(self.rect.height * 0.1 * grown), GOLD)
        height = max(8, round(self.rect.height * 0.8 * grown))
        draw_building(painter, self.surface, split(self.rect, "bottom", height)[0], "hotel")

    def rent(self) -> None:
        """Notes are counted out to the owner, who looks on."""
        painter, highlight = self.stage.painter, self.moment
        side = round(self.rect.height * 0.72)
        payer, owner = Rect(0, 0, side, side), Rect(0, 0, side, side)
        payer.topleft, owner.topright = self.rect.topleft, self.rect.topright
        self._portrait(payer, highlight.player, "worried")
        self._portrait(owner, highlight.other, "happy")
        width, height = round(self.rect.height * 0.36), round(self.rect.height * 0.2)
        for number in range(NOTES):
            come = min(1.0, max(0.0, self.share * (NOTES + 1) - number))
            if not 0 < come < 1:
                continue
            note = Rect(0, 0, width, height)
            x = payer.centerx + (owner.centerx - payer.centerx) * ease(come)
            # below the faces, which it must not cover
            note.midbottom = (round(x), self.rect.bottom - round(sin(pi * come) * height * 0.2))
            painter.box(self.surface, note, mix((200, 226, 190), GREEN, 0.1 * number), radius=3)
            painter.box(self.surface, note, darken(GREEN, 0.3), radius=3, line=2)
            painter.dot(self.surface, note.center, height // 2, darken(GREEN, 0.1))

    def escape(self) -> None:
        """A token that sways at the edge of a cliff, and stays."""
        painter = self.stage.painter
        top = self.rect.y + round(self.rect.height * 0.62)
        cliff = Rect(self.rect.x, top, round(self.rect.width * 0.62), self.rect.bottom - top)
        painter.box(self.surface, cliff, (150, 116, 84), to=(98, 74, 54), radius=6)
        grass = Rect(cliff.x, cliff.y, cliff.width, max(3, cliff.height // 4))
        painter.box(self.surface, grass, GREEN, radius=6)
        side = round(self.rect.height * 0.56)
        lean = sin(self.share * 5 * pi) * max(0.0, 1 - self.share) * side * 0.3
        x = cliff.right - round(side * 0.32) + round(lean)
        self._token(placed((side, side), midbottom=(x, cliff.y + round(side * 0.06))))

    def bankrupt(self) -> None:
        """The token loses its colour, a bar is struck through it, and its deeds change hands."""
        painter = self.stage.painter
        token, colour = self.stage.look(self.moment.player)
        gone = ease(min(1.0, self.share / 0.3))
        aside = ease(min(1.0, max(0.0, self.share - 0.42) / 0.12))
        side = round(self.rect.height * (1 - 0.12 * gone - 0.3 * aside))
        at = placed((side, side), center=self.rect.center)
        at.x = round(at.x + (self.rect.x - at.x) * aside)
        # few steps, so that few pictures of it are kept
        painter.token(self.surface, token, at, mix(colour, (128, 132, 134), round(gone * 4) / 4))
        struck = ease(min(1.0, max(0.0, self.share - 0.25) / 0.12))
        if struck > 0:
            bar = placed((round(1.3 * side * struck), max(4, side // 8)), center=at.center)
            painter.box(self.surface, bar, RED, radius=99)
            painter.box(self.surface, bar, darken(RED, 0.35), radius=99, line=2)
        if aside > 0:
            self._inherit(at, aside)

    def _inherit(self, giver: Rect, come: float) -> None:
        """The deeds fly to the creditor, who looks on."""
        painter, other = self.stage.painter, self.moment.other
        side = round(self.rect.height * 0.58 * come)
        heir = Rect(0, 0, side, side)
        heir.center = (self.rect.right - round(self.rect.height * 0.3), giver.centery)
        if other == BANK:
            painter.icon(self.surface, "bank", heir, painter.ink("tooltip"))
        else:
            self._portrait(heir, other, "calm")
        count, along = len(self.picture.spaces), max(0.0, self.share - 0.5) / 0.42
        for number, space in enumerate(self.picture.spaces):
            fly = along * (1 + DELAY * count) - DELAY * number
            if not 0 < fly < 1:
                continue
            card = Rect(0, 0, painter.px(30), painter.px(40))
            x = giver.centerx + (heir.centerx - giver.centerx) * ease(fly)
            card.center = (round(x), heir.centery - round(sin(fly * pi) * self.rect.height * 0.3))
            painter.box(self.surface, card, painter.theme.colours.deed_ink, radius=4)
            painter.box(self.surface, card.inflate(-2, -2), "deed", radius=3)
            card.height //= 3
            painter.box(self.surface, card.inflate(-4, -2), self.stage.deed_colour(space), radius=2)

    def sold(self) -> None:
        """A hammer falls on its block between one text and the next; the buyer looks on."""
        side = round(self.rect.height * 0.7)
        at = placed((side, side), midleft=(self.rect.x, self.rect.centery))
        strokes, side = MOMENTS[self.moment.kind].beats - 1, self.rect.height
        mood = "happy" if self.share * (strokes + 1) >= strokes else "calm"
        self._portrait(at, self.moment.player, mood)
        picture = gavel_picture(self.stage.painter, side, gavel_height(self.share, strokes))
        stamp(self.surface, picture, (self.rect.right - side, self.rect.y))

    won = sold

    def deal(self) -> None:
        """Two who come together, and a handshake between them."""
        side = round(self.rect.height * 0.6)
        come = ease(min(1.0, self.share / 0.35))
        away = round((1 - come) * side * 0.5)
        one, two = Rect(self.rect.x - away, self.rect.y, side, side), Rect(0, 0, side, side)
        two.topright = (self.rect.right + away, self.rect.y)
        self._portrait(one, self.moment.player, "happy")
        self._portrait(two, self.moment.other, "happy")
        shaken = round(sin(self.share * 6 * pi) * max(0.0, 1 - self.share / 0.8) * side * 0.12)
        hands = placed((side, side), midbottom=(self.rect.centerx, self.rect.bottom + shaken))
        self.stage.painter.icon(self.surface, "handshake", hands, "accent")
