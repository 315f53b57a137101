"""Analyses the music: loudness, seams, clipping, silence, key and duration.

``python -m tools.campaigns.music`` needs numpy and ffmpeg, as ``tools/make_music.py`` does.
It also analyses the game's own output, a looping piece on a sound card that is a file.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from monopoly_gui import paths
from monopoly_gui.ui.playback.music import PIECES, ROOM
from monopoly_gui.ui.playback.sound import NAMES
from tools.make_music import CARD_RATE as RATE
from tools.make_music import PIECES as WRITTEN
from tools.make_music import STEPS, Piece, bars_of

Wave: TypeAlias = Any

#: LU between the loudest and the quietest of the pieces, and LUFS that none is above
APART, LOUDEST = 3.0, -16.0
#: seconds without a sound that nobody has meant, and what is none (of 1)
SILENT, SILENCE = 1.5, 0.001
#: of the full scale
CLIPS = 0.99
#: how much more a seam may jump than the liveliest thousandth of the piece
JUMP = 1.0
#: seconds around the seam, and where other bars begin, in which the spectrum is compared
NEAR = 0.1
#: how strongly each of the twelve tones belongs to a key (Krumhansl), from its ground tone
MAJOR = (6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88)
MINOR = (6.33, 2.68, 3.52, 5.38, 2.60, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17)
#: seconds of a bar of each piece
BARS = {piece.name: piece.beats * 60 / piece.tempo for piece in WRITTEN}
TONES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")


@dataclass(frozen=True, slots=True)
class Heard:
    """The sound of a file."""

    name: str
    seconds: float
    loud: float
    peak: float
    #: the jump over the seam, as a share of the liveliest thousandth of all steps
    jump: float
    #: how far the spectrum over the seam is from its neighbours, in standard deviations
    odd: float
    longest_silence: float
    keys: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.name:8} {self.seconds:6.2f} s {self.loud:6.1f} LUFS, peak {self.peak:.2f}, "
            f"seam: jump {self.jump:.2f}, spectrum {self.odd:+.1f} sd, silent for at most "
            f"{self.longest_silence:.2f} s, {' or '.join(self.keys)}"
        )


def decoded(file: Path, rate: int = RATE) -> Wave:
    """Its samples by the two sides, -1 to 1."""
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", str(file), "-f", "s16le", "-ac", "2", "-ar", str(rate),
         "-"],
        capture_output=True, check=True,
    ).stdout  # fmt: skip
    return np.frombuffer(raw, "<i2").reshape(-1, 2) / 32768


def loudness(file: Path, before: str = "") -> float:
    """Its loudness in LUFS, by EBU R 128."""
    text = subprocess.run(
        ["ffmpeg", "-hide_banner", "-nostats", "-i", str(file), "-af", f"{before}ebur128",
         "-f", "null", "-"],
        capture_output=True, text=True, check=True,
    ).stderr  # fmt: skip
    return float(re.findall(r"I:\s+(-?[\d.]+) LUFS", text)[-1])


def silence(wave: Wave) -> float:
    """The longest time without a sound, in seconds."""
    block = RATE // 100
    mono = np.abs(wave).max(axis=1)
    loud = mono[: len(mono) // block * block].reshape(-1, block).max(axis=1) > SILENCE
    longest = now = 0
    # once more around, as silence may lie over the seam
    for one in (*loud, *loud):
        now = 0 if one else now + 1
        longest = max(longest, now)
    return min(longest, len(loud)) * block / RATE


def jump_at(wave: Wave) -> float:
    """The step from the last sample to the first, beside the liveliest steps of the piece."""
    steps = np.abs(np.diff(wave, axis=0)).max(axis=1)
    seam = float(np.abs(wave[0] - wave[-1]).max())
    return seam / float(np.quantile(steps, 0.999))


def oddity(wave: Wave, bar: float) -> float:
    """The excess of high tones over the seam beyond that at other bars, as a click would cause.

    ``bar`` is the length of one in seconds.
    """
    size = round(NEAR * RATE)
    twice = np.concatenate((wave, wave[:size])).mean(axis=1)
    levels = []
    for number in range(1, round(len(wave) / RATE / bar) + 1):
        start = round(number * bar * RATE) - size // 2
        spectrum = np.abs(np.fft.rfft(twice[start : start + size] * np.hanning(size)))
        high = spectrum[round(6000 * size / RATE) :]
        levels.append(20 * np.log10(float(np.sqrt((high**2).mean())) + 1e-6))
    return float((levels[-1] - np.mean(levels[:-1])) / (np.std(levels[:-1]) + 0.5))


def chroma(wave: Wave) -> Wave:
    """The strength of each of the twelve tones."""
    mono = wave.mean(axis=1)
    size = 16384
    sums = np.zeros(12)
    tones = np.fft.rfftfreq(size, 1 / RATE)
    use = (tones > 60) & (tones < 1000)
    place = np.round(12 * np.log2(tones[use] / 440.0) + 9).astype(int) % 12
    for start in range(0, len(mono) - size, size):
        power = np.abs(np.fft.rfft(mono[start : start + size] * np.hanning(size)))[use]
        np.add.at(sums, place, power)
    return sums


def keys_of(weights: Wave) -> list[str]:
    """The keys to which those tones belong, the best first."""
    found = []
    for kind, profile in (("major", MAJOR), ("minor", MINOR)):
        for tone in range(12):
            fits = np.corrcoef(np.roll(profile, tone), weights)[0, 1]
            found.append((float(fits), f"{TONES[tone]} {kind}"))
    return [key for _fits, key in sorted(found, reverse=True)]


def written_key(piece: Piece) -> str:
    """The key of the notes that stand in the script."""
    weights = np.zeros(12)
    for voice in piece.voices:
        if voice.play.__name__ in ("brush", "knock"):
            continue
        bars = bars_of(voice.notes)
        for number in range(piece.bars):
            for names, beats in bars[number % len(bars)]:
                for name in names:
                    step = STEPS[name[0]] + name.count("#") - name[1:].count("b")
                    weights[step % 12] += voice.loud * beats
    return keys_of(weights)[0]


def heard(name: str) -> Heard:
    file = paths.assets() / "music" / f"{name}.ogg"
    wave = decoded(file)
    return Heard(
        name,
        len(wave) / RATE,
        loudness(file),
        float(np.abs(wave).max()),
        jump_at(wave),
        oddity(wave, BARS.get(name, 1.0)),
        silence(wave),
        tuple(keys_of(chroma(wave))[:2]) if name != ROOM else ("no key",),
    )


#: what the game plays of a piece that is heard twice, by a sound card that writes a file
PLAYS = """
import os, sys, time
import pygame
from pathlib import Path
from monopoly_gui.ui.playback.sound import Sounds
sounds = Sounds(Path())
pygame.mixer.music.load(sys.argv[1])
pygame.mixer.music.play(-1)
wanted = os.path.getsize(sys.argv[3]) + float(sys.argv[2]) * pygame.mixer.get_init()[0] * 4
while os.path.getsize(sys.argv[3]) < wanted:
    time.sleep(0.02)
