"""A few words beside the widget under the pointer."""

from collections.abc import Sequence

from pygame import Rect, Surface

from ...language import _
from ..painting.painter import Painter
from .base import SMALL, TELL_RULE, Redrawn, Widget

#: seconds the pointer rests on a widget before its tip shows
DELAY = 0.5


class Tooltip(Widget):
    """A tip drawn by the form above everything else."""

    visible = Redrawn(False)
    owner: Widget | None = None
    text = ""
    #: since when another widget has been under the pointer; 0: since the next look
    since = 0.0

    def follow(self, wanted: Widget | None, now: float) -> None:
        """Show the tip of this widget after a moment; at once why it cannot be used."""
        if wanted is self.owner:
            if wanted:
                self.say(wanted, tip_of(wanted))
            return
        self.since = self.since or now
        at_once = wanted is None or not wanted.enabled
        if at_once or now - self.since >= DELAY:
            self.say(wanted, tip_of(wanted) if wanted else "")
            self.since = 0.0

    def say(self, owner: Widget | None, text: str) -> None:
        """Show a text beside a widget; None hides it."""
        if owner is not self.owner or text != self.text:
            self.owner, self.text = owner, text
            self.visible = owner is not None and bool(text)
            self.dirty = True

    def place(self, painter: Painter, bounds: Rect, others: Sequence[Rect] = ()) -> None:
        """Find room for it beside its owner, where it hides little of the usable widgets."""
        if not self.visible or not self.dirty or self.owner is None:
            return
        pad = painter.px(14)
        lines = painter.wrap(self.text, size=SMALL, width=painter.px(460))
        width = max(painter.measure(line, size=SMALL)[0] for line in lines) + 2 * pad
        height = len(lines) * painter.measure("", SMALL)[1] + pad
        self.rect = place_beside(self.owner.rect, (width, height), bounds, painter.px(8), others)

    def draw(self, surface: Surface, painter: Painter) -> None:
        if not self.visible:
            return
        painter.panel(surface, self.rect, "tooltip")
        pad, ink = painter.px(14), painter.ink("tooltip")
        words = self.rect.inflate(-2 * pad, -pad)
        painter.text(surface, self.text, words, SMALL, ink, wrap=True, valign="top")


def place_beside(
    owner: Rect, size: tuple[int, int], bounds: Rect, gap: int, others: Sequence[Rect]
) -> Rect:
    """The place of a box that covers least of the others: below, above, or at a side."""
    spots = []
    for mine, its in (
        ("midtop", (owner.centerx, owner.bottom + gap)),
        ("midbottom", (owner.centerx, owner.top - gap)),
        ("midleft", (owner.right + gap, owner.centery)),
        ("midright", (owner.left - gap, owner.centery)),
    ):
        box = Rect((0, 0), size)
        setattr(box, mine, its)
        spots.append(box.clamp(bounds))

    def hidden(box: Rect) -> int:
        return sum(part.width * part.height for part in map(box.clip, [owner, *others]))

    return min(spots, key=hidden)


def tip_of(widget: Widget) -> str:
    """The tooltip of a widget: its blocked reason or tip, and the key for the rule."""
    text = widget.reason or widget.tip
    return _(TELL_RULE).format(text=text) if text and widget.rule else text
