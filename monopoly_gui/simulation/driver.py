"""Plays bots against each other as fast as possible, without threads or copies."""

from collections.abc import Callable, Sequence

from ..ai.bargaining.talks import SPOKEN, messages_of
from ..ai.bot import Bot, is_trade_listener, is_watchful
from ..engine.action_validation import verify_well_formed, well_formed
from ..engine.actions import Action, RefuseTrade
from ..engine.errors import IllegalAction
from ..engine.events import Event
from ..engine.machine import Engine
from ..engine.view import View
from ..match.asking import AskingOrder
from ..match.fallback import FallbackBot
from ..match.opponents import FREE, FreeActs, short_error

#: actions after which a game is left undecided: fifty times those of a long one
MOST_ACTIONS = 100_000


def play(
    engine: Engine,
    bots: Sequence[Bot],
    rounds: int,
    heard: Callable[[list[Event]], None] | None = None,
    done: Callable[[Action], None] | None = None,
    wrong: Callable[[int, str], None] | None = None,
    only: int | None = None,
) -> int:
    """Play until the game is over or the round is past ``rounds``; the number of actions.

    A game of ``MOST_ACTIONS`` is left undecided too.
    ``heard`` gets the events of each action, ``done`` the action itself; where there is neither,
    the engine is quiet about what happens in every turn.  Bots
    look at the game's own position, so they must be of the kind that does not
    peek or meddle.  What a bot does wrong is raised; where there is ``wrong``, that
    gets the player and what it was instead, and a simple choice takes its place.
    Once the player ``only`` is out of it, the rest is not played.
    """
    state = engine.state
    engine.quiet = heard is None and done is None
    views = [View(player, state) for player in range(state.players)]
    asking = AskingOrder([True] * state.players, [is_watchful(bot) for bot in bots])
    simple = FallbackBot()
    hearers = [bot for bot in bots if is_trade_listener(bot)]
    carry_out, ask_next, allows = engine.carry_out, asking.next, FreeActs(state.players).allows
    count = 0
    while state.round <= rounds and count < MOST_ACTIONS:
        ask = ask_next(state)
        if ask is None or (only is not None and not state.alive[only]):
            break
        player = ask.player
        decide, seen = ask.why == "decide", views[player]
        action: Action | None = None
        try:
            bot = bots[player]
            action = bot.decide(seen) if decide else bot.interject(seen)
            if not well_formed(action) or action.player != player:
                _verify_answer(action, player, decide)
            elif type(action) in FREE and not allows(state, action):
                action = simple.decide(seen) if decide else None
        except Exception as error:
            if wrong is None:
                raise
            wrong(player, error.text if isinstance(error, IllegalAction) else short_error(error))
            action = simple.decide(seen) if decide else None
        if action is None:
            if ask.why != "offer":
                asking.declined(ask, state)
                continue
            action = RefuseTrade(player, ask.number)
        words = messages_of(state, action) if hearers and type(action) in SPOKEN else ()
        try:
            events = carry_out(action)
        except IllegalAction as reason:
            if wrong is None:
                raise
            wrong(player, reason.text)
            action = simple.decide(seen) if decide else simple.interject(seen)
            if action is None:
                asking.declined(ask, state)
                continue
            words = messages_of(state, action) if hearers else ()
            events = carry_out(action)
        if words:
            for hearer in hearers:
                hearer.hear(words)
        if heard is not None:
            heard(events)
        count += 1
        if done is not None:
            done(action)
    return count


def _verify_answer(action: Action | None, player: int, decide: bool) -> None:
    """Raise IllegalAction for another player's action, ValueError for no answer at all."""
    if action is None:
        if decide:
            raise ValueError(f"player {player} gave no answer")
        return
    verify_well_formed(action)
    raise IllegalAction("not_yours", "That decision belongs to another player.")
