"""Pictures in an edition file: PNG or JPEG in base64, judged before anything unpacks them."""

import base64
import binascii
import struct
import zlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from ..engine.sentence import Sentence, mark
from ..files.sharing import why_failed
from ..files.small_files import TooLarge, read_small

#: the pictures of a board, its corners by their kinds and the middle: the pixels on a side
#: and the most bytes of one from a file
PLACES = {
    "go": (512, 128 * 1024),
    "jail": (512, 128 * 1024),
    "free_parking": (512, 128 * 1024),
    "go_to_jail": (512, 128 * 1024),
    "centre": (1024, 512 * 1024),
}
#: the most bytes to read of a file
MOST_READ = 32 * 1024 * 1024
#: pixels on the longer side
LONGEST = 1024
#: bytes of all pictures of a board together, before they are written in base64
MOST_BYTES = 1024 * 1024

TOO_LARGE = mark("the file is larger than {most} MB")
NO_PICTURE = mark("it is not a PNG or JPEG picture")
BROKEN = mark("the picture is damaged")
TOO_MANY_PIXELS = mark(
    "the picture is {width} x {height} pixels; at most {most} on a side are allowed"
)
TOO_MANY_BYTES = mark("the pictures come to {size} kB together; at most {most} kB are allowed")

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8"
#: markers of a JPEG followed by its size, and those without a length
_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
_ALONE = {0x01, *range(0xD0, 0xD8)}
_SCAN, _END = 0xDA, 0xD9


#: the first bytes of picture files, also of kinds that no board may have
_BEGINNINGS = (_PNG, _JPEG + b"\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*")


class PictureError(ValueError):
    """A picture cannot be used; the text says why."""


def read_picture(file: Path, most: int = MOST_READ) -> bytes:
    """The picture in a file; PictureError says why it cannot be read."""
    try:
        return read_small(file, most)
    except TooLarge:
        raise PictureError(Sentence(TOO_LARGE, most=most // 2**20)) from None
    except OSError as error:
        raise PictureError(why_failed(error)) from None


def is_picture(data: bytes) -> bool:
    """Whether a file holds a picture, sound or not, by how it begins."""
    return data.startswith(_BEGINNINGS) or (data[:4] == b"RIFF" and data[8:12] == b"WEBP")


def decode_picture(text: str) -> bytes:
    """The bytes of a picture in an edition file; PictureError for invalid ones."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise PictureError(Sentence(NO_PICTURE)) from None


def encode_picture(data: bytes) -> str:
    """The bytes of a picture as an edition file has them."""
    return base64.b64encode(data).decode("ascii")


def size_of(data: bytes) -> tuple[int, int]:
    """Width and height in pixels, from the picture's header; PictureError without one."""
    try:
        if data.startswith(_PNG):
            return _size_of_png(data)
        if data.startswith(_JPEG):
            return _size_of_jpeg(data)
    except (struct.error, IndexError):
        raise PictureError(Sentence(BROKEN)) from None
    raise PictureError(Sentence(NO_PICTURE))


@lru_cache(maxsize=64)
def picture_fault(text: str) -> str:
    """The fault of a picture in an edition file; "" for none."""
    try:
        width, height = size_of(decode_picture(text))
    except PictureError as error:
        return error.args[0]  # type: ignore[no-any-return]
    if max(width, height) > LONGEST:
        return Sentence(TOO_MANY_PIXELS, width=width, height=height, most=LONGEST)
    return ""


def picture_faults(pictures: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The faults of a board's pictures: the place, "" for all of them, and why."""
    for place, text in pictures.items():
        if fault := picture_fault(text):
            yield place, fault
    size = sum(len(text) * 3 // 4 for text in pictures.values())
    if size > MOST_BYTES:
        yield "", Sentence(TOO_MANY_BYTES, size=-(-size // 1024), most=MOST_BYTES // 1024)


def _size_of_png(data: bytes) -> tuple[int, int]:
    """The size from the first chunk; all chunks must be whole, and the last one its end."""
    at, kind, width, height = len(_PNG), b"", 0, 0
    while kind != b"IEND":
        (length,) = struct.unpack_from(">I", data, at)
        part = data[at + 4 : at + 8 + length]
        (check,) = struct.unpack_from(">I", data, at + 8 + length)
        if zlib.crc32(part) != check or (kind == b"") != (part[:4] == b"IHDR"):
            raise PictureError(Sentence(BROKEN))
        kind = part[:4]
        if kind == b"IHDR":
            width, height = struct.unpack_from(">II", part, 4)
        at += 12 + length
    return _sound(width, height)


def _size_of_jpeg(data: bytes) -> tuple[int, int]:
    """From the head of its frame; the end must be there."""
    at, size = 2, (0, 0)
    while True:
        if data[at] != 0xFF:
            raise PictureError(Sentence(BROKEN))
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
        elif marker in _ALONE:
            at += 2
        elif marker in (_SCAN, _END):
            break
        else:
            if marker in _FRAMES and not any(size):
                height, width = struct.unpack_from(">HH", data, at + 5)
                size = width, height
            (length,) = struct.unpack_from(">H", data, at + 2)
            at += 2 + length
    if marker == _END or bytes((0xFF, _END)) not in data[at:]:
        raise PictureError(Sentence(BROKEN))
    return _sound(*size)


def _sound(width: int, height: int) -> tuple[int, int]:
    if width < 1 or height < 1:
        raise PictureError(Sentence(BROKEN))
    return width, height
