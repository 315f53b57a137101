"""Errors of storage."""

from __future__ import annotations

from pathlib import Path

from ..engine.sentence import Sentence


class SaveError(Exception):
    """A game cannot be saved or loaded; the text says which, why, and what to do.

    ``reason`` is the middle of that sentence, for lists; ``backup`` is a sound
    earlier version of the same game, if there is one; ``full`` says that the disk is.
    """

    def __init__(
        self, text: str, reason: str, backup: Path | None = None, full: bool = False
    ) -> None:
        super().__init__(text)
        self.reason = reason
        self.backup = backup
        self.full = full


class PartError(Exception):
    """A part of a run cannot be played or merged; the text says why, and what to do."""


class Damage(Exception):
    """Why the contents of a file are no saved game; the text is part of a sentence."""

    def __init__(self, template: str, **values: object) -> None:
        self.text = Sentence(template, **values)
        super().__init__(self.text)
