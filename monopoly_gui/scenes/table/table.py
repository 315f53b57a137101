"""The table: the board, the players, what is said and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.actions import Action, EndTurn, OfferTrade, Roll
from ...engine.board import BANK
from ...language import _, mark
from ...ui.board.cursor import BoardCursor
from ...ui.cards.space_card import SpaceFacts
from ...ui.input.bindings import Binding, always
from ...ui.panels.log_panel import LogPanel
from ...ui.panels.table_facts import TableFacts
from ...ui.widgets import Widget
from .adviser import Adviser
from .buttons import WAIT, TableButtons, button_for
from .charts import show_charts
from .controller import TableController
from .dialogs import registry
from .dialogs.base import TableDialog
from .dialogs.first_token import FirstTokenScene, chooses_token
from .dialogs.log_dialog import LogDialog
from .icons import TableIcons
from .log_export import save_log
from .look import facts_of, facts_of_space
from .menu import TableMenu
from .panels import Panels
from .pause import PauseScene
from .rules import explanations
from .save import save_as
from .summary import Summary

if TYPE_CHECKING:
    from ...match.match import Match
    from ..core.context import Context
    from ..core.scene import Scene

#: between the log and what lies above or below it; a log that is lower than this is not shown
LOG_GAP, LEAST_LOG = 8, 44
PLUS = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
MINUS = (pygame.K_MINUS, pygame.K_KP_MINUS)
WHEN_IDLE = mark("It opens as soon as the board is idle.")
NOTHING_TO_UNDO = mark("Only your own last step can be taken back, and not past a throw or a card.")


class TableScene(TableController):
    """Shows a match and lets the humans play it; what dialogs may ask is in ``TableLink``.

    It asks the opponents once a frame when all that happened has been shown,
    and closes the match when it is left.
    """

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.board_spot = BoardCursor(self.game.timeline.skip)
        self.buttons = TableButtons(self)
        self.icons = TableIcons(self)
        self.adviser = Adviser(self, self._advice_changed, self._take_advice, button_for)
        self.log = LogPanel(
            self.game.book,
            context.painter,
            self.colour,
            explanations(context),
            on_pick=self.show_space,
        )
        self.panels = Panels(self)
        self.summary = Summary(self)
        self.form.on_cancel = self._escape
        self._wish: Callable[[], Scene] | None = None
        self._question: Scene | None = None
        #: who has been asked for a token
        self._with_token: set[int] = set()
        self._asked_for: tuple[int, int] | None = None
        self._facts: TableFacts | None = None
        self._look: object = None
        self._moved: list[Rect] = []
        self._now = 0.0

    # -- what the buttons do ----------------------------------------------------------------
    def skip(self) -> None:
        """Show what happened at once, and what follows until somebody here must act."""
        self.game.skip()

    def ask(self) -> None:
        """Open the dialog of what is pending again, if it has been closed."""
        self._asked_for = None

    def open_estate(self) -> None:
        self.once_idle(lambda player: registry.estate(self, player))

    def open_trade(self) -> None:
        self.once_idle(lambda player: registry.trade(self, player))

    # -- advice -----------------------------------------------------------------------------
    def ask_advice(self) -> None:
        """What an Expert would do in the place of the human who acts; asked again, put it by."""
        top = self.context.scenes.top
        if isinstance(top, TableDialog) and top.advisee() != BANK:
            top.ask_advice()
        elif self.actor != BANK:
            self.adviser.ask(self.actor)

    def _take_advice(self, action: Action) -> None:
        """Do what is advised; the terms of a trade are shown first."""
        if isinstance(action, OfferTrade):
            self.context.scenes.push(registry.trade_of(self, action))
        else:
            self.submit(action)

    def _advice_changed(self) -> None:
        self.place_widgets()
        self.invalidate(self.picture.layout.log)
        for button in self.buttons.all:
            button.dirty = True

    @property
    def looked_at(self) -> int | None:
        return self.board_spot.pointed

    def about(self, space: int) -> SpaceFacts:
        return facts_of_space(self, space)

    def handle(self, event: Event) -> bool:
        """Let go of the space below a resting pointer as soon as keys are used."""
        if event.type == pygame.KEYDOWN:
            self.board_spot.look_away()
        return super().handle(event)

    def submit(self, action: Action) -> bool:
        """Carry out a human's action; a pinned space goes with a throw and at the end of a turn."""
        done = super().submit(action)
        if done and isinstance(action, Roll | EndTurn):
            self.board_spot.release()
        return done

    def show_space(self, space: int) -> None:
        """Keep a space in sight until the next step, its deed and its place on the board."""
        if space >= 0:
            self.board_spot.keep(space, self.state.version)

    def once_idle(self, make: Callable[[int], Scene]) -> None:
        """Open what the acting human wants; while others play, when the board is idle next."""
        player = self.actor
        if player == BANK:
            return
        self._wish = lambda: make(player)
        self.game.until_idle = True
        if not self.game.ready:
            self.context.scenes.toasts.say(_(WHEN_IDLE))

    def _grant_wish(self) -> None:
        wish, self._wish = self._wish, None
        self.game.until_idle = False
        if wish and not self.state.over:
            self.context.scenes.push(wish())

    def open_menu(self) -> None:
        self.context.scenes.push(
            TableMenu(
                self.context,
                self.open_save,
                lambda: self.context.routes.watch(self.match.saved()),
                lambda: show_charts(self.context, self.match),
                lambda: save_log(self.context, self.match),
                lambda: self.context.settings.autosave,
                self.to_title,
            )
        )

    def to_title(self) -> None:
        """Leave the table."""
        self.context.scenes.reset(self.context.routes.title())

    def open_pause(self) -> None:
        """Stop the clock of a game against time."""
        if left := self.game.time_left():
            self.context.scenes.push(PauseScene(self.context, left))

    def open_settings(self) -> None:
        self.context.scenes.push(self.context.routes.settings())

    def open_save(self) -> None:
        self.context.scenes.push(save_as(self.context, self.match))

    def why_no_undo(self) -> str:
        if not self.resting:
            return _(WAIT)
        return "" if self.match.can_undo(self.actor) else _(NOTHING_TO_UNDO)

    def undo(self) -> None:
        """Take the last step of the acting human back; a toast says why if that cannot be."""
        if reason := self.why_no_undo():
            self.context.scenes.toasts.say(reason, "bad")
            return
        self.game.undo(self.actor)
        self._asked_for = None

    def open_log(self) -> None:
        """Show the whole log beside the board, to be filtered and saved."""
        self.context.scenes.push(LogDialog(self))

    # -- events ----------------------------------------------------------------------------
    def bindings(self) -> Sequence[Binding]:
        return (
            Binding(
                (pygame.K_ESCAPE,),
                mark("put by what is open, or open the menu"),
                always(self._escape),
            ),
            Binding((pygame.K_SPACE,), mark("show at once what happens"), self._skip_by_key),
            Binding(PLUS, mark("faster"), always(lambda: self.icons.change_speed(1))),
            Binding(MINUS, mark("slower"), always(lambda: self.icons.change_speed(-1))),
        )

    def _skip_by_key(self, event: Event) -> bool:
        if self.resting:
            return False
        self.skip()
        return True

    def _escape(self) -> None:
        """Put away what lies on the log, or a pinned deed; hurry what happens; or open the menu."""
        if self.adviser.open:
            self.adviser.close()
            return
        if self.summary.open:
            self.summary.dismiss()
            return
        if self.board_spot.release():
            return
        if not self.game.timeline.drained:
            self.game.timeline.skip()
            return
        self.open_menu()

    # -- time ------------------------------------------------------------------------------
    def tick(self, now: float, dt: float) -> None:
        self._now = now
        top = self.context.scenes.top
        self.game.paused = top is not self and getattr(top, "pauses", True)
        self.game.watch_clock()
        self.game.tick(now)
        may_open = self.resting and (top is self or hasattr(top, "pauses"))
        if self.game.ready:
            self._grant_wish()
        elif not (may_open and self._open_question()):
            self.game.ask_opponents(now)
        if isinstance(top, TableDialog):
            self.adviser.close()
        self.adviser.follow()
        self.panels.follow(now)
        self.board_spot.go_on(self.state.version)
        if self.summary.follow():
            self.place_widgets()
            self.invalidate(self.picture.layout.log)
        self._follow()
        super().tick(now, dt)
        self._follow_motion(now)

    @property
    def moving(self) -> bool:
        return not self.game.resting or self.panels.waiting or super().moving

    def leave(self) -> None:
        self.match.close()
        self.picture.forget()

    def _open_question(self) -> bool:
        """Put the dialog up that asks a human what is pending; each question once.

        True if one was put up: it must come to lie on top before anybody goes on.
        """
        moment = (id(self.state), self.state.version)
        if moment == self._asked_for or self._question in self.context.scenes.stack:
            return False
        self._asked_for = moment
        self._question = self._token_question() or registry.dialog_for(self)
        if self._question:
            self.context.scenes.push(self._question)
        return self._question is not None

    def _token_question(self) -> Scene | None:
        """Let a human choose a token at the first turn, where the rules have it so."""
        player = chooses_token(self.state)
        if player is None or not self.is_human(player) or player in self._with_token:
            return None
        self._with_token.add(player)
        return FirstTokenScene(self, player, lambda token: self.take_token(player, token))

    def _follow(self) -> None:
        """Bring everything that is shown up to date; only what differs is drawn again."""
        look = (
            self.game.book.count,
            id(self.model),
            len(self.game.timeline.running),
            id(self.state),
            self.state.version,
            self.resting,
            self.actor,
            self.board_spot.shown,
            self.board_spot.pinned,
            self.board_spot.pointed,
            self.outline,
            self.game.time_left(),
            self.adviser.wanted,
        )
        if look == self._look:
            return
        self._look = look
        self.log.follow()
        if self.buttons.refresh():
            self.place_widgets()
        self.icons.refresh()
        self.panels.tell()
        self._show()

    def _show(self) -> None:
        room = self.icons.left - self.picture.layout.title.x
        self._facts = facts_of(self, self.outline, room)
        for area in self.picture.show(self.model, self._facts, self.game.timeline.running):
            self.invalidate(area)

    def _follow_motion(self, now: float) -> None:
        """Have drawn again what moves, where it was and where it is."""
        calm = self.context.settings.reduced_motion
        moved = self.picture.moving_areas(self.game.timeline.running, now, calm)
        if moved or self._moved:
            for area in (*self._moved, *moved):
                self.invalidate(area)
        self._moved = moved

    def retell(self) -> None:
        self.game.retell()

    # -- drawing -----------------------------------------------------------------------------
    def layout(self) -> None:
        self.picture.place(self.bounds)
        self.board_spot.space_at = self.picture.view.space_at
        self.board_spot.cell = self.picture.cell
        self.buttons.refresh()
        self.place_widgets()
        self.log.rect = self._log_room()
        self._look = None
        self._follow()

    def place_widgets(self) -> None:
        place = self.picture.layout
        self.buttons.place(place.actions)
        above_log, log = self._above_log(), self._log_room()
        self.log.visible = log.height >= self.context.painter.px(LEAST_LOG)
        self.icons.place(place.title, log if self.log.visible else place.log)
        self.board_spot.rect = place.board
        if self.log.rect != log:
            self.log.rect = log
        self.panels.place(place.panels)
        self.form.replace(
            [
                *self.buttons.all,
                self.board_spot,
                *self.panels.spots,
                self.log,
                *self.icons.all,
                *above_log,
                self.panels.card,
            ],
            self.buttons.default,
        )

    def _above_log(self) -> list[Widget]:
        """The summary over the head of the log, or the strip with the advice over its foot."""
        log = self.picture.layout.log
        if not self.adviser.open:
            self.summary.arrange(log)
            return self.summary.widgets
        high = self.adviser.height(log.width)
        self.adviser.arrange(Rect(log.x, log.bottom - high, log.width, high))
        return self.adviser.widgets

    def _log_room(self) -> Rect:
        """What the summary or the advice leaves free of the log."""
        log = self.picture.layout.log
        gap = self.context.painter.px(LOG_GAP)
        if self.adviser.open:
            return Rect(log.x, log.y, log.width, self.adviser.strip.rect.y - gap - log.y)
        if self.summary.open:
            top = self.summary.card.rect.bottom + gap
            return Rect(log.x, top, log.width, max(0, log.bottom - top))
        return log

    def paint(self, surface: Surface) -> None:
        self.picture.draw(surface)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self.adviser.draw_mark(self, surface)
        calm = self.context.settings.reduced_motion
        self.picture.draw_moving(surface, self.game.timeline.running, self._now, calm)
