"""Thousands of damaged and hostile files: the program uses each correctly or rejects it.

``python -m tools.campaigns.inputs --files 10000 --seed 1`` tries 10,000 of them.  None may hang
the program, read or write outside the user's folder, or run code; a failure names the seed that
repeats it.
"""

import argparse
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from pydantic_core import from_json, to_json

from monopoly_gui import editions, paths
from monopoly_gui.commands.arena import play_game
from monopoly_gui.editions.pictures import LONGEST, PictureError
from monopoly_gui.engine import setup
from monopoly_gui.engine.errors import RulesError
from monopoly_gui.engine.presets import rules_from
from monopoly_gui.engine.rules import Rules
from monopoly_gui.files.small_files import TooLarge
from monopoly_gui.match.film import Film, FilmUnavailable
from monopoly_gui.match.match import Match
from monopoly_gui.simulation.league import LeagueTable
from monopoly_gui.simulation.outside.bot import check_bot
from monopoly_gui.simulation.outside.entrant import OutsideBot, OutsideBotError
from monopoly_gui.simulation.outside.process_pool import pool_of
from monopoly_gui.storage import (
    SaveError,
    Settings,
    is_interrupted,
    journal_of,
    listing,
    load,
    load_presets,
    load_settings,
    prepare,
    save,
    save_preset,
)
from monopoly_gui.storage.ledger import MAX_BYTES, add_line, ledger_file, read_ledger, rewrite
from monopoly_gui.ui.painting import picture_files
from monopoly_gui.ui.painting.theme import ThemeError, load_theme
from tests.editions.drawings import bomb, jpeg, png
from tests.robust import bots
from tests.robust.guard import GUARD, Breach, Hang, temporary_home, within
from tests.robust.mutations import damaged, mutated
from tests.storage.games import NOON, played

#: seconds that one file may take
PATIENCE = 20.0
#: MB that the program may take, whatever the files
MEMORY = 300
REFUSED, USED = "refused", "used"


class Wrong(AssertionError):
    """A file was neither used as it should be nor refused in words."""


@dataclass
class Tally:
    """The numbers of files of each kind used and refused, and the longest time, in seconds."""

    ends: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    failed: list[int] = field(default_factory=list)


@cache
def sound_save(number: int) -> bytes:
    return prepare(played(number, 2 + number % 4, 40 * number), NOON)


def sentence(text: str) -> str:
    """The text, which must be one that a player can read."""
    if not text.strip() or "Traceback" in text or len(text) > 20_000:
        raise Wrong(f"no sentence: {text[:300]!r}")
    return text


