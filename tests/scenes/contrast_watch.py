"""Whether what is written can be read: each text against what lies below it, in every theme.

``python -m tests.scenes.contrast_watch [PAGE ...]`` looks at all pages.
"""

import sys
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import pygame
from pygame import Rect, Surface

from monopoly_gui.ui.painting.colour import Colour, contrast
from monopoly_gui.ui.painting.painter import Painter, Tint
from monopoly_gui.ui.painting.theme import THEMES
from tests.home import own_home
from tests.scenes.drawn_anew import all_anew
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen

#: contrast that text needs at least; less where it is large, or cannot be used now
READABLE, LARGE, RESTING = 4.5, 3.0, 3.0
#: from this size in design units text is large, bold text from the second
LARGE_SIZE, LARGE_BOLD = 24.0, 18.66
BOLD = ("bold", "display")


@dataclass(frozen=True, slots=True)
class Pair:
    """A text and what lies below it."""

    text: str
    ink: Colour
    ground: Colour
    needs: float

    @property
    def told(self) -> str:
        return (
            f"“{self.text[:40]}” {self.ink} on {self.ground}: "
            f"{contrast(self.ink, self.ground):.2f} of {self.needs}"
        )


def needs(painter: Painter, text: str, ink: Colour, size: float, weight: str) -> float:
    """The least contrast of a text."""
    if ink in (painter.ink("disabled"), painter.ink("faded")):
        return RESTING
    if len(text) == 1:
        # a mark, as the letters of players are
        return LARGE
    return LARGE if size >= (LARGE_BOLD if weight in BOLD else LARGE_SIZE) else READABLE


def ground(surface: Surface, at: Rect) -> Colour | None:
    """The colour below a text on the whole, None where that is not known yet."""
    area = at.clip(surface.get_rect())
    if area.width < 2 or area.height < 2:
        return None
    found = pygame.transform.average_color(surface, area)
    if surface.get_flags() & pygame.SRCALPHA and found[3] < 250:
        return None
    return found[0], found[1], found[2]


def hard_to_read(screen: Screen) -> list[Pair]:
    """The texts of the scenes in sight that have too little contrast."""
    surface = pygame.display.get_surface()
    assert surface is not None
    context = screen.context
    found: list[Pair] = []
    write = Painter.text

    def watch(
        painter: Painter,
        target: Surface,
        string: str,
        place: Any,
        size: float,
        colour: Tint,
        *,
        weight: str = "regular",
        **more: Any,
    ) -> Rect:
        before = target.copy() if target.get_width() < 400 else None
        if before is None:
            clip = target.get_clip()
            # where it will stand: it is written on nothing first
            with patch.object(Painter, "text", write):
                nothing = Surface((1, 1))
                at = write(painter, nothing, string, place, size, colour, weight=weight, **more)
            below = ground(target, at.clip(clip))
            drawn = write(painter, target, string, place, size, colour, weight=weight, **more)
        else:
            drawn = write(painter, target, string, place, size, colour, weight=weight, **more)
            below = ground(before, drawn)
        ink = painter.tint(colour)
        if below and string.strip():
            pair = Pair(string, ink, below, needs(painter, string, ink, size, weight))
            if contrast(ink, below) < pair.needs:
                found.append(pair)
        return drawn

    with all_anew(context.painter), patch.object(Painter, "text", watch):
        for number, scene in enumerate(context.scenes.visible()):
            if number and scene.shade:
                context.painter.shade(surface, scene.shade)
            if scene is screen.scene:
                with scene.fitted():
                    scene.draw(surface)
    return found


def dress(screen: Screen, theme: str) -> None:
    """Show the same in another theme."""
    screen.context.settings.theme = theme
    screen.app.settings_changed()
    screen.frame()
    screen.frame()


def main(names: list[str]) -> None:
    """All pages in all themes."""
    for name in names or list(PAGES):
        screen = PAGES[name]()
        for theme in THEMES:
            dress(screen, theme)
            for text in dict.fromkeys(pair.told for pair in hard_to_read(screen)):
                print(f"{name} {theme}: {text}", flush=True)
        print(f"{name}: looked at", flush=True)


if __name__ == "__main__":
    own_home()
    main(sys.argv[1:])
