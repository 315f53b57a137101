"""Every page and dialog in other languages: complete, and short enough for its place.

``python -m tests.scenes.test_languages [PAGE ...]`` tries every language at both sizes.
"""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import mkdtemp
from unittest.mock import patch

import pygame
import pytest

from monopoly_gui import language
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.ui.characters.remarks import remarks_in
from tests.home import own_home
from tests.scenes.drawn_anew import all_noted, make_up_language
from tests.scenes.layout_watch import Watch, faults
from tests.scenes.pages import PAGES, forget_games
from tests.scenes.plan import choose
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize, undrawn
from tools import catalogue

SPEAK = language.speak
#: the smallest window, and the usual one with everything half as large again
PLACES = (((1024, 640), 1.0), ((1280, 720), 1.5))
#: has no width; a text that begins with it has been told
MARK = "\u2060"
WORD = re.compile(r"[A-Za-z]{2}")
#: pages about files that are in English: licences, and rules with the ids of paragraphs
ENGLISH_PAGES = ("licences",)
#: pages that say much the same as another one; only tried with those named on the command line
DOUBLES = frozenset(
    {
        "setup_eight", "table_two", "table_eight", "charts_worth", "charts_luck", "trade_many",
        "trade_wait", "trade_refused", "auction", "auction_house", "demand", "debt",
        "debt_to_all", "debt_hopeless", "jail", "triple", "estate_full", "purchase", "confirm",
        "pause", "name_rules", "people_charts",
    }
)  # fmt: skip
#: written by the tests themselves, in the place of players and games
OWN = re.compile(
    r"Ada|Ben|Blaise|Chen|Cleo|Dan|Dorothy|Emmy|Fela|Georg|Grace|Henri|Hypatia|Tom|Zoe|Sunday.*|"
    r"12:34 left|Your last game.*|It was kept.*"
)
#: ids of rules, names of folders and files, and what is printed on every board
UNTOLD = re.compile(
    r"([A-Z]+-\d+[ ,]*)+|.*[/\\].*|.*\.json|home\d+|MONOPOLY|COLLECT .*|Pay \$.*|AS YOU PASS|"
    r"IN JAIL|JUST|VISITING"
)


@contextmanager
def speaking(change: Callable[[str], str]) -> Iterator[None]:
    """Translate every text of the catalogues by ``change``."""
    folder = Path(mkdtemp())
    file = folder / "xx" / "LC_MESSAGES" / f"{catalogue.DOMAIN}.mo"
    file.parent.mkdir(parents=True)
    entries = {text: change(text) for text in every_text()}
    file.write_bytes(catalogue.compiled("xx", entries))
    forget_games()  # they are told in the language in which they were played
    make_up_language(Screen.painter)
    with patch.object(language, "speak", lambda code, place: SPEAK("xx", folder)):
        yield
    forget_games()


def longest(text: str) -> str:
    """The longest that any language makes of it, each word with a mark that nobody sees."""
    said = max((known.get(text, "") for known in every_language()), key=len) or text
    return re.sub(r"(^|\s|\0)(?=\S)", rf"\1{MARK}", said)


@cache
def every_text() -> tuple[str, ...]:
    """All texts of the catalogues; that none is missing there is a test of its own."""
    return tuple(dict.fromkeys(text for known in every_language() for text in known))


@cache
def every_language() -> tuple[catalogue.Texts, ...]:
    return tuple(map(catalogue.known, catalogue.LANGUAGES))


@cache
def printed() -> frozenset[str]:
    """The texts of boards and characters, which have languages of their own; whole and in words."""
    found: set[str] = set()
    for board in map(load_edition, edition_ids()):
        names = [s.name for s in board.spaces] + [g.name for g in board.groups.values()]
        cards = [card.text for deck in board.decks for card in deck]
        found |= {board.title, *board.deck_names, *names, *cards}
    # what the characters say has a file for each language, and none for one made up here
    for kinds in remarks_in("en").values():
        found |= {said for wordings in kinds.values() for said in wordings}
    words = {word for text in found for word in text.split()}
    return frozenset(text.upper() for text in found | words)


