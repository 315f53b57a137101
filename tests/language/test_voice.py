"""Words that were retired do not come back; docs/VOICE.md says what is written instead."""

import re

import pytest

from tools import catalogue

#: by language, what no text of the game says any more
RETIRED = {
    "en": (
        r"thr(?:ow|ows|owing|ew|own)", r"lift(?:s|ed|ing)?", r"gentlest", r"put (?:by|away)",
        r"whoever", r"one’s", r"(?:it|that) is no", r"goes out",
    ),
    "de": (
        r"Partien?", r"zerrissen", r"Mitspieler\w*", r"Person(?:en)?", r"Fehlversuche?",
        r"schlägt etwas anderes vor", r"(?:erste[nr]?|ersten) Umlauf", r"Pleiten?", r"pleite",
        r"(?:beste[rns]?|schlechteste[rns]?) Handel", r"festgehalten",
        # rent and salaries are claimed; the last buildings are ordered
        r"Gebäude (?:verlangen|fordern)", r"Ford\w+ nach Gebäuden", r"Fordere (?:auch|keines)",
    ),
    "fr": (r"Une mise engage",),
    "es": (r"Una puja obliga", r"tu compañero", r"azul claro"),
}  # fmt: skip


def texts(code: str) -> list[str]:
    """The game's texts in that language, without the names of values."""
    found = catalogue.known("de") if code == "en" else catalogue.known(code).values()
    return [re.sub(r"{.*?}", "", text) for text in found]


@pytest.mark.parametrize("code", RETIRED)
def test_retired_words_stay_retired(code: str) -> None:
    words = re.compile(rf"\b(?:{'|'.join(RETIRED[code])})\b", re.IGNORECASE)
    assert [text for text in texts(code) if words.search(text)] == []
