"""How a row of the page and a line of the list of people are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...storage.profiles import Profile
from ...ui.painting import layout, lines
from ...ui.painting.colour import BLACK
from ...ui.widgets import BODY, LARGE, SMALL
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
    icon = Rect(box.x + px(10), box.y + px(6), box.height - px(12), box.height - px(12))
    if profile:
        colours = painter.theme.players
        painter.token(surface, profile.token, icon, colours[profile.colour % len(colours)])
    else:
        painter.icon(surface, "robot", icon.inflate(-px(10), -px(10)), "light")
    x = icon.right + px(14)
    painter.text(
        surface,
        title,
        Rect(x, box.y, box.right - x - px(10), box.height),
        size=BODY,
        colour="light",
        weight="bold" if profile else "regular",
        valign="center",
        max_width=box.right - x - px(10),
    )


#: beside a medal, and its side; the picture where there is nothing to list
MEDAL_ROOM, MEDAL, EMPTY = 64, 46, 84


def _inside(painter: Painter, row: Row, box: Rect) -> Rect:
    """Where the words of a row are, beside its sign if it has one."""
    left = box.x + painter.px(16 + (MEDAL_ROOM if row.style in ("reached", "open") else 0))
    return Rect(left, box.y, box.right - painter.px(20) - left, box.height)


def _lines(painter: Painter, row: Row, inside: Rect) -> tuple[int, int]:
    """How many lines its text and its note need."""
    figure = painter.measure(row.figure, BODY, "bold")[0] if row.figure else 0
    text = painter.wrap(row.text, BODY, inside.width - figure - painter.px(16))
    return len(text), len(painter.wrap(row.note, SMALL, inside.width)) if row.note else 0


def height_of(painter: Painter, rows: Sequence[Row], width: int, least: int) -> int:
    """How many pixels high each of the rows has to be across so many, for all to be read."""
    high = least
    box = Rect(0, 0, width - painter.px(8), 0)
    for row in rows:
        if row.style != "heading":
            text, note = _lines(painter, row, _inside(painter, row, box))
            lines = text * painter.measure("", BODY)[1] + note * painter.measure("", SMALL)[1]
            if text > 1 or note > 1:
                high = max(high, lines + painter.px(18))
    return high


def draw_row(
    surface: Surface, painter: Painter, rect: Rect, row: Row, hover: float, focus: bool
) -> None:
    """A text with its figure at the right, and a note below; headings stand lower."""
    px = painter.px
    box = layout.inset(rect, px(4), px(3))
    if row.style == "empty":
        _draw_empty(surface, painter, box, row)
        return
    medal = row.style in ("reached", "open")
    if hover or focus or medal:
        painter.panel(surface, box, "ghost", hover=hover, focus=focus)
    if row.style == "heading":
        line = Rect(box.x + px(6), box.y, box.width - px(20), box.height - px(8))
        painter.text(
            surface, row.text, line, size=SMALL, colour="accent", weight="bold", valign="bottom"
        )
        return
    inside = _inside(painter, row, box)
    if medal:
        centre = (box.x + px(16) + px(MEDAL) // 2, inside.centery)
        _draw_medal(surface, painter, centre, row.style == "reached")
    wide = painter.measure(row.figure, BODY, "bold")[0] if row.figure else 0
    top = Rect(inside.x, inside.y, inside.width - wide - px(16), inside.height)
    if row.note:
        text, note = _lines(painter, row, inside)
        top.height = inside.height * 11 // 20
        if text > 1 or note > 1:
            top.height = inside.height * 6 * text // (6 * text + 5 * note)
        below = Rect(inside.x, top.bottom, inside.width, inside.bottom - top.bottom - px(4))
        painter.text(
            surface,
            row.note,
            below,
            size=SMALL,
            colour="light_muted",
            valign="center",
            max_width=below.width,
            wrap=True,
        )
    painter.text(
        surface,
        row.text,
        top,
        size=BODY,
        colour="light_muted" if row.style == "open" else "light",
        valign="center",
        max_width=top.width,
        wrap=True,
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


def _draw_medal(surface: Surface, painter: Painter, centre: tuple[int, int], reached: bool) -> None:
    """A medal that was won, or the place that waits for one."""
    side = painter.px(MEDAL)
    ground, sign, ink = ("accent", "trophy", BLACK) if reached else ("muted", "lock", "light")
    painter.dot(surface, centre, side, ground)
    spot = Rect(0, 0, round(side * 0.56), round(side * 0.56))
    spot.center = centre
    painter.icon(surface, sign, spot, ink)


def _draw_empty(surface: Surface, painter: Painter, box: Rect, row: Row) -> None:
    """What there is not yet, and what to do about it, in the middle."""
    px = painter.px
    width = min(box.width, px(620))
    text = lines.high(painter, row.text, LARGE, width, "bold")
    note = lines.high(painter, row.note, BODY, width)
    side = min(px(EMPTY), max(0, box.height - text - note - px(30)))
    high = side + px(18) + text + px(8) + note
    place = layout.centre(box, width, min(high, box.height))
    if side > px(30):
        spot = Rect(place.centerx - side // 2, place.y, side, side)
        painter.icon(surface, "trophy", spot, "light_muted")
    upper = Rect(place.x, place.y + side + px(18), width, text + px(4))
    for words, at, size, colour in (
        (row.text, upper, LARGE, "light"),
        (row.note, Rect(place.x, upper.bottom + px(8), width, note + px(6)), BODY, "light_muted"),
    ):
        painter.text(
            surface, words, at, size=size, colour=colour, align="center", wrap=True,
            weight="bold" if size == LARGE else "regular",
        )  # fmt: skip
