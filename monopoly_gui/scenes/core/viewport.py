"""The visible part of a screen enlarged beyond the window, and scrolling by dragging."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect
from pygame.event import Event

from ...ui.widgets import ScrollArea


@dataclass(frozen=True, slots=True)
class ViewPane:
    """A part of the window, and the part of the scene of the same size that it shows."""

    place: Rect
    shown: Rect


class Viewport:
    """The placement of a scene in the window: whole, or larger and visible in part.

    A scene is laid out in a rectangle of its own from (0, 0), in which its widgets
    take events; ``views`` map its parts to areas of the window.
    """

    def __init__(self) -> None:
        self.window = Rect(0, 0, 0, 0)
        self.canvas = Rect(0, 0, 0, 0)
        #: the place of the scrolling part in the window, and its part of the scene
        self._place = Rect(0, 0, 0, 0)
        self._room = Rect(0, 0, 0, 0)
        self._fixed: tuple[ViewPane, ...] = ()
        self._at = (0.0, 0.0)
        self._revealed: object = None
        #: whether a finger holds it, so that nothing else moves it
        self.grabbed = False

    def fit(self, window: Rect, size: tuple[int, int]) -> None:
        """Lay a scene out for a window, in no less than this size in pixels."""
        canvas = Rect(window.topleft, (max(window.width, size[0]), max(window.height, size[1])))
        self.split(window, canvas, window, canvas, ())

    def split(
        self, window: Rect, canvas: Rect, place: Rect, area: Rect, fixed: tuple[ViewPane, ...]
    ) -> None:
        """Show one part of the scene in part of the window, and fixed parts at their places."""
        if (window, canvas, place, area) != (self.window, self.canvas, self._place, self._room):
            self._revealed = None
        self.window, self.canvas = Rect(window), Rect(canvas)
        self._place, self._room, self._fixed = Rect(place), Rect(area), fixed
        self.move((0, 0))

    def hold(self, foot: Rect, head: Rect | None = None) -> bool:
        """Fix the foot of the scene, and its head, at those of the window; whether that is new."""
        window, canvas = self.window, self.canvas
        if self.whole or self.holds:
            return False
        left = max(canvas.left, min(canvas.right - window.width, foot.centerx - window.width // 2))
        visible = Rect(left, foot.top, window.width, min(foot.height, canvas.bottom - foot.top))
        held = Rect(window.x, window.bottom - visible.height, window.width, visible.height)
        above = Rect(left, canvas.top, window.width, head.height if head else 0)
        place = Rect(window.topleft, (window.width, window.height - held.height - above.height))
        area = Rect(canvas.topleft, (canvas.width, visible.top - canvas.top - above.height))
        place.top, area.top = window.top + above.height, canvas.top + above.height
        area.height = max(area.height, place.height)
        ends = (
            ViewPane(above.move(window.x - left, window.y - canvas.y), above),
            ViewPane(held, visible),
        )
        self.split(window, canvas, place, area, tuple(v for v in ends if v.place.height))
        return True

    @property
    def holds(self) -> bool:
        """Whether parts of the scene are fixed in the window."""
        return bool(self._fixed)

    @property
    def whole(self) -> bool:
        """Whether the whole scene is visible, unmoved."""
        return self.canvas == self.window and not self._fixed

    @property
    def shown(self) -> Rect:
        """The visible area of the moving part."""
        left, top = self._at
        return Rect((round(left), round(top)), self._place.size)

    @property
    def views(self) -> tuple[ViewPane, ...]:
        """The panes in order; later ones cover earlier ones where they overlap."""
        return (ViewPane(self._place, self.shown), *self._fixed)

    def to_scene(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A point of the window as a point of the scene."""
        if self.whole:
            return pos
        view = self._view_at(pos)
        return pos[0] - view.place.x + view.shown.x, pos[1] - view.place.y + view.shown.y

    def to_window(self, rect: Rect) -> list[Rect]:
        """The area of the window that shows a part of the scene."""
        if self.whole:
            return [rect]
        seen = []
        for view in self.views:
            part = rect.clip(view.shown)
            hidden = view.shown == self.shown and self._held(rect)
            if part.width and part.height and not hidden:
                seen.append(part.move(view.place.x - view.shown.x, view.place.y - view.shown.y))
        return seen

    def seen_at(self, pos: tuple[int, int]) -> Rect:
        """The part of the scene around a point of the window."""
        return self._view_at(pos).shown

    def _view_at(self, pos: tuple[int, int]) -> ViewPane:
        return next((v for v in self.views[::-1] if v.place.collidepoint(pos)), self.views[0])

    def _held(self, rect: Rect) -> bool:
        """Whether a part of the scene is always seen."""
        return any(view.shown.contains(rect) for view in self._fixed)

    def to_scene_coords(self, event: Event) -> Event:
        """The event in the coordinates of the scene."""
        if self.whole or not hasattr(event, "pos") or event.pos[0] < 0:
            return event
        return Event(event.type, {**event.dict, "pos": self.to_scene(event.pos)})

    def move(self, by: tuple[float, float]) -> bool:
        """Scroll to the neighbouring part; False at the end of the scene."""
        before = self._at
        low, most = self._room.topleft, self._room.bottomright
        self._at = (
            max(low[0], min(most[0] - self._place.width, self._at[0] + by[0])),
            max(low[1], min(most[1] - self._place.height, self._at[1] + by[1])),
        )
        return before != self._at

    def moves_at(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on a scrollable part of the scene."""
        held = any(view.place.collidepoint(pos) for view in self._fixed)
        moves = self._room.size != self._place.size
        return moves and not held and self._place.collidepoint(pos)

    def step(self, ways: tuple[float, float]) -> bool:
        """Scroll by this many steps of 90 pixels to the right and down."""
        return self.move((ways[0] * 90, ways[1] * 90))

    def drift(self, pointer: tuple[int, int], dt: float) -> bool:
        """Scroll when the pointer comes near an edge with more behind it."""
        place = self._place
        if not self.moves_at(pointer):
            return False
        # the pixels from an edge of the window at which the view starts moving
        edge, way = 26, [0.0, 0.0]
        for axis, (at, low, height) in enumerate(
            ((pointer[0], place.left, place.right - 1), (pointer[1], place.top, place.bottom - 1))
        ):
            way[axis] = max(0, at - (height - edge)) / edge - max(0, low + edge - at) / edge
        # at most so many pixels a second
        return any(way) and self.move((way[0] * 1100 * dt, way[1] * 1100 * dt))

    def reveal(self, rect: Rect) -> bool:
        """Bring a part of the scene into view, once; a larger one stays if any of it is visible."""
        if self._revealed == rect or self.whole or self.grabbed:
            return False
        self._revealed = Rect(rect)
        if not self._room.colliderect(rect) or self._held(rect):
            return False
        wanted, shown = rect.inflate(48, 48), self.shown
        for view in self._fixed:
            # the content below a held part must move above it
            beside = rect.right <= view.shown.left or view.shown.right <= rect.left
            if view.place.colliderect(self._place) and not beside:
                shown.height -= view.place.height
        return self.move(
            (
                _missing(wanted.left, wanted.right, shown.left, shown.right),
                _missing(wanted.top, wanted.bottom, shown.top, shown.bottom),
            )
        )

    def bars(self, thick: int) -> list[Rect]:
        """The scroll bars of the view."""
        place, room, shown = self._place, self._room, self.shown
        found = []
        if (more := room.height - place.height) > 0:
            height = place.height * place.height // room.height
            top = place.y + (place.height - height) * (shown.y - room.y) // more
            found.append(Rect(place.right - thick - 2, top, thick, height))
        if (more := room.width - place.width) > 0:
            width = place.width * place.width // room.width
            left = place.x + (place.width - width) * (shown.x - room.x) // more
            found.append(Rect(left, place.bottom - thick - 2, width, thick))
        return found


def _missing(low: int, high: int, first: int, last: int) -> int:
    """The shift that brings one interval into another, its start first."""
    if high - low > last - first:
        return 0 if low < last and high > first else low - first
    if low < first:
        return low - first
    return max(0, high - last)


#: pixels a second at which it stops, and the most it begins with
SLOWEST, FASTEST = 40.0, 5000.0


@dataclass(frozen=True, slots=True)
class Scroller:
    """The target of a drag: a list first, then the view of an enlarged scene."""

    area: ScrollArea | None
    viewport: Viewport | None
    #: called when the view has moved
    on_look: Callable[[], None]
    #: pixels before a press becomes a drag
    threshold: int

    def move(self, x: int, y: int) -> bool:
        """Follow a finger by this many pixels; whether anything moved."""
        before = self.area.offset if self.area else 0
        if self.area:
            self.area.scroll_to(before - y)
            y -= before - self.area.offset
        looked = self.viewport is not None and self.viewport.move((-x, -y))
        if looked:
            self.on_look()
        return looked or (self.area is not None and self.area.offset != before)


class Drag:
    """A press that is held back until release, or until it moves far enough to scroll."""

    def __init__(self) -> None:
        #: the press that is held back, None where no button is down
        self.press: Event | None = None
        self.scrolls = False
        self._scroller: Scroller | None = None
        self._last = (0, 0)
        #: pixels moved since the last frame, and in a second
        self._moved = [0, 0]
        self._speed = [0.0, 0.0]

    @property
    def flings(self) -> bool:
        """Whether the released content still moves."""
        return self._scroller is not None and self.press is None

    @property
    def moving(self) -> bool:
        return self.scrolls or self.flings

    def begin(self, press: Event, scroller: Scroller) -> None:
        """Hold a press back."""
        self.stop()
        self.press, self._scroller, self._last = press, scroller, press.pos
        self._grab(True)

    def _grab(self, grabbed: bool) -> None:
        if self._scroller and self._scroller.viewport:
            self._scroller.viewport.grabbed = grabbed

    def stop(self) -> None:
        """Forget the press, and stop any motion."""
        self._grab(False)
        self.press, self.scrolls, self._scroller = None, False, None
        self._moved, self._speed = [0, 0], [0.0, 0.0]

    def follow(self, pos: tuple[int, int]) -> bool:
        """Scroll as the finger moves; whether that begins now."""
        if self._scroller is None:
            return False
        x, y = pos[0] - self._last[0], pos[1] - self._last[1]
        begins = not self.scrolls
        if begins and max(abs(x), abs(y)) < self._scroller.threshold:
            return False
        self.scrolls, self._last = True, pos
        self._moved = [self._moved[0] + x, self._moved[1] + y]
        self._scroller.move(x, y)
        return begins

    def let_go(self, fling: bool) -> Event | None:
        """The press if it was a click; else the content may coast for a moment."""
        press, scrolls = self.press, self.scrolls
        self.press, self.scrolls, self._moved = None, False, [0, 0]
        if not (scrolls and fling):
            self.stop()
        return None if scrolls else press

    def tick(self, dt: float) -> bool:
        """Measure the speed of the finger, or let the content coast; whether that ends now."""
        if dt <= 0 or self._scroller is None:
            return False
        if self.press:
            for axis in (0, 1):
                now = self._moved[axis] / dt
                # the last frame counts for more than those before
                speed = self._speed[axis] + 0.6 * (now - self._speed[axis])
                self._speed[axis] = max(-FASTEST, min(FASTEST, speed))
            self._moved = [0, 0]
            return False
        # released content loses half of its speed in a fifth of a second
        self._speed = [speed * 0.5 ** (dt / 0.2) for speed in self._speed]
        x, y = (round(speed * dt) for speed in self._speed)
        slow = max(abs(speed) for speed in self._speed) < SLOWEST
        if not slow and (self._scroller.move(x, y) or not (x or y)):
            return False
        self.stop()
        return True
