"""The places of houses, and the fight for the last ones."""

from monopoly_gui.engine.actions import AnswerDemand, Bid, Build, LiftMortgage, Mortgage, Pass
from tests.ai.asked import asked, heard, normal, plays
from tests.engine.scenes import P1, P2, P3, P4, Scene, game


def after_the_throw(**position: object) -> Scene:
    """The first player has thrown, landed on Free Parking, and may do business."""
    return game(at={P1: 13}, **position).roll(3, 4)  # type: ignore[arg-type]


def test_all_money_goes_into_three_houses_in_one_go() -> None:
    scene = after_the_throw(owns={P1: "orange"}, cash={P1: 950})
    action = asked(scene, P1)
    assert isinstance(action, Build) and len(action.spaces) == 9
    scene.do(action)
    assert [scene.level(street) for street in ("st_james", "tennessee", "new_york")] == [3, 3, 3]


def test_the_better_set_first_and_never_both_by_halves() -> None:
    scene = after_the_throw(owns={P1: "orange green"}, cash={P1: 1000})
    plays(scene, P1)
    assert scene.level("tennessee") == 3 and scene.level("pacific") == 0


def test_hotels_when_money_is_over() -> None:
    scene = after_the_throw(owns={P1: "light_blue"}, built={"light_blue": 3}, cash={P1: 1200})
    plays(scene, P1)
    assert [scene.level(street) for street in ("oriental", "vermont", "connecticut")] == [5, 5, 5]


def test_lone_deeds_are_mortgaged_for_the_first_houses() -> None:
    scene = after_the_throw(owns={P1: "orange reading boardwalk"}, cash={P1: 640})
    done = plays(scene, P1)
    assert isinstance(done[0], Mortgage)
    assert scene.level("new_york") == 3


def test_but_not_for_hotels() -> None:
    scene = after_the_throw(
        owns={P1: "orange reading boardwalk"}, built={"orange": 3}, cash={P1: 240}
    )
    assert not any(isinstance(action, Mortgage) for action in plays(scene, P1))


def test_a_mortgaged_set_is_cleared_before_it_is_built_on() -> None:
    scene = after_the_throw(owns={P1: "orange"}, mortgaged="tennessee", cash={P1: 600})
    done = plays(scene, P1)
    assert isinstance(done[0], LiftMortgage)
    assert scene.level("tennessee") > 0


def test_mortgages_are_lifted_with_what_is_over() -> None:
    scene = after_the_throw(owns={P1: "reading baltic"}, mortgaged="reading", cash={P1: 900})
    assert asked(scene, P1) == LiftMortgage(P1, scene.place("reading"))


def test_houses_are_kept_from_a_rival_who_needs_them() -> None:
    scene = after_the_throw(
        owns={P1: "orange", P2: "red"}, built={"orange": 4}, cash={P1: 900}, stock=(3, 12)
    )
    plays(scene, P1)
    assert scene.level("st_james") == 4


def test_hotels_come_first_where_other_sets_lack_the_houses_that_they_free() -> None:
    scene = after_the_throw(
        owns={P1: "pink red"},
        built={"pink": 4, "red": 1},
        cash={P1: 1700},
        stock=(0, 12),
    )
    plays(scene, P1)
    assert [scene.level(street) for street in ("states", "indiana")] == [5, 3]


def test_but_not_where_a_rival_would_get_these_houses() -> None:
    """There is money for the hotels, but not for the houses."""
    scene = after_the_throw(
        owns={P1: "pink red", P2: "orange"},
        built={"pink": 4, "red": 1},
        cash={P1: 700},
        stock=(0, 12),
    )
    plays(scene, P1)
    assert scene.level("states") == 4


def test_a_set_lends_its_houses_for_hotels_on_another_and_has_them_back() -> None:
    scene = after_the_throw(
        owns={P1: "pink dark_blue"},
        built={"pink": [3, 2, 3], "dark_blue": 2},
        cash={P1: 2500},
        stock=(0, 12),
    )
    plays(scene, P1)
    assert [scene.level(street) for street in ("boardwalk", "states", "virginia")] == [5, 4, 4]


def test_building_before_the_throw_where_only_that_is_allowed() -> None:
    scene = game(owns={P1: "orange"}, cash={P1: 950}, build_timing="own_turn_before_roll")
    assert isinstance(asked(scene, P1), Build)


def test_money_that_comes_in_is_built_with_before_the_others_throw() -> None:
    scene = game(owns={P2: "orange"}, cash={P2: 1000})
    assert isinstance(heard(scene, P2), Build)


def test_nothing_is_built_twice_in_vain() -> None:
    scene = after_the_throw(owns={P1: "orange"}, cash={P1: 80})
    bot = normal()
    assert [action.kind for action in plays(scene, P1, bot)] == ["end_turn"]
    assert heard(scene, P1, bot) is None


def contest(**options: object) -> Scene:
    """Two houses are left; the first player has asked for them, the second may want them too."""
    scene = after_the_throw(
        owns={P1: "orange", P2: "red"}, cash={P1: 1000, P2: 800}, stock=(2, 12), **options
    )
    scene.build(P1, "new_york", "tennessee")
    assert scene.pending == "shortage"
    return scene


def test_the_last_houses_are_asked_for() -> None:
    action = asked(contest(), P2)
    assert isinstance(action, AnswerDemand) and len(action.spaces) == 2


def test_the_last_houses_are_bid_for_until_they_cost_too_much() -> None:
    scene, bots = contest(), [normal() for _ in range(4)]
    bids: list[int] = []
    for _ in range(200):
        if not scene.deciders or scene.pending not in ("shortage", "auction"):
            break
        player = scene.deciders[0]
        action = asked(scene, player, bots[player])
        scene.do(action)
        if isinstance(action, Bid):
            bids.append(action.amount)
    assert scene.state.houses_left == 0
    assert max(bids) > 100, "a third of a set is worth more than its price"


def test_houses_sold_as_one_lot() -> None:
    scene = contest(building_auction_unit="lot")
    scene.do(asked(scene, P2))
    action = asked(scene, scene.deciders[0])
    assert isinstance(action, Bid) and action.space == -1


def test_one_who_cannot_pay_asks_for_nothing() -> None:
    scene = after_the_throw(
        owns={P1: "orange", P2: "red", P3: "light_blue"},
        cash={P1: 1000, P2: 800, P3: 60, P4: 0},
        stock=(1, 12),
    )
    scene.build(P1, "new_york")
    for player in scene.deciders:
        action = asked(scene, player)
        assert isinstance(action, AnswerDemand)
        assert len(action.spaces) == 1
        scene.do(action)
    lot = asked(scene, P3)
    assert isinstance(lot, Bid | Pass)
    if isinstance(lot, Bid):
        assert lot.amount <= 60
