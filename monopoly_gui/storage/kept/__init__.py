"""Every game that was played here, each in files of its own, and an index of them.

Begin with `shelf.py`; `entry.py` says what the index holds of a game.
"""

from .entry import Entry, SeatLine, entry_of, new_id
from .shelf import Shelf

__all__ = ["Entry", "SeatLine", "Shelf", "entry_of", "new_id"]
