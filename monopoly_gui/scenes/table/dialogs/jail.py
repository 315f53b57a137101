"""The start of a prisoner's turn: the ways out of Jail [JAIL-9, JAIL-10, JAIL-12]."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ....engine.actions import PayFine, Roll, SkipJailTurn, UseJailCard
from ....engine.board import JAIL
from ....engine.flow.jail import misses_allowed
from ....engine.frames import Turn
from ....engine.state import State
from ....language import _
from ....ui.board.corners import draw_bars
from ....ui.layout.containers import Column, Wrap
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.colour import darken, ink_on, lighten
from ....ui.pieces.rolling_die import Pose, SolidDie
from ....ui.pieces.standing import SLANT
from ..dialog_base.options import DialogAnswer, OptionsDialog, answer_table, brief_answer
from ..parts.items import PaperItem, draw_card_ground, draw_jail_card, draw_payment
from ..parts.shared_keys import ESTATE
from .claims import rent_answers

#: the shape of the picture of a cell
CELL_SHAPE = 0.84
#: the card that opens the door; the dice, and how each lies
CARD, DIE, LYING = (206, 122), 86, (("5", 14, -58), ("5", -11, 54))

#: the names of the ways out, and of what may be done before, with the height of that
WAYS, BEFORE, LINK = ("roll", "pay", "card", "skip"), ("estate", "trade"), (46, 50)


def is_jailed(state: State) -> bool:
    """Whether the current player has to choose a way out of Jail."""
    frame = state.top
    return isinstance(frame, Turn) and frame.phase == "roll" and state.in_jail(frame.player)


class JailDialog(OptionsDialog):
    """Roll, pay, use a card or stay in Jail; and the actions before."""

    width = 1480.0
    panelled = False

    def on_demand_text(self) -> Sequence[str]:
        """The other actions open to a player in Jail."""
        return [each.meaning for each in self.rows if each.name in BEFORE]

    def brief_text(self) -> list[str]:
        return [self.title, self.subtitle]

    def alive(self) -> bool:
        return is_jailed(self.state) and self.state.current == self.player

    def answers(self) -> Sequence[DialogAnswer]:
        host, state, player = self.host, self.state, self.player
        fine = host.money(state.board.jail_fine)
        allowed = misses_allowed(state.rules)
        left = max(1, allowed - state.jail_turns[player])
        self.title = _("{player} is in Jail").format(player=host.name(player))
        self.subtitle = _("Try {jail_turns} of {allowed} to roll doubles.").format(
            jail_turns=state.jail_turns[player] + 1, allowed=allowed
        )
        cash = host.money(state.cash[player])
        last = _("Last try: if it fails, you pay {fine} and move by that roll.").format(fine=fine)
        more = _("Roll doubles to get out and move.")
        card = UseJailCard(player, next(iter(state.cards[player]), -1))
        out = [
            self.answer(
                "roll", _("Roll for doubles"), last if left == 1 else more, Roll(player), "dice",
                pygame.K_r, "primary",
            ),
            self.answer(
                "pay", _("Pay {amount}").format(amount=fine),
                _("Then roll as usual. You have {cash}.").format(cash=cash),
                PayFine(player), "cash", pygame.K_f,
            ),
            self.answer(
                "card", _("Use a card"), _("Use Get Out of Jail Free, then roll as usual."), card,
                "key", pygame.K_c,
            ),
            self.answer(
                "skip", _("Sit out this turn"), _("It counts as one of your tries."),
                SkipJailTurn(player), "clock", pygame.K_k,
            ),
        ]  # fmt: skip
        return [
            *(out if state.rules.jail_skip else out[:-1]),
            *rent_answers(self, 2),
            DialogAnswer(
                "estate", _("Manage"), _("Build, sell, mortgage or unmortgage before you roll."),
                self.open_estate, "house", ESTATE, "link",
            ),
            DialogAnswer(
                "trade",
                _("Trade"),
                _("Another player may have a card to sell."), self.open_trade, "handshake",
                pygame.K_t, "link",
            ),
        ]  # fmt: skip

    def choice(self) -> Node:
        """The ways out side by side, rents to claim, and links to the actions before."""
        ways = [each for each in self.rows if each.name in WAYS]
        claims = [each for each in self.rows if each.name.startswith("claim")]
        links = [brief_answer(each, LINK) for each in self.rows if each.name in BEFORE]
        claimed = answer_table(claims) if claims else None
        return Column([self.pictured(ways), claimed, Wrap(links, gap=10)], gap=22)

    def caption(self, answer: DialogAnswer) -> str:
        return _("Doubles: 1 in 6") if answer.name == "roll" else ""

    def draw_answer(self, name: str, surface: Surface, rect: Rect) -> None:
        painter = self.context.painter
        if name == "pay":
            draw_payment(self.host, surface, rect, self.state.board.jail_fine)
        elif name == "card":
            card = layout.centre(rect, painter.px(CARD[0]), min(rect.height, painter.px(CARD[1])))
            with painter.on("paper"):
                draw_card_ground(surface, painter, card, held=True)
                draw_jail_card(surface, painter, layout.inset(card, painter.px(8)))
        elif name == "roll":
            for face, degrees, x in LYING:
                side = min(painter.px(DIE), rect.height * 7 // 10)
                low = rect.centerx + painter.px(x), rect.centery + side // 4
                SolidDie(painter, side, SLANT).draw(surface, low, Pose(face, degrees))
        else:
            painter.icon(surface, "clock", layout.inset(rect, painter.px(12)), "muted")

    def thing(self) -> Node | None:
        """The cell with the prisoner behind its bars, unless the ways out need its room."""
        if self.low or (self.scrolls and self.compact):
            return None
        host, player = self.host, self.player
        name, token, colour = host.deed_at(JAIL).name, host.token(player), host.colour(player)

        def draw(surface: Surface, rect: Rect) -> None:
            painter = self.context.painter
            painter.paper(surface, rect, radius=12)
            frame = layout.inset(rect, painter.px(12))
            jail = painter.theme.colours.jail
            painter.box(surface, frame, lighten(jail, 0.12), to=darken(jail, 0.06), radius=8)
            words, cell = layout.split(
                layout.inset(frame, frame.width // 18), "bottom", frame.height // 7
            )
            painter.picture(surface, "cell", cell)
            side = min(cell.width * 3 // 5, cell.height // 2)
            stand = cell.centerx - side // 12, cell.bottom - cell.height // 20
            painter.token(surface, token, layout.placed((side, side), midbottom=stand), colour)
            draw_bars(painter, surface, cell)
            painter.box(surface, cell, (48, 30, 12), radius=4, line=3)
            size = words.height * 0.66 / painter.scale
            painter.text(surface, name, words, size, ink_on(jail), weight="display", align="center")

        return PaperItem(("cell", name, token, colour), draw, CELL_SHAPE, height=(180, 520))
