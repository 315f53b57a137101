"""A page with saved games and the chosen one, and dialogs that name a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import partial
from pathlib import Path

from pygame import Rect, Surface

from ...ai.characters import SeatOccupant, cast
from ...language import _, mark, translate, translate_error
from ...storage import ListedSave, SavedGame, SaveError, delete, file_name, listing, load, save
from ...ui.board.position_picture import position_picture
from ...ui.layout.containers import Column, Grid, Row, Sheet
from ...ui.layout.leaves import CustomPaint, Picture, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Rows, notice
from ...ui.painting.colour import Colour
from ...ui.panels.plate_tray import Tray
from ...ui.pieces.medallion import Portrait, draw_medallion
from ...ui.widgets import BODY, LARGE, Button, ListRow
from ..core.context import Context
from ..core.dialog import ask_to_delete
from ..core.kept_games import draw_torn, looks_of
from ..core.name_dialog import NameDialog
from ..core.page import ListPage


class SaveScene(NameDialog):
    """``on_name(name)`` receives a name that is not empty; it may be in use already.

    The player is asked before a game of the same name is replaced.  ``folder`` holds such
    games (None: the saved games), ``found_at`` names the page that lists them.
    """

    def __init__(
        self,
        context: Context,
        suggestion: str,
        on_name: Callable[[str], object],
        folder: Path | None = None,
        found_at: str = mark("You will find it under Games, Import."),
    ) -> None:
        self.on_name = on_name
        self.found_at = found_at
        self._used = {line.path.name for line in listing(folder or context.saves)}
        go = Button(_("Save"), self.submit, icon="save", style="primary", name="save")
        placeholder = _("A name for this game")
        title = _("Export the game")
        super().__init__(context, title, go, placeholder, 40, suggestion)

    @property
    def replaces(self) -> bool:
        return bool(self.name) and file_name(self.name) in self._used

    def note(self) -> tuple[str, str]:
        return super().note() if self.replaces else (_(self.found_at), "muted")


class RenameScene(NameDialog):
    """``on_name(name)`` receives a name that is not empty."""

    note_height = 0

    def __init__(self, context: Context, name: str, on_name: Callable[[str], object]) -> None:
        self.on_name = on_name
        go = Button(_("Rename"), self.submit, icon="edit", style="primary", name="rename")
        placeholder = _("A name for this game")
        super().__init__(context, _("Rename the game"), go, placeholder, 40, name)


#: the height of a list that its rows share
SHELF = 720.0


@dataclass(frozen=True, slots=True)
class OpenedSave:
    """The game of a list line, or the reason why it cannot be opened."""

    game: SavedGame | None
    text: str = ""
    backup: Path | None = None


def line_button(
    label: str, go: Callable[[], None], icon: str, key: int, name: str, size: int = BODY
) -> Button:
    """A button for the chosen game, beside the one that opens it."""
    return Button(_(label), go, icon=icon, key=key, size=size, name=name)


class SavedListPage(ListPage):
    """Games on the left, on the right the position and the players, or what is wrong with it."""

    empty = mark(("There is nothing here yet.", ""))
    open_label = mark("Load")
    #: the greatest height of a row
    most = 96.0
    #: beside the button for opening the game
    others: Sequence[Button] = ()

    def __init__(self, context: Context, title: str, folder: Path) -> None:
        super().__init__(context, title, _(self.open_label), self.go_on, name="open")
        self.folder = folder
        self.lines: list[ListedSave] = []
        self._opened: dict[Path, OpenedSave] = {}
        self.list = self.list_of(self._row, BODY + 2, "games")
        self.list.details = lambda: self.about(self.chosen) if self.chosen else ""

    def read(self) -> list[ListedSave]:
        """The games to show."""
        raise NotImplementedError

    def about(self, line: ListedSave) -> str:
        """The lines about a game below its name."""
        return ""

    # the list ----------------------------------------------------------------

    def enter(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Read the folder again; the same line stays chosen."""
        chosen = self.chosen.path if self.chosen else None
        self.lines = self.read()
        self._opened.clear()
        paths = [line.path for line in self.lines]
        # a few large rows, or many small ones
        self.list.least = max(58.0, min(self.most, SHELF / max(1, len(paths))))
        # nobody looks for damaged games
        sound = (at for at, line in enumerate(self.lines) if not line.problem)
        first = next(sound, min(0, len(paths) - 1))
        self.list.selected = paths.index(chosen) if chosen in paths else first
        self.list.count = len(self.lines)
        self.recompose()
        if self.lines:
            self.form.focus(self.list)
        self._selected()

    @property
    def chosen(self) -> ListedSave | None:
        """The chosen line, if there is one."""
        at = self.list.selected
        return self.lines[at] if 0 <= at < len(self.lines) else None

    def opened(self, line: ListedSave) -> OpenedSave:
        """The contents of the file, read at the first use."""
        if line.path not in self._opened:
            try:
                self._opened[line.path] = OpenedSave(load(line.path))
            except SaveError as error:
                self._opened[line.path] = OpenedSave(None, translate_error(error), error.backup)
        return self._opened[line.path]

    def _selected(self) -> None:
        line = self.chosen
        self.go.visible = line is not None
        if line:
            found = self.opened(line)
            self.go.label = _("Load the previous version") if found.backup else _(self.open_label)
            self.go.reason = "" if found.game or found.backup else _("This game is damaged.")
        self.recompose()

    def go_on(self) -> None:
        """Go on with the chosen game, or with the sound version before it."""
        line = self.chosen
        if line and not self.go.reason:
            self.context.load_game(self.opened(line).backup or line.path)

    def lead_to(self, way: Callable[[SavedGame], None]) -> None:
        """Go a way with the chosen game, if it can be read."""
        if self.chosen and (game := self.opened(self.chosen).game):
            way(game)

    def ask(self, text: str) -> None:
        """Ask, then delete the chosen file for good."""
        if line := self.chosen:
            ask_to_delete(self.context, line.name, text, partial(self._delete, line))

    def _delete(self, line: ListedSave) -> None:
        if self.context.attempt(lambda: delete(line.path)):
            text = _("“{game}” was deleted.").format(game=line.name)
            self.context.scenes.toasts.say(text, "good")

    # the screen ----------------------------------------------------------------

    @property
    def unread(self) -> int:
        """The number of games still to be read, where they are too many for one frame."""
        return 0

    def read_on(self) -> None:
        """Read some more of them."""

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self.unread and self.context.scenes.top is self:
            self.read_on()
            if not self.unread:
                self.refresh()

    @property
    def moving(self) -> bool:
        return self.unread > 0 or super().moving

    def compose(self) -> Node:
        line = self.chosen
        if line is None:
            return notice("save", _(self.empty[0]), _(self.empty[1]))
        detail = Sheet(Column(self._detail(line), gap=16), pad=(32, 26))
        return self.beside(Tray(Rows(self.list, seen=(3, 7))), detail, self.others)

    def _detail(self, line: ListedSave) -> list[Node]:
        """The details of a game: text, position, and players."""
        found = self.opened(line)
        game, painter = found.game, self.context.painter
        name = Text(self.called(line), size=LARGE + 4, weight="display", wrap=False, alt_text="")
        if game is None:
            torn = Picture(partial(draw_torn, painter), 1.0, height=(150, 760))
            torn.grow = 1.0
            return [name, Text(found.text), torn]
        state = game.state
        inks, tokens = looks_of(painter, game.seats)

        def draw(surface: Surface, place: Rect) -> None:
            side = place.width
            drawn = painter.cached(
                ("position", line.path, id(state), side),
                lambda: position_picture(painter, side, state, inks, tokens),
            )
            painter.stamp(surface, drawn, place.topleft)

        picture = Picture(draw, 1.0, height=(150, 760))
        picture.grow = 1.0
        players = [self._player(game, number, inks[number]) for number in range(len(game.seats))]
        about = self.about(line)
        said: list[Node] = [Text(about)] if about else []
        return [name, *said, picture, Grid(players, columns=(1, 2))]

    def _player(self, game: SavedGame, number: int, ink: Colour) -> Node:
        """A player with the token and the cash."""
        painter, state, seat = self.context.painter, game.state, game.seats[number]
        face = cast(
            tuple(SeatOccupant(s.name, s.kind == "human", s.bot, s.face) for s in game.seats)
        )
        portrait = Portrait(seat.token, ink, face[number], "calm")
        draw = partial(draw_medallion, painter, portrait=portrait, ring=ink)
        alive = state.alive[number]
        cash = state.board.money(state.cash[number]) if alive else _("bankrupt")
        said, shade = f"{seat.name}, {cash}", "light" if alive else "light_muted"
        line = Row(
            [
                CustomPaint(draw, height=(48, 62), width=(62, 62)),
                Text(seat.name, width=(88, 0), colour=shade, alt_text=said, grow=1.0),
                Text(cash, colour=shade, weight="bold", wrap=False, alt_text=""),
            ]
        )
        return Tray(line, ink)

    def _row(self, index: int) -> ListRow:
        line = self.lines[index]
        note, warns = self.summary(line), bool(line.problem)
        if warns:
            note = _("Damaged: {problem}").format(problem=translate(line.problem))
        row = ListRow(self.called(line), note, self.stamp(line), warning=warns)
        return self.pictured(row, line)

    def pictured(self, row: ListRow, line: ListedSave) -> ListRow:
        """The row of a game with its pictures, if it has any."""
        return row

    def called(self, line: ListedSave) -> str:
        """The name of the game."""
        return line.name

    def stamp(self, line: ListedSave) -> str:
        """The time of saving, as people say it."""
        return date_text(line.saved, datetime.now().astimezone())

    def summary(self, line: ListedSave) -> str:
        """The players and the round."""
        players = ", ".join(line.players)
        return _("Round {round}: {players}").format(round=line.round, players=players)


MONTHS = mark(
    (
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    )
)  # fmt: skip


def whole_date(day: date) -> str:
    """A day with its year."""
    month = _(MONTHS[day.month - 1])
    return _("{day} {month} {year}").format(day=day.day, month=month, year=day.year)


def date_text(moment: datetime, now: datetime) -> str:
    """A moment as people say it: the time for today and yesterday, else the date."""
    local = moment.astimezone(now.tzinfo)
    days = (now.date() - local.date()).days
    clock = f"{local:%H:%M}"
    if days == 0:
        return _("Today, {clock}").format(clock=clock)
    if days == 1:
        return _("Yesterday, {clock}").format(clock=clock)
    month = _(MONTHS[local.month - 1])
    return _("{day} {month} {year}, {clock}").format(
        day=local.day, month=month, year=local.year, clock=clock
    )


def write_game(context: Context, folder: Path, game: Callable[[str], SavedGame], name: str) -> bool:
    """Save a game under a name in a folder, and say so; whether it could be."""
    saved = context.attempt(lambda: save(folder / file_name(name), game(name)))
    if saved:
        context.scenes.toasts.say(_("Saved as “{name}”.").format(name=name), "good")
    return saved
