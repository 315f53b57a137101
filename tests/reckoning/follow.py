"""Follow a written game action by action, and report every difference."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import course, deals, dues, moving, opening, sales, scarce, shortage
from .table import Illegal, Luck, Table, Unlucky, need

Act = Callable[[Table, dict[str, Any], Luck], None]

ACTS: dict[str, Act] = {
    "roll": lambda t, a, k: moving.roll(t, a["player"], k),
    "end_turn": lambda t, a, k: moving.end_turn(t, a["player"]),
    "pay_fine": lambda t, a, k: moving.pay_fine(t, a["player"]),
    "use_jail_card": lambda t, a, k: moving.use_card(t, a["player"], a["card"]),
    "skip_jail_turn": lambda t, a, k: moving.skip(t, a["player"]),
    "choose_space": lambda t, a, k: moving.choose_space(t, a["player"], a["space"], k),
    "choose_tax": lambda t, a, k: moving.choose_tax(t, a["player"], a["share"]),
    "choose_card": lambda t, a, k: moving.choose_card(t, a["player"], a["draw"], k),
    "buy": lambda t, a, k: sales.buy(t, a["player"]),
    "decline": lambda t, a, k: sales.decline(t, a["player"]),
    "bid": lambda t, a, k: sales.bid(t, a["player"], a["amount"], a["space"]),
    "pass": lambda t, a, k: sales.let_stand(t, a["player"], a["final"]),
    "withdraw_pass": lambda t, a, k: sales.take_back(t, a["player"]),
    "build": lambda t, a, k: shortage.build(t, a["player"], a["spaces"]),
    "place_building": lambda t, a, k: scarce.choose(t, a["player"], a["space"]),
    "answer_demand": lambda t, a, k: shortage.answer(t, a["player"], a["spaces"]),
    "withdraw_demand": lambda t, a, k: shortage.withdraw(t, a["player"]),
    "sell_building": lambda t, a, k: shortage.sell(t, a["player"], a["space"]),
    "sell_down": lambda t, a, k: shortage.sell_down(t, a["player"], a["group"], a["levels"]),
    "mortgage": lambda t, a, k: deals.mortgage(t, a["player"], a["space"]),
    "lift_mortgage": lambda t, a, k: deals.lift(t, a["player"], a["space"]),
    "settle_mortgage": lambda t, a, k: deals.settle(t, a["player"], a["space"], a["lift"]),
    "offer_trade": lambda t, a, k: deals.offer(t, a, number(t)),
    "accept_trade": lambda t, a, k: deals.accept(t, a["player"], a["offer"]),
    "refuse_trade": lambda t, a, k: deals.refuse(t, a["player"], a["offer"]),
    "counter_trade": lambda t, a, k: deals.counter(t, a, number(t)),
    "withdraw_trade": lambda t, a, k: deals.take_back(t, a["player"], a["offer"]),
    "claim_rent": lambda t, a, k: dues.claim_rent(t, a["player"], a["claim"]),
    "claim_salary": lambda t, a, k: dues.claim_salary(t, a["player"]),
    "set_auto_claim": lambda t, a, k: dues.auto_claim(t, a["player"], a["on"]),
    "pay_debt": lambda t, a, k: dues.pay_debt(t, a["player"]),
    "declare_bankruptcy": lambda t, a, k: dues.declare(t, a["player"]),
    "resign": lambda t, a, k: dues.resign(t, a["player"]),
    "concede": lambda t, a, k: dues.concede(t, a["player"]),
    "call_time": lambda t, a, k: course.call_time(t, a["player"]),
    "end_by_agreement": lambda t, a, k: course.agree(t, a["player"], a["players"]),
}

#: by which rule a field is as it is
RULES = {
    "cash": "BANK-2",
    "order": "SETUP-7",
    "current": "TURN-3",
    "round": "SHORT-2",
    "turn": "TURN-3",
    "doubles": "DBL-2",
    "dice": "TURN-1",
    "bank": "BANK-3",
    "pot": "PARK-1",
    "position": "TURN-2",
    "placed": "SETUP-3",
    "lapped": "GO-1",
    "jail_turns": "JAIL-12",
    "alive": "BANKR-8",
    "fallen": "END-1",
    "auto_claim": "RENT-2",
    "salaries": "GO-2",
    "cards": "CARD-4",
    "owner": "BUY-2",
    "buildings": "BUILD-8",
    "mortgaged": "MORT-1",
    "houses_left": "SUPPLY-1",
    "hotels_left": "SUPPLY-1",
    "decks": "CARD-3",
    "time_called": "SHORT-2",
    "claims": "RENT-2",
    "offers": "TRADE-6",
    "pending": "TURN-1",
    "deciders": "TURN-5",
}
#: what of something pending the table can see
SHOWN = {
    "turn": "player phase again rolled",
    "choose_move": "player targets",
    "purchase": "player space",
    "auction": "space building count high leader spot silent",
    "shortage": "player building plans waiting",
    "debt": "player creditors amount reason",
    "tax_choice": "player space",
    "deliver": "player building count",
    "card_choice": "player deck card",
    "received": "player spaces paid",
    "over": "ranking worths places",
}


@dataclass
class Difference:
    """The known differences of the second reckoning from the game, and their rules."""

    game: int
    step: int
    action: dict[str, Any]
    what: str
    expected: Any
    found: Any
    rule: str

    def __str__(self) -> str:
        return (
            f"game {self.game}, step {self.step}, {self.action}: {self.what} should be "
            f"{self.expected} and is {self.found} [{self.rule}]"
        )


def number(t: Table) -> int:
    """The next number for an offer or a claim."""
    t.next_id += 1
    return t.next_id - 1


def do(t: Table, action: dict[str, Any], luck: Luck) -> None:
    """Do an act and what follows from it; Illegal says which rule forbids it."""
    kind = action["kind"]
    if kind not in ("call_time", "end_by_agreement"):
        player = action["player"]
        need(0 <= player < t.players and t.alive[player], "BANKR-8", "the player is not in")
    need(t.top["kind"] != "over", "END-1", "the game is over")
    ACTS[kind](t, action, luck)
    for claim in t.claims:
        if claim["id"] is None:
            claim["id"] = number(t)
    if kind in ("mortgage", "lift_mortgage", "settle_mortgage"):
        course.void_deals(t, action["space"])
    course.settle(t, luck)
    for claim in t.claims:
        if claim["id"] is None:
            claim["id"] = number(t)


def shown(frame: dict[str, Any]) -> dict[str, Any]:
    if frame["kind"] == "auction":
        frame = {**frame, "silent": frame["passed"] | frame["out"]}
    names = ["kind", *SHOWN[frame["kind"]].split()]
    seen = {name: frame[name] for name in names}
    if "targets" in seen:
        seen["targets"] = sorted(seen["targets"])
    return seen


def seen(t: Table) -> dict[str, Any]:
    """The table as games are written, to be compared."""
    now = {name: getattr(t, name) for name in t.fields}
    now["pending"] = shown(t.top)
    now["deciders"] = course.deciders(t)
    return now


def end(over: dict[str, Any]) -> dict[int, tuple[int, int]]:
    """Each player's place and worth; equals may be written in any order [SC-217]."""
    found = zip(over["ranking"], over["places"], over["worths"], strict=True)
    return {player: (place, worth) for player, place, worth in found}


