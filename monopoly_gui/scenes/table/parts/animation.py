"""Motion on the table, and the camera that leans towards it if the player wants."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ....storage import Settings
from ....ui.board.camera import Camera
from ....ui.board.cursor import BoardCursor
from ....ui.board.stage import Point
from ....ui.painting.areas import merged
from ....ui.panels.table_picture import SIDES, TablePicture
from ....ui.playback.bubble import Bubble, Notice
from ....ui.playback.card_turn import CardTurn
from ....ui.playback.great_moment_picture import GreatMomentPicture
from ....ui.playback.great_moments import MOMENTS
from ....ui.playback.money_flight import DeedFlight, MoneyFlight
from ....ui.playback.timeline import Running
from ....ui.playback.token_walk import BuildingDrop, TokenJump, TokenWalk
from ....ui.playback.victory import COME, Victory

#: things that move between the board and the panels, above the camera's picture
ABOVE = (Bubble, DeedFlight, MoneyFlight)
#: text in the middle of the board
READ_IN_THE_MIDDLE = (CardTurn, GreatMomentPicture, Notice, Victory)
#: seconds from one look of the camera to the next, as enlarging a board takes half a frame;
#: where much else is drawn again it comes later, but not as late as this
LOOK, LATEST = 1 / 31, 1 / 12
#: the steps of the soft edge of the enlarged board, in pixels
STEP = 8


class TableAnimation:
    """Follows the running cues of a table; ``may_lean`` says whether a camera may just now.

    While it leans the table is drawn on a canvas as ever, and what the camera sees of the
    board is brought to the screen. ``cell`` and ``space_at`` are those of the screen.
    """

    def __init__(
        self,
        picture: TablePicture,
        settings: Settings,
        spot: BoardCursor,
        running: Callable[[], Sequence[Running]],
        may_lean: Callable[[], bool],
    ) -> None:
        self.picture = picture
        self.settings = settings
        self.spot = spot
        self.camera = Camera()
        self._running = running
        self._allowed = may_lean
        self._moved: list[Rect] = []
        self._now = 0.0
        #: the picture of the table, whether it is up to date, and its damage
        self._canvas: Surface | None = None
        self._fresh = False
        self._stale: list[Rect] = []
        #: the camera's last picture, the seconds since then, and whether it looks again in this
        #: frame
        self._view: Surface | None = None
        self._since = 0.0
        self._looks = True

    @property
    def in_the_middle(self) -> bool:
        """Whether something is read in the middle of the board."""
        return any(isinstance(one.cue.motion, READ_IN_THE_MIDDLE) for one in self._running())

    @property
    def covers(self) -> bool:
        """Whether it covers remarks meanwhile."""
        return self.in_the_middle and not self.has_winner

    @property
    def has_winner(self) -> bool:
        """Whether a winner appears in the middle of the board, with remarks beside it."""
        return any(
            isinstance(one.cue.motion, Victory) and self._now - one.started >= COME
            for one in self._running()
        )

    @property
    def _calm(self) -> bool:
        return self.settings.reduced_motion

    def place(self) -> None:
        """Reset the camera after a new layout, or while nothing is visible."""
        self.camera.place(self.picture.layout.board)
        self._canvas, self._view, self._fresh = None, None, False

    def cell(self, space: int) -> Rect:
        """The visible place of a space."""
        return self.camera.to_screen(self.picture.cell(space))

    def space_at(self, pos: tuple[int, int]) -> int | None:
        """The space visible at a place."""
        return self.picture.space_at(self.camera.to_board(pos))

    def follow(self, now: float) -> list[Rect]:
        """The areas of the picture that are out of date because of motion."""
        self._now = now
        running = self._running()
        moved = self.picture.moving_areas(running, now, self._calm)
        before, self._moved = self._moved, moved
        return [*before, *moved]

    def lean(self, dt: float) -> bool:
        """Lean a little farther, or back; whether the board is seen elsewhere than before."""
        camera = self.camera
        self._since += dt
        if not self._may_lean:
            self._looks, moved = True, camera.rest()
        elif camera.leaning and self._since < (LATEST if self.picture.mending else LOOK):
            self._looks, moved = False, False
        else:
            self._looks, moved = True, camera.follow(self._target(), self._since)
            self._since = 0.0
        if not camera.leaning:
            self._fresh = False
        elif not self._fresh:
            self._stale, self._fresh = [Rect(camera.area)], True
        if moved:
            self.spot.look_again()
        return moved

    @property
    def light(self) -> bool:
        """Whether this frame has time left for other work."""
        return not (self.camera.leaning and self._looks)

    @property
    def _may_lean(self) -> bool:
        """Whether the camera may move now; in calm settings for great moments only."""
        wished = self.settings.camera or self.camera.leaning or self._great() is not None
        return wished and not self._calm and self._allowed()

    def _great(self) -> Point | None:
        """The place of a great moment, which draws everybody's attention."""
        for one in self._running():
            motion = one.cue.motion
            highlight = motion.great_moment if isinstance(motion, GreatMomentPicture) else None
            leans = highlight and MOMENTS[highlight.kind].leans and highlight.space >= 0
            # it leans back in time for the next decision
            if highlight and leans and one.share(self._now) < 0.6:
                return self.picture.cell(highlight.space).center
        return None

    def _target(self) -> Point | None:
        """The place of a great moment, the walking token, or new buildings."""
        if (highlight := self._great()) or not self.settings.camera:
            return highlight
        for one in reversed(self._running()):
            motion = one.cue.motion
            if isinstance(motion, TokenWalk | TokenJump):
                return motion.area(self.picture, one.share(self._now)).center
            if isinstance(motion, BuildingDrop):
                return self.picture.cell(motion.space).center
            if isinstance(motion, Notice) and motion.space >= 0:
                return self.picture.cell(motion.space).center
        return None

    def damaged(self, areas: Sequence[Rect]) -> list[Rect]:
        """The screen areas to redraw for these parts of the table."""
        area = self.camera.area
        if not self.camera.leaning:
            return [*areas]
        self._stale += areas
        if not self._looks:
            # marks on the board alone are drawn now, and seen with the next look
            if self._canvas:
                self._freshen(self._canvas)
            return [one for one in areas if not area.contains(one)]
        return [*areas, Rect(area)] if areas else []

    def paint(self, surface: Surface) -> None:
        """Draw the things on the table, the board as the camera sees it."""
        area, clip = self.camera.area, surface.get_clip()
        if not (self.camera.leaning and area.contains(clip)):
            self.picture.draw(surface)
        if not (self.camera.leaning and area.colliderect(clip)):
            return
        view = self._view
        if view is None or self._looks or not self._fresh:
            view = self._look(surface)
        surface.blit(view, area.topleft)

    def _look(self, like: Surface) -> Surface:
        """The camera's view, in the format of another picture."""
        area = self.camera.area
        canvas = self._canvas or Surface(area.bottomright, 0, like)
        self._freshen(canvas)
        view = self._view or Surface(area.size, 0, like)
        pygame.transform.smoothscale(canvas.subsurface(self.camera.seen), area.size, view)
        self._soften(view)
        self._canvas, self._view, self._looks = canvas, view, False
        return view

    def _soften(self, view: Surface) -> None:
        """Blend the edges of the enlarged board into the bare table around it."""
        area, seen = self.camera.area, self.camera.seen
        for side, table in self.picture.edges.items():
            (x, y), most = SIDES[side], min(table.get_size())
            # the less is cut off, the narrower the soft edge: in steps, so that few are cached
            cut = abs(getattr(area, side) - getattr(seen, side))
            reach = min(most, -(-2 * cut // STEP) * STEP)
            if not reach:
                continue
            size = (area.width, reach) if y else (reach, area.height)
            beyond = max(0, x) * (most - reach), max(0, y) * (most - reach)
            strip = Surface(size, pygame.SRCALPHA)
            strip.blit(table, (0, 0), Rect(beyond, size))
            fading = self.picture.painter.cached(("edge", side, size), partial(_fading, size, x, y))
            strip.blit(fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            view.blit(strip, (max(0, x) * (area.width - reach), max(0, y) * (area.height - reach)))

    def _freshen(self, canvas: Surface) -> None:
        """Draw the out-of-date areas of the canvas."""
        for part in merged(self._stale, self.camera.area):
            canvas.set_clip(part)
            self.picture.draw(canvas)
            self.picture.draw_moving(canvas, self._in_camera(), self._now, self._calm)
        canvas.set_clip(None)
        self._stale = []

    def draw(self, surface: Surface) -> None:
        """Draw moving things outside the camera's picture."""
        seen = self._in_camera()
        running = [one for one in self._running() if one not in seen]
        self.picture.draw_moving(surface, running, self._now, self._calm)

    def _in_camera(self) -> list[Running]:
        """The moving things, as the camera sees them."""
        if not self.camera.leaning:
            return []
        running = self._running()
        return [one for one in running if not isinstance(one.cue.motion, ABOVE)]


def _fading(size: tuple[int, int], x: int, y: int) -> Surface:
    """White that is opaque in one direction and clear in the other."""
    ends = Surface((2, 1) if x else (1, 2), pygame.SRCALPHA)
    ends.fill((255, 255, 255, 0))
    ends.set_at((0, 0), (255, 255, 255, 255))
    return pygame.transform.flip(pygame.transform.smoothscale(ends, size), x > 0, y > 0)
