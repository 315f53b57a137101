"""Content taller than its window, moved by wheel, bar, keys and by dragging it."""

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ..painting.painter import Painter
from .accessible import Accessible
from .base import Redrawn, Widget


class ScrollArea(Widget):
    """Keeps ``offset`` (pixels hidden above) within the content; subclasses draw it.

    ``line`` is what one notch of the wheel or one arrow key moves, in pixels.
    """

    focusable = True
    glows = False
    yields = True

    content = 0
    offset = Redrawn(0)
    line = 40
    #: width of the bar in pixels
    bar_width = 14
    _grabbed: Redrawn[int | None] = Redrawn(None)

    @property
    def limit(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.height)

    def scroll_to(self, offset: int) -> None:
        """Move so that ``offset`` pixels are hidden above."""
        self.offset = max(0, min(self.limit, offset))

    def reveal(self, top: int, bottom: int) -> None:
        """Move as little as needed to bring a stretch of the content into sight."""
        if top < self.offset:
            self.scroll_to(top)
        elif bottom > self.offset + self.rect.height:
            self.scroll_to(bottom - self.rect.height)

    def placed(self) -> None:
        self.offset = max(0, min(self.limit, self.offset))

    def view(self) -> Rect:
        """The visible part of the content: the rectangle without the bar."""
        room = self.bar_width + 8 if self.limit else 0
        return Rect(self.rect.x, self.rect.y, self.rect.width - room, self.rect.height)

    def _bar(self) -> Rect:
        return Rect(self.rect.right - self.bar_width, self.rect.y, self.bar_width, self.rect.height)

    def _thumb(self) -> Rect:
        bar = self._bar()
        height = max(2 * self.bar_width, bar.height * bar.height // max(1, self.content))
        height = min(height, bar.height)
        y = bar.y + (bar.height - height) * self.offset // max(1, self.limit)
        return Rect(bar.x, y, bar.width, height)

    def spoken(self) -> Accessible:
        return self.accessible("page", value=" ".join(self.texts_in_sight()))

    def texts_in_sight(self) -> Iterable[str]:
        """The texts visible at the current scroll position."""
        return ()

    def keeps_drag(self, pos: tuple[int, int]) -> bool:
        """A drag along the bar is that of the bar."""
        return self.limit > 0 and self._bar().collidepoint(pos)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.offset - round(event.y * self.line * 2))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.limit:
            return self._grab(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grabbed is not None:
            bar, thumb = self._bar(), self._thumb()
            top = event.pos[1] - self._grabbed - bar.y
            self.scroll_to(round(top * self.limit / max(1, bar.height - thumb.height)))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grabbed is not None:
            self._grabbed = None
            return True
        return event.type == pygame.KEYDOWN and self.key(event.key)

    def _grab(self, pos: tuple[int, int]) -> bool:
        if not self._bar().collidepoint(pos):
            return False
        thumb = self._thumb()
        if thumb.collidepoint(pos):
            self._grabbed = pos[1] - thumb.y
        else:
            page = self.rect.height - self.line
            self.scroll_to(self.offset + (page if pos[1] > thumb.y else -page))
        return True

    def key(self, key: int) -> bool:
        """Take a key; True if it moved the content or would have."""
        page = self.rect.height - self.line
        targets = {
            pygame.K_UP: self.offset - self.line,
            pygame.K_DOWN: self.offset + self.line,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.limit,
        }
        if key not in targets or not self.limit:
            return False
        self.scroll_to(targets[key])
        return True

    def draw(self, surface: Surface, painter: Painter) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        self.draw_content(surface, painter)
        surface.set_clip(clip)
        if self.limit:
            colour = "accent" if self._grabbed is not None else "muted"
            painter.box(surface, self._bar(), (*painter.tint("muted"), 50), radius=99)
            painter.box(surface, self._thumb(), colour, radius=99)

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        """Draw the visible content; the clip is the rectangle."""
