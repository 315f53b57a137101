"""Previews of a board's cards, tokens and pictures in the editor."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from ...editions.draft import BoardDraft
from ...editions.wording import DECKS, Place
from ...language import _
from ...ui.board.cards_art import DECK_SHAPE, draw_card
from ...ui.board.own_pictures import own_picture
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.widgets import SMALL
from .form import deck_name, entry_title

#: the diameter of a token
TOKEN = 150
#: a card that would be less wide is not drawn
LEAST_CARD = 160


def has_sample(place: Place) -> bool:
    """Whether there is something to be seen of an entry."""
    return bool(place) and place[0] in ("tokens", "pictures", *DECKS)


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
    if not has_sample(place):
        return
    name, side = str(place[1]), min(area.size)
    if place[0] in DECKS:
        height = min(area.height, round(area.width / DECK_SHAPE))
        box = layout.centre(area, round(height * DECK_SHAPE), height)
        if box.width >= painter.px(LEAST_CARD):
            deck = DECKS.index(str(place[0]))
            text = deck_name(draft, str(place[0]), language)
            with painter.wearing(theme):
                draw_card(painter, surface, deck, box, entry_title(draft, place, language), text)
        return
    if place[0] == "tokens":
        side = min(side, painter.px(TOKEN))
        painter.token(surface, name, layout.centre(area, side, side), painter.theme.players[0])
        return
    pictures = draft.data.get("pictures") or {}
    picture = own_picture(painter, pictures, name, (side, side)) if side > 1 else None
    if picture is not None:
        painter.stamp(surface, picture, layout.centre(area, side, side).topleft)
        return
    text = _("No picture: the built-in one is used.")
    painter.text(surface, text, area, size=SMALL, colour="light_muted", wrap=True)
