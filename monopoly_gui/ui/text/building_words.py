"""Numbers of houses, hotels and deeds in words."""

from __future__ import annotations

from ...language import plural


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
