"""Whether a foreign position can be played on from.

``State.problems`` checks money, deeds and buildings; this module checks that every pending frame
can be answered, now or once those above it are done.  Every position of a game
played here passes: the checks describe what the rules themselves leave behind.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .actions import Bundle
from .amounts.taxes import tax_is_choice
from .board import BANK, SIZE
from .flow import ending
from .flow.building import spots
from .frames import (
    Advance,
    Arrival,
    Auction,
    CardChoice,
    ChooseMove,
    Claim,
    Debt,
    Deliver,
    Estate,
    Frame,
    Offer,
    Over,
    Purchase,
    Received,
    SecondMove,
    Shortage,
    TaxChoice,
    Turn,
)
from .machine import deciders, legal
from .registry import HANDLERS
from .sentence import Sentence
from .state import DECK_STEP, State

#: no sum, and no number that counts anything, comes near it
MOST = 10**12
#: seeds of older programs were of any size that fits
LARGEST_SEED = 2**64
#: frames that wait below another one, and frames between players
DEEPEST, MOST_OFFERS, LONGEST_PLAN = 64, 400, 400
#: missed rolls in Jail, and doubles, before they have consequences
MOST_MISSES, MOST_DOUBLES = 9, 2
#: the causes of a debt
REASONS = frozenset(("rent", "tax", "card", "jail", "auction", "interest"))
KINDS = ("house", "hotel")
#: while these are pending no other frame comes on top of them
ALONE_ON_TOP = (Auction, ChooseMove, TaxChoice, CardChoice)


def misshapen(state: State) -> list[str]:
    """The parts that name unknown players or cards; [] if there are none.

    For a position whose lists have an entry for each player; only after this is it safe to ask
    for its ``problems``.
    """
    there = range(state.players)
    frames = [getattr(frame, "player", 0) for frame in state.stack]
    leaders = [frame.leader for frame in state.stack if isinstance(frame, Auction)]
    found = {
        "fallen": [state.current, *state.fallen],
        "stack": frames,
        "claims": [player for c in state.claims for player in (c.owner, c.debtor)],
        "offers": [player for o in state.offers for player in (o.player, o.partner)],
    }
    wrong = [_holds(name) for name, players in found.items() if set(players) - set(there)]
    if set(leaders) - {BANK, *there}:
        wrong.append(_holds("stack"))
    decks = state.board.decks
    keys = {deck * DECK_STEP + at for deck, cards in enumerate(decks) for at in range(len(cards))}
    if {key for pile in (*state.decks, *state.cards) for key in pile} - keys:
        wrong.append(_holds("cards"))
    return wrong


def unplayable(state: State) -> list[str]:
    """The reasons why the game cannot go on from here, as sentences; [] if it can.

    For a position without ``problems``, whose lists have an entry for each player.
    """
    wrong = [*_numbers(state), *_players(state)]
    if wrong:
        return wrong
    wrong = [*_between(state), *_stack(state)]
    return wrong or _stuck(state)


def _holds(what: str) -> str:
    return Sentence("{what} has an impossible value", what=what)


def _numbers(state: State) -> list[str]:
    """Sums and counters, each within its bounds."""
    sums = {
        "cash": max((*state.cash, abs(state.bank), state.pot)),
        "salaries": max(state.salaries),
        "draws": max(state.draws),
        "version": state.version,
        "round": state.round,
        "turn": state.turn,
        "next_id": state.next_id,
        "houses_left": abs(state.houses_left),
        "hotels_left": abs(state.hotels_left),
    }
    wrong = [_holds(name) for name, value in sums.items() if value > MOST]
    if not -LARGEST_SEED < state.seed < LARGEST_SEED:
        wrong.append(_holds("seed"))
    if max(state.jail_turns) > MOST_MISSES:
        wrong.append(_holds("jail_turns"))
    if state.doubles > MOST_DOUBLES:
        wrong.append(_holds("doubles"))
    white, third = state.dice[:2], state.dice[2:]
    if len(white) == 1 or not all(1 <= d <= 6 for d in white) or not all(d <= 3 for d in third):
        wrong.append(_holds("dice"))
    streets = state.board.streets
    built = [space for space, level in enumerate(state.buildings) if level]
    if any(space not in streets or state.owner[space] == BANK for space in built):
        wrong.append(_holds("buildings"))
    if any(key // DECK_STEP != deck for deck, pile in enumerate(state.decks) for key in pile):
        wrong.append(_holds("decks"))
    return wrong


def _players(state: State) -> list[str]:
    """Check the active and bankrupt players, and that the game is over when it has to be."""
    out = {p for p, alive in enumerate(state.alive) if not alive}
    wrong = []
    if len(state.fallen) != len(out) or set(state.fallen) != out:
        wrong.append(_holds("fallen"))
    if state.over:
        return wrong
    if ending.is_over(state):
        wrong.append(Sentence("the game is over but goes on"))
    begun = [p for p, placed in enumerate(state.placed) if not placed and state.alive[p]]
    if any(state.position[p] or state.in_jail(p) for p in begun):
        wrong.append(_holds("placed"))
    turn = state.stack[0]
    if not isinstance(turn, Turn) or turn.player != state.current:
        wrong.append(_holds("current"))
    return wrong


def _between(state: State) -> list[str]:
    """Check claims and offers, which have numbers."""
    wrong = []
    for name, found, fits in (
        ("claims", state.claims, _claim_fits),
        ("offers", state.offers, _offer_fits),
    ):
        ids = [each.id for each in found]
        numbered = len(set(ids)) == len(ids) and all(0 < id < state.next_id for id in ids)
        if not (len(ids) <= MOST_OFFERS and numbered and all(fits(state, e) for e in found)):
            wrong.append(_holds(name))
    return wrong


def _claim_fits(state: State, claim: Any) -> bool:
    assert isinstance(claim, Claim)
    return (
        claim.owner != claim.debtor
        and _is_deed(state, claim.space)
        and 0 <= claim.amount <= MOST
        and 0 <= claim.until <= MOST
    )


def _offer_fits(state: State, offer: Any) -> bool:
    assert isinstance(offer, Offer)
    return (
        offer.player != offer.partner
        and _bundle_fits(state, offer.give)
        and _bundle_fits(state, offer.get)
        and 0 <= offer.owed <= MOST
        and _deeds(state, offer.lent)
    )


def _bundle_fits(state: State, side: Bundle) -> bool:
    keys = {key for pile in (*state.decks, *state.cards) for key in pile}
    return 0 <= side.cash <= MOST and _deeds(state, side.deeds) and set(side.cards) <= keys


def _stack(state: State) -> list[str]:
    """Check every frame by itself and beside its neighbours."""
    if len(state.stack) > DEEPEST:
        return [_holds("stack")]
    last = len(state.stack) - 1
    wrong = [
        _holds(HANDLERS[frame.__class__].title)
        for at, frame in enumerate(state.stack)
        if not FITS[frame.__class__](state, at, frame)
        or (at < last and isinstance(frame, ALONE_ON_TOP))
    ]
    lots = [space for frame in state.stack for space in _for_sale(frame)]
    if len(set(lots)) < len(lots):
        wrong.append(_holds("stack"))
    return wrong


def _stuck(state: State) -> list[str]:
    """Check that a player can decide, and that every decider has a legal action."""
    asked = deciders(state)
    if not (asked or state.over):
        return [Sentence("no player has a decision to make")]
    if not all(legal(state, player) for player in asked):
        return [Sentence("a player has to decide but has no choice")]
    return []


def _below(state: State, at: int) -> Frame | None:
    return state.stack[at - 1] if at else None


def _above(state: State, at: int) -> Frame | None:
    return state.stack[at + 1] if at + 1 < len(state.stack) else None


def _in_game(state: State, player: int) -> bool:
    return 0 <= player < state.players and state.alive[player]


def _mover(state: State, player: int) -> bool:
    """Whether it is the player who moves in this turn."""
    return player == state.current and state.alive[player]


def _is_deed(state: State, space: int) -> bool:
    return 0 <= space < SIZE and state.board.spaces[space].is_deed


def _deeds(state: State, spaces: tuple[int, ...]) -> bool:
    """Whether these are deeds, each once."""
    return len(set(spaces)) == len(spaces) and all(_is_deed(state, space) for space in spaces)


def _of_bank(state: State, spaces: Iterable[int]) -> bool:
    """Whether these are deeds that the Bank can sell."""
    return all(_is_deed(state, space) and state.owner[space] == BANK for space in spaces)


def _for_sale(frame: Frame) -> tuple[int, ...]:
    """The deeds that change owner when the frame is done."""
    if isinstance(frame, Estate):
        return frame.spaces
    if isinstance(frame, Purchase | Auction | Deliver) and not getattr(frame, "building", ""):
        return (frame.space,)
    return ()


def _turn(state: State, at: int, frame: Turn) -> bool:
    """Check that a turn lies at the bottom, and rests when it is alone; it ends with its player."""
    if at or frame.over == state.alive[frame.player]:
        return False
    if frame.phase not in ("roll", "end", "moving") or (frame.again and frame.phase == "end"):
        return False
    if frame.rolled != (frame.again or frame.phase != "roll"):
        return False
    return len(state.stack) > 1 or (frame.phase != "moving" and not frame.over)


def _advance(state: State, at: int, frame: Advance) -> bool:
    """The way out of Jail waits for the fine [JAIL-14]."""
    fine = _above(state, at)
    waits = isinstance(fine, Debt) and fine.reason == "jail" and fine.player == frame.player
    return at == 1 and waits and _mover(state, frame.player) and 1 <= frame.steps <= 12


def _arrival(state: State, at: int, frame: Arrival) -> bool:
    there = 0 <= frame.space < SIZE and 1 <= frame.factor <= 100
    return _mover(state, frame.player) and there and not state.in_jail(frame.player)


def _choose_move(state: State, at: int, frame: ChooseMove) -> bool:
    targets = frame.targets
    there = bool(targets) and len(targets) <= SIZE and all(0 <= t < SIZE for t in targets)
    free = _mover(state, frame.player) and not state.in_jail(frame.player)
    return free and there and frame.why in ("bus", "triple")


def _second_move(state: State, at: int, frame: SecondMove) -> bool:
    return _mover(state, frame.player) and len(state.dice) >= 2


def _purchase(state: State, at: int, frame: Purchase) -> bool:
    return _mover(state, frame.player) and _of_bank(state, (frame.space,))


def _auction(state: State, at: int, frame: Auction) -> bool:
    """Check an auction of a deed of the Bank, or of claimed buildings [AUCT-1, SUPPLY-5]."""
    masks, players = 1 << state.players, range(-1, state.players)
    if not (0 <= frame.passed < masks and 0 <= frame.out < masks and frame.turn in players):
        return False
    led = frame.leader != BANK
    if frame.leader not in players or not 0 <= frame.high <= MOST or (frame.high and not led):
        return False
    if not frame.building:
        return frame.count == 1 and _of_bank(state, (frame.space,)) and not frame.bidders
    demand = _below(state, at)
    if not isinstance(demand, Shortage) or demand.building != frame.building:
        return False
    if not frame.bidders or not all(0 <= p < state.players for p in frame.bidders):
        return False
    named = [demand.plans[p] for p in frame.bidders if state.alive[p]]
    return all(named) and 1 <= frame.count <= LONGEST_PLAN and -1 <= frame.spot < SIZE


def _deliver(state: State, at: int, frame: Deliver) -> bool:
    """Check an unpaid lot, buildings also for their street [AUCT-6, SUPPLY-5]."""
    price = _above(state, at)
    waits = isinstance(price, Debt) and price.reason == "auction" and price.player == frame.player
    if not _in_game(state, frame.player) or not 0 <= frame.amount <= MOST:
        return False
    if not frame.building:
        return waits and frame.count == 1 and _of_bank(state, (frame.space,))
    demand = _below(state, at)
    if not isinstance(demand, Shortage) or demand.building != frame.building:
        return False
    if not 1 <= frame.count <= LONGEST_PLAN or not -1 <= frame.space < SIZE:
        return False
    placing = price is None and spots(state, frame.player, frame.building)
    return waits or bool(placing)


def _shortage(state: State, at: int, frame: Shortage) -> bool:
    """Check the demands for the last buildings [SUPPLY-5]."""
    streets = state.board.streets
    lists = (*frame.plans, frame.rest)
    living = sum(1 << p for p in state.living())
    return (
        0 <= frame.player < state.players
        and frame.building in KINDS
        and all(len(each) <= LONGEST_PLAN and set(each) <= set(streets) for each in lists)
        and 0 <= frame.waiting <= living
        and not frame.waiting & ~living
        and (frame.exchange == -1 or frame.exchange in streets)
        and (state.alive[frame.player] or not (frame.rest or frame.exchange >= 0))
    )


def _debt(state: State, at: int, frame: Debt) -> bool:
    """Check a debt: owed to the Bank or to active players; a price matches the frame below."""
    owed_to = frame.creditors
    fits = (
        _in_game(state, frame.player)
        and 0 < len(owed_to) == len(set(owed_to))
        and all(p == BANK or _in_game(state, p) for p in owed_to)
        and frame.player not in owed_to
        and 0 <= frame.amount <= MOST
        and -1 <= frame.space < SIZE
        and 0 <= frame.claim < state.next_id
    )
    below = _below(state, at)
    if not fits or frame.reason not in REASONS:
        return False
    if frame.reason == "jail":
        return isinstance(below, Advance) and below.player == frame.player and owed_to == (BANK,)
    if frame.reason == "auction":
        return isinstance(below, Deliver) and below.player == frame.player and owed_to == (BANK,)
    return True


def _tax_choice(state: State, at: int, frame: TaxChoice) -> bool:
    there = 0 <= frame.space < SIZE and state.board.spaces[frame.space].kind == "tax"
    return _mover(state, frame.player) and there and tax_is_choice(state, frame.space)


def _card_choice(state: State, at: int, frame: CardChoice) -> bool:
    """Check a card that offers a choice; it is in its pile again [CARD-2]."""
    there = frame.deck in (0, 1) and frame.card in state.decks[frame.deck]
    if not there or not _mover(state, frame.player):
        return False
    card = state.board.decks[frame.deck][frame.card % DECK_STEP]
    return card.kind == "choice_pay_or_draw"


def _received(state: State, at: int, frame: Received) -> bool:
    """Check received mortgages, all still mortgaged while they are pending [MORT-7]."""
    if not _in_game(state, frame.player) or not _deeds(state, frame.spaces):
        return False
    asked = _above(state, at) is None
    theirs = all(state.owner[s] == frame.player and state.mortgaged[s] for s in frame.spaces)
    return len(frame.paid) <= SIZE and (not asked or (bool(frame.spaces) and theirs))


def _estate(state: State, at: int, frame: Estate) -> bool:
    return _deeds(state, frame.spaces) and _of_bank(state, frame.spaces)


def _over(state: State, at: int, frame: Over) -> bool:
    """Check that the end stands alone, and ranks everybody."""
    everybody = sorted(frame.ranking) == list(range(state.players))
    places = not frame.places or (
        len(frame.places) == state.players
        and min(frame.places) == 1
        and max(frame.places) <= state.players
    )
    worths = len(frame.worths) == state.players and all(abs(w) <= MOST for w in frame.worths)
    alone = len(state.stack) == 1 and not (state.claims or state.offers)
    return everybody and places and worths and alone


FITS: Mapping[type[Frame], Callable[[State, int, Any], bool]] = {
    Turn: _turn,
    Advance: _advance,
    Arrival: _arrival,
    ChooseMove: _choose_move,
    SecondMove: _second_move,
    Purchase: _purchase,
    Auction: _auction,
    Deliver: _deliver,
    Estate: _estate,
    Shortage: _shortage,
    Debt: _debt,
    TaxChoice: _tax_choice,
    CardChoice: _card_choice,
    Received: _received,
    Over: _over,
}
