"""Thousands of forged saves: the program rejects each with a message or can play it.

``python -m tools.campaigns.hand_made --files 20000 --seed 1`` makes 20,000 unsigned saves from
positions of random games, with changes in any of their fields.  A game that opens must wait for at
least one player, give each of these players an action, and run to its end or for 300 actions
without a fault; a failure names the seed that recreates the file.
"""

import argparse
import json
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, get_args

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from monopoly_gui.engine import machine, setup
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.frames import Frame
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import options
from monopoly_gui.engine.state import State
from monopoly_gui.match.match import Match
from monopoly_gui.storage import LogEntry, SavedGame, SaveError, SeatRecord, load
from monopoly_gui.storage.save_file import contents
from monopoly_gui.ui.playback.fold import fold
from monopoly_gui.ui.table_model import model_of
from tests.engine.choosing import choose
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules

#: random games whose positions are written down, their length, and how many of a kind are kept
GAMES, LENGTH, OF_A_KIND = 60, 250, 10
#: actions that a game which was opened is played on for, and a shorter one by computers
ACTIONS, MOVES = 300, 40
#: one file of so many is also played by computers
BY_COMPUTERS = 12
#: one action of so many is somebody else's than of those who are asked
ELSE = 5
NUMBERS = (-2, -1, 0, 1, 2, 3, 4, 5, 7, 8, 10, 20, 30, 39, 40, 41, 99, 100, 101, 115, 255, 10**6,
           10**9, 10**13, 2**63, 10**40)  # fmt: skip
WORDS = ("", "roll", "end", "moving", "house", "hotel", "bus", "triple", "rent", "tax", "card",
         "jail", "auction", "interest", "gift", "limit", "bankruptcies")  # fmt: skip
FRAMES: tuple[type, ...] = get_args(Frame)
Raw = dict[str, Any]
Hand = Callable[[random.Random, Raw, int], None]


@dataclass
class Tally:
    """The fate of the files."""

    ends: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    failed: list[int] = field(default_factory=list)


# -- positions to begin with --------------------------------------------------------------


@cache
def sources() -> tuple[bytes, ...]:
    """Saves of random games at all kinds of moments, some with the log of what led there."""
    found: dict[str, list[bytes]] = {}
    for seed in range(GAMES):
        rng = random.Random(f"source {seed}")
        players = rng.choice((2, 3, 4, 5, 8))
        board = random_board(rng)
        rules = random_rules(rng, board, players)
        state = (
            position(rng, board, rules, players)
            if rng.random() < 0.7
            else setup.start(board, rules, players, seed).state
        )
        engine = Engine(state, SeededChance())
        engine.settle()
        start = engine.state.clone()
        log: list[LogEntry] = []
        seats = tuple(
            SeatRecord(f"Player {p + 1}", "ai" if p else "human", "", p) for p in range(players)
        )
        for _ in range(LENGTH):
            state = engine.state
            kind = " ".join(frame.kind for frame in state.stack)
            kept = found.setdefault(kind, [])
            if len(kept) < OF_A_KIND and rng.random() < 0.5:
                kept.append(contents(SavedGame("Made", seats, start, state.clone(), log[:])))
            if state.over:
                break
            ways = {p: machine.legal(state, p) for p in range(players)}
            action = choose(rng, state, ways)
            if machine.why_not(state, action) is None:
                version = state.version
                engine.apply(action)
                log.append((version, action, tuple(engine.drawn)))
    return tuple(data for kind in sorted(found) for data in found[kind])


# -- hands ----------------------------------------------------------------------------------


def somewhere(rng: random.Random, here: Any) -> None:
    """Something else in any place of the position, of the kind that stands there."""
    while isinstance(here, dict | list) and here:
        key = rng.choice(list(here)) if isinstance(here, dict) else rng.randrange(len(here))
        below = here[key]
        if not isinstance(below, dict | list) or not below:
            here[key] = other(rng, below)
            return
        if isinstance(below, list) and rng.random() < 0.15:
            shaken(rng, below)
            return
        here = below


