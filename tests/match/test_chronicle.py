"""The data kept of a game: money by turns, landings, dice, luck and great moments."""

from typing import Any

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.actions import Buy, EndTurn, Roll
from monopoly_gui.engine.amounts.worth import final_worth
from monopoly_gui.engine.chance import LogMismatch
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.match.chronicle import LARGEST, Chronicle, chronicle_of
from monopoly_gui.match.luck import expected_money
from monopoly_gui.match.match import Match
from tests.engine.setting import P1, setting
from tests.match.tables import table, until

BOARD = load_edition("us_2008")
BALTIC = BOARD.find("baltic_avenue")
ORIENTAL = BOARD.find("oriental_avenue")


def told(match: Match) -> Chronicle:
    saved = match.saved()
    return chronicle_of(saved.start, saved.log)


def played_out(rules: Rules | None = None) -> Match:
    """A whole game of three simple players."""
    match = Match.new(
        "us_2008", rules or Rules(), table("aaa").seats, seed=11, bots=None, threaded=False
    )
    until(match, lambda state: state.over)
    assert match.state.over
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return played_out()


class TestTurns:
    def test_a_turn_ends_with_what_everybody_has_then(self) -> None:
        match = table("hh", dice=((1, 2), (1, 2)))
        match.submit(Roll(0))
        match.submit(Buy(0))
        match.submit(EndTurn(0))
        match.submit(Roll(1))
        first, now = told(match).points()
        assert (first.turn, first.cash, first.worth) == (1, (1440, 1500), (1500, 1500))
        assert (now.turn, now.cash) == (2, (1444, 1496))
        assert (now.received, now.paid) == ((4, 0), (0, 4))

    def test_the_last_point_is_the_position(self, whole: Match) -> None:
        now = told(whole).points()[-1]
        state = whole.state
        assert now.cash == tuple(state.cash)
        assert now.worth == tuple(final_worth(state, p) for p in range(3))

    def test_there_is_a_point_for_each_turn(self, whole: Match) -> None:
        turns = [point.turn for point in told(whole).points()]
        assert turns == list(range(1, whole.state.turn + 1))

    def test_rent_paid_is_rent_received(self, whole: Match) -> None:
        chronicle = told(whole)
        by_groups = sum(map(sum, chronicle.group_rent.values()))
        assert sum(chronicle.paid) == sum(chronicle.received) == by_groups > 0


class TestFollowing:
    def test_it_follows_a_game_step_by_step(self) -> None:
        match = table("aaa")
        chronicle = Chronicle(match.saved().start)
        for _ in range(60):
            until(match, lambda state: False, steps=1)
            chronicle.update(match.log)
        assert chronicle.points() == told(match).points()
        assert not chronicle.update(match.log)

    def test_a_step_taken_back_is_forgotten(self) -> None:
        match = table("hh", dice=((1, 2),))
        chronicle = Chronicle(match.saved().start)
        match.submit(Roll(0))
        match.submit(Buy(0))
        chronicle.update(match.log)
        assert chronicle.points()[-1].cash[0] == 1440
        match.undo()
        assert chronicle.update(match.log)
        assert chronicle.points()[-1].cash[0] == 1500
        assert chronicle.landings[0][BALTIC] == 1

    def test_a_log_of_another_game_is_refused(self) -> None:
        match, other = table("hh", dice=((1, 2),)), table("hh", dice=((1, 2),))
        match.submit(Roll(0))
        match.submit(Buy(0))
        with pytest.raises(LogMismatch):
            chronicle_of(other.saved().start, match.log[1:])


class TestCounting:
    def test_landings_throws_and_doubles(self) -> None:
        match = table("hh", dice=((1, 2), (3, 3), (1, 2)))
        match.submit(Roll(0))
        match.submit(Buy(0))
        match.submit(EndTurn(0))
        match.submit(Roll(1))
        chronicle = told(match)
        assert chronicle.landings[0][BALTIC] == 1 and sum(chronicle.landings[0]) == 1
        assert chronicle.landings[1][ORIENTAL] == 1
        assert chronicle.throws[0][3] == 1 and chronicle.throws[1][6] == 1
        assert chronicle.doubles == [0, 1]

    def test_nobody_is_counted_as_landing_in_jail(self, whole: Match) -> None:
        """An arrest is distinguished from a visit."""
        match = table("hh", dice=((6, 4),))
        match.submit(Roll(0))
        assert told(match).landings[0][BOARD.find("jail")] == 1
        assert sum(told(whole).jailed) > 0


class TestMoments:
    def test_the_great_moments_of_a_whole_game(self, whole: Match) -> None:
        chronicle = told(whole)
        moments = chronicle.moments()
        kinds = [moment.kind for moment in moments]
        assert kinds.count("bankrupt") == len(whole.state.fallen) == len(chronicle.fallen)
        assert kinds[-1] == "won"
        assert moments[-1].amount == final_worth(whole.state, moments[-1].player)
        assert [m.turn for m in moments] == sorted(m.turn for m in moments)
        assert sum(1 for kind in kinds if kind in ("rent", "tax", "card")) <= LARGEST


