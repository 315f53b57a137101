"""Targets too small for a finger on the scene on top, with the reasons."""

from unittest.mock import patch

from pygame import Rect

from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.ui.input.form import Form, target
from monopoly_gui.ui.widgets import Choice, RowList, ScrollArea, Swatches, Tabs, Widget
from tests.scenes.screen import Screen
from tests.scenes.test_dragging import drag
from tests.scenes.test_layout import undrawn

#: of a target whose neighbours are near: what is nearer to them is theirs
LEAST = 36
#: places inside a widget that mean different things may be lower where they are wide, and the
#: spaces of the board are as large as the board allows: the deed of each is shown before it counts
CELLS = 28


def reach(form: Form, widget: Widget) -> Rect:
    """The places at which a press meets this widget, row and column of its middle."""
    x, y = widget.rect.center
    area = target(widget)

    def meets(pos: tuple[int, int]) -> bool:
        return form._under(pos) is widget

    # what lies elsewhere takes nothing of it, but for a list that is open above all
    near = [w for w in form.widgets if w.overlay() or target(w).colliderect(area)]
    with patch.object(form, "widgets", near):
        across = [n for n in range(area.left, area.right) if meets((n, y))]
        down = [n for n in range(area.top, area.bottom) if meets((x, n))]
    return (
        Rect(min(across), min(down), len(across), len(down))
        if across and down
        else Rect(x, y, 0, 0)
    )


def small(scene: Scene) -> list[str]:
    """Targets too small for a finger."""
    found = []
    for widget in scene.form.widgets:
        if not widget.visible or not widget.focusable or widget.yields:
            continue
        if widget.clip and not widget.clip.contains(target(widget)):
            continue
        area = reach(scene.form, widget)
        if min(area.size) < LEAST:
            found.append(f"{widget.name}: {area.size} of {widget.rect.size}")
        if isinstance(widget, Choice | Tabs | Swatches):
            cells = widget.cells()
            found += [f"{widget.name}: {c.size}" for c in cells if min(c.size) < CELLS]
    return found


def low(scene: Scene, least: int) -> list[str]:
    """Targets lower than this many pixels."""
    found = []
    for widget in scene.form.widgets:
        if not widget.visible or not widget.focusable:
            continue
        if isinstance(widget, RowList) and widget.count > 0 and widget.row_height < least:
            found.append(f"{widget.name}: rows of {widget.row_height}")
        seen = widget.clip is None or widget.clip.contains(widget.rect)
        if widget.yields or not seen:
            continue
        parts = widget.cells() if isinstance(widget, Choice | Tabs | Swatches) else [widget.rect]
        high = min(part.height for part in parts)
        if high < least:
            found.append(f"{widget.name}: {high} high")
    return found


def values(scene: Scene) -> dict[str, object]:
    """What is chosen, by the names of the widgets."""
    kinds = ("value", "selected", "on", "text")
    chosen = (w for w in scene.form.widgets if w.focusable)
    return {w.name: [getattr(w, kind, None) for kind in kinds] for w in chosen}


def undragged(screen: Screen) -> list[str]:
    """What a finger drags in vain, and what a drag changes."""
    scene, viewport = screen.scene, screen.scene.viewport
    found: list[str] = []
    areas = [w for w in scene.form.widgets if isinstance(w, ScrollArea) and w.visible and w.limit]
    places = [(area.name, part) for area in areas for part in viewport.to_window(area.rect)[:1]]
    # a bubble may lie over the middle
    free = screen.context.scenes.overlay is None
    if free and viewport.moves_at(viewport.views[0].place.center):
        places.append(("the page", viewport.views[0].place))

    def seen() -> object:
        return viewport.shown, [area.offset for area in areas]

    for name, place in places:
        moved = False
        for way in (-40, 80, -40):
            before, known = seen(), values(scene)
            # a slider that has come there keeps its own drags
            if scene.form.keeps_drag(viewport.to_scene(place.center)):
                moved = True
                break
            with undrawn():
                drag(screen, place.center, (0, way))
            if screen.scene is not scene:
                return [*found, f"a drag over {name} opens {type(screen.scene).__name__}"]
            moved |= seen() != before
            now = values(scene)
            changed = [n for n in known.keys() & now.keys() if known[n] != now[n]]
            found += [f"a drag over {name} changes {n}" for n in changed]
        if not moved:
            found.append(f"{name} cannot be dragged")
    return found
