"""The table’s props, from the game and the hovered space: the prompt, and the rest."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from ...engine import frames
from ...engine.amounts.debts import due
from ...engine.board import BANK
from ...engine.frames import Purchase
from ...engine.machine import deciders
from ...engine.notes import Notes, notes_of
from ...engine.state import State
from ...language import _, mark, plural
from ...ui.board.cursor import BoardCursor
from ...ui.painting.colour import Colour
from ...ui.panels.prompt_panel import PromptProps
from ...ui.panels.table_props import TableProps, bank_props, face_props, player_props, space_marks
from ...ui.panels.title_bar import TitleProps
from ...ui.playback.card_turn import CardTurn
from ...ui.playback.dice_roll import DiceRoll
from ...ui.playback.great_moment_picture import GreatMomentPicture
from ...ui.playback.token_walk import BuildingDrop, TokenJump, TokenWalk
from ...ui.table_model import TableModel
from ...ui.text.log_text import who
from ...ui.text.log_words import buildings, have_won, joined
from ...ui.text.people import People
from .dialogs.demand import want_one
from .parts.shown_game import event_prompt, slot_of
from .parts.table_host import TableHost

#: a human with less cash than this hears of danger
POOR = 100


def prompt(table: TableHost) -> PromptProps:
    """The player asked and the question; names in the text are marked."""
    state, people = table.state, table.people
    frame = state.top
    asked = deciders(state)
    humans = [p for p in asked if people.is_human(p)]
    player = humans[0] if humans else asked[0] if asked else state.current
    title = _("{player}’s turn").format(player=people.name(state.current))
    text = _("{who} is thinking.").format(who=who(people, player))
    if isinstance(frame, frames.Over):
        player, title = frame.ranking[0], have_won([people.name(p) for p in frame.winners])
    elif humans:
        own = isinstance(frame, frames.Turn)
        title = _("{names}, your turn") if own else _("{names}, please decide")
        title = title.format(names=joined([people.name(p) for p in humans]))
    if humans or isinstance(frame, frames.Over):
        text = TEXTS[frame.__class__](state, people, frame)
    return PromptProps(title, text, people.token(player), table.colour(player), bool(humans))


Text = Callable[[State, People, Any], str]


def _turn(state: State, people: People, frame: frames.Turn) -> str:
    if frame.phase != "roll":
        return _("Build or trade if you like, then end your turn.")
    if state.in_jail(frame.player):
        fine = state.board.money(state.board.jail_fine)
        text = (
            _("You are in Jail: roll doubles, pay {fine}, or use a card.")
            if state.cards[frame.player]
            else _("You are in Jail: roll doubles or pay {fine}.")
        )
        return text.format(fine=fine)
    if frame.again:
        return _("You rolled doubles: roll again.")
    return _("Roll the dice.")


def _purchase(state: State, people: People, frame: frames.Purchase) -> str:
    deed = state.board.spaces[frame.space]
    return _("Buy {name} for {price}?").format(name=deed.name, price=state.board.money(deed.price))


def _auction(state: State, people: People, frame: frames.Auction) -> str:
    lot = (
        state.board.spaces[frame.space].name
        if frame.space >= 0
        else buildings(frame.building, frame.count)
    )
    if frame.leader == BANK:
        return _("Auction: {lot}. Nobody has bid yet.").format(lot=lot)
    high = state.board.money(frame.high)
    return _("Auction: {lot}. {who} leads with {high}.").format(
        lot=lot, who=who(people, frame.leader), high=high
    )


def _shortage(state: State, people: People, frame: frames.Shortage) -> str:
    human = next(filter(people.is_human, deciders(state)), state.current)
    return want_one(frame.building, people.name(human))


def _debt(state: State, people: People, frame: frames.Debt) -> str:
    creditors = joined([who(people, c) for c in frame.creditors])
    owed = state.board.money(due(state, frame))
    return _("{who} owes {creditors} {owed}.").format(
        who=who(people, frame.player), creditors=creditors, owed=owed
    )


def _received(state: State, people: People, frame: frames.Received) -> str:
    names = joined([state.board.spaces[s].name for s in frame.spaces])
    return plural(
        "You’ve received a mortgaged deed: {names}. Unmortgage it, or keep it for 10%?",
        "You’ve received mortgaged deeds: {names}. Unmortgage them, or keep them for 10%?",
        len(frame.spaces),
    ).format(names=names)


def _move(state: State, people: People, frame: frames.ChooseMove) -> str:
    if frame.why == "bus":
        return _("Bus: move by one die or both.")
    return _("Three of a kind: move to any other space.")


def _plain(text: str) -> Text:
    return lambda state, people, frame: _(text)


TEXTS: dict[type, Text] = {
    frames.Turn: _turn,
    frames.Advance: _plain(mark("The token is moving.")),
    frames.Arrival: _plain(mark("The token is moving.")),
    frames.ChooseMove: _move,
    frames.SecondMove: _plain(mark("Mr. Monopoly is moving.")),
    frames.Purchase: _purchase,
    frames.Auction: _auction,
    frames.Deliver: _plain(mark("The winner receives the lot.")),
    frames.Estate: _plain(mark("The Bank is auctioning an estate.")),
    frames.Shortage: _shortage,
    frames.Debt: _debt,
    frames.TaxChoice: _plain(
        mark("A share of everything you own, or the fixed sum: choose before you add it up.")
    ),
    frames.CardChoice: _plain(mark("Pay what the card says, or draw from the other pile instead.")),
    frames.Received: _received,
    frames.Over: _plain(mark("The game is over.")),
}


#: motion on the board
ON_BOARD = (BuildingDrop, CardTurn, DiceRoll, GreatMomentPicture, TokenJump, TokenWalk)


def table_props(
    table: TableHost,
    spot: BoardCursor,
    outline: int | None,
    covered: bool = False,
    changes: Mapping[int, int] = MappingProxyType({}),
    hushed: bool = False,
) -> TableProps:
    """All properties of the picture; ``changes`` are the latest gains and payments."""
    model, people, theme = table.model, table.game.people, table.context.painter.theme
    shown = table.shown_state
    is_settled, awaits_player = table.is_settled, table.game.awaits_player
    frame = table.state.top
    asked = frame.space if is_settled and isinstance(frame, Purchase) else None
    hidden = (model.over or covered) and spot.shown is None
    humans = table.humans()
    acting = (
        frozenset(deciders(table.state)) if awaits_player and not table.state.over else frozenset()
    )
    chosen = table.actor if len(humans) > 1 else BANK
    return TableProps(
        title=title_line(table),
        players=player_props(shown, model, people, theme, acting, chosen, changes=changes),
        bank=bank_props(table.state, model),
        marks=space_marks(table.board, model),
        prompt=None if model.over and not is_settled else replace(_prompt(table), hushed=hushed),
        slot=None if hidden else slot_of(table.game, shown, spot, asked),
        dice=() if model.over else model.thrown,
        current=BANK if model.over or not model.turn else model.current,
        thrower=model.thrower,
        purse=_purse(table, shown),
        outlined=_outlined(table, spot, outline),
        faces=face_props(model, people, theme, table.game.remarks.mood, _looked_at(table)),
    )


def _purse(table: TableHost, shown: State) -> Notes:
    """The money of the person at the buttons."""
    player = table.actor
    return () if player == BANK or table.model.over else notes_of(shown, player)


def _looked_at(table: TableHost) -> int:
    """The opponents' gaze: the board during an animation, else the player on turn."""
    model = table.model
    moving = any(isinstance(one.cue.motion, ON_BOARD) for one in table.game.timeline.running)
    if moving or not model.turn:
        return BANK
    if model.auction and model.auction.leader != BANK:
        return model.auction.leader
    return model.ranking[0] if model.over else model.current


