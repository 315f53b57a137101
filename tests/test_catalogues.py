"""The catalogues fit the program: compiled, and with the same values in each sentence."""

from __future__ import annotations

import re

import pytest

from monopoly_gui import language
from tools import catalogue

PLACE = re.compile(r"{.*?}")


@pytest.mark.parametrize("code", catalogue.LANGUAGES)
def test_a_catalogue_is_compiled_and_keeps_its_values(code: str) -> None:
    file = catalogue.po_file(code)
    told = catalogue.read_po(file)
    assert file.with_suffix(".mo").read_bytes() == catalogue.compiled(code, told)
    for text, translated in told.items():
        if translated:
            assert sorted(PLACE.findall(text)) == sorted(PLACE.findall(translated))


def test_a_language_is_spoken_and_english_comes_back() -> None:
    language.speak("de", catalogue.LOCALE)
    try:
        assert language._("Roll the dice") == "Würfeln"
    finally:
        language.speak("en", catalogue.LOCALE)
    assert language._("Roll the dice") == "Roll the dice"
