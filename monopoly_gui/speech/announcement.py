"""One announcement: a text, whether it may wait, and its source."""

from dataclasses import dataclass
from typing import Literal

#: the focus, a screen's opening text, events, and the answer to a key
Priority = Literal["focus", "screen", "event", "answer"]


@dataclass(frozen=True, slots=True)
class Announcement:
    """``source`` names the publisher: "log", "toast", "dialog" and the like."""

    text: str
    priority: Priority = "event"
    source: str = ""
