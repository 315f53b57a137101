"""A debt by ear: a hopeless one is announced as such, with the real ways out."""

import pygame

from monopoly_gui.engine.frames import Debt
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.table.dialogs.debt import DebtDialog
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.desk import own, position
from tests.scenes.seat import Seat
from tests.scenes.test_narrator import listening


def owing(amount: int, *deeds: str, creditors: tuple[int, ...] = (1,), **rules: object) -> Seat:
    """Ada has 60 and these deeds, and owes them to Blaise."""
    state = position(2, rules=dict(rules))
    state.cash[:2] = [60, 1500]
    own(state, 0, *deeds)
    state.stack.append(Debt(0, creditors, amount, "card", -1, True))
    return Seat(state)


def test_what_can_be_raised_is_asked_for_as_before() -> None:
    text = listening(owing(80, "baltic_avenue").screen).new()
    assert "Still to raise, $20" in text and "Everything you own" not in text


def test_a_debt_out_of_reach_says_how_much_is_lacking_and_that_a_trade_could_help() -> None:
    seat = owing(700, "baltic_avenue")
    text = listening(seat.screen).new()
    assert "Everything you own raises $30 more at most: you’re still $610 short." in text
    assert "Only a trade can save you from bankruptcy now." in text
    assert "T or Enter: Trade" in text and "Enter: Bankrupt" not in text
    seat.key(pygame.K_RETURN)
    seat.screen.shows(TradeDialog)


def test_where_no_trade_can_help_only_bankruptcy_is_left_and_asks_first() -> None:
    seat = owing(700)
    text = listening(seat.screen).new()
    assert "Everything you own raises $0 more at most: you’re still $640 short." in text
    assert "Bankruptcy is the only way out." in text and "Q or Enter: Bankrupt" in text
    assert "trade" not in text
    seat.key(pygame.K_RETURN)
    seat.screen.shows(ConfirmScene)
    seat.key(pygame.K_RETURN)
    seat.frames(2)
    seat.screen.shows(DebtDialog)
    assert seat.state.alive[0]


def test_the_rules_of_the_table_say_whether_a_trade_can_help() -> None:
    text = listening(owing(700, "baltic_avenue", trade_in_debt="none").screen).new()
    assert "Only a trade can save you" in text, "the creditor may take it for the debt"
    seat = owing(700, "baltic_avenue", creditors=(-1,), trade_in_debt="none")
    assert "Bankruptcy is the only way out." in listening(seat.screen).new()


def test_a_debt_out_of_reach_is_seen_as_such_and_its_last_way_is_golden() -> None:
    dialog = owing(700, "baltic_avenue").screen.shows(DebtDialog)
    assert (dialog.trade.style, dialog.give_up.style) == ("primary", "light")
    dialog = owing(700).screen.shows(DebtDialog)
    assert (dialog.trade.style, dialog.give_up.style) == ("light", "primary")
    dialog = owing(80, "baltic_avenue").screen.shows(DebtDialog)
    assert (dialog.trade.style, dialog.give_up.style) == ("link", "link")
