"""The board editor: choose an entry or a space, change it, and see it in small pictures."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface

from ...ai.valuation.landings import IdentityBoard, landings
from ...editions.draft import NEW_CARD, BoardDraft
from ...editions.file import MOST_CARDS
from ...editions.pictures import PLACES, PictureError, read_picture
from ...editions.wording import DECKS, Place, own_language
from ...engine.board import Board
from ...language import _, format_decimal, translate
from ...ui.board.board_node import BoardNode
from ...ui.board.cards_art import DECK_SHAPE, CardProps, draw_card
from ...ui.board.cursor import BoardCursor
from ...ui.board.flat_board import FlatBoardView
from ...ui.board.own_pictures import own_picture
from ...ui.layout.containers import Column, Grid, MinWidth, Panel, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Rows, labelled
from ...ui.painting import layout
from ...ui.painting.colour import rgb
from ...ui.painting.painter import Painter
from ...ui.painting.picture_files import encode_square
from ...ui.widgets import LARGE, SMALL, Button, Dropdown, Label, ListRow, RowList, Widget
from ..core.context import Context
from ..core.page import Page
from .files import PICTURES, SHARED, ExportBoardScene, FindFileScene
from .form import (
    BoardField,
    caption,
    deck_name,
    entries,
    entry_title,
    field_control,
    fields_of,
    first_fault,
    language_codes,
    sections,
)

#: entries that describe themselves
UNLABELLED = ("switch", "file", "palette")


def balance_text(board: Board, original: Board, place: Place) -> str:
    """The frequency of a space, or the payback of a set, beside that of the original board."""
    if not place or place[0] not in ("spaces", "groups"):
        return ""
    at = int(place[1])
    if place[0] == "spaces":
        now, before = (100 * landings(IdentityBoard(b)).visits[at] for b in (board, original))
        text = _("Landed on in {now}% of turns (before: {before}%).")
        return text.format(now=format_decimal(now, 1), before=format_decimal(before, 1))
    now, before = (paid_back(b, list(b.groups)[at]) for b in (board, original))
    text = _("Fully built, it pays for itself in {now} opponents’ turns (before: {before}).")
    return text.format(now=format_decimal(now, 0), before=format_decimal(before, 0))


def paid_back(board: Board, group: str) -> float:
    """The turns of other players until a fully built set has earned its cost."""
    odds, dice = landings(IdentityBoard(board)).charged, 7
    cost, income = 0.0, 0.0
    for space in board.groups[group].members:
        deed = board.spaces[space]
        cost += deed.price + 5 * deed.house_cost
        rent = deed.rents[-1] * (dice if deed.kind == "utility" else 1)
        income += odds[space] * rent
    return cost / income if income else 0.0


class BoardEditorScene(Page):
    """The entries on the left, the chosen one in the middle, the board on the right."""

    def __init__(self, context: Context, draft: BoardDraft, on_use: Callable[[str], None]) -> None:
        super().__init__(context, _("Board editor"))
        self.draft, self.on_use = draft, on_use
        #: the language of the texts shown and edited
        self.language = own_language(draft.data)
        self.section = ""
        self.chosen: Place = ()
        self.entries: list[Place] = []
        self.faults = draft.faults()
        self.shown = draft.board() or draft.original
        #: all entries shown: they identify their pictures
        self._before: list[FlatBoardView] = []
        self.board_spot = BoardCursor(name="board")
        self.board_spot.title, self.board_spot.describe = _("Board"), self._describe
        self.board_spot.on_choose = lambda space: self.choose(("spaces", space))
        self.view = self._view()
        self.list = RowList(self._row, size=SMALL, least=44, on_select=self._chosen, name="entries")
        self.sections = Dropdown([], "", self._choose_section, name="section", on_card=False)
        self.tongues = Dropdown([], self.language, self._speak, name="language", on_card=False)
        self.fields: list[tuple[BoardField, Widget]] = []
        undo, redo = (partial(self._back, way) for way in (draft.undo, draft.redo))
        self.undo = Button(_("Undo"), undo, icon="undo", key=pygame.K_F7, name="undo")
        self.redo = Button(_("Redo"), redo, icon="redo", key=pygame.K_F8, name="redo")
        self.add = Button(_("Add a card"), self._add, icon="plus", name="add card")
        self.remove = Button(_("Delete the card"), self._remove, icon="trash", name="remove card")
        self.give = Button(
            _("Export"), lambda: ExportBoardScene(context, draft.file).open(), icon="save",
            name="export", tip=_(SHARED),
        )  # fmt: skip
        self.use = Button(
            _("Play on this board"), self._use, icon="check", style="primary", key=pygame.K_F9,
            name="use",
        )  # fmt: skip
        self.trouble = Label("", size=SMALL, colour="accent", wrap=True, name="trouble")
        #: the income of the chosen entry, beside that of the original board
        self.balance = Label("", size=SMALL, wrap=True, name="balance")
        self._redraw()

    def _view(self) -> FlatBoardView:
        """The current board, to draw and point at."""
        view = FlatBoardView(self.context.painter, self.shown)
        self._before.append(view)
        return view

    def _redraw(self) -> None:
        """Rebuild the controls for the chosen entry."""
        every = entries(self.draft)
        shown = [self.section] if self.section else list(every)
        self.entries = [place for name in shown for place in every[name]]
        if self.chosen not in self.entries:
            self.chosen = self.entries[-1]
        self.list.selected = self.entries.index(self.chosen)
        self.tongues.options = language_codes(self.draft)
        if self.language not in dict(self.tongues.options):
            self.language = own_language(self.draft.data)
        self.tongues.value = self.language
        self.sections.options = sections(self.draft, self.language)
        self.sections.value = self.section
        self.fields = [
            (part, field_control(self.draft, part, self.language, self._change))
            for part in fields_of(self.draft, self.chosen)
        ]
        self.recompose()
        self._judge()

    def _judge(self) -> None:
        """Show the problems, and the board as it is now."""
        self.faults = self.draft.faults()
        board = self.draft.board(self.language)
        if board is not None and board != self.shown:
            self.shown = board
            self.view = self._view()
            self._board.show(self.view)
        self.trouble.text = first_fault(self.draft, self.faults or self.draft.hints())
        self.undo.reason = "" if self.draft.can_undo else _("Nothing has been changed yet.")
        self.redo.reason = "" if self.draft.can_redo else _("There is nothing to undo.")
        self._judge_buttons()
        self.use.reason = self.give.reason = first_fault(self.draft, self.faults)
        earns = balance_text(self.shown, self.draft.original, self.chosen)
        self.balance.text = earns or _("Click on a space of the board to change it.")
        self.invalidate()

    def _judge_buttons(self) -> None:
        """Show Add and Remove for cards, and Remove for pictures."""
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
            self._renew()

    def _choose_section(self, section: str) -> None:
        """List only a part of the entries."""
        self.section = section
        first = entries(self.draft)[section or "board"][0]
        self.chosen = self.chosen if section in ("", *self.chosen[:1]) else first
        self._renew()

    def _speak(self, language: str) -> None:
        """Show and change the wording in this language."""
        self.language = language
        self._renew()

    def _renew(self) -> None:
        """Rebuild the controls, keeping the focus."""
        self._redraw()
        if self.window.width:
            row, height = self.list.selected, self.list.row_height
            self.list.reveal(row * height, (row + 1) * height)

    def _change(self, part: BoardField, value: Any) -> None:
        draft, place, attempt = self.draft, part.place, self.context.attempt
        if part.how == "file":
            FindFileScene(self.context, PICTURES, self._take_picture).open()
            return
        if part.how == "palette":
            attempt(lambda: draft.change(place, value))
        elif place[-1] == "kind":
            attempt(lambda: draft.change_effect(place[:-1], value))
        elif place[-1] == "offered":
            attempt(lambda: draft.offer(str(place[1]), bool(value)))
        else:
            value = value.lower() if part.how == "colour" else value
            attempt(lambda: draft.change(place, value, self.language))
            if place != ("language",):
                # the field stays as it is while somebody types
                self._judge()
                return
            self.language = str(value)
        self._renew()

    def _take_picture(self, file: Path) -> bool:
        """Encode the picture in a file for the chosen place; False if that fails."""
        toasts, place = self.context.scenes.toasts, self.chosen
        try:
            picture = encode_square(read_picture(file), *PLACES[str(place[1])])
        except PictureError as error:
            text = _("{file} cannot be used: {fault}.")
            toasts.say(text.format(file=file.name, fault=translate(error.args[0])), "bad")
            return False
        self.context.attempt(lambda: self.draft.change(place, picture))
        self._renew()
        toasts.say(_("{name} was imported.").format(name=file.name), "good")
        return True

    def take_file(self, file: Path) -> bool:
        if self.chosen[:1] == ("pictures",):
            self._take_picture(file)
        else:
            text = _("First choose what the picture is for, at the end of the list.")
            self.context.scenes.toasts.say(text, "bad")
        return True

    def _back(self, way: Callable[[], None]) -> None:
        """Undo the last change, or do it again."""
        self.context.attempt(way)
        self._renew()

    def _add(self) -> None:
        deck = str(self.chosen[0])
        self.context.attempt(lambda: self.draft.add_card(deck, _(NEW_CARD)))
        self.chosen = (deck, len(self.draft.data[deck]) - 1)
        self._renew()

    def _remove(self) -> None:
        place = self.chosen
        if place[0] == "pictures":
            self.context.attempt(lambda: self.draft.change(place, ""))
        else:
            self.context.attempt(lambda: self.draft.remove_card(place))
            self.chosen = (place[0], max(0, int(place[1]) - 1))
        self._renew()

    def _use(self) -> None:
        self.close()
        self.on_use(str(self.draft.data["id"]))

    def _describe(self, space: int) -> str:
        return self.shown.spaces[space].name

    def compose(self) -> Node:
        self.list.count = len(self.entries)
        named = ((_("Part of the board"), self.sections), (_("Text language"), self.tongues))
        choices = [
            labelled(words, widget, colour="light_muted", grow=0.0, height=(44, 44))
            for words, widget in named
        ]
        which = Column([*choices, Rows(self.list, seen=(5, 18))])
        self._board = BoardNode(self.view, self.board_spot, self._draw_board, height=(240, 900))
        board = [self._board, Control(self.balance, height=(44, 60), grow=0.0)]
        parts = [
            Share(which, 280, grow=0.6),
            Share(Panel(Column(self._entry()), "dark", pad=(18, 16)), 380, grow=1.0),
            Share(Panel(Column(board), "dark", pad=(18, 16)), 400, grow=1.2),
        ]
        buttons = (self.undo, self.redo, self.add, self.remove, self.give, self.use)
        foot = Wrap(map(Control, buttons))
        return Column([Scroll(Wrap(parts, gap=20), grow=1.0), foot], gap=16)

    def _entry(self) -> list[Node]:
        """The chosen entry: its name, its fields, its picture."""
        fields, colours = [], []
        for part, widget in self.fields:
            words = caption(self.draft, part, self.language) if part.how not in UNLABELLED else ""
            if part.how == "palette":
                colours.append(Control(widget, height=(96, 130), grow=0.0))
            else:
                field = labelled(words, widget, height=(44, 44), colour="light_muted")
                fields.append(MinWidth(field, 165))
        # longer texts get the whole width
        columns = 1 if any(part.longest > 40 for part, _widget in self.fields) else 2
        name = entry_title(self.draft, self.chosen, self.language)
        seen = bool(self.chosen) and self.chosen[0] in ("tokens", "pictures", *DECKS)
        return [
            Text(name, size=LARGE, weight="display", colour="light"),
            Grid(fields, columns=(1, columns)),
            *colours,
            CustomPaint(self._draw_sample, height=(110, 420), grow=2.0) if seen else Spacer(),
            Control(self.trouble, height=(44, 60), grow=0.0),
        ]

    def _draw_sample(self, surface: Surface, place: Rect) -> None:
        draw_sample(
            self.context.painter, surface, place, self.draft, self.chosen, self.language,
            self.shown.theme,
        )  # fmt: skip

    def _draw_board(self, surface: Surface, _place: Rect) -> None:
        colours = self.context.painter.theme.colours
        self.view.draw_static(surface)
        if len(self.chosen) == 2 and self.chosen[0] == "spaces":
            self.view.highlight(surface, int(self.chosen[1]), colours.accent)
        if (pointed := self.board_spot.pointed) is not None:
            self.view.highlight(surface, pointed, colours.light)

    def _row(self, index: int) -> ListRow:
        place, painter = self.entries[index], self.context.painter
        return ListRow(
            entry_title(self.draft, place, self.language),
            picture=lambda surface, rect: draw_entry(painter, surface, rect, self.draft, place),
            strong=len(place) < 2,
            muted=place[:1] == ("tokens",) and not self.draft.offers(str(place[1])),
            warning=any(fault.place == place for fault in self.faults),
        )


#: by the kind of a space, by a deck, and by other editable things
ICONS = {
    "go": "go",
    "jail": "jail",
    "free_parking": "car",
    "go_to_jail": "police",
    "tax": "tax",
    "railroad": "train",
    "utility": "bulb",
    "chance": "chance",
    "community_chest": "chest",
    "pictures": "map",
}
#: a complete typed colour
WHOLE = re.compile("#[0-9a-fA-F]{6}")


def draw_entry(
    painter: Painter, surface: Surface, rect: Rect, draft: BoardDraft, place: Place
) -> None:
    """The picture of an entry, in the middle of a square."""
    section = str(place[0]) if place else ""
    side = round(min(rect.size) * 0.8)
    spot = layout.centre(rect, side, side)
    if section == "tokens":
        ink = painter.theme.players[0] if draft.offers(str(place[1])) else painter.tint("muted")
        painter.token(surface, str(place[1]), rect, ink)
    elif colour := _colour(draft, place):
        painter.box(surface, spot, rgb(colour), radius=6)
        painter.box(surface, spot, (*painter.tint("text"), 90), radius=6, line=1.5)
    else:
        kind = str(draft.value(place)["kind"]) if section == "spaces" else section
        painter.icon(surface, ICONS.get(kind, "edit"), spot, "muted")


def _colour(draft: BoardDraft, place: Place) -> str:
    """The colour of a group or of a street that is printed as one; else ""."""
    colour = ""
    if place[:1] == ("groups",):
        colour = str(draft.value(place)["colour"])
    elif place[:1] == ("spaces",) and draft.value(place)["kind"] == "street":
        name = draft.value(place)["group"]
        colour = next((str(g["colour"]) for g in draft.data["groups"] if g["id"] == name), "")
    return colour if WHOLE.fullmatch(colour) else ""


def draw_sample(
    painter: Painter,
    surface: Surface,
    area: Rect,
    draft: BoardDraft,
    place: Place,
    language: str,
    theme: Mapping[str, str],
) -> None:
    """Draw the preview of an entry in the middle of an area."""
    name, side = str(place[1]), min(area.size)
    if place[0] in DECKS:
        height = min(area.height, round(area.width / DECK_SHAPE))
        box = layout.centre(area, round(height * DECK_SHAPE), height)
        # a smaller one could not be read
        if box.width >= painter.px(160):
            deck = DECKS.index(str(place[0]))
            text = deck_name(draft, str(place[0]), language)
            with painter.wearing(theme):
                props = CardProps(deck, entry_title(draft, place, language), text)
                draw_card(painter, surface, box, props)
        return
    if place[0] == "tokens":
        side = min(side, painter.px(150))
        painter.token(surface, name, layout.centre(area, side, side), painter.theme.players[0])
        return
    pictures = draft.data.get("pictures") or {}
    picture = own_picture(painter, pictures, name, (side, side)) if side > 1 else None
    if picture is not None:
        painter.stamp(surface, picture, layout.centre(area, side, side).topleft)
        return
    text = _("No picture: the built-in one is used.")
    painter.text(surface, text, area, SMALL, "light_muted", wrap=True, valign="top")
