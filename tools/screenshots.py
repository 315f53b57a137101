"""Take pictures of every screen and dialog in the real window.

Run it from the top of the repository, with Xvfb, xdotool, xwd and ImageMagick installed:
python tools/screenshots.py FOLDER [--size 1280x720 ...] [--only NAME ...] [--with language=de ...]
Without a folder it renews the pictures of the guide, in docs/screenshots.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from monopoly_gui.storage import AUTOSAVE, SavedGame, load, save
from monopoly_gui.storage.kept.legacy_import import DONE
from tests.window.desk import Desk, NotSeen, desk, missing
from tests.window.hands import Mouse
from tools.picture_games import SCENARIOS, WANTED, found

#: a place in the margin of every screen
NOWHERE = (2, 2)
#: seconds after which a player that is pointed at is shown closely
LOOKING = 1.0
SIZES = ("1280x720", "1920x1080")
#: the pictures of the guide and where they lie; pictures named otherwise there, and their settings
GUIDE = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
GUIDE_SIZE = (1280, 720)
RENAMED = {"player": "table_player", "dark": "table_eight"}
GUIDE_SETTINGS: dict[str, dict[str, object]] = {"dark": {"theme": "dark"}}
#: the picture that shows the installer, which runs on Windows alone
OTHERS = ("installer",)
Step = Callable[[Mouse], object]


@dataclass(frozen=True, slots=True)
class Picture:
    """``game`` is what Continue opens, a wanted moment or a scenario; "" stays on the title."""

    scene: str
    game: str = ""
    steps: tuple[Step, ...] = ()
    #: whether the last step leaves the pointer where it is wanted
    points: bool = False


def use(name: str, cell: str = "") -> Step:
    return lambda hands: hands.use(name, cell)


def key(name: str) -> Step:
    return lambda hands: hands.desk.key(name)


def shows(scene: str) -> Step:
    return lambda hands: hands.desk.shows(scene)


def write(name: str, text: str) -> Step:
    return lambda hands: hands.write(name, text)


def point_at_space(space: int) -> Step:
    """Rest the pointer on a space of the board."""

    def step(hands: Mouse) -> None:
        x, y, width, height = dict(map(tuple, hands.desk.find("board")["cells"]))[str(space)]
        hands.desk.point(x + width // 2, y + height // 2)

    return step


def point_at(name: str) -> Step:
    """Rest the pointer on a widget long enough for what it has to say."""

    def step(hands: Mouse) -> None:
        x, y, width, height = hands.desk.find(name)["rect"]
        hands.desk.point(x + width // 3, y + height // 3)
        time.sleep(LOOKING)

    return step


def pick_theirs(hands: Mouse) -> None:
    """Choose the first deed of the partner that can be traded."""
    names = list(hands.desk.widgets())
    theirs = names[names.index("their cash") :]
    hands.use(next(n for n in theirs if n.startswith("deed") and hands.desk.has(n)))


def use_first(*beginnings: str, times: int = 1) -> Step:
    """Use widgets whose names begin so, as many of them as can be used."""

    def step(hands: Mouse) -> None:
        for _ in range(times):
            able = [n for n, w in hands.desk.widgets().items() if w["enabled"]]
            for name in [n for n in able if n.startswith(beginnings)][:1]:
                hands.use(name)

    return step


def pick_deeds(hands: Mouse) -> None:
    """Put some deeds of both sides and some cash into a trade."""
    names = list(hands.desk.widgets())
    split = names.index("their cash")
    mine = [n for n in names[:split] if n.startswith("deed") and hands.desk.has(n)]
    theirs = [n for n in names[split:] if n.startswith("deed") and hands.desk.has(n)]
    for name in (*mine[:2], *theirs[:1]):
        hands.use(name)
    hands.use("my cash")
    hands.desk.type("120")


def turns_on(hands: Mouse) -> None:
    """Turn after turn into a game that is watched, until the board has filled."""
    hands.desk.key(*["shift+Right"] * 46)


PICTURES: dict[str, Picture] = {
    "title": Picture("TitleScene"),
    "title_continue": Picture(
        "TitleScene", "early", (use("menu"), shows("TableMenu"), use("Quit to title"))
    ),
    "setup": Picture("SetupScene", "", (use("New game"),)),
    "setup_eight": Picture(
        "SetupScene", "", (use("New game"), shows("SetupScene"), use_first("add", times=4))
    ),
    "look": Picture("TokenPicker", "", (use("New game"), shows("SetupScene"), use("look 1"))),
    "presets": Picture("PresetPage", "", (use("New game"), shows("SetupScene"), use("rules"))),
    "options": Picture("OptionsScene", "", (use("New game"), shows("SetupScene"), use("change"))),
    "boards": Picture("OwnBoardsScene", "", (use("New game"), shows("SetupScene"), use("boards"))),
    "board_editor": Picture(
        "BoardEditorScene",
        "",
        (
            use("New game"),
            shows("SetupScene"),
            use("boards"),
            shows("OwnBoardsScene"),
            use("edit"),
        ),
    ),
    "find_board": Picture(
        "FindFileScene",
        "",
        (
            use("New game"),
            shows("SetupScene"),
            use("boards"),
            shows("OwnBoardsScene"),
            use("take in"),
        ),
    ),
    "lesson": Picture("LessonTable", "", (use("First game"), shows("LessonTable"))),
    "lesson_buy": Picture(
        "PurchaseDialog",
        "",
        (
            use("First game"),
            shows("LessonTable"),
            key("Return"),
            use("roll"),
            shows("PurchaseDialog"),
        ),
    ),
    "help": Picture("HelpScene", "middle", (key("F1"),)),
    "help_title": Picture("HelpScene", "", (use("help"),)),
    "games": Picture("GamesScene", "", (use("Games"), shows("GamesScene"))),
    "load": Picture("LoadScene", "", (use("Games"), shows("GamesScene"), use("file"))),
    "scenarios": Picture("ScenariosScene", "", (use("Scenarios"),)),
    "people": Picture("PeopleScene", "", (use("People"),)),
    "challenges": Picture("ChallengesScene", "", (use("Challenges"), shows("ChallengesScene"))),
    "challenge_task": Picture(
        "TaskDialog", "", (use("Challenges"), shows("ChallengesScene"), use("go"))
    ),
    "challenge": Picture(
        "ChallengeTable",
        "",
        (
            use("Challenges"),
            shows("ChallengesScene"),
            use("go"),
            shows("TaskDialog"),
            key("Return"),
        ),
    ),
    "days": Picture("DaysScene", "", (use("Challenges"), shows("ChallengesScene"), use("day"))),
    "editor": Picture("EditorScene", "", (use("Scenarios"), shows("ScenariosScene"), use("new"))),
    "settings": Picture("SettingsScene", "", (use("Settings"),)),
    "about": Picture("AboutScene", "", (use("about"),)),
    "rules": Picture("RulesScene", "", (use("Rules"),)),
    "table": Picture("TableScene", "middle"),
    "table_late": Picture("TableScene", "late"),
    "table_early": Picture("TableScene", "early"),
    "table_deed": Picture("TableScene", "middle", (point_at_space(24),), True),
    "table_eight": Picture("TableScene", "eight"),
    "table_uk": Picture("TableScene", "uk", (point_at_space(5),), True),
    "table_player": Picture("TableScene", "middle", (point_at("player 2"),), True),
    "log": Picture("LogDialog", "middle", (key("l"),)),
    "advice": Picture("TableScene", "middle", (use("advice"),)),
    "advice_purchase": Picture("PurchaseDialog", "purchase", (key("h"),)),
    "advice_offer": Picture("TradeDialog", "offer", (key("h"),)),
    "purchase": Picture("PurchaseDialog", "purchase"),
    "auction": Picture("AuctionDialog", "auction"),
    "trade": Picture("TradeDialog", "middle", (use("trade"), shows("TradeDialog"), pick_deeds)),
    "want": Picture(
        "TradeDialog", "middle", (use("trade"), shows("TradeDialog"), pick_theirs, use("want"))
    ),
    "offer": Picture("TradeDialog", "offer"),
    "estate": Picture(
        "EstateDialog",
        "estate",
        (use("manage"), shows("EstateDialog"), use_first("build", times=3)),
    ),
    "debt": Picture("DebtDialog", "debt"),
    "debt_hopeless": Picture("DebtDialog", "hopeless"),
    "debt_confirm": Picture(
        "ConfirmScene", "hopeless", (use_first("way", times=12), use("bankrupt"))
    ),
    "three_creditors": Picture("DebtDialog", "three_creditors"),
    "jail": Picture("JailDialog", "jail_third_try"),
    "received": Picture("ReceivedMortgagesDialog", "received"),
    "demand": Picture("DemandDialog", "demand"),
    "claim": Picture("ClaimsDialog", "claim"),
    "card": Picture("CardChoiceDialog", "card"),
    "tax": Picture("TaxDialog", "tax"),
    "bus": Picture("MoveDialog", "bus"),
    "triple": Picture("MoveDialog", "triple"),
    "result": Picture("ResultDialog", "result"),
    "result_lost": Picture("ResultDialog", "lost"),
    "charts": Picture("ChartsScene", "result", (shows("ResultDialog"), use("charts"))),
    "replay": Picture(
        "ReplayScene",
        "result",
        (shows("ResultDialog"), use("watch"), shows("ReplayScene"), turns_on),
    ),
    "landings": Picture(
        "ChartsScene", "result", (shows("ResultDialog"), use("charts"), *[key("Right")] * 3)
    ),
    "menu": Picture("TableMenu", "late", (use("menu"),)),
    "save": Picture("SaveScene", "late", (use("save"),)),
}


@dataclass(frozen=True, slots=True)
class Games:
    """Scenarios, and moments of games, which are looked for once and kept in a folder."""

    kept: Path

    def __call__(self, name: str) -> SavedGame:
        if name not in WANTED:
            return load(SCENARIOS / f"{name}.json")
        file = self.kept / f"{name}.json"
        if not file.exists():
            game = found(WANTED[name], name.capitalize())
            if game is None:
                raise SystemExit(f"No game came to {name}.")
            self.kept.mkdir(parents=True, exist_ok=True)
            save(file, game, datetime.now(UTC))
        return load(file)


def fill(saves: Path, game_of: Games) -> None:
    """Some saved games for the list, one of them damaged."""
    now = datetime.now(UTC)
    for days, (name, title) in enumerate(
        (("late", "Sunday evening"), ("early", "With Blaise and Chen"), ("uk", "London"))
    ):
        game = game_of(name)
        game.name = title
        save(saves / f"{name}.json", game, now - timedelta(days=days, minutes=7))
    (saves / "torn.json").write_text('{"format": 1, "name": "Torn', encoding="utf-8")


def win_some(home: Path) -> None:
    """Stars in some of the first challenges."""
    won = {"first_houses": 3, "last_of_three": 2, "idle_deeds": 3, "paid_off": 1}
    stars = {name: {"stars": count, "measured": 1} for name, count in won.items()}
    kept = {"format": 1, "people": {"": {"challenges": stars}}}
    (home / "challenges.json").write_text(json.dumps(kept), encoding="utf-8")


def take(picture: Picture, program: Desk, file: Path) -> None:
    """Go to where the picture is to be taken, and take it."""
    hands = Mouse(program)
    program.shows("TitleScene")
    if picture.game:
        if program.has("Continue"):
            hands.use("Continue")
        else:
            # a game that has ended is looked at among the others
            hands.use("Games")
            program.shows("GamesScene")
            hands.use("open")
        program.wait_for(
            lambda told: told["table"] and told["still"] and not told["table"]["playing"], "it"
        )
        if not picture.steps:
            program.shows(picture.scene)
        else:
            program.wait_for(
                lambda told: told["table"]["waiting"] or told["table"]["over"], "a question"
            )
    for step in picture.steps:
        program.point(*NOWHERE)
        step(hands)
    if not picture.points:
        program.point(*NOWHERE)
    program.shows(picture.scene)
    program.screenshot(file)


def setting(text: str) -> tuple[str, object]:
    """A setting of the program, like theme=dark or scale=1.5."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def main() -> int:
    """Take all pictures, or those that are named."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("folder", type=Path, nargs="?")
    read.add_argument("--size", nargs="+", default=list(SIZES))
    read.add_argument("--only", nargs="+", choices=list(PICTURES), default=list(PICTURES))
    read.add_argument("--with", nargs="+", type=setting, default=[], dest="settings")
    read.add_argument("--games", type=Path, help="keep the games that are found in this folder")
    args = read.parse_args()
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    settings = {"mute": True, "speed": "instant", **dict(args.settings)}
    os.environ["MONOPOLY_GUI_LANGUAGE"] = str(settings.get("language", "en"))
    with tempfile.TemporaryDirectory() as scratch:
        games = Games(args.games or Path(scratch))
        wanted = list(of_screens(args, settings) if args.folder else of_the_guide(settings))
        failed = [shot for shot in wanted if not taken(shot, games)]
    return 1 if failed else 0


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture to take, and where it goes."""

    picture: Picture
    size: tuple[int, int]
    file: Path
    settings: Mapping[str, object]


