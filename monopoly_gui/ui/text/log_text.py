"""Events in sentences: those of ``log_sentences`` with the words filled in."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, TypeAlias

from ...engine import events as ev
from ...engine.actions import Bundle
from ...engine.board import BANK, JAIL
from ...engine.events import Event
from ...language import _, towards, translate
from ..table_model import BUS
from .card_words import card_meaning, drawn_card
from .log_sentences import (
    BUILDINGS,
    JOINS,
    LOG,
    MOVES_VISITING,
    NOTHING,
    RULES,
    TAKEN_BACK,
    VISITING,
    Kind,
)
from .log_words import joined, plain, quoted
from .people import People

#: an additional kind of a line, by the kind of the event
Word: TypeAlias = Literal[
    "",
    "bid",
    "built",
    "card",
    "deal",
    "ended",
    "lot",
    "offer",
    "order",
    "pass",
    "purchase",
    "rent",
    "salary",
]
WORD_OF: dict[type, Word] = {
    ev.AuctionOpened: "lot",
    ev.BidPlaced: "bid",
    ev.OrderRolled: "order",
    ev.TradeDone: "deal",
    ev.TradeEnded: "ended",
    ev.TradeOffered: "offer",
    ev.BidderPassed: "pass",
}
#: and of payments, by their reason
PAID_AS: dict[str, Word] = {
    "card": "card",
    "purchase": "purchase",
    "rent": "rent",
    "salary": "salary",
}


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence: its player (-1: nobody), and the rule behind a forced payment.

    Names in ``text`` stand between the marks of ``log_words``.  ``concerns`` are
    all players named in it; ``space`` is its place, -1 for none; ``word`` is its kind:
    a trade offered or carried out, an offer that came to nothing, a pass
    at an auction, a purchase, rent, and the like. ``brief`` says the same in few words,
    "" where that is no shorter; ``amount`` is the price of a building.
    """

    kind: Kind
    text: str
    player: int = BANK
    rule: str = ""
    concerns: frozenset[int] = frozenset()
    space: int = -1
    word: Word = ""
    brief: str = ""
    amount: int = 0


def log_line(event: ev.Event, names: People) -> LogLine:
    """The sentence for an event."""
    entry = LOG[event.__class__]
    variant = entry.variant(event)
    text = entry.texts[variant if variant in entry.texts else ""]
    rule = RULES.get(event.reason, "") if isinstance(event, ev.CashMoved) else ""
    teller = entry.acts.get(variant, entry.about)
    about = getattr(event, teller) if teller else BANK
    if about == BANK and isinstance(event, ev.CashMoved | ev.JailCardMoved):
        about = event.payee if isinstance(event, ev.CashMoved) else event.giver
    kind = "detail" if variant in entry.details else entry.kind
    text = phrase(_(text), event, names)
    brief = phrase(_(entry.briefs[variant]), event, names) if variant in entry.briefs else ""
    word = _word(event)
    return LogLine(kind, text, about, rule, players_named(event), space_of(event), word, brief)


#: the words around the text of a card in the available languages
QUOTES = "“”„«»\u00a0"


def cue_text(event: ev.Event, names: People) -> str:
    """The few words on the table for an event; "" for none."""
    entry = LOG[event.__class__]
    text = entry.cues.get(entry.variant(event), entry.cues.get("", ""))
    return plain(phrase(_(text), event, names)).strip(QUOTES) if text else ""


def _word(event: ev.Event) -> Word:
    if isinstance(event, ev.CashMoved):
        return PAID_AS.get(event.reason, "")
    if isinstance(event, ev.AuctionClosed):
        return "purchase" if event.player != BANK and not event.building else ""
    return WORD_OF.get(event.__class__, "")


