"""The room where all is enlarged: all but the board stays in the window."""

import itertools

import pytest
from pygame import Rect

from monopoly_gui.ui.painting.layout import scale_for
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.panels.zoomed_layout import ZoomedLayout, near_layout

SMALL = ((1280, 720), 2.0)
WINDOWS = [SMALL, ((1024, 600), 1.5), ((800, 1280), 2.0), ((1024, 768), 2.0), ((1920, 1080), 2.0)]


def laid_out(
    size: tuple[int, int],
    larger: float,
    players: int = 4,
    *,
    strip: int = 0,
    foot: int = 0,
    acts: bool = True,
) -> ZoomedLayout:
    painter = Painter(load_theme("classic"), scale_for(*size, larger))
    alive = (True,) * players
    found = near_layout(Rect((0, 0), size), painter, alive, strip=strip, foot=foot, acts=acts)
    assert found
    return found


def parts(near: ZoomedLayout) -> list[Rect]:
    table = near.table
    return [table.title, table.icons, *table.panels, table.bank, table.prompt, table.actions]


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize(("size", "larger"), WINDOWS, ids=str)
def test_all_but_the_board_stays_in_the_window(
    size: tuple[int, int], larger: float, players: int
) -> None:
    near = laid_out(size, larger, players)
    for one, other in itertools.combinations(parts(near), 2):
        assert one.width > 0 and one.height > 0
        assert not one.colliderect(other), (one, other)
    for part in parts(near):
        homes = [(place, shown) for place, shown in near.fixed if shown.contains(part)]
        assert len(homes) == 1
    whole = [near.place, *(place for place, _shown in near.fixed)]
    assert sum(part.width * part.height for part in whole) == size[0] * size[1]


@pytest.mark.parametrize(("size", "larger"), WINDOWS, ids=str)
def test_enough_of_the_board_is_seen(size: tuple[int, int], larger: float) -> None:
    near = laid_out(size, larger)
    assert min(near.place.size) >= 0.27 * near.table.board.width


def test_advice_and_a_goal_have_places_of_their_own() -> None:
    plain = laid_out(*SMALL)
    text = laid_out(*SMALL, strip=120, foot=100)
    assert plain.table.strip.height == 0
    assert text.table.strip.height == 120 and text.foot.height == 100
    assert text.place.height < plain.place.height
    assert not any(text.table.strip.colliderect(part) for part in parts(text))


def test_where_nothing_is_done_there_is_no_room_for_buttons() -> None:
    assert laid_out(*SMALL, acts=False).table.actions.height == 0


def test_where_too_little_of_the_board_would_be_seen_there_is_no_such_layout() -> None:
    painter = Painter(load_theme("classic"), scale_for(640, 480, 2.0) * 1.6)
    assert near_layout(Rect(0, 0, 640, 480), painter, (True,) * 4) is None
