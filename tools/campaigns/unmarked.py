"""Checks every page in a pseudo-language of marked letters: plain letters are untranslated.

``python -m tools.campaigns.unmarked [PAGE ...]`` draws and speaks the pages.
"""

import re
import sys

from monopoly_gui import language, paths
from monopoly_gui.scenes.core.spoken_screen import spoken_widget
from tests.home import own_home
from tests.language.test_unmarked import KNOWN, wrong
from tests.language.unmarked import everything_marked, untold
from tests.scenes.pages import PAGES
from tests.scenes.test_languages import ENGLISH_PAGES

#: the seal of the dice, and why the tests have nothing to continue
SPOKEN_TOO = re.compile(rf"{KNOWN.pattern}|[0-9a-f]{{12}}|No game has been played yet")
#: pages with texts of their files or of the tests
OWN_WORDS = (*ENGLISH_PAGES, "confirm", "trade_refused", "find_board")


def aloud(name: str) -> set[str]:
    """The speech of a page's controls that comes neither from the language nor from a board."""
    screen = PAGES[name]()
    widgets = [w for w in screen.scene.form.widgets if w.visible and w.focusable]
    sentence = {spoken_widget(screen.scene, widget).sentence(True) for widget in widgets}
    return {text for text in sentence if untold(text, SPOKEN_TOO)}


def main() -> int:
    """Every page, as it is drawn and spoken; 1 if any says something of its own."""
    bad = 0
    with everything_marked():
        for name in sys.argv[1:] or [name for name in PAGES if name not in OWN_WORDS]:
            language.speak("xx", paths.assets() / "locale")
            for text in sorted(wrong(name) | aloud(name)):
                print(f"{name}: {text!r}", flush=True)
                bad += 1
    return int(bad > 0)


if __name__ == "__main__":
    own_home()
    sys.exit(main())
