"""Boards in files: `library` finds and loads them, `file` describes them, `writer` writes them.

Begin with `library.py`; docs/EDITIONS.md describes the files.
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
