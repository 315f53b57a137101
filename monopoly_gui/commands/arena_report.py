"""Reports of a league: as tables, as one JSON object, or as a row an entrant."""

import json
from collections.abc import Callable, Sequence
from statistics import median, quantiles
from typing import Any

from ..simulation.league import Standing
from ..simulation.rating import ratings, wilson_interval

COLUMNS = ("table", "name", "seats", "games", "wins", "share", "low", "high", "par", "faults")


def rated(standings: Sequence[Standing]) -> dict[str, float]:
    """Everybody's rating over all tables."""
    return ratings([(each.table.seats, each.wins) for each in standings])


def entrants(standing: Standing) -> dict[str, dict[str, Any]]:
    """The results of each name at a table.

    ``games`` counts the games it took part in, ``seats`` its seats there; ``share`` is the part of
    them won by any of its seats, ``low`` and ``high`` the 95 % interval, ``par`` the share of
    equals.
    """
    out = {}
    for name in dict.fromkeys(standing.table.seats):
        wins, games = standing.wins.get(name, 0), standing.games
        seats = standing.table.seats.count(name)
        low, high = wilson_interval(wins, games)
        out[name] = {
            "seats": seats,
            "games": games,
            "wins": round(wins, 2),
            "share": round(wins / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "par": round(seats / len(standing.table.seats), 4),
            "faults": standing.faults[name],
            "first_fault": standing.told.get(name, ""),
        }
    return out


def lengths(rounds: Sequence[int]) -> dict[str, float]:
    """The rounds that games took."""
    cuts = quantiles(rounds, n=20, method="inclusive") if len(rounds) > 1 else [rounds[0]] * 19
    return {
        "shortest": min(rounds),
        "p5": cuts[0],
        "median": median(rounds),
        "p95": cuts[-1],
        "longest": max(rounds),
    }


def table_json(standing: Standing) -> dict[str, Any]:
    return {
        "seats": list(standing.table.seats),
        "games": standing.games,
        "undecided": standing.undecided,
        "failed": len(standing.failures),
        "rounds": lengths(standing.rounds),
        "entrants": entrants(standing),
    }


def as_json(standings: Sequence[Standing], seed: int, seconds: float) -> str:
    """One object: that of the table, or of several under ``tables``; with the ratings."""
    found: dict[str, Any] = (
        table_json(standings[0])
        if len(standings) == 1
        else {"tables": [table_json(each) for each in standings]}
    )
    rounded = {name: round(value, 1) for name, value in rated(standings).items()}
    more = {"ratings": rounded, "seed": seed, "seconds": round(seconds, 2)}
    return json.dumps(found | more, ensure_ascii=False)


def as_csv(standings: Sequence[Standing], seed: int, seconds: float) -> str:
    """A row an entrant of each table."""
    rows = [",".join(COLUMNS)]
    for number, standing in enumerate(standings, 1):
        for name, found in entrants(standing).items():
            rows.append(",".join(map(str, (number, name, *(found[c] for c in COLUMNS[2:])))))
    return "\n".join(rows)


def as_text(standings: Sequence[Standing], seed: int, seconds: float) -> str:
    """A table to read for each table played, and the ratings."""
    lines = []
    for standing in standings:
        size = lengths(standing.rounds)
        lines += [
            f"{', '.join(standing.table.seats)}: {standing.games:,} games from seed {seed}, "
            f"{standing.undecided} undecided; "
            f"{size['median']:g} rounds in the middle, 90 % of {size['p5']:g} to {size['p95']:g}",
            f"  {'':24} {'wins':>7} {'share':>7}   {'95 %':^13} {'even':>6} {'faults':>7}",
        ]
        for name, found in entrants(standing).items():
            seats = f"{name} ×{found['seats']}" if found["seats"] > 1 else name
            lines.append(
                f"  {seats:24} {found['wins']:7,} {found['share']:7.1%}   "
                f"{found['low']:5.1%}–{found['high']:5.1%} {found['par']:6.1%} {found['faults']:7,}"
            )
        lines += [f"  {name} first: {why}" for name, why in standing.told.items()]
        lines.append("")
    ranked = sorted(rated(standings).items(), key=lambda pair: -pair[1])
    lines += ["Ratings (400 points are 10 to 1)", *(f"  {n:24} {r:7.0f}" for n, r in ranked)]
    lines.append(f"{seconds:.1f} s")
    return "\n".join(lines)


FORMATS: dict[str, Callable[[Sequence[Standing], int, float], str]] = {
    "table": as_text,
    "json": as_json,
    "csv": as_csv,
}
