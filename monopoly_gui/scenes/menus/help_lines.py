"""The help card's lines on the rules in force, by the options they depend on."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ... import paths
from ...engine.amounts.bids import FIXED
from ...engine.amounts.salaries import salary, scaled
from ...engine.amounts.taxes import offers_share
from ...engine.board import Board
from ...engine.conflicts import inert_options
from ...engine.rules import Rules, Value, options
from ...language import _
from ..rules.in_force import option_text

#: used like an option: whether any tax may be paid as a share of one's worth [TAX-2]
SHARE_OFFERED = "share_offered"
#: a line of the table below that holds for every value that has none of its own
OTHERS = "others"
#: the texts of the help cards
FILE: dict[str, Any] = json.loads((paths.assets() / "help.json").read_text(encoding="utf-8"))
#: the text of an option, by its value, instead of its own words; "" for none
WORDS: dict[str, dict[str, str]] = FILE["options"]


@dataclass(frozen=True, slots=True)
class Stands:
    """The value of an option in words; official ones without any are said only if ``always``."""

    option: str
    always: bool = False

    def text(self, rules: Rules, board: Board) -> str:
        value = getattr(rules, self.option)
        if self.option in inert_options(rules, board):
            return ""
        words, key = WORDS.get(self.option, {}), str(value).lower()
        option = next(found for found in options() if found.name == self.option)
        if key in words or (value == option.default and not self.always):
            return _(words.get(key, ""))
        return _(words[OTHERS]) if OTHERS in words else f"{option_text(option, rules, board)}."


@dataclass(frozen=True, slots=True)
class HelpCondition:
    """A condition: every option has one of its values, or none has where that is not ``wanted``."""

    line: str | Stands
    #: by the name of an option, the values it applies to
    options: Mapping[str, Sequence[Value]]
    wanted: bool

    def holds(self, facts: Mapping[str, Value]) -> bool:
        return all((facts[name] in values) == self.wanted for name, values in self.options.items())


Line = str | HelpCondition | Stands


def sentences(lines: Iterable[Line], rules: Rules, board: Board) -> list[str]:
    """The help lines for these rules, with their sums."""
    taxes = [space.index for space in board.spaces if space.kind == "tax"]
    facts: dict[str, Value] = {
        **{option.name: getattr(rules, option.name) for option in options()},
        SHARE_OFFERED: any(offers_share(board, rules, tax) for tax in taxes),
    }
    sums: dict[str, str | int] = {
        "fine": board.money(board.jail_fine),
        "salary": board.money(salary(board, rules, landed=False)),
        "landing": board.money(salary(board, rules, landed=True)),
        "least": board.money(rules.auction_min_open),
        "raise": board.money(rules.auction_min_raise),
        "ten": board.money(scaled(board, FIXED)),
        "seed": board.money(rules.pot_seed),
        "bonus": board.money(rules.snake_eyes_bonus),
        "houses": rules.houses_for_hotel,
        "rounds": rules.round_limit,
        "minutes": rules.time_limit_minutes,
        "sets": rules.goal_sets,
        "hotels": rules.goal_hotels,
        "goal": board.money(rules.goal_cash),
    }
    found = []
    for line in lines:
        if isinstance(line, HelpCondition):
            line = line.line if line.holds(facts) else ""
        text = line.text(rules, board) if isinstance(line, Stands) else _(line) if line else ""
        found.append(text.format(**sums))
    return [text for text in found if text]
