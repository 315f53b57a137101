"""The dialogs' additional functions: folding, passing events on, showing a space."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.board import BANK
from ....language import _
from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.cards.space_card import draw_space
from ....ui.input.form import ENTER
from ....ui.painting.layout import placed
from ....ui.widgets import Button, IconButton, Widget
from ....ui.widgets.keys import ARROWS, MOUSE
from ...core.managed_scene import ManagedScene
from ..parts.card_buttons import DialogIconButton
from .adviser import Adviser
from .state_bound_dialog import StateBoundDialog

NOWHERE = (-1, -1)
#: keys that move the focus or use the focused widget: never passed on from an open dialog
MOVES = (pygame.K_TAB, *ENTER, *ARROWS)

#: the height of the caption below a deed, with its distance
CAPTION = 46


class EventForwarding:
    """Events go to the dialog first; unused ones pass on, unless it is ``modal``."""

    def __init__(self, dialog: StateBoundDialog, adviser: Adviser) -> None:
        self.dialog = dialog
        self.adviser = adviser
        #: whether the mouse is over the dialog
        self.inside = False

    def handle(self, event: Event) -> bool:
        """True if the dialog, the strip with the advice or the scene below used the event."""
        if self.adviser.dismiss(event):
            return True
        form, open_ = self.dialog.form, not self.dialog.folded
        if event.type in MOUSE and open_ and self._covers(event.pos):
            if not self.inside:
                self._give(Event(pygame.MOUSEMOTION, pos=NOWHERE, rel=(0, 0), buttons=(0, 0, 0)))
            self.inside = True
            form.handle(event)
            return True
        if event.type == pygame.MOUSEWHEEL and self.inside and open_:
            # a dialog that is larger than the window is scrolled by it
            return form.handle(event) or self.dialog.viewport.whole
        if event.type in MOUSE:
            self.inside = False
        return form.handle(event) or self._give(event)

    def below_at(self, pos: tuple[int, int]) -> ManagedScene | None:
        """The scene below that a press at a point of the window may reach."""
        dialog = self.dialog
        covered = not dialog.folded and self._covers(dialog.viewport.to_scene(pos))
        return self._below() if dialog.propagates and not covered else None

    def _covers(self, pos: tuple[int, int]) -> bool:
        """Whether a point is on the dialog or on the advice strip."""
        strip = self.adviser.strip
        return self.dialog.box.collidepoint(pos) or (strip.visible and strip.rect.collidepoint(pos))

    def _give(self, event: Event) -> bool:
        """Pass the scene below an event that is not meant for the dialog."""
        if not self.dialog.folded:
            moves = event.type == pygame.KEYDOWN and event.key in MOVES
            if self.dialog.modal or moves:
                return False
        below = self._below()
        if below is None:
            return False
        with below.fitted():
            return below.handle(self._as_seen_below(below, event))

    def _as_seen_below(self, below: ManagedScene, event: Event) -> Event:
        """The event in the coordinates of the scene below."""
        viewport = self.dialog.viewport
        if viewport.whole or not hasattr(event, "pos") or event.pos == NOWHERE:
            return below.viewport.to_scene_coords(event)
        seen = viewport.to_window(Rect(event.pos, (1, 1)))
        at = seen[0].topleft if seen else NOWHERE
        return below.viewport.to_scene_coords(Event(event.type, {**event.dict, "pos": at}))

    def _below(self) -> ManagedScene | None:
        stack = self.dialog.context.scenes.stack
        at = stack.index(self.dialog) if self.dialog in stack else 0
        return stack[at - 1] if at > 0 else None


class SpacePreview:
    """Shows a deed, or a space's effect, with its owner and the rent below."""

    def __init__(self, dialog: StateBoundDialog, passing: EventForwarding) -> None:
        self.host, self.dialog = dialog.host, dialog
        self.passing = passing
        self._space: int | None = None
        self._rect = Rect(0, 0, 0, 0)

    def looked_at(self) -> int | None:
        """The space to show: that of a deed with an open tip, else one of the board."""
        dialog = self.dialog
        if dialog.folded or dialog.context.scenes.top is not dialog:
            return None
        tipped = dialog.form.tipped
        if tipped is not None:
            return getattr(tipped, "space", None)
        return None if dialog.modal or self.passing.inside else self.host.board_spot.pointed

    def follow(self) -> list[Rect]:
        """Show the space under the pointer; the area to draw again."""
        space = self.looked_at()
        if space == self._space:
            return []
        # as far as its shadow, and the caption below it
        reach = self.host.context.painter.px(64)
        before = self._rect if self._space is not None else None
        self._space = space
        if space is not None:
            height = round(self.host.board_rect.height * 0.46)
            self._rect = self._spot((round(height * DEED_SHAPE), height))
        after = self._rect if space is not None else None
        return [rect.inflate(2 * reach, 2 * reach) for rect in (before, after) if rect]

    def _spot(self, size: tuple[int, int]) -> Rect:
        """The place beside the board; on a dialog that covers that, beside the pointer's target."""
        rect, dialog = Rect((0, 0), size), self.dialog
        if not dialog.modal:
            aside = self.host.context.painter.px(76)
            beside = (self.host.side_rect.x + aside, dialog.bounds.x + aside)
            spots = [rect.move(x, dialog.bounds.centery - rect.centery) for x in beside]
            spots = [spot.clamp(dialog.bounds) for spot in spots]
            # as little as possible of the question is covered
            return min(spots, key=lambda spot: spot.clip(dialog.box).width)
        tipped, room = dialog.form.tipped, dialog.space_card_room()
        rect.centery = room.centery
        # the buttons below its room stay in sight, also above its caption
        rect.bottom = min(rect.bottom, room.bottom - self.host.context.painter.px(CAPTION))
        spots = [rect.move(x - rect.x, 0) for x in (room.x, room.right - rect.width)]
        if tipped is None:
            return spots[0].clamp(dialog.bounds)
        owner = tipped.rect
        return max(spots, key=lambda spot: abs(spot.centerx - owner.centerx)).clamp(dialog.bounds)

    def forget(self) -> None:
        """Show nothing, until the next look."""
        self._space = None

    def draw(self, surface: Surface) -> None:
        if self._space is None:
            return
        painter, rect = self.host.context.painter, self._rect
        props = self.host.about(self._space)
        caption = Rect(rect.x, rect.bottom + painter.px(6), rect.width, painter.px(CAPTION - 6))
        draw_space(
            painter, surface, rect, caption, props, self.host.board, self.host.colour(props.owner)
        )


