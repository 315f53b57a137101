"""The line above a trade: with whom, and whether in place of a debt."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ....language import _
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.widgets import BODY, Choice, Toggle, Widget
from .negotiation import Negotiation

#: how high a line is where it needs one for each part
LABEL, LINE, APART = 30, 52, 10

#: the switch beside its words
SWITCH = 96


class TradeTop:
    """``meet`` is called with the partner that is chosen, ``edited`` when the debt is switched."""

    def __init__(
        self, talk: Negotiation, meet: Callable[[str], None], edited: Callable[[], None]
    ) -> None:
        self.talk = talk
        self.who = Choice([], "", meet, name="partner", on_card=True, size=BODY - 1)
        self.settle = Toggle(_("In place of the whole debt"), on_card=True, name="settle")
        self.settle.on_change = lambda on: edited()
        self._label = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        """What is to be seen of it: nothing where the partner is no longer chosen."""
        if not self.talk.begins:
            return []
        return [self.who, self.settle] if self.settle.visible else [self.who]

    def refresh(self) -> None:
        port, debt = self.talk.port, self.talk.debt
        partners = port.state.others(self.talk.player)
        self.who.options = [(str(p), port.name(p)) for p in partners]
        self.who.value = str(self.talk.partner)
        self.settle.visible = debt is not None
        if debt is None:
            self.settle.on = False
        else:
            self.settle.label = _("In place of the whole {amount} owed").format(
                amount=port.money(debt.amount)
            )

    @property
    def high(self) -> int:
        """How high it is in design units with a line for each part."""
        return LABEL + APART + LINE + (APART + LINE) * self.settle.visible

    def arrange(self, rect: Rect, painter: Painter, slim: bool = False) -> None:
        """Place the parts beside each other, or below each other."""
        px = painter.px
        if slim:
            self._label, rest = layout.split(rect, "top", px(LABEL), px(APART))
            self.who.rect, rest = layout.split(rest, "top", px(LINE), px(APART))
            self.settle.rect = Rect(rest.x, rest.y, rest.width, px(LINE))
            return
        word = max(px(110), painter.measure(_("Trade with"), BODY - 1)[0] + px(2))
        wide = max(px(430), painter.measure(self.settle.label, BODY)[0] + px(SWITCH))
        self._label, choice, settle = layout.row(rect, [word, 1.0, wide], px(16))
        self.who.rect = choice if self.settle.visible else choice.union(settle)
        self.settle.rect = settle

    def paint(self, surface: Surface, painter: Painter) -> None:
        painter.text(
            surface, _("Trade with"), self._label, size=BODY - 1, colour="muted", valign="center"
        )
