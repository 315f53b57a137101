"""The end: the last one in, the round and the time limit, the ranking."""

from dataclasses import replace
from typing import Any

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import machine, setup
from monopoly_gui.engine.actions import (
    NOBODY,
    AcceptTrade,
    CallTime,
    ClaimRent,
    Concede,
    EndByAgreement,
    EndTurn,
    Resign,
    Roll,
    SetAutoClaim,
)
from monopoly_gui.engine.amounts.worth import final_worth
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.errors import RulesError
from monopoly_gui.engine.events import EndAgreed, GameEnded, TimeCalled, WentBankrupt
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.presets import PRESETS
from monopoly_gui.engine.rules import Rules
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, begun, game, rules_of


def over(scene: Scene) -> Over:
    assert isinstance(scene.top, Over)
    return scene.top


def test_the_last_one_in_wins() -> None:
    """OBJ-1 END-1 SC-228: two players, the first bankruptcy."""
    scene = game(2, at={P1: 26}, cash={P1: 0}, owns={P2: "green"}, built={"green": 1})
    scene.roll(4, 1).give_up()
    assert over(scene).ranking == (P2, P1) and over(scene).why == "bankruptcies"
    (ended,) = scene.of(GameEnded)
    assert ended.ranking == (P2, P1) and ended.worths[1] == 0


def test_nothing_can_be_done_afterwards() -> None:
    """OBJ-1: every act is refused with the same sentence."""
    scene = game(2, voluntary_bankruptcy="resign").do(Resign(P1))
    for action in (Roll(P2), EndTurn(P2), CallTime(), SetAutoClaim(P2, False)):
        scene.rejects(action, "over")
    assert scene.deciders == () and scene.legal(P2) == []


def test_ranking() -> None:
    """SC-217 END-1: the winner, then the others in reverse order of their going."""
    scene = game(4, voluntary_bankruptcy="resign", at={P1: 10, P2: 10})
    for loser in (P3, P1, P4):
        scene.do(Resign(loser))
    assert over(scene).ranking == (P2, P4, P1, P3)


@pytest.mark.parametrize("limit", ["round_limit", "time_limit_minutes", "end_after_bankruptcies"])
def test_a_limit_alone_is_enough(limit: str) -> None:
    """OBJ-2 SHORT-2 SHORT-3: nothing else need be said for the richest to win at it."""
    rules: dict[str, Any] = {limit: 2}
    assert begun(3, **rules).state.rules.win_condition == "richest_at_limit"
    engine = setup.start(load_edition("us_2008"), Rules(**rules), 3, 1)
    assert engine.state.rules == replace(Rules(**rules), win_condition="richest_at_limit")


def test_the_richest_wins_at_a_limit_alone() -> None:
    """OBJ-2 SHORT-2: the round limit is all that is set, and P2 has more."""
    scene = game(2, cash={P2: 2000}, round_limit=1)
    scene.roll(4, 6).end().roll(4, 6).end()
    assert over(scene).ranking == (P2, P1) and over(scene).why == "limit"


def test_the_richest_aim_is_for_limited_games() -> None:
    """OBJ-2 SHORT-2: without a limit there is no moment to count at."""
    with pytest.raises(RulesError, match="limit"):
        begun(3, win_condition="richest_at_limit")
    begun(3, win_condition="richest_at_limit", round_limit=5)
    begun(3, win_condition="richest_at_limit", time_limit_minutes=5)


def test_a_round_limit() -> None:
    """OBJ-2 SHORT-2: after the last round the richest wins."""
    scene = game(
        3,
        win_condition="richest_at_limit",
        round_limit=2,
        round=2,
        cash={P1: 900, P2: 1500, P3: 1000},
    )
    scene.roll(4, 6).end().roll(4, 6).end().roll(4, 6).end()
    assert over(scene).ranking == (P2, P3, P1) and over(scene).why == "limit"
    assert over(scene).worths == (1500, 1000, 900)


def test_the_limit_counts_whole_rounds() -> None:
    """SHORT-2: nobody has fewer turns than another."""
    scene = game(3, win_condition="richest_at_limit", round_limit=2)
    for _ in range(3):
        scene.roll(4, 6).end()
    assert scene.state.round == 2 and scene.to_roll(P1)


