"""Seats, turns and offers: who may act, and for whom the game waits."""

from functools import partial
from pathlib import Path

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    Buy,
    Concede,
    EndByAgreement,
    EndTurn,
    OfferTrade,
    RefuseTrade,
    Roll,
)
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.events import GameStarted, TurnStarted
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.film import Film
from monopoly_gui.match.match import Match, Step
from monopoly_gui.storage.saves import load, save
from tests.scenes.manual_clock import ManualClock

from .tables import Says, seats, table, until

ADA, BEN = 0, 1
MEDITERRANEAN, BALTIC = 1, 3


def test_a_new_game_tells_how_it_was_set_up() -> None:
    match = table("ha")
    assert isinstance(match.opening[0], GameStarted)
    assert isinstance(match.opening[-1], TurnStarted)
    assert match.humans == (ADA,)
    assert match.seats[BEN].name == "Ben"
    assert match.state.auto_claim == [True, True]
    assert match.board.id == "us_2008"
    assert match.rules == Rules()


def test_every_player_may_say_whether_rent_is_asked_for_at_once() -> None:
    match = Match.new("uk", Rules(), seats("hha"), 1, auto_claim=[True, False, True])
    assert match.state.auto_claim == [True, False, True]
    match.close()


def test_a_human_acts_and_the_opponents_answer_one_act_at_a_time() -> None:
    match = table("ha", dice=((1, 2), (2, 3)))
    assert match.waiting() == (ADA,)
    assert match.poll() is None
    match.submit(Roll(ADA))
    match.submit(Buy(ADA))
    step = match.submit(EndTurn(ADA))
    assert step.version == match.state.version == 3
    assert step.drawn == ()
    assert match.waiting() == ()
    acts = [match.poll() for _ in range(3)]
    assert [step.action.kind for step in acts if step] == ["roll", "buy", "end_turn"]
    assert acts[0] is not None
    assert acts[0].drawn == (("dice", 2, 3),)
    assert match.poll() is None
    assert match.waiting() == (ADA,)


def test_nobody_acts_for_the_computer() -> None:
    match = table("ha")
    with pytest.raises(IllegalAction, match="Ben is played by the computer"):
        match.submit(EndTurn(BEN))


def test_what_is_not_allowed_changes_nothing() -> None:
    match = table("ha")
    before = match.state
    with pytest.raises(IllegalAction, match="Roll the dice first"):
        match.submit(EndTurn(ADA))
    assert match.state is before
    assert not match.log


def test_everybody_who_listens_hears_every_step() -> None:
    match = table("ha", dice=((1, 2), (2, 3)))
    heard: list[Step] = []
    match.on_step.append(heard.append)
    for action in (Roll(ADA), Buy(ADA), EndTurn(ADA)):
        match.submit(action)
    until(match, lambda state: state.current == ADA)
    assert [step.version for step in heard] == [1, 2, 3, 4, 5, 6]


def test_a_listener_that_fails_does_not_make_an_opponent_act_twice() -> None:
    def fail(step: Step) -> None:
        raise OSError("the disk is full")

    match = table("aa", dice=((1, 2),))
    match.on_step.append(fail)
    with pytest.raises(OSError, match="disk"):
        match.poll()
    assert len(match.log) == match.state.version == 1
    assert not match.opponents.faults


def offering(deed: int, price: int) -> Says:
    """Offers a deed to player 0 for money, once, before it throws."""
    simple = FallbackBot()
    offers: list[Action] = [OfferTrade(BEN, ADA, Bundle(deeds=(deed,)), Bundle(cash=price))]

    def decide(view: View) -> Action:
        owned = view.state.owner[deed] == BEN
        return offers.pop() if owned and offers else simple.decide(view)

    return Says(decide)


def offered() -> Match:
    """Ben has bought Baltic Avenue and now offers it to Ada for 100."""
    match = table("ha", dice=((2, 3), (1, 2)), ben=offering(BALTIC, 100))
    match.submit(Roll(ADA))
    match.submit(Buy(ADA))
    match.submit(EndTurn(ADA))
    until(match, lambda state: bool(state.offers))
    return match


def test_opponents_wait_while_a_human_has_an_offer_to_answer() -> None:
    match = offered()
    assert [offer.partner for offer in match.offers_to_humans()] == [ADA]
    assert match.poll() is None
    assert match.waiting() == ()
    match.submit(AcceptTrade(ADA, match.offers_to_humans()[0].id))
    assert match.state.owner[BALTIC] == ADA
    assert match.offers_to_humans() == []
    assert match.poll() is not None


