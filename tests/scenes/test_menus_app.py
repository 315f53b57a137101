"""The stack of scenes, and the app around it: resizing, redrawing, failing."""

from functools import partial

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from monopoly_gui import paths
from monopoly_gui.scenes.core.managed_scene import ManagedScene
from monopoly_gui.scenes.core.manager import SceneManager
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.menus.about import FailureScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.system import window
from monopoly_gui.ui.painting.areas import MOST_AREAS, merged
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.widgets import Button
from tests.waiting import repeat_until

from .screen import Screen


@pytest.fixture
def screen() -> Screen:
    return Screen()


class Plain(Scene):
    """Notes what happens to it."""

    def __init__(self, screen: Screen, name: str, log: list[str], *, over: bool = False) -> None:
        super().__init__(screen.context)
        self.name = name
        self.log = log
        self.is_overlay = over
        self.ticks = 0

    def enter(self) -> None:
        self.log.append(f"{self.name} entered")

    def leave(self) -> None:
        self.log.append(f"{self.name} left")

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.log.append(f"{self.name} heard")
        return True

    def tick(self, now: float, dt: float) -> None:
        self.ticks += 1

    def paint(self, surface: Surface) -> None:
        surface.fill((200, 200, 200))


class TestManager:
    def test_changes_wait_for_the_end_of_the_frame(self, screen: Screen) -> None:
        log: list[str] = []
        scenes = screen.context.scenes
        scenes.push(Plain(screen, "a", log))
        assert scenes.top is None
        screen.frame()
        scenes.push(Plain(screen, "b", log))
        screen.key(pygame.K_x)
        screen.key(pygame.K_x)
        assert log == ["a entered", "a heard", "b entered", "b heard"]

    def test_push_replace_pop_and_reset(self, screen: Screen) -> None:
        log: list[str] = []
        scenes = screen.context.scenes
        a, b, c, d = (Plain(screen, name, log) for name in "abcd")
        scenes.push(a)
        scenes.push(b)
        screen.frame()
        scenes.replace(c)
        screen.frame()
        assert scenes.stack == [a, c]
        scenes.pop(c)
        screen.frame()
        assert scenes.stack == [a]
        scenes.push(b)
        scenes.reset(d)
        screen.frame()
        assert scenes.stack == [d]
        assert log.count("b left") == 2
        assert log[-1] == "d entered"

    def test_a_scene_that_has_gone_is_not_popped_twice(self, screen: Screen) -> None:
        log: list[str] = []
        scenes = screen.context.scenes
        a, b = Plain(screen, "a", log), Plain(screen, "b", log)
        scenes.push(a)
        scenes.push(b)
        screen.frame()
        scenes.pop(b)
        scenes.pop(b)
        screen.frame()
        assert scenes.stack == [a]

    def test_what_shines_through_is_ticked_but_hears_nothing(self, screen: Screen) -> None:
        log: list[str] = []
        hidden, below = Plain(screen, "hidden", log), Plain(screen, "below", log)
        top = Plain(screen, "top", log, over=True)
        for scene in (hidden, below, top):
            screen.context.scenes.push(scene)
        screen.frame()
        log.clear()
        screen.key(pygame.K_x)
        assert log == ["top heard"]
        assert (hidden.ticks, below.ticks > 0, top.ticks > 0) == (0, True, True)

    def test_what_lies_below_a_dialog_is_darkened_once(self, screen: Screen) -> None:
        below = Plain(screen, "below", [])
        screen.open(below)
        bright = screen.app.surface.get_at((5, 5))[0]
        over = Plain(screen, "over", [], over=True)
        over.paint = lambda surface: None  # type: ignore[method-assign]
        screen.context.scenes.push(over)
        screen.frame()
        dark = screen.app.surface.get_at((5, 5))[0]
        assert dark < bright
        over.invalidate(Rect(0, 0, 50, 50))
        screen.frame()
        assert screen.app.surface.get_at((5, 5))[0] == dark

    def test_fading_ends_with_the_new_picture(self) -> None:
        screen = Screen(reduced_motion=False)
        screen.open(Plain(screen, "light", []))
        dark = Plain(screen, "dark", [])
        dark.paint = lambda surface: surface.fill((0, 0, 0))  # type: ignore[method-assign,assignment]
        screen.frame(1.0)
        screen.context.scenes.push(dark)
        screen.frame(0.05)
        between = screen.app.surface.get_at((9, 9))[0]
        screen.frame(0.05)
        assert 0 < between <= 200
        for _ in range(4):
            screen.frame(0.1)
        assert screen.app.surface.get_at((9, 9))[0] == 0
        assert not screen.app.moving

    def test_what_takes_long_to_draw_comes_up_when_all_of_it_is_there(self) -> None:
        screen, drawn = slow_to_draw(reduced_motion=False)
        before = pygame.image.tobytes(screen.app.surface, "RGB")
        seen = []
        for frame in range(20):
            screen.frame(0.05)
            seen.append(len(drawn))
            if len(drawn) < 4:
                seen_now = pygame.image.tobytes(screen.app.surface, "RGB")
                assert seen_now == before, f"something is seen in frame {frame}"
        assert drawn == ["a", "b", "c", "d"]
        # the frame in which it opens has enough to do
        assert seen[:5] == [0, 1, 2, 3, 4]
        assert screen.app.surface.get_at((5, 5))[0] == 0

    def test_where_nothing_may_move_it_takes_the_place_of_the_old_picture_at_once(self) -> None:
        screen, drawn = slow_to_draw(reduced_motion=True)
        before = seen(screen)
        for number in (0, 1, 2, 3):
            screen.frame(0.05)
            assert len(drawn) == number and seen(screen) == before
        while len(drawn) < 4:
            screen.frame(0.05)
        screen.frame(0.05)
        screen.frame(0.05)
        assert seen(screen) == (0, 0, 0)
        assert not screen.app.moving

    def test_a_window_of_another_size_shows_the_bare_table_until_all_is_there(self) -> None:
        screen, drawn = slow_to_draw(reduced_motion=False)
        for _ in range(20):
            screen.frame(0.05)
        drawn.clear()
        surface = pygame.display.set_mode((1200, 700))
        surface.fill((1, 2, 3))
        screen.app.context.scenes.lose_picture()
        screen.app.resize(surface)
        table = screen.context.painter.tint("table")
        screen.frame(0.05)
        assert not drawn and seen(screen) == table
        for _ in range(20):
            screen.frame(0.05)
        assert len(drawn) == 4 and seen(screen) == (0, 0, 0)
        assert not screen.app.moving

    def test_a_button_under_the_resting_pointer_lights_up(self, screen: Screen) -> None:
        title = screen.open(TitleScene(screen.context))
        screen.click("Settings")
        screen.shows(SettingsScene)
        place = title.form.find("Rules").rect.center
        screen.post(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))
        screen.key(pygame.K_ESCAPE)
        assert title.form.find("Rules").hovered


