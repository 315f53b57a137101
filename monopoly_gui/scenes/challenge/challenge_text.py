"""Goals and outcomes of challenges in words."""

from __future__ import annotations

from collections.abc import Callable

from ...ai.levels import level
from ...challenges.challenge import PLAYER, Challenge, Verdict
from ...challenges.goal import Goal, goal_figure
from ...engine.board import Board
from ...engine.state import HOTEL, State
from ...language import _, mark, plural

#: amounts that tasks speak of
SUMS = (50, 300, 640, 900)


def task_text(challenge: Challenge, board: Board) -> str:
    """The task, with the names of spaces (s16) and the money (m50) of this board."""
    names = {f"s{space.index}": space.name for space in board.spaces}
    sums = {f"m{sum}": board.money(sum) for sum in SUMS}
    return _(challenge.task).format(**names, **sums)


def summary(challenge: Challenge) -> str:
    """How long it is, and against whom."""
    rounds = plural("{count} round", "{count} rounds", challenge.rounds)
    levels = dict.fromkeys(code.partition("/")[0] for code in challenge.opponents)
    text = plural(
        "{rounds}, {count} opponent: {levels}",
        "{rounds}, {count} opponents: {levels}",
        len(challenge.opponents),
    )
    return text.format(
        rounds=rounds.format(count=challenge.rounds),
        count=len(challenge.opponents),
        levels=", ".join(_(level(code).name) for code in levels),
    )


def goal_text(challenge: Challenge, board: Board) -> str:
    """The goal as a sentence."""
    return _WANTED[challenge.goal.kind](challenge.goal, board)


def short_goal_text(challenge: Challenge, board: Board) -> str:
    """The goal for where there is little room."""
    goal = challenge.goal
    if goal.kind == "clear":
        return _("No debts, no mortgages, {sum} in cash.").format(sum=board.money(goal.amount))
    short = _SHORT.get(goal.kind)
    return _(short) if short else goal_text(challenge, board)


def star_text(challenge: Challenge, board: Board, stars: int) -> str:
    """What so many stars ask for: by when, or how much."""
    goal = challenge.goal
    number = goal.stars[stars - 1]
    if goal.race:
        last = challenge.position.round + number - 1
        return _("by the end of round {round}").format(round=last)
    return figure_text(goal, board, number)


def short_star_text(challenge: Challenge, board: Board, stars: int) -> str:
    """A short form of ``asked`` for narrow places."""
    if not challenge.goal.race:
        return star_text(challenge, board, stars)
    last = challenge.position.round + challenge.goal.stars[stars - 1] - 1
    return _("by round {round}").format(round=last)


def figure_text(goal: Goal, board: Board, number: int) -> str:
    """A figure that counts at the end, with what it is of."""
    if goal.kind == "buildings":
        return plural("{count} building", "{count} buildings", number).format(count=number)
    if goal.kind == "deeds":
        return plural("{count} deed", "{count} deeds", number).format(count=number)
    return board.money(number)


def progress_text(challenge: Challenge, state: State) -> str:
    """How far the player is now."""
    goal, board = challenge.goal, state.board
    left = max(0, challenge.last_round - state.round)
    rounds = (
        plural("{count} more round", "{count} more rounds", left).format(count=left)
        if left
        else _("the last round")
    )
    if goal.race:
        return _("Round {round}, {left}").format(round=state.round, left=rounds)
    now = figure_text(goal, board, goal_figure(goal, state, PLAYER)) if state.alive[PLAYER] else "–"
    return _("Now {amount}; {left}").format(amount=now, left=rounds)


def outcome_text(challenge: Challenge, board: Board, verdict: Verdict) -> str:
    """The result reached."""
    goal = challenge.goal
    if verdict.ruined:
        return _("You are bankrupt.")
    if verdict.alone:
        return _("Nobody else is left: you earn every star.")
    if goal.race:
        if not verdict.measured:
            return _("The rounds are over, and you did not reach the goal.")
        last = challenge.position.round + verdict.measured - 1
        return _("Reached in round {round}.").format(round=last)
    return _("At the end: {amount}.").format(amount=figure_text(goal, board, verdict.measured))


def _group(goal: Goal, board: Board) -> str:
    return board.groups[board.spaces[goal.spaces[0]].group].name


def _own(goal: Goal, board: Board) -> str:
    return _("Own the complete set: {group}.").format(group=_group(goal, board))


def _build(goal: Goal, board: Board) -> str:
    group = _group(goal, board)
    if goal.amount == HOTEL:
        return _("Have a hotel on every {group} street.").format(group=group)
    text = plural(
        "Have {count} house on every {group} street.",
        "Have {count} houses on every {group} street.",
        goal.amount,
    )
    return text.format(count=goal.amount, group=group)


def _ruin(goal: Goal, board: Board) -> str:
    text = plural(
        "Outlast {count} opponent: see them go bankrupt.",
        "Outlast {count} opponents: see them go bankrupt.",
        goal.amount,
    )
    return text.format(count=goal.amount)


def _clear(goal: Goal, board: Board) -> str:
    money = board.money(goal.amount)
    if not goal.spaces:
        return _("Have no debts and no mortgages, and {sum} in cash.").format(sum=money)
    text = _(
        "Have no debts and no mortgages, {sum} in cash, and two or more houses on "
        "every {group} street."
    )
    return text.format(sum=money, group=_group(goal, board))


_SHORT = mark(
    {
        "worth": "Be worth as much as you can.",
        "cash": "Have as much cash as you can.",
        "lead": "Be as far ahead of the others as you can.",
        "buildings": "Own as many buildings as you can.",
        "deeds": "Own as many deeds as you can.",
    }
)
_WANTED: dict[str, Callable[[Goal, Board], str]] = {
    "own": _own,
    "build": _build,
    "ruin": _ruin,
    "clear": _clear,
    "worth": lambda goal, board: _("Finish the last round worth as much as you can."),
    "cash": lambda goal, board: _("Have as much cash as you can after the last round."),
    "lead": lambda goal, board: _(
        "Be worth as much more than everybody else as you can after the last round."
    ),
    "buildings": lambda goal, board: _(
        "Own as many buildings as you can after the last round; a hotel counts as five."
    ),
    "deeds": lambda goal, board: _("Own as many deeds as you can after the last round."),
}
