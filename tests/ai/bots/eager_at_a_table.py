from monopoly_gui.engine.actions import Action, Build, Buy, PayDebt
from monopoly_gui.engine.machine import legal
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SeatRecord


class Eager:
    """Buys and builds whatever it can, and never trades."""

    def __init__(self) -> None:
        self.reason = ""
        self.simple = FallbackBot()

    def decide(self, view: View) -> Action:
        for action in legal(view.state, view.player):
            if isinstance(action, Build | Buy | PayDebt):
                return action
        return self.simple.decide(view)

    def interject(self, view: View) -> Action | None:
        return self.simple.interject(view)


seats = [SeatRecord("Eager", "ai", "dog", 0), SeatRecord("Normal", "ai", "car", 1)]
match = Match.new("us_2008", Rules(), seats, seed=1, bots={0: Eager()}, threaded=False)
while not match.state.over and match.state.round < 500:
    match.poll()
print(match.state.top)
