"""The board of one's own language: other names and money than the American one, the same game."""

import json
import re
from dataclasses import replace
from datetime import date

import pytest

from monopoly_gui import language, paths
from monopoly_gui.editions import (
    HOMES,
    EditionError,
    edition_from_json,
    edition_text,
    home_edition,
    is_shipped,
    load_edition,
)
from monopoly_gui.editions.writer import edition_json
from monopoly_gui.engine.board import Board, Space
from monopoly_gui.engine.cards import Card
from monopoly_gui.engine.rules import Rules
from monopoly_gui.scenes.challenge.calendar import DaysScene
from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.core.home_board import brought_home, home_board
from monopoly_gui.scenes.lesson.table import LessonTable
from monopoly_gui.scenes.setup.own_seat import quick_game
from monopoly_gui.scenes.setup.preset_page import board_of
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.storage import load
from monopoly_gui.storage.rule_sets import rule_sets
from monopoly_gui.storage.settings import load_settings, settings_file
from tests.scenes.screen import Screen
from tests.test_editions import OURS

USUAL = load_edition("us_2008")
OTHERS = [code for code in HOMES if code != "en"]


def speak(code: str) -> None:
    language.speak(code, paths.assets() / "locale")


def without_name(space: Space) -> Space:
    return replace(space, id="", name="", divided="")


def without_text(card: Card) -> Card:
    return replace(card, text="")


@pytest.mark.parametrize("code", OTHERS)
def test_prices_rents_and_cards_are_those_of_the_american_board(code: str) -> None:
    board = load_edition(home_edition(code))
    assert board.language == code
    assert list(map(without_name, board.spaces)) == list(map(without_name, USUAL.spaces))
    for mine, theirs in zip(board.decks, USUAL.decks, strict=True):
        assert list(map(without_text, mine)) == list(map(without_text, theirs))
    assert [g.members for g in board.groups.values()] == [g.members for g in USUAL.groups.values()]
    assert list(board.groups) == list(USUAL.groups)


@pytest.mark.parametrize("code", OTHERS)
def test_cards_tell_their_sums_with_the_sign_after_them(code: str) -> None:
    for card in (card for deck in load_edition(home_edition(code)).decks for card in deck):
        parts = [int(sum_) for sum_ in re.findall(r"(\d+)\u00a0€", card.text)]
        sums = [s for s in (card.amount, card.per_house, card.per_hotel) if s]
        assert parts == sums or (card.kind == "move_to" and parts in ([], [200])), card.text


def test_no_two_boards_of_languages_share_a_street() -> None:
    boards = [load_edition(edition) for edition in HOMES.values()]
    streets = [board.spaces[s].name for board in boards for s in board.streets]
    assert len(set(streets)) == len(streets)


@pytest.mark.parametrize(
    ("code", "told"),
    [("en", "$1,500"), ("de", "1.500\u00a0$"), ("fr", "1\u00a0500\u00a0$"), ("es", "1.500\u00a0$")],
)
def test_money_is_written_as_the_language_writes_it(code: str, told: str) -> None:
    speak(code)
    assert USUAL.money(1500) == told
    assert USUAL.money(-1500) == f"-{told}"
    assert load_edition("de_2008").money(1500) == (
        "€1,500" if code == "en" else told.replace("$", "€")
    )


def test_a_sign_with_a_space_stays_with_its_figure() -> None:
    kroner = replace(USUAL, currency="kr ")
    assert kroner.money(20) == "kr\u00a020"
    speak("de")
    assert kroner.money(20) == "20\u00a0kr"


@pytest.mark.parametrize("code", HOMES)
def test_who_has_not_chosen_a_board_begins_on_that_of_the_language(code: str) -> None:
    context = Screen().context
    speak(code)
    assert SetupScene(context).draft.edition == HOMES[code]
    assert home_board().language == code
    assert load_edition(quick_game(context).edition).language == code


def test_who_has_chosen_one_keeps_it() -> None:
    context = Screen(last_edition="us_2008").context
    speak("de")
    assert SetupScene(context).draft.edition == "us_2008"


def test_sets_of_rules_for_the_usual_board_leave_the_one_of_the_language() -> None:
    sets = {each.edition: each for each in rule_sets()[0]}
    speak("fr")
    assert board_of(sets["us_2008"]) == "fr_2008"
    assert board_of(sets["us_2008"], "es_2008") == "es_2008"
    assert board_of(sets["us_2008"], "uk") == "fr_2008"
    assert board_of(sets["uk"], "fr_2008") == "uk"


def test_a_settings_file_of_before_keeps_its_board() -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(json.dumps({"last_edition": "us_2008"}))
    assert load_settings()[0].last_edition == "us_2008"


# Several languages in one file


def edition(**texts: object) -> str:
    """The American edition with other texts in German."""
    data = json.loads(edition_text("us_2008"))
    return json.dumps(data | {"id": "mine", "texts": {"de": texts}})


def names(board: Board) -> list[str]:
    return [space.name for space in board.spaces]


