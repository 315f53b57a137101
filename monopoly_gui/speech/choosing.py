"""The voices to try here, the best first."""

import sys

from .prism import PrismVoice
from .programs import PROGRAMS, ProgramVoice
from .voice import Voice


def candidate_voices(system: str = sys.platform) -> list[Voice]:
    """A running screen reader or the system's voice by the library, else a program, else none."""
    found: list[Voice] = [PrismVoice(), *map(ProgramVoice, PROGRAMS.get(system, ()))]
    return [voice for voice in found if voice.available()]
