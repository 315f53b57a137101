"""A trade in progress: its partners, its terms, and the turn to speak."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ....engine.actions import Bundle, CounterTrade, OfferTrade
from ....engine.amounts.mortgages import dues
from ....engine.amounts.rents import together
from ....engine.board import BANK
from ....engine.frames import Debt, Offer
from ....engine.state import State
from ..parts.table_host import TableHost


@dataclass(slots=True)
class Terms:
    """The gifts of two players; ``mine`` belongs to the one who edits."""

    mine: Bundle = field(default_factory=Bundle)
    theirs: Bundle = field(default_factory=Bundle)

    @property
    def empty(self) -> bool:
        """Whether both sides are empty."""
        return self.mine.empty() and self.theirs.empty()

    def side(self, own: bool) -> Bundle:
        return self.mine if own else self.theirs

    def put(self, own: bool, side: Bundle) -> None:
        """Replace one of the sides."""
        if own:
            self.mine = side
        else:
            self.theirs = side

    def turned(self) -> Terms:
        """The terms as edited by the other player."""
        return Terms(self.theirs, self.mine)

    def keep_owned(self, state: State, player: int, partner: int) -> None:
        """Remove items that the two no longer own."""
        for own, owner in ((True, player), (False, partner)):
            side = self.side(own)
            deeds = tuple(s for s in side.deeds if state.owner[s] == owner)
            cards = tuple(k for k in side.cards if k in state.cards[owner])
            self.put(own, Bundle(min(side.cash, state.cash[owner]), deeds, cards))


def toggled(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """With this item added, or removed if it is among them."""
    if item in items:
        return tuple(i for i in items if i != item)
    return tuple(sorted((*items, item)))


@dataclass(frozen=True, slots=True)
class SetChange:
    """How many deeds of a group a player would own, and those given away."""

    group: str
    before: int
    after: int
    of: int
    lost: tuple[int, ...] = ()

    @property
    def completes(self) -> bool:
        return self.after == self.of > self.before

    @property
    def breaks(self) -> bool:
        return self.before == self.of > self.after


def set_changes(state: State, player: int, gives: Bundle, gets: Bundle) -> list[SetChange]:
    """The groups in which the player's deeds would change, whole sets first."""
    out = []
    for group in state.board.groups.values():
        before = sum(1 for s in group.members if state.owner[s] == player)
        gain = sum(1 for s in group.members if s in gets.deeds)
        lost = tuple(s for s in group.members if s in gives.deeds)
        if gain != len(lost):
            after = before + gain - len(lost)
            out.append(SetChange(group.id, before, after, len(group.members), lost))
    return sorted(out, key=lambda change: not (change.completes or change.breaks))


def rents_changed(state: State, player: int, gives: Bundle, gets: Bundle) -> tuple[int, int]:
    """The total rent of the player's deeds now and after the trade; from Jail too."""
    then = state.clone()
    for space in gives.deeds:
        then.owner[space] = BANK
    for space in gets.deeds:
        then.owner[space] = player
    before, after = (together(at, player, after_jail=True) for at in (state, then))
    return before, after


def cash_after(state: State, player: int, gives: Bundle, gets: Bundle) -> tuple[int, int]:
    """The player's cash after the trade, dues taken off, and the dues [MORT-7]."""
    owed = dues(state, gets.deeds)
    return state.cash[player] - gives.cash + gets.cash - owed, owed


#: put together, to be answered, or waited for
Mode = Literal["edit", "answer", "wait"]


class Negotiation:
    """Follows the offer ``number`` in the position; 0 as long as none has been made."""

    def __init__(self, host: TableHost, player: int, partner: int | None, number: int) -> None:
        self.host = host
        self.player = player
        self.number = number
        #: the offer that is countered, 0 for none
        self.countering = 0
        self.mode: Mode = "edit"
        self.terms = Terms()
        self.partner = self._first_partner() if partner is None else partner

    def _first_partner(self) -> int:
        """A sole creditor, else the next player."""
        state = self.host.state
        frame = state.top
        if isinstance(frame, Debt) and frame.player == self.player and frame.creditors[0] >= 0:
            return frame.creditors[0]
        return state.others(self.player)[0]

    @property
    def offer(self) -> Offer | None:
        """The offer shown, None once it is gone."""
        return self.host.state.offer(self.number) if self.number else None

    @property
    def possible(self) -> bool:
        """Whether both are still in a game in progress."""
        state = self.host.state
        return state.alive[self.player] and state.alive[self.partner] and not state.over

    @property
    def begins(self) -> bool:
        """Whether a first offer is being made, to a partner of choice."""
        return self.mode == "edit" and not self.countering

    @property
    def debt(self) -> Debt | None:
        """The debt that this trade could settle."""
        frame = self.host.state.top
        if not self.begins or not isinstance(frame, Debt):
            return None
        owed = frame.player == self.player and frame.creditors == (self.partner,)
        return frame if owed else None

    def follow(self) -> None:
        """Check the fate of the offer."""
        offer = self.offer
        if offer is None:
            self.number = self.countering = 0
        asked = offer is not None and self.host.is_human(offer.partner) and not offer.agreed
        if offer and asked and not self.countering:
            # it is shown from the receiver's side
            self.player, self.partner = offer.partner, offer.player
            self.terms = Terms(offer.give, offer.get).turned()
        self.mode = "edit" if offer is None or self.countering else "answer" if asked else "wait"
        if offer and self.mode == "wait":
            self.player, self.partner = offer.player, offer.partner
            self.terms = Terms(offer.give, offer.get)
        if self.mode == "edit":
            self.terms.keep_owned(self.host.state, self.player, self.partner)

    def meet(self, partner: int) -> None:
        """Trade with another player; one's own items stay."""
        self.partner = partner
        self.terms = Terms(self.terms.mine)

    def fill(self, mine: Bundle, theirs: Bundle) -> None:
        """Put these terms into the trade."""
        self.terms = Terms(mine, theirs)

    def action(self, settles: bool) -> OfferTrade | CounterTrade:
        """The action that offers these terms; ``settles`` if in place of the whole debt."""
        mine, theirs = self.terms.mine, self.terms.theirs
        if self.countering:
            return CounterTrade(self.player, self.countering, mine, theirs)
        return OfferTrade(self.player, self.partner, mine, theirs, settles)
