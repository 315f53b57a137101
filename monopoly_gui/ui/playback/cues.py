"""The cue of each event: animation, sound, and length."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...engine import events as ev
from ...engine.board import BANK, GO, SIZE, Board
from ...engine.cards import Card
from ..board.card_pictures import picture_of
from ..board.cards_art import CardProps
from ..board.stage import Animation
from ..painting.theme import Durations as Times
from ..table_model import TableModel
from ..text.card_words import card_meaning, drawn_card
from ..text.great_moment_text import great_moment_captions
from ..text.people import People
from ..text.story_text import farewell, hero_of
from .bubble import Bubble, Notice, Takings
from .card_turn import CardTurn
from .dice_roll import DiceRoll
from .great_moment_picture import GreatMomentPicture
from .great_moments import MOMENTS, GreatMoment, great_moment_of
from .money_flight import DeedFlight, MoneyFlight
from .sound import HOP, panned, step_of
from .token_walk import BuildingDrop, TokenJump, TokenWalk
from .victory import LENGTH as VICTORY
from .victory import Victory


@dataclass(frozen=True, slots=True)
class Cue:
    """``length`` seconds of motion; the next cue may start after ``lead`` seconds.

    ``sound`` is played at its start, ``beat`` as many times as ``beats`` says, also at the end if
    the cue is ``late``, when something lands.
    Its text appears at its start, or if ``late`` after the share ``seen`` of its motion.
    ``then`` follows it where there is time.
    """

    length: float = 0.0
    lead: float = 0.0
    sound: str = ""
    motion: Animation | None = None
    beat: str = ""
    beats: int = 0
    #: the place of each beat: spaces of the board
    spots: tuple[int, ...] = ()
    late: bool = False
    seen: float = 1.0
    then: Cue | None = None
    #: whether it replaces the cue it follows
    instead: bool = False


#: seconds for reading the dice, and the pause after a token has landed
READ, LANDED = 0.15, 0.12
#: seconds of coins and words on a rent for somebody here
TAKINGS = 1.2


@dataclass(frozen=True, slots=True)
class Director:
    """Makes the cue of an event; ``words`` gives short texts for bubbles and notices.

    With ``people`` great moments are followed by a cue of their own.
    """

    board: Board
    times: Times
    words: Callable[[ev.Event], str]
    humans: frozenset[int] = frozenset()
    people: People | None = None

    def cue(self, event: ev.Event, model: TableModel) -> Cue:
        """The cue of an event about to be folded into ``model``."""
        result = CUES[event.__class__](self, event, model)
        highlight = great_moment_of(event, model, self.board) if self.people else None
        if highlight and highlight.kind == "near" and not self._concerns_humans(highlight):
            return result
        return replace(result, then=self._then(highlight, model)) if highlight else result

    def _concerns_humans(self, highlight: GreatMoment) -> bool:
        """Whether it happens to somebody at the screen, or nobody is there."""
        return not self.humans or bool(self.humans & {highlight.player, highlight.other})

    def _then(self, highlight: GreatMoment, model: TableModel) -> Cue:
        """The cue of a great moment, no longer than the time for reading it."""
        people, board = self.people, self.board
        assert people, "nobody is known by name"
        if highlight.kind == "sold" and highlight.player in self.humans:
            highlight = replace(highlight, kind="won")
        kind = MOMENTS[highlight.kind]
        spaces: Sequence[int] = ()
        if highlight.kind == "set":
            spaces = board.group_members[highlight.space]
        elif highlight.kind in ("sold", "won"):
            spaces = [highlight.space]
        elif highlight.kind == "bankrupt":
            spaces = [s for s in board.deeds if model.owner[s] == highlight.player]
        captions = great_moment_captions(
            highlight.kind, people, highlight.player, highlight.space, highlight.amount,
            highlight.other,
        )  # fmt: skip
        picture = GreatMomentPicture(highlight, captions, tuple(spaces), people.faces)
        mine = highlight.player in self.humans or not self.humans
        sound = kind.sound if mine else kind.against or kind.sound
        cue = Cue(kind.length, kind.alone, sound, picture, kind.beat, kind.beats)
        if not kind.instead:
            return cue
        # the hammer has fallen before the buyer is named
        late = bool(kind.beats)
        seen = 1 - 1 / kind.beats if late else 1.0
        return replace(cue, instead=True, late=late, seen=seen)


Maker = Callable[[Director, Any, TableModel], Cue]


def pause(seconds: float) -> Maker:
    """A pause without motion; there is time to read."""
    return lambda director, event, model: Cue(seconds, seconds)


def bubble(seconds: float, lead: float, sound: str = "") -> Maker:
    """A few words at the player's panel."""
    return lambda director, event, model: Cue(
        seconds, lead, sound, Bubble(event.player, director.words(event))
    )


