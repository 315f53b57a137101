"""Old save files, brought up to date one format at a time.

A step takes the raw contents of a file of its format and gives those of the
next one; it runs before validation, so it must not trust what it finds.  A
change of the format adds a step here and a real file of the old format to
``tests/storage/files``.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ..editions import edition_text

Raw: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[Raw], Raw]


def renew_rules(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Rules, or changes of rules, as they were meant before idle options were refused.

    What is needed before a hotel decided nothing where building is even, and was not refused.
    """
    kept = {**rules}
    if rules.get("even_build", True) is not False:
        kept.pop("hotel_requires", None)
    return kept


def with_music(settings: Raw) -> Raw:
    """Settings from before there was music: it is no louder than the sounds were."""
    volume = settings.get("volume")
    if "music_volume" in settings or not isinstance(volume, int) or not 0 <= volume < 50:
        return settings
    return {**settings, "music_volume": volume}


def with_view(settings: Raw) -> Raw:
    """Settings from before the view in perspective: the view stays as it was."""
    return {"view": "flat", **settings}


def _from_1(raw: Raw) -> Raw:
    """Offers know which of their deeds were mortgaged.

    A game that has ended keeps its result: nobody shared a place then.
    """
    for position in (raw["start"], raw["snapshot"]):
        mortgaged = position["mortgaged"]
        for offer in position["offers"]:
            deeds = (*offer["give"]["deeds"], *offer["get"]["deeds"])
            offer["lent"] = [space for space in deeds if mortgaged[space]]
        for frame in position["stack"]:
            if frame["kind"] == "over":
                frame["places"] = [*range(1, len(frame["ranking"]) + 1)]
    return {**raw, "rules": renew_rules(raw["rules"])}


def _from_2(raw: Raw) -> Raw:
    """Games know their origin, the profiles at their seats, and earlier players of them.

    Of old games only that is known that nobody left a seat.
    """
    return {**raw, "kind": "game", "marks": [], "changes": [], "started": ""}


#: rents of the board kitchen_table until format 3, when a first house could lower the rent
OLD_RENTS = {
    "bread_bin": [1, 1, 2, 5, 8, 13],
    "toaster": [1, 1, 3, 9, 16, 23],
    "milk_jug": [1, 2, 5, 14, 20, 28],
    "cereal_bowl": [1, 2, 5, 14, 20, 28],
    "cocoa_mug": [1, 2, 5, 15, 23, 30],
}


def _from_3(raw: Raw) -> Raw:
    """Games know their initial rules, and keep the rents that their board had then."""
    for position in (raw["start"], raw["snapshot"]):
        position["rules_version"] = 1
    if raw["board"] is None and raw["edition"] == "kitchen_table":
        board = json.loads(edition_text("kitchen_table"))
        for space in board["spaces"]:
            space["rents"] = OLD_RENTS.get(space["id"], space.get("rents"))
            if space["rents"] is None:
                del space["rents"]
        return {**raw, "board": board}
    return raw


#: by the format that a step starts from
STEPS: dict[int, Step] = {1: _from_1, 2: _from_2, 3: _from_3}


def migrate(raw: Raw, newest: int, steps: Mapping[int, Step] = STEPS) -> Raw:
    """The contents in the newest format; KeyError or TypeError if they are invalid."""
    for number in range(raw["format"], newest):
        raw = {**steps[number](raw), "format": number + 1}
    return raw
