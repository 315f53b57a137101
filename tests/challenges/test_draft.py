"""A position put together piece by piece: what cannot be is said, what can be is played."""

from dataclasses import replace

import pytest

from monopoly_gui.challenges.challenge import challenge_game
from monopoly_gui.challenges.collection import CHALLENGES
from monopoly_gui.challenges.draft import PositionDraft, draft_of, empty_draft
from monopoly_gui.editions import DEFAULT, load_edition
from monopoly_gui.engine.actions import Bundle, Roll
from monopoly_gui.engine.board import BANK, JAIL
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.sentence import Sentence
from monopoly_gui.storage import SavedGame, SeatRecord
from tests.challenges.trial import ME

BOARD = load_edition(DEFAULT)
ORANGE = (16, 18, 19)


def two() -> PositionDraft:
    return empty_draft(BOARD, [ME, SeatRecord("Blaise", "ai", "dog", 1)])


def orange(*levels: int) -> PositionDraft:
    """The first player owns orange, built on like this."""
    draft = two()
    for space, level in zip(ORANGE, levels, strict=True):
        draft.give(space, 0)
        draft.buildings[space] = level
    return draft


def test_a_fresh_draft_can_be_played() -> None:
    saved = two().saved("Mine", 7)
    assert saved.state.cash == [1500, 1500]
    assert saved.marks == ("arranged",)
    engine = Engine(saved.state, SeededChance())
    engine.apply(Roll(0))


def test_everything_that_was_set_is_there() -> None:
    draft = orange(3, 3, 2)
    draft.give(39, 1)
    draft.mortgaged[39] = True
    draft.put(0, 24)
    draft.lock_up(1, 2)
    draft.holdings[1] = replace(draft.holdings[1], cash=77, cards=1)
    draft.current, draft.round = 1, 12
    state = draft.saved("Mine", 7).state
    assert [state.buildings[space] for space in ORANGE] == [3, 3, 2]
    assert (state.owner[39], state.mortgaged[39]) == (1, True)
    assert state.position == [24, JAIL]
    assert state.jail_turns == [-1, 2]
    assert (state.cash[1], len(state.cards[1])) == (77, 1)
    assert (state.current, state.round, state.houses_left) == (1, 12, 24)
    assert state.problems() == []


@pytest.mark.parametrize(
    ("levels", "reason"),
    [
        ((2, 0, 0), "Orange is built unevenly: [2, 0, 0]"),
        ((5, 5, 3), "Orange is built unevenly: [5, 5, 3]"),
    ],
)
def test_what_the_engine_does_not_allow_is_refused(levels: tuple[int, ...], reason: str) -> None:
    draft = orange(*levels)
    assert draft.problems() == [reason]
    with pytest.raises(ValueError, match="unevenly"):
        draft.saved("Mine", 7)


def test_houses_need_the_whole_set() -> None:
    draft = orange(1, 1, 1)
    draft.owner[18] = 1
    assert draft.problems() == ["Orange has buildings, but nobody owns enough of it"]


def test_a_mortgage_and_houses_do_not_go_together() -> None:
    draft = orange(1, 1, 1)
    draft.mortgaged[16] = True
    assert draft.problems() == ["St. James Place is mortgaged and has buildings."]
    draft = orange(1, 1, 0)
    draft.mortgaged[19] = True
    assert draft.problems() == ["Orange has buildings and a mortgage"]


def test_there_are_only_so_many_buildings_and_cards() -> None:
    draft = two()
    for space in BOARD.streets:
        draft.give(space, 0)
        draft.buildings[space] = 2
    assert draft.problems() == ["There are only 32 houses, but 44 are on the board."]
    for space in BOARD.streets:
        draft.buildings[space] = 5
    assert draft.problems() == ["There are only 12 hotels, but 22 are on the board."]
    draft = two()
    draft.holdings = [replace(holding, cards=2) for holding in draft.holdings]
    assert draft.problems() == ["There are only 2 Get Out of Jail Free cards, but players hold 4."]


def test_players_come_and_go_with_what_they_have() -> None:
    draft = orange(1, 1, 1)
    draft.add(SeatRecord("Chen", "ai", "ship", 2))
    draft.give(39, 2)
    draft.current = 2
    draft.remove(0)
    assert [seat.name for seat in draft.seats] == ["Blaise", "Chen"]
    assert [draft.owner[space] for space in ORANGE] == [BANK] * 3
    assert [draft.buildings[space] for space in ORANGE] == [0] * 3
    assert draft.owner[39] == 1 and draft.current == 1
    draft.remove(0)
    assert draft.problems() == ["A game has 2 to 8 players."]


def test_everybody_needs_a_name() -> None:
    draft = two()
    draft.seats[1] = replace(draft.seats[1], name="  ")
    assert draft.problems() == ["Every player needs a name."]


def test_all_that_is_said_can_be_told_in_other_languages() -> None:
    drafts = [orange(2, 0, 0), orange(1, 1, 1), two()]
    drafts[1].owner[18] = 1
    drafts[2].holdings = [replace(holding, cards=2) for holding in drafts[2].holdings]
    for draft in drafts:
        assert all(isinstance(problem, Sentence) for problem in draft.problems())


@pytest.mark.parametrize("challenge", CHALLENGES[:9], ids=lambda challenge: challenge.id)
def test_a_position_is_the_same_after_it_was_opened_to_be_changed(challenge: object) -> None:
    saved = challenge_game(challenge, BOARD, ME)  # type: ignore[arg-type]
    if saved.state.top.kind != "turn":
        return
    again = draft_of(saved).saved(saved.name, saved.state.seed)
    again.state.lapped = saved.state.lapped
    assert again.state == saved.state


def test_what_is_being_settled_is_not_opened() -> None:
    saved = two().saved("Mine", 7)
    busy = saved.state.clone()
    busy.offers.append(Offer(1, 0, 1, Bundle(5), Bundle(deeds=(39,))))
    fallen = saved.state.clone()
    fallen.alive[1] = False
    for state, said in ((busy, "is still pending"), (fallen, "bankrupt")):
        with pytest.raises(ValueError, match=said):
            draft_of(SavedGame("x", saved.seats, saved.start, state))
