"""The installed files are those of the repository, found by the same lookups."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import monopoly_gui
from monopoly_gui import paths
from tests.waiting import LONG

TOP = Path(__file__).parent.parent


def build(kind: str, folder: Path) -> Path:
    """Build a distribution of the repository without a network, and return its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=TOP, check=True, capture_output=True, timeout=LONG)
    (built,) = folder.iterdir()
    return built


def shipped(folder: str) -> set[str]:
    files = (TOP / folder).rglob("*")
    return {f.relative_to(TOP).as_posix() for f in files if f.is_file() and f.suffix != ".pyc"}


def test_the_wheel_holds_assets_and_scenarios(tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", tmp_path)) as wheel:
        names = set(wheel.namelist())
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        text = wheel.read(metadata).decode()
    wanted = {f"monopoly_gui/{name}" for name in shipped("assets") | shipped("saves")}
    assert wanted <= names
    assert shipped("monopoly_gui") <= names
    assert f"\nVersion: {monopoly_gui.__version__}\n" in text
    assert not any(name.startswith(("tests/", "docs/")) for name in names)


def test_the_source_distribution_is_laid_out_like_the_repository(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    for folder in ("assets", "saves", "monopoly_gui", "tests", "tools"):
        assert shipped(folder) <= names
    assert {"pyproject.toml", "README.md", "LICENSE", ".ci/run"} <= names


def test_no_registry_host_is_named() -> None:
    files = [TOP / "pyproject.toml", TOP / ".ci" / "run", TOP / ".pre-commit-config.yaml"]
    hosts = re.compile(r"https?://|index-url|find-links")
    assert [file.name for file in files if hosts.search(file.read_text("utf-8"))] == []


def test_pygame_comes_in_one_form_for_each_python() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    markers = [line.split(";")[1].strip() for line in project["dependencies"] if "pygame" in line]
    assert markers == ["python_version < '3.14'", "python_version >= '3.14'"]


def test_the_readme_has_two_set_up_commands() -> None:
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^python3 -m venv .*$", readme, re.MULTILINE) == [
        "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/monopoly-gui",
        'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" '
        "&& .venv/bin/python -m pytest -n auto",
    ]


def test_assets_lie_beside_the_package_in_a_checkout() -> None:
    assert (paths.assets() / "editions" / "us_2008.json").is_file()
    assert (paths.scenarios() / "README.md").is_file()


def test_assets_lie_inside_the_package_in_a_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "monopoly_gui" / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "files", lambda package: tmp_path / package)
    assert paths.assets() == tmp_path / "monopoly_gui" / "assets"
    assert paths.scenarios() == tmp_path / "saves"


def test_assets_lie_in_the_bundle_when_frozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets() == tmp_path / "assets"


def test_the_user_has_one_folder_if_told_so(home: Path) -> None:
    assert paths.user_data() == paths.user_config() == home
    assert paths.user_saves() == home / "saves"
    assert not paths.user_saves().exists()


def test_the_user_has_the_folders_of_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    assert paths.user_saves().parts[-2:] == ("monopoly-gui", "saves")
    assert "monopoly-gui" in paths.user_config().parts
