"""Whether something is an action at all: only such can be carried out, saved and shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import NamedTuple, get_args

from .actions import Action, Bundle
from .errors import IllegalAction

#: no sum or number of a game comes near it
MOST = 10**12
#: entries of a list in an action
LONGEST = 400


class Shape(NamedTuple):
    """The required ``kind``, the number fields beside ``player``, and the other fields.

    The fields come with their types.
    """

    kind: str
    numbers: tuple[str, ...]
    others: tuple[tuple[str, str], ...]


def _shape(kind: type) -> Shape:
    entries = {field.name: str(field.type) for field in fields(kind) if field.name != "kind"}
    del entries["player"]
    numbers = tuple(name for name, wanted in entries.items() if wanted == "int")
    others = tuple((name, wanted) for name, wanted in entries.items() if wanted != "int")
    return Shape(kind.__dataclass_fields__["kind"].default, numbers, others)  # type: ignore[attr-defined]


SHAPES: dict[type, Shape] = {kind: _shape(kind) for kind in get_args(Action)}


def verify_well_formed(action: object) -> None:
    """Raise IllegalAction for anything but a well-formed action of the game."""
    if not well_formed(action):
        raise not_an_action()


def not_an_action() -> IllegalAction:
    return IllegalAction("no_action", "This game has no such action.")


def well_formed(action: object) -> bool:
    """True for an action of the game with valid types in all fields.

    The interpreter gives the types, as an object may lie about its class.
    """
    # (loops are much faster than all(): every act of every game comes through here)
    try:
        shape = SHAPES.get(type(action))
        if shape is None:
            return False
        kind, numbers, others = shape
        player, said = action.player, action.kind  # type: ignore[attr-defined]
        if type(player) is not int or not -MOST <= player <= MOST:
            return False
        if said is not kind and (type(said) is not str or said != kind):
            return False
        for name in numbers:
            if not _is_number(getattr(action, name)):
                return False
        for name, wanted in others:
            if not FITS[wanted](getattr(action, name)):
                return False
    except Exception:  # a field was deleted, or a class cannot be looked up
        return False
    return True


def _is_number(value: object) -> bool:
    return type(value) is int and -MOST <= value <= MOST


def _is_flag(value: object) -> bool:
    return type(value) is bool


def _is_text(value: object) -> bool:
    return type(value) is str


def _is_list(value: object) -> bool:
    """A tuple of whole numbers."""
    if type(value) is not tuple or len(value) > LONGEST:
        return False
    for entry in value:  # noqa: SIM110 (all() takes twice as long)
        if type(entry) is not int or not -MOST <= entry <= MOST:
            return False
    return True


def _is_bundle(value: object) -> bool:
    if type(value) is not Bundle:
        return False
    return _is_number(value.cash) and _is_list(value.deeds) and _is_list(value.cards)


#: by the type that a field is annotated with, whether a value is of it
FITS: dict[str, Callable[[object], bool]] = {
    "bool": _is_flag,
    "str": _is_text,
    "Bundle": _is_bundle,
    "tuple[int, ...]": _is_list,
}
