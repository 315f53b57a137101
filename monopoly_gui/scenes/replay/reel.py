"""A film in motion, with jumps to any moment, and its props."""

from collections.abc import Callable

from ...engine.board import BANK
from ...engine.events import Event
from ...engine.state import State
from ...language import _
from ...match.film import Film
from ...match.history import opening_of
from ...ui.board.cursor import BoardCursor
from ...ui.characters.remarks import Remarks
from ...ui.painting.theme import Durations, Theme
from ...ui.panels.table_props import TableProps, bank_props, face_props, player_props, space_marks
from ...ui.panels.title_bar import TitleProps
from ...ui.playback.timeline import Timeline
from ...ui.table_model import TableModel, model_of, state_as_shown
from ...ui.text.log_text import LogBook, LogLine
from ...ui.text.people import People
from ..core.kept_games import changes_at
from ..table.parts.game import people_of
from ..table.parts.shown_game import ShownGame, event_prompt, slot_of

SPEEDS = (1, 2, 4, 8, 16, 32)
#: the log reaches back over at least this many actions, and begins anew at multiples of them
PAGE = 150


class Reel(ShownGame):
    """``moment`` is the action shown, or being shown; ``state`` the position after it."""

    def __init__(
        self, film: Film, people: People, times: Durations, play: Callable[[str], None]
    ) -> None:
        super().__init__(people, film.saved.start.board, times, self._play_slowly)
        self.film = film
        #: the players of the seats, by the number of seat changes
        self._seated: dict[int, People] = {}
        #: the moment up to which the log includes seat changes
        self._noted = 0
        self.playing = False
        self.speed = 1
        self.now = 0.0
        self._sound = play
        self._lines: dict[int, tuple[LogLine, ...]] = {}
        #: the opponents' remarks; None until they are known again after a jump
        self._remarks: Remarks | None = None
        self._go_to(0)

    @property
    def state(self) -> State:
        return self._state

    @property
    def timeline(self) -> Timeline:
        return self._timeline

    @property
    def is_settled(self) -> bool:
        """Whether the action at ``moment`` has been fully shown."""
        return self.timeline.is_finished

    @property
    def moving(self) -> bool:
        return self.playing or not self.is_settled

    def mood(self, player: int) -> str:
        """An opponent's mood, as far as it is known."""
        return self._remarks.mood(player) if self._remarks else "calm"

    def tick(self, dt: float) -> None:
        """Run on by ``dt`` seconds, at the chosen speed."""
        left = dt * self.speed
        while left > 0 and self.moving:
            if self.playing and self.timeline.clear(self.now):
                if self.moment == len(self.film):
                    self.playing = False
                    return
                self._show_next()
            piece = min(left, 0.1)
            self.now += piece
            self.timeline.tick(self.now)
            left -= piece

    def toggle(self) -> None:
        """Run or pause; at the end, run from the start again."""
        if self.playing:
            self.playing = False
            return
        if self.moment == len(self.film):
            self._go_to(0)
        self.playing = True

    def seek(self, moment: int) -> None:
        """Jump to a moment; a running film runs on from there."""
        moment = max(0, min(len(self.film), moment))
        if moment != self.moment or not self.is_settled:
            self._go_to(moment)

    def forward(self) -> None:
        """Show the next action and pause."""
        self.playing = False
        self.timeline.skip()
        if self.moment < len(self.film):
            self._show_next()

    def back(self) -> None:
        """Pause before the action shown last."""
        self.playing = False
        self.seek(self.moment - 1)

    def go_to(self, moment: int) -> None:
        """Go to a moment, and pause."""
        self.playing = False
        self.seek(moment)

    def turn_back(self) -> None:
        self.seek(self.film.turn_before(self.moment))

    def turn_forward(self) -> None:
        self.seek(self.film.turn_after(self.moment))

    @property
    def title(self) -> str:
        """The title of the table at this moment."""
        title = _("Replay: round {round}") if self.model.turn else _("Replay: the start")
        return title.format(round=self.model.round)

    def says(self, moment: int) -> str:
        """A moment in words."""
        film = self.film
        if not len(film):
            return _("Nothing has happened yet.")
        number = film.round_at(moment)
        where = _("Round {round}").format(round=number) if number else _("Before the first roll")
        return _("{where}, step {moment} of {film}").format(
            where=where, moment=moment, film=len(film)
        )

    def run_at(self, speed: int) -> None:
        self.speed = speed

    def faster(self, by: int) -> None:
        """Choose the next speed, or the one before."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, place))]

    def _show_next(self) -> None:
        if self._noted < self.moment:
            for seat, text in changes_at(self.film.saved, self.moment):
                self.book.note(seat, text)
            self._noted = self.moment
        if self._remarks is None:
            self._remarks = self._listened(self.moment)
        self._be_at(self.moment + 1)
        self.timeline.feed(self.film.events(self.moment))
        self.timeline.tick(self.now)

    def _listened(self, moment: int) -> Remarks:
        """The opponents after all that happened up to a moment."""
        start = self.film.saved.start
        opening = opening_of(start)
        result = Remarks(start, lambda: self.people.faces, bool(opening))
        for event in opening:
            result.on_event(event)
        for at in range(moment + 1):
            for event in self.film.events(at):
                result.on_event(event)
        return result

    def _go_to(self, moment: int) -> None:
        self._be_at(moment)
        self._remarks = self.remark = None
        self._noted = moment
        model = model_of(self.state)
        self._timeline = Timeline(model, self._director.cue, self._on_event, self._play)
        first = max(0, moment // PAGE - 1) * PAGE
        self.book.rewrite(line for m in range(first, moment + 1) for line in self.lines_at(m))
        self.in_sight = None
        for at in range(self.film.turn_before(moment + 1), moment + 1):
            for event in self.film.events(at):
                self.keep_in_sight(event)

    def _be_at(self, moment: int) -> None:
        self.moment = moment
        self._state = self.film.at(moment)
        seated = self._people_at(moment)
        self.book.names = seated
        self.people.persons, self.people.marks = seated.persons, seated.marks

    def _people_at(self, moment: int) -> People:
        """The players of the action that led to a moment."""
        saved = self.film.saved
        # players who sat down after the last action are seen at the end
        acted = moment if moment == len(self.film) else max(0, moment - 1)
        number = sum(change.at <= acted for change in saved.changes)
        if number not in self._seated:
            self._seated[number] = people_of(saved.seats_at(acted), saved.start)
        return self._seated[number]

    def lines_at(self, moment: int) -> tuple[LogLine, ...]:
        """The log lines of one action."""
        if moment not in self._lines:
            book = LogBook(self._people_at(moment))
            book.add_all(self.film.events(moment))
            for seat, text in changes_at(self.film.saved, moment):
                book.note(seat, text)
            self._lines[moment] = tuple(book.lines)
        return self._lines[moment]

    def _on_event(self, event: Event) -> None:
        self.book.add(event)
        if self._remarks:
            self.remark = self._remarks.on_event(event) or self.remark
        self.keep_in_sight(event)

    def _play_slowly(self, name: str) -> None:
        """Play a sound unless the film runs so fast that there would be nothing but noise."""
        if self.speed <= 4:
            self._sound(name)


def replay_props(reel: Reel, spot: BoardCursor, theme: Theme) -> TableProps:
    """All properties of the picture."""
    model, people, state = reel.model, reel.people, reel.state
    shown = state_as_shown(state, model)
    outlined = ((spot.pinned, theme.colours.accent), (spot.pointed, theme.colours.focus))
    return TableProps(
        title=TitleProps(reel.title),
        players=player_props(shown, model, people, theme),
        bank=bank_props(state, model),
        marks=space_marks(state.board, model),
        prompt=event_prompt(reel, theme, _("The game begins here.")),
        slot=None if model.over and spot.shown is None else slot_of(reel, shown, spot),
        dice=() if model.over else model.thrown,
        current=BANK if model.over or not model.turn else model.current,
        thrower=model.thrower,
        outlined=tuple((space, colour) for space, colour in outlined if space is not None),
        faces=face_props(model, people, theme, reel.mood, _looked_at(model)),
    )


def _looked_at(model: TableModel) -> int:
    """The player the opponents look at."""
    if model.over:
        return model.ranking[0]
    return model.current if model.turn else BANK
