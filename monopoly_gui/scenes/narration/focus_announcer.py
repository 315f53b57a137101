"""Announces the focused control when focus moves and when an action changes it."""

from __future__ import annotations

import pygame
from pygame.event import Event

from ...speech.announcement import Announcement
from ...ui.widgets import Accessible, Widget
from ..core.managed_scene import ManagedScene
from ..core.spoken_screen import ENTER, spoken_widget

#: after these the focused control is looked at again
DOINGS = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONUP)
#: where there is nothing to tell
NOTHING = Announcement("", "focus")
#: what is written in: Enter there, if it does nothing else, has it read again
FIELDS = ("text", "number")


class FocusAnnouncer:
    """Announces focus changes and refused actions at once.

    What an act has made of the control comes after all that has happened through it, and not as
    a refusal: that it cannot be used any more is told to whoever tries it again or comes back.
    """

    def __init__(self) -> None:
        #: what had the focus in the last frame; what was told last, and how
        self._seen: Widget | None = None
        self._announced: Widget | None = None
        self._spoken: Accessible | None = None
        #: whether something was pressed since the last frame, and the position at that moment
        self._pressed = True
        self._entered = False
        self._moment: object = None
        #: whether the focus is the first one of a screen, told after it
        self._fresh = False
        #: whether it waits until what happened has been told
        self._later = False

    def on_key(self, event: Event, moment: object) -> None:
        """Something was pressed in this position, and is about to be done."""
        if event.type in DOINGS and not self._pressed:
            self._pressed, self._moment = True, moment
        self._entered |= event.type == pygame.KEYDOWN and event.key in ENTER

    def forget(self, fresh: bool = False) -> None:
        """Tell all of it next time; ``fresh`` for a screen that has come to lie on top."""
        self._seen, self._announced, self._spoken, self._fresh = None, None, None, fresh

    def follow(
        self, scene: ManagedScene, moment: object, settled: bool, longer: bool
    ) -> Announcement:
        """The news of the focus; ``settled`` if no announcement is pending."""
        pressed, entered = self._pressed, self._entered
        self._pressed = self._entered = False
        acted = pressed and moment != self._moment
        widget = scene.form.focused
        if widget is None or not widget.visible:
            if pressed and not acted:
                self.forget()
            self._seen, self._fresh = None, False
            return NOTHING
        if scene.form.pop_rejected():
            return self._refuse(widget, spoken_widget(scene, widget))
        moved, self._seen = widget is not self._seen, widget
        if acted or self._fresh or (moved and not pressed):
            self._later = True
        elif pressed:
            self._later = False
        if not (pressed or self._later) or (self._later and not settled):
            return NOTHING
        now, before = spoken_widget(scene, widget), self._spoken
        same = before is not None and (
            widget is self._announced or (before.name, before.role) == (now.name, now.role)
        )
        if before is None or not same:
            text = now.sentence(longer)
        elif self._later:
            text = now.outcome(before)
        else:
            text = now.change(before)
            if not text and entered and now.role in FIELDS:
                text = now.sentence()
        if self._later and now.role == "board":
            # who plays on while the board has the focus asks for it, or walks it
            text = ""
        self._announced, self._spoken = widget, now
        announcement = Announcement(text, "event" if self._later else "focus", "focus")
        self._fresh = self._later = False
        return announcement

    def _refuse(self, widget: Widget, now: Accessible) -> Announcement:
        """Why what was tried cannot be used."""
        self._seen = self._announced = widget
        self._spoken, self._fresh, self._later = now, False, False
        return Announcement(now.sentence(), "focus")
