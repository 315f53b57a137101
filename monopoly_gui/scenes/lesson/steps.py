"""Steps of the lesson as data: start condition, text, end condition.

A step never forces anything.  The guide shows the first unfinished step whose condition holds, or
else a sentence about the pending decision.  So the guide always has something sensible to say,
whatever the learner does.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal

from ...engine.board import Board
from ...engine.flow import auction
from ...engine.frames import Auction, Debt, Purchase, Turn
from ...engine.state import State
from ...language import _, mark
from ...match.lesson import ASKS, LEARNER, PARTNER, PARTNERS
from ...ui.text.log_words import quoted
from ..core.scene import Scene
from ..table.dialogs.debt import DebtDialog
from ..table.estate.estate import EstateDialog
from ..table.table import TableScene
from ..table.trade.trade import TradeDialog
from .progress import LearnerProgress


@dataclass(frozen=True, slots=True)
class LessonContext:
    """The table for the guide; ``top`` is the learner's current scene."""

    table: TableScene
    top: Scene
    facts: LearnerProgress

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def board(self) -> Board:
        return self.table.board

    @property
    def me(self) -> str:
        return quoted(self.table.name(LEARNER))

    @property
    def partner(self) -> str:
        return quoted(self.table.name(PARTNER))

    def money(self, amount: int) -> str:
        return quoted(self.table.money(amount))

    def name(self, space: int) -> str:
        return quoted(self.board.spaces[space].name)

    #: the deed of the partner that the learner's set lacks
    missing: ClassVar[int] = PARTNERS[0]

    @property
    def streets(self) -> tuple[int, ...]:
        """The set that the lesson is about."""
        return self.board.groups[self.board.spaces[self.missing].group].members

    @property
    def deed(self) -> str:
        """The deed that is for sale."""
        frame = self.state.top
        assert isinstance(frame, Purchase)
        return self.name(frame.space)

    def my_turn(self, phase: str = "") -> bool:
        frame = self.state.top
        mine = isinstance(frame, Turn) and frame.player == LEARNER
        return mine and phase in ("", getattr(frame, "phase", ""))

    def can_use(self, name: str) -> bool:
        """Whether the widget of that name is before the learner and can be used."""
        found = [w for w in self.top.form.widgets if w.name == name and w.visible]
        return bool(found) and found[0].enabled


@dataclass(frozen=True, slots=True)
class Hint:
    """A sentence or two, and its target: a widget by its name, or a space of the board."""

    text: str
    target: str = ""
    space: int = -1
    #: continues where nothing has to be done on the table
    button: str = ""
    #: the side of its arrow, where there are words on the nearer one
    arrow: Literal["", "left"] = ""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """``learnt`` is the summary's name for it; ``done`` its end condition."""

    name: str
    title: str
    learnt: str
    when: Callable[[LessonContext], bool]
    hint: Callable[[LessonContext], Hint]
    done: Callable[[LessonContext], bool]


# -- texts --------------------------------------------------------------------------------


def _welcome(m: LessonContext) -> Hint:
    text = _(
        "Welcome! You are {me}. The last player with money wins. You are playing "
        "against {partner}, and to save time you both have some deeds already."
    )
    return Hint(text.format(me=m.me, partner=m.partner), button=_("Let’s begin"))


def _roll(m: LessonContext) -> Hint:
    text = _("Roll the dice. Your token moves the total shown on both dice.")
    return Hint(text, "roll")


def _buy(m: LessonContext) -> Hint:
    text = _("Nobody owns {deed} yet. Buy it: from now on, anybody who lands here pays you rent.")
    return Hint(text.format(deed=m.deed), "buy")


def _look(m: LessonContext) -> Hint:
    text = _("You can look at any space. Click {name} to read its deed: its price and its rents.")
    space = len(m.board.spaces) - 1  # the dearest one
    return Hint(text.format(name=m.name(space)), space=space)


