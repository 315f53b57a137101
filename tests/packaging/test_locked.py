"""Releases are built of listed files, each known by its hash, and with pygame-ce."""

import re

import locked

TEXT = locked.FILE.read_text(encoding="utf-8")
PROJECT = (locked.TOP / "pyproject.toml").read_text(encoding="utf-8")


def test_everything_has_one_version_and_hashes() -> None:
    found = locked.entries(TEXT)
    assert len(found) == len(re.findall(r"^[\w-]+==", TEXT, re.MULTILINE)) > 15
    for name, entry in found.items():
        assert re.match(rf"{name}==[\w.]+ ([;\\])", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}$", entry), name


def test_programs_are_built_with_the_library_that_is_kept_up_to_date() -> None:
    found = locked.entries(TEXT)
    assert locked.INSTEAD in found and locked.LIBRARY not in found
    assert [
        need for need in locked.needs(PROJECT, *locked.EXTRAS) if need.startswith("pygame")
    ] == ["pygame-ce>=2.5"]
    assert '"pygame>=2.6' in PROJECT, "which is what a Python gets"


def test_all_that_the_game_asks_for_is_listed() -> None:
    found = locked.entries(TEXT)
    assert {locked.name_of(need) for need in locked.needs(PROJECT, *locked.EXTRAS)} <= set(found)


def test_the_voice_is_installed_by_itself() -> None:
    needed, voice = map(locked.entries, locked.parts(TEXT))
    assert set(voice) == locked.VOICE
    assert {**needed, **voice} == locked.entries(TEXT)


def test_pins_are_versions_alone() -> None:
    lines = locked.pins(TEXT).splitlines()
    assert len(lines) == len(locked.entries(TEXT))
    assert all(re.fullmatch(r"[\w-]+==[\w.]+( ; .+)?", line) for line in lines)
