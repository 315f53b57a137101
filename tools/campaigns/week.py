"""A week of play, acted out by real clicks and keys: three people, eight games, five kills.

``python -m tools.campaigns.week`` plays it in a window of its own.  After each session every game
must exist: untouched games identical to the byte, the played one with everything that was on the
screen.  At the end the statistics must match the games seen.  ``--keep FOLDER`` plays in a folder
that stays.
"""

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from monopoly_gui import paths
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.state import State
from monopoly_gui.match.history import Replay
from monopoly_gui.records.statistics import played_by, statistics
from monopoly_gui.scenes.people.saved_results import kept_results
from monopoly_gui.storage import SavedGame, journal_of, load
from monopoly_gui.storage.profiles import load_profiles
from monopoly_gui.storage.settings import load_settings, save_settings
from tests.window.desk import Desk, NotSeen, Told, desk
from tests.window.hands import Hands, Keyboard, Mouse
from tests.window.player import Player
from tests.window.test_lesson import follow, guide, listen
from tests.window.test_whole_game import over, play_at_instant_speed, title_of

ADA, BEN, CLEO = "Ada", "Ben", "Cleo"
PEOPLE = (ADA, BEN, CLEO)
#: how many hints of the lesson are followed
HINTS = 6
#: seconds that computers may take to play a game to its end
COMPUTERS = 600.0


@dataclass(slots=True)
class Counted:
    """A person's results in games that count."""

    games: int = 0
    wins: int = 0
    places: Counter[int] = field(default_factory=Counter)


def moments(game: SavedGame) -> Iterator[State]:
    """The positions of a game one after the other, by its log."""
    again = Replay(game.start)
    yield again.engine.state
    for entry in game.log:
        again.apply(entry)
        yield again.engine.state


def seen_in(game: SavedGame, table: Told) -> bool:
    """Whether a moment of the game equals the table on the screen."""
    names = [seat.name for seat in game.seats]
    return any(
        (state.round, state.turn, state.over) == (table["round"], table["turn"], table["over"])
        and dict(zip(names, state.cash, strict=True)) == table["cash"]
        for state in moments(game)
    )


class Shelf:
    """The games in the folder, looked at from outside while no program runs."""

    def __init__(self) -> None:
        self.games: dict[str, SavedGame] = {}
        self._bytes: dict[str, tuple[bytes, ...]] = {}

    def check(self, played: int, told: Told | None) -> list[str]:
        """Check all games; the ids of new or played ones, at most this many.

        ``told`` is the screen's last table, None without one.
        """
        there = {file.stem: file for file in sorted(paths.user_games().glob("*.json"))}
        gone = set(self.games) - set(there)
        lost = [id for id in gone if self.games[id].kind not in ("lesson", "scenario")]
        assert not lost, f"{lost} are gone"
        changed = []
        for id, file in there.items():
            files = (file, journal_of(file))
            data = tuple(each.read_bytes() if each.exists() else b"" for each in files)
            if self._bytes.get(id) == data:
                continue
            game, before = load(file), self.games.get(id)
            *_others, last = moments(game)
            assert last == game.state, f"{id}: its log leads elsewhere"
            if before is not None:
                assert game.log[: len(before.log)] == before.log, f"{id} has lost what was done"
            if before is None or game.log != before.log or game.seats != before.seats:
                changed.append(id)
            self.games[id], self._bytes[id] = game, data
        for id in gone:
            del self.games[id], self._bytes[id]
        assert len(changed) <= played, f"{changed} were played, not {played}"
        if told is not None and told["table"] is not None:
            table = told["table"]
            assert any(seen_in(self.games[id], table) for id in changed), f"{table} is lost"
        return changed