class Collapsible:
    """The form of a dialog: all its widgets, or the unfold button."""

    def __init__(
        self, dialog: StateBoundDialog, adviser: Adviser, advice_button: IconButton
    ) -> None:
        self.dialog = dialog
        self.adviser = adviser
        self.advice_button = advice_button
        #: of the dialog while it is open
        self._shade = dialog.shade
        self.button: IconButton = DialogIconButton(
            "eye", self.fold, tip=_("Look at the board (V)"), key=pygame.K_v, name="fold"
        )
        self.back = Button(
            "", self.unfold, icon="chevron_up", key=pygame.K_v, style="dark", name="unfold"
        )
        self._widgets: list[Widget] = []
        self._default: Button | None = None

    def show(self, widgets: list[Widget], default: Button | None = None) -> None:
        """Put these widgets into the form, in Tab order; if folded, once it is open."""
        self._widgets, self._default = widgets, default
        if not self.dialog.folded:
            for widget in self.dialog.form.widgets:
                widget.pressed = False
            self._fill()

    def _fill(self) -> None:
        """Put the visible parts of the dialog into the form."""
        advised = self.adviser.wanted and self.dialog.advisee() != BANK
        head = [self.advice_button] if advised else []
        widgets = [*self._widgets, *head, self.button, *self.adviser.widgets]
        self.dialog.form.replace(widgets, self._default)

    def make_room(self) -> None:
        """Make room for the strip with the advice, or close the gap."""
        if self.dialog.there and not self.dialog.folded:
            self._fill()
            self._lay_out()

    def fold(self) -> None:
        """Make room to look at the board."""
        self.adviser.close()
        if self.dialog.covers:
            self.dialog.context.scenes.crossfade()
        self.dialog.folded, self.dialog.shade = True, 0
        self.name()
        self.dialog.form.replace([self.back], self.back)
        self.dialog.form.focus(None)
        self._lay_out()

    def unfold(self) -> None:
        """Come back."""
        self.dialog.folded, self.dialog.shade = False, self._shade
        self._fill()
        self._lay_out()

    def _lay_out(self) -> None:
        self.dialog.layout()
        self.dialog.invalidate()

    def name(self) -> None:
        """Name on the button what it restores."""
        self.back.label = _("Back to: {title}").format(title=self.dialog.title)

    def place(self, rect: Rect) -> None:
        """Put the button where it hides nothing: into a free place, or onto a line."""
        painter, bounds = self.dialog.context.painter, self.dialog.bounds
        self.name()
        if rect.height:
            if self.back.width(painter) > rect.width:
                self.back.label = _("Back")
            self.back.rect = Rect(rect)
            return
        width = min(self.back.width(painter), bounds.width)
        result = placed((width, painter.px(60)), midbottom=rect.midbottom)
        self.back.rect = result.clamp(bounds)
