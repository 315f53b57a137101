"""The choice of the opponent to ask, and the moment; never twice in vain."""

from dataclasses import replace

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.frames import Auction, Claim, Offer, Over, Turn
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.match.asking import AskingOrder, BotAsk, ready_builders, whole_sets

ADA, BEN, CLEO = 0, 1, 2
LIGHT_BLUE = (6, 8, 9)
DEAL = Bundle(cash=1), Bundle(cash=2)


BY_HAND = Rules(salary_claim="claim_before_next_turn")


def position(*sets: int, rules: Rules | None = None) -> State:
    """Ada is about to throw; the players named own the light blue set, in turn."""
    state = setup.start(load_edition("us_2008"), rules or Rules(), 3, 1).state
    state.order = [ADA, BEN, CLEO]
    state.current = ADA
    state.stack[:] = [Turn(ADA)]
    for player in sets:
        for space in LIGHT_BLUE:
            state.owner[space] = player
    return state


def test_the_player_who_must_decide_is_asked() -> None:
    assert AskingOrder([True] * 3).next(position()) == BotAsk(ADA, "decide")


def test_nobody_is_asked_while_a_human_must_decide() -> None:
    assert AskingOrder([False, True, True]).next(position()) is None


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = position()
    state.stack[:] = [Over((0, 1, 2), (0, 0, 0), "limit")]
    assert AskingOrder([True] * 3).next(state) is None


def test_in_an_auction_the_opponents_are_asked_beside_the_humans() -> None:
    state = position()
    state.stack.append(Auction(1, passed=1 << CLEO))
    assert AskingOrder([False, True, True]).next(state) == BotAsk(BEN, "decide")


def bidding(frame: Auction, cash: int = 1000) -> tuple[AskingOrder, State]:
    """Ada, a person with so much cash, bids against two opponents who have 1,000 each."""
    state = position()
    state.stack.append(frame)
    state.cash = [cash, 1000, 1000]
    return AskingOrder([False, True, True]), state


def test_a_person_answers_an_opponents_bid_before_the_next_opponent() -> None:
    asking, state = bidding(Auction(39, leader=BEN, high=300))
    assert asking.next(state) is None
    state.stack[-1] = Auction(39, leader=BEN, high=300, passed=1 << ADA)
    assert asking.next(state) == BotAsk(CLEO, "decide")


def test_after_a_pass_a_person_is_asked_when_the_opponents_are_done() -> None:
    asking, state = bidding(Auction(39, leader=BEN, high=300, passed=1 << ADA))
    asking.next(state)
    state.stack[-1] = Auction(39, leader=CLEO, high=320)
    assert asking.next(state) == BotAsk(BEN, "decide")
    state.stack[-1] = Auction(39, leader=CLEO, high=320, passed=1 << BEN)
    assert asking.next(state) is None


def test_a_person_is_asked_before_opponents_bid_more_than_the_person_has() -> None:
    asking, state = bidding(Auction(39), cash=350)
    assert asking.next(state) is None
    asking, state = bidding(Auction(39, leader=BEN, high=300, passed=1 << ADA), cash=590)
    assert asking.next(state) == BotAsk(CLEO, "decide")
    state.stack[-1] = Auction(39, leader=CLEO, high=320)
    assert asking.next(state) is None


def test_an_offer_comes_first_unless_it_is_agreed_already() -> None:
    state = position()
    state.offers.append(Offer(7, ADA, CLEO, *DEAL))
    asking = AskingOrder([True] * 3)
    assert asking.next(state) == BotAsk(CLEO, "offer", 7)
    state.offers[0] = replace(state.offers[0], agreed=True)
    assert asking.next(state) == BotAsk(ADA, "decide")


def test_rent_is_asked_for_once_a_turn() -> None:
    state = position()
    state.claims.append(Claim(3, BEN, ADA, 1, 2, state.turn + 2))
    asking = AskingOrder([True] * 3)
    ask = asking.next(state)
    assert ask == BotAsk(BEN, "claim", 3)
    asking.declined(ask, state)
    assert asking.next(state) == BotAsk(ADA, "decide")
    state.turn += 1
    assert asking.next(state) == BotAsk(BEN, "claim", 3)


def test_rent_asked_for_is_not_asked_for_again() -> None:
    state = position()
    state.claims.append(Claim(3, BEN, ADA, 1, 2, state.turn + 2, asked=True))
    assert AskingOrder([True] * 3).next(state) == BotAsk(ADA, "decide")


def test_a_salary_is_asked_for_when_nothing_is_pending() -> None:
    state = position(rules=BY_HAND)
    state.salaries[CLEO] = 200
    asking = AskingOrder([True] * 3)
    state.stack.append(Auction(1))
    assert asking.next(state) == BotAsk(ADA, "decide")
    state.stack.pop()
    ask = asking.next(state)
    assert ask == BotAsk(CLEO, "salary")
    asking.declined(ask, state)
    assert asking.next(state) == BotAsk(ADA, "decide")


def test_who_can_build_is_asked_before_another_throws() -> None:
    state = position(BEN)
    asking = AskingOrder([True] * 3)
    ask = asking.next(state)
    assert ask == BotAsk(BEN, "build")
    asking.declined(ask, state)
    assert asking.next(state) == BotAsk(ADA, "decide")


def test_who_would_not_build_is_asked_again_when_the_cash_or_the_stock_is_another() -> None:
    state = position(BEN)
    asking = AskingOrder([True] * 3)
    ask = asking.next(state)
    assert ask == BotAsk(BEN, "build")
    asking.declined(ask, state)
    state.turn += 1
    assert asking.next(state) == BotAsk(ADA, "decide")
    state.turn += 1
    state.cash[BEN] += 10
    assert asking.next(state) == BotAsk(BEN, "build")


def test_after_the_throw_nobody_is_asked_to_build() -> None:
    state = position(BEN)
    state.stack[:] = [Turn(ADA, "end", False, True)]
    assert AskingOrder([True] * 3).next(state) == BotAsk(ADA, "decide")


def test_builders_own_a_clear_set_with_room_and_have_the_cash() -> None:
    state = position(BEN)
    assert ready_builders(state, whole_sets(state)) == [BEN]
    state.cash[BEN] = 49
    assert ready_builders(state, whole_sets(state)) == []
    state.cash[BEN] = 50
    state.mortgaged[LIGHT_BLUE[1]] = True
    assert ready_builders(state, whole_sets(state)) == []
    state.mortgaged[LIGHT_BLUE[1]] = False
    for space in LIGHT_BLUE:
        state.buildings[space] = 5
    assert ready_builders(state, whole_sets(state)) == []
    state.buildings[LIGHT_BLUE[0]] = 4
    assert ready_builders(state, whole_sets(state)) == [BEN]
    state.owner[LIGHT_BLUE[1]] = CLEO
    assert ready_builders(state, whole_sets(state)) == []


def test_railroads_are_not_built_on() -> None:
    state = position()
    for space in (5, 15, 25, 35):
        state.owner[space] = BEN
    assert ready_builders(state, whole_sets(state)) == []


def test_nobody_is_asked_to_trade_before_a_person_throws_but_in_the_next_turn_of_a_bot() -> None:
    state = position()
    asking = AskingOrder([False, True, True])
    assert asking.next(state) is None
    state.owner[1] = BEN
    state.turn += 1
    assert asking.next(state) is None
    state.turn, state.current = state.turn + 1, BEN
    state.stack[:] = [Turn(BEN)]
    assert asking.next(state) == BotAsk(CLEO, "trade")
