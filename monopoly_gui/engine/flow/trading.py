"""Trades between two players [TRADE-1]."""

from dataclasses import replace

from ..actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
    WithdrawTrade,
)
from ..amounts import debts
from ..amounts.mortgages import dues
from ..amounts.worth import within_reach
from ..errors import IllegalAction
from ..events import (
    DebtSettled,
    DeedMoved,
    JailCardMoved,
    TradeAgreed,
    TradeDone,
    TradeEnded,
    TradeOffered,
)
from ..frames import Debt, Offer, Purchase
from ..game import Game
from ..handler import Interrupt
from ..sentence import mark
from ..state import State
from . import mortgage, timing


def verify_deal(state: State, deal: OfferTrade | Offer, closing: bool = True) -> None:
    """Whether the deal is possible, at any price [TRADE-3, TRADE-4, TRADE-5, DEBT-2, MORT-7].

    Gifts and loans are none, unless the table allows gifts [TRADE-7, TRADE-8]: neither is money
    for money, nor anything that is a gift once what is equal on both sides is left out.
    ``closing`` also checks the partner's cash and both sides' dues, which may
    still be raised while an offer stands.
    """
    player, partner, give, get = deal.player, deal.partner, deal.give, deal.get
    if not (0 <= partner < state.players) or not state.alive[partner] or player == partner:
        raise IllegalAction("partner", "Choose another player who is in the game.", "TRADE-1")
    if state.jail_turns[player] >= 0 or state.jail_turns[partner] >= 0:
        timing.verify_free(state, player)
        timing.verify_free(state, partner)
    _verify_side(state, player, give)
    _verify_side(state, partner, get)
    if deal.settles:
        _verify_settling(state, deal)
    elif state.rules.one_sided_trades == "forbid":
        _verify_no_gift(give, get)
    elif give.empty() and get.empty():
        raise IllegalAction("empty", "Put something into the trade.", "TRADE-1")
    _verify_cash(state, player, give, get, _MINE)
    if closing:
        _verify_cash(state, partner, get, give, _THEIRS)
    _verify_debtor(state, deal)


def _verify_no_gift(give: Bundle, get: Bundle) -> None:
    """Something for something, and not only money for money [TRADE-7, TRADE-8].

    Equal sums on both sides, and as many Jail cards, come to nothing.
    """
    cards = len(give.cards) - len(get.cards)
    property_given = give.deeds or cards > 0
    property_got = get.deeds or cards < 0
    if give.empty() or get.empty():
        text = mark("Both sides must offer something: gifts and loans are not allowed.")
        raise IllegalAction("one_sided", text, "TRADE-7")
    if not (property_given or property_got):
        if give.cash == get.cash and give.cards:
            return
        text = mark("Money for money is a gift or a loan: add a deed or a card to the trade.")
        raise IllegalAction("one_sided", text, "TRADE-7")
    paid = give.cash - get.cash
    if not (property_given or paid > 0) or not (property_got or paid < 0):
        text = mark("Not counting what both sides give, this is a gift: gifts are not allowed.")
        raise IllegalAction("one_sided", text, "TRADE-7")


def _verify_side(state: State, owner: int, side: Bundle) -> None:
    if side.cash < 0:
        raise IllegalAction("cash", "Money in a trade cannot be negative.", "TRADE-3")
    deeds, cards = side.deeds, side.cards
    if (deeds and _twice(deeds)) or (cards and _twice(cards)):
        raise IllegalAction("twice", "The same thing is in the trade twice.", "TRADE-3")
    for space in deeds:
        if not 0 <= space < len(state.owner) or state.owner[space] != owner:
            raise IllegalAction("not_owned", "A deed in the trade has another owner.", "TRADE-3")
        if _built_beside(state, owner, space):
            text = mark("Sell the buildings on the set of {deed} first.")
            name = state.board.spaces[space].name
            raise IllegalAction("built", text, "TRADE-5", deed=name)
    if cards and not set(cards) <= set(state.cards[owner]):
        raise IllegalAction("not_owned", "A card in the trade has another owner.", "TRADE-3")


