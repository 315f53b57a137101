"""Several humans at one screen."""

from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.desk import own, position
from tests.scenes.seat import Seat


def dialogs(seat: Seat) -> list[str]:
    """The scenes above the table, the lowest first."""
    return [type(scene).__name__ for scene in seat.screen.context.scenes.stack[1:]]


def test_an_offer_among_humans_is_answered_where_it_was_made() -> None:
    state = position(3)
    own(state, 0, "indiana_avenue")
    seat = Seat(state, humans=(0, 1))
    seat.click("trade")
    seat.until_rest()
    seat.screen.click("deed 23")
    seat.screen.click("their cash")
    seat.screen.type("50")
    seat.screen.click("propose")
    seat.frames(5)
    assert dialogs(seat) == ["TradeDialog"]
    assert seat.screen.shows(TradeDialog).title == "Ada offers Blaise a trade"
    seat.screen.click("accept")
    seat.frames(5)
    assert dialogs(seat) == []
    assert seat.state.owner[23] == 1
