"""The large title deed: rents with the one due marked, or its mortgaged side."""

import math
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
from ..painting.colour import WHITE, Colour, contrast, ink_on, mix, rgb
from ..painting.painter import Painter
from ..painting.shapes import blank, disc, flat, outline, stamp
from ..painting.text import Align
from .rent_table import RentRow, costs

#: width over height that suits a deed best, and one with the rent due in large figures on it
DEED_SHAPE, TALL_SHAPE = 0.74, 0.58
#: the height of the card's edge
THICK = 4


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


def ink_on_bar(colour: Colour) -> Colour:
    """The ink on the head of a deed: white where that can be read."""
    return WHITE if contrast(colour, WHITE) >= WRITTEN else ink_on(colour)


def is_tall(rect: Rect) -> bool:
    """Whether a deed of this shape has room for the rent due."""
    return rect.width < rect.height * (DEED_SHAPE + TALL_SHAPE) / 2


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
        if plain.mortgaged:
            card.draw_reverse(unmortgage_price(card.deed, plain.rules))
        else:
            card.draw_front()
        return card.surface

    key = ("deed", board.title, board.spaces[props.space], rect.size, plain, owner_colour)
    stamp(surface, painter.cached(key, draw), rect.topleft)


#: the least contrast of white text on the head of a deed
WRITTEN = 4.5


#: the least height of a row, and of the caption of a deed, in heights of the least letters
LINE, CAPTION = 1.14, 0.4


def without_one(
    rows: tuple[RentRow, ...], marked: int | None
) -> tuple[tuple[RentRow, ...], int | None]:
    """Remove one of the two rents without houses, else a middle row; the due one stays."""
    bare = rows[-1].houses and not rows[1].houses
    at = int(marked != 1) if bare else len(rows) // 2
    at += 1 if at == marked else 0
    kept = (*rows[:at], *rows[at + 1 :])
    return kept, marked - 1 if marked is not None and marked > at else marked


