"""Every user of an amount, compared with the engine's action."""

import re
from collections import Counter

import pytest

from monopoly_gui.ai import choices, raising
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.landings import IdentityBoard, income, landings
from monopoly_gui.ai.valuation.position import BoardTable, Position
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.engine.actions import (
    Action,
    Build,
    ChooseSpace,
    ChooseTax,
    LiftMortgage,
    Mortgage,
    PayFine,
    SettleMortgage,
)
from monopoly_gui.engine.amounts import mortgages, rents
from monopoly_gui.engine.amounts.taxes import tax_is_choice
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import CardDrawn, CashMoved, Event, TokenMoved
from monopoly_gui.engine.flow import rent
from monopoly_gui.engine.flow.timing import may_mortgage
from monopoly_gui.engine.frames import ChooseMove, Debt, Received, TaxChoice, Turn
from monopoly_gui.engine.machine import Engine, legal
from monopoly_gui.engine.state import State
from monopoly_gui.match.luck import REASONS, expected_money, is_measured
from monopoly_gui.scenes.table.estate.row import rent_text
from monopoly_gui.scenes.table.panels import deed_props
from monopoly_gui.scenes.table.parts.items import rents_label
from monopoly_gui.ui.cards.space_card import space_props, space_text
from monopoly_gui.ui.text.action_words import describe_action
from monopoly_gui.ui.text.people import People, Person
from tests.amounts.outcomes import MEAN, Outcome, outcomes
from tests.engine.scripted import ScriptedChance

#: of the spaces that might be gone to, one in so many is tried at each table
THIRD = 3
#: what reaches a player by dice and cards, and the fine besides
BY_LUCK = REASONS | {"jail"}


def compare(state: State) -> Counter[str]:
    """Compare all askers at one position; what was compared, by name."""
    met: Counter[str] = Counter()
    if is_measured(state):
        ends = list(outcomes(state))
        _luck(state, ends)
        met["luck"] += 1
        for end in ends:
            met[_rent_told(state, end)] += 1
    player = state.current
    _fears(state, player)
    for space in range(state.seed % THIRD, 40, THIRD):
        if space != state.position[player]:
            met[_goal(state, player, space)] += 1
    for seat in (player, state.others(player)[0]):
        _incomes(state, seat)
        met["way"] += _ways(state, seat)
        met["lift"] += _lifts(state, seat)
        met["build"] += _builds(state, seat)
        met["words"] += _words(state, seat)
    met["tax"] += _tax(state, player)
    _texts(state)
    return met


# -- the engine -------------------------------------------------------------------------


def done(state: State, *actions: Action) -> tuple[State, list[Event]]:
    """A copy after these actions, and what happened."""
    engine = Engine(state.clone(), ScriptedChance([MEAN, MEAN, MEAN]))
    engine.settle()
    events = list(engine.events)
    for action in actions:
        events += engine.apply(action)
    return engine.state, events


def moved(events: list[Event], player: int, reasons: frozenset[str]) -> int:
    """The player's income for these reasons, less the payments."""
    total = 0
    for event in events:
        if isinstance(event, CashMoved) and event.reason in reasons:
            total += event.amount * ((event.payee == player) - (event.payer == player))
    return total


def went(state: State, player: int, space: int) -> tuple[State, list[Event]]:
    """The effect of going to a space now."""
    there = state.clone()
    there.current = player
    there.stack = [Turn(player, "moving", False, True), ChooseMove(player, (space,), "bus")]
    return done(there, ChooseSpace(player, space))


def charged_by_card(state: State, player: int, space: int) -> int:
    """The payment of a player sent to a deed by a card that charges a new roll."""
    engine = Engine(state.clone(), ScriptedChance([MEAN]))
    rent.arrive(engine, player, space, 1, fresh=True)
    return -moved(engine.events, player, frozenset({"rent"}))


def people(state: State) -> People:
    """Players called by letters, so that no figure is in a name."""
    persons = [Person(f"Player {chr(65 + p)}", "car", p, True) for p in range(state.players)]
    return People(persons, state.board, state.rules)


def sum_of(text: str, throw: int) -> int:
    """The amount in a short text; a multiple of the dice by this roll."""
    figures = [int(found.replace(",", "")) for found in re.findall(r"\d[\d,]*", text)]
    if not figures:
        assert "no rent" in text.lower() or "mortgaged" in text, text
        return 0
    return figures[-1] * (throw if "×" in text else 1)


# -- dice and cards ---------------------------------------------------------------------


