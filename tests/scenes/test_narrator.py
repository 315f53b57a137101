"""The spoken game: focus, questions, events, and answers to keys."""

import pygame
import pytest

from monopoly_gui import language, paths
from monopoly_gui.challenges.collection import CHALLENGES
from monopoly_gui.editions import DEFAULT, load_edition
from monopoly_gui.engine.actions import Bid
from monopoly_gui.engine.board import JAIL
from monopoly_gui.engine.frames import Auction
from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.challenge.task import goal_text, task_text
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.narration.narrator import Narrator
from monopoly_gui.scenes.people.people import PeopleScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.dialogs.debt import DebtDialog
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.speech.announcement import Priority
from monopoly_gui.speech.speaker import Speaker
from monopoly_gui.ui.cards.descriptions import describe_standing
from monopoly_gui.ui.characters.remarks import Remark, remarks_in
from monopoly_gui.ui.widgets.scroll import ScrollArea
from tests.scenes.dialogs.desk import Scripted, position
from tests.scenes.dialogs.stories import STORIES
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat


class Said(Speaker):
    """Notes what is to be said, and of which kind."""

    def __init__(self) -> None:
        super().__init__([])
        self.all: list[tuple[Priority, str]] = []
        self.stopped = 0

    def say(self, text: str, priority: Priority = "event") -> None:
        if text:
            self.all.append((priority, text))

    def stop(self) -> None:
        self.stopped += 1

    def new(self) -> str:
        """The texts since the last call."""
        sentence = " | ".join(text for _priority, text in self.all)
        self.all.clear()
        return sentence


def listening(screen: Screen) -> Said:
    """A listener to the screen from now on."""
    said = Said()
    screen.context.settings.speech = True
    screen.app.narrator = Narrator(screen.context, said)
    screen.context.bindings = (*screen.app.bindings, *screen.app.narrator.bindings())
    screen.frame()
    return said


def test_the_focus_is_told_with_name_role_value_and_then_only_what_changes() -> None:
    screen = Screen()
    screen.open(SettingsScene(screen.context, "sound"))
    said = listening(screen)
    assert said.new() == "Settings."
    screen.scene.form.focus(screen.find("volume"), visible=True)
    screen.frame()
    assert said.new() == "Sound volume, slider, 70%"
    screen.key(pygame.K_LEFT)
    assert said.new() == "65%"
    screen.scene.form.focus(screen.find("mute"), visible=True)
    screen.frame()
    assert said.new() == "Mute, switch, off"
    screen.key(pygame.K_SPACE)
    assert said.new() == "on"


def test_what_is_greyed_out_says_why() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    said.new()
    screen.scene.form.focus(screen.find("Continue"), visible=True)
    screen.frame()
    assert said.new() == "Continue, button, C, unavailable: No game has been played yet."


def test_a_dialog_is_told_as_it_opens_with_what_can_be_done() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    said.new()
    screen.context.scenes.push(ConfirmScene(screen.context, "Really?", "It is lost.", lambda: None))
    screen.frame()
    screen.frame()
    assert said.new() == "Really? It is lost. Enter: Yes. Esc: Cancel."


def test_a_turn_is_told_line_by_line_and_the_question_after_it() -> None:
    seat = Seat(position(2), dice=[(1, 2)])
    said = listening(seat.screen)
    assert "Ada, your turn. Roll the dice. R or Enter: Roll the dice." in said.new()
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    text = said.new()
    assert "Ada rolls 3: Baltic Avenue." in text
    assert "Ada rolls 1 + 2." not in text
    assert "Rent $4, Hotel $450." in text
    assert "Buy Baltic Avenue? Ada would own 1 of 2: Brown." in text
    assert "B or Enter: Buy for $60." in text
    keys = "B or Enter: Buy for $60. A: Auction it. I: Raise money. T: Trade."
    assert text.endswith(f"Cash after buying: $1,440. {keys}")
    # who stands there is read with the whole screen
    seat.key(pygame.K_F10)
    assert "Baltic Avenue, Brown, $60, unowned. Here: Ada." in said.new()


def test_keys_answer_at_any_moment() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    said.new()
    answers = {
        pygame.K_F2: "Ada has $",
        pygame.K_F3: "GO, Collect $200",
        pygame.K_F4: "Unowned: Mediterranean Avenue",
        pygame.K_F5: "Ada owes nothing",
        pygame.K_F6: "Ada, $1,500, 0 deeds, is on GO",
    }
    for key, words in answers.items():
        seat.screen.key(key)
        assert words in said.new()
    seat.screen.key(pygame.K_F8)
    assert said.stopped == 1


def test_the_standings_begin_with_what_ends_the_game() -> None:
    seat = Seat(position(2, rules={"goal_cash": 2500}))
    said = listening(seat.screen)
    said.new()
    seat.screen.key(pygame.K_F6)
    assert said.new().startswith("Round 15, first to $2,500. Ada, $1,500")


