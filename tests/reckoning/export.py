"""Random games written down as JSON, for somebody who does not know the engine.

This is the only file beside the campaign, the faults and the tests that knows the program: what
follows the games reads nothing but what ``play`` gives.
"""

import random
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any, TypeAlias

from monopoly_gui.engine import machine, setup
from monopoly_gui.engine.actions import (
    Action,
    Bundle,
    CounterTrade,
    EndByAgreement,
    OfferTrade,
    PayFine,
)
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.chance import CHANCE_DECK, CHEST_DECK, DEAL, ORDER, SeededChance
from monopoly_gui.engine.frames import Debt
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from tests.engine.choosing import choose, offer
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules

#: the key of a card is its place in its deck, and this much for each deck before it
DECK_STEP = 100
#: what is seen of a position, by the name of its field
SEEN = [
    "order",
    "current",
    "round",
    "turn",
    "doubles",
    "dice",
    "cash",
    "bank",
    "pot",
    "position",
    "placed",
    "lapped",
    "jail_turns",
    "alive",
    "fallen",
    "auto_claim",
    "salaries",
    "cards",
    "owner",
    "buildings",
    "mortgaged",
    "houses_left",
    "hotels_left",
    "decks",
    "time_called",
]


def seen(state: State) -> dict[str, Any]:
    """All that the table shows of a position: things and money, and who must decide what."""
    plain: dict[str, Any] = {name: _plain(getattr(state, name)) for name in SEEN}
    for name in ("claims", "offers"):
        plain[name] = [asdict(one) for one in getattr(state, name)]
    plain["pending"] = asdict(state.top)
    plain["deciders"] = sorted(machine.deciders(state))
    return plain


