"""A debt beyond the cash: raise money, then pay [DEBT-1, BANKR-1]."""

from collections.abc import Iterator, Sequence

import pygame

from ....engine.actions import (
    Action,
    Bundle,
    ClaimRent,
    ClaimSalary,
    DeclareBankruptcy,
    OfferTrade,
    PayDebt,
    Resign,
    SkipJailTurn,
    UseJailCard,
)
from ....engine.amounts import debts, worth
from ....engine.frames import Debt
from ....engine.state import State
from ....language import _, mark
from ....match.funding import FundingOption, options_until
from ....ui.layout.containers import Column, Row, Scroll, Wrap
from ....ui.layout.leaves import Control, Heading, Text
from ....ui.layout.node import Node
from ....ui.text.log_words import joined
from ....ui.widgets import BODY, HEADING
from ...core.dialog import ConfirmScene
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.items import captioned, face_item, large_sum, notes_item, on_the_table, space_item
from ..parts.shared_keys import ALL, ASK, ESTATE, GIVE_UP, SALARY
from ..parts.table_host import TableHost
from .claims import claims_of
from .funding_options import FundingOptions
from .pay_choices import card_behind, card_thing

#: the heights of a deed, a card and the buttons, those of the choice, and links
THING, CARD, BUTTON, FIRST, LINK = (110, 640), (100, 300), (44, 54), (50, 68), (38, 42)
#: the size of the creditor's face, of each of several, and of one's means
FACE, LOW_FACE, CREDITOR, MEANS = (52, 180), (52, 64), (36, 60), BODY + 3
#: its width, and that without a deed or a card
WIDE, ALONE = 1480.0, 940.0


REASONS = mark(
    {
        "rent": "rent",
        "tax": "tax",
        "card": "what the card says",
        "jail": "the fine for leaving Jail",
        "auction": "the winning bid",
        "interest": "10% on a mortgaged deed",
    }
)


def shortfall(host: TableHost, frame: Debt) -> str:
    """The sum missing even after selling everything the debtor owns."""
    can = worth.within_reach(host.state, frame.player)
    more, short = can - host.state.cash[frame.player], debts.due(host.state, frame) - can
    text = _("Everything you own raises {sum} more at most: you’re still {short} short.")
    return text.format(sum=host.money(more), short=host.money(short))


def may_trade(host: TableHost, frame: Debt) -> bool:
    """Whether the rules would allow a trade by which the debt is met."""
    return any(not host.why_not(deal) for deal in _best_deals(host.state, frame))


def _best_deals(state: State, frame: Debt) -> Iterator[OfferTrade]:
    """For each item of the debtor: all the cash of a partner, or the whole debt."""
    player = frame.player
    things = [Bundle(deeds=(space,)) for space in state.deeds(player)]
    things += [Bundle(cards=(card,)) for card in state.cards[player]]
    for thing in things:
        for other in state.others(player):
            yield OfferTrade(player, other, thing, Bundle(state.cash[other]))
            if frame.creditors == (other,):
                yield OfferTrade(player, other, thing, Bundle(), True)


def remaining_options(host: TableHost, frame: Debt) -> str:
    """The remaining ways out of a debt beyond the debtor's means; "" where it can be met."""
    # the engine says whether it can be met from what the debtor has
    if host.why_not(DeclareBankruptcy(frame.player)):
        return ""
    if may_trade(host, frame):
        return _("Only a trade can save you from bankruptcy now.")
    return _("Bankruptcy is the only way out.")


def owed_for(host: TableHost, frame: Debt) -> str:
    """The cause of the debt, with its deed."""
    text = _(REASONS.get(frame.reason, frame.reason))
    if frame.space >= 0 and frame.reason in ("rent", "tax", "auction", "interest"):
        return _("{reason}, {deed}").format(reason=text, deed=host.deed_at(frame.space).name)
    return text


