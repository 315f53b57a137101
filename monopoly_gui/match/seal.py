"""The seed of a game in a sealed envelope: its hash tells nothing, but fits no other seed."""

from __future__ import annotations

from hashlib import sha256

from ..engine.sentence import Sentence

#: so much of the hash is read aloud at the table
SHOWN = 12


def seal(seed: int) -> str:
    """The SHA-256 of the seed written as a decimal number, in hexadecimal digits."""
    return sha256(str(seed).encode("ascii")).hexdigest()


def seed_line(seed: int) -> Sentence:
    """What is said after the last throw."""
    return Sentence(
        "The seed was {seed}. Its SHA-256 begins with {digits}, as was told before the first "
        "throw: no throw could be changed afterwards.",
        seed=seed,
        digits=seal(seed)[:SHOWN],
    )


def seal_line(seed: int) -> Sentence:
    """What is said before the first throw."""
    digits = seal(seed)[:SHOWN]
    return Sentence(
        "The dice are sealed with the code {digits}: after the game you can check that "
        "nobody changed a throw.",
        digits=digits,
    )
