"""Challenges that ask for a deal."""

from ..engine.sentence import mark
from .challenge import Challenge
from .goal import Goal
from .position import GROUPS, Holding, position

TRADES = (
    Challenge(
        "two_for_two",
        mark("Two for two"),
        mark(
            "Each of you has what the other needs. You want {s21} and {s24}, your opponent "
            "wants {s13}; but pink is cheap to build on, so ask for something in return."
        ),
        position(
            Holding(350, 2, (23, 13, 6, 28, 35)),
            Holding(520, 36, (21, 24, 11, 14, 1, 26)),
            round=9,
        ),
        Goal("own", (4, 3, 2), GROUPS["red"]),
        ("normal",),
        rounds=4,
    ),
    Challenge(
        "cash_in_hand",
        mark("Cash in hand"),
        mark(
            "{s37} belongs to somebody who has mortgaged everything. You have {s39}, and money:"
            " make an offer they can’t refuse."
        ),
        position(
            Holding(820, 20, (39, 12, 15)),
            Holding(240, 28, (37, 6, 18, 35), mortgaged=(37, 6, 18, 35)),
            Holding(610, 33, ("brown", 21, 27), buildings={"brown": 2}),
            round=11,
        ),
        Goal("own", (4, 2, 1), GROUPS["dark_blue"]),
        ("normal", "easy"),
        rounds=4,
    ),
    Challenge(
        "three_corners",
        mark("Around three corners"),
        mark(
            "You have {s26}; the other yellow streets belong to two different "
            "players. You need two deals, and the second will cost more than the "
            "first."
        ),
        position(
            Holding(640, 7, (26, 9, 19, 34, 12)),
            Holding(430, 22, (27, 6, 8, 15, 37)),
            Holding(380, 31, (29, 16, 18, 25, 3)),
            round=9,
        ),
        Goal("own", (6, 3, 1), GROUPS["yellow"]),
        ("normal", "normal"),
        rounds=6,
    ),
    Challenge(
        "four_stations",
        mark("Four railroads"),
        mark(
            "Three railroads are yours, the fourth is not. Its owner collects everything that runs "
            "on rails, but has a gap elsewhere."
        ),
        position(
            Holding(330, 12, (5, 15, 25, 14, 31)),
            Holding(470, 3, (35, 11, 13, 27, 24)),
            round=8,
        ),
        Goal("own", (5, 3, 1), GROUPS["railroads"]),
        ("normal/collector",),
        rounds=5,
    ),
    Challenge(
        "from_jail",
        mark("Business behind bars"),
        mark(
            "You can trade in Jail. Two pink streets are yours: get the third before you get out."
        ),
        position(
            Holding(390, 10, (11, 13, 27, 12, 32), jail=0),
            Holding(450, 4, (14, 26, 29, 5)),
            Holding(350, 2, (21, 31, 39, 9)),
            round=8,
        ),
        Goal("own", (4, 2, 1), GROUPS["pink"]),
        ("normal", "easy"),
        rounds=4,
    ),
    Challenge(
        "the_bully",
        mark("The lion’s share"),
        mark(
            "Your neighbour lets nobody complete a set and wants the lion’s share of "
            "each deal. Still, you need {s6} for the light blue set."
        ),
        position(
            Holding(560, 30, (8, 9, 39, 24, 5, 28)),
            Holding(380, 15, (6, 37, 21, 16, 35)),
            round=10,
        ),
        Goal("own", (6, 4, 2), GROUPS["light_blue"]),
        ("hard/bully",),
        rounds=6,
    ),
    Challenge(
        "nobody_builds",
        mark("Nobody builds"),
        mark(
            "Every deed has been sold, nobody has a set, and so nobody can build. The "
            "first to trade is the first to build."
        ),
        position(
            Holding(640, 7, (6, 8, 16, 21, 31, 37, 5)),
            Holding(555, 18, (9, 11, 18, 23, 26, 32, 15)),
            Holding(710, 29, (1, 13, 19, 24, 27, 39, 25)),
            Holding(480, 36, (3, 14, 29, 34, 12, 28, 35)),
            round=9,
        ),
        Goal("buildings", (4, 9, 14)),
        ("normal", "normal", "normal"),
        rounds=6,
    ),
    Challenge(
        "trade_up",
        mark("Moving up"),
        mark(
            "Your brown set has had its day. Trade it for streets that earn real "
            "rent, and be ahead when the ten rounds are over."
        ),
        position(
            Holding(700, 39, ("brown", 16, 18, 28, 21)),
            Holding(520, 14, (19, 23, 24, 6, 35, 32)),
            round=10,
        ),
        Goal("lead", (650, 900, 1200)),
        ("normal",),
        rounds=10,
        seed=2,
    ),
)
