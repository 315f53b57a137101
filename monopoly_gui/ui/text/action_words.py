"""Actions as somebody would advise them: "Buy Baltic Avenue for $60."."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import actions as act
from ...engine.amounts.mortgages import settle_cost, unmortgage_cost
from ...engine.frames import Purchase, Received
from ...engine.state import State
from ...language import _, mark, plural
from .log_text import Names, bundle_text
from .log_words import joined, quoted

Words = Callable[[State, Names, Any], str]


def describe_action(state: State, names: Names, action: act.Action) -> str:
    """One sentence in the imperative; names in it are marked."""
    return WORDS[action.__class__](state, names, action)


def _always(text: str) -> Words:
    return lambda state, names, action: _(text)


def _place(names: Names, space: int) -> str:
    return quoted(names.board.spaces[space].name)


def _places(names: Names, spaces: tuple[int, ...]) -> str:
    """Places once each, with how often each is meant where that is more than once."""
    count = {space: spaces.count(space) for space in spaces}
    return joined(
        [_place(names, s) if n == 1 else f"{_place(names, s)} ×{n}" for s, n in count.items()]
    )


def _fine(state: State, names: Names, action: act.PayFine) -> str:
    fine = names.board.money(names.board.jail_fine)
    return _("Pay the fine of {fine} and leave Jail.").format(fine=fine)


def _move(state: State, names: Names, action: act.ChooseSpace) -> str:
    return _("Go to {space}.").format(space=_place(names, action.space))


def _buy(state: State, names: Names, action: act.Buy) -> str:
    frame = state.top
    if not isinstance(frame, Purchase):
        return _("Buy it.")
    price = names.board.money(names.board.spaces[frame.space].price)
    return _("Buy {space} for {price}.").format(space=_place(names, frame.space), price=price)


def _decline(state: State, names: Names, action: act.Decline) -> str:
    if state.rules.auction_on_decline:
        return _("Don’t buy it; send it to auction.")
    return _("Don’t buy it.")


def _bid(state: State, names: Names, action: act.Bid) -> str:
    return _("Bid {amount}.").format(amount=names.board.money(action.amount))


def _pass(state: State, names: Names, action: act.Pass) -> str:
    return _("Drop out of the auction.") if action.final else _("Pass.")


def _build(state: State, names: Names, action: act.Build) -> str:
    count = len(action.spaces)
    text = plural("Build on {places}.", "Build {count} times: on {places}.", count)
    return text.format(count=count, places=_places(names, action.spaces))


def _demand(state: State, names: Names, action: act.AnswerDemand) -> str:
    if not action.spaces:
        return _("Request none of them.")
    return _("Request buildings on {places} too.").format(places=_places(names, action.spaces))


def _place_won(state: State, names: Names, action: act.PlaceBuilding) -> str:
    return _("Put the building on {space}.").format(space=_place(names, action.space))


def _sell(state: State, names: Names, action: act.SellBuilding) -> str:
    return _("Sell a building on {space}.").format(space=_place(names, action.space))


def _sell_down(state: State, names: Names, action: act.SellDown) -> str:
    group = names.board.groups[action.group]
    levels = joined([str(level) for level in action.levels])
    return _("Sell the buildings of {group} down to {levels}.").format(
        group=quoted(group.name), levels=levels
    )


def _mortgage(state: State, names: Names, action: act.Mortgage) -> str:
    amount = names.board.money(names.board.spaces[action.space].mortgage)
    return _("Mortgage {space} for {amount}.").format(
        space=_place(names, action.space), amount=amount
    )


def _lift(state: State, names: Names, action: act.LiftMortgage) -> str:
    cost = names.board.money(unmortgage_cost(state, action.space))
    return _("Unmortgage {space} for {cost}.").format(space=_place(names, action.space), cost=cost)


def _settle(state: State, names: Names, action: act.SettleMortgage) -> str:
    frame = state.top
    cost = 0
    if isinstance(frame, Received):
        cost = settle_cost(state, frame, action.space, action.lift)
    text = (
        _("Unmortgage {space} for {cost}.")
        if action.lift
        else _("Keep {space} mortgaged, for {cost}.")
    )
    return text.format(space=_place(names, action.space), cost=names.board.money(cost))


def _offer(state: State, names: Names, action: act.OfferTrade) -> str:
    return _("Offer {partner} {give} for {get}.").format(
        partner=quoted(names.name(action.partner)),
        give=bundle_text(action.give, names),
        get=bundle_text(action.get, names),
    )


def _counter(state: State, names: Names, action: act.CounterTrade) -> str:
    return _("Make a counter-offer: {give} for {get}.").format(
        give=bundle_text(action.give, names), get=bundle_text(action.get, names)
    )


def _tax(state: State, names: Names, action: act.ChooseTax) -> str:
    return _("Pay the share of your worth.") if action.share else _("Pay the fixed tax.")


def _card(state: State, names: Names, action: act.ChooseCard) -> str:
    return _("Draw the other card.") if action.draw else _("Pay the fine.")


WORDS: dict[type, Words] = {
    act.Roll: _always(mark("Roll the dice.")),
    act.EndTurn: _always(mark("End the turn.")),
    act.PayFine: _fine,
    act.UseJailCard: _always(mark("Use the Get Out of Jail Free card.")),
    act.SkipJailTurn: _always(mark("Stay in Jail for this turn.")),
    act.ChooseSpace: _move,
    act.Buy: _buy,
    act.Decline: _decline,
    act.Bid: _bid,
    act.Pass: _pass,
    act.WithdrawPass: _always(mark("Undo the pass.")),
    act.Build: _build,
    act.AnswerDemand: _demand,
    act.WithdrawDemand: _always(mark("Withdraw the request for buildings.")),
    act.PlaceBuilding: _place_won,
    act.SellBuilding: _sell,
    act.SellDown: _sell_down,
    act.Mortgage: _mortgage,
    act.LiftMortgage: _lift,
    act.SettleMortgage: _settle,
    act.OfferTrade: _offer,
    act.AcceptTrade: _always(mark("Accept the offer.")),
    act.RefuseTrade: _always(mark("Refuse the offer.")),
    act.CounterTrade: _counter,
    act.WithdrawTrade: _always(mark("Take the offer back.")),
    act.ClaimRent: _always(mark("Claim the rent.")),
    act.ClaimSalary: _always(mark("Claim your salary.")),
    act.SetAutoClaim: _always(mark("Change how rent is claimed.")),
    act.ChooseTax: _tax,
    act.ChooseCard: _card,
    act.PayDebt: _always(mark("Pay the debt.")),
    act.DeclareBankruptcy: _always(mark("Declare bankruptcy.")),
    act.Resign: _always(mark("Leave the game.")),
    act.Concede: _always(mark("Concede.")),
    act.CallTime: _always(mark("Call time.")),
    act.EndByAgreement: _always(mark("End the game by agreement.")),
}
