"""Where everything on the table is: rectangles cut by rules, for any window and 2-8 players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from ..painting.layout import centre, grid, row, scale_for, split

MARGIN = 16
GAP = 12
TITLE = 52
BANK = 46
BUTTON = 54
LOG_LEAST = 220
LOG_BELOW_LEAST = 150
LOG_BENEATH_LEAST = 90
#: how wide the column beside the board is at least and at most
COLUMN_LEAST = 560
COLUMN_MOST = 1180
PANEL_MOST = 132
PANEL_LEAST = 92
#: so many players sit in one column, and all of them where it is not as wide as this
ONE_COLUMN = 4
TWO_COLUMNS = 1000
#: width over height of a board in perspective, at most and at least: one camera for all windows
SEATED_SHAPE, SEATED_LEAST = 1.43, 1.43
#: beneath a board in a nearly square window: panels beside each other in so many columns, and how
#: high they are; the Bank and a low log beside the buttons
COLUMNS_LOW = {2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4}
PANEL_LOW = {2: PANEL_LEAST, 3: 112, 4: 152}
FOOT_LOW = 144
#: a board that would be lower than this (in pixels), or that lies beside text so much larger
#: than designed, is drawn flat
SEATED_HEIGHT, LARGE_TEXT = 540, 1.3


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in pixels; ``panels`` are by seat, ``side`` is all that is beside the board.

    ``seated`` says that the board is seen in perspective, and may be wider than high; ``low`` that
    the log has a few lines only, below the Bank, over which advice may reach. Where all
    is enlarged, ``prompt``, ``reading`` (of what is looked at) and ``strip`` (of advice) have
    places of their own, which do not lie on the board or on the log.
    """

    board: Rect
    side: Rect
    title: Rect
    panels: tuple[Rect, ...]
    bank: Rect
    log: Rect
    actions: Rect
    seated: bool = False
    prompt: Rect | None = None
    reading: Rect | None = None
    strip: Rect | None = None
    low: bool = False


def table_layout(
    bounds: Rect, px: Callable[[float], int], players: int, seated: bool = False
) -> TableLayout:
    """The board as large as fits on the left; panels, log and buttons beside it.

    On a nearly square window the log lies below the board, and on a very wide one
    everything moves to the middle.  Where the board becomes larger so, as in an upright
    window, all the rest lies beneath it.  ``px`` turns design units into pixels; ``seated``
    is the wish for a board in perspective, which small windows and large text do not get.
    """
    margin, gap = px(MARGIN), px(GAP)
    inside = bounds.inflate(-2 * margin, -2 * margin)
    edge = min(inside.height, inside.width - margin - px(COLUMN_LEAST))
    upright = min(inside.width, inside.height - margin - _beneath_least(px, players))
    low = min(inside.width, inside.height - margin - _low_least(px, players))
    if max(upright, low) > edge:
        if upright >= low:
            return _upright(inside, upright, px, players)
        return _low(inside, low, px, players)
    size = _seated(bounds, inside, px) if seated else None
    wide, high = size or (edge, edge)
    inside = centre(inside, wide + margin + px(COLUMN_MOST), inside.height)
    board = Rect(inside.x, inside.y, wide, high)
    side = Rect(board.right + margin, inside.y, inside.right - board.right - margin, inside.height)
    title, rest = split(side, "top", px(TITLE), gap)
    log: Rect | None = None
    spare = inside.height - high - margin
    if spare >= px(LOG_BELOW_LEAST) and players >= ONE_COLUMN:
        log = Rect(inside.x, board.bottom + margin, wide, spare)
    else:
        board.centery = inside.centery
    actions, rest = split(rest, "bottom", 2 * px(BUTTON) + gap, gap)
    columns = 2 if players > ONE_COLUMN or (players > 2 and side.width >= px(TWO_COLUMNS)) else 1
    panels, rest = _panels(rest, px, players, columns, log is not None)
    bank, rest = split(rest, "top", px(BANK), gap)
    return TableLayout(board, side, title, panels, bank, log or rest, actions, bool(size))


