"""The answers that advice compares by playouts, and the verdict on them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Build,
    Bundle,
    Buy,
    CounterTrade,
    Decline,
    EndTurn,
    OfferTrade,
    Pass,
    RefuseTrade,
    Roll,
)
from ..engine.amounts.bids import next_bid
from ..engine.frames import Auction, Debt, Offer, Purchase, Turn
from ..engine.machine import deciders, why_not
from ..engine.sentence import Sentence, mark
from ..engine.state import HOTEL, State
from ..engine.view import View
from .advice import ADVISER, Advice, proposal
from .bargaining.talks import TradeMessage
from .levels import knobs_of
from .raising import cash_sources, cheap_mortgages
from .valuation.bot_config import on_board
from .valuation.valuation_cache import ValuationCache

#: houses at once that are worth a remark
_THREAT = 2
#: ways to raise money that are compared
_WAYS = 3


@dataclass(frozen=True, slots=True)
class CandidatePlan:
    """An action to take now, with its immediate consequences.

    ``taken`` says that the partner accepts the offer; where that is unknown, ``advised`` is the
    advice, while the playout assumes a refusal.
    """

    actions: tuple[Action, ...]
    taken: bool = False
    #: the sentence before the verdict of the playouts
    note: str = ""
    advised: Action | None = None

    @property
    def first(self) -> Action:
        return self.advised or self.actions[0]


def candidate_plans(
    view: View, first: Advice, codes: Mapping[int, str], said: Sequence[TradeMessage]
) -> list[CandidatePlan]:
    """The Expert's answer and the best others; fewer than two where there is nothing to compare."""
    state, player = view.state, view.player
    action = first.action
    if action is None:
        return []
    offer = _offered(state, player)
    if offer is not None:
        return [*_answers(state, player, offer, first)]
    if player not in deciders(state):
        return []
    frame = state.stack[-1]
    if isinstance(frame, Purchase):
        return [*_purchase(state, player, frame, action)]
    if isinstance(frame, Auction) and not frame.building:
        return [*_auction(state, player, frame, action)]
    if isinstance(frame, Debt):
        return [*_raising(state, player, action)]
    if isinstance(frame, Turn):
        return [*_in_turn(view, first, codes, said)]
    return []


def _offered(state: State, player: int) -> Offer | None:
    """The offer that the player has to answer."""
    for offer in state.offers:
        if offer.partner == player and not offer.agreed and not offer.settles:
            return offer
    return None


def _answers(state: State, player: int, offer: Offer, first: Advice) -> Iterator[CandidatePlan]:
    """The Expert's answer, a yes and a no."""
    assert first.action is not None
    accept, refuse = AcceptTrade(player, offer.id), RefuseTrade(player, offer.id)
    if isinstance(first.action, CounterTrade) and not first.taken:
        yield CandidatePlan((refuse,), note=first.reason, advised=first.action)
        if why_not(state, accept) is None:
            yield CandidatePlan((accept,))
        return
    yield CandidatePlan((first.action,), first.taken)
    for other in (accept, refuse):
        if other.kind != first.action.kind and why_not(state, other) is None:
            yield CandidatePlan((other,))


def _purchase(
    state: State, player: int, frame: Purchase, action: Action
) -> Iterator[CandidatePlan]:
    """Buy, with mortgages if money is short, or decline."""
    buy = affordable(state, player, state.board.spaces[frame.space].price)
    leave = CandidatePlan((Decline(player),))
    if buy is None:
        yield leave
    elif isinstance(action, Decline):
        yield from (leave, buy)
    else:
        yield from (buy, leave)


def _auction(state: State, player: int, frame: Auction, action: Action) -> Iterator[CandidatePlan]:
    """The Expert's answer, and the other one: to leave the auction, or the lowest bid."""
    yield CandidatePlan((action,))
    if isinstance(action, Bid):
        yield CandidatePlan((Pass(player, True),))
    elif isinstance(action, Pass):
        bid = Bid(player, next_bid(state, frame, player))
        if why_not(state, bid) is None:
            yield CandidatePlan((bid,))


def affordable(state: State, player: int, price: int) -> CandidatePlan | None:
    """The payment for a pending purchase; None where all deeds together would not raise it."""
    valuations = ValuationCache(on_board(knobs_of(ADVISER), state.board))
    cash, actions = state.cash[player], list[Action]()
    found = sorted(cheap_mortgages(valuations.deeds(state), player, valuations.mortgaged(state)))
    short = price - cash
    enough = [way for way in found if way.money >= short]
    for way in enough[:1] if short > 0 and enough else reversed(found):
        if cash >= price:
            break
        actions.append(way.action(player))
        cash += way.money
    if cash < price or any(why_not(state, each) is not None for each in actions[:1]):
        return None
    money = state.board.money
    note = Sentence(
        mark("You have {cash} and can raise {sum}, which is enough."),
        cash=money(state.cash[player]),
        sum=money(cash - state.cash[player]),
    )
    return CandidatePlan((*actions, Buy(player)), note=note if actions else "")


