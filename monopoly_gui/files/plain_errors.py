"""Validation errors in words that a person who edits a file can act on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from .json_lines import Path, line_at


def sentences(
    error: ValidationError,
    data: Any,
    patterns: Mapping[str, str],
    lines: Mapping[Path, int] | None = None,
) -> list[str]:
    """Every error as "place: what is wrong there", after its line where ``lines`` are given.

    ``data`` is the parsed file, from which entries of lists get their names;
    ``patterns`` explains regular expressions in words.
    """
    return [
        f"{where(lines, e['loc'])}{_place(e['loc'], data)}: {wrong(e, patterns)}"
        for e in error.errors(include_url=False)
    ]


def where(lines: Mapping[Path, int] | None, loc: Path) -> str:
    """The line of a place before what is said of it, "" if the lines are not known."""
    return "" if lines is None else f"line {line_at(lines, loc)}: "


def _place(loc: tuple[int | str, ...], data: Any) -> str:
    words: list[str] = []
    here = data
    for part in loc:
        if isinstance(part, int):
            here = here[part] if isinstance(here, list) and part < len(here) else None
            name = here.get("id") if isinstance(here, dict) else None
            words.append(f"entry {part + 1}" + (f" ({name})" if isinstance(name, str) else ""))
        elif isinstance(here, dict) and part == here.get("kind") and part not in here:
            continue  # the tag of a union, which is no place in the file
        else:
            words.append(part)
            here = here.get(part) if isinstance(here, dict) else None
    return ", ".join(words) or "the file"


def wrong(error: ErrorDetails, patterns: Mapping[str, str]) -> str:
    """What is wrong at the place of an error."""
    context = error.get("ctx", {})
    match error["type"]:
        case "missing":
            return "this field is missing"
        case "extra_forbidden" | "unexpected_keyword_argument":
            return "this field is not known here; check its spelling"
        case "union_tag_not_found":
            return "the field 'kind' is missing"
        case "union_tag_invalid":
            return f"kind {context['tag']!r} is not known; use one of {context['expected_tags']}"
        case "too_long" | "too_short":
            wanted = context.get("max_length") or context.get("min_length")
            return f"there are {context['actual_length']} entries; there must be {wanted}"
        case "string_pattern_mismatch" if context["pattern"] in patterns:
            return patterns[context["pattern"]]
        case _:
            return error["msg"][:1].lower() + error["msg"][1:]
