"""The bids of the current or last auction."""

from collections.abc import Iterable, Sequence

from ....engine.board import BANK
from ....engine.events import AuctionClosed, AuctionOpened, BidPlaced, Event
from ....language import _
from ....ui.text.people import People

#: the bids by player
Bids = Sequence[tuple[int, int]]
#: between two bids
NEXT = "  ›  "


class BidHistory:
    """Follows a game step by step, at any speed of playback."""

    def __init__(self) -> None:
        self.bids: list[tuple[int, int]] = []

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, AuctionOpened):
                self.bids.clear()
            elif isinstance(event, BidPlaced):
                self.bids.append((event.player, event.amount))


def last_of(bids: Bids, player: int) -> int:
    """A player's last bid, 0 for none."""
    return next((amount for who, amount in reversed(bids) if who == player), 0)


def describe_bids(bids: Bids, people: People) -> str:
    """The bids in order."""
    return NEXT.join(
        _("{player} {amount}").format(player=people.name(who), amount=people.board.money(amount))
        for who, amount in bids
    )


def sold_text(event: AuctionClosed, bids: Bids, people: People) -> str:
    """The winner and the runner-up, for players who missed the bidding."""
    if event.player == BANK:
        return ""
    sold, money = people.name(event.player), people.board.money
    rival = next((bid for bid in reversed(bids) if bid[0] != event.player), None)
    if rival is None:
        return _("Sold to {player} for {amount}").format(player=sold, amount=money(event.amount))
    return _("Sold to {player} for {amount}; runner-up: {rival} with {bid}").format(
        player=sold, amount=money(event.amount), rival=people.name(rival[0]), bid=money(rival[1])
    )
