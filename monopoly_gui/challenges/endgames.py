"""Challenges near the end of a game, when every round counts."""

from ..engine.sentence import mark
from .challenge import Challenge
from .goal import Goal
from .position import GROUPS, Holding, position

ENDGAMES = (
    Challenge(
        "six_rounds",
        mark("Six rounds left"),
        mark(
            "Six rounds, then everything is counted, and you are behind. Houses count at "
            "cost; whatever they earn until then is extra."
        ),
        position(
            Holding(1000, 36, ("red", 5, 12)),
            Holding(640, 12, ("light_blue", 19, 26, 35, 39), buildings={"light_blue": 1}),
            round=15,
        ),
        Goal("lead", (350, 800, 1150)),
        ("normal",),
        rounds=6,
        seed=2,
    ),
    Challenge(
        "the_squeeze",
        mark("The squeeze"),
        mark(
            "Your opponent has almost no cash, and the orange streets are yours. "
            "Build what it takes to finish the game."
        ),
        position(
            Holding(700, 24, ("orange", "utilities", 15), buildings={"orange": 1}),
            Holding(130, 4, (6, 8, 21, 26, 39), mortgaged=(6, 8, 21)),
            round=16,
        ),
        Goal("ruin", (12, 8, 4), amount=1),
        ("normal",),
        rounds=12,
    ),
    Challenge(
        "two_left",
        mark("Two left"),
        mark(
            "Two fortresses, and each of you has to walk through the other’s. Build "
            "houses where your opponent will land, and keep money for where you will."
        ),
        position(
            Holding(
                1120,
                24,
                ("orange", "pink", "railroads"),
                buildings={"pink": 2, "orange": 4},
                cards=1,
            ),
            Holding(
                410,
                10,
                ("green", "yellow", "utilities"),
                mortgaged=(12, 28),
                buildings={"green": 2},
            ),
            round=34,
        ),
        Goal("ruin", (12, 8, 4), amount=1),
        ("hard",),
        rounds=12,
        seed=2,
    ),
    Challenge(
        "hotels",
        mark("Hotels"),
        mark(
            "A brown hotel is cheap and looks modest, but nobody has anything better yet. "
            "Build one on each street as soon as you can."
        ),
        position(
            Holding(190, 28, ("brown", 12, 9)),
            Holding(330, 11, (6, 18, 21, 35)),
            Holding(280, 24, (14, 27, 31, 5)),
            round=7,
        ),
        Goal("build", (8, 4, 2), GROUPS["brown"], 5),
        ("normal", "normal"),
        rounds=8,
    ),
    Challenge(
        "green_dream",
        mark("A dream in green"),
        mark(
            "Green is the most expensive set to build on, and your cash won’t buy a "
            "third of it. Sell, mortgage, earn: build two houses on each street."
        ),
        position(
            Holding(420, 5, ("green", 9, 23, 29, 15, 28)),
            Holding(510, 22, (1, 11, 18, 26, 35, 39)),
            round=10,
        ),
        Goal("build", (8, 5, 3), GROUPS["green"], 2),
        ("normal",),
        rounds=8,
        seed=2,
    ),
    Challenge(
        "landlord",
        mark("The landlord"),
        mark(
            "Two sets, one purse. The one you build on first decides what the others "
            "pay in the next eight rounds."
        ),
        position(
            Holding(900, 3, ("light_blue", "dark_blue", 15)),
            Holding(600, 33, ("pink", 21, 35), buildings={"pink": 1}),
            Holding(550, 20, (16, 18, 26, 29, 5)),
            round=13,
        ),
        Goal("worth", (3000, 4000, 5000)),
        ("normal", "normal"),
        rounds=8,
        seed=6,
    ),
    Challenge(
        "only_rails",
        mark("Nothing but railroads"),
        mark(
            "Four railroads and no set: the money comes in steadily, but never much "
            "of it. Have something to show for it after ten rounds."
        ),
        position(
            Holding(500, 20, ("railroads", 9, 18, 37)),
            Holding(480, 2, (6, 8, 16, 21, 39)),
            Holding(450, 30, (1, 19, 23, 26, 31)),
            round=9,
        ),
        Goal("lead", (2000, 2600, 3300)),
        ("normal", "normal"),
        rounds=10,
        seed=3,
    ),
    Challenge(
        "from_behind",
        mark("Coming from behind"),
        mark(
            "Your opponent has a set with houses and twice your money. You have the "
            "better streets to build on. You have ten rounds to get ahead."
        ),
        position(
            Holding(480, 12, ("orange", 5, 28)),
            Holding(960, 30, ("green", 6, 15, 23), buildings={"green": 1}),
            round=14,
        ),
        Goal("lead", (600, 1300, 2000)),
        ("hard",),
        rounds=10,
        seed=2,
    ),
)
