"""Opponents from outside: a class in a Python file that the user names.

This is the one place where the game runs code that did not come with it, and only
when asked to on the command line.
"""

from __future__ import annotations

import importlib.util
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

from ..ai.bot import Bot
from ..engine.actions import Action, RefuseTrade
from ..engine.errors import IllegalAction
from ..engine.machine import verify
from ..engine.view import View, view
from ..match.fallback import FallbackBot
from ..match.worker import LONGEST_REASON, InThread, Question

#: seconds an outside bot may think about one answer
PATIENCE = 5.0
#: seconds that running a bot's file, or making a bot, may take
MAKING = 20.0
#: bytes that a bot's file may have
LARGEST = 4 * 1024 * 1024
#: answers for which a process waits in vain before it asks the bots of a file no more
STRIKES = 3


class OutsideBotError(ValueError):
    """An outside bot cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class OutsideBot:
    """Where an outside bot comes from; ``name`` is what it is called at the table."""

    name: str
    file: Path
    class_name: str

    @staticmethod
    def parse(text: str) -> OutsideBot:
        """Read ``path.py:Class`` or ``name=path.py:Class``; OutsideBotError where it is neither."""
        name, found, rest = text.partition("=")
        if Path(name).name != name:  # part of the path to the file
            found = ""
        path, colon, class_name = (rest if found else text).rpartition(":")
        if not (colon and path and class_name.isidentifier()):
            raise OutsideBotError(f"--bot takes path.py:Class or name=path.py:Class, not {text!r}.")
        file = Path(path)
        if not file.is_file():
            raise OutsideBotError(f"There is no file {path} to take the bot {class_name} from.")
        return OutsideBot(name if found else class_name, file.absolute(), class_name)


@dataclass(slots=True)
class Waits:
    """How often this process has waited in vain for the bots of a file."""

    vain: int = 0


@lru_cache(maxsize=64)
def waits_for(outside: OutsideBot) -> Waits:
    """The count that all bots of the file share."""
    return Waits()


@lru_cache(maxsize=64)
def bot_class(outside: OutsideBot) -> Callable[[], Bot]:
    """Run the file and find the class; OutsideBotError says what is wrong with either."""
    where = f"{outside.file.name}: "
    found = in_time(lambda: _found(outside, where), where)
    if not isinstance(found, type):
        raise OutsideBotError(f"{where}there is no class {outside.class_name} in it.")
    missing = [name for name in ("decide", "interject") if not hasattr(found, name)]
    if missing:
        raise OutsideBotError(f"{where}{outside.class_name} has no {' and no '.join(missing)}.")
    return found


def made(outside: OutsideBot) -> Guarded:
    """A fresh bot of the class; OutsideBotError where it cannot be made."""
    make = bot_class(outside)
    return Guarded(in_time(make, f"{outside.file.name}: "), waits=waits_for(outside))


def in_time(work: Callable[[], Any], where: str) -> Any:
    """What the outside code gives; OutsideBotError if it fails, ends the program or is late."""
    out: list[Any] = []
    faults: list[BaseException] = []

    def run() -> None:
        try:
            out.append(work())
        except BaseException as error:  # also one that wants to end the program
            faults.append(error)

    thread = threading.Thread(target=run, name="outside", daemon=True)
    thread.start()
    thread.join(MAKING)
    if out:
        return out[0]
    if not faults:
        raise OutsideBotError(f"{where}it was not ready after {MAKING:.0f} seconds.")
    (fault,) = faults
    if isinstance(fault, OutsideBotError):
        raise fault
    raise OutsideBotError(f"{where}it failed ({_short(fault)}).")


def _found(outside: OutsideBot, where: str) -> object:
    if outside.file.stat().st_size > LARGEST:
        raise OutsideBotError(f"{where}it has more than {LARGEST // 1024**2} MB.")
    spec = importlib.util.spec_from_file_location(f"outside_{outside.name}", outside.file)
    if spec is None or not isinstance(spec.loader, SourceFileLoader):
        raise OutsideBotError(f"{where}it is not a Python file (.py).")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    # what is run is what was measured, and nothing is kept beside it
    code = spec.loader.source_to_code(outside.file.read_bytes(), str(outside.file))
    exec(code, module.__dict__)
    return getattr(module, outside.class_name, None)


def _short(fault: BaseException) -> str:
    """A fault in short, whatever it does when it is asked."""
    try:
        text = str(fault)
    except Exception:
        text = "it cannot say why"
    return f"{type(fault).__name__}: {text}"[:LONGEST_REASON]


class Guarded:
    """An outside bot that a league can rely on: what it does wrong is done simply instead.

    It sees a copy, which it may spoil.  ``faults`` counts what it did wrong.  After an answer
    that never came it is asked no more in this game, and after ``STRIKES`` in no other.
    """

    def __init__(self, bot: Bot, patience: float = PATIENCE, waits: Waits | None = None) -> None:
        self.reason = ""
        self.faults = 0
        self._waits = waits or Waits()
        self._gone = self._waits.vain >= STRIKES
        self._bot = bot
        self._patience = patience
        self._simple = FallbackBot()
        self._thinker = InThread()

    def decide(self, asked: View) -> Action:
        return self._ask(asked, True) or self._simple.decide(asked)

    def interject(self, asked: View) -> Action | None:
        return self._ask(asked, False)

    def close(self) -> None:
        self._thinker.close()

    def _ask(self, asked: View, decide: bool) -> Action | None:
        """What it answers, if the rules allow that; else None and a fault."""
        if self._gone:
            return self._fault(asked, decide)
        seen = view(asked.state, asked.player)
        self._thinker.ask(Question(0, self._bot, seen, decide))
        answer = self._thinker.poll(self._patience)
        if answer is None:
            self._thinker.abandon()
            self._gone = True
            self._waits.vain += 1
            return self._fault(asked, decide)
        action = answer.action
        if answer.error is not None or (action is None and decide):
            return self._fault(asked, decide)
        if action is None:
            return None
        try:
            if action.player != asked.player:
                return self._fault(asked, decide)
            verify(asked.state, action)
        except IllegalAction:
            return self._fault(asked, decide)
        except Exception:
            return self._fault(asked, decide)
        self.reason = answer.reason
        return action

    def _fault(self, asked: View, decide: bool) -> Action | None:
        self.faults += 1
        if decide:
            return None
        answer = self._simple.interject(asked)
        return answer if isinstance(answer, RefuseTrade) else None
