"""Advice for a person at the table: the leader, the best action, the price of a deal."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt

from ..engine.actions import AcceptTrade, Action, Bundle, CounterTrade, OfferTrade
from ..engine.amounts.mortgages import dues
from ..engine.amounts.salaries import measure
from ..engine.amounts.taxes import break_even, tax_percent
from ..engine.amounts.worth import final_worth
from ..engine.board import BANK
from ..engine.chance import SeededChance
from ..engine.flow import trading
from ..engine.frames import Debt, Offer, Over, TaxChoice
from ..engine.machine import Engine, deciders, why_not
from ..engine.sentence import Sentence, mark
from ..engine.state import State
from ..engine.view import View
from .bargaining.price_limits import list_value, payment_limits
from .bargaining.talks import TradeMessage
from .bot import Bot
from .levels import LEVELS, knobs_of, make_opponent
from .opponent import Opponent
from .raising import raise_money
from .valuation.bot_config import on_board
from .valuation.deals import Deal
from .valuation.goal_net import chances_judge
from .valuation.incomes import mask_of
from .valuation.outlook import Outlook
from .valuation.position import BoardTable, Position
from .valuation.valuation_cache import ValuationCache
from .valuation.worth_net import weights

#: the adviser
ADVISER = LEVELS[-1].code
#: the number of salaries by which fortunes move apart in a round, and the rounds left in a game
#: that ends by the clock or by a bankruptcy
_SWING = 0.75
_USUAL_ROUNDS = 10
#: the rounds for which a refusal of a limit is remembered
_REMEMBERED = 4


#: acts that go without saying: opponents give no reason for them, or the log would be full of these
ROUTINE = {
    "roll": mark("There is nothing better to do before you roll."),
    "end_turn": mark("There is nothing better to do this turn."),
    "buy": mark("A deed is worth more than its price: it earns rent, and you can trade it."),
    "bid": mark("It’s worth more than that."),
    "pay_debt": mark("There is enough money to pay."),
    "claim_rent": mark("Unclaimed rent is lost."),
    "claim_salary": mark("Unclaimed salary is lost."),
}
_BEST = mark("It looks like the best move.")
#: an opponent's words about itself, addressed to the player who gets the advice
FOR_YOU = {
    mark("That helps me."): mark("That helps you."),
    mark("That saves me."): mark("That saves you."),
    mark("I’d lose out."): mark("You’d lose out."),
    mark("You’d gain far more than I would."): mark("They’d gain far more than you."),
    mark("A little more, and I’ll accept."): mark("It’s not quite enough yet."),
    mark("I’d accept at this price."): mark("At this price it’s worth it to you."),
    mark("I’d rather have that than the money."): mark("It’s worth more than the money."),
    mark("I’d rather have the money."): mark("The money is worth more to you."),
    mark("I’d rather keep the money."): mark("Keep the money."),
    mark("I don’t have the cash for it."): mark("You don’t have the cash for it."),
    mark("I can’t pay."): mark("You can’t pay."),
    mark("I can’t use them now."): mark("You can’t use them now."),
    mark("That’s as high as I’ll go."): mark("It’s not worth more than that."),
    mark("I’d better stay here."): mark("You’d better stay here."),
    mark("Doubles would set me free."): mark("Doubles would set you free."),
    mark("Then it will all be mine."): mark("Refuse, and it will all be yours."),
    mark("Even selling everything won’t save me."): mark(
        "Even selling everything would not raise enough."
    ),
    mark("This could save me."): mark("This could save you."),
    mark("Not now."): mark("It can’t be done now."),
    mark("We’d both profit."): mark("You’d both profit."),
}


def reason_for(action: Action, said: str) -> str:
    """The reason an opponent would give in the player's place."""
    if isinstance(said, Sentence) and said.template in _SENTENCES:
        return Sentence(_SENTENCES[said.template], **said.values)
    return FOR_YOU.get(said, said) or ROUTINE.get(action.kind, _BEST)


#: the same with values
_SENTENCES = {
    mark("It would complete my {group} set."): mark("It would complete your {group} set."),
}


