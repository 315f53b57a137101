"""A league of bots of all kinds, most of which misbehave.

``python -m tools.campaigns.odd_bots --games 4`` plays all of them against an Easy, prints the
result of each, and fails on a wrong one.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from monopoly_gui.commands.arena import play_game
from monopoly_gui.engine.rules import Rules
from monopoly_gui.simulation.league import LeagueOutcome, LeagueTable
from monopoly_gui.simulation.outside.entrant import BotLimits, OutsideBot
from monopoly_gui.simulation.outside.process_pool import pool_of

#: a bot that plays simply, but for every fifth decision
TOP = """\
import gc, os, sys, threading, time
from monopoly_gui.engine.actions import *
from monopoly_gui.match.fallback import FallbackBot


class Odd:
    def __init__(self):
        self.reason, self.asked, self.simple = "", 0, FallbackBot()

    def decide(self, view):
        self.asked += 1
        found = self.act(view) if self.asked % 5 == 0 else None
        return self.simple.decide(view) if found is None else found

    def interject(self, view):
        return self.simple.interject(view)
"""
#: by what they do: whether that is a fault, and how
ODD: dict[str, tuple[bool, str]] = {
    "Honest": (False, "None"),
    "Crash": (True, "1 / 0"),
    "Mute": (True, "(_ for _ in ()).throw(type('Mute', (BaseException,), {'__str__': None}))"),
    "Hang": (True, "time.sleep(1000)"),
    "Spin": (True, "[0 for _ in iter(int, 1)]"),
    "Exit": (True, "sys.exit(3)"),
    "HardExit": (True, "os._exit(3)"),
    "Interrupt": (True, "(_ for _ in ()).throw(KeyboardInterrupt())"),
    "Fork": (True, "os.fork()"),
    "Shell": (True, "os.system('sleep 1000 &')"),
    "KillParent": (True, "os.kill(os.getppid(), 9)"),
    "Flood": (True, "bytearray(2 * 10**9)"),
    "BigFile": (True, "open(__file__ + '.big', 'wb').write(bytes(10**8))"),
    "Print": (True, "[print('x' * 10**5) for _ in range(100)]"),
    "Write": (True, "[os.write(1, b'{}\\n') for _ in range(100)]"),
    "Close": (True, "os.closerange(0, 100)"),
    "CloseOut": (False, "sys.stdout.close()"),
    "Threads": (False, "threading.Thread(target=time.sleep, args=(9,), daemon=True).start()"),
    "Lie": (True, "Roll(view.player - 1)"),
    "Fraction": (True, "Bid(view.player, 60 * 0.63)"),
    "Nan": (True, "Bid(view.player, float('nan'))"),
    "Truth": (True, "Roll(True)"),
    "Object": (True, "object()"),
    "Table": (True, "{'kind': 'roll', 'player': 0}"),
    "Huge": (True, "Bid(view.player, 10**400)"),
    "Deep": (True, "(lambda f: f(f))(lambda f: f(f))"),
    "Peek": (True, "[o for o in gc.get_objects() if type(o).__name__ == 'Engine'][0]"),
    "Spoil": (False, "view.state.cash.__setitem__(view.player - 1, 10**9)"),
    "Empty": (True, "view.state.stack.clear()"),  # and trips over it
}
#: in other languages: they take the first thing that is legal
PERL = r"""
$| = 1;
while (<STDIN>) {
    if (/"type": "game"/) { print qq({"type": "ready", "interjects": false}\n); next; }
    my ($number) = /"number": (\d+)/;
    my ($action) = /"legal": \[(\{[^{}]*\})/;
    print qq({"number": $number, "action": ), $action // "null", "}\n";
}
"""
AWK = r"""
/"type": "game"/ { print "{\"type\": \"ready\", \"interjects\": false}"; fflush(); next }
{
    match($0, /"number": [0-9]+/); number = substr($0, RSTART, RLENGTH)
    action = "null"
    if (match($0, /"legal": \[\{[^{}]*\}/)) action = substr($0, RSTART + 10, RLENGTH - 10)
    print "{" number ", \"action\": " action "}"; fflush()
}
"""
SHELL = r"""
while IFS= read -r line; do
    case $line in
        *'"type": "game"'*) echo '{"type": "ready", "interjects": false}'; continue ;;
    esac
    number=$(expr "$line" : '.*"number": \([0-9]*\)')
    action=$(expr "$line" : '.*"legal": \[\({[^{}]*}\)')
    echo "{\"number\": $number, \"action\": ${action:-null}}"
done
"""
LANGUAGES = {"perl": PERL, "awk": AWK, "sh": SHELL}
#: leaves something behind that has a session of its own and keeps the pipes
LEAVER = "setsid sh -c 'echo $$ >> {pids}; exec sleep 1000' &" + SHELL
#: those that never answer, whatever the patience
ENDLESS = ("Hang", "Spin")
#: enough for all others, however busy the machine is
PATIENT = BotLimits(answer=60.0, game=1000.0, ready=60.0, memory=512 * 1024**2, strikes=1)


def odd_bots(folder: Path) -> Iterator[OutsideBot]:
    """The Python classes, by their names."""
    file = folder / "odd.py"
    classes = (
        f"\n\nclass {name}(Odd):\n    def act(self, view):\n        {head}{act}\n"
        for name, (fault, act) in ODD.items()
        for head in ("return " if fault else "",)
    )
    file.write_text(TOP + "".join(classes), encoding="utf-8")
    for name in ODD:
        limits = replace(PATIENT, answer=1.0) if name in ENDLESS else PATIENT
        yield replace(OutsideBot.parse(f"{file}:{name}"), limits=limits)


def programs(folder: Path) -> Iterator[OutsideBot]:
    """One in each language that is here."""
    for language, source in LANGUAGES.items():
        if shutil.which(language):
            file = folder / f"bot.{language}"
            file.write_text(source, encoding="utf-8")
            flag = " -W interactive -f" if language == "awk" else ""
            bot = OutsideBot.parse_program(f"in_{language}={language}{flag} {file}")
            yield replace(bot, limits=replace(PATIENT, memory=bot.limits.memory))


def leaver(folder: Path) -> OutsideBot:
    """A bot that plays, and never ends all that it has started."""
    file = folder / "leaver.sh"
    file.write_text(LEAVER.replace("{pids}", str(folder / "pids")), encoding="utf-8")
    bot = OutsideBot.parse_program(f"leaver=sh {file}")
    return replace(bot, limits=replace(PATIENT, memory=bot.limits.memory))


def left_behind(folder: Path) -> list[str]:
    """The processes of the leaver that still run."""
    pids = (folder / "pids").read_text("utf-8").split()
    return [pid for pid in pids if Path("/proc", pid).exists()]


def league(bots: list[OutsideBot], games: int, rounds: int = 500) -> Iterator[LeagueOutcome]:
    """So many games of each alone against an Easy."""
    for bot in bots:
        table = LeagueTable((bot.name, "easy"), "us_2008", Rules(), 3, (bot,), rounds)
        yield from (play_game(table, number) for number in range(1, games + 1))


def amiss(bot: str, outcome: LeagueOutcome, honest: LeagueOutcome) -> list[str]:
    """The faults of a bot's game, beside the same game of the honest one.

    A bot of Python plays as the simple player but for its fault, so that the games are the same;
    one in another language plays its own, without a fault.
    """
    out = [outcome.failed] if outcome.failed else []
    if outcome.faults.get("easy", 0):
        out.append("its opponent is said to have failed")
    faulty = bool(outcome.faults.get(bot, 0))
    if faulty != (bot in ODD and ODD[bot][0]):
        out.append(f"{outcome.faults} faults are counted: {outcome.told}")
    if bot in ODD and bot not in outcome.winners and "Honest" in honest.winners:
        out.append("it lost a game that the simple player wins")
    if bot in ODD and outcome.rounds != honest.rounds:
        out.append(f"the game took {outcome.rounds} rounds in place of {honest.rounds}")
    return out


def main(arguments: list[str]) -> int:
    """Play the league; 1 if anything in it is not right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    given = parser.parse_args(arguments)
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        bots = [*odd_bots(Path(name)), *programs(Path(name))]
        if sys.platform == "linux":
            bots.append(leaver(Path(name)))
        honest = list(league(bots[:1], given.games))
        for bot in bots:
            for outcome, plain in zip(league([bot], given.games), honest, strict=True):
                wrong = amiss(bot.name, outcome, plain)
                bad += bool(wrong)
                print(f"{bot.name}: {'; '.join(wrong) or 'right'}; {outcome}", flush=True)
            pool_of(bot).end()
        if sys.platform == "linux" and (left := left_behind(Path(name))):
            bad += 1
            print(f"processes {', '.join(left)} run on")
    print(f"{len(bots)} bots, {len(bots) * given.games} games, {bad} of them not right")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
