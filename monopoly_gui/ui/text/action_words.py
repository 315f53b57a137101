"""Actions as advice: "Buy Baltic Avenue for $60."."""

from collections.abc import Callable
from typing import Any

from ...engine import actions as act
from ...engine.amounts.mortgages import settle_cost, unmortgage_cost
from ...engine.board import Space
from ...engine.frames import Purchase, Received
from ...engine.state import State
from ...language import _, mark, plural
from .log_text import bundle_text
from .log_words import joined
from .people import People


def describe_action(state: State, names: People, action: act.Action) -> str:
    """One sentence in the imperative."""
    words = WORDS[action.__class__]
    if isinstance(words, tuple):
        field, one, other = words
        words = one if getattr(action, field) else other
    text = _(words) if isinstance(words, str) else words(state, action)
    return text.format_map(_Values(state, names, action))


class _Values(dict[str, object]):
    """The values of an action in words, looked up only where a sentence has them."""

    def __init__(self, state: State, names: People, action: Any) -> None:
        self.state, self.names, self.action = state, names, action

    def __missing__(self, field: str) -> object:
        return VALUES[field](self)

    @property
    def deed(self) -> Space:
        """The space in question."""
        asked = self.state.top
        space = asked.space if isinstance(asked, Purchase) else -1
        return self.names.board.spaces[getattr(self.action, "space", space)]

    def money(self, amount: int) -> str:
        return self.names.board.money(amount)

    def cost(self) -> str:
        """The cost of settling the mortgage on a deed."""
        state, action, frame = self.state, self.action, self.state.top
        if isinstance(action, act.LiftMortgage):
            return self.money(unmortgage_cost(state, action.space))
        if isinstance(frame, Received):
            return self.money(settle_cost(state, frame, action.space, action.lift))
        return self.money(0)

    def places(self) -> str:
        """Places once each, with a count for repeated ones."""
        spaces, names = self.action.spaces, self.names.board.spaces
        count = {space: spaces.count(space) for space in spaces}
        return joined([names[s].name + (f" ×{n}" if n > 1 else "") for s, n in count.items()])


VALUES: dict[str, Callable[[_Values], object]] = {
    "amount": lambda v: v.money(getattr(v.action, "amount", v.deed.mortgage)),
    "cost": _Values.cost,
    "count": lambda v: len(v.action.spaces),
    "fine": lambda v: v.money(v.names.board.jail_fine),
    "get": lambda v: bundle_text(v.action.get, v.names),
    "give": lambda v: bundle_text(v.action.give, v.names),
    "group": lambda v: v.names.board.groups[v.action.group].name,
    "levels": lambda v: joined([str(level) for level in v.action.levels]),
    "partner": lambda v: v.names.name(v.action.partner),
    "places": _Values.places,
    "price": lambda v: v.money(v.deed.price),
    "space": lambda v: v.deed.name,
}


def _buy(state: State, action: act.Buy) -> str:
    asked = isinstance(state.top, Purchase)
    return _("Buy {space} for {price}.") if asked else _("Buy it.")


def _decline(state: State, action: act.Decline) -> str:
    if state.rules.auction_on_decline:
        return _("Don’t buy it; send it to auction.")
    return _("Don’t buy it.")


def _build(state: State, action: act.Build) -> str:
    count = len(action.spaces)
    return plural("Build on {places}.", "Build {count} buildings: on {places}.", count)


#: sentences; with a field the first of two where that is set, else the other
WORDS: dict[type, str | tuple[str, str, str] | Callable[[State, Any], str]] = {
    act.Roll: mark("Roll the dice."),
    act.EndTurn: mark("End the turn."),
    act.PayFine: mark("Pay the fine of {fine} and leave Jail."),
    act.UseJailCard: mark("Use the Get Out of Jail Free card."),
    act.SkipJailTurn: mark("Stay in Jail for this turn."),
    act.ChooseSpace: mark("Go to {space}."),
    act.Buy: _buy,
    act.Decline: _decline,
    act.Bid: mark("Bid {amount}."),
    act.Pass: ("final", mark("Drop out of the auction."), mark("Pass.")),
    act.WithdrawPass: mark("Undo the pass."),
    act.Build: _build,
    act.AnswerDemand: (
        "spaces",
        mark("Request buildings on {places} too."),
        mark("Request none of them."),
    ),
    act.WithdrawDemand: mark("Withdraw the request for buildings."),
    act.PlaceBuilding: mark("Put the building on {space}."),
    act.SellBuilding: mark("Sell a building on {space}."),
    act.SellDown: mark("Sell the {group} buildings down to {levels}."),
    act.Mortgage: mark("Mortgage {space} for {amount}."),
    act.LiftMortgage: mark("Unmortgage {space} for {cost}."),
    act.SettleMortgage: (
        "lift",
        mark("Unmortgage {space} for {cost}."),
        mark("Keep {space} mortgaged, for {cost}."),
    ),
    act.OfferTrade: mark("Offer {partner} {give} for {get}."),
    act.AcceptTrade: mark("Accept the offer."),
    act.RefuseTrade: mark("Refuse the offer."),
    act.CounterTrade: mark("Make a counter-offer: {give} for {get}."),
    act.WithdrawTrade: mark("Take the offer back."),
    act.ClaimRent: mark("Claim the rent."),
    act.ClaimSalary: mark("Claim your salary."),
    act.SetAutoClaim: mark("Change how rent is claimed."),
    act.ChooseTax: ("share", mark("Pay the share of your worth."), mark("Pay the fixed tax.")),
    act.ChooseCard: ("draw", mark("Draw the other card."), mark("Pay the fine.")),
    act.PayDebt: mark("Pay the debt."),
    act.DeclareBankruptcy: mark("Declare bankruptcy."),
    act.Resign: mark("Leave the game."),
    act.Concede: mark("Concede."),
    act.CallTime: mark("Call time."),
    act.EndByAgreement: mark("End the game by agreement."),
}
