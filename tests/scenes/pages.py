"""Every page and every dialog of the menus and of the table, each opened as a player finds it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import cache, partial
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pygame

from monopoly_gui import language, paths
from monopoly_gui.challenges.challenge import Verdict
from monopoly_gui.challenges.collection import CHALLENGES
from monopoly_gui.challenges.draft import PositionDraft, empty_draft
from monopoly_gui.editions import DEFAULT, edition_text, load_edition
from monopoly_gui.editions.draft import BoardDraft
from monopoly_gui.engine.actions import DeclareBankruptcy
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.film import Film
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.boards.editor import BoardEditorScene
from monopoly_gui.scenes.boards.files import BOARDS, PICTURES, ExportBoardScene, FindFileScene
from monopoly_gui.scenes.boards.own import OwnBoardsScene
from monopoly_gui.scenes.challenge.calendar import DaysScene
from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.challenge.table import ChallengeTable
from monopoly_gui.scenes.challenge.task import ChallengeEnd, ChallengeRoutes
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.editor.page import EditorScene
from monopoly_gui.scenes.lesson.table import LessonChoice, LessonEnd, LessonMenu, LessonTable
from monopoly_gui.scenes.menus.about import AboutScene, FailureScene, LicencesScene
from monopoly_gui.scenes.menus.games import GamesScene
from monopoly_gui.scenes.menus.load import LoadScene, ScenariosScene
from monopoly_gui.scenes.menus.more_settings import LimitsScene
from monopoly_gui.scenes.menus.saved_list import RenameScene, SaveScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.people.name import FirstNameScene, ProfileScene
from monopoly_gui.scenes.people.people import TABS as PEOPLE_TABS
from monopoly_gui.scenes.people.people import PeopleScene
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.scenes.setup.options import OptionsScene
from monopoly_gui.scenes.setup.preset_page import NameRulesScene, PresetPage
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.dialogs.charts import TABS, ChartsScene
from monopoly_gui.scenes.table.dialogs.log_dialog import LogDialog
from monopoly_gui.scenes.table.dialogs.play_again import PlayAgainDialog
from monopoly_gui.scenes.table.leaving import EndVoteDialog
from monopoly_gui.scenes.table.panels import PlayerDialog
from monopoly_gui.scenes.table.questions import BankruptDialog
from monopoly_gui.scenes.table.seats import GuestDialog, SeatsDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.scenes.table.table_commands import PauseScene
from monopoly_gui.storage import SavedGame, SeatRecord, load
from monopoly_gui.ui.board.seated_picture import SeatedPicture
from tests.editions.drawings import BLUE, RED, in_base64, png
from tests.match.tables import table, until
from tests.records.history import with_history
from tests.scenes.dialogs.desk import TOKENS, position
from tests.scenes.dialogs.ruin import ruined
from tests.scenes.dialogs.stories import STORIES, middle_game
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat
from tests.waiting import repeat_until

Open = Callable[[], Screen]


def whole() -> Match:
    """A long game of four simple players, in the current language."""
    return _whole(language.current_language())


def won() -> Match:
    """A game of four simple players that the richest has won after fifteen rounds."""
    return _won(language.current_language())


def ended() -> SavedGame:
    """A short game that has been played to its end."""
    return _ended(language.current_language())


@cache
def _whole(spoken: str) -> Match:
    match = table("aaaa")
    until(match, lambda state: state.over)
    return match


@cache
def _won(spoken: str) -> Match:
    match = table("aaaa", rules=Rules(win_condition="richest_at_limit", round_limit=15))
    until(match, lambda state: state.over)
    assert match.state.over
    return match


def page(make: Callable[[Screen], Scene]) -> Screen:
    """A page of the menus."""
    screen = Screen()
    screen.open(make(screen))
    return screen


def over_setup(name: str) -> Screen:
    """The dialog opened by a widget of the set-up screen."""
    screen = page(lambda found: SetupScene(found.context))
    screen.click(name)
    screen.frame()
    return screen


@cache
def _ended(spoken: str) -> SavedGame:
    match = table("aaa", rules=Rules(round_limit=2, win_condition="richest_at_limit"))
    until(match, lambda state: state.over)
    return match.saved()


def forget_games() -> None:
    """Keep no game of one board, or of a language of the tests' own, for tests with another."""
    _whole.cache_clear()
    _won.cache_clear()
    _ended.cache_clear()


