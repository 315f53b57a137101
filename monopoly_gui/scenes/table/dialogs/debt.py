"""Money that is owed and not there: raise it, then pay [DEBT-1, BANKR-1]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface

from ....engine.actions import (
    Action,
    ClaimRent,
    ClaimSalary,
    DeclareBankruptcy,
    PayDebt,
    Resign,
    SkipJailTurn,
    UseJailCard,
)
from ....engine.amounts import debts, worth
from ....engine.frames import Claim, Debt
from ....language import _
from ....ui.board.card_pictures import picture_for
from ....ui.board.cards_art import draw_card
from ....ui.painting import layout
from ....ui.text.log_words import joined
from ....ui.widgets import BODY, Widget
from ...core.confirm import ConfirmScene
from ..estate.estate import EstateDialog
from ..shared.card_buttons import CardButton
from ..shared.habits import ALL, ASK, ESTATE, ESTATE_BEFORE, GIVE_UP, SALARY
from ..shared.parts import Fact, draw_facts, section
from ..shared.table_dialog import TableDialog
from ..shared.ways import Way, enough
from ..trade.trade import TradeDialog
from . import out_of_reach
from .card_behind import card_behind
from .owed_for import owed_for
from .quick_ways import QuickWays

if TYPE_CHECKING:
    from ..shared.port import TablePort

LINE = 38
CARD = 160
#: as many of the last buttons stand beside each other where it is narrow
ROW = 3
#: with fewer design units across, the ways lie below the facts, and the last buttons in two rows
ACROSS, GAP = 860.0, 18


class DebtDialog(TableDialog):
    """What is owed on the left, quick ways to raise it on the right, the rest below."""

    advised: ClassVar[Mapping[str, str]] = {
        "pay_debt": "pay",
        "use_jail_card": "card",
        "skip_jail_turn": "skip",
        "offer_trade": "trade",
        "declare_bankruptcy": "bankrupt",
        "resign": "bankrupt",
        "mortgage": "manage",
        "sell_building": "manage",
        "sell_down": "manage",
        "claim_salary": "salary",
        "claim_rent": "ask",
    }
    width = 960.0

    def __init__(self, port: TablePort, frame: Debt) -> None:
        super().__init__(port, frame.player)
        self.frame = frame
        self.pay = CardButton(
            _("Pay"), self._pay, icon="cash", key=pygame.K_p, style="good", name="pay"
        )
        self.all = CardButton(
            "", self._raise_all, icon="coins", key=ALL, style="primary", name="raise all"
        )
        self.manage = CardButton(
            _("Manage"), self._manage, icon="house", key=ESTATE, style="light", name="manage"
        )
        self.manage.keys_before = ESTATE_BEFORE
        self.trade = CardButton(
            _("Trade"), self._trade, icon="handshake", key=pygame.K_t, style="light", name="trade"
        )
        self.give_up = CardButton(
            _("Bankrupt"), self._ask_bankrupt, icon="flag", key=GIVE_UP, style="danger",
            name="bankrupt",
        )  # fmt: skip
        self.card = CardButton(
            _("Use a Jail card"), self._use_card, icon="key", key=pygame.K_c, style="light",
            name="card",
        )  # fmt: skip
        self.skip = CardButton(
            _("Stay one turn more"), self._skip, icon="jail", key=pygame.K_k, style="light",
            name="skip",
        )  # fmt: skip
        self.salary = CardButton(
            "", self._collect, icon="go", key=SALARY, style="light", name="salary"
        )
        self.ask = CardButton("", self._ask, icon="coins", key=ASK, style="light", name="ask")
        self.quick = QuickWays(port, self.player, self._raise)
        self._suggested: list[Way] = []
        self._resigns = False
        #: the most design units that facts and ways needed, where it is narrow and where not
        self._tallest: dict[bool, int] = {}
        self._facts = Rect(0, 0, 0, 0)
        self._picture = Rect(0, 0, 0, 0)

    # the position -----------------------------------------------------------------

    def button_for(self, action: Action) -> str:
        """The quick way that would do it, if there is one."""
        for number, way in enumerate(self.quick.ways[: len(self.quick.buttons)]):
            if way.action == action:
                return f"way {number}"
        return super().button_for(action)

    def alive(self) -> bool:
        frame = self.state.top
        if not isinstance(frame, Debt) or frame.player != self.player:
            return False
        same = (frame.reason, frame.space, frame.amount) == (
            self.frame.reason, self.frame.space, self.frame.amount
        )  # fmt: skip
        if same:
            self.frame = frame
        return same

    @property
    def due(self) -> int:
        return debts.due(self.state, self.frame)

    @property
    def rents(self) -> list[Claim]:
        """What others owe to the debtor, who has not asked for it yet [RENT-2]."""
        return [c for c in self.state.claims if c.owner == self.player and not c.asked]

    def refresh(self) -> None:
        port, state, player = self.port, self.state, self.player
        several = len(self.frame.creditors) > 1
        title = _("{player} owes {amount} each") if several else _("{player} owes {amount}")
        self.title = title.format(player=port.name(player), amount=port.money(self.frame.amount))
        who = joined([port.name(c) for c in self.frame.creditors])
        self.subtitle = _("To {who}: {why}.").format(who=who, why=owed_for(port, self.frame))
        self.pay.label = _("Pay {due}").format(due=port.money(self.due))
        self.pay.reason = port.why_not(PayDebt(player))
        self._refresh_ways()
        bankrupt = port.why_not(DeclareBankruptcy(player))
        self._resigns = bool(bankrupt) and not port.why_not(Resign(player))
        self.give_up.label = _("Resign") if self._resigns else _("Bankrupt")
        self.give_up.reason = "" if self._resigns else bankrupt
        keys = state.cards[player]
        jail = self.frame.reason == "jail"
        self.card.reason = (
            port.why_not(UseJailCard(player, keys[0])) if keys else _("You hold no such card.")
        )
        self.skip.reason = port.why_not(SkipJailTurn(player))
        salary = state.salaries[player]
        self.salary.label = _("Collect {salaries}").format(salaries=port.money(salary))
        claims = [self.salary] if salary else []
        if self.rents:
            amount = port.money(self.rents[0].amount)
            self.ask.label = _("Ask for {amount}").format(amount=amount)
            claims.append(self.ask)
        # what is one's own comes first, and Enter does what is golden
        golden = claims[0] if claims and not self.pay.enabled else self.all
        for button in (*claims, self.all):
            button.style = "primary" if button is golden else "light"
        more = [*claims]
        more += [self.card] if jail and self.card.enabled else []
        more += [self.skip] if jail and self.skip.enabled else []
        ways = (self.pay, golden)
        default = next((button for button in ways if button.enabled), self._last_way())
        last: list[Widget] = [self.manage, self.trade, self.give_up]
        self.show([*self.quick.buttons, self.pay, self.all, *more, *last], default)

    @property
    def _slim(self) -> bool:
        """Whether the ways lie below the facts."""
        return self.narrower(ACROSS)

    def measure(self) -> None:
        # it never shrinks, so that no other button comes to lie below the pointer
        slim = self._slim
        self._tallest[slim] = max(self._tallest.get(slim, 0), self._lines())
        more = 60 + 14 + (len(self._row) > ROW) * (56 + 12) if slim else 0
        self.height = 64 + 16 + 60 + self._tallest[slim] + more + 16 + 60 + 12 + 56

    def _lines(self) -> int:
        """Design units that the facts and the ways need: together, or whichever are higher."""
        facts = self._facts_high()
        if self._slim:
            return facts + GAP + self.quick.height
        return max(facts, self.quick.height, 250)

    def _facts_high(self) -> int:
        """Design units that the facts need."""
        several = len(self.frame.creditors) > 1
        facts = (4 + several) * LINE + 10
        facts += 46 + 40 * len(self.frame.creditors) if several else 0
        facts += CARD + 26 if card_behind(self.port, self.frame) else 0
        return facts

    def _refresh_ways(self) -> None:
        port, state, player = self.port, self.state, self.player
        self.quick.refresh()
        self._suggested = enough(state, player, self.due)
        raised = sum(way.gain for way in self._suggested)
        self.all.label = (
            _("Raise {raised} the gentlest way").format(raised=port.money(raised))
            if raised
            else _("Raise it")
        )
        self.all.tip = self.quick.all_of(self._suggested)
        self.all.reason = ""
        if not self.pay.reason:
            self.all.reason = _("You have the money.")
        elif not self._suggested:
            self.all.reason = _("Nothing that you have raises enough.")
        # asked once for each position: it tries what could be dealt
        self.quick.remains = "" if self.pay.enabled else out_of_reach.remains(port, self.frame)
        if self.quick.remains:
            self.all.reason = out_of_reach.lacking(port, self.frame)

    def _last_way(self) -> CardButton:
        """What Enter does where nothing of one's own helps: a trade, if one still could."""
        deal = self.quick.remains and out_of_reach.deals(self.port, self.frame)
        return self.trade if deal else self.give_up

    # what the buttons do --------------------------------------------------------------

    def _pay(self) -> None:
        self.act(PayDebt(self.player))

    def _raise(self, way: Way) -> None:
        self.act(way.action)

    def _raise_all(self) -> None:
        for way in self._suggested:
            if not self.port.submit(way.action):
                break
        self.follow()

    def _manage(self) -> None:
        self.context.scenes.push(EstateDialog(self.port, self.player))

    def _trade(self) -> None:
        self.context.scenes.push(TradeDialog(self.port, self.player))

    def _ask_bankrupt(self) -> None:
        who = joined([self.port.name(c) for c in self.frame.creditors])
        if not debts.shared(self.state, self.frame):
            who = self.port.name(self.frame.creditors[0])
        text = _("All that is left goes to {who}; {player} is out of the game.").format(
            who=who, player=self.port.name(self.player)
        )
        action: Action = DeclareBankruptcy(self.player)
        if self._resigns:
            action = Resign(self.player)
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Resign?") if self._resigns else _("Go bankrupt?"),
                text,
                lambda: self._give_up(action),
                yes=_("Resign") if self._resigns else _("Go bankrupt"),
                danger=True,
            )
        )

    def _give_up(self, action: Action) -> None:
        self.act(action)

    def _collect(self) -> None:
        self.act(ClaimSalary(self.player))

    def _ask(self) -> None:
        self.act(ClaimRent(self.player, self.rents[0].id))

    def _use_card(self) -> None:
        self.act(UseJailCard(self.player, self.state.cards[self.player][0]))

    def _skip(self) -> None:
        self.act(SkipJailTurn(self.player))

    # the picture ------------------------------------------------------------------------

    def arrange(self) -> None:
        px, row = self.context.painter.px, self._row
        rows = [row[:ROW], row[ROW:]] if self._slim and len(row) > ROW else [row]
        high = len(rows) * px(56) + (len(rows) - 1) * px(12)
        foot, rest = layout.split(self.body, "bottom", high, px(12))
        first, rest = layout.split(rest, "bottom", px(134 if self._slim else 60), px(16))
        left, right = layout.row(rest, [1.0, 1.3], px(34))
        if self._slim:
            left, right = layout.split(rest, "top", px(self._facts_high()), px(GAP))
        self._facts = left
        self._picture = Rect(left.x, 0, left.width, px(CARD))
        self._picture.bottom = left.bottom - px(8)
        self.quick.arrange(right)
        if self._slim:
            self.pay.rect, self.all.rect = layout.column(first, [1.0, 1.0], px(14))
        else:
            self.pay.rect, self.all.rect = layout.row(first, [1.0, 1.9], px(14))
        for line, place in zip(rows, layout.column(foot, [1.0] * len(rows), px(12)), strict=True):
            for button, cell in zip(
                line, layout.row(place, [1.0] * len(line), px(14)), strict=True
            ):
                button.rect = cell

    @property
    def _row(self) -> list[CardButton]:
        """The last buttons, in their order."""
        claims = (self.salary, self.ask, self.card, self.skip)
        here = [b for b in claims if b in self.form.widgets]
        return [*here, self.manage, self.trade, self.give_up]

    def hindered(self) -> str:
        if not self.quick.remains:
            return ""
        return f"{out_of_reach.lacking(self.port, self.frame)} {self.quick.remains}"

    def asked(self) -> str:
        """What is still to be raised, or that it cannot be."""
        short = self.due - self.state.cash[self.player]
        if short > 0:
            raising = f"{_('Still to raise')}: {self.port.money(short)}"
            return f"{raising}. {self.hindered()}".removesuffix(". ")
        return f"{_('Enough to pay')}: {self.port.money(self.due)}"

    def paint_body(self, surface: Surface) -> None:
        painter, port, state = self.context.painter, self.port, self.state
        cash, due = state.cash[self.player], self.due
        can = worth.within_reach(state, self.player)
        facts = [Fact(_("To pay now"), port.money(due), "bad", strong=True)]
        if len(self.frame.creditors) > 1 and not debts.shared(state, self.frame):
            facts.append(Fact(_("In all"), port.money(debts.whole(self.frame))))
        facts += [
            Fact(_("Your cash"), port.money(cash)),
            Fact(_("Could be raised in all"), port.money(can), "text" if can >= due else "bad"),
        ]
        short = due - cash
        if short > 0:
            facts.append(Fact(_("Still to raise"), port.money(short), "warn", strong=True))
        end = draw_facts(surface, painter, self._facts, facts, LINE)
        if len(self.frame.creditors) > 1:
            end = self._paint_creditors(surface, end + painter.px(16))
        self._paint_card(surface, end)
        self.quick.paint(surface)

    def _paint_creditors(self, surface: Surface, y: int) -> int:
        """The creditors in the order in which they are paid; where they end."""
        painter, port = self.context.painter, self.port
        room = Rect(self._facts.x, y, self._facts.width, self._facts.bottom - y)
        line = section(surface, painter, room, _("In this order"))
        side = min(painter.px(36), (line.height - painter.px(8)) // len(self.frame.creditors))
        for number, creditor in enumerate(self.frame.creditors):
            row = Rect(line.x, line.y + number * (side + painter.px(4)), line.width, side)
            painter.text(
                surface, f"{number + 1}.", row, size=BODY - 1, colour="muted", valign="center"
            )
            disc = Rect(row.x + painter.px(28), row.y, side, side)
            painter.token(surface, port.token(creditor), disc, port.colour(creditor))
            words = Rect(disc.right + painter.px(10), row.y, 0, side)
            words.width = row.right - words.x
            painter.text(
                surface,
                port.name(creditor),
                words,
                size=BODY - 1,
                colour="text",
                weight="bold",
                valign="center",
            )
        return row.bottom

    def _paint_card(self, surface: Surface, end: int) -> None:
        """The card that has to be paid, where there is room for it."""
        found = card_behind(self.port, self.frame)
        if found is None or self._picture.y < end + self.context.painter.px(10):
            return
        deck, text = found
        width = min(self._picture.width, round(self._picture.height * 1.6))
        box = Rect(self._picture.x, self._picture.y, width, self._picture.height)
        title = self.port.board.deck_names[deck]
        picture = picture_for(self.port.board, deck, text)
        draw_card(self.context.painter, surface, deck, box, text, title, picture)
