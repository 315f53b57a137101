"""The game of the first lesson: ordinary, with dealt deeds, prepared dice and a kind partner.

Only chance and the partner are arranged.  What the learner does is decided by the engine, as in
any other game, and the game goes on by ordinary chance when the arranged throws are used up.
"""

from collections.abc import Sequence

from ..ai.bargaining.price_limits import list_value
from ..editions import DEFAULT, HOMES, load_edition
from ..engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Bundle,
    Buy,
    CounterTrade,
    Decline,
    Pass,
    RefuseTrade,
)
from ..engine.board import BANK
from ..engine.chance import CHANCE_DECK, CHEST_DECK, SeededChance
from ..engine.errors import IllegalAction
from ..engine.events import DeedMoved, GameStarted
from ..engine.flow import turn
from ..engine.frames import Auction, Offer, Purchase
from ..engine.machine import Engine, verify
from ..engine.rules import Rules
from ..engine.setup import new_state
from ..engine.state import DECK_STEP, State
from ..engine.view import View
from ..storage import LogEntry, SavedGame, SeatRecord
from .fallback import FallbackBot
from .match import Match

LEARNER, PARTNER = 0, 1
SEED = 1935
CASH = 640
#: the places of the deeds dealt before the first roll; the learner lacks two of the light blue
#: set, one of them dealt: the partner has it, and the railroads
LEARNERS = (8, 12)
PARTNERS = (9, 5, 15, 25, 35)
#: the total of each roll, roll by roll; from Jail the last one is a double
THROWS = ((6, 5, 4, 7, 10), (6, 3, 7, 4))
#: the partner's limit in an auction, and its lowest price for the missing deed
BIDS_TO, BIDS_MORE = 100, 10
ASKS = 150


class LessonChance(SeededChance):
    """Prepared totals by player; doubles only in Jail, where they are an exit.

    ``log`` is what has been played already: what was thrown there is used up.
    """

    def __init__(self, log: Sequence[LogEntry] = ()) -> None:
        self.left = [list(totals) for totals in THROWS]
        for _version, action, drawn in log:
            for _throw in (each for each in drawn if each[0] == "dice"):
                self.left[action.player][:1] = []

    def dice(self, state: State) -> tuple[int, int]:
        player = state.current
        drawn = super().dice(state)
        if not self.left[player]:
            return drawn
        total = self.left[player].pop(0)
        first = total // 2 if state.in_jail(player) else (total - 1) // 2
        return first, total - first


class LessonPartner:
    """Plays simply, bids up to a limit, and trades for the value of a deed to it.

    Until there has been an auction it declines deeds, so that the
    learner meets one in any case.
    """

    def __init__(self, auctions: int = 0) -> None:
        self.reason = ""
        self.auctions = auctions
        self._simple = FallbackBot()

    def decide(self, view: View) -> Action:
        state, me = view.state, view.player
        frame = state.top
        if isinstance(frame, Purchase):
            price = state.board.spaces[frame.space].price
            wants = self.auctions > 0 and state.cash[me] >= price + ASKS
            return Buy(me) if wants else Decline(me)
        if isinstance(frame, Auction):
            self.auctions += 1
            return self._bid(state, me, frame)
        return self._simple.decide(view)

    def interject(self, view: View) -> Action | None:
        for offer in view.state.offers:
            if offer.partner == view.player and not offer.agreed:
                return answer_offer(view.state, offer)
        return self._simple.interject(view)

    def _bid(self, state: State, me: int, frame: Auction) -> Action:
        bid = Bid(me, frame.high + BIDS_MORE)
        if frame.building or bid.amount > BIDS_TO:
            return Pass(me, final=True)
        try:
            verify(state, bid)
        except IllegalAction:
            return Pass(me, final=True)
        return bid


def trade_worth(state: State, bundle: Bundle) -> int:
    """The worth of one side of a trade to the partner; Jail cards count little."""
    return bundle.cash + list_value(state, bundle.deeds) + 30 * len(bundle.cards)


def answer_offer(state: State, offer: Offer) -> Action:
    """Accept a fair offer, else name the price of the missing deed, else refuse."""
    me = offer.partner
    missing = PARTNERS[0]
    asked = ASKS if offer.get.deeds == (missing,) else 2 * trade_worth(state, offer.get)
    accept = AcceptTrade(me, offer.id)
    if trade_worth(state, offer.give) >= max(asked, 1):
        try:
            verify(state, accept)
        except IllegalAction:
            return RefuseTrade(me, offer.id)
        return accept
    counter = CounterTrade(me, offer.id, Bundle(deeds=(missing,)), Bundle(cash=ASKS))
    if offer.get.deeds == (missing,):
        try:
            verify(state, counter)
        except IllegalAction:
            return RefuseTrade(me, offer.id)
        return counter
    return RefuseTrade(me, offer.id)


def new_lesson(
    learner: SeatRecord, partner: SeatRecord, threaded: bool = True, edition: str = DEFAULT
) -> Match:
    """The game about to begin, with the learner's throw.

    ``edition`` is the board of a language, with the prices of the usual one.
    """
    engine = _arranged(edition)
    seats, bots = (learner, partner), {PARTNER: LessonPartner()}
    return Match(engine, seats, engine.state.clone(), bots=bots, threaded=threaded)


def is_lesson(saved: SavedGame) -> bool:
    """Whether the game starts as a lesson, with a learner and the partner."""
    kinds, edition = [seat.kind for seat in saved.seats], saved.start.board.id
    usual = saved.kind == "lesson" and kinds == ["human", "ai"] and edition in HOMES.values()
    return usual and saved.start == _arranged(edition).state


def lesson_from(saved: SavedGame, threaded: bool = True) -> Match:
    """A resumed lesson: the remaining prepared dice fall, and the partner is as kind as before."""
    bids = sum(action.player == PARTNER and isinstance(action, Bid | Pass)
               for _version, action, _drawn in saved.log)  # fmt: skip
    bots = {PARTNER: LessonPartner(bids)}
    return Match.from_saved(saved, LessonChance(saved.log), bots, threaded)


def _arranged(edition: str) -> Engine:
    """The game with the deeds dealt and the decks laid, at the learner's first throw."""
    board = load_edition(edition)
    state = new_state(board, Rules(start_cash=CASH), 2, SEED)
    engine = Engine(state, LessonChance())
    for deck, stream in enumerate((CHANCE_DECK, CHEST_DECK)):
        order = engine.chance.order(state, stream, len(state.decks[deck]))
        state.decks[deck] = [deck * DECK_STEP + at for at in order]
    _put_first(state, 0, "go_to_jail")
    engine.emit(
        GameStarted(tuple(state.order), tuple(state.cash), state.houses_left, state.hotels_left)
    )
    for player, deeds in ((LEARNER, LEARNERS), (PARTNER, PARTNERS)):
        for space in deeds:
            state.owner[space] = player
            engine.emit(DeedMoved(space, BANK, player))
    turn.begin(engine, LEARNER)
    engine.settle()
    return engine


def _put_first(state: State, deck: int, kind: str) -> None:
    """Lay the first card of a kind on top of a deck."""
    cards = state.board.decks[deck]
    key = next(k for k in state.decks[deck] if cards[k % DECK_STEP].kind == kind)
    state.decks[deck].remove(key)
    state.decks[deck].insert(0, key)
