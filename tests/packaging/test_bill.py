"""Checksums and bills of materials beside the downloads."""

import hashlib
import json
import sys
from pathlib import Path

import pytest

import bill
import locked
from monopoly_gui import __version__


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "game.deb").write_bytes(b"a package")
    (tmp_path / "game-py3-none-any.whl").write_bytes(b"a wheel")
    (tmp_path / "notes.txt").write_text("no download")
    monkeypatch.setattr(sys, "argv", ["bill.py", str(tmp_path)])
    assert bill.main() == 0
    return tmp_path


def test_every_download_and_every_bill_has_its_sum(dist: Path) -> None:
    lines = (dist / "SHA256SUMS").read_text().splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert sorted(sums) == [
        "game-py3-none-any.whl",
        "game-py3-none-any.whl.cdx.json",
        "game.deb",
        "game.deb.cdx.json",
    ]
    assert all(hashlib.sha256((dist / n).read_bytes()).hexdigest() == s for n, s in sums.items())


def test_a_program_lists_every_locked_package(dist: Path) -> None:
    made = json.loads((dist / "game.deb.cdx.json").read_text())
    named = {part["name"] for part in made["components"]}
    assert named == {"CPython", *locked.entries(locked.FILE.read_text(encoding="utf-8"))}
    assert all(part["version"][0].isdigit() for part in made["components"])
    assert made["metadata"]["component"]["version"] == __version__


def test_a_wheel_holds_the_game_alone(dist: Path) -> None:
    made = json.loads((dist / "game-py3-none-any.whl.cdx.json").read_text())
    assert made["components"] == []


def test_one_file_has_one_bill(dist: Path) -> None:
    file = dist / "game.deb"
    assert bill.bill(file) == bill.bill(file) == json.loads(bill.beside(file).read_text())


def test_a_folder_without_downloads_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bill.py", str(tmp_path)])
    assert bill.main() == 1
    assert "no download" in capsys.readouterr().err
