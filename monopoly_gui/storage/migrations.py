"""Old save files, brought up to date one format at a time.

A step takes the raw contents of a file of its format and gives those of the
next one; it runs before validation, so it must not trust what it finds.  A
change of the format adds a step here and a real file of the old format to
``tests/storage/files``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Raw: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[Raw], Raw]

#: by the format that a step starts from
STEPS: dict[int, Step] = {}


def migrate(raw: Raw, newest: int, steps: Mapping[int, Step] = STEPS) -> Raw:
    """The contents in the newest format; KeyError or TypeError if they are not what they say."""
    for number in range(raw["format"], newest):
        raw = {**steps[number](raw), "format": number + 1}
    return raw
