"""Runs steps side by side, each with a time limit, and says at the end how each of them went.

A step is a command. Its status says how it went: 0 it passed, ``NOT_PROVEN`` this machine cannot
try it, where it prints why, anything else it failed. What came right only at the second try it
prints by ``unstable``.
"""

import os
import re
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import IntEnum
from pathlib import Path
from typing import TextIO

#: the status of a command that this machine cannot try, and its reason: an internal error of pytest
#: has the same status, and has failed
NOT_PROVEN = 3
REASON = re.compile(r"^NOT PROVEN: (.*)", re.MULTILINE)
#: what a step prints before the name of something that passed only at the second try
MARK = "UNSTABLE: "
#: seconds between two looks at a process
LOOK_EVERY = 0.1
#: the line with which pytest ends
COUNT = re.compile(r"^[= ]*(?:\d+ \w+, )*\d+ (?:passed|failed)\b.*$", re.MULTILINE)
SECOND_TRY = "at the second try"
RULE = "#" * 72


@dataclass(frozen=True, slots=True)
class Step:
    """A command, and what it shows."""

    name: str
    shows: str
    command: tuple[str, ...]
    #: the steps that must have passed before
    needs: tuple[str, ...] = ()
    #: after these it is ended and has failed
    minutes: float = 10
    #: whether nothing may run beside it
    alone: bool = False
    #: why this machine cannot try it, if it cannot
    lacking: str = ""
    #: whether it gets a second try, as it drives a window and a desktop may lose a click
    again: bool = False
    #: a file that it leaves for those that need it
    makes: str = ""


class How(IntEnum):
    """The results of a step, from good to bad."""

    PASSED = 0
    UNSTABLE = 1
    NOT_PROVEN = 2
    NOT_RUN = 3
    FAILED = 4

    def __str__(self) -> str:
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True)
class Outcome:
    """A step's result and reason, its seconds, and its output."""

    name: str
    how: How
    why: str = ""
    seconds: float = 0.0
    #: of the processor, for the command and all that it waited for
    processor: float = 0.0
    printed: str = ""

    @property
    def count(self) -> str:
        """The line in which pytest counts its tests, "" if there is none."""
        found = COUNT.findall(self.printed)
        return found[-1].strip("= ") if found else ""

    @property
    def unstable(self) -> list[str]:
        """Tests that passed only at the second try, with both outputs."""
        return [text.rstrip() for text in _marked(self.printed)]


def unstable(name: str, first: str, second: str) -> str:
    """A step's report of a test that failed and then passed."""
    text = "at first:\n{}\nat the second try:\n{}\n".format(first.strip("\n"), second.strip("\n"))
    return f"{MARK}{name}\n" + textwrap.indent(text, "    ", lambda line: True)


def _marked(printed: str) -> Iterator[str]:
    # a mark and the lines below it that are indented
    pattern = rf"^{re.escape(MARK)}.*\n(?:    .*\n?)*"
    return (found[0] for found in re.finditer(pattern, printed, re.MULTILINE))


