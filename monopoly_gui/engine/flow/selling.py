"""Selling buildings back to the Bank [SELL-1, SELL-4, SELL-5]."""

from ..actions import Action, SellBuilding, SellDown
from ..amounts.buildings import resale, sale_value, steps
from ..board import BANK
from ..errors import IllegalAction
from ..events import BuildingsChanged, DemandOpened
from ..frames import Shortage
from ..game import Game
from ..handler import Interrupt
from ..sentence import mark
from ..state import HOTEL, State
from . import timing
from .building import competitors, spare_houses, stock_of, verify_pledge


def _verify_seller(state: State, player: int) -> None:
    """A debtor may always sell; others when the table allows building [SELL-2]."""
    timing.verify_raise(state, player)
    allowed = state.rules.build_timing
    if allowed != "any_idle" and not timing.is_debtor(state, player):
        timing.verify_timing(state, allowed, player)


def level_below(state: State, level: int) -> int:
    return state.rules.houses_for_hotel if level == HOTEL else level - 1


def verify_sell(state: State, action: SellBuilding) -> None:
    """One building, evenly; a hotel is exchanged for houses [SELL-3, SELL-4]."""
    player, space = action.player, action.space
    _verify_seller(state, player)
    verify_step(state, player, space)


def verify_step(state: State, player: int, space: int) -> None:
    if not 0 <= space < len(state.owner) or state.owner[space] != player:
        raise IllegalAction("not_yours", "That street is not yours.", "SELL-1")
    level = state.buildings[space]
    if not level:
        raise IllegalAction("bare", "There are no buildings to sell.", "SELL-1")
    rules = state.rules
    if rules.even_build:
        group_members = state.held_of(player, space)
        top = max(steps(rules, state.buildings[mate]) for mate in group_members)
        if steps(rules, level) < top:
            raise IllegalAction("uneven", "Sell evenly: sell on another street first.", "SELL-3")
    verify_pledge(state, player, {space: level_below(state, level)})
    if level != HOTEL:
        return
    if rules.hotel_sale == "outright_only":
        raise IllegalAction("outright", "At this table hotels are sold outright.", "SELL-5")
    if spare_houses(state) < rules.houses_for_hotel:
        text = mark("The Bank doesn’t have the {houses} houses to replace the hotel.")
        raise IllegalAction("no_houses", text, "SELL-4", houses=rules.houses_for_hotel)


def sell(game: Game, action: SellBuilding) -> None:
    """[SELL-1]; buyers with priority are asked before a hotel becomes houses."""
    state, player = game.state, action.player
    if state.buildings[action.space] == HOTEL:
        asked = buyers_first(state, player, state.rules.houses_for_hotel)
        if asked:
            plans = tuple(() for _ in range(state.players))
            waiting = sum(1 << p for p in asked)
            game.push(Shortage(player, "house", plans, waiting, exchange=action.space))
            game.emit(DemandOpened(player, "house", state.houses_left))
            return
    sell_step(game, player, action.space)


def buyers_first(state: State, player: int, need: int) -> dict[int, int]:
    """The buyers to ask before hotels become this many houses; {} if there are none [SUPPLY-5]."""
    if state.rules.shortage_priority != "buyers" or not timing.is_idle(state):
        return {}
    asked = competitors(state, player, "house")
    return asked if sum(asked.values()) + need > stock_of(state, "house") else {}


def exchange_late(game: Game, player: int, space: int) -> None:
    """Exchange the hotel after the buyers, if houses are left for it."""
    try:
        verify_step(game.state, player, space)
    except IllegalAction:
        return
    sell_step(game, player, space)


def sell_step(game: Game, player: int, space: int) -> None:
    state = game.state
    set_level(game, player, space, level_below(state, state.buildings[space]))
    game.pay(BANK, player, resale(state.board.spaces[space]), "sale", space)


def set_level(game: Game, player: int, space: int, level: int) -> None:
    """Change a street's buildings, and the Bank's stock with them."""
    state = game.state
    before = state.buildings[space]
    if before == level:
        return
    if state.rules.building_supply == "limited":
        state.hotels_left += (before == HOTEL) - (level == HOTEL)
        state.houses_left += before % HOTEL - level % HOTEL
    state.buildings[space] = level
    game.emit(BuildingsChanged(space, player, before, level, state.houses_left, state.hotels_left))


def verify_down(state: State, action: SellDown) -> None:
    """A whole set down to an even position that the Bank's houses can fill [SELL-5, SC-158]."""
    _verify_seller(state, action.player)
    verify_target(state, action.player, action.group, action.levels)


