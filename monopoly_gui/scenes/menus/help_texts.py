"""What the help card tells of each screen, as data; where an option decides, both ways of it.

A line is a sentence, or a choice between two by the rules in force.  Sums come from the board:
``{fine}``, ``{salary}``, ``{least}`` (the lowest opening bid), ``{houses}`` before a hotel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...editions import DEFAULT, load_edition
from ...engine.amounts.salaries import salary
from ...engine.board import Board
from ...engine.rules import Rules
from ...language import _, mark

#: told where the first says yes, else the second; "" tells nothing
Either = tuple[Callable[[Rules], bool], str, str]
Line = str | Either


@dataclass(frozen=True, slots=True)
class Topic:
    """``rule`` is the id at which the rules book is opened, "" for its beginning."""

    title: str
    lines: tuple[Line, ...]
    rule: str = ""


def told(topic: Topic, rules: Rules, board: Board | None) -> list[str]:
    """The sentences of a topic under these rules; without a board, of the first of the game's."""
    board = board or load_edition(DEFAULT)
    sums = {
        "fine": board.money(board.jail_fine),
        "salary": board.money(salary(board, rules, landed=False)),
        "least": board.money(rules.auction_min_open),
        "houses": rules.houses_for_hotel,
    }
    chosen = [
        line if isinstance(line, str) else line[1] if line[0](rules) else line[2]
        for line in topic.lines
    ]
    return [_(text).format(**sums) for text in chosen if text]


def _auctions(rules: Rules) -> bool:
    return rules.auction_on_decline


def _in_order(rules: Rules) -> bool:
    return rules.auction_order != "open"


def _limited(rules: Rules) -> bool:
    return rules.building_supply == "limited"


def _even(rules: Rules) -> bool:
    return rules.even_build


def _whole_sets(rules: Rules) -> bool:
    return rules.mortgage_requires_clear == "set"


def _free_parking(rules: Rules) -> bool:
    return rules.free_parking == "pot"


def _asked_for(rules: Rules) -> bool:
    return rules.rent_claim != "automatic"


def _may_resign(rules: Rules) -> bool:
    return rules.voluntary_bankruptcy == "resign"


def _one_sided(rules: Rules) -> bool:
    return rules.one_sided_trades != "forbid"


def _any_time(rules: Rules) -> bool:
    return rules.trade_timing == "any_idle"


def _builds_any_time(rules: Rules) -> bool:
    return rules.build_timing == "any_idle"


def _richest(rules: Rules) -> bool:
    return rules.win_condition != "last_standing"


def _at_price(rules: Rules) -> bool:
    return rules.tax_worth_basis == "printed_price"


def _full_rights(rules: Rules) -> bool:
    return rules.jail_rights == "full"


def _one_turn(rules: Rules) -> bool:
    return rules.jail_exit_next_turn


AUCTION: Line = (
    _auctions,
    mark("What is not bought is auctioned at once; everybody may bid, the one who declined too."),
    mark("In this game nothing is auctioned: what you do not buy stays with the Bank."),
)
BUILDING: tuple[Line, ...] = (
    (
        _even,
        mark("A whole set can be built on, evenly: no street gets two more than another."),
        mark("A whole set can be built on, in this game also unevenly."),
    ),
    mark("After {houses} houses on each street a hotel may follow."),
    (
        _limited,
        mark(
            "The Bank has 32 houses and 12 hotels; if too many want the last, they are auctioned."
        ),
        mark("In this game the Bank never runs out of buildings."),
    ),
)
GOAL: Line = (
    _richest,
    mark("Whoever is richest when the limit is reached wins this game."),
    mark("The last player who is not bankrupt wins."),
)

