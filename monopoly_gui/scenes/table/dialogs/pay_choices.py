"""A tax or a card that leaves a choice, and the card behind a debt [TAX-4, CARD-2]."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from ....engine.actions import Action, ChooseCard, ChooseTax
from ....engine.amounts.taxes import fixed_tax, tax_percent
from ....engine.cards import Card
from ....engine.flow.cards import card_of
from ....engine.frames import CardChoice, Debt, TaxChoice
from ....language import _
from ....ui.board.cards_art import card_back, draw_card
from ....ui.cards.space_card import card_props
from ....ui.layout.leaves import Units
from ....ui.layout.node import Node
from ....ui.painting import layout
from ...menus.help_lines import WORDS
from ..dialog_base.options import DialogAnswer, OptionsDialog
from ..parts.items import PaperItem, draw_payment, space_item
from ..parts.table_host import TableHost

#: width over height of a card
CARD_SHAPE = 1.6
ASKING = ("pay_bank", "pay_each", "repairs", "collect_each", "choice_pay_or_draw")


def card_behind(host: TableHost, frame: Debt) -> tuple[int, Card] | None:
    """The deck and the card that caused the payment; None if unknown."""
    if frame.reason != "card":
        return None
    state = host.state
    kind = state.board.spaces[state.position[state.current]].kind
    # that of the current player's space first
    for deck in (1, 0) if kind == "community_chest" else (0, 1):
        if not state.known[deck] or not state.decks[deck]:
            continue
        # the card drawn last lies at the bottom
        card = card_of(state, state.decks[deck][-1])
        fits = card.kind == "repairs" or card.amount == frame.amount
        if card.kind in ASKING and fits:
            return deck, card
    return None


def card_thing(host: TableHost, deck: int, card: Card, high: Units) -> PaperItem:
    """The card on the table, described by its text and effect."""
    props = card_props(deck, card, host.board, host.state.rules)
    said = [text for text in (props.title, props.text, props.meaning) if text]
    draw = partial(draw_card, host.context.painter, props=props)
    return PaperItem(props, draw, CARD_SHAPE, height=high, alt_text=said)


class CardChoiceDialog(OptionsDialog):
    """The card face up, and its two options."""

    frame: CardChoice
    panelled = False

    def button_for(self, action: Action) -> str:
        return "draw" if isinstance(action, ChooseCard) and action.draw else "pay"

    def answers(self) -> Sequence[DialogAnswer]:
        host, player = self.host, self.player
        card = card_of(self.state, self.frame.card)
        other = host.board.deck_names[card.other_deck]
        self.title = _("{player} has drawn a card").format(player=host.name(player))
        self.subtitle = _("{deck_names}: pay, or try your luck.").format(
            deck_names=host.board.deck_names[self.frame.deck]
        )
        cash = host.money(self.state.cash[player])
        return [
            self.answer(
                "pay", _("Pay {amount}").format(amount=host.money(card.amount)),
                _("To the Bank. You have {cash}.").format(cash=cash),
                ChooseCard(player, False), "cash", pygame.K_p,
            ),
            self.answer(
                "draw", _("Draw {other}").format(other=other), _("Do what the card says."),
                ChooseCard(player, True), "cards", pygame.K_d,
            ),
        ]  # fmt: skip

    def draw_answer(self, name: str, surface: Surface, rect: Rect) -> None:
        """The notes to pay, or the back of the other card."""
        card, painter = card_of(self.state, self.frame.card), self.context.painter
        if name == "pay":
            draw_payment(self.host, surface, rect, card.amount)
            return
        high, title = rect.height * 9 // 10, self.host.board.deck_names[card.other_deck]
        size = round(high * CARD_SHAPE), high
        # drawn too large and shrunk, as its print is small
        back = card_back(painter, card.other_deck, (2 * size[0], 2 * size[1]), title)
        at = layout.centre(rect, *size)
        painter.stamp(surface, smoothscale(back, size), at.topleft)

    def thing(self) -> Node:
        """The card, described by its text."""
        card = card_of(self.state, self.frame.card)
        return card_thing(self.host, self.frame.deck, card, (130, 180 if self.low else 320))


class TaxDialog(OptionsDialog):
    """A choice that shows no worth, and no share of it, before it is made."""

    frame: TaxChoice
    panelled = False

    def button_for(self, action: Action) -> str:
        return "share" if isinstance(action, ChooseTax) and action.share else "fixed"

    def answers(self) -> Sequence[DialogAnswer]:
        host, player, space = self.host, self.player, self.frame.space
        self.title = _("{name}: choose how to pay").format(name=host.deed_at(space).name)
        self.subtitle = _("{player}, choose before your worth is added up.").format(
            player=host.name(player)
        )
        fixed, percent = fixed_tax(self.state, space), tax_percent(host.board, space)
        return [
            self.answer(
                "fixed", _("Pay {amount}").format(amount=host.money(fixed)),
                _("The fixed tax, whatever you are worth."),
                ChooseTax(player, False), "cash", pygame.K_f,
            ),
            self.answer(
                "share", _("Pay {percent}%").format(percent=percent),
                _(WORDS["tax_worth_basis"][self.state.rules.tax_worth_basis]),
                ChooseTax(player, True), "tax", pygame.K_s,
            ),
        ]  # fmt: skip

    def draw_answer(self, name: str, surface: Surface, rect: Rect) -> None:
        """The fixed sum in notes, or the assessment."""
        if name == "fixed":
            draw_payment(self.host, surface, rect, fixed_tax(self.state, self.frame.space))
        else:
            self.context.painter.picture(surface, "tax", rect)

    def thing(self) -> Node:
        return space_item(self.host, self.frame.space, (130, 220 if self.low else 380))
