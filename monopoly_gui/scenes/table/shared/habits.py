"""One key for one act, wherever it is offered: on the table and in its dialogs."""

from __future__ import annotations

from typing import Final

import pygame

#: builds, sells, mortgages: to manage what one owns, or to raise money with it
ESTATE: Final = pygame.K_i
#: the keys that did so on the table and in dialogs before, and still do where they are free
ESTATE_BEFORE: Final = (pygame.K_b, pygame.K_m)