class Week:
    """The program as three people use it, and what they remember of it."""

    def __init__(self, open_program: Callable[[], Desk], say: Callable[[str], None]) -> None:
        self.open_program = open_program
        self.say = say
        self.shelf = Shelf()
        self.program = open_program()
        self.hands: Hands = Mouse(self.program)
        self.expected = {name: Counted() for name in PEOPLE}
        self.kills = 0
        #: of the own games, who was at the table
        self.own: list[str] = []
        self.seed = 0

    # -- sittings ----------------------------------------------------------------------
    def kill(self, played: int = 1) -> list[str]:
        """Pull the plug while the table is shown, and look what is left."""
        text = self.program.told()
        self.program.kill()
        self.kills += 1
        return self.shelf.check(played, text)

    def quit(self, played: int = 1) -> list[str]:
        """Close the window, and look what is left."""
        assert self.program.quit() == 0, self.program.errors
        return self.shelf.check(played, None)

    def come_back(self, keyboard: bool = False) -> Told:
        """Start the program again; what it shows first."""
        self.program = self.open_program()
        self.hands = Keyboard(self.program) if keyboard else Mouse(self.program)
        return self.program.wait_for(
            lambda told: told["stack"] and told["still"], "the title or a question"
        )

    def interrupted(self, answer: str) -> None:
        """Start again after a game was killed; the question about it is answered."""
        self.come_back()
        self.program.shows("ConfirmScene")
        self.hands.use(answer)

    def title(self) -> None:
        self.program.shows("TitleScene")

    # -- at the table --------------------------------------------------------------------
    def play(self, until: Callable[[Told], bool]) -> Told:
        """Let whoever is asked play until something is to be seen."""
        self.seed += 1
        return Player(self.hands, self.seed).play(until)

    def rounds(self, number: int) -> Told:
        """Play until a round has come."""
        return self.play(lambda told: over(told) or told["table"]["round"] >= number)

    def turn_of(self, name: str) -> Told:
        """Play until somebody is to throw."""
        self.play(
            lambda told: over(told)
            or (told["stack"][-1:] == ["TableScene"] and told["still"]
                and told["table"]["waiting"] == [name] and self.program.has("roll"))
        )  # fmt: skip
        return self.program.shows("TableScene")

    def menu(self, row: str) -> None:
        """Use a row of the menu of the table."""
        for _ in range(3):
            self.program.wait_for(lambda told: told["still"], "rest")
            if self.program.top == "TableMenu":
                break
            self.program.key("Escape")
        self.program.shows("TableMenu")
        self.hands.use(row)

    def leave(self) -> None:
        """Go back to the title in the middle of a game."""
        self.menu("Quit to title")
        self.title()

    def finished(self, names: tuple[str, ...], places: dict[str, int] | None = None) -> None:
        """The result is on the screen: note who has won, and go to the title.

        ``names`` are the people for whom it counts, ``places`` where they came if that is known.
        """
        text = self.program.wait_for(over, "the result", COMPUTERS)
        title = title_of(text)
        self.say(f"{title}")
        for name in names:
            self.expected[name].games += 1
            self.expected[name].wins += name in title
        for name, place in (places or {}).items():
            assert (name in title) == (place == 1)
            self.expected[name].places[place] += 1
        self.hands.use("title")
        self.title()

    # -- setting up ----------------------------------------------------------------------
    def new_game(self, seats: tuple[str, ...], computers: int) -> None:
        """Set a game up for these people and so many computers, by the seats and the chips."""
        self.hands.use("New game")
        self.program.shows("SetupScene")
        for number in range(1, 9):
            widgets = self.program.widgets()
            if f"name {number}" not in widgets:
                break
            name, kind = widgets[f"name {number}"]["value"], widgets[f"kind {number}"]["value"]
            if kind == "human" and name not in seats:
                self.hands.use(f"kind {number}", "ai")
        for name in seats:
            if self.program.has(f"person {name}"):
                self.hands.use(f"person {name}")
                self.program.wait_for(partial(self._seated, name), name)
        wanted = len(seats) + computers
        while (count := len(self.kinds())) > wanted:
            last = max(n for n, kind in self.kinds().items() if kind == "ai")
            self.hands.use(f"remove {last}")
            self.program.wait_for(partial(self._counts, count - 1), "a seat to go")
        while (count := len(self.kinds())) < wanted:
            self.hands.use("add")
            self.program.wait_for(partial(self._counts, count + 1), "a seat to come")
        assert Counter(self.kinds().values())["human"] == len(seats)
        self.hands.use("start")
        self.at_table()

    def _seated(self, name: str, told: Told) -> bool:
        return not self.program.has(f"person {name}")

    def _counts(self, seats: int, told: Told) -> bool:
        return len(self.kinds()) == seats

    def kinds(self) -> dict[int, str]:
        """The occupants of the set-up screen's seats, human or computer."""
        widgets = self.program.widgets()
        numbers = [n for n in range(1, 9) if f"kind {n}" in widgets]
        return {n: str(widgets[f"kind {n}"]["value"]) for n in numbers}

    def at_table(self) -> Told:
        return self.program.wait_for(lambda told: told["table"] is not None, "the table")

    def choose(self, players: str) -> None:
        """Choose the game of these players on the page of all games."""
        self.hands.use("Games")
        told = self.program.shows("GamesScene")
        names = told["scenes"][-1]["games"]
        at = next((n for n, name in enumerate(names) if name == players), -1)
        assert at >= 0, f"{players} are not among {names}"
        if isinstance(self.hands, Keyboard):
            self.hands.go_to("games")
        self.hands.use("games", str(at))
        self.program.wait_for(
            lambda told: self.program.find("games", told)["value"] == str(at), "the game chosen"
        )

    def agree(self, count: int = 1) -> None:
        """Say yes so often."""
        for _ in range(count):
            self.program.shows("ConfirmScene")
            self.hands.use("yes")
        self.program.wait_for(lambda told: told["stack"][-1:] != ["ConfirmScene"], "an answer")

    def end_together(self) -> None:
        """Have everybody at the screen agree to end the game."""
        self.program.shows("EndVoteDialog")
        for name in [n for n in self.program.widgets() if n.startswith("agree ")]:
            self.hands.use(name)
        self.hands.use("end")