class DebtDialog(TableDialog):
    """The cause of the debt on the left; the creditor and the ways to raise money on the right."""

    frame: Debt
    follows = ("player", "reason", "space", "amount")
    width = WIDE
    panelled = False

    def __init__(self, host: TableHost, frame: Debt) -> None:
        super().__init__(host, frame.player)
        self.frame = frame
        self.head.size, self.head.disc = HEADING, False
        player = frame.player
        self.manage = DialogButton(
            _("Manage"), self.open_estate, icon="house", key=ESTATE, style="link", name="manage"
        )
        self.trade = DialogButton(
            _("Trade"), self.open_trade, icon="handshake", key=pygame.K_t, style="link",
            name="trade",
        )  # fmt: skip
        self.quick = FundingOptions(host, player, lambda way: self.act(way.action))
        self._suggested: list[FundingOption] = []
        self._resigns = False
        #: its greatest height so far, by the width inside it
        self._tallest: dict[float, float] = {}

    def button_for(self, action: Action) -> str:
        """The quick way for the advised action, if there is one."""
        for number, way in enumerate(self.quick.options[: len(self.quick.buttons)]):
            if way.action == action:
                return f"way {number}"
        return super().button_for(action)

    @property
    def due(self) -> int:
        return debts.due(self.state, self.frame)

    def refresh(self) -> None:
        host, player = self.host, self.player
        several = len(self.frame.creditors) > 1
        title = (
            _("{player} owes each creditor {amount}") if several else _("{player} owes {amount}")
        )
        self.title = title.format(player=host.name(player), amount=host.money(self.frame.amount))
        who = joined([host.name(c) for c in self.frame.creditors])
        self.subtitle = _("To {who}: {why}.").format(who=who, why=owed_for(host, self.frame))
        label = _("Pay {amount}").format(amount=host.money(self.due))
        self.pay = self.button("pay", label, PayDebt(player), "cash", pygame.K_p)
        self._refresh_ways()
        bankrupt = host.why_not(DeclareBankruptcy(player))
        self._resigns = bool(bankrupt) and not host.why_not(Resign(player))
        self.give_up = DialogButton(
            _("Resign") if self._resigns else _("Bankrupt"), self._ask_bankrupt, icon="flag",
            key=GIVE_UP, style="link", name="bankrupt", reason="" if self._resigns else bankrupt,
        )  # fmt: skip
        claims = self._claims()
        # one's own means come first, and Enter presses the golden button
        default = self.pay if self.pay.enabled else claims[0] if claims else self.all
        default.style = "primary"
        if not default.enabled:
            default = self._last_way()
        last = self.quick.remains and not claims
        for button in (self.trade, self.give_up):
            button.style = ("primary" if button is default else "light") if last else "link"
        self.compose(self._contents([*claims, *self._out_of_jail()]), default)

    def _claims(self) -> list[DialogButton]:
        """The debtor's salary, and a rent that has not been claimed yet [RENT-2]."""
        host, player, found = self.host, self.player, []
        if salary := self.state.salaries[player]:
            label = _("Collect {salaries}").format(salaries=host.money(salary))
            found.append(self.button("salary", label, ClaimSalary(player), "go", SALARY))
        if claim := next((c for c in claims_of(host) if c.owner == player), None):
            label = _("Claim {amount}").format(amount=host.money(claim.amount))
            found.append(self.button("ask", label, ClaimRent(player, claim.id), "coins", ASK))
        return found

    def _out_of_jail(self) -> list[DialogButton]:
        """The ways to avoid the fine of a prisoner whose last try has failed."""
        card = UseJailCard(self.player, next(iter(self.state.cards[self.player]), -1))
        ways = (
            self.button("card", _("Use a Jail card"), card, "key", pygame.K_c),
            self.button(
                "skip", _("Stay one more turn"), SkipJailTurn(self.player), "jail", pygame.K_k
            ),
        )
        return [way for way in ways if self.frame.reason == "jail" and way.enabled]

    def measure(self) -> None:
        super().measure()
        if not self.context.painter.scrolls:
            # it never shrinks, so that no other button moves below the pointer
            across = self.width_inside
            self._tallest[across] = max(self._tallest.get(across, 0.0), self.height)
            self.height = self._tallest[across]

    def _refresh_ways(self) -> None:
        host, state, player = self.host, self.state, self.player
        self.quick.refresh()
        self._suggested = options_until(state, player, self.due)
        raised = sum(way.gain for way in self._suggested)
        reason = "" if self._suggested else _("Nothing you own would raise enough.")
        if self.pay.enabled:
            reason = _("You have the money.")
        # asked once for each position: it tries all deals
        self.quick.remains = "" if self.pay.enabled else remaining_options(host, self.frame)
        if self.quick.remains:
            reason = shortfall(host, self.frame)
        label = _("Raise {raised} the best way").format(raised=host.money(raised))
        self.all = DialogButton(
            label if raised else _("Raise the money"), self._raise_all, icon="coins", key=ALL,
            name="raise all", tip=self.quick.all_of(self._suggested), reason=reason,
        )  # fmt: skip

    def _last_way(self) -> DialogButton:
        """The default where nothing of one's own helps: a trade, if one is still possible."""
        deal = self.quick.remains and may_trade(self.host, self.frame)
        return self.trade if deal else self.give_up

    def _raise_all(self) -> None:
        for way in self._suggested:
            if not self.host.submit(way.action):
                break
        self.follow()

    def _ask_bankrupt(self) -> None:
        who = joined([self.host.name(c) for c in self.frame.creditors])
        if not debts.shared(self.state, self.frame):
            who = self.host.name(self.frame.creditors[0])
        text = _("Everything left goes to {who}; {player} is out of the game.").format(
            who=who, player=self.host.name(self.player)
        )
        action = Resign(self.player) if self._resigns else DeclareBankruptcy(self.player)
        ConfirmScene(
            self.context,
            _("Give up?") if self._resigns else _("Go bankrupt?"),
            text,
            lambda: self.act(action),
            yes=_("Resign") if self._resigns else _("Go bankrupt"),
            danger=True,
        ).open()

    def blocked_reason(self) -> str:
        if not self.quick.remains:
            return ""
        return f"{shortfall(self.host, self.frame)} {self.quick.remains}"

    def brief_text(self) -> list[str]:
        return [self.title, self.subtitle, self._raising()]

    def asked(self) -> str:
        """The sum still to raise, or its impossibility."""
        return ". ".join(filter(None, (self._raising(), self.blocked_reason())))

    def _raising(self) -> str:
        caption, figure = self._short()
        return f"{caption}: {self.host.money(figure)}"

    def _short(self) -> tuple[str, int]:
        """The sum still to raise, or that to pay once there is enough, and what it is."""
        short = self.due - self.state.cash[self.player]
        return (_("Still to raise"), short) if short > 0 else (_("Enough to pay"), self.due)

    def _contents(self, more: Sequence[DialogButton]) -> Node:
        """The cause of the debt; beside it the creditor, the means, and the ways out."""
        choice, links = [self.all, self.pay], [self.manage, self.trade, self.give_up]
        roomy = not (self.compact or self.scrolls)
        if roomy and self.all.enabled != self.pay.enabled:
            # what cannot be done does not lie beside the golden button
            choice.sort(key=lambda button: not button.enabled)
            links.insert(2, choice.pop())
        if self.quick.remains:
            last = self._last_way()
            choice = [last, *(b for b in (self.trade, self.give_up) if b is not last)]
            links = [self.manage, self.pay, self.all]
        # the ways out of it need the room of the deed
        thing = None if self.low else self._thing()
        self.width = WIDE if thing else ALONE
        quick = self.quick.contents(self.blocked_reason())
        about = Column(
            [
                self.head,
                Scroll(Column([self._owed(), quick])),
                Wrap([Control(b, height=BUTTON, tight=True) for b in more]) if more else None,
                Wrap([Control(button, height=FIRST, tight=True) for button in choice], gap=18),
                Wrap([Control(b, height=LINK, tight=True, grow=0.0) for b in links], gap=10),
            ],
            gap=14,
        )
        return on_the_table(thing, about, tight=self.compact)

    def _owed(self) -> Node:
        """The creditor, the sum still to raise with its notes, and one's means."""
        host, creditors, (caption, figure) = self.host, self.frame.creditors, self._short()
        tint = "bad" if self.due > self.state.cash[self.player] else "good"
        text = Text(
            caption, size=BODY - 1, colour="muted", alt_text=f"{caption}, {host.money(figure)}"
        )
        several = len(creditors) > 1
        face = LOW_FACE if self.low else FACE
        who = None if several else face_item(host, creditors[0], face)
        notes = notes_item(host, figure, kept=False)
        money = large_sum(who, text, host.money(figure), tint, notes, self._facts())
        return Column([money, self._creditors() if several else None], gap=14)

    def _facts(self) -> Node:
        host, state = self.host, self.state
        cash, can = state.cash[self.player], worth.within_reach(state, self.player)
        facts = [captioned(_("Your cash"), host.money(cash), MEANS)]
        if len(self.frame.creditors) > 1 and not debts.shared(state, self.frame):
            facts.append(captioned(_("In total"), host.money(debts.whole(self.frame)), MEANS))
        if cash < self.due:
            # besides the cash, like the large sum still to raise
            more, tint = host.money(can - cash), "good" if can >= self.due else "bad"
            facts.append(captioned(_("You could still raise"), more, MEANS, tint))
        return Wrap(facts, gap=44)

    def _creditors(self) -> Node:
        """The creditors in the order in which they are paid."""
        rows = [self._creditor(at, who) for at, who in enumerate(self.frame.creditors, 1)]
        return Column([Heading(_("In this order")), Wrap(rows, gap=22)], gap=4)

    def _creditor(self, number: int, player: int) -> Node:
        place, name = f"{number}.", self.host.name(player)
        return Row(
            [
                Text(place, size=BODY - 1, colour="muted", wrap=False, alt_text=f"{place} {name}"),
                face_item(self.host, player, CREDITOR),
                Text(name, size=BODY - 1, weight="bold", wrap=False, alt_text=""),
            ],
            gap=8,
        )

    def _thing(self) -> Node | None:
        """The card to pay for, or the space of the debt."""
        found = card_behind(self.host, self.frame)
        if found is None:
            space = self.frame.space
            return space_item(self.host, space, THING) if space >= 0 else None
        return card_thing(self.host, *found, CARD)
