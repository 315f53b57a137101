"""The speed of actions, games, saves and the start of the program.

``python -m tools.campaigns.perf [suite ...]`` prints the figures of each suite; slowness is no
failure.  The speed of the machine is measured before and after, because other programs may disturb
it.
"""

import sys
from collections.abc import Callable, Iterator

from . import games, saves, start
from .reference import ADDITIONS, AIM_LOOP, HEAD, Figure, additions, seconds

#: add a module's ``figures`` here to have it measured
SUITES: dict[str, Callable[[], Iterator[Figure]]] = {
    "games": games.figures,
    "saves": saves.figures,
    "start": start.figures,
}


def main(names: list[str]) -> int:
    """Print the figures of the suites named, or of all."""
    if unknown := [name for name in names if name not in SUITES]:
        print(f"There is no suite {', '.join(unknown)}. Choose from {', '.join(SUITES)}.")
        return 2
    loop = seconds(additions)
    print(
        f"{ADDITIONS:,} additions: {loop:.3f} s, {loop / AIM_LOOP:.2f} times the {AIM_LOOP} s "
        "for which aims are stated"
    )
    print(HEAD)
    for name in names or SUITES:
        for figure in SUITES[name]():
            print(figure.line(loop), flush=True)
    again = seconds(additions)
    print(f"the loop afterwards: {again:.3f} s ({again / loop - 1:+.0%})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
