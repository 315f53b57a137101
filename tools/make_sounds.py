"""Make the game's sounds, ``python tools/make_sounds.py [folder]``: the same bytes each time.

Each sound is a list of samples from -1 to 1 at RATE a second, composed of
struck tones, filtered noise and silence with the standard library only.
All have the same perceived loudness according to ITU-R BS.1770, in stereo;
playback adds the position on the board.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44100
#: how loud each is, in LUFS of the file followed by silence, and the highest peak
LOUDNESS, PEAK = -24.0, 0.97
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Samples = list[float]
#: frequency relative to the lowest, strength, relative length of its decay
Partial = tuple[float, float, float]

WOOD: tuple[Partial, ...] = ((1.0, 1.0, 1.0), (2.71, 0.45, 0.5), (5.15, 0.2, 0.25))
BELL: tuple[Partial, ...] = ((1.0, 1.0, 1.0), (2.0, 0.35, 0.7), (2.76, 0.4, 0.5), (5.4, 0.2, 0.25))
BAR: tuple[Partial, ...] = ((1.0, 1.0, 1.0), (4.0, 0.25, 0.35), (9.2, 0.06, 0.15))
METAL: tuple[Partial, ...] = (
    (1.0, 1.0, 1.0),
    (1.58, 0.8, 0.9),
    (2.67, 0.7, 0.7),
    (3.78, 0.5, 0.55),
    (5.66, 0.35, 0.4),
    (7.93, 0.2, 0.25),
)
BRASS: tuple[Partial, ...] = tuple((float(n), 0.9**n / n**0.8, 1.0) for n in range(1, 9))


def struck(
    pitch: float, decay: float, partials: Sequence[Partial] = BAR, *, length: float = 0.0
) -> Samples:
    """A tone in Hz that is struck and dies away; ``decay`` is the time to 37 %, in seconds."""
    total = int(RATE * (length or 5 * decay))
    result = [0.0] * total
    for ratio, strength, share in partials:
        turn = 2 * math.pi * pitch * ratio / RATE
        if turn >= math.pi:
            continue
        fall = math.exp(-1 / (RATE * decay * share))
        level = strength
        for i in range(total):
            result[i] += level * math.sin(turn * i)
            level *= fall
    return eased(result, 0.001, 0.004)


def blown(pitch: float, length: float, partials: Sequence[Partial] = BRASS) -> Samples:
    """A held tone that swells a little and fades."""
    total = int(RATE * length)
    result = [0.0] * total
    for ratio, strength, _ in partials:
        turn = 2 * math.pi * pitch * ratio / RATE
        for i in range(total):
            # the higher a partial, the later it comes in
            bloom = min(1.0, i / (RATE * 0.02 * ratio**0.7))
            result[i] += strength * bloom * math.sin(turn * i)
    return eased(result, 0.012, length * 0.45)


def noise(length: float, seed: int) -> Samples:
    """White noise, always the same for a seed."""
    source = random.Random(seed)
    return [source.uniform(-1, 1) for _ in range(int(RATE * length))]


def band(samples: Samples, centre: Callable[[float], float], width: float) -> Samples:
    """Let pass what lies around ``centre(t)`` Hz, t from 0 to 1 over the sound."""
    low = mid = 0.0
    result = []
    for i, sample in enumerate(samples):
        step = 2 * math.sin(math.pi * min(centre(i / len(samples)), RATE / 6.5) / RATE)
        high = sample - low - width * mid
        mid += step * high
        low += step * mid
        result.append(mid)
    return result


def knock(pitch: float, decay: float, seed: int) -> Samples:
    """Something hard hits wood: a short tone under a very short noise."""
    body = struck(pitch, decay, WOOD)
    tick = faded(band(noise(0.02, seed), lambda t: pitch * 6, 0.7), 0.004)
    return mixed((body, 0.0, 0.8), (tick, 0.0, 0.7))


def faded(samples: Samples, decay: float) -> Samples:
    """The sound dying away; ``decay`` in seconds."""
    return [s * math.exp(-i / (RATE * decay)) for i, s in enumerate(samples)]


def eased(samples: Samples, rise: float, fall: float) -> Samples:
    """The sound without a crack at either end; times in seconds."""
    first, last, total = RATE * rise, RATE * fall, len(samples)
    return [
        s * min(1.0, i / first) * min(1.0, (total - 1 - i) / last) for i, s in enumerate(samples)
    ]


def mixed(*parts: tuple[Samples, float, float]) -> Samples:
    """Sounds laid over each other, each with its start in seconds and its strength."""
    result = [0.0] * max(int(start * RATE) + len(samples) for samples, start, _ in parts)
    for samples, start, strength in parts:
        at = int(start * RATE)
        for i, sample in enumerate(samples):
            result[at + i] += strength * sample
    return result


def tune(*notes: tuple[float, float], decay: float, partials: Sequence[Partial] = BAR) -> Samples:
    """Struck notes, each (pitch in Hz, start in seconds)."""
    return mixed(*((struck(pitch, decay, partials), start, 1.0) for pitch, start in notes))


def dice() -> Samples:
    """Two dice tumble over wood and come to rest."""
    source = random.Random(6)
    parts = []
    time, gap, loud = 0.0, 0.085, 1.0
    for number in range(11):
        pitch = source.uniform(620, 1050)
        parts.append((knock(pitch, 0.012, number), time, loud * source.uniform(0.7, 1.0)))
        time += gap * source.uniform(0.7, 1.3)
        gap *= 0.88
        loud *= 0.9
    return mixed(*parts)


def swish(length: float, low: float, high: float, seed: int) -> Samples:
    """Paper moved through the air."""
    shaped = band(noise(length, seed), lambda t: low + (high - low) * t, 0.6)
    return [s * math.sin(math.pi * i / len(shaped)) ** 2 for i, s in enumerate(shaped)]


def card() -> Samples:
    slap = faded(band(noise(0.06, 3), lambda t: 1500, 0.9), 0.012)
    return mixed((swish(0.22, 700, 3000, 2), 0.0, 1.0), (slap, 0.17, 0.8))


def coins(*pitches: float) -> Samples:
    return mixed(*((struck(p, 0.07, BELL), 0.07 * n, 1.0) for n, p in enumerate(pitches)))


def buy() -> Samples:
    drawer = knock(210, 0.03, 8)
    return mixed(
        (drawer, 0.0, 0.9),
        (struck(2093, 0.16, BELL), 0.09, 0.7),
        (struck(2637, 0.16, BELL), 0.14, 0.5),
    )


def jail() -> Samples:
    thud = struck(70, 0.12, WOOD)
    return mixed(
        (struck(233, 0.28, METAL), 0.0, 0.7), (thud, 0.0, 0.9), (knock(160, 0.03, 9), 0.0, 0.7)
    )


def win() -> Samples:
    chords = ((523.25, 0.0), (659.25, 0.15), (783.99, 0.3), (1046.5, 0.45))
    parts = [(blown(pitch, 0.28), start, 0.55) for pitch, start in chords[:3]]
    parts += [(blown(pitch, 1.1), 0.45, 0.35) for pitch in (523.25, 659.25, 783.99, 1046.5)]
    parts += [(struck(2093.0, 0.3, BELL), 0.45, 0.25)]
    return mixed(*parts)


def error() -> Samples:
    soft = ((1.0, 1.0, 1.0), (3.0, 0.25, 0.6))
    return mixed((struck(196, 0.05, soft), 0.0, 1.0), (struck(155.6, 0.07, soft), 0.09, 1.0))


#: a step of each token
STEPS: dict[str, Callable[[], Samples]] = {
    "barrow": lambda: mixed((knock(300, 0.02, 11), 0.0, 1.0), (knock(380, 0.012, 12), 0.04, 0.6)),
    "boot": lambda: mixed((knock(190, 0.03, 13), 0.0, 1.0), (swish(0.04, 900, 500, 14), 0.01, 0.3)),
    "car": lambda: mixed((swish(0.1, 500, 1100, 15), 0.0, 0.8), (knock(240, 0.012, 16), 0.0, 0.7)),
    "cat": lambda: mixed((swish(0.05, 1500, 900, 17), 0.0, 0.6), (knock(330, 0.01, 18), 0.0, 0.6)),
    "dog": lambda: mixed((knock(620, 0.009, 19), 0.0, 1.0), (knock(700, 0.008, 20), 0.05, 0.7)),
    "duck": lambda: mixed((blown(330, 0.06), 0.0, 0.7), (swish(0.05, 1300, 800, 21), 0.02, 0.4)),
    "hat": lambda: mixed((swish(0.07, 1900, 700, 22), 0.0, 0.8), (knock(260, 0.01, 23), 0.04, 0.6)),
    "iron": lambda: mixed((struck(410, 0.03, METAL), 0.0, 0.5), (knock(230, 0.02, 24), 0.0, 0.9)),
    "penguin": lambda: mixed(
        (swish(0.04, 2400, 1600, 25), 0.0, 0.5), (knock(540, 0.008, 26), 0.03, 0.8)
    ),
    "plane": lambda: swish(0.11, 1400, 2600, 27),
    "rocket": lambda: mixed(
        (swish(0.12, 700, 3200, 28), 0.0, 0.9), (knock(180, 0.015, 29), 0.0, 0.5)
    ),
    "ship": lambda: mixed((swish(0.12, 500, 300, 30), 0.0, 0.8), (struck(196, 0.03), 0.0, 0.4)),
    "thimble": lambda: struck(1860, 0.02, METAL),
}
SOUNDS: dict[str, Callable[[], Samples]] = {
    "dice": dice,
    "hop": lambda: knock(470, 0.016, 1),
    **{f"hop_{token}": make for token, make in STEPS.items()},
    "cash_in": lambda: coins(1568, 1976, 2349),
    "cash_out": lambda: mixed(
        (swish(0.14, 2400, 1000, 5), 0.0, 0.7), (coins(1480, 1109), 0.06, 0.6)
    ),
    "cash_pass": lambda: mixed(
        (swish(0.16, 1500, 1500, 31), 0.0, 0.8), (knock(300, 0.01, 32), 0.05, 0.4)
    ),
    "go": lambda: tune((523.25, 0.0), (659.25, 0.08), (783.99, 0.16), (1046.5, 0.24), decay=0.12),
    "card": card,
    "card_good": lambda: mixed(
        (card(), 0.0, 0.7), (tune((880.0, 0.0), (1318.5, 0.1), decay=0.12), 0.2, 0.5)
    ),
    "card_bad": lambda: mixed(
        (card(), 0.0, 0.7), (tune((311.1, 0.0), (207.7, 0.12), decay=0.14), 0.2, 0.6)
    ),
    "gavel": lambda: mixed((knock(240, 0.045, 4), 0.0, 1.0), (knock(225, 0.06, 5), 0.2, 0.9)),
    "build": lambda: mixed((knock(520, 0.02, 6), 0.0, 1.0), (knock(660, 0.03, 7), 0.12, 1.0)),
    "sell": lambda: mixed((knock(520, 0.02, 6), 0.0, 0.9), (coins(1318), 0.09, 0.6)),
    "jail": jail,
    "buy": buy,
    "trade": lambda: tune((659.25, 0.0), (987.77, 0.1), (880.0, 0.2), decay=0.11),
    "win": win,
    "click": lambda: knock(1150, 0.006, 10),
    "error": error,
    "turn": lambda: tune((783.99, 0.0), (1046.5, 0.13), decay=0.2),
    "turn_other": lambda: tune((392.0, 0.0), decay=0.1),
}


def filtered(samples: Samples, b: Sequence[float], a: Sequence[float]) -> Samples:
    """A filter of second order, a[0] being 1."""
    x1 = x2 = y1 = y2 = 0.0
    result = []
    for x in samples:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        result.append(y)
    return result


def weighted(samples: Samples) -> Samples:
    """As loud as the ear finds each pitch: the two filters of BS.1770."""
    k = math.tan(math.pi * 1681.974450955533 / RATE)
    high = 10 ** (3.999843853973347 / 20)
    middle, q = high**0.4996667741545416, 0.7071752369554196
    first = 1 + k / q + k * k
    shelf = [
        (high + middle * k / q + k * k) / first,
        2 * (k * k - high) / first,
        (high - middle * k / q + k * k) / first,
    ]
    samples = filtered(samples, shelf, [1.0, 2 * (k * k - 1) / first, (1 - k / q + k * k) / first])
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    first = 1 + k / q + k * k
    return filtered(
        samples,
        [1.0, -2.0, 1.0],
        [1.0, 2 * (k * k - 1) / first, (1 - k / q + k * k) / first],
    )


def loudness(samples: Samples) -> float:
    """Integrated loudness in LUFS of a sound on both sides, with silence after it [BS.1770]."""
    block, step = int(RATE * 0.4), int(RATE * 0.1)
    heard = [0.0]
    for sample in weighted([*samples, *[0.0] * block]):
        heard.append(heard[-1] + sample * sample)
    ends = range(block, len(heard), step)
    power = [2 * (heard[end] - heard[end - block]) / block for end in ends]
    gate = 10 ** ((-70 + 0.691) / 10)
    loud = [each for each in power if each > gate]
    floor = sum(loud) / len(loud) / 10
    kept = [each for each in loud if each > floor]
    return -0.691 + 10 * math.log10(sum(kept) / len(kept))


def levelled(samples: Samples) -> Samples:
    """The sound at LOUDNESS; a peak that would be too high is rounded off."""
    top = max(abs(sample) for sample in samples)
    samples = eased([sample / top for sample in samples], 0.0005, 0.01)
    for _ in range(4):
        gain = 10 ** ((LOUDNESS - loudness(samples)) / 20)
        if gain <= 1.001:
            return [sample * gain for sample in samples]
        samples = [PEAK * math.tanh(sample * gain / PEAK) for sample in samples]
    return samples


def written(samples: Samples) -> bytes:
    """The samples as 16-bit numbers, left and right alike."""
    data = array("h", (round(32767 * s) for s in levelled(samples) for _side in (0, 1)))
    if sys.byteorder == "big":
        data.byteswap()
    return data.tobytes()


def save(file: Path, data: bytes) -> None:
    """Write stereo 16-bit samples as a WAV file."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data)


def main(folder: Path = FOLDER) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        save(folder / f"{name}.wav", written(make()))


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:2]))
