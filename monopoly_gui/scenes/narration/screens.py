"""What a screen says of itself when it opens, and what can be done there."""

from __future__ import annotations

import pygame
from pygame import Surface

from ...engine.frames import Auction, Purchase
from ...language import _, retranslate
from ...ui.cards.space_told import deed_told, space_told
from ...ui.painting.painter import Painter
from ...ui.text.log_text import bundle_text
from ...ui.text.log_words import plain
from ...ui.text.people import People
from ...ui.widgets import Button
from ...ui.widgets.keys import key_name
from ..core.dialog import Dialog
from ..core.page import Page
from ..core.shown import Shown
from ..menus.title import TitleScene
from ..table.prompt import prompt
from ..table.shared.table_dialog import TableDialog
from ..table.table import TableScene
from ..table.trade.trade import TradeDialog
from .naming import Reader

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def title_of(scene: Shown) -> str:
    """What a screen is called, "" where it has no heading."""
    return plain(retranslate(str(getattr(scene, "title", ""))))


def opened(reader: Reader, scene: Shown, table: TableScene | None) -> list[str]:
    """The sentences with which a screen opens: a whole page only says what it is.

    A dialog leaves out what is told only when it is asked for.
    """
    told = whole(reader, scene, table)
    if not isinstance(scene, Dialog) or not told:
        return told
    left_out = {plain(text) for text in scene.told_when_asked()}
    told = [text for text in told if text not in left_out]
    if isinstance(scene, TableDialog):
        scene.was_told()
        told.append(plain(scene.hindered()))
    return [*told, scene.rest_told()]


def whole(reader: Reader, scene: Shown, table: TableScene | None) -> list[str]:
    """All that a screen says of itself."""
    if isinstance(scene, TableDialog):
        return [] if scene.folded else dialog_told(reader, scene, table)
    if isinstance(scene, Dialog):
        title = title_of(scene)
        return [title, *(text for text in written(reader, scene) if text != title)]
    if isinstance(scene, TableScene):
        return []
    return [title_of(scene)] if isinstance(scene, Page | TitleScene) else []


def dialog_told(reader: Reader, dialog: TableDialog, table: TableScene | None) -> list[str]:
    """A dialog of the table: who is asked what, and all there is to know for the answer."""
    told = [title_of(dialog), plain(dialog.subtitle)]
    if isinstance(dialog, TradeDialog):
        told += sides_told(dialog, table)
    frame = dialog.state.top
    if table and isinstance(frame, Purchase | Auction) and frame.space >= 0:
        told.append(space_told(dialog.state, table.game.people, frame.space))
        told.append(deed_told(dialog.state, frame.space))
    if dialog.tree:
        said = (", ".join(filter(None, (each.name, each.value))) for each in dialog.tree.spoken())
        return [*told, *map(plain, said)]

    def draw(surface: Surface, painter: Painter) -> None:
        dialog.paint_body(surface)

    with dialog.fitted():
        return [*told, *reader.read(draw)]


def sides_told(dialog: TradeDialog, table: TableScene | None) -> list[str]:
    """What each side of a trade gives."""
    talk, port = dialog.talk, dialog.port
    names: People | TableNames = table.game.people if table else TableNames(dialog)
    told = []
    for player, side in ((talk.player, talk.terms.mine), (talk.partner, talk.terms.theirs)):
        told.append(
            _("{player} gives {what}.").format(
                player=port.name(player), what=bundle_text(side, names)
            )
        )
    return told


class TableNames:
    """Who is called what at the table of a dialog."""

    def __init__(self, dialog: TableDialog) -> None:
        self.board = dialog.port.board
        self.name = dialog.port.name


def written(reader: Reader, scene: Shown) -> list[str]:
    """What stands on a screen behind its widgets."""

    def draw(surface: Surface, painter: Painter) -> None:
        scene.paint(surface)

    with scene.fitted():
        return reader.read(draw)


def keys_told(scene: Shown) -> str:
    """The buttons that can be used now by a key, each with it; what Enter does comes first.

    What the focused field takes for itself is left out. In a dialog those without a key come last:
    Tab goes to them.
    """
    told: list[str] = []
    others: list[str] = []
    form = scene.form
    default = form.golden
    # Enter belongs to what has been chosen by the keyboard
    taken = form.focused is not None and form.focus_visible and form.focused.visible
    for button in scene.form.widgets:
        if not isinstance(button, Button) or not button.visible or not button.enabled:
            continue
        golden = button is default and button.key not in ENTER and not taken
        if golden:
            keys = key_name(ENTER[0])
            if button.key:
                keys = _("{key} or {other}").format(key=key_name(button.key), other=keys)
            told.insert(0, f"{keys}: {label_of(button)}")
        elif button.key and button.label:
            if taken and form.focused and form.focused.takes(button.key):
                continue
            told.append(f"{key_name(button.key)}: {label_of(button)}")
        elif button.label and button is not default and isinstance(scene, Dialog):
            others.append(label_of(button))
    more = scene.by_tab() if isinstance(scene, TableDialog) else ""
    if others and not more:
        more = _("Also by Tab: {buttons}").format(buttons=", ".join(others))
    return ". ".join([*told, more] if more else told)


def label_of(button: Button) -> str:
    """What a button says, with what it is about."""
    label = retranslate(button.aloud or button.label)
    return f"{retranslate(button.title)}, {label}" if button.title else label


def everything(reader: Reader, scene: Shown, table: TableScene | None) -> list[str]:
    """A whole screen from top to bottom: what it says, then each thing that can have the focus."""
    told = [title_of(scene)] if not isinstance(scene, TableDialog) else []
    if isinstance(scene, TableScene) and scene.resting:
        asked = prompt(scene.state, scene.game.people)
        told += [plain(asked.title), plain(asked.text)]
    if isinstance(scene, TableDialog):
        told += whole(reader, scene, table)
    elif not isinstance(scene, TableScene):
        told += [text for text in written(reader, scene) if text not in told]
    widgets = [w for w in scene.form.widgets if w.visible and w.focusable]
    return [*told, *(reader.spoken(scene, widget).sentence() for widget in widgets)]
