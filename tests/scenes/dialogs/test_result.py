"""The end of the game [END-1]."""

import re
from dataclasses import replace

import pygame
import pytest
from pygame import Rect

from monopoly_gui import paths
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.amounts.worth import WorthLine, worth_lines
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.presets import differences
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.chronicle import ChronicleMoment
from monopoly_gui.match.finished_game import FinishedGame
from monopoly_gui.match.swings import Swing
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.dialogs.charts import ChartsScene
from monopoly_gui.scenes.table.dialogs.play_again import PlayAgainDialog
from monopoly_gui.scenes.table.dialogs.result import ResultDialog, count_text
from monopoly_gui.speech.announcement import Announcement
from monopoly_gui.storage import SeatChange, SeatRecord
from monopoly_gui.ui.cards.podium import steps_in
from monopoly_gui.ui.layout.leaves import Text
from monopoly_gui.ui.text.people import People, Person
from monopoly_gui.ui.text.story_text import FEWEST, MOST, story_of
from tests.scenes.dialogs.desk import Desk, position
from tests.scenes.dialogs.stories import result
from tests.scenes.pages import PAGES
from tests.scenes.seat import Seat


def test_the_winner_is_named_and_the_end_explained() -> None:
    dialog = result().shows(ResultDialog)
    assert dialog.title == "Ada has won!"
    assert dialog.subtitle.startswith("Round 15 was the last: Ada is richest.")
    assert "15 rounds" in dialog.subtitle


def test_achievements_leave_the_headline_clear() -> None:
    desk = result()
    dialog, screen = desk.shows(ResultDialog), desk.screen
    for number in (4, 2):
        screen.context.scenes.toasts.say(f"Ada has earned {number} achievements: one, and more")
    screen.frame(0.5)
    place = screen.context.scenes.toasts.place(screen.context.painter, dialog.bounds)
    assert place and not dialog.head.rect.colliderect(place)


def test_to_the_title() -> None:
    for press in ("click", "key"):
        desk = result()
        if press == "click":
            desk.click("title")
        else:
            desk.key(pygame.K_q)
        desk.shows(TitleScene)


@pytest.mark.parametrize("press", [pygame.K_RETURN, pygame.K_n])
def test_play_again_starts_the_same_game_at_once(press: int) -> None:
    desk = result()
    old = desk.shows(ResultDialog).host.match
    desk.key(press)
    (new,) = desk.screen.calls.started
    assert (tuple(new.seats), new.edition, new.seed) == (tuple(old.seats), old.board.id, None)
    assert dict(new.rules) == differences(old.rules)


def test_another_game_is_one_button_further() -> None:
    desk = result()
    desk.click("change")
    desk.shows(PlayAgainDialog)
    desk.key(pygame.K_3)
    desk.shows(SetupScene)


def test_opponents_come_back_one_level_up_with_their_ways() -> None:
    human = SeatRecord("Ada", "human", bot="")
    bots = [SeatRecord(code, "ai", bot=code) for code in ("", "easy/dealer", "expert/bully")]
    ada, *higher = PlayAgainDialog.higher([human, *bots])
    assert ada == human
    assert [seat.bot for seat in higher] == ["hard", "normal/dealer", "expert/bully"]
    stranger = [SeatRecord("X", "ai", bot="./bot.py")]
    assert PlayAgainDialog.higher(stranger) == tuple(stranger)


def test_the_story_comes_first_and_the_count_is_behind_it() -> None:
    screen = PAGES["game_story"]()
    dialog = screen.shows(ResultDialog)
    heard: list[Announcement] = []
    screen.context.announcements.subscribe(heard.append, wanted=lambda: True)
    first = dialog.counts
    assert not first and FEWEST <= len(dialog.story.sentences) <= MOST
    screen.key(pygame.K_f)
    assert dialog.counts and dialog.tree is not None
    said = [each.name for each in dialog.tree.spoken()]
    assert any(text.startswith("1. ") for text in said)
    assert any(each.text.startswith("1. ") for each in heard)


def test_the_story_is_told_aloud_as_the_result_opens() -> None:
    dialog = PAGES["game_story"]().shows(ResultDialog)
    assert dialog.tree is not None
    said = [each.name for each in dialog.tree.spoken()]
    turn = dialog.story.turn
    assert turn and "turning point" in turn.text
    assert said == [turn.text, *(s.text for s in dialog.story.sentences if s is not turn)]


