"""Make the ready-made positions in saves/ (the same bytes for the same rules).

Run it from the top of the repository: python tools/make_scenarios.py
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from monopoly_gui.challenges.position import GROUPS
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import BANK, JAIL
from monopoly_gui.engine.flow.bankruptcy import bankrupt
from monopoly_gui.engine.frames import Debt, Turn
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import start
from monopoly_gui.engine.state import HOTEL, State
from monopoly_gui.storage.saved_game import SavedGame, SeatRecord
from monopoly_gui.storage.saves import prepare

FOLDER = Path(__file__).resolve().parents[1] / "saves"
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass
class Player:
    """A player's belongings when the scenario opens; ``deeds`` may name groups."""

    cash: int
    at: int
    deeds: tuple[int | str, ...] = ()
    mortgaged: tuple[int, ...] = ()
    buildings: Mapping[int, int] = field(default_factory=dict)
    jail: int = -1
    cards: tuple[int, ...] = ()


def position(players: list[Player], current: int, round: int, edition: str = "us_2008") -> Engine:
    """A game with these players, the current one about to throw."""
    engine = start(load_edition(edition), Rules(), len(players), 20260101)
    state = engine.state
    state.order = list(range(len(players)))
    state.current, state.round, state.turn = current, round, round * len(players)
    state.stack[:] = [Turn(current)]
    for p, player in enumerate(players):
        _seat(state, p, player)
    state.bank = -sum(state.cash)
    houses = [n for n in state.buildings if n < HOTEL]
    state.houses_left = 32 - sum(houses)
    state.hotels_left = 12 - state.buildings.count(HOTEL)
    assert not state.problems(), state.problems()
    return engine


def _seat(state: State, p: int, player: Player) -> None:
    state.cash[p], state.position[p], state.jail_turns[p] = player.cash, player.at, player.jail
    state.lapped[p] = True
    for deed in player.deeds:
        for space in GROUPS[deed] if isinstance(deed, str) else (deed,):
            state.owner[space] = p
    for space in player.mortgaged:
        state.mortgaged[space] = True
    for space, level in player.buildings.items():
        state.buildings[space] = level
    for card in player.cards:
        state.decks[card // 100].remove(card)
        state.cards[p].append(card)


def last_houses() -> Engine:
    """Three houses in the Bank, and three players who could use them."""
    return position(
        [
            Player(780, 4, ("orange", 5), buildings={16: 3, 18: 3, 19: 3}),
            Player(640, 17, ("red", 15), buildings={21: 2, 23: 2, 24: 3}),
            Player(900, 22, ("yellow", "brown"), buildings={26: 3, 27: 3, 29: 3, 1: 2, 3: 2}),
            Player(210, 36, (31, 32, 35, 12)),
        ],
        current=0,
        round=21,
    )


def estate_auction() -> Engine:
    """A player has just gone bankrupt to the Bank, which auctions seven deeds."""
    engine = position(
        [
            Player(620, 12, ("light_blue", 21), buildings={6: 2, 8: 2, 9: 2}),
            Player(60, 4, (11, 16, 19, 23, 25, 37, 28), mortgaged=(23, 25, 37, 28, 11)),
            Player(540, 33, (18, 24, 5, 39)),
            Player(410, 8, (13, 14, 15, 12, 34)),
        ],
        current=1,
        round=16,
    )
    bankrupt(engine, 1, BANK)
    engine.settle()
    return engine


def three_creditors() -> Engine:
    """Elected chairman with hardly any cash: 50 to each of three players."""
    engine = position(
        [
            Player(35, 22, ("pink", 5, 28), mortgaged=(28,), buildings={11: 1, 13: 1, 14: 0}),
            Player(480, 9, ("orange",)),
            Player(905, 31, (21, 23, 39)),
            Player(260, 3, (26, 27, 35)),
        ],
        current=0,
        round=12,
    )
    engine.state.stack[:] = [Turn(0, "moving", False, True)]
    engine.push(Debt(0, (1, 2, 3), 50, "card"))
    engine.settle()
    return engine


def jail_third_try() -> Engine:
    """The last throw for doubles; after it the fine is due, and cash is short."""
    return position(
        [
            Player(38, JAIL, ("green", 5), mortgaged=(31, 32), jail=2),
            Player(720, 20, ("red", 12), buildings={21: 1, 23: 1, 24: 2}),
            Player(350, 24, (16, 18, 11, 13, 25)),
        ],
        current=0,
        round=18,
    )


def trade_endgame() -> Engine:
    """Nobody has a set, every deed is sold: whoever trades best wins."""
    return position(
        [
            Player(640, 7, (6, 8, 16, 21, 31, 37, 5)),
            Player(555, 18, (9, 11, 18, 23, 26, 32, 15)),
            Player(710, 29, (1, 13, 19, 24, 27, 39, 25)),
            Player(480, 36, (3, 14, 29, 34, 12, 28, 35)),
        ],
        current=0,
        round=9,
    )


def two_left() -> Engine:
    """Two rich players, two fortresses, and one throw may decide it."""
    return position(
        [
            Player(
                1120,
                24,
                ("orange", "pink", "railroads"),
                buildings={16: 5, 18: 5, 19: 5, 11: 3, 13: 3, 14: 3},
                cards=(10,),
            ),
            Player(
                1310,
                10,
                ("green", "dark_blue", "yellow", "utilities"),
                mortgaged=(12, 28),
                buildings={31: 3, 32: 3, 34: 3, 37: 4, 39: 4},
            ),
        ],
        current=0,
        round=34,
    )


SCENARIOS: dict[str, tuple[str, Callable[[], Engine]]] = {
    "last_houses": ("The last houses", last_houses),
    "estate_auction": ("An estate under the hammer", estate_auction),
    "three_creditors": ("Three creditors", three_creditors),
    "jail_third_try": ("The third try", jail_third_try),
    "trade_endgame": ("All depends on trading", trade_endgame),
    "two_left": ("Two left", two_left),
}
SEATS = (
    SeatRecord("Ada", "human", "car", 0),
    SeatRecord("Blaise", "ai", "dog", 1),
    SeatRecord("Chen", "ai", "ship", 2),
    SeatRecord("Dorothy", "ai", "hat", 3),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (title, make) in SCENARIOS.items():
        state = make().state
        assert not state.problems(), (name, state.problems())
        game = SavedGame(title, SEATS[: state.players], state.clone(), state)
        (FOLDER / f"{name}.json").write_bytes(prepare(game, MOMENT))
        print(f"{name}.json: {title}")


if __name__ == "__main__":
    main()
