"""The page that shows the tree shows all of it, and names only what is there."""

import re
from pathlib import Path

TOP = Path(__file__).parent.parent
PACKAGE = TOP / "monopoly_gui"
PAGE = (TOP / "docs" / "architecture.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """The text under a heading of the page."""
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def folders() -> list[str]:
    """Every folder of the package that holds code, but the root."""
    found = {file.parent.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.py")}
    return sorted(found - {"."})


def test_every_folder_is_shown_once_with_a_file_to_begin_with() -> None:
    rows = re.findall(r"^\| `([a-z_/]+)` \|.*\| (.*) \|$", section("Folder by folder"), re.M)
    assert sorted(folder for folder, _begin in rows) == folders()
    for folder, begin in rows:
        for name in re.findall(r"`([^`]+)`", begin):
            assert (PACKAGE / folder / name).is_file(), f"{folder}/{name}"


def test_every_file_that_is_named_exists() -> None:
    named = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.py)`", PAGE)
    missing = [name for name in named if not (PACKAGE / name).is_file()]
    assert [name for name in missing if not (TOP / name).is_file()] == []


def test_the_way_of_a_roll_names_no_file_twice() -> None:
    named = re.findall(
        r"`((?:[a-z_]+/)*[a-z_]+\.py)`", section("A roll, from the key to the picture")
    )
    assert len(named) == len(set(named))
    assert len({name.rpartition("/")[0] for name in named}) >= 20