def _read(m: LessonContext) -> Hint:
    text = _(
        "This is the deed of {name}. It shows the rent: what others pay when they land here. With"
        " houses it goes up and up. The price is on the board."
    )
    pinned = m.table.board_spot.pinned
    assert pinned is not None
    return Hint(text.format(name=m.name(pinned)), button=_("I’ve read it"))


def _end(m: LessonContext) -> Hint:
    text = _("You have rolled. End your turn so that {partner} can play.")
    return Hint(text.format(partner=m.partner), "end")


def _rent(m: LessonContext, again: bool = False) -> Hint:
    amount, space = m.facts.rent
    text = _(
        "{partner} landed on {street} and paid you {sum}. Rent is how you win. "
        "Now it is your turn: roll the dice!"
    )
    if again and m.state.buildings[space]:
        text = _(
            "{partner} landed on {street} and paid {sum}: that is why you build. Your turn to roll."
        )
    elif again:
        text = _("{partner} landed on {street} and paid you {sum}. Your turn to roll.")
    return Hint(text.format(partner=m.partner, street=m.name(space), sum=m.money(amount)), "roll")


def _decline(m: LessonContext) -> Hint:
    text = _(
        "You don’t have to pay full price for {deed}. Send it to auction: everybody "
        "may bid, and with luck you get it for less."
    )
    return Hint(text.format(deed=m.deed), "decline")


def _bid(m: LessonContext) -> Hint:
    frame = m.state.top
    assert isinstance(frame, Auction)
    if frame.leader == LEARNER:
        return Hint(_("You’re leading with {sum}.").format(sum=m.money(frame.high)))
    price = m.board.spaces[frame.space].price if frame.space >= 0 else 0
    if frame.space >= 0 and frame.high + 10 > price:
        return Hint(
            _("This is more than the printed price. Pass, and let somebody else pay it."), "out"
        )
    text = _("Bid a little more than {partner}. The printed price is {price}: stay below it.")
    target = "+10" if m.can_use("+10") else "pass"
    return Hint(text.format(partner=m.partner, price=m.money(price)), target)


def _trade(m: LessonContext) -> Hint:
    top, deed = m.top, m.name(m.missing)
    if not isinstance(top, TradeDialog):
        text = _(
            "You own two of the three light blue streets; {deed} belongs to "
            "{partner}. A complete set doubles the rent, and you can build on it. "
            "Offer a trade."
        )
        return Hint(text.format(deed=deed, partner=m.partner), "trade")
    if top.talk.mode == "answer":
        return Hint(_("{partner} wants more, but will trade. Accept!").format(partner=m.partner),
                    "accept")  # fmt: skip
    if top.talk.mode == "wait":
        return Hint(_("{other} is thinking about it…").format(other=m.partner))
    if m.missing not in top.talk.terms.theirs.deeds:
        text = _("On {partner}’s side, choose {deed}: that is what you want.")
        return Hint(text.format(partner=m.partner, deed=deed), f"deed {m.missing}")
    mine = top.talk.terms.mine
    if mine.cash < ASKS and not mine.deeds and not mine.cards:
        text = _("Now your side: click the amount and type {sum} for a fair offer.")
        return Hint(text.format(sum=quoted(str(ASKS))), "my cash")
    text = _(
        "Both sides are ready. “Total rent” is what you collect if every one of your "
        "deeds is landed on once: see how it grows. Propose the trade!"
    )
    return Hint(text, "propose")


def _build(m: LessonContext) -> Hint:
    top = m.top
    if not isinstance(top, EstateDialog):
        text = _("The set is yours! Now build houses: they multiply the rent.")
        return Hint(text, "manage")
    levels = {s: top.plan.level(m.state, s) for s in m.streets}
    lowest = min(levels, key=lambda s: levels[s])
    if not levels[lowest] and (target := top.way_to("build", lowest)):
        text = _(
            "Plan a house on {street}. Build evenly: every street gets "
            "one house before any gets two."
        )
        return Hint(text.format(street=m.name(lowest)), target)
    if top.plan.empty:
        return Hint(_("There’s nothing more to do here: close this and carry on."), "close")
    return Hint(_("The new rents appear beside the streets. Press “Confirm”."), "do")


