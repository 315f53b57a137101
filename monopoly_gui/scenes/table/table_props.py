"""The table's props, from the game and the hovered space."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from ...engine.board import BANK
from ...engine.frames import Purchase
from ...engine.machine import deciders
from ...engine.notes import starting_notes
from ...language import _, mark
from ...ui.board.cards_art import CardProps
from ...ui.cards.banknotes import NotesProps
from ...ui.cards.deed_card import SpaceProps, Visits
from ...ui.cards.space_card import space_props
from ...ui.painting.colour import Colour
from ...ui.panels.prompt_panel import PromptProps
from ...ui.panels.table_props import (
    POOR,
    TableProps,
    bank_props,
    face_props,
    player_props,
    space_marks,
)
from ...ui.panels.title_bar import TitleProps
from ...ui.playback.arrest import Arrest
from ...ui.playback.card_turn import CardTurn
from ...ui.playback.dice_roll import DiceRoll
from ...ui.playback.great_moment_picture import GreatMomentPicture
from ...ui.playback.token_walk import BuildingDrop, TokenJump, TokenWalk
from ...ui.table_model import TableModel, state_as_shown
from .prompt import prompt

if TYPE_CHECKING:
    from ...engine.state import State
    from ...ui.board.cursor import BoardCursor
    from .controller import TableController

BEFORE = mark("Who goes first?")
#: from so many deeds on, the game is about trading them
MOST_OWNED = 18
#: what moves on the board
ON_BOARD = (Arrest, BuildingDrop, CardTurn, DiceRoll, GreatMomentPicture, TokenJump, TokenWalk)


def table_props(
    table: TableController,
    spot: BoardCursor,
    outline: int | None,
    covered: bool = False,
    changes: Mapping[int, int] = MappingProxyType({}),
) -> TableProps:
    """Everything the picture shows; ``changes`` are what players have just got or paid.

    Where the place of the deed is ``covered``, only what is looked at is shown there.
    """
    model, people, theme = table.model, table.game.people, table.context.painter.theme
    shown = state_as_shown(table.state, model)
    is_settled, awaits_player = table.is_settled, table.game.awaits_player
    humans = table.humans()
    acting = (
        frozenset(deciders(table.state)) if awaits_player and not table.state.over else frozenset()
    )
    chosen = table.actor if len(humans) > 1 else BANK
    return TableProps(
        title=_title(table),
        players=player_props(
            shown,
            model,
            people,
            theme,
            acting,
            chosen,
            changes=changes,
        ),
        bank=bank_props(table.state, model),
        marks=space_marks(table.board, model),
        prompt=None if model.over and not is_settled else _prompt(table),
        slot=None if (model.over or covered) and spot.shown is None else _slot(table, spot, shown),
        dice=() if model.over else model.thrown,
        current=BANK if model.over or not model.turn else model.current,
        thrower=model.thrower,
        outlined=_outlined(table, spot, outline),
        faces=face_props(model, people, theme, table.game.remarks.mood, _looked_at(table)),
    )


def _looked_at(table: TableController) -> int:
    """The opponents' gaze: the board during an animation, else the player on turn."""
    model = table.model
    moving = any(isinstance(one.cue.motion, ON_BOARD) for one in table.game.timeline.running)
    if moving or not model.turn:
        return BANK
    if model.auction and model.auction.leader != BANK:
        return model.auction.leader
    return model.ranking[0] if model.over else model.current


def music_of(model: TableModel, humans: Collection[int]) -> str:
    """The piece that suits a moment of a game; the poorest of the humans makes it dangerous."""
    if model.over:
        return "end"
    if any(model.alive[player] and model.cash[player] < POOR for player in humans):
        return "danger"
    owned = sum(owner != BANK for owner in model.owner)
    return "trading" if owned >= MOST_OWNED else "early"


def _title(table: TableController) -> TitleProps:
    model = table.model
    if not model.turn:
        return TitleProps(_("The start"))
    return TitleProps(_("Round {round}").format(round=model.round), table.game.time_left())


def _prompt(table: TableController) -> PromptProps:
    """The current question once all is shown; until then the running event."""
    people, model = table.game.people, table.model
    if table.game.awaits_player:
        asked = prompt(table.state, people)
        return PromptProps(
            asked.title,
            asked.text,
            people.token(asked.player),
            table.colour(asked.player),
            asked.urgent,
        )
    player = model.current if model.turn else max(0, model.thrower)
    title = _("{player}’s turn").format(player=people.name(player)) if model.turn else _(BEFORE)
    line = table.game.book.latest
    about = line.player if line and line.player != BANK else player
    text = line.text if line else ""
    return PromptProps(title, text, people.token(about), table.colour(about))


def _slot(
    table: TableController, spot: BoardCursor, shown: State
) -> SpaceProps | CardProps | NotesProps:
    """A space that is pointed at or for sale; a card; the first money; where the player is."""
    model, people = table.model, table.game.people
    space = spot.shown
    if space is None and model.auction and model.auction.space >= 0:
        space = model.auction.space
    frame = table.state.top
    if space is None and table.is_settled and isinstance(frame, Purchase):
        space = frame.space
    if space is None and table.game.card and not _turning(table):
        return table.game.card
    if space is None and _untouched(table):
        cash = table.state.rules.start_cash
        caption = _("Everybody starts with {cash}").format(cash=table.money(cash))
        return NotesProps(starting_notes(table.state.rules), caption)
    if space is None:
        current = model.current
        space = table.game.moving_tokens.get(current, model.position[current])
        space = max(0, space)
    visits = _visits(table, space) if space == spot.shown else ()
    return space_props(shown, people, space, space == spot.pinned, visits)


def props_ahead(table: TableController, space: int) -> SpaceProps:
    """A space as it is shown when somebody lands there."""
    shown = state_as_shown(table.state, table.model)
    return space_props(shown, table.game.people, space, False, ())


def props_of_space(table: TableController, space: int) -> SpaceProps:
    """A space that is looked at, with who came there how often."""
    shown = state_as_shown(table.state, table.model)
    return space_props(shown, table.game.people, space, False, _visits(table, space))


def _untouched(table: TableController) -> bool:
    """Whether nobody has moved or spent anything yet."""
    model, rules = table.model, table.state.rules
    begins = model.turn <= 1 and not any(model.position)
    return begins and model.cash == [rules.start_cash] * model.players


def _visits(table: TableController, space: int) -> tuple[Visits, ...]:
    """The visitors of a hovered space and their visits."""
    people, theme = table.game.people, table.context.painter.theme
    return tuple(
        Visits(people.mark(p), people.colour(p, theme), count[space])
        for p, count in enumerate(table.game.visits)
        if count[space]
    )


def _turning(table: TableController) -> bool:
    """Whether a card is being held up."""
    running = table.game.timeline.running
    return any(isinstance(one.cue.motion, CardTurn) for one in running)


def _outlined(
    table: TableController, spot: BoardCursor, outline: int | None
) -> tuple[tuple[int, Colour], ...]:
    """Spaces with a glowing edge: pointed at, pinned, or named by a dialog."""
    colours = table.context.painter.theme.colours
    wanted = (
        (spot.pinned, colours.accent),
        (outline, colours.accent),
        (spot.pointed, colours.focus),
    )
    return tuple((space, colour) for space, colour in wanted if space is not None)
