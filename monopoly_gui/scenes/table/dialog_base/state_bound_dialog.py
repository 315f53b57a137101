"""A dialog that follows the position and closes with its question; and its head."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from ....engine.actions import Action
from ....engine.board import BANK
from ....engine.machine import deciders
from ....engine.state import State
from ....ui.layout.leaves import pixels
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.painting.text import Align
from ....ui.widgets import LARGE, SMALL, IconButton
from ...core.dialog import Dialog
from ..parts.table_host import TableHost, offer_to_human


class StateBoundDialog(Dialog):
    """``refresh`` shows the position; ``alive`` says whether to stay."""

    #: whether the table gets no events as long as it is open
    modal = False
    #: the picture in the head where no player is asked
    icon = "info"
    #: the question it asks, and the parts of that which stay the same while it follows it
    frame: Any = None
    follows: Sequence[str] = ()

    def __init__(self, host: TableHost, player: int = BANK) -> None:
        super().__init__(host.context, "")
        self.host = host
        self.player = player
        self.subtitle = ""
        #: whether it is only a button below the board now
        self.folded = False
        self._seen: tuple[int, int] | None = None
        #: whether the position has just laid it out, before it came to the top
        self._fresh = False
        #: whether it has been closed
        self.gone = False

    def alive(self) -> bool:
        """Whether the question still stands."""
        frame, parts = self.state.top, self.follows
        if parts and type(frame) is type(self.frame):
            same = all(getattr(frame, part) == getattr(self.frame, part) for part in parts)
            self.frame = frame if same else self.frame
        return bool(frame == self.frame)

    def refresh(self) -> None:
        """Bring titles, widgets and their reasons up to date with the position."""
        raise NotImplementedError

    def advisee(self) -> int:
        """The human who may get advice here now, BANK for nobody."""
        asked = self.host.is_human(self.player) and self.player in deciders(self.state)
        return self.player if asked else BANK

    def space_card_room(self) -> Rect:
        """The place of a deed that the player looks at, in pixels of the window."""
        return self.box

    @property
    def state(self) -> State:
        return self.host.state

    @property
    def there(self) -> bool:
        """Whether it is open and its question still stands."""
        return not self.gone and self.alive()

    def act(self, action: Action) -> None:
        """Have an action carried out; a toast says why, if it may not be."""
        self.host.submit(action)
        self.follow()

    def close(self) -> None:
        self.gone = True
        super().close()

    def enter(self) -> None:
        if not self._fresh:
            self._seen = None
        self._fresh = False
        self.follow()

    def follow(self) -> None:
        """Check for a change of the position, and follow it."""
        now = self.host.moment
        if now == self._seen or self.gone:
            return
        self._seen = now
        if not self.alive():
            self.close()
        else:
            self.renew()

    def renew(self) -> None:
        """Bring it up to date and have all of it drawn again."""
        self.refresh()
        self.redraw()

    def look_first(self) -> None:
        """Look at the position before the first layout."""
        if self._seen is None:
            self._seen, self._fresh = self.host.moment, True
            self.refresh()

    def yield_to_pending_offer(self) -> None:
        """Ask for the answer to an offer above the dialog: everybody waits for it."""
        scenes, host = self.context.scenes, self.host
        if self.modal or scenes.top is not self or host.state.over:
            return
        if offer := offer_to_human(host):
            scenes.push(host.routes.answer(offer))

    def retranslate(self) -> None:
        if self.there:
            self.refresh()

    def redraw(self) -> None:
        """Lay the dialog out and have all of it drawn again."""
        before = self.box
        self.layout()
        reach = self.context.painter.panel_reach("dialog")
        self.invalidate(self.box.union(before).inflate(2 * reach, 2 * reach))


#: the side of the disc
HEAD = 64


class DialogHeader(Node):
    """A disc with a token or a picture, a title, a line below it, and buttons at the right."""

    def __init__(self, dialog: StateBoundDialog, fold: IconButton, advice: IconButton) -> None:
        super().__init__()
        self.dialog = dialog
        self.fold = fold
        self.advice = advice
        self.size: float = LARGE
        self.disc = True
        self.align: Align = "left"
        #: pixels at the right that belong to the buttons
        self._taken = 0

    def arrange(self, painter: Painter, help_button: IconButton, covered: bool) -> bool:
        """Place the buttons; True if they leave another width for the words than before."""
        px = painter.px
        side, apart = painter.pressable(48), px(10)
        help_button.style = "light" if covered else "ghost"
        right = help_button.rect.left - apart if covered else self.rect.right
        self.fold.rect = Rect(right - side, self.rect.y, side, side)
        self.advice.rect = self.fold.rect.move(-side - apart, 0)
        first = self.advice if self.advice in self.dialog.form.widgets else self.fold
        if self.align == "center" and 0 <= help_button.rect.x - self.dialog.box.right < side:
            # in the margin of a wide dialog, below the one for help
            below = 0, help_button.rect.height + apart
            first.rect = help_button.rect.move(below)
            if first is not self.fold:
                self.fold.rect = first.rect.move(below)
        before, self._taken = self._taken, max(0, self.rect.right - first.rect.left + px(12))
        return self._taken != before

    def widths(self, painter: Painter) -> Span:
        return pixels(painter, 330)

    def heights(self, painter: Painter, width: int) -> Span:
        wide = self._across(painter, width)
        lines = painter.wrap(self.dialog.subtitle, SMALL, wide)
        height = self._title_high(painter, wide) + len(lines) * painter.measure("", SMALL)[1]
        return Span(max(painter.px(HEAD), height), max(painter.px(HEAD), height))

    def _left(self, painter: Painter) -> int:
        """The width reserved at the left, for the disc or for symmetry, in pixels."""
        if self.align == "center":
            return self._taken
        return painter.px(HEAD + 16) if self.disc else 0

    def free(self, painter: Painter) -> Rect:
        """The room between the words and the buttons."""
        texts = (self.dialog.title, self.size, "display"), (self.dialog.subtitle, SMALL)
        words = self._left(painter) + max(painter.measure(*text)[0] for text in texts)
        left = self.rect.x + words + painter.px(16)
        right = self.rect.right - self._taken
        return Rect(left, self.rect.y, max(0, right - left), self.rect.height)

    def _across(self, painter: Painter, width: int) -> int:
        """The width of the words."""
        return max(1, width - self._left(painter) - self._taken)

    def _title_high(self, painter: Painter, width: int) -> int:
        """The height of the title in as many lines as it needs."""
        title = self.dialog.title
        size = painter.fitting(title, self.size, width, "display")
        more = len(painter.wrap(title, size, width, "display")) - 1
        return painter.px(self.size * 1.37) + more * painter.measure("", size, "display")[1]

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.disc:
            self._paint_disc(surface, painter)
        words = Rect(self.rect)
        words.x += self._left(painter)
        words.width = self._across(painter, self.rect.width)
        title, subtitle = self.dialog.title, self.dialog.subtitle
        above, under = layout.split(words, "top", self._title_high(painter, words.width))
        draw = partial(painter.text, surface, align=self.align, wrap=True)
        draw(title, above if subtitle else words, self.size, "text", weight="display")
        draw(subtitle, under, SMALL, "muted")

    def _paint_disc(self, surface: Surface, painter: Painter) -> None:
        """The token of the player, or a picture if no player is asked."""
        side, host, player = painter.px(HEAD), self.dialog.host, self.dialog.player
        disc = Rect(self.rect.x, self.rect.y, side, side)
        if player == BANK:
            painter.icon(surface, self.dialog.icon, layout.inset(disc, painter.px(8)), "text")
        else:
            painter.token(surface, host.token(player), disc, host.colour(player))
