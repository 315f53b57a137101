"""The language of the interface: `catalogue` translates texts, `option_words` the rule options.

Begin with `catalogue.py`. English is in the code; the others are gettext catalogues.
"""

from .catalogue import (
    LANGUAGES,
    USUAL,
    _,
    asked_for,
    board_text,
    current_language,
    format_decimal,
    mark,
    plural,
    retranslate,
    speak,
    system_language,
    translate,
    translate_error,
    translate_titles,
)
from .places import towards

__all__ = [
    "LANGUAGES",
    "USUAL",
    "_",
    "asked_for",
    "board_text",
    "current_language",
    "format_decimal",
    "mark",
    "plural",
    "retranslate",
    "speak",
    "system_language",
    "towards",
    "translate",
    "translate_error",
    "translate_titles",
]
