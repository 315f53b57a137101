"""The rules while a game is played: what is in force, and what is behind a refusal."""

import ast
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from monopoly_gui import engine, paths
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.actions import Build, Roll
from monopoly_gui.engine.presets import PRESETS, differences, preset, rules_from
from monopoly_gui.engine.rules import Rules, options
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.rules.book import RulesScene, show_rule
from monopoly_gui.scenes.rules.in_force import TITLE, the_board, this_game, with_notes
from monopoly_gui.scenes.rules.text import Chapter, find_rule, read_rules, rule_ids
from monopoly_gui.scenes.setup.setup import SetupRequest, SetupScene
from monopoly_gui.scenes.table.dialogs.log_dialog import LogDialog
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.ui.text.log_sentences import RULES as BEHIND_PAYMENTS
from monopoly_gui.ui.widgets import Button, Reason
from tests.scenes.dialogs.desk import own, own_set, position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat

BOARD = load_edition("us_2008")
ENGINE = Path(next(iter(engine.__path__)))


def book() -> list[Chapter]:
    return read_rules(paths.assets() / "rules" / "en.md")


def texts(chapter: Chapter) -> list[str]:
    return [block.text for block in chapter.blocks]


def refusals() -> set[str]:
    """The rule ids of everything that the engine may refuse."""
    found: set[str] = set()
    for file in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "IllegalAction" and len(node.args) > 2:
                constants = [n for n in ast.walk(node.args[2]) if isinstance(n, ast.Constant)]
                found |= {str(constant.value) for constant in constants if constant.value}
    return found


class TestPassages:
    def test_every_refusal_leads_to_a_passage(self) -> None:
        assert len(refusals()) > 50
        assert [rule for rule in sorted(refusals()) if not find_rule(book(), rule)] == []

    def test_every_forced_payment_leads_to_a_passage(self) -> None:
        assert [rule for rule in BEHIND_PAYMENTS.values() if not find_rule(book(), rule)] == []

    def test_every_option_leads_to_a_passage(self) -> None:
        chapters = book()
        untold = [
            o.name for o in options() if not any(find_rule(chapters, rule) for rule in rule_ids(o))
        ]
        assert untold == []

    def test_a_passage_says_where_it_stands(self) -> None:
        passage = find_rule(book(), "AUCT-3")
        assert passage is not None
        assert (passage.chapter, passage.section) == ("Auctions", "Bidding")
        assert "beat the last one" in passage.block.text
        assert find_rule(book(), "AUCT-99") is None


class TestThisGame:
    @pytest.mark.parametrize("chosen", PRESETS, ids=lambda chosen: chosen.id)
    def test_what_differs_comes_first(self, chosen: object) -> None:
        found = next(one for one in PRESETS if one is chosen)
        rules = rules_from(found.changes)
        board = load_edition(found.edition)
        chapter = this_game(rules, board)
        differ = differences(rules)
        first = chapter.blocks[: len(differ) + 1]
        if not differ:
            assert "All rules are the official 2008 ones" in first[0].text
        else:
            assert f"({len(differ)})" in first[0].text
            labels = {o.label for o in options() if o.name in differ}
            assert {block.text.split(":")[0] for block in first[1:]} == labels

    def test_every_option_that_decides_something_is_told(self) -> None:
        sentence = texts(this_game(Rules(speed_die="on"), BOARD))
        labels = {text.split(":")[0] for text in sentence}
        silent = {"Dealt deeds are paid for", "Fixed rent, one utility"}
        assert {o.label for o in options()} - labels >= silent
        assert "Three of a kind on third doubles" in labels
        assert "Speed die: On. A third die for players who have passed GO once." in sentence

    def test_the_starting_notes_are_told(self) -> None:
        text = " ".join(texts(this_game(Rules(cash_denominations="classic"), BOARD)))
        notes = "Everybody gets 2 × $500, 2 × $100, 2 × $50, 6 × $20, 5 × $10"
        assert notes in text.replace("\u00a0", " ")

    def test_another_board_is_described(self) -> None:
        other = replace(BOARD, currency="kr ", salary=180, jail_fine=40)
        parts = [block.text for block in the_board(Rules(luxury_tax=75), other)]
        assert "GO pays kr\u00a0180." in parts
        assert "Leaving Jail costs kr\u00a040." in parts
        assert "Taxes: Income Tax kr\u00a0200, Luxury Tax kr\u00a075." in parts
        assert "Cards in the decks: Chance 16 and Community Chest 16." in parts

    def test_notes_stand_below_what_an_option_changes(self) -> None:
        rules = Rules(jail_third_fail="pay_or_card", jail_exit_next_turn=True)
        chapters = {c.title: c for c in with_notes(book(), rules, BOARD)}
        jail = chapters["Jail"].blocks
        (at,) = [n for n, block in enumerate(jail) if "JAIL-14" in block.ids]
        assert jail[at + 1].kind == "note"
        assert "Third failed roll in Jail: Fine or card" in jail[at + 1].text
        assert "Jail for one turn only: Yes" in jail[at + 1].text
        assert not [b for b in chapters["Trading"].blocks if b.kind == "note"]

    def test_official_rules_have_no_notes(self) -> None:
        assert with_notes(book(), Rules(), BOARD) == book()


