"""The lines of the file of results, put there and read as they are."""

from collections.abc import Sequence

from monopoly_gui.files import atomic
from monopoly_gui.storage.ledger import ledger_file, read_ledger


def write_lines(lines: Sequence[str]) -> None:
    atomic.write(ledger_file(), "".join(f"{line}\n" for line in lines).encode(), keep_old=False)


def read_lines() -> list[str]:
    """All lines, none of which may be unreadable."""
    ledger = read_ledger()
    assert not ledger.trouble, ledger.trouble
    return list(ledger.lines)
