"""Boards in files: `library` finds and loads them, `file` says what one holds, `writer` writes it.

Begin with `library.py`; what a file may say is told in docs/EDITIONS.md.
"""

from .library import (
    DEFAULT,
    HOMES,
    MAX_BYTES,
    EditionError,
    catalogue,
    copy_edition,
    edition_from_json,
    edition_ids,
    edition_text,
    home_edition,
    is_built_in,
    is_shipped,
    load_edition,
    title_in,
)

__all__ = [
    "DEFAULT",
    "HOMES",
    "MAX_BYTES",
    "EditionError",
    "catalogue",
    "copy_edition",
    "edition_from_json",
    "edition_ids",
    "edition_text",
    "home_edition",
    "is_built_in",
    "is_shipped",
    "load_edition",
    "title_in",
]
