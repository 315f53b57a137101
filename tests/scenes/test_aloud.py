"""Spoken texts have words for signs, and one end to each sentence."""

import pytest

from monopoly_gui.scenes.narration.sign_words import aloud

SAID = {
    "Total rent: $893 → $1,156": "Total rent: $893, then $1,156",
    "The Bank has: 17  → 15 houses": "The Bank has: 17, then 15 houses",
    "Confirm: −$83, button, D": "Confirm: minus $83, button, D",
    "1: Mortgage St. James Place, +$90. 2: +10: $10": (
        "1: Mortgage St. James Place, plus $90. 2: plus 10: $10"
    ),
    "Dorothy $112  ›  Ada $122": "Dorothy $112, then Ada $122",
    "2 × $500, 4 × dice, 1×": "2 times $500, 4 times dice, 1 times",
    "Round 4 · United States": "Round 4, United States",
    "A turn back, button, Shift+←": "A turn back, button, Shift+Left arrow",
    "Ctrl+←, →, ↑, ↓, Look around": (
        "Ctrl+Left arrow, Right arrow, Up arrow, Down arrow, Look around"
    ),
    "Normal speed, button, + and -": "Normal speed, button, plus and minus",
    "W: What would it take?. X: Start again": "W: What would it take? X: Start again",
    "Ada: “I can pay.”.": "Ada: “I can pay.”",
    "2., Chen, $2,310": "2, Chen, $2,310",
    "Boardwalk, button, Unmortgage −$220": "Boardwalk, button, Unmortgage, minus $220",
    "Ada rolls 3 + 1": "Ada rolls 3 plus 1",
    "Ada pays you rent +\u200a✦6": "Ada pays you rent, plus ✦6",
    # these are as they were
    "St. James Place, Ms. Monopoly … and so on...": "St. James Place, Ms. Monopoly … and so on...",
    "2-5 players, Ctrl+F, up-to-date": "2-5 players, Ctrl+F, up-to-date",
}


@pytest.mark.parametrize("text", SAID)
def test_signs_are_said_in_words(text: str) -> None:
    assert aloud(text) == SAID[text]