@dataclass(frozen=True, slots=True)
class Advice:
    """The action to take now and the reason; no action where waiting is best.

    ``taken`` says that an opponent accepts the advised terms.
    """

    action: Action | None
    reason: str
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """A deal as the asking player would have to offer it, or None with the reason."""

    deal: OfferTrade | None
    reason: str


@dataclass(frozen=True, slots=True)
class _Partner:
    """An opponent asked for terms: its code, and the bargaining so far."""

    code: str
    said: Sequence[TradeMessage]


#: why a person cannot have a deed, and the multiple of the list price beyond which none is sought
_NOTHING = mark("You have nothing I’d take for that right now.")
_ADDED = mark("If you add {deeds}, yes.")
_DEAR = mark("I’d want at least {sum}, more than you have.")
_YOURS, _MINE = mark("It would help your {group} set."), mark("I need it for my {group} set.")
_WORTH = mark("It’s worth far more to me than its price.")
_DEAREST = 10
#: remarks on advised terms
_TAKEN = mark("It helps you, and they will probably accept.")
_HELPS = mark("That helps you.")
_LIMIT = mark("I wouldn’t go further than that, and they may still refuse.")


def chances(state: State) -> list[float]:
    """Each player's chance of winning, by seat; they sum to 1, and the bankrupt have 0.

    Debts that wait to be paid count as paid.  Where worth decides the game it
    is estimated from the worths and the rounds that are left.
    """
    frame = state.stack[-1]
    if isinstance(frame, Over):
        share = 1 / len(frame.winners)
        return [share * (player in frame.winners) for player in range(state.players)]
    owed = [0] * state.players
    for each in state.stack:
        if isinstance(each, Debt):
            for creditor in each.creditors:
                owed[each.player] += each.amount
                if creditor != BANK:
                    owed[creditor] -= each.amount
    if not Outlook.knows(state):
        return _by_worth(state, owed)
    here = Position.of(state, BoardTable.of(state))
    cash = tuple([cash - debt for cash, debt in zip(here.cash, owed, strict=True)])
    return chances_judge(weights(), state.rules).chances(here._replace(cash=cash))


def _by_worth(state: State, owed: list[int]) -> list[float]:
    limit = state.rules.round_limit
    left = max(0, limit - state.round + 1) if limit else _USUAL_ROUNDS
    if state.time_called:
        left = 0
    swing = _SWING * measure(state.board) * sqrt(left + 1)
    worths = [final_worth(state, player) - owed[player] for player in range(state.players)]
    top = max(worths[player] for player in state.living())
    shares = [
        exp((worth - top) / swing) if alive else 0.0
        for worth, alive in zip(worths, state.alive, strict=True)
    ]
    return [share / sum(shares) for share in shares]


def advise(
    view: View, codes: Mapping[int, str] | None = None, said: Sequence[TradeMessage] = ()
) -> Advice:
    """The move an Expert would make in the player's place; the same view gets the same advice.

    ``codes`` are the opponents' by seat: advised terms are accepted by that opponent, or
    marked as the adviser's limit.  ``said`` is the bargaining so far.
    """
    state, player = view.state, view.player
    if state.over or not state.alive[player]:
        return Advice(None, mark("You are out of the game."))
    frame = state.stack[-1]
    if isinstance(frame, TaxChoice) and frame.player == player:
        return Advice(None, _uncounted(state, frame.space))
    expert = _expert(said)
    asked = any(offer.partner == player and not offer.agreed for offer in state.offers)
    if player in deciders(state) and not asked:
        action: Action | None = expert.decide(view)
        if isinstance(action, OfferTrade):
            if not _has_offered(state, player, said):
                found = _agreeable(view, action, codes or {}, said, expert)
                if found.taken or not _has_refused(state, action, said):
                    return found
            action = expert.decide(view)  # which follows an offer
    else:
        action = expert.interject(view)
    if action is None:
        return Advice(None, mark("There is nothing for you to do until the others have moved."))
    if isinstance(action, OfferTrade | CounterTrade):
        return _agreeable(view, action, codes or {}, said, expert)
    return Advice(action, reason_for(action, expert.reason))


