"""A challenge's task in words and stars: before it begins, and at its end."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from ...ai.levels import level
from ...challenges.challenge import PLAYER, Challenge, Verdict
from ...challenges.goal import Goal, goal_figure
from ...engine.board import Board
from ...engine.state import HOTEL, State
from ...language import _, mark, plural
from ...ui.layout.containers import Column, Row
from ...ui.layout.leaves import CustomPaint, Text
from ...ui.layout.node import Node
from ...ui.painting.colour import Colour, mix
from ...ui.painting.painter import Painter
from ...ui.widgets import Button
from ..core.context import Context
from ..core.dialog import Dialog


def task_text(challenge: Challenge, board: Board) -> str:
    """The task, with the names of spaces (s16) and the money (m50) of this board."""
    names = {f"s{space.index}": space.name for space in board.spaces}
    sums = {f"m{sum}": board.money(sum) for sum in (50, 300, 640, 900)}
    return _(challenge.task).format(**names, **sums)


def summary(challenge: Challenge) -> str:
    """The length of the challenge and its opponents."""
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
    goal = challenge.goal
    return _(_WHOLE[goal.kind]) if goal.kind in _WHOLE else _WANTED[goal.kind](goal, board)


def short_goal_text(challenge: Challenge, board: Board) -> str:
    """The goal in few words."""
    goal = challenge.goal
    if goal.kind == "clear":
        return _("No debts, no mortgages, {sum} in cash.").format(sum=board.money(goal.amount))
    short = _SHORT.get(goal.kind)
    return _(short) if short else goal_text(challenge, board)


def star_text(challenge: Challenge, board: Board, stars: int, short: bool = False) -> str:
    """The condition for this many stars: a round or a figure; ``short`` for narrow places."""
    goal = challenge.goal
    number = goal.stars[stars - 1]
    if not goal.race:
        return figure_text(goal, board, number)
    text = _("by round {round}") if short else _("by the end of round {round}")
    return text.format(round=challenge.position.round + number - 1)


def figure_text(goal: Goal, board: Board, number: int) -> str:
    """A final figure with its unit."""
    if goal.kind == "buildings":
        return plural("{count} building", "{count} buildings", number).format(count=number)
    if goal.kind == "deeds":
        return plural("{count} deed", "{count} deeds", number).format(count=number)
    return board.money(number)


def progress_text(challenge: Challenge, state: State) -> str:
    """The player's progress."""
    goal, board = challenge.goal, state.board
    left = max(0, challenge.last_round - state.round)
    more = plural("{count} more round", "{count} more rounds", left).format(count=left)
    rounds = more if left else _("the last round")
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
}
_WHOLE = mark(
    {
        "worth": "Finish the last round worth as much as you can.",
        "cash": "Have as much cash as you can after the last round.",
        "lead": "Finish the last round as far ahead of everybody else as you can.",
        "buildings": "Own as many buildings as you can after the last round; a hotel counts as "
        "five.",
        "deeds": "Own as many deeds as you can after the last round.",
    }
)


GOLD: Colour = (245, 185, 53)


def draw_stars(
    painter: Painter, surface: Surface, room: Rect, won: int, empty: bool = False
) -> None:
    """Three stars, as large as the room allows, ``empty`` ones among them or only golden ones."""
    gap = painter.px(4)
    # stars still to be won stand back, on light and on dark paper
    pale = mix(painter.theme.panels["card"].bottom[:3], painter.tint("muted"), 0.34)
    side = min(room.height, (room.width - 2 * gap) // 3)
    for number in range(3):
        gold = number < won if empty else number >= 3 - won
        if gold or empty:
            middle = room.centerx + (number - 1) * (side + gap)
            star = Rect(middle - side // 2, room.centery - side // 2, side, side)
            painter.icon(surface, "star", star, GOLD if gold else pale)


class TaskDialog(Dialog):
    """The task, the goal, and the condition of each star."""

    width = 860.0

    def __init__(self, context: Context, challenge: Challenge, board: Board) -> None:
        self.challenge = challenge
        go = Button(_("To the board"), self.close, icon="play", style="primary", name="go")
        go.key = pygame.K_RETURN
        super().__init__(context, _(challenge.title), [go])
        stars = stars_tree(context.painter, challenge, board)
        self.show_tree(Column([*task_lines(challenge, board), stars], gap=18), go)


def task_lines(challenge: Challenge, board: Board) -> list[Node]:
    """The task and the goal."""
    goal = Text(goal_text(challenge, board), weight="bold")
    return [Text(task_text(challenge, board)), goal]


def stars_tree(painter: Painter, challenge: Challenge, board: Board, short: bool = False) -> Node:
    """The conditions of the stars."""
    return Column([_star(painter, challenge, board, n, short) for n in (1, 2, 3)], gap=4)


def _star(painter: Painter, challenge: Challenge, board: Board, number: int, short: bool) -> Node:
    stars = CustomPaint(partial(draw_stars, painter, won=number), height=24, width=80)
    words = Text(star_text(challenge, board, number, short), height=34, grow=1.0)
    return Row([stars, words], gap=16)


@dataclass(frozen=True, slots=True)
class ChallengeRoutes:
    """The ways out of a challenge: again, back to the list, on to the next (None: the last).

    ``keep`` takes the verdict, and whether all was played here, and returns whether it is the best
    result so far; ``line`` is an additional remark.
    """

    again: Callable[[], None]
    away: Callable[[], None]
    on: Callable[[], None] | None
    keep: Callable[[Verdict, bool], bool]
    line: Callable[[Verdict], str] = lambda verdict: ""


class ChallengeEnd(Dialog):
    """The stars won, the figure, and the ways on; ``best`` marks a personal best."""

    width = 1040.0

    def __init__(
        self,
        context: Context,
        challenge: Challenge,
        board: Board,
        verdict: Verdict,
        best: bool,
        ways: ChallengeRoutes,
    ) -> None:
        self.challenge, self.board, self.ways = challenge, board, ways
        self.verdict, self.best = verdict, best
        choices = (
            (_("Look at the board"), self.close, pygame.K_ESCAPE, "look"),
            (_("All challenges"), ways.away, pygame.K_q, "away"),
            (_("Try again"), ways.again, pygame.K_a, "again"),
        )
        buttons = [
            Button(label, go, style="light", key=key, name=name) for label, go, key, name in choices
        ]
        if ways.on:
            buttons.append(
                Button(_("Next"), ways.on, icon="play", style="light", key=pygame.K_n, name="next")
            )
        first = buttons[-1] if verdict.stars else buttons[2]
        first.style = "primary"
        super().__init__(context, _(challenge.title), buttons)
        words = [Text(text, align="center", height=40) for text in self.words()]
        draw = partial(draw_stars, context.painter, won=verdict.stars, empty=True)
        stars = CustomPaint(draw, height=72)
        self.show_tree(Column([stars, Column(words, gap=0)], gap=20), first)

    def words(self) -> list[str]:
        """The lines below the stars."""
        parts = [outcome_text(self.challenge, self.board, self.verdict)]
        if line := self.ways.line(self.verdict):
            parts.append(line)
        if self.verdict.stars < 3:
            text = _("Next star: {asked}.")
            more = star_text(self.challenge, self.board, self.verdict.stars + 1)
            parts.append(text.format(asked=more))
        if self.best and self.verdict.stars:
            parts.append(_("That is your best result so far."))
        return parts
