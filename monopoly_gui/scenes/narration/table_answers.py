"""Spoken answers to the information keys during a game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...engine.board import BANK
from ...engine.state import State
from ...language import _, mark
from ...ui.board.cursor import BoardCursor
from ...ui.cards.descriptions import (
    describe_debts,
    describe_deed,
    describe_holdings,
    describe_owners,
    describe_space,
    describe_standing,
)
from ...ui.table_model import state_as_shown
from ..table.announcer import last_lines
from ..table.table import TableScene

Answer = Callable[[TableScene], str]


def shown_state(table: TableScene) -> State:
    """The position as far as it has been shown."""
    return state_as_shown(table.state, table.model)


def subject(table: TableScene) -> int:
    """The player a question is about: the acting human, else the player on turn."""
    return table.actor if table.actor != BANK else table.model.current


def holdings(table: TableScene) -> str:
    return describe_holdings(shown_state(table), table.game.people, subject(table))


def current_space(table: TableScene) -> str:
    """The space of the cursor where the board has the focus, else that of one's token."""
    focused = table.form.focused
    if isinstance(focused, BoardCursor) and table.context.scenes.top is table:
        space = focused.cursor
    else:
        space = table.model.position[subject(table)]
    state = shown_state(table)
    text = describe_space(state, table.game.people, space)
    if not state.board.spaces[space].is_deed:
        return text
    return f"{text}. {describe_deed(state, space, whole=True)}"


def owners(table: TableScene) -> str:
    return describe_owners(shown_state(table), table.game.people)


def owed(table: TableScene) -> str:
    return describe_debts(shown_state(table), table.game.people, subject(table))


def ranking(table: TableScene) -> str:
    return describe_standing(shown_state(table), table.game.people)


def again(table: TableScene) -> str:
    return " ".join(last_lines(table.game.book)) or _("Nothing has happened yet.")


#: the key, what it tells, and what gives the answer
ANSWERS: tuple[tuple[int, str, Answer], ...] = (
    (pygame.K_F2, mark("my money and deeds"), holdings),
    (pygame.K_F3, mark("this space"), current_space),
    (pygame.K_F4, mark("who owns what"), owners),
    (pygame.K_F5, mark("what I owe"), owed),
    (pygame.K_F6, mark("the standings"), ranking),
    (pygame.K_F7, mark("the last lines again"), again),
)
