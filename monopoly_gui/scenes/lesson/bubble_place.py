"""The position of the guide's bubble: it hides no control, and as little else as possible."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect

#: distances from the edge of the window, and from its neighbour, in design units
EDGE = 12
#: the cost of hiding a pixel of the target, of other controls, of a dialog's contents, of text
TARGET, CONTROL, CONTENTS, READ = 10_000, 1_000, 100, 6


@dataclass(frozen=True, slots=True)
class Obstacle:
    """An area better left visible, and the cost of each pixel of it."""

    rect: Rect
    cost: int


@dataclass(frozen=True, slots=True)
class Room:
    """``home`` is the place reserved for the bubble; it goes beside the areas in ``beside``."""

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
        return hidden_cost(room, box) + (2 * distance(box, room.near) if room.near else 0)

    return min(candidates(inside, px, height, room.beside), key=cost)


def hidden_cost(room: Room, box: Rect) -> int:
    """The cost of the bubble at this position."""
    hidden = ((box.clip(other.rect), other.cost) for other in room.obstacles)
    return sum(part.width * part.height * cost for part, cost in hidden)


def candidates(
    inside: Rect,
    px: Callable[[float], int],
    height: Callable[[int], int],
    beside: Sequence[Rect],
) -> Iterator[Rect]:
    """Candidate places over the window and beside the obstacles."""
    gap = px(EDGE)
    for wide in (260, 360, 480, 620):
        width = min(px(wide), inside.width)
        box = Rect(0, 0, width, min(height(width), inside.height))
        right, down = inside.width - box.width, inside.height - box.height
        xs = {inside.x + right * step // 6 for step in range(7)}
        ys = {inside.y + down * step // 6 for step in range(7)}
        for other in beside:
            xs |= {other.right + gap, other.left - gap - box.width}
            ys |= {other.bottom + gap, other.top - gap - box.height}
        for x in sorted(xs):
            for y in sorted(ys):
                result = Rect((x, y), box.size)
                if inside.contains(result):
                    yield result


def distance(one: Rect, other: Rect) -> int:
    """The Manhattan distance of two centres."""
    return abs(one.centerx - other.centerx) + abs(one.centery - other.centery)
