"""Hit areas of widgets for a finger or an arrow key."""

from collections.abc import Iterable

from pygame import Rect
from pygame.event import Event

from ..widgets.base import Widget

#: a target is at least so large for a finger, in pixels
TARGET = 40
#: the weight of a gap across the direction of an arrow, and of the offset of the middle
GAP_WEIGHT, ASIDE_WEIGHT = 3, 0.3


def target(widget: Widget) -> Rect:
    """The hit area of a widget: its rectangle, enlarged where it is small."""
    rect = widget.rect
    width, height = max(rect.width, TARGET), max(rect.height, TARGET)
    area = rect.inflate(width - rect.width, height - rect.height)
    return area.clip(widget.clip) if widget.clip else area


def moved_onto(widget: Widget, event: Event) -> Event:
    """The event, moved onto the widget if it is near enough."""
    rect, (x, y) = widget.rect, event.pos
    if rect.collidepoint(x, y) or not target(widget).collidepoint(x, y):
        return event
    pos = min(max(x, rect.left), rect.right - 1), min(max(y, rect.top), rect.bottom - 1)
    return Event(event.type, {**event.dict, "pos": pos})


def distance(rect: Rect, pos: tuple[int, int]) -> int:
    """The squared distance of a point from a rectangle."""
    dx = max(rect.left - pos[0], pos[0] - rect.right + 1, 0)
    dy = max(rect.top - pos[1], pos[1] - rect.bottom + 1, 0)
    return dx * dx + dy * dy


def nearest(widget: Widget, direction: tuple[int, int], others: Iterable[Widget]) -> Widget | None:
    """The nearest widget beyond this one in a direction, the closest to straight ahead."""
    ahead = [w for w in others if w is not widget and _beyond(widget.rect, w.rect, direction)]
    return min(ahead, key=lambda w: _way(widget.rect, w.rect, direction), default=None)


def _beyond(here: Rect, there: Rect, direction: tuple[int, int]) -> bool:
    """Whether all of it is further in that direction."""
    dx, dy = direction
    if dx:
        return there.left >= here.right if dx > 0 else there.right <= here.left
    return there.top >= here.bottom if dy > 0 else there.bottom <= here.top


def _way(here: Rect, there: Rect, direction: tuple[int, int]) -> float:
    """The distance of a widget in a direction; an offset to the side counts more."""
    dx, dy = direction
    if dx:
        ahead = dx * (there.centerx - here.centerx)
        gap = max(there.top - here.bottom, here.top - there.bottom, 0)
        aside = abs(there.centery - here.centery)
    else:
        ahead = dy * (there.centery - here.centery)
        gap = max(there.left - here.right, here.left - there.right, 0)
        aside = abs(there.centerx - here.centerx)
    return ahead + GAP_WEIGHT * gap + ASIDE_WEIGHT * aside
