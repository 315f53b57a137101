"""The conditions of every page and dialog that can be checked without using it."""

from dataclasses import replace
from itertools import product
from unittest.mock import patch

import pytest

from monopoly_gui import language
from tests.scenes.pages import PAGES
from tests.scenes.plan import PLACES, Plan, choose, plan
from tests.scenes.screen import Screen
from tests.scenes.speech_watch import unspeakable
from tests.scenes.test_layout import NARROW, SCALES, SHAPES, Crowded, worded_in
from tests.scenes.visit import FOREIGN_WORDS, visit

TRANSLATIONS = tuple(code for code in language.LANGUAGES if code != language.USUAL)


def by_language() -> list[str]:
    """All pages of one language after each other: what is drawn for one serves the next."""
    return sorted(PAGES, key=lambda name: plan(name).language)


@pytest.mark.parametrize("name", by_language())
def test_everything_on_it_can_be_seen_read_heard_and_met(name: str) -> None:
    wrong = visit(name, plan(name))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "name", [n for n in PAGES if plan(n).language == language.USUAL and n not in FOREIGN_WORDS]
)
def test_a_page_that_is_visited_in_english_is_heard_in_another_language_too(name: str) -> None:
    with worded_in(choose(name, TRANSLATIONS, "heard")):
        assert unspeakable(PAGES[name]()) == []


def crowded() -> Screen:
    """A page with every fault of a layout, and without a help card of its own."""
    screen = Screen()
    screen.open(Crowded(screen))
    return screen


def test_a_visit_tells_of_every_fault_and_where_it_is() -> None:
    places = replace(plan("title"), language="de", window=((1024, 600), 1.25))
    with (
        patch.dict(PAGES, crowded=crowded),
        patch("tests.scenes.visit.misnamed", side_effect=ZeroDivisionError),
    ):
        wrong = visit("crowded", places)
    assert any(
        line.startswith("crowded 1280x720 at 100% in de, names: Traceback") for line in wrong
    )
    for place, fault in product(
        ("1280x720 at 100% in de, drawing", "1024x600 at 125% in de, layout"),
        ("is shortened", "leaves the window", "overlap", "over each other", "reaches out"),
    ):
        assert any(line.startswith(f"crowded {place}: ") and fault in line for line in wrong), fault


def test_a_new_page_changes_nothing_for_the_others() -> None:
    before = {name: plan(name) for name in PAGES}
    first = {"a new page": crowded, **PAGES}
    with patch.dict(PAGES, first, clear=True):
        assert {name: plan(name) for name in before} == before


def test_a_plan_is_the_same_on_every_machine() -> None:
    assert plan("settings") == Plan("es", ((683, 768), 0.75), ((1024, 768), 2.0))


def test_every_language_and_every_window_at_every_scale_comes_up() -> None:
    """A page left out because its reason is gone comes back with another word for it."""
    plans = [plan(name) for name in PAGES]
    assert {each.language for each in plans} == set(language.LANGUAGES)
    assert {each.window for each in plans} == set(product(SHAPES, SCALES)) == set(PLACES)
    assert {each.narrow for each in plans} == set(NARROW)
