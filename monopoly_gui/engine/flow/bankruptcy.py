"""Bankruptcy: to a player, to the Bank, to several [BANKR-1]."""

from ..amounts.buildings import bare_value
from ..amounts.debts import shared
from ..board import BANK
from ..events import DeedMoved, JailCardMoved, MortgageChanged, RentLapsed, TradeEnded, WentBankrupt
from ..frames import Debt, Deliver, Estate
from ..game import Game
from . import ending, jail, mortgage, selling


def ruined(game: Game, frame: Debt, resigned: bool = False) -> None:
    """Bankruptcy over a debt: to its creditors together, or to one of them [SC-201, SC-202].

    In turn order that is the first who cannot be paid in full; only who resigns can pay any.
    """
    player, creditors = frame.player, frame.creditors
    if shared(game.state, frame):
        bankrupt_shared(game, player, creditors, resigned)
        return
    while len(creditors) > 1 and game.state.cash[player] >= frame.amount:
        game.pay(player, creditors[0], frame.amount, frame.reason, frame.space)
        creditors = creditors[1:]
    bankrupt(game, player, creditors[0], resigned)


def bankrupt(game: Game, player: int, creditor: int, resigned: bool = False) -> None:
    """Hand everything over and leave the game [BANKR-2, BANKR-4, BANKR-5, BANKR-8]."""
    state = game.state
    game.emit(WentBankrupt(player, creditor, resigned))
    _return_buildings(game, player, creditor != BANK)
    deeds = state.deeds(player)
    if creditor != BANK and state.rules.bankrupt_settlement == "liquidate":
        _mortgage_all(game, player, deeds)
    game.pay(player, creditor, state.cash[player], "bankruptcy")
    for key in state.cards[player][:]:
        _hand_card(game, player, creditor, key)
    for space in deeds:
        _hand_deed(game, space, player, creditor)
    mortgaged = tuple(s for s in deeds if state.mortgaged[s])
    estate = [] if creditor != BANK else deeds
    if _leave(game, player, estate):
        return
    if creditor != BANK:
        mortgage.received(game, creditor, mortgaged)


def bankrupt_shared(
    game: Game, player: int, creditors: tuple[int, ...], resigned: bool = False
) -> None:
    """All creditors share the Bank's payment for everything [SC-202].

    Deeds count at face value, mortgaged ones at half; odd units go to those
    on the debtor's left; the Bank then auctions the deeds.
    """
    state = game.state
    game.emit(WentBankrupt(player, BANK, resigned))
    _return_buildings(game, player, True)
    deeds = state.deeds(player)
    for space in deeds:
        where = state.board.spaces[space]
        value = where.mortgage if state.mortgaged[space] else where.price
        game.pay(BANK, player, value, "estate", space)
        _hand_deed(game, space, player, BANK)
    for key in state.cards[player][:]:
        _hand_card(game, player, BANK, key)
    pool, count = state.cash[player], len(creditors)
    for place, creditor in enumerate(creditors):
        share = pool // count + (1 if place < pool % count else 0)
        game.pay(player, creditor, share, "bankruptcy")
    _leave(game, player, deeds)


def _return_buildings(game: Game, player: int, sold: bool) -> None:
    """Return buildings to the Bank, for half their price under that option [BANKR-3]."""
    state = game.state
    paid = sold and state.rules.bankrupt_buildings == "half_to_creditor"
    for space in state.deeds(player):
        if state.buildings[space]:
            value = bare_value(state, space)
            selling.set_level(game, player, space, 0)
            if paid:
                game.pay(BANK, player, value, "sale", space)


def _mortgage_all(game: Game, player: int, deeds: list[int]) -> None:
    """[SC-196]"""
    for space in deeds:
        if not game.state.mortgaged[space]:
            game.state.mortgaged[space] = True
            game.emit(MortgageChanged(space, player, True))
            value = game.state.board.spaces[space].mortgage
            game.pay(BANK, player, value, "mortgage", space)


def _hand_deed(game: Game, space: int, player: int, taker: int) -> None:
    """Give a deed to the Bank, where an auction cancels the mortgage by some rules [BANKR-6]."""
    state = game.state
    state.owner[space] = taker
    game.emit(DeedMoved(space, player, taker))
    cancelled = state.rules.bank_auction_mortgages == "cancelled"
    if taker == BANK and state.mortgaged[space] and cancelled:
        state.mortgaged[space] = False
        game.emit(MortgageChanged(space, BANK, False))


def _hand_card(game: Game, player: int, taker: int, key: int) -> None:
    """[BANKR-2, BANKR-7]"""
    if taker == BANK:
        jail.give_back(game, player, key)
        return
    game.state.cards[player].remove(key)
    game.state.cards[taker].append(key)
    game.emit(JailCardMoved(key, player, taker))


def _leave(game: Game, player: int, estate: list[int]) -> bool:
    """Take the player out; True if that ends the game [BANKR-8, SC-209, SC-262, SC-264].

    What the player had won but not paid for joins the end of the Bank's auctions [SC-038].
    """
    state = game.state
    state.alive[player] = False
    state.fallen.append(player)
    state.salaries[player] = 0
    state.jail_turns[player] = -1
    for offer in [o for o in state.offers if player in (o.player, o.partner)]:
        state.offers.remove(offer)
        game.emit(TradeEnded(offer.id, offer.player, offer.partner, "void"))
    for claim in [c for c in state.claims if player in (c.owner, c.debtor)]:
        state.claims.remove(claim)
        game.emit(RentLapsed(claim.id, claim.owner, claim.debtor, claim.amount))
    unpaid = [
        f.space
        for f in state.stack
        if isinstance(f, Deliver) and f.player == player and not f.building
    ]
    left = [f.without(player) for f in state.stack]
    state.stack[:] = [f for f in left if f is not None]
    if ending.is_over(state):
        ending.finish(game, "bankruptcies")
        return True
    _queue(game, tuple(sorted([*estate, *unpaid])))
    return False


def _queue(game: Game, spaces: tuple[int, ...]) -> None:
    """Queue deeds for auction by the Bank [BANKR-5, SC-038]."""
    stack = game.state.stack
    for at, frame in enumerate(stack):
        if isinstance(frame, Estate):
            stack[at] = Estate(frame.spaces + spaces)
            return
    if spaces:
        game.push(Estate(spaces))
