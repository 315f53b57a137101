"""Ways to end a game early: one player concedes, or all agree to stop [DEBT-5, END-2]."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...engine.actions import Concede, EndByAgreement
from ...engine.board import BANK
from ...language import _, mark
from ...ui.widgets import BODY, Button
from ..core.confirm import ConfirmScene

if TYPE_CHECKING:
    from .controller import TableController

CONCEDE = mark("Concede")
END = mark("End now, the richest wins")


def leaving_buttons(table: TableController, before: Callable[[], None]) -> tuple[Button, ...]:
    """Buttons for the menu; ``before`` is called as one is used, to close the menu."""
    player = table.actor
    if player == BANK:
        refused, name = _("Nobody here plays any more."), ""
    else:
        refused, name = table.why_not(Concede(player)), table.name(player)

    def concede() -> None:
        before()
        _ask_to_concede(table, player, name)

    def end() -> None:
        before()
        _ask_all(table, table.match.voters)

    over = table.why_not(EndByAgreement(players=table.match.voters))
    return (
        _button(CONCEDE, concede, "warning", pygame.K_g, refused),
        _button(END, end, "trophy", pygame.K_e, over),
    )


def _button(text: str, on_click: Callable[[], None], icon: str, key: int, reason: str) -> Button:
    return Button(
        _(text),
        on_click,
        icon=icon,
        key=key,
        style="light",
        size=BODY,
        align="left",
        name=text,
        reason=reason,
    )


def _ask_to_concede(table: TableController, player: int, name: str) -> None:
    def concede() -> None:
        table.submit(Concede(player))

    table.context.scenes.push(
        ConfirmScene(
            table.context,
            _("Concede?"),
            _(
                "{player} leaves the game. Whoever is owed money gets everything; if nobody is, "
                "the Bank auctions the deeds."
            ).format(player=name),
            concede,
            yes=_("Concede"),
            no=_("Play on"),
            danger=True,
        )
    )


def _ask_all(table: TableController, left: tuple[int, ...]) -> None:
    """Ask one person after the other; the game ends when the last has agreed [END-2]."""
    voters = table.match.voters
    text = _("Everything is counted as it lies, and the richest wins.")
    if len(voters) > 1:
        text = _("{player}, do you agree?").format(player=table.name(left[0])) + " " + text

    def agree() -> None:
        if left[1:]:
            _ask_all(table, left[1:])
        else:
            table.submit(EndByAgreement(players=voters))

    table.context.scenes.push(
        ConfirmScene(
            table.context,
            _("End the game now?"),
            text,
            agree,
            yes=_("End the game"),
            no=_("Play on"),
            danger=True,
        )
    )
