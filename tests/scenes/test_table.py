"""Playing at the table, by mouse and by keyboard."""

from typing import get_args

import pygame
import pytest

from monopoly_gui.engine.actions import Bundle, EndTurn, OfferTrade
from monopoly_gui.engine.events import CashMoved, DeedMoved, MortgageChanged, TokenMoved
from monopoly_gui.engine.frames import Auction, Frame, Purchase, TaxChoice, Turn
from monopoly_gui.engine.state import State
from monopoly_gui.scenes.menus.saved_list import SaveScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.table.auction.auction import AuctionDialog
from monopoly_gui.scenes.table.dialogs.purchase import PurchaseDialog
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.panels import PlayerDialog, player_card
from monopoly_gui.scenes.table.questions import NOTHING_TO_UNDO, WAIT
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.scenes.table.table_commands import WHEN_IDLE, TableMenu
from monopoly_gui.scenes.table.table_props import TEXTS, table_props
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from monopoly_gui.storage import listing
from monopoly_gui.ui.cards.deed_card import SpaceProps
from monopoly_gui.ui.panels.prompt_panel import PromptProps
from monopoly_gui.ui.text.log_words import plain
from tests.scenes.dialogs.desk import Scripted, own, position
from tests.scenes.drawn_anew import forget
from tests.scenes.seat import Seat


def prompt(seat: Seat) -> PromptProps:
    props = seat.table.picture.props
    assert props and props.prompt
    return props.prompt


def title(seat: Seat) -> str:
    props = seat.table.picture.props
    assert props
    return ", ".join(filter(None, (props.title.round, props.title.left)))


def shown_space(seat: Seat) -> int:
    props = seat.table.picture.props
    assert props and isinstance(props.slot, SpaceProps)
    return props.slot.space


def paused(state: State) -> State:
    """The turn of player 0 after the throw."""
    state.stack[0] = Turn(0, "end", False, True)
    return state


# -- a turn ------------------------------------------------------------------------------


def test_a_turn_by_keyboard() -> None:
    seat = Seat(position(2), dice=[(1, 3)], humans=(0, 1))
    assert prompt(seat).title == "Ada, your turn"
    seat.key(pygame.K_r)
    assert seat.state.position[0] == 4
    assert seat.until_rest().model.position[0] == 4
    assert seat.button("roll").reason == "You have already rolled; end your turn."
    seat.key(pygame.K_e)
    seat.until_rest()
    assert prompt(seat).title == "Blaise, your turn"


def test_a_turn_by_mouse() -> None:
    seat = Seat(position(2), dice=[(1, 3)], humans=(0, 1))
    seat.click("roll")
    seat.until_rest()
    seat.click("end")
    seat.until_rest()
    assert seat.state.current == 1


def test_enter_does_what_is_golden() -> None:
    seat = Seat(position(2), dice=[(1, 3)], humans=(0, 1))
    seat.key(pygame.K_RETURN)
    seat.until_rest()
    assert seat.state.position[0] == 4
    seat.key(pygame.K_RETURN)
    assert seat.state.current == 1


def test_what_cannot_be_done_says_why() -> None:
    seat = Seat(position(2), humans=(0, 1))
    assert seat.button("end").reason == "Roll the dice first."
    assert seat.button("undo").reason == NOTHING_TO_UNDO
    assert seat.button("roll").reason == ""


def test_a_prisoner_sees_the_ways_out() -> None:
    state = position(2)
    state.position[0], state.jail_turns[0] = 10, 0
    seat = Seat(state, humans=(0, 1))
    roll, fine, card = seat.table.buttons.all[:3]
    assert (roll.name, fine.name, card.name) == ("roll", "fine", "card")
    assert "You have no" in card.reason
    # an open question has them itself
    assert not any(button.visible for button in (roll, fine, card))
    seat.screen.key(pygame.K_v)
    seat.screen.frame()
    assert all(button.visible for button in (roll, fine, card))


def test_what_the_engine_forbids_is_told_in_a_toast() -> None:
    state = paused(position(2))
    own(state, 1, "mediterranean_avenue")
    seat = Seat(state, humans=(0, 1))
    assert not seat.table.submit(OfferTrade(0, 1, Bundle(cash=9999), Bundle(deeds=(1,))))
    assert seat.screen.said == ["You have only $1,500 in cash."]