def test_time_runs_out_inside_a_turn() -> None:
    """SC-222 SHORT-2: the round is finished so that all have had equal turns."""
    scene = game(3, win_condition="richest_at_limit", time_limit_minutes=60)
    scene.roll(4, 6).do(CallTime())
    assert scene.of(TimeCalled) and scene.to_end(P1)
    scene.end().roll(4, 6).end()
    assert not scene.state.over
    scene.roll(4, 6).end()
    assert over(scene).why == "limit"


def test_time_in_the_middle_of_an_auction() -> None:
    """SC-222: the clock may be called whatever is pending."""
    scene = game(2, at={P1: 3}, win_condition="richest_at_limit", time_limit_minutes=60)
    scene.roll(1, 2).decline().do(CallTime())
    assert scene.pending == "auction"


def test_the_clock_is_called_once_and_only_by_the_clock() -> None:
    """SHORT-2: and only where there is one."""
    scene = game(2, win_condition="richest_at_limit", time_limit_minutes=60)
    scene.rejects(CallTime(P1), "no_clock")
    scene.do(CallTime(NOBODY))
    scene.rejects(CallTime(), "called")
    scene = game(2)
    scene.rejects(CallTime(), "no_clock")


@pytest.mark.parametrize(("houses", "worth"), [(3, 2700), (4, 3100)])
def test_what_a_player_is_worth(houses: int, worth: int) -> None:
    """SC-220 SHORT-2: cash, prices, mortgaged deeds at half, buildings at cost."""
    scene = game(
        3,
        cash={P1: 250},
        owns={P1: "dark_blue reading"},
        built={"dark_blue": 5},
        mortgaged="reading",
        houses_for_hotel=houses,
    )
    assert final_worth(scene.state, P1) == worth


def last_round(**more: Any) -> Scene:
    """Two play one round in which nothing happens, and the richest wins."""
    scene = game(2, round_limit=1, win_condition="richest_at_limit", **more)
    return scene.roll(4, 6).end().roll(4, 6).end()


def test_more_cash_breaks_a_tie() -> None:
    """SC-217 SHORT-2: equal worth, and P2 has more of it in cash."""
    scene = last_round(cash={P1: 1000, P2: 1100}, owns={P1: [39], P2: [16, 1, 3]})
    assert over(scene).worths == (1400, 1400)
    assert over(scene).ranking == (P2, P1) and over(scene).places == (1, 2)


def test_fewer_mortgages_break_a_tie() -> None:
    """SC-217 SHORT-2: equal worth and cash: who owes the Bank on fewer deeds is ahead."""
    owns = {P1: "boardwalk", P2: "reading"}
    scene = last_round(cash=1000, owns=owns, mortgaged="boardwalk")
    assert over(scene).worths == (1200, 1200)
    assert over(scene).ranking == (P2, P1) and over(scene).places == (1, 2)


def test_a_shared_win() -> None:
    """SC-217 SHORT-2: equal in worth, cash and mortgages, whoever sits where and has more deeds."""
    scene = last_round(cash={P1: 1000, P2: 1000}, owns={P1: [39], P2: [16, 21]})
    assert over(scene).worths == (1400, 1400)
    assert over(scene).places == (1, 1) and over(scene).winners == (P1, P2)
    (ended,) = scene.of(GameEnded)
    assert ended.winners == (P1, P2) and ended.places == (1, 1)


def test_survivors_stand_before_the_fallen() -> None:
    """SC-217 SHORT-2: at the limit the poorest survivor is ahead of the last to go."""
    scene = game(
        3,
        win_condition="richest_at_limit",
        round_limit=1,
        cash={P1: 0, P2: 10, P3: 5},
        voluntary_bankruptcy="resign",
    )
    scene.do(Resign(P1)).roll(4, 6).end().roll(4, 6).end()
    assert over(scene).ranking == (P2, P3, P1)


def test_bankrupt_in_the_last_turn_of_all() -> None:
    """SHORT-2 BANKR-5: the estate is auctioned, then worth is counted."""
    scene = game(
        3,
        turn=P3,
        at={P3: 1},
        cash={P3: 0},
        owns={P3: "baltic"},
        win_condition="richest_at_limit",
        round_limit=1,
    )
    scene.roll(1, 2).give_up()
    assert scene.pending == "auction"
    scene.sold(P2, 20)
    assert over(scene).why == "limit" and over(scene).ranking == (P2, P1, P3)


