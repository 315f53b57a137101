"""Why an opponent did something stands in the log below what it did."""

from __future__ import annotations

from monopoly_gui.engine.actions import Bid, Pass
from monopoly_gui.engine.frames import Auction
from monopoly_gui.ui.log_words import plain
from tests.scenes.dialogs.desk import Scripted, position
from tests.scenes.seat import Seat


def test_a_reason_stands_below_the_act_that_it_explains() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    dear = Scripted(Pass(1, True), reason="It is not worth more to me.")
    keen = Scripted(Bid(2, 60))
    seat = Seat(state, bots={1: dear, 2: keen}, speed="instant")
    seat.frames(10)
    lines = [(line.kind, plain(line.text)) for line in seat.table.game.book.lines]
    at = lines.index(("why", "It is not worth more to me."))
    assert lines[at - 1] == ("auction", "Blaise bids no more.")
