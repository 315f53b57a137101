"""A result as one line of JSON under a kilobyte, with a checksum against edits.

The seal keeps out an editor, not somebody who reads this file: there is no secret in a program
that everybody has.
"""

import hmac
import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import astuple
from typing import Any, get_args

from ..engine.board import MAX_PLAYERS, SIZE
from ..engine.sentence import Sentence, quoted
from ..storage import Mark
from ..storage.aside import UPDATE
from ..storage.saved_game import Kind
from .result import (
    Bargain,
    Curve,
    Holder,
    Payment,
    Result,
    SeatResult,
    condense_curve,
    decode_chances,
    encode_chances,
)

FORMAT = 1
#: bytes that a line never has more of, without its end
MOST = 1000
_KEY = b"monopoly-gui results"
_SEAL = 16
#: the lengths of names and the number of moments of the curve, tried until a line is short enough
_ROOM = ((16, 24), (16, 12), (10, 8), (6, 6), (3, 4))
#: letters of a squeezed line
_LONGEST = 20_000
#: the errors of a line that is no result
_BROKEN = (LookupError, TypeError, ValueError, ArithmeticError, AttributeError, zlib.error)


class ResultError(ValueError):
    """A line that is no result; the sentence gives the reason."""


class NewerResultError(ResultError):
    """A result of a newer version of the game."""


def write_result(result: Result) -> str:
    """The line of a result; long names and the curve are cut where there are many players.

    Where that does not make it short enough it is squeezed.
    """
    line = ""
    for squeeze in (False, True):
        for name, moments in _ROOM:
            raw = _packed(result, name, moments)
            body = json.dumps(raw, ensure_ascii=False, separators=(",", ":"))
            body = squeeze_text(body) if squeeze else body
            line = f'{{"seal":"{seal_of(body)}","result":{body}}}'
            if len(line.encode()) <= MOST:
                return line
    return line


def squeeze_text(body: str) -> str:
    """The text in fewer letters, as a JSON string."""
    return f'"{b85encode(zlib.compress(body.encode(), 9)).decode()}"'


def seal_of(body: str) -> str:
    """The seal of the JSON text of a result."""
    return hmac.new(_KEY, body.encode("utf-8", "surrogatepass"), "sha256").hexdigest()[:_SEAL]


def read_result(line: str) -> Result:
    """The result in a line; ResultError for an invalid or edited one."""
    line = line.strip()
    head, comma, rest = line.partition(',"result":')
    seal, body = head.removeprefix('{"seal":"').removesuffix('"'), rest.removesuffix("}")
    if not comma or not rest.endswith("}"):
        raise ResultError(Sentence("it is not the result of a game"))
    if not hmac.compare_digest(seal.encode(), seal_of(body).encode()):
        raise ResultError(Sentence("it was changed after it was written"))
    try:
        raw = json.loads(body)
        if isinstance(raw, str):
            raw = json.loads(zlib.decompressobj().decompress(b85decode(raw), _LONGEST))
        if raw["f"] > FORMAT:
            raise NewerResultError(Sentence(UPDATE))
        return _unpacked(raw)
    except NewerResultError:
        raise
    except _BROKEN as error:
        text = Sentence("this version cannot read the result ({fault})", fault=quoted(error))
        raise ResultError(text) from None


def _packed(result: Result, name: int, moments: int) -> dict[str, Any]:
    """Plain values with short names; of holders at most as many letters of their names."""
    curve = result.curve
    points = list(zip(*curve.chances, strict=True))
    return {
        "f": FORMAT,
        "g": result.game,
        "a": result.started,
        "e": result.ended,
        "v": result.program,
        "b": result.board[:40],
        "r": result.rules,
        "k": result.kind,
        "m": list(result.marks),
        "n": [result.rounds, result.turns],
        "c": [curve.version, *map(encode_chances, condense_curve(points, moments).chances)],
        "s": [_seat(seat, name) for seat in result.seats],
    } | ({} if result.whole is None else {"w": int(result.whole)})


def _seat(seat: SeatResult, name: int) -> list[Any]:
    return [
        [[h.round, h.name[:name], h.kind[:1], h.bot[:30], h.profile] for h in _some(seat.holders)],
        seat.place,
        seat.worth,
        _tuple(seat.paid),
        _tuple(seat.taken),
        _tuple(seat.best),
        _tuple(seat.worst),
        seat.held,
        seat.earner,
        seat.luck,
        seat.lowest,
        f"{sum(1 << number for number in seat.earned):x}",
    ]


def _some(holders: Sequence[Holder]) -> Sequence[Holder]:
    """The first and the last; those in between make no difference."""
    return holders if len(holders) <= 2 else (holders[0], holders[-1])


def _tuple(value: Payment | Bargain | None) -> list[int] | int:
    return 0 if value is None else list(astuple(value))


def _unpacked(raw: dict[str, Any]) -> Result:
    if raw["f"] != FORMAT:
        raise ValueError(f"format {raw['f']}")
    if raw["k"] not in get_args(Kind) or not set(raw["m"]) <= set(get_args(Mark)):
        raise ValueError(f"{raw['k']} {raw['m']}")
    rounds, turns = map(int, raw["n"])
    version, *curves = raw["c"]
    seats = tuple(map(_read_seat, raw["s"]))
    _check(seats, len(curves))
    return Result(
        game=str(raw["g"]),
        started=str(raw["a"]),
        ended=str(raw["e"]),
        program=str(raw["v"]),
        board=str(raw["b"]),
        rules=str(raw["r"]),
        kind=raw["k"],
        marks=tuple(raw["m"]),
        rounds=rounds,
        turns=turns,
        seats=seats,
        curve=Curve(str(version), tuple(map(decode_chances, curves))),
        whole=bool(raw["w"]) if "w" in raw else None,
    )


def _read_seat(raw: list[Any]) -> SeatResult:
    holders, place, worth, paid, taken, best, worst, held, earner, luck, lowest, earned = raw
    bits = int(earned, 16)
    return SeatResult(
        holders=tuple(
            Holder(int(begin), str(name), KINDS[kind], str(bot), str(profile))
            for begin, name, kind, bot, profile in holders
        ),
        place=int(place),
        worth=int(worth),
        paid=Payment(*map(int, paid)) if paid else None,
        taken=Payment(*map(int, taken)) if taken else None,
        best=Bargain(*map(int, best)) if best else None,
        worst=Bargain(*map(int, worst)) if worst else None,
        held=_space(held),
        earner=_space(earner),
        luck=None if luck is None else int(luck),
        lowest=int(lowest),
        earned=tuple(number for number in range(bits.bit_length()) if bits >> number & 1),
    )


def _check(seats: tuple[SeatResult, ...], curves: int) -> None:
    """ValueError where a seat refers to a missing one, or has no holder."""
    if not 2 <= len(seats) == curves <= MAX_PLAYERS:
        raise ValueError(f"{len(seats)} seats")
    for seat in seats:
        others = [each.other for each in (seat.paid, seat.taken, seat.best, seat.worst) if each]
        if not all(-1 <= other < len(seats) for other in others):
            raise ValueError(f"seats {others} of {len(seats)}")
        spaces = [each.space for each in (seat.paid, seat.taken) if each]
        if not seat.holders or not 1 <= seat.place <= len(seats) or any(map(_no_space, spaces)):
            raise ValueError("a seat that makes no sense")


def _no_space(space: int) -> bool:
    return not 0 <= space < SIZE


def _space(value: Any) -> int:
    if not -1 <= int(value) < SIZE:
        raise ValueError(f"space {value}")
    return int(value)


KINDS = {"h": "human", "a": "ai"}
