"""Opponents that are late, wrong, broken or silent are replaced for that decision."""

import threading
from collections.abc import Callable
from typing import Any, cast

import pytest

from monopoly_gui.ai.levels import knobs_of
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.engine.actions import (
    NOBODY,
    Action,
    Bid,
    Build,
    Bundle,
    Decline,
    EndTurn,
    OfferTrade,
    RefuseTrade,
    Roll,
)
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match
from monopoly_gui.match.opponents import FREE_A_TURN, PATIENCE, STRIKES
from monopoly_gui.match.worker import ThreadWorker
from tests.engine.scripted import ScriptedChance
from tests.scenes.manual_clock import ManualClock
from tests.waiting import LONG, wait_until

from .tables import FIRST, Says, seats, table, until

ADA, BEN = 0, 1


class Crooked(Roll):
    """Looks like an action, and would be played as another one each time it is looked at."""


class Mute(Exception):
    def __repr__(self) -> str:
        raise RuntimeError("no word of it")


def leaves(view: View) -> Action:
    raise SystemExit(3)


def is_mute(view: View) -> Action:
    raise Mute


def fails(view: View) -> Action:
    raise RuntimeError("lost the thread")


@pytest.mark.parametrize(
    ("decide", "why"),
    [
        (fails, "Ada failed (RuntimeError('lost the thread'))"),
        (lambda view: EndTurn(ADA), "Ada failed (Roll the dice first.)"),
        (
            lambda view: Roll(BEN),
            "Ada failed (That decision belongs to another player.)",
        ),
        (lambda view: Bid(ADA, 10), "You can’t do that now: the turn comes first."),
        (lambda view: None, "Ada chose something invalid"),
        (lambda view: "roll", "Ada chose something invalid"),
        (lambda view: Build(ADA, cast(Any, 7)), "Ada chose something invalid"),
        (lambda view: Roll(cast(Any, 0.0)), "Ada chose something invalid"),
        (lambda view: Roll(cast(Any, False)), "Ada chose something invalid"),
        (lambda view: Bid(ADA, 10**99), "Ada chose something invalid"),
        (lambda view: Crooked(ADA), "Ada chose something invalid"),
        (lambda view: Roll(ADA, cast(Any, "resign")), "Ada chose something invalid"),
        (lambda view: Build(ADA, (1,) * 10_000), "Ada chose something invalid"),
        (leaves, "Ada failed (SystemExit(3))"),
        (is_mute, "Ada failed (Mute)"),
    ],
)
def test_a_wrong_answer_is_replaced_by_a_simple_one_and_the_step_says_so(
    decide: Any, why: str
) -> None:
    match = table("aa", dice=((1, 2),), ada=Says(decide))
    step = match.poll()
    assert step is not None
    assert step.action == Roll(ADA)
    assert why in step.reason
    assert step.reason.endswith("; a simple move was made instead.")
    assert match.opponents.faults == [step.reason]


def test_a_game_with_a_broken_opponent_goes_on_to_its_end() -> None:
    bots = {0: Says(fails, fails), 1: Says(lambda view: EndTurn(9))}
    rules = Rules(win_condition="richest_at_limit", round_limit=5)
    match = Match.new("us_2008", rules, seats("aaa"), 3, bots=bots, threaded=False)
    until(match, lambda state: state.over)
    assert match.state.over


class Loose(ScriptedChance):
    """Dice that fall off the table so many times."""

    falls = 0

    def dice(self, state: State) -> tuple[int, int]:
        state.draws[0] += 1
        if self.falls:
            self.falls -= 1
            raise RuntimeError("the dice fell off the table")
        return super().dice(state)


def loose(falls: int) -> Match:
    chance = Loose([*FIRST, (1, 2)])
    match = Match.new("us_2008", Rules(), seats("aa"), 5, chance, threaded=False)
    chance.falls = falls
    return match


def test_what_breaks_half_way_is_undone_and_tried_once_more() -> None:
    match = loose(1)
    step = match.poll()
    assert step is not None
    assert "failed (RuntimeError('the dice fell off the table'))" in step.reason
    assert match.state.draws[0] == 3 * 3, "the throw that fell is not counted"


def test_what_always_breaks_is_raised_and_leaves_the_game_as_it_was() -> None:
    match = loose(2)
    before = match.saved()
    with pytest.raises(RuntimeError, match="fell off"):
        match.poll()
    assert match.saved() == before


class Sleepy(Opponent):
    """An opponent that thinks until released; ``wishes`` are its received wishes about offers."""

    def __init__(self, config: BotConfig) -> None:
        super().__init__(config)
        self.go = threading.Event()
        self.wishes: list[bool] = []

    def offer_more(self, more: bool) -> None:
        self.wishes.append(more)
        super().offer_more(more)

    def decide(self, view: View) -> Action:
        self.go.wait(LONG)
        return super().decide(view)


class Slow:
    """An opponent that thinks until it is let go."""

    def __init__(self) -> None:
        self.reason = ""
        self.asked = threading.Event()
        self.go = threading.Event()
        self.simple = FallbackBot()
        self.seen: list[int] = []

    def decide(self, view: View) -> Action:
        self.seen.append(view.state.version)
        self.asked.set()
        self.go.wait(LONG)
        return self.simple.decide(view)

    def interject(self, view: View) -> Action | None:
        return None


def at_auction(bot: Any, clock: ManualClock | None = None) -> Match:
    """Ada has left Baltic Avenue to the auction; Ben is asked in a thread."""
    clock = clock or ManualClock()
    match = table("ha", dice=((1, 2),), threaded=True, now=clock.now, ben=bot)
    match.submit(Roll(ADA))
    match.submit(Decline(ADA))
    return match


