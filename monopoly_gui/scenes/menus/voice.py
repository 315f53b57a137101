"""The voice of the game: whether, how fast, how loud, in whose voice and how much it speaks."""

from __future__ import annotations

from functools import partial

import pygame

from ...language import _, mark, translate_titles
from ...language.figures import per_cent
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Text
from ...ui.layout.parts import labelled
from ...ui.widgets import SMALL, Button, Choice, Dropdown, Slider, Toggle
from ..core.context import Context
from ..core.dialog import Dialog

LENGTHS = (("short", mark("Short")), ("normal", mark("Normal")), ("long", mark("Long")))
#: more voices than this are not offered
MOST = 8


class VoiceScene(Dialog):
    """Each setting takes effect at once, so that the next word is spoken by it."""

    width = 860.0

    def __init__(self, context: Context) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(context, _("Voice"), [done])
        settings = context.settings
        self.speech = Toggle(
            _("Speech"), settings.speech, partial(context.change, "speech"), on_card=True,
            name="speech",
        )  # fmt: skip
        self.rate = Slider(
            settings.speech_rate, 50, 300, partial(context.change, "speech_rate"), step=10,
            shows=per_cent, name="speech_rate", on_card=True,
        )  # fmt: skip
        self.volume = Slider(
            settings.voice_volume, 0, 100, partial(context.change, "voice_volume"), step=5,
            shows=per_cent, name="voice_volume", on_card=True,
        )  # fmt: skip
        self.voice = Dropdown([], "", partial(context.change, "speech_voice"), name="speech_voice")
        self.length = Choice(
            translate_titles(LENGTHS), settings.speech_length,
            partial(context.change, "speech_length"), name="speech_length", on_card=True,
        )  # fmt: skip
        lines = (
            ("", self.speech),
            (_("Voice speed"), self.rate),
            (_("Voice volume"), self.volume),
            (_("Voice"), self.voice),
            (_("Level of detail"), self.length),
        )
        for title, widget in lines:
            widget.title = title
        note = Text(self.note, size=SMALL, colour="muted")
        self._list()
        self.show_tree(Column([*(labelled(title, each) for title, each in lines), note]), done)

    def _list(self) -> None:
        """List the voices of this language."""
        chosen = self.context.settings.speech_voice
        names = list(dict.fromkeys([*self.context.voices(), *([chosen] if chosen else [])]))
        options = [("", _("Default")), *((name, name) for name in names[:MOST])]
        if options != self.voice.options:
            self.voice.options = options
            self.voice.value = chosen

    def tick(self, now: float, dt: float) -> None:
        self._list()
        self.speech.on = self.context.settings.speech
        super().tick(now, dt)

    @property
    def note(self) -> str:
        """The keys, or why nobody speaks."""
        if self.context.mute_because():
            return _(
                "No voice was found. On Linux, install espeak-ng or Speech Dispatcher, or the "
                "game’s “speech” extra."
            )
        return _(
            "F12 turns speech on and off at any time. F2 to F7 then answer questions "
            "at the table, F8 stops speech and F10 reads the whole screen."
        )