def monday(week: Week) -> None:
    """The first start; the people; a quick game that is killed and played to its end."""
    week.program.shows("FirstNameScene")
    week.program.write("name", ADA)
    week.hands.use("go")
    week.title()
    play_at_instant_speed(week.hands)
    week.hands.use("People")
    week.program.shows("PeopleScene")
    for name in (BEN, CLEO):
        week.hands.use("add")
        week.program.shows("ProfileScene")
        week.program.write("name", name)
        week.hands.use("go")
        week.program.shows("PeopleScene")
    week.hands.go_back()
    week.title()
    week.hands.use("Quick game")
    week.at_table()
    week.rounds(4)
    assert len(week.kill()) == 1
    week.interrupted("yes")
    week.at_table()
    week.play(over)
    week.finished((ADA,))
    assert len(week.quit()) == 1


def tuesday(week: Week) -> None:
    """Three at one screen: one concedes, the program is killed, another concedes; a lesson."""
    settings, _fault = load_settings()
    settings.last_rules = {"voluntary_bankruptcy": "resign"}
    save_settings(settings)
    week.come_back()
    week.title()
    week.new_game(PEOPLE, 0)
    week.rounds(3)
    week.turn_of(BEN)
    week.menu("Concede")
    week.agree()
    week.play(lambda told: over(told) or told["table"]["round"] >= 5)
    assert len(week.kill()) == 1
    week.interrupted("yes")
    week.at_table()
    week.turn_of(CLEO)
    week.menu("Concede")
    week.agree()
    week.finished(PEOPLE, {ADA: 1, CLEO: 2, BEN: 3})
    lesson(week)
    assert len(week.quit(played=2)) == 2


