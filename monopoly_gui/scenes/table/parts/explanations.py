"""The rule behind a line of the log, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....engine.amounts.printed import as_played
from ....engine.board import Board
from ....engine.rules import Rules
from ...core.context import Context
from ...rules.text import read_rules, rules_file


def rule_explanations(context: Context, rules: Rules, board: Board) -> Callable[[str], str]:
    """Gives the text of a rule by its id, with the game's sums; "" if the book lacks it."""

    @cache
    def book() -> dict[str, str]:
        entries: dict[str, str] = {}
        for chapter in read_rules(rules_file(context), as_played(board, rules)):
            for block in chapter.blocks:
                if block.kind != "section":
                    for rule in block.ids:
                        entries.setdefault(rule, block.text)
        return entries

    return lambda rule: book().get(rule, "")
