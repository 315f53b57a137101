"""A form: widgets that share the mouse, the keyboard focus and a tooltip."""

from collections.abc import Callable, Iterable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import mark
from ..clock import Repeat
from ..painting.painter import Painter
from ..widgets.base import Widget, ignore
from ..widgets.button import Button
from ..widgets.keys import ARROWS
from ..widgets.scroll import ScrollArea
from ..widgets.tooltip import Tooltip
from .bindings import NOT_LETTERS, Binding, press

#: seconds after which a press is a long one, and pixels that it may move
LONG_PRESS, STILL = 0.5, 12
#: a target is at least so large for a finger, in pixels
TARGET = 40
#: a place outside of every widget
NOWHERE = (-1, -1)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
#: keys that go on working while they are held down, for the focused widget only
REPEATED = (
    *ARROWS,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
)
#: the keys of every form
KEYS: tuple[tuple[tuple[int, ...], str], ...] = (
    ((pygame.K_TAB,), mark("next control (with Shift: previous)")),
    (tuple(ARROWS), mark("move to a neighbouring control, or change a value")),
    (ENTER, mark("activate the selected control, or the gold button")),
    ((pygame.K_SPACE,), mark("activate")),
    ((pygame.K_ESCAPE,), mark("back, or close")),
)


class Form:
    """Gives each event to the widget it is meant for.

    The order of the widgets is the order of Tab.  Mouse position, button and
    modifiers are taken from the events only.  The focus ring shows as soon as
    the keyboard is used to move, and hides again at a press of the mouse.
    """

    def __init__(self, *, play: Callable[[str], None] = ignore) -> None:
        self.widgets: list[Widget] = []
        self.default: Button | None = None
        self.on_cancel: Callable[[], None] | None = None
        self.play = play
        self.reduced_motion = False
        self.bounds = Rect(0, 0, 0, 0)
        self.focused: Widget | None = None
        self.focus_visible = False
        self.captured: Widget | None = None
        self.pointer = (-1, -1)
        #: whether the pointer has moved here: a widget appearing below a resting one shows no tip
        self._pointed = False
        #: the place of the last use: no tip appears there until the pointer has left
        self._quiet = Rect(0, 0, 0, 0)
        self._tooltip = Tooltip()
        #: the key held down
        self._held: Event | None = None
        self._repeat = Repeat(0.04)
        #: the place and time of a press, and whether it is a long one
        self._pressed_at, self._pressed_since = (-1, -1), 0.0
        self._long = False
        #: whether a disabled control was tried, until that has been announced
        self._refused = False
        self._gone: list[Rect] = []
        #: widgets that stay whatever else is put in
        self.fixtures: list[Widget] = []
        steps = (self._tab, self._arrow, self._enter, self._space, self._escape)
        self.bindings = tuple(
            Binding(keys, label, go) for (keys, label), go in zip(KEYS, steps, strict=True)
        )

    def find(self, name: str) -> Widget:
        """The visible widget of that name; KeyError if there is none."""
        for widget in self.widgets:
            if widget.name == name and widget.visible:
                return widget
        raise KeyError(name)

    def replace(self, widgets: Iterable[Widget], default: Button | None = None) -> None:
        """Replace the widgets; the focus stays on the one of the same name."""
        kept = self.focused.name if self.focused else ""
        self._gone += [widget.drawn for widget in self.widgets]
        self.widgets = [*widgets, *self.fixtures]
        self.default = default
        if self.captured not in self.widgets:
            self.captured = None
        self.focused = None
        for widget in self.widgets:
            if kept and widget.name == kept and widget.focusable:
                self.focus(widget)
        self._hover()

    def focus(self, widget: Widget | None, *, visible: bool | None = None) -> None:
        """Move the keyboard focus; None takes it away."""
        if visible is not None:
            self.focus_visible = visible
        if visible:
            # a resting pointer must not hide the tip of what the keys choose
            self._pointed = False
        old, self.focused = self.focused, widget
        if old and old is not widget:
            old.focused = False
            old.focus_lost()
        if widget:
            widget.focused = True
            widget.ring = self.focus_visible

    def _stops(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable and w.visible]

    def _step(self, step: int) -> bool:
        stops = self._stops()
        if not stops:
            return False
        if self.focused in stops:
            index = (stops.index(self.focused) + step) % len(stops)
        else:
            # first to usable widgets
            stops = [stop for stop in stops if stop.enabled] or stops
            index = 0 if step > 0 else -1
        self.focus(stops[index], visible=True)
        return True

    def _towards(self, direction: tuple[int, int]) -> bool:
        """Move the focus to the nearest widget in the direction of an arrow."""
        if self.focused is None or not self.focused.visible:
            return self._step(1)
        found = nearest(self.focused, direction, self._stops())
        if found:
            self.focus(found, visible=True)
        return found is not None

    def handle(self, event: Event) -> bool:
        """True if the event was used."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button == 1 and self._pressed(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return event.button == 1 and self._released(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN:
            self.release()
            used = self._key(event)
            if used and event.key in REPEATED:
                self._held = event
            return used
        if event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            self.release()
            if event.type == pygame.WINDOWFOCUSLOST:
                self.captured = None
            return False
        if event.type == pygame.TEXTINPUT:
            return self.focused is not None and self.focused.handle(event)
        if event.type == pygame.WINDOWLEAVE:
            self.pointer = (-1, -1)
            self._hover()
        return False

    def release(self) -> None:
        """Forget the held key."""
        self._held = None
        self._repeat.restart()

    def _under(self, pos: tuple[int, int]) -> Widget | None:
        above = self._overlaid()
        if above:
            over = above.overlay()
            return above if over and over.collidepoint(pos) else None
        exact = next((w for w in reversed(self.widgets) if w.lies_at(pos)), None)
        if exact is not None and not exact.yields:
            return exact
        near = [w for w in self._stops() if not w.yields and target(w).collidepoint(pos)]
        return min(near, key=lambda w: distance(w.rect, pos), default=exact)

    def _wheel(self, event: Event) -> bool:
        """Scroll the content under the pointer, or its parent."""
        above = self._overlaid()
        if above:
            return self._under(self.pointer) is above and above.handle(event)
        under = [w for w in reversed(self.widgets) if w.lies_at(self.pointer)]
        return any(widget.handle(event) for widget in under)

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        """Whether a drag that begins there scrolls nothing."""
        under = self._under(pos)
        return self._overlaid() is not None or (under is not None and under.keeps_drag(pos))

    def scrolled_at(self, pos: tuple[int, int]) -> ScrollArea | None:
        """The part of the form that a drag from there scrolls, None for none."""
        areas = (w for w in reversed(self.widgets) if isinstance(w, ScrollArea))
        return next((area for area in areas if area.limit and area.lies_at(pos)), None)

    def _overlaid(self) -> Widget | None:
        return next((w for w in self.widgets if w.visible and w.overlay()), None)

    def _hover(self) -> None:
        under = self._under(self.pointer)
        for widget in self.widgets:
            hovered = widget is under
            if hovered != widget.hovered:
                widget.hovered = hovered
                widget.hover_changed()
                self._tooltip.since = 0.0

    def _moved(self, event: Event) -> bool:
        self.pointer = event.pos
        self._pointed = event.rel != (0, 0)
        if not self._quiet.collidepoint(event.pos):
            self._quiet = Rect(0, 0, 0, 0)
        self._hover()
        if self.captured:
            self.captured.handle(moved_onto(self.captured, event))
            return True
        under = self._under(event.pos)
        return under is not None and under.handle(moved_onto(under, event))

    def _pressed(self, event: Event) -> bool:
        self.pointer = event.pos
        self._pointed = True
        self._hover()
        above = self._overlaid()
        under = self._under(event.pos)
        if above and under is None:
            above.close_overlay()
            return True
        if under is None:
            self.focus(None, visible=False)
            return False
        if under.focusable:
            self.focus(under, visible=False)
        self.captured = under
        self._pressed_at, self._pressed_since, self._long = event.pos, 0.0, False
        self._quiet = Rect(under.rect) if under.enabled else Rect(0, 0, 0, 0)
        if not under.enabled:
            self._tooltip.since = 0.0
            self._refuse()
            return True
        return under.handle(moved_onto(under, event))

    def _released(self, event: Event) -> bool:
        self.pointer = event.pos
        widget, self.captured = self.captured, None
        if widget is None:
            return False
        if self._long and self.tipped is widget:
            # it was only looked at
            event = Event(event.type, {**event.dict, "pos": NOWHERE})
        if widget.enabled and widget.handle(moved_onto(widget, event)) and widget.sound:
            self.play(widget.sound)
        self._hover()
        return True

    def _key(self, event: Event) -> bool:
        focused = self.focused
        if focused and focused.visible and focused.enabled and focused.handle(event):
            return True
        return press(self.bindings, event) or self._accelerator(event)

    def _tab(self, event: Event) -> bool:
        return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)

    def _arrow(self, event: Event) -> bool:
        return self._accelerator(event) or self._towards(ARROWS[event.key])

    def _enter(self, event: Event) -> bool:
        chosen = self.focused if self.focused and self.focus_visible else None
        default_button = self.default_button
        wears = default_button is not None and default_button.key in ENTER
        if chosen and chosen.by_arrows and wears:
            chosen = None
        return self._use(chosen or default_button or self.focused)

    @property
    def default_button(self) -> Button | None:
        """The effect of Enter without a selection; it may change for a while."""
        buttons = (w for w in self.widgets if isinstance(w, Button) and w.visible)
        lent = next((button for button in buttons if button.style_override == "primary"), None)
        return lent or (None if self.default and self.default.style_override else self.default)

    def _space(self, event: Event) -> bool:
        return self.focused is not None and self._use(self.focused)

    def _escape(self, event: Event) -> bool:
        if cancel := self.on_cancel:
            cancel()
        return cancel is not None

    def _accelerator(self, event: Event) -> bool:
        if event.mod & NOT_LETTERS:
            return False
        buttons = [w for w in self.widgets if isinstance(w, Button) and w.visible]
        found = next((b for b in buttons if b.key == event.key), None)
        found = found or next((b for b in buttons if event.key in b.keys_before), None)
        return found is not None and self._use(found)

    def _use(self, widget: Widget | None) -> bool:
        if widget is None or not widget.visible:
            return False
        if not widget.enabled:
            self._refuse()
            self.focus(widget, visible=True)
            return True
        if widget.sound:
            self.play(widget.sound)
        widget.activate()
        return True

    def _refuse(self) -> None:
        self._refused = True
        self.play("error")

    def pop_rejected(self) -> bool:
        """Whether the focused widget was tried while disabled; True once for each try."""
        refused, self._refused = self._refused, False
        return refused

    @property
    def rule(self) -> str:
        """The id of the rule behind the target of the pointer, or of the focus; "" for none."""
        hovered = next((w for w in self.widgets if w.hovered and w.visible), None)
        widget = hovered or self.focused
        return widget.rule if widget and widget.visible else ""

    @property
    def tipped(self) -> Widget | None:
        """The widget whose tip is shown."""
        return self._tooltip.owner if self._tooltip.visible else None

    @property
    def moving(self) -> bool:
        """Whether something will look different at the next tick."""
        return (
            self._held is not None
            or self.captured is not None
            or any(w.moving for w in self.widgets if w.visible)
            or self._tip_widget() is not self._tooltip.owner
        )

    def _tip_widget(self) -> Widget | None:
        """The widget whose tip is shown: the hovered one, else the focused one."""
        if self._overlaid():
            return None
        if self.captured and self.captured.enabled:
            return self.captured if self._long and self.captured.tip else None
        hovered = next((w for w in self.widgets if w.hovered and w.visible), None)
        if hovered and self._pointed:
            quiet = self._quiet.collidepoint(self.pointer)
            return None if quiet or not (hovered.tip or hovered.reason) else hovered
        if self.focused and self.focus_visible and self.focused.visible:
            return self.focused if self.focused.tip or self.focused.reason else None
        return None

    def tick(self, now: float, dt: float) -> None:
        """Advance animations."""
        held = self._held
        if held and self._repeat.due(now) and not (self.focused and self.focused.handle(held)):
            self.release()
        if self.captured:
            self._hold(now)
        for widget in self.widgets:
            if widget.visible:
                widget.tick(now, 10.0 if self.reduced_motion else dt)
        self._tooltip.follow(self._tip_widget(), now)

    def _hold(self, now: float) -> None:
        """Let the pressed widget repeat; detect a long press, which works like pointing."""
        self._pressed_since = self._pressed_since or now
        moved = max(abs(a - b) for a, b in zip(self.pointer, self._pressed_at, strict=True))
        self._long = now - self._pressed_since >= LONG_PRESS and moved <= STILL
        if self.captured and self.captured.enabled:
            self.captured.hold(now)

    def damage(self, painter: Painter) -> list[Rect]:
        """The areas of the screen that are out of date since the last call."""
        self._tooltip.place(painter, self.bounds, self._beside_tip())
        areas = self._gone
        self._gone = []
        for widget in (*self.widgets, self._tooltip):
            if widget.dirty:
                widget.dirty = False
                area = widget.area() if widget.visible else Rect(0, 0, 0, 0)
                areas += [rect for rect in (widget.drawn, area) if rect.width]
                widget.drawn = area
        return areas

    def _beside_tip(self) -> list[Rect]:
        """The widgets still usable beside an open tip."""
        if not (self._tooltip.visible and self._tooltip.dirty):
            return []
        owner = self._tooltip.owner
        return [w.rect for w in self._stops() if w is not owner and not w.yields]

    def draw(self, surface: Surface, painter: Painter) -> None:
        """Draw all widgets that touch the clip, in order; open lists and the tip come last."""
        clip = surface.get_clip()
        for widget in self.widgets:
            if widget.visible and widget.area().colliderect(clip):
                if widget.clip:
                    surface.set_clip(clip.clip(widget.clip))
                widget.draw(surface, painter)
                surface.set_clip(clip)
        above = self._overlaid()
        if above:
            above.draw_overlay(surface, painter)
        self._tooltip.draw(surface, painter)


def target(widget: Widget) -> Rect:
    """The hit area of a widget: its rectangle, enlarged where it is small."""
    rect = widget.rect
    width, height = max(rect.width, TARGET), max(rect.height, TARGET)
    area = rect.inflate(width - rect.width, height - rect.height)
    return area.clip(widget.clip) if widget.clip else area


def moved_onto(widget: Widget, event: Event) -> Event:
    """The event, moved onto the widget if it is near enough."""
    rect, (x, y) = widget.rect, event.pos
    if rect.collidepoint(x, y) or not target(widget).collidepoint(x, y):
        return event
    pos = min(max(x, rect.left), rect.right - 1), min(max(y, rect.top), rect.bottom - 1)
    return Event(event.type, {**event.dict, "pos": pos})


def distance(rect: Rect, pos: tuple[int, int]) -> int:
    """The squared distance of a point from a rectangle."""
    dx = max(rect.left - pos[0], pos[0] - rect.right + 1, 0)
    dy = max(rect.top - pos[1], pos[1] - rect.bottom + 1, 0)
    return dx * dx + dy * dy


def nearest(widget: Widget, direction: tuple[int, int], others: Iterable[Widget]) -> Widget | None:
    """The nearest widget beyond this one in a direction, the closest to straight ahead."""
    across, down = direction
    places = {w: turned(w.rect) if down else w.rect for w in (widget, *others)}
    here = places.pop(widget)

    def beyond(there: Rect) -> bool:
        return there.left >= here.right if across + down > 0 else there.right <= here.left

    def way(there: Rect) -> float:
        """The distance; an offset to the side counts more."""
        gap = max(there.top - here.bottom, here.top - there.bottom, 0)
        aside = abs(there.centery - here.centery)
        return abs(there.centerx - here.centerx) + 3 * gap + 0.3 * aside

    ahead = [w for w in places if beyond(places[w])]
    return min(ahead, key=lambda w: way(places[w]), default=None)


def turned(rect: Rect) -> Rect:
    """The rectangle with its width for its height."""
    return Rect(rect.y, rect.x, rect.height, rect.width)
