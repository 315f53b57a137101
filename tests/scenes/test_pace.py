"""At Normal the time goes to what concerns somebody at the screen."""

import pytest

from monopoly_gui.engine import events as ev
from monopoly_gui.engine.actions import Bundle, OfferTrade, Roll
from monopoly_gui.engine.board import BANK, JAIL
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import Auction
from monopoly_gui.ui.playback.bubble import Bubble, Takings
from monopoly_gui.ui.playback.great_moment_picture import GreatMomentPicture
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


def test_an_opponents_way_to_ones_street_is_brief_and_the_rent_is_celebrated() -> None:
    state = paused(position(3))
    own(state, 0, "new_york_avenue")
    state.position[1] = 16
    seat = Seat(state, bots={1: Scripted(Roll(1))}, dice=[(1, 2)] * 3, speed="normal")
    timeline, paces, shown = seat.table.game.timeline, dict[str, str](), list[str]()
    seat.button("end").activate()
    for _ in range(60):
        for event, pace in timeline._queue:
            paces.setdefault(type(event).__name__, pace)
        shown += [one.cue.motion.text for one in timeline.running
                  if isinstance(one.cue.motion, Takings)]  # fmt: skip
        seat.frames()
    assert (paces["TokenMoved"], paces["CashMoved"]) == ("brief", "full")
    assert set(shown) == {"Blaise pays $16!"}


@pytest.mark.parametrize(("owner", "seen"), [(0, True), (2, False)])
def test_a_near_miss_is_seen_where_the_hotel_belongs_to_somebody_here(
    owner: int, seen: bool
) -> None:
    state = paused(position(3))
    own_set(state, owner, "orange", level=5)
    state.position[1] = 17
    seat = Seat(state, bots={1: Scripted(Roll(1))}, dice=[(1, 2)] * 3, speed="normal")
    seat.button("end").activate()
    moments = set[str]()
    for _ in range(60):
        seat.frames()
        for one in seat.table.game.timeline.running:
            if isinstance(one.cue.motion, GreatMomentPicture):
                moments.add(one.cue.motion.great_moment.kind)
    assert ("near" in moments) is seen