@cache
def translations() -> str:
    """All that is said in any language, in which lines of wrapped texts are found."""
    return "\n".join(text for known in every_language() for text in known.values())


@cache
def values() -> re.Pattern[str]:
    """The values for names in braces: sums, and names of spaces."""
    spaces = {space.name for board in map(load_edition, edition_ids()) for space in board.spaces}
    names = "|".join(map(re.escape, sorted(spaces, key=len, reverse=True)))
    return re.compile(rf"\$[\d,]*\d|{names}")


def filled_in(text: str) -> bool:
    """Whether it is a line of a text with values in it."""
    pieces = [piece.strip() for piece in values().split(text)]
    return len(pieces) > 1 and all(piece in translations() for piece in pieces)


def untold(screen: Screen) -> set[str]:
    """English text on a page that is no name."""
    surface = pygame.Surface(screen.scene.bounds.size)
    watch = Watch()
    with (
        all_noted(screen.context.painter, watch.notes),
        watch.over(surface),
        screen.scene.fitted(),
    ):
        screen.scene.draw(surface)
    tips = [widget.tip for widget in screen.scene.form.widgets]
    return {text for text in (*(w.text for w in watch.written), *tips) if in_english(text)}


@cache
def in_english(text: str) -> bool:
    """Whether it is told in English; boards have the same names on many pages."""
    if MARK in text or not WORD.search(text) or text in translations() or filled_in(text):
        return False
    known = (*printed(), *(name.upper() for name in language.LANGUAGES.values()))
    piece = text.upper().strip("-")
    part = len(text) < 16 and any(word.startswith(piece) or word.endswith(piece) for word in known)
    named = max((name for name in known if name in piece), key=len, default="")
    rest = re.sub(re.escape(named), "", text, flags=re.IGNORECASE).strip()
    sentence = part or piece in known or (named and rest in translations())
    return not (sentence or OWN.fullmatch(text) or UNTOLD.fullmatch(text))


def unfit(screen: Screen, place: tuple[tuple[int, int], float]) -> list[str]:
    """Texts too long for a page."""
    # it is drawn apart; but a board in perspective is printed in strips, across which words go
    resize(screen, *place, drawn=screen.context.settings.view == "seated")
    return faults(screen, space_names())


@cache
def space_names() -> frozenset[str]:
    """What may be shortened on a board."""
    return frozenset(s.name for board in map(load_edition, edition_ids()) for s in board.spaces)


def found(code: str, name: str, place: tuple[tuple[int, int], float]) -> list[str]:
    """Texts too long for a page in a language."""
    known = catalogue.known(code)
    with speaking(lambda text: known.get(text, "") or text):
        return unfit(PAGES[name](), place)


@pytest.fixture(scope="module")
def long_words() -> Iterator[None]:
    with speaking(longest):
        yield


@pytest.mark.usefixtures("long_words")
@pytest.mark.parametrize("name", [name for name in PAGES if name not in DOUBLES])
def test_everything_is_told_and_the_longest_words_fit(name: str) -> None:
    with undrawn():
        screen = PAGES[name]()
    assert name in ENGLISH_PAGES or not untold(screen)
    place = choose(name, PLACES, "place")
    if unfit(screen, place):  # the languages together are too long, but is any by itself?
        assert {code: found(code, name, place) for code in catalogue.LANGUAGES} == {
            code: [] for code in catalogue.LANGUAGES
        }


def main() -> int:
    """Every language at both places; 1 if anything is wrong."""
    wrong = 0
    for code, name, place in product(catalogue.LANGUAGES, sys.argv[1:] or PAGES, PLACES):
        for line in found(code, name, place):
            print(f"{code} {name} {place}: {line}", flush=True)
            wrong += 1
    print(f"{wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    own_home()
    sys.exit(main())