@dataclass(slots=True)
class Runner:
    """Runs commands in a folder; what each prints is kept in a file in ``logs``."""

    folder: Path
    logs: Path
    #: how many steps run at once
    side_by_side: int = 2
    out: TextIO = field(default_factory=lambda: sys.stdout)
    _running: set[subprocess.Popen[bytes]] = field(default_factory=set)

    def run(self, steps: Sequence[Step]) -> list[Outcome]:
        """Run them all; a step waits for those that it needs, and is left out where one failed."""
        waiting, outcomes = list(steps), dict[str, Outcome]()
        running: dict[Future[Outcome], Step] = {}
        with ThreadPoolExecutor(self.side_by_side) as pool:
            try:
                while waiting or running:
                    for step in self._startable(waiting, list(running.values())):
                        waiting.remove(step)
                        running[pool.submit(self._attempt, step, dict(outcomes))] = step
                    assert running, f"these steps need each other: {waiting}"
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        outcomes[running.pop(future).name] = outcome = future.result()
                        self._show(outcome)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in list(self._running):
                    _kill(process)
                raise
        return [outcomes[step.name] for step in steps]

    def _startable(self, waiting: Sequence[Step], running: Sequence[Step]) -> list[Step]:
        """Those that may begin now; a step that runs alone lets nothing past it."""
        found: list[Step] = []
        for step in waiting:
            busy = [*running, *found]
            if len(busy) >= self.side_by_side or any(other.alone for other in busy):
                break
            # what is not done in this run lies there already
            if any(need == other.name for need in step.needs for other in (*waiting, *running)):
                continue
            if step.alone and busy:
                break
            found.append(step)
        return found

    def _attempt(self, step: Step, before: Mapping[str, Outcome]) -> Outcome:
        """Run a step, unless it cannot be tried or something that it needs is not there."""
        if step.lacking:
            return Outcome(step.name, How.NOT_PROVEN, step.lacking)
        for need in step.needs:
            if need in before and (how := before[need].how) > How.UNSTABLE:
                here = How.NOT_PROVEN if how == How.NOT_PROVEN else How.NOT_RUN
                return Outcome(step.name, here, f"{need}, which it needs: {how}")
        print(f"... {step.name}: {step.shows}", file=self.out, flush=True)
        first = self._execute(step)
        if not step.again or first.how != How.FAILED:
            return first
        second = self._execute(step)
        if second.how != How.PASSED:
            return second
        printed = f"{second.printed}\n{unstable(step.name, first.printed, second.printed)}"
        return replace(
            second,
            how=How.UNSTABLE,
            why=SECOND_TRY,
            seconds=first.seconds + second.seconds,
            processor=first.processor + second.processor,
            printed=printed,
        )

    def _execute(self, step: Step) -> Outcome:
        log = self.logs / f"{step.name}.log"
        begun = time.monotonic()
        with log.open("wb") as into:
            try:
                process = subprocess.Popen(
                    step.command,
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=into,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
            except OSError as error:
                return Outcome(step.name, How.FAILED, f"it cannot be started: {error}")
            self._running.add(process)
            status, processor = self._follow(process, log, begun + 60 * step.minutes)
            self._running.discard(process)
        printed = log.read_text(encoding="utf-8", errors="replace")
        how, why = verdict(status, printed, step.minutes)
        seconds = time.monotonic() - begun
        return Outcome(step.name, how, why, seconds, processor, printed)

    def _follow(
        self, process: subprocess.Popen[bytes], log: Path, end: float
    ) -> tuple[int | None, float]:
        """Wait for a process; its status, None where it took too long, and its processor time."""
        with log.open(encoding="utf-8", errors="replace") as printed:
            while True:
                status, processor = _ended(process)
                if self.side_by_side == 1:
                    print(printed.read(), end="", file=self.out, flush=True)
                if status is not None:
                    return status, processor
                if time.monotonic() > end:
                    _kill(process)
                    return None, processor
                time.sleep(LOOK_EVERY)

    def _show(self, outcome: Outcome) -> None:
        """A step's output, in one block, with its result."""
        if outcome.printed and self.side_by_side > 1:
            print(f"\n=== {outcome.name}\n{outcome.printed.rstrip()}", file=self.out)
        print(f"=== {line(outcome)}\n", file=self.out, flush=True)


def verdict(status: int | None, printed: str, minutes: float) -> tuple[How, str]:
    """The result of a step that ended with this status, None for a killed one, and the reason."""
    if status is None:
        return How.FAILED, f"it took longer than {minutes:g} minutes and was ended"
    if status == NOT_PROVEN and (reasons := REASON.findall(printed)):
        return How.NOT_PROVEN, reasons[-1]
    if status:
        return How.FAILED, f"status {status}"
    return (How.UNSTABLE, SECOND_TRY) if any(_marked(printed)) else (How.PASSED, "")


def _ended(process: subprocess.Popen[bytes]) -> tuple[int | None, float]:
    """The status of a process that has ended, and the processor time of it and its children."""
    if sys.platform == "win32":
        return process.poll(), 0.0
    pid, status, usage = os.wait4(process.pid, os.WNOHANG)
    if not pid:
        return None, 0.0
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):  # it has just ended by itself
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


# what is said at the end -------------------------------------------------------------


def summary(outcomes: Sequence[Outcome]) -> str:
    """Unstable and unproven steps, a table of all, and the tests counted."""
    worst = max(outcome.how for outcome in outcomes)
    failed = [o.name for o in outcomes if o.how >= How.NOT_RUN]
    parts = [
        *(text for outcome in outcomes for text in outcome.unstable),
        *(
            f"{RULE}\nNOT PROVEN: {o.name}: {o.why}\n{RULE}"
            for o in outcomes
            if o.how == How.NOT_PROVEN
        ),
        "\n".join(line(outcome) for outcome in outcomes),
        "\n".join(f"{o.name}: {o.count}" for o in outcomes if o.count),
        f"FAILED: {', '.join(failed)}" if failed else VERDICTS[worst],
    ]
    return "\n\n".join(part for part in parts if part)


VERDICTS: Mapping[How, str] = {
    How.PASSED: "all passed",
    How.UNSTABLE: "all passed, some at the second try, as said above",
    How.NOT_PROVEN: "all else passed; NOT PROVEN is what is said above",
}


def line(outcome: Outcome) -> str:
    """A row of the table."""
    took = f"{outcome.seconds:7.1f} s {outcome.processor:8.1f} s of the processor"
    return f"{outcome.how!s:10}  {outcome.name:18} {took}  {outcome.why}".rstrip()


def status(outcomes: Sequence[Outcome]) -> int:
    """The exit status: 1 if something failed, else 3 if something is not proven, else 0."""
    worst = max(outcome.how for outcome in outcomes)
    if worst >= How.NOT_RUN:
        return 1
    return NOT_PROVEN if worst == How.NOT_PROVEN else 0


def chosen(steps: Sequence[Step], names: Sequence[str], made: Callable[[str], bool]) -> list[Step]:
    """The steps of these names, and those that they need and that have not been made yet."""
    by_name = {step.name: step for step in steps}
    wanted = list(names)
    for name in wanted:  # grows on the way
        for need in by_name[name].needs:
            if need not in wanted and not (by_name[need].makes and made(by_name[need].makes)):
                wanted.append(need)
    return [step for step in steps if step.name in wanted]
