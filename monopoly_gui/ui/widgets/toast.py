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
#: how long one stays at least, and while another is waiting; and the letters read in a second
STAY_SECONDS, BRIEF_SECONDS, LETTERS = 3.5, 1.8, 16
FADE_SECONDS = 0.2
#: how many may wait
WAITING = 3
#: design units: a narrower room takes none
NARROWEST = 170
#: design units: the margin of the words, and the slide
PAD, SLIDE = 18, 30
#: from the left edge to the words, behind the icon
INDENT, ICON = 66, 28


@dataclass(slots=True)
class _Message:
    text: str
    mood: Mood
    #: the id of the rule that it is about, "" for none
    rule: str = ""
    since: float = 0.0
    shown: float = 0.0


class Toasts:
    """Messages one after another, clear of other texts; a refusal goes before those that wait.

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
        others = [m for m in self._messages if m.text != text][: WAITING + 1]
        message = _Message(text, mood, rule)
        self._messages = [message, *others[1:]] if mood == "bad" else [*others, message]
        self._dirty = True

    def pop_spoken(self) -> list[str]:
        """The messages to announce since the last call."""
        spoken, self._spoken = self._spoken, []
        return spoken

    @property
    def rule(self) -> str:
        """The rule behind the message on screen, "" for none."""
        return self._messages[0].rule if self._messages else ""

    @property
    def texts(self) -> list[str]:
        """The message on screen, and those that wait."""
        return [message.text for message in self._messages]

    @property
    def moving(self) -> bool:
        """Whether a message is appearing or disappearing."""
        return any(0 < m.shown < 1 or not m.since for m in self._messages[:1])

    def tick(self, now: float, dt: float) -> None:
        """Let the messages come and go."""
        for message in self._messages[:1]:
            message.since = message.since or now
            alone = max(STAY_SECONDS, len(message.text) / LETTERS)
            stays = BRIEF_SECONDS if len(self._messages) > 1 else alone
            target = 1.0 if now < message.since + stays else 0.0
            if message.shown != target:
                message.shown = approach(message.shown, target, dt / FADE_SECONDS)
                self._dirty = True
            if not (message.shown or target):
                del self._messages[0]

    def lie_in(self, rooms: Sequence[Rect]) -> None:
        """Set the possible places, the best first."""
        if tuple(rooms) != self._rooms:
            self._rooms = tuple(map(Rect, rooms))
            self._dirty = self._dirty or bool(self._messages)

    def place(self, painter: Painter, bounds: Rect) -> Rect | None:
        """The place of the message on screen, None while there is none."""
        if not self._messages:
            return None
        message = self._messages[0]
        for room in self._rooms:
            box = self._box(painter, message, room.width)
            if room.width >= painter.px(NARROWEST) and box.height <= room.height:
                box.center = room.center
                return box
        top = bounds.inflate(-2 * painter.px(20), -2 * painter.px(20))
        box = self._box(painter, message, top.width)
        box.midtop = top.midtop
        return box.move(0, -round((1 - message.shown) * painter.px(SLIDE)))

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
        box = self.place(painter, bounds)
        area = box.inflate(2 * MARGIN, 2 * MARGIN) if box else Rect(0, 0, 0, 0)
        old, self._drawn = self._drawn, area
        return [rect for rect in (old, area) if rect.width]

    def draw(self, surface: Surface, painter: Painter) -> None:
        """Draw it above everything else."""
        box = self.place(painter, surface.get_rect())
        if box is None or not self._messages[0].shown or not box.colliderect(surface.get_clip()):
            return
        message = self._messages[0]
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
