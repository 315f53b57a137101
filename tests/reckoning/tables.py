"""Tables in which every kind of act and event comes up, and every value of every option."""

from __future__ import annotations

#: seeds of random tables, as ``python -m tests.reckoning.campaign --choose`` found them
TABLES = tuple(range(1, 25))
#: what has to come up in some of them, as the reckoning names it
EVENTS = {
    "asked who else wants a hotel",
    "asked who else wants a house",
    "auction of the last hotels",
    "auction of the last houses",
    "auction of the last houses as a lot",
    "auction without a bid",
    "bankrupt in another's turn",
    "bankrupt to a player",
    "bankrupt to several",
    "bankrupt to the Bank",
    "bankruptcies in a chain",
    "deal",
    "deal in a debt",
    "deal that settles a debt",
    "deed auctioned",
    "deed dealt",
    "end by agreement",
    "end by bankruptcies",
    "end by rounds",
    "end by the clock",
    "last building sold",
    "last buildings left with the Bank",
    "offer changed",
    "rent asked for",
    "rent not asked for",
    "salary asked for",
    "salary not asked for",
    "shared place",
    "shared win",
    "tie for the start",
}
