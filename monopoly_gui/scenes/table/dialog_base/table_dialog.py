"""The base of the table's dialogs: bound to the position, and foldable."""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.actions import Action, CounterTrade
from ....engine.board import BANK
from ....language import _
from ....ui.input.bindings import press
from ....ui.layout.containers import Column
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.text.log_words import plain
from ....ui.widgets import Button, Widget
from ....ui.widgets.button import ButtonStyle
from ...core.dialog import AROUND
from ...core.spoken_screen import describe_keys, join_sentences, title_of, tree_texts
from ...core.tree_scene import scrolling_part
from ...core.viewport import Scroller
from ..parts.card_buttons import DialogButton, DialogIconButton
from ..parts.items import PaperItem
from ..parts.shared_keys import ESTATE
from ..parts.table_host import TableHost
from .adviser import Adviser, button_for
from .beside_asking import Collapsible, EventForwarding, SpacePreview
from .state_bound_dialog import DialogHeader, StateBoundDialog

#: the distance of a dialog and the advice below it from the edge of the window
EDGE = 16
#: the share of the window that advice and the buttons above it may keep while the rest scrolls
ANSWERED = 0.5


class TableDialog(StateBoundDialog):
    """A dialog about the position, which may be folded to a button below the board.

    Subclasses set ``title`` and ``subtitle`` in ``refresh`` and ``compose`` their tree there.
    Unused events go to the table, unless it is ``modal``.
    """

    #: whether a new question repeats the keys
    announces_keys = True
    margin = (34, 30)
    shrinks = True
    shade = 48
    #: whether it is a pane of glass; without one it lies on the darkened table itself
    panelled = True

    def __init__(self, host: TableHost, player: int = BANK) -> None:
        super().__init__(host, player)
        if self.covers:
            self.shade = 0
        #: the question announced last
        self._announced_asked = ""
        #: whether there is so little room that what matters most comes first
        self.low = False
        #: whether it is narrow, be it low or high
        self.compact = False
        #: whether excess content scrolls instead of shrinking
        self.scrolls = False
        self.adviser = Adviser(
            host, lambda: self.folding.make_room(), self.take_advice, self.button_for
        )
        ask = DialogIconButton(
            "bulb", lambda: self.adviser.ask(self.advisee()), key=pygame.K_h, name="advice",
            tip=_("What an Expert would do now, and why (H)."),
        )  # fmt: skip
        self.folding = Collapsible(self, self.adviser, ask)
        self.passing = EventForwarding(self, self.adviser)
        self.peek = SpacePreview(self, self.passing)
        self.head = DialogHeader(self, self.folding.button, ask)
        self.form.on_cancel = self.close if self.modal else None

    @property
    def covers(self) -> bool:
        """Whether it lies on the bare table, instead of on what is below."""
        strong = self.context.painter.theme.strong
        return bool(self.bare) and not (self.panelled or self.folded or strong)

    @property
    def pauses(self) -> bool:
        """Whether the opponents should wait while it is on top."""
        return self.modal and not self.folded

    def asked(self) -> str:
        """The question while the dialog is open, announced when it changes; "" for none."""
        return ""

    def blocked_reason(self) -> str:
        """Why the action is impossible, announced on opening; "" if it is possible."""
        return ""

    def on_announced(self) -> None:
        """Called after the opening announcement."""

    def subject(self) -> list[str]:
        """The subject of the question, in sentences."""
        return []

    @property
    def settled(self) -> bool:
        return self.host.is_settled

    @property
    def awaits_answer(self) -> bool:
        return self.adviser.thinking

    def question(self) -> tuple[str, ...]:
        return (self.title, str(self.folded), str(self.player))

    def full_text(self) -> list[str]:
        """The question, its addressee, and all facts for the answer."""
        if self.folded:
            return []
        parts = [title_of(self), plain(self.subtitle), *self.subject()]
        return [*parts, *tree_texts(self.tree)]

    def familiar(self, name: str) -> bool:
        return self.context.familiar(f"{type(self).__name__} {name}")

    def brief_text(self) -> list[str]:
        """The short opening text once the long one has been heard often."""
        return super().opening_text()

    def opening_text(self) -> list[str]:
        if self.folded:
            return []
        texts = self.brief_text() if self.familiar("text") else super().opening_text()
        self.on_announced()
        return [*texts, plain(self.blocked_reason())]

    def announce_screen(self, came: bool) -> None:
        anew = came or self.question() != self._announced
        super().announce_screen(came)
        if anew:
            self._announced_asked = self.asked()

    def announce_changes(self) -> None:
        """Ask again after a new highest bid or a smaller debt, once no opponent is thinking."""
        asked = self.asked()
        if (
            self.folded
            or asked == self._announced_asked
            or not (self.settled and self.host.game.opponent_thinks)
        ):
            return
        self._announced_asked = asked
        if asked:
            keys = describe_keys(self, self.familiar) if self.announces_keys else ""
            self.context.announce(join_sentences([asked, keys]), source="dialog")

    def framed(self) -> Node:
        """The tree with the head, above it or where the tree has it."""
        has_head = self.head in self.tree.walk()
        return self.tree if has_head else Column([self.head, self.tree], gap=16)

    def measure(self) -> None:
        # with fewer design units across, in a low window, what matters most comes first
        scrolls = self.context.painter.scrolls
        narrow = self.is_low(1120), self.is_compact(1120), scrolls
        if (self.low, self.compact, self.scrolls) != narrow:
            self.low, self.compact, self.scrolls = narrow
            self.refresh()
        super().measure()

    def button_for(self, action: Action) -> str:
        """The name of the button for the advised action, "" if there is none."""
        return button_for(action, self.form.widgets)

    def take_advice(self, action: Action) -> None:
        """Do the advised action."""
        if not isinstance(action, CounterTrade):
            self.act(action)

    def place(self, width: int, height: int) -> Rect:
        """Where it lies in pixels: clear of the players where there is room, its head in view."""
        if self.bare:
            room = self.bounds.height - 2 * self.context.painter.px(AROUND)
            return self.in_the_middle(width, max(height, room))
        edge = self.context.painter.px(EDGE)
        most = self.bounds.width - 2 * edge
        box = Rect(0, 0, min(width, most), min(height, self.bounds.height))
        if self.viewport.whole:
            box.center = self.host.board_rect.center
            table = self.host.picture.layout
            beside = table.reading.right + edge
            if not table.upright and box.width <= self.bounds.right - edge - beside:
                box.left = max(box.left, beside)
        return box.clamp(self.bounds.inflate(-2 * edge, -2 * edge))

    @property
    def extent(self) -> Rect:
        """Its card, with the advice below it."""
        strip = self.adviser.strip
        return self.box.union(strip.rect) if strip.visible else self.box

    @property
    def toast_rooms(self) -> Sequence[Rect]:
        """Below it, between it and the table's prompt, or beside its title."""
        if self.folded:
            return self.host.toast_rooms
        beside = self.viewport.to_window(self.head.free(self.context.painter))
        if self.bare or not self.viewport.whole:
            return beside
        here, top = self.extent, self.host.picture.layout.prompt.bottom
        below = Rect(here.x, here.bottom, here.width, self.bounds.bottom - here.bottom)
        return below, Rect(here.x, top, here.width, max(0, here.y - top)), *beside

    def in_the_middle(self, width: int, height: int) -> Rect:
        """The rectangle centred in the window, or at its top if it is larger."""
        edge = self.context.painter.px(EDGE)
        box = layout.centre(self.bounds, min(width, self.bounds.width - 2 * edge), height)
        if not self.viewport.whole:
            box.top = self.bounds.top + edge
        return box

    @property
    def item(self) -> PaperItem | None:
        """The deed or card in question that it shows, so that the table need not."""
        return None if self.folded else self._item

    @property
    def space(self) -> int | None:
        """The space in question, which is outlined on the board."""
        return self.item.space if self.item else None

    def compose(self, tree: Node, default: Button | None = None) -> None:
        """Take this tree, below the head or around it; Enter uses the ``default`` button."""
        self.tree = tree
        self.whole = self.framed()
        self._item = next((n for n in self.whole.walk() if isinstance(n, PaperItem)), None)
        self.folding.show(self.tab_order(tree), default)

    def tab_order(self, tree: Node) -> list[Widget]:
        """The widgets of a tree, in the order of Tab."""
        return list(tree.widgets())

    def button(
        self, name: str, label: str, action: Action, icon: str = "", key: int = 0,
        style: ButtonStyle = "light",
    ) -> DialogButton:  # fmt: skip
        """A button for an action; the engine says why it is unavailable."""
        return DialogButton(
            label, lambda: self.act(action), icon=icon, key=key, style=style, name=name,
            reason=self.host.why_not(action),
        )  # fmt: skip

    def raise_button(self, style: ButtonStyle = "light") -> DialogButton:
        """A button that opens everything to sell and mortgage."""
        return DialogButton(
            _("Raise money"), self.open_estate, icon="mortgage", key=ESTATE, style=style,
            name="raise",
        )  # fmt: skip

    def open_estate(self) -> None:
        self.context.scenes.push(self.host.routes.estate(self.player))

    def open_trade(self) -> None:
        self.context.scenes.push(self.host.routes.trade(self.player, None))

    def retranslate(self) -> None:
        super().retranslate()
        if self.folded and self.there:
            self.folding.name()

    def tick(self, now: float, dt: float) -> None:
        self.follow()
        self.adviser.follow()
        for area in self.peek.follow():
            self.invalidate(area)
        self.yield_to_pending_offer()
        super().tick(now, dt)

    def handle(self, event: Event) -> bool:
        self.follow()
        return self.gone or press(self.bindings(), event) or self.passing.handle(event)

    def scroller(self, pos: tuple[int, int]) -> Scroller | None:
        below = self.passing.below_at(pos)
        return below.scroller(pos) if below else super().scroller(pos)

    @property
    def propagates(self) -> bool:
        return self.folded or not self.modal

    def resize(self, bounds: Rect) -> None:
        self.peek.forget()
        super().resize(bounds)

    @property
    def min_size(self) -> tuple[float, float]:
        """The minimum size; with enlarged text it fits the head and the advice below it."""
        width, height = super().min_size
        painter = self.context.painter
        if not painter.scrolls:
            return width, height
        more = 0
        if self.adviser.open:
            box = painter.px(min(self.width, width - 2 * EDGE))
            more += self.adviser.height(box) + painter.px(EDGE)
        return width, height + more / painter.scale

    def has_sticky_footer(self) -> bool:
        """Keep the advice visible while there is any, and the final buttons above it."""
        if not self.adviser.open:
            return super().has_sticky_footer()
        strip = self.adviser.strip.rect.inflate(0, 2 * self.context.painter.px(EDGE // 2))
        fits = self.bounds.width <= self.window.width and 2 * strip.height <= self.window.height
        lowest = strip.bottom - self.window.height * ANSWERED
        ends = [rect for rect in scrolling_part(self.whole)[1] if rect.top >= lowest]
        held = strip.unionall([rect.inflate(0, strip.height // 10) for rect in ends])
        return fits and self.viewport.hold(held)

    def update_viewport(self) -> None:
        """Folded it is only a button on the board."""
        if self.folded:
            self.viewport.fit(self.window, (0, 0))
            return
        super().update_viewport()

    def layout(self) -> None:
        if not self.there:
            return
        self.look_first()
        self.update_viewport()
        if self.folded:
            self.folding.place(self.host.fold_spot)
            self.help_button.rect = self.help_spot()
            return
        px = self.context.painter.px
        if self._lay_out(px(self.height)):
            # its words have another width now
            self.update_viewport()
            self._lay_out(px(self.height))
        if not self.viewport.whole:
            edge = px(EDGE)
            self.viewport.fit(self.window, (self.extent.right + edge, self.extent.bottom + edge))

    def _lay_out(self, height: int) -> bool:
        """Place everything; True if the buttons in the head leave its words another width."""
        painter = self.context.painter
        px = painter.px
        self.box = self.place(px(self.width), height)
        if self.adviser.open:
            self._put_advice_below()
        self.arrange()
        self.help_button.rect = self.help_spot()
        covered = self.box.contains(self.help_button.rect)
        return self.head.arrange(painter, self.help_button, covered)

    def _put_advice_below(self) -> None:
        """Put the strip below the dialog, whose box moves up where necessary."""
        px, box, bounds = self.context.painter.px, self.box, self.bounds
        height, gap, edge = self.adviser.height(box.width), px(12), px(EDGE)
        lowest = bounds.bottom - edge - height
        box.y = max(bounds.y + edge, min(box.y, lowest - gap - box.height))
        self.adviser.arrange(Rect(box.x, min(box.bottom + gap, lowest), box.width, height))

    def help_spot(self) -> Rect:
        """The corner of the window, or the dialog's own where it reaches so far."""
        corner = super().help_spot()
        if not self.folded and self.box.colliderect(corner):
            head = self.head.rect
            corner.midright = (head.right, head.y + self.context.painter.px(24))
        return corner

    def paint(self, surface: Surface) -> None:
        if self.folded:
            return
        painter = self.context.painter
        if self.covers:
            painter.dark_table(surface, self.bare, *self.underlay())
        elif self.panelled or painter.theme.strong:
            painter.panel(surface, self.box, "dialog")
        self.paint_below(surface)
        self.whole.paint(surface, painter)

    def underlay(self) -> tuple[Hashable, Callable[[Surface], object] | None]:
        """The key and the drawing of what lies still on the bare table."""
        return None, None

    def paint_below(self, surface: Surface) -> None:
        """Draw on the table below the contents."""

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if not self.folded:
            self.adviser.draw_mark(self, surface)
        self.peek.draw(surface)
