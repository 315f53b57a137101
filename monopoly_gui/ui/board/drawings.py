"""The drawings of ``assets/icons/art`` by space: by its id, else by its kind."""

from ...engine.board import Space

BY_KIND = {
    "railroad": "train",
    "community_chest": "chest",
    "utility": "bulb",
    "tax": "tax",
    "free_parking": "car",
    "go_to_jail": "police",
}
#: by drawing: its spaces on the game's boards, and on their copies
SPACES = {
    "air": "air_levy",
    "alarm": "fever_alarm",
    "anchor": "mooring_dues",
    "arrows": "rain_cloud wrong_train",
    "bottle": "bottle_post_1 bottle_post_2 bottle_post_3",
    "broken_cup": "broken_cup",
    "bulb": "electric_company",
    "clock": "waiting_room",
    "crown": "kings_tithe",
    "drops": "rain_cistern water_tank warm_spring cold_spring",
    "ferry": "gull_ferry seal_ferry otter_ferry whale_ferry",
    "gate": "north_gate east_gate south_gate west_gate",
    "hammock": "weightless_lounge",
    "hut": "hut_fee",
    "jar": "cookie_jar_1 cookie_jar_2 cookie_jar_3",
    "locker": "locker_1 locker_2 locker_3",
    "logbook": "nature_1 nature_2 nature_3",
    "luggage": "lost_luggage",
    "magnet": "magnet_1 magnet_2 magnet_3",
    "meadow": "giants_meadow",
    "meteor": "meteor_cover",
    "milk": "spilt_milk",
    "mixer": "mixer",
    "moon": "sleeping_spell",
    "organ": "wind_organ",
    "parasol": "sandbank",
    "parcel": "parcel_1 parcel_2 parcel_3",
    "paw": "paws_off",
    "picnic": "picnic_lawn",
    "radio": "radio_1 radio_2 radio_3",
    "ring": "luxury_tax super_tax",
    "rumour": "rumour_1 rumour_2 rumour_3",
    "shuttle": "shuttle_mira shuttle_sprat shuttle_perch shuttle_pike",
    "signal": "signal_box",
    "silk": "silk_duty velvet_duty",
    "sofa": "nap_on_the_sofa",
    "stove": "fusion_stove",
    "telegram": "telegram_1 telegram_2 telegram_3",
    "ticket": "fare_check park_ticket",
    "trail": "squirrel_trail deer_trail lynx_trail eagle_trail",
    "trolley": "tea_trolley soup_trolley plate_trolley party_trolley",
    "turntable": "turntable",
    "water": "water_works water_tap",
    "weather": "weather_1 weather_2 weather_3",
    "well": "wishing_well",
    "windmill": "windmill",
}
BY_ID = {space: drawing for drawing, spaces in SPACES.items() for space in spaces.split()}


def picture_of(space: Space) -> str:
    """The name of the drawing on a space; "" for one without."""
    return BY_ID.get(space.id) or BY_KIND.get(space.kind, "")
