"""Saved games and settings in files.

Begin with `saves.py`; `save_file.py` says what one holds.
"""

from .errors import SaveError
from .file_names import AUTOSAVE, file_name
from .journal import Journal, journal_of
from .saved_game import (
    Kind,
    LogEntry,
    Mark,
    SavedGame,
    SeatChange,
    SeatRecord,
    seats_at,
    with_mark,
    with_seat_change,
)
from .saves import (
    ListedSave,
    Listing,
    delete,
    digest_of,
    is_interrupted,
    is_save,
    listing,
    load,
    prepare,
    problem,
    save,
    warm_up,
    write,
)
from .settings import Settings, load_settings, save_settings
from .user_presets import UserPreset, delete_preset, load_presets, save_preset

__all__ = [
    "AUTOSAVE",
    "Journal",
    "Kind",
    "ListedSave",
    "Listing",
    "LogEntry",
    "Mark",
    "SaveError",
    "SavedGame",
    "SeatChange",
    "SeatRecord",
    "Settings",
    "UserPreset",
    "delete",
    "delete_preset",
    "digest_of",
    "file_name",
    "is_interrupted",
    "is_save",
    "journal_of",
    "listing",
    "load",
    "load_presets",
    "load_settings",
    "prepare",
    "problem",
    "save",
    "save_preset",
    "save_settings",
    "seats_at",
    "warm_up",
    "with_mark",
    "with_seat_change",
    "write",
]
