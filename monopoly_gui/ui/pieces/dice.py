"""Dice: white with pips, and the red Speed Die, at any angle."""

from pygame import Rect, Surface

from ..painting.colour import WHITE, Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow
from ..painting.shapes import blank, disc, filled, flat, rotated, rounded, stamp

#: faces of the Speed Die
SPEED_FACES = ("1", "2", "3", "bus", "mr")
OVER = 2
#: the steps of a turn kept separately for a tumbling die
STEPS = 24

_L, _M, _R = 0.26, 0.5, 0.74
PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "1": ((_M, _M),),
    "2": ((_L, _L), (_R, _R)),
    "3": ((_L, _L), (_M, _M), (_R, _R)),
    "4": ((_L, _L), (_R, _L), (_L, _R), (_R, _R)),
    "5": ((_L, _L), (_R, _L), (_M, _M), (_L, _R), (_R, _R)),
    "6": ((_L, _L), (_R, _L), (_L, _M), (_R, _M), (_L, _R), (_R, _R)),
}


def draw_die(
    painter: Painter,
    surface: Surface,
    centre: tuple[int, int],
    size: int,
    face: int | str,
    *,
    degrees: float = 0.0,
    speed: bool = False,
) -> None:
    """A die ``size`` pixels wide, turned anticlockwise, with its shadow.

    The faces of the Speed Die are 1, 2, 3, ``bus`` and ``mr``.
    """
    size = max(8, size)
    step = round(degrees * STEPS / 360) % STEPS
    exact = degrees % 360 if abs(degrees - step * 360 / STEPS) < 0.01 else None
    angle = exact if exact is not None else step * 360 / STEPS
    colours = painter.theme.colours
    body, pip = (colours.go, WHITE) if speed else (colours.die, colours.pip)
    kind = (str(face), size, angle, speed, body, pip)

    def flat_face() -> Surface:
        return face_picture(painter, size * OVER, str(face), body, pip)

    def turned() -> Surface:
        return rotated(painter.cached(("die face", str(face), size, body, pip), flat_face), angle)

    picture = painter.cached(("die", *kind), turned)
    shade = painter.cached(
        ("die shadow", size, angle), lambda: outline_shadow(picture, size * 0.2, 130)
    )
    x, y = centre[0] - picture.get_width() // 2, centre[1] - picture.get_height() // 2
    reach = (shade.get_width() - picture.get_width()) // 2
    stamp(surface, shade, (x - reach, y - reach + round(size * 0.07)))
    stamp(surface, picture, (x, y))


def face_picture(painter: Painter, size: int, face: str, body: Colour, pip: Colour) -> Surface:
    """One face seen from above, unrotated."""
    surface = blank((size, size))
    radius = round(size * 0.2)
    whole = rounded((size, size), radius)
    stamp(surface, filled(whole, darken(body, 0.1), darken(body, 0.34)), (0, 0))
    rim = max(1, round(size * 0.03))
    inner = (size - 2 * rim, size - 2 * rim)
    top = rounded(inner, radius - rim)
    stamp(surface, filled(top, lighten(body, 0.55), darken(body, 0.09)), (rim, rim))
    edge = max(1, round(size * 0.02))
    middle = (inner[0] - 2 * edge, inner[1] - 2 * edge)
    front = rounded(middle, radius - rim - edge)
    stamp(surface, filled(front, lighten(body, 0.12), darken(body, 0.05)), (rim + edge, rim + edge))
    if face in PICTURES:
        icon, large, down = PICTURES[face]
        place = Rect(0, 0, round(size * large), round(size * large))
        place.center = (size // 2, round(size * down))
        painter.icon(surface, icon, place, pip)
        return surface
    width = round(size * (0.235 if face == "1" else 0.185))
    for x, y in PIPS[face]:
        at = (round(size * x - width / 2), round(size * y - width / 2))
        hollow = max(1, round(size * 0.014))
        stamp(surface, flat(disc(width), (255, 255, 255, 150)), (at[0], at[1] + hollow))
        stamp(surface, filled(disc(width), darken(pip, 0.3), lighten(pip, 0.16)), at)
    return surface


#: the icons on the other faces of the Speed Die: which, how large, and how far down
PICTURES = {"bus": ("bus", 0.7, 0.52), "mr": ("gentleman", 0.74, 0.5)}
