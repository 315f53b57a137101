"""A voice that writes each text as a line of JSON to a pipe."""

import json
import threading
from typing import TextIO

from .voice import Manner


class PipeVoice:
    """Writes ``{"say": text}`` at once and is never still speaking.

    In ASCII, so that a pipe of any encoding holds it.
    """

    name = "pipe"
    guesses = False

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self._lock = threading.Lock()

    def available(self) -> bool:
        return True

    def voices(self, language: str) -> list[str]:
        return []

    def begin(self, text: str, manner: Manner) -> None:
        self.write({"say": text})

    def write(self, line: dict[str, object]) -> None:
        """Write one line."""
        with self._lock:
            self.out.write(json.dumps(line) + "\n")
            self.out.flush()

    def speaking(self) -> bool:
        return False

    def stop(self) -> None:
        """Do nothing: written lines stay."""

    def close(self) -> None:
        """Nothing is held."""
