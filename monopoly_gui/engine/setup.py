"""Setting a game up: cash, decks, deeds dealt, and who begins [SETUP-1, SETUP-7]."""

from collections.abc import Sequence

from . import presets
from .amounts.salaries import SPEED_DIE_CASH, start_cash
from .board import BANK, SIZE, Board
from .chance import CHANCE_DECK, CHEST_DECK, DEAL, ORDER, STREAMS, Chance, SeededChance
from .errors import RulesError
from .events import CashMoved, DeedMoved, GameStarted, OrderRolled
from .flow import turn
from .machine import Engine
from .rules import Rules, settled
from .state import DECK_STEP, HOTELS, HOUSES, RULES_VERSION, State


def new_state(
    board: Board, rules: Rules, players: int, seed: int, rules_version: int = RULES_VERSION
) -> State:
    """A position before anything has been drawn: decks in printed order, no current player."""
    for reason in presets.problems(rules, players, board):
        raise RulesError(reason)
    cash = start_cash(board, rules)
    if rules_version == 1 and rules.speed_die == "on":
        cash = rules.start_cash + SPEED_DIE_CASH
    return State(
        rules=settled(rules),
        board=board,
        seed=seed,
        draws=[0] * STREAMS,
        version=0,
        order=list(range(players)),
        current=0,
        round=1,
        turn=0,
        doubles=0,
        dice=(),
        cash=[cash] * players,
        bank=-cash * players,
        pot=0,
        position=[0] * players,
        placed=[rules.token_placement == "on_go"] * players,
        lapped=[False] * players,
        jail_turns=[-1] * players,
        alive=[True] * players,
        fallen=[],
        auto_claim=[True] * players,
        salaries=[0] * players,
        cards=[[] for _ in range(players)],
        owner=[BANK] * SIZE,
        buildings=[0] * SIZE,
        mortgaged=[False] * SIZE,
        houses_left=HOUSES,
        hotels_left=HOTELS,
        decks=[
            [deck * DECK_STEP + at for at in range(len(cards))]
            for deck, cards in enumerate(board.decks)
        ],
        known=[0, 0],
        next_id=1,
        time_called=False,
        rules_version=rules_version,
    )


def start(
    board: Board,
    rules: Rules,
    players: int,
    seed: int,
    chance: Chance | None = None,
    auto_claim: Sequence[bool] = (),
    rules_version: int = RULES_VERSION,
) -> Engine:
    """A new game with its decks shuffled and the first player about to roll.

    The engine's ``events`` record what happened.  RulesError says why these rules
    cannot be played.  An older ``rules_version`` starts the game as it was started then.
    """
    state = new_state(board, rules, players, seed, rules_version)
    if auto_claim:
        state.auto_claim = list(auto_claim)
    engine = Engine(state, chance or SeededChance())
    for deck, stream in enumerate((CHANCE_DECK, CHEST_DECK)):
        order = engine.chance.order(state, stream, len(state.decks[deck]))
        state.decks[deck] = [deck * DECK_STEP + at for at in order]
    state.order, rolls = _playing_order(engine, players)
    engine.emit(
        GameStarted(tuple(state.order), tuple(state.cash), state.houses_left, state.hotels_left)
    )
    for player, dice in rolls:
        engine.emit(OrderRolled(player, dice))
    engine.seed_pot()
    _deal(engine)
    turn.begin(engine, state.order[0])
    engine.settle()
    return engine


Rolls = list[tuple[int, tuple[int, ...]]]


def _playing_order(engine: Engine, players: int) -> tuple[list[int], Rolls]:
    """[SETUP-7, SETUP-8, SETUP-9]"""
    rules = engine.state.rules
    seats = list(range(players))
    rolls: Rolls = []
    if rules.turn_order == "random":
        first = engine.chance.order(engine.state, ORDER, players)[0]
    elif rules.turn_order == "ranked_by_roll":
        return _ranked(engine, seats, rolls), rolls
    else:
        first = _highest(engine, seats, rolls)
    return seats[first:] + seats[:first], rolls


def _throw(engine: Engine, seats: list[int], rolls: Rolls) -> dict[int, int]:
    out = {}
    for seat in seats:
        dice = engine.chance.dice(engine.state)
        rolls.append((seat, dice))
        out[seat] = sum(dice)
    return out


def _highest(engine: Engine, seats: list[int], rolls: Rolls) -> int:
    """The highest throw; ties throw again, alone or with everybody [SETUP-8]."""
    everyone = engine.state.rules.start_ties == "all_reroll"
    contenders = seats
    while len(contenders) > 1:
        totals = _throw(engine, contenders, rolls)
        best = [seat for seat in contenders if totals[seat] == max(totals.values())]
        contenders = seats if everyone and len(best) > 1 else best
    return contenders[0]


def _ranked(engine: Engine, seats: list[int], rolls: Rolls) -> list[int]:
    """All in the order of their throws; ties inside a rank throw again [SETUP-9]."""
    if len(seats) < 2:
        return seats
    totals = _throw(engine, seats, rolls)
    out: list[int] = []
    for total in sorted(set(totals.values()), reverse=True):
        out += _ranked(engine, [seat for seat in seats if totals[seat] == total], rolls)
    return out


def _deal(engine: Engine) -> None:
    """Deal title deeds one at a time, paid for or free [SHORT-1, SC-224, SC-225]."""
    state = engine.state
    if not state.rules.deal_deeds:
        return
    deeds = state.board.deeds
    order = engine.chance.order(state, DEAL, len(deeds))
    for at in range(state.rules.deal_deeds * state.players):
        player, space = state.order[at % state.players], deeds[order[at]]
        price = state.board.spaces[space].price
        if state.rules.deal_paid:
            state.cash[player] -= price
            state.bank += price
            engine.emit(CashMoved(player, BANK, price, "deal", space, state.pot))
        state.owner[space] = player
        engine.emit(DeedMoved(space, BANK, player))
