"""Whether something is an action at all: only such can be carried out, saved and shown."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

from .actions import Action, Bundle
from .errors import IllegalAction

#: no sum or number of a game comes near it
MOST = 10**12
#: entries of a list in an action
LONGEST = 400
#: by the class: what ``kind`` must be, and the other fields with their types
KINDS: dict[type, tuple[str, tuple[tuple[str, str], ...]]] = {
    kind: (
        kind.__dataclass_fields__["kind"].default,
        tuple((field.name, str(field.type)) for field in fields(kind) if field.name != "kind"),
    )
    for kind in get_args(Action)
}
IN_BUNDLE = tuple((field.name, str(field.type)) for field in fields(Bundle))


def verify_well_formed(action: object) -> None:
    """Raise IllegalAction for what is no action of the game, or holds what an action cannot."""
    if not well_formed(action):
        raise IllegalAction("no_action", "That is no action of this game.")


def well_formed(action: object) -> bool:
    """True for an action of the game whose fields hold what they are meant to."""
    known = KINDS.get(action.__class__)
    if known is None or getattr(action, "kind", None) != known[0]:
        return False
    return all(_fits(getattr(action, name, None), wanted) for name, wanted in known[1])


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
