"""The face of an opponent on its plate, with a small token, and a remark beside it."""

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.layout import placed
from ..painting.painter import Painter
from ..pieces.medallion import Portrait, draw_medallion

SIZE = 19
PAD = 12
#: lines of a remark
LINES = 2
#: design units: the face beside a remark, and from it to the words
SPEAKER, POINT = 56, 10


@dataclass(frozen=True, slots=True)
class FaceProps:
    """``looks_at`` is a player, BANK for the board; who looks at itself looks straight ahead."""

    character: str
    mood: str
    looks_at: int
    token: str
    colour: Colour


def gaze_to(start: Rect, end: Rect) -> tuple[float, float]:
    """The shift of the pupils from one place to another: one of eight directions."""
    x, y = end.centerx - start.centerx, end.centery - start.centery
    if not (x or y):
        return 0.0, 0.0
    far = max(abs(x), abs(y))
    return _far(x / far), _far(y / far)


def _far(share: float) -> float:
    """The shift of the pupils along one axis: none, or all the way."""
    return 2.6 * (1 if share > 0.4 else -1 if share < -0.4 else 0)


def draw_face(
    painter: Painter, surface: Surface, rect: Rect, props: FaceProps, gaze: tuple[float, float]
) -> None:
    """The face in a ring of the player's colour."""
    portrait = Portrait(props.token, props.colour, props.character, props.mood, gaze)
    draw_medallion(painter, surface, rect, portrait, props.colour)


def face_area(rect: Rect) -> Rect:
    """The area of a face: its square, and the token's shadow in the corner."""
    reach = rect.width // 8 + 1
    return rect.inflate(2 * reach, 2 * reach)


def bubble_place(painter: Painter, text: str, area: Rect, y: int) -> Rect:
    """The place of a remark with the speaker's face: on the left of a room, at this height."""
    px = painter.px
    width, height = painter.measure(text, SIZE, "bold")
    beside = px(SPEAKER + POINT)
    width += 2 * px(PAD)
    most = min(px(360), area.width - beside)
    lines = height * (1 if width <= most else LINES) + px(14)
    size = beside + min(width, most), max(lines, px(SPEAKER))
    return placed(size, x=area.x, centery=y).clamp(area)


def draw_bubble(
    painter: Painter, surface: Surface, place: Rect, props: FaceProps, text: str
) -> None:
    """A remark beside the speaker's face."""
    px = painter.px
    face = placed((px(SPEAKER), px(SPEAKER)), x=place.x, centery=place.centery)
    draw_face(painter, surface, face, props, (0.0, 0.0))
    rect = Rect(face.right + px(POINT), 0, place.right - face.right - px(POINT), 0)
    lines = 1 if painter.measure(text, SIZE, "bold")[0] + 2 * px(PAD) <= rect.width else LINES
    rect.height = lines * painter.measure(text, SIZE, "bold")[1] + px(14)
    rect.centery = face.centery
    painter.panel(surface, rect, "tooltip")
    tip = rect.x - px(2), max(rect.y + px(12), min(rect.bottom - px(12), face.centery))
    painter.dot(surface, tip, px(12), painter.theme.panels["tooltip"].top[:3])
    room = rect.inflate(-2 * px(PAD), -px(6))
    width, height = painter.measure(text, SIZE, "bold")
    one = min(float(SIZE), SIZE * room.width / width)
    # two lines hold a little less than twice the width of one
    two = min(float(SIZE), one * 1.75, SIZE * (rect.height - px(2)) / (LINES * height))
    size = max(one, two)
    painter.text(
        surface, text, room, size, painter.ink("tooltip"), weight="bold", align="left", wrap=True
    )
