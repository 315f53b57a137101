"""Rent and salary asked for in person or at once: in set-up, in a running game, for each human."""

from pathlib import Path

import pygame
import pytest

from monopoly_gui.engine.actions import SetAutoClaim
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.presets import PRESETS, preset, rules_from
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.history import replay
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.setup.setup import SetupRequest, SetupScene
from monopoly_gui.scenes.table.dialogs.claims import ClaimsDialog
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.storage import load, save
from monopoly_gui.ui.widgets import Toggle
from tests.scenes.dialogs.desk import own, position
from tests.scenes.layout_watch import faults
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat


def visited(humans: tuple[int, ...] = (0, 1), **rules: object) -> Seat:
    """Player 1 throws 2 and 4, and comes to the Oriental Avenue of player 0."""
    state = position(2, rules=rules)
    own(state, 0, "oriental_avenue")
    state.auto_claim = [False, False]
    state.current = 1
    state.stack[0] = Turn(1)
    return Seat(state, humans=humans, dice=[(2, 4)])


def menu(seat: Seat) -> TableMenu:
    if not isinstance(seat.screen.scene, TableMenu):
        seat.table.commands.menu()
        seat.frames(2)
    return seat.screen.shows(TableMenu)


def switch(found: Screen, name: str) -> Toggle:
    widget = found.find(name)
    assert isinstance(widget, Toggle)
    return widget


class TestInARunningGame:
    def test_switched_on_by_mouse_rent_is_taken_at_once(self) -> None:
        seat = visited()
        menu(seat)
        assert not switch(seat.screen, "collect 1").on
        seat.click("collect 1")
        assert seat.state.auto_claim == [True, False]
        seat.key(pygame.K_ESCAPE)
        seat.key(pygame.K_r)
        seat.until_rest()
        assert seat.state.cash == [1506, 1494]

    def test_switched_off_by_keys_it_has_to_be_asked_for(self) -> None:
        seat = visited()
        seat.table.submit(SetAutoClaim(0, True))
        menu(seat)
        for _ in range(30):
            if seat.screen.scene.form.focused is switch(seat.screen, "collect 1"):
                break
            seat.key(pygame.K_TAB)
        seat.key(pygame.K_SPACE)
        assert seat.state.auto_claim == [False, False]
        seat.key(pygame.K_ESCAPE)
        seat.key(pygame.K_r)
        seat.until_rest()
        seat.frames(2)
        assert seat.state.cash == [1500, 1500]
        seat.screen.shows(ClaimsDialog)

    def test_each_human_has_a_switch_and_opponents_have_none(self) -> None:
        state = position(4)
        state.auto_claim = [True, False, True, True]
        seat = Seat(state, humans=(0, 1, 3))
        menu(seat)
        found = [w for w in seat.screen.scene.form.widgets if w.name.startswith("collect ")]
        names = [widget.label for widget in found if isinstance(widget, Toggle)]
        assert names == ["Ada", "Blaise", "Dorothy"]
        seat.click("collect 2")
        seat.click("collect 3")
        assert seat.state.auto_claim == [True, True, True, False]

    @pytest.mark.parametrize("humans", [1, 2, 3, 8])
    def test_the_switches_lie_beside_all_else_in_the_menu(self, humans: int) -> None:
        seat = Seat(position(8), humans=range(humans))
        menu(seat)
        assert faults(seat.screen) == []

    def test_what_waits_already_is_asked_for(self) -> None:
        seat = visited(humans=(0, 1), salary_claim="claim_before_next_turn")
        seat.key(pygame.K_r)
        seat.until_rest()
        seat.table.state.salaries[0] = 200
        seat.table.commands.collecting.turn(0, True)
        assert seat.state.claims == []
        assert seat.state.salaries[0] == 0
        assert seat.state.cash == [1706, 1494]

    def test_where_nothing_has_to_be_asked_for_there_is_no_switch(self) -> None:
        seat = Seat(position(2, rules={"rent_claim": "automatic"}))
        menu(seat)
        assert not any(w.name.startswith("collect") for w in seat.screen.scene.form.widgets)

    def test_the_settings_switch_it_for_everybody_here(self) -> None:
        seat = visited()
        seat.screen.context.scenes.push(SettingsScene(seat.screen.context, "game"))
        seat.frames(2)
        seat.screen.shows(SettingsScene)
        seat.click("auto_claim")
        seat.key(pygame.K_ESCAPE)
        seat.frames(2)
        assert not seat.screen.context.settings.auto_claim
        assert seat.state.auto_claim == [False, False]
        seat.screen.context.scenes.push(SettingsScene(seat.screen.context, "game"))
        seat.frames(2)
        seat.click("auto_claim")
        seat.key(pygame.K_ESCAPE)
        seat.frames(2)
        assert seat.state.auto_claim == [True, True]

    def test_replay_and_save_hold_it(self, tmp_path: Path) -> None:
        seat = visited()
        menu(seat)
        seat.click("collect 1")
        seat.key(pygame.K_ESCAPE)
        seat.key(pygame.K_r)
        seat.until_rest()
        seat.table.submit(SetAutoClaim(0, False))
        saved = seat.table.match.saved("Claiming")
        assert replay(saved.start, saved.log).state == seat.state
        save(tmp_path / "asking.json", saved)
        kept = load(tmp_path / "asking.json")
        assert kept.state == seat.state
        assert replay(kept.start, kept.log).state == seat.state