def joined_line(first: ev.Event, second: ev.Event, names: People) -> LogLine | None:
    """One line for two consecutive events; None if each has its own."""
    join = JOINS.get((first.__class__, second.__class__))
    if join is None or not join.fits(first, second):
        return None
    pair = (first, second)
    line = log_line(pair[join.base], names)
    words = Words(pair[join.about], names)
    words["said"] = line.text.removesuffix(".")
    text = _(join.text).format_map(words)
    brief = ""
    if join.brief and isinstance(first, ev.DiceRolled):
        words["throw"] = _throw(first.dice)
        brief = _(join.brief).format_map(words)
    places = [space_of(event) for event in (second, first)]
    line = replace(line, text=text, brief=brief, space=next((s for s in places if s >= 0), -1))
    if isinstance(first, ev.CashMoved) and first.reason == "building":
        line = replace(line, word="built", amount=first.amount)
    return line


#: the fields of events that name players
NAMED = ("player", "payer", "payee", "giver", "taker", "partner", "debtor", "creditor")


def players_named(event: ev.Event) -> frozenset[int]:
    """The players whom an event names."""
    found = {getattr(event, field) for field in NAMED if hasattr(event, field)}
    return frozenset({*found, *getattr(event, "creditors", ())} - {BANK})


def space_of(event: ev.Event) -> int:
    """The space of an event, -1 for none."""
    if isinstance(event, ev.TokenMoved):
        return event.end
    if isinstance(event, ev.Jailed):
        return JAIL
    if isinstance(event, ev.TradeOffered | ev.TradeDone):
        deeds = (*event.give.deeds, *event.get.deeds)
        return deeds[0] if deeds else -1
    space: int = getattr(event, "space", -1)
    return space


def bundle_text(bundle: Bundle, names: People) -> str:
    """One side of a trade in words."""
    parts = [names.board.money(bundle.cash)] if bundle.cash else []
    parts += [names.board.spaces[space].name for space in bundle.deeds]
    if cards := len(bundle.cards):
        several = _("{cards} Jail cards").format(cards=cards)
        parts.append(_("a Jail card") if cards == 1 else several)
    return joined(parts) or _(NOTHING)


def phrase(text: str, event: ev.Event, names: People) -> str:
    """The text with the event's fields put in as words."""
    result = text.format_map(Words(event, names))
    return result[:1].upper() + result[1:]  # a name begins with its mark and stays as it is


class Words(dict[str, str]):
    """The fields of an event in words, looked up only where a sentence has them."""

    def __init__(self, event: ev.Event, names: People) -> None:
        self.event, self.names = event, names

    def __missing__(self, field: str) -> str:
        words = WORDS.get(field)
        return words(self.names, self.event) if words else str(getattr(self.event, field))


def _player(field: str) -> Callable[[People, Any], str]:
    return lambda names, event: who(names, getattr(event, field))


def who(names: People, player: int) -> str:
    return names.name(player) if player == BANK else quoted(names.name(player))


def _space(field: str) -> Callable[[People, Any], str]:
    def word(names: People, event: Any) -> str:
        space = getattr(event, field)
        return names.board.spaces[space].name if space >= 0 else _(BUILDINGS)

    return word


def _to(names: People, event: ev.TokenMoved) -> str:
    """The destination of a token; a player who walks to Jail only visits it [JAIL-4]."""
    to = towards(names.board.spaces[event.end].name)
    visits = event.end == JAIL and event.way != "jump"
    return _(MOVES_VISITING).format(to=to) if visits else to


def _at(names: People, event: ev.TokenMoved) -> str:
    """The space that a token has reached."""
    place = names.board.spaces[event.end].name
    return _(VISITING).format(jail=place) if event.end == JAIL else place


def _throw(dice: tuple[int, ...]) -> str:
    """The sum of two dice; each of them where that matters."""
    faces = _numbers(dice)
    each = len(dice) > 2 or len(set(faces)) == 1
    return " + ".join(map(str, faces)) if each else str(sum(faces))


def _numbers(dice: tuple[int, ...]) -> list[int]:
    """The faces with a number; of the speed die not the bus, nor Mr. Monopoly."""
    return [*dice[:2], *(face for face in dice[2:] if face < BUS)]


