"""Draw what is printed on boards and cards into assets/icons/art and assets/cards.

Run it from the top of the repository: python tools/art/prints.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.art import prints_boards, prints_cards, prints_classic
from tools.art.printing import ASSETS

FOLDERS = {
    "icons/art": {**prints_classic.PRINTS, **prints_boards.PRINTS},
    "cards": prints_cards.PRINTS,
}


def main() -> None:
    for folder, prints in FOLDERS.items():
        for name, draw in prints.items():
            file = ASSETS / folder / f"{name}.svg"
            file.write_text(draw().text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
