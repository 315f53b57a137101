"""An act has one key on the table and in every dialog; those of before still work."""

import pygame
import pytest

from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.parts.shared_keys import ESTATE
from monopoly_gui.ui.widgets import Button
from tests.scenes.keys_watch import ACTS, act_of, keyed
from tests.scenes.pages import PAGES

#: the names of the buttons that open what one owns, to build, sell or mortgage
NAMES = ("manage", "raise", "estate")
OFFERED = (
    "table_four",
    "purchase_short",
    "auction",
    "demand",
    "trade_answer",
    "received",
    "debt",
    "jail",
)


#: pages on which every act is offered
TOGETHER = ("table_two", "claims", "demand", "debt_to_all", "trade_answer", "jail")


@pytest.mark.parametrize("name", OFFERED)
def test_it_is_offered_under_one_key(name: str) -> None:
    form = PAGES[name]().scene.form
    found = [w for w in form.widgets if isinstance(w, Button) and w.name in NAMES and w.visible]
    assert [button.key for button in found] == [ESTATE]


@pytest.mark.parametrize(
    ("name", "before"),
    [("table_four", pygame.K_b), ("purchase_short", pygame.K_m), ("debt", pygame.K_b)],
)
def test_the_key_of_before_still_opens_it(name: str, before: int) -> None:
    for key in (ESTATE, before):
        screen = PAGES[name]()
        screen.key(key)
        screen.shows(EstateDialog)


def test_these_pages_together_offer_every_act_that_has_its_key_everywhere() -> None:
    met = {act_of(button) for name in TOGETHER for button in keyed(PAGES[name]().scene)}
    assert met >= ACTS.keys() - {"answer", "fine", "take back"}
