"""Every decision can say why, in a sentence, under any rules."""

from collections import defaultdict

import pytest

from monopoly_gui.ai.advice import FOR_YOU, ROUTINE, reason_for
from monopoly_gui.engine.actions import Action, Roll
from monopoly_gui.match.opponents import make_bot
from monopoly_gui.simulation.driver import play
from tests.ai.test_whole_games import any_game


@pytest.mark.parametrize("seed", range(400, 412))
def test_whole_games_are_played_with_reasons(seed: int) -> None:
    engine = any_game(seed)
    codes = ("expert", "hard", "normal", "easy", "expert/bully", "hard/dealer", "easy/collector")
    bots = [make_bot(codes[player % len(codes)]) for player in range(engine.state.players)]
    said: dict[str, set[str]] = defaultdict(set)

    def note(action: Action) -> None:
        said[action.kind].add(bots[action.player].reason)
        reason = reason_for(action, bots[action.player].reason)
        assert reason[0].isupper() and reason.endswith("."), (action, reason)
        if codes[action.player % len(codes)] == "expert":
            assert not speaks_as_player(reason), (action, reason)

    play(engine, bots, 40, lambda events: None, note)
    silent = {kind for kind, reasons in said.items() if "" in reasons}
    assert silent <= set(ROUTINE), silent


def test_the_adviser_never_speaks_as_if_it_were_the_player() -> None:
    for said in FOR_YOU:
        text = reason_for(Roll(0), said)
        assert not speaks_as_player(text), text


def speaks_as_player(text: str) -> bool:
    return bool({"I", "I’d", "I’ll", "I’m", "me", "my", "mine"} & set(text.rstrip(".").split()))
