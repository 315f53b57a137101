"""The editor of positions: the board between the card of the chosen space and the players."""

import secrets

import pygame
from pygame import Rect, Surface

from ...ai.characters import NAMES
from ...challenges.draft import MOST_ROUNDS, PositionDraft, draft_of, empty_draft
from ...engine.board import BANK, JAIL, MAX_PLAYERS, MIN_PLAYERS
from ...engine.state import HOTEL
from ...language import _, mark, translate, translate_error
from ...storage import SavedGame, SeatRecord
from ...ui.board.board_node import BoardNode
from ...ui.board.cursor import BoardCursor
from ...ui.board.flat_board import FlatBoardView
from ...ui.board.position_picture import BoardContents, draw_held
from ...ui.layout.containers import Column, Row, Scroll, Share, Sheet, Wrap
from ...ui.layout.leaves import Control, Heading
from ...ui.layout.node import Node
from ...ui.text.log_words import buildings
from ...ui.widgets import SMALL, Button, IconButton, Label, NumberField
from ..core.context import Context
from ..core.dialog import ConfirmScene
from ..core.home_board import board_or_home, in_home_language
from ..core.kept_games import looks_of
from ..core.page import Page
from ..menus.saved_list import SaveScene, write_game
from ..setup.own_seat import own_seat, tokens_of
from .boxes import PAD, PlayerBox, SpaceBox, one_of

#: the widths of what lies beside the board
SPACE, PLAYER = 376, 510


