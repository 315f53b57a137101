"""Challenges in need: debts, dear streets, empty tills."""

from ..engine.board import BANK
from ..engine.sentence import mark
from .challenge import Challenge
from .goal import Goal
from .position import GROUPS, Holding, position

DEBTS = (
    Challenge(
        "the_bill",
        mark("The bill"),
        mark(
            "Repairs cost you {m640}, far more than you have. Raise the money "
            "without losing your best rents, and unmortgage everything again."
        ),
        position(
            Holding(
                90, 22, ("orange", "brown", 5, 12, 27, 34), buildings={"brown": 2, "orange": 3}
            ),
            Holding(1600, 6, (6, 8, 21, 23, 35, 39)),
            round=14,
            owes=640,
        ),
        Goal("clear", (10, 9, 8), GROUPS["orange"], 100),
        ("normal",),
        rounds=10,
        seed=2,
    ),
    Challenge(
        "three_creditors",
        mark("Three creditors"),
        mark(
            "You have been elected chairman and owe {m50} to each of three players. Pay, then "
            "recover: pink is a good set for that."
        ),
        position(
            Holding(135, 22, ("pink", 5, 28), mortgaged=(28,), buildings={11: 1, 13: 1, 14: 0}),
            Holding(480, 9, ("orange",)),
            Holding(605, 31, (21, 23, 39)),
            Holding(260, 3, (26, 27, 35)),
            round=12,
            owes=50,
            creditors=(1, 2, 3),
        ),
        Goal("build", (12, 9, 6), GROUPS["pink"], 2),
        ("normal", "normal", "normal"),
        rounds=12,
        seed=3,
    ),
    Challenge(
        "yellow_street",
        mark("The yellow street"),
        mark(
            "There are three hotels on yellow, and you are about to walk past them "
            "with hardly any cash. Survive the next rounds, whatever you have to "
            "sell."
        ),
        position(
            Holding(140, 18, ("light_blue", 12, 15, 39), buildings={"light_blue": 2}),
            Holding(160, 38, ("yellow", 21), buildings={"yellow": 5}),
            round=16,
        ),
        Goal("worth", (2350, 2450, 2550)),
        ("normal",),
        rounds=6,
        seed=5,
    ),
    Challenge(
        "everything_lent",
        mark("Mortgaged to the hilt"),
        mark(
            "Everything you own is mortgaged, even your red streets. Unmortgage the "
            "right ones first, and build as soon as you can."
        ),
        position(
            Holding(640, 38, ("red", 5, 15, 12, 3), mortgaged=(21, 23, 24, 5, 15, 12, 3)),
            Holding(430, 12, (6, 8, 16, 26, 31, 37)),
            round=12,
        ),
        Goal("build", (10, 8, 7), GROUPS["red"], 2),
        ("normal",),
        rounds=10,
        seed=1,
    ),
    Challenge(
        "mountain_of_debt",
        mark("A mountain of debt"),
        mark(
            "You owe {m900} to somebody who could build with it. Perhaps your creditor would "
            "prefer something other than money."
        ),
        position(
            Holding(
                210, 31, ("green", "light_blue", 39, 15), buildings={"light_blue": 3, "green": 1}
            ),
            Holding(300, 16, ("orange", 37, 25), buildings={"orange": 2}),
            round=17,
            owes=900,
            creditors=(1,),
        ),
        Goal("worth", (2650, 2800, 2950)),
        ("normal",),
        rounds=7,
        seed=6,
    ),
    Challenge(
        "last_penny",
        mark("Down to the last penny"),
        mark(
            "A tax of {m300}, and hardly any cash: something has to go. Unmortgage "
            "everything again before the rounds are over."
        ),
        position(
            Holding(
                12, 38, ("light_blue", 5, 25, 12), mortgaged=(12,), buildings={"light_blue": 3}
            ),
            Holding(460, 2, (1, 11, 16, 21, 26, 39)),
            round=11,
            owes=300,
            creditors=(BANK,),
        ),
        Goal("clear", (10, 8, 7), GROUPS["light_blue"], 50),
        ("easy",),
        rounds=10,
        seed=6,
    ),
)
