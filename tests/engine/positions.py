"""Positions from the middle of a game, at random: sets, buildings, mortgages, little cash."""

import random

from monopoly_gui.engine import setup
from monopoly_gui.engine.board import BANK, Board
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import HOTEL, State


def position(rng: random.Random, board: Board, rules: Rules, players: int) -> State:
    """A position that could have come about, at the start of somebody's turn."""
    state = setup.new_state(board, rules, players, rng.randrange(2**32))
    _deal(rng, state)
    _build(rng, state)
    for space in board.deeds:
        mates = board.group_members[space]
        if state.owner[space] != BANK and not any(state.buildings[s] for s in mates):
            state.mortgaged[space] = rng.random() < 0.25
    state.cash = [rng.choice((0, 0, 30, 100, 300, 800, 2000)) for _ in range(players)]
    for pile in state.decks:
        rng.shuffle(pile)
    for deck, cards in enumerate(board.decks):
        for at, card in enumerate(cards):
            if card.kind == "jail_free" and rng.random() < 0.5:
                key = next(k for k in state.decks[deck] if k % 100 == at)
                state.decks[deck].remove(key)
                rng.choice(state.cards).append(key)
    for player in range(players):
        state.position[player] = rng.randrange(40)
        state.lapped[player] = rng.random() < 0.8
        state.placed[player] = True
        state.auto_claim[player] = rng.random() < 0.6
        if rng.random() < 0.15:
            state.position[player], state.jail_turns[player] = 10, rng.randrange(3)
    rng.shuffle(state.order)
    state.pot = rng.choice((0, 150)) if rules.free_parking == "pot" else 0
    state.bank = -sum(state.cash) - state.pot
    state.current = rng.randrange(players)
    state.turn, state.stack = 1, [Turn(state.current)]
    assert state.problems() == []
    return state


def _deal(rng: random.Random, state: State) -> None:
    """Whole groups mostly, some deeds here and there, some still with the Bank."""
    for group in state.board.groups.values():
        luck = rng.random()
        holder = rng.randrange(state.players)
        for space in group.members:
            if luck < 0.65:
                state.owner[space] = holder
            elif luck < 0.85:
                state.owner[space] = rng.randrange(-1, state.players)


def _build(rng: random.Random, state: State) -> None:
    """Even levels on whole sets, as long as the Bank has buildings."""
    limit = state.rules.houses_for_hotel
    counted = state.rules.building_supply == "limited"
    for group in state.board.groups.values():
        first, *_ = group.members
        holders = [state.owner[s] for s in group.members]
        owner = max(holders, key=holders.count) if state.rules.build_on == "most" else holders[0]
        if first not in state.board.streets or owner == BANK or rng.random() < 0.3:
            continue
        steps = rng.randint(0, limit + 1)
        many = [max(0, steps - (rng.random() < 0.3)) for _ in group.members]
        levels = [HOTEL if step > limit else step for step in many]
        houses = sum(level for level in levels if level != HOTEL)
        hotels = levels.count(HOTEL)
        enough = not counted or (houses <= state.houses_left and hotels <= state.hotels_left)
        if not enough or not state.builds_on(owner, first):
            continue
        for space, level in zip(group.members, levels, strict=True):
            state.buildings[space] = level if state.owner[space] == owner else 0
        if counted:
            levels = [state.buildings[s] for s in group.members]
            state.houses_left -= sum(level for level in levels if level != HOTEL)
            state.hotels_left -= levels.count(HOTEL)
