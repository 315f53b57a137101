"""Strong opponents know what other rules of the table ask for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.engine.actions import (
    Action,
    AnswerDemand,
    Bid,
    ChooseSpace,
    ChooseTax,
    ClaimRent,
    ClaimSalary,
    EndTurn,
    LiftMortgage,
    PayFine,
    Roll,
    SettleMortgage,
    SkipJailTurn,
    UseJailCard,
)
from tests.ai.asked import asked, heard
from tests.engine.scenes import P1, P2, P3, Scene, game

LEVELS = ("hard", "expert")
LATE = {
    P1: "brown railroad utility",
    P2: "orange red pink light_blue",
    P3: "yellow green dark_blue",
}
#: the last round of a game that the richest wins
LAST: dict[str, Any] = {"round": 30, "round_limit": 30, "win_condition": "richest_at_limit"}
SPEED: dict[str, Any] = {"lapped": [P1], "speed_die": "on"}


@dataclass(frozen=True, slots=True)
class Case:
    """A position, who is asked, and what the answer must be like."""

    name: str
    scene: Callable[[], Scene]
    good: Callable[[Scene, Action | None], bool]
    player: int = P1


def offered(
    owns: dict[int, str], give: tuple[int, str], get: tuple[int, str], **position: Any
) -> Callable[[], Scene]:
    """The first player offers the second a deal."""

    def scene() -> Scene:
        made = game(owns=owns, **position)
        sides = [made.bundle(cash, deeds or ()) for cash, deeds in (give, get)]
        made.offer(P1, P2, *sides)
        return made

    return scene


def taxed(cash: int, owns: dict[int, str] | None = None) -> Callable[[], Scene]:
    """Income Tax of 200 or a tenth of everything."""
    return lambda: game(board="us_pre2008", cash={P1: cash}, owns=owns or {}).roll(1, 3)


def received(owns: str, cash: int, **rules: Any) -> Callable[[], Scene]:
    """The first player gets mortgaged Tennessee Avenue for a railroad."""

    def scene() -> Scene:
        made = game(
            owns={P1: f"short_line {owns}", P2: "tennessee"},
            mortgaged="tennessee",
            cash={P1: cash},
            **rules,
        )
        return made.deal(P1, P2, made.bundle(deeds="short_line"), made.bundle(deeds="tennessee"))

    return scene


def contest(player: int = P2, **position: Any) -> Callable[[], Scene]:
    """Two houses are left; the first player has asked for them, the second may want them too."""

    def scene() -> Scene:
        made = game(4, at={P1: 13}, owns={P1: "orange", P2: "red"}, stock=(2, 12), **position).roll(
            3, 4
        )
        return made.build(P1, "new_york", "tennessee")

    return scene


def under_the_hammer(**position: Any) -> Callable[[], Scene]:
    """Both players have asked for the last two houses."""

    def scene() -> Scene:
        made = contest(**position)()
        return made.do(AnswerDemand(P2, (21, 23)))

    return scene


def kind(*names: str) -> Callable[[Scene, Action | None], bool]:
    return lambda scene, action: action is not None and action.kind in names


def is_(wanted: Action) -> Callable[[Scene, Action | None], bool]:
    return lambda scene, action: action == wanted


REFUSED = kind("refuse_trade", "counter_trade")
ACCEPTED = kind("accept_trade")
ORANGES = {P1: "new_york", P2: "st_james tennessee"}
DECISIONS = (
    # taxes
    Case("a tenth of little", taxed(900), is_(ChooseTax(P1, True))),
    Case("two hundred of much", taxed(2500), is_(ChooseTax(P1, False))),
    Case("deeds count too", taxed(1400, {P1: "green dark_blue"}), is_(ChooseTax(P1, False))),
    # the speed die
    Case(
        "the bus to the deed that completes a set",
        lambda: game(owns={P1: "st_james tennessee", P2: "boardwalk"}, at={P1: 12}, **SPEED).roll(
            3, 4, speed="bus"
        ),
        is_(ChooseSpace(P1, 19)),
    ),
    Case(
        "the bus not to a hotel",
        lambda: game(owns={P2: "orange"}, built={"orange": 5}, at={P1: 14}, **SPEED).roll(
            2, 4, speed="bus"
        ),
        is_(ChooseSpace(P1, 20)),
    ),
    Case(
        "anywhere: what completes a set",
        lambda: game(owns={P1: "park_place", P2: "reading"}, at={P1: 5}, **SPEED).roll(
            2, 2, speed="2"
        ),
        is_(ChooseSpace(P1, 39)),
    ),
    Case(
        "anywhere: not to a hotel when nothing is for sale",
        lambda: game(
            3, owns=LATE, built={"orange": 5, "green": 5, "red": 5}, at={P1: 5}, **SPEED
        ).roll(2, 2, speed="2"),
        lambda scene, action: (
            isinstance(action, ChooseSpace)
            and action.space not in (16, 18, 19, 21, 23, 24, 31, 32, 34)
        ),
    ),
    # Jail by other rules
    Case(
        "sits out where it may",
        lambda: game(3, jail={P1: 0}, owns=LATE, built={"orange": 3, "red": 3}, jail_skip=True),
        is_(SkipJailTurn(P1)),
    ),
    Case(
        "leaves where prisoners collect no rent",
        lambda: game(
            3, jail={P1: 0}, owns=LATE, built={"orange": 3, "red": 3}, jail_rights="no_rent"
        ),
        is_(PayFine(P1)),
    ),
    Case(
        "its card before its money after the third miss",
        lambda: game(jail={P1: 2}, cards={P1: "cc_jail_free"}, jail_third_fail="pay_or_card").roll(
            3, 4
        ),
        lambda scene, action: isinstance(action, UseJailCard),
    ),
    Case(
        "no second throw into the arms of the landlords",
        lambda: game(
            3,
            at={P1: 4},
            owns={P2: "orange pink"},
            built={"orange": 5, "pink": 5},
            doubles_reroll="optional",
        ).roll(3, 3),
        is_(EndTurn(P1)),
    ),
    Case(
        "a second throw while all is free",
        lambda: game(3, at={P1: 4}, doubles_reroll="optional").roll(3, 3),
        is_(Roll(P1)),
    ),
    # mortgages received
    Case("a stray mortgage stays", received("baltic", 350), is_(SettleMortgage(P1, 18, False))),
    Case(
        "a mortgage in a new set is lifted",
        received("st_james new_york", 350),
        is_(SettleMortgage(P1, 18, True)),
    ),
    Case(
        "... unless there is no money for it",
        received("st_james new_york", 60),
        is_(SettleMortgage(P1, 18, False)),
    ),
    # the Bank's last buildings
    Case(
        "the last houses are asked for",
        contest(cash={P1: 1000, P2: 800}),
        lambda scene, action: isinstance(action, AnswerDemand) and len(action.spaces) == 2,
        P2,
    ),
    Case(
        "one may be had by auction for less than its price",
        contest(cash={P1: 1000, P2: 40}),
        lambda scene, action: isinstance(action, AnswerDemand) and len(action.spaces) == 1,
        P2,
    ),
    Case(
        "not without money",
        contest(cash={P1: 1000, P2: 5}),
        lambda scene, action: action is None or action == AnswerDemand(P2, ()),
        P2,
    ),
    Case(
        "the last houses are bid for",
        under_the_hammer(cash={P1: 1000, P2: 800}),
        lambda scene, action: isinstance(action, Bid) and action.amount <= 800,
        P2,
    ),
    # the richest wins
    Case(
        "no mortgage is lifted in the last round",
        lambda: game(
            3,
            owns={P1: "reading baltic"},
            mortgaged="reading",
            cash={P1: 1500},
            at={P1: 13},
            **LAST,
        ).roll(3, 4),
        lambda scene, action: not isinstance(action, LiftMortgage),
    ),
    # money that must be asked for
    Case(
        "the salary",
        lambda: game(
            at={P1: 34}, asks=[P1], salary_claim="claim_before_next_turn", owns={P1: "reading"}
        ).roll(5, 6),
        is_(ClaimSalary(P1)),
    ),
)
UNASKED = (
    Case(
        "the rent",
        lambda: game(owns={P2: "oriental"}, asks=[P2]).roll(2, 4),
        lambda scene, action: action == ClaimRent(P2, scene.claim.id),
        P2,
    ),
    Case("houses before others throw", lambda: game(owns={P2: "orange"}), kind("build"), P2),
    # the richest wins: what counts is worth, and only what can still happen
    Case(
        "a set is worth no more than its price at the end",
        offered(ORANGES, (0, "new_york"), (450, ""), **LAST),
        REFUSED,
        P2,
    ),
    Case(
        "... and worth much more at the start",
        offered(
            ORANGES, (0, "new_york"), (400, ""), win_condition="richest_at_limit", round_limit=60
        ),
        ACCEPTED,
        P2,
    ),
    Case(
        "a deed dear at the end",
        offered({P1: "baltic", P2: "states"}, (320, ""), (0, "states"), **LAST),
        ACCEPTED,
        P2,
    ),
    Case(
        "a deed cheap at the end",
        offered({P1: "baltic", P2: "boardwalk"}, (300, ""), (0, "boardwalk"), **LAST),
        REFUSED,
        P2,
    ),
    Case(
        "a set for its price to who can still build",
        offered(
            {P1: "reading", P2: "orange"},
            (560, ""),
            (0, "orange"),
            win_condition="richest_at_limit",
            round_limit=60,
        ),
        REFUSED,
        P2,
    ),
    Case(
        "a rival's set in a game that ends with the first bankruptcy",
        offered(
            {P1: "st_james tennessee", P2: "new_york"},
            (250, ""),
            (0, "new_york"),
            win_condition="richest_at_limit",
            end_after_bankruptcies=1,
        ),
        REFUSED,
        P2,
    ),
    Case(
        "more than it can pay back",
        offered(
            {P1: "reading", P2: "electric", P3: "green"},
            (0, "reading"),
            (480, ""),
            cash={P1: 500, P2: 500, P3: 500},
            built={"green": 5},
            at={P2: 25},
            win_condition="richest_at_limit",
            time_limit_minutes=60,
        ),
        REFUSED,
        P2,
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", DECISIONS, ids=lambda case: case.name)
def test_what_it_decides(case: Case, level: str) -> None:
    scene = case.scene()
    if case.player not in scene.deciders:
        assert case.good(scene, None)
        return
    action = asked(scene, case.player, make_opponent(level))
    assert case.good(scene, action), action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", UNASKED, ids=lambda case: case.name)
def test_what_it_says_unasked(case: Case, level: str) -> None:
    scene = case.scene()
    action = heard(scene, case.player, make_opponent(level))
    assert case.good(scene, action), action


@pytest.mark.parametrize("level", LEVELS)
def test_scarce_houses_are_not_bid_beyond_what_they_earn(level: str) -> None:
    scene = under_the_hammer(cash={P1: 6000, P2: 6000})()
    bots = {P1: make_opponent(level), P2: make_opponent(level)}
    highest = 0
    for _ in range(100):
        if scene.pending != "auction":
            break
        action = asked(scene, scene.deciders[0], bots[scene.deciders[0]])
        scene.do(action)
        highest = max(highest, action.amount if isinstance(action, Bid) else 0)
    assert 100 < highest < 2500
