"""The paths of assets, scenarios, saves and settings.

The same code runs from a checkout, from an installed wheel and frozen into an
executable; only this module knows which.
"""

import os
import sys
from importlib.resources import files
from pathlib import Path

import platformdirs

APP = "monopoly-gui"
#: overrides every folder of the user: tests, and a game kept on a stick
HOME_VARIABLE = "MONOPOLY_GUI_HOME"
#: characters of a folder's name that leave room for every file of the game below it
LONG = 120


def _shipped(name: str) -> Path:
    """A folder shipped with the game: in the bundle, in the wheel, or beside the package."""
    bundle = getattr(sys, "_MEIPASS", None)
    if getattr(sys, "frozen", False) and bundle:
        return Path(bundle) / name
    package = Path(str(files("monopoly_gui")))
    inside = package / name
    return inside if inside.is_dir() else package.parent / name


def assets() -> Path:
    """Editions, icons, sounds, fonts and themes."""
    return _shipped("assets")


def scenarios() -> Path:
    """The ready-made positions shipped with the game (``saves/`` in the repository)."""
    return _shipped("saves")


def _home() -> Path | None:
    value = os.environ.get(HOME_VARIABLE)
    return reachable(Path(value).expanduser().absolute()) if value else None


def reachable(path: Path) -> Path:
    """The path in the long form with which Windows opens deeply nested files.

    Windows takes 260 characters at most, except after the prefix of long names.
    """
    if sys.platform == "win32" and len(str(path)) >= LONG and not str(path).startswith("\\\\"):
        return Path(f"\\\\?\\{os.path.abspath(path)}")
    return path


def user_data() -> Path:
    """The user's own files; it need not exist yet."""
    return _home() or reachable(Path(platformdirs.user_data_dir(APP, appauthor=False)))


def user_saves() -> Path:
    """The user's saved games; it need not exist yet."""
    return user_data() / "saves"


def user_games() -> Path:
    """The folder of all games played here; it need not exist yet."""
    return user_data() / "games"


def user_scenarios() -> Path:
    """The folder of the user's own positions; it need not exist yet."""
    return user_data() / "scenarios"


def user_editions() -> Path:
    """The folder of the user's own boards; it need not exist."""
    return user_data() / "editions"


def user_config() -> Path:
    """The folder of the settings file; it need not exist yet."""
    return _home() or reachable(Path(platformdirs.user_config_dir(APP, appauthor=False)))


def usual_folders() -> list[Path]:
    """The folders where people keep received files and look for their own.

    Downloads, documents, desktop, pictures and home, and the folder of a packaged program; only
    those that exist.
    """
    if home := _home():
        places = [home]
    else:
        named = (
            platformdirs.user_downloads_dir(), platformdirs.user_documents_dir(),
            platformdirs.user_desktop_dir(), platformdirs.user_pictures_dir(),
        )  # fmt: skip
        places = [*map(Path, named), Path.home()]
    if getattr(sys, "frozen", False):
        # an AppImage runs from a temporary folder, and passes on its own path
        program = Path(os.environ.get("APPIMAGE", sys.executable)).absolute()
        bundle = next((up for up in program.parents if up.suffix == ".app"), program)
        places.append(bundle.parent)
    return [place for place in dict.fromkeys(places) if place.is_dir()]
