"""The clipboard of the desktop, where there is one."""

import sys

import pygame

TEXT_TYPES = ("text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING")


def paste() -> str:
    """The text on the clipboard in one line, "" without one."""
    text = _taken().decode("utf-8", "ignore")
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


def copy(text: str) -> None:
    """Put the text on the clipboard; without a clipboard nothing happens."""
    _put(text.encode())


if sys.platform == "win32":
    import ctypes
    from functools import cache

    # pygame's own functions know no letters there beyond English ones, and other programs none

    @cache
    def _sdl() -> ctypes.CDLL | None:
        """The library loaded by pygame; a second copy of it would have no window."""
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetModuleHandleW.restype = ctypes.c_void_p
        handle = kernel.GetModuleHandleW("SDL2.dll")
        if not handle:
            return None
        found = ctypes.CDLL("SDL2.dll", handle=handle)
        found.SDL_GetClipboardText.restype = ctypes.c_void_p
        found.SDL_SetClipboardText.argtypes = (ctypes.c_char_p,)
        found.SDL_free.argtypes = (ctypes.c_void_p,)
        return found

    def _taken() -> bytes:
        sdl = _sdl()
        place = sdl.SDL_GetClipboardText() if sdl else None
        if not sdl or not place:
            return b""
        text = ctypes.string_at(place)
        sdl.SDL_free(place)
        return text

    def _put(text: bytes) -> None:
        if sdl := _sdl():
            sdl.SDL_SetClipboardText(text)

else:

    def _ready() -> bool:
        try:
            if not pygame.scrap.get_init():
                pygame.scrap.init()
        except (pygame.error, NotImplementedError):
            return False
        return True

    def _taken() -> bytes:
        if not _ready():
            return b""
        for kind in TEXT_TYPES:
            try:
                if data := pygame.scrap.get(kind):
                    return data
            except pygame.error:
                continue
        return b""

    def _put(text: bytes) -> None:
        if not _ready():
            return
        for kind in TEXT_TYPES:
            try:
                pygame.scrap.put(kind, text)
            except pygame.error:
                continue
