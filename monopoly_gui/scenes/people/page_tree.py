"""The page of a person as a layout tree: the portrait, the main figures, and the rows."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from ...ai.characters import CHARACTERS
from ...ai.levels import personality
from ...language import _
from ...storage.profiles import Profile
from ...ui.board.buildings import draw_building
from ...ui.board.marks import draw_stamp_askew
from ...ui.layout.containers import Centred, Column, Columns, Grid, MinWidth, Panel, Row, Wrap
from ...ui.layout.leaves import CustomPaint, Spacer, Text
from ...ui.layout.node import Node, Span
from ...ui.layout.parts import Icon, notice
from ...ui.painting import layout
from ...ui.painting.colour import WHITE, Colour, darken, ink_on, lighten
from ...ui.painting.painter import Painter
from ...ui.painting.shapes import blank, radial, stamp
from ...ui.pieces.medallion import FAR, GOLD, LAMP, Portrait, draw_medallion, draw_rim, enamel
from ...ui.widgets import HEADING, LARGE, SMALL, Accessible
from . import rows

#: across, in design units: a section, a card, a medal with its words, the words of a row at least
SECTION, CARD, ACHIEVED, WORDS = 480, 400, 220, (150, 0)
#: the sides of discs: beside a row, of a record, of an achievement; how high the bar of a score is
DISC, RECORD, MEDAL, BAR = 54, 84, 92, 12
#: entries side by side, and those of them that are medals
CARDS = ("record", "reached", "game", "medal", "open")
MEDALS = ("medal", "open")
#: the discs of the first places, and of all others
METALS: tuple[Colour, ...] = (GOLD, (196, 202, 206), (201, 134, 78), (120, 116, 108))


class Disc(Icon):
    """What a row is about: the emblem of a level, or an icon or a number on ``metal``."""

    def __init__(self, name: str, metal: Colour | None = None, side: float = DISC) -> None:
        super().__init__(name, side)
        self.metal = metal

    def paint(self, surface: Surface, painter: Painter) -> None:
        side = painter.px(self.side)
        spot = layout.centre(self.rect, side, side)
        if self.name in EMBLEMS:
            draw_emblem(painter, surface, spot, self.name)
            return
        draw_medal(painter, surface, spot, self.name, self.metal)


def draw_medal(
    painter: Painter, surface: Surface, spot: Rect, name: str, metal: Colour | None
) -> None:
    """An icon or a number on a disc."""
    side, spot = spot.width, draw_rim(painter, surface, spot, metal or GOLD)
    face = metal or painter.tint("board_frame")
    painter.box(surface, spot, lighten(face, 0.3), to=darken(face, 0.06), radius=side)
    ink = ink_on(metal) if metal else "deed"
    if name[0].isdigit():
        painter.text(surface, name, spot, LARGE - 2, ink, weight="display", align="center")
    else:
        painter.icon(surface, name, spot.inflate(-side // 2, -side // 2), ink)


def _place_disc(text: str, place: int) -> Disc:
    return Disc(text, METALS[min(place, len(METALS)) - 1])


@dataclass(eq=False, repr=False)
class ShareBar(Node):
    """The share of games won, and a tick at the even share."""

    won: float
    even: float
    aloud: str = ""

    def heights(self, painter: Painter, width: int) -> Span:
        return Span(painter.px(BAR), painter.px(BAR))

    def paint(self, surface: Surface, painter: Painter) -> None:
        track = Rect(self.rect)
        painter.box(surface, track, "line", radius=BAR)
        painter.box(surface, Rect(track.topleft, (round(track.width * self.won), track.height)),
                    "good" if self.won >= self.even else "warn", radius=BAR)  # fmt: skip
        tick = Rect(0, 0, painter.px(3), track.height + painter.px(8))
        tick.center = (track.x + round(track.width * self.even), track.centery)
        painter.box(surface, tick, "text")

    def spoken(self) -> Iterator[Accessible]:
        if self.aloud:
            yield Accessible(self.aloud, "note")


def page_tree(found: Sequence[rows.PageRow]) -> Node:
    """Sections side by side, or entries side by side where there are any."""
    if found and found[0].style == "empty":
        return notice("trophy", found[0].text, found[0].note, style="", inks=("text", "muted"))
    heads = [at for at, row in enumerate(found) if row.style == "heading"]
    bounds = [0, *heads, len(found)]
    groups = [found[a:b] for a, b in pairwise(bounds) if a < b]
    cards = [group for group in groups if group[-1].style in CARDS]
    sections = [Column(map(row_node, group), gap=12) for group in groups if group not in cards]
    return Column(
        [
            *(part for group in cards for part in _cards(group)),
            Columns(sections, width=SECTION, gap=18, apart=48) if sections else None,
        ],
        gap=18,
    )


def _cards(group: Iterable[rows.PageRow]) -> list[Node]:
    """Entries side by side, below a heading if there is one."""
    nodes = [(row.style, row_node(row)) for row in group]
    heads = [node for style, node in nodes if style == "heading"]
    cards = [(style, node) for style, node in nodes if style != "heading"]
    width, most = (ACHIEVED, 4) if cards[0][0] in MEDALS else (CARD, 2)
    wide = [MinWidth(node, width) for _style, node in cards]
    return [*heads, Grid(wide, columns=(1, min(most, len(wide))), gap=22)]


def row_node(row: rows.PageRow) -> Node:
    """A heading, or a picture with words, their figure and a note."""
    if row.style == "heading":
        return Text(row.text, size=SMALL, weight="bold", colour="warn")
    if row.style in MEDALS:
        return _medal(row)
    note = Text(row.note, size=SMALL, colour="muted", valign="top") if row.note else None
    if row.style == "record":
        name = Text(row.text, size=SMALL, weight="bold", colour="muted")
        words = Column([name, Text(row.figure, size=LARGE + 2, weight="display"), note], gap=0)
    else:
        line: Node = Text(row.text, weight="bold", width=WORDS, grow=1.0)
        if row.places:
            line = Column([line, Wrap([_place(*each) for each in row.places], gap=18)], gap=4)
        elif row.figure:
            figure = Text(row.figure, weight="bold", align="right", wrap=False)
            line = Wrap([line, figure], gap=16)
        aloud = ""
        if row.style == "score":
            # the tick of each bar is explained once, below the first
            aloud, note = row.note, None
        words = Column([line, ShareBar(*row.share, aloud) if row.share else None, note], gap=5)
    side = RECORD if row.style == "record" else DISC
    picture = _place_disc(f"{row.place}.", row.place) if row.place else Disc(row.picture, side=side)
    return Row([picture, Centred(words, grow=1.0)], gap=18) if picture.name else words


def _place(place: int, count: int) -> Node:
    """A place, and how often it was reached; the row's text tells it."""
    label = Text(f"{count}\u00a0×", size=SMALL, colour="muted", align="center", alt_text="")
    return Column([_place_disc(f"{place}.", place), label], gap=0)


