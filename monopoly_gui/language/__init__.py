"""The language of the interface: `catalogue` tells texts in it, `option_words` the rule options.

Begin with `catalogue.py`. English stands in the code; the others are gettext catalogues.
"""

from .catalogue import (
    LANGUAGES,
    USUAL,
    _,
    asked_for,
    decimal,
    mark,
    plural,
    printed,
    retranslate,
    speak,
    spoken,
    translate,
    translate_error,
    translate_titles,
    usual,
)
from .places import towards

__all__ = [
    "LANGUAGES",
    "USUAL",
    "_",
    "asked_for",
    "decimal",
    "mark",
    "plural",
    "printed",
    "retranslate",
    "speak",
    "spoken",
    "towards",
    "translate",
    "translate_error",
    "translate_titles",
    "usual",
]
