"""``python -m monopoly_gui`` is the command ``monopoly-gui``."""

import sys

from monopoly_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
