"""Counts the remarks of opponents in whole games, and checks that they are true.

``python -m tools.campaigns.remarks [--games 100] [--seed 1]``
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from monopoly_gui.ai import levels
from monopoly_gui.ai.characters import SeatOccupant, cast
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import BANK, SIZE
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import start
from monopoly_gui.engine.state import HOTEL, State
from monopoly_gui.simulation.driver import play
from monopoly_gui.ui.characters.remarks import WORDINGS, Remark, Remarks
from monopoly_gui.ui.characters.triggers import KINDS
from monopoly_gui.ui.table_model import state_as_shown

BOARD = load_edition("us_2008")
CODES = ("normal/builder", "normal", "normal/dealer", "normal/bully")
ROUNDS = 200
#: rounds from one remark to the next, on average, at least and at most
SELDOM, OFTEN = 4.0, 2.5


def streets(state: State) -> list[tuple[int, ...]]:
    """The sets of streets, as spaces."""
    groups = (group.members for group in state.board.groups.values())
    return [tuple(m) for m in groups if state.board.spaces[m[0]].kind == "street"]


def has_set(state: State, player: int) -> bool:
    return any(all(state.owner[s] == player for s in members) for members in streets(state))


def lacks_one(state: State, player: int) -> bool:
    """Whether somebody else holds the one deed that a set of the player's lacks."""
    for members in streets(state):
        others = [state.owner[s] for s in members if state.owner[s] != player]
        if len(others) == 1 and others[0] != BANK:
            return True
    return False


def others(state: State, player: int) -> list[int]:
    return [p for p in range(state.players) if p != player]


def missed(state: State, player: int) -> bool:
    """Whether somebody stands one space behind a hotel of the player's."""
    spaces = [s for s in range(SIZE) if state.owner[s] == player and state.buildings[s] == HOTEL]
    return any(state.position[p] == (s + 1) % SIZE for s in spaces for p in others(state, player))


#: what must be true of the position in which something is said
TRUE: dict[str, Callable[[State, int], bool]] = {
    "set": has_set,
    "set_lost": lacks_one,
    "other_set": lambda s, p: any(has_set(s, o) for o in others(s, p)),
    "house": lambda s, p: any(s.owner[x] == p and s.buildings[x] for x in range(SIZE)),
    "hotel": lambda s, p: any(s.owner[x] == p and s.buildings[x] == HOTEL for x in range(SIZE)),
    "last_house": lambda s, p: s.houses_left == 0,
    "jail": lambda s, p: s.in_jail(p),
    "jail_again": lambda s, p: s.in_jail(p),
    "other_jail": lambda s, p: any(s.in_jail(o) for o in others(s, p)),
    "free": lambda s, p: not s.in_jail(p),
    "doubles": lambda s, p: not s.in_jail(p),
    "mortgage": lambda s, p: any(s.owner[x] == p and s.mortgaged[x] for x in range(SIZE)),
    "near_miss": missed,
    "bankrupt": lambda s, p: not s.alive[p],
    "other_bankrupt": lambda s, p: not all(s.alive),
    "win": lambda s, p: s.over,
    "other_win": lambda s, p: s.over,
}
#: true when it is said, while the step may go on: a token that has landed may be sent elsewhere
AT_ONCE = ("doubles", "near_miss")


@dataclass(slots=True)
class Count:
    """The remarks of some games."""

    games: int = 0
    rounds: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    @property
    def said(self) -> int:
        return self.kinds.total()

    @property
    def gap(self) -> float:
        """Rounds from one remark to the next."""
        return self.rounds / max(1, self.said)


def listen(seed: int, count: Count, rounds: int = ROUNDS) -> None:
    """Play a game of computers, the first of whom is a person to the others, and count."""
    players = 2 + seed % 4
    engine = start(BOARD, Rules(), players, seed)
    sitters = tuple(SeatOccupant(f"N{n}", not n, CODES[n % len(CODES)]) for n in range(players))
    remarks = Remarks(engine.state.clone(), lambda: cast(sitters), opened=True)
    said: list[tuple[int, Remark]] = []

    def on_event(events: list[Event]) -> None:
        for event in events:
            remark = remarks.on_event(event)
            if remark:
                said.append((max(1, remarks.model.round), remark))
                state = engine.state
                if remark.kind in AT_ONCE:
                    state = state_as_shown(state, remarks.model)
                if remark.kind in TRUE and not TRUE[remark.kind](state, remark.player):
                    count.wrong.append(f"{seed}: {remark.kind} is not true: {event}")

    on_event(list(engine.events))
    bots = [levels.make_opponent(CODES[seat % len(CODES)]) for seat in range(players)]
    play(engine, bots, rounds, on_event)
    count.games += 1
    count.rounds += engine.state.round
    count.kinds.update(remark.kind for _round, remark in said)
    # the last word is said whoever spoke before
    before = [round_ for round_, remark in said if remark.kind not in ("win", "other_win")]
    if any(one >= other for one, other in pairwise(before)):
        count.wrong.append(f"{seed}: two remarks in a round")
    words = Counter((r.character, r.kind, r.wording) for _round, r in said)
    if words and max(words.values()) > 1:
        count.wrong.append(f"{seed}: the same words twice")


def report(count: Count) -> str:
    """The figures, and what was wrong."""
    kinds = ", ".join(f"{kind} {count.kinds[kind]}" for kind in KINDS)
    return "\n".join(
        (
            f"{count.games} games, {count.rounds} rounds, {count.said} remarks: one in "
            f"{count.gap:.2f} rounds; {len(KINDS)} kinds in {WORDINGS} wordings each",
            kinds,
            *count.wrong,
        )
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    count = Count()
    for seed in range(given.seed, given.seed + given.games):
        listen(seed, count)
    print(report(count))
    return bool(count.wrong) or not OFTEN <= count.gap <= SELDOM


if __name__ == "__main__":
    sys.exit(main())
