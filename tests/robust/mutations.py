"""Files gone wrong: bytes that flipped, ends that are missing, values that nobody expects."""

import json
import random
from copy import deepcopy
from typing import Any

#: what is put in the place of values
NASTY: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 39, 40, 255, 2**31, 2**63, 2**64, -(2**63), 10**40, 1.5, -0.5,
    1e308, "", "x", "0", "-1", "../../../etc/passwd", "/etc/passwd", "..\\..\\windows", "C:\\x",
    "autosave", "a" * 5000, "\u0000", "\ud800", "\u202e", "{0.__class__}", "%s%n", "$(id)",
    "__import__('os').system('id')", "ünï", "🎲", [], {}, [[]], [None], {"": None}, [0] * 50,
    {"__class__": "os.system"}, {"kind": "roll"}, "us_2008", "human", "ai",
)  # fmt: skip


#: what is put in the place of a whole file
WHOLE = (
    b"", b"\xef\xbb\xbf", b"\xff\xfe", b"[" * 9999, b"9" * 9999, b"null",
    b"[" + b"{}," * 600_000 + b"{}]", b'{"spaces": [' + b"{}," * 600_000 + b"{}]}",
)  # fmt: skip


def mutated(rng: random.Random, sound: bytes) -> bytes:
    """The file with one to a few things wrong, most often in a way that is still JSON."""
    if rng.random() < 0.3:
        return damaged(rng, sound)
    data = json.loads(sound)
    if isinstance(data, dict) and rng.random() < 0.98:
        data.pop("digest", None)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        _change(rng, data)
    if rng.random() < 0.01:
        data = _deep(rng.choice((50, 5000)), data)
    try:
        return json.dumps(data, indent=rng.choice((None, 1))).encode("utf-8", "surrogatepass")
    except RecursionError:
        return b"[" * 5000


def damaged(rng: random.Random, sound: bytes) -> bytes:
    """Flipped, cut, doubled, filled up; the digest is left as it was."""
    data = bytearray(sound)
    at, size = rng.randrange(len(data)), rng.choice((1, 2, 8, 100, 4096))
    way = rng.randrange(8)
    if way == 0:
        for _ in range(size):
            data[rng.randrange(len(data))] = rng.randrange(256)
    elif way == 1:
        del data[at:]
    elif way == 2:
        del data[at : at + size]
    elif way == 3:
        data[at:at] = data[at : at + size] * rng.choice((1, 2, 500))
    elif way == 4:
        data[at : at + size] = bytes(size)
    elif way == 5:
        data[at:at] = rng.randbytes(size)
    elif way == 6:
        data[:] = rng.choice(WHOLE)
    else:
        data[at:at] = rng.choice((b"9" * 5000, b"1e999", b"NaN", b"-Infinity", b'"\\ud800"', b"//"))
    return bytes(data)


def _change(rng: random.Random, data: Any) -> None:
    """Change something at a random place."""
    here = data
    while isinstance(here, dict | list) and here:
        key = rng.choice(list(here)) if isinstance(here, dict) else rng.randrange(len(here))
        below = here[key]
        if not isinstance(below, dict | list) or not below or rng.random() < 0.15:
            _at(rng, here, key)
            return
        here = below


def _at(rng: random.Random, here: Any, key: Any) -> None:
    way = rng.random()
    value = here[key]
    if way < 0.25 and type(value) is int:
        here[key] = value + rng.choice((-1, 1, 2, 100))
    elif way < 0.6:
        here[key] = deepcopy(rng.choice(NASTY))
    elif way < 0.7:
        del here[key]
    elif isinstance(here, list):
        if way < 0.8:
            here.insert(key, deepcopy(value))
        elif way < 0.82:
            here[:] = [deepcopy(entry) for entry in here * rng.choice((2, 100))]
        else:
            other = rng.randrange(len(here))
            here[key], here[other] = here[other], value
    elif way < 0.8:
        here[rng.choice(("extra", "digest", "format", "kind", "__proto__", ""))] = deepcopy(
            rng.choice(NASTY)
        )
    else:
        here[key] = deepcopy(here[rng.choice(list(here))])


def _deep(levels: int, data: Any) -> Any:
    for _ in range(levels):
        data = [data]
    return data
