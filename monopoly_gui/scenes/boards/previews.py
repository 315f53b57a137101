"""Pictures of entries in the board editor: a small one in the list, and a preview."""

import re
from collections.abc import Mapping

from pygame import Rect, Surface

from ...editions.draft import BoardDraft
from ...editions.wording import DECKS, Place
from ...language import _
from ...ui.board.cards_art import DECK_SHAPE, CardProps, draw_card
from ...ui.board.own_pictures import own_picture
from ...ui.painting import layout
from ...ui.painting.colour import rgb
from ...ui.painting.painter import Painter
from ...ui.widgets import SMALL
from .form import deck_name, entry_title

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
    side = round(min(rect.size) * 0.62)
    spot = layout.centre(rect, side, side)
    if section == "tokens":
        ink = painter.theme.players[0] if draft.offers(str(place[1])) else painter.tint("muted")
        painter.token(surface, str(place[1]), rect, ink)
    elif colour := _colour(draft, place):
        painter.box(surface, spot, rgb(colour), radius=6)
        painter.box(surface, spot, (*painter.tint("light"), 90), radius=6, line=1.5)
    else:
        kind = str(draft.value(place)["kind"]) if section == "spaces" else section
        painter.icon(surface, ICONS.get(kind, "edit"), spot, "light_muted")


def _colour(draft: BoardDraft, place: Place) -> str:
    """The colour of a group or of a street that is printed as one; else ""."""
    colour = ""
    if place[:1] == ("groups",):
        colour = str(draft.value(place)["colour"])
    elif place[:1] == ("spaces",) and draft.value(place)["kind"] == "street":
        name = draft.value(place)["group"]
        colour = next((str(g["colour"]) for g in draft.data["groups"] if g["id"] == name), "")
    return colour if WHOLE.fullmatch(colour) else ""


def has_sample(place: Place) -> bool:
    """Whether an entry has a picture."""
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