def test_the_log_tells_what_happened() -> None:
    seat = Seat(position(2), dice=[(1, 3)], humans=(0, 1))
    seat.key(pygame.K_r)
    seat.until_rest()
    parts = [plain(line.text) for line in seat.table.game.book.lines]
    assert parts[-2:] == [
        "Ada rolls 1 + 3 and moves to Income Tax.",
        "Ada pays $200 Income Tax.",
    ]


# -- dialogs -----------------------------------------------------------------------------


def test_the_question_opens_when_the_token_has_arrived() -> None:
    seat = Seat(position(2), dice=[(1, 2)], reduced_motion=False)
    seat.key(pygame.K_r)
    assert isinstance(seat.state.top, Purchase)
    seat.frames(3)
    seat.screen.shows(TableScene)
    seat.until_rest()
    seat.frames(3)
    seat.screen.shows(PurchaseDialog)


def test_a_saved_auction_opens_by_itself() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    seat = Seat(state)
    seat.frames(3)
    seat.screen.shows(AuctionDialog)


def test_an_opponents_offer_opens_the_trade() -> None:
    state = position(2)
    own(state, 0, "boardwalk")
    state.stack[0], state.current = Turn(1), 1
    bot = Scripted(OfferTrade(1, 0, Bundle(cash=500), Bundle(deeds=(39,))), reason="I want it.")
    seat = Seat(state, bots={1: bot})
    seat.frames(40)
    seat.screen.shows(TradeDialog)
    parts = [plain(line.text) for line in seat.table.game.book.lines]
    assert parts[-2:] == ["Blaise offers Ada $500 for Boardwalk.", "Blaise: “I want it.”"]
    seat.key(pygame.K_a)
    seat.until_rest()
    assert seat.state.owner[39] == 1


def test_building_and_trading_are_open_at_any_time() -> None:
    seat = Seat(position(2))
    seat.key(pygame.K_b)
    seat.frames(2)
    seat.screen.shows(EstateDialog)
    seat.table.context.scenes.pop()
    seat.frames(2)
    seat.key(pygame.K_t)
    seat.frames(2)
    seat.screen.shows(TradeDialog)


def test_one_can_build_between_the_steps_of_opponents() -> None:
    seat = Seat(paused(position(3)), dice=[(1, 2), (1, 2)], reduced_motion=False)
    seat.key(pygame.K_e)
    seat.frames(12)
    assert not seat.table.is_settled
    seat.key(pygame.K_b)
    assert seat.screen.said == [WHEN_IDLE]
    for _ in range(200):
        seat.frames()
        if seat.table.context.scenes.top is not seat.table:
            break
    seat.screen.shows(EstateDialog)
    assert isinstance(seat.state.top, Turn)
    version = seat.state.version
    seat.frames(60)
    assert seat.state.version == version


def test_a_click_on_a_panel_shows_its_player_who_can_be_offered_a_trade() -> None:
    seat = Seat(position(3))
    seat.click("player 0")
    assert [b.name for b in seat.screen.shows(PlayerDialog).buttons] == ["close"]
    seat.key(pygame.K_ESCAPE)
    assert seat.table.panels.spots[2].hint == "Look closer, or offer Chen a trade."
    seat.click("player 2")
    seat.screen.shows(PlayerDialog)
    seat.click("trade")
    seat.frames(2)
    dialog = seat.screen.shows(TradeDialog)
    assert dialog.player == 0


# -- several humans -----------------------------------------------------------------------


def test_with_several_humans_the_buttons_say_for_whom_they_stand() -> None:
    seat = Seat(position(3), humans=(0, 2))
    assert seat.table.actor == 0
    assert seat.button("seat").label == "Ada"
    seat.key(pygame.K_p)
    assert seat.table.actor == 2
    assert seat.button("manage").tip.endswith("for Chen (I).")
    seat.click("player 0")
    assert seat.table.actor == 0


def test_a_human_alone_needs_no_choice() -> None:
    seat = Seat(position(3))
    assert "seat" not in [button.name for button in seat.table.buttons.all]


def test_everybody_who_is_asked_is_named() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    seat = Seat(state, humans=(0, 1, 2))
    assert prompt(seat).title == "Ada, Blaise and Chen, please decide"
    assert "Boardwalk" in prompt(seat).text


def test_a_question_that_would_cut_the_prompt_hushes_it() -> None:
    state = position(3)
    state.stack.append(Auction(39))
    seat = Seat(state)
    dialog = seat.screen.shows(AuctionDialog)
    assert dialog.box.colliderect(seat.table.picture.layout.prompt)
    assert prompt(seat).hushed
    dialog.folding.fold()
    seat.frames(2)
    assert not prompt(seat).hushed


