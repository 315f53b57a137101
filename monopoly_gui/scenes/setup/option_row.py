"""One rule option on the screen: what it is about, and the control that sets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...engine.rules import Option, Rules, Value
from ...language import _
from ...language.option_words import AMOUNTS, Money, describe_notes, spoken
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Choice, IconButton, NumberField, Toggle, Widget

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

PAD = 14
GAP = 16
LINE = 30
CONTROL = 50
#: widths in design units: of one segment of a choice, of a number, of a switch
SEGMENT = 222
NUMBER = 260
SWITCH = 132
#: from this width on the control stands beside the text, otherwise below it
WIDE = 1060
#: what one press of + or - adds
STEPS = {"start_cash": 100, "snake_eyes_bonus": 50, "time_limit_minutes": 5}


@dataclass(frozen=True, slots=True)
class RowActions:
    """What a row may ask of its screen; ``explain`` opens the rules at the option's passage."""

    change: Callable[[str, Value], None]
    explain: Callable[[Option], None]
    money: Money
    #: the ids of the rules behind an option that the rules text tells
    sources: Callable[[Option], tuple[str, ...]]
    #: whether these are told
    tells_ids: bool = False


class OptionRow:
    """The widgets of one option; ``show`` brings them up to date with the rules."""

    def __init__(self, option: Option, actions: RowActions) -> None:
        self.option = option
        self.actions = actions
        self.control = self._control()
        self.reset = IconButton(
            "undo",
            lambda: actions.change(option.name, option.default),
            style="light",
            tip=_("Back to the official rule: {official}").format(official=self._official()),
            name=f"reset {option.name}",
        )
        self.book = IconButton(
            "book",
            lambda: actions.explain(option),
            style="light",
            tip=_("Read the rule"),
            name=f"read {option.name}",
        )
        for widget in (self.control, self.reset, self.book):
            widget.title = _(option.label)
        self.sources = actions.sources(option)
        self.help = _(option.help)
        self.differs = False
        self.trouble = False
        self.text = Rect(0, 0, 0, 0)
        self.rect = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        return [self.control, self.reset, self.book]

    def _official(self) -> str:
        return spoken(self.option, self.option.default, self.actions.money)

    def _control(self) -> Widget:
        option, change, money = self.option, self.actions.change, self.actions.money
        if isinstance(option.default, bool):
            return Toggle(
                "",
                option.default,
                lambda on: change(option.name, on),
                on_card=True,
                name=option.name,
            )
        if not option.values:
            shows = money if option.name in AMOUNTS else lambda n: spoken(option, n)
            return NumberField(
                int(option.default),
                *option.limits,
                step=STEPS.get(option.name, 1),
                shows=shows,
                on_change=lambda number: change(option.name, number),
                name=option.name,
            )
        return Choice(
            [(str(value), spoken(option, value, money)) for value in option.values],
            str(option.default),
            self._chosen,
            size=SMALL,
            on_card=True,
            name=option.name,
        )

    def _chosen(self, word: str) -> None:
        value = next(v for v in self.option.values if str(v) == word)
        self.actions.change(self.option.name, value)

    # state ------------------------------------------------------------------

    def show(self, rules: Rules, reason: str, trouble: bool) -> None:
        """Show how the option stands; ``reason`` is why it decides nothing now, "" if it does."""
        value = getattr(rules, self.option.name)
        control = self.control
        if isinstance(control, Toggle):
            control.on, control.label = bool(value), spoken(self.option, value)
        elif isinstance(control, NumberField):
            if control.value != value:
                control.value = int(value)
        elif isinstance(control, Choice) and control.value != str(value):
            control.value = str(value)
        control.reason = _(reason)
        self.help = _(self.option.help)
        if self.option.name == "cash_denominations":
            notes = describe_notes(rules, self.actions.money)
            self.help = _("{help} Now {notes}.").format(help=self.help, notes=notes)
        self.differs = value != self.option.default
        self.trouble = trouble
        self.reset.visible = self.differs

    # place --------------------------------------------------------------------

    def height(self, painter: Painter, width: int) -> int:
        """Pixels it needs at this width."""
        px = painter.px
        lines = len(painter.wrap(self.help, SMALL, self._text_width(painter, width)))
        text = px(LINE) + lines * painter.measure("", SMALL)[1]
        if width < px(WIDE):
            return text + px(CONTROL + 8) + 2 * px(PAD)
        return max(text, px(CONTROL)) + 2 * px(PAD)

    def _text_width(self, painter: Painter, width: int) -> int:
        px = painter.px
        if width < px(WIDE):
            return width - px(GAP)
        return width - px(3 * SEGMENT) - self._buttons(painter) - px(2 * GAP)

    def _buttons(self, painter: Painter) -> int:
        return 2 * (painter.px(CONTROL) + painter.px(8))

    def _control_width(self, painter: Painter) -> int:
        if isinstance(self.control, Choice):
            return painter.px(SEGMENT) * len(self.control.options)
        return painter.px(NUMBER if isinstance(self.control, NumberField) else SWITCH)

    def place(self, rect: Rect, clip: Rect, painter: Painter) -> None:
        """Put text and widgets into a rectangle of which ``clip`` is in sight."""
        px = painter.px
        self.rect = rect
        inside = layout.inset(rect, 0, px(PAD))
        inside = Rect(inside.x + px(GAP), inside.y, inside.width - px(GAP), inside.height)
        side = px(CONTROL)
        if rect.width < px(WIDE):
            line, self.text = layout.split(inside, "bottom", side, px(8))
            controls, icons = line, self._buttons(painter)
            x = controls.x
        else:
            width = self._text_width(painter, rect.width)
            self.text, controls = layout.split(inside, "left", width, px(GAP))
            controls = layout.centre(controls, controls.width, side)
            icons = self._buttons(painter)
            x = controls.right - icons - self._control_width(painter)
        width = min(self._control_width(painter), controls.width - icons)
        self.control.rect = Rect(x, controls.y, width, side)
        self.reset.rect = Rect(controls.right - icons + px(8), controls.y, side, side)
        self.book.rect = Rect(controls.right - side, controls.y, side, side)
        for widget in self.widgets:
            widget.clip = clip

    # drawing --------------------------------------------------------------------

    def paint(self, surface: Surface, painter: Painter) -> None:
        """Draw everything but the widgets."""
        px = painter.px
        surface.fill(painter.tint("line"), Rect(self.rect.x, self.rect.y, self.rect.width, 1))
        if self.differs or self.trouble:
            bar = Rect(self.rect.x, self.text.y, px(5), self.rect.bottom - px(PAD) - self.text.y)
            painter.box(surface, bar, "warn" if self.trouble else "accent", radius=99)
        head = Rect(self.text.x, self.text.y, self.text.width, px(LINE))
        if self.trouble:
            side = px(24)
            rect = Rect(head.x, head.centery - side // 2, side, side)
            painter.icon(surface, "warning", rect, "warn")
            head = Rect(rect.right + px(8), head.y, head.width - side - px(8), head.height)
        label = painter.text(
            surface, _(self.option.label), head, size=BODY, colour="text", weight="bold",
            valign="center",
        )  # fmt: skip
        ids = " ".join(self.sources) if self.actions.tells_ids else ""
        notes = [(ids, "muted", "regular")]
        if self.differs:
            notes.insert(
                0, (_("Official: {official}").format(official=self._official()), "warn", "bold")
            )
        x = label.right + px(14)
        for number, (note, colour, weight) in enumerate(notes):
            room = self.text.right - x
            if number and painter.measure(note, SMALL - 2)[0] > room:
                break
            at = Rect(x, head.y, max(1, room), head.height)
            drawn = painter.text(
                surface, note, at, size=SMALL - 2, colour=colour, weight=weight, valign="center"
            )
            x = drawn.right + px(14)
        below = Rect(self.text.x, head.bottom, self.text.width, self.text.bottom - head.bottom)
        painter.text(surface, self.help, below, size=SMALL, colour="muted", wrap=True)
