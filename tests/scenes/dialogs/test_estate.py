"""A plan for buildings and mortgages, looked at before it is done [BUILD-8, SELL-5, MORT-1]."""

from dataclasses import replace

import pygame
import pytest

from monopoly_gui.engine.actions import Build, LiftMortgage, Mortgage, SellBuilding, SellDown
from monopoly_gui.engine.frames import Auction, Debt
from monopoly_gui.engine.state import State
from monopoly_gui.match.estate_plan import (
    EstatePlan,
    building_order,
    plan_actions,
    plan_outcome,
)
from monopoly_gui.scenes.table.dialogs.demand import DemandDialog
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.estate.figures import purpose_figure
from monopoly_gui.ui.playback.token_walk import BuildingDrop
from tests.scenes.dialogs.desk import Desk, imprison, own, own_set, position, settle_books
from tests.scenes.dialogs.stories import estate_full, middle_game, plan, shortage_state
from tests.scenes.reading import written
from tests.scenes.seat import Seat


def opened(state: State | None = None) -> Desk:
    desk = Desk(state or middle_game())
    desk.show(lambda table: EstateDialog(table, 0))
    return desk


class TestDialog:
    def test_by_mouse_a_plan_is_one_act_of_building(self) -> None:
        desk = opened()
        plan(desk, "build 6", "build 8", "build 9")
        assert desk.done == [], "nothing happens before it is said"
        assert desk.label("do") == "Confirm: −$150"
        desk.click("do")
        assert desk.done == [Build(0, (6, 8, 9))]
        assert desk.state.cash[0] == 1134

    def test_by_keys(self) -> None:
        desk = opened()
        desk.tab_to("build 8")
        desk.key(pygame.K_SPACE)
        desk.tab_to("flip 5")
        desk.key(pygame.K_RETURN)
        assert desk.label("do") == "Confirm: +$50"
        desk.key(pygame.K_d)
        assert desk.done == [Mortgage(0, 5), Build(0, (8,))]

    def test_the_mortgage_of_every_deed_is_in_the_same_place(self) -> None:
        desk, places = opened(), set()
        for space in (5, 6):
            desk.click(f"deed {space}")
            places.add(desk.screen.find(f"flip {space}").rect.topleft)
        assert len(places) == 1

    def test_a_step_too_uneven_says_so(self) -> None:
        desk = opened()
        plan(desk, "build 6")
        assert desk.reason("build 6") == "Build evenly: build on another street first."
        desk.click("deed 8")
        assert desk.reason("build 8") == ""

    def test_a_plan_is_taken_back_by_the_other_button_or_forgotten(self) -> None:
        desk = opened()
        plan(desk, "build 6")
        plan(desk, "sell 6")
        assert desk.reason("do") == "You haven’t planned anything yet."
        plan(desk, "flip 5")
        assert desk.label("flip 5") == "Undo: +$100"
        plan(desk, "flip 5")
        assert desk.label("flip 5") == "Mortgage +$100"
        plan(desk, "flip 5")
        desk.key(pygame.K_x)
        assert desk.reason("do") == "You haven’t planned anything yet."
        desk.key(pygame.K_RETURN)
        assert desk.done == []

    def test_a_whole_set_is_sold_down_at_once(self) -> None:
        desk = opened()
        plan(desk, "sell 6", "sell 8", "sell 9")
        desk.click("do")
        assert desk.done == [SellDown(0, "light_blue", (2, 2, 2))]

    def test_one_building_is_sold_as_one(self) -> None:
        desk = opened()
        plan(desk, "sell 9")
        desk.click("do")
        assert desk.done == [SellBuilding(0, 9)]

    def test_a_mortgage_is_lifted_at_its_cost(self) -> None:
        desk = opened()
        desk.click("deed 12")
        assert desk.label("flip 12") == "Unmortgage −$83"
        plan(desk, "flip 12")
        desk.click("do")
        assert desk.done == [LiftMortgage(0, 12)]

    def test_reasons_come_from_the_engine(self) -> None:
        desk = opened()
        assert desk.reason("flip 6") == "Sell the buildings on the set first."
        desk.click("deed 16")
        assert "build 16" not in {w.name for w in desk.top.form.widgets if w.visible}, "no set"

    def test_the_deed_pressed_or_focused_is_shown_large_with_what_can_be_done(self) -> None:
        desk = opened()
        dialog = desk.shows(EstateDialog)
        rows = {row.space: row for row in dialog.rows}
        desk.click("deed 5")
        assert dialog.chosen is rows[5] and rows[5].chosen
        names = {widget.name for widget in dialog.form.widgets}
        assert "flip 5" in names and "flip 6" not in names
        desk.tab_to("deed 8")
        desk.frames(1)
        assert [row.space for row in rows.values() if row.chosen] == [8]
        desk.key(pygame.K_RETURN)
        assert dialog.form.focused is rows[8].minus, "Enter goes on to what can be done"

    def test_what_is_planned_is_the_reason_and_no_mortgage(self) -> None:
        state = middle_game()
        for space in (6, 8, 9):
            state.buildings[space] = 0
        desk = opened(state)
        assert desk.reason("flip 6") == ""
        plan(desk, "build 6")
        reason = "You plan to build on this set: undo that first."
        assert desk.reason("flip 6") == reason
        desk.click("deed 8")
        assert desk.reason("flip 8") == reason

    def test_what_a_debtor_still_lacks_is_shown(self) -> None:
        state = middle_game()
        state.cash[0] = 40
        state.stack.append(Debt(0, (1,), 150, "rent", 11, True))
        desk = opened(state)
        dialog = desk.shows(EstateDialog)
        assert purpose_figure(desk.table, 0, dialog.after.state) == (
            "Still to raise",
            "$110",
            "bad",
        )
        plan(desk, "flip 16")
        plan(desk, "flip 18")
        assert purpose_figure(desk.table, 0, dialog.after.state) == (
            "Enough to pay",
            "$150",
            "good",
        )
        desk.click("deed 6")
        assert desk.reason("build 6") != ""

    def test_three_houses_on_each_street_of_a_set_take_few_keys(self) -> None:
        state = middle_game()
        own_set(state, 0, "orange")
        settle_books(state)
        desk = opened(state)
        keys = [pygame.K_PAGEDOWN] * 2 + [pygame.K_b] * 3 + [pygame.K_d]
        for key in keys:
            desk.key(key)
        assert len(keys) < 8
        assert [desk.state.buildings[space] for space in (16, 18, 19)] == [3, 3, 3]

    def test_a_button_builds_on_each_street_of_its_set(self) -> None:
        desk = opened()
        assert desk.label("each light_blue") == "Build on each: −$150"
        desk.click("each light_blue")
        desk.click("do")
        assert desk.done == [Build(0, (6, 8, 9))]
        assert "each orange" not in {widget.name for widget in desk.top.form.widgets}

    def test_the_first_tab_leads_to_what_can_be_used(self) -> None:
        state = middle_game()
        state.cash[0] = 0
        desk = opened(settle_books(state))
        assert desk.reason("each light_blue")
        desk.key(pygame.K_TAB)
        focused = desk.top.form.focused
        assert focused is not None and focused.name.startswith("deed")

    def test_the_reason_is_shown_beside_what_keys_choose_wherever_the_pointer_rests(self) -> None:
        desk = opened()
        desk.click("deed 6")
        desk.tab_to("flip 6")
        desk.frames(8)
        assert desk.reason("flip 6") and desk.top.form.tipped is desk.screen.find("flip 6")

    def test_what_has_no_room_is_scrolled_to(self) -> None:
        desk = estate_full()
        area = desk.shows(EstateDialog).area
        assert not area.rect.contains(desk.screen.find("deed 12").rect)
        desk.key(pygame.K_PAGEDOWN)
        while desk.top.form.focused is not desk.screen.find("deed 12"):
            desk.key(pygame.K_PAGEDOWN)
            desk.frames()
        assert area.rect.contains(desk.screen.find("deed 12").rect)
        plan(desk, "flip 12")
        desk.click("do")
        assert desk.did() == LiftMortgage(0, 12)

    def test_another_human_is_chosen(self) -> None:
        state = middle_game()
        desk = Desk(state, humans=(0, 1))
        dialog = desk.show(lambda table: EstateDialog(table, 0))
        assert isinstance(dialog, EstateDialog)
        desk.click(dialog.who.cells()[1].center)
        plan(desk, "flip 25")
        desk.click("do")
        assert desk.done == [Mortgage(1, 25)]

    def test_the_last_houses_are_asked_for(self) -> None:
        desk = Desk(shortage_state(), humans=(0, 1))
        desk.show(lambda table: EstateDialog(table, 0))
        plan(desk, "build 16")
        assert desk.label("do") == "Request them"
        desk.click("do")
        assert desk.done == [Build(0, (16,))]
        desk.key(pygame.K_ESCAPE)
        desk.shows(DemandDialog)

    def test_in_an_auction_money_is_raised_but_nothing_built(self) -> None:
        state = middle_game()
        state.stack.append(Auction(39, high=50, leader=1))
        desk = opened(state)
        assert "Wait until" in desk.reason("build 6")
        desk.click("deed 5")
        assert desk.reason("flip 5") == ""

    def test_a_prisoner_without_rent_reads_what_comes_after_jail(self) -> None:
        """JAIL-7: with no_rent nobody owes a prisoner anything; the plan says from when on."""
        state = middle_game()
        imprison(state, 0)
        said = {}
        for rights in ("full", "no_rent"):
            state.rules = replace(state.rules, jail_rights=rights)
            desk = opened(state.clone())
            said[rights] = (purpose_figure(desk.table, 0, desk.state).label, written(desk.screen))
        assert said["full"][0] == "Total rent"
        assert said["no_rent"][0] == "Total rent after Jail"
        assert not any("after Jail" in text for text in said["full"][1])
        assert not any(text.startswith("rent $") for text in said["no_rent"][1])
        assert "$25 after Jail" in said["no_rent"][1]

    def test_escape_closes(self) -> None:
        desk = opened()
        desk.key(pygame.K_ESCAPE)
        assert desk.top is desk.table


