"""The players' tokens: a figure of metal on a disc in the player's colour."""

from collections.abc import Mapping
from pathlib import Path

from pygame import Surface

from ...language import _, mark
from .baked import cut_scaled, sheet
from .colour import Colour, darken, lighten
from .shapes import blank, disc, filled, flat, stamp, whitened

#: pixels of the picture of a token; below this size its figure fills more of the disc
FRONT, SMALL = 256, 44
#: the names of the game's own tokens
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
    """A token's title: the board's ``own`` name, else in the current language."""
    return own.get(name) or _(TITLES.get(name, name.capitalize()))


def names(folder: Path) -> list[str]:
    """The tokens with drawings, in alphabetical order."""
    return sorted(file.stem for file in folder.glob("*.svg"))


def offered_tokens(folder: Path, own: Mapping[str, str]) -> list[str]:
    """The tokens of a board, ``own`` by their ids; all if it names none."""
    known = names(folder)
    return [name for name in own if name in known] or known


def drawing(folder: Path, name: str) -> Path:
    """The drawing of a token, or of the first one for an unknown name."""
    known = names(folder)
    return folder / f"{name if name in known else known[0]}.svg"


def draw_token(file: Path, diameter: int, colour: Colour) -> Surface:
    """A token on a disc of enamel in the player's colour; premultiplied."""
    surface = blank((diameter, diameter))
    rim = max(1, round(diameter * 0.045))
    stamp(surface, filled(disc(diameter), lighten(colour, 0.42), darken(colour, 0.5)), (0, 0))
    face = disc(diameter - 2 * rim)
    stamp(surface, filled(face, darken(colour, 0.22), lighten(colour, 0.1)), (rim, rim))
    side = round(diameter * (0.8 if diameter >= SMALL else 0.86))
    figure = metal(file, side)
    # a dark edge and a shadow to the lower right part the metal from a light colour
    edge = flat(whitened(figure), (*darken(colour, 0.72), 200))
    at = (diameter - side) // 2
    reach = max(1, round(diameter * 0.02))
    for dx, dy in ((-reach, 0), (0, -reach), (reach, reach), (2 * reach, 2 * reach)):
        stamp(surface, edge, (at + dx, at + dy))
    stamp(surface, figure, (at, at))
    return surface


def metal(file: Path, side: int) -> Surface:
    """The figure of a token cast in metal, from the front, in a square of ``side`` pixels."""
    whole = sheet(file.with_suffix(".png"), (FRONT, FRONT))
    return cut_scaled(whole, whole.get_rect(), (side, side))
