"""Saved games and settings in files."""

from monopoly_gui.storage.errors import SaveError
from monopoly_gui.storage.journal import Journal, journal_of
from monopoly_gui.storage.names import AUTOSAVE, file_name
from monopoly_gui.storage.presets import UserPreset, delete_preset, load_presets, save_preset
from monopoly_gui.storage.saved_game import LogEntry, SavedGame, SeatRecord
from monopoly_gui.storage.saves import (
    Listed,
    delete,
    digest_of,
    interrupted,
    listing,
    load,
    prepare,
    problem,
    save,
    write,
)
from monopoly_gui.storage.settings import Settings, load_settings, save_settings
from monopoly_gui.storage.slots import Slots

__all__ = [
    "AUTOSAVE",
    "Journal",
    "Listed",
    "LogEntry",
    "SaveError",
    "SavedGame",
    "SeatRecord",
    "Settings",
    "Slots",
    "UserPreset",
    "delete",
    "delete_preset",
    "digest_of",
    "file_name",
    "interrupted",
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
    "write",
]
