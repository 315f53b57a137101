"""Effects of a trade on one side: cash, dues, rents, and sets before and after."""

from functools import partial

from pygame import Rect, Surface

from ....engine.actions import Bundle
from ....engine.amounts.rents import collects
from ....language import _
from ....ui.board.cells import draw_swatch
from ....ui.layout.containers import Column, Grid
from ....ui.layout.leaves import CustomPaint, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.colour import ink_on
from ....ui.widgets import BODY, SMALL
from ..parts.items import for_the_ear, rents_label
from ..parts.table_host import TableHost
from .negotiation import SetChange, Terms, cash_after, rents_changed, set_changes

#: the most sets described, in two columns
CHANGES = 6
#: the height of the line of a set, and its least width
LINE, LINE_WIDE = (30, 40), 270
#: the size of a figure
FIGURE = BODY + 6
#: the little deeds of a set
PIP, PIP_HIGH = 19, 23


def own_effect(host: TableHost, player: int, other: int, terms: Terms) -> list[str]:
    """The effect on the player asked: only the changes, sets first."""
    if terms.empty:
        return []
    mine = set_changes(host.state, player, terms.mine, terms.theirs)
    theirs = {each.group: each for each in set_changes(host.state, other, terms.theirs, terms.mine)}
    sets = [
        _("{group}: you would have {mine}, {other} {theirs}.").format(
            group=host.board.groups[change.group].name,
            mine=_held(change),
            other=host.name(other),
            theirs=_held(theirs[change.group]),
        )
        for change in mine
        if change.group in theirs
    ]
    return [*sets, *_rents(host, player, terms), *_cash(host, player, terms)]


def partner_effect(host: TableHost, partner: int, terms: Terms) -> list[str]:
    """The effect on the partner's rents and cash."""
    if terms.empty:
        return []
    money, gives, gets = host.money, terms.theirs, terms.mine
    before, after = rents_changed(host.state, partner, gives, gets)
    text = (
        _("{player}: total rent {before} → {after}, cash {cash}.")
        if collects(host.state, partner)
        else _("{player}: total rent after Jail {before} → {after}, cash {cash}.")
    )
    cash, _owed = cash_after(host.state, partner, gives, gets)
    return [
        text.format(
            player=host.name(partner), before=money(before), after=money(after), cash=money(cash)
        )
    ]


def completed_sets(host: TableHost, player: int, other: int, terms: Terms) -> str:
    """The sets that either side would complete, for the eye; "" if there are none."""
    sides = ((player, terms.mine, terms.theirs), (other, terms.theirs, terms.mine))
    text = _("{player} completes the {group} set")
    return " · ".join(
        text.format(player=host.name(who), group=host.board.groups[change.group].name)
        for who, gives, gets in sides
        for change in set_changes(host.state, who, gives, gets)
        if change.completes
    )


def _held(change: SetChange) -> str:
    """The part of a set owned afterwards."""
    if change.after == change.of:
        return _("the full set")
    if not change.after:
        return _("none")
    return _("{number} of {count}").format(number=change.after, count=change.of)


def _rents(host: TableHost, player: int, terms: Terms) -> list[str]:
    before, after = rents_changed(host.state, player, terms.mine, terms.theirs)
    if before == after:
        return []
    text = {
        (True, True): _("Your total rent rises from {before} to {after}."),
        (True, False): _("Your total rent after Jail rises from {before} to {after}."),
        (False, True): _("Your total rent falls from {before} to {after}."),
        (False, False): _("Your total rent after Jail falls from {before} to {after}."),
    }[after > before, collects(host.state, player)]
    return [text.format(before=host.money(before), after=host.money(after))]


def _cash(host: TableHost, player: int, terms: Terms) -> list[str]:
    before = host.state.cash[player]
    after, owed = cash_after(host.state, player, terms.mine, terms.theirs)
    if after == before:
        return []
    if after < 0:
        return [_("You would be {sum} short.").format(sum=host.money(-after))]
    if owed:
        text = _("You have {cash} left after paying {owed} for the mortgages.")
    else:
        text = _("You keep {cash}.") if after < before else _("Your cash rises to {cash}.")
    return [text.format(cash=host.money(after), owed=host.money(owed))]


