"""At Normal the time goes to what concerns somebody at the screen."""

import pytest

from monopoly_gui.engine import events as ev
from monopoly_gui.engine.actions import Bundle, OfferTrade
from monopoly_gui.engine.board import BANK, JAIL
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import Auction
from monopoly_gui.ui.playback.bubble import Bubble
from monopoly_gui.ui.playback.pace import Speed, is_about
from tests.scenes.dialogs.desk import Scripted, own, own_set, position
from tests.scenes.seat import Seat
from tests.scenes.test_table import paused

ME = frozenset({0})
GIVE, GET = Bundle(cash=10), Bundle(deeds=(1,))


@pytest.mark.parametrize(
    ("event", "mine"),
    [
        (ev.CashMoved(1, 0, 50, "rent", 39), True),
        (ev.CashMoved(1, 2, 50, "rent", 39), False),
        (ev.TokenMoved(1, 3, 9, "forward"), False),
        (ev.TradeOffered(1, 1, 0, GIVE, GET), True),
        (ev.TradeDone(1, 1, 2, GIVE, GET), False),
        (ev.DebtOpened(1, (0, 2), 10, "card"), True),
        (ev.WentBankrupt(1, 2), True),
        (ev.DeedMoved(39, BANK, 1), False),
        (ev.Jailed(1, "space"), False),
        (ev.AuctionClosed(1, 90, 39), False),
    ],
)
def test_what_somebody_at_the_screen_pays_gets_or_is_asked_concerns_them(
    event: Event, mine: bool
) -> None:
    assert is_about(event, ME, position(3), frozenset()) is mine


def test_a_set_a_shared_jail_and_an_auction_one_takes_part_in_concern_one() -> None:
    state = position(3)
    own_set(state, 1, "dark_blue")
    assert is_about(ev.DeedMoved(39, BANK, 1), ME, state, frozenset())
    state.jail_turns[0], state.position[0] = 0, JAIL
    assert is_about(ev.Jailed(1, "space"), ME, state, frozenset())
    assert is_about(ev.AuctionClosed(1, 90, 39), ME, state, frozenset({0, 1}))
    state.stack.append(Auction(3))
    assert is_about(ev.BidPlaced(1, 10), ME, state, frozenset())
    state.stack[-1] = Auction(3, out=1)
    assert not is_about(ev.BidPlaced(1, 10), ME, state, frozenset())


@pytest.mark.parametrize(("speed", "seen"), [("slow", True), ("normal", False), ("fast", False)])
def test_what_computers_offer_each_other_is_seen_at_slow_only(speed: Speed, seen: bool) -> None:
    state = paused(position(3))
    own(state, 2, "reading_railroad")
    offer = OfferTrade(1, 2, Bundle(cash=10), Bundle(deeds=(5,)))
    seat = Seat(state, bots={1: Scripted(offer)}, dice=[(1, 2)] * 3, speed=speed)
    seat.button("end").activate()
    bubbles = 0
    for _ in range(60):
        seat.frames()
        bubbles += any(
            isinstance(one.cue.motion, Bubble) and "offer" in one.cue.motion.text
            for one in seat.table.game.timeline.running
        )  # fmt: skip
    assert bool(bubbles) is seen
    assert any("Reading Railroad" in line.text for line in seat.table.game.book.lines)
