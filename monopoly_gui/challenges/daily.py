"""The challenge of a day: the same for everybody, made from the date alone."""

import hashlib
from dataclasses import asdict
from datetime import date

from ..engine.amounts.worth import final_worth
from ..engine.board import Board
from ..engine.chance import splitmix64
from ..engine.rules import Rules
from ..engine.sentence import mark
from .challenge import PLAYER, Challenge, rules_of
from .goal import Goal
from .position import GROUPS, ChallengePosition, Holding, playable_state

TITLE = mark("Daily challenge")
TASK = mark(
    "The deeds were dealt at random, the same for everybody who plays today. Trade, "
    "build, and be worth as much as you can after the last round."
)
#: in front of the number of the day, so that other days came of it if days were made otherwise
SALT = 0x5EED_0F_DA15
ROUNDS = 8
#: the goals for one, two and three stars
GAINS = (550, 1000, 1600)
OPPONENTS = ("easy", "normal", "hard", "normal/dealer", "normal/builder", "hard/collector")
LEAST_CASH, MOST_CASH, CASH_STEP = 350, 800, 10
#: deeds that stay with the Bank
UNSOLD = 4
#: characters of the sum of the rules
SUM = 4


class DailyRandom:
    """Numbers drawn one after another; the same seed draws the same ones."""

    def __init__(self, seed: int) -> None:
        self.value = splitmix64(seed)

    def below(self, limit: int) -> int:
        """A number from 0 on, below the limit."""
        self.value = splitmix64(self.value)
        return self.value * limit >> 64

    def shuffled(self, things: tuple[int, ...]) -> list[int]:
        """The items in another order."""
        out = list(things)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out


def challenge_of_day(day: date, board: Board) -> Challenge:
    """The challenge of this date on a board."""
    lots = DailyRandom(SALT + day.toordinal())
    players = 2 + lots.below(3)
    deeds = lots.shuffled(tuple(space for group in GROUPS.values() for space in group))
    sold = deeds[: len(deeds) - UNSOLD]
    holdings = tuple(
        Holding(
            LEAST_CASH + CASH_STEP * lots.below((MOST_CASH - LEAST_CASH) // CASH_STEP + 1),
            4 * lots.below(10),
            tuple(sorted(sold[player::players])),
        )
        for player in range(players)
    )
    position = ChallengePosition(holdings, 8 + lots.below(5))
    opponents = tuple(OPPONENTS[lots.below(len(OPPONENTS))] for _ in range(players - 1))
    draft = Challenge(
        f"day-{day.isoformat()}", TITLE, TASK, position, Goal("worth", (1, 2, 3)), opponents,
        ROUNDS, lots.below(1 << 32),
    )  # fmt: skip
    start = final_worth(playable_state(position, board, rules_of(draft), draft.seed), PLAYER)
    one, two, three = (start + gain for gain in GAINS)
    goal = Goal("worth", (one, two, three))
    return Challenge(
        draft.id, TITLE, TASK, position, goal, opponents, ROUNDS, draft.seed, draft.rules
    )


def sum_of_rules(rules: Rules, board: Board) -> str:
    """A short checksum of rules and board."""
    text = repr((board.id, sorted(asdict(rules).items())))
    return hashlib.sha256(text.encode()).hexdigest()[:SUM]
