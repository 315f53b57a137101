"""The only reader of picture files, which trusts none of them.

What is asked for a board is encoded anew before it is kept.
"""

import io
import struct
from pathlib import Path

import pygame
from pygame import Rect, Surface

from ...editions.pictures import (
    BROKEN,
    LONGEST,
    MOST_BYTES,
    PictureError,
    decode_picture,
    encode_picture,
    picture_fault,
    read_picture,
    size_of,
)
from ...engine.sentence import Sentence, mark
from .shapes import blank

#: the most pixels to unpack
MOST_PIXELS = 40_000_000
TOO_MANY = mark("the picture is {width} x {height} pixels: too big to read")
#: the way to turn a picture with this orientation upright: mirrored, and turned counterclockwise
_UPRIGHT = {
    2: (True, 0), 3: (False, 180), 4: (True, 180), 5: (True, 90), 6: (False, -90),
    7: (True, -90), 8: (False, 90),
}  # fmt: skip


def load(path: Path) -> Surface:
    """A small picture from a file, such as that of a kept game; PictureError for an invalid one."""
    return _decoded(read_picture(path, MOST_BYTES), LONGEST * LONGEST)


def as_png(picture: Surface) -> bytes:
    """A picture as the contents of a file."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "a.png")
    return file.getvalue()


def encode_square(data: bytes, side: int, most: int) -> str:
    """The middle square of a picture from a file, encoded again, in base64.

    It has at most ``side`` pixels on a side and ``most`` bytes. PictureError gives the reason
    against it.
    """
    picture = _decoded(data, MOST_PIXELS)
    return encode_picture(_encoded(_upright(picture, orientation(data)), side, most))


def open_picture(text: str) -> Surface | None:
    """The picture in an edition file; None if it is damaged or too large."""
    if picture_fault(text):
        return None
    try:
        return _decoded(decode_picture(text), MOST_PIXELS)
    except PictureError:
        return None


def fault(text: str) -> str:
    """The fault of a picture in an edition file after unpacking, "" for none."""
    return picture_fault(text) or ("" if open_picture(text) else Sentence(BROKEN))


def _decoded(data: bytes, most: int) -> Surface:
    """The picture, checked before it is unpacked: it may have ``most`` pixels."""
    width, height = size_of(data)
    if width * height > most:
        raise PictureError(Sentence(TOO_MANY, width=width, height=height))
    name = "a.png" if data.startswith(b"\x89") else "a.jpg"
    try:
        return pygame.image.load(io.BytesIO(data), name)
    except pygame.error:
        raise PictureError(Sentence(BROKEN)) from None


def _encoded(picture: Surface, side: int, most: int) -> bytes:
    """As JPEG, or as PNG where something shines through."""
    edge = min(picture.get_size())
    square = Rect(0, 0, edge, edge)
    square.center = picture.get_rect().center
    clear = picture.get_flags() & pygame.SRCALPHA or picture.get_colorkey() is not None
    width = min(side, edge)
    while True:
        data = _saved(scaled(picture.subsurface(square), (width, width)), bool(clear))
        if len(data) <= most or width == 1:
            return data
        width = max(1, int(width * 0.8))


def _saved(picture: Surface, clear: bool) -> bytes:
    if clear:
        return as_png(picture)
    file = io.BytesIO()
    plain = Surface(picture.get_size(), 0, 24)
    plain.blit(picture, (0, 0))
    pygame.image.save(plain, file, "a.jpg")
    return file.getvalue()


def scaled(picture: Surface, size: tuple[int, int]) -> Surface:
    """A picture in another size, its colours straight."""
    if picture.get_bitsize() not in (24, 32) or picture.get_colorkey() is not None:
        whole = blank(picture.get_size())
        whole.blit(picture, (0, 0))
        picture = whole
    return pygame.transform.smoothscale(picture, size)


def _upright(picture: Surface, how: int) -> Surface:
    """A photograph upright, by the orientation that the camera noted."""
    mirrored, degrees = _UPRIGHT.get(how, (False, 0))
    if mirrored:
        picture = pygame.transform.flip(picture, True, False)
    return pygame.transform.rotate(picture, degrees) if degrees else picture


def orientation(data: bytes) -> int:
    """The orientation of a camera, by the Exif of a JPEG: 1 to 8, 1 where it is missing."""
    at = data.find(b"Exif\0\0", 0, 64 * 1024)
    if not data.startswith(b"\xff\xd8") or at < 0:
        return 1
    tiff = data[at + 6 : at + 6 + 64 * 1024]
    order = {b"II": "<", b"MM": ">"}.get(tiff[:2])
    if order is None:
        return 1
    try:
        (first,) = struct.unpack_from(f"{order}I", tiff, 4)
        (entries,) = struct.unpack_from(f"{order}H", tiff, first)
        for number in range(entries):
            tag, _kind, _count, value = struct.unpack_from(
                f"{order}HHIH", tiff, first + 2 + 12 * number
            )
            if tag == 0x0112:
                return int(value) if value in _UPRIGHT else 1
    except struct.error:
        pass
    return 1
