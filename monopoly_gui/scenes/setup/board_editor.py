"""A board of one's own, changed in the window: choose an entry or a space, and change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from ...ai.valuation.landings import Same, landings
from ...editions import EditionError
from ...editions.draft import DECKS, NEW_CARD, BoardDraft, Place
from ...editions.file import MOST_CARDS
from ...engine.board import Board
from ...language import _, decimal, translate, translate_error
from ...ui.board.cursor import BoardCursor
from ...ui.board.view import BoardView
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Button, Label, ScrollList, Widget
from ..core.page import Page
from .board_form import Part, control, parts, title

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter
    from ..core.context import Context

ROW = 44
#: a label and its control, one above the other
FIELD = 78
FOOT = 56
PERCENT = 100


class BoardEditorScene(Page):
    """The entries on the left, the chosen one in the middle, the board on the right.

    Everything is kept at once in the file of the draft. ``on_use`` hears the id of the board when
    it is wanted for the game.
    """

    def __init__(self, context: Context, draft: BoardDraft, on_use: Callable[[str], None]) -> None:
        super().__init__(context, _("Board editor"))
        self.draft, self.on_use = draft, on_use
        self.chosen: Place = ()
        self.entries: list[Place] = []
        self.faults = draft.faults()
        self.shown = draft.board() or draft.original
        #: all that were shown: their pictures are known by them
        self._before: list[BoardView] = []
        self.board_spot = BoardCursor(name="board")
        self.board_spot.title, self.board_spot.tell = _("Board"), self._told
        self.view = self._view()
        #: how the chosen entry earns, beside the board it was made of
        self.balance = ""
        self.list = ScrollList(
            self._draw_row, on_select=lambda index: self._chosen(index), name="entries"
        )
        self.fields: list[tuple[Part, Widget]] = []
        self.undo = Button(
            _("Undo"), self._undo, icon="undo", key=pygame.K_F7, style="ghost", name="undo"
        )
        self.redo = Button(
            _("Redo"), self._redo, icon="redo", key=pygame.K_F8, style="ghost", name="redo"
        )
        self.add = Button(_("Add a card"), self._add, icon="plus", style="ghost", name="add card")
        self.remove = Button(
            _("Remove the card"), self._remove, icon="trash", style="ghost", name="remove card"
        )
        self.use = Button(
            _("Play on this board"), self._use, icon="check", style="primary", key=pygame.K_F9,
            name="use",
        )  # fmt: skip
        self.trouble = Label("", size=SMALL, colour="warn", wrap=True, name="trouble")
        self._middle = Rect(0, 0, 0, 0)
        self._side = Rect(0, 0, 0, 0)
        self._picture = Rect(0, 0, 0, 0)
        self._again()

    def _view(self) -> BoardView:
        """The board as it is now, to be drawn and pointed at."""
        view = BoardView(self.context.painter, self.shown)
        self.board_spot.cell, self.board_spot.space_at = view.cell_rect, view.space_at
        self._before.append(view)
        return view

    # the entries ---------------------------------------------------------------------------

    def _again(self) -> None:
        """Make the controls anew for the chosen entry."""
        data = self.draft.data
        lists = ("groups", "spaces", *DECKS)
        self.entries = [(), *((name, n) for name in lists for n in range(len(data[name])))]
        if self.chosen not in self.entries:
            self.chosen = self.entries[-1]
        self.list.selected = self.entries.index(self.chosen)
        self.fields = [
            (part, control(self.draft, part, self._change))
            for part in parts(self.draft, self.chosen)
        ]
        controls = [widget for _part, widget in self.fields]
        self.form.replace(
            [
                self.back, self.list, self.board_spot, *controls, self.trouble, self.undo,
                self.redo, self.add, self.remove, self.use,
            ],
            default=None,
        )  # fmt: skip
        self._judge()

    def _judge(self) -> None:
        """Say what is wrong, and show the board as it is now."""
        self.faults = self.draft.faults()
        board = self.draft.board()
        if board is not None and board != self.shown:
            self.shown = board
            self.view = self._view()
            self.view.place(self._picture)
        self.trouble.text = self._first_fault()
        self.undo.reason = "" if self.draft.can_undo else _("Nothing was changed yet.")
        self.redo.reason = "" if self.draft.can_redo else _("Nothing was taken back.")
        deck = self.chosen[0] if self.chosen and self.chosen[0] in DECKS else ""
        no_card = "" if deck else _("Choose a card first.")
        full = bool(deck) and len(self.draft.data[deck]) >= MOST_CARDS
        last = bool(deck) and len(self.draft.data[deck]) == 1
        self.add.reason = no_card or (_("The deck is full.") if full else "")
        self.remove.reason = no_card or (_("A deck has a card at least.") if last else "")
        self.use.reason = self._first_fault()
        self.balance = balance(self.shown, self.draft.original, self.chosen)
        self.invalidate()

    def _first_fault(self) -> str:
        """What is wrong and where, "" for nothing."""
        if not self.faults:
            return ""
        fault = self.faults[0]
        entry = title(self.draft, fault.place if fault.place in self.entries else ())
        return _("{entry}: {fault}.").format(entry=entry, fault=translate(fault.text))

    def _chosen(self, index: int) -> None:
        self.choose(self.entries[index])

    def choose(self, place: Place) -> None:
        """Show an entry, to be changed."""
        if place != self.chosen:
            self.chosen = place
            self._again()
            self.layout()
            self._reveal()

    def _reveal(self) -> None:
        """Bring the row of the chosen entry into sight, once there is a list to be seen."""
        if self.bounds.width:
            row, high = self.list.selected, self.list.row_height
            self.list.reveal(row * high, (row + 1) * high)

    # what is done --------------------------------------------------------------------------

    def _try(self, do: Callable[[], object]) -> None:
        """Do something that is kept at once; say so where it cannot be."""
        try:
            do()
        except EditionError as error:
            self.context.scenes.toasts.say(translate_error(error), "bad")

    def _change(self, part: Part, value: Any) -> None:
        if part.place[-1] == "kind":
            self._try(lambda: self.draft.change_effect(part.place[:-1], value))
            self._again()
            self.layout()
            return
        if part.how == "colour":
            value = value.lower()
        self._try(lambda: self.draft.change(part.place, value))
        self._judge()

    def _undo(self) -> None:
        self._try(self.draft.undo)
        self._again()
        self.layout()

    def _redo(self) -> None:
        self._try(self.draft.redo)
        self._again()
        self.layout()

    def _add(self) -> None:
        deck = str(self.chosen[0])
        self._try(lambda: self.draft.add_card(deck, _(NEW_CARD)))
        self.chosen = (deck, len(self.draft.data[deck]) - 1)
        self._again()
        self.layout()

    def _remove(self) -> None:
        place = self.chosen
        self._try(lambda: self.draft.remove_card(place))
        self.chosen = (place[0], max(0, int(place[1]) - 1))
        self._again()
        self.layout()

    def _use(self) -> None:
        self.close()
        self.on_use(str(self.draft.data["id"]))

    def _told(self, space: int) -> str:
        return self.shown.spaces[space].name

    # the screen ----------------------------------------------------------------------------

    def tick(self, now: float, dt: float) -> None:
        """A space of the board that is clicked is the one to be changed."""
        super().tick(now, dt)
        pinned = self.board_spot.pinned
        if pinned is not None:
            self.board_spot.release()
            self.choose(("spaces", pinned))

    @property
    def least(self) -> tuple[float, float]:
        return 1440.0, 960.0

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        body, foot = layout.column(self.body, [1.0, px(FOOT)], px(16))
        left, middle, side = layout.row(body, [0.72, 1.0, 1.05], px(20))
        self.list.rect = layout.inset(left, px(10))
        self.list.bar_width = px(14)
        self.list.rows_of(len(self.entries), px(ROW))
        self._middle, self._side = middle, side
        inside = layout.inset(middle, px(20), px(16))
        rows = -(-len(self.fields) // 2)
        wide = [part for part, _widget in self.fields if part.longest > MOST_CARDS]
        top = inside.y + px(40)
        for number, (_part, widget) in enumerate(self.fields):
            line, column = divmod(number, 2) if not wide else (number, 0)
            width = (inside.width - px(16)) // 2 if not wide else inside.width
            x = inside.x + column * (width + px(16))
            widget.rect = Rect(x, top + line * px(FIELD) + px(26), width, px(44))
        used = (rows if not wide else len(self.fields)) * px(FIELD) + px(44)
        self.trouble.rect = Rect(
            inside.x, inside.y + used, inside.width, max(px(40), inside.height - used)
        )
        edge = min(side.width - px(24), side.height - px(110))
        self._picture = Rect(side.centerx - edge // 2, side.y + px(8), edge, edge)
        self.view.place(self._picture)
        self.board_spot.rect = self.view.rect
        buttons = (self.undo, self.redo, self.add, self.remove, self.use)
        widths = [1.0, 1.0, 1.25, 1.45, 1.7]
        for button, rect in zip(buttons, layout.row(foot, widths, px(14)), strict=True):
            button.rect = rect

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        for box in (self.list.rect.inflate(painter.px(20), painter.px(20)), self._middle,
                    self._side):  # fmt: skip
            painter.panel(surface, box, "card")
        inside = layout.inset(self._middle, painter.px(20), painter.px(16))
        painter.text(
            surface, title(self.draft, self.chosen),
            Rect(inside.x, inside.y, inside.width, painter.px(34)),
            size=BODY + 1, colour="text", weight="bold", valign="center", max_width=inside.width,
        )  # fmt: skip
        for part, widget in self.fields:
            at = Rect(widget.rect.x, widget.rect.y - painter.px(26), widget.rect.width,
                      painter.px(24))  # fmt: skip
            painter.text(
                surface,
                part.label,
                at,
                size=SMALL,
                colour="muted",
                valign="center",
                max_width=at.width,
            )
        self.view.draw_static(surface)
        if len(self.chosen) == 2 and self.chosen[0] == "spaces":
            self.view.highlight(surface, int(self.chosen[1]), painter.theme.colours.accent)
        if (pointed := self.board_spot.pointed) is not None:
            self.view.highlight(surface, pointed, painter.theme.colours.light)
        below = Rect(
            self._side.x + painter.px(16), self._picture.bottom + painter.px(4),
            self._side.width - painter.px(32), self._side.bottom - self._picture.bottom,
        )  # fmt: skip
        painter.text(surface, self.balance, below, size=SMALL, colour="text", wrap=True)

    def _draw_row(
        self, surface: Surface, painter: Painter, rect: Rect, index: int, *,
        selected: bool, hover: float, focus: bool,
    ) -> None:  # fmt: skip
        place = self.entries[index]
        wrong = any(fault.place == place for fault in self.faults)
        box = layout.inset(rect, painter.px(2))
        painter.panel(surface, box, "selected" if selected else "inset", hover=hover, focus=focus)
        inside = layout.inset(box, painter.px(12), 0)
        painter.text(
            surface, title(self.draft, place), inside, size=SMALL,
            colour="warn" if wrong else "text", weight="bold" if len(place) < 2 else "regular",
            valign="center", max_width=inside.width,
        )  # fmt: skip


def balance(board: Board, original: Board, place: Place) -> str:
    """How often a space is met, or when a set pays back, beside the board it was made of."""
    if len(place) < 2:
        return ""
    at = int(place[1])
    if place[0] == "spaces":
        now, before = (PERCENT * landings(Same(b)).visits[at] for b in (board, original))
        text = _("Met in {now} % of turns (before: {before} %).")
        return text.format(now=decimal(now, 1), before=decimal(before, 1))
    if place[0] == "groups":
        now, before = (paid_back(b, list(b.groups)[at]) for b in (board, original))
        text = _("Fully built it pays back in {now} turns of others (before: {before}).")
        return text.format(now=decimal(now, 0), before=decimal(before, 0))
    return ""


def paid_back(board: Board, group: str) -> float:
    """After how many turns of other players a set has earned what it cost, fully built."""
    odds, dice = landings(Same(board)).charged, 7
    cost, income = 0.0, 0.0
    for space in board.groups[group].members:
        deed = board.spaces[space]
        cost += deed.price + 5 * deed.house_cost
        rent = deed.rents[-1] * (dice if deed.kind == "utility" else 1)
        income += odds[space] * rent
    return cost / income if income else 0.0
