"""Small decisions: Jail, taxes, cards, the speed die, claims, mortgages received."""

import pytest

from monopoly_gui.ai.choices import arrival_value, card_outlook, next_roll_costs, rent_faced
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.engine.actions import (
    Action,
    ChooseCard,
    ChooseSpace,
    ChooseTax,
    ClaimRent,
    ClaimSalary,
    EndTurn,
    PayDebt,
    PayFine,
    Roll,
    SettleMortgage,
    SkipJailTurn,
    UseJailCard,
)
from monopoly_gui.engine.frames import CardChoice, Claim
from monopoly_gui.engine.view import view
from monopoly_gui.match.fallback import FallbackBot
from tests.ai.asked import asked, heard, with_knobs
from tests.engine.scenes import P1, P2, P3, Scene, game
from tests.engine.setting import card_key, setting

#: two rivals with houses all around, and nothing left to buy
LATE = {
    P1: "brown railroad utility",
    P2: "orange red pink light_blue",
    P3: "yellow green dark_blue",
}
HOUSES = {"orange": 3, "red": 3}


# -- Jail ---------------------------------------------------------------------------------


def test_early_it_pays_to_leave_jail() -> None:
    assert asked(game(jail={P1: 0}), P1) == PayFine(P1)


def test_a_card_is_used_before_money() -> None:
    scene = game(jail={P1: 0}, cards={P1: "cc_jail_free"})
    action = asked(scene, P1)
    assert isinstance(action, UseJailCard)


def test_late_it_stays_in_jail() -> None:
    scene = game(3, jail={P1: 0}, owns=LATE, built=HOUSES)
    assert asked(scene, P1) == Roll(P1)
    scene = game(3, jail={P1: 0}, owns=LATE, built=HOUSES, jail_skip=True)
    assert asked(scene, P1) == SkipJailTurn(P1)


def test_but_not_where_prisoners_collect_no_rent() -> None:
    scene = game(3, jail={P1: 0}, owns=LATE, built=HOUSES, jail_rights="no_rent")
    assert asked(scene, P1) == PayFine(P1)


def test_the_third_turn_where_nobody_leaves_before_it() -> None:
    assert asked(game(jail={P1: 2}, jail_prepay_third=False), P1) == Roll(P1)


def test_without_money_or_card_it_throws() -> None:
    assert asked(game(jail={P1: 0}, cash={P1: 20}), P1) == Roll(P1)


def test_the_card_instead_of_the_fine_after_the_third_miss() -> None:
    scene = game(jail={P1: 2}, cards={P1: "cc_jail_free"}, jail_third_fail="pay_or_card")
    scene.roll(3, 4)
    assert isinstance(asked(scene, P1), UseJailCard)


def test_sitting_out_once_more_instead_of_paying() -> None:
    scene = game(3, jail={P1: 2}, owns=LATE, built=HOUSES, jail_skip=True).roll(3, 4)
    assert asked(scene, P1) == SkipJailTurn(P1)


def test_the_fine_after_the_third_miss_where_there_is_business() -> None:
    scene = game(3, jail={P1: 2}, jail_skip=True).roll(3, 4)
    assert asked(scene, P1) == PayDebt(P1)


# -- taxes and cards ----------------------------------------------------------------------


@pytest.mark.parametrize(("cash", "share"), [(1900, True), (2100, False)])
def test_the_lower_tax(cash: int, share: bool) -> None:
    scene = game(board="us_pre2008", cash={P1: cash}).roll(1, 3)
    assert asked(scene, P1) == ChooseTax(P1, share)


