"""Which opponent is asked next, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..engine.board import BANK
from ..engine.frames import Turn
from ..engine.machine import deciders
from ..engine.state import HOTEL, State

Why = Literal["decide", "offer", "claim", "salary", "build", "trade"]


class Ask(NamedTuple):
    """``number`` is the offer or claim in question."""

    player: int
    why: Why
    number: int = 0


class Asking:
    """Remembers who has had a say, so that nobody is asked twice for nothing.

    A bot is asked to answer offers, to ask for what is due to it, before
    another player's first throw if it could build and its cash or the Bank's
    stock has changed since it last would not, or if deeds have changed hands,
    and when it must decide.
    """

    __slots__ = (
        "_by_hand",
        "_claims",
        "_decide",
        "_looked",
        "_owners",
        "_salaries",
        "_traders",
        "_turn",
        "_waiting",
        "bots",
    )

    def __init__(self, bots: Sequence[bool]) -> None:
        self.bots = tuple(bots)
        self._decide = tuple(Ask(player, "decide") for player in range(len(bots)))
        self._by_hand = True
        self._turn = -1
        self._waiting: list[int] = []
        self._claims: set[int] = set()
        self._salaries: set[int] = set()
        self._looked: dict[int, tuple[int, ...]] = {}
        self._owners: list[int] = []
        self._traders: list[int] = []

    def next(self, state: State) -> Ask | None:
        """The bot whose turn it is to be asked; None if the game waits for somebody else."""
        bots = self.bots
        if state.turn != self._turn:
            self._new_turn(state)
        for offer in state.offers:
            if bots[offer.partner] and not offer.agreed:
                return Ask(offer.partner, "offer", offer.id)
        for claim in state.claims:
            if bots[claim.owner] and not claim.asked and claim.id not in self._claims:
                return Ask(claim.owner, "claim", claim.id)
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            if self._by_hand:
                for player, due in enumerate(state.salaries):
                    if due and bots[player] and player not in self._salaries:
                        return Ask(player, "salary")
            if self._waiting and not frame.rolled:
                return Ask(self._waiting[-1], "build")
            if self._traders and not frame.rolled:
                return Ask(self._traders[-1], "trade")
            return self._decide[frame.player] if bots[frame.player] else None
        for player in deciders(state):
            if bots[player]:
                return self._decide[player]
        return None

    def declined(self, ask: Ask, state: State) -> None:
        """Note that the bot had nothing to say, so that it is not asked again this turn."""
        if ask.why == "claim":
            self._claims.add(ask.number)
        elif ask.why == "salary":
            self._salaries.add(ask.player)
        elif ask.why == "build":
            self._waiting.remove(ask.player)
            self._looked[ask.player] = _looks(state, ask.player)
        elif ask.why == "trade":
            self._traders.remove(ask.player)

    def _new_turn(self, state: State) -> None:
        self._turn = state.turn
        self._by_hand = state.rules.salary_claim != "automatic"
        self._claims.clear()
        self._salaries.clear()
        self._traders = []
        if state.owner != self._owners:
            if self._owners:
                self._traders = [p for p in state.others(state.current) if self.bots[p]]
            self._owners = state.owner[:]
        self._waiting = [
            p
            for p in builders(state)
            if self.bots[p] and p != state.current and self._looked.get(p) != _looks(state, p)
        ]


def _looks(state: State, player: int) -> tuple[int, ...]:
    return state.cash[player], state.houses_left, state.hotels_left


def builders(state: State) -> list[int]:
    """Players who own a whole set with room on it and have the cash for one building."""
    out: list[int] = []
    owner, levels, spaces = state.owner, state.buildings, state.board.spaces
    for group in state.board.groups.values():
        members = group.members
        player = owner[members[0]]
        if player == BANK or owner[members[-1]] != player:
            continue
        cost = spaces[members[0]].house_cost
        if not cost or state.cash[player] < cost or not state.owns_set(player, members[0]):
            continue
        if player in out:
            continue
        if any(levels[s] != HOTEL for s in members) and not any(
            state.mortgaged[s] for s in members
        ):
            out.append(player)
    return out