def other(rng: random.Random, value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1)) if rng.random() < 0.3 else rng.choice(NUMBERS)
    if isinstance(value, str):
        return rng.choice(WORDS)
    return [rng.choice(NUMBERS)] if isinstance(value, list) else value


def shaken(rng: random.Random, found: list[Any]) -> None:
    """A list with an entry more, or less, or in another order."""
    way = rng.randrange(3)
    if way == 0:
        rng.shuffle(found)
    elif way == 1:
        found.append(deepcopy(rng.choice(found)))
    else:
        del found[rng.randrange(len(found))]


def any_field(rng: random.Random, raw: Raw, players: int) -> None:
    somewhere(rng, raw["snapshot"])


def frame_field(rng: random.Random, raw: Raw, players: int) -> None:
    somewhere(rng, rng.choice(raw["snapshot"]["stack"]))


def frame_order(rng: random.Random, raw: Raw, players: int) -> None:
    shaken(rng, raw["snapshot"]["stack"])
    raw["snapshot"]["stack"] = raw["snapshot"]["stack"] or [made(rng, raw, players)]


def new_frame(rng: random.Random, raw: Raw, players: int) -> None:
    """A frame of any kind on top, or anywhere, or in place of another."""
    stack = raw["snapshot"]["stack"]
    frame = made(rng, raw, players)
    way = rng.random()
    if way < 0.5:
        stack.append(frame)
    elif way < 0.75:
        stack.insert(rng.randrange(len(stack) + 1), frame)
    else:
        stack[rng.randrange(len(stack))] = frame


def made(rng: random.Random, raw: Raw, players: int) -> Raw:
    """A frame of any kind that could nearly be."""
    kind = rng.choice(FRAMES)
    frame: Raw = {}
    for each in fields(kind):
        if each.name == "kind":
            frame["kind"] = each.default
        else:
            frame[each.name] = fitting(rng, raw, players, each.name, str(each.type))
    return frame


def fitting(rng: random.Random, raw: Raw, players: int, name: str, kind: str) -> Any:
    """A value that such a field could nearly have."""
    here = raw["snapshot"]
    if kind == "bool":
        return rng.random() < 0.5
    if kind == "str":
        return rng.choice(WORDS)
    if name == "player":
        return here["current"] if rng.random() < 0.6 else rng.randrange(players)
    if name == "plans":
        return [[rng.randrange(40)] * (rng.random() < 0.5) for _ in range(players)]
    if name in ("leader", "creditors", "bidders", "ranking"):
        who = rng.sample(range(-1, players), rng.randint(1, players))
        return who[0] if name == "leader" else who
    if kind.startswith("tuple"):
        return rng.sample(range(40), rng.randint(0, 4))
    if name in ("space", "spot"):
        return rng.randrange(-1, 40)
    return rng.choice((0, 1, 2, 5, 50, 200, rng.randrange(1 << players)))


def deed(rng: random.Random, raw: Raw, players: int) -> None:
    """A deed changes hands, or is mortgaged."""
    here, space = raw["snapshot"], rng.randrange(40)
    if rng.random() < 0.7:
        here["owner"][space] = rng.randrange(-1, players)
    else:
        here["mortgaged"][space] = not here["mortgaged"][space]


def buildings(rng: random.Random, raw: Raw, players: int) -> None:
    raw["snapshot"]["buildings"][rng.randrange(40)] = rng.randrange(6)


def fallen(rng: random.Random, raw: Raw, players: int) -> None:
    """A player is out, with or without the consequences."""
    here, who = raw["snapshot"], rng.randrange(players)
    here["alive"][who] = not here["alive"][who]
    if rng.random() < 0.8:
        here["fallen"] = [p for p in range(players) if not here["alive"][p]]
        here["cash"][who] = 0
        here["owner"] = [-1 if owner == who else owner for owner in here["owner"]]
        here["decks"][0].extend(here["cards"][who])
        here["cards"][who] = []