def test_the_game_never_waits_for_an_opponent_that_thinks() -> None:
    slow = Slow()
    match = at_auction(slow)
    assert match.poll() is None
    wait_until(slow.asked.is_set, "Ben is asked")
    assert match.poll() is None
    assert match.thinking == BEN
    slow.go.set()
    step = match.poll(LONG)
    assert step is not None
    assert step.action.kind == "pass"
    match.close()


def test_an_answer_about_an_earlier_moment_is_dropped() -> None:
    slow = Slow()
    match = at_auction(slow)
    match.poll()
    wait_until(slow.asked.is_set, "Ben is asked")
    match.submit(Bid(ADA, 20))
    slow.go.set()
    step = match.poll(LONG)
    assert step is not None
    assert slow.seen == [2, 3], "Ben was asked again, about the bid"
    assert [entry[1].kind for entry in match.log] == ["roll", "decline", "bid", "pass"]
    assert not match.opponents.faults
    match.close()


def test_an_answer_about_what_was_taken_back_is_dropped() -> None:
    """After an undo the same version can be another position."""
    slow = Slow()
    match = at_auction(slow)
    match.submit(Bid(ADA, 20))
    match.poll()
    wait_until(slow.asked.is_set, "Ben is asked")
    match.undo()
    match.submit(Bid(ADA, 30))
    slow.go.set()
    assert match.poll(LONG) is not None
    assert slow.seen == [3, 3]
    match.close()


def test_an_opponent_that_takes_too_long_is_replaced() -> None:
    slow, clock = Slow(), ManualClock()
    match = at_auction(slow, clock)
    assert match.poll() is None
    wait_until(slow.asked.is_set, "Ben is asked")
    clock.advance(PATIENCE)
    assert match.poll() is None, "there is patience left"
    clock.advance(0.1)
    step = match.poll()
    assert step is not None
    assert step.action.kind == "pass"
    assert step.reason == "Ben took too long; a simple move was made instead."
    slow.go.set()
    match.close()


def test_an_answer_that_was_ready_in_time_counts_however_late_it_is_fetched() -> None:
    slow, clock = Slow(), ManualClock()
    slow.go.set()
    match = at_auction(slow, clock)
    match.poll()
    worker = match.opponents._worker
    assert isinstance(worker, ThreadWorker)
    wait_until(lambda: not worker.answers.empty(), "Ben answers")
    clock.advance(2 * PATIENCE)
    step = match.poll()
    assert step is not None
    assert step.reason == ""
    match.close()


def play_with_a_slow_one(match: Match, clock: ManualClock, done: Callable[[], bool]) -> None:
    """Let the people play simply, and nobody wait any longer for the opponent that is asked."""
    for _ in range(1000):
        if done():
            return
        if match.thinking != NOBODY:
            clock.advance(PATIENCE + 1)
        match.poll()
        for offer in match.offers_to_humans():
            match.submit(RefuseTrade(offer.partner, offer.id))
        for player in match.waiting():
            match.submit(FallbackBot().decide(View(player, match.state)))
    raise AssertionError("nobody was late so often")


def test_a_seat_whose_bot_is_too_slow_again_and_again_is_played_simply(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Slow] = []

    def make(code: str) -> Slow:
        made.append(Slow())
        return made[-1]

    monkeypatch.setattr("monopoly_gui.match.opponents.make_bot", make)
    clock = ManualClock()
    match = Match.new("us_2008", Rules(), seats("ah"), 5, now=clock.now)
    late = match.opponents.faults
    play_with_a_slow_one(match, clock, lambda: len(late) == STRIKES)
    assert all("took too long" in fault for fault in late)
    assert len(made) == STRIKES
    assert isinstance(match.opponents.bots[0], FallbackBot)
    for slow in made:
        slow.go.set()
    match.close()


def test_who_takes_the_place_of_a_slow_one_knows_the_people_and_their_wishes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Sleepy] = []

    def make(code: str) -> Sleepy:
        made.append(Sleepy(knobs_of("normal")))
        return made[-1]

    monkeypatch.setattr("monopoly_gui.match.opponents.make_bot", make)
    clock = ManualClock()
    match = Match.new("us_2008", Rules(), seats("ah"), 5, now=clock.now)
    match.opponents.offer_more(True)
    play_with_a_slow_one(match, clock, lambda: len(made) == 2)
    assert [bot.people for bot in made] == [frozenset((1,))] * 2
    assert [bot.wishes for bot in made] == [[False, True], [True]]
    for sleepy in made:
        sleepy.go.set()
    match.close()


def test_offers_without_end_come_to_an_end() -> None:
    """Two opponents that only ever offer and counter would stop the game."""

    def nag(view: View) -> Action:
        deeds = view.state.deeds(view.player)
        if not deeds:
            return FallbackBot().decide(view)
        partner = 1 - view.player
        return OfferTrade(view.player, partner, Bundle(deeds=(deeds[0],)), Bundle(cash=1))

    match = table("aa", dice=((1, 2),), ada=Says(nag), ben=Says(nag, lambda view: None))
    steps = until(match, lambda state: state.current == BEN)
    offers = [step for step in steps if step.action.kind == "offer_trade"]
    assert len(offers) == FREE_A_TURN
    assert "made enough offers" in steps[-1].reason


def test_an_opponent_sees_no_more_than_a_player_may_know() -> None:
    seen: list[View] = []

    def look(view: View) -> Action:
        seen.append(view)
        return FallbackBot().decide(view)

    match = table("aa", dice=((1, 2),), ada=Says(look))
    match.poll()
    state = seen[0].state
    assert state is not match.state
    assert state.seed == 0
    assert state.draws == [0] * len(state.draws)
    assert state.decks == [sorted(deck) for deck in state.decks]
