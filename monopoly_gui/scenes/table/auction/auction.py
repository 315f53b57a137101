"""An auction of a deed, or of scarce buildings [AUCT-1, SUPPLY-6]."""

from collections.abc import Sequence
from functools import partial

import pygame

from ....engine.actions import Action, Bid, Pass, WithdrawDemand, WithdrawPass
from ....engine.amounts import bids
from ....engine.board import BANK
from ....engine.flow import auction, building
from ....engine.frames import Auction
from ....engine.machine import deciders
from ....language import _
from ....ui.layout.containers import Column, Grid, Row, Scroll, Wrap
from ....ui.layout.leaves import Control, Text
from ....ui.layout.node import Node
from ....ui.text.log_words import buildings
from ....ui.widgets import BODY, HEADING, SMALL, Dropdown, NumberField
from ..dialog_base.table_dialog import TableDialog
from ..parts.bid_history import describe_bids
from ..parts.card_buttons import DialogButton
from ..parts.items import PeopleChoice, describe_lot, for_the_ear, on_the_table, would_own
from ..parts.shared_keys import BACK
from ..parts.table_host import TableHost
from .lot import (
    EXPLAINED,
    PASSING,
    BidNote,
    WayOut,
    auction_question,
    bidders,
    describe_bidders,
    is_final_call,
    leading_text,
    lot_node,
    price_text,
)

RAISES = (1, 10, 100)
KEYS = (pygame.K_1, pygame.K_2, pygame.K_3)
#: no own figure is higher than this
MOST = 1_000_000
#: seconds for which a human who has bid keeps the controls
PAUSE = 0.6
#: the widths of the field for a bid of one's own, and of a bidder's name
FIGURE, NAME = (186, 230), 64
#: the height of the answers
FIRST = (50, 68)