def turn(rng: random.Random, raw: Raw, players: int) -> None:
    """It is somebody else's turn, in any phase of it."""
    here, who = raw["snapshot"], rng.randrange(players)
    here["current"] = who
    here["stack"][0] = {
        "kind": "turn", "player": who, "phase": rng.choice(("roll", "end", "moving")),
        "again": rng.random() < 0.3, "rolled": rng.random() < 0.5, "over": rng.random() < 0.1,
    }  # fmt: skip


def prisoner(rng: random.Random, raw: Raw, players: int) -> None:
    here, who = raw["snapshot"], rng.randrange(players)
    here["jail_turns"][who] = rng.randrange(-1, 6)
    if rng.random() < 0.8:
        here["position"][who] = 10


def money(rng: random.Random, raw: Raw, players: int) -> None:
    here = raw["snapshot"]
    here["cash"][rng.randrange(players)] = rng.choice((0, 0, 1, 7, 100, 10**5, 10**13))
    here["salaries"][rng.randrange(players)] = rng.choice((0, 200))


def card(rng: random.Random, raw: Raw, players: int) -> None:
    """A card goes to another place."""
    here = raw["snapshot"]
    piles = [*here["decks"], *here["cards"]]
    source = rng.choice([pile for pile in piles if pile] or [[0]])
    key = source.pop(rng.randrange(len(source)))
    rng.choice(piles).append(key)


def claim(rng: random.Random, raw: Raw, players: int) -> None:
    here = raw["snapshot"]
    owner, debtor = rng.choices(range(players), k=2)
    here["claims"].append({
        "id": here["next_id"], "owner": owner, "debtor": debtor, "space": rng.randrange(40),
        "amount": rng.choice((0, 22, 2000)), "until": here["turn"] + 1, "asked": rng.random() < 0.4,
    })  # fmt: skip
    here["next_id"] += rng.random() < 0.9


def offer(rng: random.Random, raw: Raw, players: int) -> None:
    """An offer of anything to anybody."""

    def bundle() -> Raw:
        return {
            "cash": rng.choice((0, 0, 10, 5000)),
            "deeds": rng.sample(range(40), rng.randrange(3)),
            "cards": [rng.randrange(120)] * (rng.random() < 0.1),
        }

    here = raw["snapshot"]
    player, partner = rng.choices(range(players), k=2)
    here["offers"].append({
        "id": here["next_id"], "player": player, "partner": partner, "give": bundle(),
        "get": bundle(), "settles": rng.random() < 0.2, "agreed": rng.random() < 0.3,
        "owed": 0, "lent": [],
    })  # fmt: skip
    here["next_id"] += rng.random() < 0.9


def order(rng: random.Random, raw: Raw, players: int) -> None:
    rng.shuffle(raw["snapshot"]["order"])


def rule(rng: random.Random, raw: Raw, players: int) -> None:
    """A position by another rule."""
    option = rng.choice(list(options()))
    low, high = option.limits
    raw["rules"][option.name] = rng.choice(option.values or (low, min(high, low + 1), high))


HANDS: tuple[Hand, ...] = (
    any_field, any_field, any_field, frame_field, frame_field, frame_order, new_frame, new_frame,
    new_frame, deed, buildings, fallen, turn, turn, prisoner, money, card, claim, offer, offer,
    order, rule, rule,
)  # fmt: skip


def made_by_hand(rng: random.Random) -> bytes:
    """A save that somebody has written, most often so that its sums are right."""
    raw = json.loads(rng.choice(sources()))
    raw.pop("digest", None)
    players = len(raw["snapshot"]["cash"])
    for _ in range(rng.choice((1, 1, 2, 3, 5))):
        try:
            rng.choice(HANDS)(rng, raw, players)
        except (IndexError, KeyError, TypeError, ValueError, AttributeError):
            continue  # what an earlier hand has left is not what this one needs
    if rng.random() < 0.9:
        _mend(raw["snapshot"])
    if rng.random() < 0.85:
        raw["log"], raw["start"] = [], raw["snapshot"]
    return json.dumps(raw).encode()


