"""Watching a game: driven by mouse and keys, as a player does it."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.film import Film
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.core.spoken_screen import join_sentences
from monopoly_gui.scenes.menus.load import NOTHING_PLAYED, LoadScene
from monopoly_gui.scenes.replay.bar import OVER
from monopoly_gui.scenes.replay.replay import ReplayScene, watch
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SavedGame, file_name, load, save
from monopoly_gui.ui.table_model import model_of
from monopoly_gui.ui.text.log_words import plain
from tests.match.tables import RandomBot, seats
from tests.scenes.dialogs.desk import TOKENS

from .screen import Screen
from .seat import Seat
from .test_narrator import listening


@cache
def played(actions: int = 120, rounds: int = 0) -> SavedGame:
    bots = {p: RandomBot(p) for p in range(3)}
    rules = Rules(win_condition="richest_at_limit", round_limit=rounds) if rounds else Rules()
    places = [replace(seat, token=TOKENS[p]) for p, seat in enumerate(seats("aaa"))]
    match = Match.new("us_2008", rules, places, 5, bots=bots, threaded=False)
    for _ in range(actions):
        match.poll()
    return match.saved("Wednesday")


def test_its_log_is_a_page_of_paper_as_at_the_table() -> None:
    cinema = Cinema()
    surface, log = pygame.display.get_surface(), cinema.scene.log.rect
    corner = surface.get_at((log.right - 30, log.bottom - 6))
    assert min(corner[:3]) > 150


class Cinema:
    """A film on a screen."""

    def __init__(self, saved: SavedGame | None = None, size: tuple[int, int] = (1280, 720)) -> None:
        self.screen = Screen(size)
        self.scene = self.screen.open(ReplayScene(self.screen.context, Film(saved or played())))

    @property
    def moment(self) -> int:
        return self.scene.reel.moment

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.screen.frame(0.05)

    def is_whole(self) -> None:
        """The picture at rest equals the current position."""
        assert self.scene.reel.is_settled
        assert self.scene.reel.model == model_of(self.scene.film.at(self.moment))


@pytest.fixture
def cinema() -> Cinema:
    return Cinema()


class TestKeys:
    def test_space_runs_the_film_and_stops_it_after_the_action(self, cinema: Cinema) -> None:
        cinema.screen.key(pygame.K_SPACE)
        cinema.wait(6)
        assert cinema.moment > 1
        cinema.screen.key(pygame.K_SPACE)
        cinema.wait(6)
        stopped = cinema.moment
        cinema.wait(2)
        assert cinema.moment == stopped
        cinema.is_whole()

    def test_steps_forwards_and_back(self, cinema: Cinema) -> None:
        for _ in range(5):
            cinema.screen.key(pygame.K_RIGHT)
        assert cinema.moment == 5
        cinema.screen.key(pygame.K_LEFT)
        assert cinema.moment == 4
        cinema.is_whole()

    def test_a_step_is_shown_as_it_happened(self, cinema: Cinema) -> None:
        cinema.screen.key(pygame.K_RIGHT)
        assert not cinema.scene.reel.is_settled
        cinema.wait(8)
        assert cinema.moment == 1
        cinema.is_whole()

    def test_turns(self, cinema: Cinema) -> None:
        turns = cinema.scene.film.turns
        for _ in range(3):
            cinema.screen.key(pygame.K_RIGHT, pygame.KMOD_LSHIFT)
        assert cinema.moment == turns[3]
        cinema.screen.key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
        assert cinema.moment == turns[2]
        cinema.is_whole()

    def test_to_either_end(self, cinema: Cinema) -> None:
        cinema.screen.key(pygame.K_END)
        assert cinema.moment == len(cinema.scene.film)
        cinema.is_whole()
        cinema.screen.key(pygame.K_RIGHT)
        assert cinema.moment == len(cinema.scene.film)
        cinema.screen.key(pygame.K_HOME)
        cinema.screen.key(pygame.K_LEFT)
        assert cinema.moment == 0

    def test_a_key_held_down_goes_on(self, cinema: Cinema) -> None:
        cinema.screen.post(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
        cinema.wait(2)
        cinema.screen.post(pygame.KEYUP, key=pygame.K_RIGHT, mod=0)
        reached = cinema.moment
        assert reached > 5
        cinema.wait(1)
        assert cinema.moment == reached

    def test_faster_and_slower(self, cinema: Cinema) -> None:
        for _ in range(9):
            cinema.screen.key(pygame.K_PLUS)
        assert cinema.scene.reel.speed == 32
        cinema.screen.key(pygame.K_SPACE)
        cinema.wait(60)
        assert cinema.moment == len(cinema.scene.film)
        assert not cinema.scene.moving
        cinema.is_whole()
        cinema.screen.key(pygame.K_MINUS)
        assert cinema.scene.reel.speed == 16

    def test_from_the_end_it_runs_again(self, cinema: Cinema) -> None:
        cinema.screen.key(pygame.K_END)
        cinema.screen.key(pygame.K_SPACE)
        assert cinema.moment < 3

    def test_tab_goes_through_all_there_is_and_enter_uses_it(self, cinema: Cinema) -> None:
        seen = []
        for _ in range(13):
            cinema.screen.key(pygame.K_TAB)
            focused = cinema.scene.form.focused
            assert focused and focused.ring
            seen.append(focused.name)
        assert len(set(seen)) == 13
        while cinema.scene.form.focused is not cinema.screen.find("turn forward"):
            cinema.screen.key(pygame.K_TAB)
        cinema.screen.key(pygame.K_RETURN)
        assert cinema.moment == cinema.scene.film.turns[1]

    def test_escape_goes_back(self, cinema: Cinema) -> None:
        watch(cinema.screen.context, played())
        cinema.screen.frame()
        assert cinema.screen.scene is not cinema.scene
        cinema.screen.key(pygame.K_ESCAPE)
        assert cinema.screen.scene is cinema.scene


class TestMouse:
    def test_the_bar_is_dragged_along(self, cinema: Cinema) -> None:
        scrub = cinema.scene.bar.scrub
        y = scrub.track().centery
        cinema.screen.post(pygame.MOUSEBUTTONDOWN, pos=(scrub.x_of(80), y), button=1)
        cinema.screen.frame()
        assert cinema.moment == 80
        for moment in (60, 30, 44):
            x = scrub.x_of(moment)
            cinema.screen.post(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 0), buttons=(1, 0, 0))
            cinema.screen.frame()
            assert cinema.moment == moment
            cinema.is_whole()
        cinema.screen.post(pygame.MOUSEBUTTONUP, pos=(scrub.x_of(44), y), button=1)
        cinema.screen.post(
            pygame.MOUSEMOTION, pos=(scrub.x_of(9), y), rel=(1, 0), buttons=(0, 0, 0)
        )
        cinema.screen.frame()
        assert cinema.moment == 44

    def test_while_it_is_held_it_does_not_run(self, cinema: Cinema) -> None:
        cinema.screen.click("play")
        scrub = cinema.scene.bar.scrub
        at = (scrub.x_of(50), scrub.track().centery)
        cinema.screen.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        cinema.wait(5)
        assert cinema.moment == 50
        cinema.screen.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
        cinema.wait(8)
        assert cinema.moment > 50

    def test_every_button(self, cinema: Cinema) -> None:
        film = cinema.scene.film
        for name, there in (
            ("end", len(film)),
            ("back", len(film) - 1),
            ("turn back", film.turn_before(len(film) - 1)),
            ("start", 0),
            ("forward", 1),
            ("turn forward", film.turn_after(1)),
        ):
            cinema.screen.click(name)
            assert cinema.moment == there, name
        speed = cinema.scene.bar.speed
        cinema.screen.click(speed.cells()[2].center)
        assert cinema.scene.reel.speed == 4

    def test_a_space_can_be_looked_at(self, cinema: Cinema) -> None:
        cinema.screen.click(cinema.scene.picture.cell(39).center)
        pinned = cinema.scene.board_spot.pinned
        assert pinned == 39
        cinema.screen.key(pygame.K_ESCAPE)
        assert cinema.scene.board_spot.pinned is None
        assert cinema.screen.scene is cinema.scene


class TestWhatIsSeen:
    def test_the_log_tells_what_was_done_up_to_here(self, cinema: Cinema) -> None:
        cinema.scene.reel.go_to(60)
        cinema.screen.frame()
        there = cinema.scene.log.shown
        cinema.scene.reel.go_to(110)
        cinema.screen.frame()
        assert cinema.scene.log.shown[: len(there)] == there
        assert len(cinema.scene.log.shown) > len(there)
        cinema.scene.reel.go_to(60)
        cinema.screen.frame()
        assert cinema.scene.log.shown == there

    @pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1280, 1024), (2560, 1080)])
    def test_nothing_overlaps(self, size: tuple[int, int]) -> None:
        scene = Cinema(size=size).scene
        bar = [widget.rect for widget in scene.bar.all]
        window = pygame.Rect((0, 0), size)
        for number, rect in enumerate(bar):
            assert window.contains(rect)
            assert rect.collidelist(bar[number + 1 :]) < 0
            assert not rect.colliderect(scene.picture.layout.board)
            assert not rect.colliderect(scene.log.rect)

    def test_a_game_that_does_not_fit_its_log_is_told(self, cinema: Cinema) -> None:
        wrong = played()
        state = wrong.state.clone()
        state.cash[0] += 1
        watch(cinema.screen.context, replace(wrong, state=state))
        cinema.screen.frame()
        assert cinema.screen.scene is cinema.scene
        assert cinema.screen.said[0].startswith("This game cannot be watched: ")


class TestContinue:
    def test_a_new_game_from_here(self, cinema: Cinema) -> None:
        session = Session(cinema.screen.context)
        cinema.scene.reel.go_to(47)
        cinema.screen.key(pygame.K_n)
        cinema.screen.shows(ConfirmScene)
        cinema.screen.key(pygame.K_RETURN)
        cinema.screen.frame()
        cinema.screen.shows(TableScene)
        assert session.match
        assert len(session.match.log) >= 47
        assert session.match.log[:47] == played().log[:47]
        assert session.match.seats == played().seats
        session.close()

    def test_not_after_the_end(self) -> None:
        cinema = Cinema(played(3000, rounds=3))
        cinema.screen.key(pygame.K_END)
        assert cinema.scene.reel.state.over
        assert cinema.screen.find("continue").reason == OVER
        cinema.screen.key(pygame.K_LEFT)
        assert cinema.screen.find("continue").enabled


class TestTheWayThere:
    def keep(self, game: SavedGame) -> Path:
        paths.user_saves().mkdir(parents=True, exist_ok=True)
        path = paths.user_saves() / file_name(game.name)
        save(path, game)
        return path

    def test_from_the_list_of_games(self) -> None:
        self.keep(played())
        screen = Screen()
        screen.open(LoadScene(screen.context))
        screen.key(pygame.K_w)
        assert len(screen.shows(ReplayScene).film) == 120

    def test_not_where_nothing_was_played_or_all_is_damaged(self) -> None:
        self.keep(replace(load(paths.scenarios() / "two_left.json"), name="Two"))
        screen = Screen()
        scene = screen.open(LoadScene(screen.context))
        assert scene.replay.reason == NOTHING_PLAYED
        path = self.keep(played())
        path.write_bytes(path.read_bytes()[:500])
        scene.refresh()
        scene.list.selected = [line.path for line in scene.lines].index(path)
        scene._selected()
        assert scene.replay.reason == "This game is damaged."

    def test_from_the_menu_of_a_game(self) -> None:
        seat = Seat.of(played())
        seat.click("menu")
        seat.key(pygame.K_w)
        film = seat.screen.shows(ReplayScene)
        assert film.film.saved.seats == played().seats
        seat.key(pygame.K_ESCAPE)
        seat.key(pygame.K_ESCAPE)
        assert seat.screen.scene is seat.table

    def test_from_the_result(self) -> None:
        seat = Seat.of(played(3000, rounds=3))
        seat.frames(5)
        seat.screen.click("watch")
        seat.frames(2)
        assert seat.screen.shows(ReplayScene).film.saved.state.over


def test_the_steps_of_a_film_are_told() -> None:
    cinema = Cinema()
    said = listening(cinema.screen)
    assert said.new().startswith("Replay: ")
    cinema.screen.key(pygame.K_RIGHT)
    step = cinema.scene.reel.says(1)
    assert said.new().endswith(f" {step}.")
    cinema.screen.key(pygame.K_RIGHT)
    lines = [plain(line.brief or line.text) for line in cinema.scene.reel.lines_at(2)]
    assert said.new() == join_sentences([*lines, cinema.scene.reel.says(2)])
    cinema.screen.key(pygame.K_PLUS)
    assert "2×" in said.new()


def test_a_step_beyond_the_ends_says_where_the_film_is() -> None:
    cinema = Cinema()
    back = cinema.screen.find("back")
    assert back.reason == cinema.scene.reel.says(0) and cinema.screen.find("forward").enabled
    cinema.screen.key(pygame.K_END)
    cinema.screen.frame()
    assert back.enabled and not cinema.screen.find("forward").enabled
