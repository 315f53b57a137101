"""The basis of every widget: a place on the screen, a state, and its handling of events."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypedDict

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


def redrawn(field: str) -> Any:
    """An attribute kept in that field, whose change causes a redraw."""

    def change(widget: Widget, value: object) -> None:
        if value != getattr(widget, field):
            setattr(widget, field, value)
            widget.dirty = True

    return property(attrgetter(field), change)


class Reason(str):
    """The reason why something is impossible, with the rule's id ("" for none)."""

    __slots__ = ("rule",)
    rule: str

    def __new__(cls, text: str, rule: str = "") -> Reason:
        result = super().__new__(cls, text)
        result.rule = rule
        return result


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

    #: whether arrows choose in it, so that Enter may belong to a button that wears that key
    by_arrows = False
    #: whether it is on a light card or dialog instead of on the table
    on_card = False
    visible: bool = redrawn("_visible")

    def __init__(
        self, *, name: str = "", tip: str = "", reason: str = "", on_card: bool | None = None
    ) -> None:
        if on_card is not None:
            self.on_card = on_card
        self.name = name
        #: its name where nothing on it says so
        self.title = ""
        self.tip = tip
        #: its accessible description, in place of the print beside it
        self.explained = ""
        self._reason = reason
        #: the id of the rule behind the reason or the tip, "" without one
        self.rule = reason.rule if isinstance(reason, Reason) else ""
        self._rect = Rect(0, 0, 0, 0)
        self._visible = True
        #: the window through which it is seen and used, None: it is no part of scrolled content
        self.clip: Rect | None = None
        self.hovered = False
        self.focused = False
        #: whether the focus came by keyboard, so that the ring is shown
        self.ring = False
        self.pressed = False
        #: the sound that its use makes, "" for none
        self.sound = ""
        self.glow = 0.0
        self.dirty = True
        #: the area it covered when it was drawn last
        self.drawn = Rect(0, 0, 0, 0)

    # state ---------------------------------------------------------------

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
    def reason(self) -> str:
        return self._reason

    @reason.setter
    def reason(self, reason: str) -> None:
        self.rule = reason.rule if isinstance(reason, Reason) else ""
        if reason != self._reason:
            self._reason = reason
            self.dirty = True

    @property
    def enabled(self) -> bool:
        return not self._reason

    @property
    def ringed(self) -> bool:
        """Whether it has the focus, and shows that."""
        return self.focused and self.ring

    @property
    def field_style(self) -> str:
        """The panel of a filled-in field."""
        return "disabled" if not self.enabled else "field" if self.on_card else "well"

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
        return self._visible and seen and self._rect.collidepoint(pos)

    # for the ear ---------------------------------------------------------

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
        return Accessible(called, role, value, state, self._reason, key, self.tip or self.explained)

    # events --------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Take an event that the form has found to be meant for this widget."""
        return False

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        """Whether a drag that begins there belongs to it, and scrolls nothing."""
        return False

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

    # drawing -------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether the next tick will change how it looks."""
        return self.glow != self._glow_target()

    def tick(self, now: float, dt: float) -> None:
        """Advance animations; ``dt`` in seconds."""
        target = self._glow_target()
        if self.glow != target:
            self.glow = approach(self.glow, target, dt / GLOW_SECONDS)
            self.dirty = True

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
