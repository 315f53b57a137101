"""Seats that change hands in the middle of a game, in log, saves and replays."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.engine.actions import Mortgage
from monopoly_gui.engine.frames import Debt
from monopoly_gui.engine.machine import legal
from monopoly_gui.match.film import Film
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.core.kept_games import change_text
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.setup.seat_card import OpponentChoice
from monopoly_gui.scenes.table.parts.log_texts import log_text
from monopoly_gui.scenes.table.seats import GuestDialog, SeatsDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SaveError, SeatRecord, load, save, with_seat_change
from monopoly_gui.storage.profiles import keep_profile, new_profile
from monopoly_gui.ui.text.log_words import plain
from tests.scenes.screen import Screen

ADA = SeatRecord("Ada", "human", "car", 0)
BEN = SeatRecord("Ben", "human", "dog", 1)
CLEO = SeatRecord("Cleo", "ai", "hat", 2, "easy")


class Evening:
    """A table of two people and a computer, and all that is kept of it."""

    def __init__(self) -> None:
        self.screen = Screen(speed="instant")
        self.session = Session(self.screen.context)

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    def begin(self) -> None:
        self.screen.context.start_game(NewGame([ADA, BEN, CLEO], "us_2008", {}, 7))
        self.settle()
        self.act()

    def act(self) -> None:
        """A person at the screen who takes the first legal action."""
        player = self.match.waiting()[0]
        self.match.submit(legal(self.match.state, player)[0])
        self.settle()

    @property
    def table(self) -> TableScene:
        found = self.screen.context.scenes.stack[0]
        assert isinstance(found, TableScene)
        return found

    def settle(self) -> TableScene:
        """Let everything be shown, until somebody must act or all is over."""
        for _ in range(300):
            self.screen.frame(0.1)
            asked = self.match.waiting() or self.match.state.over
            if self.table.match is self.match and self.table.is_settled and asked:
                break
        return self.table

    def menu(self) -> None:
        """Open the menu over whatever is asked."""
        self.table.commands.menu()
        self.screen.frame()

    def log(self) -> list[str]:
        """The texts of the table's log."""
        return [plain(line.text) for line in self.settle().game.book.lines]

    def choose_computer(self, level: str) -> None:
        """Answer which computer plays on."""
        choice = self.screen.shows(OpponentChoice)
        choice.level.value = level
        self.screen.click("done")
        self.settle()


@pytest.fixture
def evening() -> Iterator[Evening]:
    found = Evening()
    yield found
    found.session.end()


def test_a_person_gets_up_and_a_computer_of_the_chosen_level_plays_on(evening: Evening) -> None:
    evening.begin()
    before, id = evening.match.state.clone(), evening.session.path
    evening.menu()
    evening.screen.key(pygame.K_p)
    evening.screen.shows(SeatsDialog)
    evening.screen.click("hand over 2")
    evening.choose_computer("hard")
    assert evening.session.path == id, "it is the same game"
    assert evening.match.seats[1] == SeatRecord("Ben", "ai", "dog", 1, "hard")
    assert evening.match.humans == (0,)
    assert evening.match.state.version >= before.version
    (line,) = [text for text in evening.log() if "leaves the table" in text]
    assert line == "Ben leaves the table, and a computer takes over: Hard."
    kept = load(id)
    assert kept.seats_at(0) == (ADA, BEN, CLEO)
    assert kept.seats == evening.match.seats
    (entry,) = evening.session.shelf.entries()
    assert [seat.bot for seat in entry.seats] == [None, "hard", "easy"]


def test_a_late_guest_takes_the_seat_of_a_computer(evening: Evening) -> None:
    evening.begin()
    cash = evening.match.state.cash[2]
    evening.screen.context.scenes.push(SeatsDialog(evening.settle()))
    evening.screen.frame()
    evening.screen.click("sit down 3")
    guest = evening.screen.shows(GuestDialog)
    evening.screen.write("name", "Ada")
    assert guest.go.reason == "Somebody here already has this name."
    evening.screen.write("name", "Fela")
    evening.screen.click("sit")
    evening.settle()
    assert evening.match.seats[2] == SeatRecord("Fela", "human", "hat", 2)
    assert evening.match.humans == (0, 1, 2)
    assert evening.match.state.cash[2] == cash
    again = evening.screen.shows(SeatsDialog)
    assert again.table is evening.table, "the seats stay open, on the table as it is now"
    evening.screen.click("hand over 3")
    evening.choose_computer("hard")
    evening.screen.click("done")
    assert evening.match.seats[2].bot == "hard" and evening.screen.shows(TableScene)
    assert "Fela takes Cleo’s seat." in evening.log()


