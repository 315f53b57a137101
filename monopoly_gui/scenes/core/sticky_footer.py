"""The buttons that end a page or dialog stay in the window where the rest is larger than it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from ...ui.widgets import Button, Widget

#: pixels above and below them, and of how much of the window they may take
AROUND = 12
SHARE = 0.4


def sticky_footer(
    widgets: Sequence[Widget],
    default_button: Button | None,
    window: Rect,
    box: Rect | None = None,
) -> Rect | None:
    """Where the golden button and all below it lie; else, or where that is too much, the last row.

    In a dialog that is as far down as its ``box`` reaches, for there may be words below them.
    None where that too is too large to be kept in sight, or where something reaches into it.
    """
    seen = [w for w in widgets if w.visible and w.focusable and w.name != "help" and not w.clip]
    buttons = [w for w in seen if isinstance(w, Button)]
    if not buttons:
        return None
    firsts = [b for b in buttons if b is default_button] + [
        max(buttons, key=lambda b: b.rect.centery)
    ]
    feet = (_from(first, seen, window, box) for first in firsts)
    return next((foot for foot in feet if foot), None)


def _from(first: Button, seen: Sequence[Widget], window: Rect, box: Rect | None) -> Rect | None:
    """Where a button and all below it lie, None where that cannot be kept in sight."""
    top = first.rect.top - first.rect.height // 2
    foot = [w for w in seen if w.rect.top >= top]
    found = first.rect.unionall([w.rect for w in foot]).inflate(0, 2 * AROUND)
    if box and box.bottom > found.bottom:
        found.height = box.bottom - found.top
    fits = found.width <= window.width and found.height <= SHARE * window.height
    above = max((w.rect.bottom for w in seen if w not in foot), default=found.top)
    clear = above <= min(w.rect.top for w in foot)
    if above > found.top:
        found.height, found.top = found.bottom - above, above
    below = found.centery > window.centery
    return found if fits and clear and below else None
