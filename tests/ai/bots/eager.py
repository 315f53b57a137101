from monopoly_gui.engine.actions import Action, Build, Buy, PayDebt
from monopoly_gui.engine.machine import legal
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot


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
