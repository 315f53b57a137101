"""Debts: what is owed, how it is raised, paid, or proved unpayable [DEBT-1, BANKR-1]."""

import pygame

from monopoly_gui.engine.actions import (
    ClaimRent,
    ClaimSalary,
    DeclareBankruptcy,
    Mortgage,
    PayDebt,
    Resign,
    SellBuilding,
    SellDown,
    SkipJailTurn,
    UseJailCard,
)
from monopoly_gui.engine.amounts.rents import together
from monopoly_gui.engine.amounts.worth import raisable
from monopoly_gui.engine.frames import Advance, Claim, Debt
from monopoly_gui.match.funding import funding_options, options_until
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.table.dialogs.debt import DebtDialog
from monopoly_gui.scenes.table.dialogs.pay_choices import card_behind
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.desk import Desk, imprison, own, own_set, position, settle_books
from tests.scenes.dialogs.stories import debt, debt_creditors, debt_hopeless, middle_game


class TestDialog:
    def test_raised_the_gentlest_way_and_paid_by_enter(self) -> None:
        desk = debt()
        assert desk.reason("pay") == "You are $410 short: sell or mortgage something."
        desk.key(pygame.K_RETURN)
        assert {action.kind for action in desk.done} <= {"mortgage", "sell_building", "sell_down"}
        assert desk.state.cash[0] >= 550
        desk.shows(DebtDialog)
        desk.key(pygame.K_RETURN)
        assert desk.did() == PayDebt(0)
        assert desk.top is desk.table

    def test_its_sums_have_one_basis_and_add_up(self) -> None:
        state = position(2)
        state.cash[0] = 276
        own_set(state, 0, "light_blue", level=2)
        own(state, 0, "kentucky_avenue")
        state.stack.append(Debt(0, (1,), 950, "rent", 18, True))
        dialog = Desk(state).shows(DebtDialog)
        words = [each.name for each in dialog.tree.spoken()]
        cash, left, more = 276, 950 - 276, raisable(state, 0) - 276
        assert {f"Still to raise, ${left}", f"Your cash: ${cash}"} < set(words)
        assert f"You could still raise: ${more}" in words
        assert f"${more} more at most: you’re still ${left - more} short" in dialog.asked()

    def test_no_way_out_is_alone_on_a_line(self) -> None:
        state = middle_game()
        state.cash[0] = 159
        state.stack.append(Debt(0, (1,), 130, "rent", 24, True))
        desk = Desk(state)
        names = ("manage", "trade", "raise all", "bankrupt")
        assert len({desk.screen.find(name).rect.y for name in names}) == 1

    def test_a_quick_way_by_click_and_by_key(self) -> None:
        desk = debt()
        desk.click("way 0")
        assert isinstance(desk.did(), Mortgage)
        desk.key(pygame.K_1)
        assert len(desk.done) == 2

    def test_bankruptcy_waits_for_the_proof(self) -> None:
        desk = debt()
        assert (
            desk.reason("bankrupt") == "You can’t go bankrupt yet: you owe $550 and can raise $805."
        )
        desk.key(pygame.K_q)
        desk.shows(DebtDialog)
        assert desk.done == []

    def test_proved_it_is_confirmed_first(self) -> None:
        desk = debt_hopeless()
        desk.key(pygame.K_q)
        desk.shows(ConfirmScene)
        desk.key(pygame.K_RETURN)
        assert desk.done == [], "Enter gives the safe answer"
        desk.shows(DebtDialog)
        desk.click("bankrupt")
        desk.click("yes")
        assert desk.done == [DeclareBankruptcy(3)]

    def test_a_salary_not_asked_for_comes_before_giving_up(self) -> None:
        state = debt_hopeless().state
        state.salaries[3] = 400
        desk = Desk(state, humans=(3,))
        assert (
            desk.reason("bankrupt") == "You can’t go bankrupt yet: you owe $450 and can raise $462."
        )
        desk.key(pygame.K_g)
        assert desk.did() == ClaimSalary(3)

    def test_rent_that_others_owe_is_asked_for_here(self) -> None:
        state = debt_hopeless().state
        state.claims.append(Claim(9, 3, 1, 13, 60, state.turn + 1))
        desk = Desk(state, humans=(3,))
        desk.click("ask")
        assert desk.did() == ClaimRent(3, 9)
        assert desk.state.cash[3] == 122

    def test_what_is_golden_is_what_enter_does(self) -> None:
        state = debt().state
        state.salaries[0] = 200
        state.claims.append(Claim(9, 0, 1, 9, 60, state.turn + 1))
        desk = Desk(state)
        default_button = [
            w.name for w in desk.screen.scene.form.widgets if getattr(w, "style", "") == "primary"
        ]
        assert default_button == ["salary"]
        desk.key(pygame.K_RETURN)
        assert desk.did() == ClaimSalary(0)

    def test_creditors_are_paid_one_after_the_other(self) -> None:
        desk = debt_creditors()
        dialog = desk.shows(DebtDialog)
        assert dialog.title == "Ada owes each creditor $50"
        desk.key(pygame.K_0)
        desk.key(pygame.K_p)
        assert desk.did() == PayDebt(0)
        assert desk.state.cash[2] == 2360

    def test_the_rest_of_the_estate_and_a_trade_are_at_hand(self) -> None:
        desk = debt()
        desk.key(pygame.K_b)
        desk.shows(EstateDialog)
        desk.key(pygame.K_ESCAPE)
        desk.click("trade")
        assert desk.shows(TradeDialog).talk.partner == 1

    def test_resigning_where_the_table_allows_it(self) -> None:
        state = middle_game(voluntary_bankruptcy="resign")
        state.cash[0] = 140
        state.stack.append(Debt(0, (1,), 550, "rent", 24, True))
        desk = Desk(state)
        assert desk.label("bankrupt") == "Resign"
        desk.click("bankrupt")
        desk.click("yes")
        assert desk.done == [Resign(0)]

    def test_the_third_miss_may_leave_a_card_or_one_turn_more(self) -> None:
        for key, action in ((pygame.K_c, UseJailCard(0, -1)), (pygame.K_k, SkipJailTurn(0))):
            state = middle_game(jail_third_fail="pay_or_card", jail_skip=True)
            imprison(state, 0, 3)
            state.stack += [Advance(0, 7), Debt(0, (-1,), 50, "jail", 10, True)]
            desk = Desk(state)
            held = desk.state.cards[0][0]
            desk.key(key)
            wanted = UseJailCard(0, held) if isinstance(action, UseJailCard) else action
            assert desk.done == [wanted]

    def test_an_opponents_debt_asks_nobody(self) -> None:
        state = middle_game()
        state.stack.append(Debt(3, (1,), 550, "rent", 24, True))
        desk = Desk(state)
        assert desk.top is desk.table