def _raising(state: State, player: int, action: Action) -> Iterator[CandidatePlan]:
    """The Expert's way out of a debt, and the next best ones."""
    yield CandidatePlan((action,))
    valuations = ValuationCache(on_board(knobs_of(ADVISER), state.board))
    frame = state.stack[-1]
    assert isinstance(frame, Debt)
    short = frame.amount - state.cash[player]
    if short <= 0:
        return
    for way in cash_sources(state, player, valuations, short)[:_WAYS]:
        other = way.action(player)
        if other != action and why_not(state, other) is None:
            yield CandidatePlan((other,))


def _in_turn(
    view: View, first: Advice, codes: Mapping[int, str], said: Sequence[TradeMessage]
) -> Iterator[CandidatePlan]:
    """Building or offering, or going on without; a trade where there is nothing to do."""
    state, player, action = view.state, view.player, first.action
    assert action is not None
    on = next(
        (each for each in (Roll(player), EndTurn(player)) if why_not(state, each) is None), None
    )
    if on is None:
        return
    if isinstance(action, Build | OfferTrade):
        if isinstance(action, OfferTrade) and not first.taken:
            return  # it is called the limit: whether it is accepted is unknown
        yield CandidatePlan((action,), first.taken)
        yield CandidatePlan((on,))
    elif isinstance(action, Roll | EndTurn):
        yield CandidatePlan((action,))
        offer = proposal(view, codes, said)
        if offer is not None and isinstance(offer.action, OfferTrade):
            yield CandidatePlan((offer.action,), True)


#: actions that raise the chance; for others the advice names the loss of the other answer
_GAINS = ("accept_trade", "offer_trade", "counter_trade", "buy", "bid", "build")


def consequence(
    state: State,
    best: CandidatePlan,
    second: CandidatePlan,
    chances: tuple[float, float],
    names: Sequence[str],
    why: str = "",
) -> str:
    """The finding: the rival's best reply, and the new chance of winning.

    ``chances`` are those of the best plan and of the next; ``why`` is what speaks for the best
    where they are the same.
    """
    said = [best.note or _danger(state, best, second, names)]
    high, low = (round(100 * chance) for chance in chances)
    if high <= low:
        said = [said[0] or why]
        text = mark("Either way your chance of winning is about {percent}%.")
        said.append(Sentence(text, percent=high))
    elif best.actions[0].kind in _GAINS:
        text = mark("Your chance of winning would rise from {before} to {after}%.")
        said.append(Sentence(text, before=low, after=high))
    else:
        text = mark("Otherwise your chance of winning would fall from {before} to {after}%.")
        said.append(Sentence(text, before=high, after=low))
    said = [each for each in said if each]
    return said[0] if len(said) == 1 else Sentence("{first} {then}", first=said[0], then=said[1])


def _danger(state: State, best: CandidatePlan, second: CandidatePlan, names: Sequence[str]) -> str:
    """The houses that the partner could build at once after the deal."""
    for plan in (best, second):
        action = plan.first
        if isinstance(action, OfferTrade):
            return _houses(state, action.partner, action.give, action.get, names)
        if isinstance(action, AcceptTrade) and (offer := state.offer(action.offer)):
            return _houses(state, offer.player, offer.get, offer.give, names)
    return ""


def _houses(state: State, partner: int, get: Bundle, give: Bundle, names: Sequence[str]) -> str:
    board, gained = state.board, set(get.deeds)
    for group in board.groups.values():
        members = group.members
        cost = board.spaces[members[0]].house_cost
        if not cost or not gained & set(members):
            continue
        if not all(state.owner[s] == partner or s in gained for s in members):
            continue
        money = state.cash[partner] + get.cash - give.cash
        for s in board.deeds:
            spare = state.owner[s] == partner and s not in give.deeds and s not in members
            if spare and not state.mortgaged[s] and not state.buildings[s]:
                money += board.spaces[s].mortgage
        count = min(money // cost, HOTEL * len(members), state.houses_left)
        if count < _THREAT:
            continue
        return Sentence(
            mark("With the {group} set, {player} could build {count} houses at once."),
            group=group.name,
            player=names[partner],
            count=count,
        )
    return ""
