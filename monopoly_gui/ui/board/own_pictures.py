"""A board's own pictures, for its corners and its middle."""

from collections.abc import Mapping

from pygame import Rect, Surface

from ..painting.colour import Rgba
from ..painting.painter import Painter
from ..painting.picture_files import open_picture, scaled
from ..painting.shapes import blank, flat, premultiplied, rounded, stamp


def own_picture(
    painter: Painter,
    pictures: Mapping[str, str],
    place: str,
    size: tuple[int, int],
    veil: Rgba = (0, 0, 0, 0),
) -> Surface | None:
    """A board's picture for a place, premultiplied, large enough to cover ``size``.

    It fades behind a ``veil``. None where it has none, or one that cannot be read.
    """
    text = pictures.get(place)
    if not text:
        return None
    surface = painter.cached_drawing(_covering, text, size, veil)
    return surface if surface.get_width() > 1 else None


def _covering(text: str, size: tuple[int, int], veil: Rgba) -> Surface:
    """The middle of the picture in that size; one pixel for an unreadable one."""
    picture = open_picture(text)
    if picture is None:
        return blank((1, 1))
    width, height = picture.get_size()
    share = min(width / size[0], height / size[1])
    cut = Rect(0, 0, max(1, int(size[0] * share)), max(1, int(size[1] * share)))
    cut.center = picture.get_rect().center
    surface = blank(size)
    surface.blit(scaled(picture.subsurface(cut), size), (0, 0))
    surface = premultiplied(surface)
    if veil[3]:
        stamp(surface, flat(rounded(size, 0), veil), (0, 0))
    return surface
