"""What a throw must lead to, reckoned a second time and in another way than the engine does.

Invariants do not notice a wrong rent: this does.  It follows one throw of the player whose
turn it is, everybody being rich and asking for rent at once, up to a deed on offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.cards import Card
from monopoly_gui.engine.state import DECK_STEP, HOTEL, State

Throw = tuple[int, int]


class HasToChoose(Exception):
    """The throw leads to a choice, so that nothing more is certain."""


@dataclass
class Reckoning:
    """``told`` is the position before the throw; the rest is what the throw makes of it."""

    told: State
    player: int
    throws: list[Throw]
    cash: list[int] = field(default_factory=list)
    pot: int = 0
    place: int = 0
    jailed: bool = False
    again: bool = False
    offered: int = BANK
    passed: bool = False
    drawn: list[int] = field(default_factory=lambda: [0, 0])

    # -- money ---------------------------------------------------------------------
    def gain(self, amount: int) -> None:
        self.cash[self.player] += amount

    def pay(self, amount: int) -> None:
        """Taxes, fines and what cards charge: to the Bank, or the pot [PARK-1]."""
        self.gain(-amount)
        if self.told.rules.free_parking == "pot":
            self.pot += amount

    def hand(self, giver: int, taker: int, amount: int) -> None:
        self.cash[giver] -= amount
        self.cash[taker] += amount

    # -- moving --------------------------------------------------------------------
    def go(self, target: int) -> None:
        """Forward to a space, with the salary on the way [GO-1]."""
        target %= 40
        if target <= self.place:
            twice = self.told.rules.go_landing_bonus == 400 and target == 0
            once = self.told.rules.go_salary or self.told.board.salary
            self.gain(once * (2 if twice else 1))
            self.passed = True
        self.place = target

    def arrest(self) -> None:
        self.place, self.jailed, self.again = 10, True, False

    # -- rent ----------------------------------------------------------------------
    def collects(self, owner: int) -> bool:
        """[JAIL-7]"""
        return self.told.rules.jail_rights == "full" or self.told.jail_turns[owner] == -1

    def rent(self, space: int, throw: int, card: Card | None) -> int:
        """[RENT-7 to RENT-13, SC-088, SC-093, SC-096]"""
        state, rules = self.told, self.told.rules
        owner, where = state.owner[space], state.board.spaces[space]
        group = state.board.groups[where.group].members
        held = [mate for mate in group if state.owner[mate] == owner]
        if not self.collects(owner):
            return 0
        if card is not None and card.fresh_dice:
            free = state.mortgaged[space] and rules.card_utility_on_mortgage == "none"
            return 0 if free else card.factor * sum(self.throws.pop(0))
        if state.mortgaged[space]:
            return 0
        if where.kind == "railroad":
            return where.rents[len(held) - 1] * (card.factor if card else 1)
        if where.kind == "utility" and rules.utility_rent == "flat":
            return (rules.utility_flat_one, rules.utility_flat_both)[len(held) - 1]
        if where.kind == "utility":
            dice = sum(self.throws.pop(0)) if rules.utility_roll == "fresh" else throw
            return where.rents[len(held) - 1] * dice
        if state.buildings[space]:
            return where.rents[state.buildings[space]]
        clear = not any(state.mortgaged[mate] for mate in group)
        double = len(held) == len(group) and (clear or rules.double_rent_with_mortgage)
        return where.rents[0] * (2 if double else 1)

    # -- spaces --------------------------------------------------------------------
    def land(self, throw: int, card: Card | None = None) -> None:
        state, where = self.told, self.told.board.spaces[self.place]
        if where.is_deed:
            owner = state.owner[self.place]
            lapped = self.passed or state.lapped[self.player]
            if owner == BANK and (lapped or state.rules.first_lap_purchase == "allowed"):
                self.offered = self.place
            elif owner not in (BANK, self.player):
                self.hand(self.player, owner, self.rent(self.place, throw, card))
        elif where.kind == "tax":
            self.tax()
        elif where.kind == "go_to_jail":
            self.arrest()
        elif where.kind == "free_parking":
            if self.pot:
                self.gain(self.pot)
                self.pot = self.told.rules.pot_seed
        elif where.kind in ("chance", "community_chest"):
            self.draw(0 if where.kind == "chance" else 1, throw)

    def tax(self) -> None:
        """[TAX-1, TAX-2, TAX-6]"""
        where, rules = self.told.board.spaces[self.place], self.told.rules
        first = self.place == 4
        asked = rules.income_tax if first else "as_printed"
        if asked == "choice" or (asked == "as_printed" and where.tax_percent):
            raise HasToChoose
        self.pay(where.tax if first or not rules.luxury_tax else rules.luxury_tax)

    def draw(self, deck: int, throw: int) -> None:
        """[CARD-2, CARD-7]"""
        state, pile = self.told, self.told.decks[deck]
        card = state.board.decks[deck][pile[self.drawn[deck]] % DECK_STEP]
        self.drawn[deck] += 1
        others = [p for p in state.living() if p != self.player]
        if card.kind == "choice_pay_or_draw":
            raise HasToChoose
        if card.kind == "collect_bank":
            self.gain(card.amount)
        elif card.kind == "pay_bank":
            self.pay(card.amount)
        elif card.kind in ("collect_each", "pay_each"):
            sign = 1 if card.kind == "collect_each" else -1
            for other in others:
                self.hand(other, self.player, sign * card.amount)
        elif card.kind == "repairs":
            levels = [state.buildings[s] for s in state.deeds(self.player)]
            houses, hotels = sum(n for n in levels if n != HOTEL), levels.count(HOTEL)
            self.pay(houses * card.per_house + hotels * card.per_hotel)
        elif card.kind == "go_to_jail":
            self.arrest()
        elif card.kind != "jail_free":
            self.sent(card, throw)

    def sent(self, card: Card, throw: int) -> None:
        """A card moves the token; only forward does it earn a salary."""
        kinds = [space.kind for space in self.told.board.spaces]
        if card.kind == "move_back":
            self.place = (self.place - card.steps) % 40
        elif card.kind == "move_back_to":
            self.place = card.target
        elif card.kind == "move_to":
            self.go(card.target)
        else:
            ahead = [(self.place + step) % 40 for step in range(1, 41)]
            self.go(next(space for space in ahead if kinds[space] == card.target_kind))
        self.land(throw, card if card.kind == "move_nearest" else None)

    # -- the throw -----------------------------------------------------------------
    def from_jail(self, dice: Throw) -> None:
        """[JAIL-12, JAIL-14]"""
        rules, turns = self.told.rules, self.told.jail_turns[self.player] + 1
        last = 1 if rules.jail_exit_next_turn else 3
        if dice[0] != dice[1]:
            if turns < last:
                self.jailed = True
                return
            card = rules.jail_third_fail == "pay_or_card" and self.told.cards[self.player]
            if card or (rules.jail_skip and turns == last):
                raise HasToChoose
            self.pay(self.told.board.jail_fine)
        self.go(10 + sum(dice))
        self.land(sum(dice))

    def second(self, throw: int) -> None:
        """Mr. Monopoly [SC-234, SC-236, SC-248]."""
        state = self.told
        ahead = [(self.place + step) % 40 for step in range(1, 40)]
        deeds = [space for space in ahead if state.board.spaces[space].is_deed]
        unsold = [space for space in deeds if state.owner[space] == BANK]
        kept = list(self.throws)
        for space in unsold or [s for s in deeds if state.owner[s] != self.player]:
            due = 1 if unsold else self.rent(space, throw, None)
            self.throws = list(kept)
            if due:
                self.go(space)
                self.land(throw)
                return


def reckon(state: State, dice: Throw, face: int, throws: Sequence[Throw]) -> Reckoning:
    """What this throw leads to; HasToChoose where the player decides."""
    player, rules = state.current, state.rules
    out = Reckoning(state, player, list(throws), state.cash[:], state.pot, state.position[player])
    if state.in_jail(player):
        out.from_jail(dice)
        return out
    speed = rules.speed_die == "on" and state.lapped[player]
    steps = face + 1 if speed and face < 3 else 0
    double = dice[0] == dice[1]
    jail = state.doubles == 2 and rules.triples_on_third_double == "jail"
    if double and dice[0] == steps and not jail:
        raise HasToChoose
    if double and state.doubles == 2:
        out.arrest()
        return out
    out.again = double
    if dice == (1, 1):
        out.gain(rules.snake_eyes_bonus)
    if speed and face == 3:
        raise HasToChoose
    out.go(out.place + sum(dice) + steps)
    out.land(sum(dice) + steps)
    if speed and face == 4 and out.offered == BANK and not out.jailed:
        out.second(sum(dice))
    return out