def test_rent_asked_for_in_the_last_turn_of_all() -> None:
    """SHORT-2 RENT-2: it is paid though the player whose turn it is goes bankrupt."""
    scene = game(
        3,
        turn=P2,
        at={P2: 36, P3: 36},
        cash={P3: 10},
        owns={P1: "boardwalk"},
        asks=[P1],
        win_condition="richest_at_limit",
        round_limit=1,
        rent_claim="before_second_roll",
    )
    scene.roll(1, 2).end().roll(1, 1)
    scene.do(ClaimRent(P1, scene.claim.id)).give_up()
    assert over(scene).ranking == (P1, P2, P3)
    assert scene.cash(P1) == 1550 and scene.cash(P2) == 1450


def test_the_first_in_order_is_out() -> None:
    """SHORT-2 TURN-3: rounds are counted by the order of play, whoever is left in it."""
    scene = (
        game(3, at={P1: 1}, cash={P1: 0}, win_condition="richest_at_limit", round_limit=2)
        .roll(1, 2)
        .give_up()
    )
    scene.roll(4, 6).end().roll(4, 6).end()
    assert scene.to_roll(P2) and scene.state.round == 2
    scene.roll(4, 6).end().roll(4, 6).end()
    assert over(scene).why == "limit"


def test_the_view_of_a_finished_game() -> None:
    """END-1: nobody has to decide, and every question still has an answer."""
    scene = game(2, voluntary_bankruptcy="resign").do(Resign(P2))
    assert machine.deciders(scene.state) == ()
    assert machine.pending_title(scene.state).startswith("nothing")
    assert P4 not in over(scene).ranking


# -- by agreement ------------------------------------------------------------------------


def test_an_end_by_agreement() -> None:
    """END-2 OBJ-2 SC-220: the richest wins, though the rules say the last one left."""
    scene = game(3, cash={P1: 100, P2: 1500, P3: 1400}, owns={P1: "dark_blue", P3: "reading"})
    scene.do(EndByAgreement(players=(P1, P2, P3)))
    assert [event.players for event in scene.of(EndAgreed)] == [(P1, P2, P3)]
    assert over(scene).ranking == (P3, P2, P1) and over(scene).why == "agreement"
    assert over(scene).worths == (1600, 1500, 850)


@pytest.mark.parametrize("pending", ["purchase", "auction", "debt", "received"])
def test_an_agreement_ends_whatever_is_pending(pending: str) -> None:
    """END-2: in the middle of anything, with the money as it lies."""
    if pending == "debt":
        scene = game(3, at={P1: 36}, cash={P1: 0}, owns={P1: "reading", P2: "boardwalk"})
        scene.roll(1, 2)
    elif pending == "received":
        scene = game(3, owns={P2: "reading"}, mortgaged="reading")
        number = scene.offer(P2, P1, scene.bundle(deeds=5), scene.bundle(cash=9))
        scene.do(AcceptTrade(P1, number))
    else:
        scene = game(3, at={P1: 3}).roll(1, 2)
        if pending == "auction":
            scene.decline()
    assert scene.pending == pending
    before = [final_worth(scene.state, p) for p in range(3)]
    scene.do(EndByAgreement(players=(P1,)))
    assert scene.state.over and sorted(over(scene).worths) == sorted(before)


def test_who_has_gone_bankrupt_comes_after_those_still_in() -> None:
    """END-2 END-1 SC-217"""
    scene = game(3, voluntary_bankruptcy="resign", cash={P1: 5000}).do(Resign(P1))
    scene.do(EndByAgreement(players=(P3, P2)))
    assert over(scene).ranking[-1] == P1 and over(scene).places == (1, 1, 3)


def test_the_table_agrees_not_one_player() -> None:
    """END-2: no player's own act, and nobody who is not in the game is named, nor one twice."""
    scene = game(3, voluntary_bankruptcy="resign").do(Resign(P1))
    scene.rejects(EndByAgreement(P2, (P2, P3)), "not_agreed")
    for wrong in ((P1, P2), (P2, P2), (7,), (-1,)):
        scene.rejects(EndByAgreement(players=wrong), "not_agreed")
    assert all(not isinstance(a, EndByAgreement) for a in scene.legal(P2))


# -- conceding ---------------------------------------------------------------------------


