"""Colour the pictures of the tokens, each as cast in its own metal.

    python tools/art/metals.py

A picture has a palette of the greys as rendered, so that another metal is another palette. Needs
no more than ``numpy`` and ``pillow``.
"""

from pathlib import Path

import numpy as np
from PIL import Image

TOKENS = Path(__file__).resolve().parents[2] / "assets" / "tokens"
#: the greys of a picture where a metal is at its darkest, in shade, in light, and shines
GREYS = (90, 128, 166, 194, 236)
#: a metal: its colours at these greys
Metal = tuple[str, str, str, str, str]
SILVER: Metal = ("#14181e", "#4f5864", "#9ca6b2", "#dde3ea", "#ffffff")
GOLD: Metal = ("#3a1f00", "#8f5a04", "#dc9f1c", "#ffd667", "#fffdf0")
BRASS: Metal = ("#25230a", "#6b6224", "#b5a84e", "#ece09a", "#fffdf0")
COPPER: Metal = ("#300a02", "#7c2b12", "#cb6238", "#f6a983", "#fff6f0")
BRONZE: Metal = ("#241005", "#653818", "#a56a3c", "#dcae7c", "#fff4e4")
ROSE: Metal = ("#34141a", "#824c54", "#cf8d8e", "#f8cfc9", "#fffaf8")
GUNMETAL: Metal = ("#12161b", "#343c47", "#66717f", "#a9b4c1", "#f6faff")
STEEL: Metal = ("#050f26", "#233f6e", "#5c82b8", "#a9c6ea", "#f8fcff")
PEWTER: Metal = ("#11150f", "#3f483f", "#7d8a7c", "#b9c6b6", "#f4fbf2")
#: the metal of each token; those most often together differ most
METALS = {
    "barrow": COPPER,
    "boot": BRONZE,
    "car": SILVER,
    "cat": ROSE,
    "dog": GOLD,
    "duck": BRASS,
    "hat": GUNMETAL,
    "iron": STEEL,
    "penguin": GUNMETAL,
    "plane": STEEL,
    "rocket": PEWTER,
    "ship": COPPER,
    "thimble": BRASS,
}


#: a palette: the greys of what hides all behind it, then those of edges in steps, then nothing
DARKEST, STEP = 80, 24
SOLID = list(range(DARKEST, 256))
EDGES = [(grey, alpha) for alpha in range(20, 236, STEP) for grey in range(DARKEST + 5, 256, STEP)]
NOTHING = 255


def numbered(picture: Image.Image) -> np.ndarray:
    """The place of each pixel of a picture in the palette."""
    if picture.mode == "P":
        return np.array(picture)
    grey, alpha = np.moveaxis(np.array(picture.convert("LA")).astype(int), -1, 0)
    grey = np.clip(grey, DARKEST, 255) - DARKEST
    wide = len(range(DARKEST + 5, 256, STEP))
    edge = np.clip((alpha - 8) // STEP, 0, len(EDGES) // wide - 1) * wide
    edge += np.clip(grey // STEP, 0, wide - 1) + len(SOLID)
    made = np.where(alpha >= 236, grey, edge)
    return np.where(alpha < 8, NOTHING, made).astype(np.uint8)


def cast_in(picture: Image.Image, metal: Metal) -> Image.Image:
    """A grey picture, or one in another metal, in the colours of a metal."""
    made = Image.fromarray(numbered(picture), "P")
    colours = np.array([list(bytes.fromhex(one[1:])) for one in metal])
    palette, clear = np.zeros((256, 3), np.uint8), np.zeros(256, np.uint8)
    tones = [(grey, 255) for grey in SOLID] + EDGES
    for number, (grey, alpha) in enumerate(tones):
        palette[number] = [round(np.interp(grey, GREYS, colours[:, c])) for c in range(3)]
        clear[number] = alpha
    made.putpalette(palette.tobytes())
    made.info["transparency"] = clear.tobytes()
    return made


if __name__ == "__main__":
    for name, metal in METALS.items():
        for file in (TOKENS / f"{name}.png", TOKENS / f"{name}_around.png"):
            cast_in(Image.open(file), metal).save(file, optimize=True)
