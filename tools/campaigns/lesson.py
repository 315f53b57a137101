"""Plays the lesson in every window size, view and scale: every required control is visible.

``python -m tools.campaigns.lesson`` plays all of them.
"""

import sys

from tests.home import own_home
from tests.scenes.test_lesson import EVERY, sights


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    found = [fault for sight in EVERY for fault in sights(sight)]
    print("\n".join(found) or f"nothing wrong in {len(EVERY)} lessons")
    return int(bool(found))


if __name__ == "__main__":
    own_home()
    sys.exit(main())
