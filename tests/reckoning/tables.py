"""Tables in which every kind of act and event comes up, and every value of every option."""

from __future__ import annotations

#: seeds of random tables, as ``python -m tools.campaigns.reckoning --choose`` found them
# fmt: off
TABLES = (
    300017, 300031, 300036, 300054, 300055, 300064, 300072, 300083, 300089, 300103, 300111,
    300169, 300194, 300219, 300232, 300233, 300265, 300266, 300272, 300274, 300285, 300299,
    300342, 300352, 300357, 300363, 300379, 300390, 300407, 300434, 300438, 300446, 300449,
    300490, 300495, 300513, 300528, 300643, 300721, 300739, 300811, 300900, 700036, 700096,
    900049, 900233, 2000362, 3000071,
)
# fmt: on
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
    "pot won",
    "rent asked for",
    "rent not asked for",
    "salary asked for",
    "salary not asked for",
    "shared place",
    "shared win",
    "tie for the start",
}
