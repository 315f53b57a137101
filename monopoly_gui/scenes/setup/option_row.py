"""One rule option on the screen: its picture, its subject, and its control."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.rules import Option, Rules, Value
from ...language import _
from ...language.option_words import AMOUNTS, describe_notes, groups, value_text
from ...ui.cards.still_life import RADIUS
from ...ui.layout.containers import Centred, Column, MinWidth, Panel, Row, Share, Wrap
from ...ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Icon, WrappedChoice
from ...ui.painting import layout
from ...ui.painting.colour import BLACK, WHITE, Colour, contrast, darken, deep_for, rgb
from ...ui.painting.painter import Painter
from ...ui.widgets import BODY, LARGE, SMALL, Choice, Dropdown, IconButton, NumberField, Widget
from ..core.board_pictures import draw_pieces
from ..core.scene import Scene

#: design units: the margin of a card, high or low, the sides of its buttons, its control's height
PAD, LOW_PAD, BUTTON, CONTROL = (12, 12), (18, 8), 42, 46
#: of a card's frame, the margin of a deed's head, its picture's height, the side of a folded one
FRAME, HEAD, PICTURE, SIDE = 6, (14, 4), 132, 48
#: widths: of a folded control, of the words at least, also beside that
NUMBER, WORDS, LEAST = 260, (170, 0), 250
#: the step of + and -
STEPS = {
    "start_cash": 100, "snake_eyes_bonus": 50, "time_limit_minutes": 5,
    "round_limit": 5, "goal_cash": 100,
}  # fmt: skip


class OptionRow:
    """The widgets of one option; ``show`` brings them up to date with the rules."""

    def __init__(
        self,
        option: Option,
        scene: Scene,
        board: Board,
        change: Callable[[str, Value], None],
        explain: Callable[[Option], None],
        sources: Sequence[str],
    ) -> None:
        self.option, self.scene, self.board = option, scene, board
        self.change, self.sources = change, sources
        self.folded = False
        self.control = self._control()
        official = _("Back to the official rule: {official}").format(official=self._official())
        self.reset = IconButton(
            "undo", lambda: change(option.name, option.default), style="light",
            tip=official, name=f"reset {option.name}",
        )  # fmt: skip
        self.book = IconButton(
            "book", partial(explain, option), style="light", tip=_("Read the rule"),
            name=f"read {option.name}",
        )  # fmt: skip
        for widget in self.widgets:
            widget.title = _(option.label)
        self.help = _(option.help)
        self.differs = False
        self.trouble = False
        self.words: Node = Column([])

    @property
    def widgets(self) -> list[Widget]:
        return [self.control, self.reset, self.book]

    def _official(self) -> str:
        return value_text(self.option, self.option.default, self.board.money)

    def _control(self, folded: bool = False) -> Widget:
        option, change, money = self.option, self.change, self.board.money
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
        if folded != self.folded and self.option.values:
            self.control = self._control(folded)
            self.control.title = self.reset.title
        self.folded = folded

    def _chosen(self, word: str) -> None:
        value = next(v for v in self.option.values if str(v) == word)
        self.change(self.option.name, value)

    def show(self, rules: Rules, reason: str, trouble: bool) -> None:
        """Show the option's value; ``reason`` says why it has no effect now, "" if it has."""
        value = getattr(rules, self.option.name)
        control = self.control
        if isinstance(control, NumberField):
            if control.value != value:
                control.value = int(value)
        elif isinstance(control, Choice | Dropdown) and control.value != str(value):
            control.value = str(value)
        control.reason = _(reason)
        self.help = _(self.option.help)
        if self.option.name == "cash_denominations":
            notes = describe_notes(rules, self.board.money)
            self.help = _("{help} Now: {notes}.").format(help=self.help, notes=notes)
        self.differs = value != self.option.default
        self.trouble = trouble
        self.reset.visible = self.differs

    def node(self) -> Node:
        """The option as a deed, or folded, to one line."""
        # a folded one has no room for its help beside it
        self.control.tip = self.help if self.folded else ""
        self.control.explained = self.help
        note = partial(Text, size=SMALL - 2, wrap=False)
        shows_ids = self.scene.context.settings.rule_ids
        notes = [
            note(_("Official: {official}").format(official=self._official()), colour="warn",
                 weight="bold") if self.differs else None,
            note(" ".join(self.sources), colour="muted") if shows_ids else None,
        ]  # fmt: skip
        label = Text(
            _(self.option.label), size=LARGE - 2, weight="bold" if self.folded else "display",
            width=WORDS, colour="text" if self.folded else "light", grow=1.0,
        )  # fmt: skip
        trouble = Icon("warning", 24, "bad" if self.folded else "light") if self.trouble else None
        buttons = [
            Control(widget, height=(BUTTON, BUTTON), width=(BUTTON, BUTTON), grow=0.0)
            for widget in (self.reset, self.book)
            if widget.visible
        ]
        draw = partial(draw_option, self.scene, self.board, self.option)
        if self.folded:
            self.words = Wrap([trouble, label, *notes], gap=14)
            picture = CustomPaint(draw, height=SIDE, width=SIDE)
            # the control and the buttons beside the words, so that many are in sight
            ends = Row([self._set_by(), *buttons], gap=8)
            words = Row([picture, MinWidth(Centred(self.words), LEAST, grow=1.0)], gap=14, grow=1.0)
            return OptionCard(self, Wrap([words, Centred(ends)], gap=14), LOW_PAD)
        self.words = Row([trouble, label, *map(Centred, buttons)], gap=10)
        head = ColourBand(self.words, "", pad=HEAD)
        head.colour = colour_of(self.board, self.option.group)
        picture = CustomPaint(draw, height=PICTURE, grow=1.0)
        shown = [Wrap(notes, gap=14)] if any(notes) else []
        return OptionCard(self, Column([head, picture, *shown, self._set_by()], gap=8), PAD)

    def _set_by(self) -> Node:
        """The control: choices in as many lines as their words need, others at their own width."""
        if isinstance(self.control, Choice):
            return WrappedChoice(self.control, line=CONTROL)
        width = NUMBER if self.folded else 0
        return Control(self.control, height=CONTROL, width=width, grow=0.0)


