"""A rule of some rounds alone, put where rents are reckoned: everybody who is asked follows it.

"In every full-moon round, which is every fourth, rents are double."  No game has this rule; it
stands for any that makes an amount depend on the moment of the game.
"""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from monopoly_gui.ai import choices
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.landings import income
from monopoly_gui.ai.valuation.outlook import Outlook
from monopoly_gui.ai.valuation.position import BoardTable, Position
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.ai.valuation.worth_net import weights
from monopoly_gui.engine.amounts import rents
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import CashMoved
from monopoly_gui.engine.flow import rent as charging
from monopoly_gui.engine.frames import Auction, ChooseMove, Deliver, Purchase
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.state import State
from monopoly_gui.match.chronicle import Chronicle
from monopoly_gui.match.funding import funding_options
from monopoly_gui.match.luck import expected_money
from monopoly_gui.scenes.table.dialogs.demand import PlaceBuildingDialog
from monopoly_gui.scenes.table.dialogs.space_choice import MoveDialog
from monopoly_gui.scenes.table.estate.figures import purpose_figure
from monopoly_gui.scenes.table.estate.row import rent_text
from monopoly_gui.scenes.table.panels import deed_props, player_card
from monopoly_gui.ui.cards.descriptions import describe_deed, describe_space
from monopoly_gui.ui.cards.rent_table import rent_rows
from monopoly_gui.ui.cards.space_card import space_props
from monopoly_gui.ui.table_model import model_of, state_as_shown
from tests.amounts.askers import compare, people
from tests.amounts.tables import table
from tests.engine.scripted import ScriptedChance
from tests.engine.setting import P1, P2, P3, setting
from tests.scenes.dialogs.desk import Desk
from tests.scenes.reading import written

Asker = Callable[[State], float]
#: an ordinary round, and the next one in which the moon is full
ORDINARY, FULL_MOON = 3, 4
#: random tables at which all askers are compared
TABLES = 16
STREET, RAILROAD, UTILITY = 16, 15, 12


def moon(state: State) -> int:
    return 2 if state.round % 4 == 0 else 1


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule, in the one place that says what depends on the moment."""
    usual = rents.multiplier

    def multiplier(state: State, owner: int = BANK) -> int:
        return moon(state) * usual(state, owner)

    monkeypatch.setattr(rents, "multiplier", multiplier)


def game(**more: object) -> State:
    """The second player has a set with houses, two railroads and a utility."""
    return setting(
        3,
        at={P1: 11},
        owns={P2: "orange reading pennsylvania_railroad electric", P1: "red park_place"},
        built={"orange": 1},
        lapped=(P1, P2, P3),
        **more,  # type: ignore[arg-type]
    )


def amount(text: str) -> int:
    """The last sum in a text."""
    return int(re.findall(r"\d[\d,]*", text)[-1].replace(",", ""))


# -- the engine -------------------------------------------------------------------------


def charged(space: int, factor: int = 1, fresh: bool = False) -> Asker:
    """The engine's charge to a visitor."""

    def asked(state: State) -> float:
        engine = Engine(state.clone(), ScriptedChance([(3, 4)]))
        engine.state.dice = (2, 3)
        charging.arrive(engine, P1, space, factor, fresh)
        return -sum(e.amount for e in engine.events if isinstance(e, CashMoved))

    return asked


def claimed(state: State) -> float:
    """The claim of an owner who has to ask."""
    state.auto_claim[P2] = False
    engine = Engine(state, ScriptedChance())
    charging.arrive(engine, P1, STREET, 1, False)
    return engine.state.claims[0].amount


# -- screens and speech -----------------------------------------------------------------


def row_lit(state: State) -> float:
    """The row of the deed on the space card that is due."""
    props = space_props(state, people(state), STREET)
    assert props.row is not None
    return amount(props.rows[props.row].amount)


def printed(space: int, row: int) -> Asker:
    """A row of a deed."""
    return lambda state: amount(rent_rows(state, space)[row].amount)


def dialog_note(frame: ChooseMove | Deliver, player: int, space: int) -> Asker:
    """A dialog's text beside a space to choose."""

    def asked(state: State) -> float:
        state.dice = (2, 3)
        state.stack.append(frame)
        desk = Desk(state, humans=(player,))
        assert isinstance(desk.top, MoveDialog | PlaceBuildingDialog)
        note = desk.top.note(space)
        found = re.search(r"rent \$(\d+)", note)
        assert found, note
        return int(found[1])

    return asked


def drawn(frame: Purchase | Auction) -> Asker:
    """The highest rent of the deed that is drawn in a dialog: more than anybody could raise."""

    def asked(state: State) -> float:
        state.cash = [300] * len(state.cash)
        state.stack.append(frame)
        desk = Desk(state, humans=(P1,))
        found = re.findall(r"\$(\d[\d,]*)", " ".join(written(desk.screen)))
        return max(int(each.replace(",", "")) for each in found)

    return asked


def together(state: State) -> float:
    """The rents of all deeds in an estate."""
    desk = Desk(state, humans=(P2,))
    return amount(purpose_figure(desk.table, P2, desk.state).value)


def on_the_player_card(state: State) -> float:
    desk = Desk(state, humans=(P2,))
    props = dict(player_card(desk.table, P2).props)
    return amount(props["Total rent"])


def lost_by_mortgaging(state: State) -> float:
    """The rent that the quick ways to money lose, as they say."""
    return max(way.loss for way in funding_options(state, P2))


