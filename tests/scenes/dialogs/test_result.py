"""The end of the game [END-1]."""

from __future__ import annotations

import pygame

from monopoly_gui.engine.amounts.worth import WorthLine, worth_lines
from monopoly_gui.engine.frames import Over
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.dialogs.result import ResultDialog, counted
from tests.scenes.dialogs.desk import Desk
from tests.scenes.dialogs.stories import result


def test_the_winner_is_named_and_the_end_explained() -> None:
    dialog = result().shows(ResultDialog)
    assert dialog.title == "Ada has won!"
    assert dialog.subtitle.startswith("The limit of the game is reached")
    assert "15 rounds" in dialog.subtitle


def test_to_the_title() -> None:
    for press in ("click", "key"):
        desk = result()
        if press == "click":
            desk.click("title")
        else:
            desk.key(pygame.K_t)
        desk.shows(TitleScene)


def test_a_new_game_by_enter() -> None:
    desk = result()
    desk.key(pygame.K_RETURN)
    desk.shows(SetupScene)


def test_looking_at_the_board_and_coming_back() -> None:
    desk = result()
    desk.key(pygame.K_l)
    assert desk.shows(ResultDialog).folded
    desk.key(pygame.K_v)
    assert not desk.shows(ResultDialog).folded


def test_where_worth_decides_the_sums_are_shown() -> None:
    """SC-220: every part of it, and the parts make up the whole."""
    desk = result()
    dialog = desk.shows(ResultDialog)
    assert dialog.headings() == ("Cash", "Deeds", "Mortgaged", "Houses", "Hotels", "Worth")
    for place in range(2):
        player = dialog.frame.ranking[place]
        *parts, worth = dialog.figures(place)
        lines = worth_lines(dialog.state, player)
        assert [figure for figure, _ in parts] == [
            dialog.port.money(line.amount) if line.amount else "–" for line in lines
        ]
        assert worth[0] == dialog.port.money(sum(line.amount for line in lines))
    assert dialog.figures(3)[-1] == ("bankrupt", "")


def test_parts_are_counted_in_words() -> None:
    assert counted(WorthLine("deeds", 7, 900)) == "7 deeds"
    assert counted(WorthLine("hotels", 1, 900)) == "1 hotel"
    assert counted(WorthLine("mortgaged", 2, 90)) == "2 at half"
    assert counted(WorthLine("cash", 0, 90)) == ""


def test_a_last_survivor_needs_no_sums() -> None:
    state = result().state
    state.alive[2], state.cash[2], state.fallen = False, 0, [3, 1, 2]
    state.owner = [0 if owner == 2 else owner for owner in state.owner]
    state.stack = [Over((0, 2, 1, 3), (4310, 0, 0, 0), "bankruptcies")]
    dialog = Desk(state).shows(ResultDialog)
    assert dialog.headings() == ("Deeds", "Worth")
    assert dialog.figures(0)[-1] == ("$4,310", "")
