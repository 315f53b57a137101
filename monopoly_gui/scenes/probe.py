"""A snapshot of what a player sees in a file, for tests and tools outside the program."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pygame
from pygame import Rect
from pygame.event import Event

from ..engine.machine import pending_title
from ..ui.board.cursor import BoardCursor
from ..ui.painting import layout
from ..ui.text.log_words import plain
from ..ui.widgets import (
    Button,
    Choice,
    Dropdown,
    NumberField,
    RowList,
    Slider,
    Swatches,
    TextField,
    Toggle,
    Widget,
)
from .core.managed_scene import ManagedScene
from .core.manager import SceneManager
from .lesson.guide import Guide
from .menus.saved_list import SavedListPage
from .people.people import PeopleScene
from .table.table import TableScene

#: the environment variable with the file; nothing is written without it
VARIABLE = "MONOPOLY_GUI_PROBE"

Snapshot = dict[str, Any]


class Probe:
    """Writes the file anew whenever its content changes; a reader never sees half of it.

    ``used`` counts the clicks and keys that the program has taken, so that a
    reader knows whether the snapshot comes after its own.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.used = 0
        self._last = ""

    def on_key(self, event: Event) -> None:
        """Count the player's input."""
        self.used += event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP)

    def write(self, scenes: SceneManager) -> None:
        """Write the current screen, if it has changed."""
        text = json.dumps({"used": self.used, **snapshot(scenes)})
        if text == self._last:
            return
        self._last = text
        temporary = self.path.with_name(f"{self.path.name}.{os.getpid()}.tmp")
        temporary.write_text(text, encoding="utf-8")
        os.replace(temporary, self.path)


def probe() -> Probe | None:
    """The probe requested by the environment, None without a request."""
    path = os.environ.get(VARIABLE)
    return Probe(Path(path)) if path else None


def snapshot(scenes: SceneManager) -> Snapshot:
    """The whole stack by name, and the visible contents; the topmost scene comes last."""
    visible = scenes.visible()
    return {
        "size": list(scenes.bounds.size),
        "stack": [type(scene).__name__ for scene in scenes.stack],
        "still": not scenes.moving,
        "toasts": scenes.toasts.texts,
        "table": next((table(s) for s in scenes.stack if isinstance(s, TableScene)), None),
        "scenes": [describe_scene(scene) for scene in visible],
    }


def table(scene: TableScene) -> Snapshot:
    """The progress of the game on the table, and the players it waits for, by name."""
    state = scene.state
    return {
        "round": state.round,
        "turn": state.turn,
        "over": state.over,
        "current": scene.name(state.current),
        "waiting": [scene.name(p) for p in scene.match.waiting()],
        "offered": [scene.name(o.partner) for o in scene.match.offers_to_humans()],
        "pending": pending_title(state),
        "playing": not scene.is_settled,
        "cash": {scene.name(p): state.cash[p] for p in state.order},
        "log": [plain(line.text) for line in scene.game.book.lines[-8:]],
    }


def describe_scene(scene: ManagedScene) -> Snapshot:
    """A scene and its usable widgets."""
    found: Snapshot = {
        "name": type(scene).__name__,
        "title": getattr(scene, "title", ""),
        "widgets": [
            in_window(scene, widget(w)) for w in scene.form.widgets if w.visible and w.focusable
        ],
    }
    if type(scene).__name__ == "Guide":
        found |= pointed_at(cast("Guide", scene))
    if isinstance(scene, SavedListPage):
        found["games"] = [line.name for line in scene.lines]
    if isinstance(scene, PeopleScene):
        found["lines"] = [f"{row.text} {row.figure}".strip() for row in scene.rows]
    return found


def in_window(scene: ManagedScene, found: Snapshot) -> Snapshot:
    """The description of a widget in coordinates of the window."""
    if scene.viewport.whole:
        return found

    def seen(rect: list[int]) -> list[int]:
        parts = scene.viewport.to_window(Rect(rect))
        return place(parts[0]) if parts else [0, 0, 0, 0]

    cells = [[value, seen(cell)] for value, cell in found.get("cells", ())]
    places: Snapshot = {name: seen(found[name]) for name in ("rect", "clip") if name in found}
    return {**found, **places, **({"cells": cells} if cells else {})}


def pointed_at(guide: Guide) -> Snapshot:
    """The guide's text and its target."""
    hint, target = guide.hint, guide.target
    return {
        "says": plain(hint.text) if hint else "",
        "step": guide.step.name if guide.step else "",
        "wants": hint.target if hint else "",
        "space": hint.space if hint else -1,
        "target": place(target) if target else None,
    }


def widget(what: Widget) -> Snapshot:
    """One widget."""
    found: Snapshot = {
        "name": what.name,
        "kind": type(what).__name__,
        "label": getattr(what, "label", ""),
        "rect": place(what.rect),
        # the scrolled window onto it
        **({"clip": place(what.clip)} if what.clip else {}),
        "enabled": what.enabled,
        "reason": what.reason,
        "focused": what.focused,
    }
    return found | more(what)


def place(rect: Rect) -> list[int]:
    return [rect.x, rect.y, rect.width, rect.height]


def more(what: Widget) -> Snapshot:
    """What a widget of a kind has besides; ``cells`` are the places in it of different meanings."""
    match what:
        case Button():
            return {"key": pygame.key.name(what.key) if what.key else ""}
        case TextField():
            return {"value": what.text}
        case NumberField():
            return {"value": what.value, "low": what.low, "high": what.high}
        case Slider():
            return {"value": what.value}
        case Toggle():
            return {"value": what.on}
        case Dropdown():
            over, values = what.overlay(), [value for value, _ in what.options]
            rows = layout.grid(over, 1, len(values)) if over and values else []
            return {"value": what.value, "options": what.options, "cells": cells(values, rows)}
        case Choice():
            found = cells([value for value, _ in what.options], what.cells())
            return {"value": what.value, "options": what.options, "cells": found}
        case Swatches():
            return {"value": what.value, "cells": cells(what.options, what.cells())}
        case RowList():
            rows = [what.row_rect(n) for n in range(what.count)]
            seen = [[str(n), place(r)] for n, r in enumerate(rows) if what.view().contains(r)]
            return {"value": str(what.selected), "cells": seen}
        case BoardCursor():
            spaces = [what.cell(space) for space in range(40)]
            return {"value": what.pinned, "cells": cells([str(n) for n in range(40)], spaces)}
    return {}


def cells(values: Sequence[str], rects: Sequence[Rect]) -> list[list[Any]]:
    return [[value, place(rect)] for value, rect in zip(values, rects, strict=False)]