class TestInSetUp:
    @pytest.mark.parametrize(
        ("rules", "label"),
        [
            ({}, "Collect rent automatically"),
            (
                {"salary_claim": "claim_before_next_turn"},
                "Collect rent and salary automatically",
            ),
            (
                {"rent_claim": "automatic", "salary_claim": "claim_before_next_turn"},
                "Collect the salary automatically",
            ),
        ],
    )
    def test_a_table_that_wants_asking_says_so(self, rules: dict[str, object], label: str) -> None:
        screen = Screen()
        screen.open(SetupScene(screen.context, SetupRequest(rules_from(rules))))
        found = switch(screen, "collects")
        assert found.visible
        assert found.label == label

    def test_a_table_that_wants_none_offers_none(self) -> None:
        screen = Screen()
        screen.open(SetupScene(screen.context, SetupRequest(Rules(rent_claim="automatic"))))
        with pytest.raises(KeyError):
            screen.find("collects")

    @pytest.mark.parametrize("name", [found.id for found in PRESETS])
    def test_rules_about_asking_are_played_by_asking(self, name: str) -> None:
        screen = Screen()
        screen.open(SetupScene(screen.context, SetupRequest(rules_from(preset(name).changes))))
        screen.click("start")
        by_hand = name in ("us_classic", "short_1973", "tournament")
        assert screen.calls.started[0].collects is not by_hand

    def test_us_classic_is_played_by_asking_from_the_set_up_to_the_rent(self, home: Path) -> None:
        screen = Screen()
        session = Session(screen.context)
        wanted = SetupRequest(rules_from(preset("us_classic").changes), "us_pre2008", 7)
        screen.open(SetupScene(screen.context, wanted))
        screen.click("start")
        screen.frame()
        assert session.match is not None
        human = [seat.kind == "human" for seat in session.match.seats]
        assert session.match.state.auto_claim == [not is_human for is_human in human]
        session.close()

    def test_the_switch_is_the_players_to_choose(self, home: Path) -> None:
        for name, expected in (("us_classic", True), ("official_2008", False)):
            screen = Screen()
            session = Session(screen.context)
            screen.open(SetupScene(screen.context, SetupRequest(rules_from(preset(name).changes))))
            screen.click("collects")
            screen.click("start")
            screen.frame()
            assert session.match is not None
            assert session.match.state.auto_claim[0] is expected
            session.close()
