"""One player's view of the game, without the order of the decks and the dice to come."""

from dataclasses import dataclass

from .chance import splitmix64
from .state import State


@dataclass(frozen=True, slots=True)
class View:
    """The game as one player sees it.

    ``state`` is a real State on which every question to the rules can be
    asked; its seed and counters are 0 and the unseen part of each deck is in
    printed order.
    """

    player: int
    state: State

    def sample(self, seed: int) -> State:
        """A state whose hidden facts are drawn afresh from ``seed``."""
        state = self.state.clone()
        state.seed = splitmix64(seed)
        value = state.seed
        for deck, pile in enumerate(state.decks):
            unseen = len(pile) - state.known[deck]
            head = pile[:unseen]
            for last in range(unseen - 1, 0, -1):
                value = splitmix64(value)
                other = value * (last + 1) >> 64
                head[last], head[other] = head[other], head[last]
            pile[:unseen] = head
        return state


def view(state: State, player: int) -> View:
    """A player's view: a copy that later actions do not change."""
    seen = state.clone()
    seen.seed = 0
    seen.draws = [0] * len(seen.draws)
    for deck, pile in enumerate(seen.decks):
        unseen = len(pile) - seen.known[deck]
        pile[:unseen] = sorted(pile[:unseen])
    return View(player, seen)
