"""Results put together by hand: who sat where at which place, the rest being quiet."""

from dataclasses import replace

from monopoly_gui.records.result import Curve, Holder, Result, SeatResult

ZOE = "0a0b0c0d"
TOM = "11112222"
COUNT = [0]


def seat(place: int, holder: Holder, **changes: object) -> SeatResult:
    """One that nothing happened to."""
    quiet = SeatResult(
        holders=(holder,),
        place=place,
        worth=1500,
        paid=None,
        taken=None,
        best=None,
        worst=None,
        held=-1,
        earner=-1,
        luck=0,
        lowest=250,
        earned=(),
    )
    return replace(quiet, **changes)  # type: ignore[arg-type]


def person(profile: str = ZOE, name: str = "Zoe") -> Holder:
    return Holder(1, name, "human", "", profile)


def computer(bot: str = "normal") -> Holder:
    return Holder(1, "Computer", "ai", bot, "")


def result(*seats: SeatResult, **changes: object) -> Result:
    """A game between these, each one ended a minute after the one made before."""
    COUNT[0] += 1
    made = Result(
        game=f"{COUNT[0]:012x}",
        started="",
        ended=f"2026-01-{1 + COUNT[0] // 1440:02}T{COUNT[0] // 60 % 24:02}:{COUNT[0] % 60:02}:00",
        program="0.2.0",
        board="us_2008",
        rules="official_2008",
        kind="game",
        marks=(),
        rounds=30,
        turns=90,
        seats=seats,
        curve=Curve("1-abcdef", tuple((1 / len(seats), float(s.place == 1)) for s in seats)),
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def against(place: int, bot: str = "normal", **changes: object) -> Result:
    """Zoe against two computers of one kind; her place, theirs are the others."""
    places = [each for each in (1, 2, 3) if each != place]
    computers = [seat(each, computer(bot)) for each in places]
    return result(seat(place, person()), *computers, **changes)