def test_every_frame_has_a_prompt() -> None:
    assert set(TEXTS) == set(get_args(Frame))


# -- time ---------------------------------------------------------------------------------


def test_opponents_play_and_are_seen_doing_it() -> None:
    seat = Seat(paused(position(2)), dice=[(1, 3)], reduced_motion=False)
    seat.key(pygame.K_e)
    seat.frames(6)
    assert seat.table.model.current == 1
    assert prompt(seat).title == "Blaise’s turn"
    assert [b.name for b in seat.table.buttons._upper()] == ["skip"]
    assert seat.table.moving


def test_space_skips_to_the_humans_turn() -> None:
    seat = Seat(paused(position(2)), dice=[(1, 3)], reduced_motion=False)
    seat.key(pygame.K_e)
    seat.frames(3)
    seat.key(pygame.K_SPACE)
    seat.frames(12)
    assert seat.state.current == 0
    assert seat.table.is_settled
    assert seat.table.model.position[1] == 4


def test_instant_speed_shows_only_the_result() -> None:
    seat = Seat(
        paused(position(4)),
        dice=[(1, 3), (1, 3), (1, 3)],
        speed="instant",
        reduced_motion=False,
    )
    seat.key(pygame.K_e)
    seat.frames(24)
    assert (seat.state.current, seat.table.is_settled) == (0, True)


def test_plus_and_minus_set_the_speed() -> None:
    seat = Seat(position(2))
    speeds = []
    for key in (*[pygame.K_PLUS] * 3, *[pygame.K_MINUS] * 4):
        seat.key(key)
        speeds.append(seat.screen.context.settings.speed)
    assert speeds == ["fast", "instant", "instant", "fast", "normal", "slow", "slow"]


def test_opponents_wait_while_the_menu_is_open() -> None:
    seat = Seat(paused(position(2)), dice=[(1, 3)])
    seat.table.commands.menu()
    seat.frames()
    seat.table.submit(EndTurn(0))
    seat.frames(40, 0.2)
    assert seat.state.current == 1
    assert seat.state.position[1] == 0


def test_a_game_against_time_shows_what_is_left_and_calls_time() -> None:
    seat = Seat(position(2, rules={"time_limit_minutes": 10, "win_condition": "richest_at_limit"}))
    shown = [title(seat)]
    seat.table.commands.menu()
    seat.frames(3)
    seat.frames(10, 100)
    shown.append(title(seat))
    seat.key(pygame.K_ESCAPE)
    seat.frames(10, 100)
    shown.append(title(seat))
    start = "Round 15, 10:00 left"
    assert shown == [start, start, "Round 15, the last round"]


def test_an_idle_table_draws_nothing() -> None:
    seat = Seat(position(4))
    seat.frames(40)
    assert not seat.table.moving
    assert [seat.screen.frame() for _ in range(5)] == [[]] * 5


def test_a_moving_token_has_only_its_surroundings_drawn() -> None:
    seat = Seat(position(2), dice=[(1, 2)], reduced_motion=False)
    seat.key(pygame.K_r)
    drawn = []
    for _ in range(200):
        drawn += [area.width * area.height for area in seat.screen.frame(0.016)]
        if seat.table.model.position[0]:
            break
    drawn = [area.width * area.height for _ in range(20) for area in seat.screen.frame(0.016)]
    assert drawn and sorted(drawn)[len(drawn) // 2] < 1280 * 720 / 20


# -- looking ------------------------------------------------------------------------------


def test_the_deed_under_the_pointer_is_shown() -> None:
    seat = Seat(position(2))
    seat.move(seat.table.picture.cell(39).center)
    assert shown_space(seat) == 39
    seat.move(seat.table.picture.layout.title.midleft)
    assert shown_space(seat) == 0


def test_a_click_pins_a_deed_and_escape_lets_it_go() -> None:
    seat = Seat(position(2))
    seat.click(seat.table.picture.cell(24).center)
    seat.move(seat.table.picture.layout.title.midleft)
    assert shown_space(seat) == 24
    seat.key(pygame.K_ESCAPE)
    assert shown_space(seat) == 0
    seat.screen.shows(TableScene)


def test_the_keyboard_walks_over_the_board() -> None:
    seat = Seat(position(2))
    for _ in range(20):
        seat.key(pygame.K_TAB)
        if seat.table.form.focused is seat.table.board_spot:
            break
    seat.key(pygame.K_LEFT)
    seat.key(pygame.K_LEFT)
    assert shown_space(seat) == 2


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 8])
def test_the_table_fits_any_window(size: tuple[int, int], players: int) -> None:
    seat = Seat(position(players), size=size)
    table = seat.table
    with table.fitted():
        for button in (button for button in table.buttons.all if button.focusable):
            assert button.rect.width >= button.width(table.context.painter), button.name
    seat.key(pygame.K_r)


