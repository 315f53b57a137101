"""A person about to be ruined."""

from monopoly_gui.engine.state import State
from tests.scenes.dialogs.desk import own_set, position


def ruined() -> State:
    """Ada is about to land on a hotel of Blaise's, with next to nothing."""
    state = position(3)
    own_set(state, 1, "dark_blue", level=5)
    # a sum that no board prints
    state.position[0], state.cash[0] = 36, 62
    return state
