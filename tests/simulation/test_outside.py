"""Bots of strangers: what they do wrong stays theirs, and the game goes on as it would have."""

import os
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import View, view
from monopoly_gui.simulation.league import LeagueOutcome
from monopoly_gui.simulation.outside import orphans
from monopoly_gui.simulation.outside.bot import ProcessBot
from monopoly_gui.simulation.outside.child import AnswerTimeout, Child, ProcessGone
from monopoly_gui.simulation.outside.entrant import BotLimits, OutsideBot, OutsideBotError
from monopoly_gui.simulation.outside.messages import (
    AnswerMissing,
    game_line,
    question_line,
    read,
    read_ready,
    read_reply,
)
from monopoly_gui.simulation.outside.process_pool import pool_of
from monopoly_gui.storage.exchange import setting_from, state_from
from tests.deadline import deadline
from tests.waiting import LONG
from tools.campaigns.odd_bots import ODD, PATIENT, league, odd_bots, programs

#: of all kinds of faults those that differ most; the campaign has them all
SHORT = (*("Crash", "HardExit", "Fork", "Print", "Close", "Lie", "Nan", "Huge", "Spoil", "Hang"),)
#: a process that leaves another one behind, which keeps its pipes, and then answers
LEAVES = """\
import os, time
from pathlib import Path
os.read(0, 9)
{way}
    Path({pid!r} + ".new").write_text(str(os.getpid()))
    os.replace({pid!r} + ".new", {pid!r})
    time.sleep(600)
while not Path({pid!r}).exists():
    time.sleep(0.01)
os.write(1, b"{{}}\\n")
"""
#: ways to leave the group and the session, and one to leave the parent too
DETACHED = {
    "once": "if not os.fork():\n    os.setsid()",
    "twice": "if not os.fork():\n    os.setsid()\n    if os.fork(): os._exit(0)",
}
STATE = setup.start(load_edition("us_2008"), Rules(), 3, 5).state


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> dict[str, OutsideBot]:
    return {bot.name: bot for bot in odd_bots(tmp_path_factory.mktemp("bots"))}


@pytest.fixture(scope="module")
def honest(bots: dict[str, OutsideBot]) -> LeagueOutcome:
    """The game without any fault."""
    return next(league([bots["Honest"]], 1, rounds=6))


@pytest.mark.parametrize("name", SHORT)
def test_an_odd_bot_costs_nobody_else_anything(
    bots: dict[str, OutsideBot], honest: LeagueOutcome, name: str
) -> None:
    """It plays as the simple player, so that the game is the same whatever its fault."""
    odd = next(league([bots[name]], 1, rounds=6))
    assert honest.failed == odd.failed == ""
    assert honest.faults == {"Honest": 0}
    assert odd.faults.get("easy", 0) == 0
    assert bool(odd.faults[name]) == ODD[name][0]
    assert bool(odd.told) == ODD[name][0]
    assert (odd.winners, odd.rounds) == (honest.winners, honest.rounds)


@pytest.mark.skipif(os.name != "posix", reason="perl, awk and sh are Unix's")
def test_bots_are_written_in_any_language(tmp_path: Path) -> None:
    found = list(programs(tmp_path))
    assert found
    for bot, outcome in zip(found, league(found, 1, rounds=4), strict=True):
        assert outcome.faults == {bot.name: 0}, outcome.told


def test_a_bot_is_told_nothing_that_a_player_does_not_see() -> None:
    lines = [
        question_line(1, True, view(state, 1).state, None)
        for state in (
            STATE,
            setup.start(STATE.board, STATE.rules, 3, 99).state,
        )
    ]
    parts = [read(line)["state"] for line in lines]
    for each in parts:
        each.pop("order")  # who begins, which all can see
        each.pop("current")
        each.pop("stack")
    assert parts[0] == parts[1], "the seed or the cards can be told from it"


def test_what_is_told_is_the_whole_view() -> None:
    seen = view(STATE, 2)
    said = read(game_line(STATE.board, STATE.rules, 2, 3))
    line = question_line(7, True, seen.state, [])
    start = line.index(b'"state": ') + len(b'"state": ')
    text = line[start : line.rindex(b', "legal"')]
    assert View(said["seat"], state_from(text, *setting_from(said))) == seen


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"roll", "no JSON object"),
        (b"[1]", "no JSON object"),
        (b"[" * 100_000, "no JSON object"),
        (b'{"number": 2, "action": null}', "another question"),
        (b'{"number": 1, "action": {"kind": "roll", "player": 0.0}}', "no action"),
        (b'{"number": 1, "action": {"kind": "bid", "player": 0, "amount": NaN}}', "no action"),
        (b'{"number": 1, "action": {"kind": "dance", "player": 0}}', "no action"),
    ],
    ids=range(7),
)
def test_what_answers_nothing_is_said(line: bytes, why: str) -> None:
    with pytest.raises(AnswerMissing, match=why):
        read_reply(line, 1)


