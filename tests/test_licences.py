"""All shipped components have their licences with them."""

import re
import tomllib
from pathlib import Path

import pytest

from monopoly_gui import cli
from monopoly_gui.commands import licences

TOP = Path(__file__).parent.parent
NO_TEXT = {"public domain"}


def rows() -> list[list[str]]:
    """The rows of the tables in the list; a row ends with the names of its texts."""
    lines = [line for line in licences.contents().splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[-1] != "text"]


def test_every_text_that_the_list_names_is_there_and_no_other() -> None:
    named = {text for row in rows() for text in row[-1].split(", ")}
    assert named - NO_TEXT == set(licences.texts())


def test_the_text_holds_the_list_and_every_licence() -> None:
    text = licences.text()
    assert licences.contents() in text
    assert all(words in text for words in licences.texts().values())


def test_any_console_can_print_them() -> None:
    assert licences.text().isascii()


def test_our_own_licence_is_among_them() -> None:
    ours = (TOP / "LICENSE").read_text(encoding="utf-8")
    holder, terms = re.search(r"(Copyright .*)", ours), ours.split("\n\n", 2)[2]
    assert holder and holder[1] in licences.texts()["mit"]
    assert terms.strip() in licences.texts()["mit"]


def test_everything_in_the_assets_is_listed() -> None:
    named = set(re.findall(r"`([\w.]+)`", licences.contents()))
    there = {each.name for each in (TOP / "assets").iterdir()} - {"LICENSES.md", "licences"}
    assert there <= named, there - named


def test_every_dependency_is_listed() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[<>=!;~ \[]", line)[0] for line in project["dependencies"]}
    listed = {row[1].strip("`") for row in rows()}
    assert needed <= listed


def test_the_command_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["licences"]) == 0
    assert capsys.readouterr().out == licences.text() + "\n"
