"""The process of a bot written as a class in a Python file."""

import importlib.util
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

from ...ai.bot import Bot, is_watchful
from ...engine.action_validation import well_formed
from ...engine.view import View
from ...match.worker import LONGEST_REASON, BotQuestion, answer_question
from ...storage.exchange import setting_from, state_from
from .confine import confine
from .messages import Ready, Reply, read, ready_line, reply_line

#: bytes that a bot's file may have
LARGEST = 4 * 1024 * 1024
#: the functions that would let it out of its process
FORBIDDEN = (
    *("os.fork", "os.forkpty", "os.exec", "os.posix_spawn", "os.spawn", "os.system", "os.kill"),
    *("os.killpg", "os.startfile", "pty.spawn", "subprocess.Popen", "signal.pthread_kill"),
)


class BotMissing(ValueError):
    """The bot cannot be loaded; the text gives the reason."""


def main(words: Sequence[str]) -> int:
    """``bytes file class``: answer questions until there are no more."""
    questions, send = _streams()
    file, class_name = Path(words[1]), words[2]
    confine(int(words[0]))
    sys.addaudithook(_keep_in)
    result: Callable[[], Bot] | None = None
    bot, setting, seat = None, None, 0
    for line in questions:
        said = read(line)
        if said["type"] == "game":
            setting, seat = setting_from(said), said["seat"]
            try:
                result = result or _bot_class(file, class_name)
                bot = result()
                send(ready_line(Ready(False, True, is_watchful(bot))))
            except BaseException as error:  # including a bot that wants to end the program
                send(
                    ready_line(
                        Ready(), str(error) if isinstance(error, BotMissing) else _why(error)
                    )
                )
        elif bot is not None and setting is not None:
            state = state_from(_state_of(line), *setting)
            send(reply_line(said["number"], _reply(bot, View(seat, state), said["type"])))
    return 0


def _reply(bot: Bot, view: View, kind: str) -> Reply:
    found = answer_question(BotQuestion(0, bot, view, kind == "decide"))
    if found.error is not None:
        return Reply(None, error=_short(found.error))
    action, reason = found.action, str(found.reason)[:LONGEST_REASON]
    if action is not None and not well_formed(action):
        return Reply(None, error="it chose what is no action of this game")
    return Reply(action, reason)


def _streams() -> tuple[Iterator[bytes], Callable[[bytes], Any]]:
    """The question lines and an answer stream; other output is dropped."""
    reading, writing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    return iter(reading.readline, b""), writing.write


def _state_of(line: bytes) -> bytes:
    """The position in a question, which is its last part."""
    return line[line.index(b'"state": ') + len(b'"state": ') : line.rindex(b"}")]


def _keep_in(event: str, given: tuple[Any, ...]) -> None:
    if event in FORBIDDEN:
        raise PermissionError(f"a bot may not do that ({event})")


def _bot_class(file: Path, class_name: str) -> Callable[[], Bot]:
    """Run the file and find the class; NoBot gives the problem."""
    if file.stat().st_size > LARGEST:
        raise BotMissing(f"it has more than {LARGEST // 1024**2} MB.")
    spec = importlib.util.spec_from_file_location(f"outside_{class_name}", file)
    if spec is None or not isinstance(spec.loader, SourceFileLoader):
        raise BotMissing("it is not a Python file (.py).")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    # the measured bytes are run, and no cache is kept beside them
    exec(spec.loader.source_to_code(file.read_bytes(), str(file)), module.__dict__)
    found = getattr(module, class_name, None)
    if not isinstance(found, type):
        raise BotMissing(f"there is no class {class_name} in it.")
    missing = [name for name in ("decide", "interject") if not hasattr(found, name)]
    if missing:
        raise BotMissing(f"{class_name} has no {' and no '.join(missing)}.")
    return found


def _why(fault: BaseException) -> str:
    return f"it failed ({_short(fault)})."


def _short(fault: BaseException) -> str:
    """A short text for a fault, even one whose own text fails."""
    try:
        text = str(fault)
    except Exception:
        text = "it cannot say why"
    return f"{type(fault).__name__}: {text}"[:LONGEST_REASON]
