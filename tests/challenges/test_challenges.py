"""Every challenge can be won as it was recorded, and not by those who think little."""

from collections import Counter

import pytest

from monopoly_gui.challenges.challenge import PLAYER, Challenge, challenge_game, rules_of
from monopoly_gui.challenges.collection import CHALLENGES
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine.actions import Action
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.scenes.challenge.task import task_text
from tests.challenges.trial import ME, FirstLegal, Recorded, fails, play, solution_of

#: of the 20 seeds of `python tools/challenges.py check`; one of all may bring a star by luck
FEW = (1, 2)
each = pytest.mark.parametrize("challenge", CHALLENGES, ids=lambda challenge: challenge.id)


@each
def test_the_recorded_solution_wins_two_stars_or_more(challenge: Challenge) -> None:
    moves = solution_of(challenge.id)
    played = play(challenge, Recorded(moves))
    assert played.stars >= 2
    assert played.moves == moves


@each
def test_the_first_legal_action_is_not_enough(challenge: Challenge) -> None:
    assert sum(not fails(challenge, FirstLegal(), seed) for seed in FEW) <= 1


@each
def test_the_simple_player_is_not_good_enough(challenge: Challenge) -> None:
    assert sum(not fails(challenge, FallbackBot(), seed) for seed in FEW) <= 1


@each
def test_it_asks_for_more_from_star_to_star(challenge: Challenge) -> None:
    one, two, three = challenge.goal.stars
    if challenge.goal.race:
        assert challenge.rounds >= one >= two >= three >= 1
    else:
        assert one < two < three


@each
def test_it_begins_with_the_player_on_every_board_of_the_game(challenge: Challenge) -> None:
    for edition in edition_ids():
        saved = challenge_game(challenge, load_edition(edition), ME)
        assert saved.state.problems() == []
        assert saved.state.current == PLAYER
        assert saved.state.rules == rules_of(challenge)
        assert len({seat.token for seat in saved.seats}) == len(saved.seats)
        assert len({seat.name for seat in saved.seats}) == len(saved.seats)
        assert len({seat.colour for seat in saved.seats}) == len(saved.seats)


def test_each_is_known_by_an_id_and_a_title_of_its_own() -> None:
    for found in (
        Counter(challenge.id for challenge in CHALLENGES),
        Counter(challenge.title for challenge in CHALLENGES),
        Counter(challenge.task for challenge in CHALLENGES),
    ):
        assert found.most_common(1)[0][1] == 1


@each
def test_the_task_names_spaces_that_there_are(challenge: Challenge) -> None:
    for edition in edition_ids():
        assert "{" not in task_text(challenge, load_edition(edition))


def test_thirteen_ask_for_what_only_a_trade_or_an_auction_brings() -> None:
    """Deeds in other hands or under the hammer, or buildings that nobody has a set for."""
    dealt = [c.id for c in CHALLENGES if BARGAINS & {kind(a) for _v, a in solution_of(c.id)}]
    needing = [c for c in CHALLENGES if (c.goal.spaces and not owned(c)) or c.id in OTHERS]
    assert len(needing) == 13
    assert {c.id for c in needing} <= set(dealt)


#: what is done in a trade and in an auction
BARGAINS = {"offer_trade", "accept_trade", "counter_trade", "bid"}
#: the goal does not name the deeds that are to be had
OTHERS = {"nobody_builds", "great_sale", "last_houses"}


def kind(action: Action) -> str:
    return action.kind


def owned(challenge: Challenge) -> bool:
    """Whether all that the goal is about is the player's at the beginning, or for sale."""
    mine = challenge.position.players[PLAYER].spaces()
    return set(challenge.goal.spaces) <= {*mine, challenge.position.bought}
