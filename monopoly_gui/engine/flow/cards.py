"""Chance and Community Chest: drawing, obeying, keeping [CARD-1]."""

from collections.abc import Callable

from ..actions import Action, ChooseCard
from ..amounts import cards as printed
from ..amounts.worth import within_reach
from ..board import BANK
from ..cards import Card
from ..errors import IllegalAction
from ..events import CardDrawn, JailCardMoved, NothingToRepair
from ..frames import CardChoice, Debt
from ..game import Game
from ..handler import AnswerRule, Handler, its_player
from ..sentence import mark
from ..state import DECK_STEP, State
from . import jail, movement


def card_of(state: State, key: int) -> Card:
    """The card of a key."""
    return state.board.decks[key // DECK_STEP][key % DECK_STEP]


def draw(game: Game, player: int, deck: int) -> None:
    """Draw the top card and obey it; it goes to the bottom unless kept [CARD-1, CARD-3, CARD-4]."""
    state = game.state
    pile = state.decks[deck]
    if not pile:
        return
    if state.known[deck] == len(pile):
        state.known[deck] -= 1
    key = pile.pop(0)
    card = card_of(state, key)
    if not game.quiet:
        game.drawn.append(("card", deck, key))
        game.events.append(CardDrawn(player, deck, card.id))
    if card.kind == "jail_free":
        state.cards[player].append(key)
        game.emit(JailCardMoved(key, BANK, player))
        return
    pile.append(key)
    state.known[deck] += 1
    if card.kind == "choice_pay_or_draw":
        game.push(CardChoice(player, deck, key))
        return
    EFFECTS[card.kind](game, player, card)


def _collect_bank(game: Game, player: int, card: Card) -> None:
    game.pay(BANK, player, card.amount, "card")


def _pay_bank(game: Game, player: int, card: Card) -> None:
    if card.amount:
        game.owe(player, BANK, card.amount, "card")


def _collect_each(game: Game, player: int, card: Card) -> None:
    others = game.state.others(player)
    game.push(*(Debt(other, (player,), card.amount, "card") for other in others))


def _pay_each(game: Game, player: int, card: Card) -> None:
    others = tuple(game.state.others(player))
    game.push(Debt(player, others, card.amount, "card"))


def _repairs(game: Game, player: int, card: Card) -> None:
    """The bill is fixed when the card is drawn [SC-080]."""
    bill = printed.repairs(game.state, player, card)
    if bill:
        game.owe(player, BANK, bill, "card")
    else:
        game.emit(NothingToRepair(player))


def _move(game: Game, player: int, card: Card) -> None:
    """Move forward, past GO if it lies behind, or back, or to Jail [CARD-7]."""
    state = game.state
    to = printed.move(state.board, state.position[player], card)
    if to is None:
        return
    if to.way == "jail":
        jail.arrest(game, player, "card")
    elif to.way == "back":
        movement.back_to(game, player, to.space)
    else:
        movement.advance_to(game, player, to.space, factor=to.factor, fresh=to.fresh)


EFFECTS: dict[str, Callable[[Game, int, Card], None]] = {
    "collect_bank": _collect_bank,
    "pay_bank": _pay_bank,
    "collect_each": _collect_each,
    "pay_each": _pay_each,
    "repairs": _repairs,
    "move_to": _move,
    "move_nearest": _move,
    "move_back": _move,
    "move_back_to": _move,
    "go_to_jail": _move,
}


def verify_choice(state: State, frame: CardChoice, action: ChooseCard) -> None:
    """Check that the fine is affordable [SC-101]."""
    if action.player != frame.player:
        raise IllegalAction("not_yours", "Another player drew this card.", "CARD-1")
    amount = card_of(state, frame.card).amount
    if not action.draw and within_reach(state, frame.player) < amount:
        raise IllegalAction(
            "cannot_pay", "You can’t raise the fine: draw the other card.", "CARD-2"
        )


def choose(game: Game, frame: CardChoice, action: ChooseCard) -> None:
    card = card_of(game.state, frame.card)
    game.pop()
    if action.draw:
        draw(game, frame.player, card.other_deck)
    else:
        _pay_bank(game, frame.player, card)


def legal(state: State, frame: CardChoice, player: int) -> list[Action]:
    if player != frame.player:
        return []
    out: list[Action] = [ChooseCard(player, True)]
    if within_reach(state, player) >= card_of(state, frame.card).amount:
        out.append(ChooseCard(player, False))
    return out


HANDLER = Handler(
    title=mark("the choice on a card"),
    answers={ChooseCard: AnswerRule(verify_choice, choose)},
    deciders=its_player,
    legal=legal,
)
