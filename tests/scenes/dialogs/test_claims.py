"""Rent and salary that must be asked for [RENT-2, GO-2]."""

import pygame

from monopoly_gui.engine.actions import ClaimRent, ClaimSalary, EndTurn, SetAutoClaim
from monopoly_gui.scenes.table.dialogs.claims import ClaimsDialog
from tests.scenes.dialogs.stories import claims


def test_asking_by_click_and_by_key() -> None:
    desk = claims()
    desk.click("claim 4")
    assert desk.done == [ClaimRent(0, 4)]
    desk.key(pygame.K_a)
    assert desk.did() == ClaimRent(0, 3)
    desk.key(pygame.K_g)
    assert desk.did() == ClaimSalary(0)
    assert desk.top is desk.table


def test_letting_it_go_folds_it_and_it_comes_back() -> None:
    desk = claims()
    assert desk.shows(ClaimsDialog).pauses
    desk.key(pygame.K_n)
    assert desk.shows(ClaimsDialog).folded
    assert not desk.shows(ClaimsDialog).pauses
    desk.click("unfold")
    assert not desk.shows(ClaimsDialog).folded
    assert desk.done == []


def test_it_goes_when_the_time_to_ask_is_over() -> None:
    desk = claims()
    desk.key(pygame.K_n)
    desk.table.match.poll()
    desk.frames(2)
    desk.play_on(4)
    assert desk.state.claims == []


def test_from_now_on_always() -> None:
    desk = claims()
    desk.key(pygame.K_k)
    assert SetAutoClaim(0, True) in desk.done
    assert ClaimRent(0, 3) in desk.done
    assert ClaimRent(0, 4) in desk.done
    assert desk.state.auto_claim[0]
    assert EndTurn(0) not in desk.done
