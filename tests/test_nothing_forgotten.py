"""The steps of docs/HOWTO.md for additions that no other test would miss."""

import re
import typing
from pathlib import Path

import pytest

from monopoly_gui.ai.levels import LEVELS, PERSONALITIES
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.editions import entries as edition_entries
from monopoly_gui.editions import file as edition_file
from monopoly_gui.engine.amounts import cards
from monopoly_gui.engine.cards import Card, CardKind
from monopoly_gui.engine.flow.cards import EFFECTS
from monopoly_gui.engine.rules import options
from monopoly_gui.language import LANGUAGES, USUAL
from monopoly_gui.language.option_words import AMOUNTS, WORDS
from monopoly_gui.records.career import EVERY
from monopoly_gui.scenes.core.page import Page
from monopoly_gui.scenes.setup.seat_card import OpponentChoice
from monopoly_gui.scenes.table.dialogs.pay_choices import ASKING
from monopoly_gui.storage import Settings
from monopoly_gui.ui.painting.theme import THEMES
from tests.engine.setting import setting
from tests.scenes.test_help import ABSTRACT, kinds
from tools import catalogue

TOP = Path(__file__).resolve().parent.parent
HOWTO = (TOP / "docs" / "HOWTO.md").read_text(encoding="utf-8")
#: where a path in the docs may begin
ROOTS = (TOP, TOP / "monopoly_gui")
ADDED = (
    "a rule option", "a card", "a theme", "a screen", "a personality", "a board", "a language",
    "an achievement",
)  # fmt: skip
#: options whose numbers are no money: deeds, houses, bankruptcies, rounds, minutes
COUNTS = {
    "deal_deeds", "houses_for_hotel", "end_after_bankruptcies", "round_limit", "time_limit_minutes",
    "goal_sets", "goal_hotels",
}  # fmt: skip
#: screens that `tests/scenes/pages.py` opens by clicking on something
BY_A_CLICK = (OpponentChoice,)
#: cards that do nothing when they are drawn: one is kept, one asks
NO_EFFECT = {"jail_free", "choice_pay_or_draw"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def section(title: str) -> str:
    """The text below a heading of the HOWTO, up to the next one."""
    return HOWTO.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("title", ADDED)
def test_each_section_ends_with_the_test_that_fails(title: str) -> None:
    last = section(title).strip().split("\n\n")[-1]
    assert last.startswith("Forgotten: ")
    assert re.search(r"`tests/\S+\.py`", last)


def test_every_place_that_is_named_exists() -> None:
    named = set(re.findall(r"`((?:[\w-]+/)+[\w.-]*)`", HOWTO))
    assert len(named) > 30
    assert [
        name for name in sorted(named) if not any((root / name).exists() for root in ROOTS)
    ] == []


def told_in_the_readme(number: str, of: str) -> set[str]:
    """The numbers of such things that the README names, in words or figures."""
    text = " ".join((TOP / "README.md").read_text(encoding="utf-8").split())
    return {found.lower() for found in re.findall(rf"\b({number}) {of}\b", text, re.IGNORECASE)}


def test_the_readme_counts_rightly() -> None:
    word = "|".join(NUMBERS)
    assert told_in_the_readme(word, "levels of opponents") == {NUMBERS[len(LEVELS)]}
    assert told_in_the_readme(word, "personalities") == {NUMBERS[len(PERSONALITIES)]}
    assert told_in_the_readme(word, "themes") == {NUMBERS[len(THEMES)]}
    assert told_in_the_readme(r"\d+", "achievements") == {str(len(EVERY))}
    assert told_in_the_readme(r"\d+", "(?:rule )?options") == {str(len(options()))}


def test_every_value_of_an_option_has_its_words() -> None:
    wordless = [
        f"{option.name}={value}"
        for option in options()
        for value in option.values
        if isinstance(value, str) and value not in WORDS.get(option.name, {})
    ]
    assert wordless == []


def test_every_number_is_known_as_money_or_a_count() -> None:
    """Money appears in the board's currency; any other number would appear bare."""
    numbers = {option.name: option for option in options() if type(option.default) is int}
    worded = {n for n, o in numbers.items() if o.values and set(o.values) <= set(WORDS.get(n, ()))}
    assert set(numbers) - worded == (set(AMOUNTS) | COUNTS) - worded
    assert not set(AMOUNTS) & COUNTS


def test_every_screen_is_opened_by_a_test() -> None:
    tests = "".join(file.read_text("utf-8") for file in (TOP / "tests").rglob("*.py"))
    pages = (TOP / "tests" / "scenes" / "pages.py").read_text("utf-8")
    for kind in set(kinds()) - {*ABSTRACT, *BY_A_CLICK}:
        where = pages if issubclass(kind, Page) else tests
        assert not kind.helped or re.search(rf"\b{kind.__name__}\b", where), kind.__name__


def test_every_page_is_driven_by_a_test() -> None:
    """Opening it in all sizes is not yet using it."""
    scenes = (TOP / "tests" / "scenes").rglob("test_*.py")
    driven = "".join(file.read_text("utf-8") for file in scenes)
    pages = {kind for kind in kinds() if issubclass(kind, Page)} - {*ABSTRACT, *BY_A_CLICK}
    left = [kind.__name__ for kind in pages if not re.search(rf"\b{kind.__name__}\b", driven)]
    assert left == []


def test_every_theme_can_be_chosen() -> None:
    files = {file.stem for file in (TOP / "assets" / "themes").glob("*.json")}
    assert files == set(THEMES)


def test_every_opponent_is_told_of() -> None:
    text = (TOP / "docs" / "OPPONENTS.md").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^Personalities \(([^)]*)\)", text, re.MULTILINE)
    assert listed.split(", ") == [person.code for person in PERSONALITIES]
    for level in LEVELS:
        assert f"`{level.code}`" in text or level.name in text


