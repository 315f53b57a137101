"""Every event has a sentence."""

from typing import get_args

import pytest

from monopoly_gui import language
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import events as ev
from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.rules import Rules
from monopoly_gui.ui.text.log_sentences import LOG
from monopoly_gui.ui.text.log_text import LogBook, log_line
from monopoly_gui.ui.text.log_words import joined, name_runs, plain, quoted, signed
from monopoly_gui.ui.text.people import People, Person
from tests.ui.random_games import any_rules, begun, play
from tools.catalogue import LOCALE

EVENTS: tuple[type, ...] = get_args(Event)


NAMES = ("ada", "Blaise", "Chen", "Dorothy", "Emmy", "Fela", "Grace", "Hypatia")
#: players called after mathematicians
TABLE = People(
    [Person(name, "hat", at, human=True) for at, name in enumerate(NAMES)],
    load_edition("us_2008"),
    Rules(),
)


def said(event: Event) -> str:
    return plain(log_line(event, TABLE).text)


@pytest.mark.parametrize(
    ("edition", "amount", "text"),
    [
        ("us_2008", 6, "+$6"),
        ("us_2008", -6, "−$6"),
        ("us_2008", 0, ""),
        ("farlight_station", 6, "+\u2009✦6"),
        ("farlight_station", -6, "−\u2009✦6"),
    ],
)
def test_a_symbol_does_not_look_like_a_second_sign(edition: str, amount: int, text: str) -> None:
    assert signed(load_edition(edition).money, amount) == text


def test_every_event_has_a_sentence() -> None:
    assert set(LOG) == set(EVENTS)


SENTENCES: list[tuple[Event, str]] = [
    (ev.DiceRolled(0, (3, 4), "move"), "ada rolls 3 + 4."),
    (ev.DiceRolled(1, (3, 4, 2), "move"), "Blaise rolls 3 + 4 + 2."),
    (ev.DiceRolled(1, (3, 4, 4), "move"), "Blaise rolls 3 + 4 and the bus."),
    (ev.DiceRolled(1, (3, 4, 5), "move"), "Blaise rolls 3 + 4 and Mr. Monopoly."),
    (ev.CashMoved(0, 1, 1400, "rent", 39), "ada pays Blaise $1,400 rent for Boardwalk."),
    (ev.CashMoved(BANK, 1, 50, "card"), "The Bank pays Blaise $50 (card)."),
    (ev.CashMoved(2, BANK, 200, "tax", 4), "Chen pays $200 Income Tax."),
    (ev.CashMoved(2, BANK, 7, "something new"), "Chen pays the Bank $7."),
    (ev.BuildingsChanged(39, 0, 4, 5, 12, 3), "ada builds a hotel on Boardwalk."),
    (ev.BuildingsChanged(39, 0, 5, 0, 12, 3), "ada sells all buildings on Boardwalk."),
    (ev.AuctionClosed(BANK, 0, 39), "Nobody bids: the Bank keeps Boardwalk."),
    (
        ev.TradeOffered(1, 0, 1, Bundle(100, (1,), (3,)), Bundle()),
        "ada offers Blaise $100, Mediterranean Avenue and a Jail card for nothing.",
    ),
    (
        ev.DebtOpened(0, (1, 2), 50, "card"),
        "ada owes Blaise and Chen $50 and must raise it.",
    ),
    (ev.WentBankrupt(0, BANK), "ada is bankrupt; the Bank gets everything."),
    (ev.GameEnded((1, 0), (2500, 0), "bankruptcies"), "Blaise wins the game with $2,500."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: str(value)[:24])
def test_what_is_said(event: Event, sentence: str) -> None:
    assert said(event) == sentence


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_can_be_said(seed: int) -> None:
    engine = begun(seed, 8, any_rules(seed, 8))
    book = LogBook(TABLE)
    book.add_all(engine.events)
    for _action, happened in play(engine, seed, steps=800):
        book.add_all(happened)
    for line in book.lines:
        text = plain(line.text)
        assert text and text[0] != " " and "{" not in text and "None" not in text
        assert text.endswith((".", "?", "”", "!")), text


TOGETHER: list[tuple[list[Event], str]] = [
    (
        [ev.DiceRolled(0, (3, 4), "move"), ev.TokenMoved(0, 0, 7, "forward")],
        "ada rolls 3 + 4 and moves to Chance.",
    ),
    (
        [ev.CashMoved(0, BANK, 200, "building", 39), ev.BuildingsChanged(39, 0, 1, 2, 9, 9)],
        "ada builds house number 2 on Boardwalk for $200.",
    ),
    (
        [ev.BuildingsChanged(39, 0, 5, 4, 9, 9), ev.CashMoved(BANK, 0, 100, "sale", 39)],
        "ada sells the hotel on Boardwalk (4 houses left) for $100.",
    ),
    (
        [ev.MortgageChanged(39, 0, True), ev.CashMoved(BANK, 0, 200, "mortgage", 39)],
        "ada mortgages Boardwalk for $200.",
    ),
    (
        [ev.CashMoved(0, BANK, 220, "lift", 39), ev.MortgageChanged(39, 0, False)],
        "ada pays $220 to unmortgage Boardwalk.",
    ),
]


@pytest.mark.parametrize(("events", "sentence"), TOGETHER, ids=lambda value: str(value)[:20])
def test_what_belongs_together_shares_a_line(events: list[Event], sentence: str) -> None:
    book = LogBook(TABLE)
    book.add_all(events)
    assert [plain(line.text) for line in book.lines] == [sentence]


def test_a_throw_in_jail_is_not_joined_with_anothers_move() -> None:
    book = LogBook(TABLE)
    book.add_all([ev.DiceRolled(0, (3, 4), "jail"), ev.TokenMoved(1, 0, 7, "forward")])
    assert len(book.lines) == 2


def test_forced_payments_name_their_rule() -> None:
    assert log_line(ev.CashMoved(0, 1, 50, "rent", 39), TABLE).rule == "RENT-1"
    assert log_line(ev.CashMoved(0, BANK, 50, "purchase", 39), TABLE).rule == ""


def test_names_are_set_apart() -> None:
    assert name_runs(f"{quoted('Ada')} pays {quoted('Bo')} $5.") == [
        ("Ada", True),
        (" pays ", False),
        ("Bo", True),
        (" $5.", False),
    ]


@pytest.mark.parametrize(
    ("words", "row"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (list("abc"), "a, b and c")]
)
def test_words_in_a_row(words: list[str], row: str) -> None:
    assert joined(words) == row


def test_a_spanish_and_gives_way_to_the_sound_of_i() -> None:
    language.speak("es", LOCALE)
    rows = [joined(["$60", quoted(name)]) for name in ("Indiana", "Hilda", "Boardwalk", "Hielo")]
    assert [plain(row) for row in rows] == [
        "$60 e Indiana",
        "$60 e Hilda",
        "$60 y Boardwalk",
        "$60 y Hielo",
    ]


def test_who_walks_to_the_jail_only_visits_it() -> None:
    """[JAIL-4]"""
    assert said(ev.TokenMoved(1, 4, 10, "forward")) == "Blaise moves to Jail, just visiting."


def test_a_line_is_about_the_one_who_acts() -> None:
    for why in ("refused", "countered"):
        assert log_line(ev.TradeEnded(1, 0, 2, why), TABLE).player == 2
    assert log_line(ev.TradeEnded(1, 0, 2, "withdrawn"), TABLE).player == 0
