"""What the set-up shows of a game: how long it lasts, its board, and who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...engine.presets import differences
from ...language import _
from ...language.option_words import groups, spoken
from ...ui.board.position_picture import empty_board
from ...ui.painting import layout
from ...ui.widgets import SMALL
from .seating import SeatingFacts, Sitting

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter
    from .draft import Draft

#: the options that tell most about a game by the official rules
MAIN = (
    "start_cash",
    "auction_on_decline",
    "free_parking",
    "win_condition",
    "end_after_bankruptcies",
)


def paint_length(painter: Painter, surface: Surface, head: Rect, length: str) -> None:
    """Beside the heading of the players, with a clock."""
    line = Rect(head.x + head.width // 3, head.y, head.width * 2 // 3, painter.px(36))
    wide, _high = painter.measure(length, SMALL)
    side = painter.px(22)
    icon = Rect(line.right - wide - side - painter.px(10), 0, side, side)
    icon.centery = line.centery
    painter.icon(surface, "clock", icon, "light_muted")
    painter.text(
        surface,
        length,
        line,
        size=SMALL,
        colour="light_muted",
        align="right",
        valign="center",
    )


def seating_facts(painter: Painter, draft: Draft) -> SeatingFacts:
    """Who sits where, and what the rules mean: the main ones, and all that differ."""
    theme, rules = painter.theme, draft.rules
    differ, money = differences(rules), draft.board().money
    heading = _("What differs from the official rules ({differ})").format(differ=len(differ))
    told = [
        f"{_(option.label)}: {spoken(option, getattr(rules, option.name), money)}"
        for group in groups().values()
        for option in group
        if option.name in (differ or MAIN)
    ]
    seats = [
        Sitting(seat.name.strip(), seat.token, theme.players[seat.colour], seat.kind == "ai")
        for seat in draft.seats
    ]
    return SeatingFacts(tuple(seats), heading if differ else "", tuple(told))


def paint_board(painter: Painter, surface: Surface, place: Rect, draft: Draft) -> None:
    """The board of the chosen edition, small."""
    side = min(place.size)
    if side < painter.px(120):
        return
    box = layout.centre(place, side, side)
    edition = draft.edition
    with painter.unread():
        picture = painter.cached(
            ("edition", edition, side), lambda: empty_board(painter, side, draft.board())
        )
    painter.stamp(surface, picture, box.topleft)
