"""A game saved in the middle of anything goes on as if it had not been."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.engine.actions import Action, Bid, Decline, Roll
from monopoly_gui.engine.amounts.bids import next_bid
from monopoly_gui.engine.frames import Auction
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match
from monopoly_gui.storage import load, save

from .tables import Says, seats, table, until

ADA, BEN = 0, 1
BALTIC = 3


def bid_to(limit: int) -> Says:
    """Goes along in every auction as long as the next bid is no higher than this."""
    simple = FallbackBot()

    def decide(view: View) -> Action:
        frame = view.state.stack[-1]
        if isinstance(frame, Auction):
            lowest = next_bid(view.state, frame, view.player)
            if lowest <= min(limit, view.state.cash[view.player]):
                return Bid(view.player, lowest)
        if frame.kind == "purchase":
            return Decline(view.player)
        return simple.decide(view)

    return Says(decide)


def test_an_auction_is_saved_between_two_bids_and_goes_on(tmp_path: Path) -> None:
    match = table("ha", dice=((1, 2),), ben=bid_to(60))
    match.submit(Roll(ADA))
    match.submit(Decline(ADA))
    match.submit(Bid(ADA, 40))
    save(tmp_path / "mine.json", match.saved("mine"))

    again = Match.from_saved(load(tmp_path / "mine.json"), bots={BEN: bid_to(60)}, threaded=False)
    assert again.opening == ()
    assert again.state.top.kind == "auction"
    for game in (match, again):
        step = game.poll()
        assert step is not None
        assert step.action == Bid(BEN, 41)
        game.submit(Bid(ADA, 61))
        until(game, lambda state: state.owner[BALTIC] == ADA)
    assert again.state == match.state
    assert list(again.log) == list(match.log)
    assert again.state.cash[ADA] == 1500 - 61


PENDING: dict[str, Callable[[State], bool]] = {
    "auction": lambda state: state.top.kind == "auction" and state.version > 20,
    "purchase": lambda state: state.top.kind == "purchase" and state.version > 30,
    "end of a turn": lambda state: state.top.kind == "turn" and state.version > 40,
}


@pytest.mark.parametrize("pending", PENDING)
def test_the_outcome_does_not_depend_on_a_break(pending: str, tmp_path: Path) -> None:
    def bots() -> dict[int, Says]:
        return {p: bid_to(80 + 20 * p) for p in range(4)}

    rules = Rules(win_condition="richest_at_limit", round_limit=20)
    match = Match.new("us_2008", rules, seats("aaaa"), 9, bots=bots(), threaded=False)
    until(match, PENDING[pending])
    save(tmp_path / "game.json", match.saved("game"))
    again = Match.from_saved(load(tmp_path / "game.json"), bots=bots(), threaded=False)
    for game in (match, again):
        until(game, lambda state: state.over)
        assert game.state.over
    assert again.state == match.state


def test_a_saved_game_is_not_changed_by_going_on_with_it() -> None:
    match = table("aa", ada=bid_to(50), ben=bid_to(60))
    until(match, lambda state: state.version == 12)
    saved = match.saved()
    version, count = saved.state.version, len(saved.log)
    again = Match.from_saved(saved, threaded=False)
    until(match, lambda state: state.version == 20)
    until(again, lambda state: state.version == 20)
    assert (saved.state.version, len(saved.log)) == (version, count)
    assert saved.start.version == 0


def test_opponents_remember_what_was_said_before_the_game_was_saved(tmp_path: Path) -> None:
    """Each one's knowledge after loading equals its actions in the log."""
    experts = [replace(seat, bot="expert") for seat in seats("aaaa")]
    match = Match.new("us_2008", Rules(), experts, seed=6, threaded=False)
    until(match, lambda state: state.round == 12)
    save(tmp_path / "mine.json", match.saved("mine"))
    again = Match.from_saved(load(tmp_path / "mine.json"), threaded=False)
    known = [memory(match, player) for player in range(4)]
    assert any(mind["_tries"] for mind in known)
    assert [memory(again, player) for player in range(4)] == known


def memory(match: Match, player: int) -> dict[str, Any]:
    """An opponent's memory of the bargaining, except for impossible deals."""
    bot = match.opponents.bots[player]
    assert isinstance(bot, Opponent)
    mind = deepcopy(bot._haggler.memory)
    bot._listen()
    mind.learn(lambda key: bot._market.took(player, *key))
    kept = asdict(mind)
    impossible = kept["_again"].keys() - kept["_tries"].keys()
    for name in ("_again", "_soon"):
        kept[name] = {key: at for key, at in kept[name].items() if key not in impossible}
    return kept