def _mortgage(m: LessonContext) -> Hint:
    frame, top = m.state.top, m.top
    if isinstance(frame, Debt) and frame.player == LEARNER and isinstance(top, DebtDialog):
        if m.can_use("pay"):
            return Hint(_("You have enough now. Pay the debt."), "pay")
        text = _(
            "You landed on a railroad and owe {rent}: more than you have. Mortgage a deed: "
            "the Bank lends you half its price, but nobody pays you rent there until you "
            "pay it back."
        )
        target = "raise all" if m.can_use("raise all") else "manage"
        return Hint(text.format(rent=m.money(frame.amount)), target)
    if not isinstance(top, EstateDialog):
        text = _(
            "When you are short of money, mortgage a deed: the Bank lends you "
            "half its price. You keep the deed. Try it."
        )
        return Hint(text, "manage")
    free = next(((s, way) for s in mortgageable(m) if (way := top.way_to("flip", s))), None)
    if top.plan.empty and free:
        space, target = free
        text = _(
            "Mortgage {deed}. Nobody pays you rent there until you unmortgage it by paying "
            "back the loan plus a tenth."
        )
        return Hint(text.format(deed=m.name(space)), target)
    if top.plan.empty:
        return Hint(_("There’s nothing more to do here: close this and carry on."), "close")
    return Hint(_("Press “Confirm”."), "do")


def _jailed(m: LessonContext) -> Hint:
    text = _(
        "A card has sent you to Jail. You still collect rent there, and you can’t "
        "land on anybody’s property. End your turn."
    )
    return Hint(text, "end")


def _out(m: LessonContext) -> Hint:
    text = _(
        "You leave Jail by rolling doubles, by paying {fine}, or with a Get Out of "
        "Jail Free card. Doubles means both dice show the same number. (Anywhere else, "
        "doubles let you roll again.) Try it!"
    )
    return Hint(text.format(fine=m.money(m.board.jail_fine)), "roll", arrow="left")


# -- conditions ------------------------------------------------------------------------------


def mortgageable(m: LessonContext) -> list[int]:
    """Deeds of the learner outside built sets, not mortgaged yet."""
    state = m.state
    return [
        s
        for s in state.deeds(LEARNER)
        if not state.mortgaged[s] and not any(state.buildings[x] for x in m.board.group_members[s])
    ]


def _offers(m: LessonContext, kind: type) -> bool:
    frame = m.state.top
    return isinstance(frame, kind) and getattr(frame, "player", LEARNER) == LEARNER


def _may_bid(m: LessonContext) -> bool:
    frame = m.state.top
    return isinstance(frame, Auction) and auction.eligible(m.state, frame, LEARNER)


def _lacks_one(m: LessonContext) -> bool:
    owners = [m.state.owner[s] for s in m.streets]
    return sorted(owners) == [LEARNER] * (len(owners) - 1) + [PARTNER] and (
        m.my_turn("end") or (m.my_turn("roll") and m.facts.turns > 2)
    )


def _has_set(m: LessonContext) -> bool:
    street = m.streets[0]
    cost = m.board.spaces[street].house_cost
    return (
        m.my_turn() and m.state.owns_set(LEARNER, street) and m.state.cash[LEARNER] >= cost
        and not m.state.in_jail(LEARNER)
    )  # fmt: skip


def _short(m: LessonContext) -> bool:
    if _offers(m, Debt):
        return True
    late = m.my_turn("end") and m.facts.turns >= 3 and not m.facts.jailed
    return late and bool(mortgageable(m))


