"""A player's knowledge, and games compatible with it."""

import pytest

from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import Roll, UseJailCard
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.view import view
from tests.engine.scenes import P1, P2, begun, game
from tests.engine.scripted import ScriptedChance


def test_a_view_holds_no_luck() -> None:
    """SETUP-1: no seed, no counters, no order of the decks."""
    seen = {tuple(view(begun(2, seed=seed).state, P1).state.decks[0]) for seed in range(6)}
    assert len(seen) == 1
    state = view(begun(2, seed=5).state, P2).state
    assert state.seed == 0 and set(state.draws) == {0}


def test_a_view_is_a_copy() -> None:
    """Later events do not change an earlier view."""
    scene = game(at={P1: 3})
    seen = view(scene.state, P2)
    scene.roll(1, 2).buy()
    assert seen.player == P2 and seen.state.cash == [1500] * 4 and seen.state.top.kind == "turn"


def test_all_else_is_open() -> None:
    """TRADE-3 CARD-4: cash, deeds and held cards of everybody are seen, and asked about."""
    scene = game(owns={P2: "boardwalk"}, cards={P2: "ch_jail_free"}, cash={P2: 77})
    seen = view(scene.state, P1).state
    assert seen.cash[P2] == 77 and seen.owner[39] == P2 and seen.cards == scene.state.cards
    assert machine.legal(seen, P1) == machine.legal(scene.state, P1)


def test_cards_that_went_under_the_deck_are_known() -> None:
    """CARD-3: whoever watched knows the bottom of the deck, in order."""
    scene = game(2, at={P1: 4, P2: 4}, chance="ch_dividend ch_loan")
    scene.roll(1, 2).end().roll(1, 2)
    assert scene.state.known == [2, 0]
    bottom = [scene.card("ch_dividend"), scene.card("ch_loan")]
    assert view(scene.state, P1).state.decks[0][-2:] == bottom
    for seed in range(20):
        sampled = view(scene.state, P1).sample(seed)
        assert sampled.decks[0][-2:] == bottom and sampled.problems() == []


def test_a_used_jail_card_is_known_to_be_at_the_bottom() -> None:
    """CARD-6: everybody saw it go there."""
    scene = game(jail={P1: 0}, cards={P1: "cc_jail_free"})
    scene.do(UseJailCard(P1, scene.card("cc_jail_free")))
    assert scene.state.known == [0, 1]


def test_a_deck_that_was_seen_to_the_end() -> None:
    """CARD-3: then its whole order is known, and stays known while it goes round."""
    engine = Engine(game(at={P1: 4}, chance="ch_dividend").state, ScriptedChance([(1, 2)]))
    engine.state.known[0] = 16
    engine.apply(Roll(P1))
    assert engine.state.known[0] == 16
    assert view(engine.state, P2).sample(9).decks[0] == engine.state.decks[0]


@pytest.mark.parametrize("seed", range(3))
def test_samples_differ_and_can_be_played(seed: int) -> None:
    """Hidden facts are drawn afresh: another order, other dice, the same position."""
    real = begun(3, seed=8).state
    one, other = view(real, P1).sample(seed), view(real, P1).sample(seed + 100)
    assert one.decks != other.decks and one.cash == real.cash and one.problems() == []
    engine = Engine(one, SeededChance())
    engine.apply(Roll(one.current))
    assert engine.state.version == 1


def test_the_same_sample_twice() -> None:
    """A bot that samples thinks the same thoughts for the same seed."""
    real = begun(3, seed=8).state
    assert view(real, P1).sample(4) == view(real, P1).sample(4)


def test_samples_are_fair() -> None:
    """Every unseen card is as likely on top as any other."""
    seen = view(begun(2).state, P1)
    tops = [seen.sample(seed).decks[1][0] for seed in range(1600)]
    counts = [tops.count(key) for key in seen.state.decks[1]]
    assert min(counts) > 60 and max(counts) < 145
