"""Says sentences one after another in a thread of its own, whatever becomes of the voice."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from .voice import Manner, Voice, VoiceFailed

#: what has the focus, what a screen says as it opens, what happens, and the answer to a key
Kind = Literal["focus", "screen", "event", "answer"]
#: those that give way to what comes after them
PASSING = ("focus", "screen")
#: how often a voice may fail before the next one is tried
FAILURES = 3
#: more events than this do not wait: the oldest are left out
MOST_WAITING = 40
#: seconds between two looks at whether a text has been spoken
LOOK_EVERY = 0.04


def patience(text: str) -> float:
    """Seconds after which a voice that still speaks a text is taken to hang."""
    return 15.0 + 0.5 * len(text)


@dataclass(frozen=True, slots=True)
class Saying:
    """A text and what kind of thing it tells."""

    text: str
    kind: Kind


class Speaker:
    """The game says and goes on: nothing here waits for the voice.

    What has the focus takes the place of what had it before, a new screen that of the one
    before, events wait for each other, an answer is given at once; ``stop`` drops
    everything. A voice that fails is tried again, one that fails too often or hangs gives way to
    the next of ``voices``; after the last there is silence, and ``problem`` says why.
    """

    def __init__(
        self,
        voices: Sequence[Voice],
        manner: Callable[[], Manner] = Manner,
        *,
        patience: Callable[[str], float] = patience,
    ) -> None:
        self.manner = manner
        self.problem = "" if voices else "no voice"
        self._patience = patience
        self._voices = deque(voices)
        self._failures = 0
        self._waiting: deque[Saying] = deque()
        self._now: Saying | None = None
        #: when the voice was last heard of: it came back from a call, or began a text
        self._since = 0.0
        self._cut = False
        self._closed = False
        self._wake = threading.Condition()
        self._listed: dict[str, list[str]] = {}
        self._to_list: set[str] = set()
        self._thread: threading.Thread | None = None

    # for the game ---------------------------------------------------------------------

    @property
    def available(self) -> bool:
        """Whether there is a voice that has not failed for good."""
        return bool(self._voices)

    @property
    def name(self) -> str:
        """The voice that speaks now, "" for none."""
        return self._voices[0].name if self._voices else ""

    @property
    def silent(self) -> bool:
        """Whether nothing is spoken or waits."""
        return self._now is None and not self._waiting

    def say(self, text: str, kind: Kind = "event") -> None:
        """Speak a text when it is its turn; returns at once."""
        text = text.strip()
        if not text or not self._voices or self._closed:
            return
        with self._wake:
            passing = self._now is not None and self._now.kind in PASSING
            if kind == "screen":
                self._waiting = deque(each for each in self._waiting if each.kind not in PASSING)
                self._cut |= passing
            if kind in ("event", "screen"):
                self._waiting.append(Saying(text, kind))
                if len(self._waiting) > MOST_WAITING:
                    self._waiting.popleft()
            else:
                self._waiting = deque(each for each in self._waiting if each.kind != "focus")
                self._waiting.appendleft(Saying(text, kind))
                self._cut |= passing or (kind == "answer" and self._now is not None)
            self._wake.notify_all()
        self._begin()

    def stop(self) -> None:
        """Fall silent, and forget what waits."""
        with self._wake:
            self._waiting.clear()
            self._cut = self._now is not None
            self._wake.notify_all()

    def voices(self, language: str) -> list[str]:
        """The voices offered in a language; found out meanwhile when first asked."""
        if language not in self._listed and self._voices:
            with self._wake:
                self._to_list.add(language)
                self._wake.notify_all()
            self._begin()
        return self._listed.get(language, [])

    def watch(self) -> None:
        """Let go of a voice that hangs; called now and then by the game."""
        with self._wake:
            now = self._now
            if now is None or time.monotonic() - self._since < self._patience(now.text):
                return
            # its thread is lost with it: another one goes on with the next voice
            self._thread = None
            self._now, self._cut = None, False
            self._next_voice(f"{self.name} hangs")
        self._begin()

    def close(self, wait: float = 1.0) -> None:
        """The program ends: fall silent and let the voice go, in so many seconds at most."""
        with self._wake:
            self._closed = True
            self._waiting.clear()
            self._cut = True
            self._wake.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join(wait)

    # in its own thread ------------------------------------------------------------------

    def _begin(self) -> None:
        if self._thread is None and self._voices and not self._closed:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()

    def _mine(self) -> bool:
        return self._thread is threading.current_thread()

    def _run(self) -> None:
        while self._mine():
            with self._wake:
                while not (self._waiting or self._to_list or self._closed):
                    self._wake.wait()
                if self._closed or not self._voices:
                    break
                voice = self._voices[0]
                language = self._to_list.pop() if self._to_list else ""
                if not language:
                    self._now, self._cut = self._waiting.popleft(), False
                else:
                    self._now = Saying("", "event")
                self._since = time.monotonic()
                now = self._now
            try:
                if language:
                    self._listed[language] = voice.voices(language)
                else:
                    self._speak(voice, now)
                failed = ""
            except Exception as error:  # a voice may do what it likes: the game goes on
                failed = f"{voice.name}: {error}"
            if not self._mine():
                return
            with self._wake:
                self._now = None
                if failed:
                    if language:
                        self._listed[language] = []
                    self._failed(failed, voice)
                elif not language:
                    self._failures = 0
        self._let_go()

    def _speak(self, voice: Voice, now: Saying) -> None:
        voice.begin(now.text, self.manner())
        while self._mine():
            with self._wake:
                if not self._cut:
                    self._wake.wait(LOOK_EVERY)
                cut = self._cut
            if cut:
                voice.stop()
                return
            if not voice.speaking():
                return

    def _failed(self, why: str, voice: Voice) -> None:
        self._failures += 1
        if self._failures >= FAILURES:
            self._next_voice(why)
        try:
            voice.close()
        except (OSError, VoiceFailed):
            return

    def _next_voice(self, why: str) -> None:
        self.problem = why
        self._failures = 0
        if self._voices:
            self._voices.popleft()
        self._listed.clear()
        if not self._voices:
            self._waiting.clear()

    def _let_go(self) -> None:
        if not self._voices:
            return
        try:
            self._voices[0].close()
        except Exception:  # the program ends: nobody is left to be told
            return
