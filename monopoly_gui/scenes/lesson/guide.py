"""The guide: a bubble above everything, with the next step and a pointer to it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _, retranslate
from ...ui.input import pointer
from ...ui.layout.containers import Column, Panel, Row
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node, Span
from ...ui.layout.parts import Icon
from ...ui.painting.colour import mix
from ...ui.painting.painter import Painter
from ...ui.painting.shapes import stamp
from ...ui.text.log_words import plain
from ...ui.text.rich_text import draw_rows, set_rows
from ...ui.widgets import BODY, SMALL, Accessible, Button, ScrollArea, Widget
from ...ui.widgets.button import ButtonStyle
from ...ui.widgets.keys import MOUSE
from ..core.managed_scene import ManagedScene
from ..core.scene import Scene
from ..core.spoken_screen import ENTER
from ..table.dialog_base.table_dialog import TableDialog
from ..table.parts.card_buttons import DialogButton, DialogIconButton
from ..table.table import TableScene
from .bubble_place import CONTENTS, CONTROL, READ, TARGET, Obstacle, Room, place_of
from .progress import LearnerProgress
from .steps import STEPS, Hint, LessonContext, LessonStep, current_step, pending_hint

SKIP_KEY = pygame.K_F2


class ButtonHighlight:
    """The style overrides of buttons that the guide highlights."""

    def __init__(self) -> None:
        self._dressed: dict[Button, ButtonStyle] = {}

    def give(self, scenes: Iterable[ManagedScene], target: Button | None) -> None:
        """Let the target be golden, and no other button of these scenes."""
        wanted: dict[Button, ButtonStyle] = {}
        for scene in scenes:
            for button in (w for w in scene.form.widgets if isinstance(w, Button)):
                if button is target:
                    wanted[button] = "primary"
                elif button.style == "primary":
                    on_card = isinstance(button, DialogButton | DialogIconButton)
                    wanted[button] = "light" if on_card else "secondary"
        for button in {**self._dressed, **wanted}:
            style: ButtonStyle | Literal[""] = wanted.get(button, "")
            if button.style_override != style:
                button.style_override, button.dirty = style, True
        self._dressed = wanted

    def take_back(self) -> None:
        """Restore the look of every button."""
        self.give((), None)


class Guide(Scene):
    """Watches its table; it lies above the scenes and takes only events on its bubble."""

    is_overlay = True
    shade = 0
    helped = False

    def __init__(
        self, table: TableScene, facts: LearnerProgress, ask_to_leave: Callable[[], None]
    ) -> None:
        super().__init__(table.context)
        self.table = table
        self.facts = facts
        #: the fallback place; empty where there is none
        self.place = Rect(0, 0, 0, 0)
        self.hint: Hint | None = None
        self.step: LessonStep | None = None
        #: steps that are done, and those that the learner has dismissed
        self.done: set[str] = set()
        self.put_off: set[str] = set()
        self.box = Rect(0, 0, 0, 0)
        self.target: Rect | None = None
        self.go = Button("", self._go_on, style="primary", key=pygame.K_RETURN, name="guide go")
        self.skip = Button(
            _("Skip this"), self._skip, style="light", size=SMALL, key=SKIP_KEY, name="guide skip"
        )
        self.leave_button = DialogIconButton(
            "close", ask_to_leave, tip=_("Leave the lesson"), name="guide leave"
        )
        self._since = 0.0
        self._now = 0.0
        self._shown: object = None
        #: the last target in a scene larger than the window
        self._looked: object = None
        self.gold = ButtonHighlight()

    # following the game ---------------------------------------------------------------

    @property
    def visible(self) -> bool:
        return self.hint is not None

    def moment(self) -> LessonContext | None:
        """The context for the lesson; None during an animation or a menu."""
        top = self.context.scenes.top
        if self.context.scenes.changing:
            return None
        if top is self.table:
            at_rest = self.table.is_settled and not self.table.questions.opening
            return LessonContext(self.table, top, self.facts) if at_rest else None
        if isinstance(top, TableDialog) and not top.folded and top.alive():
            return LessonContext(self.table, top, self.facts)
        return None

    def follow(self) -> None:
        """Update the hint."""
        now = self.moment()
        hint: Hint | None = None
        widget, at, self.step = None, None, None
        if now:
            self.note(now)
            self.step = current_step(now, self.done | self.put_off)
            hint = self.step.hint(now) if self.step else pending_hint(now)
        if now and hint:
            widget, at = self._target(now, hint)
            if at is None and (hint.target or hint.space >= 0) and now.can_use("close"):
                # a dialog hides the target and has to close first
                hint = Hint(_("Done. Close this and carry on."), "close")
                widget, at = self._target(now, hint)
        self._gild(hint, widget)
        target = self._in_window(now, hint, at) if now and at else None
        look = (hint, target, now.top.bounds.size if now else None, id(now.top) if now else 0)
        if look == self._shown:
            return
        before = self._shown
        self._shown = look
        if not isinstance(before, tuple) or before[:2] != (hint, target):
            self._since = self._now
        self.hint, self.target = hint, target
        self._place(now)

    def _gild(self, hint: Hint | None, widget: Widget | None) -> None:
        """Make the target button golden, and no other, even in the bubble itself."""
        if hint is None or not (hint.target or hint.space >= 0 or hint.button):
            self.gold.take_back()
            return
        shown = [scene for scene in self.context.scenes.visible() if scene is not self]
        self.gold.give(shown, widget if isinstance(widget, Button) else None)

    def note(self, now: LessonContext) -> None:
        """Remember which steps have been done by now."""
        self.done |= {step.name for step in STEPS if step.done(now)}

    def _target(self, now: LessonContext, hint: Hint) -> tuple[Widget | None, Rect | None]:
        """The widget of the hint, and its target in its scene, as far as they are there."""
        widgets = now.top.form.widgets if hint.target else ()
        widget = next((w for w in widgets if w.name == hint.target and w.visible), None)
        if hint.space >= 0 and now.top is self.table:
            return widget, Rect(self.table.picture.cell(hint.space))
        return widget, Rect(widget.rect) if widget else None

    def _in_window(self, now: LessonContext, hint: Hint | None, rect: Rect) -> Rect | None:
        """The target of the hint in the window, to which a larger scene scrolls once."""
        viewport = now.top.viewport
        if viewport.whole:
            return rect
        if self._looked != (hint, rect):
            self._looked = (hint, rect)
            if viewport.reveal(rect):
                self.context.scenes.invalidate()
        seen = viewport.to_window(rect)
        return seen[0] if seen else None

    def _go_on(self) -> None:
        if self.step:
            self.done.add(self.step.name)
            # the text to be read has been read
            self.table.board_spot.release()

    def _skip(self) -> None:
        if self.step:
            self.put_off.add(self.step.name)

    def announce_screen(self, came: bool) -> None:
        """Publish its hint when it changes."""
        hint = str(self.hint.text) if self.hint else ""
        if (hint,) != self._announced:
            self._announced = (hint,)
            self.context.announce(retranslate(self.hint.text if self.hint else ""), source="guide")

    # the bubble -------------------------------------------------------------------------

    def update_viewport(self) -> None:
        """Cover the window, even over an enlarged table."""
        self.viewport.fit(self.window, (0, 0))

    def leave(self) -> None:
        self.gold.take_back()

    def layout(self) -> None:
        self._shown = None

    def _place(self, now: LessonContext | None) -> None:
        """Put the bubble and its buttons where they hide least."""
        self.invalidate()
        if now is None or self.hint is None:
            self.form.replace([])
            return
        painter = self.context.painter
        self.go.label = self.hint.button
        self.go.visible = bool(self.hint.button)
        self.skip.visible = self.step is not None and not self.hint.button
        self.tree = tree = self._bubble(self.hint)
        room = self._room(now.top)
        self.box = place_of(room, painter.px, lambda width: tree.heights(painter, width).preferred)
        tree.place(painter, self.box)
        self.form.replace([self.go, self.skip, self.leave_button])

    def _bubble(self, hint: Hint) -> Node:
        """The bubble's text, its end condition and the progress of the lesson."""
        title = _(self.step.title) if self.step else _("Your move")
        head = [
            Icon("bulb", 36, "warn"),
            Text(title, size=BODY + 3, weight="display", grow=1.0),
            Control(self.leave_button, height=40, width=40, grow=0.0),
        ]
        shown = [button for button in (self.go, self.skip) if button.visible]
        foot = [Control(button, height=46, grow=0.0) for button in shown]
        parts = [
            Row(head, gap=8),
            RichText(hint.text),
            Row([Progress(self), *foot], gap=8) if foot else None,
        ]
        return Panel(Column(parts, gap=10), "active", pad=(20, 20))

    def _room(self, top: Scene) -> Room:
        """The part of the window that should stay visible now."""
        px, seen = self.context.painter.px, top.viewport.to_window
        found, beside = [], []
        if self.target:
            # the margin is for the ring and its arrow
            around = self.target.inflate(2 * px(52), 2 * px(52))
            found += [Obstacle(self.target, TARGET), Obstacle(around, CONTROL)]
            beside.append(around)
        asks = isinstance(top, TableDialog)
        for widget in top.form.widgets:
            control = not isinstance(widget, ScrollArea) if asks else isinstance(widget, Button)
            if widget.visible and control:
                found += [Obstacle(rect, CONTROL) for rect in seen(widget.rect)]
        if isinstance(top, TableDialog):
            boxes = seen(top.box)
            found += [Obstacle(box, READ) for box in boxes if not top.bare]
            words = (n for n in top.framed().walk() if not (n.children or any(n.widgets())))
            shown = [node.rect for node in words if not isinstance(node, Spacer)]
            found += [Obstacle(rect, CONTENTS) for part in shown for rect in seen(part)]
            beside += boxes
        else:
            place = self.table.picture.layout
            for part in (*place.panels, place.title, place.bank):
                found += [Obstacle(rect, READ) for rect in seen(part)]
            # on a zoomed board, which is seen in passing, only the target matters
            found += [Obstacle(self.table.board_rect, 2 if self.table.near else READ)]
        return Room(self.bounds, self.place, found, beside, self.target)

    # events and time ----------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Take events on the bubble; all others are for the table."""
        if not self.visible:
            return False
        if event.type in MOUSE:
            inside = self.box.collidepoint(event.pos)
            used = self.form.handle(event) if inside or self.form.captured else False
            if not inside:
                self.form.handle(Event(pygame.WINDOWLEAVE))
            return inside or used
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ENTER and self.go.visible:
            self._go_on()
            return True
        if event.key == SKIP_KEY and self.skip.visible:
            self._skip()
            return True
        return False

    def tick(self, now: float, dt: float) -> None:
        self._now = now
        self.follow()
        if self.moving_ring:
            assert self.target
            self.invalidate(pointer.pointer_area(self.context.painter, self.target))
        super().tick(now, dt)

    @property
    def moving_ring(self) -> bool:
        if self.target is None or self.context.settings.reduced_motion:
            return False
        return not pointer.is_at_rest(self._now - self._since - 0.2)

    @property
    def moving(self) -> bool:
        return self.visible and (self.moving_ring or super().moving)

    # drawing ------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """The bubble with its words, the ring and its arrow."""
        if self.hint is None:
            return
        painter = self.context.painter
        if self.tree:
            self.tree.paint(surface, painter)
        if self.target:
            calm = self.context.settings.reduced_motion
            age = pointer.COMING * pointer.TIMES if calm else self._now - self._since
            pointer.draw_pointer(painter, surface, self.target, self._speaker(), age)

    def _speaker(self) -> Rect | None:
        """The start of the arrow to a space, or from the edge of the window that a hint names.

        A golden button needs none, and others beside it would lose their words to it.
        """
        if self.hint and self.target and self.hint.arrow == "left":
            return Rect(self.bounds.left, self.target.y, 0, self.target.height)
        return self.box if self.hint and self.hint.space >= 0 else None


