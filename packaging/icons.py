"""The program's icon for every system, drawn from ``assets/icons/app.svg``.

``python packaging/icons.py FOLDER`` writes PNG files in all sizes of a Linux desktop,
``monopoly-gui.ico`` and ``side.bmp`` for Windows and ``monopoly-gui.icns`` for macOS.
"""

import io
import struct
import sys
from pathlib import Path

import pygame
from pygame import Color, Surface

from monopoly_gui import paths
from monopoly_gui.ui.painting.icons import straight_svg

LINUX = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
#: from this size on Windows reads PNG inside an icon file
WINDOWS_PNG = 128
#: code of an entry -> pixels; several codes of one size are its forms for fine screens
MACOS = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
#: beside the last page of the installer for Windows: pixels, and colours from top to bottom
SIDE, SIDE_COLOURS = (164, 314), ((32, 92, 84), (10, 36, 40))


def drawing() -> Path:
    """The one drawing that all icons are made from."""
    return paths.assets() / "icons" / "app.svg"


def png(pixels: int) -> bytes:
    """The icon as a PNG file."""
    file = io.BytesIO()
    pygame.image.save(straight_svg(drawing(), (pixels, pixels)), file, "icon.png")
    return file.getvalue()


def bitmap(pixels: int) -> bytes:
    """The icon as it lies in an icon file: colours and opacity bottom up, then an empty mask."""
    picture = pygame.transform.flip(straight_svg(drawing(), (pixels, pixels)), False, True)
    # 32 bits a pixel as blue, green, red, opacity
    colours = pygame.image.tobytes(picture, "BGRA")
    mask = bytes((pixels + 31) // 32 * 4 * pixels)
    # the height counts both parts
    head = struct.pack("<IiiHHIIiiII", 40, pixels, 2 * pixels, 1, 32, 0, len(colours), 0, 0, 0, 0)
    return head + colours + mask


def ico() -> bytes:
    """The icon file of Windows, with all sizes in it."""
    parts = [png(size) if size >= WINDOWS_PNG else bitmap(size) for size in WINDOWS]
    place = 6 + 16 * len(parts)
    table = struct.pack("<HHH", 0, 1, len(parts))
    for size, part in zip(WINDOWS, parts, strict=True):
        # 256 is written as 0
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(part), place)
        place += len(part)
    return table + b"".join(parts)


def side() -> Surface:
    """The icon on a strip in the colours of the table."""
    width, height = SIDE
    strip = Surface(SIDE, depth=24)
    top, bottom = map(Color, SIDE_COLOURS)
    for y in range(height):
        strip.fill(top.lerp(bottom, y / height), (0, y, width, 1))
    pixels = width * 2 // 3
    icon = straight_svg(drawing(), (pixels, pixels))
    strip.blit(icon, ((width - pixels) // 2, (width - pixels) // 2))
    return strip


def icns() -> bytes:
    """The icon file of macOS, with all sizes in it."""
    body = b""
    for code, size in MACOS.items():
        part = png(size)
        body += code.encode() + struct.pack(">I", 8 + len(part)) + part
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Write every icon into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in LINUX:
        (folder / f"{size}.png").write_bytes(png(size))
    (folder / "monopoly-gui.ico").write_bytes(ico())
    pygame.image.save(side(), str(folder / "side.bmp"))
    (folder / "monopoly-gui.icns").write_bytes(icns())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
