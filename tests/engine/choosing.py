"""A random player: mostly legal actions, so that games go somewhere."""

import random

from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import (
    Action,
    AnswerDemand,
    Bid,
    Build,
    Buy,
    CallTime,
    Concede,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    Pass,
    RefuseTrade,
    Resign,
    SellBuilding,
    SellDown,
    SetAutoClaim,
    WithdrawTrade,
)
from monopoly_gui.engine.state import State
from tests.engine.wild import bundle, wild

#: how likely a kind of act is beside the other kinds that are legal at the time
USUAL: dict[type[Action], float] = {
    AnswerDemand: 2.0,
    Build: 0.4,
    Buy: 4.0,
    LiftMortgage: 0.1,
    Mortgage: 0.05,
    Pass: 2.0,
    SellBuilding: 0.05,
    SellDown: 0.05,
    SetAutoClaim: 0.05,
}
USUAL_IN_DEBT = {**USUAL, Mortgage: 1.0, SellBuilding: 1.0, SellDown: 1.0}
#: actions after which players begin to give up, and how likely that is for each that is left
LONG, TIRED = 200, 0.006


def choose(rng: random.Random, state: State, ways: dict[int, list[Action]]) -> Action:
    """Mostly something legal, of somebody who must decide; sometimes anything at all.

    ``ways`` is what some of the players may do, where that is known already.
    """
    luck = rng.random()
    if luck < 0.08:
        return wild(rng, state)
    if luck < 0.16:
        return offer(rng, state)
    asked = machine.deciders(state)
    player = rng.choice(asked) if luck < 0.9 else rng.choice(state.living())
    if state.version > LONG and rng.random() < TIRED * len(state.living()):
        return rng.choice((Resign, Resign, Concede))(player) if rng.random() < 0.7 else CallTime()
    legal = ways.get(player)
    if legal is None:
        legal = machine.legal(state, player)
    if not legal or luck < 0.19:
        return bold(rng, state, player)
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.__class__, []).append(action)
    usual = USUAL_IN_DEBT if state.top.kind == "debt" else USUAL
    (kind,) = rng.choices(list(kinds), [usual.get(kind, 1.0) for kind in kinds])
    return rng.choice(kinds[kind])


def offer(rng: random.Random, state: State) -> Action:
    """A trade between any two, sensible or not, or an answer to one."""
    if state.offers and rng.random() < 0.5:
        found = rng.choice(state.offers)
        answers = [a for a in machine.legal(state, found.partner) if "trade" in a.kind]
        return rng.choice(answers or [RefuseTrade(found.partner, found.id)])
    player, partner = (rng.choice(state.living()) for _ in range(2))
    give, get = bundle(rng, state, player), bundle(rng, state, partner)
    if state.offers and rng.random() < 0.2:
        return WithdrawTrade(player, rng.choice(state.offers).id)
    return OfferTrade(player, partner, give, get, rng.random() < 0.1)


def bold(rng: random.Random, state: State, player: int) -> Action:
    """High bids, long plans, whole sets sold down."""
    cash = state.cash[player]
    spaces = [
        s for s in state.board.streets if state.owner[s] == player and state.builds_on(player, s)
    ]
    plan = tuple(rng.choices(spaces, k=rng.randint(1, 6))) if spaces else ()
    group = rng.choice(list(state.board.groups.values()))
    levels = tuple(rng.randint(0, state.buildings[s]) for s in group.members)
    return rng.choice(
        (
            Bid(player, rng.randint(0, 2 * cash + 300), rng.choice([*plan, -1])),
            Bid(player, rng.randint(0, 60), rng.choice([*plan, -1])),
            Build(player, plan),
            AnswerDemand(player, plan),
            SellDown(player, group.id, levels),
            SetAutoClaim(player, rng.random() < 0.5),
        )
    )
