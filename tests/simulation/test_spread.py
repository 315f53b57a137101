"""Processes that play games end with the one that started them."""

import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from monopoly_gui.simulation.parallel import BATCH, batches_of, play_in_parallel
from tests.waiting import LONG

TOP = Path(__file__).parents[2]


def ended(line: socket.socket) -> bool:
    """Whether the process at the other end of the line has ended; it says nothing before."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_they_end_when_their_parent_is_killed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(LONG)
        port = str(server.getsockname()[1])
        parent = subprocess.Popen(
            [sys.executable, "-m", "tests.simulation.holding", port],
            cwd=TOP,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            lines = [server.accept()[0] for _ in range(2)]
        finally:
            parent.kill()
            parent.wait(LONG)
        for line in lines:
            with line:
                line.settimeout(LONG)
                assert ended(line)


def test_nothing_of_them_is_left_when_the_last_game_is_told() -> None:
    before = threading.enumerate()
    assert list(play_in_parallel(abs, 4, 2)) == [1, 2, 3, 4]
    assert threading.enumerate() == before
    games = play_in_parallel(abs, 400, 2)
    assert next(games) == 1
    del games  # left in its middle, as by an error or Ctrl-C
    assert threading.enumerate() == before


@pytest.mark.parametrize(("games", "jobs"), [(1, 2), (7, 2), (120, 2), (400, 2), (1000, 4)])
def test_every_game_is_in_one_batch_and_the_last_ones_are_played_one_by_one(
    games: int, jobs: int
) -> None:
    batches = batches_of(games, jobs)
    assert [number for batch in batches for number in batch] == list(range(1, games + 1))
    assert max(map(len, batches)) <= BATCH
    assert [len(batch) for batch in batches[-jobs:]] == [1] * min(jobs, len(batches))
