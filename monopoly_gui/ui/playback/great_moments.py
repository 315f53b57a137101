"""The events followed by a great moment, and its length."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...engine import events as ev
from ...engine.board import BANK, SIZE, Board
from ...engine.state import HOTEL
from ..table_model import TableModel

#: the turns in Jail before the third roll
BEFORE_LAST = 2


@dataclass(frozen=True, slots=True)
class GreatMoment:
    """``kind`` is one of MOMENTS; ``other`` is the other player, the rest as needed."""

    kind: str
    player: int
    space: int = -1
    amount: int = 0
    other: int = BANK


@dataclass(frozen=True, slots=True)
class GreatMomentKind:
    """``length`` seconds, in the first ``alone`` of which nothing else goes on.

    ``sound`` is played at its start, ``beat`` as often as ``beats`` divides its length.
    """

    length: float
    alone: float
    sound: str = ""
    #: the sound for another player's moment, with people at the screen
    against: str = ""
    beat: str = ""
    beats: int = 0
    #: whether a camera leans towards its space
    leans: bool = False
    #: whether it replaces the cue it follows
    instead: bool = False


MOMENTS: dict[str, GreatMomentKind] = {
    "jail_out": GreatMomentKind(1.5, 1.3, "card_good"),
    "jail_in": GreatMomentKind(2.0, 1.8, "card_bad"),
    "jailed": GreatMomentKind(2.4, 2.2, "jail"),
    "near": GreatMomentKind(1.2, 0.6, "card_good"),
    "set": GreatMomentKind(1.9, 1.0, "go", "card_bad", leans=True),
    "hotel": GreatMomentKind(1.7, 0.9, "build", leans=True),
    "rent": GreatMomentKind(1.8, 1.2, beat="cash_pass", beats=6, leans=True),
    "owed": GreatMomentKind(1.8, 1.2, "card_bad", leans=True, instead=True),
    "escape": GreatMomentKind(1.4, 0.9, "card_good"),
    "bankrupt": GreatMomentKind(2.0, 1.8),
    "sold": GreatMomentKind(1.5, 1.2, beat="gavel", beats=3, instead=True),
    "won": GreatMomentKind(2.0, 1.6, beat="gavel", beats=4, instead=True),
    "deal": GreatMomentKind(1.4, 1.0, "trade", instead=True),
}
Finder = Callable[[Any, TableModel, Board], GreatMoment | None]


def great_moment_of(event: ev.Event, model: TableModel, board: Board) -> GreatMoment | None:
    """The moment that follows an event which is about to be folded into ``model``."""
    find = FINDERS.get(event.__class__)
    return find(event, model, board) if find else None


def is_inherited(event: ev.DeedMoved, model: TableModel) -> bool:
    """Whether a deed comes from a player who is out."""
    return event.giver != BANK and not model.alive[event.giver]


def dearest(board: Board) -> int:
    """The highest price on the board, by which sums are called large or small."""
    return max(board.spaces[space].price for space in board.deeds)


def _thrown(event: ev.DiceRolled, model: TableModel, board: Board) -> GreatMoment | None:
    """The last try in Jail."""
    if event.purpose != "jail" or model.jail_turns[event.player] < BEFORE_LAST:
        return None
    kind = "jail_out" if event.dice[0] == event.dice[1] else "jail_in"
    return GreatMoment(kind, event.player, amount=board.jail_fine)


def _moved(event: ev.TokenMoved, model: TableModel, board: Board) -> GreatMoment | None:
    """Another player's hotel one space before or behind the end of a walk."""
    if event.way == "jump" or event.start < 0 or _hotel(event.player, event.end, model):
        return None
    for space in ((event.end - 1) % SIZE, (event.end + 1) % SIZE):
        if space != event.start and _hotel(event.player, space, model):
            return GreatMoment("near", event.player, space, other=model.owner[space])
    return None


def _hotel(player: int, space: int, model: TableModel) -> bool:
    return model.buildings[space] == HOTEL and model.owner[space] not in (BANK, player)


def _paid(event: ev.CashMoved, model: TableModel, board: Board) -> GreatMoment | None:
    """A payment that leaves next to nothing, or a rent that takes a quarter of the cash."""
    if event.payer == BANK or event.reason not in ("rent", "tax", "card", "jail"):
        return None
    cash, high = model.cash[event.payer], dearest(board)
    left = cash - event.amount
    if 0 <= left <= high // 20 and event.amount >= high // 8:
        return GreatMoment("escape", event.payer, event.space, left)
    dear = 4 * event.amount > cash and event.amount >= high // 8
    if event.payee != BANK and event.reason == "rent" and dear:
        return GreatMoment("rent", event.payer, event.space, event.amount, event.payee)
    return None


def _owed(event: ev.DebtOpened, model: TableModel, board: Board) -> GreatMoment | None:
    """A large rent beyond a player's cash."""
    if event.reason != "rent" or len(event.creditors) > 1 or event.amount < dearest(board) // 8:
        return None
    return GreatMoment(
        "owed", event.player, model.position[event.player], event.amount, event.creditors[0]
    )


def _taken(event: ev.DeedMoved, model: TableModel, board: Board) -> GreatMoment | None:
    """A set completed, unless a bankruptcy brought it, which has a moment for all that passes.

    What is dealt before the first turn is nobody's success.
    """
    if not model.turn or is_inherited(event, model):
        return None
    group_members = [space for space in board.group_members[event.space] if space != event.space]
    whole = group_members and all(model.owner[space] == event.taker for space in group_members)
    return GreatMoment("set", event.taker, event.space) if whole and event.taker != BANK else None


def _built(event: ev.BuildingsChanged, model: TableModel, board: Board) -> GreatMoment | None:
    first = event.after == HOTEL and HOTEL not in model.buildings
    return GreatMoment("hotel", event.player, event.space) if first else None


def _fell(event: ev.WentBankrupt, model: TableModel, board: Board) -> GreatMoment | None:
    return None if event.resigned else GreatMoment("bankrupt", event.player, other=event.creditor)


def _sold(event: ev.AuctionClosed, model: TableModel, board: Board) -> GreatMoment | None:
    """The hammer falls on the last bid."""
    sold = GreatMoment("sold", event.player, event.space, event.amount)
    return sold if event.player != BANK else None


FINDERS: dict[type, Finder] = {
    ev.DiceRolled: _thrown,
    ev.TokenMoved: _moved,
    ev.CashMoved: _paid,
    ev.DebtOpened: _owed,
    ev.DeedMoved: _taken,
    ev.BuildingsChanged: _built,
    ev.WentBankrupt: _fell,
    ev.AuctionClosed: _sold,
    ev.TradeDone: lambda event, *_: GreatMoment("deal", event.player, other=event.partner),
}
