"""The stack of scenes: who gets the events, who is seen, and how one follows another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...ui.widgets.toast import Toasts
from .shown import Shown

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

FADE_SECONDS = 0.14
#: more places than this are drawn as one
MOST_AREAS = 5


class SceneManager:
    """Changes of the stack are queued and take effect at the end of the frame."""

    def __init__(self, bounds: Rect | None = None) -> None:
        self.stack: list[Shown] = []
        self.toasts = Toasts()
        self.bounds = bounds or Rect(0, 0, 0, 0)
        self.fades = True
        #: called when all scenes have given way to another one, and much is free
        self.cleared: Callable[[], None] = lambda: None
        #: lies above all scenes and hears everything first; it is no part of the stack
        self.overlay: Shown | None = None
        self._queue: list[Callable[[], None]] = []
        self._pointer = (-1, -1)
        self._damage: list[Rect] = []
        #: the picture before the last change, the one after it, and how much of it is seen
        self._before: Surface | None = None
        self._after: Surface | None = None
        self._faded = 0.0
        self._changed = False

    @property
    def top(self) -> Shown | None:
        return self.stack[-1] if self.stack else None

    @property
    def changing(self) -> bool:
        """Whether a change of the stack waits for the end of the frame."""
        return bool(self._queue)

    def visible(self) -> list[Shown]:
        """The scenes that can be seen, the lowest first."""
        first = len(self.stack) - 1
        while first > 0 and self.stack[first].shines_through:
            first -= 1
        above = [self.overlay] if self.overlay else []
        return self.stack[max(0, first) :] + above

    # changes -------------------------------------------------------------

    def push(self, scene: Shown) -> None:
        """Put a scene on top."""
        self._queue.append(lambda: self._push(scene))

    def pop(self, scene: Shown | None = None) -> None:
        """Take the top scene away; with ``scene``, that one, if it is still there."""
        self._queue.append(lambda: self._pop(scene))

    def replace(self, scene: Shown) -> None:
        """Put a scene in the place of the top one."""
        self.pop()
        self.push(scene)

    def reset(self, scene: Shown) -> None:
        """Take all scenes away and put this one there."""

        def change() -> None:
            while self.stack:
                self._pop(None)
            self.cleared()
            self._push(scene)

        self._queue.append(change)

    def crossfade(self) -> None:
        """Let the next picture come up softly out of the present one."""
        self._changed = True

    def close(self) -> None:
        """Take all scenes away now; the program ends."""
        self._queue.clear()
        while self.stack:
            self._pop(None)

    def recover(self, scene: Shown) -> None:
        """Drop all scenes without asking them, for one of them has failed, and show this one."""
        self._queue.clear()
        self.stack.clear()
        self.overlay = None
        self._before = self._after = None
        self.push(scene)
        self.settle()

    def settle(self) -> None:
        """Let the queued changes take effect."""
        if not self._queue:
            return
        while self._queue:
            queue, self._queue = self._queue, []
            for change in queue:
                change()
        for scene in self.stack:
            scene.form.release()
        for scene in self.stack[:-1]:
            # nothing is pointed at below, so no tip stays behind
            scene.form.handle(Event(pygame.WINDOWLEAVE))
        if self.top:
            with self.top.fitted():
                self.top.enter()
            self._point()
        self._damage.append(Rect(self.bounds))
        self._changed = True

    def _push(self, scene: Shown) -> None:
        self.stack.append(scene)
        scene.resize(self.bounds)

    def _pop(self, scene: Shown | None) -> None:
        if scene is None and self.stack:
            self.stack.pop().leave()
        elif scene in self.stack:
            self.stack.remove(scene)
            scene.leave()

    def _point(self) -> None:
        """Tell the new top scene where the pointer is, which will not move by itself."""
        if self.top:
            still = {"pos": self._pointer, "rel": (0, 0), "buttons": (0, 0, 0)}
            self._give(Event(pygame.MOUSEMOTION, still))

    # events and time -----------------------------------------------------

    def resize(self, bounds: Rect) -> None:
        """Lay out every scene for a new size of the window."""
        self.bounds = Rect(bounds)
        self._before = self._after = None
        above = [self.overlay] if self.overlay else []
        for scene in [*self.stack, *above]:
            scene.resize(self.bounds)
            scene.form.handle(Event(pygame.WINDOWLEAVE))
        self._damage.append(Rect(self.bounds))

    def retell(self) -> None:
        """Have every scene tell its texts in the language that is spoken now."""
        above = [self.overlay] if self.overlay else []
        for scene in [*self.stack, *above]:
            scene.retell()

    def invalidate(self) -> None:
        """Draw everything again."""
        self._damage.append(Rect(self.bounds))

    def handle(self, event: Event) -> bool:
        """Give an event to the top scene; True if it was used."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer = event.pos
        return self._above(event) or self._give(event)

    def _above(self, event: Event) -> bool:
        if self.overlay is None:
            return False
        with self.overlay.fitted():
            return self.overlay.handle(event)

    def _give(self, event: Event) -> bool:
        if self.top is None:
            return False
        with self.top.fitted():
            return self.top.handle(event)

    def tick(self, now: float, dt: float) -> None:
        """Move on all scenes that are seen; then the queued changes take effect."""
        self._move_on(now, dt)
        self.toasts.tick(now, dt)
        if self._before:
            self._faded = min(1.0, self._faded + dt / FADE_SECONDS)
        self.settle()

    def _move_on(self, now: float, dt: float) -> None:
        # apart, so that no variable here holds a scene that the changes after it let go
        for scene in self.visible():
            with scene.fitted():
                scene.tick(now, dt)

    @property
    def moving(self) -> bool:
        """Whether something wants sixty frames a second."""
        return (
            self._before is not None
            or self.toasts.moving
            or any(scene.moving for scene in self.visible())
        )

    # drawing -------------------------------------------------------------

    def draw(self, surface: Surface, painter: Painter) -> list[Rect]:
        """Draw what is out of date; the places that were changed on the surface."""
        damage, self._damage = self._damage, []
        for scene in self.visible():
            with scene.fitted():
                damage += scene.damage()
        damage += self.toasts.damage(painter, self.bounds)
        areas = merged(damage, surface.get_rect())
        if self._changed:
            self._changed = False
            self._start_fade(surface)
        if not self._before or not self._after:
            self._paint(surface, painter, areas)
            return areas
        self._paint(self._after, painter, areas)
        surface.blit(self._after, (0, 0))
        if self._faded < 1.0:
            self._before.set_alpha(round(255 * (1 - self._faded)))
            surface.blit(self._before, (0, 0))
        else:
            self._before = self._after = None
        return [surface.get_rect()]

    def _start_fade(self, surface: Surface) -> None:
        self._before = self._after = None
        if self.fades:
            self._before, self._after = surface.copy(), surface.copy()
            self._faded = 0.0

    def _paint(self, surface: Surface, painter: Painter, areas: Iterable[Rect]) -> None:
        for area in areas:
            surface.set_clip(area)
            for number, scene in enumerate(self.visible()):
                if number and scene.shade:
                    painter.shade(surface, scene.shade)
                with scene.fitted():
                    scene.draw(surface)
            self.toasts.draw(surface, painter)
        surface.set_clip(None)


def merged(rects: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """The same places in few rectangles that do not overlap."""
    result: list[Rect] = []
    for rect in rects:
        area = rect.clip(bounds)
        if not area.width or not area.height:
            continue
        while (hit := area.collidelist(result)) >= 0:
            area = area.union(result.pop(hit))
        result.append(area)
    if len(result) > MOST_AREAS:
        return [result[0].unionall(result[1:])]
    return result
