"""The board: forty spaces, their deeds, colour groups and the two decks [BOARD-2]."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from .cards import DECK_NAMES, Card
from .money import written

SpaceKind = Literal[
    "go",
    "street",
    "railroad",
    "utility",
    "chance",
    "community_chest",
    "tax",
    "jail",
    "free_parking",
    "go_to_jail",
]
SIZE = 40
MIN_PLAYERS, MAX_PLAYERS = 2, 8
GO = 0
JAIL = 10
BANK = -1


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the board.

    Deeds are streets, railroads and utilities alike [BOARD-3, BOARD-11]; the
    others are card spaces, taxes and corners [BOARD-8, BOARD-9, BOARD-10].
    ``rents`` has six entries for a street (site, 1-4 houses, hotel), one for
    each railroad owned, or one dice multiplier for each utility owned.
    ``tax_percent`` is 0 where the tax is flat.
    """

    index: int
    id: str
    name: str
    kind: SpaceKind
    group: str = ""
    price: int = 0
    mortgage: int = 0
    house_cost: int = 0
    rents: tuple[int, ...] = ()
    tax: int = 0
    tax_percent: int = 0
    #: the name with soft hyphens where it may be divided; "" without any
    divided: str = ""

    @property
    def is_deed(self) -> bool:
        return self.price > 0


@dataclass(frozen=True, slots=True)
class Group:
    """A colour group, the railroads or the utilities; ``colour`` is ``#rrggbb``.

    A set is known by its name as well as by its colour [BOARD-4, BOARD-5, BOARD-6, BOARD-7].
    """

    id: str
    name: str
    colour: str
    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """An edition of the board, shared by every copy of a game's state [BOARD-1]."""

    id: str
    title: str
    currency: str
    spaces: tuple[Space, ...]
    groups: dict[str, Group]
    decks: tuple[tuple[Card, ...], tuple[Card, ...]]
    salary: int = 200
    jail_fine: int = 50
    #: the language of its names and cards, like "de"; all other print is in the same one
    language: str = "en"
    #: the names of the two decks; "" for those of their first spaces
    deck_names: tuple[str, str] = ("", "")
    #: proposed options of the rules; not part of its identity
    rules: Mapping[str, bool | int | str] = field(default_factory=dict, compare=False)
    #: the theme of its table, as in its file; not part of its identity
    theme: Mapping[str, str] = field(default_factory=dict, compare=False)
    #: its texts in other languages, as in its file; not part of its identity
    texts: Mapping[str, Mapping[str, object]] = field(default_factory=dict, compare=False)
    #: its tokens and their names, "" for the usual ones; {} for all there are
    tokens: Mapping[str, str] = field(default_factory=dict)
    #: pictures of its corners and its middle, as in its file
    pictures: Mapping[str, str] = field(default_factory=dict)
    deeds: tuple[int, ...] = field(init=False)
    streets: tuple[int, ...] = field(init=False)
    #: members of the space's group, () without one; by space
    group_members: tuple[tuple[int, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "deeds", tuple(s.index for s in self.spaces if s.is_deed))
        put(self, "streets", tuple(s.index for s in self.spaces if s.kind == "street"))
        put(
            self,
            "group_members",
            tuple(self.groups[s.group].members if s.group else () for s in self.spaces),
        )
        names = {s.kind: s.name for s in reversed(self.spaces)}
        kinds: tuple[SpaceKind, SpaceKind] = ("chance", "community_chest")
        usual = (names.get(kind, name) for kind, name in zip(kinds, DECK_NAMES, strict=True))
        text = tuple(own or name for own, name in zip(self.deck_names, usual, strict=True))
        put(self, "deck_names", text)

    def money(self, amount: int) -> str:
        """The amount with this edition's sign, such as ``$1,500``, as the language writes it."""
        return written(amount, self.currency)

    def find(self, space_id: str) -> int:
        """Board index of a space by its id; KeyError for an unknown one."""
        for space in self.spaces:
            if space.id == space_id:
                return space.index
        raise KeyError(space_id)
