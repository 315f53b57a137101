"""Voices for tests: one that notes, one that fails, one that never comes back."""

import threading

from monopoly_gui.speech.voice import Manner, VoiceFailed
from tests.waiting import LONG


class Noting:
    """Notes what it is asked to speak; speaks until it is let go on."""

    guesses = False

    def __init__(self, name: str = "noting", *, at_once: bool = True) -> None:
        self.name = name
        self.heard: list[str] = []
        self.manners: list[Manner] = []
        self.stopped = 0
        self.closed = 0
        self._at_once = at_once
        self.busy = False

    def available(self) -> bool:
        return True

    def voices(self, language: str) -> list[str]:
        return [f"{language} one", f"{language} two"]

    def begin(self, text: str, manner: Manner) -> None:
        self.heard.append(text)
        self.manners.append(manner)
        self.busy = not self._at_once

    def speaking(self) -> bool:
        return self.busy

    def stop(self) -> None:
        self.stopped += 1
        self.busy = False

    def close(self) -> None:
        self.closed += 1


class Crashing(Noting):
    """Fails at each text, until it is mended."""

    def __init__(self, error: type[VoiceFailed] = VoiceFailed) -> None:
        super().__init__("crashing")
        self.error = error
        self.mended = False

    def begin(self, text: str, manner: Manner) -> None:
        super().begin(text, manner)
        if not self.mended:
            raise self.error("crashed")


class Hanging(Noting):
    """Never comes back from its first text, until the test ends it."""

    def __init__(self) -> None:
        super().__init__("hanging")
        self.end = threading.Event()

    def begin(self, text: str, manner: Manner) -> None:
        super().begin(text, manner)
        self.end.wait(LONG)
