"""A line that shows how far a long command has come, on a terminal only."""

import time
from typing import TextIO

WIDTH = 30
#: seconds between two drawings
EVERY = 0.1


class Progress:
    """Draws ``[####    ]  12/40`` on a terminal, and nothing on other streams."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self.total = total
        self.stream = stream
        self.shown = stream.isatty()
        self.last = 0.0

    def show(self, done: int) -> None:
        now = time.monotonic()
        if self.shown and (now - self.last >= EVERY or done == self.total):
            self.last = now
            bar = "#" * (WIDTH * done // self.total)
            self.stream.write(f"\r[{bar:{WIDTH}}] {done:,}/{self.total:,} ")
            self.stream.flush()

    def clear(self) -> None:
        """Clear the line, so that later output starts at the left."""
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