def music_of(model: TableModel, humans: Collection[int]) -> str:
    """The music for a moment of a game; the poorest human makes it dangerous."""
    if model.over:
        return "end"
    if any(model.alive[player] and model.cash[player] < POOR for player in humans):
        return "danger"
    # with so many deeds owned, the game is about trading them
    return "trading" if sum(owner != BANK for owner in model.owner) >= 18 else "early"


def title_line(table: TableHost) -> TitleProps:
    """The round, and what ends the game before one player is left."""
    model = table.model
    if not model.turn:
        return TitleProps(_("The start"))
    return TitleProps(_("Round {round}").format(round=model.round), table.game.time_left())


def _prompt(table: TableHost) -> PromptProps:
    """The current question once all is shown; until then the running event."""
    if table.game.awaits_player:
        return prompt(table)
    return event_prompt(table.game, table.context.painter.theme)


def _outlined(
    table: TableHost, spot: BoardCursor, outline: int | None
) -> tuple[tuple[int, Colour], ...]:
    """Spaces with a glowing edge: pointed at, pinned, or named by a dialog."""
    colours = table.context.painter.theme.colours
    wanted = (
        (spot.pinned, colours.accent),
        (outline, colours.accent),
        (spot.pointed, colours.focus),
    )
    return tuple((space, colour) for space, colour in wanted if space is not None)
