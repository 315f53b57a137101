"""The desktop's scale: 1.0, 1.25, 1.5, 2.0."""

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping

#: dots per inch of a desktop that enlarges nothing
USUAL_DPI = 96
#: plausible scales; any other is a mistake in the settings
MOST = 4.0
#: seconds that the X server may take to answer
PATIENCE = 1.0


def desktop_scale() -> float:
    """The desktop's scale for programs that draw every pixel themselves."""
    ask = ASKED.get(sys.platform)
    return sensible_scale(ask()) if ask else 1.0


def sensible_scale(scale: float) -> float:
    """The scale, at least 1; 1 for an implausible one."""
    return scale if 1.0 <= scale <= MOST else 1.0


def scale_from_environment(environment: Mapping[str, str]) -> float:
    """The scale set by hand for GTK or Qt programs, 0 for none."""
    if environment.get("SDL_VIDEODRIVER") == "wayland":
        return 1.0  # there the compositor enlarges
    found = 0.0
    for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        with contextlib.suppress(ValueError):
            found = max(found, float(environment.get(name, "")))
    return found


def scale_from_resources(text: str) -> float:
    """The scale in the resources of an X server, from ``Xft.dpi``; 0 if it is missing."""
    found = re.search(r"^Xft\.dpi:\s*(\d+(?:\.\d+)?)", text, re.MULTILINE)
    return float(found[1]) / USUAL_DPI if found else 0.0


def _resources() -> str:
    """The output of ``xrdb``, "" if it cannot be run."""
    if not os.environ.get("DISPLAY"):
        return ""
    try:
        asked = subprocess.run(
            ["xrdb", "-query"], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.SubprocessError, ValueError):
        return ""
    return asked.stdout


def _of_linux() -> float:
    return scale_from_environment(os.environ) or scale_from_resources(_resources())


def _of_windows() -> float:
    import ctypes

    try:
        return float(ctypes.__dict__["windll"].user32.GetDpiForSystem()) / USUAL_DPI
    except (KeyError, OSError, AttributeError):
        return 0.0


#: the sources of the scale; none on a Mac, where the window is counted in points that the system
#: enlarges
ASKED: dict[str, Callable[[], float]] = {"win32": _of_windows, "linux": _of_linux}
