"""Choosing rules as a player does: presets, single options, searching, refusals, own rules."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from monopoly_gui import editions, paths
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.presets import PRESETS, differences, preset, rules_from
from monopoly_gui.engine.rules import Option, Rules, Value, options
from monopoly_gui.language.option_words import WORDS, groups, value_text
from monopoly_gui.scenes.boards.own import OwnBoardsScene
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.scenes.setup.option_row import OptionRow, pictures
from monopoly_gui.scenes.setup.options import OptionsScene, edit_rule, matching_options
from monopoly_gui.scenes.setup.preset_page import NameRulesScene, PresetPage
from monopoly_gui.scenes.setup.setup import SetupRequest, SetupScene
from monopoly_gui.storage import load_presets, load_settings, save_preset
from monopoly_gui.storage.user_presets import presets_file
from monopoly_gui.ui.layout.parts import ScrolledTree
from monopoly_gui.ui.widgets import Choice, NumberField, RowList, Widget
from tests.waiting import repeat_until

from .screen import Screen
from .test_layout import undrawn

BOARD = load_edition("us_2008")
#: windows and sizes of everything: the smallest, usual ones, tall, wide, and the largest
WINDOWS = [
    ((1024, 640), 1.0),
    ((1024, 640), 1.3),
    ((1280, 720), 0.85),
    ((1280, 720), 1.3),
    ((1280, 1024), 1.0),
    ((1920, 1080), 1.0),
    ((3440, 1440), 1.15),
    ((3840, 2160), 1.0),
]


def rules_name(scene: SetupScene) -> str:
    """What the chosen rules are called."""
    return next(card.label for card in scene.rule_cards if card.chosen)


@pytest.fixture
def screen() -> Screen:
    return Screen()


class Editor:
    """The editor on a screen, and the rules it has reported last."""

    def __init__(self, screen: Screen, rules: Rules | None = None) -> None:
        self.screen = screen
        self.rules = rules or Rules()
        self.scene = screen.open(OptionsScene(screen.context, self.rules, BOARD, self._changed))

    def _changed(self, rules: Rules) -> None:
        self.rules = rules

    def turn_to(self, group: str) -> None:
        """Click on the tab of a group."""
        tabs = self.scene.tabs
        at = [value for value, _ in tabs.options].index(group)
        self.screen.click(tabs.cells()[at].center)

    def change(self, name: str, value: Value) -> None:
        """As its control does."""
        self.scene.change(name, value)
        self.screen.frame()

    def control(self, name: str) -> Widget:
        """The control of an option, scrolled into sight."""
        self.scene.list.follow(self.scene.rows[name].control)
        self.screen.frame()
        return self.scene.form.find(name)

    def choose(self, name: str, value: object) -> None:
        """Click on a value of a choice."""
        choice = self.control(name)
        assert isinstance(choice, Choice)
        at = [v for v, _ in choice.options].index(str(value))
        self.screen.click(choice.cells()[at].center)

    @property
    def trouble(self) -> str:
        return self.scene.trouble.text

    @property
    def rows(self) -> list[OptionRow]:
        return [self.scene.rows[name] for name in self.scene.shown[0]]

    @property
    def listed(self) -> list[str]:
        return [row.option.name for row in self.rows]


class TestWords:
    def test_every_value_is_said_in_words_of_its_own(self) -> None:
        for option in options():
            said = [value_text(option, value, BOARD.money) for value in option.values]
            assert len(set(said)) == len(said), option.name
            assert not any("_" in words for words in said), option.name

    def test_no_words_are_left_over(self) -> None:
        known: dict[str, Option] = {option.name: option for option in options()}
        for name, words in WORDS.items():
            values = known[name].values or (0,)
            assert set(words) <= set(values), name

    def test_every_option_has_a_picture(self) -> None:
        assert sorted(pictures(paths.assets())) == sorted(option.name for option in options())

    def test_every_option_stands_in_one_group(self) -> None:
        found = [option.name for members in groups().values() for option in members]
        assert sorted(found) == sorted(option.name for option in options())


class TestEdit:
    def test_a_first_limit_makes_the_richest_win_and_the_last_one_undoes_it(self) -> None:
        rules = edit_rule(Rules(), "round_limit", 20)
        assert rules.win_condition == "richest_at_limit"
        rules = edit_rule(edit_rule(rules, "time_limit_minutes", 60), "round_limit", 0)
        assert rules.win_condition == "richest_at_limit"
        assert edit_rule(rules, "time_limit_minutes", 0) == Rules()

    def test_what_decides_nothing_any_more_is_official_again(self) -> None:
        rules = edit_rule(edit_rule(Rules(), "speed_die", "on"), "triples_on_third_double", "jail")
        assert edit_rule(rules, "speed_die", "off") == Rules()

    @pytest.mark.parametrize(
        ("wanted", "found"),
        [
            ("free parking", ["free_parking"]),
            ("FREE  parking", ["free_parking"]),
            ("AUCT-4", ["auction_order"]),
            ("hotel_sale", ["hotel_sale"]),
            ("rounding", ["tax_rounding", "mortgage_rounding"]),
            ("xyzzy", []),
        ],
    )
    def test_searching(self, wanted: str, found: list[str]) -> None:
        assert matching_options(wanted) == found


class TestEditor:
    def test_every_option_can_be_reached_by_the_tabs(self, screen: Screen) -> None:
        editor = Editor(screen)
        found = []
        for group in groups():
            editor.turn_to(group)
            found += editor.listed
        assert sorted(found) == sorted(option.name for option in options())

    def test_choices_and_a_number(self, screen: Screen) -> None:
        editor = Editor(screen)
        editor.turn_to("Building")
        editor.choose("even_build", False)
        editor.choose("hotel_sale", "outright_only")
        editor.turn_to("Setup")
        cash = editor.control("start_cash")
        assert isinstance(cash, NumberField)
        screen.click("start_cash")
        screen.type("2500")
        assert editor.rules == Rules(even_build=False, hotel_sale="outright_only", start_cash=2500)
        assert cash.shows(2500) == "$2,500"

    def test_one_click_is_one_step_and_then_it_can_be_typed(self, screen: Screen) -> None:
        editor = Editor(screen)
        editor.turn_to("Short and timed games")
        limit = editor.control("round_limit").rect
        screen.click((limit.right - 5, limit.centery))
        screen.frame(1.0)
        screen.frame(1.0)
        assert editor.rules.round_limit == 5
        screen.click("round_limit")
        screen.type("25")
        assert editor.rules.round_limit == 25

    @pytest.mark.parametrize("option", options(), ids=lambda option: option.name)
    def test_every_value_of_every_option_can_be_set(self, screen: Screen, option: Option) -> None:
        """With what it depends on, each can be given every value by its own control."""
        needs: dict[str, dict[str, object]] = {
            "deal_paid": {"deal_deeds": 2},
            "triples_on_third_double": {"speed_die": "on"},
            "utility_flat_one": {"utility_rent": "flat"},
            "utility_flat_both": {"utility_rent": "flat"},
            "win_condition": {"round_limit": 9},
            "pot_seed": {"free_parking": "pot"},
            "hotel_requires": {"even_build": False},
        }
        with undrawn():
            editor = Editor(screen, rules_from(needs.get(option.name, {})))
            editor.turn_to(option.group)
            control = editor.control(option.name)
            for value in reversed(option.values):
                editor.choose(option.name, value)
                assert getattr(editor.rules, option.name) == value
            if isinstance(control, NumberField):
                for value in option.limits:
                    control.value = value
                    control.on_change(value)
                    assert getattr(editor.rules, option.name) == value

    def test_the_starting_notes_are_told(self, screen: Screen) -> None:
        editor = Editor(screen)
        editor.turn_to("Setup")
        row = editor.scene.rows["cash_denominations"]

        def told() -> str:
            return row.help.replace("\u00a0", " ")

        assert told().endswith(
            "Now: 2 × $500, 4 × $100, 1 × $50, 1 × $20, 2 × $10, 1 × $5, 5 × $1."
        )
        editor.choose("cash_denominations", "classic")
        assert "6 × $20" in told()
        editor.change("start_cash", 600)
        assert told().endswith("Now: 1 × $500, 1 × $100.")

    def test_what_differs_is_marked_counted_and_listed(self, screen: Screen) -> None:
        editor = Editor(screen, rules_from(preset("short_1997").changes))
        labels = [label for _, label in editor.scene.tabs.options]
        assert labels[0] == "Differences (7)"
        assert "Short and timed games (5)" in labels
        assert {"Taxes (1)", "Building (1)", "Jail"} <= set(labels)
        editor.turn_to("")
        assert set(editor.listed) == set(differences(editor.rules))
        assert all(row.differs for row in editor.rows)

    def test_one_option_and_then_all_go_back_to_official(self, screen: Screen) -> None:
        editor = Editor(screen, Rules(even_build=False, hotel_sale="exchange_only"))
        editor.turn_to("Building")
        editor.control("hotel_sale")
        screen.click("reset hotel_sale")
        assert editor.rules == Rules(even_build=False)
        with pytest.raises(KeyError):
            screen.find("reset hotel_sale")
        screen.click("official")
        screen.shows(ConfirmScene)
        screen.key(pygame.K_RETURN)
        screen.shows(OptionsScene)
        assert editor.rules == Rules()
        assert screen.find("official").reason == "All rules are the official 2008 ones."

    def test_what_decides_nothing_is_greyed_out_and_says_why(self, screen: Screen) -> None:
        editor = Editor(screen)
        editor.turn_to("Speed die")
        assert screen.find("triples_on_third_double").reason == "It needs the speed die."
        editor.choose("speed_die", "on")
        assert screen.find("triples_on_third_double").reason == ""

    def test_a_combination_without_sense_is_refused_with_the_reason(self, screen: Screen) -> None:
        editor = Editor(screen)
        editor.turn_to("Buying and auctions")
        editor.choose("auction_order", "round_robin")
        editor.choose("auction_bid_limit", "unlimited")
        assert editor.trouble == "Bids without limit need open bidding."
        marked = {name for name, row in editor.scene.rows.items() if row.trouble}
        assert marked == {"auction_order", "auction_bid_limit"}
        editor.choose("auction_bid_limit", "raisable")
        assert editor.trouble == ""

    def test_searching_shows_options_of_all_groups(self, screen: Screen) -> None:
        editor = Editor(screen)
        screen.key(pygame.K_f, pygame.KMOD_LCTRL)
        screen.type("mortgage")
        assert {"mortgage_rounding", "double_rent_with_mortgage"} <= set(editor.listed)
        assert editor.scene.tabs.reason == "Clear the search to see the groups."
        screen.key(pygame.K_ESCAPE)
        assert editor.listed == [option.name for option in groups()["Setup"]]
        screen.write("search", "xyzzy")
        assert editor.scene.shown == ([], "No option matches this search.")

    def test_the_book_opens_at_the_rule_of_an_option(self, screen: Screen) -> None:
        editor = Editor(screen, Rules(jail_third_fail="pay_or_card"))
        editor.turn_to("Jail")
        screen.click("read jail_third_fail")
        book = screen.shows(RulesScene)
        assert book.tabs.value == "Jail"
        assert book.page.marked is not None
        assert "JAIL-14" in book.page.marked.ids
        screen.key(pygame.K_ESCAPE)
        screen.shows(OptionsScene)

    def test_every_option_has_a_rule_to_read(self, screen: Screen) -> None:
        editor = Editor(screen)
        assert [name for name, row in editor.scene.rows.items() if not row.sources] == []

    def test_by_keyboard_alone(self, screen: Screen) -> None:
        editor = Editor(screen)
        form = editor.scene.form
        tabs = editor.scene.tabs

        def at(name: str) -> bool:
            return form.focused is not None and form.focused.name == name

        def go_on() -> None:
            screen.key(pygame.K_TAB)
            if form.focused and form.focused.clip:
                assert editor.scene.list.rect.contains(form.focused.rect), form.focused.name

        def go_back() -> None:
            screen.key(pygame.K_TAB, pygame.KMOD_SHIFT)

        repeat_until(lambda: form.focused is tabs, go_on, "the tabs are reached")
        repeat_until(
            lambda: tabs.value == "Building", lambda: screen.key(pygame.K_DOWN), "Building is open"
        )
        repeat_until(lambda: at("hotel_sale"), go_on, "the sale of hotels is reached")
        screen.key(pygame.K_RIGHT)
        screen.key(pygame.K_RIGHT)
        assert editor.rules.hotel_sale == "outright_only"
        repeat_until(lambda: at("even_build"), go_back, "even building is reached")
        screen.key(pygame.K_SPACE)
        assert editor.rules == Rules(hotel_sale="outright_only", even_build=False)

    def test_the_wheel_turns_the_list_also_over_a_control(self, screen: Screen) -> None:
        screen = Screen((1024, 640))
        editor = Editor(screen)
        editor.turn_to("Building")
        top = editor.scene.list.offset
        over = editor.control("build_timing").rect.center
        screen.post(pygame.MOUSEMOTION, pos=over, rel=(1, 1), buttons=(0, 0, 0))
        screen.post(pygame.MOUSEWHEEL, x=0, y=-1)
        screen.frame()
        assert editor.scene.list.offset > top

    def test_what_is_scrolled_away_cannot_be_clicked(self, screen: Screen) -> None:
        screen = Screen((1024, 640))
        editor = Editor(screen)
        editor.turn_to("Building")
        editor.control("hotel_sale")
        hidden = editor.scene.rows["build_timing"].control.rect.center
        assert not editor.scene.list.rect.collidepoint(hidden)
        screen.click(hidden)
        assert editor.rules == Rules()


class TestOwnRules:
    def test_saving_them_under_a_name_and_finding_them_again(self, screen: Screen) -> None:
        Editor(screen, Rules(free_parking="pot"))
        screen.click("save rules")
        screen.shows(NameRulesScene)
        assert screen.find("save").reason == "Type a name first."
        screen.type("Friday")
        screen.click("save")
        assert screen.said == ["Your rules “Friday” are saved."]
        ((mine,), _) = load_presets()
        assert (mine.name, mine.edition) == ("Friday", "us_2008")
        assert mine.changes == {"free_parking": "pot"}

    def test_a_name_that_is_used_is_asked_about(self, screen: Screen) -> None:
        save_preset("Friday", "uk", {})
        Editor(screen, Rules(free_parking="pot"))
        screen.click("save rules")
        screen.type("friday")
        screen.click("save")
        screen.shows(ConfirmScene)
        screen.click("no")
        screen.shows(NameRulesScene)
        screen.click("save")
        screen.click("yes")
        screen.shows(OptionsScene)
        assert load_presets()[0][0].changes == {"free_parking": "pot"}

    @pytest.mark.parametrize("name", ["Tournament", "UK_1996"])
    def test_names_of_the_game_are_not_given_away(self, screen: Screen, name: str) -> None:
        Editor(screen)
        screen.click("save rules")
        screen.write("name", name)
        assert "come with the game" in screen.find("save").reason

    def test_what_cannot_be_saved_says_so(self, screen: Screen) -> None:
        presets_file().mkdir()
        Editor(screen)
        screen.click("save rules")
        screen.type("x")
        screen.click("save")
        assert "could not be saved" in screen.said[0]


def choose_preset(screen: Screen, name: str) -> PresetPage:
    """Open the list of presets from the set-up and point at one of them."""
    screen.click("rules")
    page = screen.shows(PresetPage)
    at = [one.name for one in page.sets].index(name)
    page.list.select(at)
    page.list.reveal(at * page.list.row_height, (at + 1) * page.list.row_height)
    screen.frame()
    return page


class TestPresets:
    @pytest.mark.parametrize("wanted", PRESETS, ids=lambda one: one.id)
    def test_each_brings_its_rules_and_its_board(self, screen: Screen, wanted: object) -> None:
        found = next(one for one in PRESETS if one is wanted)
        scene = screen.open(SetupScene(screen.context))
        page = choose_preset(screen, found.name)
        parts = [block.text for chapter in page.page.chapters for block in chapter.blocks]
        assert found.about in parts
        assert f"Board: {load_edition(found.edition).title}" in parts
        screen.click("choose")
        screen.shows(SetupScene)
        assert (scene.draft.edition, scene.edition.value) == (found.edition, found.edition)
        assert screen.find("rules").name == "rules"
        assert rules_name(scene) == found.name
        screen.click("start")
        game = screen.calls.started[0]
        assert rules_from(game.rules) == rules_from(found.changes)

    def test_the_keyboard_chooses(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        screen.click("rules")
        screen.key(pygame.K_DOWN)
        screen.key(pygame.K_RETURN)
        assert rules_name(scene) == "US classic"

    def test_own_rules_are_listed_and_deleted_after_a_question(self, screen: Screen) -> None:
        save_preset("Friday", "uk", {"free_parking": "pot"})
        screen.open(SetupScene(screen.context))
        page = choose_preset(screen, "Official")
        assert screen.find("delete").reason == "These rules come with the game."
        screen.key(pygame.K_ESCAPE)
        page = choose_preset(screen, "Friday")
        screen.click("delete")
        screen.shows(ConfirmScene)
        screen.key(pygame.K_RETURN)  # the safe answer
        assert len(load_presets()[0]) == 1
        screen.click("delete")
        screen.click("yes")
        assert load_presets()[0] == []
        assert "Friday" not in [one.name for one in page.sets]

    def test_a_damaged_one_says_why_and_cannot_be_chosen(self, screen: Screen) -> None:
        presets_file().write_text('{"format": 1, "presets": [{"name": "Odd", "rules": 3}]}')
        screen.open(SetupScene(screen.context))
        page = choose_preset(screen, "Odd")
        assert "it has no edition or no rules" in screen.find("choose").reason
        page.choose()
        screen.frame()
        screen.shows(PresetPage)

    def test_a_damaged_file_is_told_of_once(self, screen: Screen) -> None:
        presets_file().write_text("{")
        screen.open(SetupScene(screen.context))
        assert len(screen.said) == 1
        assert "Your presets in" in screen.said[0]

    def test_a_set_whose_board_is_missing_keeps_the_board_that_was_chosen(
        self, screen: Screen
    ) -> None:
        save_preset("Moon", "moon", {"free_parking": "pot"})
        scene = screen.open(SetupScene(screen.context))
        choose_preset(screen, "Moon")
        screen.click("choose")
        assert (rules_name(scene), scene.draft.edition) == ("Moon", "us_2008")


class TestSetup:
    def test_changed_options_are_told_and_played(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        screen.click("change")
        editor = screen.shows(OptionsScene)
        editor.change("free_parking", "pot")
        screen.click("done")
        screen.shows(SetupScene)
        assert rules_name(scene) == "Your own rules"
        assert "One option differs from the official rules." in scene.about.text
        screen.click("start")
        assert screen.calls.started[0].rules == {"free_parking": "pot"}

    def test_the_reason_stands_beside_start(self, screen: Screen) -> None:
        wanted = SetupRequest(Rules(win_condition="richest_at_limit"))
        scene = screen.open(SetupScene(screen.context, wanted))
        reason = "The richest can only win at a limit: set a limit of rounds, time or bankruptcies."
        assert (scene.trouble.text, screen.find("start").reason) == (reason, reason)
        screen.click("start")
        assert screen.calls.started == []

    def test_the_rules_of_the_last_game_are_there_again(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        choose_preset(screen, "Short game (1997)")
        screen.click("choose")
        screen.click("start")
        screen.frame(1.0)
        assert load_settings()[0].last_rules["deal_deeds"] == 3
        scene = screen.open(SetupScene(screen.context))
        assert rules_name(scene) == "Short game (1997)"

    def test_rules_that_are_not_known_any_more_are_forgotten(self) -> None:
        screen = Screen(last_rules={"flying": True})
        assert screen.open(SetupScene(screen.context)).draft.rules == Rules()

    def test_what_was_asked_for_on_the_command_line(self, screen: Screen) -> None:
        wanted = SetupRequest(rules_from(preset("uk_1996").changes), "uk", 77)
        scene = screen.open(SetupScene(screen.context, wanted))
        assert (rules_name(scene), scene.edition.value) == ("London 1996", "uk")
        assert scene.seed.text == "77"

    def test_own_boards_and_what_is_wrong_with_them(self, screen: Screen) -> None:
        folder = paths.user_editions()
        folder.mkdir()
        text = editions.edition_text("uk")
        moon = text.replace('"id": "uk"', '"id": "moon"').replace("United Kingdom", "The Moon")
        (folder / "moon.json").write_text(moon, encoding="utf-8")
        wrong = text.replace('"price": 400', '"price": 0')
        (folder / "wrong.json").write_text(wrong, encoding="utf-8")
        scene = screen.open(SetupScene(screen.context))
        assert scene.edition.titles["moon"] == "The Moon"
        assert "wrong" not in scene.edition.options
        screen.click("boards")
        page = screen.shows(OwnBoardsScene).page
        sentence = " ".join(block.text for chapter in page.chapters for block in chapter.blocks)
        assert str(folder) in sentence
        assert "The Moon This board is ready to use." in sentence
        line = 1 + wrong[: wrong.index('"id": "mayfair"')].count("\n")
        said = f"line {line}: spaces, entry 40 (mayfair), price: input should be greater"
        assert said in sentence
        screen.click("copy")
        assert (folder / "my_board.json").exists()
        assert "My board" in [block.text for block in page.chapters[0].blocks]
        (folder / "wrong.json").unlink()
        screen.key(pygame.K_RETURN)
        screen.shows(SetupScene)
        assert list(scene.edition.titles.values())[-2:] == ["The Moon", "My board"]
        assert screen.find("boards").tip == "Custom boards: create, edit, import"

    def test_a_board_that_was_broken_meanwhile_is_not_kept(self, screen: Screen) -> None:
        folder = paths.user_editions()
        file = editions.copy_edition("uk")
        scene = screen.open(SetupScene(screen.context, SetupRequest(edition="my_board")))
        assert scene.draft.edition == "my_board"
        file.write_text("{", encoding="utf-8")
        screen.click("boards")
        screen.click("done")
        assert scene.draft.edition == "us_2008"
        assert list(folder.iterdir()) == [file]


def overlapping(widgets: list[Widget]) -> list[tuple[str, str]]:
    """Pairs of widgets of which one covers a part of the other."""
    seen = [w for w in widgets if w.visible and not isinstance(w, ScrolledTree)]
    return [
        (one.name, other.name)
        for n, one in enumerate(seen)
        for other in seen[n + 1 :]
        if one.rect.colliderect(other.rect) and (one.clip is None) == (other.clip is None)
    ]


@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
class TestLayout:
    @pytest.fixture(autouse=True)
    def places_alone(self) -> Iterator[None]:
        with undrawn():
            yield

    def check(self, screen: Screen) -> None:
        """Nothing overlaps and all is inside the page."""
        widgets = screen.scene.form.widgets
        assert overlapping(widgets) == []
        page = screen.scene.bounds
        outside = [w.name for w in widgets if w.visible and not w.clip
                   and not page.contains(w.rect)]  # fmt: skip
        assert outside == []
        flat = [w.name for w in widgets if w.visible and min(w.rect.size) <= 8]
        assert flat == []

    def test_the_editor(self, size: tuple[int, int], scale: float) -> None:
        screen = Screen(size, scale=scale)
        editor = Editor(screen, rules_from(preset("short_1997").changes))
        painter = screen.context.painter
        for group in ("", *groups()):
            editor.turn_to(group)
            self.check(screen)
            for row in editor.rows:
                assert overlapping([*row.widgets, Covered(row.words.rect)]) == [], row.option.name
                if isinstance(row.control, Choice):
                    for (_, label), cell in zip(
                        row.control.options, row.control.cells(), strict=True
                    ):
                        wide = painter.measure(label, row.control.size, "bold")[0]
                        assert wide <= cell.width - painter.px(12), label

    def test_the_presets(self, size: tuple[int, int], scale: float) -> None:
        screen = Screen(size, scale=scale)
        page = screen.open(PresetPage(screen.context, Rules(), lambda chosen: None))
        assert isinstance(page.list, RowList)
        self.check(screen)

    def test_the_set_up(self, size: tuple[int, int], scale: float) -> None:
        screen = Screen(size, scale=scale)
        wanted = SetupRequest(rules_from(preset("us_classic").changes))
        scene = screen.open(SetupScene(screen.context, wanted))
        self.check(screen)
        about = scene.about
        lines = screen.context.painter.wrap(about.text, about.size, about.rect.width)
        assert len(lines) * screen.context.painter.measure("", about.size)[1] <= about.rect.height

    def test_the_book(self, size: tuple[int, int], scale: float) -> None:
        screen = Screen(size, scale=scale)
        screen.open(RulesScene(screen.context, (Rules(even_build=False), BOARD)))
        self.check(screen)

    def test_naming_own_rules_and_own_boards(self, size: tuple[int, int], scale: float) -> None:
        screen = Screen(size, scale=scale)
        screen.open(NameRulesScene(screen.context, "uk", {}))
        self.check(screen)
        screen.open(OwnBoardsScene(screen.context, "uk"))
        self.check(screen)


class Covered(Widget):
    """The place of a text, to be held against widgets."""

    def __init__(self, rect: Rect) -> None:
        super().__init__(name="text")
        self.rect = rect
