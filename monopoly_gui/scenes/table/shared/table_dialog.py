"""What the dialogs of the table share: they follow the position, and can be folded away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.actions import CounterTrade, OfferTrade
from ....engine.board import BANK
from ....engine.machine import deciders
from ....language import _
from ....ui.painting import layout
from ....ui.widgets import LARGE, SMALL, Button, IconButton, Widget
from ...core.dialog import PAD, Dialog
from .adviser import Adviser
from .card_buttons import CardIconButton
from .peek import Peek
from .port import offer_to_human

if TYPE_CHECKING:
    from ....engine.actions import Action
    from ....engine.state import State
    from ...core.shown import Shown
    from .port import TablePort

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
NOWHERE = (-1, -1)
#: keys that move the focus or use what has it: never passed on from an open dialog
MOVES = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
)
HEAD = 64
GAP = 16
#: what a wide one keeps from the edge of the window
EDGE = 16


class TableDialog(Dialog):
    """A dialog that is derived from the position and goes when its question has gone.

    Subclasses set ``title`` and ``subtitle`` and their widgets in ``refresh``,
    place the widgets inside ``body`` in ``arrange``, draw what lies behind them
    in ``paint_body``, and say in ``alive`` whether there is still something to
    ask.  Folded, it is only a button below the board.  What it does not use of
    the events goes to the table, so that saving, the menu and the deeds of the
    board stay at hand; not so if it is ``modal``.
    """

    modal = False
    shade = 70
    #: the button that does what is advised, by the kind of the action
    advised: ClassVar[Mapping[str, str]] = {}
    #: the picture in the head where no player is asked
    icon = "info"

    def __init__(self, port: TablePort, player: int = BANK) -> None:
        super().__init__(port.context, "")
        self.port = port
        self.player = player
        self.subtitle = ""
        self.folded = False
        self.head = Rect(0, 0, 0, 0)
        self._seen: tuple[int, int] | None = None
        self._gone = False
        self._inside = False
        self.peek = Peek(port)
        self.fold_button: IconButton = CardIconButton(
            "eye", self.fold, tip=_("Look at the board (V)"), key=pygame.K_v, name="fold"
        )
        self.unfold_button = Button(
            "", self.unfold, icon="chevron_up", key=pygame.K_v, style="primary", name="unfold"
        )
        self.adviser = Adviser(port, self._again, self.take_advice, self.button_for)
        self.advice_button: IconButton = CardIconButton(
            "bulb",
            self.ask_advice,
            tip=_("What an Expert would do here (H)"),
            key=pygame.K_h,
            name="advice",
        )
        self._widgets: list[Widget] = []
        self._default: Button | None = None
        self.form.on_cancel = self.close if self.modal else None

    # what subclasses say ---------------------------------------------------

    @property
    def pauses(self) -> bool:
        """Whether the opponents had better wait as long as it lies on top."""
        return self.modal and not self.folded

    def alive(self) -> bool:
        """Whether there is still something to ask."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Bring titles, widgets and their reasons up to date with the position."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Place the widgets inside ``body``."""
        raise NotImplementedError

    def spare(self) -> int:
        """Pixels of height that are not needed, found out while arranging."""
        return 0

    def paint_body(self, surface: Surface) -> None:
        """Draw what lies behind the widgets."""

    def advisee(self) -> int:
        """The human who may be advised here now, BANK if nobody may."""
        asked = self.port.is_human(self.player) and self.player in deciders(self.state)
        return self.player if asked else BANK

    def button_for(self, action: Action) -> str:
        """The name of the button that does what is advised, "" if there is none."""
        return self.advised.get(action.kind, "")

    def take_advice(self, action: Action) -> None:
        """Do what is advised; the terms of a trade are shown first."""
        if isinstance(action, OfferTrade):
            self.context.scenes.push(self.port.routes.terms(action))
        elif not isinstance(action, CounterTrade):
            self.act(action)

    def place(self, width: int, height: int) -> Rect:
        """Where a card of this size in pixels goes: over the middle of the board."""
        box = Rect(0, 0, min(width, self.bounds.width), min(height, self.bounds.height))
        box.center = self.port.board_rect.center
        edge = self.context.painter.px(EDGE)
        return box.clamp(self.bounds.inflate(-2 * edge, -2 * edge))

    # what subclasses use -----------------------------------------------------

    @property
    def state(self) -> State:
        return self.port.state

    def act(self, action: Action) -> bool:
        """Have an action carried out; False, and a toast says why, if it may not be."""
        done = self.port.submit(action)
        self.follow()
        return done

    def show(self, widgets: list[Widget], default: Button | None = None) -> None:
        """Put these widgets into the form, in the order of Tab."""
        self._widgets, self._default = widgets, default
        if not self.folded:
            for widget in self.form.widgets:
                widget.pressed = False
            self._fill()

    def _fill(self) -> None:
        """Put everything into the form that is to be seen of the dialog."""
        advised = self.adviser.wanted and self.advisee() != BANK
        head = [self.advice_button] if advised else []
        widgets = [*self._widgets, *head, self.fold_button, *self.adviser.widgets]
        self.form.replace(widgets, self._default)

    def ask_advice(self) -> None:
        """Have it thought about what the one who is asked here should do."""
        if (player := self.advisee()) != BANK:
            self.adviser.ask(player)

    def _again(self) -> None:
        """Make room for the strip with the advice, or close the gap."""
        if not self._gone and not self.folded and self.alive():
            self._fill()
            self.layout()
            self.invalidate()

    # following the position ----------------------------------------------------

    def close(self) -> None:
        self._gone = True
        super().close()

    def follow(self) -> None:
        """Look whether the position has changed, and if so change with it."""
        now = (id(self.state), self.state.version)
        if now == self._seen or self._gone:
            return
        self._seen = now
        if not self.alive():
            self.close()
            return
        self.refresh()
        self.layout()
        self.redraw()

    def retell(self) -> None:
        if self._gone or not self.alive():
            return
        self.refresh()
        if self.folded:
            self.unfold_button.label = _("Back to: {title}").format(title=self.title)

    def redraw(self) -> None:
        """Have the whole dialog drawn again."""
        reach = self.context.painter.panel_reach("dialog")
        self.invalidate(self.box.inflate(2 * reach, 2 * reach))

    def enter(self) -> None:
        self._seen = None
        self.follow()

    def tick(self, now: float, dt: float) -> None:
        self.follow()
        self.adviser.follow()
        for area in self.peek.follow(self.looked_at(), self._peek_spot):
            self.invalidate(area)
        self._make_way()
        super().tick(now, dt)

    def _make_way(self) -> None:
        """An offer to a human comes first: everybody waits for its answer."""
        scenes = self.context.scenes
        if self.modal or scenes.top is not self:
            return
        offer = offer_to_human(self.port)
        if offer and not self.state.over:
            scenes.push(self.port.routes.answer(offer))

    # folding -------------------------------------------------------------------

    def fold(self) -> None:
        """Make room to look at the board."""
        self.adviser.close()
        self.folded, self.shade = True, 0
        self.unfold_button.label = _("Back to: {title}").format(title=self.title)
        self.form.replace([self.unfold_button], self.unfold_button)
        self.form.focus(None)
        self.layout()
        self.invalidate()

    def unfold(self) -> None:
        """Come back."""
        self.folded, self.shade = False, type(self).shade
        self._fill()
        self.layout()
        self.invalidate()

    # events ----------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        self.follow()
        if self._gone:
            return True
        if self._puts_advice_by(event):
            return True
        if event.type in MOUSE and not self.folded and self._covers(event.pos):
            if not self._inside:
                self._pass_on(Event(pygame.MOUSEMOTION, pos=NOWHERE, rel=(0, 0), buttons=(0, 0, 0)))
            self._inside = True
            self.form.handle(event)
            return True
        if event.type == pygame.MOUSEWHEEL and self._inside and not self.folded:
            self.form.handle(event)
            return True
        if event.type in MOUSE:
            self._inside = False
        return self.form.handle(event) or self._pass_on(event)

    # looking closely ---------------------------------------------------------------

    def looked_at(self) -> int | None:
        """The space to be shown closely: of a deed whose tip is up, else one of the board."""
        if self.folded or self.context.scenes.top is not self:
            return None
        tipped = self.form.tipped
        if tipped is not None:
            return getattr(tipped, "space", None)
        return None if self.modal or self._inside else self.port.looked_at

    def _peek_spot(self, size: tuple[int, int]) -> Rect:
        """Beside the board; over the other half of a dialog that covers the board."""
        rect = Rect((0, 0), size)
        if not self.modal:
            side = self.port.side_rect
            rect.midleft = (side.x + self.context.painter.px(76), self.bounds.centery)
            return rect.clamp(self.bounds)
        tipped = self.form.tipped
        left = tipped is not None and tipped.rect.centerx < self.box.centerx
        centre = self.box.centerx + self.box.width // 4 * (1 if left else -1)
        rect.center = (centre, self.box.centery)
        return rect

    def _covers(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on the dialog or on the strip with the advice."""
        strip = self.adviser.strip
        return self.box.collidepoint(pos) or (strip.visible and strip.rect.collidepoint(pos))

    def _puts_advice_by(self, event: Event) -> bool:
        """Whether Escape was pressed while there is advice to put away."""
        pressed = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if pressed and self.adviser.open:
            self.adviser.close()
            return True
        return False

    def _pass_on(self, event: Event) -> bool:
        """Give the table an event that is not meant for this dialog."""
        if not self.folded:
            moves = event.type == pygame.KEYDOWN and event.key in MOVES
            if self.modal or moves:
                return False
        below = self._below()
        if below is None:
            return False
        with below.fitted():
            return below.handle(event)

    @property
    def passes_on(self) -> bool:
        return self.folded or not self.modal

    def _below(self) -> Shown | None:
        stack = self.context.scenes.stack
        at = stack.index(self) if self in stack else 0
        return stack[at - 1] if at > 0 else None

    # drawing -----------------------------------------------------------------------

    def resize(self, bounds: Rect) -> None:
        self.peek.forget()
        super().resize(bounds)

    def layout(self) -> None:
        if self._gone or not self.alive():
            return
        if self._seen is None:
            self._seen = (id(self.state), self.state.version)
            self.refresh()
        px = self.context.painter.px
        if self.folded:
            width = self.unfold_button.width(self.context.painter)
            board = self.port.board_rect
            spot = Rect(0, 0, min(width, self.bounds.width), px(60))
            # below the dice, where it hides nothing
            corner = round(board.width * 0.155)
            spot.bottomleft = (board.left + corner, board.bottom - round(board.height * 0.145))
            self.unfold_button.rect = spot.clamp(self.bounds)
            self.help_button.rect = self.help_spot()
            return
        self._lay_out(px(self.height))
        if (spare := self.spare()) > px(12):
            self._lay_out(px(self.height) - spare)

    def place_advice(self) -> None:
        """Put the strip with the advice below the dialog, which moves up where it has to."""
        px = self.context.painter.px
        high, gap, edge = self.adviser.height(self.box.width), px(GAP - 4), px(EDGE)
        over = self.box.bottom + gap + high - (self.bounds.bottom - edge)
        self.box.y = max(self.bounds.y + edge, self.box.y - max(0, over))
        top = min(self.box.bottom + gap, self.bounds.bottom - edge - high)
        self.adviser.arrange(Rect(self.box.x, top, self.box.width, high))

    def _lay_out(self, height: int) -> None:
        px = self.context.painter.px
        self.box = self.place(px(self.width), height)
        if self.adviser.open:
            self.place_advice()
        inside = layout.inset(self.box, px(PAD - 6), px(PAD - 10))
        self.head, self.body = layout.split(inside, "top", px(HEAD), px(GAP))
        side = px(48)
        self.help_button.rect = self.help_spot()
        covered = self.box.contains(self.help_button.rect)
        self.help_button.style = "light" if covered else "ghost"
        right = self.help_button.rect.left - px(10) if covered else self.head.right
        self.fold_button.rect = Rect(right - side, self.head.y, side, side)
        self.advice_button.rect = self.fold_button.rect.move(-side - px(10), 0)
        self.arrange()

    def help_spot(self) -> Rect:
        """In the corner of the window, or in its own where it reaches so far."""
        corner = super().help_spot()
        if not self.folded and self.box.colliderect(corner):
            corner.midright = (self.head.right, self.head.y + self.context.painter.px(24))
        return corner

    def paint(self, surface: Surface) -> None:
        if self.folded:
            return
        painter = self.context.painter
        painter.panel(surface, self.box, "dialog")
        disc = Rect(self.head.x, self.head.y, self.head.height, self.head.height)
        if self.player == BANK:
            painter.icon(surface, self.icon, layout.inset(disc, painter.px(8)), "text")
        else:
            painter.token(
                surface, self.port.token(self.player), disc, self.port.colour(self.player)
            )
        words = Rect(disc.right + painter.px(16), self.head.y, 0, self.head.height)
        buttons = (
            self.advice_button if self.advice_button in self.form.widgets else self.fold_button
        )
        words.width = buttons.rect.left - painter.px(12) - words.x
        title, under = layout.column(words, [1.25, 1.0])
        painter.text(
            surface,
            self.title,
            title if self.subtitle else words,
            size=LARGE,
            colour="text",
            weight="black",
            valign="center",
        )
        painter.text(surface, self.subtitle, under, size=SMALL, colour="muted", valign="center")
        self.paint_body(surface)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if not self.folded:
            self.adviser.draw_mark(self, surface)
        self.peek.draw(surface)