def _medal(row: rows.PageRow) -> Node:
    """An achievement: the medal, its condition, and its date."""
    reached = row.style == "medal"
    words = [
        Disc("trophy", GOLD, MEDAL) if reached else Disc("lock", METALS[-1], MEDAL),
        Text(row.text, weight="bold", align="center", colour="text" if reached else "muted"),
        Text(row.note, size=SMALL - 1, colour="muted", align="center", valign="top"),
        Text(row.figure, size=SMALL - 2, colour="warn", align="center") if row.figure else None,
    ]
    return Panel(Column([*words, Spacer()], gap=6), "", pad=(8, 8))


#: design units: the portrait, the least width of the words beside it, a figure
SIDE, ABOUT, FIGURE = (96, 150), 300, (128, 140)
#: a photograph of a character: its least width, the picture's height, the margin of a stamp
PRINT, PHOTO, STAMP = 250, 144, 26
#: the angle of the stamp in degrees
ASKEW = 3.0
#: emblems are drawn this many times too large, then shrunk
OVER = 3
#: the emblem of each level of the computer: a street of this colour with so many houses
EMBLEMS: Mapping[str, tuple[Colour, int]] = {
    "easy": ((149, 84, 54), 1),
    "normal": ((239, 135, 32), 2),
    "hard": ((214, 36, 48), 3),
    "expert": ((32, 84, 170), 5),
}


def draw_subject(
    painter: Painter, surface: Surface, rect: Rect, profile: Profile | None, level: str
) -> None:
    """A person by the token, a level of the computer by its emblem."""
    if not profile:
        draw_emblem(painter, surface, rect, level)
        return
    colours = painter.theme.players
    portrait = Portrait(profile.token, colours[profile.colour % len(colours)])
    draw_medallion(painter, surface, rect, portrait)


