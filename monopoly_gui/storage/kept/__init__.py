"""All games played here, each in files of its own, and their index.

Begin with `shelf.py`; `entry.py` defines a game's entry in the index.
"""

from .entry import GameEntry, SeatLine, entry_of, new_id
from .shelf import Shelf

__all__ = ["GameEntry", "SeatLine", "Shelf", "entry_of", "new_id"]
