"""Run by the Windows Python: operations on a program that only a Windows program can perform.

``inside.py WORD ...`` performs one of ACTS and prints the result as JSON.
"""

import ctypes
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from ctypes import wintypes
from pathlib import Path

assert sys.platform == "win32", "only Windows has what this asks for"

GENERIC_READ, GENERIC_WRITE, OPEN_EXISTING = 0x80000000, 0x40000000, 3
UNICODE_TEXT, MOVEABLE = 13, 2
MINIMIZE, RESTORE = 6, 9
ALL_PROCESSES = 2
#: seconds that a file is held at most, and that the clipboard of another program is waited for
HELD, PATIENCE = 60.0, 5.0


class Process(ctypes.Structure):
    """PROCESSENTRY32W of Windows."""

    _fields_ = (
        ("size", wintypes.DWORD),
        ("usage", wintypes.DWORD),
        ("pid", wintypes.DWORD),
        ("heap", ctypes.c_size_t),
        ("module", wintypes.DWORD),
        ("threads", wintypes.DWORD),
        ("parent", wintypes.DWORD),
        ("priority", wintypes.LONG),
        ("flags", wintypes.DWORD),
        ("name", wintypes.WCHAR * 260),
    )


class Screen(ctypes.Structure):
    """CONSOLE_SCREEN_BUFFER_INFO of Windows."""

    _fields_ = (
        ("size", wintypes._COORD),
        ("cursor", wintypes._COORD),
        ("attributes", wintypes.WORD),
        ("window", wintypes.SMALL_RECT),
        ("largest", wintypes._COORD),
    )


def main(words: list[str]) -> int:
    name, *more = words
    print(json.dumps(ACTS[name](*more)))
    return 0


# the clipboard -------------------------------------------------------------------


def put(text: str) -> str:
    """Put a text on the clipboard, as any program of Windows does."""
    data = ctypes.create_unicode_buffer(text)
    kernel, user = kernel32(), user32()
    memory = kernel.GlobalAlloc(MOVEABLE, ctypes.sizeof(data))
    ctypes.memmove(kernel.GlobalLock(memory), data, ctypes.sizeof(data))
    kernel.GlobalUnlock(memory)
    open_clipboard()
    user.EmptyClipboard()
    if not user.SetClipboardData(UNICODE_TEXT, memory):
        raise ctypes.WinError(ctypes.get_last_error())
    user.CloseClipboard()
    return text


def get() -> str:
    """The text on the clipboard."""
    kernel, user = kernel32(), user32()
    open_clipboard()
    memory = user.GetClipboardData(UNICODE_TEXT)
    text = ctypes.wstring_at(kernel.GlobalLock(memory)) if memory else ""
    user.CloseClipboard()
    return text


def open_clipboard() -> None:
    # only the owner, which has to be a window, may put something there
    user = user32()
    window = user.CreateWindowExW(0, "STATIC", None, 0, 0, 0, 0, 0, None, None, None, None)
    end = time.monotonic() + PATIENCE
    while not user.OpenClipboard(window):
        if time.monotonic() > end:
            raise ctypes.WinError(ctypes.get_last_error())
        time.sleep(0.1)


# files, processes, windows ---------------------------------------------------------


def hold(file: str, begun: str) -> str:
    """Have a file for this program alone until the file ``begun``, made by it, is taken away."""
    handle = kernel32().CreateFileW(
        file, GENERIC_READ | GENERIC_WRITE, 0, None, OPEN_EXISTING, 0, None
    )
    if handle == wintypes.HANDLE(-1).value:
        raise ctypes.WinError(ctypes.get_last_error())
    sign = Path(begun)
    sign.touch()
    end = time.monotonic() + HELD
    while sign.exists() and time.monotonic() < end:
        time.sleep(0.1)
    return file


def processes() -> list[tuple[int, int, str]]:
    """Every process that runs: its number, that of its parent, and its program."""
    kernel = kernel32()
    shot = kernel.CreateToolhelp32Snapshot(ALL_PROCESSES, 0)
    entry = Process(size=ctypes.sizeof(Process))
    found, more = [], kernel.Process32FirstW(shot, ctypes.byref(entry))
    while more:
        found.append((entry.pid, entry.parent, str(entry.name)))
        more = kernel.Process32NextW(shot, ctypes.byref(entry))
    return found


