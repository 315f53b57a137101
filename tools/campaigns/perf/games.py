"""Engine actions, whole games, copies and views."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

from monopoly_gui.commands.simulate import MAX_ROUNDS, SimulationPlan, play_game
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.machine import deciders, legal
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import view
from monopoly_gui.match.opponents import make_bot
from monopoly_gui.simulation.driver import play
from monopoly_gui.simulation.parallel import play_in_parallel

from .reference import Figure, seconds

GAMES = 20
COPIES = 2000
BOARD = load_edition("us_2008")


def unheard(events: list[Event]) -> None:
    """Let the events go by."""


def script(seed: int) -> list[Action]:
    """The actions of four opponents in one game."""
    acts: list[Action] = []
    engine = setup.start(BOARD, Rules(), 4, seed)
    bots = [make_bot("") for _ in range(4)]
    play(engine, bots, MAX_ROUNDS, unheard, acts.append)
    return acts


def middle(seed: int = 1) -> State:
    """A position in the middle of a game of four."""
    acts = script(seed)
    engine = setup.start(BOARD, Rules(), 4, seed)
    for action in acts[: len(acts) // 2]:
        engine.apply(action)
    return engine.state


def again(act: Callable[[], object]) -> None:
    """Do it many times and keep nothing, so that no time goes into looking through what is kept."""
    for _ in range(COPIES):
        act()


def figures() -> Iterator[Figure]:
    scripts = [script(seed) for seed in range(1, 6)]

    def engine_only() -> None:
        for seed, acts in enumerate(scripts, 1):
            apply = setup.start(BOARD, Rules(), 4, seed).apply
            for action in acts:
                apply(action)

    actions = sum(map(len, scripts))
    yield Figure("engine: an action, without opponents", seconds(engine_only) / actions)

    plan = SimulationPlan("us_2008", 4, 1, Rules())

    def games() -> None:
        deque(play_in_parallel(partial(play_game, plan), GAMES, 1), maxlen=0)

    yield Figure("a game of four opponents, official rules", seconds(games, 2) / GAMES)

    state = middle()
    player = deciders(state)[0]
    acts: dict[str, Callable[[], object]] = {
        "a copy of a state": state.clone,
        "a player's view of it": lambda: view(state, player),
        "all legal acts of a player": lambda: legal(state, player),
        "all invariants": state.problems,
    }
    for name, act in acts.items():
        yield Figure(name, seconds(partial(again, act)) / COPIES)
