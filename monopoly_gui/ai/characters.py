"""The characters: a name, a face with its way of speaking, and a personality.

A seat keeps its character whoever else is added, removed or renamed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from ..engine.sentence import mark
from .levels import DEFAULT, JOINT, PERSONALITIES


@dataclass(frozen=True, slots=True)
class Character:
    """``face`` names drawings and remarks; ``personality`` is a code, "" for none.

    ``about`` describes the way of playing in a sentence.
    """

    name: str
    face: str
    personality: str
    about: str

    def at_level(self, code: str) -> str:
        """The code of an opponent of the same level as another, with this personality."""
        return JOINT.join(part for part in (level_of(code), self.personality) if part)


CHARACTERS = (
    Character("Ada", "librarian", "cautious", mark("Saves for a rainy day, and buys hotels late.")),
    Character("Blaise", "captain", "", mark("Steers by the numbers, whatever the weather.")),
    Character("Chen", "professor", "", mark("Has worked out the odds, and trusts them.")),
    Character("Dorothy", "painter", "", mark("Sees every deed for exactly what it is worth.")),
    Character("Emmy", "trader", "dealer", mark("Makes offers all day long, swaps most of all.")),
    Character("Fela", "foreman", "builder", mark("Turns every coin into houses at once.")),
    Character("Georg", "baron", "bully", mark("Asks too much, bids high, and blocks your sets.")),
    Character("Henri", "collector", "collector", mark("Wants every deed, railroads most of all.")),
)
NAMES = tuple(each.name for each in CHARACTERS)
FACES = tuple(each.face for each in CHARACTERS)
#: the faces of those without a personality, and of each personality
PLAIN = tuple(each.face for each in CHARACTERS if not each.personality)
OWN = {
    each.code: next(one.face for one in CHARACTERS if one.personality == each.code)
    for each in PERSONALITIES
}


def level_of(code: str) -> str:
    """The level in the code of an opponent."""
    return (code or DEFAULT).partition(JOINT)[0]


def personality_of(code: str) -> str:
    """The personality in the code of an opponent, "" for none."""
    return code.partition(JOINT)[2]


def free_characters(names: Sequence[str], faces: Sequence[str]) -> list[Character]:
    """The characters with an unused face, and if possible an unused name.

    Those without a personality come first.
    """
    taken = {name.strip().casefold() for name in names}
    left = [each for each in CHARACTERS if each.face not in faces]
    left.sort(key=lambda each: bool(each.personality))
    return [each for each in left if each.name.casefold() not in taken] or left


@dataclass(frozen=True, slots=True)
class SeatOccupant:
    """The occupant of a seat: ``bot`` is an opponent's code, ``face`` "" for none chosen."""

    name: str
    human: bool
    bot: str = ""
    face: str = ""


@lru_cache(maxsize=16)
def cast(sitters: tuple[SeatOccupant, ...]) -> tuple[str, ...]:
    """The face of each seat, "" for humans.

    Seats keep the face that was chosen for them. Others, of games from before faces were
    kept, get the face of their personality or one that nobody has, as they did then.
    """
    result = ["" if each.human or each.face not in FACES else each.face for each in sitters]
    free = [face for face in FACES if face not in result]
    open_seats = [n for n, each in enumerate(sitters) if not (each.human or result[n])]
    for seat in open_seats:
        own = OWN.get(personality_of(sitters[seat].bot), "")
        if own in free:
            result[seat] = own
            free.remove(own)
    for seat in open_seats:
        if not result[seat] and free:
            result[seat] = _choice(sitters[seat].name, free)
            free.remove(result[seat])
    return tuple(result)


def _choice(name: str, free: Sequence[str]) -> str:
    """A free character by the name, preferably one without a personality."""
    found = [face for face in PLAIN if face in free] or [f for f in OWN.values() if f in free]
    return found[crc32(name.encode()) % len(found)]