def shelved(screen: Screen) -> Scene:
    """The games that were played: one that goes on, one that has ended, and a scenario."""
    shelf = screen.context.shelf
    for entry in shelf.entries():
        shelf.delete([entry.id])
    # each a minute after the other: what is kept in the same second has no order
    noon = datetime(2020, 5, 1, 12).astimezone(UTC)
    later = (noon + timedelta(minutes=m) for m in count())
    with patch("monopoly_gui.storage.kept.shelf.timestamp", lambda: next(later).isoformat()):
        shelf.put(ended())
        shelf.put(replace(load(paths.scenarios() / "two_left.json"), kind="scenario"))
        pinned = shelf.put(Film(whole().saved()).cut(40))
        shelf.pin(pinned, True)
    return GamesScene(screen.context)


def eight() -> Screen:
    """The set-up screen with all seats taken."""
    screen = page(lambda found: SetupScene(found.context))
    for _ in range(4):
        screen.click("add")
    return screen


def at_table(players: int, *keys: int, view: str = "flat") -> Screen:
    """The table in the middle of a game, after some keys."""
    seat = Seat(middle_game(players) if players > 3 else position(players), view=view)
    for key in keys:
        seat.key(key)
    return seat.screen


def over_table(make: Callable[[TableScene], Scene]) -> Screen:
    """A dialog over a table of eight."""
    seat = Seat(middle_game(8), humans=(0, 2))
    seat.screen.context.scenes.push(make(seat.table))
    seat.frames(2)
    return seat.screen


def story(name: str) -> Screen:
    """A dialog over a table."""
    return STORIES[name]((1280, 720)).screen


def above(make: Callable[[Screen], Scene]) -> Screen:
    """A dialog over the title, whose own picture is not drawn for that."""
    with patch.object(SeatedPicture, "build", return_value=False):
        screen = page(lambda found: TitleScene(found.context))
    screen.context.scenes.push(make(screen))
    screen.frame()
    screen.frame()
    return screen


def fallen() -> Screen:
    """The dialog for a person who is out while the others play on."""
    seat = Seat(ruined(), dice=((1, 2),))
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.table.submit(DeclareBankruptcy(0))
    repeat_until(
        lambda: isinstance(seat.screen.scene, BankruptDialog), seat.frames, "the dialog opens"
    )
    return seat.screen


def charts(tab: str) -> Screen:
    """A page of the charts, once they have followed the whole game."""
    screen = page(lambda s: ChartsScene(s.context, whole(), tab))
    while screen.shows(ChartsScene).growing:
        screen.frame()
    return screen


def busy_draft() -> PositionDraft:
    """Eight players, a street with hotels, and something that cannot be."""
    names = ("Ada", "Blaise", "Chen", "Dorothy", "Emmy", "Fela", "Grace", "Hypatia")
    seats = [SeatRecord(name, "ai", TOKENS[n], n) for n, name in enumerate(names)]
    draft = empty_draft(load_edition(DEFAULT), seats)
    for space in (16, 18, 19):
        draft.give(space, 1)
        draft.buildings[space] = 5
    draft.give(39, 0)
    draft.mortgaged[39], draft.buildings[39] = True, 1
    return draft


