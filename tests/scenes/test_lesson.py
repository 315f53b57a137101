"""The first lesson, taken from beginning to end by mouse and by keys, and spoilt on the way.

``tools/campaigns/lesson.py`` takes it in windows of all sizes, in both views, enlarged.
"""

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pygame
import pytest

from monopoly_gui.engine.actions import Bundle, OfferTrade
from monopoly_gui.engine.frames import Auction, Purchase
from monopoly_gui.match.lesson import ASKS, LEARNER, PARTNER
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.lesson.steps import STEPS
from monopoly_gui.scenes.lesson.table import LessonChoice, LessonEnd, LessonMenu, LessonTable
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from monopoly_gui.storage import SeatRecord, listing, save
from monopoly_gui.ui.text.log_words import plain
from monopoly_gui.ui.widgets import Button
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize, undrawn
from tests.storage.games import played

ENDS = 400


class Lesson:
    """A learner who follows the guide, or does something else."""

    def __init__(self, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        self.screen = Screen(size, **{"speed": "instant", **settings})
        self.table = LessonTable(self.screen.context)
        self.screen.open(self.table)
        self.said: list[str] = []

    @property
    def guide_says(self) -> str:
        hint = self.table.guide.hint
        return plain(hint.text) if hint else ""

    def listen(self) -> str:
        """Wait until the guide says something, or the lesson is over."""
        for _ in range(ENDS):
            if isinstance(self.screen.scene, LessonEnd):
                return ""
            if self.guide_says:
                self.said.append(self.guide_says)
                return self.guide_says
            self.wait()
        raise AssertionError(f"nothing is said at {type(self.screen.scene).__name__}")

    def wait(self) -> None:
        """Let time pass without looking."""
        self.screen.app.tick(self.screen.clock.advance(0.1))

    def follow(self, keys: bool = False) -> None:
        """Do what the guide says now."""
        self.listen()
        guide = self.table.guide
        hint, target = guide.hint, guide.target
        if hint is None:
            return
        if hint.button:
            self.screen.click(guide.go.rect.center) if not keys else self.screen.key(
                pygame.K_RETURN
            )
        elif hint.target == "my cash" and target is not None:
            self.screen.click(target.center)
            self.screen.type(str(ASKS))
        elif target is not None:
            self._use(hint.target, target.center, keys)
        self.wait()

    def _use(self, name: str, place: tuple[int, int], keys: bool) -> None:
        found = [w for w in self.screen.scene.form.widgets if w.name == name]
        if keys and found and isinstance(found[0], Button) and found[0].key:
            self.screen.key(found[0].key)
        elif keys and found:
            for _ in range(60):
                if found[0].focused:
                    break
                self.screen.key(pygame.K_TAB)
            self.screen.key(pygame.K_RETURN)
        else:
            self.screen.click(place)

    def until(self, name: str, keys: bool = False) -> None:
        """Follow the guide until the step of that name; the way there is not drawn."""
        with undrawn():
            for _ in range(ENDS):
                self.listen()
                step = self.table.guide.step
                if step and step.name == name:
                    return
                self.follow(keys)
        raise AssertionError(f"{name} is never told: {self.said}")

    def to_the_end(self, keys: bool = False) -> LessonEnd:
        for _ in range(ENDS):
            if isinstance(self.screen.scene, LessonEnd):
                return self.screen.scene
            self.follow(keys)
        raise AssertionError(f"the lesson does not end: {self.said[-5:]}")


def test_a_deed_that_was_asked_for_is_unpinned_once_it_was_read() -> None:
    lesson = Lesson()
    lesson.until("read")
    pinned = [lesson.table.board_spot.pinned]
    lesson.follow()
    pinned.append(lesson.table.board_spot.pinned)
    assert pinned == [39, None]
    lesson.until("end")


@pytest.mark.parametrize("keys", [False, True])
def test_whoever_does_as_told_learns_everything(keys: bool) -> None:
    lesson = Lesson()
    end = lesson.to_the_end(keys)
    assert all(done for _words, done in end.points)
    assert lesson.table.guide.done == {step.name for step in STEPS}
    state = lesson.table.state
    assert state.problems() == []
    assert all(state.buildings[s] == 1 for s in (6, 8, 9))
    assert not state.in_jail(LEARNER)
    assert lesson.screen.context.settings.lesson_taken


def test_the_way_from_the_title_and_back() -> None:
    screen = Screen()
    title = screen.open(TitleScene(screen.context))
    assert title.entries[0] is title.lesson and title.lesson.style == "primary"
    screen.key(pygame.K_RETURN)
    table = screen.shows(LessonTable)
    table.finish()
    screen.frame()
    screen.shows(LessonEnd)
    screen.click("title")
    screen.frame()
    title = screen.shows(TitleScene)
    assert screen.context.scenes.overlay is None
    assert title.entries[0] is title.resume


def test_who_has_played_finds_it_below() -> None:
    screen = Screen(last_seats=(SeatRecord("Zoe", "human", "cat", 3),))
    title = screen.open(TitleScene(screen.context))
    assert title.form.default is title.new
    assert title.entries[-1] is title.lesson
    screen.click("First game")
    table = screen.shows(LessonTable)
    assert (table.name(LEARNER), table.token(LEARNER)) == ("Zoe", "cat")


def test_who_has_finished_a_quick_game_finds_it_below() -> None:
    screen = Screen()
    shelf = screen.context.shelf
    game, id = played(), shelf.begin()
    save(shelf.path(id), game)
    shelf.note(game, id, playing=False)
    screen.context.continue_reason = lambda: "All your games are finished."
    title = screen.open(TitleScene(screen.context))
    assert title.form.default is title.new and title.entries[-1] is title.lesson


def test_it_can_be_left_at_any_time_and_leaves_no_save() -> None:
    lesson = Lesson()
    lesson.until("decline")
    lesson.screen.click(lesson.table.guide.leave_button.rect.center)
    lesson.screen.shows(ConfirmScene)
    lesson.screen.click("no")
    lesson.screen.frame()
    assert lesson.listen()
    lesson.table.commands.menu()
    lesson.screen.frame()
    lesson.screen.shows(LessonMenu)
    lesson.screen.key(pygame.K_q)
    lesson.screen.shows(TitleScene)
    assert listing(lesson.screen.context.saves) == []


def test_what_is_skipped_is_not_told_again_and_shown_at_the_end() -> None:
    lesson = Lesson()
    for name in ("trade", "mortgage"):
        lesson.until(name)
        lesson.screen.key(pygame.K_F2)
        lesson.screen.frame(0.1)
    end = lesson.to_the_end()
    missed = [words for words, done in end.points if not done]
    assert missed == ["trade for a full set", "build evenly", "mortgage to raise money"]


def test_who_auctions_the_first_street_and_loses_it_goes_on() -> None:
    lesson = Lesson()
    lesson.until("buy")
    lesson.screen.click("decline")
    lesson.until("bid")
    lesson.screen.click("out")
    end = lesson.to_the_end()
    assert lesson.table.state.owner[6] == PARTNER
    assert ("buy what you land on", True) in end.points


def test_a_low_offer_is_countered_and_the_counter_can_be_accepted() -> None:
    lesson = Lesson()
    lesson.until("trade")
    assert lesson.table.submit(OfferTrade(LEARNER, PARTNER, Bundle(cash=20), Bundle(deeds=(9,))))
    for _ in range(60):
        if "Accept" in lesson.guide_says:
            break
        lesson.wait()
    assert lesson.guide_says == "Robin wants more, but will trade. Accept!"
    lesson.follow()
    lesson.until("build")
    assert lesson.table.state.owner[9] == LEARNER


def test_ending_every_turn_at_once_never_leaves_one_without_a_word() -> None:
    lesson = Lesson()
    for _ in range(ENDS):
        if isinstance(lesson.screen.scene, LessonEnd):
            break
        lesson.listen()
        frame = lesson.table.state.top
        names = ["raise all", "pay", "roll", "end"]
        if isinstance(frame, Purchase):
            names = ["decline"]
        elif isinstance(frame, Auction):
            names = ["out"]
        usable = [w.name for w in lesson.screen.scene.form.widgets if w.name in names and w.enabled]
        if usable:
            lesson.screen.click(min(usable, key=names.index))
        lesson.wait()
    end = lesson.screen.shows(LessonEnd)
    lesson.screen.click("on")
    lesson.screen.frame()
    assert lesson.screen.shows(LessonTable) and lesson.listen()
    assert ("build evenly", False) in end.points


#: windows of every shape; each with each view and from 100 to 200 % by ``python -m``
SIZES = (
    (1024, 640), (1280, 720), (1366, 768), (1920, 1080), (800, 1280), (683, 768), (1512, 648),
)  # fmt: skip
SCALES = (1.0, 1.25, 1.5, 2.0)
VIEWS = ("flat", "seated")
Sight = tuple[tuple[int, int], str, float]
EVERY: tuple[Sight, ...] = tuple(product(SIZES, VIEWS, SCALES))


def sights(sight: Sight) -> list[str]:
    """The faults at any step of a lesson in such a window."""
    size, view, scale = sight
    lesson = Lesson(size, view=view)
    resize(lesson.screen, size, scale)
    wrong: list[str] = []
    seen = 0
    with undrawn():
        for _ in range(ENDS):
            if not lesson.listen():
                few = [] if seen > 20 else [f"{sight}: only {seen} things are asked for"]
                return [*wrong, *few]
            seen += lesson.table.guide.target is not None
            wrong += [f"{sight}: {lesson.guide_says}: {fault}" for fault in faults(lesson)]
            lesson.follow()
    return [*wrong, f"{sight}: the lesson does not end"]


def faults(lesson: Lesson) -> list[str]:
    """The widgets hidden by the bubble, and golden ones beside the target."""
    guide, scenes = lesson.table.guide, lesson.screen.context.scenes
    hint, target = guide.hint, guide.target
    assert hint
    wrong: list[str] = []
    if not scenes.bounds.contains(guide.box):
        wrong.append("the bubble is not all in the window")
    if target and guide.box.colliderect(target):
        wrong.append(f"{hint.target or hint.space} is hidden")
    if target and not scenes.bounds.contains(target):
        wrong.append(f"{hint.target or hint.space} is not in sight")
    if not target and (hint.target or hint.space >= 0):
        wrong.append(f"nothing points at {hint.target or hint.space}")
    if target or hint.button:
        shown = [w for s in scenes.visible() if s is not guide for w in s.form.widgets]
        default_button = {w.name for w in shown if isinstance(w, Button) and looks_golden(w)}
        if default_button - {hint.target}:
            wrong.append(f"also golden: {default_button - {hint.target}}")
    return wrong


def looks_golden(button: Button) -> bool:
    return button.visible and button.enabled and button.style_enabled == "primary"


@pytest.mark.parametrize("sight", EVERY[3::13], ids=str)
def test_nothing_that_is_asked_for_is_hidden_and_only_that_is_golden(sight: Sight) -> None:
    assert sights(sight) == []


def test_enter_does_what_is_taught_and_not_what_is_golden_elsewhere() -> None:
    lesson = Lesson()
    lesson.until("trade")
    trade = lesson.screen.find("trade")
    assert isinstance(trade, Button) and looks_golden(trade)
    lesson.screen.key(pygame.K_RETURN)
    lesson.screen.shows(TradeDialog)


def test_all_looks_as_ever_where_nothing_is_taught() -> None:
    lesson = Lesson()
    lesson.until("trade")
    end = lesson.screen.find("end")
    assert isinstance(end, Button) and end.style == "primary" and not looks_golden(end)
    lesson.table.commands.menu()
    lesson.screen.frame()
    lesson.screen.frame()
    assert looks_golden(end)


def test_a_pinned_deed_goes_with_the_next_thing_that_is_done() -> None:
    lesson = Lesson()
    lesson.until("look")
    lesson.follow()
    assert pinned(lesson) == 39 and lesson.listen() and pinned(lesson) == 39
    lesson.until("trade")
    assert pinned(lesson) is None
    lesson.table.board_spot.pin(24)
    lesson.until("build")
    assert pinned(lesson) is None


def pinned(lesson: Lesson) -> int | None:
    return lesson.table.board_spot.pinned


def test_it_ends_with_a_quick_game_against_opponents_for_a_first_one() -> None:
    lesson = Lesson()
    lesson.to_the_end()
    lesson.screen.key(pygame.K_RETURN)
    (game,) = lesson.screen.calls.started
    assert game.kind == "quick" and [seat.kind for seat in game.seats] == ["human", *["ai"] * 3]
    assert {seat.bot for seat in game.seats[1:]} == {"easy"}
    entries = {"deal_deeds": 2, "houses_for_hotel": 3, "end_after_bankruptcies": 2}
    assert entries.items() <= game.rules.items()
    assert game.rules["win_condition"] == "richest_at_limit"
    (said,) = lesson.screen.context.scenes.toasts.texts
    assert said.startswith("You all start with two deeds, already paid for, and build hotels after")


def resumed(screen: Screen) -> Lesson:
    """The lesson on the table, which was gone on with."""
    lesson = object.__new__(Lesson)
    lesson.screen, lesson.table, lesson.said = screen, screen.shows(LessonTable), []
    return lesson


def without_threads(screen: Screen) -> Session:
    """A session whose lessons are gone on with as tests want it: the partner answers at once."""
    session = Session(screen.context)
    lesson = partial(LessonTable, screen.context)
    screen.context.routes = replace(screen.context.routes, lesson=lesson)
    return session


def test_a_lesson_that_was_left_goes_on_with_its_guide_to_its_end() -> None:
    first = Screen(speed="instant")
    session = without_threads(first)
    first.open(LessonTable(first.context))
    resumed(first).until("trade")
    session.end()

    screen = Screen(speed="instant")
    session = without_threads(screen)
    screen.open(TitleScene(screen.context))
    screen.click("First game")
    screen.shows(LessonChoice)
    screen.key(pygame.K_RETURN)
    screen.frame()
    lesson = resumed(screen)
    lesson.until("trade")
    assert not any("Welcome" in text or "auction" in text for text in lesson.said)
    end = lesson.to_the_end()
    assert [words for words, done in end.points if not done] == []
    assert screen.context.scenes.overlay is lesson.table.guide
    session.end()
    (entry,) = session.shelf.entries()
    assert entry.kind == "lesson" and entry.marks == ("lesson",)


def test_a_lesson_is_begun_anew_where_that_is_wanted_and_after_its_end_without_asking() -> None:
    screen = Screen(speed="instant")
    session = without_threads(screen)
    screen.open(LessonTable(screen.context))
    resumed(screen).until("decline")
    left = session.path.stem
    screen.open(TitleScene(screen.context))
    screen.click("First game")
    screen.click("Start again")
    screen.frame()
    assert resumed(screen).table.match.log == [] and session.path.stem != left
    session.close()
    assert [entry.id for entry in session.shelf.entries()] == [session.path.stem]
    screen.open(LessonTable(screen.context))
    resumed(screen).to_the_end()
    screen.open(TitleScene(screen.context))
    screen.click("First game")
    screen.frame()
    screen.shows(LessonTable)
    session.end()


def test_a_game_that_only_says_that_it_is_a_lesson_is_an_ordinary_one() -> None:
    screen = Screen()
    session = Session(screen.context)
    screen.context.play_from(replace(played(1, 2, 10), kind="lesson"))
    screen.frame()
    assert not isinstance(screen.shows(TableScene), LessonTable)
    session.end()
