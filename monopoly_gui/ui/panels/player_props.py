"""The props of a player's plate."""

from __future__ import annotations

from dataclasses import dataclass

from ..cards.deed_marks import GroupMarks
from ..painting.colour import Colour


@dataclass(frozen=True, slots=True)
class PlayerProps:
    """Everything a panel shows, in words and figures; equal facts look the same.

    Of ``notes`` the first that has room stands beside the cash (a bankrupt, a place in the
    ranking);
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
    groups: tuple[GroupMarks, ...]
    jail_cards: int = 0
    in_jail: bool = False
    current: bool = False
    acts: bool = False
    chosen: bool = False
    alive: bool = True
    notes: tuple[str, ...] = ()
    #: whether a face takes the place of the token
    face: bool = False
    #: what has just come or gone, with its sign
    change: str = ""
