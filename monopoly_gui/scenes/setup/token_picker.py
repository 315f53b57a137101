"""Choosing the token and the colour of one seat."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ...language import _
from ...ui.layout.containers import Column
from ...ui.layout.parts import labelled
from ...ui.painting.painter import Painter
from ...ui.painting.tokens import token_title
from ...ui.text.people import colour_titles
from ...ui.widgets import Button, ColourSwatches, Swatches
from ..core.context import Context
from ..core.dialog import Dialog
from .draft import GameDraft, SeatDraft

COLUMNS = 7
#: how high the tokens and the colours are
TOKENS, COLOURS = (190, 250), (76, 92)


class TokenPicker(Dialog):
    """What other people have is faded, and says who has it; computers swap."""

    width = 780.0

    def __init__(self, context: Context, draft: GameDraft, seat: SeatDraft) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(
            context,
            _("{player}’s token and colour").format(player=seat.name.strip() or _("this player")),
            [done],
        )
        self.draft, self.seat = draft, seat
        players = context.painter.theme.players
        self.tokens = Swatches(
            draft.tokens,
            seat.token,
            self._draw_token,
            self._set_token,
            columns=COLUMNS,
            taken=draft.taken(seat, lambda other: other.token),
            name="tokens",
        )
        self.colours = ColourSwatches(
            {str(colour): players[colour] for colour in draft.colours},
            str(seat.colour),
            self._set_colour,
            columns=max(1, len(draft.colours)),
            taken=draft.taken(seat, lambda other: other.colour),
            titles=colour_titles(players),
        )
        self._tell_swaps()
        parts = [
            labelled(_("Token"), self.tokens, height=TOKENS),
            labelled(_("Colour"), self.colours, height=COLOURS),
        ]
        self.show_tree(Column(parts), done)

    def _set_token(self, token: str) -> None:
        self.draft.give_token(self.seat, token)
        self._tell_swaps()

    def _tell_swaps(self) -> None:
        """Say at each token what it is called, and who would swap it."""
        own = self.draft.board().tokens
        names = {token: token_title(token, own) for token in self.draft.tokens}
        self.tokens.titles = {**names, **self.draft.swapped(self.seat)}

    def _set_colour(self, colour: str) -> None:
        self.draft.give_colour(self.seat, int(colour))
        self.tokens.dirty = True

    def _draw_token(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        painter.token(surface, option, rect, painter.theme.players[self.seat.colour])
