"""What a screen says of itself when it opens, and what can be done there."""

from __future__ import annotations

import pygame
from pygame import Surface

from ...engine.frames import Auction, Purchase
from ...language import _, retranslate
from ...ui.cards.descriptions import describe_deed, describe_space
from ...ui.painting.painter import Painter
from ...ui.text.log_text import bundle_text
from ...ui.text.log_words import plain
from ...ui.text.people import People
from ...ui.widgets import Button
from ...ui.widgets.keys import key_name
from ..core.dialog import Dialog
from ..core.page import Page
from ..core.stacked_scene import StackedScene
from ..menus.title import TitleScene
from ..table.prompt import prompt
from ..table.shared.table_dialog import TableDialog
from ..table.table import TableScene
from ..table.trade.trade import TradeDialog
from .labels import Reader

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def title_of(scene: StackedScene) -> str:
    """What a screen is called, "" where it has no heading."""
    return plain(retranslate(str(getattr(scene, "title", ""))))


def opened(reader: Reader, scene: StackedScene, table: TableScene | None) -> list[str]:
    """The sentences with which a screen opens: a whole page only says what it is.

    A dialog leaves out what is told only when it is asked for.
    """
    parts = whole(reader, scene, table)
    if not isinstance(scene, Dialog) or not parts:
        return parts
    left_out = {plain(text) for text in scene.on_demand_text()}
    parts = [text for text in parts if text not in left_out]
    if isinstance(scene, TableDialog):
        scene.on_announced()
        parts.append(plain(scene.blocked_reason()))
    return [*parts, scene.more_hint()]


def whole(reader: Reader, scene: StackedScene, table: TableScene | None) -> list[str]:
    """The spoken description of a screen."""
    if isinstance(scene, TableDialog):
        return [] if scene.folded else describe_dialog(reader, scene, table)
    if isinstance(scene, Dialog):
        title = title_of(scene)
        return [title, *(text for text in written(reader, scene) if text != title)]
    if isinstance(scene, TableScene):
        return []
    return [title_of(scene)] if isinstance(scene, Page | TitleScene) else []


def describe_dialog(reader: Reader, dialog: TableDialog, table: TableScene | None) -> list[str]:
    """A dialog of the table: who is asked what, and all there is to know for the answer."""
    parts = [title_of(dialog), plain(dialog.subtitle)]
    if isinstance(dialog, TradeDialog):
        parts += describe_sides(dialog, table)
    frame = dialog.state.top
    if table and isinstance(frame, Purchase | Auction) and frame.space >= 0:
        parts.append(describe_space(dialog.state, table.game.people, frame.space))
        parts.append(describe_deed(dialog.state, frame.space))
    if dialog.tree:
        text = (", ".join(filter(None, (each.name, each.value))) for each in dialog.tree.spoken())
        return [*parts, *map(plain, text)]

    def draw(surface: Surface, painter: Painter) -> None:
        dialog.paint_body(surface)

    with dialog.fitted():
        return [*parts, *reader.read(draw)]


def describe_sides(dialog: TradeDialog, table: TableScene | None) -> list[str]:
    """What each side of a trade gives."""
    talk, host = dialog.talk, dialog.host
    names: People | TableNames = table.game.people if table else TableNames(dialog)
    parts = []
    for player, side in ((talk.player, talk.terms.mine), (talk.partner, talk.terms.theirs)):
        parts.append(
            _("{player} gives {what}.").format(
                player=host.name(player), what=bundle_text(side, names)
            )
        )
    return parts


class TableNames:
    """Who is called what at the table of a dialog."""

    def __init__(self, dialog: TableDialog) -> None:
        self.board = dialog.host.board
        self.name = dialog.host.name


def written(reader: Reader, scene: StackedScene) -> list[str]:
    """What stands on a screen behind its widgets."""

    def draw(surface: Surface, painter: Painter) -> None:
        scene.paint(surface)

    with scene.fitted():
        return reader.read(draw)


def describe_keys(scene: StackedScene) -> str:
    """The buttons that can be used now by a key, each with it; what Enter does comes first.

    What the focused field takes for itself is left out. In a dialog those without a key come last:
    Tab goes to them.
    """
    parts: list[str] = []
    others: list[str] = []
    form = scene.form
    default = form.default_button
    # Enter belongs to what has been chosen by the keyboard
    taken = form.focused is not None and form.focus_visible and form.focused.visible
    for button in scene.form.widgets:
        if not isinstance(button, Button) or not button.visible or not button.enabled:
            continue
        default_button = button is default and button.key not in ENTER and not taken
        if default_button:
            keys = key_name(ENTER[0])
            if button.key:
                keys = _("{key} or {other}").format(key=key_name(button.key), other=keys)
            parts.insert(0, f"{keys}: {label_of(button)}")
        elif button.key and button.label:
            if taken and form.focused and form.focused.takes(button.key):
                continue
            parts.append(f"{key_name(button.key)}: {label_of(button)}")
        elif button.label and button is not default and isinstance(scene, Dialog):
            others.append(label_of(button))
    more = scene.by_tab() if isinstance(scene, TableDialog) else ""
    if others and not more:
        more = _("Also with Tab: {buttons}").format(buttons=", ".join(others))
    return ". ".join([*parts, more] if more else parts)


def label_of(button: Button) -> str:
    """What a button says, with what it is about."""
    label = retranslate(button.aloud or button.label)
    return f"{retranslate(button.title)}, {label}" if button.title else label


def everything(reader: Reader, scene: StackedScene, table: TableScene | None) -> list[str]:
    """A whole screen from top to bottom: what it says, then each thing that can have the focus."""
    sentence = [title_of(scene)] if not isinstance(scene, TableDialog) else []
    if isinstance(scene, TableScene) and scene.is_settled:
        asked = prompt(scene.state, scene.game.people)
        sentence += [plain(asked.title), plain(asked.text)]
    if isinstance(scene, TableDialog):
        sentence += whole(reader, scene, table)
    elif not isinstance(scene, TableScene):
        sentence += [text for text in written(reader, scene) if text not in sentence]
    widgets = [w for w in scene.form.widgets if w.visible and w.focusable]
    return [*sentence, *(reader.spoken(scene, widget).sentence() for widget in widgets)]
