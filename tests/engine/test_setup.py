"""The board, the equipment, and how a game begins."""

import pytest

from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import NOBODY, Build, Buy, Mortgage, OfferTrade, PayFine, Roll
from monopoly_gui.engine.board import BANK, Board
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.errors import RulesError
from monopoly_gui.engine.events import GameStarted, OrderRolled, TokenMoved
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.notes import NOTES, starting_notes
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import HOTELS, HOUSES
from tests.engine.scenes import P1, P2, P3, P4, begun, game, rules_of


@pytest.fixture(params=edition_ids())
def board(request: pytest.FixtureRequest) -> Board:
    return load_edition(request.param)


# -- the board ---------------------------------------------------------------------------


def test_a_board_has_28_deeds_and_12_action_spaces(board: Board) -> None:
    """BOARD-1 BOARD-2 BOARD-3: the edition's forty spaces, of two families."""
    assert len(board.spaces) == 40
    assert [space.index for space in board.spaces] == list(range(40))
    assert len(board.deeds) == 28
    assert sum(not space.is_deed for space in board.spaces) == 12


def test_every_deed_says_what_it_costs_and_brings(board: Board) -> None:
    """BOARD-3: site, house and hotel rents, building cost, mortgage and lift."""
    for index in board.streets:
        space = board.spaces[index]
        assert len(space.rents) == 6 and list(space.rents) == sorted(space.rents)
        assert space.house_cost > 0 and space.mortgage == space.price // 2


def test_eight_colour_sets_in_order_from_go(board: Board) -> None:
    """BOARD-4 BOARD-5: sets of two or three; each has its colour and its name."""
    sets = [g for g in board.groups.values() if g.members[0] in board.streets]
    assert [len(group.members) for group in sets] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert [group.members[0] for group in sets] == sorted(group.members[0] for group in sets)
    assert len({group.colour for group in sets}) == len({group.name for group in sets}) == 8


def test_the_first_set_is_purple_on_old_boards() -> None:
    """BOARD-4: the colour of the first set comes from the edition."""
    assert load_edition("us_2008").groups["brown"].name == "Brown"
    assert load_edition("us_pre2008").groups["brown"].name == "Dark purple"


def test_where_the_other_spaces_are(board: Board) -> None:
    """BOARD-6 BOARD-7 BOARD-8 BOARD-9 BOARD-10: railroads, utilities, cards, taxes, corners."""
    kinds: dict[str, list[int]] = {}
    for space in board.spaces:
        kinds.setdefault(space.kind, []).append(space.index)
    assert kinds["railroad"] == [5, 15, 25, 35]
    assert kinds["utility"] == [12, 28]
    assert kinds["chance"] == [7, 22, 36]
    assert kinds["community_chest"] == [2, 17, 33]
    assert kinds["tax"] == [4, 38]
    assert [kinds[k] for k in ("go", "jail", "free_parking", "go_to_jail")] == [
        [0],
        [10],
        [20],
        [30],
    ]


@pytest.mark.parametrize("deed", ["reading", "electric_company", "oriental"])
def test_all_kinds_of_deeds_are_property(deed: str) -> None:
    """BOARD-11: railroads and utilities are mortgaged and traded like streets."""
    scene = game(owns={P1: deed})
    scene.do(Mortgage(P1, scene.place(deed)))
    scene.deal(P1, P2, scene.bundle(deeds=deed), scene.bundle(cash=20))
    assert scene.owner(deed) == P2


# -- setting up --------------------------------------------------------------------------


def test_the_start() -> None:
    """SC-004 SETUP-4 SETUP-6: 1,500 each; all deeds and buildings are the Bank's."""
    scene = begun(4)
    state = scene.state
    assert state.cash == [1500] * 4
    assert set(state.owner) == {BANK} and state.cards == [[], [], [], []]
    assert (state.houses_left, state.hotels_left) == (HOUSES, HOTELS) == (32, 12)


@pytest.mark.parametrize("name", NOTES)
def test_every_set_of_notes_is_1500(name: str) -> None:
    """SC-004 SETUP-5: three official sets of notes, each worth 1,500."""
    notes = starting_notes(rules_of(cash_denominations=name))
    assert sum(value * count for value, count in notes) == 1500
    assert name != "classic" or dict(notes) == {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}


