"""Positions in which each dialog is open, as they come up in games.

``python -m tests.scenes.dialogs.stories FOLDER [WIDTHxHEIGHT ...]`` draws them all.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from monopoly_gui.engine.actions import Bundle, OfferTrade
from monopoly_gui.engine.amounts.worth import final_worth
from monopoly_gui.engine.frames import (
    Auction,
    CardChoice,
    ChooseMove,
    Claim,
    Debt,
    Deliver,
    Offer,
    Over,
    Purchase,
    Received,
    Shortage,
    TaxChoice,
    Turn,
)
from monopoly_gui.engine.state import State
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.home import own_home
from tests.scenes.dialogs.desk import (
    Desk,
    Scripted,
    hold_jail_card,
    imprison,
    own,
    own_set,
    position,
)

Size = tuple[int, int]
HD = (1280, 720)


def middle_game(players: int = 4, **rules: object) -> State:
    """Deeds spread over four players, two sets built on."""
    state = position(players, rules=dict(rules))
    state.cash = [1284, 946, 2310, 62, 700, 800, 900, 1000][:players]
    own_set(state, 0, "light_blue", level=3)
    own(state, 0, "st_james_place", "tennessee_avenue", "reading_railroad")
    own(state, 0, "electric_company", mortgaged=True)
    own_set(state, 1, "pink", level=2)
    own(state, 1, "new_york_avenue", "b_and_o_railroad", "short_line")
    own(state, 1, "marvin_gardens", mortgaged=True)
    own(state, 2 % players, "kentucky_avenue", "indiana_avenue", "atlantic_avenue", "water_works")
    own(state, 3 % players, "pacific_avenue", "park_place")
    own(state, 3 % players, "pennsylvania_railroad", mortgaged=True)
    hold_jail_card(state, 0)
    state.position[:4] = [39, 24, 7, 30][: min(4, players)]
    return state


def purchase(size: Size = HD) -> Desk:
    state = middle_game()
    state.stack.append(Purchase(0, 39))
    return Desk(state, size=size)


def purchase_short(size: Size = HD) -> Desk:
    """Not enough cash for a railroad."""
    state = middle_game()
    state.cash[0] = 120
    own(state, -1, "short_line")
    state.stack.append(Purchase(0, 35))
    return Desk(state, size=size)


def auction(size: Size = HD, theme: str = "classic") -> Desk:
    """One player leads, one has passed, one is out."""
    state = middle_game()
    frame = Auction(39, high=120, leader=1, passed=1 << 2, out=1 << 3)
    state.stack.append(frame)
    return Desk(state, size=size, theme=theme)


def auction_hot_seat(size: Size = HD) -> Desk:
    """Eight at the table, three of them human; no bid yet."""
    state = middle_game(8)
    state.stack.append(Auction(39))
    return Desk(state, humans=(0, 2, 5), size=size)


def shortage_state() -> State:
    """One house is left and two players could use it."""
    state = position(4)
    state.cash = [900, 1200, 300, 500]
    own_set(state, 0, "orange", level=2)
    own_set(state, 1, "red", level=3)
    own_set(state, 2, "yellow", level=4)
    own_set(state, 3, "pink", level=1)
    return state


def auction_house(size: Size = HD) -> Desk:
    state = shortage_state()
    plans = ((16, 18), (21,), (), ())
    state.stack += [
        Shortage(1, "house", plans, 0),
        Auction(-1, "house", bidders=(0, 1), high=60, leader=1, spot=21),
    ]
    return Desk(state, size=size)


def demand(size: Size = HD) -> Desk:
    state = shortage_state()
    state.stack.append(Shortage(1, "house", ((), (21, 23), (), ()), 1 << 0 | 1 << 3))
    return Desk(state, size=size)


def demand_many(size: Size = HD) -> Desk:
    """One player could build on most of the board."""
    state = position(3)
    state.cash = [3000, 2000, 100]
    for group in ("brown", "light_blue", "pink", "orange", "red", "yellow"):
        own_set(state, 0, group, level=1)
    own_set(state, 1, "green", level=4)
    own_set(state, 1, "dark_blue", level=1)
    state.stack.append(Shortage(1, "house", ((), (37,), ()), 1))
    return Desk(state, size=size)


def trade_many(size: Size = HD) -> Desk:
    """Two players hold everything."""
    state = position(2)
    for space in state.board.deeds:
        state.owner[space] = 0 if space < 30 else 1
    hold_jail_card(state, 0)
    hold_jail_card(state, 0, 1)
    desk = Desk(state, size=size)
    desk.show(lambda table: TradeDialog(table, 0))
    for space in (1, 6, 11, 16, 21, 26, 28):
        desk.click(f"deed {space}")
    desk.click("deed 37")
    return desk


def debt_to_all(size: Size = HD) -> Desk:
    """Seven creditors and a card."""
    state = middle_game(8)
    state.cash[0] = 30
    state.position[0] = 7
    chairman = next(k for k in state.decks[0] if state.board.decks[0][k].id == "ch_chairman")
    state.decks[0].remove(chairman)
    state.decks[0].append(chairman)
    state.known[0] = 1
    state.stack.append(Debt(0, (1, 2, 3, 4, 5, 6, 7), 50, "card", -1, True))
    return Desk(state, size=size)


def trade_edit(size: Size = HD) -> Desk:
    desk = Desk(middle_game(), size=size)
    dialog = desk.show(lambda table: TradeDialog(table, 0, 1))
    del dialog
    for name in ("deed 5", "deed 12"):
        desk.click(name)
    desk.click("deed 19")
    return desk


def trade_answer(size: Size = HD) -> Desk:
    state = middle_game()
    state.next_id = 8
    state.offers.append(
        Offer(
            7, 1, 0, Bundle(300, (19, 29)), Bundle(0, (5, 12), (state.cards[0][0],)), lent=(29, 12)
        )
    )
    return Desk(state, size=size)


def trade_refused(size: Size = HD) -> Desk:
    from monopoly_gui.engine.actions import RefuseTrade

    state = middle_game()
    bot = Scripted(RefuseTrade(1, state.next_id), reason="that would give Ada the orange set")
    desk = Desk(state, bots={1: bot}, size=size)
    desk.show(lambda table: TradeDialog(table, 0, 1))
    desk.click("deed 5")
    desk.click("deed 19")
    desk.click("propose")
    desk.play_on(3)
    return desk


def trade_wait(size: Size = HD) -> Desk:
    desk = Desk(middle_game(), size=size)
    desk.table.submit(OfferTrade(0, 1, Bundle(200), Bundle(deeds=(19,))))
    desk.show(lambda table: TradeDialog(table, 0, 1))
    desk.click("deed 5")
    desk.click("deed 19")
    desk.click("propose")
    return desk


def trade_settle(size: Size = HD, bots: dict[int, Scripted] | None = None) -> Desk:
    state = middle_game()
    state.cash[0] = 40
    state.stack.append(Debt(0, (1,), 650, "rent", 24, True))
    desk = Desk(state, bots=bots, size=size)
    desk.key(pygame.K_t)
    desk.frames(2)
    desk.click("deed 16")
    desk.click("deed 18")
    return desk


def estate_plan(size: Size = HD) -> Desk:
    desk = Desk(middle_game(), size=size)
    desk.show(lambda table: EstateDialog(table, 0))
    plan(desk, "build 6", "build 8", "flip 5", "flip 12")
    return desk


def plan(desk: Desk, *names: str) -> None:
    """Choose the deed of each of these buttons, and press it."""
    for name in names:
        desk.click(f"deed {name.split()[1]}")
        desk.click(name)


def estate_full(size: Size = HD) -> Desk:
    """Most of the board in one hand, two humans at the table."""
    state = position(3)
    state.cash = [2400, 300, 100]
    for group, level in (
        ("brown", 5), ("light_blue", 4), ("pink", 0), ("orange", 3), ("red", 0), ("yellow", 0),
        ("green", 2),
    ):  # fmt: skip
        own_set(state, 0, group, level=level)
    own_set(state, 0, "railroad")
    own_set(state, 0, "utility", mortgaged=True)
    own_set(state, 0, "dark_blue", mortgaged=True)
    desk = Desk(state, humans=(0, 1), size=size)
    desk.show(lambda table: EstateDialog(table, 0))
    plan(desk, "sell 9")
    return desk


def debt(size: Size = HD) -> Desk:
    state = middle_game()
    state.cash[0] = 140
    state.stack.append(Debt(0, (1,), 550, "rent", 24, True))
    return Desk(state, size=size)


def debt_creditors(size: Size = HD) -> Desk:
    state = middle_game()
    state.cash[0] = 70
    state.position[0] = 7
    chairman = next(k for k in state.decks[0] if state.board.decks[0][k].id == "ch_chairman")
    state.decks[0].remove(chairman)
    state.decks[0].append(chairman)
    state.known[0] = 1
    state.stack.append(Debt(0, (2, 3), 50, "card", -1, True))
    state.cash[0] = 30
    return Desk(state, size=size)


def debt_hopeless(size: Size = HD) -> Desk:
    state = middle_game()
    state.cash[3] = 62
    for space in (31, 37):
        state.mortgaged[space] = True
    state.stack.append(Debt(3, (1,), 450, "rent", 13, True))
    return Desk(state, humans=(3,), size=size)


def jail(size: Size = HD) -> Desk:
    state = middle_game()
    imprison(state, 0, 1)
    return Desk(state, size=size)


def jail_last(size: Size = HD) -> Desk:
    state = middle_game(jail_skip=True)
    imprison(state, 0, 2)
    state.cards[0].clear()
    hold_jail_card_back(state)
    state.cash[0] = 30
    return Desk(state, size=size)


def hold_jail_card_back(state: State) -> None:
    """Put every card that nobody holds into its deck again."""
    for deck, cards in enumerate(state.board.decks):
        held = {key for keys in state.cards for key in keys}
        for number in range(len(cards)):
            key = deck * 100 + number
            if key not in state.decks[deck] and key not in held:
                state.decks[deck].append(key)


def received(size: Size = HD) -> Desk:
    state = middle_game()
    own(state, 0, "pacific_avenue", "park_place", "pennsylvania_railroad", mortgaged=True)
    state.cash[0] = 190
    state.stack.append(Received(0, (15, 31, 37)))
    return Desk(state, size=size)


def claims(size: Size = HD) -> Desk:
    state = middle_game()
    state.auto_claim[0] = False
    state.current = 2
    state.stack[0] = Turn(2, "end")
    state.claims = [
        Claim(3, 0, 2, 6, 270, state.turn + 1),
        Claim(4, 0, 3, 5, 25, state.turn + 1),
    ]
    state.next_id = 5
    state.salaries[0] = 200
    return Desk(state, size=size)


def place(size: Size = HD) -> Desk:
    """A house won whose street cannot take it any more."""
    state = position(4)
    own_set(state, 0, "light_blue")
    state.stack.append(Shortage(0, "house", ((6,), (), (), ()), 0))
    state.stack.append(Deliver(0, 39, "house", 1, 60))
    return Desk(state, size=size)


def tax(size: Size = HD, basis: str = "printed_price") -> Desk:
    state = middle_game(income_tax="choice", tax_worth_basis=basis)
    state.position[0] = 4
    state.stack.append(TaxChoice(0, 4))
    return Desk(state, size=size)


def card_choice(size: Size = HD) -> Desk:
    state = position(4, "uk")
    state.cash[0] = 420
    key = next(
        100 + number
        for number, card in enumerate(state.board.decks[1])
        if card.kind == "choice_pay_or_draw"
    )
    state.stack.append(CardChoice(0, 1, key))
    return Desk(state, size=size)


def bus(size: Size = HD) -> Desk:
    state = middle_game(speed_die="on")
    state.position[0] = 14
    state.stack.append(ChooseMove(0, (16, 19, 21), "bus"))
    return Desk(state, size=size)


def triple(size: Size = HD) -> Desk:
    state = middle_game(speed_die="on")
    state.position[0] = 14
    targets = tuple(space for space in range(40) if space != 14)
    state.stack.append(ChooseMove(0, targets, "triple"))
    return Desk(state, size=size)


def result(size: Size = HD) -> Desk:
    state = middle_game()
    for player in (1, 3):
        for space in range(40):
            if state.owner[space] == player:
                state.owner[space], state.buildings[space] = 0, 0
        state.cash[player] = 0
        state.alive[player] = False
    state.fallen = [3, 1]
    worths = (final_worth(state, 0), final_worth(state, 2), 0, 0)
    state.stack = [Over((0, 2, 1, 3), worths, "limit")]
    return Desk(state, size=size)


STORIES: dict[str, Callable[[Size], Desk]] = {
    story.__name__: story
    for story in (
        purchase, purchase_short, auction, auction_hot_seat, auction_house, demand,
        demand_many, trade_many, debt_to_all, trade_edit,
        trade_answer, trade_refused, trade_wait, trade_settle, estate_plan, estate_full, debt,
        debt_creditors, debt_hopeless, jail, jail_last, received, claims, place, tax,
        card_choice, bus, triple, result,
    )
}  # fmt: skip


def main(folder: Path, sizes: list[Size], wanted: list[str]) -> None:
    """Draw the stories into files."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        for name in wanted or list(STORIES):
            shown = STORIES[name](size).picture()
            pygame.image.save(shown, str(folder / f"{name}-{size[0]}.png"))


if __name__ == "__main__":
    own_home()
    given = sys.argv[2:]
    chosen = [tuple(map(int, text.split("x"))) for text in given if text[0].isdigit()]
    pairs = [(size[0], size[1]) for size in chosen]
    main(Path(sys.argv[1]), pairs or [HD], [text for text in given if not text[0].isdigit()])