def _card(names: People, event: ev.CardDrawn) -> str:
    """The card's print, and its effect if the print does not state it."""
    card = drawn_card(names.board, event)
    if card is None:
        return event.card
    text = _("“{text}”").format(text=card.text)
    return f"{text} {card_meaning(card, names.board, names.rules)}".rstrip()


WORDS: dict[str, Callable[[People, Any], str]] = {
    **{field: _player(field) for field in NAMED},
    **{field: _space(field) for field in ("space", "start")},
    "to": _to,
    "at": _at,
    "amount": lambda names, event: names.board.money(event.amount),
    "dice": lambda names, event: " + ".join(str(face) for face in _numbers(event.dice)),
    "deck": lambda names, event: names.board.deck_names[event.deck],
    "card": _card,
    "give": lambda names, event: bundle_text(event.give, names),
    "get": lambda names, event: bundle_text(event.get, names),
    "spaces": lambda names, event: joined([names.board.spaces[s].name for s in event.spaces]),
    "creditors": lambda names, event: joined([who(names, c) for c in event.creditors]),
    "players": lambda names, event: joined([who(names, p) for p in event.players]),
    "winner": lambda names, event: who(names, event.ranking[0]),
    "winners": lambda names, event: joined([who(names, p) for p in event.winners]),
    "worth": lambda names, event: names.board.money(event.worths[0]),
}  # fmt: skip


#: gives a line in the language of the moment
Source = Callable[[], LogLine]
#: older lines are forgotten, many at once
LONGEST = 1200
FORGOTTEN = 200


class LogBook:
    """Grows by events; ``count`` of all lines ever written says whether there are new ones."""

    def __init__(self, names: People, longest: int | None = LONGEST) -> None:
        self.names = names
        self.longest = longest
        self.lines: list[LogLine] = []
        self._sources: list[Source] = []
        self.count = 0
        self._last: Event | None = None

    @property
    def latest(self) -> LogLine | None:
        """The last line worth reading; None before the first."""
        worth = (line for line in reversed(self.lines) if line.kind not in ("detail", "why"))
        return next(worth, None)

    def add(self, event: Event) -> None:
        """Write a line, joining two events that belong together."""
        last, names = self._last, self.names
        joined = joined_line(last, event, names) if last else None
        if joined and last:
            self.lines.pop()
            self._sources.pop()
            self._write(lambda: joined_line(last, event, names) or log_line(event, names))
        else:
            self._write(lambda: log_line(event, names))
        self._last = None if joined else event

    def add_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.add(event)

    def remark(self, player: int, text: str) -> None:
        """Write down why a player did something, in the player's words."""
        self._last, names = None, self.names

        def line() -> LogLine:
            words = _("{name}: “{reason}”").format(
                name=quoted(names.name(player)), reason=translate(text)
            )
            return LogLine("why", words, player, concerns=frozenset({player}))

        self._write(line)

    def note(self, player: int, text: str) -> None:
        """Write down what happened to a seat."""
        self._last = None
        self._write(lambda: LogLine("why", translate(text), player, concerns=frozenset({player})))

    def rewrite(self, lines: Iterable[LogLine]) -> None:
        """Hold these lines and no others."""
        self._last = None
        self.lines = list(lines)
        self._sources = [partial(replace, line) for line in self.lines]
        self.count += 1

    def retranslate(self) -> None:
        """Rewrite everything in the current language."""
        self.lines = [source() for source in self._sources]
        self.count += 1

    def take_back(self, player: int) -> None:
        """Write down that a player has undone a step."""
        self._last, names = None, self.names

        def line() -> LogLine:
            text = _(TAKEN_BACK).format(player=who(names, player))
            return LogLine("game", text, player, concerns=frozenset({player}))

        self._write(line)

    def _write(self, source: Source) -> None:
        self.lines.append(source())
        self._sources.append(source)
        self.count += 1
        if self.longest is not None and len(self.lines) > self.longest:
            del self.lines[:FORGOTTEN]
            del self._sources[:FORGOTTEN]
