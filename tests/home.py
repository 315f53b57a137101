"""A user folder of the tests' own, so that nobody's games and boards are read or changed."""

import atexit
import os
import shutil
from tempfile import mkdtemp

from monopoly_gui import paths


def own_home() -> None:
    """Keep the user's files in an empty folder, which goes with this process."""
    folder = mkdtemp(prefix="monopoly-gui-tests-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[paths.HOME_VARIABLE] = folder
