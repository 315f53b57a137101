"""The others' actions, summed up at a player's next turn."""

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.engine.actions import Bid, Bundle, Decline, Pass, PayFine
from monopoly_gui.engine.board import BANK, JAIL
from monopoly_gui.engine.events import AuctionClosed, CashMoved, TradeDone
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.state import State
from monopoly_gui.scenes.table.auction.auction import AuctionDialog
from monopoly_gui.scenes.table.dialogs.jail import JailDialog
from monopoly_gui.scenes.table.dialogs.log_dialog import LogDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.cards.deed_card import SpaceProps, draw_deed
from monopoly_gui.ui.cards.summary_card import TEXT, SummaryCard
from monopoly_gui.ui.text.digest import Digest, DigestItem
from monopoly_gui.ui.text.log_words import plain, quoted
from tests.scenes.dialogs.desk import Scripted, imprison, own, own_set, position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat
from tests.waiting import repeat_until


def paused(state: State) -> State:
    """The turn of player 0 after the throw."""
    state.stack[0] = Turn(0, "end", False, True)
    return state


def a_round(summaries: bool = True, jailed: bool = False) -> Seat:
    """Ada ends her turn; Blaise comes to her Oriental Avenue, Chen to that of Blaise."""
    state = paused(position(3))
    if jailed:
        imprison(state, 0)
    own(state, 0, "oriental_avenue")
    own(state, 1, "vermont_avenue")
    seat = Seat(state, dice=[(2, 4), (3, 5)], summaries=summaries)
    seat.key(pygame.K_e)
    for _ in range(200):
        seat.frames()
        if seat.state.current == 0 and seat.table.is_settled:
            break
    seat.frames(3)
    return seat


def shown(seat: Seat) -> list[str]:
    return seat.table.side.summary.card.shown if seat.table.side.summary.open else []


def test_a_way_out_of_jail_before_the_roll_keeps_it() -> None:
    seat = a_round(jailed=True)
    before = shown(seat)
    assert before
    assert seat.table.submit(PayFine(0))
    seat.until_rest()
    assert shown(seat) == before


def test_it_tells_what_happened_and_goes_with_the_next_step() -> None:
    seat = a_round()
    assert shown(seat) == [
        "Blaise pays you rent: Oriental Avenue",
        "Chen pays Blaise rent: Vermont Avenue",
    ]
    seat.key(pygame.K_b)
    seat.frames(2)
    seat.screen.scene.form.on_cancel()  # type: ignore[misc]
    seat.frames(2)
    assert shown(seat)
    seat.screen.shows(TableScene)
    seat.key(pygame.K_r)
    seat.until_rest()
    assert shown(seat) == []


def test_an_answer_in_the_turn_of_another_puts_nothing_away() -> None:
    state = paused(position(3))
    own(state, 0, "oriental_avenue")
    seat = Seat(state, dice=[(2, 4), (3, 5)], bots={2: Scripted(Decline(2))})
    seat.key(pygame.K_e)
    repeat_until(
        lambda: isinstance(seat.screen.scene, AuctionDialog), seat.frames, "she is asked to bid"
    )
    seat.click("out")
    repeat_until(lambda: seat.state.current == 0, seat.frames, "her turn comes")
    seat.until_rest()
    seat.frames(3)
    assert shown(seat)[0] == "Blaise pays you rent: Oriental Avenue"


def test_an_auction_in_a_turn_of_ones_own_is_no_news() -> None:
    state = position(2)
    state.position[0] = 36
    seat = Seat(state, dice=[(1, 2)], bots={1: Scripted(Pass(1))})
    seat.key(pygame.K_r)
    seat.until_rest()
    assert seat.table.submit(Decline(0))
    assert seat.table.submit(Bid(0, 10))
    repeat_until(lambda: seat.state.owner[39] == 0, seat.frames, "she wins the auction")
    seat.until_rest()
    seat.frames(3)
    assert seat.state.current == 0 and shown(seat) == []


