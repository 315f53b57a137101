"""Of the table only what has changed is drawn again."""

from contextlib import suppress
from dataclasses import replace

import pygame
import pytest

from monopoly_gui.ai.characters import OWN
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.cards import CHANCE
from monopoly_gui.engine.frames import Debt
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.cards.space_card import space_props, space_text
from monopoly_gui.ui.painting.cache import DrawDeferred
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.panels.face import FaceProps, draw_face, face_area
from monopoly_gui.ui.panels.prompt_panel import PromptProps
from monopoly_gui.ui.panels.table_picture import TablePicture
from monopoly_gui.ui.panels.table_props import TableProps, bank_props, player_props, space_marks
from monopoly_gui.ui.panels.title_bar import TitleProps
from monopoly_gui.ui.table_model import TableModel, model_of
from monopoly_gui.ui.text.people import People, Person
from tests.ui.random_games import any_rules, begun, play

TOKENS = ("car", "ship", "dog", "hat", "cat", "boot", "plane", "duck")


def game(players: int, steps: int = 500, seed: int = 4) -> Engine:
    engine = begun(seed, players)
    for _ in play(engine, seed, steps):
        pass
    return engine


def people(engine: Engine) -> People:
    seats = range(engine.state.players)
    state = engine.state
    return People(
        [Person(f"Player {p}", TOKENS[p], p, p == 0) for p in seats], state.board, state.rules
    )


def props(painter: Painter, engine: Engine, model: TableModel, space: int = 0) -> TableProps:
    state, who = engine.state, people(engine)
    return TableProps(
        title=TitleProps("Round 3"),
        players=player_props(state, model, who, painter.theme),
        bank=bank_props(state, model),
        marks=space_marks(state.board, model),
        prompt=PromptProps("Ada", "Roll the dice.", "car", (200, 0, 0), True),
        slot=space_props(state, who, space),
        dice=(3, 4),
        current=0,
    )


def picture(painter: Painter, engine: Engine) -> TablePicture:
    made = TablePicture(painter, engine.state.board, people(engine))
    made.place(pygame.Rect(0, 0, 1280, 720))
    return made


@pytest.mark.parametrize("players", range(2, 9))
def test_any_number_of_players_can_be_drawn(
    painter: Painter, screen: pygame.Surface, players: int
) -> None:
    engine = game(players)
    table = picture(painter, engine)
    model = model_of(engine.state)
    table.show(model, props(painter, engine, model))
    table.draw(screen)


def test_nothing_is_drawn_again_when_nothing_has_changed(painter: Painter) -> None:
    engine = game(4)
    table = picture(painter, engine)
    model = model_of(engine.state)
    assert table.show(model, props(painter, engine, model))
    assert table.show(model, props(painter, engine, model)) == []


def test_money_changes_one_panel(painter: Painter) -> None:
    engine = game(4)
    table = picture(painter, engine)
    model = model_of(engine.state)
    before = props(painter, engine, model)
    table.show(model, before)
    richer = replace(before.players[2], cash="$9,999")
    players = (*before.players[:2], richer, before.players[3])
    damage = table.show(model, replace(before, players=players))
    panel = table.layout.panels[2]
    assert damage and all(area.colliderect(panel) for area in damage)
    assert not any(area.colliderect(table.layout.board.inflate(-40, -40)) for area in damage)


def test_only_a_player_in_debt_owes(painter: Painter) -> None:
    engine = begun(3)
    state, model = engine.state, model_of(engine.state)
    model.cash[0] = state.cash[0] = 0
    shown = player_props(state, model, people(engine), painter.theme)
    assert not any(one.owes for one in shown)
    state.stack.append(Debt(1, (2,), 500, "rent"))
    shown = player_props(state, model, people(engine), painter.theme)
    assert [one.owes for one in shown[:3]] == [False, True, False]


