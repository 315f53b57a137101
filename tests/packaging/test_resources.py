"""The resources of a Windows program are read from its file."""

import struct
from pathlib import Path

import pytest

from identity import TOP
from windows import programs, resources


def test_the_sizes_of_icons_are_read_from_a_group() -> None:
    widths = (16, 48, 0)
    entries = [struct.pack("<BBBBHHIH", w, w, 0, 0, 1, 32, 4, n) for n, w in enumerate(widths)]
    group = struct.pack("<HHH", 0, 1, len(widths)) + b"".join(entries)
    assert resources.icon_sizes(group) == [16, 48, 256]


def test_the_strings_of_a_version_are_read() -> None:
    def entry(name: str, text: str) -> bytes:
        return struct.pack("<HHH", 52, len(text) + 1, 1) + f"{name}\0{text}\0".encode("utf-16-le")

    data = entry("ProductName", "Monopoly") + entry("ProductVersion", "1.2.3")
    assert resources.version_strings(data) == {"ProductName": "Monopoly", "ProductVersion": "1.2.3"}


def test_what_is_no_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.exe"
    file.write_bytes(b"#!/bin/sh\n" + bytes(100))
    with pytest.raises(ValueError, match="no Windows program"):
        resources.Program(file)


def test_the_manifest_of_the_sources_says_what_a_program_must() -> None:
    manifest = TOP / "packaging" / "windows" / "monopoly-gui.manifest"
    text = manifest.read_text(encoding="utf-8")
    # the level is added where the program is built
    assert [word for word in programs.SAID if word not in text] == ['level="asInvoker"']
