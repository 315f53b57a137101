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
    digits = seal(seed, salt)[:SHOWN]
    if not salt:
        return Sentence(
            "The seed was {seed}. Its SHA-256 begins with {digits}, as shown before "
            "the first roll: no roll could be changed afterwards.",
            seed=seed,
            digits=digits,
        )
    return Sentence(
        "The seed was {seed} and its salt {salt}. The SHA-256 of “{seed} {salt}” begins with "
        "{digits}, as shown before the first roll: no roll could be changed afterwards.",
        seed=seed,
        salt=salt,
        digits=digits,
    )


def seal_line(seed: int, salt: str = "") -> Sentence:
    """The sentence before the first roll."""
    digits = seal(seed, salt)[:SHOWN]
    return Sentence(
        "The dice are sealed with the code {digits}: after the game you can verify "
        "that nobody changed a roll.",
        digits=digits,
    )
