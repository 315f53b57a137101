"""A player of a simple game by the screen, until something appears."""

import random
from collections.abc import Callable

from .desk import Desk, NotSeen, Told
from .hands import Hands

#: more moves than any game needs
MOST_MOVES = 5000
#: how often a deed is left to the auction
LEAVES = 0.25
Until = Callable[[Told], bool]


class Player:
    """Buys what it can, bids, builds and trades now and then, and pays what it owes.

    ``moves`` counts what it did by scene and button, to be looked at by a test.
    """

    #: how long opponents may think about one question, in seconds
    thinking = 60.0

    def __init__(self, hands: Hands, seed: int, leaves: float = LEAVES) -> None:
        """``leaves``: how often a deed is left to the auction, 0 to 1."""
        self.hands = hands
        self.leaves = leaves
        self.desk: Desk = hands.desk
        self.chance = random.Random(seed)
        self.moves: dict[tuple[str, str], int] = {}
        self._estate_seen = -1

    def play(self, until: Until) -> Told:
        """Make moves until something is to be seen."""
        for _ in range(MOST_MOVES):
            text = self._ready(until)
            if until(text):
                return text
            self.move(text)
        raise AssertionError(f"{MOST_MOVES} moves, and the game goes on")

    def _ready(self, until: Until) -> Told:
        return self.desk.wait_for(
            lambda told: until(told) or self._asked(told), "a question", self.thinking
        )

    def _asked(self, told: Told) -> bool:
        """Whether there is something to do here."""
        if not told["still"] and not told["table"]["playing"]:
            return False
        return bool(self._choices(told))

    def _choices(self, told: Told) -> list[str]:
        """Buttons of the scene on top that this player would use, the best first."""
        scene = told["scenes"][-1]
        usable = [w["name"] for w in scene["widgets"] if w["enabled"]]
        wanted = WISHES.get(scene["name"])
        assert wanted is not None, f"nobody has said what to do about {scene['name']}"
        return [name for wish in wanted for name in usable if name.startswith(wish)]

    def move(self, told: Told) -> None:
        """Use one widget of the scene on top."""
        scene = told["scenes"][-1]["name"]
        choices = self._choices(told)
        name = choices[0]
        if scene == "AuctionDialog":
            name = self._bid(told, choices)
        elif scene == "PurchaseDialog" and self.chance.random() < self.leaves:
            name = "decline"
        elif scene == "TradeDialog" and "accept" in choices:
            name = self.chance.choice(["accept", "refuse"])
        elif scene == "TableScene" and name in ("roll", "end") and self._builds(told):
            name = "manage"
        key = (scene, name.split()[0])
        self.moves[key] = self.moves.get(key, 0) + 1
        try:
            self.hands.use(name)
        except NotSeen:
            # others play on meanwhile: what was there a moment ago may be gone
            if self.desk.told()["table"] == told["table"]:
                raise

    def _bid(self, told: Told, choices: list[str]) -> str:
        """Bid half of the time, by one of the steps; else stay out of it."""
        usable = [w["name"] for w in told["scenes"][-1]["widgets"] if w["enabled"]]
        bids = [name for name in usable if name in ("+1", "+10")]
        if bids and self.chance.random() < 0.5:
            return str(self.chance.choice(bids))
        return choices[0]

    def _builds(self, told: Told) -> bool:
        """Look at the estate once in a few rounds."""
        this = told["table"]["round"] // 4
        if this == self._estate_seen:
            return False
        self._estate_seen = this
        return True


#: what is used of each scene: the beginnings of names, the best first
WISHES: dict[str, tuple[str, ...]] = {
    "TableScene": ("roll", "end", "answer"),
    "PurchaseDialog": ("buy", "decline"),
    "AuctionDialog": ("out", "pass"),
    "TradeDialog": ("accept", "refuse", "close"),
    "EstateDialog": ("do", "build", "close"),
    "JailDialog": ("card", "pay", "roll"),
    "DebtDialog": ("pay", "raise all", "way", "bankrupt"),
    "ConfirmScene": ("yes",),
    "ReceivedMortgagesDialog": ("keep", "lift", "raise"),
    "DemandDialog": ("ask", "more", "none"),
    "PlaceBuildingDialog": ("place",),
    "CardChoiceDialog": ("pay", "draw"),
    "TaxDialog": ("fixed", "share"),
    "MoveDialog": ("go",),
    "ClaimsDialog": ("claim", "salary", "let go"),
    "BankruptDialog": ("end", "watch"),
    "EndVoteDialog": ("stay",),
    "ResultDialog": ("title",),
}
