"""Faults injected into the engine, each of which the independent calculation must find.

``python -m tools.campaigns.faults`` injects all of them in turn, each in a process of its own: it
changes a line of the engine on import, then plays and recalculates random tables until a
difference appears.
"""

import argparse
import importlib.abc
import importlib.machinery
import importlib.util
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

ENGINE = "monopoly_gui.engine."
#: tables that are played after the chosen ones before a fault counts as not found
MORE = 400
#: what the process of a fault ends with that was not found
NOT_FOUND = 3


@dataclass(frozen=True)
class Fault:
    """A line of a module of the engine, and what stands there instead; ``rule`` forbids it."""

    rule: str
    module: str
    line: str
    instead: str


FAULTS: tuple[Fault, ...] = (
    Fault(
        "RENT-7",
        "amounts.rents",
        "return 2 * where.rents[0] if double",
        "return where.rents[0] if double",
    ),
    Fault(
        "RENT-10",
        "amounts.rents",
        "        return where.rents[owned - 1]\n",
        "        return where.rents[max(0, owned - 2)]\n",
    ),
    Fault(
        "RENT-6",
        "amounts.rents",
        "    if not times or state.mortgaged[space]:",
        "    if not times:",
    ),
    Fault(
        "GO-1",
        "flow.movement",
        "if space <= start and salary:",
        "if space <= start and salary and space:",
    ),
    Fault(
        "JAIL-14",
        "flow.jail",
        "rules.jail_exit_next_turn else 3",
        "rules.jail_exit_next_turn else 4",
    ),
    Fault("DBL-2", "flow.doubles", "if state.doubles == 3:", "if state.doubles == 4:"),
    Fault(
        "MORT-5",
        "amounts.mortgages",
        "return deed.mortgage + interest_on(deed, rules)",
        "return deed.mortgage",
    ),
    Fault(
        "BANKR-1", "amounts.worth", "total += spaces[s].mortgage\n", "total += spaces[s].price\n"
    ),
    Fault(
        "BANKR-3",
        "flow.bankruptcy",
        "_return_buildings(game, player, creditor != BANK)",
        "_return_buildings(game, player, False)",
    ),
    Fault(
        "BANKR-6",
        "flow.bankruptcy",
        "state.mortgaged[space] and cancelled",
        "state.mortgaged[space] and not cancelled",
    ),
    Fault("AUCT-3", "amounts.bids", "frame.high + state.rules.auction_min_raise", "frame.high"),
    Fault(
        "AUCT-6",
        "flow.auction",
        'Debt(frame.leader, (BANK,), frame.high, "auction"',
        'Debt(frame.leader, (BANK,), frame.high - 1, "auction"',
    ),
    Fault("END-1", "flow.ending", "(*living, *reversed(state.fallen))", "(*living, *state.fallen)"),
    Fault(
        "TRADE-5",
        "flow.trading",
        "if buildings[mate] and owners[mate] == owner:",
        "if buildings[space]:",
    ),
    Fault(
        "RENT-3",
        "flow.turn",
        "if c.until <= state.turn and not c.asked",
        "if c.until < state.turn and not c.asked",
    ),
    Fault("TURN-3", "flow.turn", "state.round += 1", "state.round += 2"),
    Fault(
        "BUILD-9",
        "flow.building",
        "if rules.even_build and level > min([",
        "if rules.even_build and level > 1 + min([",
    ),
    Fault(
        "SELL-1", "amounts.buildings", "return street.house_cost // 2", "return street.house_cost"
    ),
    Fault(
        "TAX-6",
        "amounts.taxes",
        "        return rules.luxury_tax\n",
        "        return rules.luxury_tax + 25\n",
    ),
    Fault(
        "CARD-7",
        "amounts.cards",
        'return Move((start - card.steps) % SIZE, "back")',
        'return Move((start + card.steps) % SIZE, "back")',
    ),
    Fault(
        "SUPPLY-5",
        "flow.auction",
        "return shortage.can_take(state, player, frame.building, frame.count)",
        "return True",
    ),
    Fault(
        "PARK-1",
        "flow.landing",
        "amount, state.pot = state.pot, 0",
        "amount, state.pot = state.pot, state.pot // 2",
    ),
    Fault(
        "SETUP-4",
        "amounts.salaries",
        "more = scaled(board, SPEED_DIE_CASH)",
        "more = scaled(board, 1500)",
    ),
    Fault(
        "SETUP-7", "setup", "(engine.state, ORDER, players)[0]", "(engine.state, ORDER, players)[1]"
    ),
    Fault(
        "SETUP-8",
        "setup",
        'everyone = engine.state.rules.start_ties == "all_reroll"',
        "everyone = False",
    ),
    Fault("SHORT-1", "setup", "if state.rules.deal_paid:", "if not state.rules.deal_paid:"),
    Fault("TURN-4", "flow.timing", "timing = state.rules.mortgage_timing", 'timing = "any_idle"'),
    Fault(
        "GO-1", "amounts.salaries", "once = rules.go_salary or board.salary", "once = board.salary"
    ),
    Fault("PARK-2", "game", "amount = state.rules.pot_seed", "amount = state.rules.pot_seed // 2"),
    Fault(
        "DEBT-5",
        "flow.resigning",
        "if state.rules_version > 1:",
        "if state.rules_version > 2:",
    ),
    Fault(
        "END-2",
        "flow.ending",
        "named = len(set(players)) == len(players) and set(players)",
        "named = set(players)",
    ),
    Fault("BUILD-15", "state", 'if self.rules.build_on == "set":', "if True:"),
)


class Planter(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module of the engine with a line changed."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        self.name = ENGINE + fault.module

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        found = importlib.machinery.PathFinder.find_spec(name, path)
        assert found is not None and found.origin is not None
        self.origin = found.origin
        return importlib.util.spec_from_loader(name, self, origin=found.origin)

    def exec_module(self, module: ModuleType) -> None:
        text = Path(self.origin).read_text("utf-8")
        count = text.count(self.fault.line)
        assert count == 1, f"{self.fault.module}: {self.fault.line!r} is there {count} times"
        code = compile(text.replace(self.fault.line, self.fault.instead), self.origin, "exec")
        exec(code, module.__dict__)


def hunt(number: int) -> str | None:
    """Plant a fault in this process; the first difference that reveals it, or None."""
    sys.meta_path.insert(0, Planter(FAULTS[number]))
    from tests.reckoning.export import play
    from tests.reckoning.follow import follow
    from tests.reckoning.tables import TABLES

    for seed in [*TABLES, *range(1, MORE + 1)]:
        difference = follow(json.loads(json.dumps(play(seed)))).difference
        if difference:
            return str(difference)
    return None


def found(number: int) -> str:
    """The report on a fault planted in another process; "" for none."""
    command = [sys.executable, "-m", "tools.campaigns.faults", "--plant", str(number)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, NOT_FOUND):
        raise RuntimeError(done.stderr)
    return done.stdout.strip()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.faults", description=__doc__)
    parser.add_argument("--plant", type=int, help="plant only this one, in this process")
    given = parser.parse_args(arguments)
    if given.plant is not None:
        text = hunt(given.plant)
        print(text or "")
        return 0 if text else NOT_FOUND
    missed = 0
    for number, fault in enumerate(FAULTS):
        text = found(number)
        missed += not text
        print(f"{fault.rule} in {fault.module}: {text or 'NOT FOUND'}", flush=True)
    print(f"{len(FAULTS) - missed} of {len(FAULTS)} faults found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
