"""The drawings of ``assets/icons/art`` by space: by its id, else by its kind."""

import json
from functools import cache

from ... import paths
from ...engine.board import Board, Space, SpaceKind

#: the kinds of the spaces of both decks
DECKS: tuple[SpaceKind, SpaceKind] = ("chance", "community_chest")


@cache
def drawings() -> dict[str, str]:
    """The drawings of kinds of spaces, and of spaces of the game's boards and their copies."""
    file = paths.assets() / "icons" / "art" / "spaces.json"
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return {space: drawing for drawing, spaces in found.items() for space in spaces}


def picture_of(space: Space) -> str:
    """The name of the drawing on a space; "" for one without."""
    return drawings().get(space.id) or drawings().get(space.kind, "")


def deck_pictures(board: Board) -> list[str]:
    """The names of the drawings on the decks: those on their first spaces."""
    first = {space.kind: space for space in reversed(board.spaces)}
    return [picture_of(first[kind]) if kind in first else "" for kind in DECKS]