def test_nobody_concedes_where_resigning_is_forbidden() -> None:
    """DEBT-5 DEBT-4: as in the official rules, whether anything is owed or not."""
    debt: dict[str, Any] = {"at": {P1: 36}, "cash": {P1: 0}, "owns": {P2: "boardwalk"}}
    scene = game(3)
    for player in (P1, P2):
        assert scene.rejects(Concede(player), "forbidden").rule == "DEBT-4"
    scene = game(3, **debt).roll(1, 2)
    scene.rejects(Concede(P1), "forbidden")
    for preset in PRESETS:
        assert rules_of(preset.id).voluntary_bankruptcy == "forbidden", preset.id


def test_conceding_where_resigning_is_allowed() -> None:
    """DEBT-5 BANKR-5 SC-214: the Bank auctions the estate, or the creditor has it."""
    scene = game(3, owns={P2: "reading"}, voluntary_bankruptcy="resign").do(Concede(P2))
    (event,) = scene.of(WentBankrupt)
    assert event.resigned and event.creditor == BANK
    assert scene.pending == "auction" and not scene.state.alive[P2]
    owns: dict[int, Places] = {P1: "reading", P2: "boardwalk"}
    scene = game(3, at={P1: 36}, cash={P1: 0}, owns=owns, voluntary_bankruptcy="resign").roll(1, 2)
    scene.rejects(Concede(P3), "busy")
    assert scene.do(Concede(P1)).state.owner[5] == P2


def test_in_an_old_game_whoever_owes_nothing_concedes() -> None:
    """DEBT-5 SHORT-5 RENT-2: a debt, and rent that may be asked for, kept a player at the table."""
    scene = game(3, at={P1: 3}, owns={P2: 6}, asks=[P2], rules_version=1).roll(1, 2)
    reason = scene.rejects(Concede(P1), "in_debt")
    assert "$6" in reason.text
    scene.do(Concede(P3))
    scene.do(ClaimRent(P2, scene.claim.id)).do(Concede(P1))
    assert over(scene).ranking == (P2, P1, P3)


def test_conceding_waits_for_an_idle_moment() -> None:
    """DEBT-5: as any other business."""
    scene = game(3, at={P1: 3}, voluntary_bankruptcy="resign").roll(1, 2)
    for player in (P1, P2):
        scene.rejects(Concede(player), "busy")
    assert not any(isinstance(action, Concede) for action in scene.legal(P1))


GOALS: dict[str, dict[str, Any]] = {
    "sets": {"goal_sets": 2, "owns": {P2: "brown orange"}},
    "hotels": {"goal_hotels": 2, "owns": {P2: "brown"}, "built": {"brown": 5}},
    "cash": {"goal_cash": 2000, "cash": {P2: 2000}},
}


@pytest.mark.parametrize("why", GOALS)
def test_the_first_to_reach_a_goal_wins(why: str) -> None:
    """END-3: at the end of a turn, anybody's, before all who have more but not what is asked."""
    words = dict(GOALS[why])
    if why != "cash":
        words["cash"] = {P1: 3000}
    scene = game(3, **words)
    scene.roll(4, 6)
    assert not scene.state.over
    scene.end()
    assert over(scene).ranking[0] == P2 and over(scene).winners == (P2,)
    assert over(scene).why == why
    assert scene.of(GameEnded)[0].why == why


def test_less_than_the_goal_ends_nothing() -> None:
    """END-3: railroads are no sets of streets, and a mortgaged set is one."""
    scene = game(3, goal_sets=1, owns={P2: "railroad", P3: "baltic"})
    scene.roll(4, 6).end()
    assert not scene.state.over
    scene = game(3, goal_hotels=2, owns={P2: "brown"}, built={"brown": (5, 4)})
    scene.roll(4, 6).end()
    assert not scene.state.over
    scene = game(3, goal_sets=1, owns={P2: "brown"}, mortgaged="brown")
    scene.roll(4, 6).end()
    assert over(scene).winners == (P2,)


def test_of_several_at_a_goal_the_richest_wins() -> None:
    """END-3 SC-217: and equals share the win."""
    rules: dict[str, Any] = {"goal_cash": 2000}
    scene = game(3, cash={P1: 2000, P2: 2200, P3: 900}, **rules)
    scene.roll(4, 6).end()
    assert over(scene).ranking == (P2, P1, P3) and over(scene).winners == (P2,)
    scene = game(3, cash={P1: 2000, P2: 2000, P3: 900}, **rules)
    scene.roll(4, 6).end()
    assert over(scene).winners == (P1, P2)
