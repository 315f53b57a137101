"""Nothing that a player reads is English from the code: with every text marked, all is marked.

``tools/campaigns/unmarked.py`` looks at every page.
"""

import re
from collections.abc import Iterator
from typing import get_args

import pygame
import pytest

from monopoly_gui import language, paths
from monopoly_gui.ai.levels import LEVELS
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.rules import Rules
from monopoly_gui.language import translate
from monopoly_gui.match.match import Match, Step
from monopoly_gui.records.achievements import IN_GAME
from monopoly_gui.records.export import COLUMNS, csv_of
from monopoly_gui.records.statistics import played_by
from monopoly_gui.scenes.menus.help_lines import sentences
from monopoly_gui.scenes.menus.help_texts import TOPICS
from monopoly_gui.scenes.people.sheet import column_entry, column_heading
from monopoly_gui.storage import Kind, Mark, SeatRecord
from monopoly_gui.ui.text.digest import Digest
from monopoly_gui.ui.text.log_text import log_line
from monopoly_gui.ui.text.people import People, Person
from tests.language.unmarked import everything_marked, marked, untold
from tests.records.made import ZOE, computer, person, result, seat
from tests.scenes.drawn_anew import all_anew
from tests.scenes.layout_watch import Watch
from tests.scenes.pages import PAGES, forget_games

#: players and games named by the tests, ids of rules, the languages' own names, files
KNOWN = re.compile(
    r"Ada|Ben|Blaise|Chen|Cleo|Dan|Dorothy|Emmy|Fela|Georg|Grace|Henri|Hypatia|Tom|Zoe|Edsger|Eve|Sunday\w*|"
    r"evening|MONOPOLY|Monopoly|[A-Z]+-\d+|English|Deutsch|Français|Español|\S*[/\\]\S*|\w+\.json|"
    r"Interrupted|Esc|Ctrl|Shift|Computer|Robin|12:34 left|uk|xx"
)
#: the pages of the short form
SHORT = (
    "setup", "presets", "table_four", "rules", "replay", "challenge_task", "charts_groups", "debt",
    "trade",
)  # fmt: skip
ROUNDS = 12


NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def all_marked() -> Iterator[None]:
    forget_games()
    with everything_marked():
        language.speak("xx", paths.assets() / "locale")
        yield
    language.speak("en", paths.assets() / "locale")
    forget_games()


def played() -> Iterator[tuple[Match, Step]]:
    """A few rounds of opponents of different levels."""
    levels = [level.code for level in LEVELS]
    seats = [SeatRecord(name, "ai", bot=levels[n % len(levels)]) for n, name in enumerate(NAMES)]
    rules = Rules(
        deal_deeds=3, round_limit=ROUNDS, win_condition="richest_at_limit", free_parking="pot"
    )
    match = Match.new("us_pre2008", rules, seats, seed=11, threaded=False)
    while not match.state.over and (step := match.poll()):
        yield match, step


def test_a_game_is_told_by_the_language_and_the_board_alone() -> None:
    found: dict[str, str] = {}
    lines = 0
    for match, step in played():
        persons = [Person(name, "hat", at, human=False) for at, name in enumerate(NAMES)]
        names = People(persons, match.board, Rules())
        digest = Digest(names, 0)
        digest.add_all(step.events)
        parts = [log_line(event, names).text for event in step.events]
        parts += [item.text for item in digest.items]
        parts += [translate(step.reason)] if step.reason else []
        lines += len(parts)
        found |= {text: left for text in parts if (left := untold(text, KNOWN))}
    assert lines > 300
    assert not found


def test_sets_of_options_and_help_are_told_by_the_language_alone() -> None:
    board = load_edition("uk")
    texts = [line for topic in TOPICS.values() for line in sentences(topic.lines, Rules(), board)]
    assert len(texts) > 100
    assert not {text: left for text in texts if (left := untold(text, KNOWN))}


def test_a_table_of_games_is_told_too() -> None:
    assert [untold(column_heading(column), KNOWN) for column in COLUMNS] == [""] * len(COLUMNS)
    kinds, marks = get_args(Kind), get_args(Mark)
    games = [result(seat(1, person()), seat(2, computer("hard")), kind=kind) for kind in kinds]
    winner = seat(1, person(), earned=tuple(each.number for each in IN_GAME))
    games.append(result(winner, seat(2, computer("expert/bully")), marks=marks))
    table = csv_of(played_by(games, ZOE), lambda board, space: "", column_heading, column_entry)
    assert len(table.splitlines()) == len(kinds) + 2
    assert not untold(table.replace("1-abcdef", ""), KNOWN)


def wrong(name: str) -> set[str]:
    """The text of a page that comes neither from the language nor from a board."""
    screen = PAGES[name]()
    surface = pygame.display.get_surface()
    assert surface is not None
    surface.set_clip(None)
    watch = Watch()
    with all_anew(screen.context.painter), watch.over(surface), screen.scene.fitted():
        screen.scene.draw(surface)
    widgets = screen.scene.form.widgets
    texts = [*(w.text for w in watch.written), *(str(widget.tip) for widget in widgets)]
    return {text for text in texts if untold(text, KNOWN)}


@pytest.mark.parametrize("name", [name for name in SHORT if name in PAGES])
def test_a_page_says_nothing_of_its_own(name: str) -> None:
    assert not wrong(name)


def test_marks_find_what_is_not_told() -> None:
    assert untold(marked("Buy {name} for {price}?").format(name="GO", price=marked("£5")), KNOWN)
    assert not untold(marked("Buy {name}?").format(name=marked("GO")), KNOWN)


def test_a_refusal_is_told_too() -> None:
    text = IllegalAction("turn_over", "You can leave Jail on your next turn, before you roll.", "")
    assert not untold(translate(text.text), KNOWN)
