"""The help card: on every screen, by the rules in force, with the keys that really work there."""

import pygame
import pytest

from monopoly_gui.engine.rules import Rules
from monopoly_gui.paths import assets
from monopoly_gui.scenes.challenge.choosing import ChallengePage
from monopoly_gui.scenes.core.dialog import Dialog, RowsDialog
from monopoly_gui.scenes.core.name_dialog import NameDialog
from monopoly_gui.scenes.core.page import ListPage, Page, SearchPage
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.core.screen_keys import keys_everywhere, keys_here
from monopoly_gui.scenes.core.tree_scene import TreeScene
from monopoly_gui.scenes.lesson.table import LessonTable
from monopoly_gui.scenes.menus import help_texts
from monopoly_gui.scenes.menus.help import HelpScene
from monopoly_gui.scenes.menus.help_lines import sentences
from monopoly_gui.scenes.menus.help_texts import TOPICS
from monopoly_gui.scenes.menus.saved_list import SavedListPage
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.scenes.rules.text import find_rule, read_rules
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.dialog_base.options import OptionsDialog
from monopoly_gui.scenes.table.dialog_base.state_bound_dialog import StateBoundDialog
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.dialogs.purchase import PurchaseDialog
from monopoly_gui.scenes.table.dialogs.space_choice import SpaceChoice
from monopoly_gui.scenes.table.parts.table_host import TableHost
from monopoly_gui.scenes.table.parts.zoomed_table import ZoomedTable
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.ui.panels.key_caps import KeyText
from monopoly_gui.ui.widgets import Button
from tests.scenes.dialogs.desk import own, position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat

ABSTRACT = (
    TreeScene,
    Page,
    Dialog,
    NameDialog,
    RowsDialog,
    ListPage,
    SearchPage,
    SavedListPage,
    ChallengePage,
    ZoomedTable,
    TableHost,
    StateBoundDialog,
    TableDialog,
    OptionsDialog,
    SpaceChoice,
)


def kinds(of: type[Scene] = Scene) -> list[type[Scene]]:
    """Every kind of scene that the game has."""
    found = [k for k in of.__subclasses__() if k.__module__.startswith("monopoly_gui")]
    return [*found, *(deeper for k in found for deeper in kinds(k))]


def test_every_screen_has_something_to_tell() -> None:
    concrete = {k.__name__ for k in kinds() if k.helped and k not in ABSTRACT}
    assert concrete - set(TOPICS) == set()
    assert set(TOPICS) - {k.__name__ for k in kinds()} == set()
    assert LessonTable in kinds()


@pytest.mark.parametrize("name", list(TOPICS))
def test_a_topic_can_be_told_and_leads_to_a_rule(name: str) -> None:
    topic = TOPICS[name]
    board = position(2).board
    other = Rules(
        auction_on_decline=False, auction_order="round_robin", even_build=False,
        building_supply="unlimited", rent_claim="automatic", free_parking="pot",
        one_sided_trades="allow", trade_timing="own_turn_before_roll",
        build_timing="own_turn_before_roll", win_condition="richest_at_limit",
        mortgage_requires_clear="street", voluntary_bankruptcy="resign",
        jail_rights="no_rent", jail_exit_next_turn=True,
    )  # fmt: skip
    for rules in (Rules(), other):
        lines = sentences(topic.lines, rules, board)
        assert 1 <= len(lines) <= 12
        assert all(s.endswith(".") and "{" not in s for s in lines)
    if topic.rule:
        assert find_rule(read_rules(assets() / "rules" / "en.md"), topic.rule)


def test_it_tells_by_the_rules_of_the_game() -> None:
    for auctions, words in ((True, "auctioned at once"), (False, "has no auctions")):
        state = position(2, rules={"auction_on_decline": auctions})
        seat = Seat(state, dice=[(1, 2)])
        seat.key(pygame.K_r)
        for _ in range(80):
            seat.frames(1, 0.1)
            if isinstance(seat.screen.scene, PurchaseDialog):
                break
        seat.key(pygame.K_F1)
        assert words in seat.screen.shows(HelpScene).text
        seat.key(pygame.K_r)
        book = seat.screen.shows(RulesScene)
        assert book.page.marked is not None and "BUY-1" in book.page.marked.ids