class TradeEffect(Column):
    """A side's cash and rents, then the sets it would change; its ``own`` are spoken in full."""

    def __init__(self, host: TableHost, player: int, other: int, terms: Terms, own: bool) -> None:
        gives, gets = terms.side(own), terms.side(not own)
        changes = set_changes(host.state, player, gives, gets)[:CHANGES]
        drawn = (partial(_draw_change, host, player, change, gets) for change in changes)
        sets = [CustomPaint(draw, height=LINE, width=LINE_WIDE) for draw in drawn]
        figures = [_cash_figure(host, player, gives, gets), _rent_figure(host, player, gives, gets)]
        spoken = (
            own_effect(host, player, other, terms) if own else partner_effect(host, player, terms)
        )
        # room for a set, so that it does not jump with the first one
        lines = Grid(sets or [Text("", height=LINE[0])], columns=(1, 2), gap=0)
        super().__init__([Grid(figures, columns=(2, 2)), lines, for_the_ear(*spoken)], gap=4)


def _cash_figure(host: TableHost, player: int, gives: Bundle, gets: Bundle) -> Node:
    cash, owed = cash_after(host.state, player, gives, gets)
    label = _("Cash after the trade") if cash >= 0 else _("Still to raise")
    if owed and cash >= 0 and not host.context.painter.scrolls:
        label = _("Cash after, minus {owed} for mortgages").format(owed=host.money(owed))
    figures, before = host.money(abs(cash)), host.state.cash[player]
    if cash >= 0 and cash != before:
        figures = _("{before} → {after}").format(before=host.money(before), after=figures)
    return _figure(label, figures, "text" if cash >= 0 else "bad")


def _rent_figure(host: TableHost, player: int, gives: Bundle, gets: Bundle) -> Node:
    before, after = rents_changed(host.state, player, gives, gets)
    tint = "good" if after > before else "bad" if after < before else "muted"
    figures = _("{before} → {after}").format(before=host.money(before), after=host.money(after))
    text = figures if after != before else host.money(before)
    return _figure(rents_label(host.state, player), text, tint)


def _figure(label: str, value: str, tint: str) -> Node:
    """A label and its figure below it."""
    words = Text(label, size=SMALL - 2, colour="muted", valign="bottom", alt_text="")
    figure = Text(value, size=FIGURE, colour=tint, weight="bold", wrap=False, alt_text="")
    return Column([words, figure], gap=0)


def _draw_change(
    host: TableHost, player: int, change: SetChange, gets: Bundle, surface: Surface, cell: Rect
) -> None:
    """The deeds of a set as the player would hold them, and how many that makes."""
    painter, board = host.context.painter, host.board
    px = painter.px
    x = cell.x
    for space in board.groups[change.group].members:
        pip = Rect(x, cell.centery - px(PIP_HIGH) // 2, px(PIP), px(PIP_HIGH))
        _draw_pip(surface, host, pip, space, player, change, space in gets.deeds)
        x = pip.right + px(5)
    text = _("{name} {before} → {after}").format(
        name=board.groups[change.group].name, before=change.before, after=change.after
    )
    words = Rect(x + px(6), cell.y, cell.right - x - px(6), cell.height)
    tint = "good" if change.completes else "bad" if change.breaks else "text"
    sentence = painter.text(
        surface, text, words, size=SMALL, colour=tint, weight="bold", valign="center"
    )
    note = _("full set!") if change.completes else _("set broken up") if change.breaks else ""
    if note:
        _used, area = layout.split(cell, "left", sentence.right + px(5) - cell.x)
        _draw_note(surface, host, area, note, tint)


def _draw_pip(
    surface: Surface,
    host: TableHost,
    pip: Rect,
    space: int,
    player: int,
    change: SetChange,
    comes: bool,
) -> None:
    """One deed: owned, incoming (framed in gold), outgoing (crossed out), or another player's."""
    painter = host.context.painter
    held = host.state.owner[space] == player
    goes = held and space in change.lost
    if comes:
        reach = max(2, painter.px(3))
        painter.box(surface, pip.inflate(2 * reach, 2 * reach), "accent", radius=6)
    draw_swatch(painter, surface, pip, host.board, space)
    if (held and not goes) or comes:
        return
    painter.box(surface, pip, (*painter.theme.panels["card"].top[:3], 205), radius=3)
    painter.box(surface, pip, "muted", radius=3, line=1.2)
    if goes:
        painter.icon(surface, "close", pip.inflate(-2, -2), "bad")


def _draw_note(surface: Surface, host: TableHost, area: Rect, note: str, tint: str) -> None:
    """A word in a pill, where it has room: the colour beside it has the same meaning."""
    painter = host.context.painter
    width = painter.measure(note, SMALL - 3, "bold")[0] + painter.px(12)
    pill = Rect(area.x, 0, width, max(painter.px(24), painter.measure("", SMALL - 3, "bold")[1]))
    if pill.width > area.width:
        return
    pill.centery = area.centery
    painter.box(surface, pill, tint, radius=99)
    painter.text(
        surface, note, pill, size=SMALL - 3, colour=ink_on(painter.tint(tint)), weight="bold",
        align="center", valign="center",
    )  # fmt: skip
