"""A card's effect appears in the reader's language, with the sums to pay."""

import re
from collections.abc import Iterator

import pytest

from monopoly_gui import language, paths
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.amounts import cards
from monopoly_gui.engine.board import GO, Board
from monopoly_gui.engine.cards import CHANCE, CHEST, Card
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.events import CardDrawn, CashMoved
from monopoly_gui.engine.flow.cards import EFFECTS
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.ui.cards.space_card import card_facts, space_text
from monopoly_gui.ui.text.card_words import card_effect, card_meaning, drawn_card
from monopoly_gui.ui.text.log_text import log_line
from tests.amounts.askers import people

RULES = [Rules(), Rules(go_landing_bonus=400), Rules(go_salary=120, go_landing_bonus=400)]
#: paid by one player or the Bank to another, without what comes of the space reached
SUMS = {"collect_bank", "pay_bank", "collect_each", "pay_each", "choice_pay_or_draw"}


def speak(code: str) -> None:
    language.speak(code, paths.assets() / "locale")


def drawn(board: Board) -> Iterator[tuple[int, Card]]:
    for deck in (CHANCE, CHEST):
        for card in board.decks[deck]:
            yield deck, card


def engine(board: Board, rules: Rules) -> Engine:
    state = setup.new_state(board, rules, 2, 1)
    state.position[0] = 39
    return Engine(state, SeededChance())


def paid(board: Board, rules: Rules, card: Card) -> list[int]:
    """The sums that the engine pays for a card, to or by one player."""
    game = engine(board, rules)
    if card.kind in SUMS:
        return [abs(amount) for amount in cards.money(game.state, 0, card).values()][-1:]
    if card.kind == "repairs":
        return [card.per_house, card.per_hotel]
    if card.kind != "move_to":
        return []
    EFFECTS[card.kind](game, 0, card)
    return [e.amount for e in game.events if isinstance(e, CashMoved) and e.reason == "salary"]


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_card_says_what_it_does(edition: str, code: str) -> None:
    speak(code)
    board = load_edition(edition)
    for rules in RULES:
        for _deck, card in drawn(board):
            text = card_effect(card, board, rules)
            assert text.endswith(".") and not re.search(r"[{}]", text)
            for amount in paid(board, rules, card):
                assert board.money(amount) in text, (card.id, text)


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_other_languages_say_it_otherwise_than_english(code: str) -> None:
    board = load_edition("uk")
    english = [card_effect(card, board, Rules()) for _deck, card in drawn(board)]
    speak(code)
    told = [card_effect(card, board, Rules()) for _deck, card in drawn(board)]
    same = [text for text, other in zip(told, english, strict=True) if text == other]
    assert len(same) == (len(told) if code == "en" else 0)


@pytest.mark.parametrize(("code", "edition"), [("de", "uk"), ("en", "de_2008"), ("es", "fr_2008")])
def test_a_card_in_another_language_is_explained(code: str, edition: str) -> None:
    speak(code)
    board = load_edition(edition)
    names = people(engine(board, Rules()).state)
    for deck, card in drawn(board):
        event = CardDrawn(0, deck, card.id)
        props, meaning = card_facts(event, names), card_meaning(card, board, Rules())
        assert meaning and props and props.meaning == meaning
        assert drawn_card(board, event) is card
        line = log_line(event, names).text
        assert card.text in line and line.endswith(meaning)


def test_a_card_in_the_language_spoken_explains_itself() -> None:
    board = load_edition("us_2008")
    assert not any(card_meaning(card, board, Rules()) for _deck, card in drawn(board))


def test_a_card_that_prints_another_salary_than_is_paid_is_explained() -> None:
    board = load_edition("us_2008")
    told = {
        card.target: card_meaning(card, board, Rules(go_landing_bonus=400))
        for _deck, card in drawn(board)
        if card.kind == "move_to"
    }
    assert told[GO] == "Move to GO and collect $400."
    assert not any(text for space, text in told.items() if space != GO)


def test_the_corners_of_a_foreign_board_say_what_they_are() -> None:
    speak("de")
    state = engine(load_edition("uk"), Rules()).state
    names = people(state)
    told = [space_text(state, names, corner)[0] for corner in (0, 10, 20)]
    assert [text.split(":")[0] for text in told] == ["Los", "Gefängnis", "Frei Parken"]
    assert not any("GO" in text for text in told)
