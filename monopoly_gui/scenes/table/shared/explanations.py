"""The rule behind a line of the log, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from ...rules.text import read_rules

if TYPE_CHECKING:
    from ...core.context import Context


def explanations(context: Context) -> Callable[[str], str]:
    """Gives the text of a rule by its id, "" if the book does not have it."""

    @cache
    def book() -> dict[str, str]:
        told: dict[str, str] = {}
        for chapter in read_rules(context.painter.assets / "rules" / "en.md"):
            for block in chapter.blocks:
                if block.kind != "section":
                    for rule in block.ids:
                        told.setdefault(rule, block.text)
        return told

    return lambda rule: book().get(rule, "")
