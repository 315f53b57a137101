"""Easy challenges, one idea each: build, trade, mortgage, bid."""

from ..engine.sentence import mark
from .challenge import Challenge
from .goal import Goal
from .position import GROUPS, Holding, position

FIRST_ONES = (
    Challenge(
        "first_houses",
        mark("Bricks and mortar"),
        mark(
            "You own all the orange streets, and your money is lying idle. Rent hardly hurts "
            "anybody before the third house: build three on each street."
        ),
        position(
            Holding(740, 4, ("orange", 5, 12)),
            Holding(540, 22, (1, 6, 11, 21, 26, 35)),
            round=8,
        ),
        Goal("build", (4, 3, 1), GROUPS["orange"], 3),
        ("easy",),
        rounds=4,
    ),
    Challenge(
        "last_of_three",
        mark("The last of three"),
        mark(
            "You need {s18} for a set, and your opponent needs {s9}, which is yours. Find a "
            "deal that is good for both, and own all the orange streets."
        ),
        position(
            Holding(480, 36, (16, 19, 9, 25, 28)),
            Holding(420, 12, (18, 6, 8, 35, 24)),
            round=7,
        ),
        Goal("own", (4, 2, 1), GROUPS["orange"]),
        ("normal",),
        rounds=4,
    ),
    Challenge(
        "idle_deeds",
        mark("Money in the bank"),
        mark(
            "The light blue streets are yours, but you have no cash. Mortgage what "
            "earns little, and build three houses on each of them."
        ),
        position(
            Holding(60, 24, ("light_blue", 5, 14, 28, 31, 27)),
            Holding(700, 3, (1, 11, 16, 21, 26, 35)),
            round=9,
        ),
        Goal("build", (5, 3, 1), GROUPS["light_blue"], 3),
        ("easy",),
        rounds=5,
    ),
    Challenge(
        "under_the_hammer",
        mark("Under the hammer"),
        mark(
            "You are on {s19}, the last orange street, and can’t pay its price in cash. It "
            "completes the set or blocks it: don’t leave it to the others."
        ),
        position(
            Holding(70, 19, (16, 18, 5, 12, 23, 34)),
            Holding(260, 30, (1, 6, 8, 26, 27, 35)),
            Holding(310, 7, (3, 11, 13, 21, 37)),
            round=9,
            bought=19,
        ),
        Goal("own", (3, 2, 1), GROUPS["orange"]),
        ("normal", "normal"),
        rounds=3,
    ),
    Challenge(
        "paid_off",
        mark("Out of debt"),
        mark(
            "Half of your deeds are mortgaged. Let the pink houses earn the money to "
            "unmortgage them all."
        ),
        position(
            Holding(
                240,
                32,
                ("pink", 5, 25, 28, 16),
                mortgaged=(5, 25, 28, 16),
                buildings={11: 2, 13: 2, 14: 3},
            ),
            Holding(390, 5, ("brown", 18, 21, 26, 35), buildings={"brown": 2}),
            round=12,
        ),
        Goal("clear", (8, 4, 2), GROUPS["pink"], 50),
        ("easy",),
        rounds=8,
    ),
)