class EditorScene(Page):
    """An editor of positions without limits; it shows why a position is unplayable."""

    def __init__(
        self, context: Context, draft: PositionDraft | None = None, name: str = ""
    ) -> None:
        super().__init__(context, _("Position editor"))
        self.draft = draft or new_draft(context)
        self.name = name
        self.chosen, self.player = self.draft.board.deeds[0], self.draft.current
        self._touched = False
        self.reasons: list[str] = []
        self.board_spot = BoardCursor(name="board")
        self.board_spot.by_shoulder = False
        self.board_spot.title, self.board_spot.describe = _("Board"), self._describe
        self.board_spot.on_choose = self._choose
        self.view = FlatBoardView(context.painter, self.draft.board)
        self.add = IconButton(
            "plus", self._add, tip=_("Add a player"), name="add", style="secondary"
        )
        self.remove = IconButton(
            "minus", self._remove, tip=_("Remove this player"), name="remove", style="secondary"
        )
        self.round = NumberField(
            self.draft.round, 1, MOST_ROUNDS, on_change=self._set_round,
            shows=lambda number: _("Round {round}").format(round=number), name="round",
            on_card=False,
        )  # fmt: skip
        self.keep = Button(
            _("Save as scenario"), self._save, icon="save", key=pygame.K_F5, name="save"
        )
        self.go = Button(
            _("Play this position"), self._play, icon="play", style="primary", key=pygame.K_F9,
            name="play",
        )  # fmt: skip
        #: whether it can be played, and why not
        self.status = Label("", size=SMALL, wrap=True, name="status")
        self._make()

    # the widgets -------------------------------------------------------------------------

    def _make(self) -> None:
        """Rebuild the controls beside the board for the chosen space and player."""
        self.player = min(self.player, self.draft.players - 1)
        self.space_box = SpaceBox(self.draft, self.chosen, self._changed)
        self.player_box = PlayerBox(self.draft, self.player, self._changed, self._put)
        self.tabs = one_of(self._names, str(self.player), self._look_at, "players")
        self.tabs.title, self.round.title = _("Player"), _("Round")
        self.recompose()
        self._judge()

    @property
    def _names(self) -> list[tuple[str, str]]:
        """The players by their numbers."""
        return [(str(n), seat.name or "–") for n, seat in enumerate(self.draft.seats)]

    def _describe(self, space: int) -> str:
        """The accessible description of a space: deed, owner, and tokens."""
        draft = self.draft
        owner = draft.owner[space]
        parts = [draft.board.spaces[space].name]
        if draft.board.spaces[space].is_deed:
            parts.append(_("Bank") if owner == BANK else draft.seats[owner].name)
        if level := draft.buildings[space]:
            parts.append(buildings("hotel", 1) if level == HOTEL else buildings("house", level))
        parts += [_("Mortgaged")] if draft.mortgaged[space] else []
        parts += [
            seat.name
            for seat, holding in zip(draft.seats, draft.holdings, strict=True)
            if holding.at == space
        ]
        return ", ".join(parts)

    def _changed(self) -> None:
        self._touched = True
        self._judge()
        if self._names != self.tabs.options:
            self.tabs.options, self.tabs.dirty = self._names, True
            owner = self.space_box.owner
            owner.options, owner.dirty = [(str(BANK), _("Bank")), *self._names], True
        self.invalidate()

    def _judge(self) -> None:
        """Check whether the position is playable, and show that on the buttons."""
        draft = self.draft
        self.reasons = [translate(problem) for problem in draft.problems()]
        first = self.reasons[0] if self.reasons else ""
        self.keep.reason = self.go.reason = first
        self.status.text = first or _("This position can be played.")
        self.status.colour = "accent" if first else "light_muted"
        self.player_box.update(draft.board.spaces[self.chosen].name)
        self.space_box.update()
        full = draft.players >= MAX_PLAYERS
        most = _("At most {most_seats} players.").format(most_seats=MAX_PLAYERS)
        self.add.reason = most if full else ""
        few = draft.players <= MIN_PLAYERS
        self.remove.reason = _("Two players are needed.") if few else ""

    def _choose(self, space: int) -> None:
        self.chosen = space
        self._make()

    def _look_at(self, player: str) -> None:
        self.player = int(player)
        self._make()

    def _put(self) -> None:
        """Put the token of the player on the chosen space."""
        self.draft.put(self.player, self.chosen)
        self._changed()

    def _set_round(self, number: int) -> None:
        self.draft.round = number
        self._changed()

    def _add(self) -> None:
        self.draft.add(add_opponent(self.context, self.draft))
        self.player = self.draft.players - 1
        self._make()
        self._changed()

    def _remove(self) -> None:
        self.draft.remove(self.player)
        self._make()
        self._changed()

    # results -------------------------------------------------------------------------------

    def _game(self, name: str) -> SavedGame:
        return self.draft.saved(name, secrets.randbits(48))

    def _play(self) -> None:
        self.context.play_from(self._game(self.name or _("My position")))

    def _save(self) -> None:
        folder = self.context.own_scenarios
        text = mark("You will find it under Scenarios.")
        SaveScene(self.context, self.name, self._keep, folder, text).open()

    def _keep(self, name: str) -> None:
        if write_game(self.context, self.context.own_scenarios, self._game, name):
            self.name, self._touched = name, False

    def close(self) -> None:
        """Go back; ask first if something would be lost."""
        title, text = _("Leave the editor?"), _("Your changes have not been saved.")
        yes, no = _("Leave"), _("Stay")
        asked = ConfirmScene(self.context, title, text, super().close, yes=yes, no=no, danger=True)
        asked.ask(self._touched)

    # the screen ----------------------------------------------------------------------------

    def compose(self) -> Node:
        board = BoardNode(self.view, self.board_spot, self._draw_board, height=(460, 1200))
        tabs = [Control(self.tabs, grow=1.0)]
        tabs += [Control(b, width=(50, 56), grow=0.0) for b in (self.add, self.remove)]
        painter = self.context.painter
        player = Column([Heading(_("Player")), Row(tabs), self.player_box.node(painter)], gap=18)
        parts = [
            Share(self.space_box.node(painter), SPACE),
            Share(board, 520, grow=1.0),
            Share(Sheet(player, pad=PAD), PLAYER),
        ]
        foot = [
            Control(self.round, width=(200, 240), grow=0.0),
            Control(self.status, width=(200, 300)),
            Control(self.keep, grow=0.0),
            Control(self.go, width=(260, 360), grow=0.4),
        ]
        return Column([Scroll(Wrap(parts, gap=26), grow=1.0), Wrap(foot)], gap=16)

    def _draw_board(self, surface: Surface, _place: Rect) -> None:
        painter, pointed = self.context.painter, self.board_spot.pointed
        draft = self.draft
        standing = [(h.at, h.at == JAIL and h.jail >= 0) for h in draft.holdings]
        self.view.draw_static(surface)
        held = BoardContents(draft.owner, draft.buildings, draft.mortgaged, standing)
        draw_held(painter, surface, self.view, held, *looks_of(painter, draft.seats))
        self.view.highlight(surface, self.chosen, painter.theme.colours.accent)
        if pointed is not None and pointed != self.chosen:
            self.view.highlight(surface, pointed, painter.theme.colours.light)


def new_draft(context: Context) -> PositionDraft:
    """Two players on the board of the last game."""
    board = board_or_home(context.settings.last_edition or in_home_language())
    draft = empty_draft(board, [own_seat(context)])
    draft.add(add_opponent(context, draft))
    return draft


def add_opponent(context: Context, draft: PositionDraft) -> SeatRecord:
    """An opponent with a free name, token and colour."""
    names = {seat.name.casefold() for seat in draft.seats}
    name = next((n for n in NAMES if n.casefold() not in names), "–")
    taken = {seat.token for seat in draft.seats}
    token = next(token for token in tokens_of(context) if token not in taken)
    colours = {seat.colour for seat in draft.seats}
    colour = next(colour for colour in range(MAX_PLAYERS) if colour not in colours)
    return SeatRecord(name, "ai", token, colour)


def edit_game(context: Context, game: SavedGame) -> None:
    """Open the editor on the position of a game, or say why it cannot be changed there."""
    try:
        draft = draft_of(game)
    except ValueError as error:
        context.scenes.toasts.say(translate_error(error), "bad")
        return
    EditorScene(context, draft, game.name).open()
