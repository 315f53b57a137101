"""Tables in which every kind of act and event comes up, and every value of every option."""

#: seeds of random tables, as ``python -m tools.campaigns.reckoning --choose`` found them
# fmt: off
TABLES = (
    300001, 300008, 300016, 300017, 300042, 300054, 300061, 300071, 300072, 300075, 300078,
    300082, 300112, 300124, 300141, 300157, 300174, 300189, 300196, 300216, 300219, 300231,
    300232, 300246, 300247, 300265, 300286, 300309, 300312, 300323, 300332, 300335, 300342,
    300374, 300380, 300390, 300404, 300429, 300475, 300503, 300506, 300509, 300532, 300548,
    300579, 300676, 300692, 300693, 300712, 300715, 300724, 300748, 300754, 300786, 300793,
    300798, 300830, 300835, 300858, 300860, 300865, 300867, 300878, 300882, 300888, 300890,
    300929, 300954, 300970, 300979, 300982,
    # at goals of the house
    300031, 300121, 300151, 300173, 300178, 300183, 300188, 300211, 300258, 300285, 300329, 300355,
    300426, 300427,
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
    "end at a goal",
    "end by agreement",
    "end by bankruptcies",
    "end by rounds",
    "end by the clock",
    "last building sold",
    "last buildings left with the Bank",
    "offer changed",
    "paid for, without a place",
    "pot won",
    "rent asked for",
    "rent not claimed",
    "salary asked for",
    "salary not claimed",
    "shared place",
    "shared win",
    "the rest of a card first",
    "tie for the start",
}
