"""Every game that was played here, each in files of its own, and an index of them.

Begin with `shelf.py`; `entry.py` says what the index holds of a game.
"""

from .entry import GameEntry, SeatLine, entry_of, new_id
from .shelf import Shelf

__all__ = ["GameEntry", "SeatLine", "Shelf", "entry_of", "new_id"]
