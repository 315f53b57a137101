"""The opponents there are to choose from: levels of play, and personalities that colour them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

from ..engine.sentence import mark
from .bargaining.haggler import LAST_WORD, NOT_TODAY
from .bot import Bot
from .opponent import Opponent
from .valuation.bot_config import BotConfig

Row = TypeVar("Row", "Level", "Personality")

#: between the code of a level and that of a personality
JOINT = "/"


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play."""

    code: str
    name: str
    description: str
    config: BotConfig


@dataclass(frozen=True, slots=True)
class Personality:
    """A way of playing at any level.

    ``changes`` are the numbers it turns, ``words`` its own for reasons that anybody gives.
    """

    code: str
    name: str
    description: str
    changes: Callable[[BotConfig], BotConfig]
    words: Mapping[str, str] = field(default_factory=dict)


LEVELS: tuple[Level, ...] = (
    Level(
        "easy",
        mark("Easy"),
        mark(
            "Plays like a newcomer: keeps too much cash, builds late, pays little "
            "attention to sets and sometimes forgets to claim rent."
        ),
        BotConfig(
            horizon=14.0,
            leverage=0.2,
            bid=1.0,
            mortgage_to_buy=False,
            reserve=200,
            hotel_reserve=500,
            hoard=0,
            markup=1.7,
            people_markup=1.0,
            set_markup=2.0,
            people_rivalry=0.0,
            buyer_rivalry=0.0,
            accept_share=0.15,
            fair_share=0.15,
            opening=0.0,
            counter_share=0.4,
            ladder=(0.6, 0.5),
            cool_down=6,
            forgets=25,
        ),
    ),
    Level(
        "normal",
        mark("Normal"),
        mark("Buys what it can, builds fast, haggles, and never gives a set away."),
        BotConfig(near_free=0.2, buyer_rivalry=0.5, fair_share=0.1, people_markup=1.1),
    ),
    Level(
        "hard",
        mark("Hard"),
        mark("Offers the deals that improve its chances of winning most, single deeds included."),
        BotConfig(
            foresight=True,
            price_sense=False,
            fair_share=0.15,
            people_markup=1.25,
            ladder=(0.59, 0.5),
        ),
    ),
    Level(
        "expert",
        mark("Expert"),
        mark(
            "Judges every deal and every bid by its chance of winning, looks for the "
            "best deal every turn, and opens low."
        ),
        BotConfig(
            foresight=True,
            judgement=True,
            value_bids=True,
            price_sense=False,
            tactful=True,
            listens=True,
            watchful=True,
            collects=True,
            barters=True,
            weighed=10,
            accept_share=0.2,
            fair_share=0.9,
            ladder=(0.59, 0.5, 0.4),
            look_again=2,
            leverage=1.0,
        ),
    ),
)
DEFAULT = "normal"

#: reasons for which some have words of their own: of offers, refusals, and bidding no more
GOOD_FOR_BOTH = mark("We’d both profit.")
TOO_GOOD_FOR_YOU = mark("You’d gain far more than I would.")
NO_MORE = mark("That’s as high as I’ll go.")

PERSONALITIES: tuple[Personality, ...] = (
    Personality(
        "cautious",
        mark("Cautious"),
        mark(
            "Saves for a rainy day: leaves single deeds to others when money runs low, "
            "bids in small steps and is slow to buy hotels."
        ),
        partial(
            replace,
            hotel_reserve=400,
            lift_reserve=150,
            keeps=300,
            bidding="creep",
        ),
        {
            GOOD_FOR_BOTH: mark("It wouldn’t cost either of us much."),
            TOO_GOOD_FOR_YOU: mark("I’d rather keep what I have."),
            NO_MORE: mark("That’s too expensive for me."),
            NOT_TODAY: mark("Let me think about it for a few rounds."),
        },
    ),
    Personality(
        "builder",
        mark("Builder"),
        mark("Puts all its money into houses and hotels at once."),
        partial(replace, reserve=0, hotel_reserve=0, lift_reserve=500, hoard=1500, leverage=1.0),
    ),
    Personality(
        "dealer",
        mark("Dealer"),
        mark("Makes an offer on most turns, preferably a swap, and settles for a small gain."),
        lambda config: replace(
            config,
            accept_share=0.25,
            fair_share=config.fair_share - 0.1,
            patience_with_people=4,
            opening=0.2,
            counter_share=0.5,
            cool_down=2,
            look_again=2,
            overture="swap",
        ),
        {
            GOOD_FOR_BOTH: mark("Let’s do business: we both gain."),
            TOO_GOOD_FOR_YOU: mark("Not on those terms, but do ask again."),
            LAST_WORD: mark("My best price. You won’t get a better one."),
            NOT_TODAY: mark("No deal today. Let’s talk again in a few rounds."),
        },
    ),
    Personality(
        "bully",
        mark("Bully"),
        mark(
            "Demands deeds for less than their price, makes big jumps in auctions, "
            "wants the lion’s share and lets nobody complete a set."
        ),
        lambda config: replace(
            config,
            fair_share=config.fair_share + 0.1,
            patience_with_people=2,
            opening=0.25,
            counter_share=0.65,
            rivalry=1.05,
            overture="demand",
            overture_rest=3,
            bidding="jump",
        ),
        {
            GOOD_FOR_BOTH: mark("You’d better say yes."),
            TOO_GOOD_FOR_YOU: mark("Count me out."),
            NO_MORE: mark("Take it. You’ve already paid too much."),
            LAST_WORD: mark("Take it or leave it."),
            NOT_TODAY: mark("Stop wasting my time."),
        },
    ),
    Personality(
        "collector",
        mark("Collector"),
        mark(
            "Wants every deed, railroads most of all, pays more than the price for "
            "it, and hates to give one up."
        ),
        partial(
            replace,
            bid=1.5,
            lone=1.35,
            rails=1.0,
            markup=2.0,
            people_markup=2.0,
            overture="collect",
            overture_rest=3,
        ),
        {
            TOO_GOOD_FOR_YOU: mark("I won’t give anything up for that."),
            NOT_TODAY: mark("It stays in my collection."),
        },
    ),
)


def level(code: str) -> Level:
    """The level of this code; ValueError names those there are."""
    return _found(LEVELS, code, "opponent")


def personality(code: str) -> Personality:
    """The personality of this code; ValueError names those there are."""
    return _found(PERSONALITIES, code, "personality")


def knobs_of(code: str) -> BotConfig:
    """The config of ``level`` or ``level/personality``; ValueError for an unknown one."""
    of_level, _, of_person = (code or DEFAULT).partition(JOINT)
    config = level(of_level).config
    return personality(of_person).changes(config) if of_person else config


def is_known(code: str) -> bool:
    """Whether there is an opponent with this code."""
    try:
        knobs_of(code)
    except ValueError:
        return False
    return bool(code)


def make_opponent(code: str) -> Bot:
    """A new opponent by its code ("" for the default), for one seat of one game."""
    _, _, of_person = code.partition(JOINT)
    return Opponent(knobs_of(code), personality(of_person).words if of_person else None)


def _found(rows: tuple[Row, ...], code: str, what: str) -> Row:
    for row in rows:
        if row.code == code:
            return row
    known = ", ".join(row.code for row in rows)
    raise ValueError(f"There is no {what} called {code!r}. Choose one of: {known}.")
