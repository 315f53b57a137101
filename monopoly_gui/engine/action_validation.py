"""Whether something is an action at all: only such can be carried out, saved and shown."""

from collections.abc import Callable
from dataclasses import fields
from typing import TypeAlias, TypeGuard, get_args

from .actions import Action, Bundle
from .errors import IllegalAction

#: no sum or number of a game comes near it
MOST = 10**12
#: entries of a list in an action
LONGEST = 400


#: the ``kind`` of an action, and what its fields beside ``player`` must fit
Shape: TypeAlias = tuple[str, tuple[tuple[str, Callable[[object], bool]], ...]]


def verify_well_formed(action: object) -> None:
    """Raise IllegalAction for anything but a well-formed action of the game."""
    if not well_formed(action):
        raise IllegalAction("no_action", "This game has no such action.")


def well_formed(action: object) -> TypeGuard[Action]:
    """True for an action of the game with valid types in all fields.

    The interpreter gives the types, as an object may lie about its class.
    """
    # (loops are much faster than all(): every act of every game comes through here)
    try:
        kind, tests = SHAPES[type(action)]
        said = action.kind  # type: ignore[attr-defined]
        if type(action.player) is not int:  # type: ignore[attr-defined]
            return False
        if said is not kind and (type(said) is not str or said != kind):
            return False
        for name, fits in tests:
            if not fits(getattr(action, name)):
                return False
    except Exception:  # no action, a field was deleted, or a class cannot be looked up
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
FITS: dict[object, Callable[[object], bool]] = {
    int: _is_number,
    bool: _is_flag,
    str: _is_text,
    Bundle: _is_bundle,
    tuple[int, ...]: _is_list,
}


def _shape(kind: type) -> Shape:
    entries = {field.name: field for field in fields(kind)}
    said = str(entries.pop("kind").default)
    del entries["player"]
    return said, tuple((name, FITS[field.type]) for name, field in entries.items())


SHAPES: dict[type, Shape] = {kind: _shape(kind) for kind in get_args(Action)}