class TestPlan:
    def test_the_lowest_street_of_a_set_comes_first(self) -> None:
        state = position()
        own_set(state, 0, "orange", level=1)
        state.buildings[19] = 2
        settle_books(state)
        plan = EstatePlan({16: 3, 18: 3, 19: 3})
        assert building_order(state, plan) == (16, 18, 16, 18, 19)
        assert plan_outcome(state, 0, plan).reason == ""

    def test_selling_and_mortgaging_pay_for_building(self) -> None:
        state = position()
        state.cash[0] = 0
        own_set(state, 0, "orange", level=1)
        own(state, 0, "boardwalk")
        settle_books(state)
        plan = EstatePlan({16: 2}).flipped(39)
        assert [a.kind for a in plan_actions(state, 0, plan)] == ["mortgage", "build"]
        assert plan_outcome(state, 0, plan).state.cash[0] == 100
        assert plan_outcome(state, 0, EstatePlan({16: 2})).reason == "You need $100 more in cash."

    def test_trying_a_plan_changes_nothing(self) -> None:
        state = settle_books(middle_game())
        before = state.clone()
        plan_outcome(state, 0, EstatePlan({6: 4}).flipped(5))
        assert state == before

    def test_hotels_are_sold_below_what_the_bank_can_exchange(self) -> None:
        state = position()
        own_set(state, 0, "brown", level=5)
        for group in ("orange", "red", "yellow"):
            own_set(state, 1, group, level=3)
        own_set(state, 1, "pink", level=1)
        settle_books(state)
        assert state.houses_left == 2
        half_way = EstatePlan().sold(state, 1)
        assert plan_outcome(state, 0, half_way).code == "no_houses"
        plan = half_way
        for space in (3, 1, 3, 1, 3, 1, 3):
            plan = plan.sold(state, space)
        assert (plan.level(state, 1), plan.level(state, 3)) == (1, 1)
        assert plan_outcome(state, 0, plan).reason == ""
        assert plan_actions(state, 0, plan) == [SellDown(0, "brown", (1, 1))]


@pytest.mark.parametrize("view", ["flat", "seated"])
@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_it_closes_and_houses_are_seen_coming_down(speed: str, view: str) -> None:
    seat = Seat(middle_game(), speed=speed, view=view)
    seat.key(pygame.K_b)
    seat.frames(2)
    for space in (6, 8, 9):
        seat.click(f"deed {space}")
        seat.click(f"build {space}")
    seat.click("do")
    drops, version = 0, seat.state.version
    for _ in range(200):
        if seat.table.is_settled:
            break
        drops += any(
            isinstance(one.cue.motion, BuildingDrop) for one in seat.table.game.timeline.running
        )
        seat.frames()
    assert drops and seat.screen.scene is seat.table
    assert seat.state.version == version, "nobody else has acted meanwhile"
    before, after = middle_game().buildings, seat.table.model.buildings
    assert all(after[s] == before[s] + 1 for s in (6, 8, 9))
