"""The end of the game: who came where, and with what [END-1]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ....engine.amounts.worth import WorthLine, worth_lines
from ....engine.frames import Over
from ....language import _, mark
from ....ui.painting import layout
from ....ui.painting.colour import Colour, darken, lighten
from ....ui.playback.confetti import LENGTH as CONFETTI
from ....ui.playback.confetti import draw_confetti
from ....ui.playback.victory import GOLD
from ....ui.text.building_words import buildings, deeds
from ....ui.text.log_words import have_won
from ....ui.widgets import BODY, LARGE, SMALL
from ..shared.card_buttons import CardButton
from ..shared.table_dialog import TableDialog
from .again import AgainDialog
from .charts import show_charts
from .story import StoryPage

if TYPE_CHECKING:
    from ..shared.port import TablePort

ROW = 66
#: of two lines, where all is too narrow for the name beside the figures
HIGH_ROW, NAME_LINE = 104, 42
#: with fewer design units across, the figures are told in lines below the name
ACROSS, TOLD_ROW = 800.0, 126
#: the buttons in one line, in two, or in three
LINE, TWO_LINES, THREE_LINES = 58, 130, 202
#: the golden disc with the trophy, in design units
TROPHY = 112
ENDS = mark(
    {
        "bankruptcies": "The others are bankrupt.",
        "agreement": "The players agreed to end the game: the richest player wins.",
        "limit": "The game has reached its limit: the richest player wins.",
    }
)


#: the parts of a worth as headings, in the order of ``worth_lines``
PARTS = mark(("Cash", "Deeds", "Mortgaged", "Houses", "Hotels"))


class ResultDialog(TableDialog):
    """The ranking, and ways to go on.

    Where worth decides, what each player's is made of [SC-220].
    """

    width = 1390.0
    icon = "trophy"

    def __init__(self, port: TablePort, frame: Over) -> None:
        super().__init__(port, frame.ranking[0])
        self.frame = frame
        self.look = CardButton(
            _("Look at the board"),
            self.folding.fold,
            icon="eye",
            key=pygame.K_l,
            style="light",
            name="look",
        )
        self.title_button = CardButton(
            _("To the title screen"),
            self._to_title,
            icon="exit",
            key=pygame.K_t,
            style="light",
            name="title",
        )
        self.again = CardButton(
            _("Play again"), self._again, icon="dice", key=pygame.K_n, style="primary", name="new"
        )
        self.story = CardButton(
            _("The story"),
            self._tell,
            icon="book",
            key=pygame.K_s,
            style="light",
            name="story",
        )
        self.watch = CardButton(
            _("Watch the replay"),
            self._watch,
            icon="play",
            key=pygame.K_w,
            style="light",
            name="watch",
        )
        self.charts = CardButton(
            _("Charts"),
            self._show_charts,
            icon="chart",
            key=pygame.K_c,
            style="light",
            name="charts",
        )
        self.sums = len(self.state.living()) > 1
        #: seconds that confetti has been falling
        self._since = 0.0
        self._list = Rect(0, 0, 0, 0)

    def alive(self) -> bool:
        return self.state.over

    @property
    def _ways(self) -> tuple[CardButton, ...]:
        """The golden one first; in the last row, which stays in sight, where there are three."""
        if self._slim:
            return (self.story, self.watch, self.charts, self.look, self.again, self.title_button)
        return (self.again, self.story, self.watch, self.charts, self.look, self.title_button)

    @property
    def happy(self) -> bool:
        """Whether confetti is called for: a human has won, or only opponents have played."""
        humans = self.port.match.humans
        return not humans or any(player in humans for player in self.frame.winners)

    def refresh(self) -> None:
        state = self.state
        self.title = have_won([self.port.name(p) for p in self.frame.winners])
        ending = _(ENDS.get(self.frame.why, ""))
        living = state.living()
        if self.frame.why == "bankruptcies" and len(living) > 1:
            ending = _("The last bankruptcy ends the game: the richest player wins.")
        self.subtitle = _("{ending} {round} rounds, {turn} turns.").format(
            ending=ending, round=state.round, turn=state.turn
        )
        self.show(list(self._ways), self.again)

    def measure(self) -> None:
        row, foot = (HIGH_ROW, TWO_LINES) if self._narrow else (ROW, LINE)
        if self._slim:
            row, foot = TOLD_ROW, THREE_LINES
        if tuple(w for w in self.form.widgets if w in self._ways) not in ((), self._ways):
            self.show(list(self._ways), self.again)
        self.height = 64 + 16 + 60 + 34 + len(self.frame.ranking) * row + 14 + foot

    @property
    def _narrow(self) -> bool:
        """Whether the figures stand below the names."""
        return self.sums and self.narrower(self.width)

    @property
    def _slim(self) -> bool:
        """Whether the figures are told in lines below the names."""
        return self.narrower(ACROSS)

    def place(self, width: int, height: int) -> Rect:
        """In the middle of the window, with room for the trophy above it."""
        box = self.in_the_middle(width, height)
        if not self.viewer.whole:
            box.y = self.context.painter.px(TROPHY)
            return box
        box.y = max(box.y, min(self.context.painter.px(TROPHY), self.bounds.bottom - box.bottom))
        return box

    @property
    def moving(self) -> bool:
        return self._celebrates or super().moving

    @property
    def _celebrates(self) -> bool:
        """Whether confetti is falling."""
        quiet = self.context.settings.reduced_motion or self.folded or not self.happy
        return self._since < CONFETTI and not quiet

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self._celebrates:
            self._since += dt
            self.invalidate()

    def paint(self, surface: Surface) -> None:
        if self._celebrates:
            draw_confetti(self.context.painter, surface, self.bounds, self._since)
        super().paint(surface)
        if not self.folded:
            self._paint_trophy(surface)

    def _paint_trophy(self, surface: Surface) -> None:
        """A golden disc with a trophy on the upper edge of the card."""
        painter = self.context.painter
        side = painter.px(TROPHY)
        spot = Rect(0, 0, side, side)
        spot.center = (self.box.centerx, self.box.y - painter.px(28))
        for inset, tone in ((0, darken(GOLD, 0.25)), (3, GOLD), (9, lighten(GOLD, 0.35))):
            painter.dot(surface, spot.center, side - 2 * painter.px(inset), tone)
        painter.dot(surface, spot.center, side - 2 * painter.px(12), GOLD)
        painter.icon(surface, "trophy", spot.inflate(-side // 2, -side // 2), darken(GOLD, 0.72))

    def _show_charts(self) -> None:
        show_charts(self.context, self.port.match)

    def _watch(self) -> None:
        self.context.routes.watch(self.port.match.saved())

    def _to_title(self) -> None:
        self.context.scenes.reset(self.context.routes.title())

    def _again(self) -> None:
        self.context.scenes.push(AgainDialog(self.context, self.port.match))

    def _tell(self) -> None:
        self.context.scenes.push(StoryPage(self.context, self.port.match))

    def arrange(self) -> None:
        px = self.context.painter.px
        high = px(TWO_LINES if self._narrow else LINE)
        foot, self._list = layout.split(self.body, "bottom", high, px(14))
        buttons = self._ways
        if self._slim:
            foot, self._list = layout.split(self.body, "bottom", px(THREE_LINES), px(14))
            for button, cell in zip(buttons, layout.grid(foot, 2, 3, px(14)), strict=True):
                button.rect = cell
            return
        if self._narrow:
            for button, cell in zip(buttons, layout.grid(foot, 3, 2, px(14)), strict=True):
                button.rect = cell
            return
        needs = [button.width(self.context.painter) for button in buttons]
        for button, cell in zip(buttons, layout.fitting(foot, needs, px(14)), strict=True):
            button.rect = cell

    def headings(self) -> tuple[str, ...]:
        """What stands above the figures, "Worth" last."""
        return (*(map(_, PARTS) if self.sums else (_("Deeds"),)), _("Worth"))

    def figures(self, place: int) -> list[tuple[str, str]]:
        """The figures of the player in a place: large, and a few words below each."""
        player, money = self.frame.ranking[place], self.port.money
        worth = (money(self.frame.worths[place]), "")
        if not self.sums:
            return [(str(len(self.state.deeds(player))), ""), worth]
        if not self.state.alive[player]:
            return [*[("", "")] * len(PARTS), (_("bankrupt"), "")]
        lines = worth_lines(self.state, player)
        amounts = [money(line.amount) if line.amount else "–" for line in lines]
        return [*zip(amounts, map(counted, lines), strict=True), worth]

    def paint_body(self, surface: Surface) -> None:
        painter, port = self.context.painter, self.port
        head, rest = layout.split(self._list, "top", painter.px(30), painter.px(4))
        cells = self._columns(head)[2:]
        titles = (_("Player"), *self.headings())
        if self._slim:
            cells, titles = [cells[0].union(cells[1]), cells[-1]], (titles[0], titles[-1])
        elif self._narrow:
            inside = layout.inset(head, painter.px(14), 0)
            cells = [
                Rect(0, 0, 0, 0),
                *layout.row(inside, [1.0] * (len(PARTS) + 1), painter.px(12)),
            ]
        for column, (cell, text) in enumerate(zip(cells, titles, strict=True)):
            if not cell.width:
                continue
            painter.text(
                surface,
                text,
                cell,
                size=SMALL - 2,
                colour="muted",
                align="right" if column else "left",
                valign="center",
            )
        height = rest.height // len(self.frame.ranking)
        for place, player in enumerate(self.frame.ranking):
            row = Rect(rest.x, rest.y + place * height, rest.width, height - painter.px(6))
            first = self.frame.place(place) == 1
            painter.panel(surface, row, "selected" if first else "inset")
            ink = painter.ink("selected" if first else "inset")
            number, disc, name, *figures = self._columns(row)
            if not first:
                painter.text(
                    surface,
                    f"{self.frame.place(place)}.",
                    number,
                    size=BODY,
                    colour="muted",
                    weight="bold",
                    align="center",
                    valign="center",
                )
            else:
                painter.icon(
                    surface,
                    "trophy",
                    layout.inset(number, 0, painter.px(5 if self._narrow or self._slim else 14)),
                    ink,
                )
            painter.token(
                surface,
                port.token(player),
                layout.inset(disc, 0, painter.px(5)),
                port.colour(player),
            )
            out, who = not self.state.alive[player], port.name(player)
            painter.text(
                surface,
                _("{player}, bankrupt").format(player=who) if out and not self.sums else who,
                name,
                size=LARGE - 3,
                colour="muted" if out else ink,
                weight="bold",
                valign="center",
            )
            shade = painter.tint("muted") if out else ink
            if self._slim:
                self._tell_figures(surface, figures, place, shade)
            else:
                self._paint_figures(surface, figures, self.figures(place), shade)

    def _tell_figures(
        self, surface: Surface, cells: Sequence[Rect], place: int, colour: Colour
    ) -> None:
        """The worth beside the name, and below it what that is made of."""
        painter, (*parts, total) = self.context.painter, self.figures(place)
        told = "  ·  ".join(
            f"{heading} {figure}"
            for heading, (figure, _words) in zip(self.headings(), parts, strict=False)
            if figure not in ("", "–")
        )
        painter.text(
            surface, total[0] or total[1], cells[-1], size=LARGE - 3, colour=colour,
            weight="black", align="right", valign="center",
        )  # fmt: skip
        painter.text(
            surface, told, cells[0], size=SMALL - 1, colour="muted", valign="center", wrap=True
        )

    def _paint_figures(
        self,
        surface: Surface,
        cells: Sequence[Rect],
        figures: Sequence[tuple[str, str]],
        colour: Colour,
    ) -> None:
        painter = self.context.painter
        for number, (cell, (figure, words)) in enumerate(zip(cells, figures, strict=True)):
            total = number == len(figures) - 1
            upper, lower = layout.column(layout.inset(cell, 0, painter.px(6)), [1.3, 1.0])
            painter.text(
                surface,
                figure,
                upper if words else cell,
                size=LARGE - 3 if total or not self.sums else BODY,
                colour=colour,
                weight="black" if total else "regular",
                align="right",
                valign="center",
            )
            painter.text(
                surface, words, lower, size=SMALL - 3, colour="muted", align="right",
                valign="center",
            )  # fmt: skip

    def _columns(self, row: Rect) -> list[Rect]:
        """Place, token, name, and the figures."""
        px = self.context.painter.px
        inside = layout.inset(row, px(14), 0)
        if self._slim:
            line, below = layout.split(inside, "top", px(NAME_LINE + 6))
            *names, worth = layout.row(line, [px(40), px(42), 1.0, px(150)], px(12))
            return [*names, below, worth]
        if self._narrow:
            line, below = layout.split(inside, "top", px(NAME_LINE))
            figures = layout.row(below, [1.0] * (len(PARTS) + 1), px(12))
            return [*layout.row(line, [px(40), px(42), 1.0], px(12)), *figures]
        parts = [px(152)] * len(PARTS) if self.sums else [px(150)]
        return layout.row(inside, [px(40), px(56), 1.0, *parts, px(150)], px(12))


def counted(line: WorthLine) -> str:
    """How many there are of a part, "" for cash and for none."""
    if not line.count:
        return ""
    if line.kind == "mortgaged":
        return _("{count} mortgaged").format(count=line.count)
    if line.kind == "deeds":
        return deeds(line.count)
    return buildings(line.kind.removesuffix("s"), line.count)
