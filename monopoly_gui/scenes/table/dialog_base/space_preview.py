"""A space that is pointed at while a dialog is open, shown closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.cards.space_card import draw_space
from ..parts.table_host import DialogHost
from .event_forwarding import EventForwarding

if TYPE_CHECKING:
    from ..parts.table_host import TableHost

#: how high the deed is, as a share of the board
HIGH = 0.46
#: how far its shadow, and what is told below it, may reach
REACH = 64
#: how far it is from the left edge of the column beside the board
ASIDE = 76


class SpacePreview:
    """Shows a deed, or what happens on a space, with its owner and the rent below."""

    def __init__(self, host: TableHost, dialog: DialogHost, passing: EventForwarding) -> None:
        self.host = host
        self.dialog = dialog
        self.passing = passing
        self._space: int | None = None
        self._rect = Rect(0, 0, 0, 0)

    def looked_at(self) -> int | None:
        """The space to be shown: of a deed whose tip is up, else one of the board."""
        dialog = self.dialog
        if dialog.folded or dialog.context.scenes.top is not dialog:
            return None
        tipped = dialog.form.tipped
        if tipped is not None:
            return getattr(tipped, "space", None)
        return None if dialog.modal or self.passing.inside else self.host.looked_at

    def follow(self) -> list[Rect]:
        """Show the space that is looked at now; what is to be drawn again."""
        space = self.looked_at()
        if space == self._space:
            return []
        reach = self.host.context.painter.px(REACH)
        before = self._rect if self._space is not None else None
        self._space = space
        if space is not None:
            height = round(self.host.board_rect.height * HIGH)
            self._rect = self._spot((round(height * DEED_SHAPE), height))
        after = self._rect if space is not None else None
        return [rect.inflate(2 * reach, 2 * reach) for rect in (before, after) if rect]

    def _spot(self, size: tuple[int, int]) -> Rect:
        """Beside the board; in its room on a dialog that covers that, beside what is looked at."""
        rect, dialog = Rect((0, 0), size), self.dialog
        if not dialog.modal:
            aside = self.host.context.painter.px(ASIDE)
            beside = (self.host.side_rect.x + aside, dialog.bounds.x + aside)
            spots = [rect.move(x, dialog.bounds.centery - rect.centery) for x in beside]
            spots = [spot.clamp(dialog.bounds) for spot in spots]
            # as little as possible of what is asked is covered
            return min(spots, key=lambda spot: spot.clip(dialog.box).width)
        tipped, room = dialog.form.tipped, dialog.space_card_room()
        rect.centery = room.centery
        spots = [rect.move(x - rect.x, 0) for x in (room.x, room.right - rect.width)]
        if tipped is None:
            return spots[0].clamp(dialog.bounds)
        owner = tipped.rect
        return max(spots, key=lambda spot: abs(spot.centerx - owner.centerx)).clamp(dialog.bounds)

    def forget(self) -> None:
        """Show nothing, until the next look."""
        self._space = None

    def draw(self, surface: Surface) -> None:
        if self._space is None:
            return
        painter, rect = self.host.context.painter, self._rect
        props = self.host.about(self._space)
        caption = Rect(rect.x, rect.bottom + painter.px(6), rect.width, painter.px(40))
        draw_space(
            painter, surface, rect, caption, props, self.host.board, self.host.colour(props.owner)
        )
