"""Opening the dialogs of pending questions and of bankruptcy, once each."""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from ...engine.amounts.worth import from_bank
from ...engine.board import BANK
from ...engine.flow import auction
from ...engine.frames import Auction
from ...language import _, mark
from ...match.background_tasks import BackgroundTask
from ...match.chronicle import Chronicle, fall_of
from ...match.finished_game import FinishedGame
from ...match.swings import Swings
from ...records.retelling import retold
from ...ui.characters.remarks import WORDINGS, remark_text
from ...ui.layout.containers import Column, Columns, Panel, Row, Scroll, Wrap
from ...ui.layout.leaves import Text
from ...ui.layout.node import Node
from ...ui.text.great_moment_text import great_moment_sentence
from ...ui.text.story_text import consolation, held_out, luck_text
from ...ui.widgets import BODY
from ..core.managed_scene import ManagedScene
from .dialog_base.options import DialogAnswer, OptionsDialog, brief_answer
from .dialog_base.table_dialog import TableDialog
from .dialogs.first_token import FirstTokenScene, chooses_token
from .parts.items import face_item, space_item
from .parts.table_host import TableHost
from .seats import SeatsDialog
from .table_commands import TableCommands

#: the picture of a speaker, the least width of a remark, and the heights of the deed that
#: brought the fall, of the first ways on and of the others, in design units
FACE, VOICE, DEED, FIRST, LINK = 92, 340, (230, 640), (54, 70), (40, 44)


class BankruptDialog(OptionsDialog):
    """A dialog that holds the table while it is open; ``past`` is None for an unsound log."""

    width = 1340.0
    modal = True
    panelled = False

    def __init__(
        self,
        table: TableHost,
        commands: TableCommands,
        player: int,
        past: tuple[Chronicle, Swings] | None,
    ) -> None:
        self.commands = commands
        super().__init__(table)
        self.player = player
        self.form.on_cancel = self._watch
        #: the cause of the bankruptcy, as far as it is known
        self.fall = fall_of(past[0].moments(), player) if past else None
        self.story = [*self._story(*past)] if past else []

    def alive(self) -> bool:
        return not self.state.alive[self.player] and not self.state.over

    def refresh(self) -> None:
        held = self.fall.round if self.fall else self.state.round
        self.title = held_out(self.host.name(self.player), held)
        self.subtitle = great_moment_sentence(self.fall, self.host.people) if self.fall else ""
        super().refresh()

    def thing(self) -> Node | None:
        """The deed that brought the fall."""
        space = self.fall.space if self.fall else -1
        named = space >= 0 and self.host.board.spaces[space].is_deed
        return space_item(self.host, space, DEED) if named else None

    def choice(self) -> Node:
        """The person's own story and the others' remarks, then the ways on."""
        lines = [Text(line, size=BODY + 3) for line in self.story]
        voices = Columns([*map(self._voice, self._speakers())], width=VOICE, gap=10, apart=16)
        first = [brief_answer(each, FIRST) for each in self.rows if each.style != "link"]
        others = [brief_answer(each, LINK) for each in self.rows if each.style == "link"]
        text = Scroll(Column([*lines, voices], gap=14))
        return Column([text, Wrap(first, gap=14), Wrap(others, gap=10)], gap=18)

    def _speakers(self) -> Iterator[int]:
        """A computer who gets everything, and another one at the table."""
        creditor = self.fall.other if self.fall else BANK
        faces, alive = self.host.people.faces, self.state.alive
        able = [p for p in self.state.order if alive[p] and faces[p]]
        yield from sorted(able, key=lambda player: player != creditor)[:2]

    def _voice(self, player: int) -> Node:
        character = self.host.people.faces[player]
        text = remark_text(character, "other_bankrupt", (self.state.seed + player) % WORDINGS)
        name = self.host.name(player)
        face = face_item(self.host, player, FACE, "calm")
        words = _("{name}: “{reason}”").format(name=name, reason=text)
        return Panel(Row([face, Text(words, grow=1.0)], gap=16), "inset", pad=(12, 6))

    def _story(self, chronicle: Chronicle, swings: Swings) -> Iterator[str]:
        """The best moment, the rents taken, and bad luck."""
        if self.fall is None:
            return
        player = self.player
        ranking = (*self.state.living(), *reversed(self.state.fallen))
        yield consolation(
            FinishedGame(
                tuple(swings.rounds), ranking, (), tuple(chronicle.moments()),
                tuple(swings.swings), tuple(zip(*swings.curve, strict=True)), (), BANK,
            ),
            self.host.people,
            player,
        ).text  # fmt: skip
        if rent := chronicle.received[player]:
            yield _("You collected {money} in rent.").format(money=self.host.money(rent))
        if chronicle.lucky and chronicle.luck[player] < 0:
            yield luck_text(self.host.people, player, round(chronicle.luck[player]))

    def answers(self) -> Sequence[DialogAnswer]:
        others = bool(self.host.humans())
        speed = _("The others play on.") if others else _("Four times as fast as before.")
        computers = any(not self.host.is_human(p) for p in self.state.living())
        found = [
            DialogAnswer(
                "watch", _("Watch"), speed, self._watch, "eye", pygame.K_w, "primary",
            ),
            DialogAnswer(
                "end", _("See the end"),
                _("The rest is played out at once, and the result is shown."),
                self._end, "fast_forward", pygame.K_e,
            ),
            DialogAnswer(
                "seat", _("Take a computer’s seat"),
                _("Play on with its deeds and money. This loss stays in your statistics; the new "
                "seat doesn’t count."),
                lambda: self.context.scenes.push(SeatsDialog(self.host)), "person", pygame.K_s,
                "link",
                reason="" if computers else _("No computer player is left in the game."),
            ),
            DialogAnswer(
                "film", _("Watch the replay"), _("See how it came to this."),
                lambda: self.context.routes.watch(self.host.match.saved()), "play", pygame.K_f,
                "link",
            ),
            DialogAnswer(
                "title", _("To the title screen"), _("You can come back to this game later."),
                self.commands.title, "exit", pygame.K_q, "link",
            ),
        ]  # fmt: skip
        return [answer for answer in found if answer.name != "end" or not others]

    def _watch(self) -> None:
        self.host.game.watching = True
        self.close()

    def _end(self) -> None:
        self.close()
        self.host.game.skip(to_end=True)


