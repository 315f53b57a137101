"""Make the music from the notes in this file: seamless pieces, and the room tone.

Run it from the top of the repository, with numpy and ffmpeg installed: python3 tools/make_music.py
It writes assets/music/*.ogg by
ffmpeg -f s16le -ar 44100 -ac 2 -i - -c:a libvorbis -q:a 2 -map_metadata -1 FILE
The decay after the last bar is mixed into the first one, so that a piece can loop.
"""

import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "music"
#: samples a second of what is played here, and of the sound card
RATE, CARD_RATE = 32_000, 44_100
PLAIN = ("-f", "s16le", "-ar", str(CARD_RATE), "-ac", "2")
ENCODING = ("-c:a", "libvorbis", "-q:a", "2", "-map_metadata", "-1",
            "-fflags", "+bitexact", "-flags:a", "+bitexact", "-f", "ogg")  # fmt: skip
#: samples at the end of a piece that are bent to lead over to its beginning, and how often
BEND, TRIES = 1024, 8
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
#: an array of numpy: samples, or samples by the two sides
Wave: TypeAlias = Any


def pitch(name: str) -> float:
    """The frequency of a note such as ``C#4`` or ``Bb3``."""
    step = STEPS[name[0]] + name.count("#") - name[1:].count("b")
    octave = int(name[-1])
    return 440.0 * 2 ** ((step + 12 * (octave - 4) - 9) / 12)


