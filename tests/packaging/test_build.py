"""Builds of one commit are the same wherever and by whomever they are made."""

import sys
from pathlib import Path

import pytest

import build


@pytest.mark.skipif(sys.platform == "win32", reason="Windows gets a .zip, and has no modes")
def test_the_packed_folder_is_the_same_for_every_umask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795730406")
    packed = []
    for place, modes in (("one", (0o755, 0o644)), ("two", (0o775, 0o664))):
        folder = tmp_path / place / "game"
        folder.mkdir(parents=True)
        for name, mode in zip(("program", "paper"), modes, strict=True):
            (folder / name).write_text(name, encoding="utf-8")
            (folder / name).chmod(mode)
        packed.append(build.pack(folder).read_bytes())
    assert packed[0] == packed[1]
