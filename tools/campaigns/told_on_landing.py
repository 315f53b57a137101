"""Checks in whole games, in both views at every speed, that announcements follow the token.

``python -m tools.campaigns.told_on_landing --games 2`` plays two games in each.
"""

import argparse
import sys

from tests.home import own_home
from tests.scenes.test_landing_announcements import EVERY, Onlooker

#: looks at a table after which a game is given up
LOOKS = 400_000


def main() -> int:
    """Print early announcements; 1 if there were any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    bad = 0
    for seed in range(1, 1 + parser.parse_args().games):
        for view, speed in EVERY:
            onlooker = Onlooker(view, speed, seed)
            wrong = onlooker.watch(LOOKS)
            rounds = onlooker.table.state.round
            print(
                f"seed {seed}, {view}, {speed}: {rounds} rounds, {onlooker.walks} throws and "
                f"walks, {len(wrong)} wrong",
                *wrong[:10],
                sep="\n  ",
                flush=True,
            )
            bad += len(wrong)
    return int(bad > 0)


if __name__ == "__main__":
    own_home()
    sys.exit(main())
