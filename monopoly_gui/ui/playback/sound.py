"""Sounds by name; without a sound card the game goes on in silence."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pygame

from ... import paths
from ...engine.board import SIZE
from ...language import _

#: a step of a token without a sound of its own
HOP = "hop"
#: every sound that may be asked for, a file of the same name
NAMES = tuple(sorted(file.stem for file in (paths.assets() / "sounds").glob("*.wav")))


def step_of(token: str) -> str:
    """The sound of a step of this token."""
    own = f"{HOP}_{token}"
    return own if own in NAMES else HOP


#: samples mixed at once: 46 ms of sound; with half as many, music takes a third more
BUFFER = 2048
#: the share of a sound from the edge of the board that the other side gets
APART = 0.75


class PannedSound(str):
    """The name of a sound with a stereo position ``side``: -1 left, 1 right."""

    __slots__ = ("side",)
    side: float

    def __new__(cls, name: str, side: float) -> PannedSound:
        result = super().__new__(cls, name)
        result.side = side
        return result


def panned(name: str, space: int) -> str:
    """The sound, panned to a space on the board; in the middle for none."""
    return PannedSound(name, side_of(space)) if 0 <= space < SIZE and name else name


def side_of(space: int) -> float:
    """The stereo position of a space, left (-1) to right (1): GO is in the lower right corner."""
    row, along = divmod(space, SIZE // 4)
    half = SIZE // 8
    return (1 - along / half, -1.0, along / half - 1, 1.0)[row]


def mixer_runs() -> bool:
    """Whether sounds can be played; pygame has no mixer if the system lacks its libraries."""
    return isinstance(pygame.mixer, ModuleType) and bool(pygame.mixer.get_init())


class Sounds:
    """``volume`` from 0 to 1; ``problem`` says why there is no sound, "" if there is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.volume = 0.8
        self.mute = False
        self.problem = ""
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._resting = False
        self._open()

    def _open(self) -> None:
        self.problem = ""
        try:
            pygame.mixer.init(44100, -16, 2, BUFFER)
        except (pygame.error, NotImplementedError) as error:
            self.problem = _("No sound: {error}").format(error=error)

    def play(self, name: str) -> None:
        """Play a sound of NAMES; KeyError for an unknown one."""
        if name not in NAMES:
            raise KeyError(name)
        self.rest(False)
        if self.mute or self.volume <= 0 or self.problem:
            return
        sound = self._load(name)
        if sound:
            sound.set_volume(self.volume)
            channel = sound.play()
            side = name.side if isinstance(name, PannedSound) else 0.0
            if channel and side:
                channel.set_volume(1 - APART * max(0.0, side), 1 - APART * max(0.0, -side))

    def rest(self, resting: bool) -> None:
        """Release the sound card, which asks for sound a hundred times a second, or take it back.

        It is kept while a sound is playing.
        """
        if resting and not self._resting and mixer_runs():
            if pygame.mixer.get_busy() or pygame.mixer.music.get_busy():
                return
            self.close()
            self._resting = True
        elif self._resting and not resting:
            self._resting = False
            self._open()

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        """The sound, loaded at its first use; None and silence if that fails."""
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(str(self.folder / f"{name}.wav"))
            except (pygame.error, OSError) as error:
                self.problem = _("No sound: {error}").format(error=error)
                return None
        return self._loaded[name]

    def close(self) -> None:
        """Release the sound card."""
        self._loaded.clear()
        if mixer_runs():
            pygame.mixer.quit()
