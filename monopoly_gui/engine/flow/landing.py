"""What a space does to the player who arrives there [BOARD-2]."""

from __future__ import annotations

from ..amounts.taxes import fixed_tax, tax_is_choice
from ..board import BANK
from ..cards import CHANCE, CHEST
from ..events import CashMoved, PurchaseOffered
from ..frames import Arrival, Purchase, TaxChoice
from ..game import Game
from ..handler import Handler
from ..sentence import mark
from . import cards, jail, rent


def arrive(engine: Game, frame: Arrival) -> bool:
    """Act on the space reached [CARD-7].

    Nothing happens on one's own deed, on GO, or on the Jail corner [RENT-5, JAIL-4, JAIL-5].
    """
    engine.pop()
    player, space = frame.player, frame.space
    state = engine.state
    where = state.board.spaces[space]
    kind = where.kind
    if where.is_deed:
        owner = state.owner[space]
        if owner == BANK:
            offer(engine, player, space)
        elif owner != player:
            rent.arrive(engine, player, space, frame.factor, frame.fresh)
    elif kind == "chance":
        cards.draw(engine, player, CHANCE)
    elif kind == "community_chest":
        cards.draw(engine, player, CHEST)
    elif kind == "tax":
        tax(engine, player, space)
    elif kind == "go_to_jail":
        jail.arrest(engine, player, "space")
    elif kind == "free_parking" and state.pot:
        amount, state.pot = state.pot, 0
        state.cash[player] += amount
        engine.emit(CashMoved(BANK, player, amount, "pot", space, 0))
    return True


def offer(engine: Game, player: int, space: int) -> None:
    """Offer an unowned deed for sale [BUY-1, BUY-4]."""
    state = engine.state
    if state.rules.first_lap_purchase == "forbidden" and not state.lapped[player]:
        return
    engine.push(Purchase(player, space))
    engine.emit(PurchaseOffered(player, space))


def tax(engine: Game, player: int, space: int) -> None:
    """Charge a tax, or ask which [TAX-1, TAX-2]."""
    where = engine.state.board.spaces[space]
    if tax_is_choice(engine.state, space):
        engine.push(TaxChoice(player, space))
    else:
        amount = fixed_tax(engine.state, space)
        if amount:
            engine.owe(player, BANK, amount, "tax", where.index)


ARRIVAL = Handler(title=mark("the arrival"), step=arrive)
