"""A result as one sealed line: what was played comes out again, and an edited one is noticed."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.records.export import csv_of
from monopoly_gui.records.result import Bargain, Holder, Payment, Result, SeatResult
from monopoly_gui.records.result_line import (
    MOST,
    ResultError,
    read_result,
    seal_of,
    write_result,
)
from monopoly_gui.records.result_of_game import ResultUnavailable, result_of
from monopoly_gui.records.statistics import played_at, statistics
from monopoly_gui.scenes.people.rows import figures, games_played, records
from monopoly_gui.storage import SavedGame, SeatRecord
from monopoly_gui.storage.saved_game import SeatChange
from tests.waiting import repeat_until


@cache
def finished(players: int = 3, rounds: int = 12, seed: int = 5) -> SavedGame:
    """A game of opponents that the richest wins after a few rounds."""
    seats = [SeatRecord(f"Player {n}", "ai", "car", n, "normal") for n in range(players)]
    rules = Rules(round_limit=rounds, win_condition="richest_at_limit")
    match = Match.new("us_2008", rules, seats, seed, threaded=False)
    repeat_until(lambda: match.state.over, match.poll, "the game is over")
    match.close()
    return replace(match.saved("Finished"), saved="2026-01-02T12:00:00+00:00", program="0.2.0")


def crowded(result: Result, changed: bool) -> Result:
    """A line with eight people of the longest names, who achieved everything or got up."""
    computer = Holder(99, "Computer", "ai", "expert/collector", "")
    dice = Random(1)

    def payment() -> Payment:
        return Payment(dice.randrange(40), dice.randrange(3000), dice.randrange(8))

    def bargain() -> Bargain:
        return Bargain(dice.randint(-900, 900), dice.randrange(8), dice.randrange(200))

    def seat() -> SeatResult:
        profile = f"{dice.getrandbits(32):08x}"
        person = Holder(1, "🎩" * 60, "human", "", profile)
        return SeatResult(
            holders=(person, person, computer) if changed else (person,),
            place=dice.randint(1, 8),
            worth=dice.randrange(100_000),
            paid=payment(),
            taken=payment(),
            best=bargain(),
            worst=bargain(),
            held=dice.randrange(40),
            earner=dice.randrange(40),
            luck=dice.randint(-9999, 9999),
            lowest=dice.randrange(1000),
            earned=() if changed else tuple(sorted(dice.sample(range(60), 30))),
        )

    points = tuple(tuple(dice.random() for _ in range(24)) for _ in range(8))
    curve = replace(result.curve, chances=points)
    return replace(result, seats=tuple(seat() for _ in range(8)), curve=curve)


def test_a_result_comes_out_of_its_line_as_it_went_in() -> None:
    result = result_of(finished())
    read = read_result(write_result(result_of(finished())))
    assert replace(read, curve=result.curve) == result
    pairs = zip(read.curve.chances, result.curve.chances, strict=True)
    assert all(
        abs(one - other) < 1 / 60
        for line, true in pairs
        for one, other in zip(line, true, strict=True)
    )
    assert read.curve.version == result.curve.version
    assert write_result(read) == write_result(result_of(finished()))


def test_a_result_tells_who_came_where() -> None:
    saved = finished()
    result = result_of(saved)
    assert sorted(seat.place for seat in result.seats) == [1, 2, 3]
    (winner,) = result.winners
    assert result.seats[winner].worth == max(seat.worth for seat in result.seats)
    assert result.seats[0].holder == Holder(1, "Player 0", "ai", "normal", "")
    assert (result.rounds, result.board, result.rules) == (saved.state.round, "us_2008", "")
    assert result.curve.chances[winner][-1] == 1.0
    assert result.counts


@pytest.mark.parametrize("changed", [False, True])
def test_a_line_is_under_a_kilobyte_however_many_play_under_whatever_names(changed: bool) -> None:
    result = crowded(result_of(finished()), changed)
    line = write_result(result)
    assert len(line.encode()) <= MOST and "\n" not in line
    for read, true in zip(read_result(line).seats, result.seats, strict=True):
        assert read.earned == true.earned and read.best == true.best
        assert read.whole is not changed
        assert read.holders[0].profile == true.holders[0].profile
    with pytest.raises(ResultError, match="changed"):
        read_result(line.replace("a", "b"))


@pytest.mark.parametrize(
    ("old", "new"),
    [('"us_2008"', '"uk"'), ('"k":"game"', '"k":"daily"'), ("Player 0", "Player 9"), ("}}", "}")],
)
def test_an_edited_line_is_noticed(old: str, new: str) -> None:
    line = write_result(result_of(finished()))
    assert old in line
    with pytest.raises(ResultError):
        read_result(line.replace(old, new, 1))


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"seal":"","result":{}}', "a" * 5000])
def test_what_is_no_result_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(ResultError, match="it "):
        read_result(line)


def resealed(body: str) -> str:
    return f'{{"seal":"{seal_of(body)}","result":{body}}}'


def test_what_somebody_has_sealed_anew_is_sound_or_refused(home: Path) -> None:
    """Every reader of this program can make seals; nothing of it may break the pages."""
    dice = Random(1)
    whole = write_result(result_of(finished()))
    body = whole[whole.index('"result":') + 9 : -1]
    used = 0
    for _ in range(400):
        at, length = dice.randrange(len(body)), dice.randrange(4)
        changed = body[:at] + dice.choice(("", "9", "-", "99", "[", '"', "a")) + body[at + length :]
        try:
            read = read_result(resealed(changed))
        except ResultError:
            continue
        used += 1
        for game in (*played_at([read], "normal"), *played_at([read], "easy")):
            statistics([game])
            rows = (figures(statistics([game]), None), records(statistics([game])))
            assert all(rows) and games_played([game])
            assert csv_of([game], lambda board, space: board)
    assert 20 < used < 380


def test_a_game_that_is_not_over_has_no_result() -> None:
    saved = finished()
    state = saved.start.clone()
    with pytest.raises(ResultUnavailable, match="not over"):
        result_of(replace(saved, state=state, log=[]))


def test_a_log_that_does_not_lead_there_has_no_result() -> None:
    saved = finished()
    with pytest.raises(ResultUnavailable, match="does not"):
        result_of(replace(saved, log=saved.log[:-1]))
    with pytest.raises(ResultUnavailable, match="doesn’t add up"):
        result_of(replace(saved, log=saved.log[1:]))


def test_dice_that_did_not_follow_from_the_seed_are_noticed() -> None:
    """A game with an edited seed, or with dice of it: it is listed and does not count."""
    saved = finished()
    start = replace(saved.start, seed=saved.start.seed + 1)
    state = replace(saved.state, seed=saved.state.seed + 1)
    result = result_of(replace(saved, start=start, state=state))
    assert result.marks == ("arranged",)
    assert not result.counts


@pytest.mark.parametrize("kind", ["scenario", "lesson", "challenge", "continued", "position"])
def test_only_ordinary_games_count(kind: str) -> None:
    result = result_of(finished())
    assert not replace(result, kind=kind).counts  # type: ignore[arg-type]
    assert not replace(result, marks=("seed",)).counts
    assert replace(result, kind="quick").counts


def test_a_seat_that_changed_hands_tells_of_both() -> None:
    saved = finished()
    guest = SeatRecord("Zoe", "human", "car", 0, profile="0a0b0c0d")
    changed = replace(saved, changes=(SeatChange(len(saved.log) // 2, 0, guest),))
    seat = result_of(changed).seats[0]
    first, second = seat.holders
    assert (first.round, first.name, first.kind, first.profile) == (1, "Zoe", "human", "0a0b0c0d")
    assert (second.name, second.kind, second.bot) == ("Player 0", "ai", "normal")
    assert second.round > 1 and not seat.whole
