"""The start of the frozen program."""

import multiprocessing
import os
import sys
from pathlib import Path
from threading import Thread

if __name__ == "__main__":
    # a process started by `simulate --jobs` is this program again
    multiprocessing.freeze_support()
    # without a console (Windows) there are no streams to write to
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    import leftovers
    from monopoly_gui.__main__ import main

    if unpacked := getattr(sys, "_MEIPASS", None):
        Thread(target=leftovers.tidy, args=(Path(unpacked),), daemon=True).start()
    sys.exit(main())
