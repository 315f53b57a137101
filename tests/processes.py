"""Whether the processes of Python can hand each other work here."""

from __future__ import annotations

from multiprocessing import Pipe

import pytest


def empty_messages_arrive() -> bool:
    """Whether an empty message stays in a pipe until it is read.

    Python's executors wake each other with empty messages. Under Wine 8 asking whether there is
    one takes it away, so that who then reads it waits for ever: no simulation is needed for that.
    """
    reader, writer = Pipe(duplex=False)
    with reader, writer:
        writer.send_bytes(b"")
        return all(reader.poll() for _ in range(3))


needs_several = pytest.mark.skipif(
    not empty_messages_arrive(),
    reason="Wine loses empty messages between processes, for which Python's executors wait",
)
