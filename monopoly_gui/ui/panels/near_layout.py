"""The table where all is enlarged: a near view of the board, and panels of which one is open.

What is done next, whose turn it is and how much everybody has stay on the screen; of the board
as much is seen as there is room for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from ..painting.layout import grid, row, split
from .table_layout import ONE_COLUMN, PANEL_LEAST, TableLayout

MARGIN = 12
GAP = 8
TITLE = 48
#: a panel that is folded to its heading, and what lies between them
FOLDED, BETWEEN = 36, 5
#: the same for a panel that is open, at the most, and a log that is worth showing beside it
OPEN_MOST, LOG_LEAST = 150, 70
BUTTON = 50
#: the words about what is to be done, above the buttons or beside them
PROMPT, PROMPT_WIDE = 84, 300
#: how wide the buttons are beside those words
BUTTONS_WIDE = 560
#: the column beside the board, in shares of the window and in design units
COLUMN, COLUMN_LEAST, COLUMN_MOST = 0.47, 400, 560
#: the side of the board, and how much of it is seen at least
BOARD = 900
#: in an upright window it is seen whole where it is no smaller than this share of that, and what
#: is around it then
WHOLE, AROUND = 0.8, 6
SEEN_WIDE, SEEN_HIGH = 230, 150
#: the same in an upright window, where three rows of buttons have room
ROWS_UPRIGHT = 3
#: how much wider the Bank is than the log beside it
BANK_SHARE = 1.55
#: and where even so too little of it is seen, two rows, with all panels folded
ROWS_TIGHT, SEEN_TIGHT = 2, 140

Px = Callable[[float], int]


@dataclass(frozen=True, slots=True)
class NearLayout:
    """``table`` lies on a canvas of ``size``, of which the window shows parts.

    ``place`` is the part of the window in which ``room`` of the canvas is seen, as far as it
    has room; each of ``fixed`` is always seen: where in the window, and where on the canvas.
    """

    table: TableLayout
    size: tuple[int, int]
    place: Rect
    room: Rect
    fixed: tuple[tuple[Rect, Rect], ...]
    #: what lies at the foot of the window, on the canvas
    foot: Rect

    def in_window(self, rect: Rect) -> Rect:
        """Where a part of the canvas that is always seen is in the window."""
        for place, shown in self.fixed:
            if shown.contains(rect):
                return rect.move(place.x - shown.x, place.y - shown.y)
        return rect


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where everything but the board is in the window."""

    place: Rect
    title: Rect
    stack: Rect
    prompt: Rect
    actions: Rect
    strip: Rect
    foot: Rect
    #: the parts of the window that do not move
    fixed: tuple[Rect, ...]


def near_layout(
    window: Rect,
    px: Px,
    players: int,
    opened: int,
    *,
    strip: int = 0,
    foot: int = 0,
    acts: bool = True,
) -> NearLayout | None:
    """Everything for a window; None where too little of it would be seen.

    ``opened`` is the player whose panel is open, BANK for the log; ``strip`` pixels above the
    buttons are kept for advice, ``foot`` pixels below them for what another table has there.
    Without ``acts`` there are no buttons, and in an upright window no log either.
    """
    parts, least, whole = _across(window, px, strip, foot, acts), SEEN_HIGH, 0
    upright = window.height > window.width
    if upright:
        whole = _whole(window, px, players, foot, acts)
        rows = ROWS_TIGHT if whole else ROWS_UPRIGHT
        parts = _upright(window, px, players, strip, foot, acts, rows)
        if parts.place.height < px(SEEN_HIGH):
            parts = _upright(window, px, players, strip, foot, acts, ROWS_TIGHT, tight=True)
            least = SEEN_TIGHT
    place = parts.place
    if place.width < px(SEEN_WIDE) or place.height < px(least):
        return None
    side, margin = whole or max(px(BOARD), min(place.size)), px(AROUND if whole else MARGIN)
    room = Rect(0, 0, max(place.width, side + 2 * margin), max(place.height, side + 2 * margin))
    board = Rect(0, 0, side, side)
    board.center = room.center
    shown, size = _on_canvas(room, parts.fixed)

    def moved(rect: Rect) -> Rect:
        home = next((n for n, part in enumerate(parts.fixed) if part.contains(rect)), 0)
        return rect.move(shown[home].x - parts.fixed[home].x, shown[home].y - parts.fixed[home].y)

    panels, bank, log = _stacked(parts.stack, px, players, opened, acts or not upright)
    if not parts.stack.contains(bank.union(log)):
        return None
    table = TableLayout(
        board=board,
        side=moved(parts.stack),
        title=moved(parts.title),
        panels=tuple(map(moved, panels)),
        bank=moved(bank),
        log=moved(log),
        actions=moved(parts.actions),
        prompt=moved(parts.prompt),
        reading=moved(parts.stack),
        strip=moved(parts.strip) if strip else None,
    )
    fixed = tuple(zip(parts.fixed, shown, strict=True))
    return NearLayout(table, size, place, room, fixed, moved(parts.foot))


