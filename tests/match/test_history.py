"""A game replayed from its log is the same game; a wrong log is detected."""

import pytest

from monopoly_gui.engine.actions import Buy
from monopoly_gui.engine.chance import LogMismatch
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.history import opening_of, replay
from monopoly_gui.match.match import Match
from monopoly_gui.storage import LogEntry, SavedGame

from .tables import RandomBot, seats

SPEEDY = Rules(
    win_condition="richest_at_limit", speed_die="on", utility_roll="fresh", round_limit=30
)


@pytest.mark.parametrize(
    "rules",
    [Rules(win_condition="richest_at_limit", round_limit=30), SPEEDY],
    ids=["official", "speed die"],
)
@pytest.mark.parametrize("seed", range(4))
def test_a_replay_ends_in_the_same_position(seed: int, rules: Rules) -> None:
    saved = played(seed, rules)
    again = replay(saved.start, saved.log)
    assert again.state == saved.state
    assert saved.start.version == 0, "the start is left as it was"


def played(seed: int, rules: Rules, actions: int = 300) -> SavedGame:
    bots = {p: RandomBot(seed * 10 + p) for p in range(3)}
    match = Match.new("us_2008", rules, seats("aaa"), seed, bots=bots, threaded=False)
    for _ in range(actions):
        match.poll()
    assert not match.opponents.faults
    return match.saved()


def first_throw(log: list[LogEntry]) -> int:
    return next(at for at, entry in enumerate(log) if entry[2])


def test_another_outcome_is_noticed() -> None:
    saved = played(1, Rules())
    at = first_throw(saved.log)
    version, action, drawn = saved.log[at]
    saved.log[at] = (version, action, (("dice", 7, 7), *drawn[1:]))
    with pytest.raises(LogMismatch):
        replay(saved.start, saved.log)


def test_an_outcome_too_many_is_noticed() -> None:
    saved = played(1, Rules())
    at = first_throw(saved.log)
    version, action, drawn = saved.log[at]
    saved.log[at] = (version, action, (*drawn, ("dice", 1, 2)))
    with pytest.raises(LogMismatch, match="did not use all that was drawn"):
        replay(saved.start, saved.log)


def test_a_missing_outcome_is_noticed() -> None:
    saved = played(1, Rules())
    at = first_throw(saved.log)
    saved.log[at] = (*saved.log[at][:2], ())
    with pytest.raises(LogMismatch, match="no throw for this roll"):
        replay(saved.start, saved.log)


def test_another_card_is_noticed() -> None:
    saved = played(1, Rules())
    at = next(at for at, entry in enumerate(saved.log) if "card" in str(entry[2]))
    version, action, drawn = saved.log[at]
    other = tuple((*d[:2], 99) if d[0] == "card" else d for d in drawn)
    saved.log[at] = (version, action, other)
    with pytest.raises(LogMismatch, match="the log says"):
        replay(saved.start, saved.log)


def test_an_action_that_is_not_allowed_is_noticed() -> None:
    saved = played(1, Rules())
    saved.log[3] = (3, Buy(9), ())
    with pytest.raises(LogMismatch, match=r"action 4 of the log \(buy\) is not allowed"):
        replay(saved.start, saved.log)


def test_an_outcome_that_is_none_is_noticed() -> None:
    saved = played(1, Rules())
    at = first_throw(saved.log)
    saved.log[at] = (*saved.log[at][:2], (("dice", "six", 1),))
    with pytest.raises(LogMismatch, match="cannot be played: ValueError"):
        replay(saved.start, saved.log)


def test_a_gap_is_noticed() -> None:
    saved = played(1, Rules())
    del saved.log[5]
    with pytest.raises(LogMismatch, match="comes after 5 actions"):
        replay(saved.start, saved.log)


class TestHowAGameBegan:
    def test_a_game_from_a_seed_tells_it_again(self) -> None:
        match = Match.new("us_2008", Rules(deal_deeds=2), seats("aaa"), 4, threaded=False)
        assert opening_of(match.saved().start) == match.opening

    def test_of_a_game_that_goes_on_from_a_moment_it_is_not_known(self) -> None:
        start = played(1, Rules()).state
        assert opening_of(start) == ()

    def test_nor_of_one_that_was_set_up_by_hand(self) -> None:
        start = played(1, Rules()).start.clone()
        start.position[0] = 9
        assert opening_of(start) == ()

    def test_nor_where_the_start_makes_no_sense(self) -> None:
        start = played(1, Rules()).start.clone()
        start.auto_claim.extend([True] * 9)
        start.order.clear()
        assert opening_of(start) == ()
