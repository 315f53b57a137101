"""Dice that fall as a test says."""

from collections.abc import Iterable, Sequence

from monopoly_gui.engine.chance import DICE, SPEED, SeededChance
from monopoly_gui.engine.state import State


class ScriptedChance(SeededChance):
    """Dice from a list, then the seed's own.

    With ``strict`` a throw beyond the list is an error, so that a test cannot
    be decided by luck.
    """

    def __init__(
        self,
        dice: Iterable[Sequence[int]] = (),
        speed: Iterable[int] = (),
        strict: bool = False,
    ) -> None:
        self.throws = [(int(a), int(b)) for a, b in dice]
        self.faces = list(speed)
        self.strict = strict

    def dice(self, state: State) -> tuple[int, int]:
        if self.throws:
            state.draws[DICE] += 2
            return self.throws.pop(0)
        if self.strict:
            raise AssertionError("the script has no dice left")
        return super().dice(state)

    def speed(self, state: State) -> int:
        if self.faces:
            state.draws[SPEED] += 1
            return self.faces.pop(0)
        if self.strict:
            raise AssertionError("the script has no speed die left")
        return super().speed(state)
