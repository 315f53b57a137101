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
#: spaces of the game's boards, and of their copies
BY_ID = {
    "electric_company": "bulb",
    "water_works": "water",
    "luxury_tax": "ring",
    "super_tax": "ring",
    # Lantern Quay
    "gull_ferry": "ferry",
    "seal_ferry": "ferry",
    "otter_ferry": "ferry",
    "whale_ferry": "ferry",
    "windmill": "windmill",
    "rain_cistern": "drops",
    "sandbank": "parasol",
    # Farlight Station
    "shuttle_mira": "shuttle",
    "shuttle_sprat": "shuttle",
    "shuttle_perch": "shuttle",
    "shuttle_pike": "shuttle",
    "water_tank": "drops",
    "fusion_stove": "stove",
    "weightless_lounge": "hammock",
    "fever_alarm": "alarm",
    # The Kitchen Table
    "tea_trolley": "trolley",
    "soup_trolley": "trolley",
    "plate_trolley": "trolley",
    "party_trolley": "trolley",
    "mixer": "mixer",
    "water_tap": "water",
    "nap_on_the_sofa": "sofa",
    "paws_off": "paw",
    # The Realm of Orrowmere
    "north_gate": "gate",
    "east_gate": "gate",
    "south_gate": "gate",
    "west_gate": "gate",
    "wishing_well": "well",
    "wind_organ": "organ",
    "giants_meadow": "meadow",
    "sleeping_spell": "moon",
    # Old Otter Park
    "squirrel_trail": "trail",
    "deer_trail": "trail",
    "lynx_trail": "trail",
    "eagle_trail": "trail",
    "warm_spring": "drops",
    "cold_spring": "drops",
    "picnic_lawn": "picnic",
    "rain_cloud": "arrows",
    # The Clatterby Line
    "signal_box": "signal",
    "turntable": "turntable",
    "waiting_room": "clock",
    "wrong_train": "arrows",
}


def picture_of(space: Space) -> str:
    """The name of the drawing on a space with one; KeyError otherwise."""
    return BY_ID.get(space.id) or BY_KIND[space.kind]
