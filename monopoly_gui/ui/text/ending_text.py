"""The reason why a game is over, in plain words."""

from ...engine.flow.ending import GOALS
from ...engine.frames import Over
from ...engine.state import State
from ...language import _, mark
from .log_words import joined
from .people import People

#: by the cause of the end; where worth decides, {player} is the richest
WHY = mark(
    {
        "last": "The others are bankrupt.",
        "first": "The game ends at the first bankruptcy: {player} is richest.",
        "second": "The game ends at the second bankruptcy: {player} is richest.",
        "agreement": "You called it a day: {player} is richest.",
        "rounds": "Round {round} was the last: {player} is richest.",
        "time": "Time is up: {player} is richest.",
        "sets": "{player} was first to own {goal} complete sets.",
        "hotels": "{player} was first to own {goal} hotels.",
        "cash": "{player} was first to hold {goal} in cash.",
    }
)
#: the same where several are richest
SHARED = mark(
    {
        "first": "The game ends at the first bankruptcy: {players} are equally rich.",
        "second": "The game ends at the second bankruptcy: {players} are equally rich.",
        "agreement": "You called it a day: {players} are equally rich.",
        "rounds": "Round {round} was the last: {players} are equally rich.",
        "time": "Time is up: {players} are equally rich.",
    }
)


def ending_text(state: State, over: Over, people: People) -> str:
    """A sentence on the end of the game and its cause."""
    why = _why(state, over)
    names = [people.name(player) for player in over.winners]
    if len(names) > 1 and why in SHARED:
        return _(SHARED[why]).format(players=joined(names), round=state.round)
    goal: object = ""
    if why in GOALS:
        goal = getattr(state.rules, GOALS[why][0])
    if why == "cash":
        goal = people.board.money(state.rules.goal_cash)
    return _(WHY[why]).format(player=joined(names), round=state.round, goal=goal)


def _why(state: State, over: Over) -> str:
    if over.why == "bankruptcies":
        if len(state.living()) < 2:
            return "last"
        return "first" if len(state.fallen) == 1 else "second"
    if over.why == "limit":
        return "time" if state.time_called else "rounds"
    return over.why
