"""Make the Debian package from the program in a folder: ``python packaging/deb.py``.

Needs ``dist/monopoly-gui`` and the icons, both made by ``packaging/build.py``.
The package goes to ``dist/``. SOURCE_DATE_EPOCH sets its date. Built by the workflow, it names
where software centres find pictures; elsewhere ``--screenshots ADDRESS`` names the folder.
"""

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import identity
from build import MB, Places, size
from identity import NAME, TOP

PLACES = Places(TOP)
SOURCES = TOP / "packaging" / "linux"
#: what the program takes from the system; SDL looks for the recommended ones when it starts
DEPENDS = ("libgcc-s1", "libstdc++6", "libx11-6", "libxext6", "zlib1g")
RECOMMENDS = (
    "libpulse0 | libasound2t64 | libasound2",
    "libxcursor1",
    "libxfixes3",
    "libxi6",
    "libxrandr2",
)
DESCRIPTION = f"""{identity.SUMMARY}
 The whole property-trading board game in a window: the complete official rules
 on twelve boards, for two to eight players at one screen, any of them AI
 opponents. Auctions, trades, mortgages and the last houses included; save at
 any moment, even in the middle of an auction. In English, German, French and
 Spanish.
 .
 Monopoly is a trademark of Hasbro. This is an independent implementation."""


#: the pictures in software centres, the first of them in lists
SCREENSHOTS = {
    "table": "The table, with your actions at the right",
    "trade": "A trade, with its effect on both sides",
    "auction": "An auction",
    "result": "The winner, the story and the chances of winning",
}


def main() -> int:
    """Lay the package out, build it, and say where it is."""
    pictures = screenshots_address(__doc__)
    program = PLACES.dist / NAME
    if not (program / NAME).is_file():
        print(f"There is no program in {program}: run packaging/build.py first.", file=sys.stderr)
        return 1
    root = PLACES.work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(program, root, pictures)
    settle_modes(root)
    control(root)
    file = PLACES.dist / f"{NAME}_{identity.version()}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"{file}: {file.stat().st_size / MB:.1f} MB, {size(root) / MB:.1f} MB installed")
    return 0


def screenshots_address(about: str | None) -> str:
    """The web address of the pictures' folder, by the command line or the workflow."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    there = identity.screenshots(os.environ)
    parser.add_argument("--screenshots", metavar="ADDRESS", default=there)
    return str(parser.parse_args().screenshots)


def lay_out(program: Path, root: Path, pictures: str) -> None:
    """Copy everything to where it will lie on the system."""
    usr = root / "usr"
    home = usr / "lib" / NAME
    papers = shutil.ignore_patterns("LICENSE.txt", "LICENSES.txt")
    shutil.copytree(program, home, symlinks=True, ignore=papers)
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = usr / "share"
    put(SOURCES / "monopoly-gui.desktop", share / "applications" / f"{identity.APP_ID}.desktop")
    component = share / "metainfo" / f"{identity.APP_ID}.metainfo.xml"
    component.parent.mkdir(parents=True)
    component.write_text(metainfo(pictures), encoding="utf-8")
    put(SOURCES / "monopoly-gui.xml", share / "mime" / "packages" / f"{identity.APP_ID}.xml")
    icons = share / "icons" / "hicolor"
    for picture in sorted(PLACES.made.glob("*.png")):
        square = f"{picture.stem}x{picture.stem}"
        put(picture, icons / square / "apps" / f"{NAME}.png")
    put(TOP / "assets" / "icons" / "app.svg", icons / "scalable" / "apps" / f"{NAME}.svg")
    pack(filled(SOURCES / "monopoly-gui.6"), share / "man" / "man6" / "monopoly-gui.6.gz")
    papers_to = share / "doc" / NAME
    put(SOURCES / "copyright", papers_to / "copyright")
    pack(changelog(), papers_to / "changelog.gz")
    pack((program / "LICENSES.txt").read_bytes(), papers_to / "LICENSES.txt.gz")
    put(SOURCES / "lintian-overrides", share / "lintian" / "overrides" / NAME)


def metainfo(pictures: str) -> str:
    """The description for software centres, with the web addresses that are known."""
    home = identity.homepage(os.environ)
    pages = {"homepage": home, "bugtracker": home and f"{home}/issues"}
    lines = [f'<url type="{kind}">{url}</url>' for kind, url in pages.items() if url]
    if pictures:
        lines += ["<screenshots>", *(screenshot(name, pictures) for name in SCREENSHOTS)]
        lines.append("</screenshots>")
    text = filled(SOURCES / "monopoly-gui.metainfo.xml").decode()
    return text.replace("@ADDRESSES@\n", "".join(f"  {line}\n" for line in lines))


def screenshot(name: str, pictures: str) -> str:
    """One picture; the first is the default."""
    kind = ' type="default"' if name == next(iter(SCREENSHOTS)) else ""
    caption = f"<caption>{SCREENSHOTS[name]}</caption>"
    return f"  <screenshot{kind}>{caption}<image>{pictures}/{name}.png</image></screenshot>"


def put(source: Path, target: Path) -> None:
    """Copy a file, with the version and the date where they belong in a text."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(source.read_bytes() if source.suffix == ".png" else filled(source))


def filled(source: Path) -> bytes:
    """The text of a file with the version and the date in it."""
    text = source.read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", moment())
    return text.replace("@VERSION@", identity.version()).replace("@DATE@", date).encode()


def moment() -> time.struct_time:
    """The date of the package."""
    return time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))


def pack(content: bytes, target: Path) -> None:
    """Write a file as Debian wants its documents: packed, without a date."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def changelog() -> bytes:
    """The entry of this version; the game's own changelog has the changes."""
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", moment())
    return (
        f"{NAME} ({identity.version()}) unstable; urgency=medium\n\n"
        f"  * Release {identity.version()}.\n\n"
        f" -- {identity.PUBLISHER} <{identity.EMAIL}>  {date}\n"
    ).encode()


def settle_modes(root: Path) -> None:
    """Make folders and programs executable and nothing else, whatever the build left."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == root / "usr" / "lib" / NAME / NAME
            path.chmod(0o755 if runs else 0o644)


def control(root: Path) -> None:
    """Write what dpkg wants to know about the package."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": NAME,
        "Version": identity.version(),
        "Architecture": architecture(),
        "Maintainer": f"{identity.PUBLISHER} <{identity.EMAIL}>",
        "Installed-Size": str(-(-size(root) // 1024)),
        "Depends": ", ".join([f"libc6 (>= {glibc(files)})", *DEPENDS]),
        "Recommends": ", ".join(RECOMMENDS),
        "Suggests": "espeak-ng | speech-dispatcher",
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    folder = root / "DEBIAN"
    folder.mkdir()
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (folder / "control").write_text(text, encoding="utf-8")
    sums = [(hashlib.md5(file.read_bytes()).hexdigest(), file.relative_to(root)) for file in files]
    (folder / "md5sums").write_text("".join(f"{sum_}  {file}\n" for sum_, file in sums))


def glibc(files: list[Path]) -> str:
    """The oldest glibc that has everything the programs and libraries among the files ask for."""
    programs = [str(file) for file in files if file.read_bytes()[:4] == b"\x7fELF"]
    command = ["objdump", "-T", *programs]
    symbols = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = {tuple(map(int, m[1].split("."))) for m in re.finditer(r"\(GLIBC_([\d.]+)\)", symbols)}
    return ".".join(map(str, max(found)))


def architecture() -> str:
    """Debian's name of this machine."""
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
