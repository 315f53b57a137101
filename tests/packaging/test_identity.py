"""Every package has the same name and version of the game."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser

import pytest

import deb
import identity
import monopoly_gui
import version_info
from identity import TOP
from monopoly_gui import cli, paths
from monopoly_gui.storage.file_names import SUFFIX
from monopoly_gui.system import window

LINUX = TOP / "packaging" / "linux"


def test_the_version_has_one_source() -> None:
    assert identity.version() == monopoly_gui.__version__


def test_the_command_is_the_name() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == identity.NAME == paths.APP
    assert list(project["scripts"]) == [identity.NAME]
    assert window.TITLE == identity.TITLE


def test_the_desktop_entry() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(LINUX / "monopoly-gui.desktop", encoding="utf-8")
    found = entry["Desktop Entry"]
    assert found["Name"] == identity.TITLE
    assert found["Icon"] == found["StartupWMClass"] == identity.NAME
    assert found["Exec"] == f"{identity.NAME} %f"


def test_files_of_the_game_open_by_a_double_click() -> None:
    """The type that the desktop entry opens is that of the files that are passed on."""
    kind = ElementTree.parse(LINUX / "monopoly-gui.xml").getroot()[0]
    glob = kind.find("{*}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert SUFFIX in cli.FILES
    entry = (LINUX / "monopoly-gui.desktop").read_text(encoding="utf-8")
    assert f"MimeType={kind.get('type')};" in entry
    installer = (TOP / "packaging" / "windows" / "monopoly-gui.nsi").read_text(encoding="utf-8")
    assert f'"Software\\Classes\\{SUFFIX}"' in installer


def test_the_flatpak_is_called_the_same() -> None:
    manifest = (LINUX / f"{identity.APP_ID}.yml").read_text(encoding="utf-8")
    assert f"id: {identity.APP_ID}\n" in manifest
    assert f"command: {identity.NAME}\n" in manifest


def test_the_description_for_software_centres() -> None:
    root = ElementTree.parse(LINUX / "monopoly-gui.metainfo.xml").getroot()
    assert root.findtext("id") == identity.APP_ID
    assert root.findtext("launchable") == f"{identity.APP_ID}.desktop"
    assert root.findtext("name") == identity.TITLE
    assert root.findtext("summary") == identity.SUMMARY
    assert root.findtext("provides/binary") == identity.NAME


WORKFLOW = {
    "GITHUB_SERVER_URL": "https://hub.example",
    "GITHUB_REPOSITORY": "some/game",
    "GITHUB_REF_TYPE": "tag",
    "GITHUB_REF_NAME": "v9.8.7",
    "GITHUB_SHA": "c0ffee",
}
AT = "https://hub.example/some/game/raw"


def test_pictures_are_those_of_the_tag_or_commit_that_the_workflow_builds() -> None:
    branch = {**WORKFLOW, "GITHUB_REF_TYPE": "branch"}
    assert identity.screenshots(WORKFLOW) == f"{AT}/v9.8.7/docs/screenshots"
    assert identity.screenshots(branch) == f"{AT}/c0ffee/docs/screenshots"
    assert identity.screenshots({}) == identity.homepage({}) == ""


def test_software_centres_find_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in WORKFLOW.items():
        monkeypatch.setenv(name, value)
    root = ElementTree.fromstring(deb.metainfo("https://pictures.example"))
    images = [image.text or "" for image in root.iterfind("screenshots/screenshot/image")]
    assert len(images) == len(deb.SCREENSHOTS)
    for image in images:
        folder, _, name = image.rpartition("/")
        assert folder == "https://pictures.example"
        assert (TOP / "docs" / "screenshots" / name).is_file()
    assert [url.text for url in root.iterfind("url")] == [
        "https://hub.example/some/game",
        "https://hub.example/some/game/issues",
    ]


def test_without_an_address_there_are_no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    text = deb.metainfo("")
    assert ElementTree.fromstring(text).find("screenshots") is None
    assert "@" not in text


def usage(capsys: pytest.CaptureFixture[str], *words: str) -> set[str]:
    """The options of the program, or of one of its commands."""
    with pytest.raises(SystemExit):
        cli.read([*words, "--help"])
    return set(re.findall(r"--[a-z-]+", capsys.readouterr().out))


def test_the_manual_tells_every_command_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    manual = (LINUX / "monopoly-gui.6").read_text(encoding="utf-8").replace("\\-", "-")
    for command in cli.COMMANDS:
        assert f".B {command}\n" in manual
        for option in usage(capsys) | usage(capsys, command):
            assert re.search(rf"{option}\b", manual), f"{command} {option}"


def test_windows_wants_four_numbers() -> None:
    assert version_info.numbers("1.2.3") == (1, 2, 3, 0)
    assert version_info.numbers("1.2rc1") == (1, 2, 0, 0)
    assert f"'ProductVersion', '{identity.version()}'" in version_info.text()
