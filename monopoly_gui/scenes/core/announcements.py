"""The one stream of announcements: scenes publish, speech subscribes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...speech.announcement import Announcement, Priority

#: what has been heard so often is known, and put into fewer words
OFTEN = 3


class Announcements:
    """Passes on each announcement at once, to those who want to hear any."""

    def __init__(self) -> None:
        self._announced: Counter[str] = Counter()
        self._subscribers: list[tuple[Callable[[Announcement], None], Callable[[], bool]]] = []

    def subscribe(self, hear: Callable[[Announcement], None], wanted: Callable[[], bool]) -> None:
        """``hear`` gets what is published from now on, as long as it is ``wanted``."""
        self._subscribers.append((hear, wanted))

    @property
    def wanted(self) -> bool:
        """Whether anybody listens, so that it is worth putting a screen into words."""
        return any(wanted() for _hear, wanted in self._subscribers)

    def familiar(self, name: str) -> bool:
        """Whether what has this name has been heard often; counts that it is heard now."""
        self._announced[name] += 1
        return self._announced[name] > OFTEN

    def publish(self, text: str, priority: Priority = "event", source: str = "") -> None:
        """Announce a text, which may have marks around names; "" is nothing to announce."""
        if text:
            announcement = Announcement(text, priority, source)
            for hear, wanted in self._subscribers:
                if wanted():
                    hear(announcement)