def _plain(value: Any) -> Any:
    """A number, a list of them, or a list of such lists, as it is now."""
    if not isinstance(value, (list, tuple)):
        return value
    return [list(one) if isinstance(one, (list, tuple)) else one for one in value]


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The fields that are not as they were."""
    return {name: value for name, value in after.items() if before[name] != value}


class Noted:
    """Chance that keeps in mind what it dealt out in an opening."""

    def __init__(self) -> None:
        self.chance = SeededChance()
        self.throws: list[tuple[int, int]] = []
        self.orders: dict[int, list[int]] = {}

    def dice(self, state: State) -> tuple[int, int]:
        self.throws.append(self.chance.dice(state))
        return self.throws[-1]

    def speed(self, state: State) -> int:
        return self.chance.speed(state)

    def order(self, state: State, stream: int, size: int) -> list[int]:
        self.orders[stream] = self.chance.order(state, stream, size)
        return self.orders[stream]


def opened(
    board: Board, rules: Rules, seed: int, claims: list[bool]
) -> tuple[State, dict[str, Any]]:
    """A game from its very start, and what chance dealt out before the first throw."""
    noted = Noted()
    engine = setup.start(board, rules, len(claims), seed, chance=noted, auto_claim=claims)
    thrown = [event for event in engine.events if event.kind == "order_rolled"]
    assert [event.dice for event in thrown] == noted.throws
    return engine.state, {
        "auto_claim": claims,
        "throws": [[event.player, *event.dice] for event in thrown],
        "lots": noted.orders.get(ORDER, []),
        "decks": [noted.orders[CHANCE_DECK], noted.orders[CHEST_DECK]],
        "deeds": noted.orders.get(DEAL, []),
    }


Hand: TypeAlias = Callable[[random.Random, State], Action]


def counter(rng: random.Random, state: State) -> Action | None:
    """Change an offer that somebody got: more or less money, or a deed less [TRADE-6]."""
    open_offers = [one for one in state.offers if not one.agreed]
    if not open_offers:
        return None
    one = rng.choice(open_offers)
    more = Bundle(one.get.cash + rng.choice((0, 1, 20, 100)), one.get.deeds, one.get.cards)
    less = Bundle(one.give.cash, one.give.deeds[rng.randint(0, 1) :], one.give.cards)
    return CounterTrade(one.partner, one.id, more, less)


def settlement(rng: random.Random, state: State) -> Action | None:
    """Offer deeds in place of a debt to the one it is owed to [SC-190]."""
    debt = state.top
    if not isinstance(debt, Debt) or len(debt.creditors) > 1 or debt.creditors[0] < 0:
        return None
    deeds = [s for s, owner in enumerate(state.owner) if owner == debt.player]
    given = tuple(rng.sample(deeds, rng.randint(0, len(deeds))))
    cash = rng.choice((0, state.cash[debt.player]))
    give, get = Bundle(cash, given, ()), Bundle(0, (), ())
    return OfferTrade(debt.player, debt.creditors[0], give, get, settles=True)


def together(rng: random.Random, state: State) -> Action:
    """Most or all of those still in agree to end the game [END-2]."""
    living = state.living()
    return EndByAgreement(-1, tuple(rng.sample(living, rng.randint(1, len(living)))))


def keen(weights: dict[str, float], deals: float, low: bool) -> Hand:
    """A random hand that does some kinds of acts more often; ``low`` bids as little as it may.

    ``deals`` is how often it offers a deal; it changes offers half as often.
    """

    def hand(rng: random.Random, state: State) -> Action:
        if state.jail_turns[state.current] == 2 and rng.random() < 0.3:
            return PayFine(state.current)
        if rng.random() < 0.0003:
            return together(rng, state)
        if rng.random() < 0.2 and (settled := settlement(rng, state)):
            return settled
        luck = rng.random()
        if luck < 0.25:
            return choose(rng, state, {})
        if luck < 0.25 + deals:
            changed_offer = counter(rng, state) if rng.random() < 0.4 else None
            return changed_offer or offer(rng, state)
        asked = machine.deciders(state)
        player = rng.choice(asked if rng.random() < 0.8 else state.living())
        legal = machine.legal(state, player)
        if not legal:
            return choose(rng, state, {})
        action = rng.choices(legal, [weights.get(one.kind, 1.0) for one in legal])[0]
        if action.kind == "bid" and not low:
            more = rng.choice((0, 1, 5, 40, rng.randint(0, 1 + 2 * state.cash[player])))
            return replace(action, amount=action.amount + more)
        return action

    return hand


SCARCE = keen(
    {
        "build": 6,
        "answer_demand": 4,
        "bid": 5,
        "end_turn": 0.7,
        "pass": 0.7,
        "mortgage": 0.01,
        "sell_building": 0.1,
        "sell_down": 0.05,
        "withdraw_demand": 0.3,
    },
    0.01,
    False,
)


def scarce(rng: random.Random, board: Board, rules: Rules, players: int) -> State:
    """A position with few houses at the Bank and much cash at the table [SUPPLY-5]."""
    hotels = rng.random() < 0.25
    found = min(
        (position(rng, board, rules, players) for _ in range(25)),
        key=lambda s: s.hotels_left if hotels else s.houses_left,
    )
    found.cash = [rng.choice((100, 600, 2000, 4000)) for _ in range(players)]
    found.bank = -sum(found.cash) - found.pot
    assert found.problems() == []
    return found


POOR = keen(
    {
        "declare_bankruptcy": 5,
        "settle_mortgage": 3,
        "sell_building": 0.3,
        "mortgage": 0.05,
        "lift_mortgage": 0.02,
        "build": 0.1,
        "resign": 0.02,
        "concede": 0.02,
        "claim_rent": 5,
        "accept_trade": 4,
    },
    0.02,
    False,
)


def poor(rng: random.Random, board: Board, rules: Rules, players: int) -> State:
    """A position with hardly any cash and most bare deeds mortgaged: one falls over another.

    The cards by which each pays each lie on top.
    """
    found = position(rng, board, rules, players)
    found.cash = [rng.choice((0, 0, 5, 12, 40)) for _ in range(players)]
    found.bank = -sum(found.cash) - found.pot
    for space, owner in enumerate(found.owner):
        group = board.spaces[space].group
        built = any(found.buildings[s] for s in board.groups[group].members) if group else False
        if owner >= 0 and not built and rng.random() < 0.9:
            found.mortgaged[space] = True
    for deck, cards in zip(found.decks, board.decks, strict=True):
        deck.sort(key=lambda key: not cards[key % DECK_STEP].kind.endswith("_each"))
    assert found.problems() == []
    return found


#: what kinds of tables there are, and how likely each is: usual ones, builders of the last
#: houses, the poor, debtors and those who forget to ask, bidders, dealers
HANDS: tuple[tuple[float, Hand], ...] = (
    (0.35, lambda rng, state: choose(rng, state, {})),
    (0.15, SCARCE),
    (0.1, POOR),
    (0.15, keen({"claim_rent": 5, "mortgage": 0.3, "set_auto_claim": 0.02}, 0.04, True)),
    (0.15, keen({"decline": 6, "bid": 3, "pass": 0.7, "resign": 0.1}, 0.02, False)),
    (0.1, keen({"accept_trade": 8, "settle_mortgage": 2, "mortgage": 0.3}, 0.3, True)),
)


def play(seed: int, cap: int = 1200) -> dict[str, Any]:
    """One random table with random rules, played by random hands: all that happened there."""
    rng = random.Random(seed)
    hand = rng.choices([one for _, one in HANDS], [weight for weight, _ in HANDS])[0]
    game: dict[str, Any] = {"seed": seed}
    players = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8))
    board = random_board(rng)
    rules = random_rules(rng, board, players)
    if hand is SCARCE:
        unit = rng.choice(("each", "each", "lot"))
        opening = ("10", "any", "lowest_deed", "own_deed")[seed % 4]
        rules = replace(
            rules,
            building_supply="limited",
            build_timing="any_idle",
            building_auction_unit=unit,
            building_auction_open=opening,
        )
        state = scarce(rng, board, rules, players)
    elif hand is POOR:
        players = max(players, 4)
        rules = replace(
            rules,
            voluntary_bankruptcy="forbidden",
            end_after_bankruptcies=0,
            round_limit=600 if rules.win_condition == "richest_at_limit" else 0,
        )
        state = poor(rng, board, rules, players)
    elif rng.random() < 0.6:
        state = position(rng, board, rules, players)
    else:
        claims = [rng.random() < 0.5 for _ in range(players)]
        state, game["opening"] = opened(board, rules, seed, claims)
    engine = Engine(state, SeededChance())
    engine.settle()
    game.update(rules=asdict(rules), board=asdict(board))
    game["start"] = now = seen(state)
    game["steps"] = steps = []
    for _ in range(cap):
        if engine.state.over:
            break
        action = hand(rng, engine.state)
        reason = machine.why_not(engine.state, action)
        step: dict[str, Any] = {"action": asdict(action)}
        if reason is not None:
            step["refused"] = reason.code
        else:
            before = now
            engine.apply(action)
            now = seen(engine.state)
            step["drawn"] = [list(one) for one in engine.drawn]
            step["after"] = changed(before, now)
        steps.append(step)
    return game
