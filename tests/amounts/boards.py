"""Boards whose every amount is another than on the boards that come with the game."""

import random
from dataclasses import replace

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import Board, Space
from monopoly_gui.engine.cards import Card
from tests.engine.random_tables import BOARDS


def any_board(rng: random.Random) -> Board:
    """One of the game's own, with every sum on it drawn anew."""
    board = load_edition(rng.choice(BOARDS))
    costs = {group: rng.choice((7, 35, 90, 225)) for group in board.groups}
    chance, chest = (tuple(_card(rng, card) for card in deck) for deck in board.decks)
    return replace(
        board,
        id="any",
        salary=rng.choice((0, 85, 180, 200, 333)),
        jail_fine=rng.choice((0, 35, 70)),
        spaces=tuple(_space(rng, space, costs) for space in board.spaces),
        decks=(chance, chest),
    )


def _space(rng: random.Random, space: Space, costs: dict[str, int]) -> Space:
    if space.kind == "tax":
        percent = rng.choice((0, 0, 7, 15))
        return replace(space, tax=rng.choice((0, 120, 9000)), tax_percent=percent)
    if not space.is_deed:
        return space
    price = rng.randint(20, 500)
    rents = sorted(rng.choice((0, *range(1, 40 if space.kind == "utility" else 900)))
                   for _ in space.rents)  # fmt: skip
    return replace(
        space,
        price=price,
        mortgage=rng.randint(1, price),
        house_cost=costs[space.group] if space.house_cost else 0,
        rents=tuple(rents),
    )


def _card(rng: random.Random, card: Card) -> Card:
    """A card of one kind with other figures; a move ahead may lead to any kind of deed."""
    changes: dict[str, object] = {}
    if card.amount:
        changes["amount"] = rng.randint(1, 300)
    if card.kind == "repairs":
        changes.update(per_house=rng.randint(0, 60), per_hotel=rng.randint(0, 200))
    if card.kind == "move_nearest":
        kinds = ("railroad", "utility", "street")
        changes.update(target_kind=rng.choice(kinds), factor=rng.randint(1, 12))
        changes["fresh_dice"] = rng.random() < 0.5
    return replace(card, **changes)  # type: ignore[arg-type]
