"""The positions, which answer an action is, and what long playouts say of the answers."""

import json
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from pydantic import TypeAdapter

from monopoly_gui.ai.bargaining.price_limits import OfferKind
from monopoly_gui.ai.bargaining.talks import TradeMessage
from monopoly_gui.ai.candidate_plans import CandidatePlan
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.actions import Action, CounterTrade, Mortgage
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import STATE_FIELDS, State
from monopoly_gui.engine.view import View, view
from monopoly_gui.storage.save_file import SavedPosition as Written

#: a position a line, and by position and answer one digit a game: whether it was won
FILE = Path(__file__).with_name("positions.jsonl")
FIGURES = Path(__file__).with_name("figures.json")
NAMES = ("Ada", "Blaise", "Chen", "Dorothy", "Emil", "Flora")
#: points of the chance of winning by which an answer may be worse than the best, and errors of
#: the difference within which the figures tell no two answers apart
NEAR, SURE = 2.0, 1.96


@dataclass(frozen=True, slots=True)
class Position:
    """A player has to decide something; ``codes`` are the opponents', by seat."""

    name: str
    kind: str
    player: int
    codes: dict[int, str]
    answers: dict[str, tuple[Action, ...]]
    state: State

    @property
    def seen(self) -> View:
        return view(self.state, self.player)

    @property
    def said(self) -> tuple[TradeMessage, ...]:
        """The earlier messages: in Jail, an offer of this turn, as no other is to be advised."""
        if self.kind != "jail":
            return ()
        state, partner = self.state, self.state.others(self.player)[0]
        now = state.version, state.round, state.turn
        sort = OfferKind("buy", False, False)
        return (TradeMessage("asked", *now, self.player, partner, 0, 0, 0, sort, None),)

    def plans(self) -> dict[str, CandidatePlan]:
        return {name: CandidatePlan(actions) for name, actions in self.answers.items()}

    def answer_of(self, action: Action | None) -> str:
        """The name of the answer that an action is, "" for none; other terms are a no."""
        if action is None:
            return ""
        if isinstance(action, CounterTrade):
            return "no"
        for name, actions in self.answers.items():
            if actions[0] == action:
                return name
        if isinstance(action, Mortgage) and self.kind == "auction":
            return "bid"
        alike = [name for name, (first, *_) in self.answers.items() if first.kind == action.kind]
        return alike[0] if len(alike) == 1 and self.kind != "debt" else ""

    def written(self) -> str:
        """The position as a line of the file."""
        entry = {
            "name": self.name,
            "kind": self.kind,
            "player": self.player,
            "codes": {str(seat): code for seat, code in self.codes.items()},
            "answers": _answers().dump_python(self.answers, mode="json"),
            "state": _states().dump_python(
                Written(*[getattr(self.state, name) for name in STATE_FIELDS]), mode="json"
            ),
        }
        return json.dumps(entry, separators=(",", ":")).replace("false", "0").replace("true", "1")


def read(line: str) -> Position:
    """The position of a line of the file."""
    given: dict[str, Any] = json.loads(line)
    written = _states().validate_python(given["state"])
    fields = {name: getattr(written, name) for name in STATE_FIELDS}
    return Position(
        given["name"],
        given["kind"],
        given["player"],
        {int(seat): code for seat, code in given["codes"].items()},
        _answers().validate_python(given["answers"]),
        State(rules=Rules(), board=load_edition("us_2008"), **fields),
    )


def positions() -> list[Position]:
    return [read(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def figures() -> dict[str, dict[str, str]]:
    """The results of the answers, by position; empty where nothing was played yet."""
    if not FIGURES.exists():
        return {}
    found: dict[str, dict[str, str]] = json.loads(FIGURES.read_text(encoding="utf-8"))["won"]
    return found


@dataclass(frozen=True, slots=True)
class Judged:
    """The loss of an answer against the best, in points, and its 95 % error."""

    best: str
    lost: float
    spread: float

    @property
    def near(self) -> bool:
        """Whether the answer is the best, or two points worse at most."""
        return self.lost <= NEAR

    @property
    def good(self) -> bool:
        """Whether the answer is the best, or one that is as good as that by the figures."""
        return self.lost <= max(NEAR, self.spread)


def judged(won: dict[str, str], answer: str) -> Judged:
    """An answer beside the best, by the same games."""
    best = max(won, key=lambda name: won[name].count("1"))
    if answer not in won:
        return Judged(best, 100.0, 0.0)
    gained = [int(a) - int(b) for a, b in zip(won[best], won[answer], strict=True)]
    return Judged(best, 100 * fmean(gained), 100 * SURE * sqrt(variance(gained) / len(gained)))


@cache
def _states() -> TypeAdapter[Written]:
    return TypeAdapter(Written)


@cache
def _answers() -> TypeAdapter[dict[str, tuple[Action, ...]]]:
    return TypeAdapter(dict[str, tuple[Action, ...]])
