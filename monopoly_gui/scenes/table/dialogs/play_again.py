"""Another game: the same once more, with the same seed, or one level up."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from ....ai.levels import JOINT, LEVELS, level
from ....engine.presets import differences
from ....language import _, mark
from ....match.match import Match
from ....storage import SeatRecord
from ...core.context import Context, NewGame
from ...core.dialog import Row, RowsDialog


def one_up(seat: SeatRecord) -> SeatRecord:
    """The seat with an opponent of the next level and the same personality."""
    if seat.kind != "ai":
        return seat
    of_level, joint, of_person = seat.bot.partition(JOINT)
    codes = [each.code for each in LEVELS]
    at = codes.index(level(of_level or "normal").code)
    higher = codes[min(at + 1, len(codes) - 1)]
    return replace(seat, bot=f"{higher}{joint}{of_person}")


def play_again(
    context: Context, match: Match, seats: Sequence[SeatRecord] = (), seed: int | None = None
) -> None:
    """Start a game on the board and by the rules of another, with its seats if none are given."""
    game = NewGame(
        list(seats or match.seats),
        match.board.id,
        dict(differences(match.rules)),
        seed,
        marks=("seed",) if seed is not None else (),
    )
    context.start_game(game)


class PlayAgainDialog(RowsDialog):
    """Asks what to change in the next game."""

    def __init__(self, context: Context, match: Match) -> None:
        self.match = match
        seats, seed = match.seats, match.state.seed
        rows: list[Row] = [
            (mark("Same players, same dice"), "dice", pygame.K_1, partial(self._play, seats, seed)),
        ]
        higher = self.higher(seats)
        if higher != tuple(seats):
            rows.append((mark("One level up"), "trophy", pygame.K_2, partial(self._play, higher)))
        rows.append((mark("Set up another game"), "edit", pygame.K_3, self._set_up))
        super().__init__(context, _("New set-up"), rows)

    @staticmethod
    def higher(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
        """The seats with every opponent one level up, where there is one."""
        try:
            return tuple(map(one_up, seats))
        except ValueError:
            # an opponent from outside has no level
            return tuple(seats)

    def _play(self, seats: Sequence[SeatRecord], seed: int | None = None) -> None:
        self.close()
        play_again(self.context, self.match, seats, seed)

    def _set_up(self) -> None:
        self.context.scenes.reset(self.context.routes.title())
        self.context.scenes.push(self.context.routes.set_up())
