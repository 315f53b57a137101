"""Saved games for pictures: real games, played by opponents up to a given situation."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from monopoly_gui.engine import frames
from monopoly_gui.engine.amounts.worth import raisable
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.presets import rules_from
from monopoly_gui.engine.state import State
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SavedGame, SeatRecord, load

SCENARIOS = Path(__file__).resolve().parents[1] / "saves"
NAMES = ("Ada", "Blaise", "Chen", "Dorothy", "Emmy", "Fela", "Grace", "Hypatia")
TOKENS = ("car", "dog", "ship", "hat", "cat", "boot", "iron", "thimble")
#: games that are looked through before something is given up
MOST_GAMES = 400
MOST_STEPS = 4000


@dataclass(frozen=True, slots=True)
class Wanted:
    """A moment to look for; ``scenario`` is where to begin, "" a new game."""

    seen: Callable[[State], bool]
    edition: str = "us_2008"
    rules: dict[str, object] = field(default_factory=dict)
    players: int = 4
    scenario: str = ""
    #: whether the human asks for rent and salary by hand
    asks: bool = False


def turn_of(state: State, player: int, first_round: int, last_round: int) -> bool:
    """The player is about to throw in one of these rounds."""
    top = state.top
    return (
        isinstance(top, frames.Turn)
        and top.player == player
        and top.phase == "roll"
        and not state.in_jail(player)
        and first_round <= state.round <= last_round
    )


def built(state: State) -> int:
    """The number of streets with buildings."""
    return sum(1 for level in state.buildings if level)


def _middle(state: State) -> bool:
    """Everybody is in the game, and the board is full of colour."""
    return (
        turn_of(state, 0, 6, 30)
        and all(state.alive)
        and 6 < built(state) < 14
        and sum(state.mortgaged) < 5
        and min(state.cash) > 60
        and len({state.owner[s] for s, level in enumerate(state.buildings) if level}) > 2
    )


def _purchase(state: State) -> bool:
    top = state.top
    return (
        isinstance(top, frames.Purchase)
        and top.player == 0
        and state.round > 4
        and state.board.spaces[top.space].kind == "street"
        and state.cash[0] > state.board.spaces[top.space].price
    )


def _auction(state: State) -> bool:
    top = state.top
    return (
        isinstance(top, frames.Auction)
        and top.leader not in (BANK, 0)
        and top.passed.bit_count() + top.out.bit_count() == 1
        and not (top.passed | top.out) & 1
        and top.high > 60
        and state.cash[0] > top.high + 110
    )


def _offer(state: State) -> bool:
    return state.round > 6 and any(
        o.partner == 0 and not o.agreed and o.get.deeds and o.give.deeds for o in state.offers
    )


def _debt(state: State) -> bool:
    top = state.top
    return (
        isinstance(top, frames.Debt)
        and top.player == 0
        and raisable(state, 0) >= top.amount > state.cash[0]
        and built(state) > 3
    )


def _hopeless(state: State) -> bool:
    top = state.top
    return isinstance(top, frames.Debt) and top.player == 0 and raisable(state, 0) < top.amount


def _estate(state: State) -> bool:
    whole = [g for g in state.board.groups.values() if all(state.owner[s] == 0 for s in g.members)]
    return turn_of(state, 0, 10, 40) and len(whole) > 1 and len(state.deeds(0)) > 8


def _received(state: State) -> bool:
    top = state.top
    return isinstance(top, frames.Received) and top.player == 0 and len(top.spaces) > 1


def _demand(state: State) -> bool:
    top = state.top
    return isinstance(top, frames.Shortage) and bool(top.waiting & 1)


def _frame(kind: type[frames.Frame]) -> Callable[[State], bool]:
    return lambda state: isinstance(state.top, kind) and getattr(state.top, "player", 0) == 0


WANTED: dict[str, Wanted] = {
    "early": Wanted(lambda state: turn_of(state, 0, 4, 4)),
    "middle": Wanted(_middle),
    "late": Wanted(lambda state: turn_of(state, 0, 18, 60) and built(state) > 11),
    "eight": Wanted(lambda state: turn_of(state, 0, 9, 20) and built(state) > 2, players=8),
    "uk": Wanted(lambda state: turn_of(state, 0, 7, 7), edition="uk"),
    "purchase": Wanted(_purchase),
    "auction": Wanted(_auction),
    "offer": Wanted(_offer),
    "debt": Wanted(_debt),
    "hopeless": Wanted(_hopeless),
    "estate": Wanted(_estate),
    "received": Wanted(_received),
    "demand": Wanted(_demand, scenario="last_houses"),
    "claim": Wanted(
        lambda state: any(c.owner == 0 and not c.asked for c in state.claims), asks=True
    ),
    "card": Wanted(_frame(frames.CardChoice), edition="uk"),
    "tax": Wanted(
        _frame(frames.TaxChoice), edition="us_pre2008", rules={"income_tax": "choice"}
    ),
    "bus": Wanted(_frame(frames.ChooseMove), rules={"speed_die": "on"}),
    "triple": Wanted(
        lambda state: isinstance(state.top, frames.ChooseMove)
        and state.top.player == 0
        and state.top.why != "bus",
        rules={"speed_die": "on"},
    ),
    "result": Wanted(lambda state: state.over and state.alive[0]),
    "lost": Wanted(lambda state: state.over and not state.alive[0], players=6),
}  # fmt: skip


def seats(count: int, humans: int = 1) -> tuple[SeatRecord, ...]:
    """The first are humans."""
    return tuple(
        SeatRecord(NAMES[n], "human" if n < humans else "ai", TOKENS[n], n) for n in range(count)
    )


def games(wanted: Wanted) -> Iterator[Match]:
    """Games without humans, to be looked through."""
    if wanted.scenario:
        saved = load(SCENARIOS / f"{wanted.scenario}.json")
        everybody = tuple(replace(seat, kind="ai") for seat in saved.seats)
        yield Match.from_saved(replace(saved, seats=everybody), threaded=False)
        return
    for seed in range(1, MOST_GAMES):
        claims = [bool(player) or not wanted.asks for player in range(wanted.players)]
        rules = rules_from(dict(wanted.rules))
        nobody = seats(wanted.players, 0)
        yield Match.new(
            wanted.edition, rules, nobody, seed, auto_claim=claims, threaded=False
        )  # fmt: skip


def found(wanted: Wanted, name: str) -> SavedGame | None:
    """The first moment of that kind, with a human on the first seat."""
    for match in games(wanted):
        for _ in range(MOST_STEPS):
            if wanted.seen(match.state):
                saved = match.saved(name)
                return replace(saved, seats=seats(len(saved.seats)))
            if match.state.over or match.poll() is None:
                break
    return None
