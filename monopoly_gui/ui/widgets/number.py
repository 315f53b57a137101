"""A number between two limits: typed, stepped with buttons or keys, or set by a slider."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.money import figures
from ...language import _
from ..clock import Repeat
from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY, LARGE, Widget, ignore

#: typed between figures in one language or another; they change nothing
SEPARATORS = " .,'’\u00a0\u202f"
STEPS = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 10, pygame.K_PAGEDOWN: -10}


@dataclass(eq=False, repr=False)
class Limited(Widget):
    """``value`` is always within the limits; ``shows`` writes it, e.g. with a currency sign."""

    focusable = True

    _value: int
    low: int
    high: int
    on_change: Callable[[int], None] = ignore
    _: KW_ONLY
    step: int = 1
    shows: Callable[[int], str] = str

    def __post_init__(self) -> None:
        self.high = max(self.low, self.high)
        self._value = self._clamped(self._value)

    @property
    def value(self) -> int:
        return self._value

    @value.setter
    def value(self, value: int) -> None:
        self._value = self._clamped(value)
        self.dirty = True
        self.replaced()

    def replaced(self) -> None:
        """Called when the value was set by others than the player."""

    def _clamped(self, value: int) -> int:
        return max(self.low, min(self.high, value))

    def _set(self, value: int) -> None:
        """Change the value for the player."""
        before, self._value = self._value, self._clamped(value)
        self.dirty = True
        if self._value != before:
            self.on_change(self._value)

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        return True


@dataclass(eq=False, repr=False)
class NumberField(Limited):
    """A number between buttons to step it, which can also be typed; Enter calls ``on_enter``."""

    _: KW_ONLY
    on_card: bool = True
    on_enter: Callable[[], None] = ignore
    #: digits as typed so far, None when nothing is being typed
    _typed: str | None = field(init=False, default=None)
    #: direction of the button pressed last
    _way = 0
    _repeat: Repeat = field(init=False, default_factory=partial(Repeat, 0.06))

    def limit(self, low: int, high: int) -> None:
        """Set new limits; the value is moved inside them."""
        self.low, self.high = low, max(low, high)
        clamped = self._clamped(self._value)
        if clamped != self._value:
            self.value = clamped

    def _nudge(self, direction: int) -> bool:
        """Change the value by some steps; False at its limit."""
        before, self._typed = self._value, None
        self._set(before + direction * self.step)
        return self._value != before

    def replaced(self) -> None:
        self._typed = None

    def activate(self) -> None:
        self.on_enter()

    def takes(self, key: int) -> bool:
        return pygame.K_0 <= key <= pygame.K_9

    def spoken(self) -> Accessible:
        value = self.shows(self._value)
        if self._typed and int(self._typed) != self._value:
            text = _("{typed} typed, read as {value}")
            value = text.format(typed=figures(int(self._typed)), value=value)
        return self.accessible("number", value=value)

    def _buttons(self) -> tuple[Rect, Rect]:
        side = self.rect.height
        return (
            Rect(self.rect.x, self.rect.y, side, side),
            Rect(self.rect.right - side, self.rect.y, side, side),
        )

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        return any(button.collidepoint(pos) for button in self._buttons())

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            minus, plus = self._buttons()
            self._way = plus.collidepoint(event.pos) - minus.collidepoint(event.pos)
            self._repeat.restart()
            if self._way:
                self._nudge(self._way)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            return True
        if event.type == pygame.TEXTINPUT:
            return self._type(event.text)
        return event.type == pygame.KEYDOWN and self._key(event)

    def _type(self, text: str) -> bool:
        digits = "".join(c for c in text if c in "0123456789")
        if digits:
            limit = len(str(self.high))
            self._typed = ((self._typed or "") + digits)[:limit]
            if int(self._typed) > self.high:
                self._typed = str(self.high)
            self._set(int(self._typed))
        return True

    def _key(self, event: Event) -> bool:
        if event.key in STEPS:
            # at its limit an arrow leaves the field
            return self._nudge(STEPS[event.key])
        if event.key in (pygame.K_HOME, pygame.K_END):
            self._typed = None
            self._set(self.low if event.key == pygame.K_HOME else self.high)
            return True
        if event.key == pygame.K_BACKSPACE:
            self._typed = (str(self._value) if self._typed is None else self._typed)[:-1]
            self._set(int(self._typed or 0))
            return True
        between = SEPARATORS if self._typed is not None else ""
        return bool(event.unicode) and event.unicode in f"0123456789{between}"

    def hold(self, now: float) -> None:
        if self._way and self._repeat.due(now):
            self._nudge(self._way)

    def focus_lost(self) -> None:
        self._typed = None

    def draw(self, surface: Surface, painter: Painter) -> None:
        style, middle = self.field_style, self.rect
        painter.panel(surface, self.rect, style, hover=self.glow, focus=self.focused)
        if self.enabled:
            middle = self.rect.inflate(-2 * self.rect.height, 0)
            ends = self._value > self.low, self._value < self.high
            for box, sign, usable in zip(self._buttons(), "−+", ends, strict=True):
                colour = painter.ink(style if usable else "faded")
                painter.text(surface, sign, box, LARGE, colour, weight="bold", align="center")
        typed = figures(int(self._typed)) if self._typed else ""
        shown = self.shows(self._value) if self._typed is None else f"{typed}_"
        painter.text(
            surface, shown, middle, BODY, painter.ink(style), weight="bold", align="center"
        )


SLIDES = {
    pygame.K_LEFT: -1,
    pygame.K_DOWN: -1,
    pygame.K_RIGHT: 1,
    pygame.K_UP: 1,
    pygame.K_PAGEDOWN: -5,
    pygame.K_PAGEUP: 5,
}


class Slider(Limited):
    """Whole numbers from ``low`` to ``high`` in steps."""

    def spoken(self) -> Accessible:
        return self.accessible("slider", value=self.shows(self._value))

    def track(self) -> Rect:
        """The line of the knob; the value is written right of it."""
        knob = self.rect.height // 3
        room = self.rect.height * 2
        width = max(1, self.rect.width - room - knob)
        return Rect(self.rect.x + knob, self.rect.y, width, self.rect.height)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.MOUSEMOTION and event.buttons[0]
        ):
            track = self.track()
            part = (event.pos[0] - track.x) / track.width
            steps = round(part * (self.high - self.low) / self.step)
            self._set(self.low + steps * self.step)
            return True
        if event.type == pygame.KEYDOWN and event.key in SLIDES:
            self._set(self._value + SLIDES[event.key] * self.step)
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def draw(self, surface: Surface, painter: Painter) -> None:
        track, ink = self.track(), "text" if self.on_card else "light"
        thick = painter.px(10)
        line = Rect(track.x, track.centery - thick // 2, track.width, thick)
        part = (self._value - self.low) / max(1, self.high - self.low)
        x = track.x + round(track.width * part)
        painter.box(surface, line, (*painter.tint("muted"), 130), radius=99)
        done = Rect(line.x, line.y, max(thick, x - line.x), thick)
        painter.box(surface, done, "house" if self.enabled else "muted", radius=99)
        side = painter.px(34)
        knob = Rect(0, 0, side, side)
        knob.center = (x, track.centery)
        style = "light" if self.enabled else self.off_style
        painter.panel(surface, knob, style, hover=self.glow, focus=self.ringed)
        area = Rect(track.right, self.rect.y, self.rect.right - track.right, self.rect.height)
        painter.text(
            surface, self.shows(self._value), area, BODY, ink, weight="bold", align="right"
        )
