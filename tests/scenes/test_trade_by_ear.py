"""A trade by ear: its cost is announced, and its completion right after the yes."""

import pygame

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
)
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.view import View
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.desk import Scripted, own, position
from tests.scenes.seat import Seat
from tests.scenes.test_narrator import Said, listening
from tests.scenes.test_told_in_order import go_to


class Agreeing(Scripted):
    """Says yes to every offer."""

    def interject(self, view: View) -> Action | None:
        offers = [offer for offer in view.state.offers if offer.partner == view.player]
        return AcceptTrade(view.player, offers[0].id) if offers else None


class Refusing(Scripted):
    """Says no to every offer."""

    def interject(self, view: View) -> Action | None:
        offers = [offer for offer in view.state.offers if offer.partner == view.player]
        return RefuseTrade(view.player, offers[0].id) if offers else None


def trading(*bots: Scripted) -> tuple[Seat, Said]:
    """Ada, who has a railroad, is about to trade with Blaise, who has another one."""
    state = position(2)
    own(state, 0, "reading_railroad")
    own(state, 1, "short_line")
    seat = Seat(state, bots=dict(enumerate(bots, 1)))
    said = listening(seat.screen)
    seat.key(pygame.K_t)
    seat.frames(3)
    said.new()
    return seat, said


def asked(seat: Seat, said: Said) -> str:
    """The opponent's wishes, as heard."""
    seat.key(pygame.K_w)
    dialog = seat.screen.shows(TradeDialog)
    for _ in range(400):
        seat.frames()
        if "thinking" not in dialog.message[0]:
            break
    return said.new()


def test_what_the_partner_would_want_is_told_with_its_price() -> None:
    seat, said = trading()
    go_to(seat, "deed 35")
    seat.key(pygame.K_SPACE)
    text = asked(seat, said)
    terms = seat.screen.shows(TradeDialog).talk.terms
    assert terms.mine.cash
    assert f"Ada gives ${terms.mine.cash}. Blaise gives Short Line." in text


def test_what_one_could_give_is_enough_to_ask_what_it_would_bring() -> None:
    seat, said = trading()
    go_to(seat, "deed 5")
    seat.key(pygame.K_SPACE)
    text = asked(seat, said)
    terms = seat.screen.shows(TradeDialog).talk.terms
    assert terms.theirs.cash and not terms.mine.cash
    assert f"Ada gives Reading Railroad. Blaise gives ${terms.theirs.cash}." in text
    assert "gifts" not in text


def test_that_it_is_done_is_told_once_and_with_what_changed_hands() -> None:
    seat, said = trading(Agreeing())
    seat.screen.shows(TradeDialog).fill(Bundle(100), Bundle(0, (35,)))
    seat.key(pygame.K_p)
    seat.frames(120)
    text = said.new()
    assert "The trade is done. Ada gives Blaise $100 for Short Line." in text
    assert text.count("The trade is done.") == 1
    assert "take it back to change it" not in text


def test_the_offer_of_an_opponent_is_done_before_what_follows_is_told() -> None:
    state = position(2)
    own(state, 1, "short_line")
    state.current, state.stack[0] = 1, Turn(1)
    offer = OfferTrade(1, 0, Bundle(0, (35,)), Bundle(100))
    seat = Seat(state, bots={1: Scripted(offer)}, dice=[(1, 2), (1, 2)], speed="instant")
    said = listening(seat.screen)
    seat.frames(60)
    said.new()
    seat.key(pygame.K_a)
    seat.frames(120)
    text = said.new()
    done = text.index("The trade is done. Blaise gives Ada Short Line for $100.")
    assert done < text.index("Blaise rolls 3:")


def test_a_no_is_told_once() -> None:
    seat, said = trading(Refusing())
    seat.screen.shows(TradeDialog).fill(Bundle(100), Bundle(0, (35,)))
    seat.key(pygame.K_p)
    seat.frames(120)
    assert said.new().count("refuses") == 1


def test_a_no_is_told_with_the_reason_once() -> None:
    seat, said = trading(Refusing(reason="It is not worth that."))
    seat.screen.shows(TradeDialog).fill(Bundle(100), Bundle(0, (35,)))
    seat.key(pygame.K_p)
    seat.frames(120)
    text = said.new()
    no, why = (
        text.index("Blaise refuses Ada’s offer."),
        text.index("Blaise: “It is not worth that.”"),
    )
    assert no < why < text.index("Ada offers a trade.")
    assert text.count("not worth that") == 1
    assert "Blaise: “Blaise" not in text


def test_ones_own_no_is_told_once() -> None:
    state = position(2)
    own(state, 1, "short_line")
    state.current, state.stack[0] = 1, Turn(1)
    offer = OfferTrade(1, 0, Bundle(0, (35,)), Bundle(100))
    seat = Seat(state, bots={1: Scripted(offer)}, dice=[(1, 2), (1, 2)])
    said = listening(seat.screen)
    seat.frames(60)
    said.new()
    seat.key(pygame.K_n)
    seat.frames(120)
    assert said.new().count("refuses") == 1


# what it would do ---------------------------------------------------------------------------------


