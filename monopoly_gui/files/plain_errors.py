"""Validation errors in words that a person who edits a file can act on."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from ..engine.sentence import Sentence, cut, mark
from .json_lines import Path, line_at

#: sentences for the library's most frequent errors, by their kinds
_SAYINGS = mark(
    {
        "int_type": "input should be a valid integer",
        "string_type": "input should be a valid string",
        "bool_type": "input should be a valid boolean",
        "model_type": "input should be an object",
        "dict_type": "input should be an object",
        "list_type": "input should be a list",
        "greater_than_equal": "input should be greater than or equal to {ge}",
        "less_than_equal": "input should be less than or equal to {le}",
        "greater_than": "input should be greater than {gt}",
        "less_than": "input should be less than {lt}",
        "string_too_long": "it has more than {max_length} characters",
        "literal_error": "input should be {expected}",
    }
)


def sentences(
    error: ValidationError,
    data: Any,
    patterns: Mapping[str, str],
    lines: Mapping[Path, int] | None = None,
) -> list[str]:
    """Every error as "place: problem", after its line where ``lines`` are given.

    ``data`` is the parsed file, from which entries of lists get their names;
    ``patterns`` explains regular expressions in words.
    """
    return [
        error_text(lines, e["loc"], _place(e["loc"], data), error_message(e, patterns))
        for e in error.errors(include_url=False)
    ]


def error_text(lines: Mapping[Path, int] | None, loc: Path, place: str, fault: str) -> str:
    """The text of an error at a place, after its line if the lines are known."""
    if lines is None:
        return Sentence("{name}: {text}", name=place, text=fault)
    text = mark("line {line}: {place}: {fault}")
    return Sentence(text, line=line_at(lines, loc), place=place, fault=fault)


def join_sentences(parts: Sequence[str], between: str = "; ") -> str:
    """Sentences in a row, as one."""
    whole, *rest = parts
    for part in rest:
        whole = Sentence(f"{{first}}{between}{{then}}", first=whole, then=part)
    return whole


def _place(loc: tuple[int | str, ...], data: Any) -> str:
    words: list[str] = []
    here = data
    for part in loc:
        if isinstance(part, int):
            here = here[part] if isinstance(here, list) and part < len(here) else None
            name = here.get("id") if isinstance(here, dict) else None
            entry = Sentence(mark("entry {number}"), number=part + 1)
            named = Sentence("{entry} ({name})", entry=entry, name=cut(str(name)))
            words.append(named if isinstance(name, str) else entry)
        elif isinstance(here, dict) and part == here.get("kind") and part not in here:
            continue  # the tag of a union, which is no place in the file
        else:
            words.append(cut(part))
            here = here.get(part) if isinstance(here, dict) else None
    return join_sentences(words, ", ") if words else Sentence(mark("the file"))


def error_message(error: ErrorDetails, patterns: Mapping[str, str]) -> str:
    """The text of an error."""
    context = error.get("ctx", {})
    match error["type"]:
        case "missing":
            return Sentence(mark("this field is missing"))
        case "extra_forbidden" | "unexpected_keyword_argument":
            return Sentence(mark("unknown field; check its spelling"))
        case "union_tag_not_found":
            return Sentence(mark("the field “kind” is missing"))
        case "union_tag_invalid":
            text = mark("unknown kind {kind}; use one of {known}")
            return Sentence(text, kind=cut(repr(context["tag"])), known=context["expected_tags"])
        case "too_long" | "too_short":
            wanted = context.get("max_length") or context.get("min_length")
            text = mark("there are {count} entries; there must be {wanted}")
            return Sentence(text, count=context["actual_length"], wanted=wanted)
        case "string_pattern_mismatch" if context["pattern"] in patterns:
            return Sentence(patterns[context["pattern"]])
        case kind if kind in _SAYINGS:
            return Sentence(_SAYINGS[kind], **context)
        case _:
            return cut(error["msg"][:1].lower() + error["msg"][1:])