def test_the_page_of_keys_is_read_with_its_keys() -> None:
    screen = Screen()
    said = listening(screen)
    screen.open(SettingsScene(screen.context, "keys"))
    screen.key(pygame.K_F10)
    assert "F6: The standings." in said.new()


def test_more_of_the_set_up_is_named_as_it_opens_and_read_once() -> None:
    screen = Screen()
    scene = screen.open(SetupScene(screen.context))
    said = listening(screen)
    scene.form.focus(scene.more, visible=True)
    screen.frame()
    said.new()
    screen.key(pygame.K_RETURN)
    screen.frame()
    assert said.new().startswith("Seed for dice and cards, text field")
    screen.key(pygame.K_F10)
    assert said.new().count("Seed for dice and cards") == 1


def test_the_board_is_walked_space_by_space() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    seat.table.form.focus(seat.table.board_spot, visible=True)
    seat.frames()
    said.new()
    seat.key(pygame.K_LEFT)
    assert said.new() == "Mediterranean Avenue, Brown, $60, unowned"
    seat.key(pygame.K_PAGEUP)
    seat.key(pygame.K_PAGEUP)
    assert said.new().endswith("Boardwalk, Dark blue, $400, unowned")
    # the key tells the whole deed of the space that the cursor is on
    seat.screen.key(pygame.K_F3)
    assert said.new() == (
        "Boardwalk, Dark blue, $400, unowned. Rent $50, With the complete set $100, 1 house $200, "
        "2 houses $600, 3 houses $1,400, 4 houses $1,700, Hotel $2,000, Each house $200, "
        "Mortgage value $200"
    )


def test_in_the_language_of_the_player() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    language.speak("de", paths.assets() / "locale")
    said.new()
    seat.screen.key(pygame.K_F5)
    assert said.new() == "Ada schuldet nichts"


def test_nothing_is_told_unless_it_is_wanted_and_one_key_begins() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    screen.context.settings.speech = False
    screen.context.bindings = (*screen.app.bindings, *screen.app.narrator.bindings())
    said.new()
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_F10)
    assert said.new() == ""
    screen.key(pygame.K_F12)
    assert screen.context.settings.speech
    assert "Speech is on." in said.new()
    screen.key(pygame.K_F12)
    assert said.stopped == 1
    assert said.new() == "Speech is off. F12 turns it on again."
    screen.key(pygame.K_F10)
    assert said.new() == ""


def test_the_offer_of_the_first_start_names_the_key() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    screen.context.settings.speech = False
    said.new()
    screen.app.narrator.offer()
    assert said.new() == "This game can speak. Press F12 to turn speech on."


def test_what_an_opponent_says_is_told_with_the_name() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    said.new()
    character, kinds = next(iter(remarks_in("en").items()))
    seat.table.game.remark = Remark(1, character, next(iter(kinds)), 0)
    seat.frames(2)
    assert said.new().startswith("Blaise: “")


@pytest.mark.parametrize(("length", "heard"), [("short", False), ("normal", True), ("long", True)])
def test_how_much_is_told_is_chosen(length: str, heard: bool) -> None:
    seat = Seat(position(2), dice=[(1, 2)], speech_length=length)
    said = listening(seat.screen)
    said.new()
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    assert ("Baltic Avenue." in said.new()) is heard


def test_who_visits_the_jail_is_not_told_to_be_in_it() -> None:
    seat = Seat(position(3))
    state = seat.table.state
    state.position[0] = state.position[1] = JAIL
    state.jail_turns[1] = 0
    people = seat.table.game.people
    text = describe_standing(state, people).split(". ")
    assert text[0].endswith("Jail, just visiting")
    assert text[1].endswith("in Jail") and text[2].endswith("is on GO")


def test_an_auction_is_told_in_sentences_and_asks_again_when_another_leads() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    # Blaise stops bidding first, and then nobody but Ada can still outbid Chen
    seat = Seat(state, bots={2: Scripted(Bid(2, 50), Bid(2, 90))})
    said = listening(seat.screen)
    seat.frames(40)
    text = said.new()
    assert text.endswith("P: Pass. O: I’m out. I: Raise money.") and text.count("Going once") == 1
    assert text.index("Blaise stops bidding") < text.index("Going once: Chen leads with $50.")
    seat.key(pygame.K_b)
    seat.frames(60)
    text = said.new()
    assert "Going once: Chen leads with $90. B or Enter: Bid $91." in text
    assert text.count("leads with") == 1
    seat.key(pygame.K_F10)
    text = said.new()
    assert "Ada: still in, bid $51, $1,500 in cash" in text
    assert "Chen: leading $90, $1,500 in cash" in text


