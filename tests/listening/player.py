"""A player by ear alone: it gets the spoken texts and sends the names of keys, nothing else.

It knows no more of the game than a box would tell, and decides from the sentences alone.
"""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from monopoly_gui import paths
from tests.waiting import LONG, ended_when_late

#: a key and what it does, as a sentence that ends a question
KEY = r"(?:Enter|Esc|Tab|[A-Z0-9]|F\d+)"
OFFERED = re.compile(rf"(?:^|(?<=[.?!] ))({KEY})(?: or ({KEY}))?: ([^.?!]+(?:\.[^ .?!]+)*)")
#: a question that is known, in few words: the key, and what it does
BRIEF = re.compile(r"\bPress (Enter|[A-Z]) to (roll again|roll|end it|end the turn)\.")
WHOLE = {"roll": "Roll the dice", "roll again": "Roll the dice", "end it": "End turn",
         "end the turn": "End turn"}  # fmt: skip
#: questions whose keys are said only a few times, by words that tell them
QUESTIONS = ("Buy ", "Auction of", " leads with ", " owes ", " is in Jail", " a trade", "your turn")
#: keys after which the answer to a question is heard, or what one comes to
LOOKING = {"tab", "left", "right", "up", "down", "home", "end", "pageup", "pagedown"}
LOOKING |= {f"f{number}" for number in range(1, 11)}
MONEY = re.compile(r"\$([\d,]+)")
#: what the game ends with
END = ("wins the game", "share the win")
#: turns between two offers of one's own, and before building is tried again
PATIENCE = 3
#: what has to be met in a game, by words that tell it
MET = {
    "purchase": r"{me} buys ",
    "auction": r"Auction of ",
    "proposed": r"{me} offers \w+ ",
    "answered": r"offers? {me} a trade",
    "building": r"{me} builds ",
    "jail": r"{me} (goes to Jail|is in Jail)",
    "debt": r"{me} owes ",
}


class Silent(Exception):
    """The program has ended, or does not fall silent."""


