"""Offers whose answer nobody at a table would argue about."""

from dataclasses import dataclass, field
from typing import Any

from tests.engine.scenes import P1, P2, P3, P4, Scene, game

#: everything is sold; the first two players each hold what the other lacks for a set
SWAP = {
    P1: "st_james tennessee kentucky reading",
    P2: "new_york indiana illinois short_line",
    P3: "brown park_place pacific states electric",
    P4: "boardwalk light_blue north_carolina virginia water",
}
#: four times two thirds of a set, each waiting for a deed that another has
KNOT = {
    P1: "st_james tennessee atlantic reading",
    P2: "new_york kentucky indiana pennsylvania_railroad",
    P3: "illinois ventnor marvin b_and_o baltic",
    P4: "light_blue short_line mediterranean water",
}
#: an early game: little is sold
EARLY = {P1: "oriental st_james reading", P2: "vermont kentucky", P3: "states ventnor"}


@dataclass(frozen=True, slots=True)
class OfferCase:
    """The first player offers the second ``give`` for ``get``, each (cash, deeds)."""

    name: str
    owns: dict[int, str]
    give: tuple[int, str]
    get: tuple[int, str]
    cash: dict[int, int] | int | None = None
    players: int = 4
    more: dict[str, Any] = field(default_factory=dict)

    def scene(self) -> Scene:
        """The position with the offer on the table."""
        scene = game(self.players, owns=self.owns, cash=self.cash, **self.more)
        give, get = (scene.bundle(cash, deeds or ()) for cash, deeds in (self.give, self.get))
        scene.offer(P1, P2, give, get)
        return scene


def case(
    name: str,
    owns: dict[int, str],
    give: tuple[int, str],
    get: tuple[int, str],
    cash: dict[int, int] | int | None = None,
    players: int = 4,
    **more: Any,
) -> OfferCase:
    return OfferCase(name, owns, give, get, cash, players, more)


FREE: dict[str, Any] = {"one_sided_trades": "allow"}

#: what must not be agreed to
TRAPS = (
    case("the deed of a rival's set at its price", SWAP, (200, ""), (0, "new_york")),
    case("... at one and a half times its price", SWAP, (300, ""), (0, "new_york")),
    case("... at twice its price", SWAP, (400, ""), (0, "new_york")),
    case("... for a railroad", SWAP, (0, "reading"), (0, "new_york")),
    case("... for a railroad and a little money", SWAP, (100, "reading"), (0, "new_york")),
    case("a set for a dollar", SWAP, (1, ""), (0, "indiana illinois")),
    case("two deeds of a set for a railroad", SWAP, (0, "reading"), (0, "indiana illinois")),
    case("everything for some money", SWAP, (500, ""), (0, "new_york indiana illinois short_line")),
    case("a gift asked for", SWAP, (0, ""), (0, "short_line"), **FREE),
    case("money asked for nothing", SWAP, (0, ""), (200, ""), **FREE),
    case("worse for better", SWAP, (0, "reading"), (0, "new_york short_line")),
    case("less money for more", SWAP, (50, "reading"), (250, "short_line")),
    case("a railroad for a railroad and money", SWAP, (0, "reading"), (150, "short_line")),
    case("one's own set broken up", {P1: "reading", P2: "orange"}, (400, ""), (0, "new_york")),
    case(
        "a whole set for its list price",
        {P1: "reading", P2: "orange"},
        (560, ""),
        (0, "orange"),
    ),
    case(
        "a worthless set for a good one",
        {P1: "mediterranean st_james tennessee", P2: "baltic new_york"},
        (0, "mediterranean"),
        (0, "new_york"),
        players=3,
    ),
    case(
        "brown for dark blue",
        {P1: "mediterranean park_place", P2: "baltic boardwalk", P3: "reading"},
        (0, "mediterranean"),
        (0, "boardwalk"),
        players=3,
    ),
    case(
        "two players: a set for money",
        {P1: "st_james tennessee", P2: "new_york"},
        (400, ""),
        (0, "new_york"),
        players=2,
    ),
    case(
        "two players: the fourth railroad at its price",
        {P1: "reading b_and_o short_line", P2: "pennsylvania_railroad"},
        (200, ""),
        (0, "pennsylvania_railroad"),
        players=2,
    ),
    case(
        "two players: a set each, but theirs is far better",
        {P1: "baltic st_james tennessee", P2: "mediterranean new_york"},
        (0, "baltic"),
        (0, "new_york"),
        players=2,
    ),
    case("a lone deed at its price", EARLY, (220, ""), (0, "kentucky")),
    case("a lone deed below its price", EARLY, (80, ""), (0, "vermont")),
    case("all one's cash for a lone deed", EARLY, (0, "oriental"), (1400, "")),
    case("three times the price for a lone deed", EARLY, (0, "reading"), (600, "")),
    case(
        "a mortgaged deed at full price",
        {P1: "reading boardwalk", P2: "states"},
        (0, "boardwalk"),
        (400, ""),
        mortgaged="boardwalk",
    ),
    case(
        "cash that leaves nothing before a row of hotels",
        {P1: "reading", P2: "electric", P3: "orange"},
        (0, "reading"),
        (480, ""),
        {P1: 500, P2: 500, P3: 500},
        3,
        built={"orange": 5},
        at={P2: 10},
    ),
    case("the last block against two rivals", KNOT, (240, ""), (0, "new_york")),
    case("... for a lone deed of the same price", KNOT, (0, "reading"), (0, "new_york")),
    case("a Jail card for a deed", SWAP, (20, ""), (0, "short_line")),
)

#: what should be agreed to
CHANCES = (
    case("a gift", SWAP, (0, "reading"), (0, ""), **FREE),
    case("money for nothing", SWAP, (300, ""), (0, ""), **FREE),
    case("the deed of one's own set, dear", SWAP, (0, "kentucky"), (400, "")),
    case("the deed of one's own set at its price", SWAP, (0, "kentucky"), (220, "")),
    case("... and a little money on top", SWAP, (50, "kentucky"), (0, "short_line")),
    case("a set for a set with money on top", SWAP, (150, "kentucky"), (0, "new_york"), 800),
    case("four times the price for a lone deed", EARLY, (880, ""), (0, "kentucky")),
    case(
        "the third orange for a railroad",
        {P1: "new_york", P2: "st_james tennessee reading", P3: "boardwalk"},
        (0, "new_york"),
        (0, "reading"),
        players=3,
    ),
    case(
        "the third orange for utilities and cash",
        {P1: "new_york", P2: "st_james tennessee electric water"},
        (0, "new_york"),
        (200, "electric"),
        players=3,
    ),
    case(
        "both get a set against a third who has one",
        {P1: "st_james tennessee kentucky", P2: "new_york indiana illinois", P3: "green"},
        (100, "kentucky"),
        (0, "new_york"),
        players=3,
        built={"green": 1},
    ),
    case(
        "the fourth railroad at its price",
        {P1: "reading", P2: "b_and_o short_line pennsylvania_railroad", P3: "states"},
        (0, "reading"),
        (200, ""),
        players=3,
    ),
)
