"""A player looked at closely, and the money that everybody begins with."""

import pygame
import pytest

from monopoly_gui.engine.frames import TaxChoice
from monopoly_gui.engine.notes import NOTES, change_for, starting_notes
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.table.panels import player_card
from monopoly_gui.storage import SeatRecord
from monopoly_gui.ui.cards.banknotes import KINDS
from tests.scenes.dialogs.desk import own, own_set, position
from tests.scenes.seat import Seat


def shown(seat: Seat) -> str:
    """Whose card is up, "" for nobody's."""
    card = seat.table.panels.card
    return card.props.name if card.visible and card.props else ""


def test_a_panel_that_is_pointed_at_shows_its_player_after_a_moment() -> None:
    seat = Seat(position(3))
    seat.move(seat.table.panels.spots[1].rect.center)
    assert shown(seat) == ""
    seat.frames(15)
    assert shown(seat) == "Blaise"
    assert not seat.table.panels.card.rect.colliderect(seat.table.panels.spots[1].rect)
    seat.move(seat.table.picture.layout.title.midleft)
    seat.frames(2)
    assert shown(seat) == ""


def test_so_does_one_that_has_the_focus() -> None:
    seat = Seat(position(3))
    for _ in range(20):
        seat.key(pygame.K_TAB)
        if seat.table.form.focused is seat.table.panels.spots[2]:
            break
    seat.frames(15)
    assert shown(seat) == "Chen"


def test_it_tells_cash_rents_and_deeds() -> None:
    state = position(2)
    own_set(state, 1, "brown", level=1)
    own(state, 1, "boardwalk", mortgaged=True)
    state.cash[1] = 862
    props = player_card(Seat(state).table, 1)
    assert props.notes == ((500, 1), (100, 3), (50, 1), (10, 1), (1, 2))
    assert [(d.name, d.note, d.rent) for d in props.deeds] == [
        ("Mediterranean Avenue", "1 house", "$10"),
        ("Baltic Avenue", "1 house", "$20"),
        ("Boardwalk", "", "mortgaged"),
    ]
    assert ("Total rent", "$30") in props.props
    assert ("Mortgaged", "1") in props.props


def test_a_prisoner_who_collects_no_rent_is_shown_with_none() -> None:
    """[JAIL-7]"""
    state = position(2, rules={"jail_rights": "no_rent"})
    own_set(state, 1, "brown", level=1)
    state.position[1], state.jail_turns[1] = 10, 0
    props = player_card(Seat(state).table, 1)
    assert [d.rent for d in props.deeds] == ["no rent", "no rent"]
    assert ("Total rent", "$0") in props.props


def test_a_fixed_rent_of_a_utility_is_a_sum() -> None:
    """[RENT-13]"""
    state = position(2, rules={"utility_rent": "flat"})
    own(state, 1, "electric_company")
    props = player_card(Seat(state).table, 1)
    assert [d.rent for d in props.deeds] == ["$28"]


def test_nothing_is_counted_while_a_tax_is_chosen() -> None:
    state = position(2)
    state.position[0] = 4
    state.stack.append(TaxChoice(0, 4))
    assert player_card(Seat(state).table, 0).props == ()


@pytest.mark.parametrize("kind", sorted(NOTES))
def test_the_first_money_is_shown_in_the_notes_of_the_rules(kind: str) -> None:
    rules = Rules(cash_denominations=kind)
    seats = [SeatRecord("Ada", "human", "car", 0), SeatRecord("Blaise", "human", "dog", 1)]
    seat = Seat.of(Match.new("us_2008", rules, seats, seed=5, threaded=False).saved())
    props = seat.table.picture.props
    assert props and props.purse == starting_notes(rules)


def test_every_note_has_a_drawing_of_its_own() -> None:
    values = {value for notes in NOTES.values() for value, _count in notes}
    assert values == set(KINDS)
    assert sum(v * n for v, n in change_for(1234, tuple(values))) == 1234


def test_the_bankrupt_have_no_card_and_the_table_comes_to_rest() -> None:
    state = position(3)
    seat = Seat(state)
    seat.state.alive[1] = False
    seat.move(seat.table.panels.spots[1].rect.center)
    seat.frames(15)
    assert shown(seat) == ""
    assert not seat.table.moving
