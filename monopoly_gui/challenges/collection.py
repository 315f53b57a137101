"""All challenges, in the order in which they are offered."""

from .auctions import AUCTIONS
from .challenge import Challenge
from .debts import DEBTS
from .endgames import ENDGAMES
from .first_ones import FIRST_ONES
from .trades import TRADES

CHALLENGES: tuple[Challenge, ...] = (*FIRST_ONES, *TRADES, *AUCTIONS, *DEBTS, *ENDGAMES)
