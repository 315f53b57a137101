"""The seat of the person at this computer, without a set-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...ai.characters import NAMES, free_characters, personality_of
from ...storage import SeatRecord
from ...storage.profiles import find_profile
from ...ui.painting.tokens import names as token_names
from ..core.context import Context


def own_seat(context: Context) -> SeatRecord:
    """The player of the last used profile, else the first person of the last game."""
    found = find_profile(context.settings.profile) if context.settings.profile else None
    tokens = tokens_of(context)
    if found is not None:
        token = found.token if found.token in tokens else tokens[0]
        return SeatRecord(found.name, "human", token, found.colour, profile=found.id)
    last = next((s for s in context.settings.last_seats if s.kind == "human" and s.name), None)
    if last is None:
        return SeatRecord(NAMES[0], "human", tokens[0])
    token = last.token if last.token in tokens else tokens[0]
    return SeatRecord(last.name, "human", token, last.colour, profile=last.profile)


def tokens_of(context: Context) -> list[str]:
    """The ids of the tokens there are."""
    return token_names(context.painter.assets / "tokens")


def with_characters(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats of a position, its opponents as the characters who play like that."""
    result = list(seats)
    for at, seat in enumerate(seats):
        if seat.kind == "ai":
            others = [*result[:at], *result[at + 1 :]]
            left = free_characters([each.name for each in others], [each.face for each in others])
            alike = [each for each in left if each.personality == personality_of(seat.bot)]
            called = [each for each in alike if each.name == seat.name]
            character = (called or alike or left)[0]
            result[at] = replace(seat, name=character.name, face=character.face)
    return tuple(result)