def _luck(state: State, ends: list[Outcome]) -> None:
    """The mean that luck is measured by is the mean of all that the engine may do."""
    mean = [0.0] * state.players
    for end in ends:
        for seat in range(state.players):
            mean[seat] += end.chance * moved(end.events, seat, REASONS)
    assert sum(end.chance for end in ends) == pytest.approx(1)
    assert expected_money(state, state.current) == pytest.approx(mean, abs=1e-6)


def _rent_told(state: State, end: Outcome) -> str:
    """The cards of deeds that the dice lead to show the rent that is charged."""
    steps = [e for e in end.events if isinstance(e, TokenMoved) and e.way == "forward"]
    if not steps or state.owner[steps[0].end] in (BANK, state.current):
        return "no rent"
    assert not any(isinstance(event, CardDrawn) for event in end.events)
    space = steps[0].end
    throw = 7 if rents.dice_for(state, space) == "new" else sum(end.state.dice)
    charged = -moved(end.events, state.current, frozenset({"rent"}))
    assert rents.rent(state, space, throw) == charged
    shown = space_props(state, people(state), space)
    assert sum_of(shown.caption, throw) == charged
    assert sum_of(deed_props(state, space).rent, throw) == charged
    if shown.row is None:
        assert charged == 0
    else:
        assert sum_of(shown.rows[shown.row].amount, throw) == charged
    if rents.collects(state, state.owner[space]):
        assert sum_of(rent_text(state, space), throw) == charged
        assert rents_label(state, state.owner[space]) == "Total rent"
    else:
        assert rents_label(state, state.owner[space]) == "Total rent after Jail"
    return "rent"


# -- opponents --------------------------------------------------------------------------


def _fears(state: State, player: int) -> None:
    """The rents that an opponent expects are those that it would be charged."""
    faced = soon = 0.0
    odds = landings(IdentityBoard(state.board))
    start = state.clone()
    start.dice = MEAN
    for space in state.board.deeds:
        if state.owner[space] in (BANK, player) or space == state.position[player]:
            continue
        charged = -moved(went(start, player, space)[1], player, frozenset({"rent"}))
        assert rents.mean_rent(state, space, 7) == charged
        sent = charged_by_card(state, player, space) / sum(MEAN)
        earned = odds.charged[space] * charged + odds.fresh[space] * sent
        assert income(state, space) == pytest.approx(earned)
        faced += earned
    here = state.position[player]
    if state.owner[here] not in (BANK, player):
        faced += income(state, here)
    assert choices.rent_faced(state, player) == pytest.approx(faced)
    for first in range(1, 7):
        for second in range(first, 7):
            goal = (here + first + second) % 40
            if state.owner[goal] in (BANK, player):
                continue
            start.dice = (first, second)
            charged = -moved(went(start, player, goal)[1], player, frozenset({"rent"}))
            soon += charged * (1 + (first != second)) / 36
    assert choices.next_roll_costs(state, player) == pytest.approx(soon)


def _goal(state: State, player: int, space: int) -> str:
    """An opponent's expectation of going to a space; buying it has other reasons."""
    where, start = state.board.spaces[space], state.clone()
    start.dice = (2, 3)
    if state.jail_turns[player] >= 0:
        start.jail_turns[player] = -1
    for_sale = where.is_deed and state.owner[space] == BANK
    if for_sale or where.kind in ("go_to_jail", "chance", "community_chest"):
        return "other goal"
    there, events = went(start, player, space)
    if isinstance(there.top, TaxChoice):
        fixed, share = (done(there, ChooseTax(player, share))[1] for share in (False, True))
        tax = frozenset({"tax"})
        events += share if moved(share, player, tax) > moved(fixed, player, tax) else fixed
    assert choices.arrival_value(start, player, space, BotConfig()) == moved(
        events, player, BY_LUCK
    )
    return where.kind


def _incomes(state: State, player: int) -> None:
    """The income that the value function sees is that of the rents of one who is not in Jail."""
    free = state.clone()
    free.jail_turns[player] = -1
    _bare_the_uneven(free)
    side = Position.of(free, BoardTable.of(free)).side(player)
    odds = landings(IdentityBoard(state.board))
    total = 0.0
    for s in free.deeds(player):
        if not free.mortgaged[s]:
            total += odds.charged[s] * rents.rent(free, s)
            total += odds.fresh[s] * rents.rent(free, s, 1, fresh=True)
    assert side.now == pytest.approx(total)


