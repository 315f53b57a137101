"""Texts of a board in each of its languages, by the places of its own wording in the file."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

#: the keys and indexes that lead to a value; tokens are known by their ids
Place = tuple[str | int, ...]
DECKS = ("chance", "community_chest")
#: lists whose entries have a name, and the place of its translations
_NAMED = {
    "groups": "groups",
    "spaces": "spaces",
    "tokens": "tokens",
    **dict.fromkeys(DECKS, "cards"),
}


def own_language(data: dict[str, Any]) -> str:
    """The language in which the board itself is worded."""
    return str(data.get("language") or "en")


def languages(data: dict[str, Any]) -> list[str]:
    """The languages of the board's texts, its own first."""
    return [own_language(data), *(code for code in data.get("texts") or {})]


def is_worded(place: Place) -> bool:
    """Whether the value is a text that translates."""
    return place[:1] in (("title",), ("deck_names",)) or (
        len(place) == 3 and place[0] in _NAMED and place[2] in ("name", "text")
    )


def translated_place(data: dict[str, Any], place: Place, language: str) -> Place:
    """The place of a translated text, by the place of the board's own wording."""
    another = language not in ("", own_language(data)) and is_worded(place)
    if another and len(place) < 3:
        return ("texts", language, *place)
    if place[:1] == ("tokens",) and len(place) == 3:
        if another:
            return ("texts", language, "tokens", place[1])
        return ("tokens", index_of(data.get("tokens") or [], place[1]), place[2])
    if not another:
        return place
    name = str(place[0])
    return ("texts", language, _NAMED[name], data[name][place[1]]["id"])


def index_of(entries: list[dict[str, Any]], name: str | int) -> int:
    """The index of an id's entry in its list; the length of the list if it is missing."""
    return next((n for n, entry in enumerate(entries) if entry["id"] == name), len(entries))


def value_at(data: dict[str, Any], place: Place) -> Any:
    """The value at a place; None where it is missing."""
    here: Any = data
    for key in place:
        try:
            here = here[key]
        except (KeyError, IndexError, TypeError):
            return None
    return here


def put_value(data: dict[str, Any], place: Place, value: Any) -> None:
    """Set the value at a place, with its parents; "" deletes an optional one."""
    here: Any = data
    for key, after in pairwise(place):
        if isinstance(here, dict) and here.get(key) is None:
            here[key] = {} if isinstance(after, str) else []
        here = here[key]
    optional = place[0] in ("texts", "deck_names", "pictures", "tokens")
    if value == "" and optional:
        here.pop(place[-1], None)
        _prune(data, place[:-1])
    else:
        here[place[-1]] = value


def _prune(data: dict[str, Any], place: Place) -> None:
    """Delete empty parents."""
    while place and value_at(data, place) == {}:
        value_at(data, place[:-1]).pop(place[-1])
        place = place[:-1]


def forget_wording(data: dict[str, Any], part: str, name: str) -> None:
    """Delete an entry's translations with the entry: ("cards", "ch_go")."""
    for language in list(data.get("texts") or {}):
        place = ("texts", language, part, name)
        if value_at(data, place) is not None:
            put_value(data, place, "")


def entry_of(data: dict[str, Any], loc: Place) -> tuple[Place, str]:
    """The entry that contains a place in the file, and the language if it is a translation."""
    if loc[:1] == ("texts",):
        return next(_of_text(data, loc), ()), str(loc[1]) if len(loc) > 1 else ""
    if loc[:1] == ("tokens",) and len(loc) > 1:
        return ("tokens", data["tokens"][loc[1]]["id"]), ""
    return loc[:2], ""


def _of_text(data: dict[str, Any], loc: Place) -> Iterator[Place]:
    part, name = (*loc[2:4], "", "")[:2]
    for lists, known in _NAMED.items():
        if known == part and lists == "tokens":
            yield ("tokens", name)
        elif known == part:
            at = index_of(data[lists], name)
            if at < len(data[lists]):
                yield (lists, at)
