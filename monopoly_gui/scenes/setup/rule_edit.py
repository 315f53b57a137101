"""Changing one rule option, with what follows from it."""

from __future__ import annotations

from dataclasses import replace

from ...engine.board import Board
from ...engine.conflicts import tidy
from ...engine.rules import LIMITS, Option, Rules, Value, options
from ...language import _
from ..rules.folded import folded


def edit(rules: Rules, name: str, value: Value, board: Board | None = None) -> Rules:
    """Rules with one option changed.

    What decides nothing any more goes back to what is official; with the first
    limit the richest wins, and with the last one gone the last player left, who
    has no limit.
    """
    changes: dict[str, Value] = {name: value}
    new = replace(rules, **changes)  # type: ignore[arg-type]
    if name in LIMITS and _limited(new) != _limited(rules):
        new = replace(new, win_condition="richest_at_limit" if value else "last_standing")
    if name == "win_condition" and value == "last_standing":
        new = replace(new, **dict.fromkeys(LIMITS, 0))  # type: ignore[arg-type]
    return tidy(new, board)


def _limited(rules: Rules) -> bool:
    return any(getattr(rules, name) for name in LIMITS)


def matching(wanted: str) -> list[str]:
    """Names of the options whose words, group or rule ids hold every word that is wanted."""
    words = folded(wanted).split()
    return [o.name for o in options() if all(word in _words(o) for word in words)]


def _words(option: Option) -> str:
    """The searchable text of an option."""
    text = f"{_(option.label)} {_(option.help)} {_(option.group)}"
    return folded(f"{option.name} {text} {option.source}")