def test_dismissing_an_offer_refuses_it_and_the_game_goes_on() -> None:
    match = offered()
    match.submit(RefuseTrade(ADA, match.offers_to_humans()[0].id))
    until(match, lambda state: state.current == ADA)
    assert match.waiting() == (ADA,)


def test_an_offer_to_an_opponent_is_answered_before_anything_else() -> None:
    match = table("ha", dice=((1, 2),))
    match.submit(Roll(ADA))
    match.submit(Buy(ADA))
    match.submit(OfferTrade(ADA, BEN, Bundle(deeds=(BALTIC,)), Bundle(cash=5)))
    step = match.poll()
    assert step is not None
    assert step.action == RefuseTrade(BEN, 1)
    assert match.state.offers == []


def test_an_offer_that_an_opponent_says_nothing_to_is_refused() -> None:
    match = table("ha", dice=((1, 2),), ben=Says(on_interject=lambda view: None))
    match.submit(Roll(ADA))
    match.submit(Buy(ADA))
    match.submit(OfferTrade(ADA, BEN, Bundle(deeds=(BALTIC,)), Bundle(cash=5)))
    step = match.poll()
    assert step is not None
    assert step.action.kind == "refuse_trade"
    assert not match.opponents.faults


def test_opponents_that_think_in_a_thread_play_the_same_game() -> None:
    beside, at_once = (
        Match.new(
            "us_2008",
            Rules(win_condition="richest_at_limit", round_limit=10),
            seats("aaa"),
            11,
            threaded=threaded,
            now=ManualClock().now,
        )
        for threaded in (True, False)
    )
    until(beside, lambda state: state.over)
    until(at_once, lambda state: state.over)
    assert beside.state.over
    assert beside.state == at_once.state
    assert list(beside.log) == list(at_once.log)
    beside.close()


def test_a_closed_match_can_still_be_looked_at_and_saved() -> None:
    match = table("ha", threaded=True)
    match.submit(Roll(ADA))
    match.close()
    assert match.saved("mine").state == match.state
    assert isinstance(match.state.stack[0], Turn)


def test_seats_and_players_must_be_as_many() -> None:
    engine = setup.start(load_edition("us_2008"), Rules(), 2, 5)
    with pytest.raises(ValueError, match="3 seats for 2 players"):
        Match(engine, seats("aaa"), engine.state.clone())


def test_all_humans_together_end_the_game_and_a_computer_only_grumbles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """[END-2]"""
    match = table("hah")
    cleo = 2
    hopes = [0.3, 0.4, 0.3]
    monkeypatch.setattr("monopoly_gui.match.match.chances", lambda state: hopes)
    assert match.voters == (ADA, cleo)
    with pytest.raises(IllegalAction, match="Cleo has not agreed"):
        match.submit(EndByAgreement(players=(ADA,)))
    assert match.agreeing() == ()
    match.submit(EndByAgreement(players=(cleo, ADA)))
    assert match.state.over
    assert not match.can_undo(ADA)
    assert match.poll() is None


def test_an_agreement_is_kept_and_seen_again(tmp_path: Path) -> None:
    """[END-2] In the save, in the film, and by what checks a log with the seed's own dice."""
    match = Match.new("uk", Rules(), seats("hh"), 4, threaded=False)
    match.submit(Roll(match.state.current))
    match.submit(EndByAgreement(players=match.voters))
    file = tmp_path / "agreed.json"
    save(file, match.saved())
    saved = load(file)
    assert saved.state == match.state
    film = Film(saved)
    assert film.at(len(film)).over and not film.at(len(film) - 1).over


def test_when_no_human_is_left_whoever_looks_on_may_end_the_game() -> None:
    """[END-2] The computers are not asked."""
    match = table("haa", rules=Rules(voluntary_bankruptcy="resign"))
    match.submit(Concede(ADA))
    assert match.voters == () and not match.state.over
    match.submit(EndByAgreement())
    assert match.state.over


def _says(answer: Action, view: View) -> Action:
    return answer


def test_an_opponent_cannot_end_the_game() -> None:
    """[END-2] Neither in the name of all nor in its own."""
    for answer in (EndByAgreement(players=(BEN,)), EndByAgreement(BEN, (BEN,))):
        match = table("ah", ada=Says(on_decide=partial(_says, answer)))
        step = match.poll()
        assert step is not None
        assert step.action.kind == "roll"
