"""The end of the game: its story, and behind it the places and worths [END-1]."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ....engine.amounts.worth import WorthLine, worth_lines
from ....engine.frames import Over
from ....language import _, mark, plural, translate
from ....match.chronicle import fall_of
from ....records.career import EVERY
from ....ui.cards.festivity import draw_festivity, draw_light
from ....ui.cards.podium import Contestant, Step, draw_podium, steps_in
from ....ui.layout.containers import (
    Centred,
    Column,
    Panel,
    Row,
    Scroll,
    Share,
    Sheet,
    SideBySide,
    Wrap,
)
from ....ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ....ui.layout.node import Node
from ....ui.layout.parts import Icon
from ....ui.painting.colour import Colour
from ....ui.pieces.medallion import GOLD, Portrait, draw_medallion
from ....ui.text.ending_text import ending_text
from ....ui.text.log_words import buildings, deeds, have_won
from ....ui.text.story_text import farewell, hero_of
from ....ui.widgets import BODY, LARGE, SMALL
from ...core.kept_games import seat_changes
from ...core.spoken_screen import join_sentences
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.items import aligned
from ..parts.table_host import TableHost
from .charts import show_charts
from .play_again import PlayAgainDialog, play_again
from .story import StoryPart

#: the parts of a worth, in the order of ``worth_lines``
PARTS = mark(("Cash", "Deeds", "Mortgaged", "Houses", "Hotels"))
#: design units: the place and the portrait in a row, the least width of its figures, and how
#: high the bar of a worth is
PLACE, PORTRAIT, FIGURE, BAR = 36, (46, 76), 78, 16
#: the headline, at its smallest and usually, and the height of the podium
HEADLINE, PODIUM = (38, 64), (240, 700)
#: the width of the players' side, the least width of the rest, and the margin on the paper
SIDE, REST, PAD = (430, 740), 690, (30, 22)
#: seconds in which confetti falls
FALLING = 2.2
#: the most new achievements to name, in a low window and usually
STAMPS = (2, 4)


class ResultDialog(TableDialog):
    """The story first; the ranking, with the parts of each worth, is behind it [SC-220]."""

    frame: Over
    width = 1840.0
    panelled = False
    bare = shade = 90

    def __init__(self, host: TableHost, frame: Over) -> None:
        super().__init__(host, frame.ranking[0])
        self.frame = frame
        self.sums = len(self.state.living()) > 1
        self.story = StoryPart(host)
        #: whether the details are shown, and not the curve
        self.counts = not self.story.chart.lines
        context, match = self.context, host.match
        self.again = DialogButton(
            _("Play again"), partial(play_again, context, match), icon="dice",
            key=pygame.K_n, style="primary", name="new",
        )  # fmt: skip
        #: whom the page is about, and whether it celebrates: never over a person's defeat
        self.hero = hero_of(frame.ranking, host.people)
        self.joyful = self.hero in frame.winners
        #: the share of the time in which confetti falls
        still = host.context.settings.reduced_motion or not self.joyful
        self._fallen = 1.0 if still else 0.0
        self.head.disc = False
        self._written: Node = Column([])
        #: the players' side, where there is room for it
        self._side: Node = self._written
        self._podium = CustomPaint(self._draw_podium, height=PODIUM, width=SIDE, grow=1.0)
        self.story.chart.on_enter = partial(show_charts, context, match)

        self.others = tuple(
            DialogButton(text, use, icon=icon, key=key, style="dark", size=SMALL, name=name)
            for text, use, icon, key, name in (
                (_("Replay"), lambda: context.routes.watch(match.saved()), "play", pygame.K_w,
                 "watch"),
                (_("Charts"), partial(show_charts, context, match), "chart", pygame.K_c, "charts"),
                (_("Details"), self._turn_over, "cash", pygame.K_f, "count"),
                (_("New set-up"), lambda: PlayAgainDialog(context, match).open(), "edit",
                 pygame.K_e, "change"),
                (_("To the title screen"), lambda: context.scenes.reset(context.routes.title()),
                 "exit", pygame.K_q, "title"),
            )
        )  # fmt: skip

    def alive(self) -> bool:
        return self.state.over

    def refresh(self) -> None:
        if self.story.follow():
            self.counts = not self.story.chart.lines
        state, course, hero = self.state, self.story.course, self.hero
        won = have_won([self.host.name(p) for p in self.frame.winners])
        fall = fall_of(course.moments, hero) if course else None
        # how long who has fallen held out is known with the story only
        greets = self.joyful or not (fall or state.alive[hero])
        ending = ending_text(state, self.frame, self.host.people)
        held = fall.round if fall else 0
        self.title = won if greets else farewell(self.frame, self.host.people, hero, held)
        self.subtitle = _("{ending} {rounds}, {turns}.").format(
            ending=ending if greets else f"{won} {ending}",
            rounds=plural("{count} round", "{count} rounds", state.round).format(count=state.round),
            turns=plural("{count} turn", "{count} turns", state.turn).format(count=state.turn),
        )
        # the names do not say for whom a computer played on
        changes = seat_changes(self.host.match.saved()) if self.host.match.changes else ()
        self.subtitle = join_sentences(
            [self.subtitle, *(translate(text) for *_at, text in changes)]
        )
        over = next(button for button in self.others if button.name == "count")
        over.label = _("Back to the story") if self.counts else _("Details")
        over.visible = bool(self.story.chart.lines)
        self.form.on_cancel = self._turn_over if self.counts and over.visible else None
        paper = Sheet(Scroll(self._part(), grow=1.0), pad=PAD, grow=1.0)
        self.head.size = HEADLINE[not self.low]
        ends = [Control(b, height=(44, 52), tight=True, grow=0.0) for b in self.others if b.visible]
        # the golden one is in the last line, which stays visible longest
        again = Control(self.again, height=(58, 66), width=(240, 340), grow=0.0)
        foot = Wrap([*ends, Spacer(), again], gap=14)
        upright = self.compact and not (self.low or self.scrolls)
        parts = [self._podium, Share(Wrap([*self._stamps()]), SIDE[0])]
        self._side = Column(parts, gap=14, grow=float(upright))
        above = [self.head, self._side] if upright else [self.head]
        self._written = Column([self.story.headline(), paper], gap=18, grow=1.0)
        about = Column([*above, self._written], gap=18, grow=1.0)
        both = [self._side, Share(about, REST, grow=1.0)]
        shown = about if upright else SideBySide(both, gap=30, grow=1.0)
        self.compose(Column([shown, foot], gap=18), self.again)

    @property
    def toast_rooms(self) -> Sequence[Rect]:
        """Above the podium: the headline stays clear."""
        free = Rect(self._side.rect)
        free.height //= 3
        return self.viewport.to_window(free) if free.width else ()

    def _stamps(self) -> Iterator[Node]:
        """The achievements that are new to the hero, the rarest first."""
        course, marked = self.story.course, self.host.people.is_human(self.hero)
        numbers = course.earned[self.hero] if course and course.earned and marked else ()
        new = sorted((each for each in EVERY if each.number in numbers), key=lambda e: -e.number)
        named = STAMPS[not self.low]
        for each in new[:named]:
            said = f"{_(each.name)}: {_(each.about)}"
            name = Text(_(each.name), size=SMALL, weight="bold", wrap=False, alt_text=said)
            yield Panel(Row([Icon("star", 26, "accent"), name], gap=8), "card", pad=(14, 6))
        if others := new[named:]:
            more = _("+{count} more").format(count=len(others))
            said = ", ".join(_(each.name) for each in others)
            yield Text(more, size=SMALL, weight="bold", colour="muted", wrap=False, alt_text=said)

    def _contestant(self, at: int) -> Contestant:
        """The player of a place on the podium."""
        player, host = self.frame.ranking[at], self.host
        portrait, ring = self._portrait(player)
        worth = host.money(self.frame.worths[at]) if self.state.alive[player] else _("bankrupt")
        label = _("Worth") if at == 0 else ""
        place = self.frame.place(at)
        return Contestant(place, host.name(player), label, worth, portrait, ring)

    def _steps(self) -> list[Step]:
        return steps_in(self._podium.rect, len(self.frame.ranking))

    def _draw_podium(self, surface: Surface, _rect: Rect) -> None:
        contestants = [self._contestant(at) for at in range(len(self.frame.ranking))]
        draw_podium(self.context.painter, surface, contestants, self._steps())

    def _portrait(self, player: int) -> tuple[Portrait, Colour]:
        """A player's portrait and the colour of its ring."""
        colour, face = self.host.colour(player), self.host.people.faces[player]
        mood, ring = ("happy", GOLD) if player in self.frame.winners else ("calm", colour)
        return Portrait(self.host.token(player), colour, face, mood), ring

    def _draw_player(self, player: int, surface: Surface, rect: Rect) -> None:
        portrait, ring = self._portrait(player)
        draw_medallion(self.context.painter, surface, rect, portrait, ring)

    @property
    def _lit(self) -> Rect:
        """The portrait in the light."""
        return self._steps()[self.frame.ranking.index(self.hero)].portrait

    def underlay(self) -> tuple[Hashable, Callable[[Surface], object] | None]:
        if not self._side.rect.width:
            return super().underlay()
        place, fallen = self._lit, self.joyful and self._fallen >= 1

        def add(surface: Surface) -> None:
            draw_light(self.context.painter, surface, place)
            if fallen:
                self._celebrate(surface)

        return (tuple(place), tuple(self._written.rect), fallen), add

    def paint_below(self, surface: Surface) -> None:
        strong = self.context.painter.theme.strong
        if self.joyful and self._fallen < 1 and self._side.rect.width and not strong:
            self._celebrate(surface)

    def _celebrate(self, surface: Surface) -> None:
        free = (self._written.rect, self.head.rect, *(step.words for step in self._steps()))
        draw_festivity(
            self.context.painter, surface, self._lit, free, self.host.money, self._fallen
        )

    def enter(self) -> None:
        super().enter()
        if self.covers:
            # the most memory is used here, and the pictures of the table are hardly needed again
            self.host.put_away()

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self._fallen < 1:
            self._fallen = min(1.0, self._fallen + dt / FALLING)
            self.invalidate()
        if self.there and self.story.follow():
            self.counts = not self.story.chart.lines
            self._show()

    @property
    def moving(self) -> bool:
        return self._fallen < 1 or super().moving

    def _turn_over(self) -> None:
        """Show the final count, or the story again."""
        self.counts = not self.counts
        self._show()
        self.context.announce(join_sentences([each.text for each in self._part().spoken()]))

    def _part(self) -> Node:
        if not self.counts:
            return self.story.tree()
        return Column([self._count(), self.story.words()] if self.story.known else [self._count()])

    def _show(self) -> None:
        """Show another part, or its latest facts."""
        self.refresh()
        self.resize(self.window)

    def figures(self, place: int) -> list[tuple[str, str]]:
        """The figures of the player in a place with their labels, the worth last."""
        player, money = self.frame.ranking[place], self.host.money
        found = [(str(len(self.state.deeds(player))), _("Deeds"))]
        if self.sums:
            lines = zip(worth_lines(self.state, player), PARTS, strict=True)
            found = [
                (money(line.amount) if line.amount else "–", count_text(line) or _(part))
                for line, part in lines
            ]
        return [*found, (money(self.frame.worths[place]), _("Worth"))]

    def _count(self) -> Node:
        """A row for each player, the figures of all below each other."""
        lines = aligned([self._row(place) for place in range(len(self.frame.ranking))])
        return Column([Centred(Wrap(line, gap=12), grow=1.0) for line in lines], gap=8)

    def _row(self, place: int) -> list[Node]:
        """Place, portrait, name with the bar of the worth, figures."""
        player, host = self.frame.ranking[place], self.host
        number = self.frame.place(place)
        out, name = not self.state.alive[player], host.name(player)
        who = _("{player}, bankrupt").format(player=name) if out else name
        colour = "muted" if out else "text"
        figures = self.figures(place)
        return [
            Text(
                f"{number}.", size=LARGE, weight="display", colour=colour, width=(PLACE, PLACE),
                align="center", alt_text="",
            ),
            CustomPaint(partial(self._draw_player, player), height=PORTRAIT, width=PORTRAIT),
            Column(
                [
                    Spacer(),
                    Text(
                        who, size=LARGE, weight="bold", wrap=False, colour=colour,
                        alt_text=_("{place}. {player}").format(place=number, player=who),
                    ),
                    None if out else CustomPaint(partial(self._draw_bar, place), height=(BAR, BAR)),
                    Spacer(),
                ],
                gap=4,
                grow=1.0,
            ),
            *(
                _figure(figure, words, total=at == len(figures) - 1, colour=colour)
                for at, (figure, words) in enumerate(figures)
            ),
        ]  # fmt: skip

    def _draw_bar(self, place: int, surface: Surface, rect: Rect) -> None:
        """A worth, as long as its share of the greatest."""
        worths, colour = self.frame.worths, self.host.colour(self.frame.ranking[place])
        bar = Rect(rect)
        bar.width = rect.width * max(0, worths[place]) // max(1, *worths)
        self.context.painter.box(surface, bar, colour, radius=5)


def _figure(figure: str, words: str, total: bool, colour: str) -> Node:
    """A figure above its label."""
    size, weight = (LARGE + 4, "display") if total else (BODY, "regular")
    return Column(
        [
            Spacer(),
            Text(
                figure, size=size, weight=weight, colour=colour, align="right", wrap=False,
                width=(FIGURE, FIGURE), alt_text=f"{words}: {figure}",
            ),
            Text(words, size=SMALL - 3, colour="muted", align="right", wrap=False, alt_text=""),
            Spacer(),
        ],
        gap=0,
    )  # fmt: skip


def count_text(line: WorthLine) -> str:
    """The number of pieces in a part, "" for cash and for none."""
    if not line.count:
        return ""
    if line.kind == "mortgaged":
        return _("{count} mortgaged").format(count=line.count)
    if line.kind == "deeds":
        return deeds(line.count)
    return buildings(line.kind.removesuffix("s"), line.count)
