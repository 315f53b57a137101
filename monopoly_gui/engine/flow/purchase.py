"""Buying the deed landed on [BUY-1]."""

from ..actions import Action, Buy, Decline
from ..board import BANK
from ..errors import IllegalAction
from ..events import DeedMoved
from ..frames import Purchase
from ..game import Game
from ..handler import AnswerRule, Handler, its_player
from ..sentence import mark
from ..state import State
from . import auction_opening as hammer


def _verify_lander(state: State, frame: Purchase, player: int) -> None:
    if player != frame.player:
        raise IllegalAction("not_yours", "This deed is being offered to another player.", "BUY-1")


def verify_buy(state: State, frame: Purchase, action: Buy) -> None:
    """The full price in cash [BUY-1]."""
    _verify_lander(state, frame, action.player)
    where = state.board.spaces[frame.space]
    short = where.price - state.cash[action.player]
    if short > 0:
        money = state.board.money
        text = mark("{deed} costs {price}: raise {sum} first.")
        values = {"deed": where.name, "price": money(where.price), "sum": money(short)}
        raise IllegalAction("no_cash", text, "BUY-1", **values)


def buy(game: Game, frame: Purchase, action: Buy) -> None:
    """[BUY-2]"""
    state = game.state
    state.stack.pop()
    price = state.board.spaces[frame.space].price
    game.pay(frame.player, BANK, price, "purchase", frame.space)
    state.owner[frame.space] = frame.player
    game.events.append(DeedMoved(frame.space, BANK, frame.player))


def verify_decline(state: State, frame: Purchase, action: Decline) -> None:
    """[BUY-3]"""
    _verify_lander(state, frame, action.player)


def decline(game: Game, frame: Purchase, action: Decline) -> None:
    """Decline a deed: it is auctioned under that option [BUY-3]."""
    game.pop()
    if game.state.rules.auction_on_decline:
        hammer.open_deed(game, frame.space)


def legal(state: State, frame: Purchase, player: int) -> list[Action]:
    if player != frame.player:
        return []
    price = state.board.spaces[frame.space].price
    return [Buy(player), Decline(player)] if state.cash[player] >= price else [Decline(player)]


HANDLER = Handler(
    title=mark("the purchase"),
    answers={Buy: AnswerRule(verify_buy, buy), Decline: AnswerRule(verify_decline, decline)},
    deciders=its_player,
    legal=legal,
)