def _expert(said: Sequence[TradeMessage]) -> Opponent:
    """An adviser that knows the bargaining so far."""
    expert = make_opponent(ADVISER)
    assert isinstance(expert, Opponent)
    expert.hear(said)
    return expert


def _has_offered(state: State, player: int, said: Sequence[TradeMessage]) -> bool:
    """Whether the player has made an offer in this turn: one is enough."""
    return any(
        (word.turn, word.player, word.said) == (state.turn, player, "asked") for word in said
    )


def _has_refused(state: State, offer: OfferTrade, said: Sequence[TradeMessage]) -> bool:
    """Whether the partner has lately refused the player these deeds: asking again annoys."""
    get, give = mask_of(offer.get.deeds), mask_of(offer.give.deeds)
    return any(
        word.said in ("refused", "unable")
        and (word.player, word.partner) == (offer.player, offer.partner)
        and (word.get & get if get else word.give & give)
        and word.round + _REMEMBERED > state.round
        for word in said
    )


def proposal(
    view: View, codes: Mapping[int, str], said: Sequence[TradeMessage] = ()
) -> Advice | None:
    """A trade that the player could offer now and the partner would accept, if there is one."""
    if _has_offered(view.state, view.player, said):
        return None
    expert = _expert(said)
    action = expert.propose(view)
    if action is None or action.partner not in codes:
        return None
    found = _agreeable(view, action, codes, said, expert)
    return found if found.taken else None


def _agreeable(
    view: View,
    action: OfferTrade | CounterTrade,
    codes: Mapping[int, str],
    said: Sequence[TradeMessage],
    expert: Opponent,
) -> Advice:
    """Advised terms that the partner would accept, if they still help; else a limit."""
    state = view.state
    offer = None
    if isinstance(action, OfferTrade):
        deal = action
    else:
        offer = state.offer(action.offer)
        assert offer is not None
        deal = OfferTrade(action.player, offer.player, action.give, action.get)
    if deal.settles or deal.partner not in codes:
        return Advice(action, reason_for(action, expert.reason))
    there = state.clone()
    if isinstance(action, CounterTrade):
        there.offers = [each for each in there.offers if each.id != action.offer]
    terms = limit(View(view.player, there), deal, codes[deal.partner], said).deal
    if terms is None or not expert.gains_by(state, view.player, terms):
        return Advice(action, _LIMIT)
    if isinstance(action, CounterTrade):
        assert offer is not None
        if (terms.give, terms.get) == (offer.get, offer.give):  # it is on the table already
            return Advice(AcceptTrade(view.player, offer.id), _HELPS)
    return Advice(replace(action, give=terms.give, get=terms.get), _TAKEN, True)


def _uncounted(state: State, space: int) -> str:
    """The remark about a tax before worth is counted; it must not use that worth [TAX-4]."""
    text = mark(
        "You must choose before you add up your worth, so I can’t do the sum for you: "
        "{percent}% is cheaper if you are worth less than {sum}."
    )
    money = state.board.money
    worth = money(break_even(state, space))
    return Sentence(text, percent=tax_percent(state.board, space), sum=worth)


def ways_out(state: State, player: int, amount: int) -> list[Action]:
    """The sales and mortgages by which an Expert would raise the sum; [] if it is out of reach."""
    valuations = ValuationCache(on_board(knobs_of(ADVISER), state.board))
    engine = Engine(state.clone(), SeededChance())
    out: list[Action] = []
    while engine.state.cash[player] < amount:
        action = raise_money(engine.state, player, valuations, amount - engine.state.cash[player])
        if action is None or why_not(engine.state, action) is not None:
            return []
        pending = len(engine.state.stack)
        engine.apply(action)
        if len(engine.state.stack) != pending:
            return []
        out.append(action)
    return out