def test_a_roll_for_freedom_in_jail_puts_nothing_away() -> None:
    state = paused(position(2))
    own(state, 0, "oriental_avenue")
    state.position[0], state.jail_turns[0] = JAIL, 0
    seat = Seat(state, dice=[(2, 4), (1, 2)])
    seat.key(pygame.K_e)
    repeat_until(
        lambda: isinstance(seat.screen.scene, JailDialog), seat.frames, "she is asked in Jail"
    )
    before = shown(seat)
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    assert shown(seat) == before == ["Blaise pays you rent: Oriental Avenue"]


def test_it_is_put_away_by_key_and_by_mouse() -> None:
    seat = a_round()
    seat.key(pygame.K_ESCAPE)
    seat.frames(2)
    assert shown(seat) == []
    seat.screen.shows(TableScene)
    seat = a_round()
    seat.click("put summary by")
    assert shown(seat) == []


def pinned(seat: Seat) -> int | None:
    """The space that a line has shown."""
    return seat.table.board_spot.pinned


def test_a_line_shows_its_place_by_mouse_and_by_keys() -> None:
    seat = a_round()
    card = seat.table.side.summary.card
    row = card._rows[0].rect
    seat.click(row.center)
    assert pinned(seat) == 6
    seat.key(pygame.K_r)
    seat.until_rest()
    assert pinned(seat) is None
    seat = a_round()
    seat.table.form.focus(seat.table.side.summary.card, visible=True)
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        seat.key(key)
    props = seat.table.picture.props
    assert props and isinstance(props.slot, SpaceProps)
    assert props.slot.space == 8


def test_who_does_not_want_it_does_not_get_it() -> None:
    assert shown(a_round(summaries=False)) == []


def test_a_game_gone_on_with_tells_it_too() -> None:
    seat = a_round()
    again = Seat.of(seat.table.match.saved())
    again.frames(3)
    assert shown(again) == shown(seat) != []


def test_buildings_of_a_set_are_one_line() -> None:
    from monopoly_gui.engine.actions import Build

    state = paused(position(2))
    own_set(state, 1, "brown")
    bot = Scripted(Build(1, (1, 3, 1)))
    seat = Seat(state, dice=[(1, 3)], bots={1: bot})
    seat.key(pygame.K_e)
    for _ in range(200):
        seat.frames()
        if seat.state.current == 0 and seat.table.is_settled:
            break
    seat.frames(3)
    assert "Blaise builds 3 buildings: Brown" in shown(seat)


def test_what_was_clicked_on_the_board_goes_with_the_next_throw() -> None:
    seat = a_round()
    seat.click(seat.table.picture.cell(39).center)
    assert seat.table.board_spot.pinned == 39
    seat.key(pygame.K_r)
    assert seat.table.board_spot.pinned is None


def test_the_player_at_the_screen_is_you() -> None:
    digest = Digest(a_round().table.game.people, 0)
    deal = Bundle(100), Bundle(deeds=(6,))
    digest.add_all(
        [AuctionClosed(0, 125, 11), TradeDone(1, 0, 1, *deal), TradeDone(2, 1, 0, *deal)]
    )
    assert [plain(item.text) for item in digest.items] == [
        "You win the auction: St. Charles Place",
        "You give Blaise $100 for Oriental Avenue",
        "Blaise gives you $100 for Oriental Avenue",
    ]
    assert digest.items[0].tone == "bad"


def test_the_rest_of_a_players_payments_is_said_as_in_the_log() -> None:
    digest = Digest(a_round().table.game.people, 0)
    digest.add_all(
        [
            CashMoved(BANK, 1, 200, "salary", 0),
            CashMoved(1, BANK, 75, "tax", 38),
            CashMoved(1, 2, 10, "card"),
            CashMoved(BANK, 0, 200, "salary", 0),
        ]
    )
    lines = [(plain(item.text), item.amount) for item in digest.items]
    assert lines == [
        ("Blaise collects $200 for passing GO", 0),
        ("Blaise pays $75 Luxury Tax", 0),
        ("Blaise pays Chen $10 (card)", 0),
    ]
    assert plain(digest.items[1].brief) == "pays $75 Luxury Tax"


