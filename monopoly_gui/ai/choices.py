"""Small decisions: Jail, taxes, cards, the speed die, mortgages received."""

from ..engine.actions import (
    Action,
    ChooseCard,
    ChooseSpace,
    ChooseTax,
    PayDebt,
    PayFine,
    Roll,
    SettleMortgage,
    SkipJailTurn,
    UseJailCard,
)
from ..engine.amounts import cards as printed
from ..engine.amounts import mortgages, rents, taxes, worth
from ..engine.amounts.salaries import salary
from ..engine.board import BANK, GO, SIZE
from ..engine.flow import cards, jail
from ..engine.frames import CardChoice, ChooseMove, Debt, Received, TaxChoice
from ..engine.sentence import mark
from ..engine.state import State
from .valuation.bot_config import BotConfig
from .valuation.landings import incomes_against
from .valuation.sets import Choice

#: the chance that a roll leads from one space to another, by distance
_NEXT = tuple((step, (6 - abs(step - rents.MEAN_THROW)) / 36) for step in range(2, 13))

#: rounds in which the interest on a mortgage does not come in as rent any more
_LAST_ROUNDS = 3


def ends_soon(state: State) -> bool:
    """Whether worth will decide the game before a lifted mortgage has paid."""
    limit = state.rules.round_limit
    return state.time_called or 0 < limit < state.round + _LAST_ROUNDS


def rent_faced(state: State, player: int) -> float:
    """The rent the player should expect to pay in a turn, wherever the token is."""
    return sum(incomes_against(state, player))


def prefers_jail(state: State, player: int, config: BotConfig) -> bool:
    """Late in the game a cell is the cheapest place to be."""
    if state.rules.jail_rights != "full":
        return False
    deeds = state.board.deeds
    unowned = len(deeds) - SIZE + state.owner.count(BANK)
    if unowned >= config.leave_deeds:
        return False
    faced = 0.0
    for income in incomes_against(state, player):
        faced += income
        if faced >= config.leave_rent:
            return True
    return faced >= config.leave_rent


def jail_action(state: State, player: int, config: BotConfig) -> Choice:
    """Before the throw in Jail: leave early in the game, stay late."""
    turns, rules = state.jail_turns[player], state.rules
    if prefers_jail(state, player, config):
        if rules.jail_skip and turns < jail.misses_allowed(rules):
            return SkipJailTurn(player), mark("It’s safer in here.")
        return Roll(player), mark("It’s safer in here.")
    if rules.jail_prepay_third or turns < 2:
        if state.cards[player]:
            return UseJailCard(player, state.cards[player][0]), mark(
                "There is more to earn out there."
            )
        if state.cash[player] >= state.board.jail_fine:
            return PayFine(player), mark("There is more to earn out there.")
    return Roll(player), mark("Doubles would set me free.")


def fine_or_else(state: State, player: int, frame: Debt, config: BotConfig) -> Action | None:
    """A prisoner's other ways after the last miss [JAIL-14, JAIL-16]; None: pay."""
    rules = state.rules
    misses = jail.misses_allowed(rules)
    may_skip = rules.jail_skip and state.jail_turns[player] == misses
    poor = state.cash[player] < state.board.jail_fine
    if may_skip and (poor or prefers_jail(state, player, config)):
        return SkipJailTurn(player)
    if rules.jail_third_fail == "pay_or_card" and state.cards[player]:
        return UseJailCard(player, state.cards[player][0])
    return None if poor else PayDebt(player)


def tax_action(state: State, player: int, frame: TaxChoice) -> Choice:
    """Whichever is less [TAX-2]."""
    share = taxes.tax_share(state, player, frame.space)
    return ChooseTax(player, share < taxes.fixed_tax(state, frame.space)), mark("That’s cheaper.")


