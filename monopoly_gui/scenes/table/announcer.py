"""Announcements of the table: log lines, remarks, and turns."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ...engine.frames import Turn
from ...engine.state import State
from ...language import _
from ...storage.settings import Length
from ...ui.cards.descriptions import buildings_text, describe_set
from ...ui.text.log_sentences import Kind
from ...ui.text.log_text import LogBook, LogLine, Word
from ...ui.text.log_words import joined, plain
from ...ui.text.people import People
from ...ui.widgets.keys import key_name
from ..core.managed_scene import ManagedScene
from ..core.spoken_screen import describe_keys, join_sentences
from .parts.remark_bubble import RemarkBubble
from .parts.table_host import TableHost
from .table_props import prompt

#: the kinds of lines announced, by the amount of speech
SHORT: frozenset[Kind] = frozenset({"money", "build", "trade", "auction", "game"})
NORMAL: frozenset[Kind] = SHORT | {"turn", "move", "deed"}
ANNOUNCED: dict[Length, frozenset[Kind]] = {
    "short": SHORT, "normal": NORMAL, "long": NORMAL | {"detail", "why"},
}  # fmt: skip
#: lines about others for the fullest speech only: a question, a card or the outcome says it
MINOR: frozenset[Word] = frozenset({"bid", "card", "ended", "lot", "offer", "order", "salary"})


class TableAnnouncer:
    """Publishes events in the order in which the table shows them."""

    def __init__(self, table: TableHost, said: RemarkBubble) -> None:
        self.table = table
        self.remark_bubble = said
        self._log = NewLines(table.game.book)
        self._remark = ""
        #: the moment of the last announced actions, and the turn of the last announced player
        self._moment: object = None
        self._turn: object = None
        #: the player who has just answered an offer of a person here, BANK for none
        self._answerer: frozenset[int] = frozenset()

    def announce_events(self) -> None:
        """Publish the new lines of the log, then opponents' remarks."""
        table, context = self.table, self.table.context
        length = context.settings.speech_length
        fresh = self._log.new(table.game.timeline.is_finished, length != "long")
        if fresh and context.announcements.wanted:
            state = table.shown_state
            for lines in join_lines(fresh, length):
                text = (
                    built_together(lines, state, table.game.people)
                    if len(lines) > 1
                    else self._line(lines[0], length, state)
                )
                context.announce(text, source="log")
        remark = self.remark_bubble.text
        if remark and remark != self._remark and length != "short":
            name = table.name(self.remark_bubble.player)
            text = _("{name}: “{reason}”").format(name=name, reason=remark)
            context.announce(text, source="remark")
        self._remark = remark

    def _line(self, line: LogLine, length: Length, state: State) -> str:
        """A line with the facts that only the picture shows, "" if the player does not hear it."""
        people = self.table.game.people
        humans = frozenset(self.table.game.humans())
        answerer = self._answerer
        self._answerer = frozenset({line.player}) if line.word == "ended" else frozenset()
        if line.kind == "why" and line.concerns & answerer - humans:
            # an opponent's remark with its answer to a person here
            return plain(line.text)
        text = announcement_for(line, length, humans)
        return f"{text} {describe_position(line, state, people)}".strip() if text else ""

    def forget_prompt(self) -> None:
        """Announce the prompt again after a return to the table."""
        self._moment = None

    def announce_prompt(self, scene: ManagedScene) -> None:
        """Publish the turn and the legal actions, once the table rests."""
        table = self.table
        if not table.is_settled or not table.game.asks_human():
            return
        state = table.state
        moment = (*table.moment, table.actor)
        if moment == self._moment:
            return
        self._moment = moment
        asked = prompt(table)
        whole = join_sentences([plain(asked.title), plain(asked.text), describe_keys(scene)])
        known = table.context.familiar(asked.text)
        turn = (id(state), state.turn, table.actor)
        known_turn, self._turn = turn == self._turn, turn
        title = plain(asked.title)
        brief = brief_prompt(state, scene, title, known_turn) if known else ""
        table.context.announce(brief or whole, source="prompt")


