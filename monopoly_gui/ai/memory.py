"""What an opponent remembers of the bargaining, so that it neither nags nor is milked."""

from __future__ import annotations

from dataclasses import dataclass, field

from .knobs import Knobs

#: (partner, deeds given, deeds got)
DealKey = tuple[int, int, int]
#: how much stubborner each refused offer makes, for how many rounds, and the most
_STUBBORN = 0.05
_FORGET = 8
_MOST_STUBBORN = 0.3


@dataclass(slots=True)
class Memory:
    """One seat's memory in one game; rounds are those of the game."""

    knobs: Knobs
    _tries: dict[DealKey, int] = field(default_factory=dict)
    _again: dict[DealKey, int] = field(default_factory=dict)
    _refused: dict[int, list[int]] = field(default_factory=dict)
    _countered: dict[int, int] = field(default_factory=dict)

    def ready(self, key: DealKey, round: int) -> bool:
        """Whether the deal may be offered (again) in this round."""
        return self._again.get(key, 0) <= round

    def shares(self, key: DealKey) -> tuple[float, ...]:
        """The parts of the joint gain to keep this time, the best first: less after refusals."""
        ladder = self.knobs.ladder
        return ladder[min(self._tries.get(key, 0), len(ladder) - 1) :]

    def offered(self, key: DealKey, round: int) -> None:
        """The deal has been offered: let it rest, longer when the last price was named."""
        tries = self._tries.get(key, 0) + 1
        self._tries[key] = tries
        ended = tries >= len(self.knobs.ladder)
        self._again[key] = round + (self.knobs.long_cool_down if ended else self.knobs.cool_down)

    def impossible(self, key: DealKey, round: int) -> None:
        """The rules forbid the deal for now."""
        self._again[key] = round + self.knobs.cool_down

    def refuse(self, partner: int, round: int) -> None:
        """An offer of the partner's was not good enough."""
        recent = [at for at in self._refused.get(partner, ()) if at + _FORGET > round]
        self._refused[partner] = [*recent, round]

    def stubbornness(self, partner: int, round: int) -> float:
        """What to ask for beyond the usual part of the joint gain, after so many bad offers."""
        recent = sum(1 for at in self._refused.get(partner, ()) if at + _FORGET > round)
        return min(_MOST_STUBBORN, _STUBBORN * max(0, recent - 1))

    def may_counter(self, partner: int, turn: int) -> bool:
        """One counter-offer a turn for each partner."""
        return self._countered.get(partner, -1) != turn

    def counter(self, partner: int, turn: int) -> None:
        self._countered[partner] = turn
