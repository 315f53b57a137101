"""The end of the game: its story, and behind it who came where, and with what [END-1]."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ....engine.amounts.worth import WorthLine, worth_lines
from ....engine.frames import Over
from ....language import _, mark, plural, translate_titles
from ....ui.layout.containers import Column, Panel, Row, SameWidth, Scroll, Wrap
from ....ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ....ui.layout.node import Node
from ....ui.text.building_words import buildings, deeds
from ....ui.text.ending_text import ending_text
from ....ui.text.log_words import have_won
from ....ui.widgets import BODY, LARGE, SMALL, Tabs
from ..shared.card_buttons import CardButton
from ..shared.table_dialog import TableDialog
from .charts import show_charts
from .play_again import PlayAgainDialog
from .story import StoryPart

if TYPE_CHECKING:
    from ..shared.table_host import TableHost

TABS = (("story", mark("The story")), ("count", mark("The final count")))
#: the parts of a worth, in the order of ``worth_lines``
PARTS = mark(("Cash", "Deeds", "Mortgaged", "Houses", "Hotels"))
#: design units: the sides of the pictures in a row, and the least width of its figures
PLACE, TOKEN, FIGURE = 40, 46, 92


class ResultDialog(TableDialog):
    """The story first; the ranking, with what each worth is made of, is behind it [SC-220]."""

    width = 1390.0
    icon = "trophy"

    def __init__(self, host: TableHost, frame: Over) -> None:
        super().__init__(host, frame.ranking[0])
        self.frame = frame
        self.sums = len(self.state.living()) > 1
        self.story = StoryPart(host)
        self.tabs = Tabs(
            translate_titles(TABS),
            "story",
            lambda value: self._turn(),
            name="part",
            on_card=True,
        )
        self._without_story()
        self.again = CardButton(
            _("Play again"), self._again, icon="dice", key=pygame.K_n, style="primary", name="new"
        )
        self.others = tuple(
            CardButton(
                text, use, icon=icon, key=key, style="light", size=SMALL, name=name
            )
            for text, use, icon, key, name in (
                (_("Watch the replay"), self._watch, "play", pygame.K_w, "watch"),
                (_("Charts"), self._show_charts, "chart", pygame.K_c, "charts"),
                (_("To the title screen"), self._to_title, "exit", pygame.K_t, "title"),
            )
        )  # fmt: skip

    def alive(self) -> bool:
        return self.state.over

    def refresh(self) -> None:
        if self.story.follow():
            self._without_story()
        state = self.state
        self.title = have_won([self.host.name(p) for p in self.frame.winners])
        self.subtitle = _("{ending} {rounds}, {turns}.").format(
            ending=ending_text(state, self.frame, self.host.people),
            rounds=plural("{count} round", "{count} rounds", state.round).format(count=state.round),
            turns=plural("{count} turn", "{count} turns", state.turn).format(count=state.turn),
        )
        part = self.story.tree() if self.tabs.value == "story" else self._count()
        ends = [Control(button, height=(48, 52), grow=0.0) for button in self.others]
        self.compose(
            Column(
                [
                    Row(
                        [Control(self.tabs, height=(48, 50), width=(320, 480), grow=0.0), Spacer()]
                    ),
                    Scroll(part, grow=1.0),
                    # the golden one lies in the last line, which stays in sight longest
                    Wrap([*ends, Control(self.again, height=(58, 62), width=(300, 340))], gap=14),
                ],
                gap=18,
            ),
            self.again,
        )

    def place(self, width: int, height: int) -> Rect:
        """In the middle of the window."""
        return self.in_the_middle(width, height)

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self.there and self.story.follow():
            self._without_story()
            self._turn()

    def _without_story(self) -> None:
        if not self.story.known:
            self.tabs.value = "count"

    def _turn(self) -> None:
        """Show another part, or what has become known of it."""
        self.refresh()
        if not self.folded:
            self.layout()
        self.invalidate()

    # -- what its buttons do -----------------------------------------------------------
    def _show_charts(self) -> None:
        show_charts(self.context, self.host.match)

    def _watch(self) -> None:
        self.context.routes.watch(self.host.match.saved())

    def _to_title(self) -> None:
        self.context.scenes.reset(self.context.routes.title())

    def _again(self) -> None:
        self.context.scenes.push(PlayAgainDialog(self.context, self.host.match))

    # -- the final count ------------------------------------------------------------------
    def headings(self) -> tuple[str, ...]:
        """What the figures are called, "Worth" last."""
        return (*(map(_, PARTS) if self.sums else (_("Deeds"),)), _("Worth"))

    def figures(self, place: int) -> list[tuple[str, str]]:
        """The figures of the player in a place, and what is counted in each."""
        player, money = self.frame.ranking[place], self.host.money
        worth = money(self.frame.worths[place])
        if not self.sums:
            figures = [str(len(self.state.deeds(player))), worth]
            return list(zip(figures, self.headings(), strict=True))
        lines = worth_lines(self.state, player)
        amounts = [money(line.amount) if line.amount else "–" for line in lines]
        words = [
            counted(line) or heading for line, heading in zip(lines, self.headings(), strict=False)
        ]
        return [*zip(amounts, words, strict=True), (worth, _("Worth"))]

    def _count(self) -> Node:
        """A row for each player, the figures of all below each other."""
        rows = [self._row(place) for place in range(len(self.frame.ranking))]
        columns = list(zip(*rows, strict=True))
        panels = []
        for place, cells in enumerate(rows):
            first = self.frame.place(place) == 1
            inside = Wrap(
                [
                    SameWidth(cell, columns[at], grow=1.0 if at == NAME else 0.0)
                    for at, cell in enumerate(cells)
                ],
                gap=14,
            )
            panels.append(Panel(inside, "selected" if first else "inset", pad=(16, 8)))
        return Column([*panels, Spacer()], gap=8)

    def _row(self, place: int) -> list[Node]:
        """Place, token, name, figures."""
        player, host = self.frame.ranking[place], self.host
        number = self.frame.place(place)
        on = "selected" if number == 1 else "inset"
        out, name = not self.state.alive[player], host.name(player)
        who = _("{player}, bankrupt").format(player=name) if out else name
        colour = "muted" if out else "text"
        figures = self.figures(place)
        return [
            Text(
                f"{number}.", size=BODY, weight="bold", colour=colour, width=(PLACE, PLACE),
                align="center", alt_text="",
            ),
            CustomPaint(
                partial(self._draw_token, player), height=(TOKEN, TOKEN), width=(TOKEN, TOKEN)
            ),
            Text(
                who, size=LARGE - 4, weight="bold", wrap=False, on="" if out else on, colour=colour,
                alt_text=_("{place}. {player}").format(place=number, player=who),
            ),
            *(
                _figure(figure, words, total=at == len(figures) - 1, colour=colour)
                for at, (figure, words) in enumerate(figures)
            ),
        ]  # fmt: skip

    def _draw_token(self, player: int, surface: Surface, rect: Rect) -> None:
        painter = self.context.painter
        painter.token(surface, self.host.token(player), rect, self.host.colour(player))


#: which cell of a row takes what room is left
NAME = 2


def _figure(figure: str, words: str, total: bool, colour: str) -> Node:
    """A figure above what it counts."""
    size, weight = (LARGE - 4, "black") if total else (BODY, "regular")
    return Column(
        [
            Text(
                figure, size=size, weight=weight, colour=colour, align="right", wrap=False,
                width=(FIGURE, FIGURE), alt_text=f"{words}: {figure}",
            ),
            Text(words, size=SMALL - 3, colour="muted", align="right", wrap=False, alt_text=""),
        ],
        gap=0,
    )  # fmt: skip


def counted(line: WorthLine) -> str:
    """How many there are of a part, "" for cash and for none."""
    if not line.count:
        return ""
    if line.kind == "mortgaged":
        return _("{count} mortgaged").format(count=line.count)
    if line.kind == "deeds":
        return deeds(line.count)
    return buildings(line.kind.removesuffix("s"), line.count)
