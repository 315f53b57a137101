"""Random games in short; ``python -m tools.campaigns.fuzz`` plays any number of them."""

import random
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.amounts.worth import raisable
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import DeedMoved, Event, TokenMoved
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.presets import problems
from monopoly_gui.engine.rules import Rules, options
from monopoly_gui.engine.state import State
from monopoly_gui.ui.playback.fold import FOLDS
from tests.engine import random_tables
from tests.engine.positions import position
from tests.engine.random_tables import random_rules
from tests.engine.shadow import changes
from tools.campaigns.fuzz import Fuzz, Seen


def test_random_games_break_nothing(fuzzed: Seen) -> None:
    """SC-256 SC-257 SC-258 SC-260: money, buildings, owners, replay, after every action."""
    assert fuzzed.games == 24 and fuzzed.actions > 3000 and fuzzed.refused > 500


def test_random_games_come_to_an_end(fuzzed: Seen) -> None:
    """END-1 BANKR-8: some within the few actions they are given."""
    assert fuzzed.finished > 0 and fuzzed.events["went_bankrupt"] > 3


def test_a_seed_is_a_game() -> None:
    """SC-260: the same seed and choices lead to the same position."""
    one, other = Fuzz(77, "random"), Fuzz(77, "random")
    one.play(150)
    other.play(150)
    assert one.state == other.state and one.seen == other.seen
    different = Fuzz(78, "random")
    different.play(150)
    assert different.state != one.state


def _untold(patch: pytest.MonkeyPatch) -> None:
    """Deeds that change hands without a word."""

    def emit(engine: Engine, event: Event) -> None:
        if not isinstance(event, DeedMoved):
            engine.events.append(event)

    patch.setattr(Engine, "emit", emit)


def _shared(patch: pytest.MonkeyPatch) -> None:
    """Copies that have one purse."""
    clone = State.clone

    def careless(state: State) -> State:
        new = clone(state)
        new.cash = state.cash
        return new

    patch.setattr(State, "clone", careless)


def _unseen(patch: pytest.MonkeyPatch) -> None:
    """Tokens that move everywhere but on the table that is seen."""
    patch.setitem(FOLDS, TokenMoved, lambda model, event: None)


def _moody(patch: pytest.MonkeyPatch) -> None:
    """Payments that depend on more than the position."""
    pay, times = Engine.pay, count()

    def generous(engine: Engine, payer: int, payee: int, amount: int, *more: Any) -> None:
        pay(engine, payer, payee, amount - (next(times) == 3), *more)

    patch.setattr(Engine, "pay", generous)


def _unsaved(patch: pytest.MonkeyPatch) -> None:
    """Saves that forget who is in Jail."""
    real = changes()

    class Forgetful:
        def dump_json(self, new: dict[str, Any]) -> bytes:
            return real.dump_json({k: v for k, v in new.items() if k != "jail_turns"})

        validate_json = staticmethod(real.validate_json)

    patch.setattr("tests.engine.shadow.changes", Forgetful)


@pytest.mark.parametrize("fault", [_untold, _shared, _unseen, _moody, _unsaved])
def test_random_games_notice(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SC-256: each kind of fault that they are there for."""
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        for seed in range(5):
            Fuzz(seed).play(200)


@pytest.mark.parametrize("seed", range(60))
def test_random_positions_are_healthy(seed: int) -> None:
    """SC-257 SC-258 SUPPLY-1: what the random games start from could have come about."""
    fuzz = Fuzz(seed, "random")
    state = position(fuzz.rng, fuzz.board, fuzz.rules, fuzz.players)
    assert state.problems() == []
    assert all(raisable(state, p) >= state.cash[p] for p in range(state.players))
    assert any(owner != BANK for owner in state.owner)


def test_a_new_option_leaves_other_tables_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else every seed would name another game with every option that comes."""
    board = load_edition("us_2008")

    def drawn() -> list[Rules]:
        rng = random.Random(5)
        return [random_rules(rng, board, 4) for _ in range(40)]

    everything = drawn()
    # the game without one of its options is the game before that option came
    left_out, *others = reversed(options())
    monkeypatch.setattr(random_tables, "options", lambda: tuple(reversed(others)))
    before = drawn()
    same = [old == new for old, new in zip(before, everything, strict=True)]
    switched = [getattr(new, left_out.name) != left_out.default for new in everything]
    assert all(one or other for one, other in zip(same, switched, strict=True))
    assert 20 < sum(same) < 40


def test_random_rules_go_together() -> None:
    """SHORT-5: every set of rules that is drawn can be played."""
    fuzz = Fuzz(1)
    board = load_edition("us_2008")
    many = {random_rules(fuzz.rng, board, 4) for _ in range(80)}
    assert len(many) == 80 and not any(problems(rules, 4, board) for rules in many)
