"""A pointer at something on the screen: a ring around it, and an arrow beside it."""

from pygame import Rect, Surface

from ..painting.layout import placed
from ..painting.painter import Painter

GAP = 7
LINE = 5
ARROW = 44
#: the start of the ring's shrinking, and its duration in seconds, twice
FAR, COMING, TIMES = 26, 0.5, 2


def ring_rect(painter: Painter, target: Rect, age: float) -> Rect:
    """The ring ``age`` seconds after it was shown: it closes in on the target, then rests."""
    share = 1.0 if age >= COMING * TIMES else age % COMING / COMING
    gap = painter.px(GAP) + round(painter.px(FAR) * (1 - share) ** 2)
    return target.inflate(2 * gap, 2 * gap)


def is_at_rest(age: float) -> bool:
    """Whether the ring has come to rest."""
    return age >= COMING * TIMES


def pointer_area(painter: Painter, target: Rect) -> Rect:
    """The part of the screen that ring and arrow may touch."""
    room = painter.px(GAP + FAR + LINE + ARROW + 8)
    return target.inflate(2 * room, 2 * room)


def draw_pointer(
    painter: Painter, surface: Surface, target: Rect, speaker: Rect | None, age: float
) -> None:
    """A golden ring around the target, and an arrow from the side where a speaker is."""
    ring = ring_rect(painter, target, age)
    dark = ring.inflate(2 * painter.px(2), 2 * painter.px(2))
    radius = painter.theme.radii["button"] + GAP
    painter.box(surface, dark, "text", radius=radius + 2, line=LINE + 4)
    painter.box(surface, ring, "accent", radius=radius, line=LINE)
    if speaker is None:
        return
    spot, icon = arrow_spot(painter, ring, speaker, surface.get_rect())
    painter.dot(surface, spot.center, spot.width, "text")
    painter.dot(surface, spot.center, spot.width - 2 * painter.px(3), "accent")
    inner = spot.inflate(-spot.width * 0.4, -spot.height * 0.4)
    painter.icon(surface, icon, inner, "text")


def arrow_spot(painter: Painter, ring: Rect, speaker: Rect, bounds: Rect) -> tuple[Rect, str]:
    """The place of the arrow on the edge of the ring, and its direction."""
    side = painter.px(ARROW)
    dx = max(speaker.left - ring.right, ring.left - speaker.right)
    dy = max(speaker.top - ring.bottom, ring.top - speaker.bottom)
    (x, y), out = ring.center, side // 3
    if dx > dy and speaker.centerx > x:
        x, icon = ring.right + out, "arrow_left"
    elif dx > dy:
        x, icon = ring.left - out, "arrow_right"
    elif speaker.centery > y:
        y, icon = ring.bottom + out, "arrow_up"
    else:
        y, icon = ring.top - out, "arrow_down"
    return placed((side, side), center=(x, y)).clamp(bounds), icon
