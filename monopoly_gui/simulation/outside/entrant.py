"""Outside bots by the user's name for them: a class in a Python file, or a program.

This is the one place where the game runs code that did not come with it, and only
when asked to on the command line.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class BotLimits:
    """Seconds for an answer, for all of a game, and for being ready; bytes of a line and of memory.

    After so many ``strikes``, questions that were never answered, no game waits any more.
    """

    answer: float = 5.0
    game: float = 200.0
    ready: float = 20.0
    line: int = 1024 * 1024
    memory: int = 1024**3
    strikes: int = 3


class OutsideBotError(ValueError):
    """An outside bot cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class OutsideBot:
    """The source of an outside bot; ``name`` is its name at the table.

    ``command`` is the program with its arguments; where it is empty, the bot is the class
    ``class_name`` in the Python file ``file``.
    """

    name: str
    file: Path
    class_name: str = ""
    command: tuple[str, ...] = ()
    limits: BotLimits = field(default_factory=BotLimits)

    @property
    def where(self) -> str:
        """The beginning of a sentence about it."""
        return f"{self.file.name}: "

    @staticmethod
    def parse(text: str) -> OutsideBot:
        """Parse ``path.py:Class`` or ``name=path.py:Class``; OutsideBotError for anything else."""
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

    @staticmethod
    def parse_program(text: str) -> OutsideBot:
        """Parse ``name=program arguments``, as a shell would; OutsideBotError if there is none."""
        name, found, rest = text.partition("=")
        try:
            words = shlex.split(rest, posix=os.name == "posix")
        except ValueError:
            words = []
        if not (found and name and words):
            raise OutsideBotError(f"--program takes name=program arguments, not {text!r}.")
        words = [word.strip('"') for word in words]
        program = shutil.which(words[0])
        if program is None:
            raise OutsideBotError(f"There is no program {words[0]} to play as {name}.")
        file = Path(program).absolute()
        return OutsideBot(name, file, command=(str(file), *words[1:]))


def this_program(*words: str) -> list[str]:
    """The command that starts this very program with other arguments."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    return [sys.executable, "-m", __package__.partition(".")[0], *words]
