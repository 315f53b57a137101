"""A die rolls over its edges and lies with the face up that was thrown."""

from __future__ import annotations

from math import cos, radians, sin

import pygame
import pytest

from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.pieces.cube import LOOKS, Pose, draw_cube, turned, up_of
from monopoly_gui.ui.pieces.solids import Slant

SLANT = Slant(turn=0, squash=0.74)


def test_opposite_faces_make_seven() -> None:
    for face, (x, y, z) in LOOKS.items():
        assert LOOKS[str(7 - int(face))] == (-x, -y, -z)


@pytest.mark.parametrize("face", LOOKS)
@pytest.mark.parametrize("angle", [0.0, -24.0, 9.0])
def test_what_was_thrown_lies_up(face: str, angle: float) -> None:
    assert up_of(Pose(face, angle)) == face


@pytest.mark.parametrize("way", [(0, -1), (1, 0), (-1, 0), (0, 1)])
def test_a_quarter_turn_before_the_end_another_face_is_up(way: tuple[float, float]) -> None:
    assert up_of(Pose("3", 0.0, roll=360.0, way=way)) == "3"
    assert up_of(Pose("3", 0.0, roll=180.0, way=way)) == "4"
    assert up_of(Pose("3", 0.0, roll=90.0, way=way)) not in ("3", "4")


def test_its_upper_side_goes_the_way_that_it_rolls() -> None:
    """A little before it lies, the upper side still leans back, against the way."""
    for way in ((1.0, 0.0), (0.0, -1.0)):
        rows = turned(Pose("1", 0.0, roll=20.0, way=way))
        leans = rows[0][2], rows[1][2]
        back = sin(radians(20))
        assert leans == pytest.approx((-way[0] * back, -way[1] * back))
        assert rows[2][2] == pytest.approx(cos(radians(20)))


@pytest.mark.parametrize("face", ["1", "2", "3", "bus", "mr"])
def test_the_speed_die_can_be_told_by_its_upper_face(painter: Painter, face: str) -> None:
    pictures = []
    for shown in (face, "1" if face != "1" else "2"):
        made = pygame.Surface((200, 200), 0, 32)
        draw_cube(painter, made, (100, 120), 60, Pose(shown), SLANT, speed=True)
        pictures.append(pygame.image.tobytes(made, "RGB"))
    assert pictures[0] != pictures[1]
