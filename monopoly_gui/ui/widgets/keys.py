"""Names of keys as printed on a keyboard, and the mouse's events."""

import pygame

from ...language import _, mark

#: events at a place
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
#: the directions of the arrows, right and down
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
NAMES = mark(
    {
        pygame.K_SPACE: "Space",
        pygame.K_RETURN: "Enter",
        pygame.K_ESCAPE: "Esc",
        pygame.K_TAB: "Tab",
        pygame.K_BACKSPACE: "Back",
        pygame.K_DELETE: "Del",
        pygame.K_PAUSE: "Pause",
        pygame.K_LEFT: "←",
        pygame.K_RIGHT: "→",
        pygame.K_UP: "↑",
        pygame.K_DOWN: "↓",
        **{key: f"F{number}" for number, key in enumerate(range(pygame.K_F1, pygame.K_F12 + 1), 1)},
    }
)


def key_name(key: int) -> str:
    """The name of a key on a button, such as ``R`` or ``Space``; "" for none."""
    if key in NAMES:
        return _(NAMES[key])
    return chr(key).upper() if 32 < key < 127 else ""
