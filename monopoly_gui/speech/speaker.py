"""Speaks sentences in order in its own thread, and survives a failing voice."""

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence

from .announcement import Announcement, Priority
from .voice import Manner, Voice, VoiceFailed, VoiceGone

#: announcements that give way to later ones
PASSING = ("focus", "screen")
#: the failures of a voice before the next one is tried
FAILURES = 3
#: more events than this do not wait: the oldest are left out
MOST_WAITING = 40
#: seconds between two checks whether a text has been spoken
LOOK_EVERY = 0.04


#: seconds of rest for a voice that has failed too often, at first and at most
REST, LONGEST_REST = 20.0, 600.0


def timeout_for(text: str, rate: int = 100) -> float:
    """Seconds after which a voice that still speaks a text counts as hanging."""
    return 6.0 + 0.2 * len(text) * 100 / max(20, rate)


class Speaker:
    """The speech queue: the game speaks and goes on; nothing here waits for the voice.

    A new focus replaces the last one, a new screen the
    one before, events wait for each other, an answer comes at once; ``stop`` drops
    everything. A failing voice is tried again with the same text; one that fails too often
    gives way to the next of ``voices`` for a while and is then tried again, one that hangs gives
    way for good. Where none is left there is silence, and ``problem`` gives the reason.
    ``said_as`` converts a text for the voices.
    """

    def __init__(
        self,
        voices: Sequence[Voice],
        manner: Callable[[], Manner] = Manner,
        *,
        patience: Callable[[str, int], float] = timeout_for,
        clock: Callable[[], float] = time.monotonic,
        said_as: Callable[[str], str] = str.strip,
    ) -> None:
        self.manner = manner
        self.problem = "" if voices else "no voice"
        self._patience = patience
        self._voices = list(voices)
        #: by voice: its place among all, the end of its rest, and the length of it
        self._places = {id(voice): place for place, voice in enumerate(voices)}
        self._resting: list[tuple[float, Voice]] = []
        self._rests: dict[int, float] = {}
        self._clock = clock
        self._said_as = said_as
        self._failures = 0
        self._waiting: deque[Announcement] = deque()
        self._now: Announcement | None = None
        #: the last sign of the voice: it came back from a call, or began a text
        self._since = 0.0
        self._cut = False
        self._closed = False
        self._wake = threading.Condition()
        self._listed: dict[str, list[str]] = {}
        self._to_list: set[str] = set()
        self._thread: threading.Thread | None = None

    @property
    def available(self) -> bool:
        """Whether there is a voice that has not failed."""
        return bool(self._voices)

    def because(self) -> str:
        """The reason why there is no voice, "" if there is one."""
        return "" if self._voices else self.problem

    @property
    def name(self) -> str:
        """The voice that speaks now, "" for none."""
        return self._voices[0].name if self._voices else ""

    @property
    def silent(self) -> bool:
        """Whether nothing is spoken or waits."""
        return self._now is None and not self._waiting

    def say(self, text: str, priority: Priority = "event") -> None:
        """Queue a text; returns at once."""
        text = self._said_as(text).strip()
        if not text or self._closed or not (self._voices or self._resting):
            return
        with self._wake:
            passing = self._now is not None and self._now.priority in PASSING
            if priority == "screen":
                self._waiting = deque(
                    each for each in self._waiting if each.priority not in PASSING
                )
                self._cut |= passing
            if priority in ("event", "screen"):
                self._waiting.append(Announcement(text, priority))
                if len(self._waiting) > MOST_WAITING:
                    self._waiting.popleft()
            else:
                self._waiting = deque(each for each in self._waiting if each.priority != "focus")
                self._waiting.appendleft(Announcement(text, priority))
                self._cut |= passing or (priority == "answer" and self._now is not None)
            self._wake.notify_all()
        self._begin()

    def stop(self) -> None:
        """Fall silent, and drop the queue."""
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
        """Drop a voice that hangs; the game calls this now and then."""
        with self._wake:
            now = self._now
            rate = self.manner().rate
            if now is None or self._clock() - self._since < self._patience(now.text, rate):
                return
            # its thread is lost with it: another one goes on with the next voice
            self._thread = None
            self._again(now)
            self._now, self._cut = None, False
            self._drop(f"{self.name} hangs")
        self._begin()

    def close(self, wait: float = 1.0) -> None:
        """Fall silent and close the voice at the program's end, within this many seconds."""
        with self._wake:
            self._closed = True
            self._waiting.clear()
            self._cut = True
            self._wake.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join(wait)

    def _begin(self) -> None:
        wanted = self._voices or self._resting
        if self._thread is None and wanted and not self._closed:
            self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
            self._thread.start()

    def _mine(self) -> bool:
        return self._thread is threading.current_thread()

    def _run(self) -> None:
        while self._mine():
            with self._wake:
                while not (self._waiting or self._to_list or self._closed):
                    self._wake.wait()
                self._wake_up()
                if self._closed or not (self._voices or self._resting):
                    break
                if not self._voices:
                    # all are resting: there is no voice for this text
                    self._waiting.clear()
                    self._to_list.clear()
                    continue
                voice = self._voices[0]
                language = self._to_list.pop() if self._to_list else ""
                if not language:
                    self._now, self._cut = self._waiting.popleft(), False
                else:
                    self._now = Announcement("", "event")
                self._since = self._clock()
                now = self._now
            failed: Exception | None = None
            try:
                if language:
                    self._listed[language] = voice.voices(language)
                else:
                    self._speak(voice, now)
            except Exception as error:  # a voice may do anything: the game goes on
                failed = error
            if not self._mine():
                return
            with self._wake:
                self._now = None
                if failed:
                    if language:
                        self._listed[language] = []
                    self._again(now)
                    self._failed(failed, voice)
                elif not language:
                    self._failures = 0
                    self._rests.pop(id(voice), None)
        self._let_go()

    def _speak(self, voice: Voice, now: Announcement) -> None:
        if voice.guesses and now.priority != "event":
            voice.stop()
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

    def _again(self, now: Announcement) -> None:
        """Queue a text again that was perhaps not heard, unless it was to give way."""
        if now.text and not self._cut:
            self._waiting.appendleft(now)

    def _failed(self, error: Exception, voice: Voice) -> None:
        self._failures += 1
        gone = isinstance(error, VoiceGone) or id(voice) in self._rests
        if gone or self._failures >= FAILURES:
            rest = min(LONGEST_REST, self._rests.get(id(voice), REST / 2) * 2)
            self._rests[id(voice)] = rest
            self._resting.append((self._clock() + rest, voice))
            self._drop(f"{voice.name}: {error}")
        try:
            voice.close()
        except (OSError, VoiceFailed):
            return

    def _wake_up(self) -> None:
        """Retry the voices that have rested: the best one speaks as soon as it can."""
        now = self._clock()
        ready = [voice for until, voice in self._resting if until <= now]
        if ready:
            self._resting = [each for each in self._resting if each[0] > now]
            self._voices += ready
            self._voices.sort(key=lambda voice: self._places[id(voice)])
            self._failures = 0
            self._listed.clear()

    def _drop(self, why: str) -> None:
        """Go on with the next voice."""
        self.problem = why
        self._failures = 0
        del self._voices[:1]
        self._listed.clear()
        if not self._voices:
            self._waiting.clear()

    def _let_go(self) -> None:
        for voice in self._voices[:1]:
            try:
                voice.close()
            except Exception:  # the program ends: nobody is listening
                return