TOPICS: dict[str, Topic] = {
    "TitleScene": Topic(
        mark("The start"),
        (
            mark("Continue goes on with your last game, New game sets one up for two to eight."),
            mark("First game teaches the rules by playing, in about six minutes."),
            mark("Scenarios are interesting positions to be played on from."),
        ),
    ),
    "SetupScene": Topic(
        mark("A new game"),
        (
            mark("Each row is a seat: name, token and colour, and who plays it."),
            mark("Below you choose the board and the rules; every option is explained there."),
            mark("The same seed and the same moves give the same dice again."),
        ),
        "SETUP-2",
    ),
    "LookScene": Topic(
        mark("Token and colour"),
        (mark("Everybody has a token and a colour of their own; what others have is greyed out."),),
        "SETUP-2",
    ),
    "OpponentChoice": Topic(
        mark("Opponents"),
        (
            mark("Choose how well the computer plays, and in which manner."),
            mark("All of them see only what a player at the table would see."),
        ),
    ),
    "PresetPage": Topic(
        mark("Sets of rules"),
        (
            mark("A set of rules decides all options at once; what it changes is listed."),
            mark("Every single option can be changed afterwards, and kept under a name."),
        ),
        "SHORT-5",
    ),
    "OptionsScene": Topic(
        mark("Options"),
        (
            mark("Each option says what it does; the official choice comes first."),
            mark("What makes no sense together is told before the game begins."),
        ),
        "SHORT-5",
    ),
    "NameRulesScene": Topic(
        mark("Rules of your own"),
        (mark("Under a name your rules are kept, and can be chosen for every new game."),),
    ),
    "OwnBoardsScene": Topic(
        mark("Boards of your own"),
        (
            mark("A board is a text file in your folder; what is wrong with it is told by line."),
            mark("Start from a copy of a board that comes with the game."),
        ),
    ),
    "LoadScene": Topic(
        mark("Saved games"),
        (
            mark("Choose a game to see where it stands; Enter opens it."),
            mark("Damaged files are shown, with the version before where there is one."),
        ),
    ),
    "SaveScene": Topic(
        mark("Saving"),
        (
            mark("The game is also saved automatically, after every action."),
            mark("Under a name of its own it stays as it is now."),
        ),
    ),
    "ScenariosScene": Topic(
        mark("Scenarios"),
        (mark("Positions in the middle of something: a debt, an auction, the last houses."),),
    ),
    "SettingsScene": Topic(
        mark("Settings"),
        (
            mark("Everything takes effect at once and is kept."),
            mark("The rules of a game are chosen when it is set up, not here."),
        ),
    ),
    "RulesScene": Topic(
        mark("The rules book"),
        (
            mark("Chapters on the left; the search looks through all of them."),
            mark("During a game its own rules are the first chapter, with what differs."),
        ),
    ),
    "LicencesScene": Topic(
        mark("Licences"), (mark("What the game is made of, and under which terms."),)
    ),
    "ReplayScene": Topic(
        mark("A game as a film"),
        (
            mark("Watch it at any speed, forwards and backwards, or pull the marker to a moment."),
            mark("From any moment you can go on as a new game of your own."),
        ),
    ),
    "ChartsScene": Topic(
        mark("Charts"),
        (
            mark("How cash, worth and rents went, turn by turn; point at a line for its figures."),
            mark("Luck compares what the dice and cards brought with what was to be expected."),
        ),
    ),
    "TableScene": Topic(
        mark("At the table"),
        (
            mark(
                "Throw the dice, do what the space asks, then end your turn. Doubles throw again."
            ),
            GOAL,
            mark("Passing GO pays {salary}."),
            (
                _asked_for,
                mark("Rent has to be asked for before the next throw; the settings can do it."),
                mark("Rent is paid automatically."),
            ),
            (_free_parking, mark("Free Parking pays out the taxes and fines."), ""),
        ),
        "TURN-1",
    ),
    "TableMenu": Topic(
        mark("The menu"),
        (
            mark(
                "The game rests meanwhile. It is saved automatically, so you can leave at any time."
            ),
            mark("Charts and the film show how the game went; the log can be written as text."),
        ),
    ),
    "PauseScene": Topic(
        mark("The clock stands"),
        (mark("When time is called, the round is played to its end; then all is counted."),),
        "SHORT-2",
    ),
    "ConfirmScene": Topic(
        mark("A question"),
        (mark("Settings, Ask before what cannot be undone: there you can have fewer of these."),),
    ),
    "FailureScene": Topic(
        mark("Something went wrong"),
        (mark("Your game has been kept. The report helps to mend the program; it names nobody."),),
    ),
    "FirstTokenScene": Topic(
        mark("Your token"),
        (mark("In this game tokens are chosen when one’s first turn comes."),),
        "SETUP-2",
    ),
    "LessonTable": Topic(
        mark("Your first game"),
        (
            mark("Do what the bubble says, or whatever else you like: it goes on from there."),
            mark("Only the dice and your partner are arranged. Nothing of it is saved."),
        ),
        "TURN-1",
    ),
    "LessonMenu": Topic(
        mark("The menu"), (mark("The lesson waits. You can leave it and begin it again."),)
    ),
    "LessonEnd": Topic(
        mark("The end of the lesson"),
        (mark("Play a real game, or go on here as long as you like."),),
    ),
    "PurchaseDialog": Topic(
        mark("A property for sale"),
        (
            mark("You may buy it for the printed price, from cash."),
            AUCTION,
            mark("While you decide you may mortgage, sell buildings or trade to raise the price."),
        ),
        "BUY-1",
    ),
    "AuctionDialog": Topic(
        mark("An auction"),
        (
            mark("The highest bid pays the Bank. The first must be {least} or more."),
            (
                _in_order,
                mark("Bids go round the table in this game."),
                mark("Bids have no order: bid when you like, also after passing."),
            ),
            mark("You cannot bid more than your cash; you may raise money meanwhile."),
        ),
        "AUCT-1",
    ),
    "TradeDialog": Topic(
        mark("A trade"),
        (
            mark("Cash, deeds and Jail cards change hands, at any price that both accept."),
            (
                _one_sided,
                mark("Gifts are allowed in this game."),
                mark("Each side must give something; there are no loans and no promises."),
            ),
            mark("Streets of a set with buildings on it cannot be traded."),
            (
                _any_time,
                mark("You may trade whenever nothing is being settled, in others’ turns too."),
                mark("In this game trading is not possible at any time."),
            ),
        ),
        "TRADE-1",
    ),
    "EstateDialog": Topic(
        mark("Your estate"),
        (
            *BUILDING,
            (
                _whole_sets,
                mark(
                    "A mortgage brings what the deed says; its whole set must be free of buildings."
                ),
                mark("A mortgage brings what the deed says; its street must be free of buildings."),
            ),
            mark("Lifting it costs the loan and a tenth. Buildings sell for half their price."),
            (_builds_any_time, "", mark("In this game building is not possible at any time.")),
        ),
        "BUILD-1",
    ),
    "DebtDialog": Topic(
        mark("A debt"),
        (
            mark("You owe more than your cash: mortgage, sell buildings, or trade, then pay."),
            mark("The ways are listed so that those which hurt least come first."),
            (
                _may_resign,
                mark("You may also give up, in this game."),
                mark("Only who cannot raise the sum in any way goes bankrupt."),
            ),
        ),
        "DEBT-1",
    ),
    "JailDialog": Topic(
        mark("In Jail"),
        (
            mark("Throw doubles, pay {fine}, or use a Get Out of Jail Free card."),
            (
                _one_turn,
                mark("If your throw fails you pay and walk by it, in this game."),
                mark("After the third throw without doubles you must pay {fine} and walk by it."),
            ),
            (
                _full_rights,
                mark("Meanwhile you collect rent, bid, build and trade as usual."),
                mark("In this game prisoners do not do all business."),
            ),
        ),
        "JAIL-9",
    ),
    "TaxDialog": Topic(
        mark("Income Tax"),
        (
            mark("A share of all you have, or the fixed sum: choose before it is counted."),
            (
                _at_price,
                mark("Counted are cash, printed prices of deeds, and what buildings cost."),
                mark(
                    "Counted are cash, prices of deeds (half where mortgaged), and what "
                    "buildings cost."
                ),
            ),
        ),
        "TAX-2",
    ),
    "CardChoiceDialog": Topic(
        mark("A card with a choice"),
        (mark("Pay what the card says, or draw one from the other pile instead."),),
        "CARD-2",
    ),
    "MoveDialog": Topic(
        mark("Where to go"),
        (
            mark("The bus moves you by one of the dice or both, a triple to any space."),
            mark("The spaces you may choose are lit up on the board."),
        ),
        "SPEED-1",
    ),
    "ClaimsDialog": Topic(
        mark("Rent to be asked for"),
        (
            mark("Ask in time, or it is lost: as soon as the next player throws it lapses."),
            mark("Settings, Collect rent automatically: from then on it is asked for at once."),
        ),
        "RENT-2",
    ),
    "PlaceDialog": Topic(
        mark("A building won"),
        (
            mark("The street named with the bid cannot take it now: choose another one."),
            mark("Nobody pays for a building that has no place."),
        ),
        "SUPPLY-5",
    ),
    "DemandDialog": Topic(
        mark("The last buildings"),
        (
            mark("More buildings are wanted than the Bank has: say which you want, if any."),
            mark("If there are too few for all, they are auctioned."),
        ),
        "SUPPLY-5",
    ),
    "ReceivedDialog": Topic(
        mark("Mortgaged deeds"),
        (
            mark("Lift them now for the loan and a tenth, or pay a tenth and keep them mortgaged."),
            mark("Who waits pays the tenth once more when lifting later."),
        ),
        "MORT-7",
    ),
    "LogDialog": Topic(
        mark("The log"),
        (
            mark("All that happened, newest last; show only one kind of it, or one player."),
            mark("A click on a line shows its space on the board; the log can be saved as text."),
        ),
    ),
    "ResultDialog": Topic(
        mark("The result"),
        (
            GOAL,
            mark("Look at the charts, watch the film, or play again with the same table."),
        ),
        "END-1",
    ),
}
