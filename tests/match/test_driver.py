"""The fast driver plays the same games as a match does."""

import threading
from typing import Any

import pytest

from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Bundle,
    Decline,
    OfferTrade,
    Roll,
    SkipJailTurn,
)
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match
from monopoly_gui.match.opponents import FREE_A_TURN, make_bot
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.watchdog import Watchdog
from tests.waiting import wait_until

from .tables import RandomBot, Says, seats, until

BOARD = load_edition("us_2008")
#: ``Roll`` as a stranger may call it
ROLL: Any = Roll


def unheard(events: list[Event]) -> None:
    """Let the events go by."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("claims", [True, False], ids=["automatic claims", "claims by hand"])
def test_the_driver_and_a_match_play_alike(seed: int, claims: bool) -> None:
    rules = Rules(
        win_condition="richest_at_limit", round_limit=25, salary_claim="claim_before_next_turn"
    )
    engine = setup.start(BOARD, rules, 3, seed, auto_claim=[claims] * 3)
    acts: list[Action] = []
    count = play(engine, [RandomBot(p) for p in range(3)], 100, unheard, acts.append)

    bots = {p: RandomBot(p) for p in range(3)}
    match = Match.new(BOARD, rules, seats("aaa"), seed, None, [claims] * 3, bots, threaded=False)
    until(match, lambda state: state.over)
    assert engine.state.over
    assert count == len(acts)
    assert [entry[1] for entry in match.log] == acts
    assert match.state == engine.state


@pytest.mark.parametrize("seed", range(3))
def test_the_real_opponents_gain_nothing_from_seeing_the_game_itself(seed: int) -> None:
    """The driver lends them the position itself, a match gives them a copy without the decks."""
    engine = setup.start(BOARD, Rules(), 4, seed)
    play(engine, [make_bot("") for _ in range(4)], 200, unheard)
    match = Match.new(BOARD, Rules(), seats("aaaa"), seed, threaded=False)
    until(match, lambda state: state.over)
    assert match.state.over
    assert match.state == engine.state
    assert match.opponents.faults == []


def test_a_game_without_end_is_stopped() -> None:
    engine = setup.start(BOARD, Rules(), 4, 1)
    play(engine, [FallbackBot() for _ in range(4)], 10, unheard)
    assert engine.state.round == 11
    assert not engine.state.over


def test_what_a_bot_does_wrong_is_not_hidden() -> None:
    engine = setup.start(BOARD, Rules(), 2, 1)
    wrong = Says(lambda view: Roll(1 - view.player))
    with pytest.raises(IllegalAction, match="decision belongs to another player"):
        play(engine, [wrong, wrong], 10, unheard)


@pytest.mark.parametrize(
    ("decide", "why"),
    [
        (lambda view: SkipJailTurn(view.player), ""),
        (lambda view: 1 // 0, "ZeroDivisionError"),
        (lambda view: None, "no answer"),
        (lambda view: 7, "no such action"),
        (lambda view: Roll, "no such action"),
        (lambda view: ROLL(1.0), "no such action"),
        (lambda view: Roll(0), "another player"),
        (lambda view: ROLL(view.player, "bid"), "no such action"),
    ],
)
def test_the_game_goes_on_where_somebody_takes_note(decide: Any, why: str) -> None:
    engine = setup.start(BOARD, Rules(win_condition="richest_at_limit", round_limit=3), 2, 1)
    noted: list[tuple[int, str]] = []
    bots: list[Bot] = [FallbackBot(), Says(decide)]
    play(engine, bots, 10, unheard, wrong=lambda player, what: noted.append((player, what)))
    assert engine.state.over
    assert noted
    assert all(player == 1 and why in what for player, what in noted)


def test_a_refusal_in_place_of_a_wrong_answer_is_heard_at_the_table() -> None:
    def sell(view: View) -> Action:
        deeds = view.state.deeds(view.player)
        if not deeds or view.state.top.kind != "turn":
            return FallbackBot().decide(view)
        return OfferTrade(view.player, 1, Bundle(0, (deeds[0],)), Bundle(1))

    def agree(view: View) -> Action | None:
        return AcceptTrade(view.player, 99) if view.state.offers else None

    expert = make_bot("expert")
    assert isinstance(expert, Opponent)
    engine = setup.start(BOARD, Rules(win_condition="richest_at_limit", round_limit=3), 3, 1)
    bots: list[Bot] = [Says(sell), Says(FallbackBot().decide, agree), expert]
    play(engine, bots, 10, unheard, wrong=lambda player, what: None)
    said = [word.said for word in expert.heard if (word.player, word.partner) == (0, 1)]
    assert said.count("asked") == said.count("refused") > 0


def test_who_never_answers_is_cut_short() -> None:
    """Nothing has happened between two looks of the watchdog."""
    looks = threading.Semaphore(0)

    def broods(view: View) -> Action:
        looks.release(2)
        wait_until(lambda: False, "the watchdog ends the thought")
        raise AssertionError

    engine = setup.start(BOARD, Rules(win_condition="richest_at_limit", round_limit=1), 2, 1)
    noted: list[str] = []
    with Watchdog(engine.state, sleep=lambda seconds: looks.acquire()):
        bots: list[Bot] = [FallbackBot(), Says(broods)]
        play(engine, bots, 10, unheard, wrong=lambda player, what: noted.append(what))
    assert engine.state.over
    assert set(noted) == {"it took too long"}


@pytest.mark.parametrize("share", [0.63, float("nan"), float("inf")])
def test_a_bid_that_is_no_whole_number_is_the_bidders_own_fault(share: float) -> None:
    def bid(view: View) -> Action:
        if view.state.top.kind == "auction":
            return Bid(view.player, 100 * share)  # type: ignore[arg-type]
        return FallbackBot().decide(view)

    def decline(view: View) -> Action:
        if view.state.top.kind == "purchase":
            return Decline(view.player)
        return FallbackBot().decide(view)

    rules = Rules(win_condition="richest_at_limit", round_limit=4)
    engine = setup.start(BOARD, rules, 4, 1)
    noted: list[tuple[int, str]] = []
    bots: list[Bot] = [Says(decline), Says(decline), Says(bid), Says(decline)]
    play(engine, bots, 10, unheard, wrong=lambda player, what: noted.append((player, what)))
    assert engine.state.over
    assert noted
    assert {player for player, what in noted} == {2}


def test_offers_without_end_come_to_an_end() -> None:
    def nag(view: View) -> Action:
        deeds = view.state.deeds(view.player)
        if not deeds:
            return FallbackBot().decide(view)
        give = Bundle(deeds=(deeds[0],))
        return OfferTrade(view.player, 1 - view.player, give, Bundle(cash=1))

    engine = setup.start(BOARD, Rules(win_condition="richest_at_limit", round_limit=3), 2, 1)
    acts: list[Action] = []
    bots = [Says(nag, lambda view: None) for _ in range(2)]
    play(engine, bots, 10, unheard, acts.append)
    offers = sum(1 for act in acts if act.kind == "offer_trade")
    assert engine.state.over
    assert 0 < offers <= 6 * FREE_A_TURN


def test_every_event_is_heard() -> None:
    engine = setup.start(BOARD, Rules(win_condition="richest_at_limit", round_limit=5), 3, 4)
    heard: list[Event] = []
    play(engine, [FallbackBot() for _ in range(3)], 10, heard.extend)
    turns = [event for event in heard if event.kind == "turn_started"]
    assert len(turns) == engine.state.turn - 1
    assert heard[-1].kind == "game_ended"


def test_a_bot_that_fails_is_not_hidden_either() -> None:
    engine = setup.start(BOARD, Rules(), 2, 1)
    broken = Says(lambda view: 1 // 0)  # type: ignore[arg-type,return-value]
    with pytest.raises(ZeroDivisionError):
        play(engine, [broken, broken], 10, unheard)


def test_nor_is_one_that_says_nothing() -> None:
    engine = setup.start(BOARD, Rules(), 2, 1)
    silent = Says(lambda view: None)  # type: ignore[arg-type,return-value]
    with pytest.raises(ValueError, match="gave no answer"):
        play(engine, [silent, silent], 10, unheard)


def test_who_interrupts_as_nobody_may_is_noted_and_left_out() -> None:
    def meddle(view: View) -> Action:
        return Roll(view.player)

    engine = setup.start(
        BOARD,
        Rules(win_condition="richest_at_limit", round_limit=8, rent_claim="before_second_roll"),
        3,
        4,
    )
    noted: list[str] = []
    bots: list[Bot] = [FallbackBot(), FallbackBot(), Says(FallbackBot().decide, meddle)]
    play(engine, bots, 10, unheard, wrong=lambda player, what: noted.append(what))
    assert engine.state.over
    assert noted
    assert all("turn" in what or "comes first" in what for what in noted)
