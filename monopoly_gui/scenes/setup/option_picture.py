"""The picture of a rule option: dice, notes, houses, tokens, or what cards and spaces show."""

from collections.abc import Mapping

from pygame import Rect, Surface

from ...engine.board import Board
from ...ui.board.buildings import draw_building
from ...ui.cards.banknotes import draw_note
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.pieces.dice import draw_die

#: a drawing and what it shows, by the names of the options
PICTURES: Mapping[str, str] = {
    name: picture
    for picture, names in {
        "note:500": "start_cash,goal_cash",
        "note:100": "cash_denominations,auction_bid_limit",
        "note:50": "deal_paid,pot_seed",
        "note:10": "auction_min_open",
        "note:1": "auction_min_raise",
        "token:hat": "token_choice",
        "token:car": "token_placement",
        "dice:6,3": "turn_order",
        "dice:5,5": "start_ties",
        "dice:3,3": "doubles_reroll",
        "dice:4,2": "utility_roll",
        "dice:1,1": "snake_eyes_bonus",
        "dice:2,2,2": "triples_on_third_double",
        "dice:6,bus": "speed_die",
        "houses:1": "build_on",
        "houses:2": "building_auction_unit,building_auction_open",
        "houses:3": "even_build,mortgage_requires_clear",
        "houses:4": "houses_for_hotel,building_supply",
        "houses:5": "hotel_requires,hotel_sale,goal_hotels",
        "cards:cc_stock": "deal_deeds,auction_on_decline,mortgaged_transfer,goal_sets",
        "cards:cc_go": "salary_claim,go_salary",
        "cards:ch_go": "go_landing_bonus",
        "cards:cc_bank_error": "tax_worth_basis,mortgage_rounding",
        "cards:cc_tax_refund": "tax_rounding,bankrupt_settlement",
        "cards:cc_jail": "jail_rights",
        "cards:cc_jail_free": "jail_exit_next_turn",
        "cards:cc_birthday": "one_sided_trades",
        "cards:cc_consultancy": "trade_in_debt",
        "cards:cc_street_repairs": "shortage_priority",
        "cards:cc_beauty": "win_condition",
        "cards:ch_chairman": "auction_order",
        "cards:ch_dividend": "rent_claim",
        "cards:ch_loan": "double_rent_with_mortgage,bank_auction_mortgages",
        "cards:ch_nearest_utility": "utility_rent",
        "cards:ch_jail": "jail_third_fail",
        "cards:ch_jail_free": "jail_prepay_third",
        "cards:ch_repairs": "build_timing,bankrupt_buildings",
        "cards:ch_illinois": "first_lap_purchase",
        "cards:ch_nearest_rr_1": "voluntary_bankruptcy,end_after_bankruptcies",
        "cards:choice": "multi_creditor",
        "art:bulb": "utility_flat_one",
        "art:water": "utility_flat_both",
        "art:drops": "card_utility_on_mortgage",
        "art:tax": "income_tax",
        "art:ring": "luxury_tax",
        "art:moon": "jail_skip",
        "art:clock": "trade_timing,mortgage_timing,time_limit_minutes",
        "art:arrows": "round_limit",
        "art:car": "free_parking",
    }.items()
    for name in names.split(",")
}


def draw_option(painter: Painter, board: Board, name: str, surface: Surface, rect: Rect) -> None:
    """Draw the picture of an option as large as fits into the middle of a rectangle."""
    kind, _colon, shown = PICTURES[name].partition(":")
    if kind == "note":
        note = draw_note(painter, int(shown), board.money(int(shown)), rect.width, 1)
        painter.stamp(surface, note, note.get_rect(center=rect.center).topleft)
    elif kind == "token":
        painter.token(surface, shown, rect, painter.theme.players[0])
    elif kind == "houses":
        count = int(shown)
        row = layout.inset(rect, 0, rect.height // (4 if count in (1, 5) else 8))
        for place in layout.row(row, [1.0] * (count % 4 or 4)):
            draw_building(painter, surface, place, "hotel" if count == 5 else "house")
    elif kind == "dice":
        faces = shown.split(",")
        side = min(rect.height // 2, rect.width * 4 // 5 // len(faces))
        for number, face in enumerate(faces):
            x = rect.centerx + round((number - (len(faces) - 1) / 2) * side * 1.15)
            y, lean = rect.centery + side // 8 * (-1) ** number, 12 * (-1) ** number
            draw_die(painter, surface, (x, y), side, face, degrees=lean, speed=face == "bus")
    elif kind == "cards":
        painter.card_picture(surface, shown, rect)
    else:
        painter.picture(surface, shown, rect)
