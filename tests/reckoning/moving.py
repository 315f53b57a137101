"""Throws, moves, and what happens where a token stops."""

from . import dues, sums
from .table import BANK, DECK, JAIL, Luck, Table, need

#: what counts of the speed die: 1 to 3, then the bus, then Mr. Monopoly
FACES = {1: 1, 2: 2, 3: 3}
BUS = 4


def roll(t: Table, player: int, luck: Luck) -> None:
    """Throw and move, or try to leave Jail [TURN-1, DBL-1, JAIL-12]."""
    turn = t.top
    need(turn["kind"] == "turn", "TURN-4", "something is to be settled first")
    need(turn["player"] == player, "TURN-5", "it is another's turn")
    need(turn["phase"] == "roll", "TURN-1", "the dice were thrown")
    dice = luck.dice()
    close_windows(t)
    turn["rolled"] = True
    t.placed[player] = True
    turn["again"] = False
    turn["settled"] = False
    if t.prisoner(player):
        t.dice = list(dice)
        try_to_leave(t, player, dice)
        return
    faces = list(dice)
    if t.rules["speed_die"] == "on" and t.lapped[player]:
        faces.append(luck.face() + 1)
    third = FACES.get(faces[2], 0) if len(faces) == 3 else 0
    t.dice = [*dice, third] if len(faces) == 3 else list(dice)
    double = dice[0] == dice[1]
    triple = double and third == dice[0]
    turn["phase"] = "end"
    free = triple and t.rules["triples_on_third_double"] == "free_move"
    if double and not (triple and (t.doubles < 2 or free)):
        t.doubles += 1
        if t.doubles == 3:
            arrest(t, player)
            return
    if dice == (1, 1):
        t.pay(BANK, player, t.rules["snake_eyes_bonus"])
    if triple:
        t.stack.append(
            {
                "kind": "choose_move",
                "player": player,
                "targets": [s for s in range(40) if s != t.position[player]],
                "why": "triple",
            }
        )
        return
    if double:
        turn["phase"] = "roll"
        turn["again"] = True
    at = t.position[player]
    if len(faces) == 3 and faces[2] == BUS:
        targets = sorted({(at + n) % 40 for n in (dice[0], dice[1], sum(dice))})
        t.stack.append({"kind": "choose_move", "player": player, "targets": targets, "why": "bus"})
        return
    if len(faces) == 3 and faces[2] > BUS:
        t.stack.append({"kind": "second_move", "player": player})
        third = 0
    ahead(t, player, sum(dice) + third)
    land(t, player, luck)


def thrown(t: Table) -> int:
    """The sum for a utility: all three dice, the bus and Mr. Monopoly nothing [SC-246]."""
    return sum(t.dice)


def close_windows(t: Table) -> None:
    """Rent not asked for in time is lost when dice fall [RENT-3, RENT-4]."""
    before = len(t.claims)
    t.claims = [c for c in t.claims if c["asked"] or t.turn < c["until"]]
    t.happened["rent not claimed"] += before - len(t.claims)


def try_to_leave(t: Table, player: int, dice: tuple[int, int]) -> None:
    """A prisoner's throw [JAIL-12, JAIL-14, SC-130]."""
    t.top["phase"] = "end"
    if dice[0] == dice[1]:
        t.jail_turns[player] = -1
        t.stack.append({"kind": "advance", "player": player, "steps": sum(dice)})
        return
    t.jail_turns[player] += 1
    if t.jail_turns[player] >= dues.tries(t):
        t.stack.append({"kind": "advance", "player": player, "steps": sum(dice)})
        dues.owe(t, player, [BANK], t.board["jail_fine"], "jail")


def arrest(t: Table, player: int) -> None:
    """To Jail: no salary, the turn is over [JAIL-1, GO-4]."""
    t.position[player] = JAIL
    t.jail_turns[player] = 0
    t.doubles = 0
    t.stack = [f for f in t.stack if f["kind"] != "second_move"]
    for frame in t.stack:
        if frame["kind"] == "turn":
            frame["phase"], frame["again"] = "end", False


