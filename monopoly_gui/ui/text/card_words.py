"""Effects of Chance and Community Chest cards in words [CARD-2]."""

from collections.abc import Callable

from ...engine.amounts.salaries import salary
from ...engine.board import GO, Board
from ...engine.cards import Card
from ...engine.events import CardDrawn
from ...engine.rules import Rules
from ...language import _, current_language, mark, plural, towards


def drawn_card(board: Board, event: CardDrawn) -> Card | None:
    """The drawn card; None where the board has no such card."""
    return next((card for card in board.decks[event.deck] if card.id == event.card), None)


def card_meaning(card: Card, board: Board, rules: Rules) -> str:
    """The card's effect, "" if its print says it.

    It does not where it is in another language, or where these rules pay another salary.
    """
    otherwise = card.kind == "move_to" and _salary(card, board, rules) != board.salary
    clear = board.language == current_language() and not otherwise
    return "" if clear else card_effect(card, board, rules)


def card_effect(card: Card, board: Board, rules: Rules) -> str:
    """The card's effect under these rules, in a sentence or two."""
    return _EFFECTS[card.kind](card, board, rules)


def _salary(card: Card, board: Board, rules: Rules) -> int:
    return salary(board, rules, landed=card.target == GO)


def _sum(text: str) -> Callable[[Card, Board, Rules], str]:
    """A sentence with the sum printed on the card."""
    return lambda card, board, rules: _(text).format(amount=board.money(card.amount))


def _plain(text: str) -> Callable[[Card, Board, Rules], str]:
    return lambda card, board, rules: _(text)


def _repairs(card: Card, board: Board, rules: Rules) -> str:
    text = _("Pay {house} for each of your houses and {hotel} for each of your hotels.")
    return text.format(house=board.money(card.per_house), hotel=board.money(card.per_hotel))


def _move(card: Card, board: Board, rules: Rules) -> str:
    text = _("Move {towards}. If you pass {go}, collect {salary}.")
    if card.target == GO:
        text = _("Move {towards} and collect {salary}.")
    return text.format(
        towards=towards(board.spaces[card.target].name),
        go=board.spaces[GO].name,
        salary=board.money(_salary(card, board, rules)),
    )


def _nearest(card: Card, board: Board, rules: Rules) -> str:
    ahead = _("Move to the next utility.")
    if card.target_kind == "railroad":
        ahead = _("Move to the next railroad.")
    if card.fresh_dice:
        then = _(
            "If nobody owns the property, you can buy it; if another player does, roll again and "
            "pay {factor} times the roll."
        )
    elif card.factor == 2:
        then = _(
            "If nobody owns the property, you can buy it; if another player does, pay double rent."
        )
    elif card.factor > 1:
        then = _(
            "If nobody owns the property, you can buy it; if another player does, pay {factor} "
            "times the rent."
        )
    else:
        then = _(
            "If nobody owns the property, you can buy it; if another player does, pay the rent."
        )
    return f"{ahead} {then.format(factor=card.factor)}"


def _back(card: Card, board: Board, rules: Rules) -> str:
    text = plural("Move back {steps} space.", "Move back {steps} spaces.", card.steps)
    return text.format(steps=card.steps)


def _back_to(card: Card, board: Board, rules: Rules) -> str:
    text = _("Move back {towards}. You collect no salary.")
    return text.format(towards=towards(board.spaces[card.target].name))


def _choice(card: Card, board: Board, rules: Rules) -> str:
    text = _("Pay {amount}, or draw a card from the other deck: {deck}.")
    return text.format(amount=board.money(card.amount), deck=board.deck_names[card.other_deck])


_EFFECTS: dict[str, Callable[[Card, Board, Rules], str]] = {
    "collect_bank": _sum(mark("Collect {amount}.")),
    "pay_bank": _sum(mark("Pay {amount}.")),
    "collect_each": _sum(mark("Collect {amount} from each player.")),
    "pay_each": _sum(mark("Pay each player {amount}.")),
    "repairs": _repairs,
    "move_to": _move,
    "move_nearest": _nearest,
    "move_back": _back,
    "move_back_to": _back_to,
    "go_to_jail": _plain(mark("Go straight to Jail. You collect no salary.")),
    "jail_free": _plain(mark("Keep this card: it gets you out of Jail once, free of charge.")),
    "choice_pay_or_draw": _choice,
}