def _built_beside(state: State, owner: int, space: int) -> bool:
    """Whether the owner has a building on this part of a deed's group."""
    owners, buildings = state.owner, state.buildings
    for mate in state.board.group_members[space]:
        if buildings[mate] and owners[mate] == owner:
            return True
    return False


def _twice(things: tuple[int, ...]) -> bool:
    return len(things) > 1 and len(set(things)) < len(things)


#: the sentences about the player without the cash or the dues: the acting one, or the other
_MINE = mark(
    (
        "You have only {cash} in cash.",
        "You need {dues} in cash: 10% of each mortgage you receive.",
    )
)
_THEIRS = mark(
    (
        "The other player has only {cash} in cash.",
        "The other player needs {dues} in cash: 10% of each mortgage received.",
    )
)


def _verify_cash(
    state: State, player: int, give: Bundle, get: Bundle, lacking: tuple[str, str]
) -> None:
    """Check that cash covers the payment, and income covers the dues [SC-174]."""
    money = state.board.money
    if give.cash > state.cash[player]:
        raise IllegalAction("no_cash", lacking[0], "TRADE-3", cash=money(state.cash[player]))
    owed = dues(state, get.deeds)
    if owed > state.cash[player] - give.cash + get.cash:
        raise IllegalAction("no_dues", lacking[1], "MORT-7", dues=money(owed))


def _verify_settling(state: State, deal: OfferTrade | Offer) -> None:
    """Check that property in place of a debt goes to its creditor and covers all of it [SC-190].

    A coin in full settlement is none: the whole debt is met, in money or in kind [DEBT-3, DEBT-4].
    """
    frame = state.stack[-1]
    if not (
        isinstance(frame, Debt)
        and frame.player == deal.player
        and frame.creditors == (deal.partner,)
        and not (isinstance(deal, Offer) and deal.owed not in (0, frame.amount))
    ):
        raise IllegalAction("no_debt", "You owe this player nothing.", "DEBT-3")
    if not deal.give.deeds and len(deal.give.cards) <= len(deal.get.cards):
        text = mark("A creditor takes property instead of money: offer a deed or a card.")
        raise IllegalAction("one_sided", text, "DEBT-3")


def _verify_debtor(state: State, deal: OfferTrade | Offer) -> None:
    """A debtor may deal only so that the debt can be met afterwards [DEBT-2, SC-189].

    Nor may what is owed besides be put out of reach.
    """
    frame = state.stack[-1]
    if not isinstance(frame, Debt) or frame.player not in (deal.player, deal.partner):
        return
    if state.rules.trade_in_debt == "none" and not deal.settles:
        raise IllegalAction("debt", "At this table debtors can’t trade.", "DEBT-2")
    if state.rules.trade_in_debt == "free" or deal.settles:
        return
    mine, theirs = (deal.give, deal.get) if frame.player == deal.player else (deal.get, deal.give)
    values = {s: 0 if state.mortgaged[s] else state.board.spaces[s].mortgage for s in mine.deeds}
    gains = {s: 0 if state.mortgaged[s] else state.board.spaces[s].mortgage for s in theirs.deeds}
    before = within_reach(state, frame.player)
    after = before - mine.cash - sum(values.values())
    after += theirs.cash + sum(gains.values()) - dues(state, theirs.deeds)
    owed = debts.whole(frame)
    if after < owed or after < min(before, owed + _owed_besides(state, frame)):
        text = mark("You could not pay the debt after this trade.")
        raise IllegalAction("debt", text, "DEBT-2")


def _owed_besides(state: State, frame: Debt) -> int:
    """The debtor's further debts below this one, and claimed rent [SC-210]."""
    asked = [c.amount for c in state.claims if c.asked and c.debtor == frame.player]
    return debts.pending(state, frame.player) - debts.whole(frame) + sum(asked)


