"""All games played here: `shelf.py` keeps them, `entry.py` defines an entry of the index."""

from .entry import GameEntry as GameEntry
from .entry import SeatLine as SeatLine
from .entry import entry_of as entry_of
from .entry import new_id as new_id
from .shelf import Shelf as Shelf
