"""Challenges decided in auctions."""

from ..engine.sentence import mark
from .challenge import Challenge
from .goal import Goal
from .position import GROUPS, Holding, position

AUCTIONS = (
    Challenge(
        "an_estate",
        mark("An estate"),
        mark(
            "The Bank auctions a bankrupt player’s deeds: {s26} first, then {s27}, then deeds "
            "nobody needs. Keep enough money, and you can complete the yellow set."
        ),
        position(
            Holding(480, 8, (29, 5, 13, 28)),
            Holding(420, 22, (6, 8, 31, 18)),
            Holding(350, 33, (1, 21, 23, 35)),
            round=13,
            estate=(26, 27, 12),
        ),
        Goal("own", (3, 2, 1), GROUPS["yellow"]),
        ("normal", "normal"),
        rounds=3,
    ),
    Challenge(
        "great_sale",
        mark("The great sale"),
        mark(
            "Seven deeds are auctioned one after another, and nobody can afford them "
            "all. Choose when to bid and when to let the others spend their money."
        ),
        position(
            Holding(560, 20, (16, 39)),
            Holding(520, 2, (21, 31)),
            Holding(510, 30, (8, 35)),
            round=12,
            estate=(1, 5, 11, 12, 23, 29, 37),
        ),
        Goal("deeds", (5, 6, 7)),
        ("normal", "hard/collector"),
        rounds=1,
        seed=4,
    ),
    Challenge(
        "rails_for_sale",
        mark("Railroads for sale"),
        mark(
            "Two railroads are up for auction, and two are yours. Mortgage what you "
            "don’t need while the bidding goes on."
        ),
        position(
            Holding(160, 7, (5, 15, 23, 27, 39, 14)),
            Holding(410, 13, (6, 8, 21, 31)),
            Holding(380, 28, (16, 18, 34, 37)),
            round=12,
            estate=(25, 35),
        ),
        Goal("own", (3, 2, 1), GROUPS["railroads"]),
        ("normal", "normal"),
        rounds=3,
    ),
    Challenge(
        "last_houses",
        mark("The last houses"),
        mark(
            "The Bank has three houses left, and all of you could use them. Request one in "
            "time, and they go to auction."
        ),
        position(
            Holding(780, 4, ("orange", 5), buildings={"orange": 3}),
            Holding(440, 17, ("red", 15), buildings={21: 2, 23: 2, 24: 3}),
            Holding(500, 22, ("yellow", "brown"), buildings={"brown": 2, "yellow": 3}),
            round=21,
        ),
        Goal("buildings", (10, 11, 12)),
        ("normal", "normal"),
        rounds=2,
    ),
    Challenge(
        "key_street",
        mark("The key street"),
        mark(
            "{s23} and {s24} are up for auction, and {s21} is yours. Money decides, "
            "and yours is tied up in deeds you hardly need."
        ),
        position(
            Holding(120, 5, (21, 9, 12, 25, 35, 34)),
            Holding(240, 18, (6, 13, 26, 37)),
            Holding(290, 38, (3, 16, 27, 31)),
            round=11,
            estate=(23, 24),
        ),
        Goal("own", (4, 2, 1), GROUPS["red"]),
        ("normal", "normal"),
        rounds=4,
    ),
)
