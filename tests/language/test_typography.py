"""Signs stand in each language as its printers set them."""

import json
import re
from functools import cache

import pytest

from tools import catalogue


@cache
def said(code: str) -> tuple[str, ...]:
    """All that a language says in the program: its catalogue, and what opponents remark."""
    texts = [one for text in catalogue.known(code).values() for one in text.split(catalogue.NUL)]
    remarks = json.loads((catalogue.TOP / "assets" / "remarks" / f"{code}.json").read_text("utf-8"))
    lines = [line for moments in remarks.values() for each in moments.values() for line in each]
    return (*texts, *lines)


def wrong(code: str, pattern: str) -> list[str]:
    return [text for text in said(code) if re.search(pattern, text)]


def test_french_has_a_hard_space_before_high_signs_and_inside_quotes() -> None:
    assert wrong("fr", rf"[ \w][;!?]| [:%]|«[^{catalogue.HARD}]|[^{catalogue.HARD}]»") == []


def test_spanish_opens_what_it_asks_and_exclaims() -> None:
    for opening, closing in ("¿?", "¡!"):
        odd = [text for text in said("es") if text.count(opening) != text.count(closing)]
        assert [text for text in odd if "F1 o el ?" not in text] == []


@pytest.mark.parametrize(
    ("code", "pattern"), [("de", '["«»]|„[^“]*$'), ("es", '["„“]'), ("fr", '["„“]')]
)
def test_quotes_are_those_of_the_language(code: str, pattern: str) -> None:
    assert wrong(code, pattern) == []


@pytest.mark.parametrize("code", catalogue.LANGUAGES)
def test_apostrophes_are_curved_and_dots_are_one_sign(code: str) -> None:
    assert wrong(code, r"\w'\w|\.\.\.") == []
    assert wrong(code, r"[\d}] %") == []


def test_the_tool_sets_them_so_that_nobody_has_to() -> None:
    assert (
        catalogue.as_printed("Prêt ? 5 % : « oui »", "fr") == "Prêt\xa0? 5\xa0%\xa0: «\xa0oui\xa0»"
    )
    assert catalogue.as_printed("Wie geht's... 5 %", "de") == "Wie geht’s… 5\xa0%"
    assert catalogue.as_printed("{a}? Déjà!", "fr") == "{a}\xa0? Déjà\xa0!"
