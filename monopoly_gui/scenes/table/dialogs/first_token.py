"""The choice of a token on one's first turn, where the rules ask for it [SETUP-2]."""

import pygame
from pygame import Rect, Surface

from ....engine.frames import Turn
from ....engine.state import State
from ....language import _
from ....ui.layout.leaves import Control
from ....ui.painting.painter import Painter
from ....ui.painting.tokens import offered_tokens, token_title
from ....ui.widgets import Button, Swatches
from ...core.dialog import Dialog
from ..parts.table_host import TableHost


def chooses_token(state: State) -> int | None:
    """The player who must choose a token before the first roll, None for none."""
    frame = state.top
    if state.rules.token_choice != "first_turn" or not isinstance(frame, Turn):
        return None
    waits = frame.phase == "roll" and not state.placed[frame.player]
    return frame.player if waits else None


class FirstTokenScene(Dialog):
    """A choice of tokens; those on the board are taken."""

    width = 780.0

    def __init__(self, host: TableHost, player: int) -> None:
        done = Button(_("Done"), self._done, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(
            host.context, _("{player}, choose your token").format(player=host.name(player)), [done]
        )
        self.host, self.player = host, player
        state = host.state
        placed = [p for p in range(state.players) if state.placed[p] and state.alive[p]]
        own = state.board.tokens
        tokens = offered_tokens(host.context.painter.assets / "tokens", own)
        self.tokens = Swatches(
            tokens,
            host.token(player),
            self._draw_token,
            columns=7,
            taken={
                host.token(p): _("{player} has it.").format(player=host.name(p)) for p in placed
            },
            titles={token: token_title(token, own) for token in tokens},
            name="tokens",
        )
        self.tree = Control(self.tokens, height=(200, 250))
        self.form.replace([self.tokens, done], default=done)
        self.form.focus(self.tokens)

    def _done(self) -> None:
        self.close()
        self.host.take_token(self.player, self.tokens.value)

    def _draw_token(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        painter.token(surface, option, rect, self.host.colour(self.player))
