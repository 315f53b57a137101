"""The summary of what the others did, in the place of the deed until the next step."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from ...engine.board import BANK
from ...language import _
from ...ui.cards.summary_card import SummaryCard
from ...ui.text.digest import Digest
from ...ui.widgets import Widget
from .parts.card_buttons import DialogIconButton
from .parts.table_host import TableHost

SIDE = 30


class Summary:
    """The card and the button that puts it away; ``follow`` says whether anything has changed."""

    def __init__(
        self,
        table: TableHost,
        show_space: Callable[[int], None],
        changed: Callable[[], None],
    ) -> None:
        self.table = table
        self._changed = changed
        self.card = SummaryCard(table.colour, table.money, show_space)
        self.away = DialogIconButton(
            "close", self.dismiss, tip=_("Close the summary (Esc)"), name="put summary by"
        )
        self.again = DialogIconButton(
            "rewind", table.replay_missed, tip=_("Watch again (W)"), name="watch again"
        )
        #: whose decision it is for, and the position it was made in
        self._for: tuple[int, int, int] | None = None
        self.open = False
        #: whether it makes room for the deed of a space that is pointed at
        self._aside = False

    @property
    def widgets(self) -> list[Widget]:
        return [self.card, self.again, self.away] if self.card.visible else []

    def step_aside(self, aside: bool) -> bool:
        """Make room for a deed, or come back; whether anything has changed."""
        if aside == self._aside:
            return False
        self._aside = aside
        self._show(self.open)
        return self.open

    def dismiss(self) -> None:
        """Put it away; what it told is not told again."""
        game, player = self.table.game, self.table.actor
        if player in game.since:
            game.since[player].clear()
        self._show(False)
        self._changed()

    def follow(self) -> bool:
        """Show it when a decision has come to a human, and take it away with the next step."""
        table = self.table
        wanted = table.context.settings.summaries and table.is_settled and table.game.asks_human()
        player = table.actor
        if not wanted or player == BANK or table.state.over:
            was, self._for = self.open, None
            self._show(False)
            return was
        moment = (player, id(table.state), table.state.version)
        if moment == self._for:
            return False
        self._for = moment
        was = self.open
        self._show(bool(self._digest(player).items))
        return was or self.open

    def _digest(self, player: int) -> Digest:
        digest = Digest(self.table.game.people, player)
        digest.add_all(self.table.game.since.get(player, ()))
        return digest

    def _show(self, shown: bool) -> None:
        self.open = shown
        visible = shown and not self._aside
        self.card.visible = self.again.visible = self.away.visible = visible

    def yield_to_pending_offer(self) -> None:
        """There is no room for it; the log tells the same."""
        self._show(False)

    def arrange(self, area: Rect) -> None:
        """Fill the card with as many lines as have room, and place it at the top of the room."""
        if not self.open:
            return
        table, painter = self.table, self.table.context.painter
        player = table.actor
        digest = self._digest(player)
        items = digest.best(self.card.most(painter, area))
        title = (
            _("Since the last turn of {player}").format(player=table.name(player))
            if len(table.humans()) > 1
            else _("Since your last turn")
        )
        self.card.say(title, items, len(digest.items) - len(items))
        self.card.arrange(painter, area)
        side = painter.px(SIDE)
        rect = self.card.rect
        self.away.rect = Rect(rect.right - side - painter.px(6), rect.y + painter.px(5), side, side)
        self.again.rect = self.away.rect.move(-side - painter.px(6), 0)
