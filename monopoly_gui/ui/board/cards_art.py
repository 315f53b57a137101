"""Chance and Community Chest: the decks lying on the board, and a card held up to be read."""

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from ...engine.cards import DECK_NAMES
from ..painting.colour import WHITE, Colour, darken, deep_for, mix
from ..painting.engraving import Inks
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shadows import with_shadow
from ..painting.shapes import blank, filled, flat, outline, rotated, rounded, stamp
from ..painting.text import Align
from .rosette import draw_rosette

DECK_SHAPE = 1.5
#: the usual drawing of each deck, and the name of its colour
SYMBOLS = ("chance", "chest")
OVER = 2
#: the lines of a back, beside those of the board
FINE = 0.75
#: the least height of a card, twice that on the screen, that bears its deck's name: a long one,
#: too, can be read on it
NAMED = 140
#: the apparent height of a deck in cards
LAYERS = 4


@dataclass(frozen=True, slots=True)
class CardProps:
    """The text of a card, and the ``title`` of its deck.

    ``picture`` is a drawing of ``assets/cards``, "" for that of the deck; ``meaning`` is what the
    card does, where its print does not show it.
    """

    deck: int
    text: str
    title: str = ""
    picture: str = ""
    meaning: str = ""


def deck_colour(painter: Painter, deck: int) -> Colour:
    """The colour of a deck's backs."""
    return painter.theme.colour(SYMBOLS[deck])


def draw_deck(
    painter: Painter,
    surface: Surface,
    deck: int,
    centre: tuple[int, int],
    width: int,
    *,
    degrees: float = 0.0,
    title: str = "",
    picture: str = "",
) -> None:
    """A face-down deck ``width`` pixels wide, turned anticlockwise.

    ``title`` is what this board calls the deck, ``picture`` its drawing if it has its own, also
    below.
    """
    width = max(24, width)
    size = (width, round(width / DECK_SHAPE))

    def draw() -> Surface:
        thick = max(1, round(width * 0.012))
        depth = thick * LAYERS
        back = _back(painter, deck, title, picture, (size[0] * OVER, size[1] * OVER))
        pile = blank((size[0] * OVER, (size[1] + depth) * OVER))
        edge = rounded(back.get_size(), _radius(back.get_width()))
        tones = [flat(edge, tone) for tone in ((196, 196, 186), (238, 236, 226))]
        for layer in range(LAYERS * OVER, 0, -1):
            stamp(pile, tones[layer % 2], (0, layer * thick))
        stamp(pile, back, (0, 0))
        drop = max(1, round(width * 0.035))
        return with_shadow(rotated(pile, degrees, OVER), width * 0.1, drop)

    drawn = painter.cached(("deck", deck, title, picture, width, degrees), draw)
    stamp(surface, drawn, drawn.get_rect(center=centre).topleft)


def card_back(
    painter: Painter, deck: int, size: tuple[int, int], title: str = "", picture: str = ""
) -> Surface:
    """One face-down card of this size in pixels, without its shadow."""
    return painter.cached_drawing(_back, painter, deck, title, picture, size)


def card_front(painter: Painter, size: tuple[int, int], props: CardProps) -> Surface:
    """One card of this size in pixels, its face up, without its shadow."""
    return painter.cached_drawing(_front, painter, size, props)


def draw_card(painter: Painter, surface: Surface, rect: Rect, props: CardProps) -> None:
    """A card held up: the name of its deck, its picture and its text, filling ``rect``."""
    painter.shadow(surface, rect, "dialog")
    stamp(surface, card_front(painter, rect.size, props), rect.topleft)


def _radius(width: int) -> int:
    return round(width * 0.05)


