"""A sealed seed: its hash reveals nothing, but fits no other seed."""

import secrets
from hashlib import sha256

from ..engine.sentence import Sentence

#: the letters of the hash to read aloud at the table
SHOWN = 12
#: bytes of a salt, with which no computer finds a seed by trying all of them
SALT = 16


def new_salt() -> str:
    """A salt to seal with the seed of a new game."""
    return secrets.token_hex(SALT)


def seal(seed: int, salt: str = "") -> str:
    """The SHA-256 of the seed as a decimal number and the salt, in hexadecimal digits.

    There is a blank between the two; games of before there was a salt were sealed by the seed
    alone.
    """
    return sha256(f"{seed} {salt}".strip().encode("ascii")).hexdigest()


def seed_line(seed: int, salt: str = "") -> Sentence:
    """The sentence after the last roll."""
    return Sentence(
        "Nobody could change a roll: the code {digits}, shown before the first one, fits only "
        "the dice of “{sealed}”.",
        digits=seal(seed, salt)[:SHOWN],
        sealed=f"{seed} {salt}".strip(),
    )


def seal_line(seed: int, salt: str = "") -> Sentence:
    """The sentence before the first roll."""
    digits = seal(seed, salt)[:SHOWN]
    return Sentence(
        "The dice are sealed with the code {digits}: after the game you can verify "
        "that nobody changed a roll.",
        digits=digits,
    )