def draw_emblem(painter: Painter, surface: Surface, rect: Rect, level: str) -> None:
    """The buildings on the street of a level, in a ring of gold."""
    colour, houses = EMBLEMS[level]
    spot = draw_rim(painter, surface, rect)
    # drawn larger, as small buildings would be mere signs
    side = spot.width * OVER

    def drawn() -> Surface:
        picture, row = enamel(side, colour), Rect(0, 0, side * 84 // 100, side * 54 // 100)
        row.midbottom = (side // 2, side * 76 // 100)
        for place in layout.row(row, [1.0] * (houses % 4)):
            draw_building(painter, picture, place, "hotel" if houses == 5 else "house")
        return pygame.transform.smoothscale(picture, spot.size)

    stamp(surface, painter.cached(("emblem", level, side), drawn), spot.topleft)


def hero(
    painter: Painter,
    name: str,
    draw: Callable[[Surface, Rect], None],
    about: str,
    figures: Sequence[tuple[str, str]],
) -> Node:
    """The head of a person's page; ``draw`` draws the portrait."""
    words = Column(
        [
            Text(name, size=HEADING, weight="display", valign="bottom"),
            # the figures have their room first
            Text(about, size=SMALL + 1, valign="top", width=(0, ABOUT)),
        ],
        gap=2,
        grow=1.0,
    )
    first = Row([CustomPaint(draw, height=SIDE, width=SIDE), words], gap=22)
    numbers = [_figure(*each) for each in figures]
    parts = [MinWidth(first, ABOUT + SIDE[0], grow=1.0), Wrap(numbers, gap=10) if numbers else None]
    return Wrap(parts, gap=20)


def _figure(number: str, counts: str) -> Node:
    """A number above its label."""
    return Column(
        [
            Text(
                number, size=HEADING, weight="display", align="center",
                valign="bottom", wrap=False, width=FIGURE,
                alt_text=_("{name}: {text}").format(name=counts, text=number),
            ),
            Text(
                counts, size=SMALL - 1, colour="muted", align="center", valign="top",
                width=FIGURE, alt_text="",
            ),
        ],
        gap=0,
    )  # fmt: skip


def opponents(painter: Painter) -> Node:
    """The characters of the computer as photographs: face, name, and how they like to play."""
    prints = [MinWidth(_print(painter, at), PRINT) for at in range(len(CHARACTERS))]
    return Panel(Grid(prints, columns=(1, 4), gap=20), "", pad=(4, 2))


def _print(painter: Painter, at: int) -> Node:
    character = CHARACTERS[at]

    def draw(surface: Surface, rect: Rect) -> None:
        key = ("photo", character.face, rect.size)
        picture = painter.cached(key, lambda: _photo(painter, character.face, rect.size))
        painter.stamp(surface, picture, rect.topleft)

    manner = character.personality
    title = _(personality(manner).name) if manner else _("Balanced")
    name = Text(character.name, size=LARGE, weight="display", colour="deed_ink", wrap=False, grow=1)
    about = Text(_(character.about), size=SMALL, colour="deed_ink", valign="top")
    photo = CustomPaint(draw, height=PHOTO)
    return Print(Column([photo, Wrap([name, Stamp(title)], gap=8), about, Spacer()], gap=8))


#: the look of those who do not smile into the camera
MOODS = {
    "librarian": "worried",
    "captain": "calm",
    "painter": "calm",
    "foreman": "calm",
    "baron": "cross",
    "collector": "surprised",
}


def _photo(painter: Painter, face: str, size: tuple[int, int]) -> Surface:
    """A face on a ground of its own colour, as wide as the print."""
    picture, mood = blank(size), MOODS.get(face, "happy")
    whole = picture.get_rect()
    spot = painter.face(picture, face, mood, whole)
    ground = picture.get_at((spot.x + spot.width * 6 // 100, spot.y + spot.height * 45 // 100))
    painter.box(picture, whole, tuple(ground))
    painter.face(picture, face, mood, whole)
    picture.blit(radial(size, WHITE, FAR, LAMP), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


class Print(Panel):
    """A photograph with a white margin, wider below, where it is captioned."""

    def __init__(self, child: Node) -> None:
        super().__init__(child, "", pad=(14, 14))

    def paint(self, surface: Surface, painter: Painter) -> None:
        painter.shadow(surface, self.rect, "soft")
        painter.box(surface, self.rect, "deed", radius=6)
        super().paint(surface, painter)


class Stamp(Text):
    """A word in the red ink of a rubber stamp, a little askew."""

    def __init__(self, text: str) -> None:
        super().__init__(text, size=SMALL - 1, weight="bold", wrap=False)

    def widths(self, painter: Painter) -> Span:
        more = painter.px(STAMP)
        return super().widths(painter) + Span(more, more)

    def paint(self, surface: Surface, painter: Painter) -> None:
        draw_stamp_askew(painter, surface, self.rect, self.text, ASKEW)