def test_notes_of_another_sum() -> None:
    """SETUP-5: a table that starts with more gets few large notes."""
    assert starting_notes(rules_of(start_cash=2635)) == (
        (500, 5),
        (100, 1),
        (20, 1),
        (10, 1),
        (5, 1),
    )


def test_decks_are_shuffled_once() -> None:
    """SETUP-1: sixteen cards each, in an order that follows from the seed."""
    one, same, other = begun(2, seed=3).state, begun(2, seed=3).state, begun(2, seed=4).state
    printed = setup.new_state(one.board, one.rules, 2, 3).decks
    assert one.decks == same.decks != other.decks
    assert [sorted(deck) for deck in one.decks] == printed != one.decks


def test_all_tokens_begin_on_go() -> None:
    """SETUP-3: on GO, without a salary."""
    scene = begun(3)
    assert scene.state.position == [0, 0, 0] and all(scene.state.placed)
    assert scene.state.cash == [1500] * 3


def test_tokens_may_wait_beside_the_board() -> None:
    """SETUP-3: with first_turn a token is put on GO by its first throw, without a salary."""
    scene = game(token_placement="first_turn", chance="ch_dividend")
    assert scene.state.placed == [False] * 4
    scene.roll(3, 4)
    first, second = scene.of(TokenMoved)
    assert (first.start, first.end, second.end) == (-1, 0, 7)
    assert scene.state.placed == [True, False, False, False]
    assert scene.cash(P1) == 1550


def test_when_tokens_are_chosen_changes_no_rule() -> None:
    """SETUP-2: choosing them at the first turn is for the screen; the game is the same."""
    one = begun(3, seed=9, token_placement="first_turn").state
    other = begun(3, seed=9, token_placement="first_turn", token_choice="first_turn").state
    assert (one.order, one.decks, one.cash) == (other.order, other.decks, other.cash)
    assert one.stack == other.stack


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_players(players: int) -> None:
    """SETUP-2: other numbers are refused in words."""
    with pytest.raises(RulesError, match=f"2 to 8 players, not {players}"):
        begun(players)


def test_the_speed_die_adds_a_thousand() -> None:
    """SETUP-4 SPEED-1 SC-229: 2,500 with the speed die."""
    assert begun(2, speed_die="on").state.cash == [2500, 2500]


@pytest.mark.parametrize(
    ("board", "own", "cash"),
    [("kitchen_table", 75, 125), ("orrowmere", 750, 1250), ("clatterby_line", 3000, 5000)],
)
def test_the_speed_die_adds_as_much_as_the_board_is_worth(board: str, own: int, cash: int) -> None:
    """SETUP-4 SC-229: no board prints it; it is five salaries, as on the boards that do."""
    scene = begun(2, board=board, speed_die="on", start_cash=own)
    assert scene.state.cash == [cash, cash]


# -- who begins --------------------------------------------------------------------------


def test_the_highest_throw_begins() -> None:
    """SC-001 SETUP-7 SETUP-8: the tied leaders throw again, then it goes round the table."""
    scene = begun(4, dice=[(3, 4), (4, 5), (3, 6), (2, 3), (1, 3), (5, 6)])
    assert scene.state.order == [P3, P4, P1, P2]
    assert [e.player for e in scene.all_of(OrderRolled)] == [P1, P2, P3, P4, P2, P3]
    assert scene.to_roll(P3)


def test_all_may_throw_again() -> None:
    """SETUP-8: with all_reroll everybody does, and the last one may overtake."""
    throws = [(3, 4), (4, 5), (3, 6), (1, 1), (1, 2), (6, 6)]
    scene = begun(3, dice=throws, start_ties="all_reroll")
    assert [e.player for e in scene.all_of(OrderRolled)] == [P1, P2, P3] * 2
    assert scene.state.order == [P3, P1, P2]


def test_everyone_ranked_by_throw() -> None:
    """SC-002 SETUP-9: descending totals; the player to the left is the next in this order."""
    scene = begun(4, dice=[(3, 4), (4, 6), (1, 3), (3, 5)], turn_order="ranked_by_roll")
    assert scene.state.order == [P2, P4, P1, P3]
    assert scene.state.others(P2) == [P4, P1, P3]
    (started,) = scene.all_of(GameStarted)
    assert started.order == (P2, P4, P1, P3)


