"""The properties of the program that Windows shows.

``python packaging/version_info.py FOLDER`` writes ``version_info.txt`` for PyInstaller.
"""

import re
import sys
from pathlib import Path

import identity

#: American English, Unicode
LANGUAGE = (0x0409, 1200)


def numbers(version: str) -> tuple[int, int, int, int]:
    """The version in the four numbers that Windows wants: 1.2.3rc4 is 1, 2, 3, 0."""
    found = re.match(r"(\d+)(?:\.(\d+))?(?:\.(\d+))?", version)
    assert found, f"{version} does not begin with a number"
    major, minor, patch = (int(part or 0) for part in found.groups())
    return major, minor, patch, 0


def text() -> str:
    """The resource in the form that PyInstaller reads."""
    version = identity.version()
    strings = {
        "CompanyName": identity.PUBLISHER,
        "FileDescription": identity.TITLE,
        "FileVersion": version,
        "InternalName": identity.NAME,
        "LegalCopyright": identity.COPYRIGHT,
        "OriginalFilename": f"{identity.NAME}.exe",
        "ProductName": identity.TITLE,
        "ProductVersion": version,
    }
    language, charset = LANGUAGE
    table = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers(version)}, prodvers={numbers(version)}),\n"
        "  kids=[\n"
        f"    StringFileInfo([StringTable('{language:04X}{charset:04X}', [{table}])]),\n"
        f"    VarFileInfo([VarStruct('Translation', [{language}, {charset}])]),\n"
        "  ],\n"
        ")\n"
    )


def main(folder: Path) -> None:
    """Write the resource into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "version_info.txt").write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