class AuctionDialog(TableDialog):
    """The lot, the bidders, and the controls of one human at a time."""

    frame: Auction
    follows = ("building", "space")
    panelled = False
    width = 1340.0

    def __init__(self, host: TableHost, frame: Auction) -> None:
        super().__init__(host)
        self.frame = frame
        self.head.size, self.head.disc = HEADING, False
        self.adviser.lasts = True
        self.speaker = BANK
        self._spoke = False
        #: whether it is going once
        self._once = False
        self._move_at = 0.0
        self.who = PeopleChoice(host, self._choose, "who")
        self.next_one = DialogButton(
            _("Next"), self._next, key=pygame.K_n, style="light", name="next",
            tip=_("Who bids"),
        )  # fmt: skip
        self.raises = [
            BidNote(f"+{step}", partial(self._bid, step), key=key, name=f"+{step}", value=step)
            for step, key in zip(RAISES, KEYS, strict=True)
        ]  # fmt: skip
        self.figure = NumberField(
            0, 0, MOST, shows=host.money, on_change=self._figured, name="figure",
            tip=_("Your own amount: type it, or use the arrow keys."),
        )  # fmt: skip
        self.figure.on_enter = self._bid_own
        self.bid = DialogButton(
            _("Bid"), self._bid_own, icon="auction", key=pygame.K_b, size=BODY + 3,
            style="primary", name="bid",
        )  # fmt: skip
        self.pass_ = WayOut(
            _("Pass"), lambda: self._say(Pass(self.speaker)), key=pygame.K_p, style="light",
            name="pass", tip=_(PASSING),
        )  # fmt: skip
        self.leave_ = WayOut(
            _("I’m out"), lambda: self._say(Pass(self.speaker, True)), key=pygame.K_o,
            style="link", name="out", tip=_(PASSING),
        )  # fmt: skip
        self.back = DialogButton(
            _("Undo pass"), lambda: self._say(WithdrawPass(self.speaker)), key=BACK,
            style="light", name="take back",
        )  # fmt: skip
        self.raise_money = self.raise_button("link")
        self.drop = DialogButton(
            _("Withdraw my request"), lambda: self._say(WithdrawDemand(self.speaker)),
            key=pygame.K_w, style="link", name="withdraw",
        )  # fmt: skip
        self.street = Dropdown([], "", lambda value: self._refresh_bids(), name="street")
        self.who.title, self.street.title = _("Who bids"), _("Street for the building")
        self.figure.title = _("Your bid")

    def alive(self) -> bool:
        return super().alive() and bool(self._speakers())

    def advisee(self) -> int:
        return BANK if self._silent(self.speaker) else self.speaker

    def button_for(self, action: Action) -> str:
        """The button; the advised bid is filled in."""
        if isinstance(action, Pass):
            return "out" if action.final else "pass"
        if isinstance(action, Bid):
            self.figure.value = action.amount
            self._figured(self.figure.value)
        return super().button_for(action)

    def _speakers(self) -> list[int]:
        """The humans who lead or could still bid."""
        return [p for p in self.host.humans() if auction.in_bidding(self.state, self.frame, p)]

    def _silent(self, player: int) -> bool:
        """Whether the player has nothing to say now."""
        return player not in deciders(self.state)

    def refresh(self) -> None:
        host, frame = self.host, self.frame
        people = self._speakers()
        waiting = [p for p in people if not self._silent(p)]
        if self.speaker not in people or (self._silent(self.speaker) and not self._spoke):
            self.speaker = waiting[0] if waiting else people[0]
        if frame.building:
            lot = buildings(frame.building, frame.count)
            self.subtitle = _("The Bank doesn’t have enough for everybody.")
        else:
            lot, price = host.deed_at(frame.space).name, host.deed_at(frame.space).price
            self.subtitle = _("List price {price}.").format(price=host.money(price))
        self.title = _("Auction of {name}").format(name=lot)
        self.who.options = [(str(p), host.name(p)) for p in people]
        self.who.value = str(self.speaker)
        self._refresh_streets()
        self._refresh_bids()
        if (once := is_final_call(host)) and not self._once:
            self.context.sounds.play("gavel")
        self._once = once
        # where no bid is possible, Enter passes
        default = self.bid if self.bid.enabled or not self.pass_.enabled else self.pass_
        self.pass_.style = "primary" if default is self.pass_ else "light"
        self.compose(self._contents(), default)

    def _refresh_streets(self) -> None:
        frame = self.frame
        spots = self._spots()
        self.street.options = [(str(s), self.host.deed_at(s).name) for s in spots]
        if self.street.value not in dict(self.street.options):
            wanted = bids.plans_below(self.state)[self.speaker] if spots else ()
            first = next((s for s in wanted if s in spots), spots[0] if spots else -1)
            self.street.value = str(first)
        self.street.visible = bool(frame.building) and frame.count == 1

    def _spots(self) -> tuple[int, ...]:
        frame = self.frame
        if not frame.building or frame.count != 1:
            return ()
        return building.spots(self.state, self.speaker, frame.building)

    def _spot(self) -> int:
        return int(self.street.value) if self._spots() else -1

    def _refresh_bids(self) -> None:
        host, state, frame, player = self.host, self.state, self.frame, self.speaker
        for button, step in zip(self.raises, RAISES, strict=True):
            amount = frame.high + step
            button.label = _("+{step}: {sum}").format(step=step, sum=host.money(amount))
            button.printed = host.money(amount)
            button.aloud = _("Bid {amount}").format(amount=host.money(amount))
            button.reason = host.why_not(Bid(player, amount, self._spot()))
        lowest = bids.next_bid(state, frame, player, self._spot())
        most = max(lowest, min(bids.bid_limit(state, player), MOST))
        self.figure.limit(lowest, most)
        self._figured(self.figure.value)
        self.pass_.reason = host.why_not(Pass(player))
        self.leave_.reason = host.why_not(Pass(player, True))
        self.back.reason = host.why_not(WithdrawPass(player))
        self.drop.reason = host.why_not(WithdrawDemand(player))

    def _figured(self, amount: int) -> None:
        self.bid.label = _("Bid {amount}").format(amount=self.host.money(amount))
        self.bid.reason = self.host.why_not(Bid(self.speaker, amount, self._spot()))
        self.figure.reason = "" if self.bid.enabled else self.bid.reason
        self.bid.dirty = True

    def _contents(self) -> Node:
        """The lot, the highest bid and the others; below them all ways to bid or not."""
        host, speaker = self.host, self.speaker
        silent = (self.frame.passed | self.frame.out) >> speaker & 1
        lowest = bids.floor(self.state, self.frame, speaker, self._spot())
        people = len(self.who.options)
        names = Control(self.who, width=(NAME * people, NAME * people))
        who = Row([names, Control(self.next_one, tight=True, grow=0.0)])
        quick = Grid(
            [Control(button, height=(56, 92), tight=True) for button in self.raises],
            columns=(3, 3),
            gap=18,
        )
        dead = next((button.reason for button in self.raises if not button.enabled), "")
        no = self.back if silent else self.pass_
        # enlarged, it needs the room of its edge, and the bids come before the bidders
        tight = self.compact or self.scrolls
        self.margin = (34, 12 if tight else 30)
        # how long each lasts, where there is room
        roomy = people == 1 and not tight
        self.pass_.lasts = _("until a higher bid") if roomy else ""
        self.leave_.lasts = _("for this whole auction") if roomy else ""
        may_drop = self.frame.building and (self.drop.enabled or not tight)
        ways = [
            self._answer(no),
            self._answer(self.leave_),
            self._answer(self.raise_money),
            self._answer(self.drop) if may_drop else None,
        ]
        own = [
            Control(self.figure, width=FIGURE),
            Control(self.bid, height=FIRST, width=(0, 400), tight=True),
        ]
        run = for_the_ear(describe_bids(host.bids, host.people), _(PASSING))
        others = Scroll(Column([bidders(host, speaker), run]))
        parts = [
            self.head,
            price_text(host, lowest),
            None if tight else others,
            who if people > 1 else None,
            Control(self.street) if self.street.visible else None,
            quick,
            Text(dead, size=SMALL, colour="warn", alt_text="") if dead else None,
            others if tight else None,
            Row(own),
            Wrap(ways),
        ]
        asked = Column(parts, gap=9 if tight else 16)
        return on_the_table(lot_node(host, self.low), asked, tight=self.compact)

    def _answer(self, button: DialogButton) -> Node:
        """A way not to bid at once."""
        height = 66 if self.pass_.lasts else 46
        return Control(button, height=height, tight=isinstance(button, WayOut), grow=0.0)

    def _bid(self, step: int) -> None:
        self._say(Bid(self.speaker, self.frame.high + step, self._spot()))

    def _bid_own(self) -> None:
        self._say(Bid(self.speaker, self.figure.value, self._spot()))

    def _say(self, action: Bid | Pass | WithdrawPass | WithdrawDemand) -> None:
        """Speak; the next human has the word a moment later, not at the same press."""
        self._spoke, self._move_at = True, 0.0
        self.act(action)

    def open_estate(self) -> None:
        self.context.scenes.push(self.host.routes.estate(self.speaker))

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if not self._spoke:
            return
        self._move_at = self._move_at or now + PAUSE
        if now >= self._move_at:
            self._spoke = False
            self._again()

    def _choose(self, value: str) -> None:
        self.speaker, self._spoke = int(value), False
        self._again(keep=True)

    def _next(self) -> None:
        people = self._speakers()
        at = people.index(self.speaker) if self.speaker in people else -1
        self._choose(str(people[(at + 1) % len(people)]))

    def _again(self, keep: bool = False) -> None:
        """Check again who may bid, without waiting for a new position."""
        if not self.alive():
            return
        self._spoke = keep
        self.refresh()
        self._spoke = False
        self.redraw()

    def subject(self) -> list[str]:
        return describe_lot(self.host, self.frame.space) if self.frame.space >= 0 else []

    def on_demand_text(self) -> Sequence[str]:
        host = self.host
        explained = [_(PASSING)] if EXPLAINED in host.explained else []
        run = describe_bids(host.bids, host.people)
        return [*self.subject()[:1], run, *explained, *describe_bidders(host)]

    def brief_text(self) -> list[str]:
        """The lot, its effect on the set, and the current bid."""
        host, frame = self.host, self.frame
        texts = [self.title, leading_text(host, self.figure.low)]
        if frame.space >= 0:
            price = host.money(host.deed_at(frame.space).price)
            owned = would_own(host, frame.space, self.speaker)
            texts[1:1] = [_("List price {price}.").format(price=price), owned]
        return texts

    def on_announced(self) -> None:
        self.host.explained.add(EXPLAINED)

    def blocked_reason(self) -> str:
        free = self.frame.leader != self.speaker and not self._silent(self.speaker)
        return self._no_bid() if free else ""

    def _no_bid(self) -> str:
        """The reason why no bid is possible, "" if one is."""
        text = _("{control}, unavailable: {reason}")
        label, reason = self.bid.label, self.bid.reason
        return "" if self.bid.enabled else text.format(control=label, reason=reason)

    def asked(self) -> str:
        asked = auction_question(self.host, self.frame, self.speaker)
        return f"{asked} {self._no_bid()}".strip() if asked else ""
