"""A text as it is spoken: signs in words, and one end to a sentence."""

import re

from ...language import _, mark

#: signs on their own, by the names of keys
KEYS = mark(
    {
        "←": "Left arrow",
        "→": "Right arrow",
        "↑": "Up arrow",
        "↓": "Down arrow",
        "+": "plus",
        "−": "minus",
        "-": "minus",
    }
)
_SIGNED = re.compile(r"(?:(?<!\S)|(?<=\w)( ))([+−])\u200a?(?=[^\s\d]{0,3}\d)")
_ALONE = re.compile(r"[←→↑↓]|(?<!\S)[+\-−](?=[\s,.:]|$)")
#: the end of a sentence after that of its quotation, or after a question that is a name
_ENDED = re.compile(r"(?<!\.)([.!?])(\s?[”“»\"]?)\.(?!\.)(?=\s|$)")


def aloud(text: str) -> str:
    """The text for a voice, which reads signs badly or leaves them out."""
    text = re.sub(r"\s+[→›]\s+", _(", then "), text)
    text = re.sub(r"(?<=\d)\s?×", _(" times"), text)
    text = re.sub(r"\s+·\s", ", ", text)
    text = _SIGNED.sub(_signed, text)
    text = _ALONE.sub(lambda found: _(KEYS[found[0]]), text)
    return re.sub(r"(?<=\d)\.(?=,)", "", _ENDED.sub(r"\1\2", text))


def _signed(found: re.Match[str]) -> str:
    """A sign before an amount, after a short pause where a word precedes it."""
    rest, sign = found.groups()
    return f"{', ' if rest else ''}{_(KEYS[sign])} "