def pink_offer() -> tuple[Seat, Said]:
    """Blaise has two of the pink set and wants the third of Ada, who has two railroads."""
    state = position(2)
    own(state, 0, "states_avenue", "reading_railroad", "short_line")
    own(state, 1, "st_charles_place", "virginia_avenue")
    state.current, state.stack[0] = 1, Turn(1)
    offer = OfferTrade(1, 0, Bundle(100, ()), Bundle(0, (13,)))
    seat = Seat(state, bots={1: Scripted(offer)}, dice=[(1, 2), (1, 2)], speed="instant")
    said = listening(seat.screen)
    seat.frames(60)
    return seat, said


def test_an_offer_is_told_with_what_it_would_do() -> None:
    _seat, said = pink_offer()
    text = said.new()
    effect = (
        "Pink: you would have none, Blaise the full set. "
        "Your total rent falls from $110 to $100. Your cash rises to $1,600."
    )
    assert f"Ada gives States Avenue. Blaise gives $100. {effect}" in text
    assert text.count("Your total rent") == 1


def test_what_it_would_do_to_the_partner_is_told_with_the_whole_screen() -> None:
    seat, said = pink_offer()
    assert "Blaise: total rent" not in said.new()
    seat.key(pygame.K_F10)
    assert "Blaise: total rent $22 → $64, cash $1,400." in said.new()


def test_a_counter_offer_is_told_with_what_it_would_do() -> None:
    state = position(2)
    own(state, 0, "reading_railroad")
    own(state, 1, "short_line")
    counter = CounterTrade(1, 1, Bundle(0, (35,)), Bundle(350))
    seat = Seat(state, bots={1: Scripted(counter)})
    said = listening(seat.screen)
    seat.key(pygame.K_t)
    seat.frames(3)
    seat.screen.shows(TradeDialog).fill(Bundle(100), Bundle(0, (35,)))
    seat.key(pygame.K_p)
    said.new()
    seat.frames(120)
    text = said.new()
    assert "Ada gives $350. Blaise gives Short Line. Railroads: you would have 2 of 4" in text
    assert "Your total rent rises from $25 to $100. You keep $1,150." in text


def test_terms_are_put_together_with_what_each_change_does() -> None:
    seat, said = trading()
    go_to(seat, "deed 35")
    said.new()
    seat.key(pygame.K_SPACE)
    seat.frames(3)
    text = said.new()
    railroads = "Railroads: you would have 2 of 4, Blaise none."
    assert f"chosen. {railroads} Your total rent rises from $25 to $100." in text
    go_to(seat, "my cash")
    said.new()
    seat.key(pygame.K_UP)
    seat.frames(3)
    text = said.new()
    assert text.endswith("You keep $1,490.")
    assert "Railroads" not in text and "rent" not in text
    go_to(seat, "deed 35")
    said.new()
    seat.key(pygame.K_SPACE)
    seat.frames(3)
    assert "you would have" not in said.new()


def test_what_the_partner_would_take_is_told_with_what_it_would_do() -> None:
    seat, said = trading()
    go_to(seat, "deed 35")
    seat.key(pygame.K_SPACE)
    text = asked(seat, said)
    left = 1500 - seat.screen.shows(TradeDialog).talk.terms.mine.cash
    assert f"Blaise gives Short Line. You keep ${left:,}." in text


# a deed in it -------------------------------------------------------------------------------------


def deed_heard(seat: Seat, said: Said, space: int) -> str:
    go_to(seat, f"deed {space}")
    said.new()
    seat.key(pygame.K_SPACE)
    seat.frames(3)
    said.new()
    go_to(seat, "my cash")
    said.new()
    go_to(seat, f"deed {space}")
    return said.new()


def test_a_deed_is_told_with_its_set_and_what_it_is_worth() -> None:
    state = position(2)
    own(state, 0, "states_avenue", "virginia_avenue", "oriental_avenue")
    own(state, 1, "short_line", mortgaged=True)
    seat = Seat(state)
    said = listening(seat.screen)
    seat.key(pygame.K_t)
    seat.frames(3)
    heard = deed_heard(seat, said, 13)
    assert "States Avenue, deed or card, Pink, 2 of 3, price $140, rent $10" in heard
    assert "rent $10, mortgage value $70, chosen" in heard
    heard = deed_heard(seat, said, 35)
    assert "Railroads, 1 of 4, price $200, mortgaged, mortgage value $100, chosen" in heard


def test_a_deed_that_is_put_in_is_not_told_whole_again() -> None:
    seat, said = trading()
    go_to(seat, "deed 35")
    said.new()
    seat.key(pygame.K_SPACE)
    seat.frames(3)
    assert "price" not in said.new()


def test_what_ones_own_terms_would_do_is_not_told_again_when_they_are_offered() -> None:
    seat, said = trading()
    seat.screen.shows(TradeDialog).fill(Bundle(100), Bundle(0, (35,)))
    seat.frames(3)
    assert "You keep $1,400." in said.new()
    seat.key(pygame.K_p)
    for _ in range(40):
        seat.frames()
        if seat.screen.shows(TradeDialog).talk.mode == "wait":
            break
    seat.frames()
    text = said.new()
    assert text.startswith("Blaise is thinking about it…") and "You keep" not in text
