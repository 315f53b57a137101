"""One key for one action, on the table and in its dialogs."""

from typing import Final

import pygame

#: builds, sells, mortgages: to manage one's estate, or to raise money with it
ESTATE: Final = pygame.K_i
#: asks for rent, and for the salary
ASK: Final = pygame.K_a
SALARY: Final = pygame.K_g
#: declines an offer, for this once
NO: Final = pygame.K_n
#: undoes the last action
BACK: Final = pygame.K_u
#: gives up for good; never a key that is used for something else all the time
GIVE_UP: Final = pygame.K_q
#: all of the numbered ways at once
ALL: Final = pygame.K_0
#: the earlier keys of the table and its dialogs, which still work where they are free
ESTATE_BEFORE: Final = (pygame.K_b, pygame.K_m)
#: faster and slower
PLUS: Final = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
MINUS: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)
