"""``python -m monopoly_gui`` is the command ``monopoly-gui``."""

import gc
import sys

# what is loaded stays: looking for garbage in it takes a tenth of the time
gc.disable()
from .cli import main as main  # noqa: E402

gc.freeze()
gc.enable()

if __name__ == "__main__":
    sys.exit(main())
