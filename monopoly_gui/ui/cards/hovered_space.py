"""A close view of a space over the panels, where everything is enlarged and the board has no
room.
"""

from dataclasses import KW_ONLY, dataclass, field

from pygame import Rect, Surface

from ...engine.board import Board
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..widgets import Widget
from ..widgets.base import Redrawn
from .deed_card import Due, SpaceProps, is_tall
from .space_card import draw_space, lay_space

PAD = 8


@dataclass(eq=False, repr=False)
class HoveredSpace(Widget):
    """Covers the panels while a space is looked at; it takes no events."""

    glows = False
    unfelt = True
    visible = Redrawn(False)

    board: Board
    _: KW_ONLY
    name: str = "reading"
    props: SpaceProps | None = field(init=False, default=None)
    _colour: Colour = field(init=False, default=(0, 0, 0))

    def show(self, props: SpaceProps | None, colour: Colour) -> None:
        """Show a space; None shows nothing."""
        if (props, colour) == (self.props, self._colour):
            return
        self.props, self._colour = props, colour
        self.visible, self.dirty = props is not None, True

    def draw(self, surface: Surface, painter: Painter) -> None:
        props = self.props
        if props is None:
            return
        margin = painter.px(PAD)
        place = self.rect.inflate(-2 * margin, -2 * margin)
        deed, caption = lay_space(painter, place, props)
        if props.due != Due() and not props.text and is_tall(place):
            # in large, with no room left for a caption
            deed = Rect(place.topleft, (place.width, min(place.height, 2 * place.width)))
        draw_space(painter, surface, deed, caption, props, self.board, self._colour)
