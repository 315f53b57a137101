"""An opponent's memory of the bargaining, so that it neither nags nor is milked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..valuation.appraisal import Appraisal
from ..valuation.bot_config import BotConfig
from ..valuation.tables import groups_of

#: (partner, deeds given, deeds got)
DealKey = tuple[int, int, int]
#: the stubbornness for each refused offer, the rounds it lasts, and the most
_STUBBORN = 0.05
_FORGET = 8
_MOST_STUBBORN = 0.3
#: refusals in a row after which a partner is left in peace for longer and longer, and the
#: most rounds of that
_PATIENCE = 3
_PEACE = 7
#: the first guess of the chance that a partner judges as an Expert does, and its weight in answers
_LIKE_ME, _TRUST = 0.7, 2.0
#: the part of the joint gain that such a partner is offered, more after each refusal in a row
_YIELDED, _MORE, _MOST_REFUSALS = 0.22, 0.05, 5


@dataclass(slots=True)
class Memory:
    """One seat's memory in one game; rounds are the game's."""

    config: BotConfig
    _tries: dict[DealKey, int] = field(default_factory=dict)
    _again: dict[DealKey, int] = field(default_factory=dict)
    _soon: dict[DealKey, int] = field(default_factory=dict)
    _refused: dict[int, list[int]] = field(default_factory=dict)
    _countered: dict[int, int] = field(default_factory=dict)
    #: for tactful opponents: the last offer, whether the partner would lose chances of winning
    #: by it, and whether an Expert in its place would agree; who refused the former, refusals and
    #: deals of the latter, refusals in a row, and the round before which not to ask
    _last: tuple[DealKey, bool, bool] | None = None
    _judges: dict[int, list[int]] = field(default_factory=dict)
    _careful: set[int] = field(default_factory=set)
    _spurned: dict[int, int] = field(default_factory=dict)
    _peace: dict[int, int] = field(default_factory=dict)

    def ready(self, key: DealKey, round: int) -> bool:
        """Whether the deal may be offered (again) in this round."""
        return self._again.get(key, 0) <= round and self._peace.get(key[0], 0) <= round

    def again(self, priced: bool) -> Mapping[DealKey, int]:
        """From which round on deals may be offered (again), at the market's price or any."""
        return self._soon if priced else self._again

    def approachable(self, partner: int, round: int) -> bool:
        """Whether the partner may be asked for anything."""
        return self._peace.get(partner, 0) <= round

    def careful(self, partner: int) -> bool:
        """Whether the partner refuses deals that cost it chances of winning."""
        return partner in self._careful

    def like_me(self, partner: int) -> float:
        """The chance that the partner agrees to what an Expert would agree to."""
        noes, yeses = self._judges.get(partner, (0, 0))
        return (yeses + _TRUST * _LIKE_ME) / (noes + yeses + _TRUST)

    def yielded(self, partner: int) -> float:
        """The part of the joint gain in chances that an Expert is offered."""
        return _YIELDED + _MORE * min(_MOST_REFUSALS, self._spurned.get(partner, 0))

    def leave_in_peace(self, key: DealKey, round: int, costly: bool, agreeable: bool) -> None:
        """Note an offer: the partner hears no further one in this round, or for longer.

        ``costly`` says whether the partner would lose chances of winning by it, ``agreeable``
        whether an Expert would agree.
        """
        self._last = key, costly, agreeable
        self._peace[key[0]] = (
            round + 1 + min(_PEACE, max(0, self._spurned.get(key[0], 0) - _PATIENCE))
        )

    def learn(self, took: Callable[[DealKey], bool]) -> None:
        """Take in the fate of the last offer; ``took`` says whether the partner agreed."""
        if self._last is None:
            return
        key, costly, agreeable = self._last
        self._last = None
        partner, taken = key[0], took(key)
        if agreeable:
            self._judges.setdefault(partner, [0, 0])[taken] += 1
        if costly and not taken:
            self._careful.add(partner)
        self._spurned[partner] = 0 if taken else self._spurned.get(partner, 0) + 1

    def shares(self, key: DealKey) -> tuple[float, ...]:
        """The parts of the joint gain to keep this time, the best first: less after refusals."""
        ladder = self.config.ladder
        return ladder[min(self._tries.get(key, 0), len(ladder) - 1) :]

    def offered(self, key: DealKey, round: int) -> None:
        """The deal has been offered: let it rest, longer when the last price was named."""
        tries = self._tries.get(key, 0) + 1
        self._tries[key] = tries
        ended = tries >= len(self.config.ladder)
        self._again[key] = round + (self.config.long_cool_down if ended else self.config.cool_down)

    def priced(self, key: DealKey, round: int) -> None:
        """The deal has been offered at the market's price, which will be another one."""
        self._soon[key] = round + 1

    def impossible(self, key: DealKey, round: int) -> None:
        """The rules forbid the deal for now."""
        self._again[key] = self._soon[key] = round + self.config.cool_down

    def refuse(self, partner: int, round: int) -> None:
        """An offer of the partner's was not good enough."""
        recent = [at for at in self._refused.get(partner, ()) if at + _FORGET > round]
        self._refused[partner] = [*recent, round]

    def stubbornness(self, partner: int, round: int) -> float:
        """The share asked for beyond the usual part of the joint gain, after these bad offers."""
        recent = sum(1 for at in self._refused.get(partner, ()) if at + _FORGET > round)
        return min(_MOST_STUBBORN, _STUBBORN * max(0, recent - 1))

    def may_counter(self, partner: int, turn: int) -> bool:
        """One counter-offer a turn for each partner."""
        return self._countered.get(partner, -1) != turn

    def counter(self, partner: int, turn: int) -> None:
        self._countered[partner] = turn


# It is only a cache: ``memory.py`` remembers the messages at the table, and after a game
# is loaded everything is checked again.

#: rounds for which that holds, and for offers that were unaffordable
_ROUNDS, _UNPAID = 30, 3


@dataclass(slots=True)
class RejectedDeals:
    """The deals of one player that would not help at any price considered.

    Each is kept until a deed of its groups changes hands between the two, or some rounds are over.
    """

    #: the groups, the deeds both held in them, and the round of the next check
    _known: dict[DealKey, tuple[int, int, int, int]] = field(default_factory=dict)

    def note(self, appraisal: Appraisal, player: int, key: DealKey, weighed: bool) -> None:
        """Note a deal that would not help now, or had no affordable price."""
        partner, give, get = key
        concerned = groups_of(appraisal.scale, give | get)
        mine, theirs = appraisal.own[player] & concerned, appraisal.own[partner] & concerned
        again = appraisal.state.round + (_ROUNDS if weighed else _UNPAID)
        self._known[key] = concerned, mine, theirs, again

    def knows(self, appraisal: Appraisal, player: int, key: DealKey) -> bool:
        """Whether the deal was judged lately, with the same holdings in its groups."""
        known = self._known.get(key)
        if known is None:
            return False
        concerned, mine, theirs, again = known
        own = appraisal.own
        return (
            appraisal.state.round < again
            and own[player] & concerned == mine
            and own[key[0]] & concerned == theirs
        )
