"""A player's panel folded to one line: who, whether in Jail, and how much cash."""

from __future__ import annotations

from pygame import Rect, Surface

from ..painting.painter import Painter
from .player_facts import PlayerFacts

#: a panel that is lower than this, in design units, shows one line
LOW = 60
#: the size of the name and of the cash, and in a panel that is narrower than so many units
NAME, CASH = 22, 24
NARROW, NAME_NARROW, CASH_NARROW = 280, 19, 20
LEFT = 14
SIGN = 20


def is_folded(painter: Painter, rect: Rect) -> bool:
    """Whether a panel has room for one line only."""
    return rect.height < painter.px(LOW)


def folded_token(painter: Painter, rect: Rect) -> Rect:
    """The square of the token, or of the face."""
    side = rect.height - painter.px(6)
    return Rect(rect.x + painter.px(LEFT), rect.centery - side // 2, side, side)


def folded_cash(painter: Painter, rect: Rect) -> Rect:
    """Where the cash stands."""
    wide = min(rect.width // 3, painter.px(110))
    return Rect(rect.right - painter.px(12) - wide, rect.y, wide, rect.height)


def draw_folded(painter: Painter, surface: Surface, rect: Rect, facts: PlayerFacts) -> None:
    """Token, name and cash; the name has the room that the cash leaves."""
    px = painter.px
    narrow = rect.width < px(NARROW)
    called, figures = (NAME_NARROW, CASH_NARROW) if narrow else (NAME, CASH)
    spot = folded_token(painter, rect)
    if not facts.face:
        painter.token(surface, facts.token, spot, facts.colour)
    right = Rect(spot.right, rect.y, rect.right - px(12) - spot.right, rect.height)
    out = not facts.alive
    figure = painter.text(
        surface,
        facts.note if out else facts.cash,
        right,
        size=figures - 5 if out else figures,
        colour="light_muted" if out else "bad" if facts.poor else "good",
        weight="regular" if out else "black",
        align="right",
        valign="center",
        max_width=right.width // 2,
    )
    side = px(SIGN)
    signs = ["jail"] if facts.in_jail and facts.alive else []
    signs += ["bell"] if facts.acts and not facts.current else []
    x = spot.right + px(8)
    room = figure.x - px(8) - x - len(signs) * (side + px(6))
    name = painter.text(
        surface,
        facts.name,
        Rect(x, rect.y, max(1, room), rect.height),
        size=called,
        colour="light_muted" if out else "text",
        weight="black" if facts.current else "bold",
        valign="center",
    )
    if facts.chosen:
        line = Rect(name.x, name.bottom - px(3), name.width, px(3))
        painter.box(surface, line, "accent", radius=99)
    x = name.right + px(6)
    for sign in signs:
        at = Rect(x, rect.centery - side // 2, side, side)
        painter.icon(surface, sign, at, "warn")
        x = at.right + px(6)
