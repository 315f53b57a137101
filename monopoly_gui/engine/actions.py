"""Everything a player can do, as data (imperative names).

Every action belongs to one player: nobody spends for another, and nobody lends [BANK-4, BANK-5].
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

#: the "player" of actions that come from outside the table, such as the clock, or all together
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Bundle:
    """One side of a trade: money, deeds (board indexes), Jail cards (card keys).

    Nothing else: no building, no promise [TRADE-3, SELL-6, TRADE-8].
    """

    cash: int = 0
    deeds: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()

    def empty(self) -> bool:
        return not (self.cash or self.deeds or self.cards)


@dataclass(slots=True)
class Roll:
    """Throw the dice, to move or to get out of Jail [TURN-1, JAIL-12]."""

    player: int
    kind: Literal["roll"] = "roll"


@dataclass(slots=True)
class EndTurn:
    """Hand the dice on [TURN-3]."""

    player: int
    kind: Literal["end_turn"] = "end_turn"


@dataclass(slots=True)
class PayFine:
    """Pay to leave Jail before rolling [JAIL-9]."""

    player: int
    kind: Literal["pay_fine"] = "pay_fine"


@dataclass(slots=True)
class UseJailCard:
    """Use a Get Out of Jail Free card; ``card`` is its key [JAIL-10]."""

    player: int
    card: int
    kind: Literal["use_jail_card"] = "use_jail_card"


@dataclass(slots=True)
class SkipJailTurn:
    """Stay in Jail without rolling [JAIL-16]."""

    player: int
    kind: Literal["skip_jail_turn"] = "skip_jail_turn"


@dataclass(slots=True)
class ChooseSpace:
    """Choose where the bus or a triple takes the token [SPEED-1]."""

    player: int
    space: int
    kind: Literal["choose_space"] = "choose_space"


@dataclass(slots=True)
class Buy:
    """Buy the deed landed on at its price [BUY-1]."""

    player: int
    kind: Literal["buy"] = "buy"


@dataclass(slots=True)
class Decline:
    """Leave the deed to the auction [BUY-3]."""

    player: int
    kind: Literal["decline"] = "decline"


@dataclass(slots=True)
class Bid:
    """Bid in an auction; ``space`` names the street in a building auction [AUCT-3]."""

    player: int
    amount: int
    space: int = -1
    kind: Literal["bid"] = "bid"


@dataclass(slots=True)
class Pass:
    """Let the current bid stand; ``final`` also passes on every later one.

    A bid revokes either while the auction is open [AUCT-4].
    """

    player: int
    final: bool = False
    kind: Literal["pass"] = "pass"


@dataclass(slots=True)
class WithdrawPass:
    """Take back a pass: the auction waits for this player again [AUCT-4]."""

    player: int
    kind: Literal["withdraw_pass"] = "withdraw_pass"


@dataclass(slots=True)
class Build:
    """Build on streets in this order, one building each [BUILD-8]."""

    player: int
    spaces: tuple[int, ...]
    kind: Literal["build"] = "build"


@dataclass(slots=True)
class AnswerDemand:
    """Claim some of the scarce buildings too; () is none [SUPPLY-5]."""

    player: int
    spaces: tuple[int, ...]
    kind: Literal["answer_demand"] = "answer_demand"


@dataclass(slots=True)
class PlaceBuilding:
    """Name the street for a building won by auction, if several are possible [SUPPLY-5]."""

    player: int
    space: int
    kind: Literal["place_building"] = "place_building"


@dataclass(slots=True)
class WithdrawDemand:
    """Withdraw one's claim to scarce buildings during their auction [SUPPLY-5]."""

    player: int
    kind: Literal["withdraw_demand"] = "withdraw_demand"


@dataclass(slots=True)
class SellBuilding:
    """Sell one building of a street to the Bank [SELL-1]."""

    player: int
    space: int
    kind: Literal["sell_building"] = "sell_building"


@dataclass(slots=True)
class SellDown:
    """Sell a set's buildings down to these levels, in board order [SELL-5]."""

    player: int
    group: str
    levels: tuple[int, ...]
    kind: Literal["sell_down"] = "sell_down"


@dataclass(slots=True)
class Mortgage:
    """Mortgage a deed to the Bank [MORT-1]."""

    player: int
    space: int
    kind: Literal["mortgage"] = "mortgage"


@dataclass(slots=True)
class LiftMortgage:
    """Pay a mortgage off [MORT-5]."""

    player: int
    space: int
    kind: Literal["lift_mortgage"] = "lift_mortgage"


