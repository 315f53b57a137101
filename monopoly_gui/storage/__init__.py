"""Saved games and settings in files."""

from monopoly_gui.storage.errors import SaveError
from monopoly_gui.storage.names import AUTOSAVE, file_name
from monopoly_gui.storage.presets import UserPreset, delete_preset, load_presets, save_preset
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
    "UserPreset",
    "delete",
    "delete_preset",
    "file_name",
    "listing",
    "load",
    "load_presets",
    "load_settings",
    "prepare",
    "save",
    "save_preset",
    "save_settings",
    "write",
]