def card_action(state: State, player: int, frame: CardChoice) -> Choice:
    """Draw unless a card of the other deck would probably cost more than the fine."""
    drawn = cards.card_of(state, frame.card)
    if worth.within_reach(state, player) < drawn.amount:
        return ChooseCard(player, True), mark("I can’t pay.")
    mean = card_outlook(state, player, drawn.other_deck) - 0.3 * rent_faced(state, player)
    if mean > -drawn.amount:
        return ChooseCard(player, True), mark("A card is unlikely to cost that much.")
    return ChooseCard(player, False), mark("A card could cost more.")


def card_outlook(state: State, player: int, deck: int) -> float:
    """The average money from the next card of a deck, without its destination."""
    coming = printed.to_come(state, deck)
    total = sum(printed.money(state, player, each).get(player, 0) for each in coming)
    return total / max(1, len(coming))


def best_target(state: State, player: int, frame: ChooseMove, config: BotConfig) -> Choice:
    """The goal that pays best: deeds to buy, then safety [SPEED-1]."""
    best = max(frame.targets, key=lambda s: arrival_value(state, player, s, config))
    where = state.board.spaces[best]
    if where.is_deed and state.owner[best] == BANK and state.cash[player] >= where.price:
        return ChooseSpace(player, best), mark("It’s for sale.")
    return ChooseSpace(player, best), mark("That’s the best space to go to.")


def arrival_value(state: State, player: int, goal: int, config: BotConfig) -> float:
    """The value of arriving at a space now."""
    where, owner = state.board.spaces[goal], state.owner[goal]
    passed = goal <= state.position[player]
    value = float(salary(state.board, state.rules, goal == GO)) if passed else 0.0
    if where.kind == "tax":
        value -= taxes.least_tax(state, player, goal, int(value))
    elif where.kind == "free_parking":
        value += state.pot
    elif where.kind == "go_to_jail":
        value = 0.0 if prefers_jail(state, player, config) else -config.a_cell
    elif where.is_deed and owner == BANK:
        group_members = state.board.group_members[goal]
        held = sum(1 for mate in group_members if state.owner[mate] == player)
        taken = max((_held(state, p, group_members) for p in state.others(player)), default=0)
        keen = (
            1
            + 2 * (held == len(group_members) - 1)
            + (taken == len(group_members) - 1)
            + held / len(group_members)
        )
        if state.cash[player] >= where.price:
            value += keen * where.price / 2
    elif where.is_deed and owner != player:
        value -= rents.mean_rent(state, goal, sum(state.dice))
    return value


def _held(state: State, player: int, group_members: tuple[int, ...]) -> int:
    return sum(1 for mate in group_members if state.owner[mate] == player)


def next_roll_costs(state: State, player: int) -> float:
    """The rent to expect from the next throw alone."""
    here, owner = state.position[player], state.owner
    total = 0.0
    for step, odds in _NEXT:
        goal = (here + step) % SIZE
        if owner[goal] not in (BANK, player):
            total += odds * rents.mean_rent(state, goal, step)
    return total


def takes_bonus_roll(state: State, player: int, config: BotConfig) -> bool:
    """Whether to take a throw that doubles only allow: not into the arms of the landlords."""
    earned = salary(state.board, state.rules, False) * rents.MEAN_THROW / SIZE
    return next_roll_costs(state, player) < earned + config.a_throw


def settle_received(state: State, player: int, frame: Received, config: BotConfig) -> Choice:
    """Unmortgage deeds that complete a set, keep the others mortgaged [MORT-7]."""
    goal = frame.spaces[0]
    cost = mortgages.settle_cost(state, frame, goal, True)
    left = state.cash[player] - cost
    keen = state.owns_set(player, goal)
    enough = 0 if keen else config.lift_reserve
    lift = left >= enough + sum(mortgages.settle_cost(state, frame, s, False) for s in frame.spaces)
    if not lift:
        return SettleMortgage(player, goal, False), mark("The mortgage can wait.")
    return SettleMortgage(player, goal, True), (
        mark("It completes a set.") if keen else mark("There’s money to spare.")
    )