@dataclass(slots=True)
class SettleMortgage:
    """Lift a mortgage just received, or pay the interest and keep it [MORT-7]."""

    player: int
    space: int
    lift: bool
    kind: Literal["settle_mortgage"] = "settle_mortgage"


@dataclass(slots=True)
class OfferTrade:
    """Offer a deal; ``settles`` pays off the debt one owes the partner [TRADE-1]."""

    player: int
    partner: int
    give: Bundle
    get: Bundle
    settles: bool = False
    kind: Literal["offer_trade"] = "offer_trade"


@dataclass(slots=True)
class AcceptTrade:
    """Accept an offer made to oneself [TRADE-6]."""

    player: int
    offer: int
    kind: Literal["accept_trade"] = "accept_trade"


@dataclass(slots=True)
class RefuseTrade:
    """Refuse an offer made to oneself [TRADE-6]; ``final`` asks for no more of the kind."""

    player: int
    offer: int
    final: bool = False
    kind: Literal["refuse_trade"] = "refuse_trade"


@dataclass(slots=True)
class CounterTrade:
    """Answer an offer with one's own; ``give`` is one's own side [TRADE-6]."""

    player: int
    offer: int
    give: Bundle
    get: Bundle
    kind: Literal["counter_trade"] = "counter_trade"


@dataclass(slots=True)
class WithdrawTrade:
    """Withdraw one's own offer [TRADE-6]."""

    player: int
    offer: int
    kind: Literal["withdraw_trade"] = "withdraw_trade"


@dataclass(slots=True)
class ClaimRent:
    """Claim a rent that is due [RENT-2]."""

    player: int
    claim: int
    kind: Literal["claim_rent"] = "claim_rent"


@dataclass(slots=True)
class ClaimSalary:
    """Ask for the salary earned by passing GO [GO-2]."""

    player: int
    kind: Literal["claim_salary"] = "claim_salary"


@dataclass(slots=True)
class SetAutoClaim:
    """Have rent asked for at once, always, or not [RENT-2]."""

    player: int
    on: bool
    kind: Literal["set_auto_claim"] = "set_auto_claim"


@dataclass(slots=True)
class ChooseTax:
    """Choose the share of one's worth (True) or the fixed tax, before counting [TAX-4]."""

    player: int
    share: bool
    kind: Literal["choose_tax"] = "choose_tax"


@dataclass(slots=True)
class ChooseCard:
    """Draw the other card (True) or pay the fine [CARD-2]."""

    player: int
    draw: bool
    kind: Literal["choose_card"] = "choose_card"


@dataclass(slots=True)
class PayDebt:
    """Pay a debt, once there is enough cash [DEBT-3]."""

    player: int
    kind: Literal["pay_debt"] = "pay_debt"


@dataclass(slots=True)
class DeclareBankruptcy:
    """Give up a debt that can be proved unpayable [BANKR-1]."""

    player: int
    kind: Literal["declare_bankruptcy"] = "declare_bankruptcy"


@dataclass(slots=True)
class Resign:
    """Leave the game by choice, where the table allows it [DEBT-4]."""

    player: int
    kind: Literal["resign"] = "resign"


@dataclass(slots=True)
class Concede:
    """Leave the game, where the table lets players resign [DEBT-5]."""

    player: int
    kind: Literal["concede"] = "concede"


@dataclass(slots=True)
class EndByAgreement:
    """All the people at the table agree to end the game; ``players`` are who agreed [END-2]."""

    player: int = NOBODY
    players: tuple[int, ...] = ()
    kind: Literal["end_by_agreement"] = "end_by_agreement"


@dataclass(slots=True)
class CallTime:
    """The clock has run out: the round is finished, then worth is counted [SHORT-2]."""

    player: int = NOBODY
    kind: Literal["call_time"] = "call_time"


Action: TypeAlias = (
    Roll
    | EndTurn
    | PayFine
    | UseJailCard
    | SkipJailTurn
    | ChooseSpace
    | Buy
    | Decline
    | Bid
    | Pass
    | WithdrawPass
    | Build
    | AnswerDemand
    | WithdrawDemand
    | PlaceBuilding
    | SellBuilding
    | SellDown
    | Mortgage
    | LiftMortgage
    | SettleMortgage
    | OfferTrade
    | AcceptTrade
    | RefuseTrade
    | CounterTrade
    | WithdrawTrade
    | ClaimRent
    | ClaimSalary
    | SetAutoClaim
    | ChooseTax
    | ChooseCard
    | PayDebt
    | DeclareBankruptcy
    | Resign
    | Concede
    | CallTime
    | EndByAgreement
)