def test_a_person_who_is_known_here_sits_down_with_one_click(evening: Evening) -> None:
    fela = new_profile("Fela")
    for person in (new_profile("Ben"), fela):
        keep_profile(person)
    evening.begin()
    evening.screen.context.scenes.push(SeatsDialog(evening.settle()))
    evening.screen.frame()
    evening.screen.click("sit down 3")
    guest = evening.screen.shows(GuestDialog)
    named = [w.name for w in guest.form.widgets if w.name.startswith("person ")]
    assert named == ["person Fela"]
    evening.screen.click("person Fela")
    evening.settle()
    assert evening.match.seats[2] == SeatRecord("Fela", "human", "hat", 2, "", fela.id)


def test_whoever_types_the_name_of_a_known_person_is_that_person(evening: Evening) -> None:
    fela = new_profile("Fela")
    keep_profile(fela)
    evening.begin()
    evening.screen.context.scenes.push(SeatsDialog(evening.settle()))
    evening.screen.frame()
    evening.screen.click("sit down 3")
    evening.screen.write("name", "fela")
    evening.screen.key(pygame.K_RETURN)
    evening.settle()
    assert evening.match.seats[2].profile == fela.id


def test_undo_does_not_reach_back_past_a_change_of_seats(evening: Evening) -> None:
    evening.screen.context.start_game(NewGame([ADA, BEN, CLEO], "us_2008", {"deal_deeds": 2}, 7))
    evening.settle()
    match = evening.match
    player = match.waiting()[0]
    match.submit(Mortgage(player, match.state.deeds(player)[0]))
    assert match.can_undo(player)
    evening.session.reseat(match, 2, SeatRecord("Fela", "human", "hat", 2))
    assert not evening.match.can_undo(player)


def test_the_computer_finishes_for_the_last_person(evening: Evening) -> None:
    rules: dict[str, object] = {"round_limit": 1, "win_condition": "richest_at_limit"}
    evening.screen.context.start_game(NewGame([ADA, CLEO], "us_2008", rules, 7))
    evening.settle()
    evening.menu()
    evening.screen.key(pygame.K_f)
    assert "plays to the end" in evening.screen.shows(ConfirmScene).text
    evening.screen.click("yes")
    evening.choose_computer("normal")
    assert evening.match.humans == ()
    for _ in range(300):
        evening.screen.frame(0.1)
        if evening.match.state.over:
            break
    assert evening.match.state.over


def test_in_a_debt_that_nobody_may_leave_the_seat_can_be_handed_over(evening: Evening) -> None:
    """DEBT-5: Concede is refused there, and says what can be done instead."""
    evening.screen.context.load_game(paths.scenarios() / "three_creditors.json")
    evening.screen.frame()
    evening.screen.frame()
    debt = evening.match.state.top
    assert isinstance(debt, Debt)
    evening.menu()
    evening.screen.click("Concede")
    asked = evening.screen.shows(ConfirmScene)
    assert "you can’t give up" in asked.text
    evening.screen.click("yes")
    evening.choose_computer("easy")
    assert debt.player not in evening.match.humans


def test_saves_replays_and_logs_know_who_played_when(evening: Evening) -> None:
    evening.begin()
    for _ in range(3):
        evening.act()
    evening.session.reseat(evening.match, 0, replace(ADA, name="Fela"))
    moment = len(evening.match.log)
    for _ in range(3):
        evening.act()
    saved = evening.match.saved()
    assert [seat.name for seat in saved.seats_at(moment)] == ["Fela", "Ben", "Cleo"]
    assert [seat.name for seat in saved.seats_at(moment - 1)] == ["Ada", "Ben", "Cleo"]
    text = log_text(evening.match)
    assert text.index("Ada") < text.index("Fela takes Ada’s seat.")
    film = Film(saved)
    assert film.cut(moment - 1).seats == (ADA, BEN, CLEO)
    assert film.cut(moment - 1).changes == ()
    assert film.cut(moment).changes == saved.changes
    scene = evening.screen.open(ReplayScene(evening.screen.context, film))
    assert scene.reel.people.name(0) == "Ada"
    scene.reel.go_to(len(film))
    evening.screen.frame()
    assert scene.reel.people.name(0) == "Fela"
    assert any("’s seat" in plain(line.text) for line in scene.reel.book.lines)
    scene.reel.go_to(moment - 1)
    evening.screen.frame()
    assert scene.reel.people.name(0) == "Ada"


def test_a_file_with_changes_at_impossible_moments_is_refused(evening: Evening) -> None:
    evening.begin()
    game = with_seat_change(evening.match.saved(), 1, replace(BEN, name="Fela"))
    path = evening.session.shelf.path("20260101-000000-00000000")
    (change,) = game.changes
    save(path, replace(game, changes=(replace(change, at=len(game.log) + 1),)))
    with pytest.raises(SaveError, match="change of seats"):
        load(path)


def test_a_computers_seat_taken_under_its_name_is_told() -> None:
    robot = SeatRecord("Cleo", "ai", "hat", 2, "normal")
    person = replace(robot, kind="human", bot="")
    assert str(change_text(robot, person)) == "A person takes Cleo’s seat."
