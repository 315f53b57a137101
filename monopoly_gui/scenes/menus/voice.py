"""The voice of the game: whether, how fast, how loud, in whose voice and how much it speaks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...language import _, mark, translate_titles
from ...ui.widgets import SMALL, Button, Choice, Dropdown, Slider, Toggle, Widget
from ..core.dialog import Dialog

if TYPE_CHECKING:
    from ..core.context import Context

LENGTHS = (("short", mark("Short")), ("normal", mark("Normal")), ("long", mark("Long")))
LABEL, LINE, APART = 30, 54, 10
NOTE = 84
#: more voices than this are not offered
MOST = 8


class VoiceScene(Dialog):
    """Each setting takes effect at once, so that the next word is spoken by it."""

    width = 860.0
    height = 2 * 34 + 64 + 5 * (LINE + APART) + 4 * LABEL + NOTE + 84

    def __init__(self, context: Context) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(context, _("Voice"), [done])
        settings = context.settings
        self.speech = Toggle(
            _("Speech"), settings.speech, partial(self._set, "speech"), on_card=True,
            name="speech",
        )  # fmt: skip
        self.rate = Slider(
            settings.speech_rate, 50, 300, partial(self._set, "speech_rate"), step=10,
            shows=lambda value: f"{value} %", name="speech_rate", on_card=True,
        )  # fmt: skip
        self.volume = Slider(
            settings.voice_volume, 0, 100, partial(self._set, "voice_volume"), step=5,
            shows=lambda value: f"{value} %", name="voice_volume", on_card=True,
        )  # fmt: skip
        self.voice = Dropdown([], "", partial(self._set, "speech_voice"), name="speech_voice")
        self.length = Choice(
            translate_titles(LENGTHS), settings.speech_length, partial(self._set, "speech_length"),
            name="speech_length", on_card=True,
        )  # fmt: skip
        self.lines: list[tuple[str, Widget]] = [
            ("", self.speech),
            (_("Speed of the voice"), self.rate),
            (_("Volume of the voice"), self.volume),
            (_("Voice"), self.voice),
            (_("Amount of detail"), self.length),
        ]
        for title, widget in self.lines:
            widget.title = title
        self._note = Rect(0, 0, 0, 0)
        self._list()
        self.form.replace([*(widget for _title, widget in self.lines), done], default=done)

    def _list(self) -> None:
        """Offer the voices that there are in this language."""
        chosen = self.context.settings.speech_voice
        names = list(dict.fromkeys([*self.context.voices(), *([chosen] if chosen else [])]))
        options = [("", _("Default")), *((name, name) for name in names[:MOST])]
        if options != self.voice.options:
            self.voice.options = options
            self.voice.value = chosen

    def _set(self, setting: str, value: object) -> None:
        setattr(self.context.settings, setting, value)
        self.context.settings_changed()

    def tick(self, now: float, dt: float) -> None:
        self._list()
        self.speech.on = self.context.settings.speech
        super().tick(now, dt)

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        y = self.body.y
        for title, widget in self.lines:
            y += px(LABEL) if title else 0
            widget.rect = Rect(self.body.x, y, self.body.width, px(LINE))
            y += px(LINE + APART)
        self._note = Rect(self.body.x, y, self.body.width, max(0, self.body.bottom - y))
        self.voice.bounds = self.bounds

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        for title, widget in self.lines:
            at = (widget.rect.x, widget.rect.y - painter.px(LABEL - 3))
            painter.text(surface, title, at, size=SMALL, colour="muted", weight="bold")
        painter.text(surface, self.note, self._note, size=SMALL, colour="muted", wrap=True)

    @property
    def note(self) -> str:
        """The keys, or why nobody speaks."""
        if self.context.mute_because():
            return _(
                "No voice was found. On Linux install espeak-ng or Speech "
                "Dispatcher, or the extra “speech” of the game."
            )
        return _(
            "F12 turns speech on and off at any time. F2 to F7 then answer questions "
            "at the table, F8 stops speech and F10 reads the whole screen."
        )