def test_ties_inside_a_rank() -> None:
    """SC-002 SETUP-9: only those tied in a rank throw again, as often as it takes."""
    throws = [(1, 2), (4, 6), (2, 1), (3, 5), (2, 2), (1, 3), (1, 1), (6, 6)]
    scene = begun(4, dice=throws, turn_order="ranked_by_roll")
    assert scene.state.order == [P2, P4, P3, P1]


def test_lots_may_be_drawn() -> None:
    """SETUP-7: turn_order=random needs no throw and lets anybody begin."""
    firsts = {begun(4, seed=seed, turn_order="random").state.order[0] for seed in range(30)}
    assert firsts == {P1, P2, P3, P4}
    assert not begun(4, turn_order="random").all_of(OrderRolled)


# -- the Bank ----------------------------------------------------------------------------


def test_nobody_acts_as_the_bank() -> None:
    """BANK-1 BANK-2: the program keeps the Bank; no action can be signed by it."""
    scene = game(board="us_2008", at={P1: 37})
    brown = scene.place("baltic")
    for action in (
        Roll(NOBODY),
        Build(NOBODY, (brown,)),
        Mortgage(NOBODY, brown),
        Buy(NOBODY),
        Roll(7),
    ):
        scene.rejects(action, "not_in_game")


def test_money_only_comes_and_goes_through_the_bank() -> None:
    """BANK-2 BANK-3 SC-256: the Bank's balance mirrors the players' cash."""
    scene = game(owns={P1: "oriental"}, at={P1: 37})
    scene.do(Mortgage(P1, 6))
    assert sum(scene.state.cash) == -scene.state.bank == 6050
    scene.roll(1, 2)
    assert scene.cash(P1) == 1750 and -scene.state.bank == 6250
    assert scene.state.pot == 0


def test_the_bank_never_runs_out() -> None:
    """SC-008 BANK-3: it pays whatever it owes."""
    scene = game(cash=100_000, at={P1: 37})
    scene.roll(1, 2)
    assert scene.state.bank == -400_200 and scene.cash(P1) == 100_200


def test_the_bank_pays_the_salary() -> None:
    """BANK-6 BANK-3: by itself, from its own money."""
    scene = game(at={P1: 38})
    scene.roll(1, 1)
    assert scene.cash(P1) == 1700 and scene.state.bank == -6200


def test_only_mortgages_are_loans() -> None:
    """BANK-4 TRADE-8: money without something for it cannot be passed to another player."""
    scene = game(owns={P1: "oriental"})
    loan = OfferTrade(P2, P1, scene.bundle(cash=100), scene.bundle())
    scene.rejects(loan, "one_sided")
    scene.do(Mortgage(P1, 6))
    assert scene.cash(P1) == 1550


def test_nobody_spends_the_money_of_others() -> None:
    """BANK-5: an act is its player's own."""
    scene = game(at={P1: 3}, jail={P2: 0})
    scene.rejects(PayFine(P2), "not_your_turn")
    scene.roll(1, 2)
    scene.rejects(Buy(P2), "not_yours")
    assert scene.cash(P2) == 1500


def test_a_seed_is_a_game() -> None:
    """SC-260 SETUP-1: the same seed gives the same decks, order and throws."""
    chance = SeededChance()
    first, second = begun(4, seed=42).state, begun(4, seed=42).state
    assert first == second
    assert [chance.dice(first) for _ in range(20)] == [chance.dice(second) for _ in range(20)]


def test_short_setups_need_enough_cash() -> None:
    """SHORT-1: paid deeds need cash to pay for them."""
    with pytest.raises(RulesError, match="can’t cover"):
        begun(2, deal_deeds=2, start_cash=500)


def test_the_opening_is_told() -> None:
    """SETUP-7: the set-up has its events, and waits for the first throw."""
    engine = setup.start(load_edition("us_2008"), Rules(), 2, 5)
    assert isinstance(engine, Engine)
    assert engine.events[0].kind == "game_started"
    assert engine.events[-1].kind == "turn_started"
