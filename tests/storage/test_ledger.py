"""The file of results: lines are added whole, once, whatever was left by a killed program."""

from __future__ import annotations

from pathlib import Path

import pytest

from monopoly_gui import paths
from monopoly_gui.storage.ledger import add_line, ledger_file, read_lines, write_lines


def test_lines_come_back_in_the_order_they_came(home: Path) -> None:
    add_line("one")
    add_line("zwölf")
    add_line("one")
    assert read_lines() == ["one", "zwölf"]
    assert ledger_file().parent == paths.user_data()


def test_half_a_line_spoils_no_other(home: Path) -> None:
    add_line("one")
    with ledger_file().open("ab") as file:
        file.write(b"tw\xff")
    add_line("three")
    assert [line for line in read_lines() if line in ("one", "three")] == ["one", "three"]
    assert len(read_lines()) == 3


def test_no_file_is_no_lines(home: Path) -> None:
    assert read_lines() == []
    ledger_file().mkdir(parents=True)
    assert read_lines() == []
    with pytest.raises(OSError):
        add_line("one")


def test_lines_are_replaced_all_at_once(home: Path) -> None:
    add_line("one")
    write_lines(["two", "three"])
    assert read_lines() == ["two", "three"]
