"""Texts beside the board: the last log lines, the summary of the others' turns, and advice."""

from collections.abc import Callable

from pygame import Rect

from ...engine.board import BANK
from ...language import _
from ...ui.cards.summary_card import SummaryCard
from ...ui.painting.painter import Painter
from ...ui.panels.log_panel import LogLines
from ...ui.text.digest import Digest
from ...ui.widgets import SMALL, Button, Widget
from .dialog_base.adviser import Adviser, button_for
from .dialog_base.table_dialog import TableDialog
from .parts.card_buttons import DialogIconButton
from .parts.log_texts import rule_explanations
from .parts.table_host import TableHost

#: the most sentences of the summary, and the side of its buttons in design units
ITEMS, SIDE = 2, 30
#: the least height of a slot for it, in design units
LEAST = 440


class Summary:
    """The card and its close button; ``follow`` returns whether anything has changed."""

    def __init__(
        self,
        table: TableHost,
        show_space: Callable[[int], None],
        changed: Callable[[], None],
        open_log: Callable[[], None],
    ) -> None:
        self.table = table
        self._changed = changed
        self.card = SummaryCard(table.game.people, show_space)
        self.away = DialogIconButton(
            "close", self.dismiss, tip=_("Close the summary (Esc)"), name="put summary by"
        )
        self.again = DialogIconButton(
            "rewind", table.replay_missed, tip=_("Watch again (W)"), name="watch again"
        )
        self.rest = Button("", open_log, style="light", size=SMALL, name="more in the log")
        #: the deciding player, and the position of the decision
        self._for: tuple[int, int, int] | None = None
        self.open = False
        #: whether it makes room for the deed under the pointer
        self._aside = False

    @property
    def widgets(self) -> list[Widget]:
        if not self.card.visible:
            return []
        rest = [self.rest] if self.card.more else []
        return [self.card, *rest, self.again, self.away]

    def step_aside(self, aside: bool) -> bool:
        """Make room for a deed, or come back; whether anything has changed."""
        if aside == self._aside:
            return False
        self._aside = aside
        self.show(self.open)
        return self.open

    def dismiss(self) -> None:
        """Close it; its contents are not shown again."""
        game, player = self.table.game, self.table.actor
        if player in game.since:
            game.since[player].clear()
        self.show(False)
        self._changed()

    def follow(self) -> bool:
        """Show it when a decision comes to a human, and close it with the next step."""
        table = self.table
        wanted = table.context.settings.summaries and table.is_settled and table.game.asks_human()
        player = table.actor
        if not wanted or player == BANK or table.state.over:
            was, self._for = self.open, None
            self.show(False)
            return was
        moment = (player, *table.moment)
        if moment == self._for:
            return False
        self._for = moment
        was = self.open
        self.show(bool(self._digest(player).items))
        return was or self.open

    def _digest(self, player: int) -> Digest:
        digest = Digest(self.table.game.people, player)
        digest.add_all(self.table.game.since.get(player, ()))
        return digest

    def show(self, shown: bool) -> None:
        """Open or close it."""
        self.open = shown
        visible = shown and not self._aside
        for widget in (self.card, self.rest, self.again, self.away):
            widget.visible = visible

    def arrange(self, area: Rect) -> None:
        """Fill the card with as many whole lines as have room, and place it at its top."""
        self.table.picture.slip = 0
        if not self.open:
            return
        table, painter = self.table, self.table.context.painter
        player = table.actor
        digest = self._digest(player)
        title = (
            _("Since the last turn of {player}").format(player=table.name(player))
            if len(table.humans()) > 1
            else _("Since your last turn")
        )
        for count in range(min(ITEMS, len(digest.items)), 0, -1):
            self.card.say(title, digest.best(count), digest.items)
            self.card.arrange(painter, area)
            if not self.card.overlong:
                break
        rect = self.card.rect
        table.picture.slip = rect.height if self.card.visible else 0
        self._place_buttons(painter, Rect(rect.x, rect.y, rect.width - painter.px(9), 0))

    def _place_buttons(self, painter: Painter, head: Rect) -> None:
        """At the right of the head, before them the number of what is only in the log."""
        side, gap, y = painter.px(SIDE), painter.px(4), head.y + painter.px(6)
        self.away.rect = Rect(head.right - side, y, side, side)
        self.again.rect = self.away.rect.move(-side - gap, 0)
        more, first = self.card.more, self.again.rect
        if more:
            self.rest.label = f"+{more}"
            self.rest.tip = _("and {count} more in the log").format(count=more)
            wide = max(side, self.rest.least_width(painter))
            first = self.rest.rect = Rect(first.x - gap - wide, y, wide, side)
        self.card.buttons = self.card.rect.right - first.x


class LogSide:
    """The log in the corner, and in the place of the deed a summary or advice."""

    def __init__(
        self,
        table: TableHost,
        show_space: Callable[[int], None],
        changed: Callable[[], None],
        advised: Callable[[], None],
        open_log: Callable[[], None],
    ) -> None:
        self.table = table
        self.adviser = Adviser(
            table, advised, table.submit, lambda action: button_for(action, table.form.widgets)
        )
        self.log = LogLines(
            table.game.book,
            table.context.painter,
            table.colour,
            rule_explanations(table.context, table.match.rules, table.board),
            open_log,
        )
        self.summary = Summary(table, show_space, changed, open_log)

    # -- advice -----------------------------------------------------------------------------
    def ask_advice(self) -> None:
        """Show an Expert's advice to the acting human; hide it when asked again."""
        top = self.table.context.scenes.top
        if isinstance(top, TableDialog) and top.advisee() != BANK:
            top.adviser.ask(top.advisee())
        elif self.table.actor != BANK:
            self.adviser.ask(self.table.actor)

    def dismiss(self) -> bool:
        """Close the card on the log; whether there was one."""
        if self.adviser.put_away():
            return True
        if self.summary.open:
            self.summary.dismiss()
            self.table.context.announce(_("Closed."))
            return True
        return False

    # -- places -----------------------------------------------------------------------------
    @property
    def covers(self) -> bool:
        """Whether something covers the usual place of a deed."""
        slip = self.summary.open and not self.table.picture.has_room_below
        return self.adviser.open or slip

    def yield_to(self, asking: TableDialog | None) -> None:
        """Show the log where a line has room, and no question would cut it."""
        cut = asking and not asking.folded and asking.box.colliderect(self.log.rect)
        line = self.table.context.painter.measure("", SMALL)[1]
        self.log.visible = self.log.rect.height >= line and not cut

    def arrange(self, log: Rect, slot: Rect, strip: Rect) -> list[Widget]:
        """Lay out the log and the contents of the slot, or advice in the strip; its widgets."""
        if self.log.rect != log:
            self.log.rect = log
        if self.adviser.open:
            place = strip if strip.height else Rect(slot)
            place.height = self.adviser.height(place.width)
            self.adviser.arrange(place)
            return self.adviser.widgets
        if slot.height < self.table.context.painter.px(LEAST):
            # a deed is there, and the log holds the same text
            self.summary.show(False)
        self.summary.arrange(slot)
        return self.summary.widgets
