"""Numbers of houses, hotels and deeds in words."""

from __future__ import annotations

from ...language import plural


def buildings(kind: str, count: int, figure: str = "") -> str:
    """That many houses or hotels, such as "3 houses"; ``figure`` is shown in place of the count."""
    if kind == "hotel":
        text = plural("{count} hotel", "{count} hotels", count)
    else:
        text = plural("{count} house", "{count} houses", count)
    return text.format(count=figure or count)


def deeds(count: int) -> str:
    """That many deeds."""
    return plural("{count} deed", "{count} deeds", count).format(count=count)