def challenge(told: bool, key: int = 0) -> Screen:
    """The table of the first challenge, with or without its task, after a key."""
    ways = ChallengeRoutes(lambda: None, lambda: None, lambda: None, lambda verdict, whole: True)
    first, board = CHALLENGES[0], load_edition(DEFAULT)
    found = page(lambda s: ChallengeTable(s.context, first, board, ways, told))
    found.frame()
    if key:
        found.key(key)
        found.frame()
    return found


def challenge_end(screen: Screen) -> Scene:
    """A challenge that brought two stars, with another one behind it."""
    verdict, board = Verdict(2, 3), load_edition(DEFAULT)

    def go() -> None:
        """Lead nowhere."""

    ways = ChallengeRoutes(go, go, go, lambda verdict, whole: True)
    return ChallengeEnd(screen.context, CHALLENGES[0], board, verdict, True, ways)


def people(tab: str) -> Screen:
    """A page of the people, who have played a little."""
    with_history()
    return page(lambda s: PeopleScene(s.context, tab))


def board_with_a_fault(screen: Screen) -> Scene:
    """The board editor at a street whose mortgage is more than its price."""
    draft = BoardDraft.copied("us_2008")
    draft.change(("spaces", 39, "mortgage"), 450)
    scene = BoardEditorScene(screen.context, draft, lambda name: None)
    scene.choose(("spaces", 39))
    return scene


def board_with_pictures(screen: Screen) -> Scene:
    """The board editor with a picture for a corner and for the middle."""
    draft = BoardDraft.copied("us_2008")
    for place, colour in (("go", BLUE), ("centre", RED)):
        draft.change(("pictures", place), in_base64(png(colour=colour)))
    scene = BoardEditorScene(screen.context, draft, lambda name: None)
    scene.choose(("pictures", "go"))
    return scene


def files_found(screen: Screen) -> Scene:
    """The question for a file, with boards in the usual folder."""
    for number, edition in enumerate(("uk", "lantern_quay", "kitchen_table")):
        file = paths.user_data() / f"from a friend {number}.json"
        file.write_text(edition_text(edition), "utf-8")
    return FindFileScene(screen.context, BOARDS, lambda file: True)


def board_with_tokens(screen: Screen) -> Scene:
    """The board editor with a token that the board does not offer, in another language."""
    draft = BoardDraft.copied("us_2008")
    draft.offer("iron", False)
    scene = BoardEditorScene(screen.context, draft, lambda name: None)
    scene.language = "fr"
    scene.choose(("tokens", "ship"))
    return scene


def setup_people() -> Screen:
    """The set-up screen where two people may sit down with one click."""
    with_history()
    return page(lambda s: SetupScene(s.context))


def known_guest() -> Screen:
    """A latecomer's question where several people are known."""
    with_history()
    return over_table(lambda table: GuestDialog(table, 1, lambda name: None))


