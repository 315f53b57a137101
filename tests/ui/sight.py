"""Colours as they are seen, also by those who lack a kind of cone."""

from functools import cache

from monopoly_gui.ui.painting.colour import Colour

#: how red, green and blue light are seen with one kind of cones missing (Machado and others, 2009)
BLIND = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}


def _light(level: int) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _level(light: float) -> int:
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


@cache
def seen(colour: Colour, eyes: str) -> Colour:
    """The colour that these eyes see."""
    light = [_light(level) for level in colour]
    red, green, blue = (
        _level(sum(share * part for share, part in zip(row, light, strict=True)))
        for row in BLIND[eyes]
    )
    return red, green, blue


def lab(colour: Colour, eyes: str = "everybody") -> tuple[float, float, float]:
    """A colour in CIE L*a*b* under daylight, as these eyes see it."""
    red, green, blue = (_light(level) for level in seen(colour, eyes))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