def lesson(week: Week) -> None:
    """Follow a few hints of the lesson, and leave it; the one that was left is gone on with."""
    week.hands.use("First game")
    told = week.program.wait_for(
        lambda told: told["still"] and told["stack"][-1] in ("LessonChoice", "LessonTable"),
        "the lesson",
    )
    if told["stack"][-1] == "LessonChoice":
        week.hands.use("Continue your lesson")
        week.at_table()
    for _ in range(HINTS):
        hint = listen(week.program)
        if not hint:
            break
        try:
            follow(week.hands, hint)
        except NotSeen:
            continue  # an auction goes on by itself: look again
    week.program.wait_for(lambda told: bool(guide(told)) and told["still"], "the guide")
    week.hands.use("guide leave")
    week.agree()
    week.title()


def wednesday(week: Week) -> None:
    """A game handed over to a computer and killed; a scenario killed, which is not continued."""
    week.come_back()
    week.title()
    week.new_game((CLEO,), 3)
    week.rounds(3)
    week.turn_of(CLEO)
    week.menu("Let a computer finish for me")
    week.agree()
    week.program.shows("OpponentChoice")
    week.hands.use("done")
    week.program.wait_for(
        lambda told: told["table"] is not None and told["table"]["round"] >= 8, "the eighth round"
    )
    (id,) = week.kill()
    game = week.shelf.games[id]
    assert [change.before.name for change in game.changes] == [CLEO]
    assert all(seat.kind == "ai" for seat in game.seats)
    week.interrupted("yes")
    week.finished(())
    week.hands.use("Scenarios")
    week.program.shows("ScenariosScene")
    week.hands.use("open")
    week.at_table()
    began = week.program.told()["table"]["round"]
    week.rounds(began + 1)
    changed = week.kill(played=2)
    assert {week.shelf.games[id].kind for id in changed} == {"game", "scenario"}
    week.come_back()
    week.title()
    assert not week.program.find("Continue")["enabled"]
    assert week.quit(played=0) == []


def thursday(week: Week) -> None:
    """Two games that are left in the middle, and a challenge between them."""
    week.come_back()
    week.title()
    week.new_game((ADA, BEN), 0)
    week.rounds(3)
    week.leave()
    week.hands.use("Challenges")
    week.program.shows("ChallengesScene")
    week.hands.use("go")
    week.program.shows("TaskDialog")
    week.hands.use("go")
    week.program.shows("ChallengeTable")
    week.program.key("Escape")
    week.program.shows("ChallengeMenu")
    week.hands.use("Give up")
    week.agree()
    week.program.shows("ChallengesScene")
    week.hands.go_back()
    week.title()
    week.hands.use("Quick game")
    week.at_table()
    week.rounds(3)
    assert len(week.quit(played=2)) == 2


def friday(week: Week) -> None:
    """A game is found again and ended by agreement; another is killed, and a guest sits down."""
    week.come_back()
    week.title()
    assert week.program.find("Continue")["enabled"]
    week.choose(f"{ADA} and {BEN}")
    week.hands.use("open")
    week.at_table()
    week.rounds(5)
    week.turn_of(ADA)
    week.menu("Call it a day")
    week.end_together()
    week.finished((ADA, BEN))
    week.new_game((BEN,), 2)
    week.rounds(2)
    assert len(week.kill(played=2)) == 2
    week.interrupted("no")
    week.title()
    week.hands.use("Continue")
    week.at_table()
    week.turn_of(BEN)
    week.menu("Seats")
    week.program.shows("SeatsDialog")
    seat = next(name for name in week.program.widgets() if name.startswith("sit down"))
    week.hands.use(seat)
    week.program.shows("GuestDialog")
    week.hands.use(f"person {CLEO}")
    week.at_table()
    week.turn_of(CLEO)
    (id,) = week.quit()
    seats = week.shelf.games[id].seats
    humans = sorted(seat.name for seat in seats if seat.kind == "human")
    assert humans == [BEN, CLEO], humans


