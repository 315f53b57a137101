"""The clipboard of the desktop, where there is one."""

from __future__ import annotations

import pygame

TEXT_TYPES = ("text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING")


def _ready() -> bool:
    try:
        if not pygame.scrap.get_init():
            pygame.scrap.init()
    except (pygame.error, NotImplementedError):
        return False
    return True


def paste() -> str:
    """The text on the clipboard in one line, "" if there is none or no clipboard."""
    if not _ready():
        return ""
    for kind in TEXT_TYPES:
        try:
            data = pygame.scrap.get(kind)
        except pygame.error:
            continue
        if data:
            text = data.decode("utf-8", "ignore")
            return "".join(c for c in " ".join(text.split()) if c.isprintable())
    return ""


def copy(text: str) -> None:
    """Put the text on the clipboard; without a clipboard nothing happens."""
    if _ready():
        for kind in TEXT_TYPES:
            try:
                pygame.scrap.put(kind, text.encode())
            except pygame.error:
                continue
