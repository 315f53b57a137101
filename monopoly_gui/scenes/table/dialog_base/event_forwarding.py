"""Which events a dialog at the table takes, and which go to the scene below it."""

from __future__ import annotations

import pygame
from pygame import Rect
from pygame.event import Event

from ...core.managed_scene import ManagedScene
from ..parts.table_host import DialogHost
from .adviser import Adviser

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
NOWHERE = (-1, -1)
#: keys that move the focus or use what has it: never passed on from an open dialog
MOVES = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
)


class EventForwarding:
    """The dialog comes first; what it does not use goes on, unless it is ``modal``."""

    def __init__(self, dialog: DialogHost, adviser: Adviser) -> None:
        self.dialog = dialog
        self.adviser = adviser
        #: whether the mouse is over the dialog
        self.inside = False

    def handle(self, event: Event) -> bool:
        """True if the dialog, the strip with the advice or the scene below used the event."""
        if self.adviser.dismiss(event):
            return True
        form, open_ = self.dialog.form, not self.dialog.folded
        if event.type in MOUSE and open_ and self._covers(event.pos):
            if not self.inside:
                self._give(Event(pygame.MOUSEMOTION, pos=NOWHERE, rel=(0, 0), buttons=(0, 0, 0)))
            self.inside = True
            form.handle(event)
            return True
        if event.type == pygame.MOUSEWHEEL and self.inside and open_:
            # a dialog that is larger than the window is scrolled by it
            return form.handle(event) or self.dialog.viewport.whole
        if event.type in MOUSE:
            self.inside = False
        return form.handle(event) or self._give(event)

    def below_at(self, pos: tuple[int, int]) -> ManagedScene | None:
        """The scene below that a press at a point of the window may reach."""
        dialog = self.dialog
        covered = not dialog.folded and self._covers(dialog.viewport.to_scene(pos))
        return self._below() if dialog.propagates and not covered else None

    def _covers(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on the dialog or on the strip with the advice."""
        strip = self.adviser.strip
        return self.dialog.box.collidepoint(pos) or (strip.visible and strip.rect.collidepoint(pos))

    def _give(self, event: Event) -> bool:
        """Give the scene below an event that is not meant for the dialog."""
        if not self.dialog.folded:
            moves = event.type == pygame.KEYDOWN and event.key in MOVES
            if self.dialog.modal or moves:
                return False
        below = self._below()
        if below is None:
            return False
        with below.fitted():
            return below.handle(self._as_seen_below(below, event))

    def _as_seen_below(self, below: ManagedScene, event: Event) -> Event:
        """The event, its place as one of the scene below."""
        viewport = self.dialog.viewport
        if viewport.whole or not hasattr(event, "pos") or event.pos == NOWHERE:
            return below.viewport.to_scene_coords(event)
        seen = viewport.to_window(Rect(event.pos, (1, 1)))
        at = seen[0].topleft if seen else NOWHERE
        return below.viewport.to_scene_coords(Event(event.type, {**event.dict, "pos": at}))

    def _below(self) -> ManagedScene | None:
        stack = self.dialog.context.scenes.stack
        at = stack.index(self.dialog) if self.dialog in stack else 0
        return stack[at - 1] if at > 0 else None
