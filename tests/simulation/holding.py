"""An endless game, reported to whoever waits for its process to end."""

import socket
import sys
from functools import partial

from monopoly_gui.simulation.parallel import play_in_parallel


def hold(port: int, number: int) -> int:
    """Stay connected for as long as the process lives, or the listener wants."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.recv(1)
    return number


if __name__ == "__main__":
    list(play_in_parallel(partial(hold, int(sys.argv[1])), 2, 2))
