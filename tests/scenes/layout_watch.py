"""Layout faults of the scene on top: cut texts, overlaps, things outside."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any
from unittest.mock import patch

from pygame import Rect, Surface

from monopoly_gui.scenes.core.dialog import Dialog
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.board import flat_board
from monopoly_gui.ui.board.cursor import BoardCursor
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.text import Typesetter
from monopoly_gui.ui.widgets import ScrollArea, TextField, Widget
from tests.scenes.drawn_anew import all_noted
from tests.scenes.screen import Screen

#: pixels that a text's line may reach out of its place: lines are higher than letters
SLACK = 4


def parts_of(scene: Scene) -> list[Rect]:
    """The parts of a scene that are seen apart: what lies across their edges is cut."""
    viewport = scene.viewport
    return [viewport._room, *(view.shown for view in viewport.views[1:])]


@dataclass(frozen=True, slots=True)
class Written:
    """One text: what was asked for, where it came to stand, and through which window."""

    text: str
    at: Rect
    clip: Rect
    on_screen: bool
    size: tuple[int, int]


@dataclass(slots=True)
class Watch:
    """Notes what painters write, and what they had to shorten."""

    written: list[Written] = field(default_factory=list)
    shortened: list[str] = field(default_factory=list)
    divided: list[str] = field(default_factory=list)

    @property
    def notes(self) -> Sequence[list[Any]]:
        """All that it notes."""
        return self.written, self.shortened, self.divided

    @contextmanager
    def over(self, screen: Surface) -> Iterator[Watch]:
        """While the context lasts."""
        text, fit, cut = Painter.text, Painter.fit, Typesetter._cut

        def write(painter: Painter, surface: Surface, string: str, *a: Any, **k: Any) -> Rect:
            at = text(painter, surface, string, *a, **k)
            if string:
                found = Written(
                    string, at, surface.get_clip(), surface is screen, surface.get_size()
                )
                self.written.append(found)
            return at

        def shorten(painter: Painter, string: str, *a: Any) -> str:
            shown = fit(painter, string, *a)
            if shown != string and shown.endswith("…"):
                self.shortened.append(string)
            return shown

        def divide(
            setter: Typesetter, word: str, size: float, width: float, weight: str
        ) -> list[str]:
            pieces = cut(setter, word, size, width, weight)
            if len(pieces) > 1 and not pieces[0].endswith("-"):
                self.divided.append(word)
            return pieces

        with (
            patch.object(Painter, "text", write),
            # a text that is cut by a strip goes on in the next one
            patch.object(flat_board, "STRIPS", 1),
            patch.object(Painter, "fit", shorten),
            patch.object(Typesetter, "_cut", divide),
        ):
            yield self


def faults(screen: Screen, may_shorten: frozenset[str] = frozenset()) -> list[str]:
    """Sentences about what is wrong with the scene on top, none if all is well."""
    watch = Watch()
    draw_watched(screen, watch, watch.notes)
    return told(screen.scene, watch, may_shorten)


def draw_watched(
    screen: Screen,
    watch: Watch,
    notes: Sequence[list[Any]],
    within: Callable[[], Hashable] = lambda: None,
) -> None:
    """Draw the scene on top with all that is written noted."""
    scene = screen.scene
    surface = Surface(scene.bounds.size)
    with (
        all_noted(screen.context.painter, notes, within),
        watch.over(surface),
        scene.fitted(),
    ):
        scene.draw(surface)


def told(scene: Scene, watch: Watch, may_shorten: frozenset[str]) -> list[str]:
    """Sentences about what is wrong with a scene that was watched."""
    return [
        *outside(scene),
        *overlapping(scene),
        *(f"“{text}” is shortened" for text in watch.shortened if text not in may_shorten),
        *(f"“{text}” is divided" for text in watch.divided if text not in may_shorten),
        *(f"“{text}” has no room" for text in unwritten(watch.written)),
        *misplaced(scene, watch.written),
    ]


def unwritten(written: list[Written]) -> list[str]:
    """Texts of which nothing is seen, as their place is too narrow for any letter."""
    return [
        text.text for text in written if text.on_screen and text.text.strip() and text.at.width < 2
    ]


def seen(scene: Scene) -> list[tuple[Widget, Rect]]:
    """The widgets that can be used, and where each can be seen."""
    found = []
    for widget in scene.form.widgets:
        if not (widget.visible and widget.focusable):
            continue
        area = widget.rect.clip(widget.clip) if widget.clip else widget.rect
        if widget.clip is None or (area.width and area.height):
            found.append((widget, area))
    return found


def outside(scene: Scene) -> list[str]:
    """Widgets that leave the window or their dialog, and dialogs that leave the window.

    Those of its head may stand in the margin, below the button for help.
    """
    found = []
    for widget, area in seen(scene):
        if area.width <= 0 or area.height <= 0:
            found.append(f"{widget.name} has no room: {area}")
        elif not any(part.contains(area) for part in parts_of(scene)):
            found.append(f"{widget.name} leaves the window: {area}")
    folded = getattr(scene, "folded", False)
    if isinstance(scene, Dialog) and not folded:
        if not scene.bounds.contains(scene.box):
            found.append(f"the dialog leaves the window: {scene.box}")
        strip = getattr(getattr(scene, "adviser", None), "strip", None)
        around = scene.box.union(strip.rect) if strip and strip.visible else scene.box
        found += [
            f"{widget.name} leaves the dialog: {area} of {around}"
            for widget, area in seen(scene)
            if not (around.contains(area) or widget is scene.help_button)
            and (widget.name not in ("fold", "advice") or area.x != scene.help_button.rect.x)
        ]
    return found


def overlapping(scene: Scene) -> list[str]:
    """Widgets that lie on each other; what lies wholly in something that scrolls may."""
    found = []
    for (one, here), (other, there) in combinations(seen(scene), 2):
        if not here.colliderect(there):
            continue
        inside = (isinstance(one, ScrollArea) and here.contains(there)) or (
            isinstance(other, ScrollArea) and there.contains(here)
        )
        if not inside:
            found.append(f"{one.name} {here} and {other.name} {there} overlap")
    return found


def misplaced(scene: Scene, written: list[Written]) -> list[str]:
    """Texts outside the window or their picture, on each other, or across a widget's edge."""
    found = []
    shown = []
    fields = [w for w in scene.form.widgets if isinstance(w, TextField)]
    for text in written:
        if any(text.text == each.text and each.rect.contains(text.clip) for each in fields):
            continue  # what is typed is drawn as far as it goes, and seen around the caret
        whole = Rect((0, 0), text.size)
        if text.on_screen and text.clip != scene.bounds:
            # what scrolls may be out of sight below and above, not beside
            whole = Rect(text.clip.x, -(10**6), text.clip.width, 2 * 10**6)
        elif text.on_screen:
            shown.append(text)
        if not whole.inflate(2 * SLACK, 2 * SLACK).contains(text.at):
            found.append(f"“{text.text}” reaches out of its place: {text.at} of {whole}")
    inks = [(text.text, ink(text.at)) for text in shown if len(text.text) > 1]
    found += [
        f"“{words}” {at} is cut by the edge of what is seen"
        for words, at in inks
        if not any(part.inflate(2 * SLACK, 2 * SLACK).contains(at) for part in parts_of(scene))
    ]
    for (one, here), (other, there) in combinations(inks, 2):
        if one != other and here.colliderect(there):
            found.append(f"“{one}” {here} and “{other}” {there} are written over each other")
    for widget, area in seen(scene):
        if isinstance(widget, ScrollArea):
            continue
        said = scene.remark_bubble.text if isinstance(scene, TableScene | ReplayScene) else ""
        room = area.inflate(2 * SLACK, 2 * SLACK)
        for words, at in inks:
            # a remark stands beside its plate, and reaches over the edge of the board
            remark = words == said and isinstance(widget, BoardCursor)
            if at.colliderect(area) and not room.contains(at) and not remark:
                found.append(f"“{words}” {at} crosses the edge of {widget.name} {area}")
    return found


def ink(at: Rect) -> Rect:
    """About where the letters of a line or of lines are."""
    return at.inflate(-2, -round(min(at.height, 40) * 0.4))
