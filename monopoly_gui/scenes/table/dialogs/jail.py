"""The start of a prisoner's turn: the ways out of Jail [JAIL-9, JAIL-10, JAIL-12]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pygame

from ....engine.actions import ClaimRent, PayFine, Roll, SkipJailTurn, UseJailCard
from ....engine.flow.jail import misses_allowed
from ....engine.frames import Turn
from ....engine.state import State
from ....language import _
from ....ui.layout.node import Node
from ..dialog_base.options import DialogAnswer, OptionsDialog
from ..dialog_base.shared_keys import ASK, ESTATE
from ..estate.estate import EstateDialog
from ..parts.items import space_item
from ..trade.trade import TradeDialog
from .claims import claims_of, rent_answer

#: more rents to be asked for are shown after these
CLAIMS = 2
#: how high the space is
SPACE = (130, 430)


def is_jailed(state: State) -> bool:
    """Whether the player whose turn it is has to choose a way out of Jail."""
    frame = state.top
    return isinstance(frame, Turn) and frame.phase == "roll" and state.in_jail(frame.player)


class JailDialog(OptionsDialog):
    """Throw, pay, use a card or sit it out; and what may be done before."""

    advised: ClassVar[Mapping[str, str]] = {
        "roll": "roll",
        "pay_fine": "pay",
        "use_jail_card": "card",
        "skip_jail_turn": "skip",
        "build": "estate",
        "mortgage": "estate",
        "lift_mortgage": "estate",
        "sell_building": "estate",
        "sell_down": "estate",
        "offer_trade": "trade",
    }

    def on_demand_text(self) -> Sequence[str]:
        """What may be done besides getting out."""
        return [each.spoken for each, _button in self.rows if each.name in ("estate", "trade")]

    def brief_text(self) -> list[str]:
        return [self.title, self.subtitle]

    def alive(self) -> bool:
        frame = self.state.top
        return is_jailed(self.state) and isinstance(frame, Turn) and frame.player == self.player

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
        keys = state.cards[player]
        card = UseJailCard(player, keys[0]) if keys else UseJailCard(player, -1)
        out = [
            DialogAnswer(
                "roll", _("Roll for doubles"), last if left == 1 else more,
                lambda: self._do(Roll(player)), "dice", pygame.K_r, "primary",
                host.why_not(Roll(player)),
            ),
            DialogAnswer(
                "pay",
                _("Pay {amount}").format(amount=fine),
                _("Then roll as usual. You have {cash}.").format(cash=cash),
                lambda: self._do(PayFine(player)), "cash", pygame.K_f, "light",
                host.why_not(PayFine(player)),
            ),
            DialogAnswer(
                "card", _("Use a card"), _("Use Get Out of Jail Free, then roll as usual."),
                lambda: self._do(card), "key", pygame.K_c, "light", host.why_not(card),
            ),
        ]  # fmt: skip
        if state.rules.jail_skip:
            out.append(
                DialogAnswer(
                    "skip", _("Sit out this turn"), _("It counts as one of your tries."),
                    lambda: self._do(SkipJailTurn(player)), "clock", pygame.K_k, "light",
                    host.why_not(SkipJailTurn(player)),
                )
            )  # fmt: skip
        claims = [
            rent_answer(host, claim, self._ask, 0 if number else ASK)
            for number, claim in enumerate(claims_of(host)[:CLAIMS])
        ]
        return [
            *out,
            *claims,
            DialogAnswer(
                "estate", _("Manage"), _("Build, sell, mortgage or unmortgage before you roll."),
                self._estate, "house", ESTATE,
            ),
            DialogAnswer(
                "trade",
                _("Trade"),
                _("Another player may have a card to sell."), self._trade, "handshake",
                pygame.K_t,
            ),
        ]  # fmt: skip

    def thing(self) -> Node:
        return space_item(self.host, self.state.position[self.player], SPACE)

    def _do(self, action: Roll | PayFine | UseJailCard | SkipJailTurn) -> None:
        self.act(action)

    def _ask(self, action: ClaimRent) -> None:
        self.act(action)

    def _estate(self) -> None:
        self.context.scenes.push(EstateDialog(self.host, self.player))

    def _trade(self) -> None:
        self.context.scenes.push(TradeDialog(self.host, self.player))
