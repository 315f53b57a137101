"""The basis of every widget: a place on the screen, a state, and its handling of events."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Generic, TypedDict, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import mark
from ..clock import approach
from ..painting.painter import Painter
from .accessible import Accessible

#: text sizes in design units
SMALL = 18
BODY = 21
LARGE = 26
HEADING = 38

#: the hint that a rule lies behind something
TELL_RULE = mark("{text} (F1: the rule)")

#: seconds that a hover takes to light up
GLOW_SECONDS = 0.12
#: pixels around a widget that its shadow or focus ring may touch
MARGIN = 20


def ignore(*_values: object) -> None:
    """Do nothing with it."""


class WidgetOptions(TypedDict, total=False):
    """The options of every widget."""

    name: str
    tip: str
    reason: str
    on_card: bool


T = TypeVar("T")


class Redrawn(Generic[T]):
    """A field whose change causes a redraw, with its default, if there is one."""

    def __init__(self, *default: T) -> None:
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = f"_{name}"

    def __get__(self, widget: Widget | None, owner: type) -> T:
        found: T = getattr(widget, self._name, *self._default)
        return found

    def __set__(self, widget: Widget, value: T) -> None:
        if value != getattr(widget, self._name, *(self._default or (ignore,))):
            setattr(widget, self._name, value)
            widget.dirty = True


class Reason(str):
    """The reason why something is impossible, with the rule's id ("" for none)."""

    __slots__ = ("rule",)
    rule: str

    def __new__(cls, text: str, rule: str = "") -> Reason:
        result = super().__new__(cls, text)
        result.rule = rule
        return result


class BlockedReason(Redrawn[str]):
    """A reason, whose rule becomes that of its widget."""

    def __set__(self, widget: Widget, value: str) -> None:
        widget.rule = value.rule if isinstance(value, Reason) else ""
        super().__set__(widget, value)


@dataclass(eq=False, repr=False)
class Widget:
    """A rectangle with a state; a form gives it events and asks it to draw.

    ``reason`` says why it cannot be used now, "" if it can: nothing is ever
    greyed out without a word.  ``name`` is how forms and tests find it.
    """

    #: whether Tab stops here
    focusable = False
    #: whether it is large, so that small things on it and beside it are hit first
    yields = False
    #: whether it lights up under the pointer
    glows = True
    #: whether widgets below it stay usable
    unfelt = False

    #: whether arrows choose in it, so that Enter may belong to a button that wears that key
    by_arrows = False
    _: KW_ONLY
    name: str = ""
    tip: str = ""
    reason: BlockedReason = BlockedReason("")
    #: whether it is on a light card or dialog instead of on the table
    on_card: bool = False
    visible = Redrawn(True)
    #: its name where nothing on it says so
    title = ""
    #: its accessible description, in place of the print beside it
    explained = ""
    #: the id of the rule behind the reason or the tip, "" without one
    rule = ""
    _rect: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))
    #: the window through which it is seen and used, None: it is no part of scrolled content
    clip: Rect | None = field(init=False, default=None)
    hovered = False
    focused = Redrawn(False)
    #: whether the focus came by keyboard, so that the ring is shown
    ring = Redrawn(False)
    pressed = Redrawn(False)
    #: the sound that its use makes, "" for none
    sound = ""
    glow = Redrawn(0.0)
    dirty = True
    #: the area it covered when it was drawn last
    drawn: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def rect(self) -> Rect:
        return self._rect

    @rect.setter
    def rect(self, rect: Rect) -> None:
        self._rect = Rect(rect)
        self.placed()
        self.dirty = True

    @property
    def spot(self) -> Rect:
        """The area to keep visible while it has the focus."""
        return self._rect

    @property
    def enabled(self) -> bool:
        return not self.reason

    @property
    def ringed(self) -> bool:
        """Whether it has the focus, and shows that."""
        return self.focused and self.ring

    @property
    def field_style(self) -> str:
        """The panel of a filled-in field."""
        if not self.enabled:
            return self.off_style
        return "field" if self.on_card else "well"

    @property
    def off_style(self) -> str:
        """The panel of what cannot be used now."""
        return "faded" if self.on_card else "disabled"

    def width(self, painter: Painter) -> int:
        """The preferred width in pixels for all contents, 0 for any."""
        return 0

    def least_width(self, painter: Painter) -> int:
        """Pixels across without which it says less."""
        return self.width(painter)

    def height(self, painter: Painter, width: int) -> int:
        """The height in pixels needed across ``width``, 0 for any."""
        return 0

    def placed(self) -> None:
        """Called when the rectangle has changed."""

    def lay_out(self, painter: Painter) -> None:
        """Place the contents; called when a layout tree has placed the widget."""

    def lies_at(self, pos: tuple[int, int]) -> bool:
        """Whether a point meets the visible part."""
        seen = self.clip is None or self.clip.collidepoint(pos)
        return self.visible and seen and not self.unfelt and self._rect.collidepoint(pos)

    def takes(self, key: int) -> bool:
        """Whether it uses a letter or figure key itself while it has the focus."""
        return False

    def spoken(self) -> Accessible:
        """The accessible description of the widget."""
        return self.accessible("note")

    def accessible(
        self, role: str, name: str = "", value: str = "", state: str = "", key: str = ""
    ) -> Accessible:
        """The description with its reason, after the title."""
        called = self.title or name
        return Accessible(called, role, value, state, self.reason, key, self.tip or self.explained)

    def handle(self, event: Event) -> bool:
        """Take an event that the form has found to be meant for this widget: a click on it."""
        if not self.focusable:
            return False
        if event.type == pygame.MOUSEBUTTONUP and self._rect.collidepoint(event.pos):
            self.activate()
            return True
        return event.type == pygame.MOUSEBUTTONDOWN

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        """Whether a drag that begins there belongs to it, and scrolls nothing."""
        return False

    def hold(self, now: float) -> None:
        """Called at every tick while the mouse button pressed on it is down."""

    def activate(self) -> None:
        """Do the action of Enter, Space, a click or the accelerator key."""

    def hover_changed(self) -> None:
        """Called when the pointer has come or gone; a glow is drawn by ``tick``."""

    def focus_lost(self) -> None:
        """Called when the focus has moved away."""

    def overlay(self) -> Rect | None:
        """The area it shows above all other widgets now, such as an open list."""
        return None

    def close_overlay(self) -> None:
        """Called by a press outside the overlay."""

    @property
    def moving(self) -> bool:
        """Whether the next tick will change how it looks."""
        return self.glow != self._glow_target()

    def tick(self, now: float, dt: float) -> None:
        """Advance animations; ``dt`` in seconds."""
        self.glow = approach(self.glow, self._glow_target(), dt / GLOW_SECONDS)

    def _glow_target(self) -> float:
        return 1.0 if self.glows and self.hovered and self.enabled else 0.0

    def area(self) -> Rect:
        """The part of the screen that its drawing may change."""
        area = self._rect.inflate(2 * MARGIN, 2 * MARGIN)
        if self.clip:
            area = area.clip(self.clip)
        over = self.overlay()
        return area.union(over.inflate(2 * MARGIN, 2 * MARGIN)) if over else area

    def draw(self, surface: Surface, painter: Painter) -> None:
        """Draw the current state; the form has set the clip."""

    def draw_overlay(self, surface: Surface, painter: Painter) -> None:
        """Draw the parts above all other widgets."""