def test_what_cannot_be_used_says_why_again_when_it_is_tried() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    said = listening(screen)
    screen.scene.form.focus(screen.find("Continue"), visible=True)
    screen.frame()
    why = "Continue, button, C, unavailable: No game has been played yet."
    assert said.new().endswith(why)
    screen.key(pygame.K_RETURN)
    assert said.new() == why


def test_an_emptied_seat_is_told() -> None:
    screen = Screen()
    screen.open(SetupScene(screen.context))
    said = listening(screen)
    said.new()
    screen.click("remove 2")
    assert "3 seats: Ada, Chen, Dorothy" in said.new()
    screen.click("add")
    assert "4 seats: Ada, Chen, Dorothy" in said.new()


def test_a_plan_tells_what_it_comes_to_with_each_step() -> None:
    state = position(2)
    for space in (6, 8, 9):
        state.owner[space] = 0
    seat = Seat(state)
    said = listening(seat.screen)
    seat.key(pygame.K_i)
    seat.frames(3)
    assert "Oriental Avenue, rent $12." in said.new()
    seat.screen.click("build 6")
    seat.frames(3)
    text = said.new()
    assert "After the plan: $1,500 → $1,450. Total rent: $40 → $58." in text
    assert "D: " not in text
    seat.screen.key(pygame.K_F10)
    assert "Oriental Avenue, 1 house, $12 → $30." in said.new()


def test_a_debt_tells_what_is_still_lacking_once_something_was_raised() -> None:
    seat = STORIES["debt"]((1280, 720))
    dialog = seat.screen.scene
    assert isinstance(dialog, DebtDialog)
    assert dialog.asked().startswith("Still to raise: $")
    before = dialog.asked()
    seat.state.cash[0] += 5
    assert dialog.asked() not in ("", before)
    seat.state.cash[0] += 5000
    assert dialog.asked().startswith("Enough to pay: $")


def test_what_is_chosen_in_a_list_is_told_with_what_stands_beside_it_but_no_whole_board() -> None:
    screen = Screen()
    screen.open(ChallengesScene(screen.context))
    said = listening(screen)
    assert "1. Bricks and mortar" in said.new()
    screen.key(pygame.K_DOWN)
    text = said.new()
    challenge, board = CHALLENGES[1], load_edition(DEFAULT)
    assert challenge.title in text
    assert task_text(challenge, board) in text and goal_text(challenge, board) in text
    screen.key(pygame.K_F10)
    text = said.new()
    assert task_text(challenge, board) in text and "ranean" not in text


def test_a_switch_of_the_menu_is_told_with_what_it_does() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    seat.screen.context.settings.speech_length = "long"
    seat.screen.key(pygame.K_ESCAPE)
    assert "An Expert would do" not in said.new()
    menu = seat.screen.context.scenes.top
    assert isinstance(menu, TableMenu)
    menu.form.focus(menu.helps[0], visible=True)
    seat.frames()
    text = said.new()
    assert text == (
        "Advice on request, switch, on. The bulb shows what an Expert would do, and why."
    )


def test_whose_turn_it_is_is_told_once() -> None:
    seat = Seat(position(2), dice=[(1, 2)])
    said = listening(seat.screen)
    for key in (pygame.K_r, pygame.K_b, pygame.K_e):
        said.new()
        seat.key(key)
        seat.until_rest()
        seat.frames(3)
    text = said.new()
    assert "Blaise’s turn (round" not in text and "Blaise rolls" in text
    assert "Ada, your turn. Roll the dice." in text and "Ada’s turn (round" not in text


def test_the_keys_of_sound_and_speed_are_told() -> None:
    seat = Seat(position(2))
    said = listening(seat.screen)
    for key, told in (
        (pygame.K_m, "Sound off."),
        (pygame.K_m, "Sound on."),
        (pygame.K_PLUS, "Speed of play: Fast."),
        (pygame.K_PLUS, "Speed of play: Instant, only the results."),
        (pygame.K_MINUS, "Speed of play: Fast."),
    ):
        said.new()
        seat.screen.key(key)
        assert said.new() == told


def test_the_board_is_not_told_again_after_a_purchase() -> None:
    seat = Seat(position(2), dice=[(1, 2)])
    said = listening(seat.screen)
    seat.table.form.focus(seat.table.board_spot, visible=True)
    for key in (pygame.K_r, pygame.K_b):
        said.new()
        seat.key(key)
        seat.until_rest()
        seat.frames(3)
    text = said.new()
    assert "Ada buys it" in text and "Board" not in text


def test_what_is_in_sight_of_a_page_is_read_in_sentences() -> None:
    screen = Screen()
    scene = screen.open(PeopleScene(screen.context))
    screen.frame()
    said = [w.spoken().value for w in scene.form.widgets if isinstance(w, ScrollArea)]
    assert any("Cautious. Saves for a rainy day" in text for text in said)