def test_every_kind_of_card_is_read_played_and_told_of() -> None:
    known = set(typing.get_args(CardKind))
    assert set(EFFECTS) | NO_EFFECT == known
    models = typing.get_args(typing.get_args(edition_entries.CardModel)[0])
    assert len(models) > 5
    allowed = {k for m in models for k in typing.get_args(m.model_fields["kind"].annotation)}
    assert allowed == known
    text = (TOP / "docs" / "EDITIONS.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    assert known <= {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def printed(kind: str) -> Card:
    """A card of that kind with everything that any kind needs."""
    return Card(
        "x", typing.cast(CardKind, kind), "", amount=7, target=5, target_kind="railroad",
        steps=3, per_house=9, per_hotel=9,
    )  # fmt: skip


def test_every_kind_of_card_is_in_the_tables_of_its_like() -> None:
    state = setting(3)
    state.buildings = [1 if space.house_cost else 0 for space in state.board.spaces]
    state.owner = [0 if space.is_deed else -1 for space in state.board.spaces]
    known = typing.get_args(CardKind)
    paying = {k for k in known if any(n < 0 for n in cards.money(state, 0, printed(k)).values())}
    assert paying == set(ASKING)
    still = {k for k in EFFECTS if cards.move(state.board, 7, printed(k)) is None}
    assert still == set(edition_file.PLAIN_CARDS)


def test_every_kind_of_card_is_tried() -> None:
    tests = (TOP / "tests" / "engine" / "test_cards.py").read_text(encoding="utf-8")
    boards = [load_edition(edition) for edition in edition_ids()]
    tried = {c.kind for b in boards for deck in b.decks for c in deck if f'"{c.id}"' in tests}
    tried |= {kind for kind in typing.get_args(CardKind) if f'"{kind}"' in tests}
    assert tried == set(typing.get_args(CardKind))


def test_every_language_can_be_chosen_and_translated() -> None:
    assert {USUAL, *catalogue.LANGUAGES} == set(LANGUAGES)
    for code in LANGUAGES:
        assert Settings.model_validate({"language": code}).language == code
