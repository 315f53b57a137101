"""At 150 and 200 % everything is really larger, and what has no room is brought into sight."""

from types import SimpleNamespace

import pygame
import pytest

from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.ui.widgets import Button
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize

SMALL = (1280, 720)


def scale_of(screen: Screen) -> float:
    with screen.scene.fitted():
        return screen.context.painter.scale


@pytest.mark.parametrize(
    ("name", "size", "larger"),
    [
        ("setup", SMALL, 2.0),
        ("settings", SMALL, 2.0),
        ("trade_edit", SMALL, 2.0),
        ("confirm", SMALL, 2.0),
        ("purchase", (1024, 600), 1.5),
    ],
)
def test_everything_is_as_much_larger_as_is_wished(
    name: str, size: tuple[int, int], larger: float
) -> None:
    screen = PAGES[name]()
    resize(screen, size, 1.0, drawn=False)
    usual = scale_of(screen)
    resize(screen, size, larger, drawn=False)
    # where its height alone had made it smaller than is wished, it grows more than that
    assert usual * larger * 0.999 <= scale_of(screen) <= screen.context.painter.wished


@pytest.mark.parametrize("name", ["setup", "setup_eight", "trade_edit", "people_records", "editor"])
def test_in_an_upright_window_nothing_is_smaller_than_it_need_be(name: str) -> None:
    screen = PAGES[name]()
    resize(screen, (800, 1280), 1.0, drawn=False)
    assert screen.scene.viewport.whole
    # in two columns they would be three quarters of that
    assert scale_of(screen) >= 0.95 * screen.context.painter.wished


class Far(Scene):
    """A scene twice as large as the window, with a button at each end."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen.context)
        self.used: list[str] = []
        self.near = Button("Near", lambda: self.used.append("near"), name="near")
        self.far = Button("Far", lambda: self.used.append("far"), name="far")
        self.form.replace([self.near, self.far])

    @property
    def min_size(self) -> tuple[float, float]:
        return 1440.0, 1080.0

    def layout(self) -> None:
        self.near.rect = pygame.Rect(40, 40, 200, 60)
        self.far.rect = self.near.rect.copy()
        self.far.rect = pygame.Rect(self.bounds.right - 240, self.bounds.bottom - 100, 200, 60)


@pytest.fixture
def far() -> SimpleNamespace:
    screen = Screen(SMALL)
    scene = screen.open(Far(screen))
    resize(screen, SMALL, 2.0)
    return SimpleNamespace(screen=screen, scene=scene)


def where(scene: Scene, button: Button) -> pygame.Rect | None:
    """The place of a button in the window, whole."""
    seen = scene.viewport.to_window(button.rect)
    return next((part for part in seen if part.size == button.rect.size), None)


def test_the_beginning_is_seen_first_and_clicks_hit_what_is_seen(far: SimpleNamespace) -> None:
    spot = where(far.scene, far.scene.near)
    assert spot and where(far.scene, far.scene.far) is None
    far.screen.click(spot.center)
    assert far.scene.used == ["near"]


def test_the_focus_is_followed(far: SimpleNamespace) -> None:
    far.screen.key(pygame.K_TAB)
    far.screen.key(pygame.K_TAB)
    far.screen.frame()
    spot = where(far.scene, far.scene.far)
    assert spot
    far.screen.click(spot.center)
    assert far.scene.used == ["far"]


@pytest.mark.parametrize(
    "name", ["auction_hot_seat", "debt", "limits", "seats", "look", "presets", "days"]
)
def test_what_ends_a_dialog_or_a_page_stays_in_the_window(name: str) -> None:
    screen = PAGES[name]()
    resize(screen, SMALL, 2.0, drawn=False)
    scene = screen.scene
    default_button = scene.form.default_button
    assert default_button and not scene.viewport.whole
    spot = where(scene, default_button)
    assert spot
    for _ in range(30):
        screen.post(pygame.MOUSEWHEEL, x=0, y=-1)
    assert where(scene, default_button) == spot


def test_the_pointer_at_the_edge_moves_the_view(far: SimpleNamespace) -> None:
    corner = (SMALL[0] - 1, SMALL[1] - 1)
    far.screen.post(pygame.MOUSEMOTION, pos=corner, rel=(1, 1), buttons=(0, 0, 0))
    for _ in range(60):
        far.screen.frame()
    assert where(far.scene, far.scene.far)


def test_the_wheel_and_the_arrows_with_ctrl_move_the_view(far: SimpleNamespace) -> None:
    for _ in range(20):
        far.screen.post(pygame.MOUSEWHEEL, x=0, y=-1)
    for _ in range(20):
        far.screen.key(pygame.K_RIGHT, pygame.KMOD_LCTRL)
    assert where(far.scene, far.scene.far)
    for _ in range(20):
        far.screen.key(pygame.K_UP, pygame.KMOD_LCTRL)
        far.screen.key(pygame.K_LEFT, pygame.KMOD_LCTRL)
    assert where(far.scene, far.scene.near)


def test_what_is_drawn_anew_is_drawn_where_it_is_seen(far: SimpleNamespace) -> None:
    far.screen.key(pygame.K_TAB)
    far.screen.key(pygame.K_TAB)
    far.screen.frame()
    far.screen.frame()
    before = pygame.display.get_surface().copy()
    far.scene.far.label = "Away"
    far.scene.far.dirty = True
    changed = far.screen.frame()
    spot = where(far.scene, far.scene.far)
    assert spot and any(area.contains(spot) for area in changed)
    after = pygame.display.get_surface()
    one, other = before.subsurface(spot), after.subsurface(spot)
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


def test_a_page_left_while_it_scrolls_leaves_the_next_one_at_rest() -> None:
    screen = Screen(SMALL, scale=2.0)
    screen.open(Far(screen))
    screen.post(pygame.MOUSEMOTION, pos=(600, 718), rel=(1, 1), buttons=(0, 0, 0))
    screen.frame()
    assert screen.context.scenes.moving
    screen.open(Scene(screen.context))
    screen.frame()
    assert not screen.context.scenes.moving
