"""English sentences that can be told in another language, for they know what they are made of."""

from __future__ import annotations

from typing import TypeVar

Texts = TypeVar("Texts")

#: letters that a sentence quotes of what stands in somebody's file
QUOTED = 80


class Sentence(str):
    """A finished English sentence with its template and the values put into it.

    A value that is a sentence itself is told in the other language too. ``forms`` holds the
    templates for one and for many, and how many there are, where that makes a difference.
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
    """The sentence for that number of things."""
    result = Sentence(one if number == 1 else many, **values)
    result.forms = (one, many, number)
    return result


def said(error: Exception) -> str:
    """The text of an error, as a sentence if it was made with one."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Sentence) else str(error)


def quoted(value: object) -> str:
    """A value of somebody's file as a sentence quotes it: whole, unless it is long."""
    return cut(repr(value))


def cut(text: str) -> str:
    """The beginning of what somebody has written, or all of it where it is short."""
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


def mark(texts: Texts) -> Texts:
    """Leave texts as they are; the catalogues collect what is marked, to be told later."""
    return texts
