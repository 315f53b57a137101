"""The first screen: what the game is, and where to go."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ... import __version__
from ...language import _, mark
from ...ui.board.centre import TITLE, draw_plate
from ...ui.board.title_art import TitleArt
from ...ui.painting import layout
from ...ui.widgets import BODY, LARGE, SMALL, Button
from ..core.dialog import NARROWEST
from ..core.scene import Scene
from ..core.shown import Shown

if TYPE_CHECKING:
    from ..core.context import Context

BUTTON = 68
#: a button with the gap below it, where there is little room
LEAST_BUTTON = 58
#: the same where all is enlarged: at 125 % the buttons of a 16:9 window are seen together
ENLARGED_BUTTON = 48
GAP = 14
LOGO, UNDER_LOGO, MARGIN = 190, 34, 56
#: the same where all is enlarged and the window too low for that
LOW_LOGO, UNDER_LOW, LOW_MARGIN = 142, 10, 20
PLATE, PLATE_LOW = 112, 94
COLUMN = 440
#: two columns of buttons, and what is free beside them at least
PAIR, BESIDE = 640, 24
#: the window rests this long before the picture is drawn, in seconds
ART_AFTER = 0.1
#: with fewer design units across the column takes the window, and ends above what is at its foot
SLIM = 860.0
FOOT = 100
#: what lies below the buttons in a low window, where the words there have one line, or two
LOW_FOOT, LOW_LINES = 56, 74


class TitleScene(Scene):
    """A column of buttons beside a board with tokens on it; two where all is enlarged."""

    narrow = NARROWEST

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        to = context.routes
        self.title = TITLE.capitalize()
        self.art = TitleArt(context.painter)
        self.resume = self._button(mark("Continue"), "play", pygame.K_c, context.continue_game)
        self.new = self._button(mark("New game"), "dice", pygame.K_n, self._to(to.set_up))
        self.quick = self._button(mark("Quick game"), "speed", pygame.K_k, to.quick)
        self.quick.tip = _("You and three computers, by the rules of a short game.")
        self.lesson = self._button(mark("First game"), "bulb", pygame.K_f, to.learn)
        self.lesson.tip = _("A short guided game that teaches the rules as you play.")
        self.buttons = [
            self.resume,
            self.new,
            self.quick,
            self._button(mark("Games"), "save", pygame.K_g, self._to(to.games)),
            self._button(mark("Scenarios"), "map", pygame.K_s, self._to(to.scenarios)),
            self._button(mark("Challenges"), "star", pygame.K_h, self._to(to.challenges)),
            self.lesson,
            self._button(mark("People"), "people", pygame.K_p, self._to(to.people)),
            self._button(mark("Settings"), "settings", pygame.K_t, self._to(to.settings)),
            self._button(mark("Rules"), "book", pygame.K_r, self._to(to.rules)),
            self._button(mark("Quit"), "exit", pygame.K_q, context.quit),
        ]
        self.licences = Button(
            _("Licences"),
            self._to(to.licences),
            icon="info",
            key=pygame.K_i,
            style="ghost",
            size=SMALL,
            name="licences",
        )
        self.column = Rect(0, 0, 0, 0)
        self.logo = Rect(0, 0, 0, 0)
        self.foot = Rect(0, 0, 0, 0)
        #: when the picture of the board is drawn: as soon as the window rests; 0: not known yet
        self._art_at = 0.0
        self._drawn = False

    @property
    def least(self) -> tuple[float, float]:
        """High enough for the logo and a finger on each button."""
        least = ENLARGED_BUTTON if self.context.painter.enlarged > 1.0 else LEAST_BUTTON
        return self.across(1000.0), self._around + self._lines * least

    @property
    def _slim(self) -> bool:
        """Whether there is no room beside the column, as all is enlarged."""
        return self.narrower(SLIM)

    def _lacks(self, high: float) -> bool:
        """Whether the window has fewer design units from top to bottom, as all is enlarged."""
        painter = self.context.painter
        return painter.enlarged > 1.0 and self.window.height < high * painter.wished

    @property
    def _low(self) -> bool:
        """Whether all that is around a column of buttons is lower than usual."""
        below = FOOT if self._slim else MARGIN
        buttons = len(self.buttons) * ENLARGED_BUTTON
        return self._lacks(LOGO + UNDER_LOGO + MARGIN + below + buttons)

    @property
    def _lines(self) -> int:
        """How many buttons stand below each other, in one column or in two."""
        count = len(self.buttons)
        one = self._low and self._lacks(self._around + count * ENLARGED_BUTTON)
        return -(-count // 2) if one else count

    @property
    def _around(self) -> int:
        """The logo and what is free above and below the buttons, in design units."""
        return sum(self._logo) + (LOW_MARGIN if self._low else MARGIN) + self._below

    @property
    def _logo(self) -> tuple[int, int]:
        """How high the logo is, and what lies between it and the buttons."""
        return (LOW_LOGO, UNDER_LOW) if self._low else (LOGO, UNDER_LOGO)

    @property
    def _below(self) -> int:
        """What lies below the column, in design units."""
        if self._low:
            return LOW_LINES if self._slim else LOW_FOOT
        return FOOT if self._slim else MARGIN

    def hold_foot(self) -> bool:
        """What lies below the column is not what is wanted next: all of it is scrolled."""
        return False

    def _button(self, text: str, icon: str, key: int, go: object) -> Button:
        """A button that has the same name in every language."""
        assert callable(go)
        return Button(
            _(text), go, icon=icon, key=key, style="ghost", size=LARGE, align="left", name=text
        )

    def enter(self) -> None:
        """Let the game that was played go, and look whether there is one to continue."""
        self.context.leave_game()
        reason = self.context.continue_reason()
        self.resume.reason = reason
        settings = self.context.settings
        newcomer = bool(reason) and not settings.lesson_taken and not settings.last_seats
        first = self.lesson if newcomer else self.new if reason else self.resume
        for button in (self.resume, self.new, self.lesson):
            button.style = "primary" if button is first else "ghost"
        self.buttons.remove(self.lesson)
        self.buttons.insert(0 if newcomer else 5, self.lesson)
        self.form.replace([*self.buttons, self.licences], first)
        self.layout()
        self.invalidate()

    def _to(self, make: Callable[[], Shown]) -> Callable[[], None]:
        """What puts that screen on top of this one."""
        return lambda: self.context.scenes.push(make())

    def layout(self) -> None:
        px = self.context.painter.px
        left = max(px(64), round(self.bounds.width * 0.06))
        logo, gap = map(px, self._logo)
        count, across = self._lines, px(COLUMN)
        columns = 1 if count == len(self.buttons) else 2
        if columns > 1:
            left = px(BESIDE)
            across = min(px(PAIR), self.bounds.width - 2 * left)
        room = self.bounds.height - px(self._around)
        height = min(count * px(BUTTON) + (count - 1) * px(GAP), room)
        top = self.bounds.y + (self.bounds.height - px(self._around) - height) // 2
        top += px(LOW_MARGIN if self._low else MARGIN)
        if self._slim:
            left = (self.bounds.width - across) // 2
        self.logo = Rect(left + (across - px(COLUMN)) // 2, top, px(COLUMN), logo)
        self.column = Rect(left, top + logo + gap, across, height)
        self._place_buttons(count, columns)
        corner = Rect(0, 0, px(190), px(46))
        corner.bottomright = (self.bounds.right - px(24), self.bounds.bottom - px(20))
        self.licences.rect = corner
        self.foot = Rect(left, self.bounds.bottom - px(44), self.bounds.width - 2 * left, px(30))
        if self._slim:
            high = px(self._below - (10 if self._low else 30))
            self.foot = Rect(px(24), corner.bottom - high, corner.x - px(36), high)
        _other, right = layout.split(self.bounds, "left", self.column.right)
        self.art.place(right)
        self._art_at = 0.0

    def _place_buttons(self, count: int, columns: int) -> None:
        """One column from top to bottom, then the other; smaller words where they have no room."""
        painter = self.context.painter
        gap = min(painter.px(GAP), self.column.height // 60)
        cells = [
            cell
            for side in layout.row(self.column, [1.0] * columns, painter.px(GAP))
            for cell in layout.column(side, [1.0] * count, gap)
        ]
        sizes = LARGE, LARGE - 3, BODY
        for size in sizes:
            for button in self.buttons:
                button.size = size
            if all(b.width(painter) <= cells[0].width for b in self.buttons):
                break
        for button, cell in zip(self.buttons, cells, strict=False):
            button.rect = cell

    @property
    def moving(self) -> bool:
        """Whether the picture is still to come, or a widget moves."""
        return self.art.stale or super().moving

    def tick(self, now: float, dt: float) -> None:
        """Draw the picture once the rest can be seen and the window has its size."""
        super().tick(now, dt)
        if not self._drawn or not self.art.stale:
            return
        self._art_at = self._art_at or now + ART_AFTER
        if now >= self._art_at:
            if not self.art.build(self.context.scenes.arrival.patience):
                return
            self.context.warm_up()
            self.invalidate()
            self.context.scenes.crossfade()

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        if not self._slim:
            self.art.draw(surface)
        self._drawn = True
        if self.logo.inflate(self.logo.height, self.logo.height).colliderect(surface.get_clip()):
            self._paint_logo(surface)
        painter.text(
            surface,
            _(
                "Version {version}. An independent game, not made by or connected with Hasbro."
            ).format(version=__version__),
            self.foot,
            size=SMALL - 3,
            colour="light_muted",
            valign="center",
            wrap=self._slim,
        )

    def _paint_logo(self, surface: Surface) -> None:
        """The name on its plate, and a line that says what it is."""
        painter = self.context.painter
        high, gap = (PLATE_LOW, 8) if self._low else (PLATE, 20)
        plate, rest = layout.split(self.logo, "top", painter.px(high), painter.px(gap))
        corner = self.help_spot().inflate(painter.px(GAP), 0)
        if plate.colliderect(corner):
            plate.inflate_ip(2 * (corner.left - plate.right), 0)
        draw_plate(painter, surface, plate)
        painter.text(
            surface,
            _("The property game for two to eight players"),
            rest,
            size=25,
            colour="light",
            align="center",
        )
