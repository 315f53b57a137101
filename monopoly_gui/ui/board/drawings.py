"""The drawings of ``assets/icons/art`` by space: by its id, else by its kind."""

import json
from functools import cache

from ... import paths
from ...engine.board import Space

BY_KIND = {
    "railroad": "train",
    "community_chest": "chest",
    "utility": "bulb",
    "tax": "tax",
    "free_parking": "car",
    "go_to_jail": "police",
}


@cache
def by_id() -> dict[str, str]:
    """The drawings of spaces of the game's boards, and of their copies."""
    file = paths.assets() / "icons" / "art" / "spaces.json"
    drawings: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return {space: drawing for drawing, spaces in drawings.items() for space in spaces}


def picture_of(space: Space) -> str:
    """The name of the drawing on a space; "" for one without."""
    return by_id().get(space.id) or BY_KIND.get(space.kind, "")