def ahead(t: Table, player: int, steps: int) -> None:
    """Go forward; GO pays whoever reaches or passes it [GO-1]."""
    to = t.position[player] + steps
    t.position[player] = to % 40
    if to >= 40:
        t.lapped[player] = True
        once = int(t.rules["go_salary"] or t.board["salary"])
        twice = to % 40 == 0 and t.rules["go_landing_bonus"] == 400
        salary(t, player, 2 * once if twice else once)


def salary(t: Table, player: int, amount: int) -> None:
    """Pay it, or keep it until it is asked for [GO-2]."""
    if t.rules["salary_claim"] == "automatic" or t.auto_claim[player]:
        t.pay(BANK, player, amount)
    else:
        t.salaries[player] += amount


def forward_to(t: Table, player: int, space: int) -> None:
    """Forward to a space; to where one stands it is all the way round [SC-242]."""
    ahead(t, player, (space - t.position[player] - 1) % 40 + 1)


def land(t: Table, player: int, luck: Luck, factor: int = 1, fresh: bool = False) -> None:
    """The space's demand [BOARD-2]; ``factor`` and ``fresh`` are a card's [CARD-7]."""
    at = t.position[player]
    space = t.spaces[at]
    kind = space["kind"]
    if space["price"] > 0:
        land_on_deed(t, player, at, luck, factor, fresh)
    elif kind == "tax":
        land_on_tax(t, player, at)
    elif kind in ("chance", "community_chest"):
        draw(t, player, 0 if kind == "chance" else 1, luck)
    elif kind == "free_parking":
        win_pot(t, player)
    elif kind == "go_to_jail":
        arrest(t, player)


def win_pot(t: Table, player: int) -> None:
    """The money in the pot, if any; then the Bank seeds it again [PARK-1, PARK-2]."""
    if not t.pot:
        return
    t.cash[player] += t.pot
    t.pot = int(t.rules["pot_seed"])
    t.bank -= t.pot
    t.happened["pot won"] += 1


def land_on_deed(t: Table, player: int, at: int, luck: Luck, factor: int, fresh: bool) -> None:
    """Buy it, pay for it, or nothing [BUY-1, RENT-1, RENT-5]."""
    holder = t.owner[at]
    if holder == BANK:
        if t.lapped[player] or t.rules["first_lap_purchase"] == "allowed":
            t.stack.append({"kind": "purchase", "player": player, "space": at})
        return
    if holder == player:
        return
    despite = fresh and t.rules["card_utility_on_mortgage"] == "pay" and t.mortgaged[at]
    if t.prisoner(holder) and t.rules["jail_rights"] != "full":
        return
    if not despite and not sums.charges(t, at):
        return
    utility = t.spaces[at]["kind"] == "utility"
    if fresh:
        amount = factor * sum(luck.dice())
    elif utility and t.rules["utility_rent"] == "dice":
        throw = sum(luck.dice()) if t.rules["utility_roll"] == "fresh" else thrown(t)
        amount = factor * sums.rent(t, at, throw)
    else:
        amount = factor * sums.rent(t, at, 0)
    dues.rent_due(t, holder, player, at, amount)


def taxes(t: Table) -> list[int]:
    return [s["index"] for s in t.spaces if s["kind"] == "tax"]


def percent(t: Table, at: int) -> int:
    """The share of worth that a tax may be, 0 where it is a sum only [TAX-2, C-09]."""
    printed = int(t.spaces[at]["tax_percent"])
    if at != taxes(t)[0]:
        return printed
    if t.rules["income_tax"] == "flat":
        return 0
    if t.rules["income_tax"] == "choice":
        return printed or 10
    return printed


def flat(t: Table, at: int) -> int:
    """The sum of a tax [TAX-1, TAX-6]."""
    if at != taxes(t)[0] and t.rules["luxury_tax"]:
        return int(t.rules["luxury_tax"])
    return int(t.spaces[at]["tax"])


