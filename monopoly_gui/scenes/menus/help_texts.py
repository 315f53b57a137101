"""Help texts of each screen as data, with a variant for each deciding option.

What depends on the rules stands in ``help_lines.py``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.board import Board
from ...engine.rules import Rules
from ...language import mark
from ..boards.files import FOLDERS, ONE_FILE
from ..core.home_board import home_board
from .about import INVITATION
from .help_lines import (
    AUCTION,
    CLAIMS,
    COUNTED,
    DEBT,
    DEMAND,
    ESTATE,
    GOAL,
    JAIL,
    MOVE,
    OTHERS,
    PURCHASE,
    RECEIVED,
    RENTS,
    TABLE,
    TAX,
    TRADE,
    WORDS,
    Line,
    sentences,
)
from .more_settings import AT_THE_LIMIT


@dataclass(frozen=True, slots=True)
class Topic:
    """``rule`` is the id at which the rules book is opened, "" for its beginning."""

    lines: tuple[Line, ...]
    rule: str = ""


def help_lines(topic: Topic, rules: Rules, board: Board | None) -> list[str]:
    """The sentences of a topic under these rules; without a board, of that of the language."""
    return sentences(topic.lines, rules, board or home_board())


#: the card's title where the screen has none
TITLES: dict[str, str] = mark(
    {
        "TitleScene": "The start",
        "OwnBoardsScene": "Custom boards",
        "ReplayScene": "A replay",
        "TableScene": "At the table",
        "TableMenu": "The menu",
        "ConfirmScene": "A question",
        "ChallengeTable": "A challenge",
        "LessonTable": "Your first game",
        "PurchaseDialog": "A property for sale",
        "AuctionDialog": "An auction",
        "TradeDialog": "A trade",
        "EstateDialog": "Your estate",
        "DebtDialog": "A debt",
        "JailDialog": "In Jail",
        "TaxDialog": "Income Tax",
        "CardChoiceDialog": "A card with a choice",
        "MoveDialog": "Where to go",
        "ClaimsDialog": "Rent to claim",
        "PlaceBuildingDialog": "A building won",
        "DemandDialog": "The last buildings",
        "ReceivedMortgagesDialog": "Mortgaged deeds",
        "ResultDialog": "The result",
    }
)
TOPICS: dict[str, Topic] = {
    "TitleScene": Topic(
        (
            mark("First game teaches you the rules as you play, in about six minutes."),
            mark("Scenarios are interesting positions to start from."),
        )
    ),
    "SetupScene": Topic(
        (mark("The same seed and the same decisions give the same game."),), "SETUP-2"
    ),
    "TokenPicker": Topic(
        (mark("Everybody has their own token and colour. Those already taken are greyed out."),),
        "SETUP-2",
    ),
    "OpponentChoice": Topic((mark("Computers see only what a player at the table can see."),)),
    "PresetPage": Topic(
        (mark("A preset sets all options at once; its changes are listed."),), "SHORT-5"
    ),
    "OptionsScene": Topic(
        (mark("Combinations that make no sense are pointed out before the game begins."),),
        "SHORT-5",
    ),
    "NameRulesScene": Topic((mark("You will find them in the list of rules."),)),
    "OwnBoardsScene": Topic(
        (mark("A board is a text file in your folder. Errors are shown with line numbers."),)
    ),
    "FindFileScene": Topic((FOLDERS,)),
    "GamesScene": Topic((AT_THE_LIMIT,)),
    "PlayerDialog": Topic((RENTS,)),
    "SeatsDialog": Topic(
        (mark("If someone has to leave, a computer can take over at any time, at any level."),)
    ),
    "GuestDialog": Topic(
        (mark("The new player takes over from here; the log shows who played when."),)
    ),
    "LimitsScene": Topic((AT_THE_LIMIT,)),
    "VoiceScene": Topic(
        (
            mark("The game can speak: the selected control, questions, and what happens."),
            mark(
                "You can do everything with the keyboard. Walk the board with the arrow keys, "
                "or space by space with Page up and Page down."
            ),
        )
    ),
    "RenameScene": Topic((mark("A game without a name is listed by its players."),)),
    "LoadScene": Topic(
        (
            mark("Playing one starts a new game; the file does not change."),
            mark("Damaged files are shown, with the previous version if there is one."),
        )
    ),
    "SaveScene": Topic(
        (mark("An exported file stays as it is now, and can be copied to another computer."),)
    ),
    "ScenariosScene": Topic(
        (
            mark(
                "Positions that begin in the middle of something: a debt, an "
                "auction, the last houses."
            ),
        )
    ),
    "PeopleScene": Topic(
        (
            mark("Lessons, scenarios and games with a chosen seed are listed but don’t count."),
            mark("Everything stays on this computer. Delete removes a person’s data."),
        )
    ),
    "ProfileScene": Topic((mark("The game remembers your preferences: speed, theme and help."),)),
    "FirstNameScene": Topic(
        (mark("Give your name, and your games count and your achievements are kept."),)
    ),
    "SettingsScene": Topic((mark("You choose the rules of a game when you set it up, not here."),)),
    "RulesScene": Topic(
        (
            mark(
                "During a game, the first chapter shows the rules in play and how they differ "
                "from the official ones."
            ),
        )
    ),
    "AboutScene": Topic((INVITATION,)),
    "LicencesScene": Topic((mark("The components of the game, and their licences."),)),
    "ReplayScene": Topic(
        (
            mark("Watch it at any speed, forwards or backwards, or drag the marker."),
            mark("Continue from this position as a new game."),
        )
    ),
    "ChartsScene": Topic(
        (mark("Cash, worth and rents turn by turn. Point at a line for its figures."),)
    ),
    "TableScene": Topic(TABLE, "TURN-1"),
    "TableMenu": Topic(
        (
            mark(
                "The game pauses while you are here. It is saved automatically, so you can "
                "leave at any time."
            ),
            mark(
                "You may concede if the rules let players resign, or everybody here can agree "
                "to end the game."
            ),
        )
    ),
    "PauseScene": Topic(
        (WORDS["time_limit_minutes"][OTHERS],),
        "SHORT-2",
    ),
    "ConfirmScene": Topic(
        (mark("Change how often you are asked under Settings, Confirm irreversible actions."),)
    ),
    "FailureScene": Topic(
        (mark("Your game is safe. The report helps to fix the error; it contains no names."),)
    ),
    "FirstTokenScene": Topic(
        (mark("In this game you choose your token on your first turn."),), "SETUP-2"
    ),
    "ChallengesScene": Topic(
        (
            mark(
                "Each challenge is a position with a goal. The better your result, the more stars."
            ),
            mark("A challenge: a fixed position, with the same dice every time."),
        )
    ),
    "ChallengeTable": Topic(
        (
            mark("The official rules apply. The game ends with the last round."),
            mark("Only your best result is saved."),
        ),
        "TURN-1",
    ),
    "BoardEditorScene": Topic(
        (
            mark(
                "Everything is saved at once in a file of its own. Other boards are "
                "never overwritten."
            ),
            mark("Below the board: how this entry compares with the original board."),
            mark("In another language, an empty field uses the board’s own text."),
            mark("A PNG or JPEG file; you can also drop it on the window."),
        )
    ),
    "ExportBoardScene": Topic((ONE_FILE,)),
    "EditorScene": Topic(
        (
            mark("Choose a space on the board, then its owner and its buildings."),
            mark("Play it at once, or save it: you’ll find it under Scenarios."),
        )
    ),
    "DaysScene": Topic(
        (
            mark("A new challenge every day, the same for everybody, without the internet."),
            mark("Only scores from the same version and rules can be compared."),
        )
    ),
    "TaskDialog": Topic((mark("Read it again at any time: click the goal, or press G."),)),
    "ChallengeMenu": Topic((mark("Start again resets the position. You lose only this attempt."),)),
    "ChallengeEnd": Topic(
        (mark("One star completes it. The goal for the next star is shown below."),)
    ),
    "LessonTable": Topic(
        (
            mark("Do what the bubble says, or anything else you like."),
            mark("A lesson: the dice and the cards are scripted."),
            mark("The lesson is saved under Games; start it again at any time."),
        ),
        "TURN-1",
    ),
    "LessonMenu": Topic((mark("The lesson is saved under Games; start it again at any time."),)),
    "LessonChoice": Topic(
        (mark("Your last lesson is waiting where you left it. Starting again replaces it."),)
    ),
    "LessonEnd": Topic((mark("Play a real game, or stay here as long as you like."),)),
    "PurchaseDialog": Topic(PURCHASE, "BUY-1"),
    "AuctionDialog": Topic(AUCTION, "AUCT-1"),
    "TradeDialog": Topic(TRADE, "TRADE-1"),
    "EstateDialog": Topic(ESTATE, "BUILD-1"),
    "DebtDialog": Topic(DEBT, "DEBT-1"),
    "JailDialog": Topic(JAIL, "JAIL-9"),
    "TaxDialog": Topic(TAX, "TAX-2"),
    "CardChoiceDialog": Topic(
        (mark("Pay what the card says, or draw from the other pile instead."),), "CARD-2"
    ),
    "MoveDialog": Topic(MOVE, "SPEED-1"),
    "ClaimsDialog": Topic(CLAIMS, "RENT-2"),
    "PlaceBuildingDialog": Topic(
        (mark("Nobody pays for a building that can’t be placed."),), "SUPPLY-5"
    ),
    "DemandDialog": Topic(DEMAND, "SUPPLY-5"),
    "ReceivedMortgagesDialog": Topic(RECEIVED, "MORT-7"),
    "LogDialog": Topic(
        (
            mark("Everything that happened, newest last. Filter it by kind or by player."),
            mark("Click a line to see its place on the board."),
        )
    ),
    "ResultDialog": Topic(
        (
            *GOAL,
            COUNTED,
            mark("The story tells what decided the game, from the first set to the last rent."),
        ),
        "END-1",
    ),
    "EndVoteDialog": Topic(
        (
            mark("If everybody agrees, the game ends now and the richest player wins."),
            mark(
                "A computer agrees when its chance of winning is below an equal share, or when "
                "it is the richest."
            ),
            COUNTED,
        ),
        "END-2",
    ),
    "BankruptDialog": Topic(
        (
            mark(
                "Play on with its deeds and money. This loss stays in your statistics; the new "
                "seat doesn’t count."
            ),
        ),
        "BANKR-1",
    ),
    "PlayAgainDialog": Topic(
        (mark("A game with the same dice does not count in the statistics."),)
    ),
}
