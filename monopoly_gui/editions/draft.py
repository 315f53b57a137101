"""A board while it is changed: its edition as data, with undo, and what is wrong with it.

Whatever is changed is written at once into the file of the draft, and into no other. A board that
cannot be played yet is kept too; it is offered for a game when nothing is wrong with it any more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from .. import paths
from ..engine.board import SIZE, Board
from ..engine.sentence import Sentence, mark
from ..files import atomic
from ..files.plain_errors import wrong
from ..files.sharing import why
from ..files.small_files import TooLarge, read_small
from .entries import PATTERNS
from .file import MOST_CARDS, EditionModel
from .library import (
    DEFAULT,
    MAX_BYTES,
    EditionError,
    edition_from_json,
    free_name,
    load_edition,
    own_title,
    written,
)
from .writer import edition_json

#: the keys and indexes that lead to a value
Place = tuple[str | int, ...]
DECKS = ("chance", "community_chest")
#: what a card of each kind needs beside its text, as it is at first
EFFECTS: Mapping[str, Mapping[str, Any]] = {
    "collect_bank": {"amount": 50},
    "pay_bank": {"amount": 50},
    "collect_each": {"amount": 10},
    "pay_each": {"amount": 10},
    "repairs": {"per_house": 25, "per_hotel": 100},
    "move_to": {"target": ""},
    "move_back_to": {"target": ""},
    "move_back": {"steps": 3},
    "move_nearest": {"target_kind": "railroad", "factor": 2, "fresh_dice": False},
    "go_to_jail": {},
    "jail_free": {},
    "choice_pay_or_draw": {"amount": 10, "other_deck": ""},
}
NEW_CARD = mark("A new card")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and the entry that it is about: ("spaces", 3), ("groups",), ()."""

    place: Place
    text: str


@dataclass(slots=True)
class BoardDraft:
    """``data`` is what the file holds; ``original`` the board that it was made of."""

    data: dict[str, Any]
    original: Board
    file: Path
    _past: list[str] = field(default_factory=list)
    _future: list[str] = field(default_factory=list)
    _last: Place = ()

    @classmethod
    def copied(cls, edition: str) -> BoardDraft:
        """A new board of the user's, made of this one as it is told now; EditionError if not."""
        board = load_edition(edition)
        name = free_name()
        data = _plain(board) | {"id": name, "title": own_title(name)}
        data.pop("texts", None)
        draft = cls(data, board, paths.user_editions() / f"{name}.json")
        draft.save()
        return draft

    @classmethod
    def opened(cls, edition: str) -> BoardDraft:
        """A board of the user's as it lies there, to be changed further."""
        file = paths.user_editions() / f"{edition}.json"
        try:
            board = load_edition(edition)
        except EditionError:
            data = _unfinished(file)
            if data is None:
                raise
            return cls(data, load_edition(DEFAULT), file)
        return cls(_plain(board), board, file)

    # what is in it -------------------------------------------------------------------------

    def value(self, place: Place) -> Any:
        """The value at a place; None where there is none."""
        here: Any = self.data
        for key in place:
            try:
                here = here[key]
            except (KeyError, IndexError):
                return None
        return here

    def change(self, place: Place, value: Any) -> None:
        """Put another value there; what is typed at one place is undone at once."""
        if self.value(place) == value:
            return
        if place != self._last or not self._past:
            self._note()
        self._last = place
        here: Any = self.data
        for key in place[:-1]:
            here = here[key]
        here[place[-1]] = value
        self.save()

    def change_effect(self, place: Place, kind: str) -> None:
        """Give a card another effect; sums that both know stay."""
        old = self.value(place)
        deck = str(place[0])
        new = {"id": old["id"], "kind": kind, "text": old["text"]}
        for name, usual in EFFECTS[kind].items():
            first = {
                "target": self.data["spaces"][0]["id"], "other_deck": other(deck),
            }.get(name, usual)  # fmt: skip
            new[name] = old.get(name, first)
        self._note()
        self.data[deck][place[1]] = new
        self.save()

    def add_card(self, deck: str, text: str) -> int:
        """Put a card at the end of a deck; its place in it."""
        cards = self.data[deck]
        taken = {card["id"] for name in DECKS for card in self.data[name]}
        number = next(n for n in range(1, 2 * MOST_CARDS + 2) if f"card_{n}" not in taken)
        self._note()
        cards.append({"id": f"card_{number}", "kind": "collect_bank", "text": text, "amount": 50})
        self.save()
        return len(cards) - 1

    def remove_card(self, place: Place) -> None:
        """Take a card out of its deck."""
        self._note()
        del self.data[str(place[0])][int(place[1])]
        self.save()

    # undo ----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        """Take the last change back."""
        self._move(self._past, self._future)

    def redo(self) -> None:
        """Make it again."""
        self._move(self._future, self._past)

    def _move(self, source: list[str], target: list[str]) -> None:
        if source:
            target.append(json.dumps(self.data))
            self.data = json.loads(source.pop())
            self._last = ()
            self.save()

    def _note(self) -> None:
        self._past.append(json.dumps(self.data))
        self._future.clear()
        self._last = ()

    # what becomes of it --------------------------------------------------------------------

    def faults(self) -> list[Fault]:
        """What keeps it from being played; [] for nothing."""
        try:
            model = EditionModel.model_validate(self.data)
        except ValidationError as error:
            return [
                Fault(tuple(each["loc"][:2]), wrong(each, PATTERNS))
                for each in error.errors(include_url=False)
            ]
        return [
            Fault(tuple(problem.loc[:2]), problem.text)
            for problem in (*model.problems(), *model.doubts())
        ]

    def board(self) -> Board | None:
        """The board as it is now; None while it cannot be played."""
        if self.faults():
            return None
        return EditionModel.model_validate(self.data).board()

    def save(self) -> None:
        """Write it into its own file; EditionError if that cannot be done."""
        write(self.file, self.data)