def verify_moment(state: State, player: int, partner: int) -> None:
    """Check that a deal is legal now [TRADE-2, TURN-4, BUY-1]."""
    frame = state.stack[-1]
    concerned = isinstance(frame, Debt | Purchase) and frame.player in (player, partner)
    if concerned and isinstance(frame, Debt):
        return
    if not concerned:
        timing.verify_idle(state)
    timing.verify_timing(state, state.rules.trade_timing, player, partner)


def verify_offer(state: State, action: OfferTrade) -> None:
    """An offer may be made at any time [TRADE-2]."""
    verify_deal(state, action, closing=False)


def offer(game: Game, action: OfferTrade) -> None:
    """Make an offer, in place of the pending one between the two players."""
    _drop_between(game, action.player, action.partner)
    _add(game, action.player, action.partner, action.give, action.get, action.settles, 0)


def _drop_between(game: Game, player: int, partner: int) -> None:
    for old in game.state.offers[:]:
        if old.player == player and old.partner == partner and not old.agreed:
            _end(game, old, "withdrawn")


def _add(
    game: Game,
    player: int,
    partner: int,
    give: Bundle,
    get: Bundle,
    settles: bool,
    counters: int,
) -> None:
    state = game.state
    frame = state.stack[-1]
    owed = frame.amount if settles and isinstance(frame, Debt) else 0
    lent = mortgaged_in(state, give, get)
    result = Offer(state.next_id, player, partner, give, get, settles, owed=owed, lent=lent)
    state.next_id += 1
    state.offers.append(result)
    game.emit(TradeOffered(result.id, player, partner, give, get, settles, counters))


def _end(game: Game, offer: Offer, why: str) -> None:
    game.state.offers.remove(offer)
    game.emit(TradeEnded(offer.id, offer.player, offer.partner, why))


def _standing(state: State, number: int) -> Offer:
    found = state.offer(number)
    if found is None or found.agreed:
        raise IllegalAction("gone", "That offer no longer stands.", "TRADE-6")
    return found


def _made_to(state: State, action: AcceptTrade | RefuseTrade | CounterTrade) -> Offer:
    found = _standing(state, action.offer)
    if found.partner != action.player:
        raise IllegalAction("not_yours", "That offer was made to another player.", "TRADE-6")
    return found


def mortgaged_in(state: State, give: Bundle, get: Bundle) -> tuple[int, ...]:
    """The mortgaged deeds of a deal."""
    return tuple(s for s in (*give.deeds, *get.deeds) if state.mortgaged[s])


def verify_unchanged(state: State, offer: Offer) -> None:
    """Refuse agreement if anything has changed since the offer [TRADE-6]."""
    for owner, side in ((offer.player, offer.give), (offer.partner, offer.get)):
        for space in side.deeds:
            kept = state.owner[space] == owner
            built = _built_beside(state, owner, space)
            if not kept or built or state.mortgaged[space] != (space in offer.lent):
                text = mark("{deed} has changed since this offer: make a new one.")
                name = state.board.spaces[space].name
                raise IllegalAction("changed", text, "TRADE-6", deed=name)
        if not set(side.cards) <= set(state.cards[owner]):
            text = mark("A Jail card in this offer has been used or given away.")
            raise IllegalAction("changed", text, "TRADE-6")


def change(state: State, offer: Offer) -> IllegalAction | None:
    """The first change that voids a standing offer; None if there is none [TRADE-6]."""
    try:
        verify_unchanged(state, offer)
    except IllegalAction as reason:
        return reason
    return None


def verify_accept(state: State, action: AcceptTrade) -> None:
    """Check the whole deal again; it must still be as offered [TRADE-6]."""
    found = _made_to(state, action)
    verify_deal(state, found)
    verify_unchanged(state, found)


def accept(game: Game, action: AcceptTrade) -> None:
    """Carried out now, or at the next idle moment [TRADE-2, SC-185]."""
    state = game.state
    found = _standing(state, action.offer)
    try:
        verify_moment(state, found.player, found.partner)
    except IllegalAction:
        state.offers[state.offers.index(found)] = replace(found, agreed=True)
        game.emit(TradeAgreed(found.id))
        return
    carry_out(game, found)


