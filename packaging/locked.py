"""The packages of a release, each file by its hash: ``packaging/constraints.txt``.

``python packaging/locked.py`` regenerates it with uv, in the newest versions allowed by
``pyproject.toml``. The programs use pygame-ce, which keeps its libraries up to date: they decode
untrusted pictures.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
FILE = TOP / "packaging" / "constraints.txt"
HEAD = """\
# What a release is built with, by the hashes of the files; tried by packaging/check_frozen.py.
# Made by packaging/locked.py.
"""
#: the library that is installed in place of the one that pyproject.toml names first
LIBRARY, INSTEAD = "pygame", "pygame-ce"
#: the part of the game without which programs of the system speak, and what it needs
VOICE = frozenset({"prismatoid", "cffi", "pycparser"})
PYTHON = "3.11"
#: what a program holds, or is made by, besides what the game needs in any case
EXTRAS = ("package", "speech")


def entries(text: str) -> dict[str, str]:
    """The entries of the file by the names of the packages, each with its hashes."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    found = re.findall(r"^\S.*(?:\n[ \t].*)*", "\n".join(lines), re.MULTILINE)
    return {name_of(entry): entry for entry in found}


def name_of(need: str) -> str:
    """The package that a requirement names."""
    return re.split(r"[^\w-]", need)[0]


def pins(text: str) -> str:
    """The versions alone, for what is installed without hashes."""
    first = (entry.partition("--hash")[0] for entry in entries(text).values())
    return "".join(line.rstrip(" \\\n") + "\n" for line in first)


def parts(text: str) -> tuple[str, str]:
    """The packages of every program, and those of the voice, as files of requirements."""
    found = entries(text)
    return (
        "".join(f"{entry}\n" for name, entry in found.items() if name not in VOICE),
        "".join(f"{entry}\n" for name, entry in found.items() if name in VOICE),
    )


def needs(project: str, *extras: str) -> list[str]:
    """The requirements of the programs with these extras, by the text of ``pyproject.toml``."""
    said = tomllib.loads(project)["project"]
    wanted = [*said["dependencies"]]
    for extra in extras:
        wanted += said["optional-dependencies"][extra]
    plain = [need.partition(";")[0].strip() for need in wanted]
    return [need for need in plain if name_of(need) != LIBRARY]


def main() -> int:
    """Make the file anew; the status of uv."""
    wanted = "\n".join(needs((TOP / "pyproject.toml").read_text("utf-8"), *EXTRAS))
    words = ("--universal", "--generate-hashes", "--python-version", PYTHON, "--no-header")
    command = ["uv", "pip", "compile", *words, "--no-annotate", "-"]
    done = subprocess.run(command, input=wanted, stdout=subprocess.PIPE, text=True, check=False)
    if not done.returncode:
        FILE.write_text(HEAD + done.stdout, encoding="utf-8")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
