"""Advice in the suite of positions: its short form, and that all of it can be played."""

from collections import Counter

import pytest

from monopoly_gui.engine.machine import why_not
from tests.ai.positions import found
from tests.ai.positions.suite import Position, figures, judged, positions, read
from tools.campaigns.positions import verdicts

ALL, PLAYED = positions(), figures()
#: the first positions of each kind: the campaign looks at all of them
KINDS = sorted({each.kind for each in ALL})
SHORT = [each for kind in KINDS for each in [one for one in ALL if one.kind == kind][:2]]
#: those in which a worse answer is still named
MISTAKES = ("a bid above the list, game 3004, round 4",)
#: games of each answer at least
ENOUGH = 100


@pytest.mark.parametrize("position", SHORT, ids=lambda each: each.name)
def test_the_best_answer_is_named_or_one_as_good(position: Position) -> None:
    ((_, answer, verdict),) = verdicts([position])
    assert verdict.good is (position.name not in MISTAKES), (answer, verdict)


def test_every_answer_was_played_often_enough_and_equally_often() -> None:
    assert PLAYED.keys() <= {each.name for each in ALL}
    for position in ALL:
        won = PLAYED.get(position.name, {})
        assert all(len(text) >= ENOUGH for text in won.values())
        assert len({len(text) for text in won.values()}) <= 1


@pytest.mark.parametrize("position", ALL, ids=lambda each: each.name)
def test_every_answer_is_allowed_and_the_position_can_be_written_down(position: Position) -> None:
    assert read(position.written()) == position
    for name, (first, *_) in position.answers.items():
        assert why_not(position.state, first) is None
        assert position.answer_of(first) == name


def test_positions_are_found_in_games() -> None:
    wanted = Counter(found.WANTED)
    out = list(found.game(3002, wanted))
    assert out
    assert wanted.total() == sum(found.WANTED.values()) - len(out)


def test_the_best_answer_is_told_by_the_same_games() -> None:
    won = {"yes": "1101", "no": "1000"}
    assert judged(won, "yes").lost == 0
    assert judged(won, "no").lost == 50
    assert judged(won, "") == judged(won, "something else")
    assert not judged(won, "").good
