"""The pictures of great moments."""

from dataclasses import dataclass, replace
from math import pi, sin

from pygame import Rect, Surface
from pygame.transform import rotozoom

from ...engine.board import BANK
from ..board.buildings import draw_building
from ..board.corners import draw_bars
from ..board.stage import PLATE, Animation, Stage, banner, ease
from ..cards.banknotes import counted_notes, draw_note
from ..cards.small_deed import draw_tiny_card
from ..painting.colour import Colour, darken, mix
from ..painting.engraving import CREAM
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from ..pieces.medallion import GOLD, Portrait, draw_medallion
from .great_moments import MOMENTS, GreatMoment

WIDE, HIGH = 580, 262
SIZE = 28
#: the height of its picture, and the ratio of its width
PICTURE, ASPECT = 160, 3.0
RED: Colour = (214, 58, 58)
#: how many rays are behind a hotel, and how many pictures of their turning
RAYS, TURNS = 14, 6
#: width over height of a small deed; the width of a note in heights of the picture
DEED, NOTE = 0.78, 0.62
#: from one deed that changes hands to the next, as a share of a flight
DELAY = 0.35
#: the edge of the cliff in its picture
EDGE = 0.58, 0.58
#: for how much of the time between its strokes a gavel lies on its block
LIES = 0.35
#: the rays are drawn this many times too small, as they are soft
SMALLER = 2


