"""Make the AppImage from the program in a folder: ``python packaging/appimage.py``.

Needs ``dist/monopoly-gui`` and the icons, both made by ``packaging/build.py``, a C compiler,
squashfs-tools, and the static libraries of squashfuse. The AppImage goes to ``dist/``;
``--screenshots`` as in ``packaging/deb.py``.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import deb
import identity
from build import MB
from identity import NAME

#: by which a file is known as an AppImage of the second type, and where that stands in it
MARK, MARK_PLACE = b"AI\x02", 8
#: what reads a squashfs image, and the one way of packing that is used
LIBRARIES = ("squashfuse", "zstd")


def main() -> int:
    """Lay the folder of the AppImage out, pack it behind its start, and say where it is."""
    pictures = deb.screenshots_address(__doc__)
    program = deb.PLACES.dist / NAME
    if not (program / NAME).is_file():
        print(f"There is no program in {program}: run packaging/build.py first.", file=sys.stderr)
        return 1
    root = deb.PLACES.work / "appimage"
    shutil.rmtree(root, ignore_errors=True)
    deb.lay_out(program, root, pictures)
    add_entrance(root)
    deb.settle_modes(root)
    file = deb.PLACES.dist / identity.appimage()
    file.write_bytes(start(root.with_name("appimage-start")) + image(root))
    file.chmod(0o755)
    print(f"{file}: {file.stat().st_size / MB:.1f} MB")
    return 0


def add_entrance(root: Path) -> None:
    """Put at the top what an AppImage is started by, and what desktops look for there."""
    share = Path("usr", "share")
    entry = f"{identity.APP_ID}.desktop"
    picture = share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png"
    (root / "AppRun").symlink_to(Path("usr", "bin", NAME))
    (root / entry).symlink_to(share / "applications" / entry)
    (root / f"{NAME}.png").symlink_to(picture)
    (root / ".DirIcon").symlink_to(picture)


def start(file: Path) -> bytes:
    """The small program at the beginning, which needs nothing of the system but its kernel."""
    source = deb.SOURCES / "appimage.c"
    libraries = [f"-l{name}" for name in LIBRARIES]
    options = ("-O2", "-Wall", "-Wextra", "-static", "-s")
    command = ["gcc", *options, "-o", str(file), str(source), *libraries]
    subprocess.run(command, check=True)
    return marked(file.read_bytes())


def marked(program: bytes) -> bytes:
    """The same program, known as the start of an AppImage."""
    return program[:MARK_PLACE] + MARK + program[MARK_PLACE + len(MARK) :]


def image(root: Path) -> bytes:
    """The folder as a squashfs image; SOURCE_DATE_EPOCH sets the dates in it."""
    file = root.with_suffix(".squashfs")
    packed = ("-comp", "zstd", "-Xcompression-level", "19", "-b", "256K")
    plain = ("-root-owned", "-no-xattrs", "-noappend", "-quiet", "-no-progress")
    # it takes no more processors than it may
    processors = ("-processors", str(len(os.sched_getaffinity(0))))
    subprocess.run(["mksquashfs", root, file, *packed, *plain, *processors], check=True)
    return file.read_bytes()


if __name__ == "__main__":
    sys.exit(main())
