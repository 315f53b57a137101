"""What the engine says when an act is not allowed."""

from __future__ import annotations


class IllegalAction(Exception):
    """An act the rules forbid now.

    ``code`` is for programs, ``text`` is the sentence a player reads, ``rule``
    is the id of the rule behind it ("" where there is none).
    """

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule


class RulesError(ValueError):
    """A set of rules that cannot be played; the message says why."""
