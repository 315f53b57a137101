"""One drawing becomes the icon of every system."""

import io
import struct
from pathlib import Path

import pygame
import pytest

import icons


def picture(data: bytes, name: str) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(data), name)


@pytest.mark.parametrize("size", icons.LINUX)
def test_a_png_file_is_as_large_as_it_says(size: int) -> None:
    drawn = picture(icons.png(size), "icon.png")
    assert drawn.get_size() == (size, size)
    # round corners, and something in the middle
    assert drawn.get_at((0, 0)).a < 128
    assert drawn.get_at((size // 2, size // 2)).a == 255


def test_the_icon_file_of_windows_has_an_entry_a_size() -> None:
    data = icons.ico()
    kind, count = struct.unpack_from("<HH", data, 2)
    assert (kind, count) == (1, len(icons.WINDOWS))
    end = 6 + 16 * count
    for number, size in enumerate(icons.WINDOWS):
        width, height, length, place = struct.unpack_from("<BBxxxxxxII", data, 6 + 16 * number)
        assert (width, height) == (size % 256, size % 256)
        assert place == end
        end += length
    assert end == len(data)


def test_windows_bitmaps_show_the_same_as_png_files() -> None:
    # an icon file of one bitmap, which SDL can read
    size, part = 48, icons.bitmap(48)
    entry = struct.pack("<HHHBBBBHHII", 0, 1, 1, size, size, 0, 0, 1, 32, len(part), 22)
    shown = picture(entry + part, "icon.ico")
    wanted = picture(icons.png(size), "icon.png")
    for place in ((24, 24), (10, 20), (30, 34), (40, 40)):
        assert shown.get_at(place) == wanted.get_at(place)


def test_the_icon_file_of_macos_has_an_entry_a_code() -> None:
    data = icons.icns()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    at, found = 8, {}
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        drawn = picture(data[at + 8 : at + length], "icon.png")
        found[data[at : at + 4].decode()] = drawn.get_width()
        at += length
    assert found == icons.MACOS


def test_all_files_are_written(tmp_path: Path) -> None:
    icons.main(tmp_path / "made")
    names = {file.name for file in (tmp_path / "made").iterdir()}
    pictures = {f"{size}.png" for size in icons.LINUX}
    assert names == pictures | {"monopoly-gui.ico", "monopoly-gui.icns", "side.bmp"}
