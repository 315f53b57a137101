"""Ways to end a game early: one player concedes, or all agree to stop [DEBT-5, END-2]."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...engine.actions import Concede
from ...engine.amounts.taxes import is_choosing
from ...engine.board import BANK
from ...engine.machine import why_not
from ...language import _, mark
from ...ui.widgets import BODY, Button
from ..core.dialog import ask
from .end_vote import EndVoteDialog
from .parts.table_host import TableHost
from .seats import hand_to_computer

CONCEDE = mark("Concede")
FINISH = mark("Let a computer finish for me")
END = mark("Call it a day")


def leaving_buttons(table: TableHost, before: Callable[[], None]) -> tuple[Button, ...]:
    """Buttons for the menu; ``before`` is called as one is used, to close the menu."""
    player = table.actor
    stays = False
    if player == BANK:
        gone = refused = _("Nobody at this screen is still playing.")
        name = ""
    else:
        gone, refused, name = "", table.why_not(Concede(player)), table.name(player)
        why = why_not(table.state, Concede(player))
        stays = why is not None and why.code in ("forbidden", "in_debt")

    def concede() -> None:
        before()
        if stays:
            _offer_to_hand_over(table, player, refused)
        else:
            _ask_to_concede(table, player, name)

    def finish() -> None:
        before()
        _ask_to_finish(table, player, name)

    def end() -> None:
        before()
        table.context.scenes.push(EndVoteDialog(table))

    over = describe_ending(table)
    if not over and is_choosing(table.state):
        over = _("Wait until the tax has been chosen.")
    return (
        # who may not leave can get up all the same, if a computer goes on with the seat
        _button(CONCEDE, concede, "warning", pygame.K_g, "" if stays else refused),
        _button(FINISH, finish, "robot", pygame.K_f, gone or describe_ending(table)),
        _button(END, end, "trophy", pygame.K_e, over),
    )


def describe_ending(table: TableHost) -> str:
    """Why no seat changes hands any more, "" while the game goes on."""
    return _("The game is over.") if table.state.over else ""


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


def _ask_to_concede(table: TableHost, player: int, name: str) -> None:
    def concede() -> None:
        table.submit(Concede(player))

    ask(
        table.context,
        _("Concede?"),
        _(
            "{player} leaves the game. The creditor gets everything; without "
            "one, the Bank auctions the deeds."
        ).format(player=name),
        concede,
        yes=_("Concede"),
        no=_("Keep playing"),
        danger=True,
    )


def _offer_to_hand_over(table: TableHost, player: int, refused: str) -> None:
    """Where nobody may resign, the seat can still change hands [DEBT-5]."""
    text = _("{why} A computer can take over your seat and play on.")
    ask(
        table.context,
        _("Concede?"),
        text.format(why=refused),
        lambda: hand_to_computer(table, player),
        yes=_("Hand over the seat"),
        no=_("Keep playing"),
    )


def _ask_to_finish(table: TableHost, player: int, name: str) -> None:
    text = _(
        "A computer takes {player}’s seat and plays to the end. Anybody can take it "
        "back under Seats."
    )
    ask(
        table.context,
        _("Let a computer finish?"),
        text.format(player=name),
        lambda: hand_to_computer(table, player),
        yes=_("Choose a computer"),
        no=_("Keep playing"),
    )
