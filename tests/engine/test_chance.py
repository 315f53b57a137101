"""Chance: seeded, scripted and forced."""

from collections import Counter

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Roll
from monopoly_gui.engine.chance import (
    BLOCK,
    DICE,
    STREAMS,
    ForcedChance,
    LogMismatch,
    SeededChance,
    draw,
    splitmix64,
)
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from tests.engine.scenes import begun
from tests.engine.scripted import ScriptedChance


def fresh(seed: int = 1) -> State:
    return setup.new_state(load_edition("us_2008"), Rules(), 2, seed)


def test_the_generator() -> None:
    """SC-260: the published first outputs of splitmix64 from seed 0, so that saves stay valid."""
    assert splitmix64(0) == 0xE220A8397B1DCDAF
    assert splitmix64(0x9E3779B97F4A7C15) == 0x6E789E6AA1B965F4


@pytest.mark.parametrize("seed", [0, 7, 2**63, 2**64 + 5, -3])
@pytest.mark.parametrize("count", [0, 1, BLOCK - 2, BLOCK - 1, BLOCK, 5 * BLOCK + 3, 2**40])
def test_dice_thrown_together_are_those_thrown_one_by_one(seed: int, count: int) -> None:
    """SC-260: across the border of a block too."""
    state, again = fresh(seed), fresh(seed)
    state.draws[DICE] = again.draws[DICE] = count
    assert SeededChance().dice(state) == (draw(again, DICE, 6) + 1, draw(again, DICE, 6) + 1)
    assert state == again


def test_dice_are_fair() -> None:
    """TURN-1: over 12,000 throws every pair comes up about as often, doubles in one of six."""
    state, chance = fresh(7), SeededChance()
    pairs = Counter(chance.dice(state) for _ in range(12_000))
    assert len(pairs) == 36 and min(pairs.values()) > 250 and max(pairs.values()) < 420
    assert abs(sum(n for (a, b), n in pairs.items() if a == b) - 2000) < 150
    faces = Counter(chance.speed(state) for _ in range(6000))
    assert set(faces) == set(range(6)) and min(faces.values()) > 850


def test_streams_do_not_disturb_one_another() -> None:
    """SETUP-1: more throws do not change the order of the cards."""
    one, other = fresh(3), fresh(3)
    SeededChance().dice(one)
    assert SeededChance().order(one, 3, 16) == SeededChance().order(other, 3, 16)
    assert [draw(fresh(3), stream, 1000) for stream in range(STREAMS)] != [
        draw(fresh(4), stream, 1000) for stream in range(STREAMS)
    ]


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 + 5, -3])
def test_any_seed_will_do(seed: int) -> None:
    """SC-260: large, small and negative ones."""
    order = SeededChance().order(fresh(seed), 4, 16)
    assert sorted(order) == list(range(16))
    assert all(1 <= n <= 6 for n in SeededChance().dice(fresh(seed)))


def test_a_copy_of_the_game_copies_its_luck() -> None:
    """SC-260: chance is in the state, as one counter a stream."""
    state = fresh()
    SeededChance().dice(state)
    copy = state.clone()
    assert [SeededChance().dice(state) for _ in range(9)] == [
        SeededChance().dice(copy) for _ in range(9)
    ]
    assert state.draws[DICE] == copy.draws[DICE] == 20


def test_a_script_runs_out() -> None:
    """Strict, it fails loudly; else the seed goes on."""
    state = fresh()
    chance = ScriptedChance([(1, 2)], [3])
    assert chance.dice(state) == (1, 2) and chance.speed(state) == 3
    assert chance.dice(state) != (0, 0) and chance.speed(state) in range(6)
    strict = ScriptedChance([(1, 2)], strict=True)
    strict.dice(state)
    with pytest.raises(AssertionError, match="no dice left"):
        strict.dice(state)
    with pytest.raises(AssertionError, match="no speed die left"):
        strict.speed(state)


def test_a_forced_game_is_the_game() -> None:
    """SC-260: throws from the log lead to the same state as the seed did."""
    scene = begun(2)
    engine = Engine(scene.state.clone(), SeededChance())
    player = engine.state.current
    engine.apply(Roll(player))
    forced = ForcedChance()
    forced.feed(engine.drawn)
    replay = Engine(scene.state.clone(), forced)
    replay.apply(Roll(player))
    assert replay.state == engine.state and forced.spent()


def test_a_log_of_another_game() -> None:
    """SC-260: a log without the throw that is needed says so."""
    scene = begun(2)
    engine = Engine(scene.state.clone(), ForcedChance())
    with pytest.raises(LogMismatch, match="no throw"):
        engine.apply(Roll(engine.state.current))
    with pytest.raises(LogMismatch, match="no speed die"):
        ForcedChance().speed(scene.state)
    with pytest.raises(LogMismatch, match="no shuffles"):
        ForcedChance().order(scene.state, 3, 16)
    forced = ForcedChance()
    forced.feed([("dice", 1, 2), ("card", 0, 5), ("speed", 4)])
    assert not forced.spent() and forced.dice(scene.state) == (1, 2)
    assert forced.speed(scene.state) == 4 and forced.spent()
