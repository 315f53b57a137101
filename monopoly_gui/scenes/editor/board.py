"""The board of the editor: whose deeds, what is built on them, where the tokens stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...challenges.draft import Draft
from ...engine.board import BANK, JAIL
from ...ui.board.view import BoardView
from ...ui.painting.colour import Colour
from ...ui.painting.shapes import flat, rounded, stamp

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

#: how strongly a deed is tinted in its owner's colour, 0 to 255: plain, mortgaged
TINTS = (110, 46)


def draw_draft(
    painter: Painter, surface: Surface, view: BoardView, draft: Draft, chosen: int
) -> None:
    """The whole board, with the chosen space outlined."""
    inks = colours(painter, draft)
    view.draw_static(surface)
    for space in draft.board.deeds:
        owner = draft.owner[space]
        if owner != BANK:
            street = draft.board.spaces[space].kind == "street"
            body = view.layout.parts(space, bar=street).body
            tint = (*inks[owner], TINTS[draft.mortgaged[space]])
            stamp(surface, flat(rounded(body.size, 0), tint), body.topleft)
    marks = [seat.name[:1].upper() for seat in draft.seats]
    view.draw_marks(surface, draft.owner, draft.buildings, draft.mortgaged, inks, marks)
    _draw_tokens(painter, surface, view, draft, inks)
    view.highlight(surface, chosen, painter.theme.colours.accent)


def colours(painter: Painter, draft: Draft) -> list[Colour]:
    """The players' colours in this theme."""
    palette = painter.theme.players
    return [palette[seat.colour % len(palette)] for seat in draft.seats]


def _draw_tokens(
    painter: Painter, surface: Surface, view: BoardView, draft: Draft, inks: list[Colour]
) -> None:
    places: dict[tuple[int, bool], list[int]] = {}
    for player, holding in enumerate(draft.holdings):
        jailed = holding.at == JAIL and holding.jail >= 0
        places.setdefault((holding.at, jailed), []).append(player)
    for (space, jailed), players in places.items():
        for slot, player in enumerate(players):
            centre, size = view.token_pos(space, slot, len(players), jailed)
            spot = Rect(0, 0, size, size)
            spot.center = centre
            painter.token(surface, draft.seats[player].token, spot, inks[player])
