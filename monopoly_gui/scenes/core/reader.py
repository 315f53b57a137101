"""What a widget is called on its screen: by its own words, else by what stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from ...ui.painting.painter import Painter, Written
from ...ui.painting.reading import in_order, written
from ...ui.text.log_words import plain
from ...ui.widgets import Accessible, Widget
from ..core.managed_scene import ManagedScene

#: how far a label stands from its widget at most, in design units
ABOVE, BEFORE = 22, 420
#: and how far its left edge is from that of the widget
ASIDE = 24


class Reader:
    """Draws for nobody and reads what was written."""

    def __init__(self, painter: Painter, size: tuple[int, int]) -> None:
        self.painter = painter
        self.size = size

    def read(self, draw: Callable[..., None]) -> list[str]:
        """The texts in what is drawn by ``draw(surface, painter)``."""
        return [plain(text) for text in in_order(written(self.painter, self.size, draw))]

    def behind(self, scene: ManagedScene) -> list[Written]:
        """What a scene writes behind its widgets."""

        def draw(surface: Surface, painter: Painter) -> None:
            scene.paint(surface)

        with scene.fitted():
            return written(self.painter, self.size, draw)

    def spoken(self, scene: ManagedScene, widget: Widget) -> Accessible:
        """A widget as it is told on its screen."""
        with scene.fitted():
            text = widget.spoken(self.read)
        if not text.name:
            name = self._beside(scene, widget) or widget.tip.rstrip(".")
            name = name or str(getattr(widget, "placeholder", ""))
            text = replace(text, name=name or str(getattr(scene, "title", "")))
        return replace(text, name=plain(text.name), value=plain(text.value))

    def _beside(self, scene: ManagedScene, widget: Widget) -> str:
        """The text right above its left edge, else the nearest one before it on its line."""
        found = self.behind(scene)
        for other in scene.form.widgets:
            if other is not widget and other.visible and not other.focusable:
                found += written(self.painter, self.size, other.draw)
        with scene.fitted():
            px = self.painter.px
            return _label(found, widget.rect, px(ABOVE), px(BEFORE), px(ASIDE))


def _label(found: Sequence[Written], rect: Rect, above: int, before: int, aside: int) -> str:
    over = [
        (rect.top - place.bottom, text)
        for text, place in found
        if -4 <= rect.top - place.bottom <= above and abs(place.left - rect.left) <= aside
    ]
    if over:
        return min(over)[1]
    left = [
        (rect.left - place.right, text)
        for text, place in found
        if 0 <= rect.left - place.right <= before and rect.top <= place.centery <= rect.bottom
    ]
    return min(left)[1] if left else ""
