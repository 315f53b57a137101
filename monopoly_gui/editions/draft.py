"""A board under construction: its edition as data, with undo, and its problems.

Every change is written at once into the file of the draft, and into no other. An unplayable
board is kept too; it is offered for a game once it has no problems.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from .. import paths
from ..engine.board import SIZE, Board
from ..engine.sentence import Sentence, mark, said
from ..files import atomic
from ..files.plain_errors import error_message
from ..files.sharing import why_failed
from ..files.small_files import TooLarge, read_small
from .entries import PATTERNS
from .file import FORMAT, LENIENT, MOST_CARDS, EditionModel, known_tokens
from .library import (
    DEFAULT,
    MAX_BYTES,
    EditionError,
    decode_edition,
    edition_from_json,
    edition_text,
    formatted_edition,
    free_name,
    load_edition,
    own_title,
    read_board_file,
    require_playable,
)
from .pictures import PictureError, is_picture, picture_fault, read_picture
from .wording import (
    DECKS,
    Place,
    entry_of,
    forget_wording,
    index_of,
    own_language,
    put_value,
    translated_place,
    value_at,
)

#: the default fields of a card of each kind, beside its text
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
    """A fault and the entry at fault: ("spaces", 3), ("groups",), ().

    ``language`` is that of the wording where it is not the board's own.
    """

    place: Place
    text: str
    language: str = ""


@dataclass(slots=True)
class BoardDraft:
    """``data`` is the content of the file; ``original`` the board it was copied from."""

    data: dict[str, Any]
    original: Board
    file: Path
    _past: list[dict[str, Any]] = field(default_factory=list)
    _future: list[dict[str, Any]] = field(default_factory=list)
    _last: Place = ()

    @classmethod
    def copied(cls, edition: str) -> BoardDraft:
        """A new board of the user's, made of this one with all its languages; EditionError if not.

        Its own language is the current one if the board has all its names in it.
        """
        board = load_edition(edition)
        name = free_name()
        data = _worded_in(edition, board.language)
        data |= {"id": name, "title": own_title(name), "made_of": edition}
        data = _renewed(data)
        for code in list(data.get("texts", {})):
            put_value(data, ("texts", code, "title"), "")
        draft = cls(data, board, paths.user_editions() / f"{name}.json")
        draft.save()
        return draft

    @classmethod
    def opened(cls, edition: str) -> BoardDraft:
        """A board of the user's, opened for editing."""
        file = paths.user_editions() / f"{edition}.json"
        try:
            board = load_edition(edition)
        except EditionError:
            data = _unfinished(file)
            if data is None:
                raise
            return cls(data, load_edition(DEFAULT), file)
        data = _renewed(json.loads(edition_text(edition)))
        return cls(data, _original(data.get("made_of"), board), file)

    def value(self, place: Place) -> Any:
        """The value at a place; None where there is none."""
        return value_at(self.data, translated_place(self.data, place, ""))

    def worded(self, place: Place, language: str) -> str:
        """The text at a place in a language; "" if it has none."""
        return str(value_at(self.data, translated_place(self.data, place, language)) or "")

    def change(self, place: Place, value: Any, language: str = "") -> None:
        """Change the value at a place; typing at one place is undone as a whole.

        ``language`` is that of the text; "" is the board's own.
        """
        before = value_at(self.data, translated_place(self.data, place, language))
        if before == value or (before is None and value == ""):
            return
        typed = (*place, language)
        if typed != self._last or not self._past:
            self._note()
        self._last = typed
        if place[0] == "tokens":
            self._list_tokens()
        put_value(self.data, translated_place(self.data, place, language), value)
        self.save()

    def offers(self, token: str) -> bool:
        """Whether players may have this token on the board."""
        tokens = self.data.get("tokens")
        return tokens is None or index_of(tokens, token) < len(tokens)

    def offer(self, token: str, on: bool) -> None:
        """Let players have a token, or not."""
        if self.offers(token) == on:
            return
        self._note()
        tokens = self._list_tokens()
        if on:
            tokens.append({"id": token})
        else:
            del tokens[index_of(tokens, token)]
            forget_wording(self.data, "tokens", token)
        if tokens == [{"id": name} for name in known_tokens()]:
            del self.data["tokens"]
        self.save()

    def _list_tokens(self) -> list[dict[str, Any]]:
        """The tokens of the board; all of the game's where it names none."""
        if self.data.get("tokens") is None:
            self.data["tokens"] = [{"id": name} for name in known_tokens()]
        tokens: list[dict[str, Any]] = self.data["tokens"]
        return tokens

    def change_effect(self, place: Place, kind: str) -> None:
        """Give a card another effect; sums that both know stay."""
        old = self.value(place)
        deck = str(place[0])
        new = {"id": old["id"], "kind": kind, "text": old["text"]}
        for name, usual in EFFECTS[kind].items():
            first = {
                "target": self.data["spaces"][0]["id"], "other_deck": other_deck(deck),
            }.get(name, usual)  # fmt: skip
            new[name] = old.get(name, first)
        self._note()
        self.data[deck][place[1]] = new
        self.save()

    def add_card(self, deck: str, text: str) -> int:
        """Add a card at the end of a deck; its place in it."""
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
        card = self.data[str(place[0])].pop(int(place[1]))
        forget_wording(self.data, "cards", card["id"])
        self.save()

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

    def _move(self, source: list[dict[str, Any]], target: list[dict[str, Any]]) -> None:
        if source:
            target.append(self.data)
            self.data = source.pop()
            self._last = ()
            self.save()

    def _note(self) -> None:
        # a copy shares the pictures, which are strings
        self._past.append(deepcopy(self.data))
        self._future.clear()
        self._last = ()

    def faults(self) -> list[Fault]:
        """The faults that keep the board from being played; [] for none."""
        try:
            model = EditionModel.model_validate(self.data)
        except ValidationError as error:
            return [
                self._fault(each["loc"], error_message(each, PATTERNS))
                for each in error.errors(include_url=False)
            ]
        return [
            self._fault(problem.loc, problem.text)
            for problem in (*model.problems(), *model.doubts())
        ]

    def hints(self) -> list[Fault]:
        """Hints for an old board that is playable nonetheless; [] while it has faults."""
        if self.faults():
            return []
        found = EditionModel.model_validate(self.data).hints()
        return [self._fault(problem.loc, problem.text) for problem in found]

    def _fault(self, loc: Place, text: str) -> Fault:
        place, language = entry_of(self.data, loc)
        return Fault(place, text, language)

    def board(self, language: str = "") -> Board | None:
        """The board in a language; None while it is unplayable."""
        if self.faults():
            return None
        model = EditionModel.model_validate(self.data)
        return model.worded_in(language or own_language(self.data)).board()

    def save(self) -> None:
        """Write it to its own file; EditionError on failure."""
        write(self.file, self.data)


