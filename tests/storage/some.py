"""Values at random: of any type that a game is written with, and texts that a person might type."""

import random
from collections.abc import Iterator
from dataclasses import fields
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

#: whole numbers at which something might end, beside any others
ENDS = (0, 1, -1, 2**31, -(2**31), 2**53 + 1, 2**63 - 1, 2**64)
#: alphabets, from letters that often make the same text to all there are but halves of pairs
LETTERS = ("aA", "aAé-. ", (0x20, 0x7E), (0, 0xFF), (0x100, 0xD7FF), (0xE000, 0x10FFFF))


def chances(count: int) -> Iterator[random.Random]:
    """Dice for each of this many tries, the same every time."""
    for seed in range(count):
        yield random.Random(seed)


def text(rng: random.Random) -> str:
    """A short text, in letters of one alphabet or of several."""
    one = rng.choice(LETTERS)
    return "".join(
        _letter(rng, rng.choice((one, one, one, rng.choice(LETTERS))))
        for _ in range(rng.choice((0, 1, 2, rng.randint(0, 80))))
    )


def _letter(rng: random.Random, alphabet: str | tuple[int, int]) -> str:
    return rng.choice(alphabet) if isinstance(alphabet, str) else chr(rng.randint(*alphabet))


def number(rng: random.Random) -> int:
    return rng.choice((rng.choice(ENDS), rng.randint(-50, 50), rng.getrandbits(rng.randint(1, 90))))


def value(rng: random.Random, hint: Any) -> Any:
    """A value of the type: each of its fields has any value of its own type."""
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return number(rng)
    if hint is str:
        return text(rng)
    parts = get_args(hint)
    if get_origin(hint) is Literal:
        return rng.choice(parts)
    if get_origin(hint) in (Union, UnionType):
        return value(rng, rng.choice(parts))
    if get_origin(hint) is tuple:
        if ... in parts:
            parts = parts[:1] * rng.randint(0, 4)
        return tuple(value(rng, part) for part in parts)
    if hint is type(None):
        return None
    hints = get_type_hints(hint)
    return hint(**{field.name: value(rng, hints[field.name]) for field in fields(hint)})
