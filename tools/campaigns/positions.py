"""The suite of positions from games: each answer is played to the end and compared with advice.

    python -m tools.campaigns.positions find --seed 4001
    python -m tools.campaigns.positions play --games 200 --code expert
    python -m tools.campaigns.positions judge

The first adds positions of varied games to `tests/ai/positions/positions.jsonl`; the second plays
missing games and stores them after each position in `figures.json`, one digit a game; the third
lists positions in which advice names a worse answer.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable

from monopoly_gui.ai.candidate_plans import CandidatePlan
from monopoly_gui.engine.view import View
from monopoly_gui.simulation.playouts import MORE, playout_chances
from monopoly_gui.simulation.playouts import best_by_playouts as advised
from tests.ai.positions.found import found
from tests.ai.positions.suite import FIGURES, FILE, NAMES, Judged, Position, judged, positions
from tests.ai.positions.suite import figures as kept

#: rounds after which a game is judged as it stands
LONG = 150
#: the share of positions in which the best answer, or one as good, is to be named
ENOUGH = 0.9


def find(seed: int) -> None:
    """Add positions; the known ones keep their figures."""
    lines = [each.written() + "\n" for each in found(seed, varied=True)]
    with FILE.open("a", encoding="utf-8") as out:
        out.writelines(lines)
    print(f"{len(lines)} positions more")


def play(games: int, code: str, most: int) -> None:
    """Play so many games of each answer, up to ``most`` where answers are close, and keep them."""
    todo, known_before = positions(), kept()
    won = {each.name: known_before[each.name] for each in todo if each.name in known_before}
    for position in todo:
        known = won.setdefault(position.name, {})
        _more(position, known, games, code)
        while (played := len(next(iter(known.values())))) < most and _close(known):
            _more(position, known, played + games, code)
        FIGURES.write_text(json.dumps({"code": code, "won": won}, indent=0) + "\n")
        print(position.name, {name: _share(text) for name, text in known.items()}, flush=True)


def _more(position: Position, known: dict[str, str], games: int, code: str) -> None:
    for name, plan in position.plans().items():
        before = known.get(name, "")
        if games > len(before):
            known[name] = before + _played(position.seen, plan, len(before), games, code)


def _played(seen: View, plan: CandidatePlan, before: int, games: int, code: str) -> str:
    chances = playout_chances(seen, plan, games - before, LONG, code, first=before + 1)
    return "".join("1" if chance >= 0.5 else "0" for chance in chances)


def _share(text: str) -> float:
    return round(100 * text.count("1") / len(text), 1)


def _close(known: dict[str, str]) -> bool:
    """Whether the two best answers are indistinguishable, and the difference might matter."""
    best, second = sorted(known, key=lambda name: known[name].count("1"), reverse=True)[:2]
    found = judged({best: known[best], second: known[second]}, second)
    return found.lost <= found.spread


def verdicts(todo: Iterable[Position]) -> list[tuple[Position, str, Judged]]:
    """The advice in each played position, compared with the best answer."""
    won, out = kept(), []
    for position in todo:
        if position.name in won:
            advice = advised(position.seen, position.codes, position.said, NAMES, MORE)
            answer = position.answer_of(advice.action)
            out.append((position, answer, judged(won[position.name], answer)))
    return out


def tell() -> int:
    """Print what advice names that is not the best, and how often it is as good."""
    kinds: dict[str, Counter[str]] = {}
    for position, answer, verdict in verdicts(positions()):
        counts = kinds.setdefault(position.kind, Counter())
        counts["all"] += 1
        counts["best"] += verdict.best == answer
        counts["near"] += verdict.near
        counts["good"] += verdict.good
        if verdict.best != answer:
            mark = " " if verdict.good else "!"
            lost = f"{verdict.lost:4.1f} +- {verdict.spread:4.1f}"
            named = answer or "something else"
            print(f"{mark} {position.name}: {named}, not {verdict.best}; {lost}")
    total: Counter[str] = sum(kinds.values(), Counter())
    for kind, counts in [*kinds.items(), ("all", total)]:
        print(
            f"{kind:9} {counts['all']:3}, the best answer in {counts['best']}, within two points "
            f"in {counts['near']}, or within the error in {counts['good']}"
        )
    return 0 if total["good"] >= ENOUGH * total["all"] else 1


def main(words: list[str]) -> int:
    """Find, play or judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("act", choices=("find", "play", "judge"))
    parser.add_argument("--seed", type=int, default=4001)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--most", type=int, default=0, help="games where two answers are close")
    parser.add_argument("--code", default="expert", help="who plays all seats")
    args = parser.parse_args(words)
    if args.act == "find":
        find(args.seed)
    elif args.act == "play":
        play(args.games, args.code, args.most)
    else:
        return tell()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
