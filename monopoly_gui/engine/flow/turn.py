"""The turn: throwing, doubles, handing the dice on [TURN-1, DBL-1, SETUP-7]."""

from ..actions import Action, EndTurn, PayFine, Roll, SkipJailTurn, UseJailCard
from ..errors import IllegalAction
from ..events import RentLapsed, SalaryLapsed, TokenMoved, TradeEnded, TurnStarted
from ..frames import BEGUN, MOVED, MOVING, THROW_AGAIN, Turn
from ..game import Game
from ..handler import AnswerRule, Handler, its_player
from ..sentence import mark
from ..state import State
from . import ending, jail, movement, speed_die
from .doubles import count_double, snake_eyes
from .rent import ask
from .trading import carry_out_agreed


def verify_current(state: State, frame: Turn, action: Action) -> None:
    """Check that the action is the current player's [TURN-5]."""
    if action.player != frame.player:
        raise IllegalAction("not_your_turn", "It is another player’s turn.", "TURN-5")


def verify_roll(state: State, frame: Turn, action: Roll) -> None:
    """The dice are thrown once, and again after doubles [TURN-1]."""
    if action.player != frame.player:
        verify_current(state, frame, action)
    if frame.phase != "roll":
        raise IllegalAction("rolled", "You have already rolled; end your turn.", "TURN-1")


def verify_end(state: State, frame: Turn, action: EndTurn) -> None:
    """Check that all rolls of the turn are made [TURN-1, DBL-1]."""
    if action.player != frame.player:
        verify_current(state, frame, action)
    if frame.phase == "end":
        return
    if frame.again and state.rules.doubles_reroll == "optional":
        return
    text = mark("You rolled doubles: roll again." if frame.again else "Roll the dice first.")
    raise IllegalAction("must_roll", text, "DBL-1" if frame.again else "TURN-1")


def roll(game: Game, frame: Turn, action: Roll) -> None:
    """Throw and act on it [TURN-1, DBL-1, DBL-2]."""
    state, player = game.state, frame.player
    if state.claims:
        lapse_claims(game)
    state.stack[0] = MOVING[player]
    if not state.placed[player]:
        state.placed[player] = True
        game.emit(TokenMoved(player, -1, 0, "jump"))
    if state.jail_turns[player] >= 0:
        state.dice = game.roll(player, "jail")
        jail.attempt(game, player)
        return
    if state.rules.speed_die == "on" and state.lapped[player]:
        speed_die.roll(game, player)
        return
    first, second = state.dice = game.roll(player, "move")
    if first == second:
        if not count_double(game, player, True):
            return
        snake_eyes(game, player, (first, second))
    movement.forward(game, player, first + second)


def end(game: Game, frame: Turn, action: EndTurn) -> None:
    next_turn(game)


def step(game: Game, frame: Turn) -> bool:
    """At an idle moment: claims asked for, deals agreed, and then the next throw or turn."""
    state = game.state
    if state.claims and ask(game):
        return True
    if state.offers and carry_out_agreed(game):
        return True
    if frame.over:
        next_turn(game)
        return True
    if frame.phase == "moving":
        state.stack[0] = (THROW_AGAIN if frame.again else MOVED)[frame.player]
        return bool(state.offers)  # an agreed one may be allowed only now
    return False


def next_turn(game: Game) -> None:
    """Hand the dice to the next player, or end a game at its goal or limit [TURN-3, SHORT-2]."""
    state = game.state
    rules = state.rules
    if state.turn and (rules.goal_sets or rules.goal_cash or rules.goal_hotels):
        why, first = ending.goal_reached(state)
        if first:
            ending.finish(game, why, first)
            return
    order, alive = state.order, state.alive
    for player in order[order.index(state.current) + 1 :]:
        if alive[player]:
            begin(game, player)
            return
    if state.turn:
        if ending.limit_reached(state):
            ending.finish(game, "limit")
            return
        state.round += 1
    begin(game, next(player for player in order if alive[player]))


def begin(game: Game, player: int) -> None:
    """Open a player's turn; older unclaimed dues lapse [GO-2]."""
    state = game.state
    state.current = player
    state.turn += 1
    state.doubles = 0
    state.stack.clear()
    state.stack.append(BEGUN[player])
    if state.salaries[player]:
        game.emit(SalaryLapsed(player, state.salaries[player]))
        state.salaries[player] = 0
    if state.offers:
        for offer in [o for o in state.offers if o.player == player and not o.agreed]:
            state.offers.remove(offer)
            game.emit(TradeEnded(offer.id, offer.player, offer.partner, "lapsed"))
    if not game.quiet:
        game.events.append(TurnStarted(player, state.round, state.turn))


def lapse_claims(game: Game) -> None:
    """Rent not asked for is lost when the dice fall [RENT-3, RENT-4]."""
    state = game.state
    for claim in [c for c in state.claims if c.until <= state.turn and not c.asked]:
        state.claims.remove(claim)
        game.emit(RentLapsed(claim.id, claim.owner, claim.debtor, claim.amount))


def legal(state: State, frame: Turn, player: int) -> list[Action]:
    if player != frame.player:
        return []
    if frame.phase == "end":
        return [EndTurn(player)]
    out: list[Action] = [Roll(player)]
    if frame.again and state.rules.doubles_reroll == "optional":
        out.append(EndTurn(player))
    return out + jail.ways_out(state, frame)


HANDLER = Handler(
    title=mark("the turn"),
    answers={
        Roll: AnswerRule(verify_roll, roll),
        EndTurn: AnswerRule(verify_end, end),
        PayFine: AnswerRule(jail.verify_fine, jail.pay_fine),
        UseJailCard: AnswerRule(jail.verify_card, jail.use_card),
        SkipJailTurn: AnswerRule(jail.verify_skip, jail.skip),
    },
    step=step,
    deciders=its_player,
    legal=legal,
)
