"""Released files go on working; docs/RELEASING.md describes a release."""

import re

import identity
from identity import TOP
from monopoly_gui.storage import load

CHANGELOG = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
SAVES = TOP / "tests" / "storage" / "files"


def released(changelog: str) -> list[str]:
    """The versions that have a heading with a date."""
    return re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", changelog, re.MULTILINE)


def test_headings_of_releases_are_found() -> None:
    text = "## [Unreleased]\n\n## [1.10.0] - 2026-01-02\n\n## [1.9.0] - 2025-12-31\n"
    assert released(text) == ["1.10.0", "1.9.0"]


def test_every_heading_is_a_release_or_the_next_one() -> None:
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert len(headings) == len(released(CHANGELOG)) + headings.count("[Unreleased]")
    assert headings


def test_a_save_and_settings_of_every_release_are_kept_and_load() -> None:
    """tests/storage/test_settings.py reads the settings."""
    for kind in ("version", "settings"):
        kept = {file.stem.removeprefix(f"{kind}_") for file in SAVES.glob(f"{kind}_*.json")}
        assert kept == set(released(CHANGELOG)), kind
    for version in released(CHANGELOG):
        assert load(SAVES / f"version_{version}.json").state.problems() == []


def test_the_version_is_not_older_than_the_last_release() -> None:
    numbers = [tuple(map(int, version.split("."))) for version in released(CHANGELOG)]
    present = tuple(map(int, re.findall(r"\d+", identity.version())[:3]))
    assert all(present >= number for number in numbers)