class RichText(Node):
    """A text with highlighted names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def heights(self, painter: Painter, width: int) -> Span:
        height = len(set_rows(painter, self.text, BODY, width)) * painter.measure("", BODY)[1]
        return Span(height, height)

    def paint(self, surface: Surface, painter: Painter) -> None:
        width, ink = self.rect.width, painter.tint("text")
        soft = mix(ink, painter.theme.panels["card"].bottom, 0.1)
        rows = set_rows(painter, self.text, BODY, width)
        stamp(surface, draw_rows(painter, rows, BODY, width, soft, ink), self.rect.topleft)

    def spoken(self) -> Iterator[Accessible]:
        yield Accessible(plain(self.text), "note")


class Progress(Node):
    """A dot for each step, filled for the past, ringed for the current one; none without room."""

    def __init__(self, guide: Guide) -> None:
        super().__init__(grow=1.0)
        self.guide = guide

    def paint(self, surface: Surface, painter: Painter) -> None:
        # the dots, the spacing, and the ring around the current one
        size, pitch, ring = map(painter.px, (10, 17, 6))
        ground = painter.theme.panels["active"].top
        if pitch * len(STEPS) > self.rect.width:
            return
        for number, step in enumerate(STEPS):
            at = (self.rect.x + size // 2 + number * pitch, self.rect.centery)
            over = step.name in self.guide.done | self.guide.put_off
            here = step is self.guide.step
            inner = size - ring * 2 // 3
            if here:
                painter.dot(surface, at, size + ring, "warn")
                painter.dot(surface, at, size + ring // 6, ground)
            else:
                painter.dot(surface, at, size, "good" if over else "muted")
            if here or not over:
                painter.dot(surface, at, inner, "warn" if here else ground)
