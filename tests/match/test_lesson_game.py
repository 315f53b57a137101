"""The arranged game of the first lesson, without a screen: its dice and its kind partner."""

import pytest

from monopoly_gui.engine.actions import (
    Action,
    Bid,
    Bundle,
    Buy,
    CounterTrade,
    Decline,
    OfferTrade,
    Pass,
    RefuseTrade,
    Roll,
)
from monopoly_gui.engine.frames import Auction
from monopoly_gui.engine.view import view
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.lesson import (
    ASKS,
    BIDS_TO,
    LEARNER,
    LEARNERS,
    PARTNER,
    PARTNERS,
    THROWS,
    new_lesson,
)
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SeatRecord

MISSING = PARTNERS[0]


@pytest.fixture
def match() -> Match:
    return new_lesson(SeatRecord("Ada", "human"), SeatRecord("Ben", "ai"), threaded=False)


def simply(match: Match, actions: int) -> list[Action]:
    """Let the learner decline, pass and refuse, and the partner play; what was done."""
    simple = FallbackBot()
    end = len(match.log) + actions
    while len(match.log) < end:
        for offer in match.offers_to_humans():
            match.submit(RefuseTrade(LEARNER, offer.id))
        if match.poll() is None and match.waiting():
            (player,) = match.waiting()
            match.submit(simple.decide(view(match.state, player)))
    return [action for _, action, _ in match.log]


def offered(match: Match, give: Bundle, get: Bundle) -> Action:
    """The partner's answer to an offer of the learner."""
    match.submit(OfferTrade(LEARNER, PARTNER, give, get))
    step = match.poll()
    assert step is not None
    return step.action


def deed(match: Match, space: int) -> Bundle:
    return Bundle(deeds=(space,))


def test_the_first_throws_are_arranged_and_then_chance_goes_on(match: Match) -> None:
    simply(match, 120)
    thrown: dict[int, list[int]] = {LEARNER: [], PARTNER: []}
    for _, action, drawn in match.log:
        if isinstance(action, Roll):
            (first, second) = drawn[0][1:3]
            thrown[action.player].append(int(str(first)) + int(str(second)))
    for player, totals in enumerate(THROWS):
        assert tuple(thrown[player][: len(totals)]) == totals
        assert len(thrown[player]) > len(totals)


def test_the_partner_leaves_its_first_deed_to_an_auction_and_buys_later_ones(match: Match) -> None:
    done = simply(match, 120)
    partners = [a for a in done if a.player == PARTNER and isinstance(a, Buy | Decline)]
    assert isinstance(partners[0], Decline)


def test_it_bids_to_its_limit_and_no_further(match: Match) -> None:
    match.submit(Roll(LEARNER))
    match.submit(Decline(LEARNER))
    bids = []
    while isinstance(frame := match.state.top, Auction):
        step = match.poll()
        if step is None:
            match.submit(Bid(LEARNER, frame.high + 10))
        elif isinstance(step.action, Bid):
            bids.append(step.action.amount)
        else:
            assert step.action == Pass(PARTNER, final=True)
    assert BIDS_TO - 20 < max(bids) <= BIDS_TO


def test_it_passes_on_what_it_cannot_pay(match: Match) -> None:
    match.submit(Roll(LEARNER))
    state = match.state
    state.bank += state.cash[PARTNER] - 5
    state.cash[PARTNER] = 5
    match.submit(Decline(LEARNER))
    done = simply(match, 2)
    assert not any(isinstance(a, Bid) and a.player == PARTNER for a in done)


class TestTrading:
    def test_for_the_missing_deed_it_names_its_price(self, match: Match) -> None:
        said = offered(match, Bundle(cash=10), deed(match, MISSING))
        assert isinstance(said, CounterTrade)
        assert said.get == Bundle(cash=ASKS)

    def test_it_takes_that_price(self, match: Match) -> None:
        said = offered(match, Bundle(cash=ASKS), deed(match, MISSING))
        assert said.kind == "accept_trade"
        match.poll()
        assert match.state.owner[MISSING] == LEARNER

    def test_for_anything_else_it_wants_twice_the_worth(self, match: Match) -> None:
        railroad = deed(match, PARTNERS[-1])
        assert isinstance(offered(match, Bundle(cash=390), railroad), RefuseTrade)
        assert offered(match, Bundle(cash=400), railroad).kind == "accept_trade"

    def test_a_deed_counts_at_its_price(self, match: Match) -> None:
        company = deed(match, LEARNERS[-1])
        assert isinstance(offered(match, company, Bundle(cash=76)), RefuseTrade)
        assert offered(match, company, Bundle(cash=75)).kind == "accept_trade"

    def test_what_it_could_not_do_itself_it_refuses(self, match: Match) -> None:
        state = match.state
        state.bank += state.cash[PARTNER]
        state.cash[PARTNER] = 0
        company = deed(match, LEARNERS[-1])
        assert isinstance(offered(match, company, Bundle(cash=75)), RefuseTrade)


def test_a_lesson_can_be_left_and_gone_on_with_as_any_game(match: Match) -> None:
    simply(match, 12)
    again = Match.from_saved(match.saved(), threaded=False)
    assert again.state == match.state
    simply(again, 20)
    assert not again.state.problems()
    assert again.state.version == len(again.log)
