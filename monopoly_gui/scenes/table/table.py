"""The table: the board, the players, texts and actions."""

from collections.abc import Sequence
from math import inf
from typing import ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.actions import NOBODY, Action, EndTurn, Roll
from ...engine.board import BANK
from ...language import _, mark
from ...match.match import Match
from ...ui.input.bindings import Binding, always
from ...ui.panels.table_props import TableProps
from ...ui.panels.zoomed_layout import draw_opening
from ...ui.text.log_words import plain
from ...ui.widgets import Widget
from ..core.context import Context
from ..people.achievement_watcher import AchievementWatcher
from .announcer import TableAnnouncer
from .buttons import TableButtons, TableIcons
from .dialog_base.table_dialog import TableDialog
from .dialogs.log_dialog import LogDialog
from .dialogs.registry import routes_of
from .log_side import LogSide
from .panels import Panels
from .parts.shared_keys import MINUS, PLUS
from .parts.table_host import TableHost
from .parts.zoomed_table import VIEW, VIEW_TOLD, turn_view
from .questions import Questions
from .table_commands import TableCommands
from .table_props import music_of, prompt, table_props


class TableScene(TableHost):
    """A match on the screen, played by its humans.

    It asks the opponents once a frame when all events have been shown,
    and closes the match on leaving.  ``TableCommands`` holds the buttons' commands,
    ``Questions`` the questions to humans, ``LogSide`` the texts beside the board.
    """

    #: whether a camera may lean over its board
    leans = True
    #: what its buttons do; a table of another kind has others
    commands_of: ClassVar[type[TableCommands]] = TableCommands

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, match)
        self.routes = routes_of(self)
        self.board_spot.on_press = lambda: self.game.timeline.skip()
        self.commands = self.commands_of(self)
        self.questions = Questions(self, self.commands)
        self.side = LogSide(
            self, self.show_space, self.place_widgets, self._advice_changed, self.open_log
        )
        self.log = self.side.log
        self.buttons = TableButtons(self, self.commands, self.questions, self.side)
        self.icons = TableIcons(self, self.commands, self.open_log)
        self.panels = Panels(self, self.commands)
        bubble, motion = self.remark_bubble, self.motion
        bubble.read = lambda: motion.covers or self.game.timeline.great_next
        bubble.winner = lambda: motion.has_winner and not self.near
        # nobody speaks into a person's bankruptcy
        bubble.silent = lambda: bool(self.questions.just_out)
        self.announcer = TableAnnouncer(self, self.remark_bubble)
        self.achievement_watcher = AchievementWatcher(context, match)
        self.form.on_cancel = self._escape
        self._facts: TableProps | None = None
        #: whether its picture has been shown once
        self._seen = False
        #: of which walk the end has been drawn ahead
        self._walk = (-1, BANK, -1)
        #: the moment at which the next player's token came into view
        self._looked: object = None

    def open_question(self) -> bool:
        """Open the dialog of a question pending for a human; whether one was opened."""
        return self.questions.open()

    def beside(self) -> Sequence[Widget]:
        """Additional widgets beside the board of a table of another kind."""
        return ()

    def show_space(self, space: int) -> None:
        """Keep a space visible until the next step, with its deed and its place on the board."""
        if space >= 0:
            self.board_spot.keep(space, self.state.version)

    def open_log(self) -> None:
        """Show the whole log beside the board, to be filtered and saved."""
        LogDialog(self, self.log, self.show_space).open()

    def _advice_changed(self) -> None:
        if self.near:
            # the strip has a place of its own, which the rest makes room for
            self.resize(self.window)
        self.place_widgets()
        for button in self.buttons.all:
            button.dirty = True

    def advice_height(self, width: int) -> int:
        adviser = self.side.adviser
        return adviser.height(width) if adviser.open else 0

    def submit(self, action: Action) -> bool:
        """Carry out a human's action; a pinned space goes with a throw and at the end of a turn."""
        done = super().submit(action)
        if done and isinstance(action, Roll | EndTurn):
            self.board_spot.release()
        return done

    @property
    def settled(self) -> bool:
        return self.is_settled

    @property
    def awaits_answer(self) -> bool:
        return self.side.adviser.thinking

    def full_text(self) -> list[str]:
        if not self.is_settled:
            return []
        asked = prompt(self)
        return [plain(asked.title), plain(asked.text)]

    def announce_events(self) -> None:
        self.announcer.announce_events()

    def announce_screen(self, came: bool) -> None:
        if came:
            self.announcer.forget_prompt()
        if not self.questions.opening:
            self.announcer.announce_prompt(self)

    def handle(self, event: Event) -> bool:
        """Forget the space below a resting pointer; a press anywhere goes on from the winner."""
        if event.type == pygame.KEYDOWN:
            self.board_spot.look_away()
        if event.type == pygame.MOUSEBUTTONDOWN and self.motion.has_winner:
            self.game.skip()
            return True
        return super().handle(event)

    def bindings(self) -> Sequence[Binding]:
        return (
            Binding(
                (pygame.K_ESCAPE,),
                mark("close whatever is open, or open the menu"),
                always(self._escape),
            ),
            Binding((pygame.K_SPACE,), mark("skip the animation"), self._skip_by_key),
            Binding(
                (pygame.K_w,),
                mark("watch again what happened since your last turn"),
                self._watch_by_key,
            ),
            Binding(PLUS, mark("faster"), always(lambda: self.icons.change_speed(1))),
            Binding(MINUS, mark("slower"), always(lambda: self.icons.change_speed(-1))),
            Binding(VIEW, VIEW_TOLD, always(lambda: turn_view(self.context))),
            Binding((pygame.K_s,), mark("save the game"), always(self.commands.save)),
        )

    def _skip_by_key(self, event: Event) -> bool:
        skips = not self.is_settled
        if skips:
            self.game.skip()
        return skips

    def _watch_by_key(self, event: Event) -> bool:
        if settled := self.is_settled:
            self.replay_missed()
        return settled

    def _escape(self) -> None:
        """Close the card on the log, or a pinned deed; or open the menu."""
        if self.side.dismiss():
            return
        if self.board_spot.release():
            self.context.announce(_("Space unpinned."))
            return
        self.commands.menu()

    def tick(self, now: float, dt: float) -> None:
        top = self.context.scenes.top
        asking = top if isinstance(top, TableDialog) else None
        # the table is visible before anything happens on it
        self._seen = self._seen or not self.context.scenes.unseen
        self.game.paused = not self._seen or (asking.pauses if asking else top is not self)
        self.game.watch_clock()
        self.commands.collecting.follow()
        if self.game.awaits_player and top is self:
            self.commands.early_end.follow()
        if self._seen:
            self.game.tick(now)
        may_open = self.is_settled and (top is self or asking)
        if self.game.can_act_now:
            self.commands.grant_wish()
        elif not (may_open and self.open_question()) and not self.questions.just_out:
            self.match.opponents.offer_more(self.context.settings.more_offers)
            self.questions.prepare()
            self.game.ask_opponents(now)
        if not self.remark_bubble.read() and (text := self.game.take_news()):
            # the log holds it too
            self.context.scenes.toasts.show(text)
        if asking:
            self.side.adviser.close()
        self.buttons.yield_to(asking)
        self.side.yield_to(asking)
        self.side.adviser.follow()
        self.panels.follow(now)
        self.achievement_watcher.follow(self.game.timeline.is_finished)
        self.board_spot.go_on(self.state.version)
        aside = self.side.summary.step_aside(self.board_spot.pointed is not None)
        if self.side.summary.follow() or aside:
            self.place_widgets()
        self._follow()
        self._read_space(not self.panels.looked_at)
        super().tick(now, dt)
        # nothing great is shown at the edges of a zoomed board
        self.picture.in_sight = self.viewport.shown.inflate(-32, -32) if self.near else None
        self._keep_in_sight(self._follow_motion(now, dt))
        self._draw_ahead()

    def _draw_ahead(self) -> None:
        """While a token walks, draw the card of its destination in advance."""
        for player in self.game.moving_tokens:
            walk = (self.state.version, player, self.model.position[player])
            if walk == self._walk or not self.motion.light:
                continue
            self._hurry()
            if self.picture.draw_ahead(self.about(walk[-1])):
                self._walk = walk

    def _keep_in_sight(self, moved: Sequence[Rect]) -> None:
        """Look at motion, then at the question, where the table is enlarged."""
        top = self.context.scenes.top
        watched = top is self or (isinstance(top, TableDialog) and top.folded)
        if self.viewport.whole or not watched:
            return
        if self.near:
            wanted = self._worth_a_look(self.on_board(moved))
        else:
            default = self.buttons.default
            wanted = moved[-1] if moved else default.rect if default else None
        if wanted and self.viewport.reveal(wanted):
            self.invalidate()

    def _worth_a_look(self, here: Sequence[Rect]) -> Rect | None:
        """The moving token, then the next player's; None if already seen."""
        moment = (id(self.model), self.state.version, self.is_settled)
        if here or moment == self._looked:
            return here[-1] if here else None
        self._looked = moment
        player = self.actor if self.is_settled and self.actor != BANK else self.model.current
        around = self.context.painter.px(110)
        return self.picture.cell(max(0, self.model.position[player])).inflate(around, around)

    @property
    def toast_rooms(self) -> Sequence[Rect]:
        """Between the decks and the dice; else on the log, or zoomed spaces.

        While something is read in the middle nobody is asked, and so the prompt may be covered.
        """
        place, stage = self.picture.layout, self.picture.stage_layout
        free = Rect(stage.free_area)
        if said := self.remark_bubble.area.clip(free):
            # below a remark, or above it
            below = said.bottom < free.centery or free.bottom - said.bottom > said.top - free.top
            free.height = free.bottom - said.bottom if below else said.top - free.top
            free.top = said.bottom if below else free.top
        on_board = self.motion.camera.to_screen(free)
        found = (place.log, place.prompt) if self.motion.in_the_middle else (on_board, place.log)
        seen = [self.viewport.to_window(room) for room in found]
        rooms = [part for parts in seen for part in parts]
        if self.near:
            low = Rect(self.near.place)
            low.height //= 3
            low.bottom = self.near.place.bottom
            kept = [part for rect in stage.kept for part in self.viewport.to_window(rect)]
            rooms += [low] if low.collidelist(kept) < 0 else []
        return rooms

    def _may_lean(self) -> bool:
        """Whether the camera may lean: while nobody decides, apart from a short thought."""
        busy = self.game.awaits_player or self.game.skipping
        return self.leans and not busy and super()._may_lean()

    @property
    def moving(self) -> bool:
        return (
            not self.game.is_settled
            or bool(self.picture.left)
            or self.panels.waiting
            or super().moving
        )

    @property
    def waiting(self) -> bool:
        return self.match.thinking != NOBODY or self.match.background_tasks.busy

    @property
    def piece(self) -> str:
        return music_of(self.model, self.humans())

    def put_away(self) -> None:
        super().put_away()
        self.motion.place()

    def leave(self) -> None:
        self.match.close()
        super().leave()

    def _follow(self) -> None:
        """Update everything shown; only differences are drawn again."""
        self._follow_view()
        look = (
            self.game.book.count,
            id(self.model),
            # one cue may end in the moment in which another begins
            tuple(one.started for one in self.game.timeline.running),
            id(self.state),
            self.state.version,
            self.is_settled,
            self.game.opponent_thinks,
            self.actor,
            self.board_spot.shown,
            self.board_spot.pinned,
            self.board_spot.pointed,
            outline := next((d.space for d in self._dialogs if d.space is not None), None),
            self.game.time_left(),
            self.side.adviser.wanted,
            self._slot_covered,
            self.picture.slip,
            hushed := self._prompt_covered,
            self.panels.changes.shown,
        )
        if look == self._look:
            return
        self._look = look
        self.log.follow()
        if self.buttons.refresh():
            self.place_widgets()
            self.panels.leave(self.form, self.buttons.default)
        self.icons.refresh()
        self.panels.update_hints()
        self._facts = table_props(
            self, self.board_spot, outline, self._slot_covered, self.panels.changes.shown, hushed
        )
        self._show_props(self._facts)

    @property
    def _slot_covered(self) -> bool:
        """Whether something covers the place of the deed, or a dialog shows the deed."""
        return self.side.covers or any(dialog.item for dialog in self._dialogs)

    @property
    def _prompt_covered(self) -> bool:
        """Whether a question, which says the same, would cut the prompt."""
        boxes = [r for d in self._dialogs if not d.folded for r in d.viewport.to_window(d.box)]
        seen = self.viewport.to_window(self.picture.layout.prompt)
        return any(part.collidelist(boxes) >= 0 for part in seen)

    @property
    def _dialogs(self) -> list[TableDialog]:
        return [s for s in self.context.scenes.stack if isinstance(s, TableDialog)]

    def retranslate(self) -> None:
        self.game.book.retranslate()

    def layout(self) -> None:
        self.picture.place(self.bounds, self.foot, self.near.table if self.near else None)
        self.motion.place()
        self.buttons.refresh()
        self.place_widgets()
        self._look = None
        self._follow()

    def place_widgets(self) -> None:
        place = self.picture.layout
        self.buttons.place(place.actions)
        in_slot = self.side.arrange(place.log, place.slot, place.strip)
        self.icons.place(place.icons)
        self.reading.rect = place.reading
        self.board_spot.rect = place.board
        self.panels.place(place.panels)
        beside = self.beside()
        self.form.replace(
            [
                *self.buttons.in_order,
                self.board_spot,
                *self.panels.spots,
                *(() if self.foot else beside),
                self.log,
                *in_slot,
                *(beside if self.foot else ()),
                *self.icons.all,
                self.reading,
                self.panels.card,
            ],
            self.buttons.default,
        )

    def damage(self) -> list[Rect]:
        self._hurry()
        left, self.picture.left = self.picture.left, []
        return self.motion.damaged([*super().damage(), *left])

    def paint(self, surface: Surface) -> None:
        self._hurry()
        self.motion.paint(surface)

    def _hurry(self) -> None:
        """Postpone slow changes to the next frame."""
        arrival = self.context.scenes.arrival
        self.picture.until = inf if arrival.coming else arrival.late

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.near:
            draw_opening(self.context.painter, surface, self.viewport.shown)
        self.side.adviser.draw_mark(self, surface)
        self.motion.draw(surface)
        # the last word appears before the dark around a winner
        self.remark_bubble.draw(surface)
