"""What stands before an entry in the list of the board editor: a colour, a token, an icon."""

from __future__ import annotations

import re

from pygame import Rect, Surface

from ...editions.draft import BoardDraft
from ...editions.wording import Place
from ...ui.painting import layout
from ...ui.painting.colour import rgb
from ...ui.painting.painter import Painter

#: by the kind of a space, by a deck, and by what else can be changed
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
#: of the square: how wide a colour is
CHIP = 0.62
#: a colour that has been typed to its end
WHOLE = re.compile("#[0-9a-fA-F]{6}")


def draw_entry(
    painter: Painter, surface: Surface, rect: Rect, draft: BoardDraft, place: Place
) -> None:
    """The picture of an entry, in the middle of a square."""
    section = str(place[0]) if place else ""
    side = round(min(rect.size) * CHIP)
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
    """The colour of a group or of a street that is written as one; else ""."""
    colour = ""
    if place[:1] == ("groups",):
        colour = str(draft.value(place)["colour"])
    elif place[:1] == ("spaces",) and draft.value(place)["kind"] == "street":
        name = draft.value(place)["group"]
        colour = next((str(g["colour"]) for g in draft.data["groups"] if g["id"] == name), "")
    return colour if WHOLE.fullmatch(colour) else ""
