"""The rules as a text with chapters, read from ``assets/rules`` and searched.

The file is plain: ``# chapter``, ``## section``, ``- item`` and paragraphs of
one line each; ids of rules stand in brackets at the end, ``[AUCT-1 AUCT-2]``.  Names in braces are
sums of the board, ``{salary}``.  A line ``{options}`` stands for the options of the rules that have
the title of the chapter as their group, or for all but the house rules.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal
from unicodedata import combining, normalize

from ...editions import DEFAULT, load_edition
from ...engine.amounts.bids import FIXED
from ...engine.amounts.salaries import SPEED_DIE_CASH, scaled
from ...engine.board import Board
from ...engine.money import figures
from ...engine.rules import Option, Rules
from ...language import _, mark
from ...language.option_words import groups, value_text
from ..core.context import Context

_IDS = re.compile(r"\s*\[([A-Z]+-\d+(?: [A-Z]+-\d+)*)\]$")

#: the line that stands for options, and the group with a chapter of its own
OPTIONS, HOUSE_RULES = "{options}", mark("House rules")

BlockKind = Literal["section", "text", "item", "note", "example"]


@lru_cache(maxsize=2048)
def fold_text(text: str) -> str:
    """Without case, accents and printer's apostrophes, which a keyboard may lack."""
    letters = normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter))


def board_sums(board: Board | None = None) -> dict[str, str]:
    """The sums for the names in braces in the book; without a board the official ones."""
    official = load_edition(DEFAULT)
    text = board.money if board else figures
    board = board or official
    railroads = _rents(board, "railroad") or _rents(official, "railroad")
    utilities = _rents(board, "utility") or _rents(official, "utility")
    streets = {board.spaces[space].house_cost for space in board.streets}
    proposals: dict[str, Any] = dict(board.rules)
    proposed = replace(Rules(), **proposals)
    return {
        "cash": text(proposed.start_cash),
        "open": text(proposed.auction_min_open),
        "raise": text(proposed.auction_min_raise),
        "salary": text(board.salary),
        "fine": text(board.jail_fine),
        "ten": text(scaled(board, FIXED)),
        "more": text(scaled(board, SPEED_DIE_CASH)),
        "railroads": _listed(railroads, text),
        "one": str(utilities[0]),
        "both": str(utilities[-1]),
        "houses": _listed(sorted(streets), text),
    }


def _rents(board: Board, kind: str) -> tuple[int, ...]:
    """The rents of the first deed of a kind, () for none."""
    return next((space.rents for space in board.spaces if space.kind == kind), ())


def _listed(amounts: Iterable[int], write: Callable[[int], str]) -> str:
    return ", ".join(write(amount) for amount in amounts)


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph or an item, with the ids of its rules.

    Notes and examples are no part of the file: a note describes a difference in the current
    game, an example gives figures of its board.
    """

    kind: BlockKind
    text: str
    ids: tuple[str, ...] = ()


@dataclass(slots=True)
class Chapter:
    """Blocks under one title."""

    title: str
    blocks: list[Block] = field(default_factory=list)


def read_rules(file: Path, board: Board | None = None) -> list[Chapter]:
    """The chapters of a rules file with the sums of a board; ValueError says what line is wrong."""
    text = board_sums(board)
    chapters: list[Chapter] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("# "):
            chapters.append(Chapter(_(line[2:].strip())))
        elif line.strip():
            if not chapters:
                raise ValueError(f"{file.name}, line {number}: text before the first chapter")
            if line == OPTIONS:
                chapters[-1].blocks += _offered(chapters[-1].title, board)
            else:
                chapters[-1].blocks.append(_block(line.strip(), text))
    return chapters


def _offered(title: str, board: Board | None) -> list[Block]:
    """The options of one group, or of all without a chapter of their own, by their groups."""
    alone = title == _(HOUSE_RULES)
    blocks: list[Block] = []
    for group, members in groups().items():
        if alone is (group != HOUSE_RULES):
            continue
        if not alone:
            blocks.append(Block("section", _(group)))
        blocks += [
            Block("item", option_choices(option, board), rule_ids(option)) for option in members
        ]
    return blocks


def option_choices(option: Option, board: Board | None) -> str:
    """The choices of an option, with the official one marked."""
    official = value_text(option, option.default, board.money if board else figures)
    official = _("Official: {official}").format(official=official)
    return f"{_(option.label)}. {_(option.help)} {official}."


def rule_ids(option: Option) -> tuple[str, ...]:
    """The rules that an option is about."""
    return tuple(word for word in option.source.split() if not word.startswith(("C-", "SC-")))


def _block(line: str, values: Mapping[str, str]) -> Block:
    found = _IDS.search(line)
    ids = tuple(found[1].split()) if found else ()
    text = line[: found.start()] if found else line
    if text.startswith("## "):
        return Block("section", _(text[3:]), ids)
    if text.startswith("- "):
        return Block("item", _(text[2:]).format_map(values), ids)
    return Block("text", _(text).format_map(values), ids)


@dataclass(frozen=True, slots=True)
class Passage:
    """The place of a rule; ``section`` is "" above the first heading of a chapter."""

    chapter: str
    section: str
    block: Block


def find_rule(chapters: Iterable[Chapter], rule: str) -> Passage | None:
    """The first passage on a rule, by its id; None if there is none."""
    for chapter in chapters:
        section = ""
        for block in chapter.blocks:
            if block.kind == "section":
                section = block.text
            elif rule in block.ids:
                return Passage(chapter.title, section, block)
    return None


def rules_file(context: Context) -> Path:
    """The rules in English, as the catalogues know them."""
    return context.painter.assets / "rules" / "en.md"


def search(chapters: list[Chapter], wanted: str) -> list[Chapter]:
    """The passages with every word of the search, whole or part of a longer one, by chapter."""
    words = fold_text(wanted).split()
    result = []
    for chapter in chapters:
        found = Chapter(chapter.title)
        section: Block | None = None
        for block in chapter.blocks:
            if block.kind == "section":
                section = block
                continue
            place = f"{chapter.title} {section.text if section else ''}"
            heap = fold_text(f"{place} {block.text} {' '.join(block.ids)}")
            if all(word in heap for word in words):
                if section and section not in found.blocks:
                    found.blocks.append(section)
                found.blocks.append(block)
        if found.blocks:
            result.append(found)
    return result