WAIT = mark("Wait until everything has stopped moving.")
NOTHING_TO_UNDO = mark("You can only undo your own last step, and never past a roll or a card.")


class Questions:
    """The questions already put to humans; an undo asks again."""

    def __init__(self, table: TableHost, commands: TableCommands) -> None:
        self.table = table
        self.commands = commands
        self._question: ManagedScene | None = None
        #: the page of the result, made while the winner is shown
        self._result: ManagedScene | None = None
        #: the players informed of their bankruptcy, and those who were out before
        self._informed = {p for p, alive in enumerate(table.state.alive) if not alive}
        #: the players already asked for a token
        self._with_token: set[int] = set()
        self._asked_for: tuple[int, int] | None = None
        #: the lot of the open auction, once those who cannot bid for it have been named
        self._named_for: tuple[int, str] | None = None
        #: the story for a bankrupt person, computed beside the game
        self._retold: BackgroundTask[tuple[Chronicle, Swings]] | None = None

    @property
    def opening(self) -> bool:
        """Whether a question is about to be put up."""
        return self.table.moment != self._asked_for

    @property
    def just_out(self) -> list[int]:
        """The bankrupt people not yet informed; the game waits for that."""
        state = self.table.state
        if all(state.alive) or state.over:
            return []
        out = [p for p, alive in enumerate(state.alive) if not alive and self.table.is_human(p)]
        return [p for p in out if p not in self._informed]

    def answer(self) -> None:
        """Show the dialog of the pending question again, folded or closed; say so if it is open."""
        asked = self._question
        if asked not in self.table.context.scenes.stack:
            self.ask_again()
        elif isinstance(asked, TableDialog) and asked.folded:
            asked.folding.unfold()
        else:
            self.table.context.announce(_("Answer the open question first."))

    def ask_again(self) -> None:
        """Reopen a closed dialog of the pending question."""
        self._asked_for = None

    def open(self) -> bool:
        """Open the dialog of a pending question; True if one has to come to the top first."""
        scenes = self.table.context.scenes
        if not self.opening or self._question in scenes.stack or not self._ready():
            return False
        self._asked_for = self.table.moment
        self._name_those_sitting_out()
        self._question = self._fallen() or self._token_question() or self._pending()
        if self._question:
            scenes.push(self._question)
        return self._question is not None

    def _ready(self) -> bool:
        """Whether there is nothing to compute before a person hears of their bankruptcy."""
        if self.just_out and self._retold is None:
            match = self.table.match
            self._retold = match.background_tasks.send(partial(retold, match.saved()))
        return self._retold is None or self._retold.done

    def prepare(self) -> None:
        """Compute the story while the winner is shown, so that it is ready at once."""
        if self.table.state.over and self.opening and self._result is None:
            self._result = self.table.routes.question()

    def _name_those_sitting_out(self) -> None:
        """Say once in an auction who cannot bid in it and is not asked."""
        table, frame = self.table, self.table.state.top
        lot = (frame.space, frame.building) if isinstance(frame, Auction) else None
        if lot == self._named_for or not isinstance(frame, Auction):
            self._named_for = lot
            return
        for player in table.humans():
            bids = auction.in_bidding(table.state, frame, player)
            silent = (frame.passed | frame.out) >> player & 1
            if not (bids or silent) and auction.eligible(table.state, frame, player):
                self._named_for = lot
                text = _("{player} sits this auction out: {sum} is too little to bid.").format(
                    player=table.name(player), sum=table.money(from_bank(table.state, player))
                )
                table.context.scenes.toasts.say(text)

    def _pending(self) -> ManagedScene | None:
        ready, self._result = self._result, None
        return ready if ready and self.table.state.over else self.table.routes.question()

    def _fallen(self) -> ManagedScene | None:
        """Inform a person of their bankruptcy while the others play on."""
        people = self.just_out
        self._informed = {p for p, alive in enumerate(self.table.state.alive) if not alive}
        task, self._retold = self._retold, None
        if not people or task is None:
            return None
        return BankruptDialog(self.table, self.commands, people[0], task.result)

    def _token_question(self) -> ManagedScene | None:
        """Let a human choose a token at the first turn, under that rule."""
        table, player = self.table, chooses_token(self.table.state)
        if player is None or not table.is_human(player) or player in self._with_token:
            return None
        self._with_token.add(player)
        return FirstTokenScene(table, player)

    def why_no_undo(self) -> str:
        """The reason why the acting human cannot undo the last step, "" if possible."""
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
