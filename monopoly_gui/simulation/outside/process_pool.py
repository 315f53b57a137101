"""The processes of outside bots, which play one game after another."""

import atexit
import os
import sys
from dataclasses import dataclass, field
from functools import lru_cache

from .child import GONE, Child
from .entrant import OutsideBot, this_program
from .orphans import own_children


@dataclass(slots=True)
class ProcessPool:
    """The waiting processes of one outside bot; ``vain`` counts questions without an answer.

    All games of this process share it.
    """

    outside: OutsideBot
    idle: list[Child] = field(default_factory=list)
    vain: int = 0

    def child(self) -> Child:
        """A process of the bot; Gone where none can be started."""
        while self.idle:
            child = self.idle.pop()
            if child.alive:
                return child
            child.end()
        # only children of this program may be stopped: others would stay for ever
        return Child(bot_command(self.outside), self.outside.limits, pauses=sys.platform == "linux")

    def take_back(self, child: Child) -> None:
        """Keep a process for the next game; one that has ended leaves nothing behind."""
        if child.alive:
            self.idle.append(child)
        else:
            child.end()

    def end(self) -> None:
        while self.idle:
            self.idle.pop().end()
        # orphans of a worker process that was lost itself
        own_children().end_orphans(GONE)


@lru_cache(maxsize=64)
def pool_of(outside: OutsideBot) -> ProcessPool:
    stable = ProcessPool(outside)
    atexit.register(stable.end)
    return stable


def bot_command(outside: OutsideBot) -> list[str]:
    """The command of the bot's process."""
    memory = str(outside.limits.memory)
    if not outside.command:
        return this_program("bot-process", memory, str(outside.file), outside.class_name)
    if os.name == "posix":
        return this_program("bot-confined", memory, *outside.command)
    return list(outside.command)