def test_a_game_without_a_story_shows_the_count() -> None:
    """As one whose log does not lead to its end."""
    match = result().table.match
    other = replace(match.saved(), start=position(4))
    assert Seat.of(other).screen.shows(ResultDialog).counts


def test_the_curve_of_the_chances_is_told_aloud_by_whole_rounds() -> None:
    dialog = PAGES["game_story"]().shows(ResultDialog)
    text = dialog.story.chart.spoken()
    assert text.name == "Chances of winning"
    courses = re.findall(
        r"(\w+): starts at 25%, peaks at \d+% \(Round \d+\), ends at (\d+)%\.", text.value
    )
    assert [name for name, _last in courses] == ["Ada", "Ben", "Cleo", "Dan"]
    assert sum(int(last) for _name, last in courses) == 100


def test_every_curve_has_its_players_own_colour() -> None:
    screen = PAGES["game_story"]()
    chart, window = screen.shows(ResultDialog).story.chart, pygame.display.get_surface()
    chart.show([replace(line, portrait=None) for line in chart.lines])
    screen.frame()
    room = chart.rect.inflate(-chart.rect.width // 2, 0)
    drawn = {
        tuple(window.get_at((x, y)))[:3]
        for x in range(room.left, room.right)
        for y in range(room.top, room.bottom)
    }
    for line in chart.lines:
        away = min(
            sum(abs(a - b) for a, b in zip(line.colour, each, strict=True)) for each in drawn
        )
        assert away < 60, line.name


BOARD = load_edition("us_2008")
PEOPLE = People(
    [Person(name, "car", n, n == 0, "normal") for n, name in enumerate(("Ada", "Bo", "Cy"))],
    BOARD,
    Rules(),
)
COURSE = FinishedGame(
    rounds=(1, 10, 20, 30, 40),
    ranking=(1, 0, 2),
    winners=(1,),
    moments=(
        ChronicleMoment(1, "set", 1, space=6),
        ChronicleMoment(3, "bankrupt", 2, 1, 800, 9, 7),
        ChronicleMoment(4, "won", 1, amount=3000),
    ),
    swings=(
        Swing(
            ChronicleMoment(2, "deal", 0, 2, round=10, give=Bundle(120), get=Bundle(0, (6,))),
            (0.6, 0.3, 0.1),
            (0.62, 0.28, 0.1),
        ),
        Swing(ChronicleMoment(2, "rent", 0, 1, 550, 9, 0, 11), (0.6, 0.3, 0.1), (0.4, 0.5, 0.1)),
    ),
    chances=((0.3, 0.6, 0.4, 0.1, 0.0), (0.4, 0.3, 0.5, 0.8, 1.0), (0.3, 0.1, 0.1, 0.1, 0.0)),
    luck=(-320, 200, 40),
    earner=9,
)


def test_the_story_of_a_defeat_opens_with_the_person_and_ends_with_the_winner() -> None:
    sentence = story_of(COURSE, PEOPLE)
    assert FEWEST <= len(sentence) <= MOST
    texts = [line.text for line in sentence]
    assert texts[-1].startswith("Bo won with a net worth of $")
    assert texts[0] == "Ada came close: in round 10, the chance of winning was 60%."
    assert "The turning point was round 20: Bo’s chance of winning rose from 50% to 80%." in texts
    deals = [text for text in texts if "The deal" in text]
    assert not deals, "a deal of no effect is not worth a word"
    assert "What was missing: a complete set. Next time, trade for one." in texts
    assert any("cost Ada $320 more" in text for text in texts)
    assert not any("Cy" in text for text in texts), "others' bad luck is no consolation"
    for line in sentence:
        assert (paths.assets() / "icons" / f"{line.icon}.svg").is_file()


def test_the_worst_roll_of_a_loser_is_named() -> None:
    roll = ChronicleMoment(3, "rent", 0, 1, 550, 9, 7, round=15)
    texts = [line.text for line in story_of(replace(COURSE, moments=(roll,)), PEOPLE)]
    assert "Ada’s worst roll was 7: it led to Connecticut Avenue and cost $550." in texts


def test_a_story_that_would_be_too_short_names_the_greatest_swings() -> None:
    texts = [line.text for line in story_of(replace(COURSE, moments=(), luck=()), PEOPLE)]
    rent = "Round 11: Ada paid Bo $550 rent for Connecticut Avenue. Ada’s chance of winning fell"
    assert f"{rent} from 60% to 40%." in texts


def test_the_turning_point_is_the_event_at_the_steepest_rise_of_the_curve() -> None:
    rent = COURSE.swings[1]
    turn = replace(rent, moment=replace(rent.moment, round=20))
    texts = [line.text for line in story_of(replace(COURSE, swings=(turn,)), PEOPLE)]
    event = "Ada paid Bo $550 rent for Connecticut Avenue."
    effect = "Bo’s chance of winning rose from 30% to 50%."
    assert f"The turning point was round 20: {event} {effect}" in texts
    assert sum(event in text for text in texts) == 1
    always = replace(COURSE, chances=((0.3,) * 5, (0.5,) * 5, (0.2,) * 5))
    texts = [line.text for line in story_of(always, PEOPLE)]
    assert "Bo was ahead from start to finish." in texts
    level = replace(COURSE, chances=((0.4,) * 4 + (0.0,), (0.4,) * 4 + (1.0,), (0.2,) * 4 + (0.0,)))
    texts = [line.text for line in story_of(level, PEOPLE)]
    assert not any("from start to finish" in text for text in texts), "level is not ahead"


def test_the_deal_that_moved_the_chances_most_is_named_with_its_contents() -> None:
    deal, rent = COURSE.swings
    great = replace(deal, after=(0.3, 0.6, 0.1))
    texts = [line.text for line in story_of(replace(COURSE, swings=(great, rent)), PEOPLE)]
    assert any(
        text.startswith(
            "The deal that mattered most, in round 10: Ada gave Cy $120 for Oriental Avenue. "
        )
        for text in texts
    )


def test_a_victory_opens_with_its_turning_point_and_is_not_cold_about_the_dice() -> None:
    won = replace(COURSE, ranking=(0, 1, 2), winners=(0,))
    won = replace(won, chances=((0.4, 0.3, 0.5, 0.8, 1.0), (0.3, 0.6, 0.4, 0.1, 0.0), (0.3,) * 5))
    texts = [line.text for line in story_of(won, PEOPLE)]
    assert texts[0].startswith("The turning point was round ")
    assert "Ada won against the dice: they cost $320 more than average." in texts
    assert "Cy went" not in texts[-1] and len(texts) <= MOST


def test_a_deal_is_told_with_the_chance_of_the_person() -> None:
    deal, rent = COURSE.swings
    great = replace(deal, before=(0.3, 0.4, 0.3), after=(0.6, 0.2, 0.2))
    texts = [line.text for line in story_of(replace(COURSE, swings=(great, rent)), PEOPLE)]
    told = next(text for text in texts if "Oriental Avenue" in text)
    assert told.endswith("Ada’s chance of winning rose from 30% to 60%.")


def test_a_defeat_is_no_feast() -> None:
    state = result().state
    state.stack = [Over((2, 0, 1, 3), (4310, 20, 0, 0), "limit")]
    dialog = Desk(state).shows(ResultDialog)
    assert (dialog.hero, dialog.joyful, dialog.moving) == (0, False, False)
    assert dialog.title == "Second place, Ada!"
    assert dialog.subtitle.startswith("Chen has won! ")


def test_who_fell_is_not_said_to_have_played_on_before_the_story_is_known() -> None:
    state = result().state
    state.alive[0], state.cash[0], state.fallen = False, 0, [3, 1, 0]
    state.owner = [2 if owner == 0 else owner for owner in state.owner]
    state.cards[2], state.cards[0] = state.cards[0], []
    state.stack = [Over((2, 0, 1, 3), (4310, 0, 0, 0), "bankruptcies")]
    dialog = Desk(state).shows(ResultDialog)
    assert dialog.title == "Chen has won!"
    assert not dialog.subtitle.startswith("Chen has won! ")


@pytest.mark.parametrize(
    ("ranking", "title"),
    [((2, 3, 0, 1), "Third place, Ada!"), ((2, 3, 1, 0), "Ada, you played on to the end")],
)
def test_a_place_is_an_honour_above_the_last(ranking: tuple[int, ...], title: str) -> None:
    state = result().state
    state.stack = [Over(ranking, (4310, 20, 10, 0), "limit")]
    assert Desk(state).shows(ResultDialog).title == title


@pytest.mark.parametrize(
    ("numbers", "named"), [((7, 20, 21, 32), "Room Service"), ((0, 6, 7, 20, 21, 32), "+2 more")]
)
def test_all_that_was_earned_is_named_or_counted(numbers: tuple[int, ...], named: str) -> None:
    dialog = result().shows(ResultDialog)
    dialog.story.course = replace(COURSE, earned=(numbers,) * 4)
    dialog.refresh()
    assert dialog.tree
    shown = [node.text for node in dialog.tree.walk() if isinstance(node, Text)]
    assert {"Snake Eyes", "Done Deal!", "By the Skin of Your Teeth", named} <= {*shown}


def test_escape_goes_back_from_the_details() -> None:
    screen = PAGES["game_story"]()
    dialog = screen.shows(ResultDialog)
    screen.key(pygame.K_f)
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is dialog and not dialog.counts


def test_a_game_of_which_little_is_known_has_a_short_story() -> None:
    bare = FinishedGame((5,), (0, 1, 2), (0,), (), (), (), (), -1)
    text = story_of(bare, PEOPLE)
    assert [line.text for line in text][-1] == "Ada has won!"


def test_looking_at_the_board_and_coming_back() -> None:
    desk = result()
    desk.click("fold")
    assert desk.shows(ResultDialog).folded
    desk.key(pygame.K_v)
    assert not desk.shows(ResultDialog).folded


def test_where_worth_decides_the_sums_are_shown() -> None:
    """SC-220: every part of it, and the parts make up the whole."""
    desk = result()
    dialog = desk.shows(ResultDialog)
    for place in range(2):
        player = dialog.frame.ranking[place]
        *parts, worth = dialog.figures(place)
        lines = worth_lines(dialog.state, player)
        assert [figure for figure, _ in parts] == [
            dialog.host.money(line.amount) if line.amount else "–" for line in lines
        ]
        assert worth[0] == dialog.host.money(sum(line.amount for line in lines))
    labels = ["Cash", "Deeds", "Mortgaged", "Houses", "Hotels", "Worth"]
    assert dialog.figures(3) == [*(("–", label) for label in labels[:-1]), ("$0", "Worth")]


def test_parts_are_counted_in_words() -> None:
    assert count_text(WorthLine("deeds", 7, 900)) == "7 deeds"
    assert count_text(WorthLine("hotels", 1, 900)) == "1 hotel"
    assert count_text(WorthLine("mortgaged", 2, 90)) == "2 mortgaged"
    assert count_text(WorthLine("cash", 0, 90)) == ""


def test_a_last_survivor_needs_no_sums() -> None:
    state = result().state
    state.alive[2], state.cash[2], state.fallen = False, 0, [3, 1, 2]
    state.owner = [0 if owner == 2 else owner for owner in state.owner]
    state.stack = [Over((0, 2, 1, 3), (4310, 0, 0, 0), "bankruptcies")]
    dialog = Desk(state).shows(ResultDialog)
    deeds, worth = dialog.figures(0)
    assert deeds[1] == "Deeds" and worth == ("$4,310", "Worth")


def test_enter_on_the_curve_opens_the_charts() -> None:
    screen = PAGES["game_story"]()
    dialog = screen.shows(ResultDialog)
    dialog.form.focus(dialog.story.chart, visible=True)
    screen.key(pygame.K_RETURN)
    screen.frame()
    screen.shows(ChartsScene)


def test_it_says_for_whom_a_computer_played_on() -> None:
    desk = result()
    dialog = desk.shows(ResultDialog)
    match = dialog.host.match
    before, match.seats = match.seats[0], (SeatRecord("Ada", "ai"), *match.seats[1:])
    match.changes = (SeatChange(5, 0, replace(before, kind="human")),)
    dialog.refresh()
    assert dialog.subtitle.endswith("Ada leaves the table, and a computer takes over: Normal.")


@pytest.mark.parametrize("count", range(2, 9))
def test_nobody_hides_the_words_of_another_on_the_podium(count: int) -> None:
    room = Rect(0, 0, 500, 540)
    steps = steps_in(room, count)
    assert len(steps) == count
    assert all(room.contains(step.words) and room.contains(step.portrait) for step in steps)
    assert not any(
        one.words.colliderect(other.words) or one.words.colliderect(other.portrait.inflate(-9, -30))
        for one in steps
        for other in steps
        if other is not one
    )
    tops = [step.portrait.y for step in steps]
    assert min(tops) == tops[0], "the winner is above all others"
