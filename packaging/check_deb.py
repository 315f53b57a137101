"""Check the Debian package: ``python packaging/check_deb.py [--install] [FILE]``.

The default is the one in ``dist/``. Needs lintian, appstreamcli and desktop-file-validate.
With ``--install`` (root only) it installs, uses and removes the package.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import identity

#: what is unpacked, and where the system's own tools judge it
DESKTOP = f"usr/share/applications/{identity.APP_ID}.desktop"
METAINFO = f"usr/share/metainfo/{identity.APP_ID}.metainfo.xml"
PATIENCE = 300


class Wrong(AssertionError):
    """A fault of the package, in a sentence."""


def main() -> int:
    """Print a line a check; 1 at the first that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--install", action="store_true")
    args = parser.parse_args()
    try:
        file = (args.file or built()).resolve()
        with tempfile.TemporaryDirectory() as folder:
            judge(file, Path(folder))
            use(Path(folder) / "usr" / "bin" / identity.NAME)
        if args.install:
            install(file)
    except Wrong as error:
        print(f"FAILED {error}")
        return 1
    return 0


def built() -> Path:
    """The package that was built here."""
    found = sorted((identity.TOP / "dist").glob("*.deb"))
    if len(found) != 1:
        raise Wrong(f"there are {len(found)} packages in dist/: name one")
    return found[0]


def judge(file: Path, folder: Path) -> None:
    """Let the tools of Debian and of desktops judge the package and what is in it."""
    output("dpkg-deb", "--extract", str(file), str(folder))
    output("desktop-file-validate", str(folder / DESKTOP))
    output("appstreamcli", "validate", "--no-net", str(folder / METAINFO))
    # root has to be told twice
    words = ["--allow-root", "--tag-display-limit", "0", "--fail-on", "error,warning"]
    output("lintian", *words, str(file))
    print("ok lintian, appstreamcli and desktop-file-validate have nothing against it")


def use(program: Path) -> None:
    """Run the program of the package, by the link that the user's path leads to."""
    said = output(str(program), "--version").strip()
    if said != f"{identity.NAME} {identity.version()}":
        raise Wrong(f"{program} --version says {said!r}")
    print(f"ok {said}: {output(str(program), 'selftest').strip()}")


def install(file: Path) -> None:
    """Install the package, use it, and take it away without a trace."""
    if subprocess.run(["dpkg", "--status", identity.NAME], capture_output=True).returncode == 0:
        raise Wrong("the package is installed here already; remove it first")
    output("dpkg", "--install", str(file))
    try:
        if damaged := output("dpkg", "--verify", identity.NAME):
            raise Wrong(f"not installed as packed: {damaged}")
        use(Path("/usr/bin") / identity.NAME)
        places = output("dpkg", "--listfiles", identity.NAME).split()
    finally:
        output("dpkg", "--purge", identity.NAME)
    if left := [place for place in places if identity.NAME in place and Path(place).exists()]:
        raise Wrong(f"left behind: {', '.join(left)}")
    print(f"ok {len(places)} files and folders came with it and went with it")


def output(*command: str) -> str:
    """The output of a command; Wrong if it fails."""
    env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
    try:
        done = subprocess.run(
            command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except FileNotFoundError:
        raise Wrong(f"{command[0]} is not installed") from None
    if done.returncode:
        raise Wrong(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
