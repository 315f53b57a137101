"""A language and a board in which every letter is marked: unmarked text comes from the code.

:func:`everything_marked` tells every text of the catalogue and of every board so.
"""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from unittest.mock import patch

from monopoly_gui import editions
from monopoly_gui.editions import draft, library
from monopoly_gui.editions.writer import edition_json
from monopoly_gui.engine.board import Board
from monopoly_gui.ui.characters import remarks
from tests.scenes.test_languages import speaking

#: joins letters and is drawn as nothing; stands behind each that the language or a board told
MARK = "\u034f"
#: two letters without a mark between them
UNTOLD = re.compile(r"[^\W\d_]{2,}")
PARSE = library._parse
REMARKS = remarks.remarks_in


def marked(text: str) -> str:
    """The text with a mark behind every letter, but for names in braces."""
    return re.sub(r"\{[^}]*\}|[^\W\d_]", lambda m: m[0] if m[0][0] == "{" else m[0] + MARK, text)


def marked_board(board: Board) -> Board:
    """A copy of the board, all of whose texts are marked."""
    groups = {id: replace(g, name=marked(g.name)) for id, g in board.groups.items()}
    spaces = tuple(replace(s, name=marked(s.name), divided="") for s in board.spaces)
    first, second = (
        tuple(replace(card, text=marked(card.text)) for card in deck) for deck in board.decks
    )
    names = (marked(board.deck_names[0]), marked(board.deck_names[1]))
    return replace(
        board, title=marked(board.title), groups=groups, spaces=spaces, decks=(first, second),
        deck_names=names, texts=NO_TEXTS, language="xx",
        tokens={token: marked(name) for token, name in board.tokens.items()},
    )  # fmt: skip


NO_TEXTS: Mapping[str, Mapping[str, object]] = {}


@cache
def _parse(text: str, source: str, language: str) -> Board:
    return marked_board(PARSE(text, source, language))


def _worded_in(edition: str, language: str) -> dict[str, object]:
    """An edition as the editor begins with it."""
    data: dict[str, object] = json.loads(json.dumps(edition_json(editions.load_edition(edition))))
    return data


@cache
def _remarks_in(language: str) -> dict[str, dict[str, list[str]]]:
    """The characters' remarks, marked."""
    return {
        who: {kind: [marked(text) for text in texts] for kind, texts in kinds.items()}
        for who, kinds in REMARKS(language).items()
    }


@contextmanager
def everything_marked() -> Iterator[None]:
    """While the context lasts; what is drawn is made in it."""
    with (
        speaking(marked),
        patch.object(library, "_parse", _parse),
        patch.object(draft, "_worded_in", _worded_in),
        patch.object(remarks, "remarks_in", _remarks_in),
        patch.object(editions, "is_shipped", lambda board: True),
    ):
        yield


def untold(text: str, known: re.Pattern[str]) -> str:
    """The part of a text that comes neither from the language nor from a board; "" for none."""
    return " ".join(UNTOLD.findall(known.sub("", text)))
