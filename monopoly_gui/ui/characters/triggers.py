"""The triggers of opponents' remarks: the meaning of each event to each player."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ...engine import events as ev
from ...engine.board import BANK, GO, SIZE, Board
from ...engine.state import HOTEL
from ..playback.great_moments import dearest, is_inherited
from ..table_model import TableModel

#: each kind of occasion, and the mood it brings
MOODS = {
    "greet": "happy",
    "doubles": "surprised",
    "jail": "cross",
    "jail_again": "sad",
    "free": "happy",
    "buy": "happy",
    "set": "happy",
    "house": "happy",
    "hotel": "happy",
    "rent_in": "happy",
    "rent_out": "sad",
    "payback": "happy",
    "snubbed": "happy",
    "regular": "happy",
    "escape": "worried",
    "card_good": "surprised",
    "card_bad": "cross",
    "tax": "cross",
    "auction_won": "happy",
    "auction_lost": "cross",
    "mortgage": "worried",
    "deal": "happy",
    "deal_refused": "sad",
    "refuse": "cross",
    "set_lost": "cross",
    "other_set": "worried",
    "other_jail": "surprised",
    "near_miss": "surprised",
    "other_bankrupt": "sad",
    "bankrupt": "sad",
    "last_house": "surprised",
    "win": "happy",
    "other_win": "calm",
}
KINDS = tuple(MOODS)
#: rare occasions, which get a remark soon after another one too
GREAT = frozenset((
    "greet", "set", "other_set", "hotel", "other_bankrupt", "bankrupt", "last_house",
    "payback", "snubbed", "regular", "win", "other_win",
))  # fmt: skip
#: the large rents that make a person a regular guest of an owner
REGULAR = 3
#: a kind, and the players concerned
Occasion = tuple[str, int]


@dataclass(slots=True)
class TriggerMemory:
    """The memory of triggers: jailings, bidders, doubles in a row, and matters between two."""

    doubles: int = 0
    jailed: dict[int, int] = field(default_factory=dict)
    bidders: set[int] = field(default_factory=set)
    #: by player: to whom the last large rent went
    landlord: dict[int, int] = field(default_factory=dict)
    #: the large rents by payer and payee
    stays: Counter[tuple[int, int]] = field(default_factory=Counter)
    #: whose offer was refused, and by whom
    snubs: set[tuple[int, int]] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class TriggerContext:
    """An event about to be folded into ``model``, and the players who may speak of it."""

    event: Any
    model: TableModel
    board: Board
    speakers: tuple[int, ...]
    memory: TriggerMemory

    def others(self, player: int) -> list[int]:
        return [speaker for speaker in self.speakers if speaker != player]


def triggers_of(moment: TriggerContext) -> list[Occasion]:
    """The meanings of an event to those who may speak, the most important first."""
    find = FINDERS.get(moment.event.__class__)
    found = find(moment) if find else []
    return [(kind, player) for kind, player in found if player in moment.speakers]


def _street(moment: TriggerContext, space: int) -> bool:
    """Whether a space is a street; remarks on deeds are for streets only."""
    return space >= 0 and moment.board.spaces[space].kind == "street"


def _thrown(moment: TriggerContext) -> list[Occasion]:
    event = moment.event
    alike = event.purpose == "move" and event.dice[0] == event.dice[1]
    moment.memory.doubles = moment.memory.doubles + 1 if alike else 0
    # the third doubles lead to Jail, and please nobody
    return [("doubles", event.player)] if alike and moment.memory.doubles < 3 else []


def _begun(moment: TriggerContext) -> list[Occasion]:
    moment.memory.doubles = 0
    return []


def _jailed(moment: TriggerContext) -> list[Occasion]:
    player, jailed = moment.event.player, moment.memory.jailed
    jailed[player] = jailed.get(player, 0) + 1
    kind = "jail" if jailed[player] == 1 else "jail_again"
    return [(kind, player), *(("other_jail", other) for other in moment.others(player))]


def _paid(moment: TriggerContext) -> list[Occasion]:
    event, high = moment.event, dearest(moment.board)
    if event.reason == "purchase":
        return [("buy", event.payer)] if _street(moment, event.space) else []
    if event.reason == "card":
        return _by_card(moment)
    if event.reason == "tax":
        return [("tax", event.payer)]
    if event.reason != "rent" or event.amount < high // 4:
        return []
    left = moment.model.cash[event.payer] - event.amount
    kind = "escape" if 0 < left <= high // 20 else "rent_out"
    return [*_remembered(moment), (kind, event.payer), ("rent_in", event.payee)]


def _remembered(moment: TriggerContext) -> list[Occasion]:
    """What a large rent from a person means to an owner who remembers the earlier ones."""
    memory, guest, owner = moment.memory, moment.event.payer, moment.event.payee
    memory.stays[guest, owner] += 1
    back = memory.landlord.get(owner) == guest
    memory.landlord[guest] = owner
    if guest in moment.speakers:
        return []
    if (owner, guest) in memory.snubs:
        memory.snubs.discard((owner, guest))
        return [("snubbed", owner)]
    if back:
        del memory.landlord[owner]
        return [("payback", owner)]
    return [] if memory.stays[guest, owner] % REGULAR else [("regular", owner)]


def _by_card(moment: TriggerContext) -> list[Occasion]:
    """Only the player who drew a card speaks of it, not those who pay because of it."""
    event, drawer = moment.event, moment.model.current
    if event.payer == BANK:
        return [("card_good", drawer)] if event.payee == drawer else []
    return [("card_bad", drawer)] if event.payer == drawer else []


def _taken(moment: TriggerContext) -> list[Occasion]:
    """A deed that completes a set, or that a player lacked for one."""
    event, owner = moment.event, moment.model.owner
    rest = [space for space in moment.board.group_members[event.space] if space != event.space]
    if event.taker == BANK or not _street(moment, event.space):
        return []
    if is_inherited(event, moment.model):
        # nobody rejoices at a bankruptcy
        return []
    holders = {owner[space] for space in rest}
    if len(holders) != 1:
        return []
    holder = holders.pop()
    if holder == event.taker:
        others = [("other_set", other) for other in moment.others(holder)]
        return [("set", holder), *others]
    return [("set_lost", holder)] if holder not in (BANK, event.giver) else []


def _built(moment: TriggerContext) -> list[Occasion]:
    event = moment.event
    if event.after <= event.before:
        return []
    found = [("hotel" if event.after == HOTEL else "house", event.player)]
    if event.houses_left == 0 and moment.model.houses_left > 0:
        return [("last_house", speaker) for speaker in moment.speakers] + found
    return found


def _opened(moment: TriggerContext) -> list[Occasion]:
    moment.memory.bidders.clear()
    return []


def _bid(moment: TriggerContext) -> list[Occasion]:
    moment.memory.bidders.add(moment.event.player)
    return []


def _closed(moment: TriggerContext) -> list[Occasion]:
    winner = moment.event.player
    if winner == BANK or moment.event.building or not _street(moment, moment.event.space):
        return []
    losers = sorted(moment.memory.bidders - {winner})
    if not losers:
        return []
    return [("auction_won", winner), *(("auction_lost", loser) for loser in losers)]


def _mortgaged(moment: TriggerContext) -> list[Occasion]:
    event = moment.event
    text = event.mortgaged and _street(moment, event.space)
    return [("mortgage", event.player)] if text else []


def _ended(moment: TriggerContext) -> list[Occasion]:
    event = moment.event
    if event.why != "refused":
        return []
    if event.partner not in moment.speakers:
        moment.memory.snubs.add((event.player, event.partner))
    return [("deal_refused", event.player), ("refuse", event.partner)]


def _moved(moment: TriggerContext) -> list[Occasion]:
    """A token stops one space past a hotel."""
    event, model = moment.event, moment.model
    space = (event.end - 1) % SIZE
    if event.way != "forward" or event.start in (-1, space) or event.end == GO:
        return []
    owner = model.owner[space]
    missed = model.buildings[space] == HOTEL and owner != event.player
    return [("near_miss", owner)] if missed else []


def _fell(moment: TriggerContext) -> list[Occasion]:
    """The last player left speaks when the game has ended."""
    player, alive = moment.event.player, moment.model.alive
    if moment.event.resigned or sum(alive) <= 2:
        return []
    others = [("other_bankrupt", other) for other in moment.others(player)]
    return [("bankrupt", player), *others]


def _over(moment: TriggerContext) -> list[Occasion]:
    winners = moment.event.winners
    others = [("other_win", other) for other in moment.speakers if other not in winners]
    return [("win", player) for player in winners] + others


FINDERS: dict[type, Callable[[TriggerContext], list[Occasion]]] = {
    ev.GameStarted: lambda m: [("greet", speaker) for speaker in m.speakers],
    ev.TurnStarted: _begun,
    ev.DiceRolled: _thrown,
    ev.Jailed: _jailed,
    ev.LeftJail: lambda m: [("free", m.event.player)] if m.event.how in ("doubles", "card") else [],
    ev.CashMoved: _paid,
    ev.DeedMoved: _taken,
    ev.BuildingsChanged: _built,
    ev.AuctionOpened: _opened,
    ev.BidPlaced: _bid,
    ev.AuctionClosed: _closed,
    ev.MortgageChanged: _mortgaged,
    ev.TradeDone: lambda m: [("deal", m.event.player), ("deal", m.event.partner)],
    ev.TradeEnded: _ended,
    ev.TokenMoved: _moved,
    ev.WentBankrupt: _fell,
    ev.GameEnded: _over,
}
