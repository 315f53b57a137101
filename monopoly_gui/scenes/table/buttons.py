"""The buttons of the table: exactly what can be done now, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from ...engine.actions import Action, ClaimSalary, EndTurn, PayFine, Roll, SkipJailTurn, UseJailCard
from ...engine.board import BANK
from ...engine.frames import Over, Turn
from ...engine.machine import deciders, pending_title
from ...language import _
from ...ui.painting import layout
from ...ui.widgets import Button
from ...ui.widgets.button import ButtonStyle
from .questions import WAIT
from .shared.habits import BACK, ESTATE, ESTATE_BEFORE, SALARY

if TYPE_CHECKING:
    from .controller import TableController
    from .doors import Doors
    from .log_side import LogSide
    from .questions import Questions

#: the column is at least so wide where the button for advice has a word on it
WORDY = 900
#: buttons that need so many times the width of their row stand in two, if rows are so high then
MUCH, LEAST_ROW = 1.25, 40


@dataclass(frozen=True, slots=True)
class Choice:
    """A button as it should be now; ``reason`` is why it cannot be used, "" if it can."""

    name: str
    label: str
    icon: str
    key: int
    go: Callable[[], object]
    style: ButtonStyle = "secondary"
    reason: str = ""
    tip: str = ""


class TableButtons:
    """Two rows: the turn itself above, what can be done at any time below."""

    def __init__(
        self,
        table: TableController,
        doors: Doors,
        questions: Questions,
        side: LogSide,
        skip: Callable[[], None],
    ) -> None:
        self.table = table
        self.doors = doors
        self.questions = questions
        self.side = side
        self.skip = skip
        self._buttons: dict[str, Button] = {}
        self.rows: tuple[list[Button], list[Button]] = ([], [])

    def refresh(self) -> bool:
        """Bring the buttons up to date; True if there are other ones than before."""
        rows = (self._made(self._upper()), self._made(self._lower()))
        changed = rows != self.rows
        self.rows = rows
        return changed

    @property
    def all(self) -> list[Button]:
        return [*self.rows[0], *self.rows[1]]

    @property
    def default(self) -> Button | None:
        """What Enter does: the golden button."""
        return next((b for b in self.all if b.style == "primary" and b.enabled), None)

    def place(self, rect: Rect) -> None:
        """Share the rectangle among the buttons."""
        gap = self.table.context.painter.px(12)
        rows = self._fitting(rect.width, gap, (rect.height - 2 * gap) // 3)
        for row, buttons in zip(layout.column(rect, [1.0] * len(rows), gap), rows, strict=True):
            wishes = [float(b.width(self.table.context.painter)) for b in buttons]
            for button, cell in zip(buttons, layout.row(row, wishes, gap), strict=True):
                if button.rect != cell:
                    button.rect = cell

    def _fitting(self, width: int, gap: int, high: int) -> list[list[Button]]:
        """The two rows; where all is enlarged, one that would become too narrow is cut.

        ``high`` is the height of each of three rows, in pixels.
        """
        rows = list(self.rows)
        if not self.table.near or high < LEAST_ROW * self.table.context.painter.scale:
            return rows
        for at in (1, 0):
            row = rows[at]
            needed = sum(b.width(self.table.context.painter) for b in row) + gap * (len(row) - 1)
            if len(rows) == 2 and len(row) > 2 and needed > MUCH * width:
                half = (len(row) + 1) // 2
                rows[at : at + 1] = [row[:half], row[half:]]
        return rows

    def _made(self, choices: Sequence[Choice]) -> list[Button]:
        return [self._button(choice) for choice in choices]

    def _button(self, choice: Choice) -> Button:
        button = self._buttons.get(choice.name)
        if button is None:
            button = Button(choice.label, icon=choice.icon, key=choice.key, name=choice.name)
            self._buttons[choice.name] = button
        if choice.key == ESTATE:
            button.keys_before = ESTATE_BEFORE[:1]
        button.label, button.reason, button.tip = choice.label, choice.reason, choice.tip
        button.on_click = lambda: void(choice.go())
        if button.style != choice.style:
            button.style = choice.style
            button.dirty = True
        return button

    # -- what there is --------------------------------------------------------------
    def _upper(self) -> list[Choice]:
        table = self.table
        frame = table.state.top
        asked = [p for p in deciders(table.state) if table.is_human(p)]
        if not table.resting or not (asked or isinstance(frame, Over)):
            return [self._skip()]
        if isinstance(frame, Over):
            return [
                Choice(
                    "answer",
                    _("Show the result"),
                    "trophy",
                    pygame.K_r,
                    self.questions.ask_again,
                    "primary",
                )
            ]
        if isinstance(frame, Turn):
            return self._turn(frame)
        title = _("Answer: {pending}").format(pending=_(pending_title(table.state)))
        return [Choice("answer", title, "bell", pygame.K_r, self.questions.answer, "primary")]

    def _skip(self) -> Choice:
        label = _("Skip to your turn") if self.table.humans() else _("Skip")
        return Choice("skip", label, "fast_forward", pygame.K_SPACE, self.skip)

    def _turn(self, frame: Turn) -> list[Choice]:
        """Throwing and ending, or the ways out of Jail."""
        player, state = frame.player, self.table.state
        roll = self._act("roll", _("Roll the dice"), "dice", pygame.K_r, Roll(player))
        if not state.in_jail(player) or frame.phase != "roll":
            end = self._act("end", _("End turn"), "check", pygame.K_e, EndTurn(player))
            return [roll, end]
        fine = self.table.money(state.board.jail_fine)
        out = [
            roll,
            self._act(
                "fine", _("Pay {fine}").format(fine=fine), "cash", pygame.K_f, PayFine(player)
            ),
        ]
        held = state.cards[player]
        card = UseJailCard(player, held[0] if held else -1)
        out.append(self._act("card", _("Use a card"), "key", pygame.K_c, card))
        if state.rules.jail_skip:
            out.append(self._act("sit", _("Stay"), "clock", pygame.K_k, SkipJailTurn(player)))
        return out

    def _act(self, name: str, label: str, icon: str, key: int, action: Action) -> Choice:
        """A button that submits an action, greyed out with the engine's reason."""
        reason = self.table.why_not(action)
        style: ButtonStyle = "primary" if name in ("roll", "end") and not reason else "secondary"
        return Choice(name, label, icon, key, lambda: self.table.submit(action), style, reason)

    def _lower(self) -> list[Choice]:
        table = self.table
        player = table.actor
        if table.state.over:
            return [Choice("leave", _("To the title screen"), "exit", pygame.K_q, self.doors.title)]
        if player == BANK:
            return []
        several = len(table.humans()) > 1
        manage, trade = (
            (
                _("Build, sell, mortgage and unmortgage for {player} (I)."),
                _("Offer a trade for {player} (T)."),
            )
            if several
            else (_("Build, sell, mortgage and unmortgage (I)."), _("Offer a trade (T)."))
        )
        out = [
            Choice(
                "manage", _("Manage"), "house", ESTATE, self.doors.estate, "secondary", "",
                manage.format(player=table.name(player)),
            ),
            Choice(
                "trade", _("Trade"), "handshake", pygame.K_t, self.doors.trade, "secondary", "",
                trade.format(player=table.name(player)),
            ),
            Choice(
                "undo", _("Undo"), "undo", BACK, self.questions.undo, "secondary",
                self.questions.why_no_undo(),
                _("Undo the last step (U)."),
            ),
        ]  # fmt: skip
        if self.side.adviser.wanted:
            wide = (
                table.picture.layout.side.width >= table.context.painter.px(WORDY) and not several
            )
            out.append(
                Choice(
                    "advice", _("Advice") if wide else "", "bulb", pygame.K_h, self.side.ask_advice,
                    "secondary", "" if table.resting else _(WAIT),
                    _("What an Expert would do now, and why (H)."),
                )
            )  # fmt: skip
        if table.state.salaries[player]:
            out.append(self._act("salary", _("Salary"), "go", SALARY, ClaimSalary(player)))
        if several:
            out.append(
                Choice(
                    "seat", table.name(player), "people", pygame.K_p, table.next_actor,
                    "ghost", "", _("Let the buttons act for the next player (P)."),
                )
            )  # fmt: skip
        return out


def void(result: object) -> None:
    """Drop what a callback gave."""