@pytest.mark.parametrize(("code", "brown"), [("de", "Braun"), ("fr", "Marron"), ("es", "Marrón")])
def test_a_foreign_board_keeps_its_names_and_tells_its_colours(code: str, brown: str) -> None:
    speak(code)
    board = load_edition("us_2008")
    assert (board.language, board.groups["brown"].name) == ("en", brown)
    assert names(board) == names(USUAL)
    assert board.deck_names == ("Chance", "Community Chest")
    assert is_shipped(board)
    assert is_shipped(USUAL)


def test_a_board_is_told_in_the_language_that_is_spoken() -> None:
    text = edition(
        title="Meins",
        spaces={"go": "Los", "boardwalk": "Uferweg"},
        cards={"ch_go": "Zieh nach Los."},
        deck_names={"chance": "Ereigniskarte", "community_chest": "Gemeinschaftskarte"},
    )
    english = edition_from_json(text, "here")
    speak("de")
    german = edition_from_json(text, "here")
    assert (english.language, english.title) == ("en", USUAL.title)
    assert (german.language, german.title) == ("de", "Meins")
    assert (german.spaces[0].name, german.spaces[39].name) == ("Los", "Uferweg")
    assert german.spaces[37].name == "Park Place"
    assert german.decks[0][0].text == "Zieh nach Los."
    assert german.deck_names == ("Ereigniskarte", "Gemeinschaftskarte")


def test_a_board_that_a_game_carries_is_told_in_every_language_again() -> None:
    text = edition(title="Meins", spaces={"go": "Los"}, groups={"brown": "Braun"})
    english = edition_from_json(text, "here")
    for code in ("de", "en", "fr", "de", "fr", "en"):
        speak(code)
        board = edition_from_json(text, "here")
        text = json.dumps(edition_json(board))
        assert board.spaces[0].name == ("Los" if board.language == "de" else "GO")
    assert edition_from_json(text, "here") == replace(english, deck_names=english.deck_names)


def test_a_board_without_names_in_a_language_stays_in_its_own_when_it_is_carried_on() -> None:
    text = edition(groups={"brown": "Braun"})
    speak("de")
    carried = json.dumps(edition_json(edition_from_json(text, "here")))
    speak("fr")
    assert edition_from_json(carried, "here").groups["brown"].name == "Brown"


@pytest.mark.parametrize(
    ("texts", "problem"),
    [
        ({"spaces": {"atlantis": "Atlantis"}}, "there is no 'atlantis' among the spaces"),
        ({"groups": {"beige": "Beige"}}, "there is no 'beige' among the groups"),
        ({"cards": {"no": "Nichts"}}, "there is no 'no' among the cards"),
        ({"title": ""}, "use visible characters only"),
    ],
)
def test_wrong_texts_are_refused_in_words(texts: dict[str, object], problem: str) -> None:
    with pytest.raises(EditionError, match=problem):
        edition_from_json(edition(**texts), "here")


def test_format_1_has_no_other_languages() -> None:
    data = json.loads(edition_text("us_2008")) | {"format": 1}
    with pytest.raises(EditionError, match="it is not in format 1; write format 4"):
        edition_from_json(json.dumps(data), "here")


def test_the_scenarios_of_the_game_are_played_at_home() -> None:
    saved = load(paths.scenarios() / "two_left.json")
    speak("es")
    laid = brought_home(saved)
    assert laid.state.board is laid.start.board is load_edition("es_2008")
    assert laid.state.cash == saved.state.cash
    assert brought_home(laid) is laid


@pytest.mark.parametrize("code", HOMES)
def test_lesson_and_challenges_are_played_at_home(code: str) -> None:
    context = Screen().context
    speak(code)
    assert LessonTable(context).match.board is load_edition(HOMES[code])
    assert ChallengesScene(context).board is load_edition(HOMES[code])
    assert DaysScene(context, today=date(2026, 11, 22)).board is load_edition(HOMES[code])


# Boards of our own


@pytest.mark.parametrize("edition", OURS)
def test_boards_of_our_own_are_told_whole_in_every_language(edition: str) -> None:
    parts = []
    for code in HOMES:
        speak(code)
        board = load_edition(edition)
        assert board.language == code
        cards = {card.text for deck in board.decks for card in deck}
        assert len(cards) == 32
        parts.append({board.spaces[0].name, board.title, *cards})
    first, *others = parts
    assert not any(first & other for other in others)


def test_the_set_up_takes_the_rules_that_a_board_proposes() -> None:
    scene = SetupScene(Screen().context)
    scene._set_edition("kitchen_table")
    assert scene.draft.rules.start_cash == 75
    scene._set_edition("uk")
    assert scene.draft.rules == Rules()


def test_rules_that_a_board_cannot_propose_are_refused_in_words() -> None:
    data = json.loads(edition_text("us_2008")) | {"rules": {"start_cash": -1}}
    with pytest.raises(EditionError, match=r"rules: Starting cash: -1 is not between"):
        edition_from_json(json.dumps(data), "here")
