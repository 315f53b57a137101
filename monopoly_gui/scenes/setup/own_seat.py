"""The seat of the person at this computer, and a game started with one click."""

from collections.abc import Sequence
from dataclasses import replace

from ...ai.characters import NAMES, free_characters, personality_of
from ...ai.levels import DEFAULT, is_known
from ...language import _
from ...storage import SeatRecord
from ...storage.profiles import find_profile
from ...ui.painting.tokens import names as token_names
from ..core.context import Context, NewGame
from ..core.home_board import in_home_language
from ..core.quick import quick_rules, quick_words
from .draft import GameDraft


def own_seat(context: Context) -> SeatRecord:
    """The player of the last used profile, else the first person of the last game."""
    settings, tokens = context.settings, tokens_of(context)
    seat = next((s for s in settings.last_seats if s.kind == "human" and s.name), None)
    seat = seat or SeatRecord(NAMES[0], "human", tokens[0])
    found = find_profile(settings.profile) if settings.profile else None
    if found is not None:
        seat = SeatRecord(found.name, "human", found.token, found.colour, profile=found.id)
    return replace(seat, token=seat.token if seat.token in tokens else tokens[0])


def tokens_of(context: Context) -> list[str]:
    """The ids of the tokens there are."""
    return token_names(context.painter.assets / "tokens")


def with_characters(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats of a position, with characters for its opponents."""
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


def quick_game(context: Context, usual: str = DEFAULT) -> NewGame:
    """The person and three computers, as good as those of the last game, if there was one."""
    draft = GameDraft(
        tokens=tokens_of(context),
        colours=range(len(context.painter.theme.players)),
        edition=in_home_language(),
        rules=quick_rules(),
        chosen_collects=True,  # players of a quick game need not know how to claim rent
    )
    me = own_seat(context)
    draft.add(me.name, "human", me.token, me.colour)
    draft.seats[0].profile = me.profile
    last = [seat.bot for seat in context.settings.last_seats if seat.kind == "ai"]
    level = next((code for code in last if is_known(code)), usual)
    for _seat in range(3):
        draft.add(bot=level)
    return replace(draft.game(), kind="quick")


def play_quick(context: Context, usual: str = DEFAULT) -> None:
    """Begin a quick game at once, and say what is special; ``usual`` are a newcomer's opponents."""
    context.start_game(quick_game(context, usual))
    text = _(
        "You all start with two deeds, already paid for, and build hotels after three houses. "
        "The richest player wins at the second bankruptcy, or after {rounds} rounds."
    )
    context.scenes.toasts.say(quick_words(context, text))
