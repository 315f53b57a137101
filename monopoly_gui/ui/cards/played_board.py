"""A game in full swing on a tilted board: the picture of the title."""

from collections.abc import Callable

from pygame import Rect, Surface

from ...engine.rules import Rules
from ...engine.setup import new_state
from ..board.seated_board import SeatedView, lying_picture
from ..board.stage import square_around
from ..painting.shapes import blank, stamp
from ..pieces import medallion
from ..pieces.figures import Figure
from ..pieces.rolling_die import Pose
from ..pieces.standing import building, place_of
from .banknotes import draw_note
from .deed_card import SpaceProps, draw_deed
from .rent_table import rent_rows

#: token, player colour and space
TOKENS = (("hat", 3, 11), ("cat", 4, 19), ("dog", 2, 24), ("ship", 1, 35), ("car", 0, 5))
#: space, and its houses (5 is a hotel)
BUILDINGS = ((6, 3), (8, 3), (9, 4), (13, 5), (14, 5), (31, 2), (32, 2), (37, 5), (18, 1), (26, 3))
#: dice: place on the middle of the board, number, angle in degrees
DICE = ((0.58, 0.83, "5", 20.0), (0.71, 0.87, "6", 63.0))
#: deeds and notes on the middle of the board: space or value, place and angle in degrees
DEEDS = ((19, (0.15, 0.71), 17.0), (24, (0.25, 0.7), 3.0), (39, (0.36, 0.74), -9.0))
NOTES = ((100, (0.82, 0.55), 14.0), (500, (0.86, 0.62), -9.0), (20, (0.79, 0.68), 24.0))
#: their widths, as shares of the middle, and the width over the height of a deed
DEED, NOTE, SHAPE = 0.25, 0.24, 0.74
#: the least width of a deed in pixels
LEAST = 56
#: the opponents behind the far edge, and the height of their portraits and the room for them as
#: shares of the height of the board
FACES, FACE, BEYOND = ("captain", "professor", "painter", "collector"), 0.17, 0.15


def draw_played(view: SeatedView, surface: Surface) -> None:
    """Draw what lies on the board, then what stands there, the far things first."""
    _draw_paper(view, surface)
    _draw_faces(view, surface)
    spots = {space: square_around(*view.token_pos(space, 0, 1)) for _, _, space in TOKENS}
    for space, spot in spots.items():
        for laid in view.ground(space, False, [spot]):
            stamp(surface, *laid)
    houses = [
        (rect, level, place_of(space))
        for space, level in BUILDINGS
        for rect in view.building_spots(space, level)
    ]
    for (at, width), level, place in sorted(houses, key=lambda one: one[0][0][1]):
        picture, foot = building(view.painter, level, width, place)
        stamp(surface, picture, (at[0] - foot[0], at[1] - foot[1]))
    for token, player, space in TOKENS:
        colour = view.painter.theme.players[player]
        view.draw_token(surface, Figure(token, spots[space], colour))
    middle = view.lens.within(view.layout.centre())
    for x, y, face, angle in DICE:
        at = (round(middle.x + x * middle.width), round(middle.y + y * middle.height))
        view.draw_die(surface, at, round(0.062 * view.area.height / 0.8), Pose(face, angle), False)


def _draw_paper(view: SeatedView, surface: Surface) -> None:
    """Deeds and notes in the middle, with their shadows."""
    painter, middle = view.painter, view.layout.centre()
    state = new_state(view.board, Rules(), 2, 0)
    sheet = Rect(0, 0, round(DEED * middle.width), round(DEED * middle.width / SHAPE))

    def deed(space: int) -> Surface:
        card = blank(sheet.inflate(sheet.width // 4, sheet.width // 4).size)
        props = SpaceProps(space, state.rules, rows=rent_rows(state, space))
        draw_deed(painter, card, sheet.move(sheet.width // 8, sheet.width // 8), view.board, props)
        return card

    def note(value: int) -> Surface:
        return draw_note(painter, value, view.board.money(value), round(NOTE * middle.width), 0)

    def lay(
        draw: Callable[[int], Surface], what: int, at: tuple[float, float], degrees: float
    ) -> None:
        pos = round(middle.x + at[0] * middle.width), round(middle.y + at[1] * middle.height)
        lying = painter.cached(
            ("laid", view.board.title, what, pos, view.area.size),
            lambda: lying_picture(draw(what), pos, degrees, view.lens),
        )
        x, y = view.lens.project(pos)
        stamp(surface, lying, lying.get_rect(center=(round(x), round(y))).topleft)

    for each in DEEDS if sheet.width >= LEAST else ():
        lay(deed, *each)
    for each in NOTES:
        lay(note, *each)


def _draw_faces(view: SeatedView, surface: Surface) -> None:
    """The opponents behind the far edge."""
    high = round(FACE * view.area.height)
    for number, (face, (_token, player, _space)) in enumerate(zip(FACES, TOKENS, strict=False)):
        colour = view.painter.theme.players[player]
        x = view.area.centerx + round((number - 1.5) * high * 1.3)
        place = Rect(x - high // 2, view.area.y - round(high * 0.9), high, high)
        portrait = medallion.Portrait("", colour, face)
        medallion.draw_medallion(view.painter, surface, place, portrait, colour)
