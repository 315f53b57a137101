"""Whole games of humans and opponents, with everything that can come between."""

import random
from pathlib import Path

import pytest

from monopoly_gui.engine.machine import legal
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.history import replay
from monopoly_gui.match.match import Match
from monopoly_gui.storage import load, save
from tests.scenes.manual_clock import ManualClock
from tests.waiting import LONG

from .tables import RandomBot, seats

STEPS = 4000


class Hands:
    """People who do anything legal, take it back, and answer or refuse offers."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.wild = RandomBot(seed)

    def act(self, match: Match) -> None:
        """One human acts, if any may."""
        for player in match.humans:
            if match.can_undo(player) and self.dice.random() < 0.2:
                match.undo()
                return
        for offer in match.offers_to_humans():
            ways = [a for a in legal(match.state, offer.partner) if a.kind.endswith("_trade")]
            match.submit(self.dice.choice(ways))
            return
        waiting = match.waiting()
        if waiting:
            player = self.dice.choice(waiting)
            match.submit(self.wild.decide(View(player, match.state)))


@pytest.mark.parametrize("threaded", [False, True], ids=["at once", "in a thread"])
@pytest.mark.parametrize("seed", range(3))
def test_people_and_opponents_play_to_the_end(seed: int, threaded: bool, tmp_path: Path) -> None:
    rules = Rules(win_condition="richest_at_limit", round_limit=15)
    match = Match.new(
        "us_2008", rules, seats("haha"), seed, threaded=threaded, now=ManualClock().now
    )
    hands, dice = Hands(seed), random.Random(seed)
    faults = 0
    for _ in range(STEPS):
        if match.state.over:
            break
        if match.poll(LONG if match.thinking >= 0 else 0.0) is None and match.thinking < 0:
            hands.act(match)
        assert match.state.problems() == []
        if dice.random() < 0.01:
            save(tmp_path / "game.json", match.saved("on the way"))
            faults += len(match.opponents.faults)
            match.close()
            match = Match.from_saved(
                load(tmp_path / "game.json"), threaded=threaded, now=ManualClock().now
            )
    assert match.state.over
    assert faults + len(match.opponents.faults) == 0
    saved = match.saved()
    assert replay(saved.start, saved.log).state == match.state
    match.close()


@pytest.mark.parametrize("seed", range(2))
def test_a_person_who_only_does_what_must_be_done_is_never_stuck(seed: int) -> None:
    match = Match.new(
        "uk",
        Rules(win_condition="richest_at_limit", round_limit=40),
        seats("haaa"),
        seed,
        threaded=False,
    )
    simple = FallbackBot()
    for _ in range(STEPS):
        if match.state.over:
            break
        if match.poll() is None:
            action = simple.interject(View(0, match.state))
            match.submit(action or simple.decide(View(0, match.state)))
    assert match.state.over
    assert match.opponents.faults == []
