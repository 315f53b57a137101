"""Actions outside the pending frame: when they are legal [TURN-4, BUILD-5, TRADE-2]."""

from ..errors import IllegalAction
from ..frames import Auction, CardChoice, Debt, Purchase, Received, Shortage, TaxChoice, Turn
from ..state import State


def is_idle(state: State) -> bool:
    """No roll, card, claim, debt, auction or prompt of any player is being resolved."""
    return isinstance(state.stack[-1], Turn)


def busy() -> IllegalAction:
    return IllegalAction("busy", "Wait until the current action is settled.", "BUILD-5")


def verify_timing(state: State, timing: str, *players: int) -> None:
    """Check a timing option for any of the players; the board must be idle [TURN-4].

    Between turns is before the first throw of a turn and after its last.
    """
    if timing == "any_idle":
        return
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    own = turn.player in players
    if timing == "own_turn_or_between":
        if own or not turn.rolled or turn.phase == "end":
            return
        raise IllegalAction(
            "timing",
            "At this table you can do that only on your own turn or between turns.",
            "TURN-4",
        )
    if not (own and not turn.rolled):
        raise IllegalAction(
            "timing", "At this table you can do that only before your own roll.", "TURN-4"
        )


def verify_mortgaging(state: State, player: int) -> None:
    """Check that (un)mortgaging is legal now; a debtor may always mortgage [TURN-4, MORT-3]."""
    timing = state.rules.mortgage_timing
    if timing != "any_idle" and not is_debtor(state, player):
        verify_timing(state, timing, player)


def may_mortgage(state: State, player: int) -> bool:
    """Whether the moment allows mortgages to be taken and lifted."""
    if state.rules.mortgage_timing == "any_idle":
        return True
    try:
        verify_mortgaging(state, player)
    except IllegalAction:
        return False
    return True


def verify_free(state: State, player: int) -> None:
    """Check that a prisoner may do business [JAIL-7]."""
    if state.jail_turns[player] >= 0 and state.rules.jail_rights == "no_trade_no_rent":
        raise IllegalAction("jail_rights", "At this table you can’t do that in Jail.", "JAIL-7")


def verify_idle(state: State) -> None:
    if not is_idle(state):
        raise busy()


def may_raise(state: State, player: int) -> bool:
    """Whether the player may sell and mortgage now [SELL-2, MORT-3]."""
    frame = state.stack[-1]
    if isinstance(frame, Turn | Debt):
        return True
    if isinstance(frame, Purchase | Received | TaxChoice | CardChoice):
        return frame.player == player
    if isinstance(frame, Auction):
        return not frame.bidders or player in frame.bidders
    if isinstance(frame, Shortage):
        return bool(frame.waiting >> player & 1)
    return False


def verify_raise(state: State, player: int) -> None:
    if not may_raise(state, player):
        raise busy()


def is_debtor(state: State, player: int) -> bool:
    frame = state.stack[-1]
    return isinstance(frame, Debt) and frame.player == player
