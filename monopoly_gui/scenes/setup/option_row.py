"""One rule option on the screen: its picture, its subject, and its control."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.rules import Option, Rules, Value
from ...language import _
from ...language.option_words import AMOUNTS, Money, describe_notes, groups, value_text
from ...ui.board.buildings import draw_building
from ...ui.cards.banknotes import draw_note
from ...ui.layout.containers import Centred, Column, MinWidth, Panel, Row, Share, Wrap
from ...ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Icon, ScrolledTree, WrappedChoice
from ...ui.painting import layout
from ...ui.painting.colour import darken, lighten, rgb
from ...ui.painting.painter import Painter
from ...ui.pieces.dice import draw_die
from ...ui.widgets import (
    BODY,
    LARGE,
    SMALL,
    Choice,
    Dropdown,
    IconButton,
    NumberField,
    Toggle,
    Widget,
)

#: design units: the margin of a card, high or low, the sides of its buttons, its control's height
PAD, LOW_PAD, BUTTON, CONTROL = (16, 12), (18, 8), 46, 46
#: of a card's frame, and of its picture, with the help beside it or without
FRAME, PICTURE, LOW_PICTURE = 6, (168, 150), (48, 48)
#: the end of a help's first sentence, which its card shows; "z. B." ends none
STOP = re.compile(r"(?<=\w{3})[.;] ")
#: widths: of a number or a list, of a switch, of the words at least, also beside a control
NUMBER, SWITCH, WORDS, LEAST = 260, 132, (170, 0), 250
#: the step of + and -
STEPS = {
    "start_cash": 100, "snake_eyes_bonus": 50, "time_limit_minutes": 5,
    "round_limit": 5, "goal_cash": 100,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class RowActions:
    """A row's interface to its screen; ``explain`` opens the rules at the option's passage."""

    change: Callable[[str, Value], None]
    explain: Callable[[Option], None]
    #: draws the picture of the option of a name
    draw: Callable[[str, Surface, Rect], None]
    money: Money
    #: the ids of the rules behind an option
    sources: Callable[[Option], tuple[str, ...]]
    #: whether they are shown
    shows_ids: bool = False


class OptionRow:
    """The widgets of one option; ``show`` brings them up to date with the rules."""

    def __init__(self, option: Option, actions: RowActions) -> None:
        self.option = option
        self.actions = actions
        self.folded = False
        self.control = self._control()
        official = _("Back to the official rule: {official}").format(official=self._official())
        self.reset = IconButton(
            "undo", lambda: actions.change(option.name, option.default), style="light",
            tip=official, name=f"reset {option.name}",
        )  # fmt: skip
        self.book = IconButton(
            "book", lambda: actions.explain(option), style="link", tip=_("Read the rule"),
            name=f"read {option.name}",
        )  # fmt: skip
        for widget in self.widgets:
            widget.title = _(option.label)
        self.sources = actions.sources(option)
        self.help = _(option.help)
        self.differs = False
        self.trouble = False
        self.words: Node = Column([])

    @property
    def widgets(self) -> list[Widget]:
        return [self.control, self.reset, self.book]

    def _official(self) -> str:
        return value_text(self.option, self.option.default, self.actions.money)

    def _control(self, folded: bool = False) -> Widget:
        option, change, money = self.option, self.actions.change, self.actions.money
        if isinstance(option.default, bool):
            return Toggle(
                "", option.default, lambda on: change(option.name, on), name=option.name,
                on_card=True,
            )  # fmt: skip
        if not option.values:
            shows = money if option.name in AMOUNTS else lambda n: value_text(option, n)
            return NumberField(
                int(option.default), *option.limits, step=STEPS.get(option.name, 1), shows=shows,
                on_change=lambda number: change(option.name, number), name=option.name,
            )  # fmt: skip
        values = [(str(value), value_text(option, value, money)) for value in option.values]
        if folded:
            return Dropdown(values, str(option.default), self._chosen, name=option.name)
        return Choice(
            values, str(option.default), self._chosen, size=SMALL, name=option.name, on_card=True
        )

    def fold(self, folded: bool) -> None:
        """Use a list that opens where the values have no room side by side."""
        if folded != self.folded and self.option.values and not isinstance(self.control, Toggle):
            self.control = self._control(folded)
            self.control.title = self.reset.title
        self.folded = folded

    def _chosen(self, word: str) -> None:
        value = next(v for v in self.option.values if str(v) == word)
        self.actions.change(self.option.name, value)

    # state ------------------------------------------------------------------

    def show(self, rules: Rules, reason: str, trouble: bool) -> None:
        """Show the option's value; ``reason`` says why it has no effect now, "" if it has."""
        value = getattr(rules, self.option.name)
        control = self.control
        if isinstance(control, Toggle):
            control.on, control.label = bool(value), value_text(self.option, value)
        elif isinstance(control, NumberField):
            if control.value != value:
                control.value = int(value)
        elif isinstance(control, Choice | Dropdown) and control.value != str(value):
            control.value = str(value)
        control.reason = _(reason)
        self.help = _(self.option.help)
        if self.option.name == "cash_denominations":
            notes = describe_notes(rules, self.actions.money)
            self.help = _("{help} Now: {notes}.").format(help=self.help, notes=notes)
        self.differs = value != self.option.default
        self.trouble = trouble
        self.reset.visible = self.differs

    # the tree ------------------------------------------------------------------

    def node(self, helped: bool) -> Node:
        """A card that describes the option and sets it.

        Without ``helped`` the help appears only under the pointer.
        """
        first, *others = STOP.split(self.help, maxsplit=1)
        self.control.tip = self.help if others or not helped else ""
        note = partial(Text, size=SMALL - 2, wrap=False)
        head = [
            Icon("warning", 24, "bad") if self.trouble else None,
            Text(
                _(self.option.label), size=LARGE - 2,
                weight="bold" if self.folded else "display", width=WORDS,
            ),
            note(_("Official: {official}").format(official=self._official()), colour="warn",
                 weight="bold") if self.differs else None,
            note(" ".join(self.sources), colour="muted") if self.actions.shows_ids else None,
        ]  # fmt: skip
        buttons = [
            Control(widget, height=(BUTTON, BUTTON), width=(BUTTON, BUTTON), grow=0.0)
            for widget in (self.reset, self.book)
            if widget.visible
        ]
        brief = f"{first}." if others else first
        help_text = Text(brief, size=SMALL, valign="top", alt_text=self.help) if helped else None
        self.words = Column([Wrap(head, gap=14), help_text], gap=4, grow=1.0)
        width, height = PICTURE if helped and not self.folded else LOW_PICTURE
        picture = CustomPaint(
            partial(self.actions.draw, self.option.name), height=height, width=width
        )
        if self.folded:
            # the control and the buttons beside the words, so that many are in sight
            ends = Row([self._set_by(), *buttons], gap=8)
            words = Row([picture, MinWidth(Centred(self.words), LEAST, grow=1.0)], gap=14, grow=1.0)
            return OptionCard(self, Wrap([words, Centred(ends)], gap=14), LOW_PAD)
        ends = Row(buttons, gap=8)
        above = Row([self.words, Column([ends, Spacer()])], gap=20)
        beside = Column([above, Spacer(), self._set_by()], gap=10, grow=1.0)
        return OptionCard(self, Row([picture, beside], gap=20), PAD)

    def _set_by(self) -> Node:
        """The control: choices in as many lines as their words need, others at their own width."""
        if isinstance(self.control, Choice):
            return WrappedChoice(self.control, line=CONTROL)
        width = SWITCH if isinstance(self.control, Toggle) else NUMBER
        control = Control(self.control, height=(CONTROL, CONTROL), width=(width, width), grow=0.0)
        return control if self.folded else Row([control, Spacer()])


