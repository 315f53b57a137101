"""Checksums and a bill of materials beside every download: ``python packaging/bill.py [FOLDER]``.

Each download in ``dist/`` gets a ``.cdx.json`` (CycloneDX 1.5) that lists the packages inside it;
``SHA256SUMS`` lists all files, to be checked with ``sha256sum --check``. A file always gets the
same bill.
"""

import hashlib
import json
import platform
import re
import sys
import uuid
from pathlib import Path
from typing import Any

import identity
import locked

SUMS = "SHA256SUMS"
BILL = ".cdx.json"
SPEC = "1.5"
#: what a download may be; whatever else lies in the folder is no download
ENDINGS = (
    ".AppImage",
    ".deb",
    ".dmg",
    ".tar.gz",
    ".whl",
    ".zip",
    "-setup.exe",
    "-x86_64",
    "-x86_64.exe",
)


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else identity.TOP / "dist"
    files = downloads(folder)
    if not files:
        print(f"there is no download in {folder}", file=sys.stderr)
        return 1
    for file in files:
        beside(file).write_text(json.dumps(bill(file), indent=1) + "\n", encoding="utf-8")
    listed = sorted([*files, *map(beside, files)])
    sums = "".join(f"{digest(file)}  {file.name}\n" for file in listed)
    (folder / SUMS).write_text(sums, encoding="utf-8")
    print(f"{len(files)} downloads, each with its bill, in {folder / SUMS}")
    return 0


def downloads(folder: Path) -> list[Path]:
    """The downloads in the folder."""
    return sorted(f for f in folder.iterdir() if f.is_file() and f.name.endswith(ENDINGS))


def beside(file: Path) -> Path:
    """The path of a download's bill of materials."""
    return file.with_name(file.name + BILL)


def digest(file: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def bill(file: Path) -> dict[str, Any]:
    """The contents of a download, as CycloneDX: a wheel holds the game alone."""
    found = digest(file)
    game = component(identity.NAME, identity.version(), "application")
    inside = [] if file.suffix == ".whl" else [python(), *packages()]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        # by what the file is, so that one file has one bill
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, found)}",
        "version": 1,
        "metadata": {
            "component": {
                **game,
                "description": identity.SUMMARY,
                "licenses": [{"license": {"id": "MIT"}}],
                "hashes": [{"alg": "SHA-256", "content": found}],
            }
        },
        "components": inside,
    }


def packages() -> list[dict[str, Any]]:
    """The packages that programs are built with, at the versions of the constraints."""
    lines = locked.pins(locked.FILE.read_text(encoding="utf-8"))
    pinned = sorted(re.findall(r"^([\w.-]+)==([\w.]+)", lines, re.MULTILINE))
    return [component(name, version, "library") for name, version in pinned]


def python() -> dict[str, Any]:
    """The interpreter inside: the one that builds."""
    version = platform.python_version()
    return {
        "type": "platform",
        "bom-ref": f"python-{version}",
        "name": "CPython",
        "version": version,
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }


def component(name: str, version: str, kind: str) -> dict[str, Any]:
    """A package of PyPI as CycloneDX names it."""
    address = f"pkg:pypi/{name}@{version}"
    return {"type": kind, "bom-ref": address, "name": name, "version": version, "purl": address}


if __name__ == "__main__":
    sys.exit(main())