def _renewed(data: dict[str, Any]) -> dict[str, Any]:
    """A playable board in the newest format that still allows that."""
    for newest in (FORMAT, LENIENT):
        renewed = data | {"format": newest}
        if not EditionModel.model_validate(renewed).doubts():
            break
    return renewed


def _worded_in(edition: str, language: str) -> dict[str, Any]:
    """An edition as data in that language, with its texts in others beside it."""
    data: dict[str, Any] = json.loads(edition_text(edition))
    if own_language(data) == language:
        return data
    model = EditionModel.model_validate(data).worded_in(language)
    return model.model_dump(mode="json", exclude_none=True)


def _original(made_of: object, board: Board) -> Board:
    """The board it was copied from; itself where that is unknown."""
    try:
        return load_edition(str(made_of)) if made_of else board
    except EditionError:
        return board


def _unfinished(file: Path) -> dict[str, Any] | None:
    """The draft of an unfinished board written by this editor; None for anything else."""
    try:
        data = read_board_file(read_small(file, MAX_BYTES))
        needed = {name for name, f in EditionModel.model_fields.items() if f.is_required()}
        whole = needed <= set(data)
        entries = [entry for name in ("groups", "spaces", *DECKS) for entry in data[name]]
        sound = len(data["spaces"]) == SIZE and all({"id"} < set(entry) for entry in entries)
        kinds = {card["kind"] for deck in DECKS for card in data[deck]} <= set(EFFECTS)
        names = all(isinstance(e.get("name", e.get("text")), str) for e in entries)
        return data if whole and sound and kinds and names else None
    except (OSError, TooLarge, ValueError, TypeError, KeyError, AttributeError):
        return None


def other_deck(deck: str) -> str:
    """The other deck."""
    return DECKS[deck == DECKS[0]]


def write(file: Path, data: dict[str, Any]) -> None:
    """Write an edition; EditionError on failure."""
    try:
        atomic.write(file, formatted_edition(data).encode(), keep_old=False)
    except OSError as error:
        text = mark("{file} could not be written: {why}.")
        raise EditionError(Sentence(text, file=file, why=why_failed(error))) from None


def import_board(path: Path, fault: Callable[[str], str] = picture_fault) -> str:
    """Copy the board in a foreign file into the user's folder; its id there.

    It is read with distrust, and gets another id where its own is taken. ``fault`` names
    the problem of a picture. EditionError says why it cannot be used.
    """
    try:
        data = read_picture(path)
    except PictureError as error:
        sentence = mark("{file} cannot be read: {why}.")
        raise EditionError(Sentence(sentence, file=path.name, why=said(error))) from None
    if is_picture(data):
        sentence = mark(
            "{file} is a picture, not a board. To put it on a board of your own, open that board "
            "in the editor and choose a place for the picture first."
        )
        raise EditionError(Sentence(sentence, file=path.name))
    text = decode_edition(data, path.name)
    board = edition_from_json(text, path.name)
    require_playable(text, path.name)
    for place, picture in board.pictures.items():
        if wrong_picture := fault(picture):
            sentence = mark("{file} cannot be used: {place}: {fault}.")
            sentence = Sentence(sentence, file=path.name, place=place, fault=wrong_picture)
            raise EditionError(sentence)
    name = free_name(board.id)
    write(paths.user_editions() / f"{name}.json", json.loads(text) | {"id": name})
    return name


def delete(edition: str) -> None:
    """Remove a board of the user's for good; EditionError on failure.

    Games that were begun on it carry it, and go on.
    """
    file = paths.user_editions() / f"{edition}.json"
    try:
        file.unlink()
    except OSError as error:
        text = mark("{file} could not be deleted: {why}.")
        raise EditionError(Sentence(text, file=file, why=why_failed(error))) from None


def export_board(board: Path, target: Path) -> None:
    """Copy the file of a board to another place; EditionError on failure."""
    try:
        data = read_small(board, MAX_BYTES)
        if target.exists() and target.samefile(board):
            return
        atomic.write(target, data, keep_old=False)
    except (OSError, TooLarge) as error:
        reason = why_failed(error)
        text = mark("{file} could not be written: {why}.")
        raise EditionError(Sentence(text, file=target, why=reason)) from None
