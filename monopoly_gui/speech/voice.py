"""The interface of a voice: it speaks one text at a time and can be stopped."""

import contextlib
import subprocess
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Manner:
    """The manner of speaking: rate and volume in per cent of the usual.

    ``voice`` is one of those that the voice offers, "" for the system's own.
    """

    language: str = "en"
    rate: int = 100
    voice: str = ""
    volume: int = 100


class VoiceFailed(Exception):
    """A voice has failed; the text was perhaps not heard."""


class VoiceGone(VoiceFailed):
    """The voice does not answer; asking again at once is useless."""


def end_process(child: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Kill the speech process, and wait for its end only a little."""
    child.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        child.wait(1.0)


class Voice(Protocol):
    """One way of speaking. All but ``available`` may raise ``VoiceFailed`` or OSError.

    The speaker calls it from a thread of its own, and lets go of one that does not come back.
    """

    @property
    def name(self) -> str:
        """The name of the voice, like "espeak-ng"."""
        ...

    @property
    def guesses(self) -> bool:
        """Whether it only guesses the end of a text, and may still be speaking it."""
        ...

    def available(self) -> bool:
        """Whether it is here at all; does not start anything."""
        ...

    def voices(self, language: str) -> list[str]:
        """The voices for a language like "de", [] if there is only one."""
        ...

    def begin(self, text: str, manner: Manner) -> None:
        """Start to speak a text; nothing is being spoken."""
        ...

    def speaking(self) -> bool:
        """Whether the text is still being spoken."""
        ...

    def stop(self) -> None:
        """Fall silent now."""
        ...

    def close(self) -> None:
        """Fall silent and release everything."""
        ...
