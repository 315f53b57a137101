"""The table's props for one moment of a film."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.board import BANK
from ...engine.events import TokenMoved
from ...language import _, mark
from ...ui.board.cards_art import CardProps
from ...ui.cards.deed_card import SpaceProps
from ...ui.cards.space_card import space_props
from ...ui.panels.prompt_panel import PromptProps
from ...ui.panels.table_props import TableProps, bank_props, face_props, player_props, space_marks
from ...ui.panels.title_bar import TitleProps
from ...ui.playback.card_turn import CardTurn
from ...ui.table_model import TableModel, state_as_shown
from ...ui.text.log_words import have_won

if TYPE_CHECKING:
    from ...engine.state import State
    from ...ui.board.cursor import BoardCursor
    from ...ui.painting.theme import Theme
    from .reel import Reel

BEFORE = mark("Who goes first?")
BEGINNING = mark("The game begins here.")


def replay_props(reel: Reel, spot: BoardCursor, theme: Theme) -> TableProps:
    """Everything the picture shows."""
    model, people, state = reel.model, reel.people, reel.state
    shown = state_as_shown(state, model)
    outlined = ((spot.pinned, theme.colours.accent), (spot.pointed, theme.colours.focus))
    return TableProps(
        title=_title(model),
        players=player_props(shown, model, people, theme),
        bank=bank_props(state, model),
        marks=space_marks(state.board, model),
        prompt=_prompt(reel, theme),
        slot=None if model.over and spot.shown is None else _slot(reel, spot, shown),
        dice=() if model.over else model.thrown,
        current=BANK if model.over or not model.turn else model.current,
        thrower=model.thrower,
        outlined=tuple((space, colour) for space, colour in outlined if space is not None),
        faces=face_props(model, people, theme, reel.mood, _looked_at(model)),
    )


def _looked_at(model: TableModel) -> int:
    """The player the opponents look at."""
    if model.over:
        return model.ranking[0]
    return model.current if model.turn else BANK


def _title(model: TableModel) -> TitleProps:
    if not model.turn:
        return TitleProps(_("Replay: the start"))
    return TitleProps(_("Replay: round {round}").format(round=model.round))


def _prompt(reel: Reel, theme: Theme) -> PromptProps:
    """The player on turn, and the latest log line."""
    model, people = reel.model, reel.people
    player = model.current if model.turn else max(0, model.thrower)
    title = _("{player}’s turn").format(player=people.name(player)) if model.turn else _(BEFORE)
    if model.over:
        player = model.ranking[0]
        title = have_won([people.name(p) for p in model.winners])
    line = reel.book.latest
    about = line.player if line and line.player != BANK else player
    text = line.text if line else _(BEGINNING)
    return PromptProps(title, text, people.token(about), people.colour(about, theme))


def _slot(reel: Reel, spot: BoardCursor, shown: State) -> SpaceProps | CardProps:
    """A space that is pointed at or under the hammer; a card; where the player is."""
    model, space = reel.model, spot.shown
    if space is None and model.auction and model.auction.space >= 0:
        space = model.auction.space
    turning = any(isinstance(one.cue.motion, CardTurn) for one in reel.timeline.running)
    if space is None and reel.card and not turning:
        return reel.card
    if space is None:
        space = model.position[model.current]
        going = reel.timeline.pending_events
        if isinstance(going, TokenMoved) and going.player == model.current:
            space = max(0, going.start)
    return space_props(shown, reel.people, space, pinned=space == spot.pinned)
