"""Putting deeds and scarce buildings under the hammer [AUCT-1, SUPPLY-5]."""

from ..events import AuctionOpened
from ..frames import Auction
from ..game import Game
from ..state import State


def open_deed(game: Game, space: int) -> None:
    """Put a deed of the Bank under the hammer [AUCT-1]."""
    game.push(Auction(space, turn=_first(game.state)))
    game.emit(AuctionOpened(space))


def open_buildings(game: Game, kind: str, count: int, bidders: tuple[int, ...]) -> None:
    """Auction scarce buildings among the claimants [SUPPLY-5]."""
    frame = Auction(-1, kind, count, bidders=bidders, turn=_first(game.state))
    game.push(frame)
    game.emit(AuctionOpened(-1, kind, count))


def _first(state: State) -> int:
    """In round-robin order the bidding starts with the current player."""
    return state.current if state.rules.auction_order == "round_robin" else -1
