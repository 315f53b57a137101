"""The start of a prisoner's turn: the ways out of Jail [JAIL-9, JAIL-10, JAIL-12]."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ....engine.actions import PayFine, Roll, SkipJailTurn, UseJailCard
from ....engine.board import JAIL
from ....engine.flow.jail import misses_allowed
from ....engine.frames import Turn
from ....engine.state import State
from ....language import _
from ....ui.board.corners import draw_bars
from ....ui.layout.containers import Column, Grid, Panel, Wrap
from ....ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.colour import darken, lighten
from ....ui.pieces.dice import draw_die
from ....ui.widgets import LARGE
from ..dialog_base.options import DialogAnswer, OptionsDialog, answer_table, note_of
from ..parts.items import (
    PLACE_SHAPE,
    PaperItem,
    draw_card_ground,
    draw_jail_card,
    draw_notes,
    fan_width,
    for_the_ear,
)
from ..parts.shared_keys import ESTATE
from .claims import rent_answers

#: the card that opens the door; the dice, and how each lies
CARD, DIE, LYING = (176, 108), 66, (("5", 14, -46), ("5", -11, 42))


#: the names of the ways out, and of what may be done before
WAYS, BEFORE = ("roll", "pay", "card", "skip"), ("estate", "trade")


def is_jailed(state: State) -> bool:
    """Whether the current player has to choose a way out of Jail."""
    frame = state.top
    return isinstance(frame, Turn) and frame.phase == "roll" and state.in_jail(frame.player)


class JailDialog(OptionsDialog):
    """Roll, pay, use a card or stay in Jail; and the actions before."""

    width = 1440.0

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
        ways = [self._way(each) for each in self.rows if each.name in WAYS]
        claims = [each for each in self.rows if each.name.startswith("claim")]
        links: list[Node] = []
        for answer in self.rows:
            if answer.name in BEFORE:
                answer.tip = answer.note
                link = Control(answer, height=(46, 50))
                links.append(Column([for_the_ear(answer.meaning), link], gap=0))
        return Column(
            [
                Grid(ways, columns=(1, 3 if len(ways) == 3 else 2), gap=14),
                answer_table(claims) if claims else None,
                Wrap(links, gap=10),
            ],
            gap=16,
        )

    def _way(self, answer: DialogAnswer) -> Node:
        """A way out: its picture, its cost, its meaning, and its button."""
        note, price = note_of(answer, 210), self._price(answer.name)
        note.align = "center"
        parts = [
            CustomPaint(partial(self._draw_way, answer.name), height=(0, 112)),
            Text(
                price, size=LARGE, weight="black", align="center", wrap=False,
                alt_text=price if answer.name == "roll" else "",
            ),
            note,
            Spacer(),
            Control(answer, tight=True),
        ]  # fmt: skip
        return Panel(Column(parts, gap=8), pad=(14, 14))

    def _price(self, name: str) -> str:
        """The cost of a way out, or its odds."""
        if name == "roll":
            return _("Doubles: 1 in 6")
        return self.host.money(self.state.board.jail_fine if name == "pay" else 0)

    def _draw_way(self, name: str, surface: Surface, rect: Rect) -> None:
        host, painter = self.host, self.context.painter
        if rect.height < painter.px(80):
            return  # it would be too small
        if name == "pay":
            fine = self.state.board.jail_fine
            wide = painter.px(fan_width(host, fine))
            draw_notes(host, surface, layout.centre(rect, wide, rect.height), fine)
        elif name == "card":
            card = layout.centre(rect, painter.px(CARD[0]), min(rect.height, painter.px(CARD[1])))
            with painter.on("paper"):
                draw_card_ground(surface, painter, card, held=True)
                draw_jail_card(surface, painter, layout.inset(card, painter.px(8)))
        elif name == "roll":
            for face, degrees, x in LYING:
                at = rect.centerx + painter.px(x), rect.centery
                draw_die(painter, surface, at, painter.px(DIE), face, degrees=degrees)
        else:
            painter.icon(surface, "clock", layout.inset(rect, painter.px(12)), "muted")

    def thing(self) -> Node | None:
        """The cell with the prisoner behind its bars, unless the ways out need its room."""
        if self.low:
            return None
        host, player = self.host, self.player
        name, token, colour = host.deed_at(JAIL).name, host.token(player), host.colour(player)

        def draw(surface: Surface, rect: Rect) -> None:
            painter = self.context.painter
            jail = painter.theme.colours.jail
            painter.paper(surface, rect, radius=12)
            frame = layout.inset(rect, painter.px(12))
            painter.box(surface, frame, lighten(jail, 0.12), to=darken(jail, 0.06), radius=8)
            words, window = layout.split(
                layout.inset(frame, frame.width // 14), "bottom", frame.height // 6
            )
            painter.box(surface, window, (58, 37, 18), to=(96, 63, 31), radius=6)
            side = min(window.size) * 4 // 5
            painter.token(surface, token, layout.centre(window, side, side), colour)
            draw_bars(painter, surface, window)
            painter.box(surface, window, (48, 30, 12), radius=6, line=3)
            size = words.height * 0.62 / painter.scale
            painter.text(surface, name, words, size, (40, 24, 6), weight="display", align="center")

        return PaperItem(("cell", name, token, colour), draw, PLACE_SHAPE, height=(120, 360))