def land_on_tax(t: Table, player: int, at: int) -> None:
    if percent(t, at):
        t.stack.append({"kind": "tax_choice", "player": player, "space": at})
    else:
        levy(t, player, at, False)


def levy(t: Table, player: int, at: int, share: bool) -> None:
    """Charge the tax, by share or by sum [TAX-3]."""
    amount = flat(t, at)
    if share:
        amount = sums.part(sums.tax_worth(t, player), percent(t, at), t.rules["tax_rounding"])
    dues.owe(t, player, [BANK], amount, "tax")


def choose_tax(t: Table, player: int, share: bool) -> None:
    need(t.top["kind"] == "tax_choice" and t.top["player"] == player, "TAX-4", "nothing to choose")
    at = t.stack.pop()["space"]
    levy(t, player, at, share)


def draw(t: Table, player: int, deck: int, luck: Luck) -> None:
    """Draw the top card and obey it; then it goes under its deck [CARD-1, CARD-3]."""
    key = t.decks[deck].pop(0)
    luck.card(deck, key)
    card = t.board["decks"][deck][key % DECK]
    kind = card["kind"]
    if kind == "jail_free":
        t.cards[player].append(key)
        return
    t.decks[deck].append(key)
    if kind == "collect_bank":
        t.pay(BANK, player, card["amount"])
    elif kind == "pay_bank":
        dues.owe(t, player, [BANK], card["amount"], "card")
    elif kind == "collect_each":
        for other in reversed(t.left_of(player)):
            dues.owe(t, other, [player], card["amount"], "card")
    elif kind == "pay_each":
        dues.owe(t, player, t.left_of(player), card["amount"], "card")
    elif kind == "repairs":
        bill = sums.repairs(t, player, card["per_house"], card["per_hotel"])
        dues.owe(t, player, [BANK], bill, "card")
    elif kind == "move_to":
        forward_to(t, player, card["target"])
        land(t, player, luck)
    elif kind == "move_nearest":
        at = t.position[player]
        steps = next(
            n for n in range(1, 41) if t.spaces[(at + n) % 40]["kind"] == card["target_kind"]
        )
        ahead(t, player, steps)
        land(t, player, luck, card["factor"], card["fresh_dice"])
    elif kind == "move_back":
        t.position[player] = (t.position[player] - card["steps"]) % 40
        land(t, player, luck)
    elif kind == "move_back_to":
        t.position[player] = card["target"]
        land(t, player, luck)
    elif kind == "go_to_jail":
        arrest(t, player)
    elif kind == "choice_pay_or_draw":
        t.stack.append(
            {
                "kind": "card_choice",
                "player": player,
                "deck": deck,
                "card": key,
                "amount": card["amount"],
                "other": card["other_deck"],
            }
        )
    else:
        raise NotImplementedError(f"a card of the kind {kind} is not reckoned")


def choose_card(t: Table, player: int, other: bool, luck: Luck) -> None:
    """Pay the fine, or draw from the other deck [SC-100, SC-101]."""
    top = t.top
    need(top["kind"] == "card_choice" and top["player"] == player, "CARD-2", "nothing to choose")
    if not other:
        need(sums.reach(t, player) >= top["amount"], "SC-101", "the fine cannot be paid")
    t.stack.pop()
    if other:
        draw(t, player, top["other"], luck)
    else:
        dues.owe(t, player, [BANK], top["amount"], "card")


def choose_space(t: Table, player: int, space: int, luck: Luck) -> None:
    """The destination of the bus or a triple [SC-232, SC-241]; Go to Jail pays nothing [GO-5]."""
    top = t.top
    need(top["kind"] == "choose_move" and top["player"] == player, "SPEED-1", "nothing to choose")
    need(space in top["targets"], "SC-232", "the dice do not lead there")
    t.stack.pop()
    if t.spaces[space]["kind"] == "go_to_jail":
        arrest(t, player)
        return
    forward_to(t, player, space)
    land(t, player, luck)