def test_a_sentence_has_a_line_in_brief_if_need_be_with_its_sum_at_its_end() -> None:
    painter = Screen.painter
    card = SummaryCard(a_round().table.game.people, lambda space: None)
    buys = quoted("Chen") + " buys Pennsylvania Avenue"
    place = "Pennsylvania Avenue"
    item = DigestItem(1, buys, -320, brief=place)
    for width, words in ((400, f"buys {place}"), (207, place)):
        card.say("Since your last turn", [item])
        card.arrange(painter, Rect(0, 0, width, 400))
        (row,) = card._rows
        assert [" ".join(word.text for word in line) for line in row.lines] == [words]
        room = card._words(painter, row)
        assert row.rect.right - room.right >= painter.measure("−$320", TEXT, "bold")[0]


def test_a_slip_has_two_lines_at_most_unless_one_event_needs_more() -> None:
    painter = Screen.painter
    deal = "Chen gives Dorothy Pennsylvania Avenue and North Carolina Avenue for $1,250"
    card = SummaryCard(a_round().table.game.people, lambda space: None)
    items = [DigestItem(1, deal), DigestItem(2, "Pays", -350)]
    card.say("Since your last turn", items)
    card.arrange(painter, Rect(0, 0, 180, 400))
    assert len(card._rows[0].lines) > 2 and card.overlong
    card.say("Since your last turn", items[:1], items)
    card.arrange(painter, Rect(0, 0, 180, 400))
    rest, overlong = card.more, card.overlong
    assert (rest, overlong) == (1, False)
    assert " ".join(word.text for line in card._rows[0].lines for word in line) == deal


def test_the_rest_is_one_click_away() -> None:
    state = paused(position(5))
    for player, place in enumerate(("oriental_avenue", "vermont_avenue", "virginia_avenue")):
        own(state, player, place)
    seat = Seat(state, dice=[(2, 4), (3, 5), (4, 2), (3, 3), (1, 2)])
    seat.key(pygame.K_e)
    repeat_until(
        lambda: seat.state.current == 0 and seat.table.is_settled, seat.frames, "her turn comes"
    )
    seat.frames(3)
    assert len(shown(seat)) == 2 and seat.table.side.summary.card.more > 0
    seat.click("more in the log")
    assert isinstance(seat.screen.scene, LogDialog)


def seen(seat: Seat) -> bool:
    return seat.table.side.summary.card.visible


def test_it_makes_room_for_a_deed_that_is_pointed_at() -> None:
    seat = a_round()
    assert shown(seat) and seen(seat)
    seat.move(seat.table.picture.cell(3).center)
    assert shown(seat) and not seen(seat)
    seat.move(seat.table.picture.layout.title.center)
    assert seen(seat)


def test_the_deed_lies_between_it_and_the_money() -> None:
    seat = a_round()
    picture = seat.table.picture
    assert picture.props and picture.has_room_below
    deed, slip = picture._deed(picture.props.slot)[0], seat.table.side.summary.card.rect
    assert slip.bottom < deed.top and deed.bottom <= picture.layout.slot.bottom
    assert deed.height > slip.height // 2


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_a_deed_below_the_longest_slip_has_all_its_rows(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position(8)
    own_set(state, 1, "dark_blue")
    seat = Seat(state, size=size, view="seated")
    picture, card, painter = seat.table.picture, seat.table.side.summary.card, seat.screen.painter
    assert picture.layout.seated
    deal = DigestItem(1, "Blaise gives Chen Boardwalk for $500")
    card.say("", [deal])
    card.arrange(painter, picture.layout.slot)
    assert len(card._rows[0].lines) == 2 and not card.overlong
    picture.slip = card.rect.height
    props = seat.table.about(39)
    texts: list[str] = []
    whole = painter.print_text

    def note(surface: Surface, text: str, *args: Any, **words: Any) -> Rect:
        texts.append(text)
        return whole(surface, text, *args, **words)

    monkeypatch.setattr(painter, "print_text", note)
    draw_deed(painter, Surface(size), picture._deed(props)[0], state.board, props)
    assert {text for row in props.rows for text in (row.label, row.amount)} <= {*texts}
    assert {"Rent now", "$100", "paid to Blaise", "Each house", "Mortgage value"} <= {*texts}
