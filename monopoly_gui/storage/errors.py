"""Errors of storage."""

from pathlib import Path

from ..engine.sentence import Sentence


class SaveError(Exception):
    """A game cannot be saved or loaded; the text says which one, why, and how to go on.

    ``reason`` is the middle of that sentence, for lists; ``backup`` is a valid
    earlier version of the same game, if there is one; ``full`` means a full disk.
    """

    def __init__(
        self, text: str, reason: str, backup: Path | None = None, full: bool = False
    ) -> None:
        super().__init__(text)
        self.reason = reason
        self.backup = backup
        self.full = full


class PartError(Exception):
    """A part of a run cannot be played or merged; the text gives the reason and the remedy."""


class Damage(Exception):
    """The reason why a file holds no saved game; the text is part of a sentence."""

    def __init__(self, template: str, **values: object) -> None:
        self.text = Sentence(template, **values)
        super().__init__(self.text)