class _Card:
    """One deed being drawn; lengths are shares of the card's width or height."""

    def __init__(
        self,
        painter: Painter,
        board: Board,
        props: SpaceProps,
        size: tuple[int, int],
        owner_colour: Colour | None,
    ) -> None:
        self.painter, self.board, self.props = painter, board, props
        self.owner_colour = owner_colour
        self.deed = board.spaces[props.space]
        self.surface = blank(size)
        self.width, self.height = size
        self.unit = min(self.width / 330, self.height / 446)
        self.ink = painter.theme.colours.deed_ink
        #: the least readable size, in pixels, and the height of a row of it
        self.least = painter.readable(0) * painter.scale
        self.soft = mix(self.ink, painter.theme.colours.deed, 0.3)
        edge = self.px(11)
        self.inside = Rect(0, 0, *size).inflate(-2 * edge, -2 * edge)
        self.inside.height -= self.px(THICK)

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

    def write(
        self,
        text: str,
        rect: Rect,
        units: float,
        *,
        weight: str = "medium",
        align: Align = "left",
        colour: Colour | None = None,
        wrap: bool = False,
    ) -> Rect:
        """Text in the middle of a rectangle's height; one line is shrunk until it fits."""
        painter, pixels, ink = self.painter, units * self.unit, colour or self.ink
        if pixels < self.least <= rect.height / LINE:
            pixels = self.least
        if not wrap:
            width = painter.type.width(text, pixels, weight)
            if width > rect.width:
                pixels *= max(0.6, (rect.width - 1) / width)
        return painter.print_text(
            self.surface, text, rect, pixels, ink, weight=weight, align=align, wrap=wrap
        )

    def _paper(self, colour: Colour, line: Colour) -> None:
        whole, scale = self.surface.get_rect(), self.painter.scale
        radius, thick = self.px(14) / scale, self.px(THICK) / scale
        self.painter.paper(self.surface, whole, radius=radius, thick=thick, colour=colour)
        outline(self.surface, self.inside, self.px(4), self.px(1.6), line)

    def draw_front(self) -> None:
        rows, marked = self.props.rows, self.props.row
        paper = self.painter.theme.colours.deed
        self._paper(paper, self.ink)
        street = self.deed.kind == "street"
        top = self._head(self.props.level) if street else self._portrait()
        if self.props.due.amount:
            top = self._due(top + self.px(20 if self.props.level else 12))
        area = Rect(self.inside.x + self.px(8), top + self.px(9), 0, 0)
        area.size = self.inside.width - self.px(16), self.inside.bottom - top - self.px(16)
        facts = [fact for fact in self._facts() if self._room_for(fact, area)]
        # a small card has no room for long words
        parts = [row for row in rows if self._room_for((row.label, row.amount), area)]
        due = rows[marked] if marked is not None and marked < len(rows) else None
        rows, marked = tuple(parts), parts.index(due) if due in parts else None
        note = self._note()
        breaks = 2 if street else 1
        gap, least = self.px(13), self.least * LINE
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
                facts = facts[1:][-1:]
            elif len(rows) > 2:
                rows, marked = without_one(rows, marked)
            else:
                break
        height = min(max(self.px(34), math.ceil(least)), free // max(1, count))
        if not count:
            self.write(self.board.money(self.deed.price), area, 40, weight="black", align="center")
        y = area.y
        #: whether words have room beside the houses
        self.worded = all(
            self._room_for((row.label, f"{row.amount}00000"), area) for row in rows if row.houses
        )
        shown = [*rows, *(RentRow(*fact) for fact in facts)]
        for number, row in enumerate(shown):
            first_house = number and row.houses and not shown[number - 1].houses
            if first_house or number == len(rows):
                y = self._rule(area, y, gap)
            self._row(Rect(area.x, y, area.width, height), row, number == marked)
            y += height
        if note:
            room = Rect(area.x, y, area.width, area.bottom - y)
            self.write(note, room, 13.5, align="center", colour=self.soft, wrap=True)

    def _head(self, buildings: int) -> int:
        """The coloured head of a street; its lower end."""
        group = self.board.groups[self.deed.group]
        colour = rgb(group.colour)
        head = self.inside.inflate(-2 * self.px(6), 0)
        head.y += self.px(6)
        head.height = self.px(84)
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
        label = Rect(area.x, top, area.width, max(self.px(20), math.ceil(self.least * LINE)))
        self.write(due.label, label, 16, align="center", colour=self.soft)
        amount = Rect(area.x, label.bottom, area.width, self.px(54))
        self.write(due.amount, amount, 50, weight="display", align="center")
        label.top = amount.bottom
        return self._rule(area, self._payee(label) if due.note else amount.bottom, self.px(12))

    def _payee(self, area: Rect) -> int:
        """The note on the owner, after a disc in their colour; its lower end."""
        side = round(area.height * 0.7)
        room = area.inflate(-3 * side, 0).move(side // 2, 0)
        words = self.write(self.props.due.note, room, 17, weight="bold", align="center")
        if self.owner_colour:
            spot = words.x - side * 5 // 6, area.centery
            self.painter.dot(self.surface, spot, side, mix(self.owner_colour, self.ink, 0.3))
            self.painter.dot(self.surface, spot, side - 2, self.owner_colour)
        return area.bottom

    def _caption(self, area: Rect, ink: Colour) -> int:
        """What kind of card it is, unless the name needs its room; its lower end."""
        if 11.5 * self.unit < CAPTION * self.least:
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
        picture = Rect(0, area.y + self.px(12), self.px(96), self.px(84))
        picture.centerx = area.centerx
        self.painter.picture(self.surface, picture_of(self.deed), picture)
        small = Rect(area.x, picture.bottom + self.px(4), area.width, self.px(18))
        top = self._caption(small, self.soft)
        name = Rect(area.x, top, area.width, small.bottom + self.px(44) - top)
        self._title(name.inflate(-self.px(10), 0), self.ink)
        return self._rule(area, name.bottom + self.px(2), self.px(8))

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

    def _room_for(self, fact: tuple[str, str], area: Rect) -> bool:
        """Whether a label and an amount fit legibly side by side."""
        widths = [self.painter.type.width(text, self.least, "bold") for text in fact]
        return sum(widths) + self.px(26) <= area.width

    def _rule(self, area: Rect, y: int, gap: int) -> int:
        """A thin line across; where the next row begins."""
        colour = mix(self.ink, self.painter.theme.colours.deed, 0.75)
        self.surface.fill(colour, (area.x, y + gap // 2, area.width, max(1, self.px(1))))
        return y + gap

    def _row(self, rect: Rect, row: RentRow, marked: bool) -> None:
        """A label, dots and an amount; the marked row has an outline of ink around it."""
        ink = self.ink
        if marked:
            pill, colours = rect.inflate(self.px(10), 0), self.painter.theme.colours
            bright = contrast(colours.accent, ink) > WRITTEN
            mark, share = (colours.accent, 0.4) if bright else (ink, 0.86)
            tint = mix(mark, colours.deed, share)
            self.painter.box(self.surface, pill, tint, radius=rect.height / 2)
            self.painter.box(self.surface, pill, ink, radius=rect.height / 2, line=2)
        weight = "bold" if marked else "medium"
        x = rect.x + self.px(3)
        if row.houses:
            x = self._houses(rect, row.houses)
        left = Rect(x, rect.y, rect.right - x, rect.height)
        size = max(min(20.0, rect.height / self.unit * 0.66), self.least / self.unit)
        size = min(size, rect.height / self.unit / LINE)
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
        (kind, count), height = built(houses), min(self.px(17), rect.height - 2)
        if not self.worded:
            height = rect.height - 4
        width = round(height * SHAPES[kind])
        first = Rect(rect.x + self.px(3), rect.centery - height // 2 - 1, width, height)
        self._row_of(kind, count, first, 1)
        return first.x + count * width + (count if kind == "house" else 0) + self.px(6)

    def _row_of(self, kind: str, count: int, first: Rect, gap: int) -> None:
        """Draw buildings side by side."""
        for number in range(count):
            place = first.move(number * (first.width + gap), 0)
            draw_building(self.painter, self.surface, place, kind)

    def draw_reverse(self, to_lift: int) -> None:
        """The mortgaged side: no rent, but the price of unmortgaging."""
        self._paper(self.painter.theme.colours.deed, self.ink)
        area = self.inside.inflate(-2 * self.px(16), 0)
        area.y += max(0, self.height - self.px(446)) // 4
        name = Rect(area.x, area.y + self.px(74), area.width, self.px(70))
        if self.deed.kind == "street":
            bar = Rect(area.x, area.y + self.px(28), area.width, self.px(34))
            draw_bar(self.painter, self.surface, bar, self.board, self.deed.group, self.px(11))
        else:
            icon = Rect(area.x, area.y + self.px(18), area.width, self.px(56))
            self.painter.picture(self.surface, picture_of(self.deed), icon)
        self._title(name, self.ink)
        band = Rect(area.x, name.bottom + self.px(12), area.width, self.px(52))
        draw_stamp_askew(self.painter, self.surface, band, _("MORTGAGED"))
        money = self.board.money
        lift = _("Unmortgaging it costs {to_lift}.").format(to_lift=money(to_lift))
        if self.props.due.note:
            line = Rect(area.x, 0, area.width, max(self.px(20), math.ceil(self.least * LINE)))
            line.bottom = self.inside.bottom - self.px(16)
            self._payee(line)
        lines = (
            (_("for {sum}").format(sum=money(self.deed.mortgage)), 22, "bold"),
            (_("No rent is due here."), 16, "medium"),
            (lift, 16, "medium"),
        )
        y = band.bottom + self.px(14)
        for text, units, weight in lines:
            pixels = max(units * self.unit, self.least)
            high = len(self.painter.type.wrap(text, pixels, area.width * 0.94, weight))
            row = Rect(area.x, y, area.width, self.px(units * 1.55))
            row.height = max(row.height, math.ceil(high * pixels * 1.3))
            if row.bottom <= self.inside.bottom:
                self.write(text, row, units, weight=weight, align="center", wrap=high > 1)
            y = row.bottom + self.px(6)
