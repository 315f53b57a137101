"""A person at a glance: the portrait, a sentence, and the most important figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...ai.characters import CHARACTERS
from ...ai.levels import personality
from ...language import _
from ...storage.profiles import Profile
from ...ui.layout.containers import Centred, Column, Grid, MinWidth, Row, Wrap
from ...ui.layout.leaves import CustomPaint, Text
from ...ui.layout.node import Node
from ...ui.pieces.medallion import GOLD, Portrait, draw_medallion
from ...ui.widgets import HEADING, SMALL
from ..setup.seat_card import PLAIN_ABOUT

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

#: design units: the portrait, the least width of the words beside it, a figure
SIDE, WORDS, FIGURE = (96, 150), 300, (128, 140)
#: a character's face, and the least width of the description
FACE, OPPONENT = (94, 94), 220
#: the entry that shows the levels of the computer
FACES: Mapping[str, str] = {
    "easy": "painter",
    "normal": "captain",
    "hard": "professor",
    "expert": "baron",
}


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, and its label."""

    number: str
    counts: str


def portrait_of(painter: Painter, profile: Profile | None, level: str) -> Portrait:
    """A person by the token, a level of the computer by a face."""
    colours = painter.theme.players
    if profile:
        return Portrait(profile.token, colours[profile.colour % len(colours)])
    at = list(FACES).index(level) if level in FACES else 0
    return Portrait("", colours[(at + 1) % len(colours)], FACES.get(level, "painter"))


def hero(
    painter: Painter, name: str, portrait: Portrait, about: str, figures: Sequence[Figure]
) -> Node:
    """The head of a person's page."""

    def draw(surface: Surface, rect: Rect) -> None:
        draw_medallion(painter, surface, rect, portrait, GOLD)

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