class TestMerging:
    window = Rect(0, 0, 100, 100)

    def test_overlapping_places_become_one(self) -> None:
        assert merged([Rect(0, 0, 20, 20), Rect(10, 10, 20, 20)], self.window) == [
            Rect(0, 0, 30, 30)
        ]

    def test_places_apart_stay_apart_and_inside_the_window(self) -> None:
        found = merged(
            [Rect(-5, -5, 10, 10), Rect(90, 90, 50, 50), Rect(200, 0, 5, 5)], self.window
        )
        assert found == [Rect(0, 0, 5, 5), Rect(90, 90, 10, 10)]

    def test_of_many_places_the_nearest_become_one(self) -> None:
        found = merged([Rect(10 * i, 0, 5, 5) for i in range(10)], self.window)
        assert len(found) == MOST_AREAS
        far = [Rect(5 * i, 0, 4, 4) for i in range(MOST_AREAS)] + [Rect(90, 90, 5, 5)]
        assert Rect(90, 90, 5, 5) in merged(far, self.window), "what lies alone stays alone"


class TestApp:
    def test_an_idle_screen_is_not_drawn(self, screen: Screen) -> None:
        screen.open(SettingsScene(screen.context))
        repeat_until(lambda: not screen.app.moving, lambda: screen.frame(1.0), "all is drawn")
        assert screen.frame(1.0) == []
        assert not screen.app.moving

    def test_resizing_lays_everything_out_again(self, screen: Screen) -> None:
        scene = screen.open(SettingsScene(screen.context))
        before = scene.form.find("scale").rect
        pygame.display.set_mode((1600, 900))
        screen.post(pygame.WINDOWSIZECHANGED, x=1600, y=900)
        assert screen.frame() == [Rect(0, 0, 1600, 900)]
        assert scene.form.find("scale").rect.width > before.width

    def test_an_uncovered_window_is_drawn_again(self, screen: Screen) -> None:
        screen.open(SettingsScene(screen.context))
        screen.frame(1.0)
        screen.post(pygame.WINDOWEXPOSED)
        assert screen.frame() == [Rect(0, 0, 1280, 720)]

    def test_closing_the_window_stops_the_loop_and_leaves_the_scenes(self, screen: Screen) -> None:
        log: list[str] = []
        screen.open(Plain(screen, "a", log))
        pygame.event.clear()
        pygame.event.post(Event(pygame.QUIT))
        screen.app.loop()
        assert log[-1] == "a left"

    def test_a_window_too_small_is_made_larger_once(self, screen: Screen) -> None:
        asked: list[tuple[bool, tuple[int, int] | None]] = []

        def show(fullscreen: bool, size: tuple[int, int] | None) -> Surface:
            asked.append((fullscreen, size))
            return pygame.display.set_mode(size or (1920, 1080))

        screen.app.show = show
        screen.open(SettingsScene(screen.context))
        for size in ((600, 900), (500, 300), (500, 300)):
            pygame.display.set_mode(size)
            screen.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
            screen.frame()
        assert asked == [(False, (640, 900)), (False, (640, 480))]
        assert screen.app.surface.get_size() == (500, 300)

    def test_the_window_has_its_size_again_after_the_whole_screen(self, screen: Screen) -> None:
        asked: list[tuple[bool, tuple[int, int] | None]] = []

        def show(fullscreen: bool, size: tuple[int, int] | None) -> Surface:
            asked.append((fullscreen, size))
            return pygame.display.set_mode((1920, 1080) if fullscreen else size or (1, 1))

        screen.app.show = show
        screen.open(SettingsScene(screen.context))
        pygame.display.set_mode((1300, 800))
        screen.post(pygame.WINDOWSIZECHANGED, x=1300, y=800)
        screen.key(pygame.K_F11)
        assert screen.context.scenes.bounds.size == (1920, 1080)
        screen.key(pygame.K_F11)
        assert asked == [(True, (1300, 800)), (False, (1300, 800))]

    @pytest.mark.parametrize(
        ("desktop", "enlarged", "size"),
        [
            ((1024, 600), 1.0, (1024, 520)),
            ((1366, 768), 1.0, (1280, 688)),
            ((1920, 1080), 1.0, (1632, 918)),
            ((1920, 1080), 1.5, (1920, 960)),
            ((3840, 2160), 2.0, (3264, 1836)),
            ((2560, 1080), 1.0, (1836, 918)),
            ((1600, 1200), 1.0, (1360, 1020)),
            ((800, 1280), 1.0, (800, 1088)),
            ((1080, 1920), 1.0, (1080, 1632)),
        ],
    )
    def test_the_first_window_uses_the_desktop(
        self, desktop: tuple[int, int], enlarged: float, size: tuple[int, int]
    ) -> None:
        assert window.first_size(desktop, enlarged) == size

    def test_a_desktop_that_enlarges_everything_is_followed(self, screen: Screen) -> None:
        painter, usual = screen.context.painter, screen.context.painter.wished
        screen.app.enlarged = 1.5
        screen.app.resize(screen.app.surface)
        assert painter.wished == usual * 1.5
        screen.app.resize(pygame.display.set_mode((3840, 2160)))
        assert painter.wished == 2.0  # as large already as such a desktop wants it
        screen.app.enlarged = 1.0


