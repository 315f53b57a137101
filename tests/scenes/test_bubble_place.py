"""Where the bubble of the guide stands in the lesson."""

from pygame import Rect

from monopoly_gui.scenes.lesson.bubble_place import CONTROL, EDGE, Obstacle, Room, place_of

WINDOW, HOME, HIGH = Rect(0, 0, 1280, 720), Rect(1065, 52, 200, 320), 200


def place(*obstacles: Obstacle) -> Rect:
    room = Room(WINDOW, HOME, obstacles, [], None)
    return place_of(room, int, lambda width: HIGH)


def test_it_goes_down_to_the_buttons_so_that_a_deed_above_can_be_read() -> None:
    button = Obstacle(Rect(1090, 515, 48, 48), CONTROL)
    assert place(button).bottom == button.rect.top - EDGE


def test_it_keeps_to_its_place_where_nothing_is_below() -> None:
    aside = Obstacle(Rect(400, 515, 48, 48), CONTROL)
    assert place(aside).bottom == HOME.bottom