def saturday(week: Week) -> None:
    """By keys alone: a finished game is watched and gone on with from its middle; a lesson."""
    week.come_back(keyboard=True)
    week.title()
    week.choose(f"{ADA}, {BEN} and {CLEO}")
    week.hands.use("replay")
    week.program.shows("ReplayScene")
    for _ in range(8):
        week.program.key("Prior")
    week.hands.use("continue")
    week.agree()
    week.at_table()
    week.program.wait_for(lambda told: not told["table"]["over"], "a game that goes on")
    week.rounds(week.program.told()["table"]["round"] + 1)
    week.leave()
    week.hands = Mouse(week.program)
    lesson(week)
    week.quit(played=2)


def sunday(week: Week) -> None:
    """A last game, by keys alone, and everything is looked at."""
    week.come_back(keyboard=True)
    week.title()
    week.new_game((CLEO, ADA), 1)
    week.rounds(3)
    week.leave()
    week.hands.use("Games")
    text = week.program.shows("GamesScene")
    listed = list(text["scenes"][-1]["games"])
    week.hands.go_back()
    week.title()
    people = looked_at(week)
    assert len(week.quit()) == 1
    check_games(week, listed)
    check_statistics(week, people)


def shows_line(week: Week, at: int, told: Told) -> bool:
    """Whether that line of the page of people is chosen."""
    return bool(week.program.find("who", told)["value"] == str(at))


def looked_at(week: Week) -> dict[str, list[str]]:
    """The page of each person, line by line."""
    week.hands.use("People")
    week.program.shows("PeopleScene")
    found = {}
    week.hands = Mouse(week.program)
    for at, name in enumerate(PEOPLE):
        week.hands.use("who", str(at))
        text = week.program.wait_for(partial(shows_line, week, at), name)
        found[name] = list(text["scenes"][-1]["lines"])
    week.hands.go_back()
    week.title()
    return found


def check_games(week: Week, listed: list[str]) -> None:
    """Eight games of one's own and what came between, all of them listed."""
    games = list(week.shelf.games.values())
    kinds = Counter(game.kind for game in games)
    own = {kind: kinds[kind] for kind in ("game", "quick", "continued")}
    assert own == {"game": 5, "quick": 2, "continued": 1}, kinds
    assert (kinds["scenario"], kinds["lesson"]) == (1, 1), kinds
    assert len(listed) == len(games), listed
    assert sum(isinstance(game.state.top, Over) for game in games) == 4


def check_statistics(week: Week, people: dict[str, list[str]]) -> None:
    """The program's counts equal the observed ones, and the page of each person."""
    results = kept_results().results
    profiles = {each.name: each.id for each in load_profiles()[0]}
    for name, counted in week.expected.items():
        found = statistics(played_by(results, profiles[name]))
        assert (found.all.games, found.all.wins) == (counted.games, counted.wins), name
        assert counted.places <= found.places, name
        text = " ".join(people[name])
        week.say(f"{name}: {text[:160]}")
        games = f"{counted.games} game{'s' * (counted.games > 1)}"
        assert f"Games that count {games}, {counted.wins} won" in text, f"{name}: {people[name]}"


DAYS = (monday, tuesday, wednesday, thursday, friday, saturday, sunday)


def campaign(home: Path, say: Callable[[str], None]) -> Week:
    """Play the week in a folder; AssertionError or NotSeen where something is lost or wrong."""
    os.environ[paths.HOME_VARIABLE] = str(home)
    with desk(home, newcomer=True) as open_program:
        week = Week(open_program, say)
        for day in DAYS:
            began = time.monotonic()
            day(week)
            say(f"{day.__name__}: {time.monotonic() - began:.0f} s")
        assert week.kills == 5
    return week


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.week", description=__doc__)
    parser.add_argument("--keep", type=Path, help="where to play (a temporary folder)")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        week = campaign(given.keep or Path(folder), lambda text: print(text, flush=True))
    print(
        f"{len(week.shelf.games)} games, {week.kills} kills, nothing lost, "
        f"{time.monotonic() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
