"""Thinking for the people at the screen, beside the game."""

from __future__ import annotations

import time

from monopoly_gui.match.background_tasks import Errand, Errands


def finished(errand: Errand[int]) -> int | None:
    """What came of it, waited for."""
    for _ in range(2000):
        if errand.done:
            return errand.result
        time.sleep(0.005)
    raise AssertionError("nothing came of it")


def fail() -> int:
    raise ValueError("no")


def test_it_is_thought_in_a_thread_in_order() -> None:
    errands = Errands()
    first, second = errands.send(lambda: 1), errands.send(lambda: 2)
    assert (finished(first), finished(second)) == (1, 2)
    errands.close()


def test_a_failure_leaves_nothing_and_hurts_nobody() -> None:
    errands = Errands()
    assert finished(errands.send(fail)) is None
    assert finished(errands.send(lambda: 3)) == 3
    errands.close()


def test_what_nobody_wants_to_know_is_not_thought() -> None:
    thought = []
    errand = Errand(lambda: thought.append(1))
    errand.drop()
    errand.run()
    assert (errand.done, thought) == (True, [])


def test_after_closing_another_thread_is_begun() -> None:
    errands = Errands()
    assert finished(errands.send(lambda: 1)) == 1
    errands.close()
    assert finished(errands.send(lambda: 2)) == 2
    errands.close()


def test_without_a_thread_it_is_done_at_once() -> None:
    assert Errands(threaded=False).send(lambda: 7).result == 7
