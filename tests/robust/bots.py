"""Files with bots of all kinds, most of which do something that no bot should."""

import random

from monopoly_gui.simulation.outside.entrant import BotLimits

#: a bot that plays as the simple player does, with room for a fault at each place
BOT = """\
import time
from monopoly_gui.engine.actions import *
from monopoly_gui.match.fallback import FallbackBot
{top}

class Bot:
    def __init__(self):
        self.reason = ""
        self.simple = FallbackBot()
        {init}

    def decide(self, view):
        {decide}
        return self.simple.decide(view)

    def interject(self, view):
        {interject}
        return self.simple.interject(view)


def helper():
    return Bot()
"""
#: longer than anybody here waits
SLEEP = "end = time.monotonic() + 0.3\n{0}while time.monotonic() < end: pass"
TOP = (
    "",
    "",
    "",
    "1 / 0",
    "raise SystemExit(3)",
    "import nothing_of_this_name",
    "raise Exception",
    "class Bot(: pass",
    SLEEP.format(""),
    "Bot = None",
    "raise RecursionError",
    "import this_is not",
    "class Mute(BaseException):\n    __str__ = __repr__ = None\nraise Mute",
)
INIT = (
    "",
    "",
    "",
    "raise ValueError('no')",
    "raise SystemExit",
    "self.reason = 7",
    "self.reason = None",
    "del self.simple",
    SLEEP.format("        "),
    "raise KeyboardInterrupt",
)
DO = (
    "",
    "",
    "raise RuntimeError('\\ud800')",
    "raise SystemExit",
    "return None",
    "return 7",
    "return Roll(view.player)",
    "return Roll(view.player - 1)",
    "return EndTurn('me')",
    "return self",
    "return Bid(view.player, 10**30)",
    "return Bid(view.player, -1.5)",
    SLEEP.format("        "),
    "view.state.cash[:] = []",
    "view.state.stack.clear()",
    "view.state.owner[5] = view.player",
    "return Build(view.player, None)",
    "return OfferTrade(view.player, 99, None, None)",
    "return SetAutoClaim(view.player, True)",
    "self.reason = 'x' * 10**6",
    "return decide(self, view)",
    "return OfferTrade(view.player, 1 - view.player, Bundle(0), Bundle(1))",
    "self.reason = object()",
    "return Resign(view.player)",
    "return CallTime()",
    "self.__class__ = int",
    "del self.reason",
    "return self.decide(view)",
    "return (yield)",
    "return Mortgage(view.player, [])",
)


def _sources() -> tuple[str, ...]:
    usual = {"top": "", "init": "pass", "decide": "pass", "interject": "pass"}
    faults = [("top", t) for t in TOP] + [("init", i) for i in INIT]
    faults += [(place, d) for place in ("decide", "interject") for d in DO]
    return tuple(BOT.format(**{**usual, place: fault or "pass"}) for place, fault in faults)


#: each with one fault at the most
SOURCES = _sources()
JUNK = (
    b"",
    b"\x7fELF\x02\x01\x01" + bytes(99),
    b"\xff\xfe\x00",
    b"\x89PNG\r\n",
    b"(" * 5000,
    b"\0",
)


def mutated(rng: random.Random, source: bytes) -> bytes:
    """The file with bytes changed, lines moved, or something else altogether."""
    way = rng.random()
    if way < 0.2:
        return rng.choice((*JUNK, rng.randbytes(rng.choice((1, 40, 5000)))))
    if way < 0.6:
        lines = source.split(b"\n")
        for _ in range(rng.choice((1, 2, 5))):
            at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[at], lines[other] = rng.choice(((lines[other], lines[at]), (b"", lines[other])))
        return b"\n".join(lines)
    data = bytearray(source)
    for _ in range(rng.choice((1, 2, 9))):
        data[rng.randrange(len(data))] = rng.choice(b"\0\xff'\"(:=.0aZ \n")
    return bytes(data)


#: seconds to wait for a bot, a moment only
HASTY = BotLimits(answer=0.2, ready=5.0, game=5.0)
