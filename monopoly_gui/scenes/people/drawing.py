"""How a row of the page and a line of the list of people are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...storage.profiles import Profile
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL
from ...ui.widgets.scrolllist import draw_ground
from .rows import Row

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter


def draw_subject(
    surface: Surface,
    painter: Painter,
    rect: Rect,
    title: str,
    profile: Profile | None,
    *,
    selected: bool,
    hover: float,
    focus: bool,
) -> None:
    """A person with a token, or a level of the computer."""
    px = painter.px
    box = layout.inset(rect, px(4), px(4))
    draw_ground(surface, painter, box, selected, hover, focus)
    ink = "text" if selected else "light"
    icon = Rect(box.x + px(10), box.y + px(6), box.height - px(12), box.height - px(12))
    if profile:
        colours = painter.theme.players
        painter.token(surface, profile.token, icon, colours[profile.colour % len(colours)])
    else:
        painter.icon(surface, "robot", icon.inflate(-px(10), -px(10)), ink)
    x = icon.right + px(14)
    painter.text(
        surface,
        title,
        Rect(x, box.y, box.right - x - px(10), box.height),
        size=BODY,
        colour=ink,
        weight="bold" if profile else "regular",
        valign="center",
        max_width=box.right - x - px(10),
    )


def draw_row(
    surface: Surface, painter: Painter, rect: Rect, row: Row, hover: float, focus: bool
) -> None:
    """A text with its figure at the right, and a note below; headings stand lower."""
    px = painter.px
    box = layout.inset(rect, px(4), px(3))
    if hover or focus:
        painter.panel(surface, box, "ghost", hover=hover, focus=focus)
    if row.style == "heading":
        line = Rect(box.x + px(6), box.y, box.width - px(20), box.height - px(8))
        painter.text(
            surface, row.text, line, size=SMALL, colour="accent", weight="bold", valign="bottom"
        )
        return
    inside = Rect(box.x + px(12), box.y, box.width - px(32), box.height)
    if row.style in ("reached", "open"):
        side = px(34)
        spot = Rect(inside.x, inside.centery - side // 2, side, side)
        sign, ink = ("trophy", "accent") if row.style == "reached" else ("ring", "light_muted")
        painter.icon(surface, sign, spot, ink)
        left = spot.right + px(14)
        inside = Rect(left, inside.y, inside.right - left, inside.height)
    wide = painter.measure(row.figure, BODY, "bold")[0] if row.figure else 0
    top = Rect(inside.x, inside.y, inside.width - wide - px(16), inside.height)
    if row.note:
        top.height = inside.height * 11 // 20
        below = Rect(inside.x, top.bottom, inside.width, inside.bottom - top.bottom - px(4))
        painter.text(
            surface,
            row.note,
            below,
            size=SMALL,
            colour="light_muted",
            valign="center",
            max_width=below.width,
        )
    painter.text(
        surface,
        row.text,
        top,
        size=BODY,
        colour="light_muted" if row.style == "open" else "light",
        valign="center",
        max_width=top.width,
    )
    painter.text(
        surface,
        row.figure,
        Rect(inside.right - wide, top.y, wide, top.height),
        size=BODY,
        colour="light",
        weight="bold",
        align="right",
        valign="center",
    )
