"""What every scene is: something that takes events, moves with time and draws itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ...ui.input.bindings import press
from ...ui.input.form import Form
from ...ui.layout.node import Node
from ...ui.painting.layout import DESIGN
from ...ui.widgets import Button, IconButton, Widget
from .context import Context
from .managed_scene import ManagedScene
from .spoken_screen import describe_keys, join_sentences, title_of, tree_texts
from .viewport import THRESHOLD, Scroller, Viewport

#: pixels above and below them, and of how much of the window they may take
AROUND = 12
SHARE = 0.4


def sticky_footer(
    widgets: Sequence[Widget],
    default_button: Button | None,
    window: Rect,
    box: Rect | None = None,
) -> Rect | None:
    """Where the golden button and all below it lie; else, or where that is too much, the last row.

    In a dialog that is as far down as its ``box`` reaches, for there may be words below them.
    None where that too is too large to be kept in sight, or where something reaches into it.
    """
    seen = [w for w in widgets if w.visible and w.focusable and w.name != "help" and not w.clip]
    buttons = [w for w in seen if isinstance(w, Button)]
    if not buttons:
        return None
    firsts = [b for b in buttons if b is default_button] + [
        max(buttons, key=lambda b: b.rect.centery)
    ]
    feet = (_from(first, seen, window, box) for first in firsts)
    return next((foot for foot in feet if foot), None)


def _from(first: Button, seen: Sequence[Widget], window: Rect, box: Rect | None) -> Rect | None:
    """Where a button and all below it lie, None where that cannot be kept in sight."""
    top = first.rect.top - first.rect.height // 2
    foot = [w for w in seen if w.rect.top >= top]
    found = first.rect.unionall([w.rect for w in foot]).inflate(0, 2 * AROUND)
    if box and box.bottom > found.bottom:
        found.height = box.bottom - found.top
    fits = found.width <= window.width and found.height <= SHARE * window.height
    above = max((w.rect.bottom for w in seen if w not in foot), default=found.top)
    clear = above <= min(w.rect.top for w in foot)
    if above > found.top:
        found.height, found.top = found.bottom - above, above
    below = found.centery > window.centery
    return found if fits and clear and below else None


#: the button for help: its side, and how far it is from the edges of the window
HELP = 46
HELP_EDGE = 16
#: design units across that pages and dialogs are laid out for where all is enlarged: there are
#: 960 in a window of 1280x720 where all is twice as large, and nothing is scrolled sideways
NARROW = 860.0
#: so much higher than wide is an upright window, in which what lies below has more room than what
#: lies beside
TALL = 1.4
#: how often its height and its scale are found one from the other at most
SETTLED = 4


class Scene(ManagedScene):
    """One screen, or one dialog above others.

    The manager calls ``resize`` before anything else and whenever the window
    changes.  Only the scene on top gets events; all that can be seen are
    ticked and drawn.  ``draw`` draws everything: the clip is set to what is
    out of date, which makes it cheap.
    """

    #: design units across in which it can be laid out where all is enlarged
    min_width = NARROW

    def __init__(self, context: Context) -> None:
        self.context = context
        self.viewport = Viewport()
        #: what is on it, where that lays itself out
        self.tree: Node | None = None
        self.form = Form(play=context.sounds.play)
        self.help_button = IconButton(
            "help", self.show_help, tip=_("Help and keys (F1)"), name="help"
        )
        if self.helped:
            self.form.fixtures = [self.help_button]
        self._damage: list[Rect] = []
        #: what it asked when it was announced last
        self._announced: tuple[str, ...] | None = None

    # life ----------------------------------------------------------------

    def resize(self, bounds: Rect) -> None:
        """Lay everything out anew for a window of this size."""
        self.viewport.window = Rect(bounds)
        before, most = None, SETTLED
        while before != self.min_size and most:
            # how high it is may follow from how wide the window is, and its scale from both
            before, most = self.min_size, most - 1
            with self.fitted():
                self.update_viewport()
        with self.fitted():
            self.update_viewport()
            self.form.bounds = Rect(self.bounds)
            self.layout()
            self.help_button.rect = self.help_spot()
        self.invalidate()

    @property
    def bounds(self) -> Rect:
        """Where it lies: the window, or more where it is larger than that."""
        return self.viewport.canvas

    @property
    def window(self) -> Rect:
        return self.viewport.window

    def update_viewport(self) -> None:
        """Say how it lies in the window: in no less than it needs at this scale."""
        width, height = self.min_size
        scale = self.context.painter.scale
        self.viewport.fit(self.window, (int(width * scale), int(height * scale)))

    def has_sticky_footer(self) -> bool:
        """Keep the buttons that end it in the window, where it is larger; whether that is new."""
        return self._hold_foot_of(None)

    def _hold_foot_of(self, box: Rect | None) -> bool:
        """Keep the footer of a box in the window; None is the whole scene."""
        across = (box or self.bounds).width > self.window.width
        if self.viewport.whole or self.viewport.holds or across:
            return False
        foot = sticky_footer(self.form.widgets, self.form.default_button, self.window, box)
        return foot is not None and self.viewport.hold(foot)

    @property
    def min_size(self) -> tuple[float, float]:
        """Width and height in design units that it cannot do without."""
        return DESIGN

    def available_width(self, wide: float) -> float:
        """``wide`` design units, or as many as the window has where all is enlarged or upright.

        But never fewer than its ``narrow``: what is so wide is laid out for that too.
        """
        painter = self.context.painter
        if painter.enlarged <= 1.0 and self.window.height < TALL * self.window.width:
            return wide
        return max(min(wide, self.min_width), min(wide, self.window.width / painter.wished))

    def is_compact(self, wide: float) -> bool:
        """Whether it has fewer design units across than these, as all is enlarged."""
        return self.available_width(wide) < wide

    def is_low(self, wide: float) -> bool:
        """Whether it is compact in a window that is lower than wide: what matters comes first."""
        return self.is_compact(wide) and self.window.height < self.window.width

    @contextmanager
    def fitted(self) -> Iterator[None]:
        """Measure and draw at the scale that is wished for.

        That is never more than fits into the window, enlarged as the player wishes.
        """
        painter = self.context.painter
        before, wished = painter.scale, painter.wished
        if self.window.width:
            width, height = self.min_size
            most = self.window.width / width * painter.enlarged
            if not painter.scrolls:
                most = min(most, self.window.height / height)
            painter.scale = min(wished, most)
        try:
            yield
        finally:
            # another scale may have been wished for meanwhile
            painter.scale = before if painter.wished == wished else painter.wished

    def layout(self) -> None:
        """Place the widgets inside ``self.bounds``."""

    def help_spot(self) -> Rect:
        """Where the button for help is: in the upper right corner of every screen.

        Where the screen below is seen too, which may be of another scale, it lies on that one's.
        """
        if (shown := self._behind()) and self.viewport.whole:
            seen = shown.viewport.to_window(shown.help_button.rect)
            if seen and self.bounds.contains(seen[0]):
                return Rect(seen[0])
        px = self.context.painter.px
        side = self.context.painter.pressable(HELP)
        rect = Rect(0, 0, side, side)
        rect.topright = (self.bounds.right - px(HELP_EDGE), self.bounds.y + px(HELP_EDGE + 3))
        return rect

    def _behind(self) -> ManagedScene | None:
        """The screen that is seen behind this one, if it has a button for help."""
        stack = self.context.scenes.stack
        if not self.is_overlay or self not in stack:
            return None
        below = reversed(stack[: stack.index(self)])
        found = next((scene for scene in below if not scene.is_overlay), None)
        return found if found and found.helped and found.help_button.rect.width else None

    def show_help(self) -> None:
        """Open the card that tells what this screen is about."""
        self.context.routes.help()

    # events and time -----------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if the event was used."""
        return press(self.bindings(), event) or self.form.handle(event)

    def scroller(self, pos: tuple[int, int]) -> Scroller | None:
        """The scroller under a point of the window, None if there is none."""
        at = self.viewport.to_scene(pos)
        area = self.form.scrolled_at(at)
        viewport = self.viewport if self.viewport.moves_at(pos) else None
        if self.form.keeps_drag(at) or (area is None and viewport is None):
            return None
        with self.fitted():
            threshold = self.context.painter.px(THRESHOLD)
        return Scroller(area, viewport, self.invalidate, threshold)

    def tick(self, now: float, dt: float) -> None:
        """Move on; ``now`` and ``dt`` in seconds."""
        self.form.reduced_motion = self.context.settings.reduced_motion
        self.form.tick(now, dt)

    @property
    def moving(self) -> bool:
        """Whether it wants sixty frames a second."""
        return self.form.moving

    # what is heard ---------------------------------------------------------

    def full_text(self) -> list[str]:
        """All that it says of itself, apart from its widgets."""
        return [title_of(self), *tree_texts(self.tree)]

    def opening_text(self) -> list[str]:
        """The announcement when it opens or its question changes."""
        return [title_of(self)]

    def question(self) -> tuple[str, ...]:
        """What it asks: as soon as that is another thing, it is announced anew."""
        return tuple(str(getattr(self, name, "")) for name in ("title", "subtitle"))

    def familiar(self, name: str) -> bool:
        """Whether something on it that is heard now is known by now, and may be left out."""
        return False

    def announce_screen(self, came: bool) -> None:
        """Publish what it asks; ``came`` if it has just come to lie on top."""
        question = self.question()
        if question == self._announced and not came:
            self.announce_changes()
            return
        self._announced = question
        texts = [*self.opening_text(), describe_keys(self, self.familiar)]
        self.context.announce(join_sentences(texts), "screen", "screen")

    def announce_changes(self) -> None:
        """Publish what is new where it asks the same as before."""

    # drawing -------------------------------------------------------------

    def invalidate(self, rect: Rect | None = None) -> None:
        """Have a part of the screen drawn again, None all of it."""
        self._damage.append(Rect(rect or self.bounds))

    def damage(self) -> list[Rect]:
        """Where the screen is out of date since the last call."""
        damage, self._damage = self._damage, []
        return damage + self.form.damage(self.context.painter)

    def draw(self, surface: Surface) -> None:
        """Draw everything inside the clip."""
        self.paint(surface)
        self.form.draw(surface, self.context.painter)

    def paint(self, surface: Surface) -> None:
        """Draw what lies behind the widgets; a scene that hides others covers all of it."""
        if not self.is_overlay:
            self.context.painter.background(surface)
