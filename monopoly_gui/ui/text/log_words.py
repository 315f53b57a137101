"""Sentences with highlighted names, and lists of words."""

import re
from collections.abc import Callable, Sequence

from ...language import _, current_language, plural

#: marks around a name, which no font draws and nobody types
NAME_BEGINS, NAME_ENDS = "\ue000", "\ue001"
#: begins with the sound before which the Spanish "y" becomes "e"
LIKE_I = re.compile(rf"{NAME_BEGINS}?([iíy]|hi(?![ae]))", re.IGNORECASE)


def buildings(kind: str, count: int, figure: str = "") -> str:
    """A count of houses or hotels, such as "3 houses"; ``figure`` replaces the count."""
    if kind == "hotel":
        text = plural("{count} hotel", "{count} hotels", count)
    else:
        text = plural("{count} house", "{count} houses", count)
    return text.format(count=figure or count)


def deeds(count: int) -> str:
    """A count of deeds, such as "3 deeds"."""
    return plural("{count} deed", "{count} deeds", count).format(count=count)


def signed(money: Callable[[int], str], amount: int) -> str:
    """A sum with its sign, "" for none; one such as ✦, which is like a plus, a little apart."""
    text = re.sub(r"^(?=[\u2700-\u27bf])", "\u2009", money(abs(amount)))
    return f"{'+' if amount > 0 else '−'}{text}" if amount else ""


def quoted(name: str) -> str:
    """The marked name, for setting it in bold."""
    return f"{NAME_BEGINS}{name}{NAME_ENDS}"


def plain(text: str) -> str:
    """The sentence without the marks around its names."""
    return text.replace(NAME_BEGINS, "").replace(NAME_ENDS, "")


def have_won(names: Sequence[str]) -> str:
    """The win, or shared win, as an exclamation."""
    if len(names) == 1:
        return _("{winner} has won!").format(winner=names[0])
    return _("{winners} share the win!").format(winners=joined(names))


def joined(words: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``; "" for none."""
    if len(words) < 2:
        return "".join(words)
    both: str = _("{words} and {last}")
    if current_language() == "es" and LIKE_I.match(words[-1]):
        both = both.replace(" y ", " e ")
    return both.format(words=", ".join(words[:-1]), last=words[-1])


def name_runs(text: str) -> list[tuple[str, bool]]:
    """The sentence in pieces, each with whether it is a name."""
    out: list[tuple[str, bool]] = []
    for number, piece in enumerate(text.split(NAME_BEGINS)):
        name, end, rest = piece.partition(NAME_ENDS) if number else ("", "", piece)
        if end:
            out.append((name, True))
        elif number:
            rest = name
        if rest:
            out.append((rest, False))
    return out
