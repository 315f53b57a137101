"""English sentences that keep their template, so that they can be translated."""

from __future__ import annotations

from typing import TypeVar

Texts = TypeVar("Texts")

#: the letters of a foreign file that a sentence quotes
QUOTED = 80


class Sentence(str):
    """A finished English sentence with its template and its values.

    A value that is itself a sentence is translated too. ``forms`` holds the templates for one
    and for many and the number, where the number matters.
    """

    template: str
    values: dict[str, object]
    forms: tuple[str, str, int] | None

    def __new__(cls, template: str, /, **values: object) -> Sentence:
        result = super().__new__(cls, template.format(**values) if values else template)
        result.template = template
        result.values = values
        result.forms = None
        return result

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        return (self.template,), self.values


def counted(one: str, many: str, number: int, /, **values: object) -> Sentence:
    """The sentence for this number."""
    result = Sentence(one if number == 1 else many, **values)
    result.forms = (one, many, number)
    return result


def said(error: Exception) -> str:
    """The text of an error, as a sentence if it has one."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Sentence) else str(error)


def quoted(value: object) -> str:
    """A value of a foreign file for a sentence: whole, unless it is long."""
    return cut(repr(value))


def cut(text: str) -> str:
    """The beginning of a text, or all of it where it is short."""
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


def mark(texts: Texts) -> Texts:
    """Mark a text for the catalogues; it is translated later."""
    return texts
