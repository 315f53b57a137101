"""Effects of a trade on one side: cash, dues, rents, and sets before and after."""

from collections.abc import Iterator

from pygame import Rect, Surface

from ....engine.actions import Bundle
from ....engine.amounts.rents import collects
from ....language import _
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.painting.colour import ink_on
from ....ui.painting.painter import Painter
from ....ui.widgets import BODY, SMALL, Accessible
from ..parts.items import draw_swatch, rents_label
from ..parts.table_host import TableHost
from .negotiation import SetChange, Terms, cash_after, rents_changed, set_changes

#: the most sets described, in two columns
CHANGES = 6
#: the heights of a line, of a figure with its label, and of the label
LINE, FIGURE, LABEL = 30, 58, 26
#: points by which the figures and sets are larger where there is room
LARGER = 3
#: one column where there is no more room than this for two
ONE_COLUMN = 560
#: the little deeds of a set
PIP = 19
PIP_HIGH = 23


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


class TradeEffect(Node):
    """Two figures, then the changed sets, in two columns where there is room.

    It reads the terms whenever it is measured or drawn, for they change without a new tree.
    """

    def __init__(
        self, host: TableHost, player: int, other: int, terms: Terms, own: bool,
        *, larger: int = 0,
    ) -> None:  # fmt: skip
        super().__init__()
        self.host, self.player, self.other = host, player, other
        self.terms, self.own, self.larger = terms, own, larger

    @property
    def _bundles(self) -> tuple[Bundle, Bundle]:
        """The two bundles of the player: given and received."""
        return self.terms.side(self.own), self.terms.side(not self.own)

    def heights(self, painter: Painter, width: int) -> Span:
        count = min(CHANGES, len(set_changes(self.host.state, self.player, *self._bundles)))
        sets = max(1, -(-count // _columns(painter, width)))
        figure, line = self._heights(painter)
        return Span(figure + sets * line, figure + sets * (line + painter.px(4)))

    def _heights(self, painter: Painter) -> tuple[int, int]:
        """The heights of the figures and, at least, of the line of a set."""
        more = self.larger
        value = _high(painter, FIGURE - LABEL + 3 * more, BODY + 3 + 2 * more)
        line = _high(painter, LINE + more, SMALL - 1 + more)
        return _high(painter, LABEL, SMALL - 2) + value, line

    def paint(self, surface: Surface, painter: Painter) -> None:
        gives, gets = self._bundles
        px, rect = painter.px, self.rect
        across = _columns(painter, rect.width)
        figure, line = self._heights(painter)
        figures, area = layout.split(rect, "top", figure)
        for cell, paint in zip(
            layout.row(figures, [1.0, 1.0]), (self._paint_cash, self._paint_rents), strict=True
        ):
            paint(surface, cell, gives, gets)
        changes = set_changes(self.host.state, self.player, gives, gets)[:CHANGES]
        rows = max(1, -(-len(changes) // across))
        area.height = min(area.height, rows * (line + px(4)))
        for change, cell in zip(changes, layout.grid(area, across, rows, px(8)), strict=False):
            _draw_change(surface, self.host, cell, self.player, change, gets, self.larger)

    def spoken(self) -> Iterator[Accessible]:
        sentence = (
            own_effect(self.host, self.player, self.other, self.terms)
            if self.own
            else partner_effect(self.host, self.player, self.terms)
        )
        for text in sentence:
            yield Accessible(text, "note")

    def _paint_cash(self, surface: Surface, line: Rect, gives: Bundle, gets: Bundle) -> None:
        painter, host = self.host.context.painter, self.host
        cash, owed = cash_after(host.state, self.player, gives, gets)
        label = rest = _("Cash after the trade") if cash >= 0 else _("Still to raise")
        if owed and cash >= 0:
            parts = (
                _("Cash after the trade, minus {owed} (10% of the mortgages received)"),
                _("Cash after, minus {owed} for mortgages"),
            )
            labels = [text.format(owed=host.money(owed)) for text in parts]
            room = line.width - painter.px(12)
            fitting = (text for text in labels if painter.measure(text, SMALL - 2)[0] <= room)
            label = next(fitting, rest)
        figures, before = host.money(abs(cash)), host.state.cash[self.player]
        if cash >= 0 and cash != before:
            figures = _("{before} → {after}").format(before=host.money(before), after=figures)
        _figure(surface, host, line, label, figures, "text" if cash >= 0 else "bad", self.larger)

    def _paint_rents(self, surface: Surface, line: Rect, gives: Bundle, gets: Bundle) -> None:
        host, state, player = self.host, self.host.state, self.player
        before, after = rents_changed(state, player, gives, gets)
        tint = "good" if after > before else "bad" if after < before else "muted"
        figures = _("{before} → {after}").format(before=host.money(before), after=host.money(after))
        text = figures if after != before else host.money(before)
        _figure(surface, host, line, rents_label(state, player), text, tint, self.larger)


def _columns(painter: Painter, width: int) -> int:
    """The number of sets on a line."""
    return 1 if width < painter.px(ONE_COLUMN) else 2


def _high(painter: Painter, units: float, size: float) -> int:
    """So high, but no lower than a line of text."""
    return max(painter.px(units), painter.measure("", size, "bold")[1])


def _figure(
    surface: Surface, host: TableHost, rect: Rect, label: str, value: str, tint: str, larger: int
) -> None:
    """A label and its figure below it."""
    painter = host.context.painter
    above, under = layout.split(rect, "top", _high(painter, LABEL, SMALL - 2))
    painter.text(surface, label, above, size=SMALL - 2, colour="muted", valign="bottom")
    painter.text(surface, value, under, BODY + 3 + 2 * larger, tint, weight="black", valign="top")


def _draw_change(
    surface: Surface, host: TableHost, cell: Rect, player: int, change: SetChange, gets: Bundle,
    larger: int,
) -> None:  # fmt: skip
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
        surface, text, words, size=SMALL - 1 + larger, colour=tint, weight="bold", valign="center"
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
    """One deed: owned, incoming (in a golden frame), outgoing (crossed out), or another
    player's.
    """
    painter = host.context.painter
    held = host.state.owner[space] == player
    goes = held and space in change.lost
    if comes:
        reach = max(2, painter.px(3))
        painter.box(surface, pip.inflate(2 * reach, 2 * reach), "accent", radius=6)
    draw_swatch(surface, painter, pip, host.board, space)
    if (held and not goes) or comes:
        return
    painter.box(surface, pip, (*painter.tint("deed"), 205), radius=3)
    painter.box(surface, pip, "muted", radius=3, line=1.2)
    if goes:
        painter.icon(surface, "close", pip.inflate(-2, -2), "bad")


def _draw_note(surface: Surface, host: TableHost, area: Rect, note: str, tint: str) -> None:
    """A word in a pill, where it has room: the colour beside it has the same meaning."""
    painter = host.context.painter
    width = painter.measure(note, SMALL - 3, "black")[0] + painter.px(12)
    pill = Rect(area.x, 0, width, _high(painter, 24, SMALL - 3))
    if pill.width > area.width:
        return
    pill.centery = area.centery
    painter.box(surface, pill, tint, radius=99)
    painter.text(
        surface, note, pill, size=SMALL - 3, colour=ink_on(painter.tint(tint)), weight="black",
        align="center", valign="center",
    )  # fmt: skip
