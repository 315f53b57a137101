"""What a player's panel shows."""

from __future__ import annotations

from dataclasses import dataclass

from ..cards.deed_marks import GroupMarks
from ..painting.colour import Colour


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """Everything a panel shows, in words and figures; equal facts look the same.

    ``note`` takes the place of the worth (a bankrupt, a place in the ranking);
    ``acts`` is whoever is waited for, ``chosen`` the human whom the buttons
    stand for where there are several.
    """

    name: str
    token: str
    colour: Colour
    mark: str
    human: bool
    cash: str
    poor: bool
    worth: str
    #: the same without a word, where there is no room for it
    worth_figure: str
    place: str
    groups: tuple[GroupMarks, ...]
    jail_cards: int = 0
    in_jail: bool = False
    current: bool = False
    acts: bool = False
    chosen: bool = False
    alive: bool = True
    note: str = ""
    #: whether a face takes the place of the token
    face: bool = False