def _seated(bounds: Rect, inside: Rect, px: Callable[[float], int]) -> tuple[int, int] | None:
    """Width and height of a board in perspective, if there is room for one."""
    room = inside.width - px(MARGIN) - px(COLUMN_LEAST)
    high = min(inside.height, round(room / SEATED_LEAST))
    large = px(1000) / 1000 > LARGE_TEXT * scale_for(*bounds.size)
    if high < SEATED_HEIGHT or large:
        return None
    return min(room, round(high * SEATED_SHAPE)), high


def _beneath_least(px: Callable[[float], int], players: int) -> int:
    """How high everything beneath the board is at least in an upright window."""
    rows = -(-players // 2)
    parts = (TITLE, *[PANEL_LEAST] * rows, BANK, LOG_BENEATH_LEAST, 2 * BUTTON + GAP)
    return sum(map(px, parts)) + px(GAP) * (len(parts) - 1)


def _board_above(inside: Rect, edge: int, margin: int) -> tuple[Rect, Rect]:
    """The board in the middle of the top, and all the room beneath."""
    board = Rect(0, inside.y, edge, edge)
    board.centerx = inside.centerx
    top = board.bottom + margin
    return board, Rect(inside.x, top, inside.width, inside.bottom - top)


def _upright(inside: Rect, edge: int, px: Callable[[float], int], players: int) -> TableLayout:
    """The board across the window; title, panels in two columns, log and buttons beneath."""
    gap = px(GAP)
    board, side = _board_above(inside, edge, px(MARGIN))
    title, rest = split(side, "top", px(TITLE), gap)
    actions, rest = split(rest, "bottom", 2 * px(BUTTON) + gap, gap)
    panels, rest = _panels(rest, px, players, 2, False)
    bank, log = split(rest, "top", px(BANK), gap)
    return TableLayout(board, side, title, panels, bank, log, actions)


def _low_least(px: Callable[[float], int], players: int) -> int:
    """The same where all of it is as low as it can be."""
    columns = COLUMNS_LOW[players]
    parts = (TITLE, *[PANEL_LOW[columns]] * -(-players // columns), FOOT_LOW)
    return sum(map(px, parts)) + px(GAP) * (len(parts) - 1)


def _low(inside: Rect, edge: int, px: Callable[[float], int], players: int) -> TableLayout:
    """The board above; title, panels, and the Bank and the log beside the buttons beneath."""
    gap = px(GAP)
    board, side = _board_above(inside, edge, px(MARGIN))
    title, rest = split(side, "top", px(TITLE), gap)
    foot, rest = split(rest, "bottom", px(FOOT_LOW), gap)
    columns = COLUMNS_LOW[players]
    panels = tuple(grid(rest, columns, -(-players // columns), gap)[:players])
    told, actions = row(foot, [1.0, 1.0], gap)
    bank, log = split(told, "top", px(BANK), gap)
    return TableLayout(board, side, title, panels, bank, log, actions, low=True)


def _panels(
    room: Rect, px: Callable[[float], int], players: int, columns: int, log_elsewhere: bool
) -> tuple[tuple[Rect, ...], Rect]:
    """A panel for each player, and what is left below them."""
    gap = px(GAP)
    rows = -(-players // columns)
    below = px(BANK) + (0 if log_elsewhere else px(LOG_LEAST) + gap)
    free = room.height - below - rows * gap
    most = px(PANEL_MOST * (1.4 if log_elsewhere else 1))
    height = max(px(PANEL_LEAST), min(most, free // rows))
    block = Rect(room.x, room.y, room.width, rows * height + (rows - 1) * gap)
    rest = Rect(room.x, block.bottom + gap, room.width, room.bottom - block.bottom - gap)
    return tuple(grid(block, columns, rows, gap)[:players]), rest