def of_screens(args: argparse.Namespace, settings: Mapping[str, object]) -> Iterator[Shot]:
    """Each picture in each size, in a folder for each size."""
    for size in args.size:
        width, height = map(int, size.split("x"))
        folder = args.folder / size
        folder.mkdir(parents=True, exist_ok=True)
        for name in args.only:
            yield Shot(PICTURES[name], (width, height), folder / f"{name}.png", settings)


def of_the_guide(settings: Mapping[str, object]) -> Iterator[Shot]:
    """The pictures in docs/screenshots, as a new player sees the game."""
    for file in sorted(GUIDE.glob("*.png")):
        name = file.stem
        if name not in OTHERS:
            mine = {"view": "seated", **settings, **GUIDE_SETTINGS.get(name, {})}
            yield Shot(PICTURES[RENAMED.get(name, name)], GUIDE_SIZE, file, mine)


def taken(shot: Shot, games: Games) -> bool:
    """Take a picture; whether the program came to it."""
    print(shot.file, flush=True)
    try:
        shoot(shot.picture, shot.size, shot.file, games, shot.settings)
    except NotSeen as error:
        print(f"{shot.file.stem} could not be taken: {error}", file=sys.stderr)
        return False
    return True


def shoot(
    picture: Picture,
    size: tuple[int, int],
    file: Path,
    game_of: Games,
    settings: Mapping[str, object],
) -> None:
    """One picture, with a program and a user folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        saves = home / "saves"
        saves.mkdir()
        if picture.scene == "LoadScene":
            # what is there at the first start would become kept games
            (home / "games").mkdir()
            (home / "games" / DONE).touch()
        if picture.scene in ("LoadScene", "GamesScene"):
            fill(saves, game_of)
        if picture.scene == "ChallengesScene":
            win_some(home)
        if picture.game:
            save(saves / f"{AUTOSAVE}.json", game_of(picture.game), datetime.now(UTC))
        with desk(home, size, **settings) as start:
            program = start()
            take(picture, program, file)
            program.kill()


if __name__ == "__main__":
    sys.exit(main())
