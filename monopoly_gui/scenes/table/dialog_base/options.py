"""A dialog with one question and a few answers, each with an explanation."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from ....engine.actions import Action
from ....engine.board import BANK
from ....ui.layout.containers import Column, Grid, Table
from ....ui.layout.leaves import Control, CustomPaint, Spacer, Text, Units
from ....ui.layout.node import Node
from ....ui.painting.shapes import blank, multiply
from ....ui.widgets import BODY, HEADING, SMALL
from ....ui.widgets.button import ButtonStyle
from ..parts.card_buttons import DialogButton
from ..parts.items import for_the_ear, on_the_table
from ..parts.table_host import TableHost
from .table_dialog import TableDialog

#: the height of the picture of an answer, and that in a low window; its strength where the answer
#: cannot be given
PICTURE, LOW_PICTURE, FAINT = 136, 100, (92, 92, 92, 92)


class DialogAnswer(DialogButton):
    """A button, and its meaning; ``reason`` says why it is unavailable."""

    def __init__(
        self, name: str, label: str, note: str, choose: Callable[[], None], icon: str = "",
        key: int = 0, style: ButtonStyle = "light", reason: str = "",
    ) -> None:  # fmt: skip
        super().__init__(label, choose, icon=icon, key=key, style=style, name=name, reason=reason)
        self.note = note

    @property
    def meaning(self) -> str:
        """The meaning, spoken with the label; a disabled button says why."""
        return "" if self.reason else f"{self.label}: {self.note}"


class OptionsDialog(TableDialog):
    """Answers one below the other: the button on the left, its note on the right or below."""

    width = 1320.0

    def __init__(self, host: TableHost, frame: Any = None) -> None:
        super().__init__(host, frame.player if frame else BANK)
        self.frame = frame
        if not self.panelled:
            self.head.size, self.head.disc = HEADING + 6, False
        self.rows: Sequence[DialogAnswer] = ()

    def answers(self) -> Sequence[DialogAnswer]:
        """The current answers; the first available one is the default."""
        raise NotImplementedError

    def answer(
        self, name: str, label: str, note: str, action: Action, icon: str, key: int,
        style: ButtonStyle = "light",
    ) -> DialogAnswer:  # fmt: skip
        """An answer by an action; the engine says why it is unavailable."""
        choose, reason = partial(self.act, action), self.host.why_not(action)
        return DialogAnswer(name, label, note, choose, icon, key, style, reason)

    def thing(self) -> Node | None:
        """The subject, shown first where the answers lie on a mat: beside them, or above them."""
        return None

    def refresh(self) -> None:
        self.rows = self.answers()
        default = next((answer for answer in self.rows if answer.enabled), None)
        thing, choice = self.thing(), self.choice()
        if self.panelled:
            self.compose(choice, default)
        else:
            about = Column([self.head, choice], gap=20)
            self.compose(on_the_table(thing, about, tight=self.compact), default)

    def choice(self) -> Node:
        """The answers one below the other in a pane, on a mat pictured side by side."""
        return answer_table(self.rows) if self.panelled else self.pictured(self.rows)

    def pictured(self, answers: Sequence[DialogAnswer]) -> Node:
        """Answers side by side, each with its picture, its button and its meaning."""
        captions = any(map(self.caption, answers))
        ways = [self._pictured(answer, captions) for answer in answers]
        return Grid(ways, columns=(1, 2 if len(ways) % 3 else 3), gap=22)

    def _pictured(self, answer: DialogAnswer, captions: bool) -> Node:
        caption, note = self.caption(answer), note_of(answer, 176)
        note.align = "center"
        parts = [
            CustomPaint(
                partial(self._draw_pictured, answer), height=LOW_PICTURE if self.low else PICTURE
            ),
            Text(caption, size=BODY, weight="bold", align="center", wrap=False)
            if captions
            else None,
            Control(answer, height=58, tight=True, grow=0.0),
            note,
            Spacer(),
        ]
        return Column(parts, gap=10)

    def _draw_pictured(self, answer: DialogAnswer, surface: Surface, rect: Rect) -> None:
        """The picture of an answer, faint where it cannot be given."""
        painter, name, able = self.context.painter, answer.name, answer.enabled

        def drawn() -> Surface:
            picture = blank(rect.size)
            self.draw_answer(name, picture, picture.get_rect())
            if not able:
                multiply(picture, FAINT)
            return picture

        key = "pictured", type(self), name, answer.label, able, rect.size
        painter.stamp(surface, painter.cached(key, drawn), rect.topleft)

    def caption(self, answer: DialogAnswer) -> str:
        """The words below the picture of an answer, "" for none."""
        return ""

    def draw_answer(self, name: str, surface: Surface, rect: Rect) -> None:
        """Draw the picture of an answer."""
        raise NotImplementedError


def brief_answer(answer: DialogAnswer, height: Units) -> Node:
    """A button alone, its meaning as a tip and for the ear."""
    answer.tip = answer.note
    return Column([for_the_ear(answer.meaning), Control(answer, height=height)], gap=0)


def answer_table(rows: Sequence[DialogAnswer]) -> Node:
    """Buttons one below the other, each with its meaning beside it."""
    lines = [(Control(each, height=(50, 62), width=300), note_of(each)) for each in rows]
    return Table(lines, grows=(0.0, 1.0), gap=22, apart=14)


def note_of(answer: DialogAnswer, width: float = 300) -> Text:
    """The meaning of an answer, or the reason why it is not available."""
    words, colour = answer.reason or answer.note, "muted" if answer.reason else "text"
    return Text(words, size=SMALL, colour=colour, width=width, alt_text=answer.meaning)
