"""The words of the characters, from assets/remarks: a file for each language."""

from __future__ import annotations

import json
from functools import cache

from ... import paths
from ...language import USUAL, spoken

#: wordings for each character and kind of occasion
WORDINGS = 3
#: the longest that fits into the bubble of a panel
LONGEST = 64


@cache
def remarks_in(language: str) -> dict[str, dict[str, list[str]]]:
    """By character and kind of occasion; in English where a language has no file of its own."""
    file = paths.assets() / "remarks" / f"{language}.json"
    if not file.exists() and language != USUAL:
        return remarks_in(USUAL)
    result: dict[str, dict[str, list[str]]] = json.loads(file.read_text(encoding="utf-8"))
    return result


def wording(character: str, kind: str, number: int) -> str:
    """A character's remark in the current language."""
    return remarks_in(spoken())[character][kind][number]
