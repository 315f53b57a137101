"""A page that lists saved games and shows the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...language import _, mark, translate, translate_error
from ...storage import Listed, SavedGame, SaveError, delete, load
from ...ui.board.position_picture import position
from ...ui.painting import layout
from ...ui.painting.colour import Colour
from ...ui.widgets import BODY, LARGE, SMALL, Button, ScrollList
from ...ui.widgets.scrolllist import draw_ground
from ..core.confirm import ConfirmScene
from ..core.page import Page

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter
    from ..core.context import Context

ROW = 116
#: with fewer design units across, a moment stands below the name instead of beside it
SLIM, SLIM_ROW = 800.0, 152
#: above and below the words of a line, together
ROW_PAD = 32
BUTTONS = 68


@dataclass(frozen=True, slots=True)
class Opened:
    """What is behind a line of the list: the game, or why there is none."""

    game: SavedGame | None
    text: str = ""
    backup: Path | None = None


class SavedListPage(Page):
    """Lines on the left, on the right a picture of the position and who plays.

    A damaged game stays in the list with the reason; a sound earlier version
    of it is offered in its place.
    """

    usual = roomy = 1480.0
    first_part = 4 * ROW + 28
    empty = mark(("There is nothing here yet.", ""))
    open_label = mark("Load")

    def __init__(self, context: Context, title: str, folder: Path) -> None:
        super().__init__(context, title)
        self.folder = folder
        self.lines: list[Listed] = []
        self._opened: dict[Path, Opened] = {}
        self.list = ScrollList(
            self._draw_row,
            on_select=lambda index: self._selected(),
            on_activate=lambda index: self.open(),
            name="games",
        )
        self.list.details = lambda: self.about(self.chosen) if self.chosen else ""
        self.go = Button(
            _(self.open_label), self.open, icon="play", style="primary", size=LARGE, name="open"
        )
        self.form.replace([self.back, self.list, *self.more_buttons(), self.go], default=self.go)
        self._list_box = Rect(0, 0, 0, 0)
        self._detail = Rect(0, 0, 0, 0)

    @property
    def foot(self) -> int:
        """The height of the buttons below the chosen game, in design units."""
        return BUTTONS

    def more_buttons(self) -> Sequence[Button]:
        """Buttons beside the one that opens the game."""
        return []

    def read(self) -> list[Listed]:
        """The games to show."""
        raise NotImplementedError

    def about(self, line: Listed) -> str:
        """What is said about a game below its name."""
        return ""

    @property
    def _row(self) -> int:
        """The height of a line: with a row of its own for the moment where there is no room."""
        return SLIM_ROW if self.narrower(SLIM) else ROW

    # the list ----------------------------------------------------------------

    def enter(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Read the folder again; the same line stays chosen."""
        chosen = self.chosen.path if self.chosen else None
        self.lines = self.read()
        self._opened.clear()
        paths = [line.path for line in self.lines]
        self.list.selected = paths.index(chosen) if chosen in paths else min(0, len(paths) - 1)
        self.list.visible = bool(self.lines)
        if self.lines:
            self.form.focus(self.list)
        self.layout()
        self._selected()

    @property
    def chosen(self) -> Listed | None:
        """The line that is chosen, if there is one."""
        at = self.list.selected
        return self.lines[at] if 0 <= at < len(self.lines) else None

    def opened(self, line: Listed) -> Opened:
        """What is in the file, read when it is first needed."""
        if line.path not in self._opened:
            try:
                self._opened[line.path] = Opened(load(line.path))
            except SaveError as error:
                self._opened[line.path] = Opened(None, translate_error(error), error.backup)
        return self._opened[line.path]

    def _selected(self) -> None:
        line = self.chosen
        self.go.visible = line is not None
        for button in self.more_buttons():
            button.visible = line is not None
        if line:
            found = self.opened(line)
            self.go.label = _("Load the previous version") if found.backup else _(self.open_label)
            self.go.reason = "" if found.game or found.backup else _("This game is damaged.")
        self.invalidate()

    def open(self) -> None:
        """Go on with the chosen game, or with the sound version before it."""
        line = self.chosen
        if line and not self.go.reason:
            self.context.load_game(self.opened(line).backup or line.path)

    def ask_to_delete(self, title: str, text: str, no: str, deleted_text: str = "") -> None:
        """Ask, then delete the chosen file for good; ``deleted_text`` is said when it is gone.

        The list is read again when the question has closed.
        """
        line = self.chosen
        if line is not None:
            sure = partial(self._delete, line, deleted_text)
            self.context.scenes.push(
                ConfirmScene(self.context, title, text, sure, yes=_("Delete"), no=no, danger=True)
            )

    def _delete(self, line: Listed, deleted_text: str) -> None:
        toasts = self.context.scenes.toasts
        try:
            delete(line.path)
        except SaveError as error:
            toasts.say(translate_error(error), "bad")
        else:
            if deleted_text:
                toasts.say(deleted_text, "good")

    # the screen ----------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self._list_box, self._detail = self.beside(self.body, [1.0, 1.0])
        self.list.rect = layout.inset(self._list_box, px(14))
        self.list.bar_width = px(14)
        # small windows have larger letters for their size
        name, other = (self.context.painter.measure("", size)[1] for size in (BODY + 2, SMALL))
        lines = name + (3 if self.narrower(SLIM) else 2) * other + px(ROW_PAD)
        self.list.rows_of(len(self.lines), max(px(self._row), lines))
        foot, _other = layout.split(layout.inset(self._detail, px(28)), "bottom", px(BUTTONS))
        more = list(self.more_buttons())
        widths = [max(px(190), button.width(self.context.painter)) for button in more]
        go, rest = self.go.width(self.context.painter), foot.width - sum(widths)
        cells = layout.row(foot, [*widths, 1.0], px(16))
        if rest - len(more) * px(16) < go:
            cells = layout.fitting(foot, [*widths, go], px(16))
        for button, cell in zip([*more, self.go], cells, strict=True):
            button.rect = cell

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        if not self.lines:
            self._paint_empty(surface)
            return
        painter.panel(surface, self._list_box, "dark")
        painter.panel(surface, self._detail, "dark")
        if self.chosen and self._detail.colliderect(surface.get_clip()):
            self._paint_detail(surface, self.chosen)

    def _paint_empty(self, surface: Surface) -> None:
        painter = self.context.painter
        box = layout.centre(self.body, painter.px(760), painter.px(300))
        painter.panel(surface, box, "dark")
        icon, rest = layout.split(layout.inset(box, painter.px(40)), "top", painter.px(90))
        painter.icon(surface, "save", icon, "light_muted")
        for text, size, colour in (
            (_(self.empty[0]), LARGE, "light"),
            (_(self.empty[1]), BODY, "light_muted"),
        ):
            line, rest = layout.split(rest, "top", painter.px(58))
            painter.text(
                surface, text, line, size=size, colour=colour, align="center", valign="center",
                wrap=True,
            )  # fmt: skip

    def _draw_row(
        self,
        surface: Surface,
        painter: Painter,
        rect: Rect,
        index: int,
        *,
        selected: bool,
        hover: float,
        focus: bool,
    ) -> None:
        line = self.lines[index]
        px = painter.px
        box = layout.inset(rect, px(6), px(5))
        draw_ground(surface, painter, box, selected, hover, focus)
        strong, quiet = "light", "light_muted"
        inside = layout.inset(box, px(20), px(11))
        inside = self.row_picture(surface, painter, line, inside, strong)
        if slim := self.narrower(SLIM):
            room, when, second = layout.column(inside, [1.0, 0.8, 1.6])
        else:
            first, second = layout.column(inside, [1.0, 1.7])
            if second.height < 2 * painter.measure("", SMALL)[1]:
                name = painter.measure("", BODY + 2)[1]
                first, second = layout.split(inside, "top", name)
            when, room = layout.split(first, "right", px(270), px(10))
        painter.text(
            surface,
            self.called(line),
            room,
            size=BODY + 2,
            colour=strong,
            weight="bold",
            valign="center",
        )
        painter.text(
            surface,
            self.stamp(line),
            when,
            size=SMALL,
            colour=quiet,
            align="left" if slim else "right",
            valign="center",
        )
        text, colour = self.summary(line), quiet
        if line.problem:
            mark = Rect(second.x, second.centery - px(11), px(22), px(22))
            painter.icon(surface, "warning", mark, "accent")
            second = Rect(mark.right + px(8), second.y, second.right - mark.right, second.height)
            text, colour = (
                _("Damaged: {problem}").format(problem=translate(line.problem)),
                "accent",
            )
        painter.text(
            surface,
            text,
            second,
            size=SMALL,
            colour=colour,
            valign="center",
            max_width=second.width - px(8),
            wrap=True,
        )

    def row_picture(
        self, surface: Surface, painter: Painter, line: Listed, inside: Rect, colour: str
    ) -> Rect:
        """Draw what stands before the words of a row; the room that is left for these."""
        return inside

    def called(self, line: Listed) -> str:
        """What the game is called."""
        return line.name

    def stamp(self, line: Listed) -> str:
        """When the game was saved, as people say it."""
        return when(line.saved, datetime.now().astimezone())

    def summary(self, line: Listed) -> str:
        """Who plays, and how far they have come."""
        players = ", ".join(line.players)
        return _("Round {round}: {players}").format(round=line.round, players=players)

    def _paint_detail(self, surface: Surface, line: Listed) -> None:
        painter = self.context.painter
        px = painter.px
        inside = layout.inset(self._detail, px(28))
        _other, inside = layout.split(inside, "bottom", px(self.foot), px(20))
        found = self.opened(line)
        if not found.game:
            self._paint_damage(surface, inside, found)
            return
        about = self.about(line)
        if about:
            lines = painter.wrap(about, BODY, inside.width)
            height = len(lines) * painter.measure("", BODY)[1]
            text, inside = layout.split(inside, "top", height, px(18))
            painter.text(surface, about, text, size=BODY, colour="light", wrap=True)
        seats = found.game.seats
        inks = player_colours(painter, found.game)
        state = found.game.state
        columns = 2
        rows = -(-len(seats) // columns)
        people, picture = layout.split(inside, "bottom", rows * px(56), px(18))
        side = min(picture.size)
        if side >= px(160):
            tokens = [seat.token for seat in seats]
            drawn = painter.cached(
                ("position", line.path, id(state), side),
                lambda: position(painter, side, state, inks, tokens),
            )
            painter.stamp(surface, drawn, layout.centre(picture, side, side).topleft)
        cells = layout.grid(people, columns, rows, px(10))
        for number, (seat, cell) in enumerate(zip(seats, cells, strict=False)):
            token = Rect(cell.x, cell.y, cell.height, cell.height)
            if seat.token:
                painter.token(surface, seat.token, token.inflate(-px(6), -px(6)), inks[number])
            name = Rect(token.right + px(10), cell.y, 0, cell.height)
            name.width = cell.right - name.x - px(16)
            cash = state.board.money(state.cash[number]) if state.alive[number] else _("bankrupt")
            width = painter.measure(cash, BODY, "bold")[0]
            painter.text(
                surface,
                seat.name,
                name,
                size=BODY,
                colour="light",
                valign="center",
                max_width=name.width - width - px(8),
            )
            painter.text(
                surface,
                cash,
                name,
                size=BODY,
                colour="light" if state.alive[number] else "light_muted",
                weight="bold",
                align="right",
                valign="center",
            )

    def _paint_damage(self, surface: Surface, inside: Rect, found: Opened) -> None:
        painter = self.context.painter
        icon, rest = layout.split(inside, "top", painter.px(160), painter.px(20))
        painter.icon(surface, "warning", layout.inset(icon, 0, painter.px(30)), "accent")
        painter.text(surface, found.text, rest, size=BODY, colour="light", wrap=True)


def player_colours(painter: Painter, game: SavedGame) -> list[Colour]:
    """The colours of the players in this theme, one a seat."""
    palette = painter.theme.players
    return [palette[seat.colour % len(palette)] for seat in game.seats]


MONTHS = mark(
    (
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    )
)  # fmt: skip


def when(moment: datetime, now: datetime) -> str:
    """A moment as people say it: the time today and yesterday, else the date."""
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
