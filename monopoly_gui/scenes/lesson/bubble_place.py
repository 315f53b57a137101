"""Where the bubble of the guide goes: it hides nothing to be pressed, and else the least."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect

#: widths that are tried, in design units, and how many places from edge to edge
WIDTHS = (260, 360, 480, 620)
STEPS = 7
#: from the edge of the window, and from what it stands beside, in design units
EDGE = 12
#: what it costs to hide a pixel of what is to be pressed, of what else can be, of what is read
TARGET, CONTROL, READ = 10_000, 1_000, 6
#: the same of what is only seen in passing
GLANCED = 2
#: what each pixel costs that it is away from what is pointed at
FAR = 2


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Something that had better be seen, and what each pixel of it costs."""

    rect: Rect
    cost: int


@dataclass(frozen=True, slots=True)
class Room:
    """``home`` is the place that is kept for the bubble; it stands beside what is in ``beside``."""

    window: Rect
    home: Rect
    obstacles: Sequence[Obstacle]
    beside: Sequence[Rect]
    near: Rect | None


def place_of(room: Room, px: Callable[[float], int], height: Callable[[int], int]) -> Rect:
    """The best place; ``height`` says how high the bubble is at a width."""
    inside = room.window.inflate(-2 * px(EDGE), -2 * px(EDGE))
    home = room.home
    if home.width:
        high = height(home.width)
        # a deed is shown there too: as far below it as what is to be pressed lets it
        column = Rect(home.x, home.bottom, home.width, max(0, inside.bottom - home.bottom))
        below = [each.rect.top for each in room.obstacles if column.colliderect(each.rect)]
        bottom = max(home.bottom, min(below, default=0) - px(EDGE))
        kept = Rect(home.x, bottom - high, home.width, high)
        if inside.contains(kept) and not hidden_cost(room, kept):
            return kept

    def cost(box: Rect) -> int:
        return hidden_cost(room, box) + (FAR * distance(box, room.near) if room.near else 0)

    return min(candidates(inside, px, height, room.beside), key=cost)


def hidden_cost(room: Room, box: Rect) -> int:
    """What it costs to have the bubble there."""
    return sum(area(box.clip(other.rect)) * other.cost for other in room.obstacles)


def candidates(
    inside: Rect,
    px: Callable[[float], int],
    height: Callable[[int], int],
    beside: Sequence[Rect],
) -> Iterator[Rect]:
    """Candidate places over the window and beside the obstacles."""
    gap = px(EDGE)
    for wide in WIDTHS:
        width = min(px(wide), inside.width)
        box = Rect(0, 0, width, min(height(width), inside.height))
        right, down = inside.width - box.width, inside.height - box.height
        xs = {inside.x + right * step // (STEPS - 1) for step in range(STEPS)}
        ys = {inside.y + down * step // (STEPS - 1) for step in range(STEPS)}
        for other in beside:
            xs |= {other.right + gap, other.left - gap - box.width}
            ys |= {other.bottom + gap, other.top - gap - box.height}
        for x in sorted(xs):
            for y in sorted(ys):
                result = Rect((x, y), box.size)
                if inside.contains(result):
                    yield result


def area(rect: Rect) -> int:
    return rect.width * rect.height


def distance(one: Rect, other: Rect) -> int:
    """How far two middles are apart, across and down together."""
    return abs(one.centerx - other.centerx) + abs(one.centery - other.centery)
