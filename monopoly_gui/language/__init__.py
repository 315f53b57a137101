"""Translations of the code’s English: `catalogue.py` has them, `option_words.py` options."""

from .catalogue import LANGUAGES as LANGUAGES
from .catalogue import USUAL as USUAL
from .catalogue import _ as _
from .catalogue import asked_for as asked_for
from .catalogue import board_text as board_text
from .catalogue import current_language as current_language
from .catalogue import format_decimal as format_decimal
from .catalogue import mark as mark
from .catalogue import plural as plural
from .catalogue import retranslate as retranslate
from .catalogue import speak as speak
from .catalogue import system_language as system_language
from .catalogue import translate as translate
from .catalogue import translate_error as translate_error
from .catalogue import translate_titles as translate_titles
from .places import towards as towards
