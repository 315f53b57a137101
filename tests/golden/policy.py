"""A plain player who always does the same in the same position."""

from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    AnswerDemand,
    Bid,
    Build,
    Bundle,
    Buy,
    ChooseCard,
    ChooseSpace,
    ChooseTax,
    DeclareBankruptcy,
    Decline,
    EndTurn,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    Pass,
    PayDebt,
    PayFine,
    RefuseTrade,
    Roll,
    SellBuilding,
    SellDown,
    SettleMortgage,
    SkipJailTurn,
    UseJailCard,
)
from monopoly_gui.engine.amounts.bids import next_bid
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.frames import Auction, Turn
from monopoly_gui.engine.state import State

#: cash that is kept before building and lifting
RESERVE = 150
#: the first of these that is legal is done; what is not in the list is never done
ORDER: tuple[type, ...] = (
    AcceptTrade,
    RefuseTrade,
    PayDebt,
    SellBuilding,
    SellDown,
    Mortgage,
    DeclareBankruptcy,
    SettleMortgage,
    Buy,
    Decline,
    ChooseTax,
    ChooseCard,
    ChooseSpace,
    UseJailCard,
    PayFine,
    SkipJailTurn,
    Roll,
    EndTurn,
)


def choose(state: State) -> Action:
    """The next action of the game, whoever's it is."""
    for offer in state.offers:
        if not offer.agreed:
            answer = AcceptTrade(offer.partner, offer.id)
            if _fair(state, offer.give, offer.get) and not machine.why_not(state, answer):
                return answer
            return RefuseTrade(offer.partner, offer.id)
    player = machine.deciders(state)[0]
    top = state.top
    if isinstance(top, Auction):
        return _bid(state, top, player)
    if isinstance(top, Turn) and (extra := _business(state, player)):
        return extra
    legal = machine.legal(state, player)
    answers = [a for a in legal if isinstance(a, AnswerDemand)]
    if answers:
        return answers[-1]
    in_debt = top.kind == "debt"
    for kind in ORDER:
        for action in legal:
            raising = isinstance(action, SellBuilding | SellDown | Mortgage)
            if type(action) is kind and (in_debt or not raising):
                return action
    raise AssertionError(f"nothing to do for player {player}: {state.stack}")


def _bid(state: State, frame: Auction, player: int) -> Action:
    """Up to the price for a deed, a little less for each seat further on; ten more a bid."""
    worth = 100 if frame.building else state.board.spaces[frame.space].price
    spot = -1
    if frame.building and frame.count == 1:
        named = [a.space for a in machine.legal(state, player) if isinstance(a, Bid)]
        spot = named[0] if named else -1
    amount = next_bid(state, frame, player, spot)
    raised = amount if frame.leader == BANK else amount + 9
    bid = Bid(player, raised, spot)
    if raised <= worth - 15 * player and machine.why_not(state, bid) is None:
        return bid
    return Pass(player, state.rules.auction_order == "open")


def _business(state: State, player: int) -> Action | None:
    """Build and lift with what is above the reserve; offer twice its price for a missing deed."""
    cash = state.cash[player]
    for action in machine.legal(state, player):
        if isinstance(action, Build):
            cost = state.board.spaces[action.spaces[0]].house_cost
            if cash - cost >= RESERVE:
                return action
        if isinstance(action, LiftMortgage) and cash > 4 * RESERVE:
            return action
    turn = state.stack[0]
    if not isinstance(turn, Turn) or turn.rolled or turn.player != player:
        return None
    return _wish(state, player)


def _wish(state: State, player: int) -> Action | None:
    for group in state.board.groups.values():
        missing = [s for s in group.members if state.owner[s] != player]
        if len(missing) != 1 or state.owner[missing[0]] == BANK:
            continue
        price = 2 * state.board.spaces[missing[0]].price + state.turn % 7
        partner = state.owner[missing[0]]
        offer = OfferTrade(player, partner, Bundle(price), Bundle(deeds=(missing[0],)))
        if state.turn % 3 == 0 and machine.why_not(state, offer) is None:
            return offer
    return None


def _fair(state: State, give: Bundle, get: Bundle) -> bool:
    """Whether the partner is offered twice the price of the deeds asked for."""
    return give.cash >= 2 * sum(state.board.spaces[s].price for s in get.deeds)
