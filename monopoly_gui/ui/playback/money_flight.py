"""Money and deeds that fly from one hand to another."""

from dataclasses import dataclass
from math import pi, sin

from pygame import Rect, Surface
from pygame.transform import rotozoom, smoothscale

from ...engine.board import BANK
from ..board.stage import Animation, Stage, ease, point_between, whole_pixels
from ..cards.banknotes import draw_note, notes_for, single_size
from ..cards.small_deed import draw_tiny_card
from ..painting.colour import WHITE
from ..painting.layout import placed
from ..painting.shapes import stamp
from .card_turn import hover_shadow

SIZE = 23
#: width of a note in design units
NOTE = 92
#: the spacing of notes, as a share of the flight, and their greatest number
APART, MOST = 0.14, 3
#: the height of their flight, in design units: each a little lower than the one before
LIFT, LOWER = 76, 20
#: the reach of a deed's shadow, a small deed, and its mark on a plate, in design units
SHADED, SMALL, MARK = 36, (66, 88), (16, 22)


@dataclass(frozen=True, slots=True)
class MoneyFlight(Animation):
    """Notes, and their sum; ``start`` is a space they come from instead of a purse."""

    payer: int
    payee: int
    amount: int
    start: int = -1

    @property
    def notes(self) -> list[int]:
        """The values of the notes, the largest first."""
        return notes_for(self.amount)[:MOST]

    def _at(self, stage: Stage, share: float, number: int) -> tuple[int, int]:
        """The place of a note, by number."""
        count = len(self.notes)
        share = max(0.0, min(1.0, share * (1 + APART * max(0, count - 1)) - APART * number))
        start = stage.cell(self.start) if self.start >= 0 else stage.cash_place(self.payer)
        end = stage.cash_place(self.payee)
        x, y = point_between(start.center, end.center, ease(share))
        return whole_pixels((x, y - sin(pi * share) * stage.painter.px(LIFT - LOWER * number)))

    def _pictures(self, stage: Stage, share: float) -> list[tuple[Surface, Rect]]:
        """The notes, the last of them first."""
        painter, money = stage.painter, stage.view.board.money
        found = []
        for number, value in reversed(list(enumerate(self.notes))):
            picture = draw_note(painter, value, money(value), painter.px(NOTE), number)
            found.append((picture, picture.get_rect(center=self._at(stage, share, number))))
        return found

    def _sum(self, stage: Stage, share: float) -> Rect:
        """The place of the sum: at the foot of the first note."""
        painter, text = stage.painter, stage.view.board.money(self.amount)
        width = painter.measure(text, SIZE, "display")[0] + painter.px(30)
        x, y = self._at(stage, share, 0)
        return placed((width, painter.px(36)), midtop=(x, y + painter.px(8 if self.notes else -18)))

    def area(self, stage: Stage, share: float) -> Rect:
        size, count = single_size(stage.painter.px(NOTE)), len(self.notes)
        places = [placed(size, center=self._at(stage, share, number)) for number in range(count)]
        return self._sum(stage, share).unionall(places).inflate(4, 4)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        for picture, rect in self._pictures(stage, share):
            stamp(surface, picture, rect.topleft)
        painter, pill = stage.painter, self._sum(stage, share)
        painter.box(surface, pill, (12, 40, 30, 236), radius=99)
        text = stage.view.board.money(self.amount)
        painter.text(surface, text, pill, SIZE, WHITE, weight="display", align="center")


@dataclass(frozen=True, slots=True)
class DeedFlight(Animation):
    """A deed goes to its new owner, from the Bank or its last one.

    Where it is shown to be read, that one goes, and becomes as small as its mark on the plate;
    otherwise a small one does.
    """

    space: int
    giver: int
    taker: int

    def _shown(self, stage: Stage) -> tuple[Surface, Rect, float] | None:
        return stage.shown_deed(self.space) if self.giver == BANK else None

    def place(self, stage: Stage, share: float) -> Rect:
        px, end, gone = stage.painter.px, stage.deeds(self.taker), ease(share)
        if shown := self._shown(stage):
            start = shown[1]
            size = point_between(start.size, (px(MARK[0]), px(MARK[1])), gone)
        else:
            start = stage.cell(self.space) if self.giver == BANK else stage.panel(self.giver)
            size = (px(SMALL[0]), px(SMALL[1]))
        middle = point_between(start.center, end.center, gone)
        return placed(whole_pixels(size), center=whole_pixels(middle))

    def area(self, stage: Stage, share: float) -> Rect:
        room = 2 * stage.painter.px(SHADED)
        return self.place(stage, share).inflate(room, room)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, place = stage.painter, self.place(stage, share)
        shown = self._shown(stage)
        full = shown[1].size if shown else place.size
        height = round(painter.px(SHADED) * sin(pi * share))
        hover_shadow(painter, surface, full, place, height)
        if shown:
            card = smoothscale(shown[0], place.size)
            if angle := shown[2] * max(0.0, 1 - share / 0.4):
                card = rotozoom(card, angle, 1.0)
            stamp(surface, card, card.get_rect(center=place.center).topleft)
            return
        draw_tiny_card(painter, surface, place, stage.view.board, self.space)
