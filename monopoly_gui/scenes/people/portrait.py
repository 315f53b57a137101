"""A person at a glance: the portrait, a sentence, and the most important figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...ai.characters import CHARACTERS
from ...ai.levels import personality
from ...language import _
from ...storage.profiles import Profile
from ...ui.board.buildings import draw_building
from ...ui.layout.containers import Centred, Column, Grid, MinWidth, Row, Wrap
from ...ui.layout.leaves import CustomPaint, Text
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.painting.colour import Colour
from ...ui.painting.shapes import blank, disc, stamp
from ...ui.pieces.medallion import Portrait, draw_medallion, draw_rim
from ...ui.widgets import HEADING, SMALL
from ..setup.seat_card import PLAIN_ABOUT

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

#: design units: the portrait, the least width of the words beside it, a figure
SIDE, WORDS, FIGURE = (96, 150), 300, (128, 140)
#: a character's face, and the least width of the description
FACE, OPPONENT = (94, 94), 220
#: emblems are drawn this many times too large, then shrunk
OVER = 3
#: the emblem of each level of the computer: a street of this colour with so many houses
EMBLEMS: Mapping[str, tuple[Colour, int]] = {
    "easy": ((149, 84, 54), 1),
    "normal": ((239, 135, 32), 2),
    "hard": ((214, 36, 48), 3),
    "expert": ((32, 84, 170), 5),
}


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, and its label."""

    number: str
    counts: str


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
        picture = blank((side, side))
        ground = picture.get_rect()
        painter.box(picture, ground, "board", to="board_centre_edge")
        painter.box(picture, ground.move(0, side * 66 // 100), colour)
        row = Rect(0, 0, side * 88 // 100, side * 54 // 100)
        row.midbottom = (side // 2, side * 76 // 100)
        for place in layout.row(row, [1.0] * (houses % 4)):
            draw_building(painter, picture, place, "hotel" if houses == 5 else "house")
        picture.blit(disc(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.smoothscale(picture, spot.size)

    stamp(surface, painter.cached(("emblem", level, side), drawn), spot.topleft)


def hero(
    painter: Painter,
    name: str,
    draw: Callable[[Surface, Rect], None],
    about: str,
    figures: Sequence[Figure],
) -> Node:
    """The head of a person's page; ``draw`` draws the portrait."""
    words = Column(
        [
            Text(name, size=HEADING, weight="display", valign="bottom"),
            # the figures have their room first
            Text(about, size=SMALL + 1, colour="muted", valign="top", width=(0, WORDS)),
        ],
        gap=2,
        grow=1.0,
    )
    first = Row([CustomPaint(draw, height=SIDE, width=SIDE), words], gap=22)
    numbers = [_figure(each) for each in figures]
    parts = [MinWidth(first, WORDS + SIDE[0], grow=1.0), Wrap(numbers, gap=10) if numbers else None]
    return Wrap(parts, gap=20)


def _figure(figure: Figure) -> Node:
    return Column(
        [
            Text(
                figure.number, size=HEADING, weight="display", align="center",
                valign="bottom", wrap=False, width=FIGURE,
                alt_text=_("{name}: {text}").format(name=figure.counts, text=figure.number),
            ),
            Text(
                figure.counts, size=SMALL - 1, colour="muted", align="center", valign="top",
                width=FIGURE, alt_text="",
            ),
        ],
        gap=0,
    )  # fmt: skip


def opponents(painter: Painter) -> Node:
    """The characters of the computer: face, name, and how they like to play."""
    return Grid([_opponent(painter, at) for at in range(len(CHARACTERS))], columns=(1, 2), gap=14)


def _opponent(painter: Painter, at: int) -> Node:
    character = CHARACTERS[at]
    colour = painter.theme.players[at % len(painter.theme.players)]

    def draw(surface: Surface, rect: Rect) -> None:
        draw_medallion(painter, surface, rect, Portrait("", colour, character.face), colour)

    manner = character.personality
    about = _(personality(manner).description if manner else PLAIN_ABOUT)
    words = [
        Text(character.name, weight="display", width=(OPPONENT, 0)),
        Text(about, size=SMALL - 1, colour="muted", valign="top"),
    ]
    face = CustomPaint(draw, height=FACE, width=FACE)
    return Row([face, Centred(Column(words, gap=0), grow=1.0)], gap=18)
