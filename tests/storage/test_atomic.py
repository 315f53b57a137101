"""A file is the old one or the new one, never half of each."""

import os
from pathlib import Path

import pytest

from monopoly_gui.files import atomic


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_file_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for data in (b"1", b"2", b"3"):
        atomic.write(path, data)
    assert path.read_bytes() == b"3"
    assert atomic.backup_of(path).read_bytes() == b"2"
    assert names(tmp_path) == ["a.json", "a.json.bak"]


def test_the_file_before_is_kept_on_a_disk_without_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*args: object) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    test_the_file_before_is_kept(tmp_path)


def test_a_second_try_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, replace = tmp_path / "a.json", os.replace
    atomic.write(path, b"1")

    def fail_in_place(source: Path, target: Path) -> None:
        if target == path:
            raise OSError(5, "Input/output error")
        replace(source, target)

    monkeypatch.setattr(os, "replace", fail_in_place)
    with pytest.raises(OSError, match="Input/output error"):
        atomic.write(path, b"2")
    monkeypatch.setattr(os, "replace", replace)
    atomic.write(path, b"2")
    assert names(tmp_path) == ["a.json", "a.json.bak"]
    assert atomic.backup_of(path).read_bytes() == b"1"


def test_no_backup_unless_wanted(tmp_path: Path) -> None:
    atomic.write(tmp_path / "a", b"1")
    atomic.write(tmp_path / "a", b"2", keep_old=False)
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "a"
    atomic.write(path, b"old")

    def fail(*args: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="Input/output error"):
        atomic.write(path, b"new", keep_old=False)
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"")
    with pytest.raises(OSError, match="saves"):
        atomic.write(tmp_path / "saves" / "a", b"new")
