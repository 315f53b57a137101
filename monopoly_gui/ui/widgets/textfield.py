"""A line of text that the player types."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..painting.painter import Painter, Tint
from . import clipboard
from .accessible import Accessible
from .base import BODY, Redrawn, Widget, ignore


@dataclass(eq=False, repr=False)
class TextField(Widget):
    """Caret, selection, clipboard; ``on_change`` hears each change, ``on_submit`` Enter."""

    focusable = True
    _text: Redrawn[str] = Redrawn("")
    _: KW_ONLY
    on_card: bool = True
    placeholder: str = ""
    max_length: int = 40
    accepts: Callable[[str], bool] = bool
    on_change: Callable[[str], None] = ignore
    on_submit: Callable[[str], None] | None = None
    icon: str = ""
    caret = Redrawn(0)
    #: the other end of the selection; equal to the caret when nothing is selected
    anchor = Redrawn(0)
    #: undrawable characters in it, as far as it has been drawn
    lacking = ""
    _edges: list[int] = field(init=False, default_factory=lambda: [0])
    _scroll = 0
    _lit = Redrawn(True)
    _blinked = 0.0

    def __post_init__(self) -> None:
        self.text = self._text
        self._own_tip = self.tip

    @property
    def text(self) -> str:
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        self._text = text[: self.max_length]
        self.caret = self.anchor = len(self._text)

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def insert(self, text: str) -> None:
        """Put text in the place of the selection, as far as it is accepted and fits."""
        start, end = self.selection
        room = self.max_length - len(self._text) + end - start
        new = "".join(c for c in text if c.isprintable() and self.accepts(c))[:room]
        if not new and start == end:
            return
        self._text = self._text[:start] + new + self._text[end:]
        self.caret = self.anchor = start + len(new)
        self.on_change(self._text)

    def _delete(self, step: int) -> None:
        if self.caret == self.anchor:
            self.anchor = max(0, min(len(self._text), self.caret + step))
        start, end = self.selection
        if start != end:
            self._text = self._text[:start] + self._text[end:]
            self.caret = self.anchor = start
            self.on_change(self._text)

    def takes(self, key: int) -> bool:
        return 32 <= key < 127

    def spoken(self) -> Accessible:
        """The field's name: the label beside it, else the placeholder in it."""
        return self.accessible("text", value=self._text or _("empty"))

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        return True

    def handle(self, event: Event) -> bool:
        self._lit = True
        self._blinked = 0.0
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.caret = self.anchor = self._index_at(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self.caret = self._index_at(event.pos[0])
            return True
        return False

    def _index_at(self, x: int) -> int:
        """Index of the gap between characters nearest to a place on the screen.

        The text drawn last may have been longer than the current one.
        """
        edges = self._edges[: len(self._text) + 1]
        return min(range(len(edges)), key=lambda i: abs(edges[i] - x))

    def _key(self, event: Event) -> bool:
        if event.mod & pygame.KMOD_CTRL or event.mod & pygame.KMOD_META:
            return self._shortcut(event.key)
        target = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self._text),
        }.get(event.key)
        if target is not None:
            self._move(target, bool(event.mod & pygame.KMOD_SHIFT))
            return True
        if event.key == pygame.K_BACKSPACE:
            self._delete(-1)
            return True
        if event.key == pygame.K_DELETE:
            self._delete(1)
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_submit:
            self.on_submit(self._text)
            return True
        # letters arrive as TEXTINPUT; here they only must not be taken for an accelerator
        return bool(event.unicode) and event.unicode.isprintable()

    def _move(self, target: int, selecting: bool) -> None:
        start, end = self.selection
        if start != end and not selecting:
            target = start if target < self.caret else end
        self.caret = max(0, min(len(self._text), target))
        if not selecting:
            self.anchor = self.caret

    def _shortcut(self, key: int) -> bool:
        start, end = self.selection
        if key == pygame.K_a:
            self.anchor, self.caret = 0, len(self._text)
        elif key == pygame.K_v:
            self.insert(clipboard.paste())
        elif key == pygame.K_c and start != end:
            clipboard.copy(self._text[start:end])
        elif key == pygame.K_x and start != end:
            clipboard.copy(self._text[start:end])
            self.insert("")
        else:
            return False
        return True

    def focus_lost(self) -> None:
        self.anchor = self.caret

    def _warn_of_missing_signs(self, painter: Painter) -> None:
        """Say so if a sign cannot be shown: others will see a substitute."""
        lacking = painter.type.fonts.missing(self._text)
        if lacking == self.lacking:
            return
        self.lacking = lacking
        note = _("No font on this computer can show {signs}: a substitute is shown.")
        self.tip = note.format(signs=" ".join(f"U+{ord(c):04X}" for c in lacking[:4]))
        if not lacking:
            self.tip = self._own_tip

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if not self.focused:
            return
        self._blinked = self._blinked or now
        if now - self._blinked >= 0.53:
            self._lit = not self._lit
            self._blinked = now

    def draw(self, surface: Surface, painter: Painter) -> None:
        style = self.field_style
        painter.panel(surface, self.rect, style, hover=self.glow, focus=self.focused)
        box = self.rect.inflate(-painter.px(32), -painter.px(12))
        colour = painter.ink(style)
        muted: Tint = "muted" if self.on_card else "light_muted"
        self._warn_of_missing_signs(painter)
        if self.lacking:
            side = painter.px(BODY * 1.2)
            rect = Rect(box.right - side, box.centery - side // 2, side, side)
            painter.icon(surface, "warning", rect, "warn")
            box.width -= side + painter.px(8)
        if self.icon:
            side = painter.px(BODY * 1.2)
            rect = Rect(box.x, box.centery - side // 2, side, side)
            painter.icon(surface, self.icon, rect, muted)
            box = Rect(rect.right + painter.px(10), box.y, box.right - rect.right, box.height)
            box.width -= painter.px(10)
        widths = [painter.measure(self._text[:i], size=BODY)[0] for i in range(len(self._text) + 1)]
        # without the focus, a long text is shown from its beginning
        at = widths[self.caret] if self.focused else 0
        self._scroll = max(min(self._scroll, at), at - box.width, 0)
        self._edges = [box.x - self._scroll + width for width in widths]
        clip = surface.get_clip()
        surface.set_clip(clip.clip(box.inflate(4, 0)))
        start, end = self.selection
        if start != end and self.focused:
            left, right = self._edges[start], self._edges[end]
            mark = Surface((right - left, box.height))
            mark.fill(painter.tint("accent"))
            mark.set_alpha(110)
            surface.blit(mark, (left, box.y))
        shown, shade = self._text, colour if self.enabled else muted
        if not shown:
            shown, shade = self.placeholder, muted
        line = Rect(box.x - self._scroll, box.y, max(box.width, widths[-1] + 4), box.height)
        painter.text(surface, shown, line, BODY, shade)
        if self.focused and self._lit and self.enabled:
            x = self._edges[self.caret]
            height = painter.px(BODY * 1.3)
            width = max(1, painter.px(2))
            surface.fill(colour, Rect(x, box.centery - height // 2, width, height))
        surface.set_clip(clip)
