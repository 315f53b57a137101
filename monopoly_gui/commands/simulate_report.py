"""Reports of a simulation: as a summary, as one JSON object, or as a row a game."""

import json
from statistics import median

from ..engine.board import Board
from ..engine.presets import differences
from ..engine.rules import Rules
from ..simulation.tally import SimulationResult, Totals

COLUMNS = ("game", "seed", "winner", "rounds", "turns", "actions", "bankrupt", "rent")
SHOWN_SPACES = 10
BAR = 24


def header() -> str:
    """The first line of the CSV; ``winner`` is a seat from 1, several with + between, 0: none."""
    return ",".join(COLUMNS)


def row(game: SimulationResult) -> str:
    """A game as a line of CSV."""
    winner = "+".join(map(str, game.winners)) or "0"
    values = [winner if name == "winner" else getattr(game, name) for name in COLUMNS]
    return ",".join(map(str, values))


def as_json(totals: Totals, board: Board, seed: int, seconds: float, rules: Rules) -> str:
    """The whole simulation as one JSON object; all but the times follows from the seed."""
    return json.dumps(
        {
            "edition": board.id,
            "rules": differences(rules),
            "players": len(totals.wins),
            "seed": seed,
            "games": totals.games,
            "finished": totals.finished,
            "turns": totals.turns,
            "actions": totals.actions,
            "faults": totals.faults,
            "seconds": round(seconds, 3),
            "games_per_second": round(totals.games / seconds, 2),
            "wins_by_seat": [round(wins, 4) for wins in totals.wins],
            "median_rounds": median(totals.rounds),
            "rent_by_group": rent_by_group(totals, board),
            "visits_by_space": {s.id: totals.visits[s.index] for s in board.spaces},
        },
        ensure_ascii=False,
    )


def rent_by_group(totals: Totals, board: Board) -> dict[str, int]:
    return {g.id: sum(totals.rents[s] for s in g.members) for g in board.groups.values()}


def as_text(totals: Totals, board: Board, seed: int, seconds: float, rules: Rules) -> str:
    """A summary of some thirty lines."""
    games = totals.games
    stopped = games - totals.finished
    rounds = sorted(totals.rounds)
    lines = [
        f"{_count(games, 'game')} of {len(totals.wins)} players on {board.title}, "
        f"seeds {seed} to {seed + games - 1}",
        *([f"Not as in the official rules: {_changes(rules)}"] if differences(rules) else []),
        f"{totals.finished} finished, {stopped} stopped; "
        f"{seconds:.1f} s, {games / seconds:.1f} games a second",
        *([f"{_count(totals.faults, 'answer')} had to be replaced"] if totals.faults else []),
        "",
        "Wins by seat",
        *(
            _line(f"seat {seat}", wins, f"{round(wins, 2):7,}", max(totals.wins))
            for seat, wins in enumerate(totals.wins, 1)
        ),
        "",
        f"Length   {median(rounds):g} rounds in the middle, {rounds[0]} to {rounds[-1]}; "
        f"{totals.turns / games:.0f} turns and {totals.actions / games:.0f} actions on average",
        "",
        "Rent a game by group",
    ]
    rents = rent_by_group(totals, board)
    most = max(rents.values())
    lines += [
        _line(board.groups[group].name, rent, f"{board.money(rent // games):>7}", most)
        for group, rent in rents.items()
    ]
    visits = sum(totals.visits)
    ranked = sorted(board.spaces, key=lambda s: (-totals.visits[s.index], s.index))
    lines += ["", "Most visited"]
    most = totals.visits[ranked[0].index]
    for space in ranked[:SHOWN_SPACES]:
        count = totals.visits[space.index]
        lines.append(_line(space.name, count, f"{count / visits:7.1%}", most))
    return "\n".join(lines)


def _changes(rules: Rules) -> str:
    return ", ".join(f"{name}={value}" for name, value in differences(rules).items())


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def _line(name: str, value: float, shown: str, most: float) -> str:
    bar = "#" * round(BAR * value / most) if most else ""
    return f"  {name[:26]:26} {shown}  {bar}".rstrip()
