"""The common parts of the challenge pages: the seat, the results, and the start."""

from pygame import Rect, Surface

from ...challenges.challenge import Challenge, challenge_game
from ...language import _
from ...storage.challenge_results import load_results, save_results
from ...ui.board.position_picture import position_picture
from ...ui.layout.containers import Centred, Column, MinWidth, Wrap
from ...ui.layout.leaves import CustomPaint
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.widgets import Widget
from ..core.context import Context
from ..core.home_board import home_board
from ..core.kept_games import looks_of
from ..core.page import ListPage
from ..setup.own_seat import own_seat, tokens_of
from .table import ChallengeTable
from .task import ChallengeRoutes, stars_tree, task_lines

#: design units: the picture of a challenge, the board beside it, and the conditions of the stars
ART, BOARD, STARS = 230, 600, 230


class ChallengePage(ListPage):
    """``challenge`` is the chosen one, described on the right of the selector."""

    challenge: Challenge
    #: the widget for choosing it
    selector: Widget

    def __init__(self, context: Context, title: str) -> None:
        super().__init__(context, title, _("Start the challenge"), self.play)
        self.board = home_board()
        self.seat = own_seat(context)
        self.results, self._trouble = load_results()

    def play(self) -> None:
        """Begin the chosen challenge."""
        raise NotImplementedError

    def enter(self) -> None:
        if self._trouble:
            self.context.scenes.toasts.say(self._trouble, "bad")
            self._trouble = ""
        self.form.focus(self.selector)

    def begin(self, challenge: Challenge, ways: ChallengeRoutes, task_shown: bool) -> None:
        """Lay the challenge on the table."""
        table = ChallengeTable(self.context, challenge, self.board, ways, task_shown)
        self.context.scenes.reset(table)

    def come_back(self, page: ListPage) -> None:
        """Show such a page over the title."""
        self.context.scenes.reset(self.context.routes.title())
        self.context.scenes.push(page)

    def save_best(self, best: bool) -> bool:
        """Write the results to disk if a ``best`` one is among them."""
        if best:
            self.context.attempt(lambda: save_results(self.results))
        return best

    def task(self) -> list[Node]:
        """The task, and the stars beside the starting position, if there is room for that."""
        painter, challenge = self.context.painter, self.challenge

        def draw(surface: Surface, place: Rect) -> None:
            painter.card_picture(surface, challenge.picture, place)

        drawn = CustomPaint(draw, height=(0, ART)) if challenge.picture else None
        stars = stars_tree(painter, challenge, self.board, short=True)
        position = CustomPaint(self._draw_opening, height=(0, BOARD), width=(BOARD / 2, BOARD))
        position.grow = 1.0
        column = Centred(MinWidth(Column([drawn, stars], gap=30), STARS))
        beside = Wrap([column, position], gap=24, grow=1.0)
        return [*task_lines(challenge, self.board), beside]

    def _draw_opening(self, surface: Surface, box: Rect) -> None:
        painter, side = self.context.painter, min(box.size)
        if side < painter.px(160):
            return  # it shows nothing any more
        saved = challenge_game(self.challenge, self.board, self.seat, tokens_of(self.context))
        inks, tokens = looks_of(painter, saved.seats)
        drawn = painter.cached(
            ("challenge", self.challenge.id, self.board.id, side, *tokens, *inks),
            lambda: position_picture(painter, side, saved.state, inks, tokens),
        )
        painter.stamp(surface, drawn, layout.centre(box, side, side).topleft)
