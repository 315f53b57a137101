"""The game through a pipe, for playing by ear: spoken lines out, key names in."""

import contextlib
import queue
import sys
import threading
import time
from typing import TextIO

import pygame
from pygame.event import Event

from ...speech.pipe import PipeVoice
from ..core.manager import SceneManager
from .narrator import Narrator

#: the words before a key
MODIFIERS = {"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT}
#: names shorter than those of the library
NAMES = {
    "enter": pygame.K_RETURN,
    "esc": pygame.K_ESCAPE,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
    "plus": pygame.K_PLUS,
    "minus": pygame.K_MINUS,
}


def events_of(line: str) -> list[Event]:
    """The events of a key by its name, like "r", "f2" or "shift+tab"; ValueError for no key."""
    *held, name = line.strip().lower().split("+") if line.strip() != "+" else ["plus"]
    mod = 0
    for each in held:
        if each not in MODIFIERS:
            raise ValueError(f"no such key: {line}")
        mod |= MODIFIERS[each]
    key = ord(name) if len(name) == 1 else NAMES.get(name, 0)
    key = key or int(getattr(pygame, f"K_{name.upper()}", 0))
    if not key:
        raise ValueError(f"no such key: {line.strip()}")
    letter = chr(key) if 32 <= key < 127 else ""
    plain = not mod & ~MODIFIERS["shift"]
    down = Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter if plain else "")
    typed = [Event(pygame.TEXTINPUT, text=letter)] if letter and not mod else []
    return [down, *typed, Event(pygame.KEYUP, key=key, mod=mod)]


class KeyPipe:
    """Reads names of keys in a thread; ``ended`` when the writer is gone."""

    def __init__(self, lines: TextIO, voice: PipeVoice) -> None:
        self.voice = voice
        self.ended = False
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._still = 0
        self._silence_sent = False
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()

    def _read(self, lines: TextIO) -> None:
        with contextlib.suppress(OSError, ValueError):
            for line in lines:
                if line.strip():
                    self._lines.put(line)
        self._lines.put(None)

    def events(self) -> list[Event]:
        """The key pressed since the last call: one at most, so that each has its frame."""
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return []
        self._still, self._silence_sent = 0, False
        if line is None:
            self.ended = True
            return []
        try:
            return events_of(line)
        except ValueError as error:
            self.voice.write({"error": str(error)})
            return []

    def listen(self, scenes: SceneManager, narrator: Narrator) -> None:
        """Report once that there is silence, after 12 quiet frames: now a key is awaited."""
        if scenes.changing or not narrator.speaker.silent or self._busy(narrator):
            self._still = 0
            return
        self._still += 1
        if self._still >= 12 and not self._silence_sent:
            self._silence_sent = True
            self.voice.write({"silence": True})

    def _busy(self, narrator: Narrator) -> bool:
        """Whether the game runs by itself, or computes a requested answer."""
        table, top = narrator.table, narrator.context.scenes.top
        if table is None or top is None:
            return False
        opening = top is table and table.questions.opening
        asked = table.is_settled and (table.game.paused or table.game.asks_human())
        return narrator.thinking or opening or not asked


class FrameClock:
    """A clock that follows the frames: without a viewer nothing takes real time."""

    def __init__(self) -> None:
        self._now = 1.0

    def now(self) -> float:
        return self._now

    def wait(self, rate: int) -> None:
        self._now += 0.05
        time.sleep(0.001 if rate > 30 else 0.004)


def key_pipe() -> KeyPipe:
    """The pipe of the standard streams; all other output goes to stderr."""
    out = sys.stdout
    sys.stdout = sys.stderr
    return KeyPipe(sys.stdin, PipeVoice(out))