SCREENS: dict[str, Asker] = {
    "space card": lambda s: amount(space_props(s, people(s), STREET).caption),
    "space card of a utility": lambda s: amount(
        space_props(s, people(s), UTILITY).caption.split("×")[0]
    ),
    "row that is due": row_lit,
    "deed, bare": printed(STREET, 0),
    "deed, the set": printed(STREET, 1),
    "deed, a hotel": printed(STREET, 6),
    "deed of a railroad": printed(RAILROAD, 3),
    "deed of a utility": lambda s: amount(rent_rows(s, UTILITY)[0].amount.split("×")[0]),
    "space told": lambda s: amount(describe_space(s, people(s), STREET)),
    "deed told": lambda s: amount(describe_deed(s, RAILROAD)),
    "estate": lambda s: amount(rent_text(s, STREET)),
    "estate, a utility": lambda s: amount(rent_text(s, UTILITY).split("×")[0]),
    "all rents": together,
    "player card, a deed": lambda s: amount(deed_props(s, STREET).rent),
    "player card, all rents": on_the_player_card,
    "quick ways": lost_by_mortgaging,
    "deed for sale": drawn(Purchase(P1, 39)),
    "deed under the hammer": drawn(Auction(39, bidders=(P1, P2))),
    "choice of a space": dialog_note(ChooseMove(P1, (STREET, 20), "bus"), P1, STREET),
    "place for a house": dialog_note(Deliver(P1, 21, "house", 1, 60), P1, 21),
}


# -- opponents, charts, luck -------------------------------------------------------------


def side(state: State) -> Position:
    return Position.of(state, BoardTable.of(state))


def remembered(state: State) -> float:
    """An opponent asks in the round before, and then."""
    cache = ValuationCache(BotConfig())
    now, state.round = state.round, ORDINARY
    cache.scale(state)
    state.round = now
    scale = cache.scale(state)
    return scale.groups[scale.group_of[STREET]].steps[4]


def outlook(state: State) -> float:
    """The income in the positions that the value function weighs, asked twice too."""
    seen = Outlook(weights())
    now, state.round = state.round, ORDINARY
    seen.chances(state)
    state.round, state.version = now, state.version + 1
    seen.chances(state)
    assert seen._here is not None
    return seen._here.side(P2).now


def by_luck(state: State) -> float:
    """The owner's average income from a roll, less that without rents."""
    bare = state.clone()
    bare.mortgaged = [owner == P2 for owner in bare.owner]
    bare.buildings = [0] * 40
    return expected_money(state, P1)[P2] - expected_money(bare, P1)[P2]


MINDS: dict[str, Asker] = {
    "income of a deed": lambda s: income(s, STREET),
    "income of a utility": lambda s: income(s, UTILITY),
    "rents faced": lambda s: choices.rent_faced(s, P1),
    "next throw": lambda s: choices.next_roll_costs(s, P1),
    "place to go to": lambda s: choices.arrival_value(s, P1, STREET, BotConfig()),
    "income now": lambda s: side(s).side(P2).now,
    "income then": lambda s: side(s).side(P2).then,
    "worth of buildings": remembered,
    "value function": outlook,
    "charts": lambda s: Chronicle(s).points()[-1].expected[P2],
    "luck": by_luck,
}

ENGINE: dict[str, Asker] = {
    "street": charged(STREET),
    "railroad by a card": charged(RAILROAD, 2),
    "utility": charged(UTILITY),
    "utility by a card": charged(UTILITY, 10, fresh=True),
    "claim": claimed,
}


@pytest.mark.usefixtures("planted")
@pytest.mark.parametrize("name", [*ENGINE, *SCREENS, *MINDS])
def test_rents_are_double_in_a_full_moon_round(name: str) -> None:
    asked = {**ENGINE, **SCREENS, **MINDS}[name]
    before, then = asked(game(round=ORDINARY)), asked(game(round=FULL_MOON))
    assert before != 0
    assert then == pytest.approx(2 * before)


@pytest.mark.usefixtures("planted")
def test_the_table_tells_the_rent_of_the_round_that_it_shows() -> None:
    """Tokens may still walk while the engine is in the next round."""
    state, seen = game(round=FULL_MOON), game(round=ORDINARY)
    shown = state_as_shown(state, model_of(seen))
    assert rents.rent(shown, STREET) == rents.rent(seen, STREET) != rents.rent(state, STREET)


@pytest.mark.usefixtures("planted")
def test_at_random_tables_everybody_follows_the_moon() -> None:
    tables = [table(seed) for seed in range(TABLES)]
    assert {moon(state) for state in tables} == {1, 2}
    for state in tables:
        compare(state)


def test_random_tables_show_a_rule_that_the_engine_alone_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are of any round: a rule put where only the charge is made does not go unnoticed."""

    def charge(state: State, *asked: Any) -> int:
        return moon(state) * rents.rent(state, *asked)

    monkeypatch.setattr(charging, "rents", SimpleNamespace(rent=charge, dice_for=rents.dice_for))
    with pytest.raises(AssertionError):
        for seed in range(TABLES):
            compare(table(seed))


def test_random_tables_are_of_any_moment() -> None:
    """Of any round that the rules allow, before and after time is called."""
    tables = [table(seed) for seed in range(120)]
    assert len({state.round for state in tables}) > 30
    assert len({state.turn for state in tables}) > 50
    assert all(state.round <= (state.rules.round_limit or state.round) for state in tables)
    timed = [state for state in tables if state.rules.time_limit_minutes]
    assert {state.time_called for state in timed} == {False, True}
    assert not any(state.time_called for state in tables if state not in timed)
