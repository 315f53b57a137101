"""``python -m monopoly_gui`` is the command ``monopoly-gui``."""

import multiprocessing
import sys

from .cli import main

if __name__ == "__main__":
    # in a frozen program the processes of a simulation start here too
    multiprocessing.freeze_support()
    sys.exit(main())
