"""The parts of a page's speech that no voice reads well."""

import re

from monopoly_gui import language
from monopoly_gui.scenes.core.spoken_screen import describe_keys, read_screen
from monopoly_gui.scenes.narration.sign_words import aloud
from tests.scenes.screen import Screen

#: signs that no voice reads well, two ends of one sentence, and an end within one
ODD = re.compile(
    r"[←→↑↓×·−]|(?<!\S)\+(?=[$\d])|(?<!\.)\.\.(?!\.)|[.!?][”“»\"]?\s?\.(?=\s|$)|\., |,,|, ,"
)
#: 0.5, which is written with a comma in three of the languages
POINT = re.compile(r"(?<![\d.])\d+\.\d{1,2}(?![\d.])")


def unspeakable(screen: Screen) -> list[str]:
    """Lines with a sign, with two ends, or with a decimal point where a comma is written."""
    said = map(aloud, [*read_screen(screen.scene), describe_keys(screen.scene)])
    wrong = [ODD] if language.current_language() == language.USUAL else [ODD, POINT]
    return [line for line in said if any(each.search(line) for each in wrong)]
