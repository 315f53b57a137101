"""Pointing at spaces of the board: with the mouse, or with the arrow keys."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect
from pygame.event import Event

from ...engine.board import GO, SIZE
from ..widgets import Accessible, Widget
from ..widgets.base import ignore
from ..widgets.keys import ARROWS

#: along the way of the tokens
ALONG = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}


@dataclass(eq=False, repr=False)
class BoardCursor(Widget):
    """The board as a target for the pointer; it draws nothing, the table outlines ``spaces``.

    A click or Enter pins a space, so that its deed stays visible; another one
    unpins it.  ``on_press`` receives clicks that hit no space.
    """

    focusable = True
    yields = True

    on_press: Callable[[], None] = ignore
    _: KW_ONLY
    name: str = "board"
    #: whether the shoulders of a controller go along it; else on to other widgets
    by_shoulder = True
    #: the description of a space
    describe: Callable[[int], str] = field(init=False, default=str)
    space_at: Callable[[tuple[int, int]], int | None] = field(init=False, default=ignore)
    cell: Callable[[int], Rect] = field(init=False, default=lambda space: Rect(0, 0, 0, 0))
    on_choose: Callable[[int], None] | None = field(init=False, default=None)
    pinned: int | None = field(init=False, default=None)
    #: the moment for which a space is kept in sight
    _moment: int | None = field(init=False, default=None)
    _pointed: int | None = field(init=False, default=None)
    #: the last place of the pointer
    _pos = (-1, -1)
    #: the space under the keyboard's cursor
    cursor = GO

    def spoken(self) -> Accessible:
        return self.accessible("board", value=self.describe(self.cursor))

    @property
    def pointed(self) -> int | None:
        """The space under the pointer, else under the cursor of the keyboard."""
        if self.hovered and self._pointed is not None:
            return self._pointed
        return self.cursor if self.ringed else None

    @property
    def spot(self) -> Rect:
        return self.cell(self.cursor)

    @property
    def shown(self) -> int | None:
        """The space to describe: the one under the pointer, else the pinned one."""
        pointed = self.pointed
        return self.pinned if pointed is None else pointed

    def pin(self, space: int) -> None:
        """Choose a space: ``on_choose`` takes it, or it is pinned, or unpinned."""
        if self.on_choose:
            self.on_choose(space)
            return
        self.pinned = None if self.pinned == space else space
        self._moment = None

    def keep(self, space: int, moment: int) -> None:
        """Keep a space in sight for the length of one moment of the game."""
        self.pinned, self._moment = space, moment

    def go_on(self, moment: int) -> None:
        """Release a space that was pinned for a moment that is over."""
        if self._moment not in (None, moment):
            self.release()

    def release(self) -> bool:
        """Let a pinned space go; whether there was one."""
        pinned, self.pinned, self._moment = self.pinned, None, None
        return pinned is not None

    def look_away(self) -> None:
        """Forget the space under the pointer, until it moves."""
        self._pointed = None

    def look_again(self) -> None:
        """Forget the space under the pointer if it has moved."""
        if self._pointed is not None and self.space_at(self._pos) != self._pointed:
            self._pointed = None

    def step(self, spaces: int) -> None:
        """Move the cursor along the way of the tokens."""
        self.cursor = (self.cursor + spaces) % SIZE

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            # a space that moves below a resting pointer has not been pointed at
            self._pos = event.pos
            if event.rel != (0, 0):
                self._pointed = self.space_at(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pos = event.pos
            self._press(self.space_at(event.pos))
            return True
        if event.type == pygame.KEYDOWN and event.key in ARROWS and self.ring:
            self.cursor = self.beside(self.cursor, ARROWS[event.key])
            return True
        if event.type == pygame.KEYDOWN and event.key in ALONG and self.ring:
            self.step(ALONG[event.key])
            return True
        return False

    def _press(self, space: int | None) -> None:
        self._pointed = space
        if space is None:
            self.on_press()
        else:
            self.cursor = space
            self.pin(space)

    def activate(self) -> None:
        self.pin(self.cursor)

    def beside(self, space: int, way: tuple[int, int]) -> int:
        """The nearest space straight in the direction of an arrow, if need be across the board."""
        here = self.cell(space)
        best, least = space, float("inf")
        for other in range(SIZE):
            there = self.cell(other)
            right, down = there.centerx - here.centerx, there.centery - here.centery
            ahead = right * way[0] + down * way[1]
            aside = abs(right * way[1]) + abs(down * way[0])
            room = there.width if way[1] else there.height
            if 0 < ahead < least and aside * 2 < room:
                best, least = other, ahead
        return best