def notice(icon: str, seconds: float, sound: str = "", share: float = 0.9) -> Maker:
    """A few words in the middle of the board; the next cue starts after a share of their time."""

    def make(director: Director, event: Any, model: TableModel) -> Cue:
        about = event.space if isinstance(event, ev.AuctionOpened) else -1
        return Cue(seconds, seconds * share, sound, Notice(icon, director.words(event), about))

    return make


def _turn_started(director: Director, event: ev.TurnStarted, model: TableModel) -> Cue:
    """A human's turn sounds otherwise than that of an opponent, and is announced longer."""
    mine = event.player in director.humans
    return Cue(0.16, 0.16, "turn" if mine else "turn_other")


def dice(share: float) -> Maker:
    """Dice are thrown, for such a share of the time of a roll."""

    def make(director: Director, event: Any, model: TableModel) -> Cue:
        time = director.times.dice * share
        return Cue(time, time + READ, "dice", DiceRoll(event.dice, event.player), late=True)

    return make


def _token_moved(director: Director, event: ev.TokenMoved, model: TableModel) -> Cue:
    times = director.times
    if event.start < 0:
        return Cue(0.0, 0.0)
    if event.way == "jump":
        jump = TokenJump(event.player, event.start, event.end, model.slot(event.player))
        return Cue(times.slow * 1.8, times.slow * 2.2, "", jump, late=True)
    step = 1 if event.way == "forward" else -1
    count = (event.end - event.start) * step % SIZE or SIZE
    path = tuple((event.start + step * n) % SIZE for n in range(count + 1))
    hop = times.hop if count <= 12 else times.hop * 12 / count
    walk = TokenWalk(event.player, path, model.slot(event.player))
    voice = step_of(director.people.token(event.player)) if director.people else HOP
    return Cue(hop * count, hop * count + LANDED, "", walk, voice, count, path[1:], late=True)


#: the sounds of payments by their reason; others by payer and receiver
MONEY_SOUNDS = {
    "purchase": "buy", "building": "", "sale": "sell", "trade": "trade", "salary": "go",
}  # fmt: skip


def money_sound(event: ev.CashMoved, humans: frozenset[int]) -> str:
    """The sound of a payment; people at the screen hear other sounds than for others' payments."""
    if event.reason in MONEY_SOUNDS:
        return panned(MONEY_SOUNDS[event.reason], event.space)
    if event.payee in humans or (not humans and event.payer == BANK):
        return "cash_in"
    return "cash_out" if event.payer in humans or not humans else "cash_pass"


def _cash_moved(director: Director, event: ev.CashMoved, model: TableModel) -> Cue:
    time = director.times.money
    sound = money_sound(event, director.humans)
    motion = MoneyFlight(event.payer, event.payee, event.amount)
    if event.reason == "salary":
        motion = replace(motion, payer=BANK, start=GO)
    return Cue(time, time * 0.55, sound, motion, then=_takings(director, event))


def _takings(director: Director, event: ev.CashMoved) -> Cue | None:
    """A small celebration, beneath what follows, of a rent for somebody at the screen."""
    people, humans = director.people, director.humans
    if event.reason != "rent" or not people or event.payee not in humans or event.payer in humans:
        return None
    payer, payee = event.payer, event.payee
    (words,) = great_moment_captions("earned", people, payer, event.space, event.amount, payee)
    return Cue(TAKINGS, 0.0, motion=Takings(payee, words))


def _deed_moved(director: Director, event: ev.DeedMoved, model: TableModel) -> Cue:
    time = director.times.money
    return Cue(time, time * 0.6, "", DeedFlight(event.space, event.giver, event.taker))


def _buildings_changed(director: Director, event: ev.BuildingsChanged, model: TableModel) -> Cue:
    time = director.times.slow
    up = event.after > event.before
    drop = BuildingDrop(event.space, event.after) if up else None
    return Cue(time, time * 0.6, panned("build" if up else "sell", event.space), drop)


def _card_drawn(director: Director, event: ev.CardDrawn, model: TableModel) -> Cue:
    board, people = director.board, director.people
    card = drawn_card(board, event)
    text = card.text if card else event.card
    meaning = card_meaning(card, board, people.rules) if card and people else ""
    # others' cards are soon read: the card lies beside its pile until the turn ends
    mine = not director.humans or event.player in director.humans
    long = len(text) + len(meaning)
    reading = 1.1 + long * 0.018 if mine else 0.9 + long * 0.016
    time = director.times.card + reading
    title = board.deck_names[event.deck]
    turning = director.times.card / time
    props = CardProps(event.deck, text, title, picture_of(card) if card else "", meaning)
    return Cue(time, time, card_sound(card), CardTurn(props, turning), late=True, seen=turning)


