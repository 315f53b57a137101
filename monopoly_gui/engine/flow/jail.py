"""Jail: the ways in and the ways out [JAIL-1, JAIL-9, JAIL-10, JAIL-12]."""

from ..actions import Action, PayFine, SkipJailTurn, UseJailCard
from ..board import BANK, JAIL
from ..errors import IllegalAction
from ..events import JailCardMoved, Jailed, JailTurnSpent, LeftJail, TokenMoved
from ..frames import MOVED, MOVING, Advance, Debt, Turn
from ..game import Game
from ..handler import Handler
from ..rules import Rules
from ..sentence import mark
from ..state import DECK_STEP, State
from . import movement


def misses_allowed(rules: Rules) -> int:
    """Failed throws after which the fine is due [JAIL-14, SC-130]."""
    return 1 if rules.jail_exit_next_turn else 3


def arrest(game: Game, player: int, why: str) -> None:
    """Put a player in Jail: no salary, no further throw [JAIL-1, JAIL-2, JAIL-3, GO-4]."""
    state = game.state
    start = state.position[player]
    state.position[player] = JAIL
    state.jail_turns[player] = 0
    state.doubles = 0
    turn = state.stack[0]
    if isinstance(turn, Turn) and turn.player == player:
        state.stack[0] = MOVING[player]
    game.emit(TokenMoved(player, start, JAIL, "jump"))
    game.emit(Jailed(player, why))


def release(game: Game, player: int, how: str) -> None:
    game.state.jail_turns[player] = -1
    game.emit(LeftJail(player, how))


def attempt(game: Game, player: int) -> None:
    """Act on a throw made in Jail: out by doubles, or a turn lost.

    [JAIL-12, JAIL-13, JAIL-14, JAIL-17, DBL-3]
    """
    state = game.state
    dice = state.dice
    if dice[0] == dice[1]:
        release(game, player, "doubles")
        movement.forward(game, player, sum(dice))
        return
    turns = state.jail_turns[player] = state.jail_turns[player] + 1
    if not game.quiet:
        game.events.append(JailTurnSpent(player, turns))
    if turns >= misses_allowed(state.rules):
        fine = Debt(player, (BANK,), state.board.jail_fine, "jail", JAIL)
        game.push(fine, Advance(player, sum(dice)))


def advance_step(game: Game, frame: Advance) -> bool:
    """The fine is paid: leave, and move by the throw that failed [JAIL-14]."""
    game.pop()
    release(game, frame.player, "third")
    movement.forward(game, frame.player, frame.steps)
    return True


def _verify_prisoner(state: State, frame: Turn, player: int) -> None:
    if player != frame.player:
        raise IllegalAction("not_your_turn", "It is another player’s turn.", "TURN-5")
    if state.jail_turns[player] < 0:
        raise IllegalAction("not_in_jail", "You are not in Jail.", "JAIL-9")
    if frame.phase != "roll":
        raise IllegalAction(
            "turn_over", "You can leave Jail on your next turn, before you roll.", "JAIL-1"
        )


def _verify_leaving(state: State, frame: Turn, player: int) -> None:
    _verify_prisoner(state, frame, player)
    if not state.rules.jail_prepay_third and state.jail_turns[player] >= 2:
        raise IllegalAction("third_turn", "On the third turn you must roll.", "JAIL-15")


def verify_fine(state: State, frame: Turn, action: PayFine) -> None:
    """[JAIL-9, JAIL-15]"""
    _verify_leaving(state, frame, action.player)
    fine = state.board.jail_fine
    if state.cash[action.player] < fine:
        text = mark("The fine is {fine}: you don’t have it in cash.")
        raise IllegalAction("no_cash", text, "JAIL-9", fine=state.board.money(fine))


def pay_fine(game: Game, frame: Turn, action: PayFine) -> None:
    """Leave Jail for the fine; the following roll is an ordinary one [JAIL-9, DBL-4]."""
    game.pay(frame.player, BANK, game.state.board.jail_fine, "jail", JAIL)
    release(game, frame.player, "fine")


def verify_card(state: State, frame: Turn, action: UseJailCard) -> None:
    """[JAIL-10, SC-074]"""
    _verify_leaving(state, frame, action.player)
    verify_holds(state, action)


def verify_holds(state: State, action: UseJailCard) -> None:
    if action.card not in state.cards[action.player]:
        raise IllegalAction("no_card", "You have no Get Out of Jail Free card.", "JAIL-10")


def use_card(game: Game, frame: Turn, action: UseJailCard) -> None:
    """[JAIL-10, CARD-6]"""
    give_back(game, frame.player, action.card)
    release(game, frame.player, "card")


def give_back(game: Game, player: int, key: int) -> None:
    """Put a kept card to the bottom of its own deck [CARD-6]."""
    state = game.state
    state.cards[player].remove(key)
    deck = key // DECK_STEP
    state.decks[deck].append(key)
    state.known[deck] += 1
    game.emit(JailCardMoved(key, player, BANK))


def verify_skip(state: State, frame: Turn, action: SkipJailTurn) -> None:
    """[JAIL-16]"""
    _verify_prisoner(state, frame, action.player)
    if not state.rules.jail_skip:
        raise IllegalAction("no_skipping", "At this table prisoners must roll.", "JAIL-16")
    if state.jail_turns[action.player] >= misses_allowed(state.rules):
        raise IllegalAction("no_more", "You can’t sit out any more turns.", "JAIL-16")


def skip(game: Game, frame: Turn, action: SkipJailTurn) -> None:
    """Sit one of the turns in Jail out [JAIL-16]."""
    state, player = game.state, frame.player
    state.jail_turns[player] += 1
    game.emit(JailTurnSpent(player, state.jail_turns[player]))
    game.swap(MOVED[player])


def ways_out(state: State, frame: Turn) -> list[Action]:
    """The prisoner's choices besides throwing."""
    player = frame.player
    turns = state.jail_turns[player]
    if turns < 0:
        return []
    out: list[Action] = []
    if state.rules.jail_prepay_third or turns < 2:
        if state.cash[player] >= state.board.jail_fine:
            out.append(PayFine(player))
        out.extend(UseJailCard(player, key) for key in state.cards[player])
    if state.rules.jail_skip and turns < misses_allowed(state.rules):
        out.append(SkipJailTurn(player))
    return out


ADVANCE = Handler(title=mark("the move out of Jail"), step=advance_step)
