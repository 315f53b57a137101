"""Which face and way to speak each opponent has: a personality its own, two never the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

#: the faces of personalities, by their codes
OWN = {
    "cautious": "librarian",
    "builder": "foreman",
    "dealer": "trader",
    "bully": "baron",
    "collector": "collector",
}
#: the faces of those who have no personality
PLAIN = ("captain", "professor", "painter")
CHARACTERS = (*OWN.values(), *PLAIN)
#: who sits there: a name and the code of the opponent, None for a human
Sitter = tuple[str, str | None]


@lru_cache(maxsize=16)
def cast(sitters: tuple[Sitter, ...]) -> tuple[str, ...]:
    """A character for each seat, "" for humans.

    Who comes second with the same personality gets a face that nobody else has.
    """
    made = [""] * len(sitters)
    free = list(CHARACTERS)
    for seat, (_name, code) in enumerate(sitters):
        own = OWN.get((code or "").partition("/")[2], "")
        if own in free:
            made[seat] = own
            free.remove(own)
    for seat, (name, code) in enumerate(sitters):
        if code is not None and not made[seat] and free:
            made[seat] = _choice(name, free)
            free.remove(made[seat])
    return tuple(made)


def _choice(name: str, free: Sequence[str]) -> str:
    """One of those that are free, by the name: of those without a personality first."""
    found = [face for face in PLAIN if face in free] or list(free)
    return found[crc32(name.encode()) % len(found)]
