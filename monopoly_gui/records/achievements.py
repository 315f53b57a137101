"""Achievements in a game: a name, a sentence, and a predicate.

They are computed from a `Story`, so that the log gives them again.  A number belongs to its
achievement for ever: results keep numbers.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..engine.board import GO
from ..engine.sentence import mark
from .story import SeatStory, Story

#: the twenty-first space of the board
FREE_PARKING = 20


@dataclass(frozen=True, slots=True)
class Achievement:
    """``reached`` looks at a seat's course and the whole story, during the game and at its end."""

    number: int
    code: str
    name: str
    about: str
    reached: Callable[[SeatStory, Story], bool]


def won(course: SeatStory) -> bool:
    """Whether the game is over and this one won."""
    return course.won


def players(story: Story) -> int:
    return story.start.players


def last_one(story: Story) -> bool:
    """Whether all but one are out."""
    return len(story.state.living()) == 1


def sevens(course: SeatStory) -> bool:
    """Three sevens in a row."""
    sums = [first + second for first, second in course.throws]
    return any(sums[at : at + 3] == [7, 7, 7] for at in range(len(sums) - 2))


def price(story: Story, space: int) -> int:
    return story.state.board.spaces[space].price


def of_kind(story: Story, kind: str) -> set[str]:
    """The groups with members of that kind of space."""
    board = story.state.board
    return {
        name for name, group in board.groups.items() if board.spaces[group.members[0]].kind == kind
    }


def has_set(course: SeatStory, story: Story, kind: str) -> bool:
    return bool(course.sets & of_kind(story, kind))


def by_price(story: Story) -> list[str]:
    """The colour groups from the cheapest to the dearest."""
    board = story.state.board
    groups = of_kind(story, "street")
    return sorted(groups, key=lambda name: price(story, board.groups[name].members[-1]))


def cheapest(story: Story) -> str:
    return by_price(story)[0]


def dearest(story: Story) -> str:
    return by_price(story)[-1]


def rented(course: SeatStory, story: Story, salaries: int) -> bool:
    return course.taken is not None and course.taken.amount >= salaries * story.unit


def best_deal(course: SeatStory) -> int:
    """The effect of the best trade on the chance of winning, in thousandths."""
    return max((trade.change for trade in course.trades), default=0)


def worst_deal(course: SeatStory) -> int:
    return min((trade.change for trade in course.trades), default=0)