def wanted(
    view: View, offer: OfferTrade, code: str = "", said: Sequence[TradeMessage] = ()
) -> Terms:
    """The terms that the partner names: those at which it opens, so a person can try to haggle."""
    terms, partner = limit(view, offer, code, said), _Partner(code, said)
    if terms.deal is None and terms.reason == _NOTHING:
        return Terms(None, _why_nothing(view.state, offer, partner))
    if terms.deal is None or terms.deal == offer or offer.settles:
        return terms
    bot, deal = _bot(partner, offer.player), _turned(terms.deal)
    if not isinstance(bot, Opponent):
        return terms
    named = _paying(terms.deal, -bot.opening(view.state, deal))
    if _price(terms.deal) < _price(offer):
        return _lowered(offer, named)
    return replace(terms, deal=named) if _accepts(view.state, named, partner) else terms


def limit(
    view: View, offer: OfferTrade, code: str = "", said: Sequence[TradeMessage] = ()
) -> Terms:
    """The smallest change with which the partner, an opponent of this code, would accept.

    Money first, in the steps of the opponent; else the cheapest deed that would do, and
    money with it.  For what is only given it says what it would pay.  The asking player is
    ``offer.player``, a person; what it may not offer by the rules is not proposed.  Towards
    people earlier bargaining does not change what an opponent agrees to, but that it keeps
    its word: with what was ``said`` at the table the answer holds there.  An offer that settles
    a debt is answered as such.
    """
    state, partner = view.state, _Partner(code, said)
    if _accepts(state, offer, partner):
        return _lowered(offer, _cheapest(state, _paying(offer, 0), _price(offer), partner))
    only_given = offer.get == Bundle(offer.get.cash) and offer.give != Bundle(offer.give.cash)
    if only_given and not offer.settles:
        return _sold(state, offer, partner)
    cash = state.cash[offer.player]
    spend = cash - dues(state, offer.get.deeds)  # the dues are paid besides [MORT-7]
    for deal in (offer, *_sweetened(state, offer)):
        if _accepts(state, _paying(deal, spend), partner):
            found = _cheapest(state, deal, spend, partner)
            if not _believable(state, found, partner):
                continue
            added = [s for s in deal.give.deeds if s not in offer.give.deeds]
            names = ", ".join(state.board.spaces[space].name for space in added)
            price = mark("I’d accept at this price.")
            return Terms(found, Sentence(_ADDED, deeds=names) if added else price)
    refused = why_not(state, _paying(offer, spend if spend > 0 else cash))
    if refused is not None:
        return Terms(None, refused.text)
    if offer.settles:
        return Terms(None, _answer(state, offer, partner)[1])
    return Terms(None, _NOTHING)


def _why_nothing(state: State, offer: OfferTrade, partner: _Partner) -> str:
    """Why nothing will do: the price is out of reach, a set is in the way, or no price is fair.

    A set, of either player, is in the way where the partner would sell if its other deeds were
    the Bank's.
    """
    board, deeds = state.board, offer.get.deeds
    dear = _for_rich(state, offer, partner)
    if dear is not None and _believable(state, dear, partner):
        return Sentence(_DEAR, sum=board.money(_price(dear)))
    for owner, text in ((offer.player, _YOURS), (offer.partner, _MINE)):
        for space in deeds:
            there = state.clone()
            there.cash[offer.player] = 0  # any price counts then
            for mate in board.group_members[space]:
                if mate not in deeds and state.owner[mate] == owner:
                    there.owner[mate] = BANK
            found = _for_rich(there, offer, partner) if there.owner != state.owner else None
            if found is not None and _believable(there, found, partner):
                return Sentence(text, group=board.groups[board.spaces[space].group].name)
    return _WORTH if dear is not None else _NOTHING


def _for_rich(state: State, offer: OfferTrade, partner: _Partner) -> OfferTrade | None:
    """The deal at the least price beyond a person's cash at which the partner would sell.

    The person is taken to have just that sum.
    """
    owed, unit = dues(state, offer.get.deeds), on_board(knobs_of(partner.code), state.board).unit

    def sold(units: int) -> bool:
        there = state.clone()
        there.cash[offer.player] = units * unit + owed
        return _accepts(there, _paying(offer, units * unit), partner)

    low = max(0, state.cash[offer.player] - owed) // unit
    high = low + _DEAREST * list_value(state, offer.get.deeds) // unit
    if low == high or not sold(high):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if sold(middle) else (middle, high)
    return _paying(offer, high * unit)


