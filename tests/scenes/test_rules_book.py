"""The rules book: an example with figures in each chapter, house rules, its history, rule ids."""

import re
from dataclasses import replace

import pygame
import pytest

from monopoly_gui import language, paths
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.presets import PRESETS, preset, rules_from
from monopoly_gui.engine.rules import Option, Rules, options
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.scenes.rules.examples import EXAMPLES, with_examples
from monopoly_gui.scenes.rules.text import Chapter, read_rules, rule_ids
from monopoly_gui.scenes.setup.options import OptionsScene
from monopoly_gui.ui.layout.leaves import Text
from monopoly_gui.ui.widgets import Toggle
from tests.scenes.screen import Screen

BOARD = load_edition("us_2008")


def book(board: Board | None = None) -> list[Chapter]:
    return read_rules(paths.assets() / "rules" / "en.md", board)


def examples(rules: Rules, board: Board) -> dict[str, str]:
    """The example of each chapter; a chapter has one, at its end."""
    found = {}
    for chapter in with_examples(book(board), rules, board):
        (text,) = [block.text for block in chapter.blocks if block.kind == "example"]
        assert chapter.blocks[-1].text == text
        found[chapter.title] = text
    return found


class TestExamples:
    def test_every_chapter_has_one(self) -> None:
        assert list(EXAMPLES) == [chapter.title for chapter in book()]
        assert list(examples(Rules(), BOARD)) == list(EXAMPLES)

    @pytest.mark.parametrize("edition", edition_ids())
    @pytest.mark.parametrize("name", [found.id for found in PRESETS])
    def test_on_every_board_by_every_set_of_rules(self, edition: str, name: str) -> None:
        board = load_edition(edition)
        for text in examples(rules_from(preset(name).changes), board).values():
            assert re.search(r"\d", text)
            assert "{" not in text

    @pytest.mark.parametrize(
        ("chapter", "told"),
        [
            ("The game in brief", "Boardwalk for $400. Blaise lands there and pays her $50"),
            ("Buying property", "Connecticut Avenue costs $120. With $140 in cash"),
            (
                "Auctions",
                "first bid must be $10 or more. Blaise bids $60; the next bid must be $61",
            ),
            ("Rent", "$8 alone, $16 with the whole set, $40 with one house, $300 with three, $600"),
            ("Cards and taxes", "pays $200, whatever she has"),
            ("Jail", "She pays $50 and moves six spaces, to St. James Place."),
            ("Building", "one on each comes to $150"),
            ("Mortgages", "lends $60 on Connecticut Avenue. Unmortgaging it costs $66"),
            ("Trading", "also pays the Bank $20; to unmortgage it at once, $220"),
            (
                "Debts and bankruptcy",
                "raise $160 in all. Chen’s hotel on Boardwalk charges $2,000",
            ),
            ("Short and timed games", "mortgaged, which counts as $200: she is worth $670."),
            ("The speed die", "Everybody starts with $2,500."),
            ("Other ways to play", "he pays $40, or $100"),
            ("House rules", "takes $250; landing on GO earns $400"),
            ("How the rules changed", "pays $30 on Income Tax where she may choose"),
        ],
    )
    def test_the_figures_of_the_official_board(self, chapter: str, told: str) -> None:
        """Reckoned by hand from the deeds as printed."""
        assert told in examples(Rules(), BOARD)[chapter]

    def test_the_figures_are_those_of_the_rules_and_the_board_played(self) -> None:
        classic = examples(rules_from(preset("us_classic").changes), load_edition("us_pre2008"))
        assert "The first bid must be $1 or more" in classic["Auctions"]
        assert "10% of that is $47; the fixed tax is $200" in classic["Cards and taxes"]
        short = examples(rules_from(preset("short_1997").changes), load_edition("uk"))
        assert short["Jail"].startswith("Ada rolls 2 and 4: no doubles.")
        other = replace(BOARD, currency="kr ", jail_fine=70)
        assert "She pays kr\u00a070 and moves" in examples(Rules(), other)["Jail"]
        flat = Rules(utility_flat_one=33, utility_flat_both=99)
        assert "where it is fixed, $33 or $99" in examples(flat, BOARD)["Other ways to play"]
        fast = examples(Rules(speed_die="on", turn_order="random"), BOARD)["Before you start"]
        assert fast == "Everybody starts with $2,500. The order is random: Ada goes first."

    def test_rules_that_contradict_each_other_have_their_examples_too(self) -> None:
        wrong = Rules(win_condition="richest_at_limit", start_cash=0, deal_deeds=3)
        assert len(examples(wrong, BOARD)) == len(EXAMPLES)

    @pytest.mark.parametrize("spoken", ["de", "fr", "es"])
    def test_they_are_told_in_every_language(self, spoken: str) -> None:
        english = examples(Rules(), BOARD)
        language.speak(spoken, paths.assets() / "locale")
        try:
            text = examples(Rules(), BOARD)
        finally:
            language.speak("en", paths.assets() / "locale")
        assert len(text) == len(english)
        assert not set(text.values()) & set(english.values())
        figures = re.compile(r"\$[\d,]*\d|\d[\d.\u00a0]*\u00a0\$")
        for mine, theirs in zip(text.values(), english.values(), strict=True):
            assert len(figures.findall(mine)) == len(figures.findall(theirs))


