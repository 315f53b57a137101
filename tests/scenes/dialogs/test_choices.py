"""A tax, a card, and where to go [TAX-4, CARD-2, SPEED-1]."""

import pygame

from monopoly_gui.engine.actions import ChooseCard, ChooseSpace, ChooseTax, PlaceBuilding
from monopoly_gui.engine.amounts.percentages import tenth
from monopoly_gui.engine.amounts.worth import tax_worth
from monopoly_gui.scenes.table.dialogs.demand import PlaceBuildingDialog
from monopoly_gui.scenes.table.dialogs.pay_choices import TaxDialog
from monopoly_gui.scenes.table.dialogs.space_choice import MoveDialog
from monopoly_gui.ui.board.layout import BoardLayout
from tests.scenes.dialogs.stories import bus, card_choice, place, tax, triple


class TestTax:
    def test_both_ways_by_click_and_key(self) -> None:
        for name, key, share in (("fixed", pygame.K_f, False), ("share", pygame.K_s, True)):
            desk = tax()
            desk.click(name)
            assert desk.done == [ChooseTax(0, share)]
            desk = tax()
            desk.key(key)
            assert desk.done == [ChooseTax(0, share)]

    def test_no_worth_is_shown_before_the_choice(self) -> None:
        desk = tax()
        dialog = desk.shows(TaxDialog)
        worth = tax_worth(desk.state, 0)
        texts = [dialog.title, dialog.subtitle]
        texts += [answer.label + answer.note for answer in dialog.rows]
        for amount in (worth, tenth(worth, "up"), desk.state.cash[0]):
            assert not any(desk.table.money(amount) in text for text in texts)

    def test_what_is_counted_is_told_by_the_rules_in_force(self) -> None:
        dialog = tax(basis="current_value").shows(TaxDialog)
        (note,) = (answer.note for answer in dialog.rows if answer.name == "share")
        assert "mortgaged ones at their mortgage value" in note


class TestCard:
    def test_paying_and_drawing_by_click_and_key(self) -> None:
        for name, key, draw in (("pay", pygame.K_p, False), ("draw", pygame.K_d, True)):
            desk = card_choice()
            desk.click(name)
            assert desk.done == [ChooseCard(0, draw)]
            desk = card_choice()
            desk.key(key)
            assert desk.done == [ChooseCard(0, draw)]


class TestPlace:
    def test_a_street_for_what_was_won(self) -> None:
        """SUPPLY-5: by mouse, and by keys."""
        desk = place()
        desk.shows(PlaceBuildingDialog)
        desk.key(pygame.K_DOWN)
        assert desk.table.pointed == 8
        desk.key(pygame.K_RETURN)
        assert desk.done == [PlaceBuilding(0, 8)]
        desk = place()
        desk.click("place")
        assert desk.done == [PlaceBuilding(0, 6)]


class TestMove:
    def test_the_bus_by_keys(self) -> None:
        desk = bus()
        assert desk.table.pointed == 16
        desk.key(pygame.K_DOWN)
        assert desk.table.pointed == 19
        assert desk.label("go") == "Go to New York Avenue"
        desk.key(pygame.K_RETURN)
        assert desk.done == [ChooseSpace(0, 19)]

    def test_the_bus_by_mouse_in_the_list(self) -> None:
        desk = bus()
        dialog = desk.shows(MoveDialog)
        desk.click(dialog.list.row_rect(2).center)
        desk.click("go")
        assert desk.done == [ChooseSpace(0, 21)]
        assert desk.table.pointed is None

    def test_a_triple_by_a_click_on_the_board(self) -> None:
        desk = triple()
        cell = BoardLayout(desk.table.board_rect).cell(39)
        desk.screen.post(pygame.MOUSEMOTION, pos=cell.center, rel=(1, 1), buttons=(0, 0, 0))
        assert desk.table.pointed == 39
        desk.click(cell.center)
        assert desk.done == [ChooseSpace(0, 39)]

    def test_the_bus_goes_nowhere_else(self) -> None:
        desk = bus()
        desk.click(BoardLayout(desk.table.board_rect).cell(39).center)
        assert desk.done == []
        desk.shows(MoveDialog)
