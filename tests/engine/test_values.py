"""Frames, claims and offers are values: none can change, so copies of a game share them."""

from dataclasses import FrozenInstanceError, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.frames import Claim, Frame, Offer
from tests.engine.choosing import choose
from tools.campaigns.fuzz import Fuzz

VALUES: tuple[type[Any], ...] = (*get_args(Frame), Claim, Offer, Bundle)
PLAIN = (int, str, bool)


@pytest.mark.parametrize("kind", VALUES, ids=lambda c: c.__name__)
def test_no_field_can_be_set_or_taken_away(kind: type[Any]) -> None:
    value = object.__new__(kind)
    for field in fields(kind):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, 1)
        with pytest.raises(FrozenInstanceError):
            delattr(value, field.name)


def fixed(hint: Any) -> bool:
    """Whether what a field holds cannot change either: plain values, tuples of them, values."""
    if get_origin(hint) is tuple:
        return all(part is ... or fixed(part) for part in get_args(hint))
    return hint in PLAIN or hint in VALUES or get_origin(hint) is Literal


@pytest.mark.parametrize("kind", VALUES, ids=lambda c: c.__name__)
def test_fields_hold_only_what_cannot_change(kind: type[Any]) -> None:
    hints = get_type_hints(kind)
    assert [field.name for field in fields(kind) if not fixed(hints[field.name])] == []


@pytest.mark.parametrize("seed", range(11, 17))
def test_what_is_pending_in_whole_games_can_be_hashed(seed: int) -> None:
    """So there is no list in any of them, whatever their types say; nor after a change of plan."""
    fuzz = Fuzz(seed, "random")
    entries: dict[int, tuple[object, str]] = {}
    for _ in range(250):
        state = fuzz.state
        if state.over:
            break
        for value in (*state.stack, *state.claims, *state.offers):
            hash(value)
            entries.setdefault(id(value), (value, repr(value)))
        fuzz.attempt(choose(fuzz.rng, state, fuzz.ways))
    assert entries and all(repr(value) == before for value, before in entries.values())