STEPS: tuple[LessonStep, ...] = (
    LessonStep(
        "welcome", mark("Your first game"), "",
        lambda m: m.my_turn("roll") and not m.facts.thrown, _welcome,
        lambda m: m.facts.thrown > 0,
    ),
    LessonStep(
        "roll", mark("The dice"), mark("roll and move"),
        lambda m: m.my_turn("roll"), _roll,
        lambda m: m.facts.thrown > 0,
    ),
    LessonStep(
        "buy", mark("A deed for sale"), mark("buy what you land on"),
        lambda m: _offers(m, Purchase), _buy,
        lambda m: m.facts.bought > 0,
    ),
    LessonStep(
        "look", mark("Reading a deed"), mark("look at any deed"),
        lambda m: m.my_turn("end"), _look,
        lambda m: m.table.board_spot.pinned is not None or m.facts.turns > 2,
    ),
    LessonStep(
        "read", mark("Reading a deed"), "",
        lambda m: m.my_turn("end") and m.table.board_spot.pinned is not None, _read,
        lambda m: m.facts.turns > 2,
    ),
    LessonStep(
        "end", mark("The end of a turn"), "",
        lambda m: m.my_turn("end"), _end,
        lambda m: m.facts.turns > 1,
    ),
    LessonStep(
        "rent", mark("Rent"), mark("collect rent"),
        lambda m: m.my_turn("roll") and m.facts.rents > 0, _rent,
        lambda m: m.facts.rents > 0 and m.facts.thrown > 1,
    ),
    LessonStep(
        "decline", mark("Not at this price"), "",
        lambda m: _offers(m, Purchase) and not m.facts.auctions, _decline,
        lambda m: m.facts.auctions > 0 or _may_bid(m),
    ),
    LessonStep(
        "bid", mark("The auction"), mark("bid in an auction"),
        _may_bid, _bid,
        lambda m: m.facts.auctions > 0 and m.facts.bids > 0,
    ),
    LessonStep(
        "trade", mark("The missing street"), mark("trade for a full set"),
        _lacks_one, _trade,
        lambda m: m.state.owns_set(LEARNER, m.missing),
    ),
    LessonStep(
        "build", mark("Houses"), mark("build evenly"),
        _has_set, _build,
        lambda m: all(m.state.buildings[s] for s in m.streets),
    ),
    LessonStep(
        "mortgage", mark("Short of money"), mark("mortgage to raise money"),
        _short, _mortgage,
        lambda m: m.facts.mortgaged > 0 and not _offers(m, Debt),
    ),
    LessonStep(
        "jail", mark("Go to Jail"), "",
        lambda m: m.my_turn("end") and m.state.in_jail(LEARNER), _jailed,
        lambda m: m.facts.jailed > 0 and m.facts.turns > m.facts.jailed_in,
    ),
    LessonStep(
        "out", mark("Out of Jail"), mark("get out of Jail"),
        lambda m: m.my_turn("roll") and m.state.in_jail(LEARNER), _out,
        lambda m: m.facts.freed > 0,
    ),
)  # fmt: skip


def current_step(m: LessonContext, done: set[str]) -> LessonStep | None:
    """The current step; those in ``done`` are finished, or dismissed."""
    return next((s for s in STEPS if s.name not in done and s.when(m)), None)


def pending_hint(m: LessonContext) -> Hint | None:
    """The hint for a pending question without a step; None without a question."""
    if m.state.offers and m.state.offers[0].partner == LEARNER:
        text = _("{partner} offers you a trade. Accept or refuse, as you like.")
        return Hint(text.format(partner=m.partner))
    if _may_bid(m):
        return _bid(m)
    if _offers(m, Purchase):
        return Hint(_("Buy it if you like it, or let it be auctioned."))
    if _offers(m, Debt):
        return _mortgage(m)
    if m.my_turn("end"):
        return Hint(_("Build or trade if you like, then end your turn."), "end")
    if m.my_turn("roll") and m.state.in_jail(LEARNER):
        return _out(m)
    if not m.my_turn("roll"):
        return None
    return _rent(m, again=True) if m.facts.rent[0] else Hint(_("Your turn: roll the dice."), "roll")


def lesson_results(done: set[str]) -> list[tuple[str, bool]]:
    """The topics of the lesson, and whether each was done."""
    return [(_(step.learnt), step.name in done) for step in STEPS if step.learnt]
