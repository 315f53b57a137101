"""The players' tokens: a light figure on a disc in the player's colour."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pygame

from ...language import _, mark
from .colour import Colour, darken, lighten, mix
from .icons import tinted
from .shapes import blank, disc, filled, flat, stamp

#: what the tokens are called that come with the game
TITLES = mark(
    {
        "barrow": "Barrow",
        "boot": "Boot",
        "car": "Car",
        "cat": "Cat",
        "dog": "Dog",
        "duck": "Duck",
        "hat": "Hat",
        "iron": "Iron",
        "penguin": "Penguin",
        "plane": "Plane",
        "rocket": "Rocket",
        "ship": "Ship",
        "thimble": "Thimble",
    }
)


#: a board without tokens of its own
NONE: Mapping[str, str] = {}


def token_title(name: str, own: Mapping[str, str] = NONE) -> str:
    """What a token is called by a board that has ``own`` names; else in the current language."""
    return own.get(name) or _(TITLES.get(name, name.capitalize()))


def names(folder: Path) -> list[str]:
    """The tokens that there are drawings of, in alphabetical order."""
    return sorted(file.stem for file in folder.glob("*.svg"))


def offered(folder: Path, own: Mapping[str, str]) -> list[str]:
    """The tokens that a board offers, ``own`` by their ids; all where it names none."""
    known = names(folder)
    return [name for name in own if name in known] or known


def drawing(folder: Path, name: str) -> Path:
    """The drawing of a token, or of the first one where there is none of that name."""
    known = names(folder)
    return folder / f"{name if name in known else known[0]}.svg"


def draw_token(file: Path, diameter: int, colour: Colour) -> pygame.Surface:
    """A token seen from above: rim, light ring, disc and figure; premultiplied."""
    made = blank((diameter, diameter))
    rim = max(1, round(diameter * 0.04))
    band = max(1, round(diameter * 0.045))
    _centre(made, flat(disc(diameter), darken(colour, 0.45)))
    ring = disc(diameter - 2 * rim)
    _centre(made, filled(ring, (255, 255, 255), (224, 222, 214)))
    face = disc(diameter - 2 * rim - 2 * band)
    _centre(made, filled(face, lighten(colour, 0.18), darken(colour, 0.16)))
    side = round(diameter * (0.63 if diameter >= 44 else 0.68))
    figure = tinted(file, (side, side), mix((255, 255, 255), colour, 0.04))
    under = tinted(file, (side, side), darken(colour, 0.42))
    at = (diameter - side) // 2
    stamp(made, under, (at, at + max(1, round(diameter * 0.025))))
    stamp(made, figure, (at, at))
    return made


def _centre(target: pygame.Surface, part: pygame.Surface) -> None:
    stamp(
        target,
        part,
        (
            (target.get_width() - part.get_width()) // 2,
            (target.get_height() - part.get_height()) // 2,
        ),
    )