PAGES: dict[str, Open] = {
    "title": lambda: page(lambda s: TitleScene(s.context)),
    "setup": lambda: page(lambda s: SetupScene(s.context)),
    "setup_eight": eight,
    "opponent": lambda: over_setup("opponent 2"),
    "look": lambda: over_setup("look 1"),
    "presets": lambda: page(lambda s: PresetPage(s.context, Rules(), lambda chosen: None)),
    "options": lambda: page(
        lambda s: OptionsScene(s.context, Rules(), position(2).board, lambda rules: None)
    ),
    "boards": lambda: above(lambda s: OwnBoardsScene(s.context, "uk")),
    "board_editor": lambda: page(
        lambda s: BoardEditorScene(s.context, BoardDraft.copied("us_2008"), lambda name: None)
    ),
    "board_editor_fault": lambda: page(board_with_a_fault),
    "board_editor_picture": lambda: page(board_with_pictures),
    "board_editor_token": lambda: page(board_with_tokens),
    "export_board": lambda: above(lambda s: ExportBoardScene(s.context, Path("/moon/quay.json"))),
    "find_board": lambda: above(files_found),
    "find_picture": lambda: above(lambda s: FindFileScene(s.context, PICTURES, lambda file: True)),
    "name_rules": lambda: above(lambda s: NameRulesScene(s.context, "uk", {})),
    "games": lambda: page(shelved),
    "seats": partial(over_table, lambda table: SeatsDialog(table)),
    "player": partial(
        over_table,
        lambda table: PlayerDialog(table, 1, table.panels.card, table.commands.trade),
    ),
    "guest": partial(over_table, lambda table: GuestDialog(table, 1, lambda name: None)),
    "guest_known": known_guest,
    "limits": lambda: above(lambda s: LimitsScene(s.context)),
    "rename": lambda: above(lambda s: RenameScene(s.context, "Sunday", lambda name: None)),
    "load": lambda: page(lambda s: LoadScene(s.context)),
    "scenarios": lambda: page(lambda s: ScenariosScene(s.context)),
    "setup_people": setup_people,
    "first_name": lambda: above(lambda s: FirstNameScene(s.context)),
    "profile": lambda: above(lambda s: ProfileScene(s.context, None, lambda kept: None)),
    **{f"people_{tab}": partial(people, tab) for tab, _ in PEOPLE_TABS},
    "settings": lambda: page(lambda s: SettingsScene(s.context)),
    "voice": lambda: page(lambda s: SettingsScene(s.context, "sound")),
    "rules": lambda: page(lambda s: RulesScene(s.context)),
    "about": lambda: above(lambda s: AboutScene(s.context)),
    "licences": lambda: page(lambda s: LicencesScene(s.context)),
    "confirm": lambda: above(
        lambda s: ConfirmScene(
            s.context,
            "Your last game was interrupted",
            "It was saved up to the last action. You can also continue it later.",
            lambda: None,
        )
    ),
    "failure": lambda: page(lambda s: FailureScene(s.context, None, saved=True)),
    "pause": lambda: above(lambda s: PauseScene(s.context, "12:34 left")),
    "save": lambda: above(lambda s: SaveScene(s.context, "Sunday evening", lambda name: None)),
    "table_two": partial(at_table, 2),
    "table_four": partial(at_table, 4),
    "table_eight": partial(at_table, 8),
    "table_seated": partial(at_table, 4, view="seated"),
    "menu": partial(at_table, 4, pygame.K_ESCAPE),
    "lesson": lambda: page(lambda s: LessonTable(s.context)),
    "lesson_choice": lambda: above(lambda s: LessonChoice(s.context, "20200501-120000-0")),
    "lesson_menu": lambda: above(lambda s: LessonMenu(s.context, lambda: None)),
    "lesson_end": lambda: above(lambda s: LessonEnd(s.context, {"buy", "bid"}, lambda: None)),
    "challenges": lambda: page(lambda s: ChallengesScene(s.context)),
    "days": lambda: page(lambda s: DaysScene(s.context, today=date(2026, 11, 22))),
    "editor": lambda: page(lambda s: EditorScene(s.context)),
    "editor_many": lambda: page(lambda s: EditorScene(s.context, busy_draft())),
    "challenge": partial(challenge, told=True),
    "challenge_task": partial(challenge, told=False),
    "challenge_menu": partial(challenge, told=True, key=pygame.K_ESCAPE),
    "challenge_end": lambda: above(challenge_end),
    "help": partial(at_table, 4, pygame.K_F1),
    "replay": lambda: page(lambda s: ReplayScene(s.context, Film(whole().saved("Sunday")))),
    "game_story": lambda: Seat.of(won().saved()).screen,
    "fallen": fallen,
    "day": partial(over_table, EndVoteDialog),
    "log": partial(
        over_table, lambda table: LogDialog(table, table.log, table.show_space)
    ),
    "again": partial(over_table, lambda table: PlayAgainDialog(table.context, table.match)),
    **{f"charts_{tab}": partial(charts, tab) for tab, _ in TABS},
    **{name: partial(story, name) for name in STORIES},
}  # fmt: skip
