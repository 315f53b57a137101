"""Everything written on the screen."""

import pygame

from tests.scenes.drawn_anew import all_anew
from tests.scenes.layout_watch import Watch
from tests.scenes.screen import Screen


def written(screen: Screen) -> list[str]:
    """All texts of all scenes of the stack, drawn anew."""
    surface = pygame.display.get_surface()
    assert surface is not None
    watch = Watch()
    surface.set_clip(None)
    with all_anew(screen.context.painter), watch.over(surface):
        for scene in screen.context.scenes.stack:
            scene.resize(surface.get_rect())
            with scene.fitted():
                scene.draw(surface)
    return [each.text for each in watch.written]
