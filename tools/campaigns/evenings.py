"""Twenty evenings by real clicks: every board, four languages, both views, and something each time.

``python -m tools.campaigns.evenings [NUMBER ...]`` plays them (or these) one after the other in one
folder on a small disk of its own, which needs root.  Each evening is a game to its end at one or
two programs, with a kill, a full disk, another language, or other window sizes in the middle.
Whatever goes wrong is printed, with a picture of the screen, and the next evening begins.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Literal

from monopoly_gui import paths
from monopoly_gui.engine.presets import differences, preset, rules_from
from monopoly_gui.engine.rules import Value
from monopoly_gui.storage import SeatRecord
from monopoly_gui.storage.settings import Settings, save_settings
from tests.window.desk import Desk, NotSeen, Told, desk, missing
from tests.window.hands import Keyboard, Mouse
from tests.window.player import Player
from tests.window.test_whole_game import over
from tools.campaigns.week import Shelf, Week

Trouble = Literal["none", "kill", "full", "language", "sizes", "second"]
#: megabytes of the disk on which the games lie
DISK = 48
#: seconds that opponents may need to end a game without people, on a busy machine
PATIENCE = 900.0
#: the round of the trouble, and how many more are played before the next look
MIDDLE, MORE = 3, 2
#: what a window is drawn to and fro between
WINDOWS = ((1024, 600), (1366, 768), (800, 1280), (1920, 1080))
NAMES = ("Ada", "Béla", "Chloé", "Dörte", "Eñe", "Finn", "Gül", "Hjálmar")
TOKENS = ("car", "dog", "ship", "hat", "cat", "boot", "iron", "thimble")


@dataclass(frozen=True, slots=True)
class Evening:
    """A game; ``levels`` are those of the computers."""

    board: str
    language: Literal["en", "de", "fr", "es"]
    view: Literal["seated", "flat"]
    window: tuple[int, int]
    people: int
    levels: Sequence[str]
    trouble: Trouble = "none"
    preset: str = "official_2008"
    rules: dict[str, Value] = field(default_factory=lambda: {"round_limit": 8})
    scale: float = 1.0
    theme: str = "classic"
    by_keys: bool = False

    def settings(self) -> Settings:
        """The settings of the one who plays this evening."""
        kinds = [*[""] * self.people, *self.levels]
        wanted = rules_from({**preset(self.preset).changes, **self.rules})
        seats = [
            SeatRecord(name, "ai" if level else "human", token, at, level)
            for at, (name, token, level) in enumerate(zip(NAMES, TOKENS, kinds, strict=False))
        ]
        return Settings(
            language=self.language, view=self.view, scale=self.scale, theme=self.theme,
            speed="instant", mute=True, lesson_taken=True, last_edition=self.board,
            last_seats=tuple(seats),
            last_rules=differences(wanted),
        )  # fmt: skip


SMALL, USUAL, WIDE, LARGE, UPRIGHT = (
    (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (800, 1280),
)  # fmt: skip
EVENINGS = (
    Evening("us_2008", "en", "seated", USUAL, 1, ("easy", "normal", "hard"), "kill"),
    Evening("uk", "en", "flat", SMALL, 2, ("expert",), "language", "uk_1996"),
    Evening("de_2008", "de", "seated", LARGE, 1, ("expert", "expert"), "sizes"),
    Evening("fr_2008", "fr", "seated", USUAL, 1, ("normal", "normal"), "second"),
    Evening("es_2008", "es", "flat", WIDE, 3, ("easy",), "kill"),
    Evening("us_pre2008", "en", "seated", UPRIGHT, 1, ("hard", "hard"), "full", "us_classic"),
    Evening("clatterby_line", "de", "flat", USUAL, 1, ("easy", "easy"), "sizes", scale=1.5),
    Evening("farlight_station", "fr", "seated", WIDE, 2, ("hard",), "kill", theme="dark"),
    Evening("kitchen_table", "es", "seated", USUAL, 1, ("normal",) * 3, "language"),
    Evening("lantern_quay", "en", "seated", LARGE, 1, ("expert",) * 7, "kill"),
    Evening("orrowmere", "de", "seated", SMALL, 1, ("hard", "easy"), "full"),
    Evening("otter_park", "fr", "flat", UPRIGHT, 2, ("normal",), "second", theme="contrast"),
    Evening("us_2008", "es", "seated", USUAL, 1, ("easy",), "language", "short_1997", {}),
    Evening("us_2008", "en", "seated", USUAL, 4, (), "sizes", "tournament", scale=2.0),
    Evening("uk", "fr", "seated", LARGE, 1, ("hard",) * 3, "kill", "time_limit"),
    Evening("de_2008", "es", "flat", USUAL, 2, ("easy", "hard"), "full", by_keys=True),
    Evening(
        "orrowmere", "en", "seated", WIDE, 1, ("normal", "expert"), "kill",
        rules={"speed_die": "on", "round_limit": 10}, by_keys=True,
    ),
    Evening(
        "otter_park", "de", "seated", USUAL, 1, ("easy", "easy"), "second",
        rules={"free_parking": "pot", "goal_sets": 2},
    ),
    Evening("farlight_station", "es", "flat", LARGE, 0, ("hard",) * 4, "sizes", rules={}),
    Evening("lantern_quay", "fr", "seated", USUAL, 1, ("expert",) * 3, "kill", rules={}),
)  # fmt: skip


class Noticed(AssertionError):
    """What is wrong, in a sentence."""


@dataclass(slots=True)
class Club:
    """The folder in which all evenings are played, what was in it before, and who watches."""

    home: Path
    watch: Path
    shelf: Shelf
    seeds: Iterator[int] = field(default_factory=count)

    def play(self, evening: Evening) -> None:
        """Play an evening to its end."""
        save_settings(evening.settings())
        (self.watch / "errors.txt").unlink(missing_ok=True)
        with desk(self.home, evening.window, newcomer=True) as start:
            week = Week(partial(self._opened, start), print)
            week.shelf = self.shelf
            week.seed = 1000 * next(self.seeds)
            if evening.by_keys:
                week.hands = Keyboard(week.program)
            week.program.wait_for(lambda told: told["stack"] and told["still"], "the title")
            if week.program.top == "ConfirmScene":  # about what an evening that failed left
                week.hands.use("no")
            week.title()
            week.hands.use("New game")
            week.program.shows("SetupScene")
            week.hands.use("start")
            week.at_table()
            if evening.people:
                week.rounds(MIDDLE)
                TROUBLES[evening.trouble](self, week, evening)
                week.play(over)
            else:
                TROUBLES[evening.trouble](self, week, evening)
            week.program.wait_for(over, "the result", PATIENCE)
            self._look_back(week)
            week.quit(played=2)

    def _opened(self, start: Callable[..., Desk]) -> Desk:
        return start(watch=self.watch)

    def _look_back(self, week: Week) -> None:
        """From the result to the charts, the replay and the title."""
        week.hands.use("charts")
        week.program.shows("ChartsScene")
        week.hands.go_back()
        week.program.shows("ResultDialog")
        week.hands.use("title")
        week.title()
        if week.program.errors:
            raise Noticed(f"the program says {week.program.errors}")


def nothing(club: Club, week: Week, evening: Evening) -> None:
    """A quiet evening."""


def kill(club: Club, week: Week, evening: Evening) -> None:
    """Pull the plug and come back."""
    week.kill()
    week.come_back()
    week.program.shows("ConfirmScene")
    week.hands.use("yes")
    week.at_table()


def fill_the_disk(club: Club, week: Week, evening: Evening) -> None:
    """Play on while nothing can be written; once there is room, nothing is missing after a kill."""
    filler = club.home / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 512):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    week.rounds(MIDDLE + MORE)
    filler.unlink()
    week.rounds(MIDDLE + 2 * MORE)
    kill(club, week, evening)


def change_the_language(club: Club, week: Week, evening: Evening) -> None:
    """Once through all languages, a round in each; the last is that of the evening."""
    for language in sorted({"en", "de", "fr", "es"}, key=lambda each: each == evening.language):
        before = week.play(settled)["table"]["cash"]
        week.menu("Settings")
        week.program.shows("SettingsScene")
        week.hands.use("tabs", "game")
        week.hands.use("language")
        week.program.wait_for(partial(unfolded, week.program), "the languages")
        week.hands.use("language", language)
        week.program.wait_for(partial(speaks, week.program, language), language)
        week.hands.go_back()
        week.program.shows("TableMenu")
        week.program.key("Escape")
        told = week.program.wait_for(lambda told: told["stack"][-1] != "TableMenu", "the table")
        if told["table"]["cash"] != before:
            raise Noticed(f"{language}: {before} became {told['table']['cash']}")
        week.rounds(told["table"]["round"] + 1)


def settled(told: Told) -> bool:
    """A person is asked at the table itself."""
    return over(told) or bool(
        told["stack"][-1:] == ["TableScene"] and told["still"] and told["table"]["waiting"]
    )


def unfolded(program: Desk, told: Told) -> bool:
    return bool(program.find("language", told)["cells"])


def speaks(program: Desk, language: str, told: Told) -> bool:
    return bool(program.find("language", told)["value"] == language)


def draw_the_window(club: Club, week: Week, evening: Evening) -> None:
    """Play in windows of all sizes that fit on the screen."""
    most = [size * 4 // 3 for size in evening.window]
    for number, window in enumerate(WINDOWS):
        if window[0] <= most[0] and window[1] <= most[1]:
            week.program.resize(*window)
            if evening.people:
                week.rounds(MIDDLE + number)


def second_program(club: Club, week: Week, evening: Evening) -> None:
    """Another program in the same folder plays a game of its own, and each keeps its game."""
    with desk(club.home, evening.window, newcomer=True) as start:
        other = start(watch=club.watch / "second")
        hands = Mouse(other)
        # that a game is open in another window
        other.shows("ConfirmScene")
        hands.use("no")
        other.shows("TitleScene")
        hands.use("Quick game")
        other.wait_for(lambda told: told["table"] is not None, "the table")
        player = Player(hands, 7)
        for number in range(1, 1 + MORE):
            player.play(lambda told, n=number: over(told) or told["table"]["round"] > n)  # type: ignore[misc]
            week.rounds(MIDDLE + number)
        if other.quit() or other.errors:
            raise Noticed(f"the second program says {other.errors}")


TROUBLES: dict[Trouble, Callable[[Club, Week, Evening], None]] = {
    "none": nothing,
    "kill": kill,
    "full": fill_the_disk,
    "language": change_the_language,
    "sizes": draw_the_window,
    "second": second_program,
}


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of its own, as small as it may be."""
    place = folder / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", str(place)]
    subprocess.run(command, check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.evenings", description=__doc__)
    parser.add_argument("numbers", type=int, nargs="*", help="which evenings, from 1")
    parser.add_argument("--pictures", type=Path, help="where the screen of a failure is kept")
    given = parser.parse_args(arguments)
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    numbers = given.numbers or range(1, 1 + len(EVENINGS))
    failed = 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        home = stack.enter_context(small_disk(folder)) / "home"
        os.environ[paths.HOME_VARIABLE] = str(home)
        club = Club(home, folder / "watch", Shelf())
        for number in numbers:
            evening, began = EVENINGS[number - 1], time.monotonic()
            os.environ["MONOPOLY_GUI_LANGUAGE"] = evening.language
            try:
                club.play(evening)
                said = "ok"
            except (AssertionError, NotSeen, StopIteration, KeyError) as error:
                failed += 1
                club.shelf.check(2, None)
                said = f"NOTICED {error}\n{traceback.format_exc()}"
                if given.pictures:
                    (given.pictures / f"{number}.txt").write_text(said, encoding="utf-8")
            print(f"{number} {evening.board} {evening.language} {evening.view} {evening.trouble}, "
                  f"{time.monotonic() - began:.0f} s: {said}", flush=True)  # fmt: skip
        print(f"{len(club.shelf.games)} games, {failed} evenings with something noticed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