def fine_or_chance(cash: int, owns: dict[int, str], built: dict[str, int]) -> Scene:
    scene = game(3, board="uk", cash={P1: cash}, owns=owns, built=built)
    state = scene.state
    keys = [card_key(state.board, card.id) for deck in state.board.decks for card in deck]
    (key,) = [
        key for key in keys if state.board.decks[key // 100][key % 100].kind == "choice_pay_or_draw"
    ]
    state.stack.append(CardChoice(P1, key // 100, key))
    return scene


def test_the_fine_when_the_board_is_dangerous() -> None:
    scene = fine_or_chance(500, {P2: "orange red"}, {"orange": 4, "red": 4})
    assert asked(scene, P1) == ChooseCard(P1, draw=False)


def test_the_other_card_when_there_is_no_money() -> None:
    assert asked(fine_or_chance(0, {}, {}), P1) == ChooseCard(P1, draw=True)


@pytest.mark.parametrize(
    ("card", "brings"),
    [("cc_birthday", 30), ("cc_doctor", -50), ("cc_go", 0), ("cc_street_repairs", -40 - 115)],
)
def test_what_a_card_brings_is_what_it_does(card: str, brings: int) -> None:
    """CARD-2: from everybody, to the Bank, for each building; where it leads is another matter."""
    scene = game(4, owns={P1: "brown"}, built={"brown": [1, 5]}, chest=card, even_build=False)
    scene.state.known[1] = len(scene.state.decks[1])
    assert card_outlook(scene.state, P1, 1) == brings


def test_the_fine_when_the_next_card_is_known_to_be_worse() -> None:
    """CARD-4: all of Chance has been seen, and the school fees come next, or the dividend."""
    for card, draw in (("ch_school", False), ("ch_dividend", True)):
        scene = fine_or_chance(500, {}, {})
        keys = scene.state.decks[0]
        key = card_key(scene.state.board, card)
        keys.remove(key)
        keys.insert(0, key)
        scene.state.known[0] = len(keys)
        assert asked(scene, P1) == ChooseCard(P1, draw=draw)


def test_a_tax_by_choice_is_feared_as_the_lesser() -> None:
    """TAX-2: one who has 300 pays 30 on Income Tax, not 200."""
    scene = game(board="us_pre2008", cash={P1: 300})
    assert arrival_value(scene.state, P1, 4, BotConfig()) == -30


# -- the speed die ------------------------------------------------------------------------


def test_the_bus_takes_it_to_the_deed_that_completes_a_set() -> None:
    scene = game(
        owns={P1: "st_james tennessee", P2: "boardwalk"},
        at={P1: 12},
        lapped=[P1],
        speed_die="on",
    ).roll(3, 4, speed="bus")
    assert asked(scene, P1) == ChooseSpace(P1, scene.place("new_york"))


def test_the_bus_does_not_take_it_to_a_hotel() -> None:
    scene = game(
        owns={P2: "orange"}, built={"orange": 5}, at={P1: 14}, lapped=[P1], speed_die="on"
    ).roll(2, 4, speed="bus")
    assert asked(scene, P1) == ChooseSpace(P1, 20)


def test_a_triple_takes_it_anywhere() -> None:
    scene = game(lapped=[P1], speed_die="on", at={P1: 5}).roll(2, 2, speed="2")
    action = asked(scene, P1)
    assert isinstance(action, ChooseSpace)
    assert scene.state.board.spaces[action.space].is_deed


# -- throwing again -----------------------------------------------------------------------


def doubles(owns: dict[int, str], built: dict[str, int]) -> Scene:
    """Doubles brought the first player to Jail's corner, and it need not throw again."""
    return game(3, at={P1: 4}, owns=owns, built=built, doubles_reroll="optional").roll(3, 3)


def test_doubles_are_used_while_it_is_safe() -> None:
    assert asked(doubles({}, {}), P1) == Roll(P1)


def test_and_left_where_the_hotels_wait() -> None:
    scene = doubles({P2: "orange pink"}, {"orange": 5, "pink": 5})
    assert asked(scene, P1) == EndTurn(P1)


@pytest.mark.parametrize(("rights", "action"), [("full", EndTurn(P1)), ("no_rent", Roll(P1))])
def test_whoever_may_not_collect_is_not_feared(rights: str, action: Action) -> None:
    """JAIL-7: hotels whose owner sits in Jail cost nothing where prisoners collect no rent."""
    scene = game(
        3, at={P1: 4}, owns={P2: "orange pink"}, built={"orange": 5, "pink": 5}, jail={P2: 0},
        doubles_reroll="optional", jail_rights=rights,
    ).roll(3, 3)  # fmt: skip
    assert asked(scene, P1) == action


@pytest.mark.parametrize(("rights", "goal"), [("full", 20), ("no_rent", 16)])
def test_the_bus_goes_by_the_rent_that_is_due(rights: str, goal: int) -> None:
    """JAIL-7: from 14 by 2 or 4 to a hotel of the prisoner's, by both to Free Parking."""
    scene = game(
        3, owns={P2: "orange"}, built={"orange": 5}, at={P1: 14}, lapped=[P1],
        jail={P2: 0}, speed_die="on", jail_rights=rights,
    ).roll(2, 4, speed="bus")  # fmt: skip
    state = scene.state
    fears = (rent_faced(state, P1), next_roll_costs(state, P1))
    assert all(fears) if rights == "full" else fears == (0, 0)
    assert asked(scene, P1) == ChooseSpace(P1, goal)


# -- what is due --------------------------------------------------------------------------


def test_rent_is_asked_for_by_one_who_must_ask() -> None:
    scene = game(owns={P2: "oriental"}, asks=[P2]).roll(2, 4)
    assert heard(scene, P2) == ClaimRent(P2, scene.claim.id)


def test_the_salary_is_asked_for() -> None:
    scene = game(
        at={P1: 34}, asks=[P1], salary_claim="claim_before_next_turn", owns={P1: "reading"}
    ).roll(5, 6)
    assert asked(scene, P1) == ClaimSalary(P1)


# -- mortgages received -------------------------------------------------------------------


def received(owns: str, cash: int, **rules: str) -> Scene:
    """The first player gets mortgaged Tennessee Avenue for a railroad."""
    scene = game(
        owns={P1: f"short_line {owns}", P2: "tennessee"},
        mortgaged="tennessee",
        cash={P1: cash},
        **rules,  # type: ignore[arg-type]
    )
    return scene.deal(P1, P2, scene.bundle(deeds="short_line"), scene.bundle(deeds="tennessee"))


def test_a_mortgage_that_came_alone_is_kept() -> None:
    assert asked(received("baltic", 350), P1) == SettleMortgage(P1, 18, lift=False)


def test_a_mortgage_in_a_new_set_is_lifted() -> None:
    assert asked(received("st_james new_york", 350), P1) == SettleMortgage(P1, 18, lift=True)


def test_where_the_interest_comes_first() -> None:
    scene = received("baltic", 350, mortgaged_transfer="always_10_first")
    assert asked(scene, P1) == SettleMortgage(P1, 18, lift=False)


def test_who_forgets_rent_remembers_it_in_need() -> None:
    """DEBT-4: nobody is bankrupt while rent can be asked for."""
    state = setting(3, at={P1: 1}, cash={P1: 190}, asks=[P1])
    state.claims, state.next_id = [Claim(1, P1, P2, 31, 26, 9)], 2
    scene = Scene(state).roll(1, 2)
    assert asked(scene, P1, with_knobs(forgets=100)) == ClaimRent(P1, 1)
    assert FallbackBot().decide(view(scene.state, P1)) == ClaimRent(P1, 1)
