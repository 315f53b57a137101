"""An opponent's reason appears in the log below its action."""

from monopoly_gui.engine.actions import Bid, Bundle, Mortgage, OfferTrade, Pass
from monopoly_gui.engine.frames import Auction, Turn
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from monopoly_gui.ui.text.log_words import plain
from tests.scenes.dialogs.desk import Scripted, own, position
from tests.scenes.seat import Seat


def test_a_reason_stands_below_the_act_that_it_explains() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    dear = Scripted(Pass(1, True), reason="That’s as high as I’ll go.")
    keen = Scripted(Bid(2, 60))
    seat = Seat(state, bots={1: dear, 2: keen}, speed="instant")
    seat.frames(10)
    lines = [(line.kind, plain(line.text)) for line in seat.table.game.book.lines]
    at = lines.index(("why", "Blaise: “That’s as high as I’ll go.”"))
    assert lines[at - 1] == ("auction", "Blaise drops out of the bidding.")


def test_a_reason_stands_below_both_lines_of_an_act_that_are_told_as_one() -> None:
    state = position(2)
    own(state, 1, "boardwalk")
    state.stack[0] = Turn(1, "roll", False, True)
    state.current = 1
    seat = Seat(state, bots={1: Scripted(Mortgage(1, 39), reason="It brings no rent.")})
    seat.until_rest()
    lines = [plain(line.text) for line in seat.table.game.book.lines]
    at = lines.index("Blaise: “It brings no rent.”")
    assert lines[at - 1] == "Blaise mortgages Boardwalk for $200."


def test_an_offer_says_why_it_is_made() -> None:
    state = position(2)
    own(state, 1, "boardwalk")
    state.stack[0] = Turn(1, "roll", False, True)
    state.current = 1
    offer = OfferTrade(1, 0, Bundle(deeds=(39,)), Bundle(300))
    seat = Seat(state, bots={1: Scripted(offer, reason="I need the money.")})
    seat.frames(40)
    dialog = seat.screen.shows(TradeDialog)
    assert dialog.message[0] == "Blaise: “I need the money.”"
