"""The picture of a group of rule options: notes, dice, houses, cards."""

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.notes import starting_notes
from ...engine.rules import Rules
from ...language import mark
from ...ui.board.buildings import draw_building
from ...ui.cards.banknotes import draw_notes
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.painting.shapes import blank
from ...ui.pieces.dice import draw_die

#: the drawings of ``assets/cards`` on the cards of groups that have no pieces
CARDS: Mapping[str, str] = {
    mark("Buying and auctions"): "cc_stock",
    mark("Rent"): "ch_loan",
    mark("Taxes"): "cc_tax_refund",
    mark("Jail"): "ch_jail",
    mark("Mortgages and trades"): "cc_consultancy",
    mark("Debts and bankruptcy"): "cc_bank_error",
    mark("Short and timed games"): "ch_fine15",
    mark("House rules"): "ch_illinois",
}
#: the faces of the dice, and how each is turned
DICE = {
    mark("The turn"): (("6", 12), ("5", -9)),
    mark("Speed die"): (("6", 12), ("5", -9), ("bus", 7)),
}


def draw_group(
    painter: Painter, surface: Surface, rect: Rect, group: str, rules: Rules, board: Board
) -> None:
    """Draw the group's picture to fill ``rect``; the notes are those of the rules."""
    if rect.height < painter.px(90):
        return  # it could not be recognized
    if group == mark("Setup"):
        draw_notes(painter, surface, rect, starting_notes(rules), board)
    elif group in DICE:
        _draw_dice(painter, surface, rect, group)
    elif group == mark("Building"):
        places = layout.row(layout.inset(rect, rect.width // 10), [1.0, 1.0, 1.6], 6)
        for place, kind in zip(places, ("house", "house", "hotel"), strict=True):
            draw_building(painter, surface, place, kind)
    elif group in CARDS:
        _draw_card(painter, surface, rect, CARDS[group])


def _draw_dice(painter: Painter, surface: Surface, rect: Rect, group: str) -> None:
    dice = DICE[group]
    side = min(rect.height * 3 // 5, rect.width // (len(dice) + 1))
    for number, (face, degrees) in enumerate(dice):
        x = rect.centerx + round((number - (len(dice) - 1) / 2) * side * 1.25)
        speed = not face.isdigit()
        draw_die(painter, surface, (x, rect.centery), side, face, degrees=degrees, speed=speed)


def _draw_card(painter: Painter, surface: Surface, rect: Rect, name: str) -> None:
    """A card, slightly turned."""
    height = min(rect.height * 9 // 10, round(rect.width * 0.8 / 1.4))
    size = round(height * 1.4), height

    def draw() -> Surface:
        card = blank(size)
        with painter.on("paper"):
            painter.paper(card, card.get_rect(), radius=12)
        painter.card_picture(card, name, layout.inset(card.get_rect(), height // 9))
        return pygame.transform.rotozoom(card, 3.0, 1.0)

    painter.shadow(surface, layout.centre(rect, *size), "soft")
    picture = painter.cached(("group", name, size), draw)
    painter.stamp(surface, picture, picture.get_rect(center=rect.center).topleft)