print(pygame.mixer.get_init()[0])
"""


def by_the_game(name: str, seconds: float) -> tuple[Wave, int]:
    """The samples that the game hands to the sound card, and how many a second."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "card.raw"
        out.touch()
        text = subprocess.run(
            [sys.executable, "-c", PLAYS, str(paths.assets() / "music" / f"{name}.ogg"),
             str(seconds), str(out)],
            env={**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(out),
                 "SDL_DISKAUDIODELAY": "0"},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return np.frombuffer(out.read_bytes(), "<i2")[: 2 * 10**8].reshape(-1, 2) / 32768, int(
            text.stdout.split()[-1]
        )


def seam_in_the_game(piece: Heard) -> float:
    """The largest step around the place where it begins again, beside its liveliest steps."""
    wave, rate = by_the_game(piece.name, piece.seconds + 3)
    steps = np.abs(np.diff(wave, axis=0)).max(axis=1)
    loud = np.nonzero(np.abs(wave).max(axis=1) > 0)[0][0]
    seam = loud + round(piece.seconds * rate)
    near = steps[seam - rate // 20 : seam + rate // 20]
    return float(near.max()) / float(np.quantile(steps[loud:], 0.999))


def wrong(found: dict[str, Heard]) -> Iterator[str]:
    """The faults."""
    pieces = [found[name] for name in PIECES]
    loud = [piece.loud for piece in pieces]
    if max(loud) - min(loud) > APART:
        yield f"the pieces are {max(loud) - min(loud):.1f} LU apart"
    if max(loud) > LOUDEST:
        yield f"{max(loud):.1f} LUFS is loud for what is heard all the time"
    for one in found.values():
        if one.peak >= CLIPS:
            yield f"{one.name} clips"
        if one.jump > JUMP or one.odd > 3:
            yield f"{one.name} has a seam"
        if one.longest_silence > SILENT:
            yield f"{one.name} falls silent for {one.longest_silence:.1f} s"
    for piece in WRITTEN:
        one = found[piece.name]
        meant = piece.bars * piece.beats * 60 / piece.tempo
        if abs(one.seconds - meant) > 2 / RATE:
            yield f"{piece.name} lasts {one.seconds:.4f} s, not {meant:.4f}"
        if written_key(piece) not in one.keys:
            yield f"{piece.name} sounds like {' or '.join(one.keys)}, not {written_key(piece)}"


def main() -> int:
    found = {name: heard(name) for name in (*PIECES, ROOM)}
    print(*found.values(), sep="\n")
    faults = list(wrong(found))
    for name in PIECES:
        jump = seam_in_the_game(found[name])
        print(f"{name}: as the game plays it, steps of {jump:.2f} where it begins again")
        if jump > 2 * JUMP:
            faults.append(f"{name} has a seam in the game")
    folder = paths.assets() / "sounds"
    sounds = {name: loudness(folder / f"{name}.wav", "apad=whole_dur=3,") for name in NAMES}
    print("sounds:", ", ".join(f"{name} {loud:.1f}" for name, loud in sounds.items()))
    print(f"sounds are {max(sounds.values()) - min(sounds.values()):.1f} LU apart")
    print(*faults, sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
