"""The same act has the same key on the table and in every dialog; those of before still work."""

from __future__ import annotations

import pygame
import pytest

from monopoly_gui.scenes.table.dialogs.result import ResultDialog
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.shared.habits import ASK, BACK, ESTATE, GIVE_UP, NO, SALARY
from monopoly_gui.scenes.table.shared.table_dialog import TableDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.widgets import Button
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
#: acts that several places offer, by the beginning of the button's name, with their key
ACTS = {
    "roll": pygame.K_r,
    "answer": pygame.K_r,
    "fine": pygame.K_f,
    "card": pygame.K_c,
    "trade": pygame.K_t,
    "salary": SALARY,
    "ask": ASK,
    "claim": ASK,
    "refuse": NO,
    "none": NO,
    "let go": NO,
    "take back": BACK,
    "undo": BACK,
    "bankrupt": GIVE_UP,
}
#: what is pressed all the time, and may do nothing else anywhere in a game
ALWAYS = {
    pygame.K_r: ("roll", "answer"),
    pygame.K_t: ("trade",),
    pygame.K_u: ("undo", "take back"),
}


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


def in_games() -> list[tuple[str, Button]]:
    """The buttons with a key of the table and its dialogs while the game goes on."""
    found = []
    for page, opened in PAGES.items():
        scene = opened().scene
        if isinstance(scene, TableScene | TableDialog) and not isinstance(scene, ResultDialog):
            buttons = [w for w in scene.form.widgets if isinstance(w, Button) and w.visible]
            found += [(page, button) for button in buttons if button.key]
    return found


def test_an_act_has_its_key_everywhere_and_the_keys_of_every_turn_do_nothing_else() -> None:
    buttons = in_games()
    met = set()
    for page, button in buttons:
        act = next((act for act in ACTS if f"{button.name} ".startswith(f"{act} ")), "")
        met.add(act)
        assert (page, button.name, button.key) == (page, button.name, ACTS.get(act, button.key))
        allowed = ALWAYS.get(button.key)
        assert allowed is None or act in allowed, f"{page}: {button.name}"
    assert met >= ACTS.keys() - {"answer", "fine", "take back"}
