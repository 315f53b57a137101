"""Short messages that come, stay a few seconds and go."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from ...language import _
from ..clock import approach
from ..painting.painter import Painter
from .base import BODY, MARGIN, TELL_RULE

Mood = Literal["good", "bad", "note"]
ICONS: dict[Mood, str] = {"good": "check", "bad": "warning", "note": "info"}
STAY_SECONDS = 3.5
FADE_SECONDS = 0.2
#: design units: the margin of the words, the gap between two messages, and their slide
PAD, BETWEEN, SLIDE = 18, 12, 30
#: from the left edge to the words, behind the icon
INDENT, ICON = 66, 28


@dataclass(slots=True)
class _Message:
    text: str
    mood: Mood
    #: the id of the rule that it is about, "" for none
    rule: str = ""
    until: float = 0.0
    shown: float = 0.0


class Toasts:
    """A stack of messages clear of other texts; the newest is the lowest.

    ``rooms`` are places for them in the window, the best first; without any they are at its top.
    """

    def __init__(self) -> None:
        self._messages: list[_Message] = []
        self._rooms: tuple[Rect, ...] = ()
        self._drawn = Rect(0, 0, 0, 0)
        self._dirty = False
        #: the announcement
        self._spoken: list[str] = []

    def say(self, text: str, mood: Mood = "note", rule: str = "") -> None:
        """Show and announce a sentence; the newest is not announced again while it is shown.

        While it is shown, F1 opens the rules at the ``rule`` of this id.
        """
        if text not in self.texts[-1:]:
            self._spoken.append(text)
        self.show(text, mood, rule)

    def show(self, text: str, mood: Mood = "note", rule: str = "") -> None:
        """Show a sentence for a few seconds that is announced elsewhere."""
        self._messages = [m for m in self._messages if m.text != text][-3:]
        self._messages.append(_Message(text, mood, rule))
        self._dirty = True

    def pop_spoken(self) -> list[str]:
        """The messages to announce since the last call."""
        spoken, self._spoken = self._spoken, []
        return spoken

    @property
    def rule(self) -> str:
        """The rule behind the newest message with one."""
        return next((m.rule for m in reversed(self._messages) if m.rule), "")

    @property
    def texts(self) -> list[str]:
        """The messages on screen."""
        return [message.text for message in self._messages]

    @property
    def moving(self) -> bool:
        """Whether a message is appearing or disappearing."""
        return any(0 < m.shown < 1 or not m.until for m in self._messages)

    def tick(self, now: float, dt: float) -> None:
        """Let the messages come and go."""
        for message in self._messages:
            message.until = message.until or now + STAY_SECONDS
            target = 1.0 if now < message.until else 0.0
            if message.shown != target:
                message.shown = approach(message.shown, target, dt / FADE_SECONDS)
                self._dirty = True
        self._messages = [m for m in self._messages if m.shown > 0 or m.until > now]

    def lie_in(self, rooms: Sequence[Rect]) -> None:
        """Set the possible places, the best first."""
        if tuple(rooms) != self._rooms:
            self._rooms = tuple(map(Rect, rooms))
            self._dirty = self._dirty or bool(self._messages)

    def places(self, painter: Painter, bounds: Rect) -> list[Rect]:
        """The current places of the toasts."""
        return [box for _message, box in self._boxes(painter, bounds)]

    def _boxes(self, painter: Painter, bounds: Rect) -> list[tuple[_Message, Rect]]:
        around = painter.px(20)
        top = Rect(bounds.x + around, bounds.y + around, bounds.width - 2 * around, bounds.height)
        rooms = [room for room in self._rooms if room.width >= painter.px(170)]
        for room in rooms:
            if boxes := self._in_a_pile(painter, room):
                return boxes
        return self._in_a_pile(painter, top, slide=True)

    def _in_a_pile(
        self, painter: Painter, area: Rect, slide: bool = False
    ) -> list[tuple[_Message, Rect]]:
        """The messages one below the other as far as they fit, the newest in any case or none."""
        boxes: list[tuple[_Message, Rect]] = []
        bottom = 0
        for message in reversed(self._messages):
            box = self._box(painter, message, area.width)
            if bottom + box.height > area.height:
                break
            box.midtop = (area.centerx, -bottom - box.height)
            bottom += box.height + painter.px(BETWEEN)
            boxes.append((message, box))
        height = max(0, bottom - painter.px(BETWEEN))
        down = area.y + height if slide else area.centery + height // 2
        for message, box in boxes:
            box.y += down
            if slide:
                box.y -= round((1 - message.shown) * painter.px(SLIDE))
        return boxes[::-1]

    def _box(self, painter: Painter, message: _Message, most: int) -> Rect:
        """As wide as its words in one line, or as the room, with several lines."""
        width, line = painter.measure(_shown(message), size=BODY)
        beside = painter.px(INDENT + PAD)
        if width + beside <= most:
            return Rect(0, 0, width + beside, line + painter.px(PAD))
        lines = len(painter.wrap(_shown(message), BODY, most - beside))
        return Rect(0, 0, most, lines * line + painter.px(PAD))

    def damage(self, painter: Painter, bounds: Rect) -> list[Rect]:
        """The areas of the screen that are out of date since the last call."""
        if not self._dirty:
            return []
        self._dirty = False
        boxes = [box.inflate(2 * MARGIN, 2 * MARGIN) for _said, box in self._boxes(painter, bounds)]
        area = boxes[0].unionall(boxes[1:]) if boxes else Rect(0, 0, 0, 0)
        old, self._drawn = self._drawn, area
        return [rect for rect in (old, area) if rect.width]

    def draw(self, surface: Surface, painter: Painter) -> None:
        """Draw them above everything else."""
        for message, box in self._boxes(painter, surface.get_rect()):
            if message.shown <= 0 or not box.colliderect(surface.get_clip()):
                continue
            painter.panel(surface, box, "tooltip")
            side = painter.px(ICON)
            rect = Rect(box.x + painter.px(22), box.centery - side // 2, side, side)
            colour = painter.ink("tooltip")
            mark = {"good": "accent", "bad": "jail"}
            painter.icon(surface, ICONS[message.mood], rect, mark.get(message.mood, colour))
            area = Rect(box.x + painter.px(INDENT), box.y, 0, box.height)
            area.width = box.right - painter.px(PAD) // 2 - area.x
            painter.text(surface, _shown(message), area, BODY, colour, wrap=True)


def _shown(message: _Message) -> str:
    return _(TELL_RULE).format(text=message.text) if message.rule else message.text
