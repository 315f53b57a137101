"""Keys with another effect in a game than elsewhere in it."""

import pygame

from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.dialogs.result import ResultDialog
from monopoly_gui.scenes.table.parts.shared_keys import ASK, BACK, GIVE_UP, NO, SALARY
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.widgets import Button

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


def keyed(scene: Scene) -> list[Button]:
    """The buttons with a key, where a game goes on."""
    if not isinstance(scene, TableScene | TableDialog) or isinstance(scene, ResultDialog):
        return []
    widgets = scene.form.widgets
    return [w for w in widgets if isinstance(w, Button) and w.visible and w.key]


def act_of(button: Button) -> str:
    """The action of a button, "" for any other."""
    return next((act for act in ACTS if f"{button.name} ".startswith(f"{act} ")), "")


def misused(scene: Scene) -> list[str]:
    """Acts with another key than elsewhere, and keys of every turn that do something else."""
    wrong = []
    for button in keyed(scene):
        act, key = act_of(button), pygame.key.name(button.key)
        if button.key != ACTS.get(act, button.key):
            wrong.append(f"{button.name} has the key {key}")
        if act not in ALWAYS.get(button.key, (act,)):
            wrong.append(f"the key {key} is used for {button.name}")
    return wrong
