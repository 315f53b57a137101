"""Whether something is an action at all: only such can be carried out, saved and shown."""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple, get_args

from .actions import Action, Bundle
from .errors import IllegalAction

#: no sum or number of a game comes near it
MOST = 10**12
#: entries of a list in an action
LONGEST = 400


class Shape(NamedTuple):
    """What ``kind`` must be, the fields that hold a number, and the others with their types."""

    kind: str
    numbers: tuple[str, ...]
    others: tuple[tuple[str, str], ...]


def _shape(kind: type) -> Shape:
    told = {field.name: str(field.type) for field in fields(kind) if field.name != "kind"}
    numbers = tuple(name for name, wanted in told.items() if wanted == "int")
    others = tuple((name, wanted) for name, wanted in told.items() if wanted != "int")
    return Shape(kind.__dataclass_fields__["kind"].default, numbers, others)  # type: ignore[attr-defined]


SHAPES: dict[type, Shape] = {kind: _shape(kind) for kind in get_args(Action)}
IN_BUNDLE = tuple((field.name, str(field.type)) for field in fields(Bundle))


def verify_well_formed(action: object) -> None:
    """Raise IllegalAction for what is no action of the game, or holds what an action cannot."""
    if not well_formed(action):
        raise IllegalAction("no_action", "That is no action of this game.")


def well_formed(action: object) -> bool:
    """True for an action of the game whose fields hold what they are meant to."""
    shape = SHAPES.get(action.__class__)
    if shape is None or getattr(action, "kind", None) != shape[0]:
        return False
    # (a loop is much faster than all(): every act of every game comes through here)
    for name in shape[1]:
        value = getattr(action, name, None)
        if value.__class__ is not int or not -MOST <= value <= MOST:
            return False
    others = shape[2]
    return not others or all(_fits(getattr(action, name, None), wanted) for name, wanted in others)


def _fits(value: object, wanted: str) -> bool:
    """Whether a value is of the type that a field is annotated with."""
    if value.__class__ is bool or value.__class__ is str:
        return wanted == value.__class__.__name__
    if isinstance(value, int):
        return value.__class__ is int and wanted == "int" and abs(value) <= MOST
    if isinstance(value, Bundle):
        return wanted == "Bundle" and all(_fits(getattr(value, n), w) for n, w in IN_BUNDLE)
    return (
        wanted == "tuple[int, ...]"
        and isinstance(value, tuple)
        and len(value) <= LONGEST
        and all(_fits(entry, "int") for entry in value)
    )
