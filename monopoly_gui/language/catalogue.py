"""The language of the interface: English in the code, others from gettext catalogues.

One language holds for the whole program at a time, as with every gettext program, so the current
catalogue is the one thing here that changes. Boards keep the names of their edition.
"""

import gettext as catalogues
import locale
import os
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ..engine.money import ENGLISH, NO_BREAK, MoneyFormat, write_as
from ..engine.sentence import Sentence, said
from ..engine.sentence import mark as mark  # re-exported for importers of `_`

DOMAIN = "monopoly_gui"
#: those that the interface speaks, by their own names
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
USUAL = "en"
#: of those spoken here, the ones that write 3,5 and not 3.5
COMMA = frozenset({"de", "fr", "es"})
#: the format of 1500 of a board's money; as in English by default
WRITINGS = {
    "de": MoneyFormat(".", sign_after=True),
    "fr": MoneyFormat(NO_BREAK, sign_after=True),
    "es": MoneyFormat(".", sign_after=True),
}
MAC_PREFERENCES = Path("~/Library/Preferences/.GlobalPreferences.plist")
ENGLISH_NAMES = {"german": "de", "french": "fr", "spanish": "es"}


@dataclass(slots=True)
class _Current:
    language: str = USUAL
    folder: Path = Path()
    catalogue: catalogues.NullTranslations = field(default_factory=catalogues.NullTranslations)


_current = _Current()


def system_language(named: Mapping[str, str] = os.environ) -> str:
    """The system's language from its variables, if supported, else English.

    Windows has no such variables, but a number for each language. On a Mac they are set in a
    terminal only.
    """
    places = ("LC_ALL", "LC_MESSAGES", "LANG")
    place = next((named[place] for place in places if named.get(place)), "")
    wanted = [place]
    if not place and sys.platform == "win32":
        wanted = [locale.windows_locale.get(_number_of_windows(), "")]
    elif not place and sys.platform == "darwin":
        wanted = preferred_on_mac(MAC_PREFERENCES.expanduser())
    codes = [re.split(r"[_.@-]", place)[0].lower() for place in wanted]
    known = [ENGLISH_NAMES.get(code, code) for code in codes]
    return next((code for code in known if code in LANGUAGES), USUAL)


def preferred_on_mac(preferences: Path) -> list[str]:
    """The languages in the settings of a Mac, the dearest first, like "de-AT"; none if unknown."""
    # loaded on a Mac alone
    import plistlib
    from xml.parsers.expat import ExpatError

    try:
        translate = plistlib.loads(preferences.read_bytes())
        return [str(place) for place in translate["AppleLanguages"]]
    except (OSError, plistlib.InvalidFileException, ExpatError, KeyError, TypeError, ValueError):
        return []


def _number_of_windows() -> int:
    """The number of the language in which Windows shows itself; 0 on other systems.

    Its dates and sums may be those of another country.
    """
    if sys.platform == "win32":
        import ctypes

        return int(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return 0


def asked_for(option: str | None) -> str:
    """The language of the option or of MONOPOLY_GUI_LANGUAGE, if spoken; "" for neither."""
    wanted = option or os.environ.get("MONOPOLY_GUI_LANGUAGE", "")
    return wanted if wanted in LANGUAGES else ""


def speak(language: str, folder: Path) -> None:
    """Use the catalogue of that language, like "de"; English where there is none."""
    _current.language, _current.folder = language, folder
    _current.catalogue = _catalogue(language, folder)
    write_as(WRITINGS.get(language, ENGLISH))


@cache
def _catalogue(language: str, folder: Path) -> catalogues.NullTranslations:
    return catalogues.translation(
        DOMAIN, localedir=str(folder), languages=[language], fallback=True
    )


def board_text(text: str, language: str) -> str:
    """A marked text in the language of a board."""
    return _catalogue(language, _current.folder).gettext(text)


class Translated(str):
    """A translated text that keeps its English, so that it can be translated again."""

    english: str


def _(text: str) -> str:
    """Translate a text of the interface now; values are filled in afterwards."""
    if not text:
        return ""
    english = text.english if isinstance(text, Translated) else text
    result = Translated(_current.catalogue.gettext(english))
    result.english = english
    return result


def retranslate(text: str) -> str:
    """Translate a text again after the language has changed."""
    return _(text) if isinstance(text, Translated) else text


def current_language() -> str:
    """The current language, like "de"."""
    return _current.language


def format_decimal(number: float, places: int) -> str:
    """A number with this many places, with the current language's decimal sign."""
    figures = f"{number:.{places}f}"
    return figures.replace(".", ",") if _current.language in COMMA else figures


def translate_error(error: Exception) -> str:
    """Translate the message of an error made for players."""
    return translate(said(error))


def translate_titles(titles: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Codes with marked titles, as choices and tabs take them, in the current language."""
    return [(code, _(title)) for code, title in titles]


def plural(one: str, many: str, number: int) -> str:
    """The text that fits the number in the current language."""
    return _current.catalogue.ngettext(one, many, number)


def translate(text: str) -> str:
    """Translate a sentence of the engine or a marked text into the current language."""
    if not isinstance(text, Sentence):
        return _(text)
    values = {
        name: translate(value) if isinstance(value, Sentence) else value
        for name, value in text.values.items()
    }
    form = plural(*text.forms) if text.forms else _(text.template)
    return form.format(**values) if values else form
