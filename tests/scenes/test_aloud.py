"""What is said aloud has words for signs, and one end to each sentence, on every page."""

from __future__ import annotations

import re
from itertools import cycle

import pygame
import pytest

from monopoly_gui import language, paths
from monopoly_gui.scenes.narration.aloud import aloud
from monopoly_gui.scenes.narration.naming import Reader
from monopoly_gui.scenes.narration.screens import everything, keys_told
from tests.scenes.pages import PAGES

SAID = {
    "All rents together: $893 → $1,156": "All rents together: $893, then $1,156",
    "The Bank has: 17  → 15 houses": "The Bank has: 17, then 15 houses",
    "Do it: −$83, button, D": "Do it: minus $83, button, D",
    "1: Mortgage St. James Place, +$90. 2: +10: $10": (
        "1: Mortgage St. James Place, plus $90. 2: plus 10: $10"
    ),
    "2 × $500, 4 × dice, 1×": "2 times $500, 4 times dice, 1 times",
    "Round 4 · United States": "Round 4, United States",
    "A turn back, button, Shift+←": "A turn back, button, Shift+Left arrow",
    "Ctrl+←, →, ↑, ↓, Look around": (
        "Ctrl+Left arrow, Right arrow, Up arrow, Down arrow, Look around"
    ),
    "Normal speed, button, + and -": "Normal speed, button, plus and minus",
    "W: What would you want?. X: Start again": "W: What would you want? X: Start again",
    "Ada: “I can pay.”.": "Ada: “I can pay.”",
    "2., Chen, $2,310": "2, Chen, $2,310",
    "Boardwalk, button, Lift −$220": "Boardwalk, button, Lift, minus $220",
    "Ada throws 3 + 1": "Ada throws 3 plus 1",
    # these are as they were
    "St. James Place, Ms. Monopoly … and so on...": "St. James Place, Ms. Monopoly … and so on...",
    "2-5 players, Ctrl+F, up-to-date": "2-5 players, Ctrl+F, up-to-date",
}
#: signs that no voice reads well, two ends of one sentence, and an end within one
ODD = re.compile(
    r"[←→↑↓×·−]|(?<!\S)\+(?=[$\d])|(?<!\.)\.\.(?!\.)|[.!?][”“»\"]?\s?\.(?=\s|$)|\., |,,|, ,"
)
#: 0.5, which is written with a comma in three of the languages
POINT = re.compile(r"(?<![\d.])\d+\.\d{1,2}(?![\d.])")


@pytest.mark.parametrize("text", SAID)
def test_signs_are_said_in_words(text: str) -> None:
    assert aloud(text) == SAID[text]


@pytest.mark.parametrize(("page", "code"), [*zip(PAGES, cycle(("de", "fr", "es")), strict=False)])
def test_nothing_that_is_said_has_a_sign_or_two_ends(
    page: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak, folder = language.speak, paths.assets() / "locale"
    monkeypatch.setattr(language, "speak", lambda _code, place: speak(code, place))
    language.speak(code, folder)
    screen = PAGES[page]()
    surface = pygame.display.get_surface()
    assert surface is not None
    reader = Reader(screen.context.painter, surface.get_size())
    said = map(aloud, [*everything(reader, screen.scene, None), keys_told(screen.scene)])
    odd = [line for line in said if ODD.search(line) or POINT.search(line)]
    speak("en", folder)
    # licences are in English, and the title tells the version
    assert odd == [] or page in ("licences", "title")