# -- the rest -------------------------------------------------------------------------------


def test_escape_opens_the_menu_and_closes_it() -> None:
    seat = Seat(position(2))
    seat.key(pygame.K_ESCAPE)
    seat.frames(2)
    seat.screen.shows(TableMenu)
    seat.key(pygame.K_ESCAPE)
    seat.frames(2)
    seat.screen.shows(TableScene)


def test_escape_opens_the_menu_while_something_moves_and_space_skips() -> None:
    seat = Seat(position(2), dice=[(1, 3)])
    seat.key(pygame.K_r)
    seat.key(pygame.K_ESCAPE)
    seat.frames(2)
    seat.screen.shows(TableMenu)
    seat.key(pygame.K_ESCAPE)
    seat.key(pygame.K_SPACE)
    seat.screen.shows(TableScene)
    assert seat.table.model.position[0] == 4


def test_nothing_happens_on_a_table_that_is_not_seen_yet() -> None:
    seat = Seat(position(2), dice=[(1, 3)])
    scenes, table = seat.screen.context.scenes, TableScene(seat.screen.context, seat.table.match)
    scenes.arrival.patience = 0.0
    forget(seat.screen.context.painter)
    scenes.push(table)
    seat.frames(2)
    assert (scenes.unseen, table.game.paused) == (True, True)
    scenes.arrival.patience = 600.0
    seat.frames(2)
    assert (scenes.unseen, table.game.paused) == (False, False)


def test_an_opponent_is_said_to_think_only_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat = Seat(paused(position(2)))
    monkeypatch.setattr(seat.table.match, "poll", lambda wait=0.0: None)
    seat.table.submit(EndTurn(0))
    seat.until_rest()

    def told() -> str:
        prompt = table_props(seat.table, seat.table.board_spot, None).prompt
        return plain(prompt.text) if prompt else ""

    assert told() == "Blaise’s turn (round 15)."
    seat.frames(8, 0.1)
    assert told() == "Blaise is thinking."


def test_the_menu_leads_on() -> None:
    for key, kind in (
        (pygame.K_s, SaveScene),
        (pygame.K_t, SettingsScene),
        (pygame.K_q, TitleScene),
    ):
        seat = Seat(position(2))
        seat.key(pygame.K_ESCAPE)
        seat.frames(2)
        seat.key(key)
        seat.frames(2)
        assert isinstance(seat.screen.scene, kind)


def test_the_game_can_be_saved_under_a_name() -> None:
    seat = Seat(position(2))
    seat.key(pygame.K_s)
    seat.frames(2)
    seat.screen.write("name", "a fine game")
    seat.click("save")
    seat.frames(2)
    assert [line.name for line in listing(seat.screen.context.saves)] == ["a fine game"]
    assert seat.screen.said == ["Saved as “a fine game”."]


def test_a_step_can_be_taken_back() -> None:
    state = paused(position(2))
    own(state, 0, "boardwalk")
    seat = Seat(state)
    seat.table.submit(OfferTrade(0, 1, Bundle(deeds=(39,)), Bundle(cash=50)))
    seat.table.game.paused = True
    seat.table.questions.undo()
    assert seat.screen.said == [WAIT]
    seat.table.game.timeline.skip()
    seat.table.questions.undo()
    seat.frames(2)
    assert seat.state.offers == []
    seat.table.questions.undo()
    assert seat.screen.said[-1] == NOTHING_TO_UNDO


def test_a_loaded_game_remembers_what_happened() -> None:
    seat = Seat(position(2), dice=[(1, 3)], humans=(0, 1))
    seat.key(pygame.K_r)
    seat.until_rest()
    again = Seat.of(seat.table.match.saved())
    parts = [plain(line.text) for line in again.table.game.book.lines]
    assert "Ada pays $200 Income Tax." in parts


def test_leaving_lets_the_opponents_go() -> None:
    seat = Seat(position(2))
    closed = []
    seat.table.match.close = lambda: closed.append(True)  # type: ignore[method-assign]
    seat.screen.open(TitleScene(seat.screen.context))
    assert closed == [True]


