"""Named sets of rules, chosen before a game and fixed during it [SHORT-5]."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from .board import MAX_PLAYERS, MIN_PLAYERS, Board
from .conflicts import conflicts
from .errors import RulesError
from .rules import Rules, Value, options, settled
from .sentence import Sentence, mark, quoted


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules by a name; ``edition`` is the board that belongs to them."""

    id: str
    name: str
    about: str
    edition: str
    changes: Mapping[str, Value]


PRESETS: tuple[Preset, ...] = (
    Preset("official_2008", "Official", "The rules as printed since 2008.", "us_2008", {}),
    Preset(
        "us_classic",
        "US classic",
        "The American rules from 1973 to 2007: a choice of income tax, more time to "
        "claim rent, auctions from any price.",
        "us_pre2008",
        {
            "income_tax": "choice",
            "luxury_tax": 75,
            "auction_min_open": 1,
            "building_auction_open": "any",
            "rent_claim": "before_second_roll",
            "cash_denominations": "classic",
        },
    ),
    Preset(
        "uk_1996",
        "London 1996",
        "The British leaflet: no double rent on sets with a mortgage, scarce buildings "
        "auctioned from the lowest deed price.",
        "uk",
        {
            "auction_min_open": 1,
            "double_rent_with_mortgage": False,
            "building_auction_open": "lowest_deed",
        },
    ),
    Preset(
        "short_1973",
        "Short game (1973)",
        "Two deeds each, dealt and paid for; hotels after three houses; ends at the "
        "second bankruptcy.",
        "us_pre2008",
        {
            "deal_deeds": 2,
            "houses_for_hotel": 3,
            "auction_min_open": 1,
            "building_auction_open": "any",
            "rent_claim": "before_second_roll",
            "end_after_bankruptcies": 2,
            "win_condition": "richest_at_limit",
        },
    ),
    Preset(
        "short_1997",
        "Short game (1997)",
        "Three free deeds each; hotels after three houses; one turn in Jail; ends at "
        "the first bankruptcy.",
        "us_2008",
        {
            "deal_deeds": 3,
            "deal_paid": False,
            "houses_for_hotel": 3,
            "jail_exit_next_turn": True,
            "income_tax": "flat",
            "end_after_bankruptcies": 1,
            "win_condition": "richest_at_limit",
        },
    ),
    Preset(
        "time_limit",
        "Against the clock",
        "Two deeds each, dealt and paid for; after an hour the richest player wins.",
        "us_2008",
        {"deal_deeds": 2, "time_limit_minutes": 60, "win_condition": "richest_at_limit"},
    ),
    Preset(
        "tournament",
        "Tournament",
        "As played at championships: binding bids without limit, more time to claim "
        "rent, creditors share equally.",
        "us_2008",
        {
            "rent_claim": "before_second_roll",
            "auction_bid_limit": "unlimited",
            "multi_creditor": "equal_split",
            "shortage_priority": "buyers",
        },
    ),
)


def preset(name: str) -> Preset:
    """The preset of this id; RulesError names those there are."""
    for found in PRESETS:
        if found.id == name:
            return found
    known = ", ".join(p.id for p in PRESETS)
    raise RulesError(
        Sentence(
            "There is no preset called {name}. Choose one of: {known}.",
            name=quoted(name),
            known=known,
        )
    )


_WRONG: dict[type, str] = mark(
    {
        bool: "{option}: {value} is neither yes nor no.",
        int: "{option}: {value} is not a whole number.",
        str: "{option}: {value} is not a word.",
    }
)


def rules_from(changes: Mapping[str, object], base: Rules | None = None) -> Rules:
    """Rules with some options changed; RulesError names a wrong option or value.

    A limit is enough to say that the richest wins.
    """
    known = {option.name: option for option in options()}
    for name, value in changes.items():
        option = known.get(name)
        if option is None:
            raise RulesError(Sentence("There is no rule option called {name}.", name=quoted(name)))
        said: dict[str, object] = {"option": Sentence(option.label), "value": quoted(value)}
        if type(value) is not type(option.default):
            raise RulesError(Sentence(_WRONG[type(option.default)], **said))
        if option.values and value not in option.values:
            choices = ", ".join(map(str, option.values))
            text = mark("{option}: {value} is not one of {choices}.")
            raise RulesError(Sentence(text, **said, choices=choices))
        low, high = option.limits
        if not option.values and isinstance(value, int) and not low <= value <= high:
            text = mark("{option}: {value} is not between {low} and {high}.")
            raise RulesError(Sentence(text, **said, low=low, high=high))
    return settled(replace(base or Rules(), **dict(changes)))  # type: ignore[arg-type]


def differences(rules: Rules) -> dict[str, Value]:
    """The options that differ from the official rules."""
    official = Rules()
    names = [f.name for f in fields(Rules)]
    return {n: getattr(rules, n) for n in names if getattr(rules, n) != getattr(official, n)}


def problems(rules: Rules, players: int, board: Board | None = None) -> list[str]:
    """Why these rules make no game for so many players, as sentences; [] if they do."""
    fit = MIN_PLAYERS <= players <= MAX_PLAYERS
    text = mark("A game needs {least} to {most} players, not {players}.")
    values = {"least": MIN_PLAYERS, "most": MAX_PLAYERS, "players": players}
    wrong = [found.text for found in conflicts(rules, board)]
    return wrong if fit else [Sentence(text, **values), *wrong]