def _mend(here: Raw) -> None:
    """Let the Bank have what makes all sums right, as somebody who knows the checks would."""
    try:
        here["bank"] = -sum(here["cash"]) - here["pot"]
        levels = here["buildings"]
        here["hotels_left"] = 12 - levels.count(5)
        here["houses_left"] = 32 - sum(level for level in levels if level != 5)
    except TypeError:
        return


# -- what has to hold ------------------------------------------------------------------------


def try_file(rng: random.Random, path: Path, tally: Tally, computers: bool) -> str:
    """Open a file and play it; how it ended."""
    path.write_bytes(made_by_hand(rng))
    try:
        game = load(path)
    except SaveError as error:
        text = str(error.reason)
        assert text and len(text) < 2000 and "Traceback" not in text, text
        assert "Error(" not in text, f"no sentence: {text}"
        tally.refused[text.split("(")[0].split(":")[0].strip()[:50]] += 1
        return "refused"
    if computers:
        play_by_computers(game)
    return play(rng, game.state, tally)


def play(rng: random.Random, state: State, tally: Tally) -> str:
    """Let everybody do anything that may be done, and look at the table all the time."""
    engine = Engine(state.clone(), SeededChance())
    text = model_of(engine.state)
    for _ in range(ACTIONS):
        state = engine.state
        asked = machine.deciders(state)
        if state.over:
            assert not asked
            return "played to the end"
        assert asked, f"nobody is asked: {state.stack}"
        for player in asked:
            assert machine.legal(state, player), f"{player} is stuck: {state.stack}"
        engine.apply(any_action(rng, state, asked))
        tally.actions += 1
        for event in engine.events:
            fold(text, event)
        assert engine.state.problems() == [], engine.state.problems()
        assert text == model_of(engine.state), "the table shows something else"
    return "played on"


def any_action(rng: random.Random, state: State, asked: Sequence[int]) -> Any:
    """Something that may be done now, mostly by one of those who are asked."""
    if rng.randrange(ELSE) == 0:
        ways = [way for p in state.living() for way in machine.legal(state, p)]
        return rng.choice(ways)
    ways = machine.legal(state, rng.choice(asked))
    kinds = sorted({way.kind for way in ways})
    kind = rng.choice(kinds)
    return rng.choice([way for way in ways if way.kind == kind])


def play_by_computers(game: SavedGame) -> None:
    """Computers on all seats go on with it, and none of them fails or gives no answer."""
    game.seats = tuple(
        SeatRecord(seat.name, "ai", "", at, "easy") for at, seat in enumerate(game.seats)
    )
    match = Match.from_saved(game, threaded=False)
    for _ in range(MOVES):
        step = match.poll()
        assert step is not None or match.state.over, f"nobody moves: {match.state.stack}"
        if step is None:
            break
    assert match.opponents.faults == [], match.opponents.faults
    match.close()


def campaign(files: int, seed: int, folder: Path, tally: Tally) -> None:
    """Try so many files; of those that fail the seeds are noted."""
    path = folder / "made.json"
    for number in range(seed, seed + files):
        rng = random.Random(f"hand made {number}")
        try:
            end = try_file(rng, path, tally, computers=number % BY_COMPUTERS == 0)
        except Exception as error:
            tally.failed.append(number)
            print(f"seed {number}", file=sys.stderr, flush=True)
            traceback.print_exception(error, limit=-4)
            continue
        tally.ends[end] += 1


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.campaigns.hand_made", description=__doc__
    )
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    tally, began = Tally(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        campaign(given.files, given.seed, Path(folder), tally)
    ends = ", ".join(f"{end} {count}" for end, count in sorted(tally.ends.items()))
    print(f"{given.files} files, {time.monotonic() - began:.0f} s: {ends}, failed {tally.failed}")
    print(f"{tally.actions} actions; refused: {tally.refused.most_common(40)}")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
