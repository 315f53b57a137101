"""Brings pygame in without what it would load for parts of it that the game never uses.

Where numpy or setuptools happen to be installed, pygame imports them for its
arrays and its own data files; together they take longer than pygame itself.
"""

from __future__ import annotations

import os
import sys

UNUSED = ("numpy", "pkg_resources")


def bring_in() -> None:
    """Import pygame for the first time; what was kept from it can be imported as ever after."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    kept = [name for name in UNUSED if name not in sys.modules]
    for name in kept:
        sys.modules[name] = None  # type: ignore[assignment]  # "not to be found"
    try:
        import pygame  # noqa: F401
    finally:
        for name in kept:
            del sys.modules[name]
