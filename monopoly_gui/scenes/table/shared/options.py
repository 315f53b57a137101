"""A dialog that is one question with a few answers, each with a line that explains it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.board import BANK
from ....ui.painting import layout, lines
from ....ui.painting.reading import told_as
from ....ui.widgets import SMALL
from ....ui.widgets.button import ButtonStyle
from ...core.dialog import AROUND, PAD
from .advice_place import EDGE
from .card_buttons import CardButton
from .habits import ESTATE, ESTATE_BEFORE
from .table_dialog import TableDialog

if TYPE_CHECKING:
    from .port import TablePort

ROW = 62
GAP = 14
#: the same where all is enlarged and the window low
LOW_ROW, LOW_GAP = 50, 8
#: with fewer design units across, a note lies below its button, with so much between them
BESIDE, APART = 800.0, 6


@dataclass(frozen=True, slots=True)
class Answer:
    """A button, and what it means; ``reason`` is why it cannot be chosen."""

    name: str
    label: str
    note: str
    choose: Callable[[], None]
    icon: str = ""
    key: int = 0
    style: ButtonStyle = "light"
    reason: str = ""


class OptionsDialog(TableDialog):
    """Answers below each other: the button on the left, its note on the right or below.

    ``above`` units between the head and the answers are left for a picture.
    """

    width = 900.0
    above = 0.0
    #: the share of the width that the buttons take
    share = 0.42

    def __init__(self, port: TablePort, player: int = BANK) -> None:
        super().__init__(port, player)
        self.rows: list[tuple[Answer, CardButton]] = []
        self.picture = Rect(0, 0, 0, 0)
        self._notes: list[Rect] = []
        #: pixels that each note is high where it lies below its button
        self._lines: list[int] = []

    def answers(self) -> Sequence[Answer]:
        """The answers as they are now; the first that can be chosen is what Enter gives."""
        raise NotImplementedError

    def refresh(self) -> None:
        self.rows = [
            (
                answer,
                CardButton(
                    answer.label,
                    answer.choose,
                    icon=answer.icon,
                    key=answer.key,
                    style=answer.style,
                    name=answer.name,
                    reason=answer.reason,
                ),
            )
            for answer in self.answers()
        ]
        buttons = [button for _, button in self.rows]
        for button in buttons:
            if button.key == ESTATE:
                button.keys_before = ESTATE_BEFORE
        default = next((b for b in buttons if b.enabled), None)
        self.show([*buttons], default)
        self.height = self._high(ROW, GAP)

    def _high(self, row: int, gap: int) -> float:
        """How high it is with answers of this height and space between them."""
        lines = len(self.rows)
        above = self.above + 20 if self.above else 0
        below = sum(APART + high / self.context.painter.scale for high in self._lines)
        return 64 + 16 + 60 + above + lines * row + (lines - 1) * gap + below

    def hold_foot(self) -> bool:
        """The first answers are seen first, and none of the others is more than they are."""
        return self.adviser.open and super().hold_foot()

    def measure(self) -> None:
        """In a window that is too low for it, the answers are lower; in a narrow one, longer."""
        painter = self.context.painter
        self._lines = []
        if self.narrower(BESIDE):
            wide = painter.px(self.across(BESIDE) - 2 * (EDGE + PAD - 6))
            notes = [answer.reason or answer.note for answer, _ in self.rows]
            self._lines = [lines.high(painter, note, SMALL, wide) for note in notes]
        room = self.window.height / self.context.painter.scale - 2 * AROUND
        low = self._high(ROW, GAP) > room
        self.height = self._high(LOW_ROW, LOW_GAP) if low else self._high(ROW, GAP)

    def arrange(self) -> None:
        px = self.context.painter.px
        rest = self.body
        if self.above:
            self.picture, rest = layout.split(rest, "top", px(self.above), px(20))
        gap = LOW_GAP if self.height < self._high(ROW, GAP) else GAP
        self._notes = []
        if self._lines:
            rows = (rest.height - (len(self.rows) - 1) * px(gap)) - sum(self._lines)
            high = rows // len(self.rows) - px(APART)
            cells = layout.column(rest, [high + px(APART) + n for n in self._lines], px(gap))
            for (_, button), cell in zip(self.rows, cells, strict=True):
                button.rect, note = layout.split(cell, "top", high, px(APART))
                self._notes.append(note)
            return
        cells = layout.column(rest, [1.0] * len(self.rows), px(gap))
        for (_, button), cell in zip(self.rows, cells, strict=True):
            button.rect, note = layout.row(cell, [self.share, 1 - self.share], px(22))
            self._notes.append(note)

    def paint_body(self, surface: Surface) -> None:
        painter = self.context.painter
        for (answer, button), note in zip(self.rows, self._notes, strict=True):
            words = answer.reason or answer.note
            # a note alone does not say which answer it is about
            with told_as(painter, note, f"{answer.label}: {words}"):
                painter.text(
                    surface,
                    words,
                    note,
                    size=SMALL,
                    colour="text" if button.enabled else "muted",
                    valign="center",
                    wrap=True,
                )