def alike(t: Table, name: str, mine: Any, theirs: Any) -> bool:
    """Whether a field is the same in both reckonings."""
    if name == "cards":
        return [sorted(c) for c in mine] == [sorted(c) for c in theirs]
    if name == "pending":
        if mine["kind"] == theirs["kind"] == "over":
            return end(mine) == end(theirs)
        return bool(mine == shown(theirs))
    if name == "offers":
        names = ("id", "player", "partner", "give", "get", "settles", "agreed")
        return [{n: o[n] for n in names} for o in mine] == [
            {n: o[n] for n in names} for o in theirs
        ]
    return bool(mine == theirs)


@dataclass
class Followed:
    """The extent of a followed game: events, deciding options, differences."""

    acts: Counter[str]
    happened: Counter[str]
    options: dict[str, Any]
    difference: Difference | None = None


def follow(game: dict[str, Any]) -> Followed:
    """Reckon a written game, up to the first difference."""
    t = Table(game)
    acts: Counter[str] = Counter()
    difference = compare(game, t, acts)
    options = {name: t.rules[name] for name in sorted(t.rules.asked)}
    return Followed(acts, +t.happened, options, difference)


def opened(game: dict[str, Any], t: Table) -> Difference | None:
    """The first difference in the opening [SETUP-1 to SETUP-9, SHORT-1]."""
    act = {"kind": "opening"}
    try:
        mine = opening.start(game, t.rules, t.happened)
    except Unlucky as error:
        return Difference(game["seed"], -1, act, "chance", str(error), game["opening"], "SETUP-7")
    for name, value in mine.items():
        theirs = game["start"][name]
        if name == "pending":
            theirs = shown(theirs)
        if value != theirs:
            return Difference(game["seed"], -1, act, name, value, theirs, RULES[name])
    return None


def compare(game: dict[str, Any], t: Table, acts: Counter[str]) -> Difference | None:
    """The first difference between a written game and this reckoning of it; None if none."""
    theirs = {**game["start"]}
    if "opening" in game:
        found = opened(game, t)
        if found:
            return found
    for at, step in enumerate(game["steps"]):
        action = step["action"]

        def told(
            what: str, expected: Any, found: Any, rule: str, at: int = at, act: Any = action
        ) -> Difference:
            return Difference(game["seed"], at, act, what, expected, found, rule)

        if "refused" in step:
            try:
                do(t.copy(), action, Luck([]))
            except Illegal:
                acts["refused"] += 1
                continue
            except Unlucky:
                pass
            return told("the act", "allowed", f"refused ({step['refused']})", "-")
        acts[action["kind"]] += 1
        luck = Luck(step["drawn"])
        pending = step["after"].get("pending", {})
        t.waiting, t.waiting_for = pending.get("waiting", 0), pending.get("building", "")
        try:
            do(t, action, luck)
        except Illegal as error:
            return told("the act", f"refused: {error}", "done", error.rule)
        except Unlucky as error:
            return told("chance", str(error), step["drawn"], "CHANCE")
        if luck.left:
            return told("chance", "nothing more", luck.left, "CHANCE")
        theirs.update(step["after"])
        mine = seen(t)
        for name, value in mine.items():
            if not alike(t, name, value, theirs[name]):
                shows = shown(theirs[name]) if name == "pending" else theirs[name]
                return told(name, value, shows, RULES[name])
    return None