def _plain(board: Board) -> dict[str, Any]:
    """The edition of a board as JSON has it, with lists."""
    plain: dict[str, Any] = json.loads(json.dumps(edition_json(board)))
    return plain


def _unfinished(file: Path) -> dict[str, Any] | None:
    """What this wrote of a board that cannot be played yet; None where it is something else."""
    try:
        data = json.loads(read_small(file, MAX_BYTES))
        whole = {*EditionModel.model_fields} - {"texts", "rules", "language"} <= set(data)
        entries = [entry for name in ("groups", "spaces", *DECKS) for entry in data[name]]
        sound = len(data["spaces"]) == SIZE and all({"id"} < set(entry) for entry in entries)
        kinds = {card["kind"] for deck in DECKS for card in data[deck]} <= set(EFFECTS)
        names = all(isinstance(e.get("name", e.get("text")), str) for e in entries)
        return data if whole and sound and kinds and names else None
    except (OSError, TooLarge, ValueError, TypeError, KeyError, AttributeError):
        return None


def other(deck: str) -> str:
    """The other deck."""
    return DECKS[deck == DECKS[0]]


def write(file: Path, data: dict[str, Any]) -> None:
    """Write an edition; EditionError if that cannot be done."""
    try:
        atomic.write(file, written(data).encode(), keep_old=False)
    except OSError as error:
        text = mark("{file} could not be written: {why}.")
        raise EditionError(Sentence(text, file=file, why=why(error))) from None


def take_in(path: Path) -> str:
    """Copy the board in a file of somebody's into the user's folder; its id there.

    It is read with distrust, and gets another id where a board has its own already. EditionError
    says why it cannot be used.
    """
    try:
        text = read_small(path, MAX_BYTES).decode("utf-8-sig")
    except (OSError, TooLarge, UnicodeDecodeError) as error:
        reason = why(error) if isinstance(error, OSError) else str(error)
        told = mark("{file} cannot be read: {why}.")
        raise EditionError(Sentence(told, file=path.name, why=reason)) from None
    board = edition_from_json(text, path.name)
    name = free_name(board.id)
    write(paths.user_editions() / f"{name}.json", json.loads(text) | {"id": name})
    return name