class TestLuck:
    def bare(self, board: str = "us_2008", **words: Any) -> State:
        """Player 0 is about to throw from GO; nobody owns anything."""
        return setting(2, board=board, **words)

    def test_rent_is_weighed_by_the_throws_that_reach_it(self) -> None:
        state = self.bare()
        before = expected_money(state, 0)
        state.owner[ORIENTAL] = 1
        # a six is thrown in five of 36 ways, and a site costs 6
        assert expected_money(state, 0)[1] - before[1] == pytest.approx(6 * 5 / 36, abs=0.05)
        assert expected_money(state, 0)[0] < before[0]

    def test_a_third_double_pays_nobody(self) -> None:
        state = self.bare()
        state.owner[ORIENTAL] = 1
        first = expected_money(state, 0)[1]
        state.doubles = 2
        assert expected_money(state, 0)[1] < first

    def test_a_prisoner_meets_only_what_doubles_reach(self) -> None:
        """The space three ahead is met by one who must leave after this throw."""
        state = self.bare()
        state.position[0], state.jail_turns[0] = BOARD.find("jail"), 0
        states = BOARD.find("states_avenue")
        may_stay = expected_money(state, 0)[1]
        state.owner[states] = 1
        assert expected_money(state, 0)[1] == may_stay
        state.jail_turns[0] = 2
        rents = expected_money(state, 0)[1]
        state.owner[states] = -1
        assert rents - expected_money(state, 0)[1] == pytest.approx(10 * 2 / 36)

    def gain(self, state: State, space: int, mortgaged: bool = False) -> float:
        """The additional gain of player 1 from player 0's roll with a deed."""
        before = expected_money(state, 0)[1]
        state.owner[space], state.mortgaged[space] = 1, mortgaged
        return expected_money(state, 0)[1] - before

    @pytest.mark.parametrize(("roll", "dice"), [("arriving", 2), ("fresh", 7)])
    def test_a_fresh_throw_for_a_utility_is_seven_on_average(self, roll: str, dice: int) -> None:
        """RENT-11: a double one leads from Jail's corner to the Electric Company."""
        state = self.bare(utility_roll=roll, at={P1: 10}, chance="ch_dividend")
        state.known[0] = len(state.decks[0])
        assert self.gain(state, 12) == pytest.approx(4 * dice / 36)

    @pytest.mark.parametrize(("rule", "owed"), [("none", 0), ("pay", 10 * 7)])
    def test_a_card_may_charge_on_a_mortgaged_utility(self, rule: str, owed: int) -> None:
        """SC-096: a double one leads from 5 to Chance, whose next card leads to the utility."""
        state = self.bare(card_utility_on_mortgage=rule, at={P1: 5}, chance="ch_nearest_utility")
        state.known[0] = len(state.decks[0])
        assert self.gain(state, 12, mortgaged=True) == pytest.approx(owed / 36)

    def test_only_cards_that_may_come_count(self) -> None:
        """CARD-4: where all cards have been seen, everybody knows the next: 7 leads to it."""
        good, bad = self.bare(chance="ch_dividend"), self.bare(chance="ch_fine15")
        for state in (good, bad):
            state.known[0] = len(state.decks[0])
        assert expected_money(good, 0)[0] - expected_money(bad, 0)[0] == pytest.approx(
            (50 + 15) * 6 / 36
        )

    def test_of_two_ways_to_pay_a_tax_the_lesser_counts(self) -> None:
        """TAX-2: a poor player pays a tenth, of the salary passed on the way too."""
        parts = []
        for rule in ("flat", "as_printed"):
            state = self.bare(
                "us_pre2008", at={P1: 38}, cash={P1: 300}, chance="ch_dividend", income_tax=rule
            )
            state.known[0] = len(state.decks[0])
            parts.append(expected_money(state, 0)[0])
        assert parts[1] - parts[0] == pytest.approx((200 - 50) * 5 / 36)

    def test_a_fine_that_cannot_be_paid_is_none(self) -> None:
        """SC-101: who cannot raise it draws the other card; 7 leads from 26 to the choice."""
        parts = []
        for cash in (10, 9):
            state = self.bare(
                "uk", at={P1: 26}, cash={P1: cash}, chest="cc_fine_or_chance", chance="ch_dividend"
            )
            state.known = [len(pile) for pile in state.decks]
            parts.append(expected_money(state, 0)[0])
        assert parts[1] - parts[0] == pytest.approx((10 + 50) * 6 / 36)

    def test_a_fine_paid_on_the_way_lies_at_free_parking(self) -> None:
        """PARK-1: ten steps after the third miss lead from Jail to the pot."""
        state = self.bare(jail={P1: 2}, free_parking="pot", pot=100)
        before = expected_money(state, 0)[0]
        state.pot = 0
        # 4 and 6 in two ways, 5 and 5 is a double that pays no fine
        assert before - expected_money(state, 0)[0] == pytest.approx(100 * 3 / 36)
        free = self.bare(jail={P1: 2})
        assert expected_money(state, 0)[0] - expected_money(free, 0)[0] == pytest.approx(
            50 * 2 / 36
        )

    def test_who_pays_more_than_usual_is_unlucky(self) -> None:
        match = table("hh", dice=((1, 2), (1, 2)))
        match.submit(Roll(0))
        match.submit(Buy(0))
        match.submit(EndTurn(0))
        before = expected_money(match.state, 1)
        own = told(match).luck[1]
        match.submit(Roll(1))
        assert told(match).luck[1] - own == pytest.approx(-4 - before[1])

    def test_games_with_the_speed_die_tell_no_luck(self) -> None:
        match = table("hh", rules=Rules(speed_die="on"))
        assert not told(match).lucky
