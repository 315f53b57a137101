"""Voices that are programs of the system, started again for each text."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

from .voice import Manner, VoiceFailed, VoiceGone, end_process

#: seconds that a program may take to list its voices
LISTING = 3.0
#: seconds in which it answers that it is there
GREETING = 3.0
#: the usual words a minute
WORDS = 175


@dataclass(frozen=True, slots=True)
class Program:
    """A program that speaks: its command, and the list of its voices.

    ``hush`` is started to stop what another process of the system speaks, () where that goes
    with the program; ``greet`` ends quickly where that process is there and answers.
    """

    name: str
    words: Callable[[Manner], list[str]]
    listing: Callable[[str], list[str]] = lambda language: []
    voices: Callable[[str, str], list[str]] = lambda text, language: []
    stop_command: tuple[str, ...] = ()
    greet: tuple[str, ...] = ()
    #: whether the text is its last word, instead of being read from the standard input
    by_word: bool = False


class ProgramVoice:
    """Speaks by a child program, which is ended to be stopped."""

    guesses = False

    def __init__(self, program: Program) -> None:
        self.program = program
        self._child: subprocess.Popen[bytes] | None = None
        self._greeted = not program.greet

    @property
    def name(self) -> str:
        return self.program.name

    def available(self) -> bool:
        return shutil.which(self.program.name) is not None

    def voices(self, language: str) -> list[str]:
        words = self.program.listing(language)
        if not words:
            return []
        try:
            done = subprocess.run(
                words, stdin=subprocess.DEVNULL, capture_output=True, timeout=LISTING, check=True,
                creationflags=no_window(),
            )  # fmt: skip
        except (OSError, subprocess.SubprocessError) as error:
            raise VoiceFailed(str(error)) from None
        return self.program.voices(done.stdout.decode("utf-8", "replace"), language)

    def begin(self, text: str, manner: Manner) -> None:
        self.stop()
        if not self._greeted:
            self._greet()
        last = ["--", text.replace("\x00", " ")] if self.program.by_word else []
        self._child = subprocess.Popen(
            [*self.program.words(manner), *last],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=without_locale(),
            creationflags=no_window(),
        )
        assert self._child.stdin is not None
        try:
            with self._child.stdin as pipe:
                pipe.write(b"" if last else text.encode("utf-8"))
        except OSError as error:
            raise VoiceFailed(f"{self.name}: {error}") from None

    def _greet(self) -> None:
        """Check that the speech program is there and answers; asked again after each failure."""
        try:
            subprocess.run(
                self.program.greet, stdin=subprocess.DEVNULL, capture_output=True, check=True,
                timeout=GREETING, env=without_locale(), creationflags=no_window(),
            )  # fmt: skip
        except (OSError, subprocess.SubprocessError) as error:
            raise VoiceGone(f"{self.name}: {error}") from None
        self._greeted = True

    def speaking(self) -> bool:
        if self._child is None:
            return False
        code = self._child.poll()
        if code is None:
            return True
        self._child = None
        if code:
            raise VoiceFailed(f"{self.name} ended with {code}")
        return False

    def stop(self) -> None:
        child, self._child = self._child, None
        if child is None:
            return
        end_process(child)
        if self.program.stop_command:
            with contextlib.suppress(OSError, subprocess.SubprocessError):
                subprocess.run(self.program.stop_command, timeout=1.0, capture_output=True)

    def close(self) -> None:
        self.stop()
        self._greeted = not self.program.greet


def without_locale() -> dict[str, str]:
    """The environment without its locale: ``spd-say`` ends at once where that is not installed."""
    return {**os.environ, "LC_ALL": "C"} if sys.platform == "linux" else dict(os.environ)


def no_window() -> int:
    """On Windows a child opens no window of its own."""
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW
    return 0


def _espeak(manner: Manner) -> list[str]:
    speed = max(80, min(450, WORDS * manner.rate // 100))
    voice = manner.voice or manner.language
    volume = str(manner.volume)
    return ["espeak-ng", "-v", voice, "-s", str(speed), "-a", volume, "--stdin", "-b", "1"]


def _espeak_voices(text: str, language: str) -> list[str]:
    """The second column of its list holds the codes, like "en-gb-scotland"."""
    rows = [line.split() for line in text.splitlines()[1:]]
    return [row[1] for row in rows if len(row) > 3 and row[1].startswith(language)]


ESPEAK = Program("espeak-ng", _espeak, lambda lang: ["espeak-ng", f"--voices={lang}"],
                 _espeak_voices)  # fmt: skip


def _spd(manner: Manner) -> list[str]:
    """The figures run from -100 to 100; with -w it ends when the text has been spoken."""
    rate = max(-100, min(100, manner.rate - 100))
    words = ["spd-say", "-w", "-l", manner.language, "-r", str(rate)]
    words += ["-i", str(max(-100, min(100, manner.volume * 2 - 200)))]
    return [*words, "-y", manner.voice] if manner.voice else words


SPD = Program(
    "spd-say", _spd, stop_command=("spd-say", "-S"), greet=("spd-say", "-O"), by_word=True
)


# the Mac --------------------------------------------------------------------------------------


#: a Mac's names of the languages spoken here
MAC_VOICES = {"en": "Samantha", "de": "Anna", "fr": "Thomas", "es": "Mónica"}


def _say(manner: Manner) -> list[str]:
    voice = manner.voice or MAC_VOICES.get(manner.language, "")
    words = ["say", "-r", str(WORDS * manner.rate // 100)]
    return [*words, "-v", voice] if voice else words


def _mac_voices(text: str, language: str) -> list[str]:
    """Each line: a name of one or more words, the language, and a sentence behind a #."""
    rows = [line.partition("#")[0].split() for line in text.splitlines()]
    return [" ".join(row[:-1]) for row in rows if len(row) > 1 and row[-1].startswith(language)]


SAY = Program("say", _say, lambda language: ["say", "-v", "?"], _mac_voices)


# Windows --------------------------------------------------------------------------------------

#: the figures are put in; the text comes by the standard input
SAPI_SCRIPT = (
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "Add-Type -AssemblyName System.Speech;"
    "$s=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$s.Rate={rate};$s.Volume={volume};"
    "try{{$s.SelectVoiceByHints('NotSet','NotSet',0,"
    "[Globalization.CultureInfo]::GetCultureInfo('{language}'))}}catch{{}};"
    "$s.Speak([Console]::In.ReadToEnd())"
)


def _sapi(manner: Manner) -> list[str]:
    """Its rate runs from -10 to 10."""
    rate = max(-10, min(10, (manner.rate - 100) // 10))
    script = SAPI_SCRIPT.format(rate=rate, volume=manner.volume, language=manner.language)
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", script]


SAPI = Program("powershell", _sapi)

#: by system: the voices to try, the best first
PROGRAMS = {"linux": (SPD, ESPEAK), "darwin": (SAY,), "win32": (SAPI,)}