class TestWays:
    def test_what_loses_least_rent_for_the_money_comes_first(self) -> None:
        state = position()
        state.cash[0] = 0
        own(state, 0, "boardwalk", "mediterranean_avenue")
        own_set(state, 0, "orange", level=2)
        settle_books(state)
        found = funding_options(state, 0)
        assert found[0].action == Mortgage(0, 1)
        assert found[1].action == Mortgage(0, 39)
        assert isinstance(found[-1].action, SellBuilding)
        assert found[0].loss == 2

    def test_part_of_a_set_is_sold_where_that_is_enough(self) -> None:
        """SELL-5 SC-158: three hotels, two houses at the Bank: $325 keeps both houses."""
        state = position(2)
        own_set(state, 0, "light_blue", level=5)
        for group, level in (("yellow", 4), ("green", 4), ("dark_blue", 3)):
            own_set(state, 1, group, level=level)
        state.cash[0] = 0
        state.stack.append(Debt(0, (1,), 325, "rent", opened=True))
        assert settle_books(state).houses_left == 2
        (way,) = options_until(state, 0, 325)
        assert way.action == SellDown(0, "light_blue", (0, 1, 1)) and way.gain == 325
        assert options_until(state, 0, 326)[0].gain >= 326
        desk = Desk(state)
        desk.key(pygame.K_RETURN)
        assert desk.done == [SellDown(0, "light_blue", (0, 1, 1))] and desk.state.cash[0] == 325

    def test_enough_ways_cover_the_need_and_no_more_are_taken(self) -> None:
        state = settle_books(middle_game())
        state.cash[0] = 0
        state.bank = -sum(state.cash)
        found = options_until(state, 0, 250)
        assert sum(way.gain for way in found) >= 250
        assert sum(way.gain for way in found[:-1]) < 250
        assert options_until(state, 0, 100_000) == []
        assert options_until(state, 0, 0) == []

    def test_rents_count_what_is_due_now(self) -> None:
        state = position()
        own(state, 0, "boardwalk")
        own(state, 0, "reading_railroad", mortgaged=True)
        assert together(state, 0) == 50


def test_the_card_behind_a_debt_is_found() -> None:
    desk = debt_creditors()
    frame = desk.state.top
    assert isinstance(frame, Debt)
    found = card_behind(desk.table, frame)
    assert found is not None
    assert found[0] == 0
    assert "every other player" in found[1].text
    assert card_behind(desk.table, Debt(0, (1,), 50, "rent")) is None
