"""People who have played a little, in the files of the home of a test."""

import os
import time
from contextlib import suppress
from dataclasses import replace

from monopoly_gui import paths
from monopoly_gui.records.result import Bargain, Payment, Result
from monopoly_gui.records.result_line import write_result
from monopoly_gui.storage.profiles import Profile, keep_profile
from tests.home import own_home
from tests.records.ledger_lines import write_lines
from tests.records.made import TOM, ZOE, computer, person, result, seat

#: tenths of a second for which another thread may have the results open
PATIENCE = 50
PEOPLE = (
    Profile(id=ZOE, name="Zoe", token="cat", colour=0),
    Profile(id=TOM, name="Tom", token="ship", colour=2),
)


def games() -> list[Result]:
    """Six games of Zoe's: three of the last four against Normal were won."""
    lucky = seat(
        1,
        person(),
        paid=Payment(39, 1400, 1),
        taken=Payment(24, 1100, 1),
        best=Bargain(214, 1, 9),
        worst=Bargain(-36, 1, 4),
        held=5,
        earner=39,
        luck=740,
        earned=(0, 1, 6, 7, 21, 40),
    )
    lost = replace(lucky, place=2, luck=-310, earned=(0, 6), best=None)
    played = [
        result(lucky, seat(2, computer("easy")), seat(3, computer("easy/builder"))),
        result(lost, seat(1, person(TOM, "Tom")), seat(3, computer()), board="uk", rules=""),
        result(lost, seat(1, computer()), seat(3, computer())),
        *[result(lucky, seat(2, computer()), seat(3, computer())) for _ in range(3)],
        result(lucky, seat(2, computer()), kind="lesson", marks=("arranged",)),
    ]
    return [
        replace(game, game=f"{at:012x}", ended=f"2026-01-0{at + 1}T20:15:00+00:00")
        for at, game in enumerate(played)
    ]


def with_history() -> None:
    """Put them there; outside of a test into a home of their own, and never the user's."""
    if paths.HOME_VARIABLE not in os.environ:
        own_home()
    for profile in PEOPLE:
        keep_profile(profile)
    lines = [write_result(game) for game in games()]
    for _ in range(PATIENCE):
        # the game of a page before may still put its result there, which Windows minds
        with suppress(PermissionError):
            write_lines(lines)
            return
        time.sleep(0.1)
    write_lines(lines)
