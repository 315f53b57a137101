"""Ending a game early, from the menu of the table [DEBT-5, END-2]."""

import pygame
import pytest

from monopoly_gui.engine.frames import Over
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.table.leaving import CONCEDE, END, LONG, ROUNDS, EndVoteDialog
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.ui.widgets import Button
from tests.scenes.dialogs.desk import own, position
from tests.scenes.seat import Seat


def menu(seat: Seat) -> TableMenu:
    """The menu, opened by its key."""
    seat.key(pygame.K_ESCAPE)
    return seat.screen.shows(TableMenu)


def button(found: TableMenu, name: str) -> Button:
    made = found.form.find(name)
    assert isinstance(made, Button)
    return made


def test_a_player_concedes_by_mouse() -> None:
    """After a question whose safe answer is the one that Enter gives."""
    seat = Seat(position(3, rules={"voluntary_bankruptcy": "resign"}), humans=(0, 1))
    menu(seat)
    seat.click(CONCEDE)
    asked = seat.screen.shows(ConfirmScene)
    assert "Ada leaves the game" in asked.text
    seat.key(pygame.K_RETURN)
    assert seat.state.living() == [0, 1, 2]
    menu(seat)
    seat.click(CONCEDE)
    seat.click("yes")
    assert seat.state.living() == [1, 2]


def test_nobody_concedes_by_the_official_rules() -> None:
    """DEBT-5 DEBT-4: who owes nothing reads why as well, and a computer may have the seat."""
    seat = Seat(position(3), humans=(0, 1))
    menu(seat)
    seat.click(CONCEDE)
    asked = seat.screen.shows(ConfirmScene)
    assert "At this table you can’t give up. A computer can take over your seat" in asked.text
    seat.click("no")
    assert seat.state.living() == [0, 1, 2]


def test_a_debtor_cannot_concede_reads_why_and_may_hand_the_seat_over() -> None:
    state = position(2)
    own(state, 1, "boardwalk")
    state.position[0], state.cash[0] = 36, 0
    own(state, 0, "reading_railroad")
    seat = Seat(state, dice=((1, 2),))
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.table.commands.menu()
    seat.frames(2)
    assert not button(seat.screen.shows(TableMenu), END).reason
    seat.click(CONCEDE)
    asked = seat.screen.shows(ConfirmScene)
    assert "At this table you can’t give up." in asked.text
    seat.click("no")
    assert seat.state.living() == [0, 1] and seat.table.match.humans == (0,)


def test_two_people_agree_and_the_losing_computer_too() -> None:
    """Everybody's worth and chance are shown; one who does not agree, and the game goes on."""
    state = position(3)
    own(state, 0, "boardwalk", "park_place", level=4)
    state.cash[1] = 20
    seat = Seat(state, humans=(0, 2))
    menu(seat)
    seat.key(pygame.K_e)
    dialog = seat.screen.shows(EndVoteDialog)
    assert dialog.agreeing == (1,) and dialog.tree is not None
    assert "computers" not in dialog.subtitle, "the only computer agrees"
    said = " ".join(each.name for each in dialog.tree.spoken())
    assert "Blaise worth $20" in said and "% to win agrees" in said
    seat.click("agree 0")
    seat.click("end")
    assert dialog.end.reason == "Chen has not agreed." and not seat.state.over
    seat.click("agree 2")
    seat.key(pygame.K_RETURN)
    seat.until_rest()
    assert isinstance(seat.state.top, Over) and seat.state.top.why == "agreement"


def test_a_computer_that_leads_grumbles_unless_it_would_win_now() -> None:
    state = position(2)
    own(state, 1, "boardwalk", "park_place", level=5)
    seat = Seat(state)
    assert seat.table.match.agreeing() == (1,)
    seat.state.cash[0] = 4500
    assert seat.table.match.agreeing() == ()
    menu(seat)
    seat.key(pygame.K_e)
    dialog = seat.screen.shows(EndVoteDialog)
    said = " ".join(each.name for each in dialog.tree.spoken())
    assert "wants to play on" in said and not dialog.end.reason
    assert "even if computers want to play on" in dialog.subtitle
    seat.key(pygame.K_RETURN)
    seat.until_rest()
    assert seat.state.over, "the only person decides"


def test_one_person_alone_agrees_by_the_button() -> None:
    state = position(2)
    own(state, 0, "boardwalk", "park_place", level=4)
    seat = Seat(state)
    menu(seat)
    seat.key(pygame.K_e)
    seat.screen.shows(EndVoteDialog)
    seat.key(pygame.K_RETURN)
    seat.until_rest()
    assert isinstance(seat.state.top, Over) and seat.state.top.winners == (0,)


def test_the_end_is_offered_once_to_a_person_who_has_as_good_as_won_for_some_rounds() -> None:
    state = position(2)
    own(state, 0, "boardwalk", "park_place", "pacific_avenue", "north_carolina_avenue", level=5)
    own(state, 0, "pennsylvania_avenue", level=5)
    state.cash[:] = [5000, 40]
    seat = Seat(state)
    early = seat.table.commands.early_end
    for _ in range(ROUNDS):
        assert not early.offered
        seat.state.round += 1
        early.follow()
    seat.frames(2)
    assert seat.screen.shows(EndVoteDialog).title == "You have as good as won"
    seat.key(pygame.K_RETURN)
    seat.frames(2)
    assert early.offered and not seat.state.over, "Enter, meant for the dice, ends nothing"


@pytest.mark.parametrize(("leader", "humans"), [(1, (0,)), (0, (0, 1))])
def test_nobody_is_told_that_another_has_as_good_as_won(
    leader: int, humans: tuple[int, ...]
) -> None:
    state = position(2)
    own(state, leader, "boardwalk", "park_place", level=5)
    state.cash[leader], state.cash[1 - leader] = 5000, 40
    seat = Seat(state, humans=humans)
    early = seat.table.commands.early_end
    for _ in range(ROUNDS + 1):
        seat.state.round += 1
        early.follow()
    assert not early.offered


def test_an_open_game_is_not_cut_short_until_it_drags_on() -> None:
    seat = Seat(position(2), humans=(0, 1))
    early = seat.table.commands.early_end
    for round_ in (20, 30, 40, LONG):
        seat.state.round = round_
        early.follow()
    assert not early.offered
    seat.state.round = LONG + 1
    early.follow()
    assert early.offered