def test_a_house_changes_one_space(painter: Painter) -> None:
    engine = begun(1)
    engine.state.owner[39] = 0
    table = picture(painter, engine)
    model = model_of(engine.state)
    before = props(painter, engine, model)
    table.show(model, before)
    model.buildings[39] = 1
    marks = space_marks(engine.state.board, model)
    damage = table.show(model, replace(before, marks=marks))
    assert damage
    assert all(area == table.view.mark_area(39) for area in damage)


def test_what_is_repaired_looks_as_if_drawn_at_once(painter: Painter) -> None:
    engine = game(4, steps=100)
    table = picture(painter, engine)
    pictures = []
    for action, _events in play(engine, 9, steps=150):
        model = model_of(engine.state)
        table.show(model, props(painter, engine, model, space=action.player))
    model = model_of(engine.state)
    for one in (table, picture(painter, engine)):
        one.show(model, props(painter, engine, model, space=action.player))
        surface = pygame.Surface((1280, 720), 0, 32)
        one.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_every_space_has_something_to_read(painter: Painter, screen: pygame.Surface) -> None:
    for seed in range(3):
        engine = begun(seed, rules=any_rules(seed))
        table = picture(painter, engine)
        model = model_of(engine.state)
        for space in range(40):
            shown = props(painter, engine, model, space)
            table.show(model, shown)
            table.draw(screen)
            if not engine.state.board.spaces[space].is_deed:
                assert space_text(engine.state, people(engine), space)[0]


def test_go_tells_what_it_pays_by_the_rules_of_the_game() -> None:
    """[GO-1]"""
    for bonus, text in (
        (200, "Collect $200 whenever you pass or land here."),
        (400, "Collect $200 whenever you pass, and $400 when you land here."),
    ):
        engine = begun(1, rules=Rules(go_landing_bonus=bonus))
        assert space_text(engine.state, people(engine), 0)[0] == text


def test_a_tax_by_choice_tells_the_share_that_the_board_prints() -> None:
    """[TAX-2]"""
    engine = begun(1, rules=Rules(income_tax="choice"))
    state, who = engine.state, people(engine)
    assert space_text(state, who, 4)[0] == "Pay $200, or 10% of everything you have."
    spaces = list(state.board.spaces)
    spaces[4] = replace(spaces[4], tax=170, tax_percent=15)
    state.board = replace(state.board, spaces=tuple(spaces))
    assert space_text(state, who, 4)[0] == "Pay $170, or 15% of everything you have."


@pytest.mark.parametrize("rights", ["full", "no_rent", "no_trade_no_rent"])
def test_an_owner_in_jail_may_have_to_do_without_rent(rights: str) -> None:
    """[JAIL-7]"""
    engine = begun(1, rules=Rules(jail_rights=rights))
    state, who = engine.state, people(engine)
    state.owner[39], state.jail_turns[1] = 1, 0
    shown = space_props(state, who, 39)
    if rights == "full":
        assert (shown.caption, shown.row) == ("Player 1: rent $50", 0)
    else:
        assert (shown.caption, shown.row) == ("No rent: Player 1 in Jail", None)


def test_the_rent_due_now_is_marked() -> None:
    engine = begun(1)
    who = people(engine)
    state = engine.state
    assert space_props(state, who, 39).row is None
    state.owner[39] = 1
    assert (space_props(state, who, 39).row, space_props(state, who, 39).caption) == (
        0,
        "Player 1: rent $50",
    )
    state.owner[37] = 1
    assert space_props(state, who, 39).caption == "Player 1: rent $100"
    assert space_props(state, who, 39).row == 1
    state.buildings[39] = 5
    assert space_props(state, who, 39).row == 6
    state.buildings[39] = 0
    state.mortgaged[39] = True
    assert (space_props(state, who, 39).row, space_props(state, who, 39).caption) == (
        None,
        "Player 1: no rent",
    )


