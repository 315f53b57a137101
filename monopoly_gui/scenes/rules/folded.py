"""Texts as a search compares them."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import combining, normalize


@lru_cache(maxsize=2048)
def folded(text: str) -> str:
    """Without case, accents and printer's apostrophes, which a keyboard may lack."""
    letters = normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter))