def verify_target(state: State, player: int, group: str, levels: tuple[int, ...]) -> None:
    rules = state.rules
    members = state.board.groups[group].members if group in state.board.groups else ()
    if not members or not any(state.owner[s] == player for s in members):
        raise IllegalAction("not_yours", "That set is not yours.", "SELL-1")
    if rules.build_on == "set" and not state.owns_set(player, members[0]):
        raise IllegalAction("not_yours", "That set is not yours.", "SELL-1")
    if len(levels) != len(members):
        raise IllegalAction(
            "levels", "Choose how many buildings each street of the set keeps.", "SELL-5"
        )
    now = [state.buildings[s] for s in members]
    valid = (*range(rules.houses_for_hotel + 1), HOTEL)
    for level, old in zip(levels, now, strict=True):
        if level not in valid or level > old:
            raise IllegalAction("levels", "Buildings can only be sold, not added.", "SELL-5")
    changed = [(s, new) for s, new, old in zip(members, levels, now, strict=True) if new != old]
    for space, _ in changed:
        if state.owner[space] != player:
            raise IllegalAction("not_yours", "That street is not yours.", "SELL-1")
    if not changed:
        raise IllegalAction("nothing", "Nothing would be sold.", "SELL-5")
    if rules.even_build:
        highest = max([steps(rules, level) for level in levels])
        if min([steps(rules, new) for _, new in changed]) < highest - 1:
            raise IllegalAction("uneven", "The set must be even after the sale.", "SELL-3")
    verify_pledge(state, player, dict(changed))
    broken = [new for new, old in zip(levels, now, strict=True) if old == HOTEL and new != HOTEL]
    if not broken:
        return
    need = sum(new % HOTEL for new in levels) - sum(old % HOTEL for old in now)
    spare = spare_houses(state)
    if need > spare:
        text = mark("The Bank has only {houses} houses to replace the hotels.")
        raise IllegalAction("no_houses", text, "SELL-5", houses=spare)
    if need > 0 and buyers_first(state, player, need):
        text = mark(
            "Others may want these houses: exchange one hotel at a time, or sell it outright."
        )
        raise IllegalAction("buyers", text, "SUPPLY-5")
    _verify_hotel_sale(state, player, broken)


def _verify_hotel_sale(state: State, player: int, broken: list[int]) -> None:
    """[SELL-5, C-17]; a debtor may sell outright where there are no houses to exchange."""
    rules = state.rules
    if rules.hotel_sale == "outright_only" and any(broken):
        raise IllegalAction("outright", "At this table hotels are sold outright.", "SELL-5")
    if rules.hotel_sale == "exchange_only":
        lacking = spare_houses(state) < rules.houses_for_hotel
        if not (timing.is_debtor(state, player) and lacking):
            text = mark("At this table a hotel is exchanged for houses, one at a time.")
            raise IllegalAction("exchange", text, "SELL-4")


def _takes(state: State, space: int, level: int) -> int:
    """Houses that the Bank needs to bring a street down to a level."""
    return level % HOTEL - state.buildings[space] % HOTEL


def sell_down(game: Game, action: SellDown) -> None:
    """[SELL-5]"""
    state = game.state
    members = state.board.groups[action.group].members
    value = sale_value(state, action.group, action.levels)
    pairs = zip(members, action.levels, strict=True)
    # streets that give houses back come first, so that the Bank never has fewer than none
    for space, level in sorted(pairs, key=lambda pair: _takes(state, *pair)):
        set_level(game, action.player, space, level)
    first = state.held_of(action.player, members[0])[0]
    game.pay(BANK, action.player, value, "sale", first)


def legal_sell(state: State, player: int) -> list[Action]:
    try:
        _verify_seller(state, player)
    except IllegalAction:
        return []
    out: list[Action] = []
    for space in state.board.streets:
        if state.owner[space] == player and state.buildings[space]:
            try:
                verify_step(state, player, space)
            except IllegalAction:
                continue
            out.append(SellBuilding(player, space))
    return out


def legal_down(state: State, player: int) -> list[Action]:
    """Clearing a whole set, where allowed; other targets are verified, not listed."""
    try:
        _verify_seller(state, player)
    except IllegalAction:
        return []
    out: list[Action] = []
    for group in state.board.groups.values():
        if not any(state.buildings[s] for s in group.members):
            continue
        levels = tuple(0 if state.owner[s] == player else state.buildings[s] for s in group.members)
        try:
            verify_target(state, player, group.id, levels)
        except IllegalAction:
            continue
        out.append(SellDown(player, group.id, levels))
    return out


SELL = Interrupt(verify_sell, sell, legal_sell)
DOWN = Interrupt(verify_down, sell_down, legal_down)
