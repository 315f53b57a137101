"""People at the table: names, tokens, colours, and letters for the colour-blind."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...ai.characters import SeatOccupant, cast
from ...engine.board import BANK, Board
from ...engine.rules import Rules
from ...language import _, mark
from ..painting.colour import Colour
from ..painting.theme import Theme

THE_BANK = mark("the Bank")
BANK_COLOUR: Colour = (120, 132, 130)
#: the names of a theme's colours, in their order
COLOURS = mark(("Red", "Blue", "Orange", "Green", "Purple", "Turquoise", "Pink", "Brown"))


def colour_titles(players: Sequence[Colour]) -> dict[str, str]:
    """The names of the players' colours of a theme, by their places in its list."""
    grey = mark("Grey")
    named = (grey if len(set(c)) == 1 else name for c, name in zip(players, COLOURS, strict=False))
    return {str(at): _(name) for at, name in enumerate(named)}


@dataclass(frozen=True, slots=True)
class Person:
    """One seat; ``colour`` is a place in the theme's list, ``bot`` the code of an opponent.

    ``face`` is the character that was chosen for the seat, "" if none was.
    """

    name: str
    token: str
    colour: int
    human: bool
    bot: str = ""
    face: str = ""


class People:
    """Everybody at the table by seat; -1 is the Bank."""

    def __init__(self, persons: Sequence[Person], board: Board, rules: Rules) -> None:
        self.persons = tuple(persons)
        self.board, self.rules = board, rules
        self.marks = initials([person.name for person in persons])

    def __len__(self) -> int:
        return len(self.persons)

    def name(self, player: int) -> str:
        """The name in a sentence."""
        return _(THE_BANK) if player == BANK else self.persons[player].name

    def colour(self, player: int, theme: Theme) -> Colour:
        """The colour of a player in this theme."""
        if player == BANK:
            return BANK_COLOUR
        return theme.players[self.persons[player].colour % len(theme.players)]

    def token(self, player: int) -> str:
        """The id of the player's token."""
        return self.persons[player].token

    def mark(self, player: int) -> str:
        """A letter for one player, different from everybody else's."""
        return "" if player == BANK else self.marks[player]

    @property
    def faces(self) -> tuple[str, ...]:
        """The character of each seat, "" for humans."""
        return cast(tuple(SeatOccupant(p.name, p.human, p.bot, p.face) for p in self.persons))

    def is_human(self, player: int) -> bool:
        return player != BANK and self.persons[player].human


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each name: its first if free, else another, else a figure."""
    taken: list[str] = []
    for number, name in enumerate(names, 1):
        letters = [letter.upper() for letter in name if letter.isalnum()]
        letters = [letter for letter in letters if len(letter) == 1]
        free = (letter for letter in (*letters, str(number)) if letter not in taken)
        taken.append(next(free, "?"))
    return tuple(taken)
