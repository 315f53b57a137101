"""Debts: paid at once from cash, else raised [DEBT-1]."""

from ..actions import Action, DeclareBankruptcy, PayDebt, SkipJailTurn, UseJailCard
from ..amounts.debts import due
from ..amounts.worth import within_reach
from ..errors import IllegalAction
from ..events import DebtOpened, DebtSettled, JailTurnSpent
from ..frames import MOVED, Advance, Debt
from ..game import Game
from ..handler import AnswerRule, Handler, its_player
from ..sentence import mark
from ..state import State
from . import bankruptcy, jail, rent, shortage, trading


def step(game: Game, frame: Debt) -> bool:
    """Pay from cash; ask the debtor for the rest [DEBT-1, SC-201].

    Older claimed rent comes first [SC-210]; so do debts of others to a
    debtor who is short of cash and claims them, and others' dues of the same card.
    [DEBT-4]
    """
    state = game.state
    if frame.reason == "auction" and shortage.void_if_lost(game):
        return True
    if state.claims and rent.ask(game, frame.player, frame.claim):
        return True
    if state.cash[frame.player] < due(state, frame) and _card_first(game, frame):
        return True
    if not frame.opened:
        if not _has_choice(state, frame) and state.cash[frame.player] >= due(state, frame):
            _pay_next(game, frame)
            return True
        state.stack[-1] = _left(frame, frame.creditors, True)
        game.emit(DebtOpened(frame.player, frame.creditors, frame.amount, frame.reason))
        return True
    short = state.cash[frame.player] < due(state, frame)
    if short and state.claims and rent.ask_for(game, frame.player):
        return True
    return bool(state.offers) and trading.carry_out_agreed(game)


def _card_first(game: Game, frame: Debt) -> bool:
    """Collect the others' dues to a debtor by the current card [DEBT-4, BANKR-1].

    A player already raising that money claims older rents first [SC-210].
    """
    state = game.state
    if state.rules_version == 1:
        return False
    for at in range(len(state.stack) - 2, 0, -1):
        below = state.stack[at]
        if not isinstance(below, Debt) or below.reason != "card" or below.opened:
            continue
        if below.creditors == (frame.player,):
            del state.stack[at]
            game.push(below)
            return True
    return False


def _pay_next(game: Game, frame: Debt) -> None:
    """Pay the first creditor, in turn order; the rest stays owed."""
    game.pay(frame.player, frame.creditors[0], frame.amount, frame.reason, frame.space)
    left = frame.creditors[1:]
    if left:
        game.swap(_left(frame, left, False))
    else:
        game.pop()
    if frame.opened:
        game.emit(DebtSettled(frame.player))


def _left(frame: Debt, creditors: tuple[int, ...], opened: bool) -> Debt:
    """The rest of a debt (much faster than replace())."""
    owed = frame.amount, frame.reason, frame.space
    return Debt(frame.player, creditors, *owed, opened, frame.claim)


def _has_choice(state: State, frame: Debt) -> bool:
    """A prisoner's third miss may leave more ways than paying [JAIL-14, JAIL-16]."""
    if frame.reason != "jail":
        return False
    return _may_use_card(state, frame) or _may_skip(state, frame)


def _may_use_card(state: State, frame: Debt) -> bool:
    return state.rules.jail_third_fail == "pay_or_card" and bool(state.cards[frame.player])


def _may_skip(state: State, frame: Debt) -> bool:
    misses = jail.misses_allowed(state.rules)
    return state.rules.jail_skip and state.jail_turns[frame.player] == misses


def _verify_debtor(frame: Debt, player: int) -> None:
    if player != frame.player:
        raise IllegalAction("not_yours", "Another player has a debt to settle.", "DEBT-1")


def verify_pay(state: State, frame: Debt, action: PayDebt) -> None:
    """In full, in cash [DEBT-3]."""
    _verify_debtor(frame, action.player)
    short = due(state, frame) - state.cash[frame.player]
    if short > 0:
        text = mark("You are {sum} short: sell or mortgage something.")
        raise IllegalAction("no_cash", text, "DEBT-3", sum=state.board.money(short))


def pay(game: Game, frame: Debt, action: PayDebt) -> None:
    """[DEBT-3]"""
    _pay_next(game, frame)


def verify_bankrupt(state: State, frame: Debt, action: DeclareBankruptcy) -> None:
    """Check that the debt provably cannot be met [DEBT-4, BANKR-1]."""
    _verify_debtor(frame, action.player)
    if _has_choice(state, frame):
        text = mark("You don’t have to pay: use your card, or stay in Jail for one more turn.")
        raise IllegalAction("can_pay", text, "DEBT-4")
    can = within_reach(state, frame.player)
    owed = due(state, frame)
    if can >= owed:
        money = state.board.money
        text = mark("You can’t go bankrupt yet: you owe {debt} and can raise {sum}.")
        raise IllegalAction("can_pay", text, "DEBT-4", sum=money(can), debt=money(owed))


def declare(game: Game, frame: Debt, action: DeclareBankruptcy) -> None:
    """[BANKR-1, SC-201, SC-202]"""
    bankruptcy.ruined(game, frame)


def verify_card(state: State, frame: Debt, action: UseJailCard) -> None:
    """[JAIL-14]"""
    _verify_debtor(frame, action.player)
    if frame.reason != "jail" or state.rules.jail_third_fail != "pay_or_card":
        text = mark("Use a card before you roll: after that it can’t get you out of Jail.")
        raise IllegalAction("too_late", text, "JAIL-14")
    jail.verify_holds(state, action)


def use_card(game: Game, frame: Debt, action: UseJailCard) -> None:
    """The card takes the place of the fine [JAIL-14]."""
    jail.give_back(game, frame.player, action.card)
    game.pop()
    game.emit(DebtSettled(frame.player))


def verify_skip(state: State, frame: Debt, action: SkipJailTurn) -> None:
    """[JAIL-16]"""
    _verify_debtor(frame, action.player)
    if frame.reason != "jail" or not _may_skip(state, frame):
        raise IllegalAction("no_skipping", "You must pay the fine now.", "JAIL-16")


def skip(game: Game, frame: Debt, action: SkipJailTurn) -> None:
    """Stay one turn more instead of paying [JAIL-16]."""
    state, player = game.state, frame.player
    game.pop()
    game.emit(DebtSettled(player))
    assert isinstance(state.stack[-1], Advance)
    game.pop()
    state.jail_turns[player] += 1
    game.emit(JailTurnSpent(player, state.jail_turns[player]))
    game.swap(MOVED[player])


def legal(state: State, frame: Debt, player: int) -> list[Action]:
    if player != frame.player:
        return []
    out: list[Action] = []
    owed = due(state, frame)
    if state.cash[player] >= owed:
        out.append(PayDebt(player))
    elif within_reach(state, player) < owed and not _has_choice(state, frame):
        out.append(DeclareBankruptcy(player))
    if frame.reason == "jail":
        if _may_use_card(state, frame):
            out.extend(UseJailCard(player, key) for key in state.cards[player])
        if _may_skip(state, frame):
            out.append(SkipJailTurn(player))
    return out


HANDLER = Handler(
    title=mark("the debt"),
    answers={
        PayDebt: AnswerRule(verify_pay, pay),
        DeclareBankruptcy: AnswerRule(verify_bankrupt, declare),
        UseJailCard: AnswerRule(verify_card, use_card),
        SkipJailTurn: AnswerRule(verify_skip, skip),
    },
    step=step,
    deciders=its_player,
    legal=legal,
)