def test_a_set_is_a_street_while_it_is_complete_and_not_mortgaged(painter: Painter) -> None:
    engine = begun(1)
    board = engine.state.board
    engine.state.owner[37] = engine.state.owner[39] = 0
    model = model_of(engine.state)
    assert all(mark.whole for mark in space_marks(board, model))
    model.mortgaged[37] = True
    assert not any(mark.whole for mark in space_marks(board, model))
    model.mortgaged[37], model.owner[37] = False, 1
    assert not any(mark.whole for mark in space_marks(board, model))


def test_a_table_that_changes_while_it_is_laid_looks_as_if_drawn_at_once(painter: Painter) -> None:
    engine = game(4, steps=100)
    pictures = []
    for broken_off in (True, False):
        table = picture(painter, engine)
        model = model_of(engine.state)
        surface = pygame.Surface((1280, 720), 0, 32)
        shown = props(painter, engine, model)
        if broken_off:
            painter.cache.clear()
            table.show(model, shown)
            for cash in range(5):
                players = (*shown.players[:2], replace(shown.players[2], cash=f"${cash}"))
                table.show(model, replace(shown, players=(*players, shown.players[3])))
                for _ in range(30):
                    with suppress(DrawDeferred), painter.cache.hurry(0.0):
                        table.draw(surface)
        table.show(model, shown)
        table.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_deed_that_is_bought_is_added_to_what_lies_there(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is not drawn anew, and it looks as if it had been."""
    engine = game(3, steps=60)
    before = model_of(engine.state)
    free = next(space for space in engine.state.board.deeds if before.owner[space] == BANK)
    shown = props(painter, engine, before)
    engine.state.owner[free] = 1
    after = props(painter, engine, model_of(engine.state))
    surface = pygame.Surface((1280, 720), 0, 32)
    pictures, drawn = [], 0
    draw_static = FlatBoardView.draw_static

    def counted(view: FlatBoardView, surface: pygame.Surface) -> None:
        nonlocal drawn
        drawn += 1
        draw_static(view, surface)

    monkeypatch.setattr(FlatBoardView, "draw_static", counted)
    for steps in ((shown, after), (after,)):
        table = picture(painter, engine)
        for one in steps:
            table.show(before, one)
            table.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn == 2, "once for each table"
    assert pictures[0] == pictures[1]


def test_dice_lie_where_they_fell_when_the_turn_passes(painter: Painter) -> None:
    engine = game(3, steps=60)
    table, model = picture(painter, engine), model_of(engine.state)
    spots = []
    for player in range(3):
        table.show(model, replace(props(painter, engine, model), current=player, thrower=0))
        spots.append(table.die_spots(2))
    assert spots[0] == spots[1] == spots[2]


@pytest.mark.parametrize("side", [24, 60, 200])
def test_the_token_at_a_face_has_its_whole_shadow(painter: Painter, side: int) -> None:
    surface = pygame.Surface((400, 400), 0, 32)
    surface.fill((255, 255, 255))
    spot = pygame.Rect(0, 0, side, side)
    spot.center = (200, 200)
    props = FaceProps(OWN["builder"], "calm", BANK, "dog", (40, 90, 200))
    draw_face(painter, surface, spot, props, (0.0, 0.0))
    drawn = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1))
    drawn.invert()
    for area, more in ((spot, True), (face_area(spot), False)):
        drawn.erase(pygame.Mask(area.size, fill=True), area.topleft)
        assert bool(drawn.count()) is more


def test_a_space_without_a_deed_says_the_sum_and_who_has_jail_cards() -> None:
    engine = begun(4, 3, rules=Rules())
    state, who = engine.state, people(engine)
    chance = next(key for key in range(16) if state.board.decks[CHANCE][key].kind == "jail_free")
    state.cards[2] = [chance]
    for space, amount, holders in ((0, "$200", ()), (7, "", ("Player 2",)), (2, "", ())):
        shown = space_props(state, who, space)
        assert shown.due.amount == amount
        assert tuple(row.amount for row in shown.rows) == holders
    for space in (10, 30):
        assert [row.amount for row in space_props(state, who, space).rows] == ["Player 2"]
