"""Below the seats: who sits where around the table, and in what its rules are special."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from pygame import Rect, Surface

from ...language import _
from ...ui.painting.colour import Colour
from ...ui.painting.painter import Painter
from ...ui.widgets import SMALL

#: in design units: what the picture needs to be of use, and a token in it
LEAST_HIGH, LEAST_WIDE = 190, 420
TOKEN = 50
NAME = 24
LINE = 30


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody at the table."""

    name: str
    token: str
    colour: Colour
    ai: bool


@dataclass(frozen=True, slots=True)
class SeatingFacts:
    """Who sits there in the order of play; a heading and lines about the rules, if any differ."""

    sitting: tuple[Sitting, ...]
    heading: str
    rules: tuple[str, ...]


def draw_seating(painter: Painter, surface: Surface, room: Rect, facts: SeatingFacts) -> None:
    """The table from above on the left, clockwise; the rules on the right, as far as they fit."""
    px = painter.px
    if room.height < px(LEAST_HIGH) or room.width < px(LEAST_WIDE):
        return
    table = Rect(room.x, room.y, min(room.width, px(440)), room.height)
    _draw_table(painter, surface, table, facts.sitting)
    words = Rect(
        table.right + px(20), room.y + px(8), room.right - table.right - px(20), room.height
    )
    if words.width >= px(240):
        _draw_rules(painter, surface, words, facts)


def _draw_table(
    painter: Painter, surface: Surface, room: Rect, sitting: tuple[Sitting, ...]
) -> None:
    px = painter.px
    side, name, label = px(TOKEN), px(NAME), px(132)
    wide, high = (room.width - label) // 2, room.height // 2 - side // 2 - name
    edge = max(px(40), 2 * min(wide - label // 2 - px(4), high - side // 2 - px(6)))
    board = Rect(0, 0, edge, edge)
    board.center = room.center
    painter.box(surface, board, painter.theme.colours.board, radius=8)
    inner = board.inflate(-edge // 4, -edge // 4)
    painter.box(surface, inner, painter.theme.colours.board_centre, radius=4)
    for number, who in enumerate(sitting):
        angle = pi / 2 + 2 * pi * number / len(sitting)
        spot = Rect(0, 0, side, side)
        spot.center = (
            round(room.centerx + wide * cos(angle)),
            round(room.centery + high * sin(angle)),
        )
        painter.token(surface, who.token, spot, who.colour)
        words = Rect(0, 0, label, name)
        if sin(angle) < -0.1:
            words.midbottom = spot.midtop
        else:
            words.midtop = spot.midbottom
        painter.text(
            surface,
            who.name or _("Somebody"),
            words,
            size=SMALL,
            colour="light_muted" if who.ai else "light",
            weight="regular" if who.ai else "bold",
            align="center",
            valign="center",
        )


def _draw_rules(painter: Painter, surface: Surface, room: Rect, facts: SeatingFacts) -> None:
    px = painter.px
    heading = facts.heading or _("Every rule is as in the official rules of 2008.")
    at = painter.text(surface, heading, room, size=SMALL, colour="light", weight="bold", wrap=True)
    y = at.bottom + px(8)
    for line in facts.rules:
        lines = painter.wrap(line, SMALL, room.width)
        high = len(lines) * painter.measure("", SMALL)[1]
        if y + high > room.bottom:
            break
        painter.text(
            surface,
            line,
            Rect(room.x, y, room.width, high + px(4)),
            size=SMALL,
            colour="light_muted",
            wrap=True,
        )
        y += high + px(6)