class TestOptions:
    @pytest.mark.parametrize("option", options(), ids=lambda option: option.name)
    def test_every_option_is_in_the_book_once_with_its_rules(self, option: Option) -> None:
        found = [
            (chapter.title, block.ids)
            for chapter in book(BOARD)
            for block in chapter.blocks
            if block.text.startswith(f"{option.label}. {option.help}")
        ]
        house = option.group == "House rules"
        assert found == [("House rules" if house else "Other ways to play", rule_ids(option))]

    def test_the_book_says_what_is_official(self) -> None:
        told = [block.text for chapter in book(BOARD) for block in chapter.blocks]
        assert any(
            text.startswith("Starting cash.") and text.endswith("Official: $1,500.")
            for text in told
        )

    @pytest.mark.parametrize("edition", edition_ids())
    def test_the_cash_and_the_bids_are_those_of_the_board(self, edition: str) -> None:
        board = load_edition(edition)
        rules = rules_from(dict(board.rules))
        told = " ".join(block.text for chapter in book(board) for block in chapter.blocks)
        assert f"Everybody starts with {board.money(rules.start_cash)}." in told
        assert f"first bid must be {board.money(rules.auction_min_open)} or more" in told


class TestHistory:
    def test_it_tells_the_years_in_their_order(self) -> None:
        (chapter,) = [found for found in book() if found.title == "How the rules changed"]
        years = [b.text for b in chapter.blocks if b.kind == "section" and b.text.isdigit()]
        assert years == ["1935", "1973", "1996", "2008"]

    @pytest.mark.parametrize(
        ("year", "words"),
        [
            ("1935", "Luxury Tax of 75"),
            ("1935", "200, or a tenth"),
            ("1935", "From 1936 on, the booklet ends with a short game"),
            ("1973", "open at any price"),
            ("1973", "until the second player after the visitor"),
            ("1973", "the second bankruptcy ends the game"),
            ("1996", "before the next player rolls"),
            ("1996", "ends the double rent"),
            ("1996", "1997 has another short game: three free deeds"),
            ("2008", "from 75 to 100"),
            ("2008", "from 2017 auctions open at 10"),
        ],
    )
    def test_what_each_printing_brought(self, year: str, words: str) -> None:
        (chapter,) = [found for found in book() if found.title == "How the rules changed"]
        at = [block.text for block in chapter.blocks].index(year)
        parts = []
        for block in chapter.blocks[at + 1 :]:
            if block.kind == "section":
                break
            parts.append(block.text)
        assert words in " ".join(parts)


def ids_shown(scene: RulesScene) -> list[str]:
    return [line.ids for line in scene.page._lines if line.ids]


def test_a_sentence_of_several_lines_is_read_aloud_as_one() -> None:
    screen = Screen()
    scene = screen.open(RulesScene(screen.context))
    said = scene.page.spoken().value
    assert len(scene.page._lines) > len(list(scene.page.texts_in_sight()))
    for block in scene.page.chapters[0].blocks[:3]:
        assert block.text in said


class TestRuleNumbers:
    def test_they_are_hidden_unless_asked_for_and_that_is_remembered(self) -> None:
        screen = Screen()
        scene = screen.open(RulesScene(screen.context))
        assert ids_shown(scene) == []
        screen.click("rule_ids")
        assert "TURN-1, TURN-2" in ids_shown(scene)
        assert screen.context.settings.rule_ids
        again = screen.open(RulesScene(screen.context))
        assert "TURN-1, TURN-2" in ids_shown(again)

    def test_they_are_switched_by_keys_too(self) -> None:
        screen = Screen()
        scene = screen.open(RulesScene(screen.context))
        for _ in range(8):
            if isinstance(scene.form.focused, Toggle):
                break
            screen.key(pygame.K_TAB)
        screen.key(pygame.K_SPACE)
        assert ids_shown(scene)
        screen.key(pygame.K_SPACE)
        assert ids_shown(scene) == []

    def test_a_search_finds_them_all_the_same(self) -> None:
        screen = Screen()
        scene = screen.open(RulesScene(screen.context))
        screen.write("search", "auct-3")
        assert scene.page.chapters[0].title == "Auctions"

    @pytest.mark.parametrize("asked", [False, True])
    def test_the_options_tell_them_only_then(self, asked: bool) -> None:
        screen = Screen(rule_ids=asked)
        scene = screen.open(OptionsScene(screen.context, Rules(), BOARD, lambda rules: None))
        row = scene.rows["even_build"]
        assert row.sources
        shown = [node.text for node in row.node().walk() if isinstance(node, Text)]
        assert (" ".join(row.sources) in shown) is asked
