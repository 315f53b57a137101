"""One key for one act, wherever it is offered: on the table and in its dialogs."""

from __future__ import annotations

from typing import Final

import pygame

#: builds, sells, mortgages: to manage what one owns, or to raise money with it
ESTATE: Final = pygame.K_i
#: asks for rent, and for the salary
ASK: Final = pygame.K_a
SALARY: Final = pygame.K_g
#: says no to what is offered, for this once
NO: Final = pygame.K_n
#: takes back what was just done
BACK: Final = pygame.K_u
#: gives up what can be given up; never a key that is pressed for something else all the time
GIVE_UP: Final = pygame.K_q
#: all of the numbered ways at once
ALL: Final = pygame.K_0
#: the keys that did so on the table and in dialogs before, and still do where they are free
ESTATE_BEFORE: Final = (pygame.K_b, pygame.K_m)