def test_no_worth_is_shown_while_a_tax_is_chosen() -> None:
    """[TAX-4] Ada stands on Income Tax and may pay a share of her worth, uncounted."""
    state = position(2)
    state.position[0] = 4
    assert "Worth" in dict(player_card(Seat(state).table, 0).props)
    state.stack.append(TaxChoice(0, 4))
    assert "Worth" not in dict(player_card(Seat(state).table, 0).props)


def test_a_space_can_be_looked_at_while_a_dialog_lies_on_the_board() -> None:
    state = position(2)
    state.position[0] = 39
    state.stack.append(Purchase(0, 39))
    seat = Seat(state)
    seat.frames(3)
    dialog = seat.screen.shows(PurchaseDialog)
    seat.move(seat.table.picture.cell(21).center)
    assert dialog.peek.looked_at() == 21
    seat.move(dialog.box.center)
    assert dialog.peek.looked_at() is None


def test_a_deed_in_a_trade_is_shown_closely() -> None:
    state = position(2)
    own(state, 1, "boardwalk")
    seat = Seat(state)
    seat.key(pygame.K_t)
    seat.frames(2)
    dialog = seat.screen.shows(TradeDialog)
    seat.move(dialog.form.find("deed 39").rect.center)
    assert dialog.peek.looked_at() is None
    seat.frames(15)
    assert dialog.peek.looked_at() == 39


def test_nothing_is_left_of_a_deed_when_another_is_shown_on_the_other_side() -> None:
    state = position(2)
    own(state, 0, "baltic_avenue")
    own(state, 1, "boardwalk")
    seat = Seat(state)
    seat.key(pygame.K_t)
    dialog = seat.screen.shows(TradeDialog)
    for space in (3, 39, 3):
        seat.move(dialog.form.find(f"deed {space}").rect.center)
        seat.frames(15)
        assert dialog.peek.looked_at() == space
        shown = pygame.image.tobytes(seat.screen.app.surface, "RGB")
        seat.screen.context.scenes.invalidate()
        seat.frames()
        assert pygame.image.tobytes(seat.screen.app.surface, "RGB") == shown


def read_closely(seat: Seat) -> int | None:
    """The space whose deed is shown."""
    return seat.table.board_spot.shown


def test_a_pointer_that_rests_on_the_board_shows_nothing_while_keys_are_used() -> None:
    seat = Seat(position(2), dice=[(1, 2)])
    seat.move(seat.table.picture.cell(39).center)
    assert read_closely(seat) == 39
    seat.key(pygame.K_r)
    assert read_closely(seat) is None
    seat.until_rest()
    seat.screen.context.scenes.pop()
    seat.frames(3)
    assert read_closely(seat) is None
    seat.move(seat.table.picture.cell(37).center)
    assert read_closely(seat) == 37


def test_the_deed_follows_what_the_player_deals_with_and_then_the_token() -> None:
    seat = Seat(paused(position(3)))
    seat.frames(3)
    shown = [shown_space(seat)]
    for event in (
        MortgageChanged(23, 0, False), DeedMoved(21, 1, 0), MortgageChanged(37, 2, True),
        TokenMoved(0, 0, 6, "forward"),
    ):  # fmt: skip
        seat.table.game.timeline.feed([event])
        seat.until_rest()
        shown.append(shown_space(seat))
    assert shown == [0, 23, 21, 21, 6], "but not what another one deals with"


def test_what_happens_has_the_colour_of_whom_it_is_about() -> None:
    """Not of whose turn it is."""
    seat = Seat(position(3), reduced_motion=False)
    seat.table.game.timeline.feed([CashMoved(2, 1, 10, "rent", 6)])
    seat.frames(3)
    assert not seat.table.is_settled and seat.table.model.current == 0
    assert prompt(seat).colour == seat.table.colour(2)


def test_a_deed_that_a_dialog_shows_lies_nowhere_else_until_that_is_folded() -> None:
    state = position(2)
    state.stack.append(Purchase(0, 39))
    seat = Seat(state)
    seat.frames(4)
    dialog = seat.screen.shows(PurchaseDialog)
    props = seat.table.picture.props
    assert props and props.slot is None
    seat.screen.click(dialog.folding.button.name)
    seat.frames(4)
    props = seat.table.picture.props
    assert props and isinstance(props.slot, SpaceProps) and props.slot.space == 39
