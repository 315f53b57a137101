"""A die rolls over its edges and lies with the face up that was thrown."""

from math import cos, radians, sin
from operator import mul

import pygame
import pytest

from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.pieces.rolling_die import LOOKS, Pose, SolidDie, axes
from monopoly_gui.ui.pieces.solids import Projection

SLANT = Projection(squash=0.81)


def up_of(pose: Pose) -> str:
    """The number on top of a die."""
    up = [axis.z for axis in axes(pose)]
    return max(LOOKS, key=lambda face: sum(map(mul, LOOKS[face], up)))


def test_opposite_faces_make_seven() -> None:
    for face, (x, y, z) in LOOKS.items():
        assert LOOKS[str(7 - int(face))] == (-x, -y, -z)


@pytest.mark.parametrize("face", LOOKS)
@pytest.mark.parametrize("angle", [0.0, -24.0, 9.0])
def test_what_was_thrown_lies_up(face: str, angle: float) -> None:
    assert up_of(Pose(face, angle)) == face


@pytest.mark.parametrize("way", [(0, -1), (1, 0), (-1, 0), (0, 1)])
def test_a_quarter_turn_before_the_end_another_face_is_up(way: tuple[float, float]) -> None:
    assert up_of(Pose("3", rolls=((way, 360.0),))) == "3"
    assert up_of(Pose("3", rolls=((way, 180.0),))) == "4"
    assert up_of(Pose("3", rolls=((way, 90.0),))) not in ("3", "4")


def test_its_upper_side_goes_the_way_that_it_rolls() -> None:
    """A little before it lies, the upper side still leans back, against the way."""
    for way in ((1.0, 0.0), (0.0, -1.0)):
        _right, _front, up = axes(Pose("1", rolls=((way, 20.0),)))
        back = sin(radians(20))
        assert (up.x, up.y) == pytest.approx((-way[0] * back, -way[1] * back))
        assert up.z == pytest.approx(cos(radians(20)))


@pytest.mark.parametrize("face", ["1", "2", "3", "bus", "mr"])
def test_the_speed_die_can_be_told_by_its_upper_face(painter: Painter, face: str) -> None:
    pictures = []
    for shown in (face, "1" if face != "1" else "2"):
        made = pygame.Surface((200, 200), 0, 32)
        SolidDie(painter, 60, SLANT, speed=True).draw(made, (100, 120), Pose(shown))
        pictures.append(pygame.image.tobytes(made, "RGB"))
    assert pictures[0] != pictures[1]


def test_every_turn_of_a_throw_is_drawn_once() -> None:
    """Dice roll over their own edges in steps: whatever is up, the same few bodies are seen."""
    painter = Painter(load_theme("classic"), 1.0)
    made = pygame.Surface((200, 200), 0, 32)

    def roll(face: str, second: float) -> None:
        for step in range(25):
            rolls = (((1.0, 0.0), step * 7.5), ((0.0, -1.0), second))
            pose = Pose(face, rolls=rolls, lift=9)
            SolidDie(painter, 40, SLANT).draw(made, (100, 120), pose)

    roll("1", 0.0)
    kept = len(painter.cache)
    for face in "23456":
        for quarters in range(4):
            roll(face, quarters * 90.0)
    large_spots = 25
    assert len(painter.cache) <= kept + large_spots


@pytest.mark.parametrize("degrees", [0.0, 30.0, 52.5])
def test_what_is_kept_of_a_die_looks_as_if_it_were_drawn_anew(degrees: float) -> None:
    """A body that was drawn for one number up serves for another."""
    pictures = []
    for before in ((), ("6", "4", "2")):
        painter = Painter(load_theme("classic"), 1.0)
        for face in (*before, "3"):
            made = pygame.Surface((200, 200), 0, 32)
            pose = Pose(face, 9.0, (((1.0, 0.0), degrees),), lift=5)
            SolidDie(painter, 60, SLANT).draw(made, (100, 120), pose)
        pictures.append(pygame.image.tobytes(made, "RGB"))
    differ = sum(abs(a - b) > 24 for a, b in zip(*pictures, strict=True))
    assert differ < 60


@pytest.mark.parametrize("face", "123456")
def test_in_high_contrast_a_white_die_is_outlined_on_white(face: str) -> None:
    made = pygame.Surface((200, 200), 0, 32)
    made.fill((255, 255, 255))
    pose = Pose(face, 17.0, (((1.0, 0.0), 30.0),))
    SolidDie(Painter(load_theme("high_contrast"), 1.0), 60, SLANT).draw(made, (100, 120), pose)
    for row in range(70, 110, 5):
        inks = [made.get_at((x, row)).g for x in range(200)]
        assert min(inks[next(x for x in range(200) if inks[x] < 250) :][:5]) < 40, row
