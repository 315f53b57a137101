"""Thinking for the people at the screen, beside the game."""

from monopoly_gui.match.background_tasks import BackgroundTask, BackgroundTasks
from tests.waiting import wait_until


def finished(task: BackgroundTask[int]) -> int | None:
    """The result, after waiting for it."""
    wait_until(lambda: task.done, "it is thought through")
    return task.result


def fail() -> int:
    raise ValueError("no")


def test_it_is_thought_in_a_thread_in_order() -> None:
    background_tasks = BackgroundTasks()
    first, second = background_tasks.send(lambda: 1), background_tasks.send(lambda: 2)
    assert (finished(first), finished(second)) == (1, 2)
    background_tasks.close()


def test_a_failure_leaves_nothing_and_hurts_nobody() -> None:
    background_tasks = BackgroundTasks()
    assert finished(background_tasks.send(fail)) is None
    assert finished(background_tasks.send(lambda: 3)) == 3
    background_tasks.close()


def test_what_nobody_wants_to_know_is_not_thought() -> None:
    thought = []
    task = BackgroundTask(lambda: thought.append(1))
    task.drop()
    task.run()
    assert (task.done, thought) == (True, [])


def test_after_closing_another_thread_is_begun() -> None:
    background_tasks = BackgroundTasks()
    assert finished(background_tasks.send(lambda: 1)) == 1
    background_tasks.close()
    assert finished(background_tasks.send(lambda: 2)) == 2
    background_tasks.close()


def test_without_a_thread_it_is_done_at_once() -> None:
    assert BackgroundTasks(threaded=False).send(lambda: 7).result == 7
