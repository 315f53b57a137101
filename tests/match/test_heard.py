"""Opponents have the same memory in a resumed game, and after an undo."""

from monopoly_gui.ai.bargaining.talks import TradeMessage
from monopoly_gui.ai.levels import knobs_of
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.engine.actions import Bundle, OfferTrade, RefuseTrade
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import view
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SeatRecord
from tests.match.test_opponents import Sleepy, play_with_a_slow_one
from tests.scenes.manual_clock import ManualClock

SEATS = (
    SeatRecord("Ann", "human", "dog", 0),
    SeatRecord("Bea", "ai", "car", 1, "expert"),
    SeatRecord("Cid", "ai", "hat", 2, "normal"),
)


def played(least: int) -> Match:
    """A game in which the person plays simply, and refuses so many offers for good."""
    match = Match.new("us_2008", Rules(), SEATS, seed=5, threaded=False)
    simple = FallbackBot()
    while least and not match.state.over:
        offers = match.offers_to_humans()
        if offers:
            match.submit(RefuseTrade(0, offers[0].id, final=True))
            least -= 1
        elif match.waiting():
            match.submit(simple.decide(view(match.state, 0)))
        else:
            match.poll()
    assert not match.state.over
    return match


def heard(match: Match, seat: int) -> tuple[TradeMessage, ...]:
    bot = match.opponents.bots[seat]
    assert isinstance(bot, Opponent)
    return bot.heard


def test_who_goes_on_with_a_game_knows_what_was_said_in_it() -> None:
    match = played(2)
    words = heard(match, 1)
    assert words and sum(word.final for word in words) == 2
    again = Match.from_saved(match.saved(), threaded=False)
    assert heard(again, 1) == words
    assert heard(again, 2) == heard(match, 2)


def test_opponents_know_who_is_a_person() -> None:
    match = played(0)
    again = Match.from_saved(match.saved(), threaded=False)
    for each in (match, again):
        assert all(
            bot.people == {0} for bot in each.opponents.bots.values() if isinstance(bot, Opponent)
        )


def test_what_was_taken_back_was_never_said() -> None:
    match = played(1)
    before = heard(match, 1)
    deed = match.state.deeds(0)[0]
    match.submit(OfferTrade(0, 1, Bundle(0, (deed,)), Bundle(1)))
    assert len(heard(match, 1)) == len(before) + 1
    match.undo()
    assert heard(match, 1) == before


def test_who_takes_the_place_of_a_slow_one_knows_what_was_said_before() -> None:
    clock = ManualClock()
    match = Match.from_saved(played(2).saved(), now=clock.now)
    assert sum(word.final for word in heard(match, 1)) == 2
    slow = match.opponents.bots[1] = Sleepy(knobs_of("expert"))
    play_with_a_slow_one(match, clock, lambda: match.opponents.bots[1] is not slow)
    assert heard(match, 1) == heard(match, 2)
    slow.go.set()
    match.close()
