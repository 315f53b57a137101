"""Checks that every page is readable in every language in a window of 1280x720.

``python -m tools.campaigns.readable [PAGE ...]`` lists text lower than 14 pixels.
"""

import sys
from itertools import product

from monopoly_gui import language
from tests.home import own_home
from tests.scenes.pages import PAGES
from tests.scenes.test_readable import found


def main() -> int:
    """All pages in all languages; 1 if anything is too small."""
    wrong = 0
    for spoken, name in product(language.LANGUAGES, sys.argv[1:] or PAGES):
        for line in found(name, spoken):
            print(f"{name} in {spoken}: {line}", flush=True)
            wrong += 1
    print(f"{wrong} texts are too small")
    return int(wrong > 0)


if __name__ == "__main__":
    own_home()
    sys.exit(main())
