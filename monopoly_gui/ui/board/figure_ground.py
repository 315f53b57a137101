"""The print below figures on a board in perspective: it gives way to them."""

from collections.abc import Sequence

from pygame import Rect

from .layout import CORNERS

#: the share of a picture from which on it gives way to paper below figures; more in a corner
MUCH, IN_CORNER = 0.2, 0.4


def hide_much(spots: Sequence[Rect], picture: Rect, space: int) -> bool:
    """Whether figures in these squares hide too much of the picture on a space.

    All are places on the screen.  On GO they always do.
    """
    hidden = picture.clip(spots[0].unionall([*spots[1:]]))
    most = IN_CORNER if space in CORNERS else MUCH
    return not space or hidden.width * hidden.height >= most * picture.width * picture.height
