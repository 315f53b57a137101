"""The story of a finished game, with the curve of its chances: a part of the result."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from ....language import _
from ....language.figures import per_cent
from ....match.background_tasks import BackgroundTask
from ....match.finished_game import FinishedGame
from ....records.retelling import finished_game
from ....storage import SavedGame
from ....ui.charts.chart import draw_badge
from ....ui.charts.chart_data import portrait_of
from ....ui.charts.line_chart import DASHES, ChartLine, LineChart
from ....ui.layout.containers import Column, Row
from ....ui.layout.leaves import Control, CustomPaint, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.pieces.medallion import GOLD, draw_medallion
from ....ui.text.story_text import Passage, hero_of, story_of
from ....ui.widgets import BODY, SMALL
from ....ui.widgets.base import ignore
from ...people.saved_results import kept_results
from ..parts.items import for_the_ear
from ..parts.table_host import TableHost

#: design units: the picture beside a sentence, the size of the sentences, the height of
#: the curve, the portrait at the end of a line, and the mark of an event
PICTURE, WORDS, CURVE, END, EVENT = 46, BODY + 3, (190, 300), 44, 32
HEADLINE = 28


def _finished(saved: SavedGame) -> FinishedGame | None:
    """The facts of a finished game, None if its log is not sound."""
    return finished_game(saved, kept_results().results)


def _turns(rounds: Sequence[int]) -> list[float]:
    """The turns evenly spaced around the numbers of their rounds."""
    turns, seen = Counter(rounds), Counter[int]()
    result = []
    for each in rounds:
        result.append(each - 0.5 + (seen[each] + 0.5) / turns[each])
        seen[each] += 1
    return result


class PrintedCurve(LineChart):
    """A chart on paper: one strong line with its ``events``, and a portrait at the end of each."""

    end = END
    tinted = True
    events: Sequence[tuple[str, float]] = ()
    on_enter: Callable[[], None] = staticmethod(ignore)

    def activate(self) -> None:
        self.on_enter()

    def draw(self, surface: Surface, painter: Painter) -> None:
        with painter.on("paper"):
            super().draw(surface, painter)
            self._draw_events(surface, painter)

    def _draw_events(self, surface: Surface, painter: Painter) -> None:
        points = [p for line in self.lines if line.filled for p in line.points]
        for icon, when in self.events if points else ():
            at, value = min(points, key=lambda point: abs(point[0] - when))
            side, spot = painter.px(EVENT), (round(self._left(at)), round(self._top(value)))
            draw_badge(surface, painter, layout.placed((side, side), center=spot), icon)


class StoryPart:
    """The sentences, and everybody's chance of winning through the game, beside or below them."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.sentences = [Passage("clock", _("Looking back at the game…"))]
        self.chart = PrintedCurve(per_cent, name="curve")
        self.chart.title = _("Chances of winning")
        #: the facts, and the first sentence, in large letters
        self.course: FinishedGame | None = None
        self.turn: Passage | None = None
        #: whether the log yields a story
        self.known = True
        match = host.match
        self._task: BackgroundTask[FinishedGame | None] | None = match.background_tasks.send(
            partial(_finished, match.saved())
        )
        self.follow()

    def follow(self) -> bool:
        """Take the story as soon as it is ready; whether that has just happened."""
        if self._task is None or not self._task.done:
            return False
        course, self._task = self._task.result, None
        self.course = course
        self.known = course is not None
        if course is None:
            self.sentences = [Passage("info", _("This game has no story."))]
            return True
        people, theme = self.host.people, self.host.context.painter.theme
        self.sentences = story_of(course, people)
        self.turn, hero = self.sentences[0], hero_of(course.ranking, people)
        self.chart.events = [(each.icon, each.round) for each in self.sentences if each.round]
        turns = _turns(course.rounds)
        self.chart.show(
            [
                ChartLine(
                    people.name(p),
                    people.mark(p),
                    people.colour(p, theme),
                    p % len(DASHES),
                    tuple((at, 100 * value) for at, value in zip(turns, chances, strict=True)),
                    filled=p == hero,
                    portrait=portrait_of(people, p, theme),
                )
                # one moment makes no curve
                for p, chances in enumerate(course.chances if len(turns) > 1 else ())
            ]
        )
        return True

    def headline(self) -> Node | None:
        """The first sentence, as a newspaper has it, if it is known."""
        return Text(self.turn.text, size=HEADLINE, weight="display") if self.turn else None

    def tree(self) -> Node:
        """The curve, with the sentences for the ear."""
        words = for_the_ear(*(each.text for each in self.sentences if each is not self.turn))
        name = Text(self.chart.title, size=SMALL, weight="bold", colour="muted", alt_text="")
        return Column([words, name, Control(self.chart, height=CURVE, grow=1.0)], gap=6)

    def words(self) -> Node:
        """All sentences but the first."""
        others = [self._sentence(each) for each in self.sentences if each is not self.turn]
        return Column(others, gap=10)

    def _sentence(self, sentences: Passage) -> Node:
        picture = CustomPaint(
            partial(self._draw_picture, sentences),
            height=(PICTURE, PICTURE),
            width=(PICTURE, PICTURE),
        )
        weight = "bold" if sentences.icon == "trophy" else "regular"
        return Row([picture, Text(sentences.text, size=WORDS, weight=weight, grow=1.0)], gap=16)

    def _draw_picture(self, sentences: Passage, surface: Surface, rect: Rect) -> None:
        """Draw the subject of the sentence."""
        painter = self.host.context.painter
        side, won = min(rect.size), sentences.icon == "trophy"
        if sentences.player < 0 or sentences.round:
            draw_badge(surface, painter, layout.centre(rect, side, side), sentences.icon)
            return
        ring = GOLD if won else self.host.colour(sentences.player)
        mood = "happy" if won else "calm"
        portrait = portrait_of(self.host.people, sentences.player, painter.theme, mood)
        draw_medallion(painter, surface, rect, portrait, ring)
