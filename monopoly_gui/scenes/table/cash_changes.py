"""What players have just got or paid, shown beside their cash for some seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

#: seconds that a sum stays
STAY = 4.0


class CashChanges:
    """``follow`` compares the cash with that of the last frame; a sum that goes on grows."""

    def __init__(self) -> None:
        self._game: object = None
        self._cash: tuple[int, ...] = ()
        self._until: dict[int, float] = {}
        self.shown: Mapping[int, int] = {}

    @property
    def waiting(self) -> bool:
        """Whether a sum is still to go."""
        return bool(self.shown)

    def follow(self, game: object, cash: Sequence[int], now: float) -> None:
        """``game`` is another one where the cash did not change, but the game did."""
        before, self._cash = self._cash, tuple(cash)
        if game is not self._game or len(before) != len(self._cash):
            self._game, self.shown = game, {}
            self._until.clear()
            return
        sums = {p: amount for p, amount in self.shown.items() if now < self._until[p]}
        for player, (old, new) in enumerate(zip(before, self._cash, strict=True)):
            if old != new:
                sums[player] = sums.get(player, 0) + new - old
                self._until[player] = now + STAY
        sums = {p: amount for p, amount in sums.items() if amount}
        if sums != self.shown:
            self.shown = sums
