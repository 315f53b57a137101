"""Events of the game, as data (past tense).

The picture on the screen is folded from these alone, so each one carries all
that it changes.  ``player`` -1 is the Bank.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .actions import Bundle


@dataclass(slots=True)
class GameStarted:
    """The order of play is settled; ``cash`` by seat [SETUP-7]."""

    order: tuple[int, ...]
    cash: tuple[int, ...]
    houses: int
    hotels: int
    kind: Literal["game_started"] = "game_started"


@dataclass(slots=True)
class OrderRolled:
    """A throw for the order of play [SETUP-7]."""

    player: int
    dice: tuple[int, ...]
    kind: Literal["order_rolled"] = "order_rolled"


@dataclass(slots=True)
class TurnStarted:
    player: int
    round: int
    turn: int
    kind: Literal["turn_started"] = "turn_started"


@dataclass(slots=True)
class DiceRolled:
    """A throw; ``purpose`` is move, jail or utility; a third figure is the speed die."""

    player: int
    dice: tuple[int, ...]
    purpose: str
    kind: Literal["dice_rolled"] = "dice_rolled"


@dataclass(slots=True)
class TokenMoved:
    """A token moved; ``way`` is forward, back or jump."""

    player: int
    start: int
    end: int
    way: str
    kind: Literal["token_moved"] = "token_moved"


@dataclass(slots=True)
class CashMoved:
    """Money changed hands; ``space`` is its cause (or -1), ``pot`` the pot after it."""

    payer: int
    payee: int
    amount: int
    reason: str
    space: int = -1
    pot: int = 0
    kind: Literal["cash_moved"] = "cash_moved"


@dataclass(slots=True)
class PotSeeded:
    """The Bank put money into the pot; ``pot`` is its new content [PARK-2]."""

    amount: int
    pot: int
    kind: Literal["pot_seeded"] = "pot_seeded"


@dataclass(slots=True)
class DeedMoved:
    space: int
    giver: int
    taker: int
    kind: Literal["deed_moved"] = "deed_moved"


@dataclass(slots=True)
class MortgageChanged:
    space: int
    player: int
    mortgaged: bool
    kind: Literal["mortgage_changed"] = "mortgage_changed"


@dataclass(slots=True)
class BuildingsChanged:
    """A street's level changed (5 is a hotel); the Bank's stock after it."""

    space: int
    player: int
    before: int
    after: int
    houses_left: int
    hotels_left: int
    kind: Literal["buildings_changed"] = "buildings_changed"


@dataclass(slots=True)
class CardDrawn:
    player: int
    deck: int
    card: str
    kind: Literal["card_drawn"] = "card_drawn"


@dataclass(slots=True)
class NothingToRepair:
    """A card asked for money for each building, and the player has none [SC-081]."""

    player: int
    kind: Literal["nothing_to_repair"] = "nothing_to_repair"


@dataclass(slots=True)
class JailCardMoved:
    """A Get Out of Jail Free card changed hands; -1 is its deck."""

    card: int
    giver: int
    taker: int
    kind: Literal["jail_card_moved"] = "jail_card_moved"


@dataclass(slots=True)
class Jailed:
    """``why`` is space, card or doubles [JAIL-1]."""

    player: int
    why: str
    kind: Literal["jailed"] = "jailed"


@dataclass(slots=True)
class JailTurnSpent:
    player: int
    turns: int
    kind: Literal["jail_turn_spent"] = "jail_turn_spent"


@dataclass(slots=True)
class LeftJail:
    """``how`` is fine, card, doubles or third."""

    player: int
    how: str
    kind: Literal["left_jail"] = "left_jail"


@dataclass(slots=True)
class PurchaseOffered:
    player: int
    space: int
    kind: Literal["purchase_offered"] = "purchase_offered"


@dataclass(slots=True)
class AuctionOpened:
    """``building`` is "", house, hotel; ``count`` buildings in the lot."""

    space: int
    building: str = ""
    count: int = 1
    kind: Literal["auction_opened"] = "auction_opened"


@dataclass(slots=True)
class BidPlaced:
    player: int
    amount: int
    space: int = -1
    kind: Literal["bid_placed"] = "bid_placed"


@dataclass(slots=True)
class BidderPassed:
    player: int
    final: bool
    kind: Literal["bidder_passed"] = "bidder_passed"


@dataclass(slots=True)
class PassWithdrawn:
    player: int
    kind: Literal["pass_withdrawn"] = "pass_withdrawn"


@dataclass(slots=True)
class AuctionClosed:
    """``player`` -1: nobody bid [AUCT-7]."""

    player: int
    amount: int
    space: int
    building: str = ""
    kind: Literal["auction_closed"] = "auction_closed"


@dataclass(slots=True)
class DemandOpened:
    """Claims to scarce buildings are open: who else wants some? [SUPPLY-5]"""

    player: int
    building: str
    left: int
    kind: Literal["demand_opened"] = "demand_opened"


@dataclass(slots=True)
class DemandAnswered:
    player: int
    spaces: tuple[int, ...]
    kind: Literal["demand_answered"] = "demand_answered"


@dataclass(slots=True)
class SaleVoided:
    """The winner has lost the legal spots for the buildings: they stay with the Bank [SUPPLY-5].

    In games of before a bid was owed all the same nothing was ``paid``.
    """

    player: int
    building: str
    count: int
    paid: bool = False
    kind: Literal["sale_voided"] = "sale_voided"


@dataclass(slots=True)
class RentDue:
    """Rent may be asked for until the window closes [RENT-2]."""

    claim: int
    player: int
    debtor: int
    space: int
    amount: int
    kind: Literal["rent_due"] = "rent_due"


@dataclass(slots=True)
class RentAsked:
    claim: int
    player: int
    kind: Literal["rent_asked"] = "rent_asked"


@dataclass(slots=True)
class RentLapsed:
    claim: int
    player: int
    debtor: int
    amount: int
    kind: Literal["rent_lapsed"] = "rent_lapsed"


@dataclass(slots=True)
class SalaryDue:
    player: int
    amount: int
    kind: Literal["salary_due"] = "salary_due"


@dataclass(slots=True)
class SalaryLapsed:
    player: int
    amount: int
    kind: Literal["salary_lapsed"] = "salary_lapsed"


@dataclass(slots=True)
class AutoClaimSet:
    player: int
    on: bool
    kind: Literal["auto_claim_set"] = "auto_claim_set"


@dataclass(slots=True)
class TradeOffered:
    """``counters`` is the offer it replaces, 0 if none."""

    offer: int
    player: int
    partner: int
    give: Bundle
    get: Bundle
    settles: bool = False
    counters: int = 0
    kind: Literal["trade_offered"] = "trade_offered"


@dataclass(slots=True)
class TradeAgreed:
    """Accepted, to be carried out at the next idle moment [TRADE-2]."""

    offer: int
    kind: Literal["trade_agreed"] = "trade_agreed"


@dataclass(slots=True)
class TradeDone:
    offer: int
    player: int
    partner: int
    give: Bundle
    get: Bundle
    kind: Literal["trade_done"] = "trade_done"


@dataclass(slots=True)
class TradeEnded:
    """An offer is gone; ``why`` is refused, withdrawn, countered, lapsed or void."""

    offer: int
    player: int
    partner: int
    why: str
    kind: Literal["trade_ended"] = "trade_ended"


@dataclass(slots=True)
class MortgageReceived:
    """A mortgaged deed came to a new owner, who must choose [MORT-7]."""

    player: int
    space: int
    kind: Literal["mortgage_received"] = "mortgage_received"


@dataclass(slots=True)
class DebtOpened:
    """A debt that could not be paid at once [DEBT-1]; ``amount`` to each creditor."""

    player: int
    creditors: tuple[int, ...]
    amount: int
    reason: str
    kind: Literal["debt_opened"] = "debt_opened"


@dataclass(slots=True)
class DebtSettled:
    player: int
    kind: Literal["debt_settled"] = "debt_settled"


@dataclass(slots=True)
class TaxChosen:
    player: int
    share: bool
    amount: int
    kind: Literal["tax_chosen"] = "tax_chosen"


@dataclass(slots=True)
class WentBankrupt:
    """``creditor`` -1 is the Bank; ``resigned`` for a voluntary exit [BANKR-1]."""

    player: int
    creditor: int
    resigned: bool = False
    kind: Literal["went_bankrupt"] = "went_bankrupt"


@dataclass(slots=True)
class TimeCalled:
    kind: Literal["time_called"] = "time_called"


@dataclass(slots=True)
class EndAgreed:
    """The people at the table end the game by agreement [END-2]."""

    players: tuple[int, ...]
    kind: Literal["end_agreed"] = "end_agreed"


@dataclass(slots=True)
class GameEnded:
    """``ranking`` best first; ``worths`` and ``places`` in the order of the ranking [END-1].

    Equals share a place; where none are named nobody does.
    """

    ranking: tuple[int, ...]
    worths: tuple[int, ...]
    why: str
    places: tuple[int, ...] = ()
    kind: Literal["game_ended"] = "game_ended"

    @property
    def winners(self) -> tuple[int, ...]:
        """The winner, or the players who share the win [SHORT-2]."""
        if not self.places:
            return self.ranking[:1]
        return tuple(p for p, place in zip(self.ranking, self.places, strict=True) if place == 1)


Event: TypeAlias = (
    GameStarted
    | OrderRolled
    | TurnStarted
    | DiceRolled
    | TokenMoved
    | CashMoved
    | PotSeeded
    | DeedMoved
    | MortgageChanged
    | BuildingsChanged
    | CardDrawn
    | NothingToRepair
    | JailCardMoved
    | Jailed
    | JailTurnSpent
    | LeftJail
    | PurchaseOffered
    | AuctionOpened
    | BidPlaced
    | BidderPassed
    | PassWithdrawn
    | AuctionClosed
    | DemandOpened
    | DemandAnswered
    | SaleVoided
    | RentDue
    | RentAsked
    | RentLapsed
    | SalaryDue
    | SalaryLapsed
    | AutoClaimSet
    | TradeOffered
    | TradeAgreed
    | TradeDone
    | TradeEnded
    | MortgageReceived
    | DebtOpened
    | DebtSettled
    | TaxChosen
    | WentBankrupt
    | TimeCalled
    | EndAgreed
    | GameEnded
)