class OptionCard(Panel):
    """A card of paper, framed in colour where the option is not as the official rules say."""

    def __init__(self, row: OptionRow, child: Node, pad: tuple[float, float]) -> None:
        super().__init__(child, "card", pad=pad)
        self.row = row

    def paint(self, surface: Surface, painter: Painter) -> None:
        super().paint(surface, painter)
        edge = painter.px(FRAME)
        frame = layout.inset(self.rect, edge, edge)
        if self.row.differs or self.row.trouble:
            painter.box(surface, frame, "bad" if self.row.trouble else "chance", radius=12, line=4)


HEADING = 50
#: the cards side by side where there is room, and their spacing, there and elsewhere
BESIDE, BETWEEN, LOW = 2, 14, 6
#: the options to keep visible at once, with their help or without it
AT_ONCE = 4


class OptionList(ScrolledTree):
    """A list that leaves out the help where it would hide too many options."""

    def __init__(self) -> None:
        super().__init__(name="options")
        self.sections: Mapping[str, Sequence[OptionRow]] = {}
        self.empty = ""
        #: the number of tokens side by side
        self.across_each = BESIDE

    @property
    def rows(self) -> list[OptionRow]:
        return [row for rows in self.sections.values() for row in rows]

    def fill(self, sections: Mapping[str, Sequence[OptionRow]], empty: str) -> None:
        """Show these rows under their headings, or a sentence if there are none."""
        self.sections, self.empty = sections, empty
        self.show(self._composed(helped=True))

    def fold(self, folded: bool) -> None:
        """Put cards side by side, and the values of each option; or below, in lists."""
        self.across_each = 1 if folded else BESIDE
        self.tree = self._composed(helped=True)

    def lay_out(self, painter: Painter) -> None:
        if not self._suffices(painter):
            self.tree = self._composed(helped=False)
        super().lay_out(painter)

    def _composed(self, helped: bool) -> Node:
        if not self.sections:
            return Column([Text(self.empty, colour="light_muted")])
        parts: list[Node] = []
        for title, rows in self.sections.items():
            # the only one is named above
            if len(self.sections) > 1:
                heading = Text(
                    _(title), size=BODY + 2, colour="light", weight="bold", height=HEADING
                )
                parts.append(heading)
            cards = [Share(row.node(helped), 1, grow=1.0) for row in rows]
            for first in range(0, len(cards), self.across_each):
                beside = cards[first : first + self.across_each]
                free = [Share(Spacer(), 1, grow=1.0)] * (self.across_each - len(beside))
                parts.append(Row([*beside, *free], gap=BETWEEN))
        return Column(parts, gap=self._between)

    @property
    def _between(self) -> int:
        return LOW if self.across_each == 1 else BETWEEN

    def _suffices(self, painter: Painter) -> bool:
        """Whether enough options are in sight at once, wherever it is scrolled to."""
        across, count = self.across(painter), -(-AT_ONCE // self.across_each)
        high = [part.heights(painter, across).preferred for part in self.tree.children]
        at_once = (sum(high[n : n + count]) for n in range(len(high)))
        return max(at_once, default=0) + (count - 1) * painter.px(self._between) <= self.rect.height


def sections_of(rows: Sequence[OptionRow]) -> dict[str, list[OptionRow]]:
    """Rows under the headings of their groups, in the order of the screen."""
    found = {group: [row for row in rows if row.option.group == group] for group in groups()}
    return {group: members for group, members in found.items() if members}


@cache
def pictures(assets: Path) -> Mapping[str, str]:
    """A drawing and what it shows, by the names of the options."""
    text = (assets / "icons" / "options.json").read_text(encoding="utf-8")
    return {name: shown for shown, names in json.loads(text).items() for name in names}


def _draw_ground(painter: Painter, board: Board, name: str, surface: Surface, rect: Rect) -> Rect:
    """Fill the picture of an option with the colour of its group; the room on it."""
    number = next(at for at, of in enumerate(groups().values()) if name in {o.name for o in of})
    # not the grey of the railroads and utilities, which come last
    streets = list(board.groups.values())[:-2]
    colour = rgb(streets[(number - 2) % len(streets)].colour)
    painter.box(surface, rect, lighten(colour, 0.2), to=darken(colour, 0.25), radius=10)
    return layout.inset(rect, painter.px(10))


def draw_option(painter: Painter, board: Board, name: str, surface: Surface, rect: Rect) -> None:
    """Draw the picture of an option as large as fits into the middle of a rectangle."""
    kind, _colon, shown = pictures(painter.assets)[name].partition(":")
    if rect.height > painter.px(LOW_PICTURE[1]):
        rect = _draw_ground(painter, board, name, surface, rect)
    if kind == "note":
        note = draw_note(painter, int(shown), board.money(int(shown)), rect.width, 1)
        painter.stamp(surface, note, note.get_rect(center=rect.center).topleft)
    elif kind == "token":
        painter.token(surface, shown, rect, painter.theme.players[0])
    elif kind == "houses":
        count = int(shown)
        row = layout.inset(rect, 0, rect.height // (4 if count in (1, 5) else 8))
        for place in layout.row(row, [1.0] * (count % 4 or 4)):
            draw_building(painter, surface, place, "hotel" if count == 5 else "house")
    elif kind == "dice":
        faces = shown.split(",")
        side = min(rect.height // 2, rect.width * 4 // 5 // len(faces))
        for number, face in enumerate(faces):
            x = rect.centerx + round((number - (len(faces) - 1) / 2) * side * 1.15)
            y, lean = rect.centery + side // 8 * (-1) ** number, 12 * (-1) ** number
            draw_die(painter, surface, (x, y), side, face, degrees=lean, speed=face == "bus")
    elif kind == "cards":
        painter.card_picture(surface, shown, rect)
    else:
        painter.picture(surface, shown, rect)
