"""Games for the tests of storage, played at random but always alike for one seed.

``python -m tests.storage.games`` writes the sample of the present file format.
"""

import random
from datetime import UTC, datetime
from pathlib import Path

from monopoly_gui import storage
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action, Bundle, OfferTrade
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.machine import Engine, deciders, legal, why_not
from monopoly_gui.engine.rules import Rules
from monopoly_gui.storage import LogEntry, SavedGame, SeatRecord
from monopoly_gui.storage.save_file import FORMAT

NAMES = ("Ada", "Blaise", "Chen", "Dorothy", "Émile", "Fatima", "Grace", "Hồ")
SAMPLE = Path(__file__).parent / "files" / f"format_{FORMAT}.json"
SAMPLE_STEPS = 400
NOON = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)


def played(
    seed: int = 1, players: int = 4, steps: int = 60, board: Board | None = None
) -> SavedGame:
    """A game after so many random actions, some rents to be claimed, some trades on offer."""
    dice = random.Random(seed)
    claims = [dice.random() < 0.5 for _ in range(players)]
    board = board or load_edition("us_2008")
    engine = setup.start(board, Rules(), players, seed, auto_claim=claims)
    beginning = engine.state.clone()
    log: list[LogEntry] = []
    for _ in range(steps):
        if engine.state.over:
            break
        version = engine.state.version
        action = _offer(dice, engine) or _move(dice, engine)
        engine.apply(action)
        log.append((version, action, tuple(engine.drawn)))
    seats = tuple(
        SeatRecord(NAMES[p], kind="ai" if p else "human", token=f"token{p}", colour=p)
        for p in range(players)
    )
    return SavedGame(f"Game {seed}", seats, beginning, engine.state, log)


def _move(dice: random.Random, engine: Engine) -> Action:
    """Any legal action, each kind of it equally likely."""
    kinds: dict[str, list[Action]] = {}
    for player in deciders(engine.state):
        for action in legal(engine.state, player):
            kinds.setdefault(action.kind, []).append(action)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


def _offer(dice: random.Random, engine: Engine) -> Action | None:
    """Now and then an offer of a deed for money, if it is allowed."""
    state = engine.state
    player, partner = dice.sample(range(state.players), 2)
    deeds = state.deeds(player)
    if not deeds or dice.random() > 0.1:
        return None
    offer = OfferTrade(player, partner, Bundle(deeds=(dice.choice(deeds),)), Bundle(cash=10))
    return None if why_not(state, offer) else offer


if __name__ == "__main__":
    SAMPLE.parent.mkdir(exist_ok=True)
    storage.save(SAMPLE, played(1, 4, SAMPLE_STEPS), NOON)
    SAMPLE.with_name(SAMPLE.name + ".bak").unlink(missing_ok=True)
    print(f"wrote {SAMPLE}")