# -- instruments: a frequency and a length in seconds become a sound ------------------------
def time_of(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def felt(frequency: float, seconds: float) -> Wave:
    """A soft piano: partials that die away, the higher the sooner."""
    t = time_of(seconds + 1.6)
    wave = np.zeros_like(t)
    for n, loud in enumerate((1.0, 0.42, 0.18, 0.09, 0.04), 1):
        bent = frequency * n * (1 + 0.0004 * n * n)
        wave += loud * np.sin(2 * np.pi * bent * t) * np.exp(-t * (0.9 + 0.9 * n))
    return wave * np.minimum(1, t / 0.008) * np.minimum(1, (t[-1] - t) / 0.3)


def pluck(frequency: float, seconds: float) -> Wave:
    """A plucked string, by the filter of Karplus and Strong."""
    t = time_of(seconds + 0.9)
    size = max(2, round(RATE / frequency))
    noise = np.random.default_rng(round(frequency * 10)).uniform(-1, 1, size)
    noise = np.convolve(noise, np.ones(5) / 5, "same")
    out = np.zeros(len(t) + size)
    out[:size] = noise
    # a whole period at once: each is the mean of two neighbours of the one before
    for start in range(size, len(out), size):
        last = out[start - size : start]
        mixed = 0.996 * 0.5 * (last + np.roll(last, 1))
        end = min(start + size, len(out))
        out[start:end] = mixed[: end - start]
    wave = out[: len(t)]
    return 1.3 * wave * np.exp(-t * 1.4) * np.minimum(1, (t[-1] - t) / 0.2)


def bass(frequency: float, seconds: float) -> Wave:
    """A bowed bass: round, with little above the ground tone."""
    t = time_of(seconds + 0.25)
    wave = np.sin(2 * np.pi * frequency * t) + 0.3 * np.sin(4 * np.pi * frequency * t)
    shape = np.minimum(1, t / 0.03) * np.exp(-t * 1.1) * np.minimum(1, (t[-1] - t) / 0.2)
    return 0.9 * wave * shape


def pad(frequency: float, seconds: float) -> Wave:
    """Strings from afar: three voices a little out of tune, which swell and go."""
    t = time_of(seconds + 1.0)
    wave = np.zeros_like(t)
    for off in (-0.003, 0.0, 0.0035):
        for n, loud in ((1, 1.0), (2, 0.28), (3, 0.1)):
            wave += loud * np.sin(2 * np.pi * frequency * (1 + off) * n * t + n)
    return wave / 3 * np.minimum(1, t / 0.7) * np.minimum(1, (t[-1] - t) / 1.0)


def bell(frequency: float, seconds: float) -> Wave:
    """A celesta: a high partial that is soon gone."""
    t = time_of(seconds + 1.4)
    wave = np.sin(2 * np.pi * frequency * t) * np.exp(-t * 2.6)
    wave += 0.32 * np.sin(2 * np.pi * frequency * 3.93 * t) * np.exp(-t * 7)
    return wave * np.minimum(1, t / 0.004)


def brush(_frequency: float, seconds: float) -> Wave:
    """A brush on a drum."""
    t = time_of(0.16)
    noise = np.random.default_rng(7).normal(0, 1, len(t))
    noise -= np.convolve(noise, np.ones(9) / 9, "same")
    return 0.35 * noise * np.exp(-t * 30)


def knock(_frequency: float, seconds: float) -> Wave:
    """A finger on wood."""
    t = time_of(0.2)
    return 0.9 * np.sin(2 * np.pi * (118 * t - 60 * t * t)) * np.exp(-t * 26)


# -- pieces ---------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Voice:
    """``notes`` are bars between ``|``: a note or several joined by ``+``, and ``:beats``.

    ``.`` is a rest.  What stands after the last bar begins again, until the piece is full.
    """

    play: Callable[[float, float], Wave]
    loud: float
    side: float
    notes: str


@dataclass(frozen=True, slots=True)
class Piece:
    name: str
    tempo: float
    bars: int
    beats: int
    voices: tuple[Voice, ...] = field(default=())


def chords(bars: str, rhythm: str) -> str:
    """Each chord in a rhythm of ``x`` (its notes together) and figures (its notes by number)."""
    out = []
    for bar in bars.split("|"):
        notes = bar.split()
        said = []
        for word in rhythm.split():
            what, _, beats = word.partition(":")
            if what == "x":
                said.append("+".join(notes) + ":" + beats)
            elif what == ".":
                said.append(word)
            else:
                said.append(notes[int(what) % len(notes)] + ":" + beats)
        out.append(" ".join(said))
    return " | ".join(out)


C_TURN = "C3 E4 G4 B4 | A2 E4 G4 C5 | D3 F4 A4 C5 | G2 F4 A4 B4"
C_SIDE = "F2 E4 A4 C5 | E3 D4 G4 B4 | D3 F4 A4 C5 | G2 F4 B4 D5"
F_TURN = "F2 A3 C4 E4 | D3 F3 A3 C4 | G2 Bb3 D4 F4 | C3 Bb3 D4 E4"
F_SIDE = "Bb2 D4 F4 A4 | A2 C4 E4 G4 | G2 Bb3 D4 F4 | C3 Bb3 E4 G4"
D_TURN = "D3 F4 A4 C5 | Bb2 D4 F4 A4 | G2 Bb3 D4 F4 | A2 C#4 E4 G4"
A_TURN = "A2 E4 A4 C5 | F2 C4 F4 A4 | D3 F4 A4 D5 | E2 B3 E4 G#4"
G_TURN = "G2 B3 D4 F#4 | E3 G3 B3 D4 | C3 E4 G4 B4 | D3 F#4 A4 C5"
G_SIDE = "C3 E4 G4 B4 | B2 D4 F#4 A4 | A2 C4 E4 G4 | D3 F#4 A4 C5"

PIECES = (
    # the title: a promenade, unhurried, with a tune for the celesta
    Piece(
        "title",
        92,
        16,
        4,
        (
            Voice(
                felt, 0.34, -0.15, chords(f"{F_TURN} | {F_SIDE}", "0:1 2:0.5 3:0.5 1:1 3:0.5 2:0.5")
            ),
            Voice(bass, 0.42, 0.1, chords(f"{F_TURN} | {F_SIDE}", "0:2 0:2")),
            Voice(
                bell,
                0.2,
                0.3,
                "C5:1.5 A4:0.5 F4:2 | A4:1 C5:1 D5:2 | D5:1.5 C5:0.5 Bb4:1 G4:1 | G4:3 .:1 | "
                "F5:1.5 D5:0.5 Bb4:2 | E5:1 C5:1 A4:2 | Bb4:1 A4:1 G4:1 F4:1 | E4:2 G4:2 | "
                "C5:1.5 A4:0.5 F4:2 | A4:1 C5:1 F5:2 | D5:1 F5:1 Bb4:2 | C5:3 .:1 | "
                "D5:1 F5:1 A5:2 | G5:1 E5:1 C5:2 | Bb4:1 G4:1 E4:1 G4:1 | F4:4",
            ),
            Voice(brush, 0.1, -0.3, ".:1 C4:1 .:1 C4:1"),
        ),
    ),
    # the beginning: light, a walk in the morning
    Piece(
        "early",
        104,
        24,
        4,
        (
            Voice(
                pluck,
                0.3,
                -0.25,
                chords(f"{C_TURN} | {C_TURN} | {C_SIDE}", "0:1 1:0.5 2:0.5 3:1 2:0.5 1:0.5"),
            ),
            Voice(bass, 0.36, 0.0, chords(f"{C_TURN} | {C_TURN} | {C_SIDE}", "0:2.5 0:1.5")),
            Voice(
                felt,
                0.2,
                0.25,
                ".:4 | E5:1 D5:1 C5:2 | .:4 | D5:1 B4:1 G4:2 | .:4 | G5:1 E5:1 C5:2 | "
                "F5:1 D5:1 A4:2 | B4:2 .:2 | A4:1 C5:1 E5:2 | D5:3 .:1 | C5:1 A4:1 F4:2 | G4:4",
            ),
            Voice(brush, 0.08, 0.3, ".:0.5 C4:0.5 .:1 .:0.5 C4:0.5 C4:1"),
        ),
    ),
    # trading: a slow swing with a question in it
    Piece(
        "trading",
        84,
        16,
        4,
        (
            Voice(felt, 0.26, 0.2, chords(f"{G_TURN} | {G_SIDE}", ".:1 x:0.66 .:1.34 x:0.5 .:0.5")),
            Voice(
                bass,
                0.46,
                -0.05,
                chords(f"{G_TURN} | {G_SIDE}", "0:1 0:1 1:1 0:1")
                .replace("B3", "B2")
                .replace("G3", "G2")
                .replace("E4", "E3")
                .replace("D4", "D3")
                .replace("F#4", "F#3")
                .replace("C4", "C3"),
            ),
            Voice(
                pluck,
                0.24,
                -0.3,
                "B4:0.66 D5:0.34 G5:1 .:2 | .:4 | E5:0.66 D5:0.34 C5:1 .:2 | .:2 A4:1 D5:1 | "
                "G5:0.66 E5:0.34 C5:1 .:2 | .:4 | C5:0.66 B4:0.34 A4:1 .:2 | .:2 F#4:1 A4:1",
            ),
            Voice(brush, 0.12, 0.25, "C4:0.66 .:0.34 C4:1 C4:0.66 C4:0.34 C4:1"),
            Voice(knock, 0.1, -0.2, "C4:2 C4:2"),
        ),
    ),
    # danger: somebody is poor, or much is at stake
    Piece(
        "danger",
        76,
        16,
        4,
        (
            Voice(pad, 0.16, -0.3, chords(f"{D_TURN} | {A_TURN}", "x:4")),
            Voice(
                bass,
                0.5,
                0.05,
                chords(f"{D_TURN} | {A_TURN}", "0:0.75 0:0.25 .:1 0:0.75 0:0.25 .:1"),
            ),
            Voice(
                felt,
                0.22,
                0.3,
                chords(f"{D_TURN} | {A_TURN}", ".:0.5 1:0.5 2:0.5 3:0.5 2:0.5 1:0.5 .:1"),
            ),
            Voice(knock, 0.16, 0.0, "C4:0.75 C4:3.25"),
        ),
    ),
    # the end: all that was, looked back upon
    Piece(
        "end",
        66,
        16,
        4,
        (
            Voice(
                felt,
                0.36,
                -0.1,
                chords(
                    f"{G_TURN} | {C_SIDE} | {G_TURN} | {G_SIDE}", "0:0.5 1:0.5 2:0.5 3:0.5 2:1 1:1"
                ),
            ),
            Voice(pad, 0.11, 0.2, chords(f"{G_TURN} | {C_SIDE} | {G_TURN} | {G_SIDE}", "x:4")),
            Voice(
                bell,
                0.16,
                0.3,
                "D5:2 B4:2 | G4:4 | E5:2 C5:2 | B4:4 | A4:2 C5:2 | B4:2 G4:2 | F4:2 A4:2 | B4:4 | "
                "D5:1 G5:3 | F#5:2 E5:2 | E5:1 D5:1 C5:2 | A4:4 | G4:2 E5:2 | D5:4 | C5:2 A4:2 | "
                "F#4:2 A4:2",
            ),
        ),
    ),
)


def bars_of(notes: str) -> list[list[tuple[list[str], float]]]:
    """The bars, each with its notes and how many beats they last."""
    out = []
    for bar in notes.split("|"):
        words = [word.partition(":") for word in bar.split()]
        out.append(
            [([] if what == "." else what.split("+"), float(beats)) for what, _, beats in words]
        )
    return out


def played(piece: Piece) -> Wave:
    """The piece in stereo, its last sounds laid over its beginning."""
    beat = 60 / piece.tempo
    length = round(piece.bars * piece.beats * beat * RATE)
    out = np.zeros((length + 8 * RATE, 2))
    for voice in piece.voices:
        bars = bars_of(voice.notes)
        for number in range(piece.bars):
            at = number * piece.beats * beat
            for names, beats in bars[number % len(bars)]:
                for order, name in enumerate(names):
                    wave = voice.play(pitch(name), beats * beat)
                    start = round((at + 0.012 * order) * RATE)
                    loud = voice.loud * (0.94 if (number + order) % 2 else 1.0)
                    left, right = 0.5 - voice.side / 2, 0.5 + voice.side / 2
                    out[start : start + len(wave), 0] += loud * left * wave
                    out[start : start + len(wave), 1] += loud * right * wave
                at += beats * beat
    return echoed(folded(out, length))


def folded(wave: Wave, length: int) -> Wave:
    """Cut to the length, with what goes beyond it laid over the beginning."""
    made = wave[:length].copy()
    rest = wave[length:]
    made[: len(rest)] += rest[:length]
    return made


def echoed(wave: Wave) -> Wave:
    """A little room around it; the echo of the end is heard at the beginning."""
    out = wave.copy()
    for seconds, loud in ((0.031, 0.16), (0.053, 0.13), (0.089, 0.1), (0.147, 0.07)):
        late = np.roll(wave, round(seconds * RATE), axis=0)
        out += loud * late[:, ::-1]
    return out


def room() -> Wave:
    """A quiet room: air, a clock, now and then wood that settles."""
    length = 16 * RATE
    noise = np.random.default_rng(3).normal(0, 1, (length, 2))
    spectrum = np.fft.rfft(noise, axis=0)
    tone = np.fft.rfftfreq(length, 1 / RATE)
    spectrum *= (1 / (1 + (tone / 240) ** 2))[:, None]
    air = np.fft.irfft(spectrum, length, axis=0)
    air *= 0.05 / np.abs(air).max()
    for second in range(16):
        t = time_of(0.03)
        tick = 0.012 * np.sin(2 * np.pi * (2100 if second % 2 else 1800) * t) * np.exp(-t * 240)
        at = second * RATE + 800
        air[at : at + len(t), 0] += tick
        air[at : at + len(t), 1] += 0.5 * tick
    return air


def at_rate_of_card(wave: Wave) -> Wave:
    """The music at the rate of the sound card, which then has nothing to convert while it plays.

    As a piece goes round without a seam, its spectrum says what lies between its samples.
    """
    length = round(len(wave) * CARD_RATE / RATE)
    spectrum = np.fft.rfft(wave, axis=0)
    return np.fft.irfft(spectrum, length, axis=0) * (length / len(wave))


def written(name: str, wave: Wave, peak: float) -> None:
    """Encode it; ``peak`` is how loud its loudest moment is."""
    wave = at_rate_of_card(wave)
    encoded = seamless(wave * (peak / np.abs(wave).max()))
    (FOLDER / f"{name}.ogg").write_bytes(encoded)


def seamless(wave: Wave) -> bytes:
    """Encoded so that its end, as it is heard, leads over to its beginning without a click.

    The encoder errs a little at both, so that a step is left between them; what is heard of it is
    taken back from the last moment before it is encoded again, until the least is left.
    """
    meant, bent = wave[0] - wave[-1], wave.copy()
    ramp = (0.5 - 0.5 * np.cos(np.pi * np.arange(BEND) / BEND))[:, None]
    found: list[tuple[float, bytes]] = []
    for _ in range(TRIES):
        encoded = ffmpeg((bent * 32767).astype("<i2").tobytes(), *ENCODING)
        heard = np.frombuffer(ffmpeg(encoded, "-f", "s16le", form=("-f", "ogg")), "<i2")
        sides = heard.reshape(-1, 2) / 32767
        off = sides[0] - sides[-1] - meant
        found.append((float(np.abs(off).max()), encoded))
        bent[-BEND:] += ramp * off
    return min(found)[1]


def ffmpeg(data: bytes, *options: str, form: tuple[str, ...] = PLAIN) -> bytes:
    """The result for these bytes, by default of plain samples."""
    command = ["ffmpeg", "-v", "error", *form, "-i", "-", *options, "-"]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for piece in PIECES:
        written(piece.name, played(piece), 0.5)
    written("room", room(), 0.06)


if __name__ == "__main__":
    main()