class Ear:
    """The program behind its pipe."""

    def __init__(self, home: Path, *words: str) -> None:
        env = {**os.environ, paths.HOME_VARIABLE: str(home), "MONOPOLY_GUI_LANGUAGE": "en"}
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
            env.pop(name, None)
        if sys.platform in ("win32", "darwin"):  # there is a desktop there, whoever asks for it
            env["SDL_VIDEODRIVER"] = env["SDL_AUDIODRIVER"] = "dummy"
        self.program = subprocess.Popen(
            [sys.executable, "-m", "monopoly_gui", "play", "--speech-pipe", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=env,
        )
        self.lines: list[str] = []
        self.keys = 0
        #: how many words the game has said by itself
        self.words = 0

    def listen(self) -> list[str]:
        """The texts spoken until there is silence."""
        assert self.program.stdout is not None
        heard: list[str] = []
        with ended_when_late(self.program):
            for line in self.program.stdout:
                text = json.loads(line)
                if text.get("silence"):
                    self.lines += heard
                    return heard
                heard.append(str(text.get("say") or text))
        raise Silent(f"the program has ended, or was not silent for {LONG:g} s")

    def press(self, key: str) -> list[str]:
        """Press a key and listen."""
        assert self.program.stdin is not None
        self.keys += 1
        self.program.stdin.write(key + "\n")
        self.program.stdin.flush()
        heard = self.listen()
        if key not in LOOKING:
            self.words += sum(len(line.split()) for line in heard)
        return heard

    def close(self) -> int:
        """Go away; how the program ended."""
        assert self.program.stdin is not None
        self.program.stdin.close()
        try:
            return self.program.wait(LONG)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait(LONG)
            return -1
        finally:
            for pipe in (self.program.stdout, self.program.stderr):
                if pipe is not None:
                    pipe.close()


def offered(said: str) -> dict[str, str]:
    """The keys that a sentence offers, with what they do."""
    found = OFFERED.findall(said)
    brief = {key.lower(): WHOLE[what] for key, what in BRIEF.findall(said)}
    return brief | {key.lower(): what.strip() for *keys, what in found for key in keys if key}


def sums(said: str) -> list[int]:
    return [int(figure.replace(",", "")) for figure in MONEY.findall(said)]


class ListeningPlayer:
    """Plays on one seat until the game is over, or for so many turns."""

    def __init__(self, ear: Ear, name: str = "Ada") -> None:
        self.ear = ear
        self.name = name
        self.met: Counter[str] = Counter()
        self.turns = 0
        self.over = False
        #: the words heard until the player went bankrupt, and whether that has happened
        self.words, self.out = 0, False
        self._build_again = 0
        self._asked_at = 0
        #: what was heard of each deed while walking round the board: its colour group
        self.groups: dict[str, str] = {}
        self._bids = 0
        #: by question, the keys that were named with it so far
        self._named: dict[str, dict[str, str]] = {}

    # -- hearing ------------------------------------------------------------------------

    def press(self, key: str) -> list[str]:
        heard = self.ear.press(key)
        if not self.out:
            self.words = self.ear.words
        self.out = self.out or any(f"{self.name} is bankrupt." in line for line in heard)
        self._note(heard)
        return heard

    def _note(self, heard: list[str]) -> None:
        for line in heard:
            self.over |= any(words in line for words in END)
            self.turns += line.startswith(
                (
                    f"{self.name}, your turn. Roll the",
                    f"{self.name}, your turn. Press R to roll",
                    f"{self.name} is in Jail.",
                )
            )
            for what, words in MET.items():
                self.met[what] += bool(re.search(words.format(me=self.name), line))

    def walk(self, most: int = 120) -> Iterator[str]:
        """The stops of Tab, once round."""
        first = ""
        for _ in range(most):
            heard = self.press("tab")
            text = heard[-1] if heard else ""
            if text and text == first:
                return
            first = first or text
            yield text

    def find(self, words: str) -> str:
        """Go by Tab to the control with this text; Silent if there is none."""
        for text in self.walk():
            if words in text:
                return text
        raise Silent(f"nothing is called {words}")

    # -- setting up ---------------------------------------------------------------------

    def set_up(self, seed: int, *, seats: int = 4, rules: str = "") -> list[str]:
        """From the first screen to the table: a seed, fewer seats, other rules."""
        heard = self.ear.listen()
        self._note(heard)
        if any("What shall we call you?" in line for line in heard):
            heard = self.press("esc")
        self.press("n")
        for number in range(4, seats, -1):
            self.find(f"Seat {number}, button, Clear this seat")
            self.press("enter")
        if rules:
            self.find(rules)
            self.press("space")
        # what is seldom wanted is folded away
        self.find("More, ")
        self.press("space")
        self.find("Seed for dice")
        for key in ("ctrl+a", "backspace", *str(seed)):
            self.press(key)
        self.find("Start the game")
        self.ear.words = 0
        return self.press("enter")

    # -- playing ------------------------------------------------------------------------

    def play(self, heard: list[str], turns: int = 10_000) -> None:
        """Answer until the game is over or the turns are."""
        self._note(heard)
        idle = 0
        while not self.over and self.turns < turns:
            question = next((line for line in reversed(heard) if offered(line)), "")
            if not question:
                idle += 1
                if idle > 40:
                    raise Silent(f"nothing is asked: {heard}")
                heard = self.press("f10")
                question = next((line for line in reversed(heard) if offered(line)), "")
                if not question:
                    heard = self.press("esc")
                    continue
            else:
                idle = 0
            heard = self.answer(question)

    def answer(self, said: str) -> list[str]:
        """Press what a question wants."""
        kind = next((words for words in QUESTIONS if words in said), "")
        named = self._named.setdefault(kind, {}) if kind else {}
        now = offered(said)
        keys = named | now
        named |= now
        if f"{self.name}, your turn" in said or said.startswith("Doubles.") or BRIEF.search(said):
            return self._turn(now, keys)
        if f"{self.name} would own" in said:
            return self._purchase(said, keys)
        if "Auction of" in said or "leads with" in said:
            return self._auction(said, now, keys)
        if f"{self.name} owes" in said:
            return self._debt(now or keys)
        if "is in Jail" in said and "r" in keys:
            rich = max(sums(said), default=0) > 600
            return self.press("f" if rich and "f" in keys else "r")
        if f"offers {self.name} a trade" in said:
            return self._trade_answer(said, keys)
        if "with Tab: Go bankrupt" in said:
            self.find("Go bankrupt, button")
            return self.press("space")
        if "Propose" in now.get("enter", ""):
            # the terms stay after a refusal
            return self._away()
        if "enter" in keys:
            return self.press("enter")
        if "esc" in keys:
            return self.press("esc")
        return self.press(next(iter(keys)))

    def _turn(self, now: dict[str, str], keys: dict[str, str]) -> list[str]:
        if "the dice" in now.get("r", ""):
            return self.press("r")
        if not self.groups:
            self._walk_round()
        cash, whole = self._holdings()
        if "i" in keys and whole and cash > 200 and self.turns >= self._build_again:
            heard = self._build()
            if heard:
                return heard
        if "t" in keys and not whole and cash > 250 and self.turns >= self._asked_at + PATIENCE:
            self._asked_at = self.turns
            heard = self._propose(cash)
            if heard:
                return heard
        return self.press("e" if "e" in keys else "enter")

    def _purchase(self, said: str, keys: dict[str, str]) -> list[str]:
        left = re.search(r"Cash after buying[:,] \$([\d,]+)", said)
        rich = left is not None and int(left.group(1).replace(",", "")) >= 60
        # now and then the others are let bid, so that there is an auction
        shy = self.met["auction"] == 0 and self.met["purchase"] >= 2
        return self.press("b" if "b" in keys and rich and not shy else "a")

    def _auction(self, said: str, now: dict[str, str], keys: dict[str, str]) -> list[str]:
        price = re.search(r"List price \$([\d,]+)", said)
        limit = int(price.group(1).replace(",", "")) if price else 40
        for key in ("2", "1", "b"):
            wanted = sums(now.get(key, ""))
            if wanted and wanted[-1] <= limit * 3 // 4 and self._bids < 12:
                self._bids += 1
                return self.press(key)
        self._bids = 0
        return self.press("o" if "o" in keys else "p" if "p" in keys else "f10")

    def _debt(self, keys: dict[str, str]) -> list[str]:
        """Pay if that is offered, else raise money by the first way heard, else give up."""
        for words in ("Pay", "Collect", "Ask", "Mortgage", "Sell", "Raise", "Bankrupt"):
            for key, what in keys.items():
                if key != "enter" and what.startswith(words):
                    return self.press(key)
        return self.press("enter" if "enter" in keys else "esc")

    def _trade_answer(self, said: str, keys: dict[str, str]) -> list[str]:
        """Give less than one gets: counted in deeds, or else in money."""
        mine = re.search(rf"{self.name} gives (.+?)\. ", said)
        theirs = re.search(rf"(?<!offers )\b(?!{self.name}\b)\w+ gives (.+?)\. ", said)
        gives, gets = (found.group(1) if found else "" for found in (mine, theirs))
        good = sum(sums(gets)) + 150 * deeds(gets) > sum(sums(gives)) + 200 * deeds(gives)
        return self.press("a" if good and "a" in keys else "n" if "n" in keys else "esc")

    # -- building -----------------------------------------------------------------------

    def _holdings(self) -> tuple[int, bool]:
        """The money that I have, and whether a whole street is mine."""
        text = " ".join(self.press("f2"))
        streets = [part for part in text.split(". ") if re.search(r"\b([23]) of \1:", part)]
        return next(iter(sums(text)), 0), any("Utilities" not in part for part in streets)

    def _build(self) -> list[str]:
        """Put a house on what can be built on; [] if that is nothing."""
        self._build_again = self.turns + 1
        self.press("i")
        planned = 0
        for text in self.walk():
            if text.startswith("Build on") and "unavailable" not in text and planned < 3:
                self.press("space")
                planned += 1
        if not planned:
            self._build_again += PATIENCE
            return self._away()
        heard = self.press("d")
        return heard if any(f"{self.name} builds" in line for line in heard) else self._away()

    def _away(self) -> list[str]:
        """Close what is open; what is asked then."""
        heard = self.press("esc")
        return heard if any(offered(line) for line in heard) else self.press("f10")

    # -- trading ------------------------------------------------------------------------

    def _walk_round(self) -> None:
        """Walk round the board once and remember the colour groups."""
        self.find("Board, board")
        for _ in range(40):
            text = (self.press("pagedown") or [""])[-1].split(", ")
            if len(text) > 2 and not text[1].endswith("."):
                self.groups[text[0]] = text[1]

    def _wish(self) -> tuple[str, str] | None:
        """The owner of the most wanted deed: the last of a group, else any of one's own."""
        text = " ".join(self.press("f4"))
        owners = {}
        for part in text.split(". "):
            owner, _, names = part.partition(": ")
            for name in re.split(r", | and ", names):
                owners[name.split(" (")[0].rstrip(".")] = owner
        wishes = []
        for deed, owner in owners.items():
            group = self.groups.get(deed, "")
            if owner in (self.name, "Unowned") or not group or group in ("Railroads", "Utilities"):
                continue
            mates = [each for each, of in self.groups.items() if of == group]
            held = sum(owners.get(each) == self.name for each in mates)
            wishes.append((held - len(mates), deed, owner))
        if not wishes:
            return None
        _missing, deed, owner = max(wishes)
        return deed, owner

    def _propose(self, cash: int) -> list[str]:
        """Ask the owner of a deed what he would want for it, and offer that if it can be paid."""
        wish = self._wish()
        if wish is None:
            return []
        deed, owner = wish
        self.press("t")
        found = False
        for text in self.walk():
            if text.startswith("Trade with"):
                for _ in range(8):
                    if f", {owner}," in text or text.startswith(f"{owner},"):
                        break
                    text = (self.press("right") or [""])[-1]
            elif text.startswith(f"{owner} ") and f": {deed}," in text:
                found = "unavailable" not in text
                self.press("space")
                break
        if not found:
            return self._away()
        self.press("w")
        said = self.press("f10")[-1]
        if sum(sums(told_of(said, self.name))) > cash - 150:
            return self._away()
        cost = re.search(rf"{self.name} gives (.+?)\. ", said)
        gives = cost.group(1) if cost else ""
        if gives == "nothing":
            self.find(f"{self.name} gives in cash")
            for key in "300":
                self.press(key)
        heard = self.press("p")
        if any(offered(line) and "Propose" not in line for line in heard):
            return heard
        return self._away()


def told_of(said: str, name: str) -> str:
    """One side of a trade, as heard."""
    found = re.search(rf"\b{name} gives (.+?)\. ", said)
    return found.group(1) if found else ""


def deeds(said: str) -> int:
    """The number of deeds named in one side of a trade."""
    parts = [part for part in re.split(r", | and ", said) if part and part != "nothing"]
    return sum(not part.startswith("$") and "Jail card" not in part for part in parts)
