"""The guide: a bubble above everything that says what to do next, and points at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ...ui.input import pointer
from ...ui.painting.colour import mix
from ...ui.painting.shapes import stamp
from ...ui.text.rich_text import draw_rows, set_rows
from ...ui.widgets import BODY, SMALL, Button
from ..core.scene import Scene
from ..table.shared.card_buttons import CardIconButton
from ..table.shared.table_dialog import TableDialog
from .steps import STEPS, Hint, LessonStep, Moment, current, pending

if TYPE_CHECKING:
    from ..table.table import TableScene
    from .facts import Facts

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PAD = 20
HEAD = 40
FOOT = 54
GAP = 10
#: the bubble beside a dialog that leaves little room
NARROW = 236
SKIP_KEY = pygame.K_F2


class Guide(Scene):
    """Watches the table it belongs to; it lies above the scenes and takes only what hits it."""

    shines_through = True
    shade = 0
    helped = False

    def __init__(self, table: TableScene, facts: Facts, ask_to_leave: Callable[[], None]) -> None:
        super().__init__(table.context)
        self.table = table
        self.facts = facts
        #: where it may lie when nothing better is free; empty where there is no such place
        self.place = Rect(0, 0, 0, 0)
        self.hint: Hint | None = None
        self.step: LessonStep | None = None
        #: steps that are done, and those that the learner would rather not be told
        self.done: set[str] = set()
        self.put_off: set[str] = set()
        self.box = Rect(0, 0, 0, 0)
        self.target: Rect | None = None
        self.go = Button("", self._go_on, style="primary", key=pygame.K_RETURN, name="guide go")
        self.skip = Button(
            _("Skip this"), self._skip, style="light", size=SMALL, key=SKIP_KEY, name="guide skip"
        )
        self.leave_button = CardIconButton(
            "close", ask_to_leave, tip=_("Leave the lesson"), name="guide leave"
        )
        self._since = 0.0
        self._now = 0.0
        self._shown: object = None

    # following the game ---------------------------------------------------------------

    @property
    def visible(self) -> bool:
        return self.hint is not None

    def moment(self) -> Moment | None:
        """What the learner has before them; None while something moves, or a menu is open."""
        top = self.context.scenes.top
        if self.context.scenes.changing:
            return None
        if top is self.table:
            at_rest = self.table.resting and not self.table.questions.opening
            return Moment(self.table, top, self.facts) if at_rest else None
        if isinstance(top, TableDialog) and not top.folded and top.alive():
            return Moment(self.table, top, self.facts)
        return None

    def follow(self) -> None:
        """Look what is to be said now."""
        now = self.moment()
        if now:
            self.note(now)
        self.step = current(now, self.done | self.put_off) if now else None
        hint = self.step.hint(now) if self.step and now else pending(now) if now else None
        target = self._find(now, hint) if now and hint else None
        points = hint is not None and (hint.target or hint.space >= 0)
        if now and points and target is None and now.can_use("close"):
            # what is told lies behind a dialog that has to go first
            hint = Hint(_("Done. Close this and play on."), "close")
            target = self._find(now, hint)
        look = (hint, target, now.top.bounds.size if now else None, id(now.top) if now else 0)
        if look == self._shown:
            return
        before = self._shown
        self._shown = look
        if not isinstance(before, tuple) or before[:2] != (hint, target):
            self._since = self._now
        self.hint, self.target = hint, target
        self._place(now)

    def note(self, now: Moment) -> None:
        """Remember which steps have been done by now."""
        self.done |= {step.name for step in STEPS if step.done(now)}

    def _find(self, now: Moment, hint: Hint) -> Rect | None:
        """Where what the hint points at is on the screen."""
        if hint.space >= 0 and now.top is self.table:
            return Rect(self.table.picture.cell(hint.space))
        for widget in now.top.form.widgets:
            if hint.target and widget.name == hint.target and widget.visible:
                return Rect(widget.rect)
        return None

    def _go_on(self) -> None:
        if self.step:
            self.done.add(self.step.name)

    def _skip(self) -> None:
        if self.step:
            self.put_off.add(self.step.name)

    # the bubble -------------------------------------------------------------------------

    def layout(self) -> None:
        self._shown = None

    def _place(self, now: Moment | None) -> None:
        """Put the bubble where it hides least, and its buttons into it."""
        self._forget()
        if now is None or self.hint is None:
            self.form.replace([])
            return
        px = self.context.painter.px
        home = self.place
        self.go.label = self.hint.button
        self.go.visible = bool(self.hint.button)
        self.skip.visible = self.step is not None and not self.hint.button
        self.box = self._fit(home)
        if isinstance(now.top, TableDialog) and now.top.box.colliderect(self.box):
            self.box = self._beside(now.top.box)
        side = px(40)
        edge = px(PAD - 6)
        self.leave_button.rect = Rect(self.box.right - edge - side, self.box.y + edge, side, side)
        foot = Rect(
            self.box.x + px(PAD), self.box.bottom - px(PAD - 4) - px(FOOT - 8),
            self.box.width - 2 * px(PAD), px(FOOT - 8),
        )  # fmt: skip
        button = self.go if self.go.visible else self.skip
        width = min(foot.width, button.width(self.context.painter))
        button.rect = Rect(foot.right - width, foot.y, width, foot.height)
        self.form.replace([self.go, self.skip, self.leave_button])
        self._forget()

    def _fit(self, room: Rect) -> Rect:
        """The bubble at the bottom of a room, as high as its words need."""
        height = self._height(room.width)
        return Rect(room.x, room.bottom - height, room.width, height).clamp(self.bounds)

    def _height(self, width: int) -> int:
        assert self.hint
        painter = self.context.painter
        px = painter.px
        rows = len(set_rows(painter, self.hint.text, BODY, width - 2 * px(PAD)))
        foot = px(FOOT) if self.go.visible or self.skip.visible else 0
        return 2 * px(PAD) + px(HEAD) + px(GAP) + rows * painter.measure("", BODY)[1] + foot

    def _beside(self, dialog: Rect) -> Rect:
        """Beside a large dialog where there is room, else where it hides the least."""
        px = self.context.painter.px
        edge = px(12)
        inside = self.bounds.inflate(-2 * edge, -2 * edge)
        width = min(px(640), dialog.width)
        height = self._height(width)
        below = Rect(dialog.centerx - width // 2, dialog.bottom + edge, width, height)
        above = Rect(below.x, dialog.top - edge - height, width, height)
        for box in (below, above):
            if inside.contains(box):
                return box
        left, right = dialog.left - 2 * edge, self.bounds.right - dialog.right - 2 * edge
        if max(left, right) >= px(NARROW):
            width = min(max(left, right), px(420))
            box = Rect(0, 0, width, self._height(width))
            box.centery = self.target.centery if self.target else dialog.centery
            if right >= left:
                box.left = dialog.right + edge
            else:
                box.right = dialog.left - edge
            return box.clamp(inside)
        width = min(px(560), self.bounds.width - 2 * edge)
        box = Rect(0, 0, width, self._height(width))
        places = []
        for corner in ("bottomleft", "bottomright", "topleft", "topright", "midbottom", "midtop"):
            made = box.copy()
            setattr(made, corner, getattr(inside, corner))
            places.append(made)
        avoid = self.target.inflate(px(90), px(90)) if self.target else Rect(0, 0, 0, 0)
        return min(places, key=lambda made: (area(made.clip(avoid)), area(made.clip(dialog))))

    def _forget(self) -> None:
        """Have everything drawn again where the bubble was and is."""
        self.invalidate()

    # events and time ----------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Take what hits the bubble; everything else is for the table."""
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
            self.invalidate(self._ring_area())
        super().tick(now, dt)

    @property
    def moving_ring(self) -> bool:
        if self.target is None or self.context.settings.reduced_motion:
            return False
        return not pointer.rests(self._now - self._since - 0.2)

    @property
    def moving(self) -> bool:
        return self.visible and (self.moving_ring or super().moving)

    # drawing ------------------------------------------------------------------------------

    def _ring_area(self) -> Rect:
        assert self.target
        return pointer.reach(self.context.painter, self.target)

    def paint(self, surface: Surface) -> None:
        """The bubble with its words, the ring and its arrow."""
        if self.hint is None:
            return
        painter = self.context.painter
        painter.panel(surface, self.box, "active")
        if self.target:
            calm = self.context.settings.reduced_motion
            age = pointer.COMING * pointer.TIMES if calm else self._now - self._since
            pointer.draw_pointer(painter, surface, self.target, self._speaker(), age)
        px = painter.px
        inside = self.box.inflate(-2 * px(PAD), -2 * px(PAD))
        side = px(HEAD)
        painter.icon(surface, "bulb", Rect(inside.x, inside.y, side, side).inflate(-4, -4), "warn")
        room = Rect(inside.x + side + px(10), inside.y, 0, side)
        room.width = self.leave_button.rect.left - px(8) - room.x
        title = _(self.step.title) if self.step else _("Your move")
        if painter.measure(title, BODY + 3, "black")[0] <= room.width:
            painter.text(
                surface, title, room, size=BODY + 3, colour="text", weight="black", valign="center"
            )
        width = inside.width
        rows = set_rows(painter, self.hint.text, BODY, width)
        ink = painter.tint("text")
        soft = mix(ink, painter.theme.panels["card"].bottom, 0.1)
        picture = draw_rows(painter, rows, BODY, width, soft, ink)
        stamp(surface, picture, (inside.x, inside.y + side + px(GAP)))
        self._paint_progress(surface, inside)

    def _speaker(self) -> Rect:
        """Where the arrow comes from: the bubble, or the edge of the window that the hint names."""
        if self.hint and self.target and self.hint.arrow == "left":
            return Rect(self.bounds.left, self.target.y, 0, self.target.height)
        return self.box

    def _paint_progress(self, surface: Surface, inside: Rect) -> None:
        """A dot for each step: those done filled, those to come hollow, the one of now ringed."""
        if not (self.go.visible or self.skip.visible):
            return
        painter = self.context.painter
        button = self.go if self.go.visible else self.skip
        size, pitch = painter.px(10), painter.px(17)
        ground = painter.theme.panels["active"].top
        if inside.x + pitch * len(STEPS) > button.rect.left - painter.px(8):
            return
        y = button.rect.centery
        for number, step in enumerate(STEPS):
            at = (inside.x + size // 2 + number * pitch, y)
            over = step.name in self.done | self.put_off
            here = step is self.step
            if here:
                painter.dot(surface, at, size + painter.px(6), "warn")
                painter.dot(surface, at, size + painter.px(1), ground)
                painter.dot(surface, at, size - painter.px(4), "warn")
                continue
            painter.dot(surface, at, size, "good" if over else "muted")
            if not over:
                painter.dot(surface, at, size - painter.px(4), ground)


def area(rect: Rect) -> int:
    return rect.width * rect.height
