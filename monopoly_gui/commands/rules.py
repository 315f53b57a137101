"""``monopoly-gui rules``, and the arguments that choose rules for other commands."""

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from ..editions import EditionError, load_edition
from ..engine.conflicts import inert_options
from ..engine.errors import RulesError
from ..engine.presets import differences, problems, rules_from
from ..engine.rules import Option, Rules, Value, options
from ..language.option_words import groups, value_text
from ..storage.rule_sets import RuleSet, find, rule_sets, with_changes

OFFICIAL = "official_2008"
WIDTH = 96
#: sources that are no rules of the text
INTERNAL = ("C-", "SC-")


@dataclass(frozen=True, slots=True)
class Chosen:
    """Rules and the id of the board, as the arguments say."""

    rules: Rules
    edition: str


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments that choose rules and a board."""
    parser.add_argument(
        "--preset", metavar="NAME", help=f"rules and board to play by ({OFFICIAL}), also your own"
    )
    parser.add_argument(
        "--rule",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one option of the preset; may be given several times "
        "('monopoly-gui rules' lists them all)",
    )
    parser.add_argument("--edition", type=edition, help="board (that of the preset)")


def edition(text: str) -> str:
    """The id of a board that can be played on, as an argument."""
    try:
        load_edition(text)
    except EditionError as error:
        raise ArgumentTypeError(str(error)) from None
    return text


def chosen(args: Namespace, players: int) -> Chosen:
    """The rules and board of the arguments; RulesError or EditionError if they are invalid."""
    sets, trouble = rule_sets()
    try:
        preset = find(args.preset or OFFICIAL, sets)
    except RulesError as error:
        raise RulesError(f"{error} {trouble}".strip()) from None
    board = args.edition or preset.edition
    # naming a board alone chooses its own rules, as in the set-up
    proposed = {} if args.preset else load_edition(board).rules
    rules = with_changes(rules_from(proposed, preset.rules), args.rule)
    if wrong := problems(rules, players, load_edition(board)):
        raise RulesError(" ".join(wrong))
    return Chosen(rules, board)


def main(args: Namespace) -> int:
    """Print the presets and every option, as chosen; RulesError if that makes no game."""
    found = chosen(args, args.players)
    sets, _ = rule_sets()
    print(as_json(found, sets) if args.format == "json" else as_text(found, sets))
    return 0


def as_json(found: Chosen, sets: Sequence[RuleSet]) -> str:
    """One object with ``presets``, ``options`` and the chosen rules."""
    return json.dumps(
        {
            "edition": found.edition,
            "changes": differences(found.rules),
            "presets": [
                {
                    "id": s.id,
                    "name": s.name,
                    "about": s.about,
                    "edition": s.edition,
                    "own": s.own,
                    "problem": s.problem,
                    "changes": differences(s.rules),
                }
                for s in sets
            ],
            "options": [_option(option, found) for option in options()],
        },
        ensure_ascii=False,
        indent=2,
    )


def _option(option: Option, found: Chosen) -> dict[str, Any]:
    board = load_edition(found.edition)
    value = getattr(found.rules, option.name)
    allowed: dict[str, Any] = (
        {"values": option.values} if option.values else {"limits": option.limits}
    )
    return {
        "name": option.name,
        "label": option.label,
        "group": option.group,
        "help": option.help,
        "rules": [word for word in option.source.split() if not word.startswith(INTERNAL)],
        **allowed,
        "official": option.default,
        "value": value,
        "meaning": value_text(option, value, board.money),
        "idle": inert_options(found.rules, board).get(option.name, ""),
    }


def as_text(found: Chosen, sets: Sequence[RuleSet]) -> str:
    """The rules as text; ``*`` marks differences from the official rules."""
    lines = ["Presets (--preset NAME)", ""]
    for one in sets:
        about = f"cannot be used: {one.problem}" if one.problem else one.about
        name = f'"{one.id}"' if one.own else one.id
        lines.append(f"  {name:<16} {one.name}, board {one.edition}")
        lines.append(fill(about, WIDTH, initial_indent=" " * 19, subsequent_indent=" " * 19))
    count = len(differences(found.rules))
    lines += ["", f"Options (--rule NAME=VALUE), {count} marked * differ from the official rules"]
    silent = inert_options(found.rules, load_edition(found.edition))
    for group, members in groups().items():
        lines += ["", group]
        for option in members:
            lines += _option_lines(
                option, getattr(found.rules, option.name), silent.get(option.name, "")
            )
    return "\n".join(lines)


def _option_lines(option: Option, value: Value, silent: str) -> list[str]:
    """The lines of one option: its value, its other values, and its subject."""
    mark = "*" if value != option.default else " "
    if option.values:
        allowed = " | ".join(_typed(v) for v in option.values)
    else:
        allowed = "{:,} to {:,}".format(*option.limits)
    rules = " ".join(word for word in option.source.split() if not word.startswith(INTERNAL))
    words = [f"{option.label}. {option.help}", f"[{rules}]"]
    if value != option.default:
        words.append(f"Officially {_typed(option.default)}.")
    if silent:
        words.append(f"Decides nothing now. {silent}")
    indent = " " * 6
    about = fill(" ".join(words), WIDTH, initial_indent=indent, subsequent_indent=indent)
    return [f"{mark} {option.name} = {_typed(value)}   ({allowed})", about]


def _typed(value: Value) -> str:
    """A value as typed on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