#: welcome and unwelcome cards, by their kind
GOOD = frozenset({"collect_bank", "collect_each", "jail_free"})
BAD = frozenset({"pay_bank", "pay_each", "repairs", "go_to_jail", "choice_pay_or_draw"})


def card_sound(card: Card | None) -> str:
    """Whether the card is good or bad; one that only moves the token is neither."""
    kind = card.kind if card else ""
    return "card_good" if kind in GOOD else "card_bad" if kind in BAD else "card"


def _jailed(director: Director, event: ev.Jailed, model: TableModel) -> Cue:
    arrest, kind = GreatMoment("jailed", event.player), MOMENTS["jailed"]
    shown = GreatMomentPicture(arrest, (director.words(event),))
    return Cue(kind.length, kind.alone, kind.sound, shown)


def _bankrupt(director: Director, event: ev.WentBankrupt, model: TableModel) -> Cue:
    """A notice, if it has no picture of its own."""
    if event.resigned or not director.people:
        return Cue(1.6, 1.44, "error", Notice("warning", director.words(event)))
    return Cue(0.1, 0.1, "error")


def _game_ended(director: Director, event: ev.GameEnded, model: TableModel) -> Cue:
    humans = director.humans
    happy = not humans or any(player in humans for player in event.winners)
    first, people = event.ranking[0], director.people
    face = people.faces[first] if people else ""
    money, consolation = director.board.money, ""
    if people and not happy:
        # who fell earlier has been consoled then
        hero = hero_of(event.ranking, people)
        if model.alive[hero] or hero == event.ranking[1]:
            consolation = farewell(event, people, hero, 0 if model.alive[hero] else model.round)
    text, worth = director.words(event), event.worths[0]
    shown = Victory(first, text, worth, money, face, happy, consolation)
    return Cue(VICTORY, VICTORY, "win" if happy else "trade", shown)


CUES: dict[type, Maker] = {
    ev.GameStarted: pause(0.3),
    ev.OrderRolled: dice(0.7),
    ev.TurnStarted: _turn_started,
    ev.DiceRolled: dice(1.0),
    ev.TokenMoved: _token_moved,
    ev.CashMoved: _cash_moved,
    ev.PotSeeded: pause(0.3),
    ev.DeedMoved: _deed_moved,
    ev.MortgageChanged: pause(0.2),
    ev.BuildingsChanged: _buildings_changed,
    ev.CardDrawn: _card_drawn,
    ev.JailCardMoved: pause(0.2),
    ev.Jailed: _jailed,
    ev.JailTurnSpent: pause(0.3),
    ev.LeftJail: pause(0.25),
    ev.PurchaseOffered: pause(0.1),
    ev.AuctionOpened: notice("auction", 1.0, "gavel"),
    ev.BidPlaced: bubble(1.0, 0.45, "click"),
    ev.BidderPassed: bubble(0.9, 0.4),
    ev.PassWithdrawn: bubble(0.9, 0.3),
    ev.AuctionClosed: notice("auction", 1.2, "gavel", 0.75),
    ev.DemandOpened: notice("house", 1.0),
    ev.DemandAnswered: bubble(0.9, 0.4),
    ev.NothingToRepair: bubble(1.1, 0.5),
    ev.SaleVoided: bubble(1.2, 0.9),
    ev.RentDue: bubble(0.9, 0.3),
    ev.RentAsked: bubble(0.9, 0.4),
    ev.RentLapsed: bubble(0.9, 0.2),
    ev.SalaryDue: bubble(0.9, 0.3),
    ev.SalaryLapsed: bubble(0.9, 0.2),
    ev.AutoClaimSet: lambda director, event, model: Cue(),
    ev.TradeOffered: bubble(1.3, 0.9, "trade"),
    ev.TradeAgreed: pause(0.2),
    ev.TradeDone: notice("handshake", 1.2, "trade"),
    ev.TradeEnded: pause(0.25),
    ev.MortgageReceived: pause(0.25),
    ev.DebtOpened: bubble(1.1, 0.7),
    ev.DebtSettled: pause(0.15),
    ev.TaxChosen: bubble(0.9, 0.4),
    ev.WentBankrupt: _bankrupt,
    ev.TimeCalled: notice("clock", 1.4, "gavel"),
    ev.EndAgreed: notice("handshake", 1.4, "gavel"),
    ev.GameEnded: _game_ended,
}
