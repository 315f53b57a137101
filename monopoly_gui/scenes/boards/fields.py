"""Where the controls of the chosen entry stand, and what each is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...editions.draft import BoardDraft
from ...ui.widgets import SMALL, Widget
from .form import Part, label

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

#: a label and its control, one above the other
FIELD = 78
LABEL, CONTROL = 26, 44
#: colours to choose from
PALETTE = 120
#: texts that are longer have the whole width
WIDE = 40
#: what says itself what it is
UNLABELLED = ("switch", "file", "palette")

Fields = Sequence[tuple[Part, Widget]]


def place_fields(painter: Painter, inside: Rect, fields: Fields) -> Rect:
    """Place the controls in one column or in two; what is left free below them."""
    px = painter.px
    columns = 1 if any(part.longest > WIDE for part, _widget in fields) else 2
    width = (inside.width - (columns - 1) * px(16)) // columns
    y = inside.y
    line = [field for field in fields if field[0].how != "palette"]
    for number, (_part, widget) in enumerate(line):
        row, column = divmod(number, columns)
        y = inside.y + row * px(FIELD)
        x = inside.x + column * (width + px(16))
        widget.rect = Rect(x, y + px(LABEL), width, px(CONTROL))
    y += px(FIELD) + px(4)
    for part, widget in fields:
        if part.how == "palette":
            widget.rect = Rect(inside.x, y, inside.width, px(PALETTE))
            y += px(PALETTE) + px(8)
    return Rect(inside.x, y, inside.width, max(0, inside.bottom - y))


def draw_labels(
    painter: Painter, surface: Surface, draft: BoardDraft, fields: Fields, language: str
) -> None:
    """What each control is called, above it."""
    for part, widget in fields:
        if part.how not in UNLABELLED:
            draw_label(painter, surface, label(draft, part, language), widget.rect)


def draw_label(painter: Painter, surface: Surface, text: str, rect: Rect) -> None:
    """What a control is called, above it."""
    px = painter.px
    above = Rect(rect.x, rect.y - px(LABEL), rect.width, px(LABEL - 2))
    painter.text(
        surface,
        text,
        above,
        size=SMALL,
        colour="light_muted",
        valign="center",
        max_width=rect.width,
    )