class Broken(Scene):
    """Fails when its button is used."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen.context)
        button = Button("Break", self._fail)
        button.rect = Rect(100, 100, 200, 50)
        self.form.replace([button])

    def _fail(self) -> None:
        raise RuntimeError("the dice fell off the table")


def run_until_quiet(screen: Screen, *events: Event) -> None:
    """The real loop, over these events and a few frames more."""
    pygame.event.clear()
    for event in events:
        pygame.event.post(event)
    frames = 0
    wait = screen.clock.wait

    def count(rate: int) -> None:
        nonlocal frames
        frames += 1
        if frames > 5:
            screen.app.stop()
        wait(rate)

    screen.clock.wait = count  # type: ignore[method-assign]
    screen.app.loop()


class TestFailure:
    press = Event(pygame.MOUSEBUTTONDOWN, pos=(150, 120), button=1)
    release = Event(pygame.MOUSEBUTTONUP, pos=(150, 120), button=1)

    def test_it_saves_reports_and_goes_on(self, screen: Screen) -> None:
        rescued: list[str] = []

        def rescue() -> bool:
            rescued.append("saved")
            return True

        screen.context.rescue = rescue
        screen.open(Broken(screen))
        kept: list[ManagedScene] = []
        screen.context.scenes.close = lambda: kept.extend(  # type: ignore[method-assign]
            screen.context.scenes.stack
        )
        run_until_quiet(screen, self.press, self.release)
        assert rescued == ["saved"]
        (scene,) = kept
        assert isinstance(scene, FailureScene)
        assert "Your game has been saved" in scene.text
        (report,) = (paths.user_data() / "reports").iterdir()
        assert "the dice fell off the table" in report.read_text(encoding="utf-8")
        assert str(report) in scene.text

    def test_it_says_so_when_saving_fails_too(self, screen: Screen) -> None:
        def fail() -> bool:
            raise OSError("disk full")

        screen.context.rescue = fail
        screen.open(Broken(screen))
        kept: list[ManagedScene] = []
        screen.context.scenes.close = lambda: kept.extend(  # type: ignore[method-assign]
            screen.context.scenes.stack
        )
        run_until_quiet(screen, self.press, self.release)
        (scene,) = kept
        assert isinstance(scene, FailureScene)
        assert "could not be saved" in scene.text
        (report,) = (paths.user_data() / "reports").iterdir()
        assert "disk full" in report.read_text(encoding="utf-8")

    def test_from_there_one_gets_back_to_the_title(self, screen: Screen) -> None:
        screen.open(FailureScene(screen.context, None, saved=True))
        screen.click("yes")
        screen.shows(TitleScene)

    def test_or_out(self, screen: Screen) -> None:
        screen.open(FailureScene(screen.context, None, saved=True))
        screen.click("no")
        assert not screen.app.running


def test_a_manager_without_scenes_is_calm() -> None:
    scenes = SceneManager(Rect(0, 0, 100, 100))
    scenes.pop()
    scenes.tick(1.0, 0.1)
    assert scenes.visible() == []
    assert not scenes.handle(Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))


def seen(screen: Screen) -> tuple[int, ...]:
    """The colour that the surface has in its corner."""
    return tuple(screen.app.surface.get_at((5, 5)))[:3]


def slow_to_draw(reduced_motion: bool) -> tuple[Screen, list[str]]:
    """A scene of four pictures about to appear, with time for one a frame.

    The list records those drawn.
    """
    painter = Painter(load_theme("classic"))
    screen = Screen(painter=painter, reduced_motion=reduced_motion)
    screen.open(Plain(screen, "below", []))
    screen.frame(1.0)
    drawn: list[str] = []

    def paint(surface: Surface) -> None:
        surface.fill((9, 9, 9))
        for name in "abcd":
            surface.blit(painter.cached(name, partial(slowly, name)), (0, 0))

    def slowly(name: str) -> Surface:
        drawn.append(name)
        return Surface((900, 900))

    above = Plain(screen, "above", [])
    above.paint = paint  # type: ignore[method-assign]
    screen.context.scenes.arrival.patience = 0.0
    screen.context.scenes.push(above)
    return screen, drawn
