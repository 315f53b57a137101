"""Pictures for boards of the tests, and files that only seem to be some."""

import base64
import io
import struct
import zlib

import pygame

RED, BLUE = (200, 30, 40), (30, 60, 200)


def png(size: tuple[int, int] = (48, 48), colour: tuple[int, int, int] = RED) -> bytes:
    """A plain picture as PNG."""
    return _saved(size, colour, "made.png")


def jpeg(size: tuple[int, int] = (48, 48), colour: tuple[int, int, int] = BLUE) -> bytes:
    """A plain picture as JPEG."""
    return _saved(size, colour, "made.jpg")


def _saved(size: tuple[int, int], colour: tuple[int, int, int], name: str) -> bytes:
    made = pygame.Surface(size, 0, 24)
    made.fill(colour)
    file = io.BytesIO()
    pygame.image.save(made, file, name)
    return file.getvalue()


def in_base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def part(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG with its check sum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def bomb(width: int = 60_000, height: int = 60_000) -> bytes:
    """A small PNG that would fill the memory if it were unpacked."""
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = zlib.compress(bytes(1_000_000))
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", rows) + part(b"IEND", b"")


#: bytes that are no pictures, and what is said of them
WRONG = {
    "a text": (b"no picture at all", "it is not a PNG or JPEG picture"),
    "nothing": (b"", "it is not a PNG or JPEG picture"),
    "a PNG cut off": (png()[:-20], "the picture is damaged"),
    "a PNG with a wrong byte": (
        png()[:40] + bytes([png()[40] ^ 1]) + png()[41:],
        "the picture is damaged",
    ),
    "a JPEG cut off": (jpeg()[:-2], "the picture is damaged"),
    "the head of a JPEG": (jpeg()[:2], "the picture is damaged"),
    "a PNG without width": (bomb(0, 10), "the picture is damaged"),
}
