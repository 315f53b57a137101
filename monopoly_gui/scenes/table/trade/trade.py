"""A trade: put together, waited for, answered, countered [TRADE-1, TRADE-6]."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from ....engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    RefuseTrade,
    WithdrawTrade,
)
from ....engine.board import BANK
from ....language import _
from ....ui.layout.containers import Centred, Column, Grid, MinWidth, Panel, Row, Scroll, Wrap
from ....ui.layout.leaves import Control, Spacer, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.text.log_text import bundle_text
from ....ui.text.log_words import plain
from ....ui.widgets import BODY, HEADING, LARGE, Toggle
from ...core.spoken_screen import join_sentences
from ..dialog_base.table_dialog import EDGE, TableDialog
from ..parts.items import PeopleChoice
from ..parts.table_host import TableHost
from .buttons import (
    OfferStatus,
    TradeButtons,
    trade_message,
    trade_subtitle,
    trade_title,
)
from .effect import completed_sets, own_effect, partner_effect
from .negotiation import Negotiation
from .side import TradeSide

#: the button for the advised action, by its kind
ANSWERS = {"accept_trade": "accept", "refuse_trade": "refuse", "counter_trade": "counter"}

#: with more cards than this on a side everything is smaller
MANY = 12
#: its width, narrow, and at most with few and many deeds; the margin for the buttons of its head
WIDTH, WIDER, WIDEST, BUTTONS = 1340.0, 1780.0, 2140.0, 72.0
#: more partners than this are chosen below the title's line
BESIDE = 3
#: the least width of a side where both are side by side
SIDE = 380
#: the gap between the sides, which separates their deeds
APART = 22
#: the gap between what they give, and the size of the disc in it
BETWEEN, MIDDLE = 88, 92
#: the height of the notice without words, where there is room, and its least width
LINE, MESSAGE_WIDE = 34, 286
#: the least width of the choice of a partner
WHO = 300


class TradeHeader:
    """``meet`` receives the chosen partner, ``edited`` is called when the debt is switched."""

    def __init__(
        self, talk: Negotiation, meet: Callable[[str], None], edited: Callable[[], None]
    ) -> None:
        self.talk = talk
        self.who = PeopleChoice(talk.host, meet, "partner")
        self.settle = Toggle(_("To settle the whole debt"), True, on_card=True, name="settle")
        self.settle.on_change = lambda on: edited()

    @property
    def settles(self) -> bool:
        """Whether the trade is to settle the debt; not while another partner is chosen."""
        return self.settle.on and self.settle.visible

    def refresh(self) -> None:
        host, debt = self.talk.host, self.talk.debt
        partners = host.state.others(self.talk.player)
        self.who.options = [(str(p), host.name(p)) for p in partners]
        self.who.value = str(self.talk.partner)
        self.settle.visible = debt is not None
        if debt is not None:
            self.settle.label = _("To settle the whole {amount} owed").format(
                amount=host.money(debt.amount)
            )

    def line(self) -> Node:
        """The partner, and beside it or below the switch for settling a debt."""
        self.who.title = _("Trade with")
        label = Text(self.who.title, size=BODY - 1, colour="muted", wrap=False, alt_text="")
        partner = Control(self.who, width=(WHO, WHO), grow=1.0)
        who = Row([label, partner], gap=16, grow=1.0) if len(self.who.options) > 1 else None
        return Wrap([who, Control(self.settle, grow=0.0) if self.settle.visible else None])


class TradeDialog(TableDialog):
    """Both sides next to each other; below them the problem, or the answer to an ``offer``."""

    modal = True
    panelled = False
    width = WIDTH
    bare = shade = 85

    def __init__(
        self, host: TableHost, player: int, partner: int | None = None, offer: int = 0
    ) -> None:
        super().__init__(host, player)
        self.head.disc = False
        self.talk = talk = Negotiation(host, player, partner, offer)
        self.hearing = OfferStatus(talk)
        self.mine = TradeSide(
            host, talk.terms, True, self._changed, lambda pos: self.theirs.holds(pos)
        )
        self.theirs = TradeSide(
            host, talk.terms, False, self._changed, lambda pos: self.mine.holds(pos)
        )
        self.top = TradeHeader(talk, self._meet, self._changed)
        self.below = TradeButtons(talk, self._commands())
        #: the last announced message and effect of the trade
        self._announced_message = ""
        self._announced_effect: list[str] = []

    def _commands(self) -> Mapping[str, Callable[[], None]]:
        """The commands of the buttons by name."""
        talk = self.talk
        return {
            "propose": self._propose,
            "want": self._ask,
            "clear": lambda: self.fill(Bundle(), Bundle()),
            "close": self.close,
            "back": lambda: self._counter(0),
            "accept": lambda: self._answer(AcceptTrade(self.player, talk.number)),
            "refuse": lambda: self._answer(RefuseTrade(self.player, talk.number)),
            "never": lambda: self._answer(RefuseTrade(self.player, talk.number, final=True)),
            "counter": lambda: self._counter(talk.number),
            "raise": self.open_estate,
            "withdraw": self._withdraw,
        }

    # advice and terms from elsewhere ---------------------------------------------

    def advisee(self) -> int:
        """The player an offer is addressed to."""
        return self.player if self.talk.mode == "answer" else BANK

    def button_for(self, action: Action) -> str:
        return ANSWERS.get(action.kind, "raise")

    def take_advice(self, action: Action) -> None:
        """Do the advised action; a counter-offer is only filled in, for inspection."""
        if isinstance(action, CounterTrade):
            self.talk.countering = action.offer
            self.fill(action.give, action.get)
        else:
            super().take_advice(action)

    def fill(self, mine: Bundle, theirs: Bundle) -> None:
        """Put these terms into the trade, for inspection and changes."""
        self.talk.fill(mine, theirs)
        self._changed()

    # the position ----------------------------------------------------------------

    @property
    def pauses(self) -> bool:
        return self.talk.mode != "wait" and not self.folded

    def alive(self) -> bool:
        return not self.hearing.over and self.talk.possible

    def enter(self) -> None:
        self.hearing.listen()
        super().enter()

    def leave(self) -> None:
        self.hearing.stop()

    def refresh(self) -> None:
        talk, buttons = self.talk, self.below
        before = talk.mode
        talk.follow()
        self.player = talk.player
        self.mine.rebuild(talk.player, talk.partner, talk.terms)
        self.theirs.rebuild(talk.partner, talk.player, talk.terms)
        self.title, self.subtitle = trade_title(talk), "" if self.low else trade_subtitle(talk)
        self.top.refresh()
        buttons.refresh(self.top.settles)
        # an offer needs an answer
        self.form.on_cancel = None if talk.mode == "answer" else buttons.named["close"].on_click
        self.compose(self._contents(), buttons.propose if talk.mode == "edit" else None)
        if before == "edit" and talk.mode == "answer":
            # another player looks at it now
            self.form.focus(None)

    def tick(self, now: float, dt: float) -> None:
        if self.hearing.answered(self.talk.fill):
            self.renew()
        super().tick(now, dt)

    @property
    def message(self) -> tuple[str, str]:
        """The answer, else the reason why the offer is impossible, and its colour."""
        return trade_message(self.talk, self.hearing, self.below, self.top.settles)

    # speech ----------------------------------------------------------------------

    def effect(self) -> list[str]:
        """The trade's effects on the viewing player, in sentences."""
        talk = self.talk
        return own_effect(self.host, talk.player, talk.partner, talk.terms)

    def on_demand_text(self) -> Sequence[str]:
        # the waiting player has just heard the effect of the terms, and the log announces the fate
        # of the offer
        known: list[str] = []
        if self.talk.mode == "wait":
            known = [self.title, *self.subject(), *self.effect()]
        elif self.talk.terms.empty:
            known = [self.message[0], *self.subject()]
        return [
            self.hearing.outcome,
            *known,
            *partner_effect(self.host, self.talk.partner, self.talk.terms),
        ]

    def brief_text(self) -> list[str]:
        known = _("Accept, refuse, or change the terms.")
        return [text for text in super().brief_text() if text != known]

    @property
    def awaits_answer(self) -> bool:
        return self.talk.mode == "wait" or super().awaits_answer

    def question(self) -> tuple[str, ...]:
        return (*super().question(), self.talk.mode, str(self.talk.number))

    def subject(self) -> list[str]:
        """The items of each side."""
        talk, host = self.talk, self.host
        sides = ((talk.player, talk.terms.mine), (talk.partner, talk.terms.theirs))
        text = _("{player} gives {what}.")
        return [
            text.format(player=host.name(player), what=bundle_text(side, host.people))
            for player, side in sides
        ]

    def announce_screen(self, came: bool) -> None:
        if self.hearing.outcome and not (came or self.settled):
            # the fate of the offer is shown first
            return
        anew = came or self.question() != self._announced
        super().announce_screen(came)
        if anew:
            self._announced_message = "" if self.hearing.outcome else self.message[0]
            self._announced_effect = self.effect()

    def announce_changes(self) -> None:
        """Publish changes of the news below the terms."""
        super().announce_changes()
        message = "" if self.hearing.outcome else self.message[0]
        if message == self._announced_message:
            return
        self._announced_message = message
        parts = [plain(message)]
        if self.hearing.mood == "good" and self.hearing.answer:
            # the partner's acceptable terms have been put into the trade
            parts += [*self.subject(), *self._new_effect()]
        self.context.announce(join_sentences(parts), source="trade")

    def consequences(self) -> list[str]:
        return self._new_effect() if self.talk.mode == "edit" else []

    def _new_effect(self) -> list[str]:
        """The trade's effects not yet announced for these terms."""
        known, self._announced_effect = self._announced_effect, self.effect()
        return [text for text in self._announced_effect if text not in known]

    # actions ---------------------------------------------------------------------

    def _changed(self) -> None:
        self.hearing.clear()
        self.renew()

    def _meet(self, value: str) -> None:
        self.talk.meet(int(value))
        self._changed()

    def _counter(self, offer: int) -> None:
        """Counter the offer; 0 cancels that."""
        self.adviser.close()
        self.talk.countering = offer
        self._changed()

    def _propose(self) -> None:
        action = self.talk.action(self.top.settles)
        self.hearing.listen()
        self.talk.countering = 0
        self.act(action)
        self._changed()

    def _ask(self) -> None:
        """Ask the opponent for its wishes."""
        self.hearing.ask(self.top.settles)
        self.renew()

    def _answer(self, action: Action) -> None:
        """Give an answer; nothing more can be done here after it."""
        self.hearing.listen()
        self.act(action)

    def _withdraw(self) -> None:
        if offer := self.talk.offer:
            self.act(WithdrawTrade(offer.player, offer.id))

    def space_card_room(self) -> Rect:
        """The place of a deed: over the partner's side, so that one's own stays visible."""
        return Rect(self.theirs.node.rect) if self.theirs.node else self.box

    # the picture -----------------------------------------------------------------------

    def place(self, width: int, height: int) -> Rect:
        """The whole window; less high while there is advice below it."""
        box, px = super().place(width, height), self.context.painter.px
        if self.adviser.open:
            box.height = min(
                box.height, self.bounds.bottom - box.y - self.adviser.height(width) - 3 * px(EDGE)
            )
        return box

    def _notice(self, *, centred: bool) -> Node | None:
        """The message, which keeps its room among the buttons, unless the interface is enlarged."""
        text, tint = self.message
        wide = MESSAGE_WIDE if text or not (centred or self.scrolls) else 0
        return Text(
            text, weight="bold", colour=tint, align="center" if centred else "left",
            width=(wide, wide), height=0 if centred else LINE, grow=1.0,
        )  # fmt: skip

    def _contents(self) -> Node:
        """The effect of the trade for both, which stays in sight while the terms below scroll."""
        sides, talk = (self.mine, self.theirs), self.talk
        edited = talk.mode == "edit"
        # the deeds to choose from stay in sight where much is enlarged
        narrow = self.low or self.scrolls
        stacked = self.compact or len(self.top.who.options) > BESIDE
        large = not narrow and all(len(side.tiles) <= MANY for side in sides)
        # its mat is its edge, unless it lies on a panel
        beside = 28 if self.context.painter.theme.strong else 0 if narrow else 4
        self.margin = (beside, 20 if narrow or large else 14)
        self.head.size = LARGE if self.low else HEADING if self.compact else HEADING + 6
        self.head.align = "left" if narrow or self.compact else "center"
        # the buttons of its head lie in the margin
        room = self.window.width / self.context.painter.scale - 2 * BUTTONS
        most = WIDTH if narrow or self.compact else WIDER if large else WIDEST
        self.width = min(most, max(WIDTH, room))
        people, offered, effects = zip(*(s.summary(edited, narrow) for s in sides), strict=True)
        line = self.top.line() if talk.begins else None
        notice = self._notice(centred=not (narrow or edited))
        foot = self.below.foot(notice if narrow or edited else None)
        # the offered cards take the room of those left on the trays below
        cells = max(len(s.listed if large else s.tiles) for s in sides)
        trays = [MinWidth(s.choices(cells, self.low, narrow), SIDE) for s in sides]
        choices = Scroll(Grid(trays, columns=(1, 2), gap=APART)) if edited else None
        if not narrow:
            # the lines of the sets say it too, where there is little room
            roomy = large or not edited
            sets = roomy and completed_sets(self.host, talk.player, talk.partner, talk.terms)
            words = [
                None if self.compact else self.head,
                None if stacked else line,
                Text(sets, weight="bold", align="center", alt_text="") if sets else None,
                None if edited else notice,
            ]
            exchange = [
                self.head if self.compact else None,
                Row([people[0], Centred(Column(words, gap=6), grow=1.0), people[1]], gap=20),
                line if stacked else None,
                BothSides(offered, columns=(2, 2), gap=BETWEEN, grow=1.0),
                Grid(effects, columns=(2, 2), gap=APART),
                choices,
                foot,
            ]
            gap = 12 if large else 8
            return Mat(Column(exchange, gap=gap), "", pad=(30, 18), grow=1.0)
        both = [MinWidth(Column(each, gap=10), SIDE) for each in zip(people, effects, strict=True)]
        terms = Grid(both, columns=(1, 2), gap=APART)
        parts = [self.head, line, terms, choices, Spacer(), foot]
        gap = 10 if self.low else 14 if edited or self.compact else 20
        return Mat(Column(parts, gap=gap), "", pad=(18, 12), grow=1.0)


class Mat(Panel):
    """The mat on which all of it lies."""

    def paint(self, surface: Surface, painter: Painter) -> None:
        painter.mat(surface, self.rect)
        super().paint(surface, painter)


class BothSides(Grid):
    """Two sides, and the exchange between them."""

    def paint(self, surface: Surface, painter: Painter) -> None:
        super().paint(surface, painter)
        first, second = (child.rect for child in self.children)
        middle, side = (first.right + second.left) // 2, painter.px(MIDDLE)
        rule = Rect(middle, first.y, max(1, painter.px(1.5)), first.height)
        surface.fill(painter.tint("line"), rule)
        spot = layout.placed((side, side), center=(middle, first.centery))
        painter.dot(surface, spot.center, side, "accent")
        painter.dot(
            surface, spot.center, side - 2 * painter.px(3), painter.theme.panels["mat"].bottom
        )
        painter.icon(surface, "handshake", layout.inset(spot, side // 5), "text")
