"""The stack of scenes: events, visibility, and transitions."""

import weakref
from collections.abc import Callable, Iterable
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...ui.painting.areas import merged
from ...ui.painting.painter import Painter
from ...ui.painting.theme_overrides import NO_WISHES
from ...ui.widgets.keys import MOUSE
from ...ui.widgets.toast import Toasts
from .announcements import Announcements
from .managed_scene import ManagedScene
from .scene_transition import SceneTransition
from .viewport import Drag


class SceneManager:
    """Changes of the stack are queued and take effect at the end of the frame."""

    def __init__(self, bounds: Rect | None = None) -> None:
        self.stack: list[ManagedScene] = []
        self.toasts = Toasts()
        self.announcements = Announcements()
        #: the scene on top at the last announcement
        self._announced: weakref.ref[ManagedScene] | None = None
        self.bounds = bounds or Rect(0, 0, 0, 0)
        self.fades = True
        self.arrival = SceneTransition()
        #: called when all scenes have given way to another one, and much is free
        self.cleared: Callable[[], None] = lambda: None
        #: called when a new picture has faded in, and its parts are free
        self.shown: Callable[[], None] = lambda: None
        #: lies above all scenes and gets every event first; it is no part of the stack
        self.overlay: ManagedScene | None = None
        self._queue: list[Callable[[], None]] = []
        self._pointer = (-1, -1)
        #: whether the pointer has moved since the stack changed: a resting one moves no view
        self._pointed = False
        self._drifts = False
        self._drag = Drag()
        #: the surface of the scene on top where it is larger than the window
        self._canvas: Surface | None = None
        self._damage: list[Rect] = []
        #: whether anything was done by key, so that buttons show theirs
        self._keys_used = False
        self._changed = False
        #: whether the new picture takes the place of the old one at once, and whether it was
        #: lost with a change of the window
        self._sudden = self._lost = False

    @property
    def top(self) -> ManagedScene | None:
        return self.stack[-1] if self.stack else None

    @property
    def changing(self) -> bool:
        """Whether a change of the stack waits for the end of the frame."""
        return bool(self._queue)

    @property
    def piece(self) -> str:
        """The music for the stack, "" where nothing asks for any."""
        return next((scene.piece for scene in reversed(self.stack) if scene.piece), "")

    def visible(self) -> list[ManagedScene]:
        """The visible scenes, the lowest first."""
        first = len(self.stack) - 1
        while first > 0 and self.stack[first].is_overlay:
            first -= 1
        return self.everything[max(0, first) :]

    @property
    def everything(self) -> list[ManagedScene]:
        """The stack, and the overlay above it."""
        return [*self.stack, self.overlay] if self.overlay else self.stack[:]

    def push(self, scene: ManagedScene) -> None:
        """Put a scene on top."""
        self._queue.append(lambda: self._push(scene))

    def pop(self, scene: ManagedScene | None = None) -> None:
        """Remove the top scene; with ``scene``, that one, if it is still there."""
        self._queue.append(lambda: self._pop(scene))

    def replace(self, scene: ManagedScene) -> None:
        """Replace the top scene."""
        self.pop()
        self.push(scene)

    def reset(self, scene: ManagedScene) -> None:
        """Replace all scenes by this one."""

        def change() -> None:
            while self.stack:
                self._pop(None)
            self.cleared()
            self._push(scene)

        self._queue.append(change)

    def crossfade(self) -> None:
        """Let the next picture come up softly out of the present one."""
        self._changed, self._sudden = True, False

    def lose_picture(self) -> None:
        """The surface is empty: cover it while the next picture takes a while."""
        self._lost = True

    def close(self) -> None:
        """Take all scenes away now; the program ends."""
        self._queue.clear()
        while self.stack:
            self._pop(None)

    def recover(self, scene: ManagedScene) -> None:
        """Drop all scenes without asking them, after an error, and show this one."""
        self._queue.clear()
        self.stack.clear()
        self.overlay = None
        self.arrival.drop()
        self.push(scene)
        self.settle()

    def settle(self) -> None:
        """Let the queued changes take effect."""
        if not self._queue:
            return
        self._drag.stop()
        while self._queue:
            queue, self._queue = self._queue, []
            for change in queue:
                change()
        for scene in self.stack:
            scene.form.release()
        seen = self.visible()
        for scene in self.stack:
            if scene not in seen:
                scene.put_away()
        for scene in self.stack[:-1]:
            # nothing is pointed at or held below, so no tip stays behind and nothing repeats
            scene.form.handle(Event(pygame.WINDOWLEAVE))
            scene.form.captured = None
        if self.top:
            with self.top.fitted():
                self.top.enter()
            self._point()
        self._damage.append(Rect(self.bounds))
        self.crossfade()
        self._pointed = False
        if all(scene.viewport.whole for scene in self.stack):
            self._canvas = None

    def _push(self, scene: ManagedScene) -> None:
        self.stack.append(scene)
        scene.resize(self.bounds)

    def _pop(self, scene: ManagedScene | None) -> None:
        if scene is None and self.stack:
            self.stack.pop().leave()
        elif scene in self.stack:
            self.stack.remove(scene)
            scene.leave()

    def _point(self) -> None:
        """Give the new top scene the position of the pointer, which does not move by itself."""
        if self.top:
            still = {"pos": self._pointer, "rel": (0, 0), "buttons": (0, 0, 0)}
            self._give(Event(pygame.MOUSEMOTION, still))

    def resize(self, bounds: Rect) -> None:
        """Lay out every scene for a new size of the window."""
        self.bounds = Rect(bounds)
        self._drag.stop()
        # a picture that was fading in starts again
        if not self._changed:
            self._changed, self._sudden = True, not self.arrival.coming
        self.arrival.forget()
        for scene in self.everything:
            scene.resize(self.bounds)
            scene.form.handle(Event(pygame.WINDOWLEAVE))
        self._damage.append(Rect(self.bounds))

    def retranslate(self) -> None:
        """Translate all texts of every scene into the current language."""
        for scene in self.everything:
            scene.retranslate()

    def invalidate(self) -> None:
        """Draw everything again."""
        self._damage.append(Rect(self.bounds))

    def handle(self, event: Event) -> bool:
        """Give an event to the top scene; True if it was used."""
        if event.type in MOUSE:
            # a released finger points at nothing
            self._pointer, self._pointed = event.pos, not getattr(event, "touch", False)
        if event.type == pygame.WINDOWLEAVE:
            self._pointed = False
        if event.type == pygame.KEYDOWN:
            self._keys_used = self._keys_used or not self._typed(event.key)
        if self._drag.press and self._dragged(event):
            return True
        return (
            self._above(event) or self._hold_back(event) or self._give(event) or self._scroll(event)
        )

    def _hold_back(self, event: Event) -> bool:
        """Hold a press back while a drag would scroll; until then it looks pressed."""
        stops = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN)
        if stops and self._drag.flings:
            self._drag.stop()
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or self.top is None:
            return False
        scroller = self.top.scroller(event.pos)
        if scroller is None:
            return False
        self._drag.begin(event, scroller)
        pressed = {"pos": event.pos, "rel": (1, 1), "buttons": (1, 0, 0)}
        self._give(Event(pygame.MOUSEMOTION, pressed))
        return True

    def _dragged(self, event: Event) -> bool:
        """Scroll with a drag; a release where it was pressed is a click."""
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            if self._drag.follow(event.pos):
                self._give(Event(pygame.WINDOWLEAVE))
            self._pointed = self._pointed and not self._drag.scrolls
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            press = self._drag.let_go(fling=self.fades)
            if press:
                self._give(press)
                return self._give(event)
            self._pointed = False
            self._point()
            return True
        if event.type in (pygame.MOUSEMOTION, pygame.WINDOWFOCUSLOST):
            # the button was released elsewhere
            self._drag.stop()
            self._give(Event(pygame.WINDOWLEAVE))
        return False

    def _scroll(self, event: Event) -> bool:
        """Scroll a scene larger than the window."""
        if event.type != pygame.MOUSEWHEEL or self.top is None or self.top.viewport.whole:
            return False
        across = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        ways = (-event.y, 0) if across else (event.x, -event.y)
        return self.look(ways)

    def look(self, ways: tuple[float, float]) -> bool:
        """Scroll by steps to the right and down, where the scene is larger than the window."""
        if self.top is None or not self.top.viewport.step(ways):
            return False
        self._look_again()
        return True

    def _look_again(self) -> None:
        """Draw another part of the scene on top, with a new target under the pointer."""
        self._damage.append(Rect(self.bounds))
        self._point()

    def _follow_view(self, dt: float) -> None:
        """Show the focus, and scroll when the pointer reaches the edge of the window."""
        top, self._drifts = self.top, False
        if top is None or top.viewport.whole:
            return
        # a guide points at a widget in the scrolling part
        held = self.overlay is None and top.has_sticky_footer()
        focused = top.form.focused
        moved = focused is not None and focused.ring and top.viewport.reveal(focused.spot)
        if self._pointed:
            moved |= top.viewport.drift(self._pointer, dt)
        self._drifts = moved
        if moved or held:
            self._look_again()

    def _above(self, event: Event) -> bool:
        if self.overlay is None:
            return False
        with self.overlay.fitted():
            return self.overlay.handle(event)

    def _give(self, event: Event) -> bool:
        if self.top is None:
            return False
        viewport = self.top.viewport
        if not viewport.whole:
            self.top.form.bounds = viewport.seen_at(self._pointer)
        with self.top.fitted():
            return self.top.handle(viewport.to_scene_coords(event))

    def tick(self, now: float, dt: float) -> None:
        """Update all visible scenes; then the queued changes take effect."""
        self.arrival.begin_frame()
        self._move_on(now, dt)
        if self._drag.tick(dt):
            self._point()
        self._follow_view(dt)
        self.toasts.tick(now, dt)
        self.arrival.tick(dt)
        self.settle()
        self._announce()

    def _move_on(self, now: float, dt: float) -> None:
        # apart, so that no variable here keeps a scene alive that the changes after it close
        for scene in self.visible():
            with scene.fitted():
                scene.tick(now, dt)

    def _announce(self) -> None:
        """Publish the events, then the messages, then the question of the scene on top."""
        for scene in self.stack:
            scene.announce_events()
        for text in self.toasts.pop_spoken():
            self.announcements.publish(text, source="toast")
        top = self.top
        if top is None or not self.announcements.wanted:
            self._announced = None
            return
        came = self._announced is None or self._announced() is not top
        self._announced = weakref.ref(top)
        with top.fitted():
            top.announce_screen(came)
        if self.overlay:
            self.overlay.announce_screen(came=False)

    @property
    def moving(self) -> bool:
        """Whether a scene needs sixty frames a second."""
        return (
            self.arrival.coming
            or self._drifts
            or self._drag.moving
            or self.toasts.moving
            or any(scene.moving for scene in self.visible())
        )

    @property
    def drawing(self) -> bool:
        """Whether a new picture is still being drawn off the screen."""
        return self._changed or self.arrival.drawing

    @property
    def unseen(self) -> bool:
        """Whether a new picture has been begun, but is not visible yet."""
        return self.arrival.drawing

    @property
    def waiting(self) -> bool:
        """Whether a background computation for a scene is running."""
        return any(scene.waiting for scene in self.visible())

    def _typed(self, key: int) -> bool:
        """Whether a key only writes into a field."""
        focused = self.top.form.focused if self.top else None
        return focused is not None and focused.takes(key)

    def draw(self, surface: Surface, painter: Painter) -> list[Rect]:
        """Draw the out-of-date areas; the changed areas of the surface."""
        theme_overrides = next(
            (scene.theme_overrides for scene in reversed(self.stack) if scene.theme_overrides),
            NO_WISHES,
        )
        if painter.wear(theme_overrides) or self._keys_used != painter.shows_keys:
            painter.shows_keys = self._keys_used
            self.invalidate()
        damage, self._damage = self._damage, []
        drawn = self._drawn()
        for scene in self.visible():
            with scene.fitted():
                areas = scene.damage()
            for area in areas if scene in drawn else ():
                damage += scene.viewport.to_window(area)
        self.toasts.lie_in(self.top.toast_rooms if self.top else ())
        damage += self.toasts.damage(painter, self.bounds)
        areas = merged(damage, surface.get_rect())
        if self._changed:
            self._changed = False
            sudden = self._sudden or not self.fades
            self.arrival.start(surface, painter, self._parts, sudden)
        at_once = not self.arrival.coming
        if at_once:
            self._paint(surface, painter, areas)
            return areas
        self.arrival.lacks(areas, surface.get_rect())
        if not self.arrival.ready(lambda sheet, missing: self._paint(sheet, painter, missing)):
            return self._covered(surface, painter)
        self._lost = False
        shown = self.arrival.come_up(surface)
        if not self.arrival.coming:
            self.shown()
        return shown

    def _parts(self) -> list[Callable[[Surface], None]]:
        """The scenes of the picture, from the lowest to the top."""
        return [partial(self._draw_scene, scene=s, area=self.bounds) for s in self._drawn()]

    def _drawn(self) -> list[ManagedScene]:
        """The visible scenes from the one on that covers those below."""
        seen = self.visible()
        first = max((n for n, scene in enumerate(seen) if scene.covers), default=0)
        return seen[first:]

    def _covered(self, surface: Surface, painter: Painter) -> list[Rect]:
        """Show the bare table where nothing of the earlier picture is left."""
        if not self._lost:
            return []
        self._lost = False
        surface.fill(painter.tint("table"))
        return [surface.get_rect()]

    def _paint(self, surface: Surface, painter: Painter, areas: Iterable[Rect]) -> None:
        for area in areas:
            surface.set_clip(area)
            for number, scene in enumerate(self._drawn()):
                if number and scene.shade:
                    painter.shade(surface, scene.shade)
                self._draw_scene(surface, scene, area)
            if self.top:
                for bar in self.top.viewport.bars(5):
                    painter.box(surface, bar, (255, 255, 255, 120), radius=5)
            self.toasts.draw(surface, painter)
        surface.set_clip(None)

    def _draw_scene(self, surface: Surface, scene: ManagedScene, area: Rect) -> None:
        """Draw the visible part of a scene in a part of the window."""
        if scene.viewport.whole:
            with scene.fitted():
                scene.draw(surface)
            return
        size = scene.viewport.canvas.size
        if self._canvas is None or self._canvas.get_size() != size:
            self._canvas = Surface(size, 0, 32)
        canvas = self._canvas
        for view in scene.viewport.views:
            seen = area.clip(view.place)
            if not (seen.width and seen.height):
                continue
            part = seen.move(view.shown.x - view.place.x, view.shown.y - view.place.y)
            canvas.set_clip(part)
            canvas.blit(surface, part.topleft, seen)
            with scene.fitted():
                scene.draw(canvas)
            canvas.set_clip(None)
            surface.blit(canvas, seen.topleft, part)