def carry_out_agreed(game: Game) -> bool:
    """Carry out the oldest agreed deal that is possible now; False if there is none.

    At an idle moment an invalid one is dropped; a debtor's waits [TRADE-2].
    """
    state = game.state
    idle = timing.is_idle(state)
    for found in state.offers:
        if not found.agreed:
            continue
        try:
            verify_moment(state, found.player, found.partner)
        except IllegalAction:
            continue
        try:
            verify_deal(state, found)
        except IllegalAction:
            if not idle:
                continue
            _end(game, found, "void")
            return True
        carry_out(game, found)
        return True
    return False


def carry_out(game: Game, offer: Offer) -> None:
    """Swap both sides; mortgages received are settled at once [MORT-7, MORT-10, SC-173].

    Jail cards go like anything else [CARD-5, JAIL-11].
    """
    state = game.state
    state.offers.remove(offer)
    game.emit(TradeDone(offer.id, offer.player, offer.partner, offer.give, offer.get))
    if offer.settles:
        game.pop()
        game.emit(DebtSettled(offer.player))
    sides = ((offer.player, offer.partner, offer.give), (offer.partner, offer.player, offer.get))
    for giver, taker, side in sides:
        game.pay(giver, taker, side.cash, "trade")
        for space in side.deeds:
            state.owner[space] = taker
            game.emit(DeedMoved(space, giver, taker))
        for card in side.cards:
            state.cards[giver].remove(card)
            state.cards[taker].append(card)
            game.emit(JailCardMoved(card, giver, taker))
    for _giver, taker, side in sides:
        mortgage.received(game, taker, tuple(s for s in side.deeds if state.mortgaged[s]))


def verify_refuse(state: State, action: RefuseTrade) -> None:
    _made_to(state, action)


def refuse(game: Game, action: RefuseTrade) -> None:
    """[TRADE-6]"""
    _end(game, _standing(game.state, action.offer), "refused")


def verify_counter(state: State, action: CounterTrade) -> None:
    """[TRADE-6, SC-184]"""
    found = _made_to(state, action)
    deal = OfferTrade(action.player, found.player, action.give, action.get)
    verify_deal(state, deal, closing=False)


def counter(game: Game, action: CounterTrade) -> None:
    """The counter-offer takes the offer's place [TRADE-6, SC-184]."""
    found = _standing(game.state, action.offer)
    _end(game, found, "countered")
    _drop_between(game, action.player, found.player)
    _add(game, action.player, found.player, action.give, action.get, False, found.id)


def verify_withdraw(state: State, action: WithdrawTrade) -> None:
    found = _standing(state, action.offer)
    if found.player != action.player:
        raise IllegalAction("not_yours", "That offer was made by another player.", "TRADE-6")


def withdraw(game: Game, action: WithdrawTrade) -> None:
    _end(game, _standing(game.state, action.offer), "withdrawn")


def legal_accept(state: State, player: int) -> list[Action]:
    out: list[Action] = []
    for found in state.offers:
        if found.partner == player and not found.agreed:
            try:
                verify_deal(state, found)
                verify_unchanged(state, found)
            except IllegalAction:
                continue
            out.append(AcceptTrade(player, found.id))
    return out


def legal_refuse(state: State, player: int) -> list[Action]:
    return [RefuseTrade(player, o.id) for o in state.offers if o.partner == player and not o.agreed]


def legal_withdraw(state: State, player: int) -> list[Action]:
    mine = [o for o in state.offers if o.player == player and not o.agreed]
    return [WithdrawTrade(player, o.id) for o in mine]


OFFER = Interrupt(verify_offer, offer)
ACCEPT = Interrupt(verify_accept, accept, legal_accept)
REFUSE = Interrupt(verify_refuse, refuse, legal_refuse)
COUNTER = Interrupt(verify_counter, counter)
WITHDRAW = Interrupt(verify_withdraw, withdraw, legal_withdraw)
