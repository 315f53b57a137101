"""Putting up the dialog that asks a human what is pending, each question once."""

from __future__ import annotations

from ...language import _, mark
from ..core.managed_scene import ManagedScene
from .bankrupt_dialog import BankruptDialog
from .dialog_base.table_dialog import TableDialog
from .dialogs.first_token import FirstTokenScene, chooses_token
from .parts.table_host import TableHost
from .table_commands import TableCommands

WAIT = mark("Wait until everything has stopped moving.")
NOTHING_TO_UNDO = mark("You can only undo your own last step, and never past a roll or a card.")


class Questions:
    """What humans have been asked; taking a step back asks again."""

    def __init__(self, table: TableHost, commands: TableCommands) -> None:
        self.table = table
        self.commands = commands
        self._question: ManagedScene | None = None
        #: the page of the result, made while the winner is shown
        self._result: ManagedScene | None = None
        #: who has been told that they are out, and those who were out before
        self._told_out = {p for p, alive in enumerate(table.state.alive) if not alive}
        #: who has been asked for a token
        self._with_token: set[int] = set()
        self._asked_for: tuple[int, int] | None = None

    def _moment(self) -> tuple[int, int]:
        return id(self.table.state), self.table.state.version

    @property
    def opening(self) -> bool:
        """Whether a question is about to be put up."""
        return self._moment() != self._asked_for

    @property
    def just_out(self) -> list[int]:
        """The people who are out and have not been told; nobody plays on before that."""
        state = self.table.state
        if all(state.alive) or state.over:
            return []
        out = [p for p, alive in enumerate(state.alive) if not alive and self.table.is_human(p)]
        return [p for p in out if p not in self._told_out]

    def answer(self) -> None:
        """Bring the dialog of what is pending back, folded or closed; say so if it lies open."""
        asked = self._question
        if asked not in self.table.context.scenes.stack:
            self.ask_again()
        elif isinstance(asked, TableDialog) and asked.folded:
            asked.folding.unfold()
        else:
            self.table.context.announce(_("Answer the open question first."))

    def ask_again(self) -> None:
        """Open the dialog of what is pending again, if it has been closed."""
        self._asked_for = None

    def open(self) -> bool:
        """Put the dialog up that asks a human what is pending.

        True if one was put up: it must come to lie on top before anybody goes on.
        """
        scenes = self.table.context.scenes
        if not self.opening or self._question in scenes.stack:
            return False
        self._asked_for = self._moment()
        self._question = self._fallen() or self._token_question() or self._pending()
        if self._question:
            scenes.push(self._question)
        return self._question is not None

    def prepare(self) -> None:
        """Look back at the game while the winner is shown, so that its story is there at once."""
        if self.table.state.over and self.opening and self._result is None:
            self._result = self.table.routes.question()

    def _pending(self) -> ManagedScene | None:
        ready, self._result = self._result, None
        return ready if ready and self.table.state.over else self.table.routes.question()

    def _fallen(self) -> ManagedScene | None:
        """Tell a person who has just gone bankrupt, while the others play on."""
        people = self.just_out
        self._told_out = {p for p, alive in enumerate(self.table.state.alive) if not alive}
        return BankruptDialog(self.table, self.commands, people[0]) if people else None

    def _token_question(self) -> ManagedScene | None:
        """Let a human choose a token at the first turn, where the rules have it so."""
        table, player = self.table, chooses_token(self.table.state)
        if player is None or not table.is_human(player) or player in self._with_token:
            return None
        self._with_token.add(player)
        return FirstTokenScene(table, player, lambda token: table.take_token(player, token))

    # -- taking back --------------------------------------------------------------------------
    def why_no_undo(self) -> str:
        """Why the last step of the acting human cannot be taken back, "" if it can."""
        if not self.table.is_settled:
            return _(WAIT)
        return "" if self.table.match.can_undo(self.table.actor) else _(NOTHING_TO_UNDO)

    def undo(self) -> None:
        """Take the last step of the acting human back; a toast says why if that cannot be."""
        if reason := self.why_no_undo():
            self.table.context.scenes.toasts.say(reason, "bad")
            return
        self.table.game.undo(self.table.actor)
        self.ask_again()