def _back(painter: Painter, deck: int, title: str, picture: str, size: tuple[int, int]) -> Surface:
    colour = deck_colour(painter, deck)
    width, height = size
    surface = blank(size)
    radius = _radius(width)
    stamp(surface, filled(rounded(size, radius), WHITE, (236, 233, 224)), (0, 0))
    margin = max(1, round(width * 0.032))
    inner = surface.get_rect().inflate(-2 * margin, -2 * margin)
    if min(inner.size) < 2:
        return surface
    face = rounded(inner.size, radius - margin)
    low = deep_for(WHITE, colour)
    stamp(surface, filled(face, mix(colour, low, 0.5), darken(low, 0.07)), inner.topleft)
    middle, high = (0.37, 0.48) if height >= NAMED else (0.5, 0.72)
    if height >= 40:
        side = round(height * (high + 0.08))
        ornament = placed((side, side), center=(width // 2, round(height * middle)))
        draw_rosette(surface, mix(low, WHITE, 0.3), ornament)
    gap = max(1, round(width * 0.025))
    frame, bend = inner.inflate(-2 * gap, -2 * gap), max(1, radius - margin - gap)
    if min(frame.size) > 8:
        outline(surface, frame, bend, width * 0.008, (255, 255, 255, 110))
    emblem = Rect(0, round(height * (middle - high / 2)), width, round(height * high))
    if emblem.height >= 4:
        inks = Inks(darken(low, 0.35), None, washed=WHITE, wider=FINE)
        painter.picture(surface, picture or SYMBOLS[deck], emblem, inks)
    if height >= NAMED:
        name = (title or DECK_NAMES[deck]).upper()
        pixels = painter.type.fitted_size(name, height * 0.16, width * 0.8, "names")
        below = Rect(0, round(height * 0.64), width, round(height * 0.2))
        painter.print_text(surface, name, below, pixels, WHITE, weight="names")
    return surface


def _front(painter: Painter, size: tuple[int, int], props: CardProps) -> Surface:
    deck, texts = props.deck, (props.text, props.meaning)
    colour = deck_colour(painter, deck)
    width, height = size
    surface = blank(size)
    radius = _radius(width)
    colours = painter.theme.colours
    stamp(surface, filled(rounded(size, radius), colours.deed, darken(colours.deed, 0.05)), (0, 0))
    margin = max(2, round(width * 0.026))
    frame = surface.get_rect().inflate(-2 * margin, -2 * margin)
    soft = mix(colour, colours.deed, 0.1)
    outline(surface, frame, radius - margin // 2, width * 0.006, soft)
    head = Rect(margin, margin, width - 2 * margin, round(min(height, width) * 0.21))
    band = blank(head.size)
    shape = rounded((head.width, head.height + radius), radius - margin // 2)
    low = deep_for(WHITE, colour)
    stamp(band, filled(shape, mix(colour, low, 0.7), darken(low, 0.1)), (0, 0))
    stamp(surface, band, head.topleft)
    name = (props.title or DECK_NAMES[deck]).upper()
    pixels = painter.type.fitted_size(name, head.height * 0.44, head.width * 0.92, "display")
    painter.print_text(surface, name, head, pixels, WHITE, weight="display")
    body = Rect(margin, head.bottom, head.width, height - margin - head.bottom)
    art, words, start = _parted(painter, texts, body)
    if texts[1] and _largest(painter, texts, words, start)[0] < READ[height > width]:
        words = body.inflate(-round(width * 0.08), -round(body.height * 0.1))
    elif props.picture:
        painter.card_picture(surface, props.picture, art)
    else:
        painter.picture(surface, SYMBOLS[deck], art)
    _write(painter, surface, texts, words, start)
    return surface


def _parted(painter: Painter, texts: tuple[str, str], body: Rect) -> tuple[Rect, Rect, float]:
    """The places of the picture and the texts, and the size of these at most, in pixels.

    On an upright card the picture is above the texts, and has what they leave.
    """
    width, edge = body.width, round(body.width * 0.05)
    if body.height > 0.8 * width:
        start, inside = width * LARGE, body.inflate(-2 * edge, -2 * edge)
        words = Rect(inside.topleft, (inside.width, round(inside.height * WORDS[bool(texts[1])])))
        pixels, highs = _largest(painter, texts, words, start)
        gap = 2 * pixels * APART if texts[1] else 0
        words.height = min(words.height, round(sum(highs) + gap))
        words.bottom = inside.bottom
        return Rect(inside.topleft, (inside.width, words.y - edge - inside.y)), words, start
    art = Rect(body.x + edge, 0, round(width * 0.25), round(body.height * 0.62))
    art.centery = body.centery
    words = Rect(art.right + edge, body.y + round(body.height * 0.08), 0, 0)
    words.size = body.right - art.right - 2 * edge, round(body.height * 0.84)
    return art, words, body.height * 0.113


#: of an upright card: the size of its letters as a share of its width, and the most of its height
#: for them, also with an explanation
LARGE, WORDS = 0.1, (0.56, 0.72)
#: the gap between a card's print and its explanation, as a share of the letters
APART = 0.5


def _write(
    painter: Painter, surface: Surface, texts: tuple[str, str], area: Rect, start: float
) -> None:
    """Write a card's text, and its effect below a line."""
    pixels, highs = _largest(painter, texts, area, start)
    gap = round(pixels * APART) if texts[1] else 0
    top = area.y + (area.height - sum(highs) - 2 * gap) // 2
    ink = painter.theme.colours.deed_ink
    align: Align = "center" if surface.get_height() > surface.get_width() else "left"
    size = pixels / painter.scale
    write = partial(painter.text, surface, printed=True, wrap=True, align=align)
    for text, weight, height in zip(texts, WEIGHTS, highs, strict=True):
        if text:
            place = Rect(area.x, top, area.width, height)
            write(text, place, size, ink, weight=weight, valign="top")
        top += height + 2 * gap
    if texts[1]:
        line = Rect(area.x, top - 3 * gap - highs[1], area.width // 3, 1)
        line.centerx = area.centerx if align == "center" else line.centerx
        pygame.draw.rect(surface, ink, line)


#: the print, and the card's effect
WEIGHTS = ("medium", "bold")


def _largest(
    painter: Painter, texts: tuple[str, str], area: Rect, start: float
) -> tuple[float, list[int]]:
    """The largest size, from ``start`` pixels down, at which the texts fit into the room.

    And how high each of them is then.
    """
    pixels = start
    while True:
        highs = [
            len(painter.type.wrap(text, pixels, area.width, weight))
            * painter.type.height(pixels, weight)
            if text
            else 0
            for text, weight in zip(texts, WEIGHTS, strict=True)
        ]
        apart = 2 * pixels * APART if texts[1] else 0
        if pixels <= LEAST or sum(highs) + apart <= area.height:
            return pixels, highs
        pixels *= 0.94


#: the least size of a card's letters, in pixels; a picture gives way to smaller ones, and on an
#: upright card earlier
LEAST, READ = 6, (9, 12.5)