def _lowered(offer: OfferTrade, found: OfferTrade) -> Terms:
    """The terms for an offer that would be accepted: what would do if that is less."""
    if _price(found) < _price(offer):
        return Terms(found, mark("I’d accept at this price."))
    return Terms(offer, mark("I’d accept that as it is."))


def _sold(state: State, offer: OfferTrade, partner: _Partner) -> Terms:
    """The most that the partner would pay for its side, at most the asking price."""
    most = offer.get.cash or state.cash[offer.partner]
    least = _paying(offer, -on_board(knobs_of(partner.code), state.board).unit)
    if _accepts(state, least, partner):
        found = _cheapest(state, _paying(offer, -most), _price(least), partner)
        return Terms(found, mark("I’d accept at this price."))
    refused = why_not(state, least)
    return Terms(None, refused.text if refused else mark("I wouldn’t pay anything for that now."))


def _accepts(state: State, offer: OfferTrade, partner: _Partner) -> bool:
    """Whether the partner would say yes."""
    if why_not(state, offer) is not None:
        return False
    return isinstance(_answer(state, offer, partner)[0], AcceptTrade)


def _answer(state: State, offer: OfferTrade, partner: _Partner) -> tuple[Action | None, str]:
    """The partner's answer to an offer, with the reason."""
    there = state.clone()
    lent = trading.mortgaged_in(there, offer.give, offer.get)
    sides = offer.player, offer.partner, offer.give, offer.get
    asked = Offer(there.next_id, *sides, settles=offer.settles, lent=lent)
    there.offers = [asked]
    bot = _bot(partner, offer.player)
    return bot.interject(View(offer.partner, there)), bot.reason


def _bot(partner: _Partner, person: int) -> Bot:
    """The partner as it is towards the asking player, after the bargaining so far."""
    bot = make_opponent(partner.code)
    if isinstance(bot, Opponent):
        bot.people = frozenset((person,))
        bot.hear(partner.said)
    return bot


def _turned(offer: OfferTrade) -> Deal:
    """The offer as a deal from the partner's side."""
    give, get = mask_of(offer.get.deeds), mask_of(offer.give.deeds)
    return Deal(offer.partner, offer.player, give, get, -_price(offer))


def _believable(state: State, offer: OfferTrade, partner: _Partner) -> bool:
    """Whether the partner asks for no more than a single deed may cost."""
    deal = _turned(offer)
    unit = on_board(knobs_of(partner.code), state.board).unit
    return deal.price + unit > payment_limits(state, deal)[0]


def _price(offer: OfferTrade) -> int:
    """The net price for the asking player."""
    return offer.give.cash - offer.get.cash


def _paying(offer: OfferTrade, price: int) -> OfferTrade:
    give = replace(offer.give, cash=max(0, price))
    get = replace(offer.get, cash=max(0, -price))
    return replace(offer, give=give, get=get)


def _cheapest(state: State, offer: OfferTrade, spend: int, partner: _Partner) -> OfferTrade:
    """The lowest accepted payment in whole steps, by bisection; ``spend`` would be accepted."""
    if _accepts(state, offer, partner):
        return offer
    unit = on_board(knobs_of(partner.code), state.board).unit
    low, high = _price(offer) // unit, -(-spend // unit)
    while high - low > 1:
        middle = (low + high) // 2
        if _accepts(state, _paying(offer, middle * unit), partner):
            high = middle
        else:
            low = middle
    return _paying(offer, min(spend, high * unit))


def _sweetened(state: State, offer: OfferTrade) -> Iterator[OfferTrade]:
    """The offer with one more deed of a bare group, the cheapest first.

    Who asks for a deed collects its group: the others of that group stay.
    """
    spaces, members = state.board.spaces, state.board.group_members
    taken = {*offer.give.deeds, *(mate for s in offer.get.deeds for mate in members[s])}
    for space in sorted(state.deeds(offer.player), key=lambda s: spaces[s].price):
        if space in taken or state.owns_set(offer.player, space):
            continue
        give = Bundle(offer.give.cash, (*offer.give.deeds, space), offer.give.cards)
        yield replace(offer, give=give)
