"""The end of the game, and who came where [END-1, END-2, END-3, SHORT-2, SHORT-3]."""

from collections.abc import Callable, Sequence

from ..actions import NOBODY, CallTime, EndByAgreement
from ..amounts.worth import final_worth
from ..errors import IllegalAction
from ..events import EndAgreed, GameEnded, TimeCalled
from ..frames import Over
from ..game import Game
from ..handler import Handler, Interrupt
from ..rules import Rules
from ..sentence import Sentence, counted, mark
from ..state import HOTEL, State


def worth_decides(rules: Rules) -> bool:
    """Whether the richest player wins at a limit; else the last player left does [OBJ-1, OBJ-2]."""
    return rules.win_condition == "richest_at_limit"


def is_over(state: State) -> bool:
    """Whether the bankruptcies so far end the game [OBJ-1, OBJ-2, SHORT-3]."""
    limit = state.rules.end_after_bankruptcies if worth_decides(state.rules) else 0
    return len(state.living()) <= 1 or 0 < limit <= len(state.fallen)


def limit_reached(state: State) -> bool:
    """Whether the round just finished was the last [SHORT-2, SC-222]."""
    if not worth_decides(state.rules):
        return False
    return state.time_called or 0 < state.rules.round_limit <= state.round


def complete_sets(state: State, player: int) -> int:
    """The number of complete street sets of a player, mortgaged or not [END-3]."""
    groups = state.board.groups.values()
    streets = (group.members for group in groups if group.members[0] in state.board.streets)
    return sum(all(state.owner[space] == player for space in members) for members in streets)


def hotels(state: State, player: int) -> int:
    """The number of hotels of a player [END-3]."""
    return sum(state.buildings[space] == HOTEL for space in state.deeds(player))


def cash(state: State, player: int) -> int:
    return state.cash[player]


#: the goals by their names at the end: the option, and a player's progress
GOALS: dict[str, tuple[str, Callable[[State, int], int]]] = {
    "sets": ("goal_sets", complete_sets),
    "hotels": ("goal_hotels", hotels),
    "cash": ("goal_cash", cash),
}


def goal_reached(state: State) -> tuple[str, list[int]]:
    """The goal reached, and the player; "" and nobody while none is [END-3]."""
    for why, (option, measure) in GOALS.items():
        goal = getattr(state.rules, option)
        if goal and (there := [p for p in state.living() if measure(state, p) >= goal]):
            return why, there
    return "", []


def goal_in_words(state: State) -> str:
    """What ends the game before one player is left, apart from time; "" if nothing does."""
    rules = state.rules
    if number := rules.goal_sets:
        return counted("first to {count} set", "first to {count} sets", number, count=number)
    if number := rules.goal_hotels:
        return counted("first to {count} hotel", "first to {count} hotels", number, count=number)
    if rules.goal_cash:
        return Sentence(mark("first to {sum}"), sum=state.board.money(rules.goal_cash))
    left = rules.end_after_bankruptcies - len(state.fallen) if worth_decides(rules) else 0
    if left <= 0:
        return ""
    return counted("until {count} more is out", "until {count} more are out", left, count=left)


def progress(state: State, player: int) -> tuple[str, ...]:
    """What a player has of the sets or hotels that win the game, once there is any."""
    rules = state.rules
    goal = rules.goal_sets or rules.goal_hotels
    have = (complete_sets if rules.goal_sets else hotels)(state, player) if goal else 0
    return (f"{have}/{goal}",) if have else ()


def finish(game: Game, why: str, first: Sequence[int] = ()) -> None:
    """Rank everybody and stop, even with decisions pending [OBJ-1, END-3, SC-204, SC-217].

    Who has reached a goal comes ``first``.  Survivors by worth, then cash, then fewer mortgages;
    equals share their place, and so the win.  The others in reverse order of their going.
    """
    state = game.state

    def standing(player: int) -> tuple[bool, tuple[int, int, int]]:
        return player not in first, _standing(state, player)

    living = [p for p in state.order if state.alive[p]]
    living.sort(key=standing)
    ranking = (*living, *reversed(state.fallen))
    worths = tuple(final_worth(state, p) for p in ranking)
    standings = [standing(p) for p in living]
    equals = tuple(standings.index(standing) + 1 for standing in standings)
    places = (*equals, *range(len(living) + 1, len(ranking) + 1))
    state.offers.clear()
    state.claims.clear()
    state.stack[:] = [Over(ranking, worths, why, places)]
    game.emit(GameEnded(ranking, worths, why, places))


def _standing(state: State, player: int) -> tuple[int, int, int]:
    """The ranking key of survivors, the best first [SHORT-2]."""
    mortgages = sum(1 for space in state.deeds(player) if state.mortgaged[space])
    return -final_worth(state, player), -state.cash[player], mortgages


def verify_time(state: State, action: CallTime) -> None:
    """Check that the clock may be called, once, where there is one [SHORT-2]."""
    if action.player != NOBODY or not state.rules.time_limit_minutes:
        raise IllegalAction("no_clock", "This game has no time limit.", "SHORT-2")
    if state.time_called:
        raise IllegalAction("called", "Time has been called already.", "SHORT-2")


def call_time(game: Game, action: CallTime) -> None:
    """The round is played to its end [SC-222]."""
    game.state.time_called = True
    game.emit(TimeCalled())


def verify_agreement(state: State, action: EndByAgreement) -> None:
    """Always legal; the host of the game knows who must agree [END-2]."""
    players = action.players
    named = len(set(players)) == len(players) and set(players) <= set(state.living())
    if action.player != NOBODY or not named:
        text = mark("The game ends only if everybody at the table agrees.")
        raise IllegalAction("not_agreed", text, "END-2")


def end_by_agreement(game: Game, action: EndByAgreement) -> None:
    """End the game by agreement: pending payments lapse, and the richest player wins [END-2]."""
    game.emit(EndAgreed(action.players))
    finish(game, "agreement")


TIME = Interrupt(verify_time, call_time)
AGREEMENT = Interrupt(verify_agreement, end_by_agreement)
OVER: Handler[Over] = Handler(title=mark("nothing: the game is over"))
