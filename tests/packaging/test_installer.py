"""The installer for Windows gets all its script's inputs, and speaks four languages."""

import re
from pathlib import Path

import identity
from build import Places
from monopoly_gui import language
from windows import installer

SCRIPT = installer.SCRIPT.read_text(encoding="utf-8")
#: what the languages of the game are called there
NAMES = {"en": "English", "de": "German", "fr": "French", "es": "Spanish"}


def test_the_script_is_told_what_it_asks_for() -> None:
    text = installer.defined(Places(Path("somewhere")))
    asked = set(re.findall(r"\$\{([A-Z_]+)\}", SCRIPT))
    own = set(re.findall(r"^!define (\w+)", SCRIPT, re.MULTILINE))
    macros = set(re.findall(r"^!macro \w+ (.+)$", SCRIPT, re.MULTILINE))
    given = {name for line in macros for name in line.split()}
    assert asked - own - given - {"SF_SELECTED"} == set(text)
    assert text["ID"] == identity.WINDOWS_ID


def test_every_language_of_the_game_is_spoken() -> None:
    spoken = set(re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"$', SCRIPT, re.MULTILINE))
    assert set(NAMES) == set(language.LANGUAGES)
    assert spoken == {*NAMES.values(), "SpanishInternational"}
    text = re.findall(r"^!insertmacro (?:told|spanish) (\w+)", SCRIPT, re.MULTILINE)
    assert sorted(text) == sorted(name.upper() for name in spoken)


def test_it_asks_for_no_administrator() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
