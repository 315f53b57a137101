"""A running screen reader, or the system's voice, by the library Prism in a process of its own.

The library is the extra ``speech`` and may be missing. What it loads is the system's, so that it
lives in a child: a crash there ends the child, and one that hangs is killed.
"""

import contextlib
import importlib
import importlib.util
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import IO, Any

from .programs import no_window
from .voice import Manner, VoiceFailed, VoiceGone, end_process

#: seconds that the child may take to start, and to answer
STARTING, ANSWERING = 8.0, 3.0
#: seconds between the child's checks that the game is still there
LOOK_EVERY = 1.0
#: the preferred kinds of voices of each language where none was chosen
USUAL = {"en": ("en", "en-us", "en-gb"), "de": ("de", "de-de"), "fr": ("fr", "fr-fr"),
         "es": ("es", "es-es")}  # fmt: skip


def command() -> list[str]:
    """The command of the child process: the program itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "speech-process"]
    return [sys.executable, "-m", "monopoly_gui", "speech-process"]


class PrismVoice:
    """Asks the child line by line; each question has an answer within some seconds."""

    name = "prism"
    guesses = True

    def __init__(self, words: Sequence[str] | None = None) -> None:
        self.words = words
        self._child: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str] = queue.Queue()

    def available(self) -> bool:
        return self.words is not None or importlib.util.find_spec("prism") is not None

    def voices(self, language: str) -> list[str]:
        found = self._ask({"voices": language}).get("voices")
        return [str(voice) for voice in found] if isinstance(found, list) else []

    def begin(self, text: str, manner: Manner) -> None:
        self._ask(
            {
                "say": text,
                "language": manner.language,
                "rate": manner.rate,
                "voice": manner.voice,
                "volume": manner.volume,
            }
        )

    def speaking(self) -> bool:
        return bool(self._ask({"speaking": True}).get("speaking"))

    def stop(self) -> None:
        if self._child is not None:
            self._ask({"stop": True})

    def close(self) -> None:
        child, self._child = self._child, None
        if child is None:
            return
        end_process(child)
        for pipe in (child.stdin, child.stdout):
            with contextlib.suppress(OSError):
                if pipe:
                    pipe.close()

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The child's answer; the child is started at its first use."""
        patience = ANSWERING
        if self._child is None:
            self._start()
            patience = STARTING
        child = self._child
        assert child is not None and child.stdin is not None
        try:
            child.stdin.write(json.dumps(question) + "\n")
            child.stdin.flush()
        except OSError as error:
            raise VoiceFailed(f"prism: {error}") from None
        try:
            answer = json.loads(self._answers.get(timeout=patience))
        except queue.Empty:
            raise VoiceGone("prism does not answer") from None
        except ValueError:
            raise VoiceFailed("prism has ended") from None
        if not isinstance(answer, dict) or answer.get("failed"):
            raise VoiceFailed(f"prism: {answer}")
        return answer

    def _start(self) -> None:
        self._answers = queue.Queue()
        self._child = subprocess.Popen(
            list(self.words or command()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            creationflags=no_window(),
        )
        reader = threading.Thread(
            target=_read, args=(self._child.stdout, self._answers), daemon=True
        )
        reader.start()


def _read(pipe: IO[str], answers: queue.Queue[str]) -> None:
    """Pass on the child's messages; an empty line when it has ended."""
    with contextlib.suppress(OSError, ValueError):
        for line in pipe:
            answers.put(line)
    answers.put("")


def main() -> int:
    """Answer questions on the standard input until it ends."""
    voice: PrismLibrary | None = None
    for line in sys.stdin:
        try:
            voice = voice or PrismLibrary()
            answer = voice.answer(json.loads(line))
        except Exception as error:  # whatever the system's speech does, the parent gets an answer
            answer = {"failed": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)
    return 0


def leave_with_parent() -> None:
    """End this process with its parent, even while the voice hangs.

    In the program that is one file somebody stands between the game and this, and may be killed.
    """
    parent = os.getppid()
    threading.Thread(target=_watch, args=(parent,), name="parent", daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os._exit(1)


def speaking_time(text: str, rate: int) -> float:
    """About how long a text takes to be spoken: a figure is a word, or more than one."""
    figures = sum(letter.isdigit() for letter in text)
    return 0.3 + (len(text) * 0.065 + figures * 0.15) * 100 / max(20, rate)


class PrismLibrary:
    """The library with its best backend: a screen reader, else the system's voice."""

    def __init__(self) -> None:
        library = importlib.import_module("prism")
        self.context = library.Context()
        self.backend = self.context.acquire_best()
        #: the last voice and language set
        self._chosen = ("", "")
        #: until when it may still be speaking, where the back end does not know
        self._until = 0.0

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        if "say" in question:
            return self._say(question)
        if "stop" in question:
            self._until = 0.0
            self.backend.stop()
            return {}
        if "voices" in question:
            return {"voices": self._voices(question["voices"])}
        return {"speaking": self._speaking()}

    def _say(self, question: dict[str, Any]) -> dict[str, Any]:
        text = question["say"].replace("\x00", " ").strip()
        if not text:
            return {}
        for setting, value in (("rate", question["rate"]), ("volume", question["volume"])):
            # a screen reader keeps its own
            with contextlib.suppress(Exception):
                usual = 0.5 if setting == "rate" else 1.0
                setattr(self.backend, setting, max(0.0, min(1.0, usual * value / 100)))
        with contextlib.suppress(Exception):
            self._choose(question["voice"], question["language"])
        # it follows the current text: interruptible speech was stopped before
        self.backend.speak(text, False)
        self._until = time.monotonic() + speaking_time(text, question["rate"])
        return {"backend": self.backend.name}

    def _choose(self, voice: str, language: str) -> None:
        """The voice of that name, else the most common one of the language.

        A back end may offer thousands, so that it is looked up only when something else is wanted.
        """
        if (voice, language) == self._chosen:
            return
        found = self._fitting(language)
        named = [at for at, name, _spoken in found if name == voice]
        usual = USUAL.get(language, (language,))
        ranks = [usual.index(s) if s in usual else len(usual) for _at, _name, s in found]
        first = [found[ranks.index(min(ranks))][0]] if found else []
        for at in (*named, *first)[:1]:
            self.backend.voice = at
        self._chosen = voice, language

    def _fitting(self, language: str) -> list[tuple[int, str, str]]:
        """The voices of a language, without variants of the same: place, name and language."""
        found = []
        for at in range(self.backend.voices_count):
            spoken = self.backend.get_voice_language(at).lower().replace("_", "-")
            if spoken.partition("-")[0] == language:
                name = self.backend.get_voice_name(at)
                found += [(at, name, spoken)] if "+" not in name else []
        return found

    def _speaking(self) -> bool:
        try:
            return bool(self.backend.speaking)
        except Exception:  # a screen reader does not say
            return time.monotonic() < self._until

    def _voices(self, language: str) -> list[str]:
        try:
            return [name for _at, name, _spoken in self._fitting(language)]
        except Exception:  # a screen reader has voices of its own
            return []
