"""Doubles: the count towards three, and the bonus for two ones [DBL-2, SC-253]."""

from ..board import BANK
from ..frames import MOVING_AGAIN
from ..game import Game
from . import jail


def count_double(game: Game, player: int, double: bool) -> bool:
    """Count a throw towards three doubles; False if it sent the player to Jail [DBL-2]."""
    state = game.state
    if not double:
        return True
    state.doubles += 1
    if state.doubles == 3:
        jail.arrest(game, player, "doubles")
        return False
    state.stack[0] = MOVING_AGAIN[player]
    return True


def snake_eyes(game: Game, player: int, dice: tuple[int, int]) -> None:
    """The bonus for two ones, under that option [SC-253]."""
    bonus = game.state.rules.snake_eyes_bonus
    if bonus and dice == (1, 1):
        game.pay(BANK, player, bonus, "snake_eyes")
