"""The chapter of the rules book on one game: its options, differences first, and its board."""

from collections.abc import Sequence
from dataclasses import replace

from ...engine.amounts.salaries import salary
from ...engine.amounts.taxes import offers_share, tax_percent, tax_sum
from ...engine.board import Board
from ...engine.conflicts import inert_options
from ...engine.presets import differences
from ...engine.rules import Option, Rules, options
from ...language import _, mark
from ...language.option_words import WORDS, describe_notes, groups, value_text
from ...ui.text.log_words import joined
from .text import Block, Chapter, rule_ids

TITLE = mark("This game")


def this_game(rules: Rules, board: Board, title: str = TITLE, about: str = "") -> Chapter:
    """The options of a game as a chapter: the differences from the official rules, then all."""
    silent = inert_options(rules, board)
    blocks = [Block("text", about)] if about else []
    blocks += what_differs(rules, board)
    blocks += the_board(rules, board)
    for group, members in groups().items():
        blocks.append(Block("section", _(group)))
        for option in members:
            if option.name not in silent:
                explained = option_explanation(option, rules, board)
                text = f"{option_text(option, rules, board)}. {explained}"
                blocks.append(Block("item", text, rule_ids(option)))
    return Chapter(_(title), blocks)


def what_differs(rules: Rules, board: Board) -> list[Block]:
    """The options that differ from the official rules, each with the official value."""
    differ = differences(rules)
    if not differ:
        return [Block("text", _("All rules are the official 2008 ones."))]
    title = _("Differences from the official rules ({differ})").format(differ=len(differ))
    blocks = [Block("section", title)]
    for option in options():
        if option.name in differ:
            official = value_text(option, option.default, board.money)
            text = _("{option} (officially: {official})").format(
                option=option_text(option, rules, board), official=official
            )
            blocks.append(Block("item", text, rule_ids(option)))
    return blocks


def the_board(rules: Rules, board: Board) -> list[Block]:
    """The sums and sizes of a board, under its rules."""
    money = board.money
    taxes = [
        (
            _("{tax} {sum} or {percent}%")
            if offers_share(board, rules, s.index)
            else _("{tax} {sum}")
        ).format(
            tax=s.name,
            sum=money(tax_sum(board, rules, s.index)),
            percent=tax_percent(board, s.index),
        )
        for s in board.spaces
        if s.kind == "tax"
    ]
    decks = joined(
        [f"{name} {len(deck)}" for name, deck in zip(board.deck_names, board.decks, strict=True)]
    )
    due = money(salary(board, rules, landed=False))
    items = {
        "GO-1": _("{name} pays {salary}.").format(name=board.spaces[0].name, salary=due),
        "JAIL-9": _("Leaving Jail costs {jail_fine}.").format(jail_fine=money(board.jail_fine)),
        "TAX-1": _("Taxes: {taxes}.").format(taxes=", ".join(taxes)) if taxes else "",
        "CARD-2": _("Cards in the decks: {decks}.").format(decks=decks),
    }
    title = Block("section", _("The board: {title}").format(title=board.title))
    return [title, *(Block("item", text, (rule,)) for rule, text in items.items() if text)]


def option_text(option: Option, rules: Rules, board: Board) -> str:
    """An option and its value, such as "Speed die: On"."""
    return f"{_(option.label)}: {value_text(option, getattr(rules, option.name), board.money)}"


def option_explanation(option: Option, rules: Rules, board: Board) -> str:
    """An explanation of an option; for the starting notes, their number by value."""
    if " or " in option.help and len(WORDS.get(option.name, ())) > 1:
        # after the chosen value, a list of all of them needs a word of introduction
        return _("Choices: {choices}").format(choices=_(option.help))
    if option.name != "cash_denominations":
        return _(option.help)
    return _("{help} Everybody gets {notes_told}.").format(
        help=_(option.help), notes_told=describe_notes(rules, board.money)
    )


def with_notes(chapters: Sequence[Chapter], rules: Rules, board: Board) -> list[Chapter]:
    """The chapters with a note below each passage that an option of the game changes."""
    differ = differences(rules)
    notes: dict[str, list[str]] = {}
    for option in options():
        if option.name in differ:
            for rule in rule_ids(option):
                notes.setdefault(rule, []).append(option_text(option, rules, board))
    return [replace(chapter, blocks=_noted(chapter.blocks, notes)) for chapter in chapters]


def _noted(blocks: Sequence[Block], notes: dict[str, list[str]]) -> list[Block]:
    found: list[Block] = []
    for block in blocks:
        found.append(block)
        text = list(dict.fromkeys(note for rule in block.ids for note in notes.get(rule, ())))
        if text:
            note = _("In this game – {options}.").format(options="; ".join(text))
            found.append(Block("note", note))
    return found
