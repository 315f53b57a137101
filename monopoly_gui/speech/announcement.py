"""One thing to be heard: a text, whether it may wait, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

#: what has the focus, what a screen says as it opens, what happens, and the answer to a key
Priority = Literal["focus", "screen", "event", "answer"]


@dataclass(frozen=True, slots=True)
class Announcement:
    """``source`` names what published it: "log", "toast", "dialog" and the like."""

    text: str
    priority: Priority = "event"
    source: str = ""
