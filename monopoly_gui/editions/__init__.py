"""Boards in files: `library` finds and loads them, `file` describes them, `writer` writes them.

Begin with `library.py`; docs/EDITIONS.md describes the files.
"""

from .library import DEFAULT as DEFAULT
from .library import HOMES as HOMES
from .library import MAX_BYTES as MAX_BYTES
from .library import EditionError as EditionError
from .library import catalogue as catalogue
from .library import copy_edition as copy_edition
from .library import edition_from_json as edition_from_json
from .library import edition_ids as edition_ids
from .library import edition_text as edition_text
from .library import home_edition as home_edition
from .library import is_built_in as is_built_in
from .library import is_shipped as is_shipped
from .library import load_edition as load_edition
from .library import title_in as title_in