class ColourBand(Panel):
    """The coloured head of a deed."""

    colour: Colour = BLACK

    def paint(self, surface: Surface, painter: Painter) -> None:
        painter.box(surface, self.rect, self.colour, to=darken(self.colour, 0.2), radius=RADIUS)
        super().paint(surface, painter)


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
#: the spacing of deeds, and of folded options
BETWEEN, LOW = 14, 6


def option_tree(rows: Sequence[OptionRow], empty: str, most: int) -> Node:
    """The rows under their groups, so many across at most, or ``empty``; folded with 1."""
    parts: list[Node] = [] if rows else [Text(empty, colour="light_muted")]
    sections = [(group, [row for row in rows if row.option.group == group]) for group in groups()]
    for group, members in sections:
        # the only one is named above
        if 0 < len(members) < len(rows):
            parts.append(
                Text(_(group), size=BODY + 2, colour="light", weight="bold", height=HEADING)
            )
        cards = [Share(row.node(), 1, grow=1.0) for row in members]
        # four in two lines rather than three and one
        across = min(most, 2) if len(cards) in (2, 4) else most
        for first in range(0, len(cards), across):
            beside = cards[first : first + across]
            free = [Share(Spacer(), 1, grow=1.0)] * (across - len(beside))
            parts.append(Row([*beside, *free], gap=BETWEEN, grow=1.0))
    return Column(parts, gap=LOW if most == 1 else BETWEEN)


#: the least contrast of a group's colour with its white name, before it is darkened
LEGIBLE = 3.0


@cache
def pictures(assets: Path) -> Mapping[str, str]:
    """The pieces that show an option from left to right, by its name."""
    text = (assets / "icons" / "options.json").read_text(encoding="utf-8")
    return {name: shown for shown, names in json.loads(text).items() for name in names}


def colour_of(board: Board, group: str) -> Colour:
    """The colour of a group of options: one of the streets' colours, for light ink."""
    # not the first, which is like the table, nor the railroads and utilities, which come last
    streets = [rgb(each.colour) for each in list(board.groups.values())[1:-2]]
    fit = [colour for colour in streets if contrast(colour, WHITE) >= LEGIBLE] or streets
    return deep_for(WHITE, fit[(list(groups()).index(group) - 2) % len(fit)])


def draw_option(scene: Scene, board: Board, option: Option, surface: Surface, rect: Rect) -> None:
    """Draw the pieces that stand for an option on cloth in the colour of its group."""
    painter = scene.context.painter
    things = pictures(painter.assets)[option.name]
    if rect.width <= painter.px(SIDE):
        things = things.split()[0]
    draw_pieces(scene, board, colour_of(board, option.group), things, surface, rect)
