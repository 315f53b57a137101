"""The terms of a trade while they are put together, and what they would change."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ....engine.actions import Bundle
from ....engine.amounts.mortgages import dues
from ....engine.amounts.rents import together
from ....engine.board import BANK
from ....engine.state import State


@dataclass(slots=True)
class Terms:
    """What each of two players gives; ``mine`` belongs to the one who edits."""

    mine: Bundle = field(default_factory=Bundle)
    theirs: Bundle = field(default_factory=Bundle)

    @property
    def empty(self) -> bool:
        """Whether nobody gives anything."""
        return self.mine.empty() and self.theirs.empty()

    def side(self, own: bool) -> Bundle:
        return self.mine if own else self.theirs

    def put(self, own: bool, side: Bundle) -> None:
        """Replace one of the sides."""
        if own:
            self.mine = side
        else:
            self.theirs = side

    def toggle_deed(self, own: bool, space: int) -> None:
        """Put a deed into the trade, or take it out."""
        side = self.side(own)
        self.put(own, replace(side, deeds=_toggled(side.deeds, space)))

    def toggle_card(self, own: bool, key: int) -> None:
        """Put a Jail card into the trade, or take it out."""
        side = self.side(own)
        self.put(own, replace(side, cards=_toggled(side.cards, key)))

    def set_cash(self, own: bool, cash: int) -> None:
        self.put(own, replace(self.side(own), cash=cash))

    def turned(self) -> Terms:
        """The terms as edited by the other player."""
        return Terms(self.theirs, self.mine)

    def keep_owned(self, state: State, player: int, partner: int) -> None:
        """Take out what the two no longer have."""
        for own, owner in ((True, player), (False, partner)):
            side = self.side(own)
            deeds = tuple(s for s in side.deeds if state.owner[s] == owner)
            cards = tuple(k for k in side.cards if k in state.cards[owner])
            self.put(own, Bundle(min(side.cash, state.cash[owner]), deeds, cards))


def _toggled(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    if item in items:
        return tuple(i for i in items if i != item)
    return tuple(sorted((*items, item)))


@dataclass(frozen=True, slots=True)
class SetChange:
    """How many deeds of a group a player would have, of how many; ``lost`` would go."""

    group: str
    before: int
    after: int
    of: int
    lost: tuple[int, ...] = ()

    @property
    def completes(self) -> bool:
        return self.after == self.of > self.before

    @property
    def breaks(self) -> bool:
        return self.before == self.of > self.after


def set_changes(state: State, player: int, gives: Bundle, gets: Bundle) -> list[SetChange]:
    """The groups in which the player's deeds would change, in board order."""
    out = []
    for group in state.board.groups.values():
        before = sum(1 for s in group.members if state.owner[s] == player)
        gain = sum(1 for s in group.members if s in gets.deeds)
        lost = tuple(s for s in group.members if s in gives.deeds)
        if gain or lost:
            after = before + gain - len(lost)
            out.append(SetChange(group.id, before, after, len(group.members), lost))
    return out


def state_after(state: State, player: int, gives: Bundle, gets: Bundle) -> State:
    """A copy after the trade; of the partner's deeds only the traded ones."""
    there = state.clone()
    for space in gives.deeds:
        there.owner[space] = BANK
    for space in gets.deeds:
        there.owner[space] = player
    return there


def rents_changed(state: State, player: int, gives: Bundle, gets: Bundle) -> tuple[int, int]:
    """What all deeds of the player ask for now, and after the trade; from Jail too."""
    then = state_after(state, player, gives, gets)
    before, after = (together(at, player, after_jail=True) for at in (state, then))
    return before, after


def cash_after(state: State, player: int, gives: Bundle, gets: Bundle) -> tuple[int, int]:
    """The player's cash after the trade, dues taken off, and the dues [MORT-7]."""
    owed = dues(state, gets.deeds)
    return state.cash[player] - gives.cash + gets.cash - owed, owed
