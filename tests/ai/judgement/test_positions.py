"""Strong opponents do what any good player would with money, houses, mortgages and Jail."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.engine.actions import (
    Action,
    Bid,
    Build,
    LiftMortgage,
    Mortgage,
    RefuseTrade,
    SellBuilding,
)
from tests.ai.asked import asked, heard, plays
from tests.engine.scenes import P1, P2, P3, Scene, game

LEVELS = ("hard", "expert")
#: two rivals with houses all around, and nothing left to buy
LATE = {
    P1: "brown railroad utility",
    P2: "orange red pink light_blue",
    P3: "yellow green dark_blue",
}


@dataclass(frozen=True, slots=True)
class Case:
    """A position that waits for the first player, and what its next action must be like."""

    name: str
    scene: Callable[[], Scene]
    good: Callable[[Scene, Action], bool]


def landing(**position: Any) -> Callable[[], Scene]:
    """The first player lands on New York Avenue, which nobody owns."""
    return lambda: game(3, at={P1: 12}, **position).roll(3, 4)


def idle(**position: Any) -> Callable[[], Scene]:
    """The first player has thrown, stands on Free Parking, and may do business."""
    return lambda: game(3, at={P1: 13}, **position).roll(3, 4)


def jailed(**position: Any) -> Callable[[], Scene]:
    return lambda: game(3, jail={P1: 0}, **position)


def indebted(**position: Any) -> Callable[[], Scene]:
    """The first player owes the rent of a hotel on New York Avenue."""
    owns = {P2: "orange", **position.pop("owns")}
    return lambda: game(3, at={P1: 12}, owns=owns, built={"orange": 5}, **position).roll(3, 4)


def kind(*names: str) -> Callable[[Scene, Action], bool]:
    return lambda scene, action: action.kind in names


def mortgages(deeds: str) -> Callable[[Scene, Action], bool]:
    return lambda scene, action: (
        isinstance(action, Mortgage) and action.space in {scene.place(d) for d in deeds.split()}
    )


def builds_on(deeds: str, least: int = 1) -> Callable[[Scene, Action], bool]:
    def good(scene: Scene, action: Action) -> bool:
        wanted = {scene.place(d) for d in deeds.split()}
        return (
            isinstance(action, Build)
            and len(action.spaces) >= least
            and set(action.spaces) <= wanted
        )

    return good


ORANGE = "st_james tennessee new_york"
CASES = (
    Case("buys with plenty of money", landing(), kind("buy")),
    Case("buys with its last note", landing(cash={P1: 200}), kind("buy")),
    Case(
        "buys what completes its set",
        landing(owns={P1: "st_james tennessee"}, cash={P1: 210}),
        kind("buy"),
    ),
    Case("buys what a rival waits for", landing(owns={P2: "st_james tennessee"}), kind("buy")),
    Case(
        "mortgages a single for the third of a set",
        landing(owns={P1: "st_james tennessee reading boardwalk"}, cash={P1: 120}),
        mortgages("reading boardwalk"),
    ),
    Case("does not mortgage for a stray deed", landing(cash={P1: 20}), kind("decline")),
    Case("builds three at once", idle(owns={P1: "orange"}, cash={P1: 950}), builds_on(ORANGE, 9)),
    Case(
        "builds on the better set",
        idle(owns={P1: "orange green"}, cash={P1: 900}),
        builds_on(ORANGE, 8),
    ),
    Case(
        "builds what it can pay",
        idle(owns={P1: "light_blue"}, cash={P1: 160}),
        builds_on("oriental vermont connecticut", 3),
    ),
    Case(
        "hotels when rich",
        idle(owns={P1: "light_blue"}, built={"light_blue": 4}, cash={P1: 1500}),
        builds_on("oriental vermont connecticut"),
    ),
    Case(
        "mortgages singles for houses",
        idle(owns={P1: "orange reading boardwalk"}, cash={P1: 640}),
        mortgages("reading boardwalk"),
    ),
    Case(
        "clears a mortgaged set first",
        idle(owns={P1: "orange"}, mortgaged="tennessee", cash={P1: 700}),
        lambda scene, action: isinstance(action, LiftMortgage),
    ),
    Case(
        "lifts the set before a stray deed",
        idle(owns={P1: "orange baltic"}, mortgaged="baltic tennessee", cash={P1: 1500}),
        lambda scene, action: action == LiftMortgage(P1, scene.place("tennessee")),
    ),
    Case(
        "keeps its last money where nothing can be built",
        idle(owns={P1: "reading baltic"}, mortgaged="reading", cash={P1: 120}),
        kind("end_turn"),
    ),
    Case("leaves Jail early", jailed(), kind("pay_fine")),
    Case("leaves by card early", jailed(cards={P1: "cc_jail_free"}), kind("use_jail_card")),
    Case(
        "stays in Jail late",
        jailed(owns=LATE, built={"orange": 3, "red": 3}),
        kind("roll"),
    ),
    Case("cannot pay the fine", jailed(cash={P1: 10}), kind("roll")),
    Case(
        "a single before its houses",
        indebted(owns={P1: "light_blue boardwalk"}, cash={P1: 900}),
        mortgages("boardwalk"),
    ),
    Case(
        "does not break a set while singles are left",
        indebted(owns={P1: "pink reading short_line"}, cash={P1: 850}),
        mortgages("reading short_line"),
    ),
    Case(
        "sells houses rather than give up",
        lambda: game(
            3,
            at={P1: 12},
            owns={P1: "pink", P2: "orange"},
            built={"pink": 3, "orange": 5},
            cash={P1: 800},
        ).roll(3, 4),
        lambda scene, action: (
            isinstance(action, Mortgage | SellBuilding) or action.kind == "sell_down"
        ),
    ),
    Case(
        "gives up only when nothing is left",
        indebted(owns={P1: "baltic"}, cash={P1: 50}),
        kind("declare_bankruptcy", "offer_trade"),
    ),
    Case(
        "the lower tax",
        lambda: game(3, board="us_pre2008", cash={P1: 900}).roll(1, 3),
        lambda scene, action: action.kind == "choose_tax" and getattr(action, "share", True),
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_does_what_any_good_player_would(case: Case, level: str) -> None:
    scene = case.scene()
    action = asked(scene, P1, make_opponent(level))
    assert case.good(scene, action), action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("owns", "least", "most"),
    [
        pytest.param({}, 150, 330, id="a lone deed goes near its price"),
        pytest.param({P2: "st_james tennessee"}, 300, 1500, id="one's own set is worth more"),
        pytest.param({P3: "st_james tennessee"}, 250, 1400, id="a rival's set is blocked"),
    ],
)
def test_it_bids_what_a_deed_is_worth(
    owns: dict[int, str], least: int, most: int, level: str
) -> None:
    scene, bot, last = game(3, at={P1: 12}, owns=owns).roll(3, 4).decline(), make_opponent(level), 0
    while scene.pending == "auction":
        if P2 in scene.deciders:
            action = asked(scene, P2, bot)
            if not isinstance(action, Bid):
                break
            scene.do(action)
            last = action.amount
        else:
            break
        if P3 in scene.deciders and last < most:
            scene.bid(P3, last + 10)
    assert least <= last <= most


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_mortgages_everything_for_hotels(level: str) -> None:
    scene = idle(owns={P1: "orange reading boardwalk"}, built={"orange": 3}, cash={P1: 240})()
    assert not any(isinstance(a, Mortgage) for a in plays(scene, P1, make_opponent(level)))


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_spread_houses_over_two_sets(level: str) -> None:
    scene = idle(owns={P1: "orange green"}, cash={P1: 1000})()
    plays(scene, P1, make_opponent(level))
    assert scene.level("tennessee") == 3
    assert scene.level("pacific") == 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_bad_offer_never_becomes_good(level: str) -> None:
    """Nobody can be milked by patience."""
    scene = game(owns={P1: "st_james tennessee reading", P2: "new_york short_line"}, cash=2000)
    bot = make_opponent(level)
    for _ in range(8):
        scene.offer(P1, P2, scene.bundle(250), scene.bundle(deeds="new_york"))
        said = heard(scene, P2, bot)
        assert said is not None and said.kind != "accept_trade"
        scene.do(said)
        if said.kind == "counter_trade":
            scene.do(RefuseTrade(P1, scene.standing.id))
