"""A file that another program has open."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def held(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Meanwhile another program has the file open, as a virus scanner may."""
    if sys.platform == "win32":
        with path.open("rb"):
            yield
        return
    real = os.replace

    def refuse(source: Path, target: Path) -> None:
        if path in (source, target):
            raise PermissionError(13, "held by another program", str(source))
        real(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        yield
