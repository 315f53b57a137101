"""The switch that asks for rent and salary at once, for each human, in a running game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ...engine.actions import SetAutoClaim
from ...language.asking_words import must_ask, switch_label
from .parts.table_host import TableHost, ask_for_all


@dataclass(frozen=True, slots=True)
class ClaimSwitch:
    """The switch of one human; ``turn`` flips it."""

    player: str
    on: bool
    turn: Callable[[bool], None]


@dataclass(frozen=True, slots=True)
class ClaimSwitches:
    """What they are called together, and those of the humans still in the game."""

    label: str
    switches: tuple[ClaimSwitch, ...]


class AutoClaims:
    """Keeps the humans of a table to the setting when it is changed during the game."""

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self._setting = table.context.settings.auto_claim

    def follow(self) -> None:
        """Do for everybody here what has been changed in the settings."""
        wanted = self.table.context.settings.auto_claim
        if wanted == self._setting:
            return
        self._setting = wanted
        for player in self.table.humans():
            self.turn(player, wanted)

    def turn(self, player: int, on: bool) -> None:
        """Switch it for one human, and ask for what waits already."""
        table = self.table
        if table.state.over or table.state.auto_claim[player] == on:
            return
        if on:
            ask_for_all(table, player)
        table.submit(SetAutoClaim(player, on))

    def switches(self) -> ClaimSwitches | None:
        """None where these rules want nothing asked for, or nobody is left to ask."""
        table = self.table
        humans = table.humans()
        if table.state.over or not humans or not must_ask(table.match.rules):
            return None
        state = table.state
        return ClaimSwitches(
            switch_label(table.match.rules),
            tuple(
                ClaimSwitch(table.name(p), state.auto_claim[p], partial(self.turn, p))
                for p in humans
            ),
        )
