"""Trades: put together, answered, countered, refused and edited [TRADE-1, TRADE-6, MORT-7]."""

import pygame
import pytest

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
    WithdrawTrade,
)
from monopoly_gui.engine.frames import Debt, Offer, Purchase
from monopoly_gui.scenes.table.dialogs.registry import trade_of
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.trade.cards import DeedTile, Offered
from monopoly_gui.scenes.table.trade.effect import completed_sets
from monopoly_gui.scenes.table.trade.negotiation import SetChange, Terms, cash_after, set_changes
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.desk import Desk, Scripted, own, own_set, position
from tests.scenes.dialogs.stories import (
    middle_game,
    trade_answer,
    trade_refused,
    trade_settle,
)


def drag(desk: Desk, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press, move and let go, as a finger or a mouse does."""
    desk.screen.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for part in (0.3, 0.7, 1.0):
        pos = tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        desk.screen.post(pygame.MOUSEMOTION, pos=pos, rel=(9, 0), buttons=(1, 0, 0))
        desk.frames()
    desk.screen.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
    desk.frames()


def opened(bot: Scripted | None = None, humans: tuple[int, ...] = (0,)) -> Desk:
    """Ada is about to offer Blaise a trade."""
    desk = Desk(middle_game(), humans=humans, bots={1: bot} if bot else None)
    desk.show(lambda table: TradeDialog(table, 0, 1))
    return desk


class TestOffering:
    def test_by_mouse(self) -> None:
        desk = opened()
        desk.click("deed 5")
        desk.click("deed 19")
        cash = desk.screen.find("my cash")
        desk.click((cash.rect.right - 8, cash.rect.centery))
        desk.click("propose")
        assert desk.done == [OfferTrade(0, 1, Bundle(10, (5,)), Bundle(0, (19,)))]

    def test_by_keys(self) -> None:
        desk = opened()
        desk.tab_to("my cash")
        desk.screen.type("150")
        desk.tab_to("deed 5")
        desk.key(pygame.K_SPACE)
        desk.tab_to("deed 19")
        desk.key(pygame.K_RETURN)
        desk.key(pygame.K_p)
        assert desk.done == [OfferTrade(0, 1, Bundle(150, (5,)), Bundle(0, (19,)))]

    def test_a_deed_is_dragged_into_the_trade_and_back(self) -> None:
        desk = opened()
        tile, theirs = desk.screen.find("deed 5"), desk.screen.find("their cash")
        for on in (True, False):
            drag(desk, tile.rect.center, theirs.rect.center)
            tile = desk.screen.find("deed 5")
            assert isinstance(tile, DeedTile) and tile.on is on

    def test_a_deed_lies_on_the_tray_and_a_click_takes_it_back(self) -> None:
        desk = opened()
        tray = desk.shows(TradeDialog).mine
        drag(desk, desk.screen.find("deed 5").rect.center, tray.tray.rect.center)
        assert tray.tray.rect.contains(desk.screen.find("deed 5").rect)
        desk.click("deed 5")
        assert desk.shows(TradeDialog).talk.terms.empty
        assert not tray.tray.rect.colliderect(desk.screen.find("deed 5").rect)

    @pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (720, 1280)])
    def test_few_deeds_lie_there_with_all_that_is_printed_on_them(
        self, size: tuple[int, int]
    ) -> None:
        desk = Desk(middle_game(), size=size)
        desk.show(lambda table: TradeDialog(table, 0, 1))
        for name in ("deed 5", "deed 12", "deed 19"):
            desk.click(name)
        desk.shows(TradeDialog).mine.lay(120)
        desk.frames()
        tray = desk.shows(TradeDialog).mine.tray
        assert isinstance(tray, Offered)
        assert all(tile.whole for tile in tray.chosen)
        laid = [*tray.places, tray.notes]
        assert tray.rect.unionall(laid) == tray.rect
        assert all(place.collidelist(laid[number + 1 :]) < 0 for number, place in enumerate(laid))

    def test_a_deed_that_is_let_go_on_its_own_side_stays_there(self) -> None:
        desk = opened()
        tile, mine = desk.screen.find("deed 5"), desk.screen.find("my cash")
        drag(desk, tile.rect.center, mine.rect.center)
        tile = desk.screen.find("deed 5")
        assert isinstance(tile, DeedTile) and not tile.on

    def test_a_long_press_shows_the_deed_and_chooses_nothing(self) -> None:
        desk = opened()
        tile = desk.screen.find("deed 5")
        desk.screen.post(pygame.MOUSEBUTTONDOWN, pos=tile.rect.center, button=1, touch=True)
        desk.frames(30)
        assert desk.top.form.tipped is tile
        desk.screen.post(pygame.MOUSEBUTTONUP, pos=tile.rect.center, button=1, touch=True)
        desk.frames()
        assert isinstance(tile, DeedTile) and not tile.on

    @pytest.mark.parametrize("name", ["deed 5", "deed 19"])
    def test_the_card_of_a_deed_never_covers_ones_own_side(self, name: str) -> None:
        desk = opened()
        dialog = desk.shows(TradeDialog)
        dialog.form.focus(desk.screen.find(name), visible=True)
        desk.frames(30)
        card = dialog.peek._rect
        assert dialog.form.tipped and card.width
        assert dialog.mine.node and not card.colliderect(dialog.mine.node.rect)
        assert not card.contains(dialog.form.tipped.rect)

    def test_an_amount_can_be_typed_while_others_act(self) -> None:
        desk = opened()
        desk.tab_to("my cash")
        for digit in "150":
            desk.screen.type(digit)
            desk.shows(TradeDialog).refresh()
        assert desk.shows(TradeDialog).talk.terms.mine.cash == 150

    def test_a_jail_card_goes_in_and_out_again(self) -> None:
        desk = opened()
        card = desk.state.cards[0][0]
        desk.click(f"card {card}")
        desk.click("deed 19")
        desk.click(f"card {card}")
        desk.click(f"card {card}")
        desk.click("propose")
        assert desk.done == [OfferTrade(0, 1, Bundle(cards=(card,)), Bundle(deeds=(19,)))]

    def test_nothing_for_something_is_refused_in_the_engines_words(self) -> None:
        desk = opened()
        desk.click("deed 19")
        assert "gifts and loans are not allowed" in desk.reason("propose")
        desk.key(pygame.K_p)
        assert desk.done == []

    def test_the_deeds_of_a_built_set_are_left_out_with_the_reason(self) -> None:
        dialog = opened().shows(TradeDialog)
        assert not any(widget.name == "deed 6" for widget in dialog.form.widgets)
        assert "Not for trade while built on: Light blue" in dialog.full_text()

    def test_the_partner_is_chosen(self) -> None:
        desk = opened()
        desk.click("deed 5")
        desk.tab_to("partner")
        desk.key(pygame.K_RIGHT)
        dialog = desk.shows(TradeDialog)
        assert dialog.talk.partner == 2
        desk.click("deed 28")
        desk.key(pygame.K_p)
        assert desk.done == [OfferTrade(0, 2, Bundle(deeds=(5,)), Bundle(deeds=(28,)))]

    def test_the_first_partner_is_the_creditor_and_a_debt_can_be_settled(self) -> None:
        desk = trade_settle()
        assert desk.shows(TradeDialog).talk.partner == 1
        desk.key(pygame.K_p)
        assert desk.done == [OfferTrade(0, 1, Bundle(deeds=(16, 18)), Bundle(), True)]

    def test_a_debt_to_the_partner_is_settled_unless_the_person_wants_otherwise(self) -> None:
        desk = trade_settle()
        dialog = desk.shows(TradeDialog)
        assert dialog.top.settles
        desk.click("settle")
        for partner in (2, 1):
            dialog.talk.meet(partner)
            dialog.renew()
            seen = dialog.top.settles, dialog.top.settle.visible
            assert seen == (False, partner == 1)
        sale = OfferTrade(0, 1, Bundle(deeds=(5,)), Bundle(100))
        desk.show(lambda table: trade_of(table, sale))
        assert not desk.shows(TradeDialog).top.settles

    def test_after_a_refusal_it_is_still_in_place_of_the_debt(self) -> None:
        desk = trade_settle(bots={1: Scripted(RefuseTrade(1, middle_game().next_id))})
        desk.key(pygame.K_p)
        desk.play_on(3)
        dialog = desk.shows(TradeDialog)
        assert dialog.talk.mode == "edit"
        assert dialog.top.settles
        desk.key(pygame.K_p)
        assert desk.did() == OfferTrade(0, 1, Bundle(deeds=(16, 18)), Bundle(), True)


class TestItsPlaces:
    @pytest.mark.parametrize("players", [4, 8])
    def test_eighteen_deeds_fit_into_the_window_whatever_is_chosen(self, players: int) -> None:
        state = position(players)
        state.cash[:2] = [276, 1590]
        for group in ("brown", "red", "yellow", "green", "dark_blue", "railroad", "utility"):
            own_set(state, 1, group)
        own_set(state, 0, "light_blue", level=2)
        own_set(state, 1, "orange", level=5)
        own(state, 0, "kentucky_avenue")
        state.mortgaged[23] = True
        state.stack.append(Debt(0, (1,), 950, "rent", 18, True))
        desk = Desk(state)
        dialog = desk.show(lambda table: TradeDialog(table, 0, 1))
        assert len(dialog.theirs.tiles) == 18
        scales = set()
        for name in ("deed 21", "deed 24", "deed 39", "deed 1", "deed 5", "deed 5"):
            desk.click(name)
            with dialog.fitted():
                scales.add(dialog.context.painter.scale)
            assert dialog.viewport.whole, name
            tray, tiles = dialog.theirs.node, dialog.theirs.listed
            assert tray and all(tray.rect.contains(tile.rect) for tile in tiles)
        assert len(scales) == 1

    def test_what_is_offered_keeps_off_the_frame_and_the_handshake(self) -> None:
        state = position(4)
        state.cash = [1604, 100, 75, 100]
        own(state, 0, "baltic_avenue")
        own(state, 2, "oriental_avenue", mortgaged=True)
        desk = Desk(state)
        offer = OfferTrade(0, 2, Bundle(15, (3,)), Bundle(0, (6,)))
        desk.table.submit(offer)
        dialog = desk.show(lambda table: TradeDialog(table, 0, 2, desk.state.offers[0].id))
        for offered in (node for node in dialog.tree.walk() if isinstance(node, Offered)):
            lying = [*offered.places, *([offered.notes] if offered.notes.width else [])]
            whole = lying[0].unionall(lying[1:])
            left, right = whole.left - offered.rect.left, offered.rect.right - whole.right
            assert left > 24 and right > 24 and abs(left - right) <= 2


class TestTheAnswer:
    def test_a_refusal_is_told_with_its_reason_and_the_terms_stay(self) -> None:
        desk = trade_refused()
        dialog = desk.shows(TradeDialog)
        assert dialog.hearing.news == "Blaise refuses: that would give Ada the orange set"
        assert dialog.talk.terms == Terms(Bundle(deeds=(5,)), Bundle(deeds=(19,)))
        desk.tab_to("my cash")
        desk.screen.type("100")
        desk.key(pygame.K_p)
        assert desk.did() == OfferTrade(0, 1, Bundle(100, (5,)), Bundle(deeds=(19,)))

    def test_an_accepted_offer_closes_the_dialog(self) -> None:
        desk = opened(Scripted(AcceptTrade(1, 1)))
        desk.click("deed 5")
        desk.click("deed 19")
        desk.click("propose")
        assert desk.shows(TradeDialog).talk.mode == "wait"
        desk.play_on(2)
        assert desk.state.owner[19] == 0
        assert desk.top is desk.table

    def test_a_counter_offer_is_put_to_the_human(self) -> None:
        counter = CounterTrade(1, 1, Bundle(deeds=(19,)), Bundle(200, (5,)))
        desk = opened(Scripted(counter, reason="two hundred more and it is yours"))
        desk.click("deed 5")
        desk.click("deed 19")
        desk.click("propose")
        desk.play_on(2)
        dialog = desk.shows(TradeDialog)
        assert dialog.talk.mode == "answer"
        assert dialog.talk.terms == Terms(Bundle(200, (5,)), Bundle(deeds=(19,)))
        assert "two hundred more" in dialog.hearing.news
        desk.key(pygame.K_a)
        assert desk.did() == AcceptTrade(0, 2)

    def test_an_offer_is_taken_back(self) -> None:
        desk = opened()
        desk.click("deed 5")
        desk.click("deed 19")
        desk.click("propose")
        desk.key(pygame.K_w)
        assert desk.did() == WithdrawTrade(0, 1)
        assert desk.shows(TradeDialog).talk.mode == "edit"

    def test_between_two_humans_the_dialog_turns_to_the_one_asked(self) -> None:
        desk = opened(humans=(0, 1))
        desk.click("deed 5")
        desk.click("deed 19")
        desk.click("propose")
        dialog = desk.shows(TradeDialog)
        assert (dialog.talk.mode, dialog.player) == ("answer", 1)
        desk.key(pygame.K_n)
        assert desk.did() == RefuseTrade(1, 1)
        assert desk.top is desk.table

    def test_the_focus_does_not_stay_with_the_one_who_offered(self) -> None:
        desk = opened(humans=(0, 1))
        for name in ("deed 5", "deed 19"):
            desk.tab_to(name)
            desk.key(pygame.K_SPACE)
        desk.key(pygame.K_p)
        dialog = desk.shows(TradeDialog)
        assert dialog.talk.mode == "answer" and dialog.form.focused is None


class TestBeingAsked:
    def test_accept_and_refuse_by_mouse_and_key(self) -> None:
        for press in ("click", "key"):
            for name, key, action in (
                ("accept", pygame.K_a, AcceptTrade(0, 7)),
                ("refuse", pygame.K_n, RefuseTrade(0, 7)),
                ("never", pygame.K_x, RefuseTrade(0, 7, final=True)),
            ):
                desk = trade_answer()
                if press == "click":
                    desk.click(name)
                else:
                    desk.key(key)
                assert desk.done == [action]

    def test_neither_enter_nor_escape_answers_by_mistake(self) -> None:
        desk = trade_answer()
        desk.key(pygame.K_RETURN)
        desk.key(pygame.K_ESCAPE)
        assert desk.done == []
        desk.shows(TradeDialog)

    def test_countering_edits_the_terms(self) -> None:
        desk = trade_answer()
        desk.key(pygame.K_c)
        dialog = desk.shows(TradeDialog)
        assert dialog.talk.terms.theirs == Bundle(300, (19, 29))
        desk.click("deed 12")
        desk.click("propose")
        card = desk.state.cards[0][0]
        terms = (Bundle(0, (5,), (card,)), Bundle(300, (19, 29)))
        assert desk.done == [CounterTrade(0, 7, *terms)]

    def test_only_what_is_offered_lies_there_until_the_terms_are_changed(self) -> None:
        desk = trade_answer()
        for key, tiles in ((pygame.K_z, False), (pygame.K_c, True)):
            desk.key(key)
            assert any(isinstance(w, DeedTile) for w in desk.top.form.widgets) is tiles

    def test_countering_can_be_given_up(self) -> None:
        desk = trade_answer()
        desk.key(pygame.K_c)
        desk.click("deed 12")
        desk.key(pygame.K_ESCAPE)
        dialog = desk.shows(TradeDialog)
        assert dialog.talk.mode == "answer"
        assert dialog.talk.terms.mine.deeds == (5, 12)

    def test_an_offer_comes_before_a_dialog_that_is_open(self) -> None:
        state = middle_game()
        state.stack.append(Purchase(0, 39))
        desk = Desk(state)
        desk.table.match.state.offers.append(Offer(9, 1, 0, Bundle(50), Bundle(deeds=(5,))))
        desk.frames(2)
        desk.shows(TradeDialog)
        desk.key(pygame.K_n)
        assert desk.done == [RefuseTrade(0, 9)]

    def test_too_little_cash_to_accept_is_said_and_can_be_raised(self) -> None:
        state = middle_game()
        state.cash[0] = 20
        state.next_id = 8
        state.offers.append(Offer(7, 1, 0, Bundle(0, (19,)), Bundle(100)))
        desk = Desk(state)
        assert desk.reason("accept") == "The other player has only $20 in cash."
        desk.key(pygame.K_m)
        desk.shows(EstateDialog)

    def test_what_has_changed_since_is_marked(self) -> None:
        """TRADE-6: a deed was mortgaged when it was offered, and is clear now."""
        state = middle_game()
        state.next_id = 8
        state.offers.append(Offer(7, 1, 0, Bundle(0, (19,)), Bundle(100), lent=(19,)))
        desk = Desk(state)
        dialog = desk.shows(TradeDialog)
        assert dialog.subtitle.startswith("Changed: New York Avenue has changed since")
        assert desk.reason("accept") in dialog.subtitle
        desk.key(pygame.K_n)
        assert desk.done == [RefuseTrade(0, 7)]


class TestTerms:
    def test_sets_completed_and_broken(self) -> None:
        state = middle_game()
        changes = set_changes(state, 0, Bundle(deeds=(6,)), Bundle(deeds=(19,)))
        broken = SetChange("light_blue", 3, 2, 3, lost=(6,))
        assert changes == [broken, SetChange("orange", 2, 3, 3)]
        assert changes[0].breaks
        assert changes[1].completes

    def test_the_sets_of_both_sides_are_named(self) -> None:
        state = middle_game()
        own(state, 0, "kentucky_avenue", "indiana_avenue")
        own(state, 1, "illinois_avenue")
        own(state, 1, "atlantic_avenue", "ventnor_avenue", "marvin_gardens")
        own(state, 0, "marvin_gardens")
        desk = Desk(state)
        terms = Terms(Bundle(deeds=(29,)), Bundle(deeds=(24,)))
        named = completed_sets(desk.table, 0, 1, terms)
        assert named == "Ada completes the Red set · Blaise completes the Yellow set"
        assert completed_sets(desk.table, 1, 0, Terms(Bundle(deeds=(24,)))) == (
            "Ada completes the Red set"
        )

    def test_a_tenth_is_due_on_mortgages_received(self) -> None:
        state = middle_game()
        cash, owed = cash_after(state, 0, Bundle(100), Bundle(30, (29,)))
        assert owed == 14
        assert cash == state.cash[0] - 100 + 30 - 14

    def test_what_is_no_longer_owned_drops_out(self) -> None:
        state = middle_game()
        terms = Terms(Bundle(5000, (5, 12), (state.cards[0][0],)), Bundle(10, (19, 39)))
        state.owner[12] = 2
        terms.keep_owned(state, 0, 1)
        assert terms.mine == Bundle(state.cash[0], (5,), (state.cards[0][0],))
        assert terms.theirs == Bundle(10, (19,))


class TestWhatWouldYouWant:
    def test_the_terms_are_filled_in_and_can_be_changed(self) -> None:
        desk = opened()
        dialog = desk.shows(TradeDialog)
        assert desk.reason("want")
        desk.click("deed 19")
        desk.click("want")
        desk.frames(2)
        mine = dialog.talk.terms.mine
        assert mine.cash > 0 or mine.deeds
        assert dialog.hearing.news.startswith("Blaise: “")
        assert dialog.below.propose.enabled
        assert desk.done == []
        desk.tab_to("my cash")
        desk.screen.type("1")
        assert dialog.hearing.news == ""

    def test_what_is_impossible_is_said_by_key_too(self) -> None:
        desk = opened()
        desk.shows(TradeDialog).fill(Bundle(deeds=(6,)), Bundle())
        desk.key(pygame.K_w)
        desk.frames(2)
        assert "Sell the buildings" in desk.shows(TradeDialog).hearing.news

    def test_in_place_of_a_debt_it_is_asked_about_that(self) -> None:
        desk = trade_settle()
        dialog = desk.shows(TradeDialog)
        desk.key(pygame.K_w)
        desk.frames(2)
        assert dialog.hearing.news.startswith("Blaise: “")
        assert dialog.top.settles
        desk.key(pygame.K_p)
        offer = desk.done[-1]
        assert isinstance(offer, OfferTrade) and offer.settles

    def test_people_are_asked_at_the_table(self) -> None:
        desk = opened(humans=(0, 1))
        assert "want" not in [widget.name for widget in desk.top.form.widgets]

    def test_it_can_be_asked_before_a_counter_offer_too(self) -> None:
        desk = trade_answer()
        desk.key(pygame.K_c)
        dialog = desk.shows(TradeDialog)
        desk.key(pygame.K_w)
        desk.frames(2)
        assert dialog.talk.countering
        assert dialog.hearing.news
        assert not dialog.hearing.news.endswith("can’t answer that.")
