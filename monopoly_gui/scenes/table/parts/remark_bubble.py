"""A bubble with an opponent's remark beside its face, which never holds up the game."""

from collections.abc import Callable

from pygame import Rect, Surface

from ....engine.board import BANK
from ....ui.characters.remarks import Remark, remark_text
from ....ui.characters.triggers import MOODS
from ....ui.panels.face import FaceProps, bubble_place, draw_bubble
from ....ui.panels.table_picture import TablePicture
from ....ui.playback.victory import beside_winner
from ...core.context import Context

#: seconds for which a remark is shown, and the addition for each letter
SEEN, LETTER = 2.4, 0.045


class RemarkBubble:
    """Shows remarks: none while ``read`` or ``silent``, the last one beside the ``winner``."""

    def __init__(
        self,
        context: Context,
        picture: TablePicture,
        take: Callable[[], Remark | None],
    ) -> None:
        self.context = context
        self.picture = picture
        self._take = take
        self.read: Callable[[], bool] = lambda: False
        self.winner: Callable[[], bool] = lambda: False
        self.silent: Callable[[], bool] = lambda: False
        self._next: Remark | None = None
        self._remark: Remark | None = None
        self._until = 0.0
        self._seen = 0.0
        self._waits = False

    @property
    def text(self) -> str:
        """The current remark in the current language, "" for none."""
        text = self._remark
        return remark_text(text.character, text.kind, text.wording) if text else ""

    @property
    def player(self) -> int:
        """The speaker, BANK for none."""
        return self._remark.player if self._remark else BANK

    @property
    def area(self) -> Rect:
        """The place of the bubble."""
        if not self._remark:
            return Rect(0, 0, 0, 0)
        painter = self.context.painter
        reach = painter.panel_reach("tooltip") + painter.px(10)
        return self._place(self._remark).inflate(2 * reach, 2 * reach)

    def _place(self, remark: Remark) -> Rect:
        painter, picture = self.context.painter, self.picture
        if self.winner():
            room = beside_winner(picture)
            return bubble_place(painter, self.text, room, room.centery)
        return picture.bubble(remark.player, self.text)

    def follow(self, now: float) -> list[Rect]:
        """Show a new remark, remove an old one; the damaged area."""
        before, look = self.area, (self._remark, self._waits)
        self._next = self._take() or self._next
        if self.silent():
            self._next = self._remark = None
        elif self.read():
            # it would be covered: what could be read by now goes, the rest waits
            if not self._waits and self._until - now < SEEN:
                self._remark = None
            self._until += now - self._seen
            self._waits = True
        else:
            self._waits = False
            if self._next and self.context.settings.remarks:
                self._remark = self._next
                self._until = now + SEEN + LETTER * len(self.text)
            elif now >= self._until:
                self._remark = None
            self._next = None
        self._seen = now
        changed = look != (self._remark, self._waits)
        return [area for area in (before, self.area) if changed and area.width]

    def draw(self, surface: Surface) -> None:
        """Draw the bubble."""
        text = self._remark
        area = self.area
        if not text or self._waits or not area.colliderect(surface.get_clip()):
            return
        token, colour = self.picture.look(text.player)
        face = FaceProps(text.character, MOODS[text.kind], text.player, token, colour)
        draw_bubble(self.context.painter, surface, self._place(text), face, self.text)