def start(program: str) -> None:
    """Run a program without variables of Unix, and end with its status."""
    entries = {n: value for n, value in os.environ.items() if not n.startswith(("LC_", "LANG"))}
    sys.exit(subprocess.run([program], env=entries, check=False).returncode)


def minimise(title: str) -> bool:
    """Put a window away and bring it back, as the task bar does; whether it was away."""
    user = user32()
    window = user.FindWindowW(None, title)
    if not window:
        raise ctypes.WinError(ctypes.get_last_error())
    user.ShowWindow(window, MINIMIZE)
    time.sleep(1)
    away = bool(user.IsIconic(window))
    user.ShowWindow(window, RESTORE)
    user.SetForegroundWindow(window)
    return away


# consoles ----------------------------------------------------------------------------


def console(*words: str) -> object:
    """The output of ``in_console`` from a process with a console: it needs no window for that."""
    command = [sys.executable, __file__, "in_console", *words]
    flags = subprocess.CREATE_NO_WINDOW
    done = subprocess.run(command, stdout=subprocess.PIPE, creationflags=flags, check=True)
    return json.loads(done.stdout)


def in_console(page: str, *command: str) -> dict[str, object]:
    """The status of a program in a console of that code page, and the lines it leaves there."""
    import msvcrt

    kernel = kernel32()
    kernel.SetConsoleCP(int(page))
    kernel.SetConsoleOutputCP(int(page))
    screen = open("CONOUT$", "wb", buffering=0)  # noqa: SIM115
    handle = msvcrt.get_osfhandle(screen.fileno())
    kernel.SetConsoleScreenBufferSize(handle, wintypes._COORD(200, 100))
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=screen, stderr=screen)
    text = Screen()
    kernel.GetConsoleScreenBufferInfo(handle, ctypes.byref(text))
    lines = [line_of(handle, text.size.X, y) for y in range(text.cursor.Y + 1)]
    used = kernel.GetConsoleOutputCP()
    return {"status": done.returncode, "page": used, "lines": [line for line in lines if line]}


def line_of(handle: int, width: int, y: int) -> str:
    text, count = ctypes.create_unicode_buffer(width), wintypes.DWORD()
    kernel32().ReadConsoleOutputCharacterW(
        handle, text, width, wintypes._COORD(0, y), ctypes.byref(count)
    )
    return str(text[: count.value]).rstrip()


# parts --------------------------------------------------------------------------------


def kernel32() -> ctypes.WinDLL:
    found = ctypes.WinDLL("kernel32", use_last_error=True)
    for name in ("GlobalAlloc", "GlobalLock", "CreateFileW", "CreateToolhelp32Snapshot"):
        getattr(found, name).restype = ctypes.c_void_p
    found.GlobalAlloc.argtypes = (wintypes.UINT, ctypes.c_size_t)
    for name in ("GlobalLock", "GlobalUnlock"):
        getattr(found, name).argtypes = (ctypes.c_void_p,)
    for name in ("Process32FirstW", "Process32NextW", "GetConsoleScreenBufferInfo"):
        getattr(found, name).argtypes = (ctypes.c_void_p, ctypes.c_void_p)
    found.SetConsoleScreenBufferSize.argtypes = (ctypes.c_void_p, wintypes._COORD)
    found.ReadConsoleOutputCharacterW.argtypes = (
        ctypes.c_void_p, wintypes.LPWSTR, wintypes.DWORD, wintypes._COORD, ctypes.c_void_p
    )  # fmt: skip
    return found


def user32() -> ctypes.WinDLL:
    found = ctypes.WinDLL("user32", use_last_error=True)
    found.GetClipboardData.restype = found.FindWindowW.restype = ctypes.c_void_p
    found.CreateWindowExW.restype = found.SetClipboardData.restype = ctypes.c_void_p
    found.OpenClipboard.argtypes = (ctypes.c_void_p,)
    found.SetClipboardData.argtypes = (wintypes.UINT, ctypes.c_void_p)
    found.ShowWindow.argtypes = (ctypes.c_void_p, ctypes.c_int)
    found.IsIconic.argtypes = found.SetForegroundWindow.argtypes = (ctypes.c_void_p,)
    return found


ACTS: dict[str, Callable[..., object]] = {
    act.__name__: act for act in (put, get, hold, processes, start, minimise, console, in_console)
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