class NewLines:
    """Follows a log; a line that may still be joined with the next is held back."""

    def __init__(self, book: LogBook) -> None:
        self.book = book
        self._last: LogLine | None = book.lines[-1] if book.lines else None

    def new(self, whole: bool, gather: bool) -> list[LogLine]:
        """The lines since the last call; the very last only if the log is ``whole`` now.

        To ``gather`` what is built together is to wait for the end of it.
        """
        lines = self.book.lines
        end = len(lines) if whole else len(lines) - 1
        while gather and not whole and end > 0 and lines[end - 1].word == "built":
            end -= 1
        at = self._place(lines)
        if at is None:
            # the log was rewritten: none of it is news
            self._last = lines[-1] if lines else None
            return []
        fresh = lines[at + 1 : max(end, at + 1)]
        if fresh:
            self._last = fresh[-1]
        return fresh

    def _place(self, lines: list[LogLine]) -> int | None:
        """The index of the last announced line, -1 before the first; None if it is gone."""
        if self._last is None:
            return -1
        return next((at for at in reversed(range(len(lines))) if lines[at] is self._last), None)


def join_lines(lines: Sequence[LogLine], length: Length) -> Iterator[list[LogLine]]:
    """The lines one by one, with one player's buildings joined."""

    def joined_by(line: LogLine) -> tuple[bool, int]:
        joins = line.word == "built" and length != "long"
        return joins, line.player if joins else id(line)

    return (list(together) for _key, together in groupby(lines, joined_by))


def built_together(lines: Sequence[LogLine], state: State, people: People) -> str:
    """Several buildings in one sentence: their price, and the result."""
    streets = dict.fromkeys(line.space for line in lines)
    names = (
        f"{state.board.spaces[space].name} ({buildings_text(state, space)})" for space in streets
    )
    return _("{player} builds for {amount}: {streets}.").format(
        player=people.name(lines[0].player),
        amount=state.board.money(sum(line.amount for line in lines)),
        streets=joined(list(names)),
    )


def brief_prompt(state: State, scene: ManagedScene, title: str, known: bool) -> str:
    """An ordinary turn in a few words, without the end of its ``title`` if ``known``; else ""."""
    frame, button = state.top, scene.form.default_button
    if not isinstance(frame, Turn) or button is None or not button.enabled or not button.key:
        return ""
    if frame.phase != "roll":
        text = _("Press {key} to end the turn.") if known else _("{turn}. Press {key} to end it.")
    elif frame.again:
        text = _("Doubles. Press {key} to roll again.")
    else:
        text = _("{turn}. Press {key} to roll.")
    return text.format(turn=title, key=key_name(button.key))


def announcement_for(line: LogLine, length: Length, humans: frozenset[int]) -> str:
    """The spoken line, "" if the player does not hear it."""
    own = line.word and line.player in humans
    if line.kind not in ANNOUNCED[length] and not own:
        return ""
    if line.kind == "turn" and line.player in humans:
        # this player's next question says so too
        return ""
    minor = line.kind == "turn" or line.word in MINOR
    if minor and length != "long" and not line.concerns & humans:
        return ""
    if line.word == "offer" and (line.concerns - {line.player}) & humans:
        # the dialog that asks for the answer describes the offer
        return ""
    if line.word == "deal" and line.concerns & humans:
        return f"{_('The trade is done.')} {plain(line.text)}"
    return plain(line.text if length == "long" else line.brief or line.text)


def describe_position(line: LogLine, state: State, people: People) -> str:
    """A sentence on the shown position that goes with a log line; "" for none."""
    if line.word == "purchase":
        # the money is paid before the deed moves
        name = state.board.groups[state.board.spaces[line.space].group].name
        others = (s for s in state.board.group_members[line.space] if s != line.space)
        first = all(state.owner[s] != line.player for s in others)
        if first and not people.is_human(line.player):
            return f"{name}."
        return f"{name}, {describe_set(state, line.space, line.player)}."
    if line.word == "rent" and people.is_human(line.player):
        left = state.board.money(state.cash[line.player])
        return _("{player} has {cash} left.").format(player=people.name(line.player), cash=left)
    return ""


def last_lines(book: LogBook) -> list[str]:
    """The five newest lines of the log worth hearing."""
    lines = [line for line in book.lines if line.kind in ANNOUNCED["normal"]]
    return [plain(line.text) for line in lines[-5:]]
