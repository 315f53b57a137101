"""Plays whole games from the spoken output alone.

``python -m tools.campaigns.listening --seeds 1001-1005`` plays one per seed.
"""

import argparse
import tempfile
import time
from pathlib import Path

from tests.listening.player import MET, Ear, ListeningPlayer, Silent

#: the set-ups: seats, and the rules that are chosen by ear
SET_UPS = {"usual": (4, ""), "three": (3, "Short game")}


def played(seed: int, set_up: str) -> tuple[ListeningPlayer, str]:
    """A whole game; what went wrong, "" for nothing."""
    seats, rules = SET_UPS[set_up]
    with tempfile.TemporaryDirectory() as home:
        ear = Ear(Path(home))
        player = ListeningPlayer(ear)
        trouble = ""
        try:
            player.play(player.set_up(seed, seats=seats, rules=rules))
        except Silent as error:
            trouble = str(error)[:300]
        status = ear.close()
    if not trouble and status:
        trouble = f"the program ended with {status}"
    return player, trouble


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="1001-1005", help="first and last seed (1001-1005)")
    parser.add_argument("--set-ups", default=",".join(SET_UPS), help="of " + ", ".join(SET_UPS))
    args = parser.parse_args()
    first, last = map(int, args.seeds.split("-"))
    met: dict[str, int] = dict.fromkeys(MET, 0)
    wrong = words = turns = 0
    for set_up in args.set_ups.split(","):
        for seed in range(first, last + 1):
            began = time.monotonic()
            player, trouble = played(seed, set_up)
            wrong += bool(trouble or not player.over)
            for what in MET:
                met[what] += bool(player.met[what])
            words, turns = words + player.words, turns + player.turns
            found = " ".join(f"{what} {player.met[what]}" for what in MET)
            print(
                f"{set_up} {seed}: {player.turns} turns, {player.ear.keys} keys, "
                f"{player.words / max(1, player.turns):.0f} words a round, "
                f"{time.monotonic() - began:.0f} s; {found}; {trouble or 'over'}",
                flush=True,
            )
    missing = [what for what, count in met.items() if not count]
    print(f"{words / max(1, turns):.0f} words a round; {wrong} games wrong")
    print(f"never met: {', '.join(missing) or 'nothing'}")
    return 1 if wrong or missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
