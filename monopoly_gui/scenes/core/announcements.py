"""The one stream of announcements: scenes publish, speech subscribes."""

from collections import Counter
from collections.abc import Callable

from ...speech.announcement import Announcement, Priority


class Announcements:
    """Passes each announcement at once to subscribers that want it."""

    def __init__(self) -> None:
        self._announced: Counter[str] = Counter()
        self._subscribers: list[tuple[Callable[[Announcement], None], Callable[[], bool]]] = []

    def subscribe(self, hear: Callable[[Announcement], None], wanted: Callable[[], bool]) -> None:
        """Register ``hear`` for announcements from now on, while it is ``wanted``."""
        self._subscribers.append((hear, wanted))

    @property
    def wanted(self) -> bool:
        """Whether there is a subscriber worth putting a screen into words."""
        return any(wanted() for _hear, wanted in self._subscribers)

    def familiar(self, name: str) -> bool:
        """Whether the text of this name has been heard three times; counts this time."""
        self._announced[name] += 1
        return self._announced[name] > 3

    def publish(self, text: str, priority: Priority = "event", source: str = "") -> None:
        """Announce a text, which may have marks around names; "" is nothing to announce."""
        if text:
            announcement = Announcement(text, priority, source)
            for hear, wanted in self._subscribers:
                if wanted():
                    hear(announcement)
