"""Errors of the engine."""

from .sentence import Sentence


class IllegalAction(Exception):
    """An act the rules forbid now.

    ``code`` is for programs, ``text`` is the sentence a player reads, made from
    its template only when it is asked for, ``rule`` is the id of the rule behind
    it ("" where there is none).
    """

    def __init__(self, code: str, template: str, rule: str = "", **values: object) -> None:
        super().__init__(code, template, rule)
        self.code = code
        self.template = template
        self.rule = rule
        self.values = values

    @property
    def text(self) -> Sentence:
        return Sentence(self.template, **self.values)

    def __str__(self) -> str:
        return str(self.text)


class RulesError(ValueError):
    """A set of rules that cannot be played; the message says why."""
