"""The large title deed: rents with the one due marked, or faded below the stamp of a mortgage."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from ...engine.amounts.mortgages import unmortgage_price
from ...engine.board import BANK, Board
from ...engine.rules import Rules
from ...language import _
from ..board.buildings import SHAPES, built, draw_building
from ..board.cells import draw_bar
from ..board.drawings import picture_of
from ..board.marks import draw_stamp_askew
from ..painting.colour import Colour, contrast, mix, rgb
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import blank, disc, flat, multiply, outline, stamp
from .rent_table import RentRow, costs
from .sheet import APART, LINE, WRITTEN, Sheet, ink_on_bar

#: width over height that suits a deed best, and one with the rent due in large figures on it; and
#: of the lowest one with the rent due
DEED_SHAPE, TALL_SHAPE, LOWEST = 0.74, 0.58, 0.726


@dataclass(frozen=True, slots=True)
class Due:
    """What a visitor pays now, in large figures, and to whom."""

    label: str = ""
    amount: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class SpaceProps:
    """A space under the rules now; equal facts look the same."""

    space: int
    rules: Rules
    owner: int = BANK
    level: int = 0
    mortgaged: bool = False
    whole_set: bool = False
    owned: int = 0
    row: int | None = None
    caption: str = ""
    text: str = ""
    rows: tuple[RentRow, ...] = ()
    pinned: bool = False
    due: Due = Due()


def is_tall(rect: Rect) -> bool:
    """Whether a deed of this shape has room for the rent due."""
    return rect.width < rect.height * LOWEST


def draw_deed(
    painter: Painter,
    surface: Surface,
    rect: Rect,
    board: Board,
    props: SpaceProps,
    owner_colour: Colour | None = None,
) -> None:
    """The deed of a space as large as ``rect``, with its shadow; the rent due on a tall one."""
    painter.shadow(surface, rect, "lift")
    plain = replace(props, owner=BANK, caption="", pinned=False)
    if not is_tall(rect):
        plain, owner_colour = replace(plain, due=Due()), None

    def draw() -> Surface:
        card = _Card(painter, board, plain, rect.size, owner_colour)
        card.draw()
        return card.surface

    key = ("deed", board.title, board.spaces[props.space], rect.size, plain, owner_colour)
    stamp(surface, painter.cached(key, draw), rect.topleft)


#: the least height of the caption of a deed, in heights of the least letters
CAPTION = 0.4
#: the largest print of a rent, in units, and the shape from which a tall deed is low, and another
PRINT, LOW, WIDE = 22.5, 0.6, 0.8
#: of a mortgaged deed: old paper, how much of its colour there is, and how much print is left
OLD: Colour = (206, 160, 102)
AGED, FADED = 0.15, 0.6
#: the degrees by which its stamp is turned, and the least and the greatest room below the rents
#: that it has, in units
TURNED, CLEAR, ROOMY = 3.5, 86, 116


def without_one(
    rows: tuple[RentRow, ...], marked: int | None
) -> tuple[tuple[RentRow, ...], int | None]:
    """Remove one of the two rents without houses, else a middle row; the due one stays."""
    bare = rows[-1].houses and not rows[1].houses
    at = int(marked != 1) if bare else len(rows) // 2
    at += 1 if at == marked else 0
    kept = (*rows[:at], *rows[at + 1 :])
    return kept, marked - 1 if marked is not None and marked > at else marked


class _Card(Sheet):
    """One deed being drawn."""

    def __init__(
        self,
        painter: Painter,
        board: Board,
        props: SpaceProps,
        size: tuple[int, int],
        owner_colour: Colour | None,
    ) -> None:
        super().__init__(painter, size)
        self.board, self.props, self.owner_colour = board, props, owner_colour
        self.deed = board.spaces[props.space]
        #: whether a tall or a wide deed has a lower head and closer rows, for all of them
        self.low = self.width > (LOW if props.due != Due() else WIDE) * self.height
        #: of the rows of a table: whether words have room beside the houses, and their size
        self.worded, self.print = True, PRINT

    def draw(self) -> None:
        mortgaged = self.props.mortgaged
        aged = mortgaged and not self.painter.theme.strong
        self.paper(mix(self.painter.theme.colours.deed, OLD, AGED) if aged else "deed")
        street = self.deed.kind == "street"
        top = self._head(self.props.level) if street else self._portrait()
        if self.props.due.amount:
            low = 5 if self.low else 0
            top = self._due(top + self.px((20 if self.props.level else 12) - low))
        bottom = self.inside.bottom - self.px(7)
        if not mortgaged:
            self._draw_rents(top, bottom)
            return
        bottom = self._mortgage(bottom)
        clear = bottom - self.px(CLEAR)
        if clear - top > 3 * self.line:
            whole, self.surface = self.surface, blank(self.surface.get_size())
            top = self._draw_rents(top, clear)
            multiply(self.surface, (round(255 * FADED),) * 4)
            stamp(whole, self.surface, (0, 0))
            self.surface = whole
        self._stamp(Rect(self.inside.x, top, self.inside.width, bottom - top))

    def _draw_rents(self, top: int, bottom: int) -> int:
        """The table of rents and the facts between two heights, as many as have room; its end."""
        rows, marked, low = self.props.rows, self.props.row, self.low
        street = self.deed.kind == "street"
        area = Rect(self.inside.x + self.px(8), top + self.px(4 if low else 9), 0, 0)
        area.size = self.inside.width - self.px(16), bottom - area.y
        facts, note = [fact for fact in self._facts() if self.fits(fact, area)], self._note()
        if self.props.mortgaged:
            # the stamp has the sum of the mortgage, and nothing is built
            facts, note = [], ""
        # a small card has no room for long words
        parts = [row for row in rows if self.fits((row.label, row.amount), area)]
        due = rows[marked] if marked is not None and marked < len(rows) else None
        rows, marked = tuple(parts), parts.index(due) if due in parts else None
        breaks = 2 if street else 1
        gap, least = self.px(7 if low else 13), self.least * LINE
        if len(parts) < len(self.props.rows) and not street:
            # what is dropped above for its width may have room below
            pairs = ((RentRow(row.label, ""), RentRow("", row.amount)) for row in self.props.rows)
            folded = tuple(line for pair in pairs for line in pair)
            if (area.height - gap) // len(folded) >= least:
                rows = folded
        free = area.height - gap * (breaks + bool(note))
        while (count := len(rows) + len(facts) + bool(note)) > 2 and free // count < least:
            # a small card shows less, but legibly
            if note:
                note = ""
                free += gap
            elif facts:
                # the price of a hotel first, and the value of a mortgage last
                facts = [*facts[:-2], *facts[-1:]] if facts[1:] else []
            elif len(rows) > 2:
                rows, marked = without_one(rows, marked)
            else:
                break
        height = min(max(self.px(34), self.line), free // max(1, count))
        if not count and not self.props.mortgaged:
            self.write(
                self.board.money(self.deed.price), area, 40, weight="display", align="center"
            )
        y = area.y
        #: whether words have room beside the houses
        self.worded = all(
            self.fits((row.label, f"{row.amount}00000"), area) for row in rows if row.houses
        )
        shown = [*rows, *(RentRow(*fact) for fact in facts)]
        self.print = self._print(shown, Rect(0, 0, area.width, height))
        for number, row in enumerate(shown):
            first_house = number and row.houses and not shown[number - 1].houses
            if first_house or number == len(rows):
                y = self.rule(area, y, gap)
            self._row(Rect(area.x, y, area.width, height), row, number == marked)
            y += height
        if note:
            room = Rect(area.x, y, area.width, area.bottom - y)
            even = self.set_evenly(note, area, 15)
            wrap = even.height <= room.height
            if wrap:
                room.x, room.width = even.x, even.width
            self.write(note, room, 15, align="center", colour=self.soft, wrap=wrap)
        return y

    def _head(self, buildings: int) -> int:
        """The coloured head of a street; its lower end."""
        group = self.board.groups[self.deed.group]
        colour = rgb(group.colour)
        head = self.inside.inflate(-2 * self.px(6), 0)
        head.y += self.px(6)
        head.height = self.px(58 if self.low else 84)
        draw_bar(
            self.painter, self.surface, head, self.board, self.deed.group, self.px(11), muted=True
        )
        outline(self.surface, head, 1, self.px(1.4), self.ink)
        small = Rect(head.x, head.y + self.px(8), head.width, self.px(16))
        if self.painter.theme.strong:
            # so small a text is read on the plain colour
            self.surface.fill(colour, small.inflate(-self.px(4), 0))
        ink = ink_on_bar(colour)
        top = self._caption(small, ink)
        name = Rect(head.x, top, head.width, head.bottom - top)
        if buildings:
            kind, count, high = *built(buildings), self.px(22)
            width, gap = round(high * SHAPES[kind]), self.px(4)
            left = head.centerx - (count * width + (count - 1) * gap) // 2
            top = head.bottom + self.px(5) - high
            self._row_of(kind, count, Rect(left, top, width, high), gap)
            name.height -= self.px(14)
        name = name.inflate(-self.px(14), -self.px(4))
        self._title(name, ink)
        return head.bottom

    def _due(self, top: int) -> int:
        """The rent due in large figures, and to whom it goes; its lower end."""
        due, area = self.props.due, self.inside.inflate(-2 * self.px(16), 0)
        label = Rect(area.x, top, area.width, max(self.px(20), self.line))
        self.write(due.label, label, 18, align="center", colour=self.soft)
        amount = Rect(area.x, label.bottom, area.width, self.px(43 if self.low else 54))
        self.write(due.amount, amount, 46 if self.low else 50, weight="display", align="center")
        label.top = amount.bottom
        top = self._payee(label) if due.note else amount.bottom
        return self.rule(area, top, self.px(7 if self.low else 12))

    def _payee(self, area: Rect) -> int:
        """The note on the owner, after a disc in their colour; its lower end."""
        side = round(area.height * 0.7)
        room = area.inflate(-3 * side, 0).move(side // 2, 0)
        words = self.write(self.props.due.note, room, 18, weight="bold", align="center")
        if self.owner_colour:
            spot = words.x - side * 5 // 6, area.centery
            self.painter.dot(self.surface, spot, side, mix(self.owner_colour, self.ink, 0.3))
            self.painter.dot(self.surface, spot, side - 2, self.owner_colour)
        return area.bottom

    def _caption(self, area: Rect, ink: Colour) -> int:
        """What kind of card it is, unless the name needs its room; its lower end."""
        if self.low or 11.5 * self.unit < CAPTION * self.least:
            return area.y - self.px(6)
        self.write(_("T I T L E   D E E D"), area, 11.5, weight="bold", align="center", colour=ink)
        return area.bottom

    def _title(self, area: Rect, ink: Colour) -> None:
        """The name in one line of display type, in two if it is long."""
        name = self.deed.name
        for units, lines in ((27, 1), (24, 1), (21, 1), (21, 2), (18, 2), (15, 2), (13, 3)):
            pixels = max(units * self.unit, self.least)
            set_ = self.painter.type.wrap(name, pixels, area.width, "display")
            height = len(set_) * pixels * 1.12
            if len(set_) <= lines and height <= area.height + self.px(3):
                break
        pitch = round(pixels * 1.12)
        top = area.centery - len(set_) * pitch // 2
        for number, line in enumerate(set_):
            rect = Rect(area.x, top + number * pitch, area.width, pitch)
            self.write(line, rect, units, weight="display", align="center", colour=ink)

    def _portrait(self) -> int:
        """The picture and name of a railroad or utility; their lower end."""
        area = self.inside.inflate(-2 * self.px(6), 0)
        panel = Rect(area.x, area.y + self.px(6), area.width, self.px(92))
        self.vignette(panel, rgb(self.board.groups[self.deed.group].colour))
        picture = placed((self.px(96), self.px(84)), center=panel.center)
        self.painter.picture(self.surface, picture_of(self.deed), picture)
        small = Rect(area.x, panel.bottom + self.px(2), area.width, self.px(18))
        top = self._caption(small, self.soft)
        name = Rect(area.x, top, area.width, small.bottom + self.px(44) - top)
        self._title(name.inflate(-self.px(10), 0), self.ink)
        return self.rule(area, name.bottom + self.px(2), self.px(8))

    def _facts(self) -> list[tuple[str, str]]:
        *house, mortgage = costs(self.board, self.props.space)
        if not house:
            return [mortgage]
        houses = self.props.rules.houses_for_hotel
        hotel = _("{house_cost} + {houses} houses").format(house_cost=house[0][1], houses=houses)
        return [*house, (_("Hotel"), hotel), mortgage]

    def _note(self) -> str:
        """The note on the owner, "" for none."""
        if self.deed.kind == "street":
            return _("The owner has the complete set.") if self.props.whole_set else ""
        if not self.props.owned:
            return ""
        group = self.board.groups[self.deed.group]
        return _("{group}: the owner has {count} of {all}.").format(
            group=group.name, count=self.props.owned, all=len(group.members)
        )

    def _print(self, rows: Sequence[RentRow], room: Rect) -> float:
        """The size in which all rows fit, in units; as large as their height allows."""
        type_, most = self.painter.type, min(PRINT, room.height / self.unit / LINE)
        for row in rows:
            label = row.label if self.worded or not row.houses else ""
            words = type_.width(label, most * self.unit, "medium")
            words += type_.width(row.amount, most * self.unit, "bold")
            houses = self._houses_wide(room, row.houses) if row.houses else 0
            most *= min(1.0, (room.width - houses - self.px(APART)) / max(1, words))
        return min(max(most, self.least / self.unit), room.height / self.unit / LINE)

    def _row(self, rect: Rect, row: RentRow, marked: bool) -> None:
        """A label, dots and an amount; the marked row has an outline of ink around it."""
        ink = self.ink
        if marked:
            # clear of the rows above and below
            pill = rect.inflate(self.px(10), -2 * max(1, rect.height // 14))
            colours = self.painter.theme.colours
            bright = contrast(colours.accent, ink) > WRITTEN
            mark, share = (colours.accent, 0.4) if bright else (ink, 0.86)
            tint = mix(mark, colours.deed, share)
            line = 2 if self.painter.theme.strong else 1
            self.painter.box(self.surface, pill, tint, radius=rect.height / 2)
            self.painter.box(self.surface, pill, ink, radius=rect.height / 2, line=line)
        weight = "bold" if marked else "medium"
        x = rect.x + self.px(3)
        if row.houses:
            x = self._houses(rect, row.houses)
        left = Rect(x, rect.y, rect.right - x, rect.height)
        size = self.print
        right = Rect(rect.x, rect.y, rect.width - self.px(3), rect.height)
        amount = self.write(row.amount, right, size, weight="bold", align="right", colour=ink)
        left.width = amount.x - x - self.px(6)
        words = row.label if self.worded or not row.houses else ""
        label = self.write(words, left, size, weight=weight, colour=ink)
        if marked:
            return
        dots, step = self._dots(), self.px(6)
        start = -(-(label.right + self.px(6)) // step) * step
        area = Rect(start, 0, amount.x - self.px(5) - start, dots.get_height())
        if area.width > 0:
            at = (start, rect.centery + self.px(4) - dots.get_height() // 2)
            self.surface.blit(dots, at, area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _dots(self) -> Surface:
        """Dots all across the card, of which rows take what they need."""
        step, size = self.px(6), max(1, self.px(1.6))
        ink = mix(self.ink, self.painter.theme.colours.deed, 0.6)

        def draw() -> Surface:
            surface = blank((self.width, size))
            one = flat(disc(size), ink)
            for x in range(0, self.width, step):
                stamp(surface, one, (x, 0))
            return surface

        return self.painter.cached(("dots", self.width, step, size, ink), draw)

    def _houses(self, rect: Rect, houses: int) -> int:
        """Small houses before a label, or in place of it; where the label begins."""
        kind, count = built(houses)
        height = self._houses_high(rect)
        width = round(height * SHAPES[kind])
        first = Rect(rect.x + self.px(3), rect.centery - height // 2 - 1, width, height)
        self._row_of(kind, count, first, 1)
        return rect.x + self._houses_wide(rect, houses)

    def _houses_high(self, rect: Rect) -> int:
        return min(self.px(17), rect.height - 2) if self.worded else rect.height - 4

    def _houses_wide(self, rect: Rect, houses: int) -> int:
        """The pixels for small houses, and the gaps around them."""
        kind, count = built(houses)
        width = round(self._houses_high(rect) * SHAPES[kind])
        return self.px(3) + count * width + (count if kind == "house" else 0) + self.px(6)

    def _row_of(self, kind: str, count: int, first: Rect, gap: int) -> None:
        """Draw buildings side by side."""
        for number in range(count):
            place = first.move(number * (first.width + gap), 0)
            draw_building(self.painter, self.surface, place, kind)

    def _mortgage(self, foot: int) -> int:
        """At the foot: the price of unmortgaging, and that no rent is paid; the upper end."""
        area = self.inside.inflate(-2 * self.px(16), 0)
        if self.props.due.note:
            payee = Rect(area.x, 0, area.width, max(self.px(20), self.line))
            payee.bottom = foot - self.px(3)
            self._payee(payee)
            foot = payee.y - self.px(4)
        return self._to_lift(
            area, foot, self.board.money(unmortgage_price(self.deed, self.props.rules))
        )

    def _stamp(self, room: Rect) -> None:
        """The stamp of the mortgage, as large as its room allows when it is turned."""
        sum_ = _("for {sum}").format(sum=self.board.money(self.deed.mortgage))
        width = room.width - self.px(50)
        lean, most = round(width * math.sin(math.radians(TURNED))), min(self.px(ROOMY), room.height)
        place = placed((width, max(self.line, most - lean)), center=room.center)
        words = f"{_('MORTGAGED')}\n{sum_}"
        draw_stamp_askew(self.painter, self.surface, place, words, TURNED)

    def _to_lift(self, area: Rect, bottom: int, price: str) -> int:
        """The price of unmortgaging, above a height: a row, or a sentence; its upper end."""
        label, line = _("Unmortgaging"), max(self.px(27), self.line)
        row = Rect(area.x, bottom - line, area.width, line)
        if self.fits((label, price), area):
            self.print = self._print([RentRow(label, price)], row)
            self._row(row, RentRow(label, price), False)
        else:
            text = _("Unmortgaging it costs {to_lift}.").format(to_lift=price)
            row = self.set_evenly(text, area, 18)
            row.bottom = bottom
            self.write(text, row, 18, align="center", wrap=True)
        return self.rule(area, row.y - self.px(12), self.px(12)) - self.px(12)
