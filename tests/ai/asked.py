"""Ask an opponent what it would do in a scene, and let it do it."""

from itertools import groupby
from operator import attrgetter

from monopoly_gui.ai.bargaining.market import Market
from monopoly_gui.ai.bargaining.talks import messages_of
from monopoly_gui.ai.bot import Bot
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import AcceptTrade, Action, OfferTrade, RefuseTrade
from monopoly_gui.engine.chance import ForcedChance
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View, view
from tests.engine.scenes import Scene


class Watched(Opponent):
    """An opponent whose every action is looked at, and what is wrong with them."""

    def __init__(self, config: BotConfig) -> None:
        super().__init__(config)
        self.faults: list[str] = []

    def decide(self, view: View) -> Action:
        action = super().decide(view)
        self.look_at(view.state, action)
        return action

    def interject(self, view: View) -> Action | None:
        action = super().interject(view)
        if action:
            self.look_at(view.state, action)
        return action

    def look_at(self, state: State, action: Action) -> None:
        raise NotImplementedError


def normal() -> Bot:
    return make_opponent("normal")


def with_knobs(**knobs: float | bool) -> Bot:
    """The usual opponent with some knobs turned."""
    return Opponent(BotConfig(**knobs))  # type: ignore[arg-type]


def asked(scene: Scene, player: int, bot: Bot | None = None) -> Action:
    """The player's decision, which must be legal and leave the view untouched."""
    assert player in scene.deciders, f"the game does not wait for player {player}"
    seen = view(scene.state, player)
    before = seen.state.clone()
    action = (bot or normal()).decide(seen)
    assert seen.state == before, "the opponent changed what it was shown"
    return _allowed(scene, player, action)


def heard(scene: Scene, player: int, bot: Bot | None = None) -> Action | None:
    """The player's interjection, which must be legal."""
    seen = view(scene.state, player)
    before = seen.state.clone()
    action = (bot or normal()).interject(seen)
    assert seen.state == before, "the opponent changed what it was shown"
    return None if action is None else _allowed(scene, player, action)


def plays(scene: Scene, player: int, bot: Bot | None = None, steps: int = 30) -> list[Action]:
    """All that the player does for as long as the game waits for nobody else."""
    bot = bot or normal()
    done: list[Action] = []
    while scene.deciders == (player,) and len(done) < steps:
        action = asked(scene, player, bot)
        if action.kind == "roll":
            break
        scene.do(action)
        done.append(action)
    return done


def _allowed(scene: Scene, player: int, action: Action) -> Action:
    assert action.player == player
    refused = machine.why_not(scene.state, action)
    assert refused is None, (action, refused and refused.text)
    return action


def towards(code: str, *people: int) -> Opponent:
    """An opponent at a table with these people."""
    bot = make_opponent(code)
    assert isinstance(bot, Opponent)
    bot.people = frozenset(people)
    return bot


def answered(scene: Scene, offer: OfferTrade, yes: bool, bot: Opponent) -> None:
    """Have an opponent hear an offer in a scene, and what the partner says to it."""
    after = done(scene.state, offer, bot)
    number = after.offers[-1].id
    taken, refused = AcceptTrade(offer.partner, number), RefuseTrade(offer.partner, number)
    done(after, taken if yes else refused, bot)


def learned(bot: Opponent) -> Market:
    """The beliefs that follow from an opponent's messages."""
    market = Market()
    for _, words in groupby(bot.heard, attrgetter("version")):
        market.hear(words)  # what one action said is heard at once
    return market


def done(state: State, action: Action, *bots: Opponent) -> State:
    """The position after an action, of which these opponents have heard what it says."""
    words = messages_of(state, action)
    engine = machine.Engine(state.clone(), ForcedChance())
    engine.apply(action)
    for bot in bots:
        bot.hear(words)
    return engine.state
