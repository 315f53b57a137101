"""Tokens under way, hop by hop or in one leap, and buildings that drop into place."""

from dataclasses import dataclass
from math import pi, sin

from pygame import Rect, Surface

from ...engine.board import JAIL
from ...engine.state import HOTEL
from ..board.buildings import SHAPES, draw_building
from ..board.stage import (
    ALONE,
    Animation,
    Point,
    Slot,
    Stage,
    ease,
    point_between,
    square_around,
    whole_pixels,
)
from ..painting.shapes import stamp
from ..pieces.figures import DIRECTIONS, facing, figure_area
from ..pieces.standing import building, place_of, squash

#: the height of a hop, as a share of the token's size
LIFT = 0.42
#: the share of its cue at which a building has come down, the duration of its squash
#: by the fall, and its least height as a share: 260 and 80 of 450 ms
FALLEN, PRESSED, SQUASH = 0.58, 0.18, 0.92
#: the height of its fall, in its own widths
DROP = 1.6 * 1.22


@dataclass(frozen=True, slots=True)
class _Carried(Animation):
    """A token under way."""

    player: int

    @property
    def hides(self) -> tuple[object, ...]:
        return ("token", self.player)

    def _at(self, stage: Stage, share: float) -> tuple[Point, int, float]:
        """The place, the size, and the height above the board in pixels."""
        raise NotImplementedError

    def _turn(self, share: float) -> int:
        """The direction of the token."""
        raise NotImplementedError

    def area(self, stage: Stage, share: float) -> Rect:
        at, size, lift = self._at(stage, share)
        return figure_area(square_around(at, size), round(lift))

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        at, size, lift = self._at(stage, share)
        spot = square_around(at, size)
        stage.put_token(surface, self.player, spot, round(lift), self._turn(share))


@dataclass(frozen=True, slots=True)
class TokenWalk(_Carried):
    """A token goes from space to space along ``path``; ``slot`` is its first slot."""

    path: tuple[int, ...]
    slot: Slot = ALONE

    def _at(self, stage: Stage, share: float) -> tuple[Point, int, float]:
        hops = len(self.path) - 1
        along = share * hops
        step = min(hops - 1, int(along))
        part = along - step
        slot = ALONE if step else self.slot
        start, size = stage.token_place(self.player, self.path[step], slot=slot)
        end, other = stage.token_place(self.player, self.path[step + 1])
        now, height = round(size + (other - size) * part), sin(pi * part)
        at = point_between(start, end, ease(part))
        return (at[0], at[1] - height * size * LIFT), now, height * now * LIFT

    def _turn(self, share: float) -> int:
        """The facing of the token: it turns at corners."""
        hops = len(self.path) - 1
        step = min(hops - 1, int(share * hops))
        start, end = facing(self.path[step]), facing(self.path[step + 1])
        around_it = (end - start) % DIRECTIONS
        if around_it > DIRECTIONS // 2 + 1:
            around_it -= DIRECTIONS
        return (start + round(around_it * ease(share * hops - step))) % DIRECTIONS


@dataclass(frozen=True, slots=True)
class TokenJump(_Carried):
    """A token is carried straight to another space."""

    start: int
    end: int
    slot: Slot = ALONE

    def _at(self, stage: Stage, share: float) -> tuple[Point, int, float]:
        start, size = stage.token_place(self.player, self.start, slot=self.slot)
        end, other = stage.token_place(self.player, self.end, self.end == JAIL)
        at = point_between(start, end, ease(share))
        lift = sin(pi * share) * size * 1.4
        return (at[0], at[1] - lift), round(size + (other - size) * share), lift

    def _turn(self, share: float) -> int:
        return facing(self.start if share < 0.5 else self.end)


@dataclass(frozen=True, slots=True)
class BuildingDrop(Animation):
    """A house or hotel drops onto its street; ``level`` is the new building level."""

    space: int
    level: int

    @property
    def _kind(self) -> str:
        return "hotel" if self.level == HOTEL else "house"

    @property
    def hides(self) -> tuple[object, ...]:
        return ("building", self.space)

    def _standing(self, stage: Stage, share: float) -> tuple[Surface, tuple[int, int]] | None:
        """Its picture and place, where buildings are sprites."""
        spots = stage.view.building_spots(self.space, self.level)
        if not spots:
            return None
        at, width = spots[-1]
        picture, ground = building(stage.painter, self.level, width, place_of(self.space))
        if FALLEN <= share < FALLEN + PRESSED:
            picture = squash(picture, ground[1], SQUASH)
        return picture, (at[0] - ground[0], at[1] - ground[1] - round(_fall(share) * DROP * width))

    def place(self, stage: Stage, share: float) -> Rect:
        cell = stage.cell(self.space)
        fall = _fall(share)
        height = round(min(cell.size) * (0.42 + 0.4 * fall))
        width = round(height * SHAPES[self._kind])
        rect = Rect(0, 0, width, height)
        rect.center = whole_pixels((cell.centerx, cell.centery - fall * min(cell.size) * 0.9))
        return rect

    def area(self, stage: Stage, share: float) -> Rect:
        standing = self._standing(stage, share)
        if standing:
            return standing[0].get_rect(topleft=standing[1])
        return self.place(stage, share).inflate(8, 8)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        standing = self._standing(stage, share)
        if standing:
            stamp(surface, *standing)
            return
        draw_building(stage.painter, surface, self.place(stage, share), self._kind)


def _fall(share: float) -> float:
    """The height of a dropping building: 1 at first, then faster and faster down."""
    return 1 - min(1.0, share / FALLEN) ** 3