IN_GAME: tuple[Achievement, ...] = (
    Achievement(
        0, "first_set", mark("The Full Set"), mark("Own every street of a set."),
        lambda c, s: has_set(c, s, "street"),
    ),
    Achievement(
        1, "railroads", mark("All Aboard!"), mark("Own every railroad."),
        lambda c, s: has_set(c, s, "railroad"),
    ),
    Achievement(
        2, "utilities", mark("Light and Water"), mark("Own both utilities."),
        lambda c, s: has_set(c, s, "utility"),
    ),
    Achievement(
        3, "one_of_each", mark("One of Each"), mark("Own a deed in every group at the same time."),
        lambda c, s: c.kinds == len(s.state.board.groups),
    ),
    Achievement(
        4, "three_sets", mark("Rainbow"), mark("Own three complete colour groups at once."),
        lambda c, s: c.groups >= 3,
    ),
    Achievement(
        5, "half_town", mark("Half the Town"), mark("Own 14 deeds at the same time."),
        lambda c, s: c.deeds >= 14,
    ),
    Achievement(
        6, "first_house", mark("Topping Out"), mark("Build a house."), lambda c, s: c.built >= 1,
    ),
    Achievement(
        7, "hotel", mark("Room Service"), mark("Own a hotel."), lambda c, s: c.hotels >= 1,
    ),
    Achievement(
        8, "five_hotels", mark("Grand Hotelier"), mark("Own five hotels at the same time."),
        lambda c, s: c.hotels >= 5,
    ),
    Achievement(
        9, "housing_shortage", mark("Housing Shortage"),
        mark("Own 16 houses at the same time, half of all there are."),
        lambda c, s: c.houses >= 16,
    ),
    Achievement(
        10, "best_address", mark("The Best Address"),
        mark("Put a hotel on every street of the most expensive colour group."),
        lambda c, s: dearest(s) in c.whole_hotels,
    ),
    Achievement(
        11, "cheap_hotels", mark("Cheap and Cheerful"),
        mark("Put a hotel on every street of the cheapest colour group."),
        lambda c, s: cheapest(s) in c.whole_hotels,
    ),
    Achievement(
        12, "rent_day", mark("Rent Day"),
        mark("Collect a single rent worth five salaries or more."),
        lambda c, s: rented(c, s, 5),
    ),
    Achievement(
        13, "jackpot", mark("A Guest to Remember"),
        mark("Collect a single rent worth nine salaries or more."),
        lambda c, s: rented(c, s, 9),
    ),
    Achievement(
        14, "ouch", mark("Ouch!"), mark("Pay a single rent worth five salaries or more."),
        lambda c, s: c.paid is not None and c.paid.amount >= 5 * s.unit,
    ),
    Achievement(
        15, "tickets", mark("Tickets, Please!"), mark("Collect rent on railroads ten times."),
        lambda c, s: c.railroad_rents >= 10,
    ),
    Achievement(
        16, "home_office", mark("Home Office"),
        mark("Collect a rent worth a salary or more while you are in Jail."),
        lambda c, s: c.rent_in_jail >= s.unit,
    ),
    Achievement(
        17, "landlord", mark("Busy Landlord"), mark("Collect rent fifty times in a game."),
        lambda c, s: c.rents_taken >= 50,
    ),
    Achievement(
        18, "first_ruin", mark("Nothing Personal"), mark("Bankrupt another player."),
        lambda c, s: bool(c.ruined),
    ),
    Achievement(
        19, "clean_sweep", mark("Clean Sweep"),
        mark("Bankrupt all your opponents yourself, at least two."),
        lambda c, s: players(s) > 2 and len(c.ruined) == players(s) - 1,
    ),
    Achievement(
        20, "debt_settled", mark("By the Skin of Your Teeth"),
        mark("Pay a debt you first had to raise the money for."),
        lambda c, s: c.debts >= 1,
    ),
    Achievement(
        21, "first_deal", mark("Done Deal!"), mark("Complete a trade."),
        lambda c, s: len(c.trades) >= 1,
    ),
    Achievement(
        22, "five_deals", mark("Horse Trader"), mark("Complete five trades in a game."),
        lambda c, s: len(c.trades) >= 5,
    ),
    Achievement(
        23, "great_deal", mark("Stroke of Genius"),
        mark("Raise your chance of winning by 20 points with one trade."),
        lambda c, s: best_deal(c) >= 200,
    ),
    Achievement(
        24, "both_gain", mark("Everybody’s Happy"),
        mark("Make a trade that raises both players’ chances."),
        lambda c, s: c.both_gained,
    ),
    Achievement(
        25, "first_lot", mark("Going, Going, Gone!"), mark("Win an auction for a deed."),
        lambda c, s: bool(c.lots),
    ),
    Achievement(
        26, "half_price", mark("Bargain Hunter"),
        mark("Win an auction for a deed at less than half its price."),
        lambda c, s: any(2 * lot.amount < price(s, lot.space) for lot in c.lots),
    ),
    Achievement(
        27, "fever", mark("Auction Fever"),
        mark("Win an auction for a deed at more than twice its price."),
        lambda c, s: any(lot.amount > 2 * price(s, lot.space) for lot in c.lots),
    ),
    Achievement(
        28, "speeding", mark("Speeding"), mark("Go to Jail for three doubles in a row."),
        lambda c, s: "doubles" in c.jailed,
    ),
    Achievement(
        29, "regular_guest", mark("Regular Guest"), mark("Go to Jail five times in a game."),
        lambda c, s: len(c.jailed) >= 5,
    ),
    Achievement(
        30, "lucky_break", mark("Lucky Break"), mark("Get out of Jail by rolling doubles."),
        lambda c, s: "doubles" in c.left_jail,
    ),
    Achievement(
        31, "two_keys", mark("A Spare Key"),
        mark("Hold two Get Out of Jail Free cards at the same time."),
        lambda c, s: c.jail_cards >= 2,
    ),
    Achievement(
        32, "snake_eyes", mark("Snake Eyes"), mark("Roll two ones."),
        lambda c, s: (1, 1) in c.throws,
    ),
    Achievement(
        33, "sevens", mark("Seventh Heaven"), mark("Roll a seven three times in a row."),
        lambda c, s: sevens(c),
    ),
    Achievement(
        34, "parking", mark("Sunday Driver"), mark("Land on Free Parking three times in a game."),
        lambda c, s: c.landed[FREE_PARKING] >= 3,
    ),
    Achievement(
        35, "on_go", mark("On the Dot"), mark("Land on GO exactly."),
        lambda c, s: c.landed[GO] >= 1,
    ),
    Achievement(
        36, "tour", mark("Grand Tour"), mark("Land on 30 different spaces in a game."),
        lambda c, s: len(c.landed) >= 30,
    ),
    Achievement(
        37, "salaries", mark("Long Service"), mark("Get your salary 15 times in a game."),
        lambda c, s: c.salaries >= 15,
    ),
    Achievement(
        38, "taxpayer", mark("Pillar of Society"),
        mark("Pay five salaries or more in taxes in a game."),
        lambda c, s: c.taxes >= 5 * s.unit,
    ),
    Achievement(
        39, "wallet", mark("Bulging Wallet"), mark("Have 20 salaries or more in cash."),
        lambda c, s: c.cash >= 20 * s.unit,
    ),
    Achievement(
        40, "comeback", mark("Back from the Dead"),
        mark("Win after your chance of winning was below 5%."),
        lambda c, s: won(c) and c.lowest < 0.05,
    ),
    Achievement(
        41, "never_behind", mark("Never in Doubt"),
        mark("Win without ever dropping below an even chance from the sixth round on."),
        lambda c, s: won(c) and s.state.round > 6 and c.lowest_later >= 1 / players(s),
    ),
    Achievement(
        42, "last_coin", mark("Down to the Last Coin"),
        mark("Win after having less than a twentieth of a salary in cash."),
        lambda c, s: won(c) and c.poorest < s.unit / 20,
    ),
    Achievement(
        43, "hilt", mark("Mortgaged to the Hilt"),
        mark("Win after having six of your deeds mortgaged at the same time."),
        lambda c, s: won(c) and c.mortgaged >= 6,
    ),
    Achievement(
        44, "clean_record", mark("Clean Record"), mark("Win without going to Jail."),
        lambda c, s: won(c) and not c.jailed,
    ),
    Achievement(
        45, "no_mortgage", mark("Free of Debt"), mark("Win without ever mortgaging a deed."),
        lambda c, s: won(c) and c.mortgaged == 0,
    ),
    Achievement(
        46, "lone_wolf", mark("Lone Wolf"),
        mark("Beat two or more opponents without making a trade."),
        lambda c, s: won(c) and not c.trades and players(s) > 2,
    ),
    Achievement(
        47, "bad_deal", mark("All’s Well That Ends Well"),
        mark("Win after a trade that cut your chance of winning by 10 points."),
        lambda c, s: won(c) and worst_deal(c) <= -100,
    ),
    Achievement(
        48, "small", mark("Small but Mine"), mark("Win without ever owning more than eight deeds."),
        lambda c, s: won(c) and c.deeds <= 8,
    ),
    Achievement(
        49, "blitz", mark("Short Work"),
        mark("Bankrupt two or more opponents, and win within 25 rounds."),
        lambda c, s: won(c) and s.state.round <= 25 and players(s) > 2 and last_one(s),
    ),
    Achievement(
        50, "marathon", mark("Marathon"), mark("Win a game of 100 rounds or more."),
        lambda c, s: won(c) and s.state.round >= 100,
    ),
    Achievement(
        51, "crowd", mark("King of the Crowd"), mark("Win at a table of six or more."),
        lambda c, s: won(c) and players(s) >= 6,
    ),
    Achievement(
        52, "photo_finish", mark("Photo Finish"), mark("Share a win."),
        lambda c, s: won(c) and sum(each.won for each in s.courses) > 1,
    ),
)  # fmt: skip


def earned(story: Story, seat: int) -> tuple[int, ...]:
    """The numbers of the seat's achievements so far."""
    course = story.courses[seat]
    return tuple(each.number for each in IN_GAME if each.reached(course, story))