def test_the_question_mark_opens_it_but_can_be_typed() -> None:
    screen = Screen()
    screen.open(SetupScene(screen.context))
    screen.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")
    screen.frame()
    screen.shows(HelpScene)
    screen.key(pygame.K_ESCAPE)
    screen.click("name 1")
    screen.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")
    screen.post(pygame.TEXTINPUT, text="?")
    screen.frame()
    screen.shows(SetupScene)


def test_the_keys_that_are_told_are_those_that_work() -> None:
    seat = Seat(position(2), dice=[(1, 3)])
    lines = keys_here([seat.table])
    told_keys = {key: line.words for line in lines for key in line.keys}
    for button in seat.table.form.widgets:
        if isinstance(button, Button) and button.key and button.visible:
            assert any(words == button.label or words in button.tip for words in told_keys.values())
    assert told_keys["R"] == "Roll the dice"
    assert told_keys["+"] == "Faster"
    table = seat.table
    lines = keys_everywhere(table, table.context.bindings)
    everywhere = {key for line in lines for key in line.keys}
    assert {"Tab", "Enter", "Space", "Esc", "F1", "F11", "↑"} <= everywhere


def test_a_dialog_tells_the_keys_of_the_table_that_it_leaves_alone() -> None:
    state = position(2)
    own(state, 0, "oriental_avenue")
    seat = Seat(state, dice=[(1, 2)])
    seat.key(pygame.K_r)
    for _ in range(80):
        seat.frames(1, 0.1)
        if isinstance(seat.screen.scene, PurchaseDialog):
            break
    seat.key(pygame.K_F1)
    card = seat.screen.shows(HelpScene)
    here = {key: line.words for line in card.groups[0][1] for key in line.keys}
    assert here["B"].startswith("Buy for")
    assert here["S"] == "Save the game"
    assert [words for key, words in here.items() if key == "I"] == ["Raise money"]


def test_the_menu_of_a_game_tells_of_the_table() -> None:
    seat = Seat(position(2))
    seat.table.commands.menu()
    seat.frames()
    seat.click("Help and keys")
    card = seat.screen.shows(HelpScene)
    assert card.title == "At the table"
    seat.key(pygame.K_ESCAPE)
    seat.screen.shows(TableScene)


def test_the_settings_list_the_keys_that_work_everywhere() -> None:
    screen = Screen()
    settings = screen.open(SettingsScene(screen.context, "keys"))
    assert settings.tree is not None
    listed = [node for node in settings.tree.walk() if isinstance(node, KeyText)]
    lines = keys_everywhere(settings, settings.context.bindings)
    assert [(node.keys, node.words) for node in listed[:-1]] == [(k.keys, k.words) for k in lines]


def test_the_card_goes_when_escape_is_pressed_and_the_game_waits_for_it() -> None:
    seat = Seat(position(2))
    seat.key(pygame.K_F1)
    seat.screen.shows(HelpScene)
    seat.key(pygame.K_ESCAPE)
    assert isinstance(seat.screen.scene, TableScene)
    assert help_texts.TOPICS[TitleScene.__name__].title == "The start"


def test_the_button_for_help_lies_on_that_of_the_screen_behind_at_any_scale() -> None:
    seat = Seat(position(2))
    seat.screen.context.painter.wished *= 1.2
    seat.screen.context.scenes.resize(seat.table.bounds)
    seat.key(pygame.K_ESCAPE)
    seat.frames(3)
    dialog = seat.screen.shows(TableMenu)
    with dialog.fitted():
        scale = seat.screen.context.painter.scale
    with seat.table.fitted():
        assert seat.screen.context.painter.scale != scale
    assert dialog.help_button.rect == seat.table.help_button.rect