def try_save(rng: random.Random, folder: Path) -> str:
    """A game: opened, listed, watched, played on and saved again."""
    path = folder / "saves" / "game.json"
    path.write_bytes(mutated(rng, sound_save(rng.randrange(5))))
    path.with_name("game.json.bak").unlink(missing_ok=True)
    listed = {line.path: line for line in listing(path.parent)}[path]
    try:
        game = load(path)
    except SaveError as error:
        sentence(str(error))
        if not listed.problem:
            raise Wrong(f"listed as sound, but {error}") from None
        return REFUSED
    if listed.problem:
        raise Wrong(f"opened, but listed as {listed.problem}")
    is_interrupted(path)
    if game.state.problems():
        raise Wrong(str(game.state.problems()))
    try:
        film = Film(game)
        film.at(len(film) // 2)
    except FilmUnavailable as error:
        sentence(str(error))
    match = Match.from_saved(game, threaded=False)
    for _ in range(12):
        if match.poll() is None:
            break
    save(path, match.saved(game.name))
    if load(path).state != match.state:
        raise Wrong("it is another game after saving")
    match.close()
    return USED


def try_journal(rng: random.Random, folder: Path) -> str:
    """A journal beside a sound game: never in the way, used as far as it is sound."""
    from monopoly_gui.storage.journal import Journal

    whole = played(3, 3, 60)
    game = played(3, 3, 20)
    path = folder / "saves" / "autosave.json"
    data = prepare(game, NOON)
    path.write_bytes(data)
    journal = Journal(journal_of(path), data[11:75].decode())
    journal.add(20, whole.log[20:], 0.0)
    journal.close()
    text = bytearray(journal_of(path).read_bytes())
    for _ in range(rng.choice((1, 2, 9))):
        at = rng.randrange(len(text))
        text[at : at + rng.choice((0, 1, 9))] = rng.choice((b"", b"x", b"\n", b"\0" * 99, b"9" * 9))
    journal_of(path).write_bytes(text)
    found = load(path)
    listing(path.parent)
    is_interrupted(path)
    if found.state.problems() or found.log != whole.log[: len(found.log)] or len(found.log) < 20:
        raise Wrong("the journal led elsewhere")
    journal_of(path).unlink()
    return USED if len(found.log) > 20 else REFUSED


def try_edition(rng: random.Random, folder: Path) -> str:
    """A board of the user's own."""
    source = editions.edition_text(rng.choice(("us_2008", "us_pre2008", "uk")))
    data = mutated(rng, source.encode())
    name = rng.choice(("mine", "us_2008", "autosave"))
    (folder / "editions" / f"{name}.json").write_bytes(data)
    for entry in editions.catalogue():
        if entry.problem:
            sentence(entry.problem)
    try:
        board = editions.edition_from_json(data.decode("utf-8", "replace"), "the file")
    except editions.EditionError as error:
        sentence(str(error))
        return REFUSED
    finally:
        (folder / "editions" / f"{name}.json").unlink()
    game = played(1, 2, 30, board)
    path = folder / "saves" / "own.json"
    save(path, game)
    if load(path).state != game.state:
        raise Wrong("a game on the board is another after saving")
    path.unlink()
    return USED


def try_settings(rng: random.Random, folder: Path) -> str:
    """The settings: valid ones are used, the others reported."""
    seats = played(1, 3, 0).seats
    sound = to_json(Settings(last_seats=seats, last_rules={"speed_die": "on"}), indent=1)
    (folder / "settings.json").write_bytes(mutated(rng, sound))
    settings, trouble = load_settings()
    Settings.model_validate(settings.model_dump())
    try:
        load_theme(settings.theme)
    except ThemeError as error:
        sentence(str(error))
    return (sentence(trouble) and REFUSED) if trouble else USED


def try_presets(rng: random.Random, folder: Path) -> str:
    """Rule sets: each is used or says why not, and a new one is kept beside them."""
    newer = rng.random() < 0.1
    entries = [
        {"name": f"Ours {n}", "edition": "uk", "rules": {"speed_die": "on", "deal_deeds": n}}
        for n in range(3)
    ]
    file = folder / "presets.json"
    data = to_json({"format": 99 if newer else 1, "presets": entries})
    file.write_bytes(data if newer else mutated(rng, data))
    found, trouble = load_presets()
    for preset in found:
        if not preset.problem:
            rules_from(preset.changes)
    try:
        save_preset("Added", "uk", {})
    except SaveError as error:
        sentence(str(error))
    else:
        if "Added" not in [preset.name for preset in load_presets()[0]]:
            raise Wrong("a new preset was lost")
    if newer and (file.read_bytes() != data or "newer" not in trouble):
        raise Wrong(f"a file of a newer version was not left as it was: {trouble}")
    for aside in folder.glob("presets.*"):
        aside.unlink()
    if trouble or any(preset.problem for preset in found):
        return REFUSED
    return USED


def try_results(rng: random.Random, folder: Path) -> str:
    """The results of games: where they cannot be read nothing replaces them, and none is lost."""
    file, sound = ledger_file(), [f"line {number}" for number in range(rng.randrange(1, 9))]
    data = "\n".join(sound).encode() + rng.choice((b"", b"\n", b"\n\xff\0{\n"))
    way = rng.choice(("sound", "too large", "folder", "pipe"))
    if way == "folder" or (way == "pipe" and not hasattr(os, "mkfifo")):
        file.mkdir()
    elif way == "pipe":
        os.mkfifo(file)
    else:
        file.write_bytes(data)
        os.truncate(file, MAX_BYTES + 1 if way == "too large" else len(data))
    add_line("new")
    try:
        rewrite(lambda line: line.replace("new", "newer"))
        added = "newer"
    except (OSError, TooLarge):
        added = "new"
    ledger = read_ledger()
    if added not in ledger.lines or bool(ledger.trouble) != (way != "sound"):
        raise Wrong(f"{way}: {added} is not among {ledger}")
    if file.is_dir():
        file.rmdir()
    elif not file.is_file():
        file.unlink()
    else:
        os.truncate(file, file.stat().st_size if way == "sound" else len(data))
        if not file.read_bytes().startswith(data):
            raise Wrong(f"{way}: what was there has changed")
        if not {*sound, added} <= {*read_ledger().lines}:
            raise Wrong(f"{way}: a line is lost")
    if added not in read_ledger().lines:
        raise Wrong(f"{way}: the new line is lost")
    for left in folder.glob("results*"):
        left.unlink()
    return (sentence(ledger.trouble) and REFUSED) if ledger.trouble else USED


def try_picture(rng: random.Random, folder: Path) -> str:
    """The picture of a kept game: small, or refused before it is unpacked."""
    path = folder / "picture.png"
    sound = rng.choice((png, jpeg))((rng.randrange(1, 400), rng.randrange(1, 400)))
    way = rng.randrange(4)
    if way == 0 and hasattr(os, "mkfifo"):
        os.mkfifo(path)
    elif way == 1:
        path.write_bytes(bomb(rng.randrange(2000, 60_000), rng.randrange(2000, 60_000)))
    else:
        path.write_bytes(sound if way == 2 else damaged(rng, sound))
    try:
        picture = picture_files.load(path)
    except PictureError as error:
        sentence(str(error))
        if way == 2:
            raise Wrong("a sound picture is refused") from None
        return REFUSED
    finally:
        path.unlink()
    if max(picture.get_size()) > LONGEST:
        raise Wrong(f"{picture.get_size()} pixels")
    return USED


def try_rules(rng: random.Random, folder: Path) -> str:
    """Rule options as they stand in files and on the command line."""
    data = mutated(rng, b'{"speed_die": "on", "salary": 200, "round_limit": 30, "deal_deeds": 2}')
    try:
        values = from_json(data)
        if not isinstance(values, dict):
            return REFUSED
    except ValueError:
        return REFUSED
    try:
        rules_from(values)
    except RulesError as error:
        sentence(str(error))
        return REFUSED
    return USED


def try_bot(rng: random.Random, folder: Path) -> str:
    """A bot of the user's own: it plays, or is replaced, or is refused; the game is finished."""
    path = folder / "bot.py"
    source = rng.choice(bots.SOURCES).encode()
    if rng.random() < 0.35:
        source = bots.mutated(rng, source)
    path.write_bytes(source)
    name = rng.choice((*["Bot"] * 9, "Other", "helper"))
    entrant = replace(OutsideBot.parse(f"me={path}:{name}"), limits=bots.HASTY)
    try:
        table = LeagueTable((entrant.name, "easy"), "us_2008", Rules(), 5, (entrant,), rounds=2)
        check_bot(entrant, setup.start(editions.load_edition("us_2008"), Rules(), 2, 1).state)
        outcome = play_game(table, 1)
    except OutsideBotError as error:
        sentence(str(error))
        return REFUSED
    finally:
        pool_of(entrant).end()
        pool_of.cache_clear()
        path.unlink()
    if outcome.rounds < 3 and not outcome.winners:
        raise Wrong(f"the game stopped: {outcome}")
    return USED


#: what is tried, and how often beside the others
TRIALS: dict[str, tuple[int, Callable[[random.Random, Path], str]]] = {
    "save": (5, try_save),
    "journal": (1, try_journal),
    "edition": (3, try_edition),
    "settings": (2, try_settings),
    "presets": (2, try_presets),
    "results": (1, try_results),
    "picture": (1, try_picture),
    "rules": (1, try_rules),
    "bot": (1, try_bot),
}


def campaign(files: int, seed: int, home: Path, tally: Tally) -> None:
    """Try so many files; of those that fail the seeds are noted."""
    os.environ[paths.HOME_VARIABLE] = str(home)
    for name in ("saves", "editions"):
        (home / name).mkdir(exist_ok=True)
    kinds = [kind for kind, (share, _) in TRIALS.items() for _ in range(share)]
    for kind, (_, trial) in TRIALS.items():
        trial(random.Random(f"warm {kind}"), home)  # what is imported only now is no breach
    for number in range(seed, seed + files):
        rng = random.Random(number)
        kind = rng.choice(kinds)
        began = time.monotonic()
        try:
            with within(PATIENCE), GUARD.watching(home, code=home / "bot.py"):
                end = TRIALS[kind][1](rng, home)
        except (Exception, Breach, Hang) as error:
            tally.failed.append(number)
            print(f"seed {number}: a {kind} file in {home}", file=sys.stderr, flush=True)
            traceback.print_exception(error, limit=-6)
            continue
        tally.ends[f"{kind} {end}"] += 1
        tally.longest = max(tally.longest, time.monotonic() - began)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.inputs", description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    tally, began = Tally(), time.monotonic()
    home = temporary_home()
    campaign(given.files, given.seed, home, tally)
    print(f"{given.files} files, {time.monotonic() - began:.0f} s, longest {tally.longest:.2f} s")
    print(", ".join(f"{end} {n}" for end, n in sorted(tally.ends.items())))
    from tools.campaigns.soak import highest  # only where the system tells

    print(f"{highest():.0f} MB at the most")
    return 1 if tally.failed or highest() > MEMORY else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
