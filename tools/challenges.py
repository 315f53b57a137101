"""Solve the challenges by playing them, and check that simple players fail.

    python tools/challenges.py look [ID ...]     # what tries and simple players come to
    python tools/challenges.py record [ID ...]   # keep the best solution that is found
    python tools/challenges.py check [ID ...]    # solutions, and 20 seeds of simple players

After a change in how opponents play, record the solutions again.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from monopoly_gui.ai.bot import Bot
from monopoly_gui.challenges.challenge import Challenge
from monopoly_gui.challenges.collection import CHALLENGES
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.match.fallback import FallbackBot
from tests.challenges.seeker import Seeker
from tests.challenges.trial import (
    LUCKY,
    SEEDS,
    FirstLegal,
    PlayoutResult,
    Recorded,
    keep,
    play,
    solution_of,
)

#: tries at a solution; the first few play as opponents do
TRIES = 120


def solutions(challenge: Challenge, tries: int) -> Iterator[tuple[int, PlayoutResult]]:
    """The results of the tries."""
    for number in range(tries):
        yield number, play(challenge, Seeker(challenge, number))


def better(challenge: Challenge, played: PlayoutResult) -> tuple[int, int]:
    """The more, the better."""
    verdict = played.verdict
    if verdict is None:
        return 0, 0
    return verdict.stars, -verdict.measured if challenge.goal.race else verdict.measured


def told(played: PlayoutResult) -> str:
    verdict = played.verdict
    if verdict is None:
        return "no end"
    fate = " ruined" if verdict.ruined else " alone" if verdict.alone else ""
    return f"{verdict.stars}* {verdict.measured}{fate}"


def simple(challenge: Challenge, hand: Bot, seed: int) -> PlayoutResult:
    try:
        return play(challenge, hand, seed)
    except IllegalAction:
        return PlayoutResult(None)


def look(challenge: Challenge, tries: int) -> None:
    begun = time.perf_counter()
    found = Counter(told(played) for _number, played in solutions(challenge, tries))
    print("  tries:", ", ".join(f"{n} x {text}" for text, n in found.most_common(14)))
    best = max(solutions(challenge, tries), key=lambda each: better(challenge, each[1]))
    print(f"  best: try {best[0]}, {told(best[1])}  ({time.perf_counter() - begun:.1f} s)")
    begun = time.perf_counter()
    for name, hand in (("fallback", FallbackBot), ("first legal", FirstLegal)):
        games = [simple(challenge, hand(), seed) for seed in range(1, SEEDS + 1)]
        starred = sum(played.stars > 0 for played in games)
        counted = Counter(map(told, games)).most_common()
        print(f"  {name:12} {starred} of {SEEDS}: " + ", ".join(f"{n} x {t}" for t, n in counted))
    print(f"  ({time.perf_counter() - begun:.1f} s)")


def suggest(challenge: Challenge, tries: int) -> None:
    """Print for some seeds the stars that separate good tries from simple players."""
    goal = challenge.goal
    rounds = challenge.rounds
    open_stars = (rounds,) * 3 if goal.race else (-10_000,) * 3
    wide = replace(challenge, goal=replace(goal, stars=open_stars))
    worst = rounds + 1 if goal.race else -10_000
    sign = -1 if goal.race else 1

    def reached(played: PlayoutResult) -> int:
        verdict = played.verdict
        if verdict is None or not verdict.stars:
            return sign * worst
        return sign * (verdict.measured if goal.race else verdict.measured + 5000 * verdict.alone)

    low = []
    for hand in (FallbackBot, FirstLegal):
        games = sorted(reached(simple(wide, hand(), seed)) for seed in range(1, SEEDS + 1))
        low.append(games[-1 - LUCKY])
        print(f"  {hand.__name__}: {[sign * each for each in games[-5:]]}")
    print(f"  a star must be better than {sign * max(low)}")
    for seed in range(1, 7):
        own = replace(wide, seed=seed)
        found = sorted(reached(played) for _number, played in solutions(own, tries))
        print(f"  seed {seed}: best {[sign * each for each in found[-4:]]}", flush=True)


def record(challenge: Challenge, tries: int) -> None:
    found = solutions(challenge, tries)
    number, played = max(found, key=lambda each: better(challenge, each[1]))
    print(f"  try {number}: {told(played)} in {len(played.moves)} actions")
    if played.stars:
        keep(challenge.id, played.moves)


def check(challenge: Challenge, tries: int) -> None:
    try:
        played = play(challenge, Recorded(solution_of(challenge.id)))
        print(f"  solution: {told(played)}")
    except (IllegalAction, LookupError, FileNotFoundError) as error:
        print(f"  solution: FAILS, {error}")
    for name, hand in (("fallback", FallbackBot), ("first legal", FirstLegal)):
        stars = [simple(challenge, hand(), seed).stars for seed in range(1, SEEDS + 1)]
        starred = sum(map(bool, stars))
        print(f"  {name}: {starred} of {SEEDS}{'' if starred < 2 else ', TOO MANY'}")


def main(asked: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("look", "suggest", "record", "check"))
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--tries", type=int, default=TRIES)
    args = parser.parse_args(asked)
    work = {"look": look, "suggest": suggest, "record": record, "check": check}[args.what]
    for challenge in CHALLENGES:
        if not args.ids or challenge.id in args.ids:
            print(challenge.id, flush=True)
            work(challenge, args.tries)


if __name__ == "__main__":
    main()
