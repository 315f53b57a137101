"""A game as far as it has been shown, live or as a film, and what the table shows of it."""

from collections.abc import Callable

from ....engine import events as ev
from ....engine.board import BANK, Board
from ....engine.state import State
from ....language import _, mark
from ....ui.board.cards_art import CardProps
from ....ui.board.cursor import BoardCursor
from ....ui.cards.deed_card import SpaceProps
from ....ui.cards.space_card import card_facts, space_props
from ....ui.characters.remarks import Remark
from ....ui.painting.theme import Durations, Theme
from ....ui.panels.prompt_panel import PromptProps
from ....ui.playback.card_turn import CardTurn
from ....ui.playback.cues import Director
from ....ui.playback.timeline import Timeline
from ....ui.table_model import TableModel
from ....ui.text.log_text import LogBook, cue_text
from ....ui.text.log_words import have_won
from ....ui.text.people import People

BEFORE = mark("Who goes first?")


class ShownGame:
    """Plays events on a timeline, and keeps their log, the card and the last remark."""

    def __init__(
        self,
        people: People,
        board: Board,
        times: Durations,
        play: Callable[[str], None],
        humans: frozenset[int] = frozenset(),
    ) -> None:
        self.people = people
        self.book = LogBook(people)
        #: the card that the player on turn has drawn, or the space he or she has dealt with, last
        self.in_sight: CardProps | int | None = None
        #: the last remark of an opponent, until it has been seen
        self.remark: Remark | None = None
        self._play = play
        self._director = Director(
            board, times, lambda event: cue_text(event, people), humans, people
        )

    @property
    def state(self) -> State:
        """The position after all events, shown or not."""
        raise NotImplementedError

    @property
    def timeline(self) -> Timeline:
        """The shown timeline."""
        raise NotImplementedError

    @property
    def model(self) -> TableModel:
        return self.timeline.model

    @property
    def moving_tokens(self) -> dict[int, int]:
        """The tokens moving now, each with its start space."""
        event = self.timeline.pending_events
        return {event.player: event.start} if isinstance(event, ev.TokenMoved) else {}

    def take_remark(self) -> Remark | None:
        """The latest remark of an opponent; None once it was taken."""
        taken, self.remark = self.remark, None
        return taken

    def keep_in_sight(self, event: ev.Event) -> None:
        """Keep a drawn card, or the last deed dealt with, in sight until the next roll or turn."""
        current = self.model.current
        match event:
            case ev.TurnStarted() | ev.DiceRolled():
                self.in_sight = None
            case ev.TokenMoved() if isinstance(self.in_sight, int):
                self.in_sight = None
            case ev.CardDrawn():
                self.in_sight = card_facts(event, self.people)
            case ev.MortgageChanged(space, player) | ev.BuildingsChanged(space, player):
                self.in_sight = space if player == current else self.in_sight
            case ev.DeedMoved(space, giver, taker) if current in (giver, taker):
                self.in_sight = space


def event_prompt(game: ShownGame, theme: Theme, nothing: str = "") -> PromptProps:
    """The player on turn or the winner, and the latest log line."""
    model, people = game.model, game.people
    player = model.current if model.turn else max(0, model.thrower)
    title = _("{player}’s turn").format(player=people.name(player)) if model.turn else _(BEFORE)
    if model.over:
        player, title = model.ranking[0], have_won([people.name(p) for p in model.winners])
    line = game.book.latest
    about = line.player if line and line.player != BANK else player
    text = line.text if line else nothing
    return PromptProps(title, text, people.token(about), people.colour(about, theme))


def slot_of(
    game: ShownGame,
    shown: State,
    spot: BoardCursor,
    asked: int | None = None,
) -> SpaceProps | CardProps:
    """The space pointed at, at auction, ``asked`` about or dealt with last; else the token's."""
    model, space = game.model, spot.shown
    if space is None and model.auction and model.auction.space >= 0:
        space = model.auction.space
    space = asked if space is None else space
    turning = any(isinstance(one.cue.motion, CardTurn) for one in game.timeline.running)
    if space is None and isinstance(game.in_sight, CardProps) and not turning:
        return game.in_sight
    if space is None and isinstance(game.in_sight, int):
        space = game.in_sight
    if space is None:
        space = max(0, game.moving_tokens.get(model.current, model.position[model.current]))
    return space_props(shown, game.people, space, space == spot.pinned)
