"""A game watched like a film: forwards, backwards, at any speed, and gone on with anywhere."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _, mark, translate_error
from ...match.film import Film, FilmUnavailable
from ...storage import SavedGame
from ...ui.board.cursor import BoardCursor
from ...ui.clock import Repeat
from ...ui.input.bindings import Binding, always
from ...ui.panels.log_panel import LogPanel
from ...ui.panels.zoomed_layout import ZoomedLayout, near_layout
from ...ui.text.log_words import plain
from ...ui.widgets import SMALL, Choice
from ..core.context import Context
from ..core.dialog import NARROWEST, ConfirmScene
from ..core.spoken_screen import spoken_widget
from ..table.parts.game import people_of
from ..table.parts.log_texts import rule_explanations
from ..table.parts.shared_keys import MINUS, PLUS
from ..table.parts.zoomed_table import VIEW, VIEW_TOLD, ZoomedTable, turn_view
from .bar import ReplayBar
from .reel import Reel, replay_props


class ReplayScene(ZoomedTable):
    """The table at a moment, and below it the bar that drives the film."""

    def __init__(self, context: Context, film: Film) -> None:
        self.film = film
        board, rules = film.saved.start.board, film.saved.start.rules
        people = people_of(film.saved.seats, film.saved.start)
        self.reel = Reel(film, people, context.painter.theme.motion, context.sounds.play)
        super().__init__(context, self.reel)
        self.log = LogPanel(
            self.reel.book,
            context.painter,
            lambda player: people.colour(player, context.painter.theme),
            rule_explanations(context, rules, board),
        )
        self.bar = ReplayBar(self.reel, context.painter, self.want, self.continue_here, self.close)
        self.form.replace(
            [*self.bar.all, self.board_spot, self.log, self.reading], default=self.bar.play
        )
        self.form.on_cancel = self._escape
        self._persons = people.persons
        self._wanted: int | None = None
        self._held: Event | None = None
        self._repeat = Repeat(0.08)
        #: as last reported: where the film was, whether it ran, and how fast
        self._reported = (self.reel.moment, self.reel.playing, self.reel.speed)

    def near_layout(self) -> ZoomedLayout | None:
        """The layout of the table where it is larger than the window."""
        painter = self.context.painter
        across = self.window.width / painter.scale
        if across < NARROWEST:
            return None
        foot = self.bar.height(self.window.width - painter.px(24))
        return near_layout(
            self.window, painter, self.reel.model.alive,
            foot=foot, acts=False, whole=not self.context.settings.enlarge_board,
        )  # fmt: skip

    def want(self, moment: int) -> None:
        """Show this moment with the next frame: a dragged mouse asks more often."""
        self._wanted = moment

    def continue_here(self) -> None:
        """Play on from here, in a game of its own; the current game is closed for that."""
        self.reel.playing = False
        title, yes, no = _("Continue from here"), _("Continue"), _("Keep watching")
        text = _(
            "A new game starts from this position, with the same players and the same seed "
            "for the dice. All other games stay as they are."
        )
        cut = partial(self.film.cut, self.reel.moment, self.film.saved.name)
        play = self.context.play_from
        ConfirmScene(self.context, title, text, lambda: play(cut()), yes=yes, no=no).ask()

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            self._held = None
            self._repeat.restart()
        return super().handle(event)

    def bindings(self) -> Sequence[Binding]:
        reel = self.reel
        return (
            Binding(
                (pygame.K_LEFT, pygame.K_RIGHT),
                mark("one action back or forward (with Shift: one turn)"),
                self._drive,
            ),
            Binding((pygame.K_SPACE,), mark("play or pause"), always(reel.toggle)),
            Binding((pygame.K_HOME,), mark("the beginning"), always(lambda: reel.go_to(0))),
            Binding((pygame.K_END,), mark("the end"), always(lambda: reel.go_to(len(self.film)))),
            Binding(PLUS, mark("faster"), always(lambda: reel.faster(1))),
            Binding(MINUS, mark("slower"), always(lambda: reel.faster(-1))),
            Binding(VIEW, VIEW_TOLD, always(lambda: turn_view(self.context))),
        )

    def _drive(self, event: Event) -> bool:
        """Go an action or a turn back or on, unless the focused widget uses arrows itself."""
        focused = self.form.focused
        if focused and focused.ring and isinstance(focused, Choice | BoardCursor):
            return False
        turns = bool(event.mod & pygame.KMOD_SHIFT)
        back = event.key == pygame.K_LEFT
        reel = self.reel
        steps = (reel.back, reel.turn_back) if back else (reel.forward, reel.turn_forward)
        steps[turns]()
        self._held = event
        return True

    def _escape(self) -> None:
        """Let a pinned deed go, or close."""
        if not self.board_spot.release():
            self.close()

    def opening_text(self) -> list[str]:
        return [self.reel.title]

    def consequences(self) -> list[str]:
        """What has happened since the last look, where the film stands, and its speed."""
        reel, (moment, playing, speed) = self.reel, self._reported
        self._reported = (reel.moment, reel.playing, reel.speed)
        texts: list[str] = []
        if reel.speed != speed and self.form.focused is not self.bar.speed:
            texts.append(spoken_widget(self, self.bar.speed).sentence())
        if reel.moment != moment and (not reel.playing or reel.speed == 1):
            texts += [plain(line.brief or line.text) for line in reel.lines_at(reel.moment)]
        stopped = not reel.playing and (reel.moment != moment or playing)
        if stopped and self.form.focused is not self.bar.scrub:
            texts.append(reel.says(reel.moment))
        return texts

    def tick(self, now: float, dt: float) -> None:
        if self._held and self._repeat.due(now):
            self._drive(self._held)
        if self._wanted is not None:
            self.reel.seek(self._wanted)
            self._wanted = None
        elif not self.bar.scrub.pressed:
            self.reel.tick(dt if self.context.scenes.top is self else 0.0)
        self._follow()
        super().tick(now, dt)
        here = self.on_board(self._follow_motion(self.reel.now, dt))
        if here and self.viewport.reveal(here[-1]):
            self.invalidate()

    def _may_lean(self) -> bool:
        """A camera leans over the board while the film runs on, and not too fast."""
        runs = self.reel.moving and self.reel.speed <= 2 and self._held is None
        scrubs = self.bar.scrub.pressed or self._wanted is not None
        return runs and not scrubs and super()._may_lean()

    @property
    def moving(self) -> bool:
        return (
            self.reel.moving or self._wanted is not None or self._held is not None or super().moving
        )

    def _follow(self) -> None:
        """Update everything shown; only differences are drawn again."""
        self._follow_view()
        reel, spot = self.reel, self.board_spot
        timeline = reel.timeline
        look = (
            reel.moment,
            reel.book.count,
            id(timeline),
            tuple(one.started for one in timeline.running),
            reel.playing,
            reel.speed,
            spot.shown,
            spot.pinned,
            spot.pointed,
        )
        if look == self._look:
            return
        self._look = look
        if self.reel.people.persons is not self._persons:
            # the seat is another player's at this moment
            self._persons = self.reel.people.persons
            self._place_table()
            self.invalidate()
        self._look_at_current()
        self.log.follow()
        if self.bar.refresh():
            self.invalidate(self.bar.words.rect)
        self._show_props(replay_props(reel, spot, self.context.painter.theme))
        self._read_space()

    def _look_at_current(self) -> None:
        """Look at the current player's token."""
        if self.near is None:
            return
        model = self.reel.model
        here = self.picture.cell(max(0, model.position[model.current]))
        if self.viewport.reveal(here.inflate(120, 120)):
            self.invalidate()

    def layout(self) -> None:
        px = self.context.painter.px
        margin = px(16)
        height = self.bar.height(self.bounds.width - 2 * margin)
        foot = Rect(margin, 0, self.bounds.width - 2 * margin, height)
        foot.bottom = self.bounds.bottom - margin // 2
        self.tree = self.bar.place(self.near.foot if self.near else foot)
        self._place_table()
        place = self.picture.layout
        self.reading.rect = place.reading
        self.board_spot.rect = place.board
        # the log is shown where at least a line of it has room
        self.log.rect = place.log
        self.log.visible = place.log.height >= self.context.painter.measure("", SMALL)[1]
        self._look = None
        self._follow()

    def _place_table(self) -> None:
        near, foot = self.near.table if self.near else None, self.bar.tree.rect.height
        self.picture.place(self.bounds, foot, near, acts=False)
        self.motion.place()

    def damage(self) -> list[Rect]:
        return self.motion.damaged(super().damage())

    def paint(self, surface: Surface) -> None:
        self.motion.paint(surface)
        if self.bar.tree.rect.inflate(20, 20).colliderect(surface.get_clip()):
            self.bar.tree.paint(surface, self.context.painter)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self.remark_bubble.draw(surface)
        self.motion.draw(surface)


def watch(context: Context, saved: SavedGame) -> None:
    """Open the film of a game; a toast gives the reason if there is none."""
    try:
        film = Film(saved)
    except FilmUnavailable as reason:
        context.scenes.toasts.say(translate_error(reason), "bad")
        return
    context.scenes.push(ReplayScene(context, film))