def _on_canvas(room: Rect, fixed: Sequence[Rect]) -> tuple[list[Rect], tuple[int, int]]:
    """Where the parts that do not move lie: beside the room of the board, below each other."""
    shown, y = [], 0
    for part in fixed:
        shown.append(Rect(room.right, y, part.width, part.height))
        y += part.height
    return shown, (room.right + max(part.width for part in fixed), max(room.bottom, y))


def _foot(inside: Rect, px: Px, strip: int, foot: int) -> tuple[Rect, Rect, Rect]:
    """Cut off what another table has below, and room for advice above the buttons."""
    below = Rect(inside.x, inside.bottom - foot, inside.width, foot)
    rest = Rect(inside.x, inside.y, inside.width, inside.height - foot)
    return below, rest, Rect(inside.x, rest.bottom, inside.width, strip)


def _across(window: Rect, px: Px, strip: int, foot: int, acts: bool) -> _Parts:
    """The board on the left, the panels on the right, words and buttons beneath both."""
    gap = px(GAP)
    inside = window.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
    below, rest, _none = _foot(inside, px, strip, foot)
    actions, words = Rect(rest.x, rest.bottom, rest.width, 0), 0
    if acts:
        actions, rest = split(rest, "bottom", 2 * px(BUTTON) + gap, gap)
        words = inside.width - px(BUTTONS_WIDE) - gap
    if words >= px(PROMPT_WIDE):
        prompt, actions = split(actions, "left", min(words, inside.width * 2 // 5), gap)
    else:
        prompt, rest = split(rest, "bottom", px(PROMPT), gap)
    advice = Rect(rest.x, rest.bottom, rest.width, 0)
    if strip:
        advice, rest = split(rest, "bottom", strip, gap)
    wide = max(px(COLUMN_LEAST), min(px(COLUMN_MOST), round(inside.width * COLUMN)))
    column = Rect(rest.right - wide, rest.y, wide, rest.height)
    title, stack = split(column, "top", px(TITLE), gap)
    end = rest.bottom + gap // 2
    place = Rect(window.x, window.y, column.x - gap - window.x, end - window.y)
    beside = Rect(place.right, window.y, window.right - place.right, place.height)
    beneath = Rect(window.x, end, window.width, window.bottom - end)
    return _Parts(place, title, stack, prompt, actions, advice, below, (beside, beneath))


def _whole(window: Rect, px: Px, players: int, foot: int, acts: bool) -> int:
    """The side of the board where all of it can be seen in an upright window, else 0.

    Advice, which comes and goes, does not count: it covers a part of the board.
    """
    place = _upright(window, px, players, 0, foot, acts, ROWS_TIGHT).place
    side = min(place.size) - 2 * px(AROUND)
    return side if side >= px(WHOLE * BOARD) else 0


def _upright(
    window: Rect,
    px: Px,
    players: int,
    strip: int,
    foot: int,
    acts: bool,
    count: int,
    tight: bool = False,
) -> _Parts:
    """The title above the board; words, panels and ``count`` rows of buttons beneath it.

    Where it is ``tight``, there is no room for an open panel, nor for the log below the Bank.
    """
    gap = px(GAP)
    inside = window.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
    below, rest, _none = _foot(inside, px, strip, foot)
    title, rest = split(rest, "top", px(TITLE), gap)
    rows = count * px(BUTTON) + (count - 1) * gap
    actions = Rect(rest.x, rest.bottom, rest.width, 0)
    if acts:
        actions, rest = split(rest, "bottom", rows, gap)
    advice = Rect(rest.x, rest.bottom, rest.width, 0)
    if strip:
        advice, rest = split(rest, "bottom", strip, gap)
    lines = -(-max(0, players - 1) // 2) + 1 + acts
    high = lines * (px(FOLDED) + px(BETWEEN)) + px(PANEL_LEAST)
    if tight:
        high = (-(-players // 2) + 1) * (px(FOLDED) + px(BETWEEN))
    stack, rest = split(rest, "bottom", high, gap)
    prompt, rest = split(rest, "bottom", px(PROMPT), gap)
    top, end = rest.y - gap // 2, rest.bottom + gap // 2
    place = Rect(window.x, top, window.width, end - top)
    above = Rect(window.x, window.y, window.width, top - window.y)
    beneath = Rect(window.x, end, window.width, window.bottom - end)
    return _Parts(place, title, stack, prompt, actions, advice, below, (above, beneath))


def _stacked(
    room: Rect, px: Px, players: int, opened: int, with_log: bool
) -> tuple[tuple[Rect, ...], Rect, Rect]:
    """The panels, the Bank and the log below each other: one of them open, the rest folded.

    Where there is no room for the log below the Bank, it lies beside it.
    """
    room = Rect(room)
    if not with_log:
        # as if it lay below what there is
        room.height += px(FOLDED) + px(BETWEEN)
    columns = 1 if players <= ONE_COLUMN else 2
    if _spare(room, px, players, columns, opened) < px(PANEL_LEAST):
        columns = 2
    spare = _spare(room, px, players, columns, opened)
    if opened >= 0 and spare < px(PANEL_LEAST):
        opened, spare = -1, _spare(room, px, players, columns, -1)
    high, between = px(FOLDED), px(BETWEEN)
    tall = min(px(OPEN_MOST), spare) if opened >= 0 else 0
    panels: dict[int, Rect] = {}
    y = room.y
    for line in _lines(players, columns, opened):
        rect = Rect(room.x, y, room.width, tall if line == [opened] else high)
        wide = 1 if line == [opened] else columns
        panels |= dict(zip(line, grid(rect, wide, 1, between), strict=False))
        y = rect.bottom + between
    bank = Rect(room.x, y, room.width, high)
    if not with_log:
        return (
            tuple(panels[p] for p in range(players)),
            bank,
            Rect(bank.bottomleft, (bank.width, 0)),
        )
    if bank.bottom <= room.bottom < bank.bottom + between + high:
        bank, log = row(bank, [BANK_SHARE, 1.0], between)
        return tuple(panels[p] for p in range(players)), bank, log
    top = bank.bottom + between
    log = Rect(room.x, top, room.width, max(high, room.bottom - top))
    if opened >= 0 and log.height < px(LOG_LEAST):
        log.height = high
    return tuple(panels[p] for p in range(players)), bank, log


def _lines(players: int, columns: int, opened: int) -> list[list[int]]:
    """Who stands beside whom; an open panel has a line of its own."""
    folded = [p for p in range(players) if p != opened]
    lines = [folded[n : n + columns] for n in range(0, len(folded), columns)]
    if opened >= 0:
        at = next((n for n, line in enumerate(lines) if line[0] > opened), len(lines))
        lines.insert(at, [opened])
    return lines


def _spare(room: Rect, px: Px, players: int, columns: int, opened: int) -> int:
    """How high the open one can be where all others are folded."""
    # besides these lines the Bank and the log; all but the open one are folded
    folded = len(_lines(players, columns, opened)) + 1
    return room.height - folded * (px(FOLDED) + px(BETWEEN))
