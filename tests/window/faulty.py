"""The program with faults in it: ``python -m tests.window.faulty`` starts it like any other.

A file ``break-title`` in the user's folder makes the title screen fail once, and so on.
"""

import sys
from collections.abc import Callable
from typing import Any

from monopoly_gui import paths
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.cli import main
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.table import TableScene

#: what can fail: a class, and which of its methods does
PLACES: dict[str, tuple[type, str]] = {
    "title": (TitleScene, "tick"),
    "table": (TableScene, "tick"),
    "dialog": (TableDialog, "tick"),
    "opponent": (Opponent, "decide"),
}


def breakable(place: str, sound: Callable[..., Any]) -> Callable[..., Any]:
    """The method, which fails the next time if the file is there."""

    def work(*given: Any) -> Any:
        fault = paths.user_data() / f"break-{place}"
        if fault.exists():
            fault.unlink()
            raise RuntimeError(f"{place} of {paths.user_data()} broke")
        return sound(*given)

    return work


if __name__ == "__main__":
    for name, (kind, method) in PLACES.items():
        setattr(kind, method, breakable(name, getattr(kind, method)))
    sys.exit(main())
