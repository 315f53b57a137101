"""Chance and Community Chest: drawing, obeying, keeping [CARD-1]."""

from __future__ import annotations

from collections.abc import Callable

from ..actions import Action, ChooseCard
from ..board import BANK, SIZE
from ..cards import Card
from ..errors import IllegalAction
from ..events import CardDrawn, JailCardMoved
from ..frames import CardChoice, Debt
from ..game import Game
from ..handler import Answer, Handler, its_player
from ..sentence import mark
from ..state import DECK_STEP, HOTEL, State
from . import jail, movement
from .worth import within_reach


def card_of(state: State, key: int) -> Card:
    """The card a key stands for."""
    return state.board.decks[key // DECK_STEP][key % DECK_STEP]


def draw(engine: Game, player: int, deck: int) -> None:
    """Draw the top card and obey it; it goes to the bottom unless kept [CARD-1, CARD-3, CARD-4]."""
    state = engine.state
    pile = state.decks[deck]
    if not pile:
        return
    if state.known[deck] == len(pile):
        state.known[deck] -= 1
    key = pile.pop(0)
    card = card_of(state, key)
    engine.drawn.append(("card", deck, key))
    engine.emit(CardDrawn(player, deck, card.id))
    if card.kind == "jail_free":
        state.cards[player].append(key)
        engine.emit(JailCardMoved(key, BANK, player))
        return
    pile.append(key)
    state.known[deck] += 1
    if card.kind == "choice_pay_or_draw":
        engine.push(CardChoice(player, deck, key))
        return
    EFFECTS[card.kind](engine, player, card)


# -- effects [CARD-2] -----------------------------------------------------------------


def _collect_bank(engine: Game, player: int, card: Card) -> None:
    engine.pay(BANK, player, card.amount, "card")


def _pay_bank(engine: Game, player: int, card: Card) -> None:
    if card.amount:
        engine.owe(player, BANK, card.amount, "card")


def _collect_each(engine: Game, player: int, card: Card) -> None:
    others = engine.state.others(player)
    engine.push(*(Debt(other, (player,), card.amount, "card") for other in others))


def _pay_each(engine: Game, player: int, card: Card) -> None:
    others = tuple(engine.state.others(player))
    engine.push(Debt(player, others, card.amount, "card"))


def _repairs(engine: Game, player: int, card: Card) -> None:
    """The bill is fixed when the card is drawn [SC-080]."""
    state = engine.state
    levels = [state.buildings[s] for s in state.deeds(player)]
    houses = sum(level for level in levels if level < HOTEL)
    bill = card.per_house * houses + card.per_hotel * levels.count(HOTEL)
    if bill:
        engine.owe(player, BANK, bill, "card")


def _move_to(engine: Game, player: int, card: Card) -> None:
    movement.advance_to(engine, player, card.target)


def _move_nearest(engine: Game, player: int, card: Card) -> None:
    """The nearest one ahead [SC-089]."""
    state = engine.state
    space = state.position[player]
    while True:
        space = (space + 1) % SIZE
        if state.board.spaces[space].kind == card.target_kind:
            break
    movement.advance_to(engine, player, space, factor=card.factor, fresh=card.fresh_dice)


def _move_back(engine: Game, player: int, card: Card) -> None:
    movement.back_to(engine, player, (engine.state.position[player] - card.steps) % SIZE)


def _move_back_to(engine: Game, player: int, card: Card) -> None:
    movement.back_to(engine, player, card.target)


def _go_to_jail(engine: Game, player: int, card: Card) -> None:
    jail.arrest(engine, player, "card")


EFFECTS: dict[str, Callable[[Game, int, Card], None]] = {
    "collect_bank": _collect_bank,
    "pay_bank": _pay_bank,
    "collect_each": _collect_each,
    "pay_each": _pay_each,
    "repairs": _repairs,
    "move_to": _move_to,
    "move_nearest": _move_nearest,
    "move_back": _move_back,
    "move_back_to": _move_back_to,
    "go_to_jail": _go_to_jail,
}


# -- pay or draw [SC-100, SC-101] -----------------------------------------------------


def verify_choice(state: State, frame: CardChoice, action: ChooseCard) -> None:
    """The fine can be chosen only by one who can meet it [SC-101]."""
    if action.player != frame.player:
        raise IllegalAction("not_yours", "Another player drew this card.", "CARD-1")
    amount = card_of(state, frame.card).amount
    if not action.draw and within_reach(state, frame.player) < amount:
        raise IllegalAction(
            "cannot_pay", "You cannot raise the fine: draw the other card.", "CARD-2"
        )


def choose(engine: Game, frame: CardChoice, action: ChooseCard) -> None:
    card = card_of(engine.state, frame.card)
    engine.pop()
    if action.draw:
        draw(engine, frame.player, card.other_deck)
    else:
        _pay_bank(engine, frame.player, card)


def legal(state: State, frame: CardChoice, player: int) -> list[Action]:
    if player != frame.player:
        return []
    out: list[Action] = [ChooseCard(player, True)]
    if within_reach(state, player) >= card_of(state, frame.card).amount:
        out.append(ChooseCard(player, False))
    return out


HANDLER = Handler(
    title=mark("the choice on a card"),
    answers={ChooseCard: Answer(verify_choice, choose)},
    deciders=its_player,
    legal=legal,
)
