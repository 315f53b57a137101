"""The file of results: lines are added whole, once, whatever was left by a killed program."""

from pathlib import Path

import pytest

from monopoly_gui import paths
from monopoly_gui.files import atomic
from monopoly_gui.files.small_files import TooLarge
from monopoly_gui.storage import ledger
from monopoly_gui.storage.ledger import (
    Ledger,
    add_line,
    ledger_file,
    read_ledger,
    rewrite,
    waiting_file,
)
from tests.records.ledger_lines import read_lines


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
    assert read_ledger() == Ledger()


def out_of_reach() -> Path:
    """The file gives way to a folder, which no system reads; the path of what was there."""
    aside = ledger_file().with_name("aside")
    ledger_file().rename(aside)
    ledger_file().mkdir()
    return aside


def back_again(aside: Path) -> None:
    ledger_file().rmdir()
    aside.rename(ledger_file())


def test_while_the_file_cannot_be_read_new_lines_are_kept_beside_it(home: Path) -> None:
    add_line("one")
    aside = out_of_reach()
    add_line("two")
    add_line("two")
    found = read_ledger()
    assert found.lines == ("two",)
    assert f"The results in {ledger_file()} cannot be read" in found.trouble
    back_again(aside)
    assert read_ledger() == Ledger(("one", "two"))
    add_line("three")
    assert ledger_file().read_text() == "one\ntwo\nthree\n"
    assert not waiting_file(ledger_file()).exists()


@pytest.mark.parametrize("size", [0, 1])
def test_a_file_that_is_too_large_is_added_to_only_where_it_can_be_read(
    home: Path, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    add_line("one")
    monkeypatch.setattr(ledger, "MAX_BYTES", len("one\n") - size)
    add_line("two")
    assert ledger_file().read_text() == ("one\n" if size else "one\ntwo\n")


def test_what_cannot_be_read_is_never_replaced(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_line("one")
    with monkeypatch.context() as large:
        large.setattr(ledger, "MAX_BYTES", 1)
        with pytest.raises(TooLarge):
            rewrite(str.upper)
    aside = out_of_reach()
    add_line("two")
    with pytest.raises(OSError):
        rewrite(str.upper)
    back_again(aside)
    assert read_ledger().lines == ("one", "two")


def test_lines_are_changed_all_at_once_with_those_that_waited(home: Path) -> None:
    add_line("one")
    aside = out_of_reach()
    add_line("two")
    back_again(aside)
    rewrite(str.upper)
    assert ledger_file().read_text() == "ONE\nTWO\n"
    assert [file.name for file in ledger_file().parent.iterdir()] == [ledger_file().name]


def test_a_line_without_a_change_stays_byte_for_byte(home: Path) -> None:
    add_line("one")
    with ledger_file().open("ab") as file:
        file.write(b"tw\xff\n")
    rewrite(lambda line: line.replace("one", "three"))
    assert ledger_file().read_bytes() == b"three\ntw\xff\n"


def test_the_old_file_stays_until_the_new_one_has_been_read_back(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_line("one")
    real = atomic.write

    def spoilt(path: Path, data: bytes, keep_old: bool = True) -> None:
        real(path, data[:2], keep_old)

    monkeypatch.setattr(atomic, "write", spoilt)
    rewrite(str.upper)
    assert atomic.backup_of(ledger_file()).read_text() == "one\n"


def test_no_line_is_lost_between_two_programs(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One program adds what another does not know of when it writes all lines anew."""
    monkeypatch.setattr(ledger, "PATIENCE", 0.0)
    add_line("one")

    def meanwhile(line: str) -> str:
        with pytest.raises(BlockingIOError):
            add_line("two")
        return line.upper()

    rewrite(meanwhile)
    add_line("two")
    assert read_ledger().lines == ("ONE", "two")
