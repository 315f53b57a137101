"""The name of the game in the packages of all systems, in one place."""

import platform
import re
import sys
from collections.abc import Mapping
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent

#: of the command, the folder, the Debian package and the window class
NAME = "monopoly-gui"
#: what a person reads in a menu
TITLE = "Monopoly"
SUMMARY = "Board game with computer opponents"
PUBLISHER = "The monopoly-gui authors"
#: where nobody reads: there is no address yet; packages must name one
EMAIL = "monopoly-gui@users.noreply.github.com"
COPYRIGHT = "Copyright the monopoly-gui authors; MIT licence"
#: of the bundle on macOS, the desktop entry and the AppStream component
APP_ID = "io.github.monopolygui.monopoly"
#: by which an installer on Windows finds the version before; it must never change
WINDOWS_ID = "8B1E6B0C-6A57-4C5B-9A86-3D1F0A7E52C4"


def version() -> str:
    """The version, from the only place that states it."""
    text = (TOP / "monopoly_gui" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found, "monopoly_gui/__init__.py states no version"
    return found[1]


def homepage(environment: Mapping[str, str]) -> str:
    """The web address of the repository whose workflow runs; "" elsewhere."""
    parts = [environment.get(name, "") for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY")]
    return "/".join(parts) if all(parts) else ""


def screenshots(environment: Mapping[str, str]) -> str:
    """The web address of docs/screenshots at the tag or commit of the workflow; "" elsewhere."""
    tagged = environment.get("GITHUB_REF_TYPE") == "tag"
    ref = environment.get("GITHUB_REF_NAME" if tagged else "GITHUB_SHA", "")
    home = homepage(environment)
    return f"{home}/raw/{ref}/docs/screenshots" if home and ref else ""


def one_file() -> str:
    """The name of the program in one file, without the ending of the system."""
    return f"{NAME}-{version()}-{system()}"


def appimage() -> str:
    """The name of the AppImage."""
    return f"{one_file()}.AppImage"


def system() -> str:
    """The platform of a download, such as linux-x86_64."""
    name = {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    machine = platform.machine().lower()
    return f"{name}-{'x86_64' if machine == 'amd64' else machine}"
