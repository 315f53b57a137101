"""Names in Hebrew or Arabic letters: reordered for drawing."""

import re
import unicodedata

RIGHT_TO_LEFT = ("R", "AL")
NEUTRAL = ("WS", "ON", "CS", "ES", "NSM", "EN", "ET", "AN")
_KEPT = re.compile(r"\d[\d.,]*\d|\d|(?:.[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]+)|.", re.S)


def drawn_order(text: str) -> str:
    """The text with its right-to-left stretches reversed, figures inside them not.

    Enough for names inside a sentence that reads from left to right; Arabic
    letters are not joined.
    """
    if text.isascii():
        return text
    result, index = "", 0
    while index < len(text):
        end = _stretch(text, index)
        if end:
            result += "".join(reversed(_KEPT.findall(text[index:end])))
            index = end
        else:
            result += text[index]
            index += 1
    return result


def _stretch(text: str, start: int) -> int:
    """The end of the right-to-left stretch that begins here; 0 if none does."""
    if unicodedata.bidirectional(text[start]) not in RIGHT_TO_LEFT:
        return 0
    end = start + 1
    for index in range(start, len(text)):
        kind = unicodedata.bidirectional(text[index])
        if kind in RIGHT_TO_LEFT or (kind == "NSM" and index == end):
            end = index + 1
        elif kind not in NEUTRAL:
            break
    return end
