"""Checks of a JSON text before and after parsing: its size, and line numbers."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

#: keys and indexes from the top down to a value
Path: TypeAlias = tuple[int | str, ...]

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


def count_separators(text: bytes | str) -> int:
    """The number of brackets, braces and commas: an upper bound on the values, but for one."""
    if isinstance(text, bytes):
        return sum(map(text.count, (b"[", b"{", b",")))
    return sum(map(text.count, "[{,"))


def lines_of(text: str) -> dict[Path, int]:
    """The line, from 1, on which each value begins; the text must be valid JSON."""
    found: dict[Path, int] = {}
    path: list[int | str] = []
    line, at, key_next = 1, 0, False
    for token in _TOKEN.finditer(text):
        line += text.count("\n", at, token.start())
        at = token.start()
        match token[0]:
            case "{" | "[" as opening:
                found[tuple(path)] = line
                path.append("" if opening == "{" else 0)
                key_next = opening == "{"
            case "}" | "]":
                path.pop()
                key_next = False
            case ",":
                last = path[-1]
                key_next = isinstance(last, str)
                if isinstance(last, int):
                    path[-1] = last + 1
            case ":":
                key_next = False
            case word if key_next:
                path[-1] = json.loads(word)
            case _:
                found[tuple(path)] = line
    return found


def line_at(lines: Mapping[Path, int], place: Sequence[int | str]) -> int:
    """The line of a place, or of its parent if there is no such value.

    Parts without a value, such as the tag of a union, are skipped.
    """
    here: Path = ()
    for part in place:
        if (*here, part) in lines:
            here = (*here, part)
    return lines.get(here, 1)
