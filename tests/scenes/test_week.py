"""A week of play in short: three people, eight games, five kills, and everything is still there.

The whole week, in a real window, is `python -m tools.campaigns.week`.
"""

from collections import Counter
from pathlib import Path

from monopoly_gui import paths
from monopoly_gui.engine.actions import Action, Concede, EndByAgreement
from monopoly_gui.engine.machine import legal
from monopoly_gui.match.film import Film
from monopoly_gui.match.history import replay
from monopoly_gui.match.match import Match
from monopoly_gui.records.statistics import played_by, statistics
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.lesson.table import LessonTable
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.people.saved_results import fill_in, kept_results
from monopoly_gui.scenes.session import Session
from monopoly_gui.storage import SavedGame, SeatRecord, load
from monopoly_gui.storage.profiles import keep_profile, new_profile
from tests.scenes.screen import Screen
from tests.waiting import LONG

PEOPLE = ("Ada", "Ben", "Cleo")
MOST = 2000
SHORT = {"round_limit": 4, "win_condition": "richest_at_limit"}


class Week:
    """The program, started again and again over the same files, and what was done with it."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}
        for name in PEOPLE:
            profile = new_profile(name)
            keep_profile(profile)
            self.ids[name] = profile.id
        self.games: dict[str, SavedGame] = {}
        self.kills = 0
        self.begin()

    def begin(self) -> None:
        """Start the program."""
        self.screen = Screen((640, 400), speed="instant")
        self.session = Session(self.screen.context)
        self.screen.open(TitleScene(self.screen.context))

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    @property
    def id(self) -> str:
        return self.session.path.stem

    def kill(self) -> None:
        """End the program as SIGKILL does, and start another: nothing more is written."""
        playing, log = self.id, list(self.match.log)
        self.match.close()  # which only ends its threads
        self.session.match = None
        self.session.shelf.release()
        self.kills += 1
        self.check(playing)
        assert self.games[playing].log == log
        self.begin()

    def leave(self) -> None:
        """Go back to the title."""
        playing = self.id
        self.screen.open(TitleScene(self.screen.context))
        self.check(playing)

    def check(self, *played: str) -> None:
        """All games are there, and those that were not played as they were."""
        there = {file.stem: load(file) for file in paths.user_games().glob("*.json")}
        assert set(self.games) <= set(there)
        for id, game in there.items():
            before = self.games.get(id)
            if before is not None:
                assert game.log[: len(before.log)] == before.log
                assert id in played or game == before
            assert replay(game.start, game.log).state == game.state
        self.games = there

    # -- at the table ------------------------------------------------------------------
    def new(self, people: tuple[str, ...], computers: int = 0, **rules: object) -> str:
        seats = [SeatRecord(n, "human", "", at, "", self.ids[n]) for at, n in enumerate(people)]
        seats += [SeatRecord(f"C{n}", "ai", "", 5 + n, "easy") for n in range(computers)]
        self.screen.context.start_game(NewGame(seats, "us_2008", dict(rules), 7 + len(self.games)))
        return self.id

    def do(self, action: Action) -> None:
        self.match.submit(action)

    def play(self, actions: int) -> None:
        """Everybody does what comes first, so often or to the end."""
        for _ in range(actions):
            if self.match.state.over:
                break
            if waiting := self.match.waiting():
                self.do(legal(self.match.state, waiting[0])[0])
            elif self.match.poll(LONG) is None:
                break

    def reseat(self, seat: int, record: SeatRecord) -> None:
        self.session.reseat(self.match, seat, record)


def test_a_week_of_play_loses_nothing_and_counts_right(home: Path) -> None:
    week = Week()
    context = week.screen.context

    first = week.new(
        PEOPLE, voluntary_bankruptcy="resign"
    )  # three at one screen; two of them concede
    week.play(20)
    week.kill()
    week.screen.context.continue_game()
    assert week.id == first
    idle = [p for p in range(3) if p != week.match.state.current]
    for player in (2, 1):
        while week.match.state.stack[1:] or week.match.state.current == player:
            week.play(1)
        week.do(Concede(player))
    assert week.match.state.over and len(idle) == 2
    week.leave()

    week.screen.open(LessonTable(week.screen.context))
    week.play(2)
    week.leave()

    handed = week.new(("Cleo",), 2, **SHORT)  # a computer plays on
    week.play(10)
    week.reseat(0, SeatRecord("Cleo", "ai", "", 0, "easy"))
    week.play(3)
    week.kill()
    week.screen.context.continue_game()
    assert week.id == handed
    week.play(MOST)
    assert week.match.state.over
    week.leave()

    week.screen.context.load_game(paths.scenarios() / "two_left.json")
    week.play(3)
    week.kill()
    assert week.session.context.continue_reason() == "All your games are finished."

    two = week.new(("Ada", "Ben"))  # left in the middle, and found again after others
    week.play(12)
    week.leave()
    week.screen.context.routes.quick()
    quick = week.id
    week.play(6)
    week.kill()
    week.screen.context.play_kept(two)
    week.play(4)
    week.do(EndByAgreement(players=week.match.voters))
    week.leave()

    guest = week.new(("Ben",), 1)
    week.play(6)
    week.kill()
    week.screen.context.continue_game()
    assert week.id == guest
    week.reseat(1, SeatRecord("Cleo", "human", "", 5, "", week.ids["Cleo"]))
    week.play(6)
    week.leave()

    film = Film(load(week.session.shelf.path(first)))
    week.screen.context.play_from(film.cut(10))
    week.play(3)
    week.leave()
    week.new(("Cleo", "Ada"), 1)
    week.play(8)
    week.leave()
    week.new(("Ada",), 1)
    week.play(4)
    week.leave()

    assert week.kills == 5 and context is not week.screen.context
    entries = {entry.id: entry for entry in week.session.shelf.entries()}
    assert Counter(entry.kind for entry in entries.values()) == {
        "game": 6, "quick": 1, "continued": 1, "lesson": 1, "scenario": 1,
    }  # fmt: skip
    assert {id for id, entry in entries.items() if entry.finished} == {first, handed, two}
    assert not any(entry.problem or entry.playing for entry in entries.values())
    assert quick in entries and all(entries[id].round == g.state.round
                                    for id, g in week.games.items())  # fmt: skip
    assert [change.before.name for change in week.games[handed].changes] == ["Cleo"]

    fill_in(week.session.shelf)
    results = kept_results().results
    found = {name: statistics(played_by(results, week.ids[name])) for name in PEOPLE}
    by_two = week.games[two].state.top
    wins = {name: by_two.winners == (at,) for at, name in enumerate(("Ada", "Ben"))}  # type: ignore[union-attr]
    assert {name: made.all.games for name, made in found.items()} == {"Ada": 2, "Ben": 2, "Cleo": 1}
    assert {name: made.all.wins for name, made in found.items()} == {
        "Ada": 1 + wins["Ada"], "Ben": int(wins["Ben"]), "Cleo": 0,
    }  # fmt: skip
    assert found["Ben"].places[2 if not wins["Ben"] else 1] >= 1
    assert found["Cleo"].places == {3: 1}
    week.session.end()
