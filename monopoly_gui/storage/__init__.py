"""Saved games and settings in files."""

from monopoly_gui.storage.errors import SaveError
from monopoly_gui.storage.names import AUTOSAVE, file_name
from monopoly_gui.storage.saved_game import LogEntry, SavedGame, SeatRecord
from monopoly_gui.storage.saves import Listed, delete, listing, load, prepare, save, write
from monopoly_gui.storage.settings import Settings, load_settings, save_settings

__all__ = [
    "AUTOSAVE",
    "Listed",
    "LogEntry",
    "SaveError",
    "SavedGame",
    "SeatRecord",
    "Settings",
    "delete",
    "file_name",
    "listing",
    "load",
    "load_settings",
    "prepare",
    "save",
    "save_settings",
    "write",
]
