"""The font files in the frozen program: only the weights in use, beside those in the assets."""

from pathlib import Path

from monopoly_gui.ui.painting.fonts import WEIGHTS, font_file

PACKAGES = ["fontpkg-lato"]


def files() -> list[tuple[str, str]]:
    """Each file and the folder it lies in, in the form that PyInstaller wants."""
    used = {font_file(weight) for weight in WEIGHTS}
    # <package>/files/<font>, beside <package>/metadata.json and LICENSE
    packages = {file.parent.parent for file in used}
    beside = {package / name for package in packages for name in ("metadata.json", "LICENSE")}
    return sorted((str(file), _place(file)) for file in used | beside)


def _place(file: Path) -> str:
    package = next(p for p in file.parents if p.name.startswith("fontpkg_"))
    return file.parent.relative_to(package.parent).as_posix()