def test_a_bot_that_does_not_say_that_it_is_ready() -> None:
    with pytest.raises(AnswerMissing, match="ready"):
        read_ready(b"{}")


def test_a_process_that_writes_without_end_is_not_listened_to(tmp_path: Path) -> None:
    bot = _python(tmp_path, "import os\nwhile True: os.write(1, b'x' * 10000)")
    with pytest.raises(ProcessGone, match="its process ended"):
        bot.ask(b"{}\n", LONG)
    assert not bot.alive


def test_a_process_that_is_late_is_ended(tmp_path: Path) -> None:
    bot = _python(tmp_path, "import time\ntime.sleep(100)")
    with pytest.raises(AnswerTimeout, match=r"longer than 0\.1 s"):
        bot.ask(b"{}\n", 0.1)
    assert not bot.alive


def test_a_process_that_does_not_read_is_late(tmp_path: Path) -> None:
    bot = _python(tmp_path, "import time\ntime.sleep(100)")
    with deadline("a process that does not read is waited for"), pytest.raises(AnswerTimeout):
        bot.ask(b"x" * 1_000_000 + b"\n", 0.1)
    assert not bot.alive


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing finds what detached itself")
@pytest.mark.parametrize("way", DETACHED)
def test_what_a_bot_has_detached_ends_with_it(tmp_path: Path, way: str) -> None:
    pid = tmp_path / "pid"
    bot = _python(tmp_path, LEAVES.format(pid=str(pid), way=DETACHED[way]))
    try:
        bot.ask(b"{}\n", 30.0)
        with deadline("what a bot has left holds the arena up"):
            bot.end()
        assert not Path("/proc", pid.read_text()).exists(), "it runs on"
    finally:
        with suppress(ProcessLookupError):
            os.kill(int(pid.read_text()), signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="a job ends all that belongs to it")
def test_a_pipe_that_stays_open_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a system that cannot find what has detached itself."""
    monkeypatch.setattr(orphans, "foreign_children", set)
    pid = tmp_path / "pid"
    bot = _python(tmp_path, LEAVES.format(pid=str(pid), way=DETACHED["twice"]))
    try:
        bot.ask(b"{}\n", 30.0)
        with deadline("the pipe of a bot that has ended is waited for"):
            bot.end()
        assert not bot.alive
    finally:
        os.kill(int(pid.read_text()), signal.SIGKILL)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing finds what detached itself")
def test_a_league_ends_what_a_bot_that_crashed_has_left(tmp_path: Path) -> None:
    file = tmp_path / "leaver.py"
    pid = tmp_path / "pid"
    code = LEAVES.format(pid=str(pid), way=DETACHED["twice"]) + "\nraise SystemExit(1)"
    file.write_text(code, encoding="utf-8")
    leaver = OutsideBot("leaver", Path(sys.executable), command=(sys.executable, str(file)))
    limits = replace(PATIENT, answer=1.5)
    with deadline("a league is held up"):
        outcome = next(league([replace(leaver, limits=limits)], 1, rounds=2))
        pool_of(replace(leaver, limits=limits)).end()
    assert outcome.failed == ""
    assert outcome.faults["leaver"]
    assert not Path("/proc", pid.read_text()).exists(), "it runs on"


def _python(folder: Path, code: str) -> Child:
    file = folder / "program.py"
    file.write_text(code, encoding="utf-8")
    return Child([sys.executable, str(file)], BotLimits())


def test_a_bot_that_takes_too_long_in_all_is_asked_no_more(tmp_path: Path) -> None:
    (honest,) = (bot for bot in odd_bots(tmp_path) if bot.name == "Honest")
    bot = ProcessBot(replace(honest, limits=replace(honest.limits, game=0.0)))
    assert bot.begin(STATE, STATE.current) == ""
    seen = View(STATE.current, STATE)
    assert bot.decide(seen) == bot.decide(seen)
    assert bot.faults == 1
    assert bot.first_fault == "it took longer than 0 s in one game"
    bot.close()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("perl bot.pl", "takes name=program arguments"),
        ("me=", "takes name=program arguments"),
        ("me='unended", "takes name=program arguments"),
        ("me=no_such_program_here", "There is no program no_such_program_here"),
    ],
)
def test_a_program_that_is_none_is_refused(text: str, why: str) -> None:
    with pytest.raises(OutsideBotError, match=why):
        OutsideBot.parse_program(text)
