"""Sentences of the help card that depend on the rules in force, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from ...engine.amounts.bids import FIXED
from ...engine.amounts.salaries import salary, scaled
from ...engine.amounts.taxes import offers_share
from ...engine.board import Board
from ...engine.rules import Rules, Value, options
from ...language import _
from ..rules.in_force import option_text

#: by the name of an option, the values that are meant
Values = Mapping[str, tuple[Value, ...]]
#: told like an option: whether any tax may be paid as a share of one's worth [TAX-2]
SHARE_OFFERED = "share_offered"


@dataclass(frozen=True, slots=True)
class HelpCondition:
    """Told where every option in ``where`` has one of its values, and none in ``but`` has."""

    text: str
    where: Values = field(default_factory=dict)
    but: Values = field(default_factory=dict)

    def holds(self, facts: Mapping[str, Value]) -> bool:
        return all(facts[name] in values for name, values in self.where.items()) and not any(
            facts[name] in values for name, values in self.but.items()
        )


@dataclass(frozen=True, slots=True)
class Stands:
    """How an option stands in its own words, told as the sentence of ``when`` would be."""

    option: str
    when: HelpCondition

    def text(self, rules: Rules, board: Board) -> str:
        option = next(found for found in options() if found.name == self.option)
        return f"{option_text(option, rules, board)}."


Line = str | HelpCondition | Stands


def when_set(option: str, *values: Value, **others: Value) -> Stands:
    """Told where the option has one of these values, and the others named theirs."""
    return Stands(option, HelpCondition("", {option: values, **_values(others)}))


def when(text: str, **options: Value | tuple[Value, ...]) -> HelpCondition:
    """Told where each option named has this value, or one of these."""
    return HelpCondition(text, _values(options))


def unless(text: str, **options: Value | tuple[Value, ...]) -> HelpCondition:
    """Told where none of the options named has this value, or one of these."""
    return HelpCondition(text, but=_values(options))


def _values(options: Mapping[str, Value | tuple[Value, ...]]) -> Values:
    return {n: v if isinstance(v, tuple) else (v,) for n, v in options.items()}


def sentences(lines: tuple[Line, ...], rules: Rules, board: Board) -> list[str]:
    """The lines that these rules tell, with their sums."""
    taxes = [space.index for space in board.spaces if space.kind == "tax"]
    facts: dict[str, Value] = {
        **{option.name: getattr(rules, option.name) for option in fields(rules)},
        SHARE_OFFERED: any(offers_share(board, rules, tax) for tax in taxes),
    }
    sums: dict[str, str | int] = {
        "fine": board.money(board.jail_fine),
        "salary": board.money(salary(board, rules, landed=False)),
        "landing": board.money(salary(board, rules, landed=True)),
        "least": board.money(rules.auction_min_open),
        "raise": board.money(rules.auction_min_raise),
        "ten": board.money(scaled(board, FIXED)),
        "one": board.money(1),
        "seed": board.money(rules.pot_seed),
        "bonus": board.money(rules.snake_eyes_bonus),
        "houses": rules.houses_for_hotel,
        "rounds": rules.round_limit,
        "minutes": rules.time_limit_minutes,
        "sets": rules.goal_sets,
        "hotels": rules.goal_hotels,
        "goal": board.money(rules.goal_cash),
    }
    return [_written(line, rules, board, sums) for line in lines if _holds(line, facts)]


def _holds(line: Line, facts: Mapping[str, Value]) -> bool:
    if isinstance(line, str):
        return True
    return (line.when if isinstance(line, Stands) else line).holds(facts)


def _written(line: Line, rules: Rules, board: Board, sums: Mapping[str, str | int]) -> str:
    if isinstance(line, Stands):
        return line.text(rules, board)
    return _(line if isinstance(line, str) else line.text).format(**sums)