def _bare_the_uneven(state: State) -> None:
    """Take the buildings off uneven and mortgaged sets, which are reckoned as even and clear."""
    for group in state.board.groups.values():
        levels = {state.buildings[s] for s in group.members}
        if len(levels) > 1 or any(state.mortgaged[s] for s in group.members):
            for s in group.members:
                state.buildings[s] = 0


def _ways(state: State, player: int) -> int:
    """An opponent gets the money that it means to raise."""
    pressed = state.clone()
    pressed.stack.append(Debt(player, (BANK,), 10**9, "tax", opened=True))
    ways = raising.cash_sources(pressed, player, ValuationCache(BotConfig()), 10**9)
    for way in ways:
        after, _ = done(pressed, way.action(player))
        assert after.cash[player] - state.cash[player] == way.money or way.money == 1, way
    return len(ways)


def _lifts(state: State, player: int) -> int:
    """Lifting, settling and receiving mortgages cost what everybody reckons.

    Where the moment is not one for mortgages there is nothing to compare [TURN-4].
    """
    if not may_mortgage(state, player):
        return 0
    burdened = [s for s in state.deeds(player) if state.mortgaged[s]]
    ground = BoardTable.of(state)
    scale = ValuationCache(BotConfig()).scale(state)
    for space in burdened:
        after, _ = done(state, LiftMortgage(player, space))
        cost = state.cash[player] - after.cash[player]
        lifts = [deeds[1 << space].lift for deeds in ground.deeds if 1 << space in deeds]
        assert [mortgages.unmortgage_cost(state, space)] == lifts == [cost]
        assert scale.groups[scale.group_of[space]].parts[1 << space].lift == cost
        for lift in (False, True):
            _settles(state, player, space, lift)
    return len(burdened)


def _settles(state: State, player: int, space: int, lift: bool) -> None:
    frame = Received(player, (space,))
    got = state.clone()
    got.stack.append(frame)
    asked, _ = done(got)  # where the interest comes first it is taken now
    text = mortgages.settle_cost(asked, asked.top, space, lift)  # type: ignore[arg-type]
    after, _ = done(got, SettleMortgage(player, space, lift))
    assert asked.cash[player] - after.cash[player] == text
    if not lift:
        dues = mortgages.dues(state, (space,))
        assert state.cash[player] - after.cash[player] == dues


def _builds(state: State, player: int) -> int:
    """A building costs what the group is thought to cost."""
    scale = ValuationCache(BotConfig()).scale(state)
    count = 0
    for action in legal(state, player):
        if isinstance(action, Build):
            after, _ = done(state, action)
            if after.stack == state.stack:
                cost = scale.groups[scale.group_of[action.spaces[0]]].cost
                assert state.cash[player] - after.cash[player] == cost
                count += 1
    return count


# -- words ------------------------------------------------------------------------------


def _words(state: State, player: int) -> int:
    """Advice that names a sum names the one that moves."""
    count = 0
    for action in legal(state, player):
        if isinstance(action, Mortgage | LiftMortgage | PayFine):
            after, _ = done(state, action)
            change = abs(after.cash[player] - state.cash[player])
            words = describe_action(state, people(state), action)
            assert state.board.money(change) in words, words
            count += 1
    return count


def _tax(state: State, player: int) -> int:
    """An opponent pays a tax in the way that costs less."""
    count = 0
    for where in state.board.spaces:
        if where.kind != "tax" or not tax_is_choice(state, where.index):
            continue
        asked = state.clone()
        asked.stack.append(TaxChoice(player, where.index))
        chosen, _ = choices.tax_action(asked, player, asked.top)  # type: ignore[arg-type]
        costs = {
            share: -moved(done(asked, ChooseTax(player, share))[1], player, frozenset({"tax"}))
            for share in (False, True)
        }
        assert isinstance(chosen, ChooseTax)
        assert costs[chosen.share] == min(costs.values())
        count += 1
    return count


def _texts(state: State) -> None:
    """GO and the taxes show their payments."""
    player, money = state.current, state.board.money
    for where in state.board.spaces:
        if where.kind not in ("go", "tax") or where.index == state.position[player]:
            continue
        text = space_text(state, people(state), where.index)[0]
        there, events = went(state, player, where.index)
        if where.kind == "go":
            sentence = moved(events, player, frozenset({"salary"}))
        elif isinstance(there.top, TaxChoice):
            _, events = done(there, ChooseTax(player, False))
            sentence = -moved(events, player, frozenset({"tax"}))
        else:
            sentence = -moved(events, player, frozenset({"tax"}))
        assert money(sentence) in text, text
