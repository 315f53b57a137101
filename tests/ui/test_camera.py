"""The camera over the board: what is seen at a place is what lies there on the board."""

import pytest
from pygame import Rect

from monopoly_gui.ui.board.camera import ZOOM, Camera

AREA = Rect(16, 16, 1216, 1048)
#: places that it leans towards: a corner, an edge, the middle
PLACES = (AREA.topleft, (AREA.right - 80, AREA.centery), AREA.center, (300, 900))


def leant(target: tuple[int, int], seconds: float) -> Camera:
    camera = Camera()
    camera.place(AREA)
    for _ in range(round(seconds * 60)):
        camera.follow(target, 1 / 60)
    return camera


def test_at_rest_everything_is_seen_where_it_lies() -> None:
    camera = Camera()
    camera.place(AREA)
    assert camera.seen == AREA and not camera.leaning
    assert camera.to_board((500, 700)) == (500, 700)
    assert camera.to_screen(Rect(20, 30, 40, 50)) == Rect(20, 30, 40, 50)
    assert not camera.follow(None, 0.1)


@pytest.mark.parametrize("target", PLACES, ids=str)
@pytest.mark.parametrize("seconds", [0.05, 0.2, 0.6, 3.0])
def test_what_is_seen_at_a_place_is_met_there(target: tuple[int, int], seconds: float) -> None:
    camera = leant(target, seconds)
    assert camera.leaning and AREA.contains(camera.seen)
    for x in range(camera.seen.left + 20, camera.seen.right - 20, 97):
        for y in range(camera.seen.top + 20, camera.seen.bottom - 20, 89):
            spot = camera.to_screen(Rect(x - 6, y - 6, 13, 13))
            back = camera.to_board(spot.center)
            assert abs(back[0] - x) <= 1 and abs(back[1] - y) <= 1


def test_beside_the_board_nothing_is_seen_otherwise() -> None:
    camera = leant(AREA.topright, 1.0)
    assert camera.to_board((AREA.right + 40, 300)) == (AREA.right + 40, 300)


def test_it_comes_near_what_it_leans_towards_and_no_nearer() -> None:
    camera = leant((AREA.centerx + 40, AREA.centery), 5.0)
    assert camera.seen.width == pytest.approx(AREA.width / ZOOM, abs=1)
    assert camera.seen.centerx == pytest.approx(AREA.centerx + 40, abs=2)


def test_it_goes_back_by_itself_and_at_once_where_it_must() -> None:
    camera = leant(AREA.bottomleft, 1.0)
    while camera.leaning:
        assert camera.follow(None, 1 / 60) or camera.leaning
    assert camera.seen == AREA
    camera = leant(AREA.bottomleft, 1.0)
    assert camera.rest()
    assert camera.seen == AREA and not camera.leaning
    assert not camera.rest()
