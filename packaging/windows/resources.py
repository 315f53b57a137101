"""The resources of a Windows program: read from the file, on any system.

The format is Microsoft's "PE Format": https://learn.microsoft.com/windows/win32/debug/pe-format
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

ICON, GROUP, VERSION, MANIFEST = 3, 14, 16, 24
#: the subsystem of a program with windows, and of one with a console
WINDOWS, CONSOLE = 2, 3
#: sections, and the place of the list of directories, in the optional header of 64 bits
_SECTION, _DIRECTORIES, _RESOURCES = 40, 112, 2


@dataclass(frozen=True, slots=True)
class Resource:
    """One resource: its kind, such as ``MANIFEST``, and its bytes."""

    kind: int
    data: bytes


class Program:
    """A program for 64 bits."""

    def __init__(self, file: Path) -> None:
        """ValueError if it is none."""
        self.bytes = file.read_bytes()
        start = self._number("<I", 0x3C)
        if self.bytes[:2] != b"MZ" or self.bytes[start : start + 4] != b"PE\0\0":
            raise ValueError(f"{file} is no Windows program")
        self._head = start + 24
        if self._number("<H", self._head) != 0x20B:
            raise ValueError(f"{file} is no program for 64 bits")
        self._sections = self._head + self._number("<H", start + 20)
        self._count = self._number("<H", start + 6)

    def _number(self, form: str, at: int) -> int:
        (found,) = struct.unpack_from(form, self.bytes, at)
        return int(found)

    @property
    def subsystem(self) -> int:
        return self._number("<H", self._head + 68)

    def resources(self) -> list[Resource]:
        """All resources, in every language."""
        address = self._number("<I", self._head + _DIRECTORIES + 8 * _RESOURCES)
        base = self._place(address)
        found = []
        for kind, names in self._entries(base, base):
            for _, languages in self._entries(base, names):
                for _, leaf in self._entries(base, languages):
                    where, size = struct.unpack_from("<II", self.bytes, leaf)
                    place = self._place(where)
                    found.append(Resource(kind, self.bytes[place : place + size]))
        return found

    def _place(self, address: int) -> int:
        """The offset in the file of an address in the running program."""
        for number in range(self._count):
            at = self._sections + _SECTION * number
            size, start, stored, place = struct.unpack_from("<IIII", self.bytes, at + 8)
            if start <= address < start + max(size, stored):
                return int(address - start + place)
        raise ValueError(f"nothing lies at {address:#x}")

    def _entries(self, base: int, at: int) -> Iterator[tuple[int, int]]:
        """The number of each entry of a directory, and where it leads."""
        named, numbered = struct.unpack_from("<HH", self.bytes, at + 12)
        for index in range(named + numbered):
            number, to = struct.unpack_from("<II", self.bytes, at + 16 + 8 * index)
            yield number, base + (to & 0x7FFFFFFF)


def icon_sizes(group: bytes) -> list[int]:
    """The widths in pixels of the icons that a group names."""
    (count,) = struct.unpack_from("<H", group, 4)
    return [group[6 + 14 * index] or 256 for index in range(count)]


def version_strings(data: bytes) -> dict[str, str]:
    """The strings of a version resource, by the English names of Windows.

    Each name follows three numbers, the last of which is 1, and is followed by its text.
    """
    words = [word for word in data.decode("utf-16-le", "replace").split("\0") if word]
    pairs = pairwise(words)
    named = ((name.rpartition("\1")[2], text) for name, text in pairs if "\1" in name)
    return {name: text for name, text in named if name}
