"""Other sums on the board: every page, a whole game, its charts, its film, the lesson, the book."""

import sys
from collections.abc import Iterator, Sequence

import pytest
from pygame import Rect, Surface

from monopoly_gui.editions import library
from monopoly_gui.engine.amounts.salaries import SPEED_DIE_CASH, scaled
from monopoly_gui.engine.amounts.worth import final_worth
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.events import CashMoved
from monopoly_gui.engine.presets import rules_from
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.match.film import Film
from monopoly_gui.match.lesson import ASKS, BIDS_MORE, BIDS_TO, CASH
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.dialogs.charts import RENTS, TABS, ChartsScene
from monopoly_gui.scenes.table.parts.log_texts import rule_explanations
from tests.amounts.marked import RULES, STALE, SUMS, agreed, figures, marked_board
from tests.match.tables import table, until
from tests.scenes.dialogs.desk import position
from tests.scenes.dialogs.stories import STORIES
from tests.scenes.drawn_anew import all_anew
from tests.scenes.layout_watch import Watch
from tests.scenes.pages import PAGES, forget_games, page
from tests.scenes.reading import written
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat
from tests.scenes.test_layout import undrawn
from tests.scenes.test_lesson import Lesson

BOARD = marked_board()
#: pages that look at a game of their own, which has its own test below
OF_A_GAME = {"replay", *(f"charts_{tab}" for tab, _title in TABS)}
#: pages that show a board in its file, whatever is played on
OF_A_FILE = {"board_editor", "board_editor_fault", "board_editor_picture", "board_editor_token"}
#: pages that show a board or a table, where the sums of the board have to be found
WITH_A_BOARD = {"setup", "table_two", "table_four", "table_eight", "menu", "help", "lesson"}
#: what the people of the book's examples hold and bid, and what is in the records of the tests
EXAMPLES, RECORDS = {60, 123 + 20, 300, 300 // 10, Rules().utility_flat_one}, {1100, 1400}
#: what the speed die adds, by the salary
EXAMPLES |= {scaled(BOARD, SPEED_DIE_CASH)}
#: what money everybody begins with, and the largest note; rules, and not the board's
AT_FIRST = {Rules().start_cash, 500}
RAILROADS, UTILITIES = BOARD.spaces[5].rents, BOARD.spaces[12].rents


@pytest.fixture(autouse=True, scope="module")
def marked() -> Iterator[None]:
    """Every search for a board finds the other one."""

    def found(edition: str = library.DEFAULT, *more: object) -> Board:
        return BOARD

    usual = library.load_edition
    forget_games()
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            ours = name.startswith(("monopoly_gui.", "tests.match.", "tests.scenes."))
            if ours and getattr(module, "load_edition", None) is usual:
                patch.setattr(module, "load_edition", found)
        yield
    forget_games()


@pytest.fixture(scope="module")
def game() -> Match:
    """A long game of four simple players on that board."""
    match = table("aaaa", rules=RULES)
    until(match, lambda state: state.over, steps=2500)
    assert match.board is BOARD
    return match


def told(screen: Screen) -> str:
    return "  ".join(written(screen))


def printed(screen: Screen) -> list[str]:
    """The print of the set-up's board, which is drawn as a picture from frame to frame."""
    if not isinstance(screen.scene, SetupScene):
        return []
    watch, picture = Watch(), screen.scene.picture
    with all_anew(screen.context.painter), watch.over(Surface((1, 1))):
        picture.place(Rect(0, 0, 1300, 1000))
        assert picture.build()
    return [each.text for each in watch.written]


def stale(text: str, *states: State) -> set[int]:
    """The usual board's sums in a text, apart from what players have agreed on or hold."""
    own = set(AT_FIRST)
    for state in states:
        own |= set(agreed(state))
        own |= {final_worth(state, player) for player in range(state.players)}
    return (figures(text) & STALE) - own


def tables(screen: Screen) -> list[State]:
    """The positions that the scenes on the screen are about."""
    found = [getattr(scene, "state", None) for scene in screen.context.scenes.stack]
    return [state for state in found if isinstance(state, State)]


@pytest.mark.parametrize("name", sorted({*PAGES} - {*STORIES} - OF_A_GAME - OF_A_FILE))
def test_every_page_tells_the_sums_of_the_board(name: str) -> None:
    with undrawn():
        screen = PAGES[name]()
    text = "  ".join([told(screen), *printed(screen)])
    assert stale(text, *tables(screen)) - RECORDS == set()
    if name in WITH_A_BOARD:
        assert {180, *(space.price for space in BOARD.spaces if space.price)} <= figures(text)


def test_options_that_change_printed_sums_are_read_on_the_board() -> None:
    """GO-1 TAX-2 TAX-6: the board that is shown is the one that is played on."""
    rules = {"go_salary": 333, "luxury_tax": 75, "income_tax": "choice"}
    text = told(Seat(position(2, rules=rules)).screen)
    assert "COLLECT $333" in text
    assert f"10% or ${BOARD.spaces[4].tax}" in text
    assert "Pay $75" in text
    assert f"Pay ${BOARD.spaces[38].tax}" not in text and 180 not in figures(text)
    told_of = rule_explanations(Screen().context, rules_from(rules), BOARD)
    assert figures(told_of("GO-1")) == {333}


# -- a whole game ---------------------------------------------------------------------------


def test_its_log_tells_what_was_paid(game: Match) -> None:
    """Each payment of the film is one that the board prints, or a throw times a utility's rent."""
    film = Film(game.saved("Sunday"))
    moved = [e for m in range(len(film) + 1) for e in film.events(m) if isinstance(e, CashMoved)]
    by_reason = {
        reason: {e.amount for e in moved if e.reason == reason} for reason in ("salary", "tax")
    }
    assert by_reason["salary"] == {180, 360}
    assert by_reason["tax"] == {BOARD.spaces[4].tax, BOARD.spaces[38].tax}
    assert {e.amount for e in moved if e.reason == "jail"} == {70}


@pytest.mark.parametrize("share", [0.0, 0.01, 0.1, 0.4, 0.8, 1.0])
def test_its_film_tells_the_sums_of_the_board(game: Match, share: float) -> None:
    film = Film(game.saved("Sunday"))
    screen = page(lambda found: ReplayScene(found.context, film))
    scene = screen.shows(ReplayScene)
    moment = round(share * len(film))
    scene.reel.go_to(moment)
    screen.frame()
    text = told(screen)
    near = [film.at(at) for at in range(max(0, moment - 60), moment + 1)]
    assert stale(text, *near) == set()
    assert {180, *(space.price for space in BOARD.spaces if space.price)} <= figures(text)


def test_its_charts_are_drawn_from_what_the_engine_did(game: Match) -> None:
    game.chronicle.update(game.log)
    last = game.chronicle.points()[-1]
    state, players = game.state, range(4)
    assert last.cash == tuple(state.cash)
    assert last.worth == tuple(final_worth(state, p) for p in players)
    film = Film(game.saved("Sunday"))
    rents = [
        event
        for moment in range(len(film) + 1)
        for event in film.events(moment)
        if isinstance(event, CashMoved) and event.reason == "rent"
    ]
    assert last.received == tuple(sum(e.amount for e in rents if e.payee == p) for p in players)
    assert last.paid == tuple(sum(e.amount for e in rents if e.payer == p) for p in players)


def line_ends(game: Match, values: Sequence[str]) -> Iterator[int]:
    """What each player had at the end, or as it left the game."""
    points = game.chronicle.points()
    for player in range(len(game.state.cash)):
        left = game.chronicle.fallen.get(player, points[-1].turn)
        for point in (points[-1], *(p for p in points if p.turn in (left - 1, left))):
            yield from (abs(round(getattr(point, value)[player])) for value in values)


@pytest.mark.parametrize("tab", [tab for tab, _title in TABS])
def test_its_charts_tell_the_sums_of_the_board(game: Match, tab: str) -> None:
    # a long game is read in slices, and the charts grow with it
    game.chronicle.update(game.log)
    screen = page(lambda found: ChartsScene(found.context, game, tab))
    charts = screen.shows(ChartsScene)
    text = told(screen)
    if tab == "rent":
        for which in range(1, len(RENTS)):
            charts.rents.choose(which)
            screen.frame()
            text += told(screen)
    if tab == "landings":
        assert figures(text) <= SUMS
        assert {space.price for space in BOARD.spaces if space.price} <= figures(text)
    elif tab == "moments":
        amounts = {moment.amount for moment in game.chronicle.moments()}
        assert figures(text) <= amounts | {0}
        assert figures(text) & amounts
    else:
        sums = {sum(received) for received in game.chronicle.group_rent.values()}
        values = ("received", "paid", "expected") if tab == "rent" else (tab,)
        ends = set() if tab == "dice" else set(line_ends(game, values))
        marks = {amount for amount in figures(text) if amount % 5 == 0}
        assert figures(text) - marks <= sums | ends


# -- the lesson and the book ----------------------------------------------------------------


def test_the_lesson_tells_the_sums_of_the_board() -> None:
    lesson = Lesson()
    lesson.to_the_end()
    text = "  ".join(lesson.said)
    own = {ASKS, CASH, *range(0, BIDS_TO + 1, BIDS_MORE)}
    assert (figures(text) & STALE) - own == set()
    assert {70, RAILROADS[-1]} <= figures(text)


@pytest.mark.parametrize("chapter", range(24))
def test_every_chapter_of_the_book_tells_the_sums_of_the_board(chapter: int) -> None:
    scene = RulesScene(Screen().context, (RULES, BOARD))
    if chapter >= len(scene.chapters):
        return
    text = " ".join(block.text for block in scene.chapters[chapter].blocks)
    assert stale(text) - EXAMPLES == set()


def test_the_book_tells_each_sum_where_it_belongs() -> None:
    explained = rule_explanations(Screen().context, RULES, BOARD)
    assert figures(explained("GO-1")) == {180}
    assert figures(explained("JAIL-9")) == {70}
    assert figures(explained("RENT-10")) == set(RAILROADS)
    assert all(f"{times}" in explained("RENT-11") for times in UTILITIES)
    assert figures(explained("BUILD-8")) == {s.house_cost for s in BOARD.spaces if s.house_cost}