def second_move(t: Table, player: int, luck: Luck) -> None:
    """Mr. Monopoly: on to the next unsold deed, else to the next that charges [SC-234]."""
    at = t.position[player]
    way = [(at + n) % 40 for n in range(1, 40)]
    deeds = [s for s in way if s in t.deeds]
    unsold = [s for s in deeds if t.owner[s] == BANK]
    others = [
        s
        for s in deeds
        if t.owner[s] not in (BANK, player) and sums.charges(t, s) and sums.rent(t, s, thrown(t))
    ]
    found = (unsold or others)[:1]
    if found:
        forward_to(t, player, found[0])
        land(t, player, luck)


def advance(t: Table, player: int, steps: int, luck: Luck) -> None:
    """Out of Jail by the throw made there [JAIL-12, JAIL-14]."""
    t.jail_turns[player] = -1
    ahead(t, player, steps)
    land(t, player, luck)


def pay_fine(t: Table, player: int) -> None:
    """Out of Jail by 50, before the throw [JAIL-9, JAIL-15]."""
    before_throw(t, player)
    need(t.cash[player] >= t.board["jail_fine"], "JAIL-9", "there is not the cash")
    t.pay(player, BANK, t.board["jail_fine"], pot=True)
    t.jail_turns[player] = -1


def before_throw(t: Table, player: int) -> None:
    """The moment at which a prisoner may pay or use a card [JAIL-9, JAIL-15]."""
    top = t.top
    need(top["kind"] == "turn" and top["player"] == player, "JAIL-9", "it is not the moment")
    need(t.prisoner(player), "JAIL-9", "who is free need not leave Jail")
    need(top["phase"] == "roll", "SC-114", "the turn is over")
    last = t.jail_turns[player] == 2
    need(not last or t.rules["jail_prepay_third"], "JAIL-15", "the third throw must be made")


def use_card(t: Table, player: int, card: int) -> None:
    """Out of Jail by a card, which goes under its own deck [JAIL-10, CARD-6]."""
    need(card in t.cards[player], "JAIL-10", "the player has no such card")
    top = t.top
    if top["kind"] == "debt" and top["reason"] == "jail" and top["player"] == player:
        need(t.rules["jail_third_fail"] == "pay_or_card", "JAIL-14", "the fine must be paid")
        t.stack.pop()
    else:
        before_throw(t, player)
    put_under(t, player, card)
    t.jail_turns[player] = -1


def put_under(t: Table, player: int, card: int) -> None:
    t.cards[player].remove(card)
    t.decks[card // DECK].append(card)


def skip(t: Table, player: int) -> None:
    """Sit a turn out in Jail [JAIL-16]."""
    need(t.rules["jail_skip"], "JAIL-16", "nobody sits turns out here")
    top = t.top
    if top["kind"] == "debt" and top["player"] == player and top["reason"] == "jail":
        need(dues.may_sit(t, player), "JAIL-16", "it was sat out before")
        t.stack = [f for f in t.stack[:-1] if f["kind"] != "advance"]
        t.jail_turns[player] += 1
        return
    need(top["kind"] == "turn" and top["player"] == player, "JAIL-16", "it is not the moment")
    need(t.prisoner(player) and top["phase"] == "roll", "JAIL-16", "it is not the moment")
    need(t.jail_turns[player] < dues.tries(t), "JAIL-16", "all the turns are spent")
    t.jail_turns[player] += 1
    top["phase"], top["rolled"] = "end", True


def end_turn(t: Table, player: int) -> None:
    """Hand the dice on [TURN-3]; with optional throws also instead of one [DBL-1]."""
    top = t.top
    need(top["kind"] == "turn", "TURN-1", "something is to be settled first")
    need(top["player"] == player, "TURN-5", "it is another's turn")
    optional = top["again"] and t.rules["doubles_reroll"] == "optional"
    need(top["phase"] == "end" or optional, "TURN-1", "the dice must be thrown")
    top["over"] = True
