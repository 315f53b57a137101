"""Look at all kept pictures, or renew them: ``python -m tests.pictures [renew] [NAME ...]``.

What differs is written into a folder beside, to be looked at.
"""

import sys
from pathlib import Path
from tempfile import mkdtemp

import pygame

from tests.home import own_home
from tests.pictures.compare import FOLDER, difference, read
from tests.pictures.shown import PICTURES, take


def main(words: list[str]) -> int:
    """Compare, or write anew; how many differ."""
    renew = "renew" in words
    names = [word for word in words if word != "renew"] or list(PICTURES)
    beside = FOLDER if renew else Path(mkdtemp(prefix="pictures-"))
    differ = 0
    for name in names:
        shown, file = take(name), FOLDER / f"{name}.png"
        text = difference(read(file), shown) if file.exists() else "it is new"
        if text:
            differ += 1
            print(f"{name}: {text}", flush=True)
        if text or renew:
            pygame.image.save(shown, str(beside / f"{name}.png"))
    if renew and len(names) == len(PICTURES):
        for file in FOLDER.glob("*.png"):
            if file.stem not in PICTURES:
                file.unlink()
    print(f"{len(names)} pictures, {differ} {'new' if renew else f'differ, see {beside}'}")
    return 0 if renew else differ


if __name__ == "__main__":
    own_home()
    sys.exit(main(sys.argv[1:]))
