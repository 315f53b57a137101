"""The words for claiming rent and salary, and for the switch that automates it."""

from ..engine.rules import Rules
from .catalogue import _, mark

#: of the switch, by whether rent and whether the salary must be asked for
ASKED = {
    (True, False): mark("Collect rent automatically"),
    (False, True): mark("Collect the salary automatically"),
    (True, True): mark("Collect rent and salary automatically"),
}
OTHERWISE = mark("Otherwise you must claim it in time, as at a real table.")


def asked(rules: Rules) -> tuple[bool, bool]:
    """Whether rent and whether the salary must be asked for [RENT-2, GO-2]."""
    return rules.rent_claim != "automatic", rules.salary_claim != "automatic"


def must_ask(rules: Rules) -> bool:
    """Whether anything must be asked for."""
    return any(asked(rules))


def is_by_hand(rules: Rules) -> bool:
    """Whether claiming is part of the point of these rules: more time for it, or salaries."""
    return rules.rent_claim == "before_second_roll" or asked(rules)[1]


def switch_label(rules: Rules) -> str:
    """The label of the auto-collect switch."""
    return _(ASKED[asked(rules)])
