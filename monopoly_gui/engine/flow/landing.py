"""Effects of landing on a space [BOARD-2]."""

from ..amounts.taxes import fixed_tax, tax_is_choice
from ..board import BANK
from ..cards import CHANCE, CHEST
from ..events import CashMoved, PurchaseOffered
from ..frames import Arrival, Purchase, TaxChoice
from ..game import Game
from ..handler import Handler
from ..sentence import mark
from . import cards, jail, rent


def arrive(game: Game, frame: Arrival) -> bool:
    """Act on the space reached [CARD-7].

    Nothing happens on one's own deed, on GO, or on the Jail corner [RENT-5, JAIL-4, JAIL-5].
    """
    player, space = frame.player, frame.space
    state = game.state
    state.stack.pop()
    where = state.board.spaces[space]
    if where.price > 0:  # (a deed)
        owner = state.owner[space]
        if owner == BANK:
            offer(game, player, space)
        elif owner != player:
            rent.arrive(game, player, space, frame.factor, frame.fresh)
        return True
    kind = where.kind
    if kind == "chance":
        cards.draw(game, player, CHANCE)
    elif kind == "community_chest":
        cards.draw(game, player, CHEST)
    elif kind == "tax":
        tax(game, player, space)
    elif kind == "go_to_jail":
        jail.arrest(game, player, "space")
    elif kind == "free_parking" and state.pot:
        amount, state.pot = state.pot, 0
        state.cash[player] += amount
        game.emit(CashMoved(BANK, player, amount, "pot", space, 0))
        game.seed_pot()
    return True


def offer(game: Game, player: int, space: int) -> None:
    """Offer an unowned deed for sale [BUY-1, BUY-4]."""
    state = game.state
    if state.rules.first_lap_purchase == "forbidden" and not state.lapped[player]:
        return
    game.push(Purchase(player, space))
    game.events.append(PurchaseOffered(player, space))


def tax(game: Game, player: int, space: int) -> None:
    """Charge a tax, or ask which [TAX-1, TAX-2]."""
    where = game.state.board.spaces[space]
    if tax_is_choice(game.state, space):
        game.push(TaxChoice(player, space))
    else:
        amount = fixed_tax(game.state, space)
        if amount:
            game.owe(player, BANK, amount, "tax", where.index)


ARRIVAL = Handler(title=mark("the space landed on"), step=arrive)