@dataclass(frozen=True, slots=True)
class GreatMomentPicture(Animation):
    """The ``texts`` of a great moment appear one after the other.

    ``spaces`` are the deeds shown; ``faces`` are those of all seats, "" for none.
    """

    calm = True
    beyond = 46

    great_moment: GreatMoment
    texts: tuple[str, ...]
    spaces: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The last caption."""
        return self.texts[-1]

    def place(self, stage: Stage, share: float) -> Rect:
        px = stage.painter.px
        rect = banner(stage, WIDE, HIGH)
        rect.y -= round((1 - ease(min(1.0, share / 0.14))) * px(24))
        return rect

    def area(self, stage: Stage, share: float) -> Rect:
        px, result = stage.painter.px, Animation.area(self, stage, share)
        if self.great_moment.kind == "near":
            result.union_ip(stage.cell(self.great_moment.space).inflate(px(60), px(60)))
        return result

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, plate = stage.painter, self.place(stage, share)
        px = painter.px
        painter.panel(surface, plate, PLATE)
        words = plate.inflate(-px(36), -px(8))
        rect = Rect(0, 0, min(round(px(PICTURE) * ASPECT), words.width), px(PICTURE))
        rect.midtop = (plate.centerx, plate.y + px(18))
        # a method for each kind of moment
        getattr(_Drawing(self, stage, surface, rect, share), self.great_moment.kind)()
        words.height = words.bottom - rect.bottom
        words.top = rect.bottom
        text, ink = _part(self.texts, share), painter.ink(PLATE)
        painter.text(surface, text, words, SIZE, ink, weight="display", align="center", wrap=True)


def _part(texts: tuple[str, ...], share: float) -> str:
    """The text shown out of several."""
    return texts[min(len(texts) - 1, int(share * len(texts)))]


def _rays(painter: Painter, side: int, step: int) -> Surface:
    small = blank((side // SMALLER, side // SMALLER))
    painter.picture(small, "rays", small.get_rect())
    return rotozoom(small, 360 * step / RAYS / TURNS, SMALLER)


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

    def _came(self, start: float, length: float) -> float:
        """How far something has come that begins at a share of the time, and takes another."""
        return ease(min(1.0, max(0.0, (self.share - start) / length)))

    def _sides(self) -> tuple[Rect, Rect]:
        """The places of two faces."""
        size, rect = (round(self.rect.height * 0.9),) * 2, self.rect
        return placed(size, midleft=rect.midleft), placed(size, midright=rect.midright)

    def _token(self, rect: Rect) -> None:
        token, colour = self.stage.look(self.moment.player)
        self.stage.painter.token(self.surface, token, rect, colour)

    def _portrait(self, rect: Rect, player: int, mood: str) -> None:
        """The face of an opponent in a ring of its colour, or a token."""
        token, colour = self.stage.look(player)
        face = self.picture.faces[player] if player < len(self.picture.faces) else ""
        portrait = Portrait(token, colour, face, mood)
        draw_medallion(self.stage.painter, self.surface, rect, portrait, colour)

    def _deed(self, card: Rect, space: int) -> None:
        draw_tiny_card(self.stage.painter, self.surface, card, self.stage.view.board, space)

    def _cell(self, height: float, shaken: int) -> None:
        """A token in a cell, its bars from 0 (down) to 1 (gone), beside an officer."""
        painter, surface = self.stage.painter, self.surface
        lit = replace(painter.inks, rim=CREAM)
        painter.picture(surface, "police", self._sides()[0], lit)
        cell = placed((self.rect.height,) * 2, center=self.rect.move(shaken, 0).center)
        painter.box(surface, cell, (30, 34, 40), to=(54, 60, 68), radius=12)
        margin, clip = -(-cell.width // 4), surface.get_clip()
        self._token(cell.inflate(-margin, -margin))
        surface.set_clip(clip.clip(cell))
        draw_bars(painter, surface, cell.move(0, -round(height * cell.height)))
        surface.set_clip(clip)
        painter.box(surface, cell, (12, 16, 20), radius=12, line=3)

    def jailed(self) -> None:
        """The bars come down, under the lights of a police car at the plate's upper edge."""
        plate, px = self.picture.place(self.stage, self.share), self.stage.painter.px
        lights = placed((px(200), px(76)), center=plate.midtop)
        name = "red_light" if int(self.share * 7) % 2 == 0 else "blue_light"
        self.stage.painter.picture(self.surface, name, lights)
        self._cell(1 - self._came(0.0, 0.42), 0)

    def jail_out(self) -> None:
        """The bars go up."""
        self._cell(self._came(0.0, 0.6), 0)

    def jail_in(self) -> None:
        """The bars are shaken, and hold."""
        swing = sin(self.share * 8 * pi) * max(0.0, 1 - self.share / 0.7)
        self._cell(0.0, round(swing * self.rect.height * 0.06))

    def near(self) -> None:
        """The token passes below the hotel, whose owner sees it go; its space is marked."""
        painter, owner = self.stage.painter, self._sides()[1]
        area = Rect(self.rect.x, self.rect.y, owner.x - self.rect.x, self.rect.height)
        above = split(area, "top", round(area.height * 0.7))[0]
        draw_building(painter, self.surface, above, "hotel")
        self._portrait(owner, self.moment.other, "worried")
        side = round(area.height * 0.48)
        along = self._came(0.0, 0.7)
        x = area.x + side // 2 + round(along * (area.width - side))
        y = area.bottom - round(abs(sin(along * 3 * pi)) * side * 0.2)
        self._token(placed((side, side), midbottom=(x, y)))
        width = round((1 - self.share) * painter.px(24))
        cell = self.stage.cell(self.moment.space).inflate(width, width)
        painter.box(self.surface, cell, (*RED, 200), radius=4, line=5)

    def set(self) -> None:
        """Its deeds are dealt from above, and framed in gold once the owner has come."""
        painter, px = self.stage.painter, self.stage.painter.px
        height, count = self.rect.height - px(6), len(self.picture.spaces)
        side, gap = round(height * 0.62), px(10)
        step = min(round(height * DEED) + gap, (self.rect.width - side * 7 // 8) // count)
        left = self.rect.centerx - (count * step + side * 7 // 8 - gap) // 2
        come = self._came(0.36, 0.16)
        for number, space in enumerate(self.picture.spaces):
            dealt = self._came(number * 0.1, 0.26)
            if dealt <= 0:
                continue
            y = self.rect.y - round((1 - dealt) * px(30))
            card = Rect(left + number * step, y, step - gap, height)
            if come > 0:
                painter.box(self.surface, card.inflate(px(10), px(10)), GOLD, radius=11)
            self._deed(card, space)
        if come > 0:
            owner = Rect(left + count * step - gap - side // 8, 0, side, side)
            owner.bottom = self.rect.bottom + round((1 - come) * px(30))
            self._portrait(owner, self.moment.player, "happy")

    def hotel(self) -> None:
        """A hotel rises before rays of gold, beside its owner."""
        painter, grown = self.stage.painter, self._came(0.0, 0.4)
        step = round(self.share * TURNS * 4) % TURNS
        rays = painter.cached_drawing(_rays, painter, 2 * self.rect.height, step)
        stamp(self.surface, rays, rays.get_rect(center=self.rect.center).topleft)
        height = max(8, round(self.rect.height * 0.8 * grown))
        draw_building(painter, self.surface, split(self.rect, "bottom", height)[0], "hotel")
        owner = self._sides()[0]
        self._portrait(
            owner.inflate(-owner.width // 4, -owner.width // 4), self.moment.player, "happy"
        )

    def rent(self) -> None:
        """Notes are counted out before the owner, who looks on."""
        payer, owner = self._sides()
        notes, board = counted_notes(self.moment.amount), self.stage.view.board
        width, count = round(self.rect.height * NOTE), len(notes)
        apart = min(width // 3, (owner.left - payer.right) // max(1, count))
        for number, value in enumerate(notes):
            come = self._came(number * 0.6 / max(1, count), 0.25)
            note = draw_note(self.stage.painter, value, board.money(value), width, number)
            laid = self.rect.centerx + round((number - (count - 1) / 2) * apart)
            x = payer.centerx + (laid - payer.centerx) * come
            y = self.rect.centery - sin(pi * come) * self.rect.height * 0.12
            stamp(self.surface, note, note.get_rect(center=(round(x), round(y))).topleft)
        # the notes come from behind the face
        self._portrait(payer, self.moment.player, "worried")
        self._portrait(owner, self.moment.other, "happy")

    owed = rent

    def escape(self) -> None:
        """A token that sways at the edge of a cliff, and stays."""
        scene = self.stage.painter.picture(self.surface, "cliff", self.rect)
        side = round(scene.height * 0.66)
        lean = sin(self.share * 5 * pi) * max(0.0, 1 - self.share) * side * 0.3
        edge, top = scene.x + scene.width * EDGE[0], scene.y + scene.height * EDGE[1]
        foot = round(edge + lean - side * 0.3), round(top + side * 0.06)
        self._token(placed((side, side), midbottom=foot))

    def bankrupt(self) -> None:
        """The token loses its colour, a bar is struck through it, and its deeds change hands."""
        painter = self.stage.painter
        token, colour = self.stage.look(self.moment.player)
        gone, aside = self._came(0.0, 0.3), self._came(0.42, 0.12)
        side = round(self.rect.height * (1 - 0.1 * gone - 0.1 * aside))
        at = placed((side, side), center=self.rect.center)
        at.x = round(at.x + (self.rect.x - at.x) * aside)
        # few steps, so that few pictures of it are kept
        painter.token(self.surface, token, at, mix(colour, (128, 132, 134), round(gone * 4) / 4))
        struck = self._came(0.25, 0.12)
        if struck > 0:
            bar = placed((round(1.1 * side * struck), max(4, side // 9)), center=at.center)
            painter.box(self.surface, bar, RED, radius=99)
            painter.box(self.surface, bar, darken(RED, 0.35), radius=99, line=2)
        if aside > 0:
            self._inherit(at, aside)

    def _inherit(self, giver: Rect, come: float) -> None:
        """The deeds fly to the creditor, who looks on."""
        painter, other = self.stage.painter, self.moment.other
        heir = self._sides()[1].move(round((1 - come) * painter.px(30)), 0)
        count, along = len(self.picture.spaces), max(0.0, self.share - 0.5) / 0.42
        for number, space in enumerate(self.picture.spaces):
            fly = along * (1 + DELAY * count) - DELAY * number
            if not 0 < fly < 1:
                continue
            card = Rect(0, 0, painter.px(42), painter.px(54))
            x = giver.centerx + (heir.centerx - giver.centerx) * ease(fly)
            card.center = (round(x), heir.centery - round(sin(fly * pi) * self.rect.height * 0.2))
            self._deed(card, space)
        if other == BANK:
            painter.icon(self.surface, "bank", heir, painter.ink(PLATE))
        else:
            self._portrait(heir, other, "calm")

    def sold(self) -> None:
        """A hammer falls between one text and the next, beside the deed and who leads for it."""
        left, right = self._sides()
        strokes = MOMENTS[self.moment.kind].beats - 1
        struck, since = divmod(self.share * (strokes + 1), 1)
        self._portrait(left, self.moment.player, "happy" if struck >= strokes else "calm")
        card = placed((round(left.height * DEED), left.height), center=self.rect.center)
        self._deed(card, self.moment.space)
        down = struck >= strokes or (struck > 0 and since < LIES)
        self.stage.painter.picture(self.surface, "gavel" if down else "gavel_raised", right)

    won = sold

    def deal(self) -> None:
        """Two who come together, and a handshake between them."""
        one, two = self._sides()
        away = round((1 - self._came(0.0, 0.35)) * one.width * 0.2)
        self._portrait(one.move(-away, 0), self.moment.player, "happy")
        self._portrait(two.move(away, 0), self.moment.other, "happy")
        side = one.width
        shaken = round(sin(self.share * 6 * pi) * max(0.0, 1 - self.share / 0.8) * side * 0.12)
        hands = placed((side, side), center=self.rect.move(0, shaken).center)
        self.stage.painter.icon(self.surface, "handshake", hands, GOLD)
