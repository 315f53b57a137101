"""The basis of every scene: it takes events, moves with time and draws itself."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ...ui.input.bindings import press
from ...ui.input.form import Form
from ...ui.layout.node import Node
from ...ui.painting.layout import DESIGN
from ...ui.widgets import IconButton
from .context import Context
from .managed_scene import ManagedScene
from .spoken_screen import describe_keys, join_sentences, title_of, tree_texts
from .viewport import Scroller, Viewport

#: the side of the button for help
HELP = 46
#: the width in design units of pages and dialogs with enlarged text: there are
#: 960 in a window of 1280x720 at 200 %, and nothing scrolls sideways
NARROW = 860.0


class Unfinished:
    """Drawings over several frames, each by a step that returns whether it goes on."""

    def __init__(self) -> None:
        self._steps: dict[Hashable, Callable[[], bool]] = {}

    def __bool__(self) -> bool:
        return bool(self._steps)

    def add(self, key: Hashable, step: Callable[[], bool]) -> None:
        """Begin a drawing with the next frame, if it has not begun."""
        self._steps.setdefault(key, step)

    def go_on(self) -> None:
        """Do one step of the first."""
        for key in [*self._steps][:1]:
            if not self._steps[key]():
                self._steps.pop(key, None)

    def clear(self) -> None:
        """Drop all; what is still seen asks for itself again."""
        self._steps.clear()


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
        #: its layout tree, where it has one
        self.tree: Node | None = None
        self.form = Form(play=context.sounds.play)
        self.help_button = IconButton(
            "help", self.show_help, tip=_("Help and keys (F1)"), name="help"
        )
        if self.helped:
            self.form.fixtures = [self.help_button]
        self._damage: list[Rect] = []
        #: what is drawn beside the frames
        self.unfinished = Unfinished()
        #: the question announced last
        self._announced: tuple[str, ...] | None = None

    @property
    def covers(self) -> bool:
        """Whether it hides everything below, so that nothing of that is drawn."""
        return not self.is_overlay

    def open(self) -> None:
        """Put it on top."""
        self.context.scenes.push(self)

    def close(self) -> None:
        """Take it away: back to where the player came from."""
        self.context.scenes.pop(self)

    def resize(self, bounds: Rect) -> None:
        """Lay everything out for a window of this size."""
        self.viewport.window = Rect(bounds)
        before, rounds = None, 0
        # its height may depend on the width of the window, and its scale on both; of two scales
        # that follow from each other it takes the one at which it fits, after four rounds
        while before != self.min_size and rounds < 4 + self.viewport.whole:
            before, rounds = self.min_size, rounds + 1
            with self.fitted():
                self.update_viewport()
        with self.fitted():
            self.update_viewport()
            self.form.bounds = Rect(self.bounds)
            self.layout()
            self.help_button.rect = self.help_spot()
        self.unfinished.clear()
        self.invalidate()

    @property
    def bounds(self) -> Rect:
        """The rectangle of the scene: the window, or more where the scene is larger."""
        return self.viewport.canvas

    @property
    def window(self) -> Rect:
        return self.viewport.window

    def update_viewport(self) -> None:
        """Set its place in the window: at least the size it needs at this scale."""
        width, height = self.min_size
        scale = self.context.painter.scale
        self.viewport.fit(self.window, (int(width * scale), int(height * scale)))

    def has_sticky_footer(self) -> bool:
        """Keep the final buttons visible in a larger scene; whether that is new."""
        return False

    @property
    def min_size(self) -> tuple[float, float]:
        """The minimum width and height in design units."""
        return DESIGN

    def available_width(self, wide: float) -> float:
        """``wide`` design units, or as many as the window has where all is enlarged or upright.

        But never fewer than its ``narrow``: what is so wide is laid out for that too.
        """
        painter = self.context.painter
        upright = self.window.height >= 1.4 * self.window.width
        if painter.enlarged <= 1.0 and not upright:
            return wide
        return max(min(wide, self.min_width), min(wide, self.window.width / painter.wished))

    def is_compact(self, wide: float) -> bool:
        """Whether it has fewer design units across than these, as all is enlarged."""
        return self.available_width(wide) < wide

    def is_low(self, wide: float) -> bool:
        """Whether it is compact in a window lower than wide, with the important parts first."""
        return self.is_compact(wide) and self.window.height < self.window.width

    @contextmanager
    def fitted(self) -> Iterator[None]:
        """Measure and draw at the scale of the settings, at most the one that fits the window."""
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
            # the scale in the settings may have changed meanwhile
            painter.scale = before if painter.wished == wished else painter.wished

    def layout(self) -> None:
        """Place the widgets inside ``self.bounds``."""

    def help_spot(self) -> Rect:
        """The place of the help button: the upper right corner of every screen.

        Where the screen below is visible too, possibly at another scale, it covers that one's
        button.
        """
        if (shown := self._behind()) and self.viewport.whole:
            seen = shown.viewport.to_window(shown.help_button.rect)
            if seen and self.bounds.contains(seen[0]):
                return Rect(seen[0])
        px = self.context.painter.px
        side = self.context.painter.pressable(HELP)
        rect = Rect(0, 0, side, side)
        rect.topright = (self.bounds.right - px(16), self.bounds.y + px(19))
        return rect

    def _behind(self) -> ManagedScene | None:
        """The visible screen behind this one, if it has a help button."""
        stack = self.context.scenes.stack
        if not self.is_overlay or self not in stack:
            return None
        below = reversed(stack[: stack.index(self)])
        found = next((scene for scene in below if not scene.is_overlay), None)
        return found if found and found.helped and found.help_button.rect.width else None

    def show_help(self) -> None:
        """Open the help card of this screen."""
        self.context.routes.help()

    def handle(self, event: Event) -> bool:
        """True if the event was used."""
        if event.type == pygame.DROPFILE:
            return self.take_file(Path(event.file))
        return press(self.bindings(), event) or self.form.handle(event)

    def take_file(self, file: Path) -> bool:
        """Use a file dropped on the window; False if there is no use for one."""
        return False

    def scroller(self, pos: tuple[int, int]) -> Scroller | None:
        """The scroller under a point of the window, None for none."""
        at = self.viewport.to_scene(pos)
        area = self.form.scrolled_at(at)
        viewport = self.viewport if self.viewport.moves_at(pos) else None
        if self.form.keeps_drag(at) or (area is None and viewport is None):
            return None
        with self.fitted():
            # a press that moves so far scrolls and does nothing else any more
            threshold = self.context.painter.px(8)
        return Scroller(area, viewport, self.invalidate, threshold)

    def tick(self, now: float, dt: float) -> None:
        """Move on; ``now`` and ``dt`` in seconds."""
        self.form.reduced_motion = self.context.settings.reduced_motion
        self.form.tick(now, dt)
        if self.unfinished:
            with self.fitted():
                self.unfinished.go_on()

    @property
    def moving(self) -> bool:
        """Whether it needs sixty frames a second."""
        return bool(self.unfinished) or self.form.moving

    def full_text(self) -> list[str]:
        """All its texts, apart from its widgets."""
        return [title_of(self), *tree_texts(self.tree)]

    def opening_text(self) -> list[str]:
        """The announcement when it opens or its question changes."""
        return [title_of(self)]

    def question(self) -> tuple[str, ...]:
        """The pending question; a different one is announced anew."""
        return tuple(str(getattr(self, name, "")) for name in ("title", "subtitle"))

    def familiar(self, name: str) -> bool:
        """Whether a text is familiar by now, and may be left out."""
        return False

    def announce_screen(self, came: bool) -> None:
        """Publish its question; ``came`` if it has just come to the top."""
        question = self.question()
        if question == self._announced and not came:
            self.announce_changes()
            return
        self._announced = question
        texts = [*self.opening_text(), describe_keys(self, self.familiar)]
        self.context.announce(join_sentences(texts), "screen", "screen")

    def announce_changes(self) -> None:
        """Publish changes while the question stays."""

    def invalidate(self, rect: Rect | None = None) -> None:
        """Redraw a part of the screen, None all of it."""
        self._damage.append(Rect(rect or self.bounds))

    def damage(self) -> list[Rect]:
        """The areas of the screen that are out of date since the last call."""
        damage, self._damage = self._damage, []
        return damage + self.form.damage(self.context.painter)

    def draw(self, surface: Surface) -> None:
        """Draw everything inside the clip."""
        self.paint(surface)
        self.form.draw(surface, self.context.painter)

    def paint(self, surface: Surface) -> None:
        """Draw the background of the widgets; a scene that hides others covers all of it."""
        if not self.is_overlay:
            self.context.painter.page(surface)