class TestBook:
    @pytest.fixture
    def screen(self) -> Screen:
        return Screen()

    def test_the_game_is_the_first_chapter_and_is_searched_too(self, screen: Screen) -> None:
        game = (rules_from(preset("tournament").changes), BOARD)
        scene = screen.open(RulesScene(screen.context, game))
        assert scene.tabs.value == TITLE
        screen.write("search", "equal shares")
        assert TITLE in [chapter.title for chapter in scene.page.chapters]
        assert "officially: In turn order" in " ".join(texts(scene.page.chapters[0]))

    def test_without_a_game_it_tells_the_official_rules(self, screen: Screen) -> None:
        screen.open(TitleScene(screen.context))
        screen.click("help")
        screen.click("read")
        scene = screen.shows(RulesScene)
        assert scene.game is None
        assert TITLE not in [chapter.title for chapter in scene.chapters]
        screen.key(pygame.K_F1)
        screen.shows(TitleScene)

    def test_from_the_set_up_it_tells_the_game_that_is_set_up(self, screen: Screen) -> None:
        rules = Rules(even_build=False)
        screen.open(SetupScene(screen.context, SetupRequest(rules, "uk")))
        screen.key(pygame.K_F1)
        screen.key(pygame.K_r)
        assert screen.shows(RulesScene).game == (rules, load_edition("uk"))

    @pytest.mark.parametrize("rule", ["BUILD-9", "JAIL-16", "SPEED-1", "BANKR-5"])
    @pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
    def test_it_opens_at_a_passage_and_shows_it(self, rule: str, size: tuple[int, int]) -> None:
        screen = Screen(size)
        screen.open(TitleScene(screen.context))
        show_rule(screen.context, rule, (Rules(even_build=False), BOARD))
        screen.frame()
        page = screen.shows(RulesScene).page
        assert page.marked is not None
        assert rule in page.marked.ids
        top, bottom = page.mark
        assert page.offset <= top < bottom <= page.offset + page.rect.height

    def test_an_unknown_rule_opens_the_beginning(self, screen: Screen) -> None:
        screen.open(TitleScene(screen.context))
        show_rule(screen.context, "NO-1")
        screen.frame()
        assert screen.shows(RulesScene).tabs.index == 0


class TestAtTheTable:
    def test_f1_and_the_menu_tell_the_game_that_is_played(self) -> None:
        seat = Seat(position(2, rules={"free_parking": "pot"}))
        seat.key(pygame.K_F1)
        seat.key(pygame.K_r)
        book = seat.screen.shows(RulesScene)
        assert book.game is not None
        assert book.game[0].free_parking == "pot"
        seat.key(pygame.K_ESCAPE)
        seat.table.commands.menu()
        seat.frames()
        seat.screen.shows(TableMenu)
        seat.key(pygame.K_r)
        assert seat.screen.shows(RulesScene).game == book.game

    def test_the_rule_behind_a_greyed_out_button(self) -> None:
        seat = Seat(position(2), dice=[(1, 3)], humans=(0, 1))
        seat.key(pygame.K_r)
        seat.until_rest()
        roll = seat.button("roll")
        assert (roll.reason, roll.rule) == ("You have already rolled; end your turn.", "TURN-1")
        # it makes way for the end of the turn; its key says why it cannot be used
        seat.move((0, 0))
        seat.key(pygame.K_r)
        seat.until_rest()
        seat.frames(20)
        assert seat.table.form.tipped is roll
        seat.key(pygame.K_F1)
        marked = seat.screen.shows(RulesScene).page.marked
        assert marked is not None
        assert "TURN-1" in marked.ids

    def test_the_rule_behind_a_refusal(self) -> None:
        state = position(2)
        own_set(state, 0, "brown")
        seat = Seat(state)
        assert not seat.table.submit(Build(0, (1, 1)))
        seat.move((0, 0))
        seat.key(pygame.K_F1)
        marked = seat.screen.shows(RulesScene).page.marked
        assert marked is not None
        assert "BUILD-9" in marked.ids

    def test_the_rule_behind_a_forced_payment_in_the_log(self) -> None:
        state = position(2)
        own(state, 1, "oriental_avenue")
        seat = Seat(state, dice=[(2, 4)])
        seat.table.submit(Roll(0))
        seat.until_rest()
        seat.key(pygame.K_l)
        seat.frames(3)
        log = seat.screen.shows(LogDialog).lines
        line = next(e for e in log._entries if e.line.rule)
        seat.move((log.rect.centerx, log.rect.y + line.top - log.offset + 4))
        assert (log.rule, log.rule in log.tip) == ("RENT-1", False)
        assert log.tip
        seat.key(pygame.K_F1)
        marked = seat.screen.shows(RulesScene).page.marked
        assert marked is not None
        assert "RENT-1" in marked.ids


class TestReason:
    def test_a_widget_keeps_the_rule_of_its_reason(self) -> None:
        button = Button("Build", reason=Reason("Build evenly.", "BUILD-9"))
        assert (button.reason, button.rule) == ("Build evenly.", "BUILD-9")
        button.reason = "It is not your turn."
        assert button.rule == ""
        button.reason = Reason("", "")
        assert button.enabled

    def test_a_message_tells_its_rule_as_long_as_it_is_shown(self) -> None:
        screen = Screen()
        screen.open(TitleScene(screen.context))
        screen.context.scenes.toasts.say("You cannot.", "bad", "TRADE-7")
        screen.frame()
        assert screen.context.scenes.toasts.rule == "TRADE-7"
        for _ in range(60):
            screen.frame(0.1)
        assert screen.context.scenes.toasts.rule == ""
