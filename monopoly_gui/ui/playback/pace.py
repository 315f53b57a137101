"""The duration of a step: by the speed in the settings, and by the players concerned."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ...engine import events as ev
from ...engine.board import BANK
from ...engine.frames import Auction
from ...engine.state import State
from ..text.log_text import players_named
from .bubble import Bubble, Notice
from .card_turn import CardTurn
from .cues import Cue
from .great_moment_picture import GreatMomentPicture
from .money_flight import DeedFlight, MoneyFlight

#: the paces: every step in full; only those that concern somebody at the screen; nothing in full;
#: results only
Speed = Literal["slow", "normal", "fast", "instant"]
#: the pace of one step; unseen steps have text, but no picture or sound
PaceName = Literal["slow", "full", "brief", "fast", "watched", "instant", "unseen"]


@dataclass(frozen=True, slots=True)
class Pace:
    """The speed of motion and reading as a factor of the full length.

    Flights (``flies``) go on beneath the next cue; 0 hides them. ``moments`` are the
    great moments shown, None for all. ``together``: the steps of one plan play at once.
    """

    moves: float = 0.0
    reads: float = 1.0
    flies: float = 0.0
    moments: frozenset[str] | None = frozenset()
    together: bool = True
    has_sound: bool = True


PACES: dict[PaceName, Pace] = {
    "slow": Pace(1.0, 1.0, 1.0, None, together=False),
    "full": Pace(2.0, 1.8, 1.8, None),
    "brief": Pace(4.6, 2.8, 2.0, frozenset({"near", "set", "hotel", "bankrupt"})),
    "fast": Pace(3.0, 3.0),
    # for players who are out and watch the rest: four times as fast as others' turns before
    "watched": Pace(4 * 4.6, 4 * 2.8, moments=frozenset({"bankrupt"})),
    "instant": Pace(),
    "unseen": Pace(has_sound=False),
}
#: things to read, and things that fly while the next cue begins
READ, FLYING = (CardTurn, GreatMomentPicture, Notice), (Bubble, DeedFlight, MoneyFlight)
#: seconds from one act of a plan to the next
NEXT_OF_PLAN = 0.025
#: the steps of plans, and the causes of their payments
PLANNED = (
    ev.BuildingsChanged, ev.DeedMoved, ev.JailCardMoved, ev.MortgageChanged, ev.MortgageReceived,
)  # fmt: skip
CHOSEN = frozenset(
    {"building", "deal", "interest", "lift", "mortgage", "purchase", "sale", "trade"}
)
#: the events that concern everybody
FOR_ALL = (ev.WentBankrupt, ev.TimeCalled, ev.EndAgreed, ev.GameEnded)
BIDDING = (ev.AuctionOpened, ev.BidPlaced, ev.BidderPassed, ev.PassWithdrawn)


def at_pace(cue: Cue, pace: Pace) -> Cue:
    """The cue with its length at a pace, and only the followers shown then."""
    motion = cue.motion
    reads = pace.reads if isinstance(motion, READ) else pace.moves
    flies = pace.flies if isinstance(motion, FLYING) and pace.flies else reads
    then = cue.then
    if then and isinstance(then.motion, GreatMomentPicture) and pace.moments is not None:
        then = then if then.motion.great_moment.kind in pace.moments else None
    result = replace(cue, length=cue.length / flies, lead=cue.lead / reads, then=then)
    if pace.flies:
        return result
    if isinstance(motion, CardTurn):
        return replace(result, motion=replace(motion, turning=0.0), late=False)
    return replace(result, motion=None) if isinstance(motion, MoneyFlight | DeedFlight) else result


def of_one_plan(event: ev.Event, after: ev.Event) -> bool:
    """Whether two events belong to one purchase, deal, or plan of building or mortgaging."""
    return _planned(event) and _planned(after)


def _planned(event: ev.Event) -> bool:
    return event.reason in CHOSEN if isinstance(event, ev.CashMoved) else isinstance(event, PLANNED)


def is_talk(events: Sequence[ev.Event]) -> bool:
    """Whether an event only offers or withdraws something."""
    return all(isinstance(event, ev.TradeOffered | ev.TradeEnded) for event in events)


def is_about(
    event: ev.Event, people: frozenset[int], state: State, bidders: frozenset[int]
) -> bool:
    """Whether an event before a position concerns one of these people.

    ``bidders`` have bid in the auction that is open, or was the last.
    """
    if isinstance(event, FOR_ALL):
        return True
    if isinstance(event, ev.DeedMoved) and _completes(event, state):
        return True
    if isinstance(event, ev.Jailed) and any(state.jail_turns[p] >= 0 for p in people):
        return True
    if isinstance(event, ev.AuctionClosed):
        return bool(bidders & people)
    top = state.stack[-1] if state.stack else None
    if isinstance(event, BIDDING) and isinstance(top, Auction):
        return any(not top.out >> player & 1 for player in people)
    return bool(people & players_named(event))


def _completes(event: ev.DeedMoved, state: State) -> bool:
    group_members = state.board.group_members[event.space]
    whole = all(state.owner[space] == event.taker for space in group_members)
    return len(group_members) > 1 and event.taker != BANK and whole
