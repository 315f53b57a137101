"""A board of one's own, changed in the window: choose an entry or a space, and change it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...editions import EditionError
from ...editions.draft import NEW_CARD, BoardDraft
from ...editions.file import MOST_CARDS
from ...editions.pictures import PLACES, PictureError, read_picture
from ...editions.wording import DECKS, Place, own_language
from ...language import _, translate, translate_error
from ...ui.board.cursor import BoardCursor
from ...ui.board.view import BoardView
from ...ui.painting import layout
from ...ui.painting.picture_files import taken
from ...ui.widgets import BODY, SMALL, Button, Dropdown, Label, ScrollList, Widget
from ...ui.widgets.scrolllist import draw_ground
from ..core.page import Page
from .balance import balance
from .export import ExportBoardScene
from .fields import draw_label, draw_labels, place_fields
from .find import PICTURES, FindFileScene
from .form import (
    Part,
    control,
    entries,
    first_fault,
    parts,
    sections,
    title,
    tongues,
)
from .sample import draw_sample, has_sample

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter
    from ..core.context import Context

ROW = 44
FOOT = 56
#: a choice above the list, with what it is called
CHOICE = 74


class BoardEditorScene(Page):
    """The entries on the left, the chosen one in the middle, the board on the right.

    Everything is kept at once in the file of the draft. ``on_use`` hears the id of the board when
    it is wanted for the game.
    """

    usual = roomy = 1440.0
    narrow = high = 960.0
    first_part = 580.0

    def __init__(self, context: Context, draft: BoardDraft, on_use: Callable[[str], None]) -> None:
        super().__init__(context, _("Board editor"))
        self.draft, self.on_use = draft, on_use
        #: the language of the wording that is shown and changed
        self.language = own_language(draft.data)
        self.section = ""
        self.chosen: Place = ()
        self.entries: list[Place] = []
        self.faults = draft.faults()
        self.shown = draft.board() or draft.original
        #: all that were shown: their pictures are known by them
        self._before: list[BoardView] = []
        self.board_spot = BoardCursor(name="board")
        self.board_spot.title, self.board_spot.tell = _("Board"), self._describe
        self.view = self._view()
        #: how the chosen entry earns, beside the board it was made of
        self.balance = ""
        self.list = ScrollList(self._draw_row, on_select=self._chosen, name="entries")
        self.sections = Dropdown([], "", self._choose_section, name="section", on_card=False)
        self.sections.title = _("Part of the board")
        self.tongues = Dropdown([], self.language, self._speak, name="language", on_card=False)
        self.tongues.title = _("Language of the texts")
        self.fields: list[tuple[Part, Widget]] = []
        self.undo = Button(
            _("Undo"), self._undo, icon="undo", key=pygame.K_F7, style="ghost", name="undo"
        )
        self.redo = Button(
            _("Redo"), self._redo, icon="redo", key=pygame.K_F8, style="ghost", name="redo"
        )
        self.add = Button(_("Add a card"), self._add, icon="plus", style="ghost", name="add card")
        self.remove = Button(
            _("Delete the card"), self._remove, icon="trash", style="ghost", name="remove card"
        )
        self.give = Button(
            _("Export"), self._export, icon="save", style="ghost", name="export",
            tip=_("One file with all languages and pictures, to share."),
        )  # fmt: skip
        self.use = Button(
            _("Play on this board"), self._use, icon="check", style="primary", key=pygame.K_F9,
            name="use",
        )  # fmt: skip
        self.trouble = Label("", size=SMALL, colour="accent", wrap=True, name="trouble")
        self._left = self._middle = self._side = Rect(0, 0, 0, 0)
        self._sample = self._picture = Rect(0, 0, 0, 0)
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
        every = entries(self.draft)
        shown = [self.section] if self.section else list(every)
        self.entries = [place for name in shown for place in every[name]]
        if self.chosen not in self.entries:
            self.chosen = self.entries[-1]
        self.list.selected = self.entries.index(self.chosen)
        self.tongues.options = tongues(self.draft)
        if self.language not in dict(self.tongues.options):
            self.language = own_language(self.draft.data)
        self.tongues.value = self.language
        self.sections.options = sections(self.draft, self.language)
        self.sections.value = self.section
        self.fields = [
            (part, control(self.draft, part, self.language, self._change))
            for part in parts(self.draft, self.chosen)
        ]
        controls = [widget for _part, widget in self.fields]
        self.form.replace(
            [
                self.back, self.sections, self.tongues, self.list, *controls, self.board_spot,
                self.trouble, self.undo, self.redo, self.add, self.remove, self.give, self.use,
            ],
            default=None,
        )  # fmt: skip
        self._judge()

    def _judge(self) -> None:
        """Say what is wrong, and show the board as it is now."""
        self.faults = self.draft.faults()
        board = self.draft.board(self.language)
        if board is not None and board != self.shown:
            self.shown = board
            self.view = self._view()
            self.view.place(self._picture)
        self.trouble.text = first_fault(self.draft, self.faults or self.draft.hints())
        self.undo.reason = "" if self.draft.can_undo else _("Nothing has been changed yet.")
        self.redo.reason = "" if self.draft.can_redo else _("There is nothing to undo.")
        self._judge_buttons()
        self.use.reason = self.give.reason = first_fault(self.draft, self.faults)
        self.balance = balance(self.shown, self.draft.original, self.chosen)
        self.invalidate()

    def _judge_buttons(self) -> None:
        """Add and remove are for cards; a picture is removed too where one is chosen."""
        kind = self.chosen[0] if self.chosen else ""
        if kind == "pictures":
            self.remove.label, self.add.reason = _("Remove the picture"), _("Choose a card first.")
            there = self.draft.value(self.chosen)
            self.remove.reason = "" if there else _("The board has no picture of its own here.")
            return
        self.remove.label = _("Delete the card")
        cards = self.draft.data[str(kind)] if kind in DECKS else []
        no_card = "" if kind in DECKS else _("Choose a card first.")
        full, last = len(cards) >= MOST_CARDS, len(cards) == 1
        self.add.reason = no_card or (_("The deck is full.") if full else "")
        self.remove.reason = no_card or (_("A deck needs at least one card.") if last else "")

    def _chosen(self, index: int) -> None:
        self.choose(self.entries[index])

    def choose(self, place: Place) -> None:
        """Show an entry, to be changed."""
        if place != self.chosen:
            self.chosen = place
            if place not in self.entries:
                self.section = ""
            self._anew()

    def _choose_section(self, section: str) -> None:
        """List only a part of the entries."""
        self.section = section
        first = entries(self.draft)[section or "board"][0]
        self.chosen = self.chosen if section in ("", *self.chosen[:1]) else first
        self._anew()

    def _speak(self, language: str) -> None:
        """Show and change the wording in this language."""
        self.language = language
        self._anew()

    def _anew(self) -> None:
        """Make the controls anew; what had the focus keeps it."""
        focused = self.form.focused.name if self.form.focused else ""
        self._again()
        self.layout()
        self._reveal()
        again = next((w for w in self.form.widgets if w.name == focused), None)
        if again is not None and focused:
            self.form.focus(again, visible=self.form.focus_visible)

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
        if part.how == "file":
            find = FindFileScene(self.context, PICTURES, self._take_picture)
            self.context.scenes.push(find)
            return
        if part.how == "palette":
            self._try(lambda: self.draft.change(part.place, value))
            self._anew()
            return
        if part.place[-1] == "kind":
            self._try(lambda: self.draft.change_effect(part.place[:-1], value))
            self._anew()
            return
        if part.place[-1] == "offered":
            self._try(lambda: self.draft.offer(str(part.place[1]), bool(value)))
            self._anew()
        else:
            value = value.lower() if part.how == "colour" else value
            self._try(lambda: self.draft.change(part.place, value, self.language))
        if part.place == ("language",):
            self.language = str(value)
            self._anew()
        self._judge()

    def _take_picture(self, file: Path) -> bool:
        """Encode the picture in a file anew for the chosen place; whether it could be."""
        toasts, place = self.context.scenes.toasts, self.chosen
        try:
            picture = taken(read_picture(file), *PLACES[str(place[1])])
        except PictureError as error:
            text = _("{file} cannot be used: {fault}.")
            toasts.say(text.format(file=file.name, fault=translate(error.args[0])), "bad")
            return False
        self._try(lambda: self.draft.change(place, picture))
        self._anew()
        toasts.say(_("{name} was imported.").format(name=file.name), "good")
        return True

    def handle(self, event: Event) -> bool:
        """A picture that is dropped on the window is taken for the place that is chosen."""
        if event.type != pygame.DROPFILE:
            return super().handle(event)
        if self.chosen[:1] == ("pictures",):
            self._take_picture(Path(event.file))
        else:
            text = _("First choose which picture it is for, at the end of the list.")
            self.context.scenes.toasts.say(text, "bad")
        return True

    def _undo(self) -> None:
        self._try(self.draft.undo)
        self._anew()

    def _redo(self) -> None:
        self._try(self.draft.redo)
        self._anew()

    def _add(self) -> None:
        deck = str(self.chosen[0])
        self._try(lambda: self.draft.add_card(deck, _(NEW_CARD)))
        self.chosen = (deck, len(self.draft.data[deck]) - 1)
        self._anew()

    def _remove(self) -> None:
        place = self.chosen
        if place[0] == "pictures":
            self._try(lambda: self.draft.change(place, ""))
        else:
            self._try(lambda: self.draft.remove_card(place))
            self.chosen = (place[0], max(0, int(place[1]) - 1))
        self._anew()

    def _export(self) -> None:
        self.context.scenes.push(ExportBoardScene(self.context, self.draft.file))

    def _use(self) -> None:
        self.close()
        self.on_use(str(self.draft.data["id"]))

    def _describe(self, space: int) -> str:
        return self.shown.spaces[space].name

    # the screen ----------------------------------------------------------------------------

    def tick(self, now: float, dt: float) -> None:
        """A space of the board that is clicked is the one to be changed."""
        super().tick(now, dt)
        pinned = self.board_spot.pinned
        if pinned is not None:
            self.board_spot.release()
            self.choose(("spaces", pinned))

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        body, foot = layout.column(self.body, [1.0, px(FOOT) * (1 + self.stacked)], px(16))
        left, middle, side = layout.row(body, [0.72, 1.0, 1.05], px(20))
        if self.stacked:
            above, middle = self.beside(body, [])
            left, side = layout.row(above, [0.72, 1.05], px(20))
        self.sections.bounds = self.tongues.bounds = self.bounds
        which, tongue, rows_box = layout.column(
            layout.inset(left, px(10)), [px(CHOICE), px(CHOICE), 1.0], px(10)
        )
        for box, choice in ((which, self.sections), (tongue, self.tongues)):
            choice.rect = Rect(box.x, box.bottom - px(ROW), box.width, px(ROW))
        self.list.rect = rows_box
        self._left = left
        self.list.bar_width = px(14)
        self.list.rows_of(len(self.entries), px(ROW))
        self._middle, self._side = middle, side
        inside = layout.inset(middle, px(20), px(16))
        inside = layout.split(inside, "top", px(40))[1]
        left_over = place_fields(self.context.painter, inside, self.fields)
        if has_sample(self.chosen):
            self._sample, left_over = layout.column(left_over, [2.2, 1.0], px(10))
        left_over.height = max(px(40), left_over.height)
        self.trouble.rect = left_over
        edge = min(side.width - px(24), side.height - px(110))
        self._picture = Rect(side.centerx - edge // 2, side.y + px(8), edge, edge)
        self.view.place(self._picture)
        self.board_spot.rect = self.view.rect
        buttons = (self.undo, self.redo, self.add, self.remove, self.give, self.use)
        widths = [1.0, 1.0, 1.35, 1.45, 1.4, 1.5]
        gap = px(14)
        cells = layout.grid(foot, 3, 2, gap) if self.stacked else layout.row(foot, widths, gap)
        for button, rect in zip(buttons, cells, strict=True):
            button.rect = rect

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        for box in (self._left, self._middle, self._side):
            painter.panel(surface, box, "dark")
        for choice in (self.sections, self.tongues):
            draw_label(painter, surface, str(choice.title), choice.rect)
        inside = layout.inset(self._middle, painter.px(20), painter.px(16))
        painter.text(
            surface, title(self.draft, self.chosen, self.language),
            Rect(inside.x, inside.y, inside.width, painter.px(34)),
            size=BODY + 1, colour="light", weight="bold", valign="center", max_width=inside.width,
        )  # fmt: skip
        draw_labels(painter, surface, self.draft, self.fields, self.language)
        draw_sample(
            painter, surface, self._sample, self.draft, self.chosen, self.language,
            self.shown.theme,
        )  # fmt: skip
        self.view.draw_static(surface)
        if len(self.chosen) == 2 and self.chosen[0] == "spaces":
            self.view.highlight(surface, int(self.chosen[1]), painter.theme.colours.accent)
        if (pointed := self.board_spot.pointed) is not None:
            self.view.highlight(surface, pointed, painter.theme.colours.light)
        below = Rect(
            self._side.x + painter.px(16), self._picture.bottom + painter.px(4),
            self._side.width - painter.px(32), self._side.bottom - self._picture.bottom,
        )  # fmt: skip
        text = self.balance or _("Click on a space of the board to change it.")
        colour = "light" if self.balance else "light_muted"
        painter.text(surface, text, below, size=SMALL, colour=colour, wrap=True)

    def _draw_row(
        self, surface: Surface, painter: Painter, rect: Rect, index: int, *,
        selected: bool, hover: float, focus: bool,
    ) -> None:  # fmt: skip
        place = self.entries[index]
        wrong = any(fault.place == place for fault in self.faults)
        unused = place[:1] == ("tokens",) and not self.draft.offers(str(place[1]))
        box = layout.inset(rect, painter.px(2))
        draw_ground(surface, painter, box, selected, hover, focus)
        inside = layout.inset(box, painter.px(12), 0)
        painter.text(
            surface, title(self.draft, place, self.language), inside, size=SMALL,
            colour="accent" if wrong else "light_muted" if unused else "light",
            weight="bold" if len(place) < 2 else "regular",
            valign="center", max_width=inside.width,
        )  # fmt: skip
