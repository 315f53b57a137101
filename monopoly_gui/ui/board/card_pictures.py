"""The pictures of cards: a card's own, or that of its effect."""

from ... import paths
from ...engine.cards import Card

#: cards of other boards that show the same as one of these
ALIKE = {
    "ch_mayfair": "ch_boardwalk",
    "ch_trafalgar": "ch_illinois",
    "ch_pall_mall": "ch_st_charles",
    "ch_marylebone": "ch_reading",
    "ch_crossword": "cc_beauty",
    "ch_school": "cc_school",
    "ch_speeding": "ch_fine15",
    "ch_general_repairs": "ch_repairs",
    "ch_street_repairs": "cc_street_repairs",
    "cc_insurance": "cc_life_insurance",
    "cc_annuity": "cc_holiday",
    "cc_preference": "cc_stock",
    "cc_xmas": "cc_holiday",
    "cc_services": "cc_consultancy",
}
#: all pictures; a card of the same name has it as its own
DRAWN = frozenset(file.stem for file in (paths.assets() / "cards").glob("*.svg"))
#: the picture of an effect on boards with cards of their own
BY_KIND = {
    "collect_bank": "ch_dividend",
    "pay_bank": "ch_fine15",
    "collect_each": "cc_birthday",
    "pay_each": "ch_chairman",
    "repairs": "ch_repairs",
    "move_to": "ch_illinois",
    "move_nearest": "ch_nearest_rr_1",
    "move_back": "ch_back_3",
    "move_back_to": "move_back_to",
    "go_to_jail": "ch_jail",
    "jail_free": "ch_jail_free",
    "choice_pay_or_draw": "choice",
}


def picture_of(card: Card) -> str:
    """The name of a drawing in assets/cards."""
    if card.id in DRAWN:
        return card.id
    if card.id in ALIKE:
        return ALIKE[card.id]
    if card.kind == "move_to" and card.target == 0:
        return "cc_go"
    if card.kind == "move_nearest" and card.target_kind == "utility":
        return "ch_nearest_utility"
    return BY_KIND[card.kind]
