"""Help texts of each screen as data, with a variant for each deciding option.

What depends on the rules stands in ``help_lines.py``.
"""

from __future__ import annotations

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
    TABLE,
    TAX,
    TRADE,
    WORDS,
    Line,
    sentences,
)
from .more_settings import AT_THE_LIMIT


class Topic:
    """``rule`` is the id at which the rules book is opened, "" for its beginning.

    ``title`` is that of the card where the screen has none.
    """

    def __init__(self, *lines: Line, rule: str = "", title: str = "") -> None:
        self.lines, self.rule, self.title = lines, rule, title


def help_lines(topic: Topic, rules: Rules, board: Board | None) -> list[str]:
    """The sentences of a topic under these rules; without a board, of that of the language."""
    return sentences(topic.lines, rules, board or home_board())


TOPICS: dict[str, Topic] = {
    "TitleScene": Topic(
        mark("First game teaches you the rules as you play, in about six minutes."),
        mark("Scenarios are interesting positions to start from."),
        title=mark("The start"),
    ),
    "SetupScene": Topic(
        mark("The same seed and the same decisions give the same game."), rule="SETUP-2"
    ),
    "TokenPicker": Topic(
        mark("Everybody has their own token and colour. Those already taken are greyed out."),
        rule="SETUP-2",
    ),
    "OpponentChoice": Topic(mark("Computers see only what a player at the table can see.")),
    "PresetPage": Topic(
        mark("A preset sets all options at once; its changes are listed."), rule="SHORT-5"
    ),
    "OptionsScene": Topic(
        mark("Combinations that make no sense are pointed out before the game begins."),
        rule="SHORT-5",
    ),
    "NameRulesScene": Topic(mark("You will find them in the list of rules.")),
    "OwnBoardsScene": Topic(
        mark("A board is a text file in your folder. Errors are shown with line numbers."),
        title=mark("Custom boards"),
    ),
    "FindFileScene": Topic(FOLDERS),
    "GamesScene": Topic(AT_THE_LIMIT),
    "SeatsDialog": Topic(
        mark("If someone has to leave, a computer can take over at any time, at any level.")
    ),
    "GuestDialog": Topic(
        mark("The new player takes over from here; the log shows who played when.")
    ),
    "LimitsScene": Topic(AT_THE_LIMIT),
    "VoiceScene": Topic(
        mark("The game can speak: the selected control, questions, and what happens."),
        mark(
            "You can do everything with the keyboard. Walk the board with the arrow keys, "
            "or space by space with Page up and Page down."
        ),
    ),
    "RenameScene": Topic(mark("A game without a name is listed by its players.")),
    "LoadScene": Topic(
        mark("Playing one starts a new game; the file does not change."),
        mark("Damaged files are shown, with the previous version if there is one."),
    ),
    "SaveScene": Topic(
        mark("An exported file stays as it is now, and can be copied to another computer.")
    ),
    "ScenariosScene": Topic(
        mark(
            "Positions that begin in the middle of something: a debt, an auction, the last houses."
        )
    ),
    "PeopleScene": Topic(
        mark("Lessons, scenarios and games with a chosen seed are listed but don’t count."),
        mark("Everything stays on this computer. Delete removes a person’s data."),
    ),
    "ProfileScene": Topic(mark("The game remembers your preferences: speed, theme and help.")),
    "FirstNameScene": Topic(
        mark("Give your name, and your games count and your achievements are kept.")
    ),
    "SettingsScene": Topic(mark("You choose the rules of a game when you set it up, not here.")),
    "RulesScene": Topic(
        mark(
            "During a game, the first chapter shows the rules in play and how they differ "
            "from the official ones."
        )
    ),
    "AboutScene": Topic(INVITATION),
    "LicencesScene": Topic(mark("The components of the game, and their licences.")),
    "ReplayScene": Topic(
        mark("Watch it at any speed, forwards or backwards, or drag the marker."),
        mark("Continue from this position as a new game."),
        title=mark("A replay"),
    ),
    "ChartsScene": Topic(
        mark("Cash, worth and rents turn by turn. Point at a line for its figures.")
    ),
    "TableScene": Topic(*TABLE, rule="TURN-1", title=mark("At the table")),
    "TableMenu": Topic(
        mark(
            "The game pauses while you are here. It is saved automatically, so you can "
            "leave at any time."
        ),
        mark(
            "You may concede if the rules let players resign, or everybody here can agree "
            "to end the game."
        ),
        title=mark("The menu"),
    ),
    "PauseScene": Topic(WORDS["time_limit_minutes"][OTHERS], rule="SHORT-2"),
    "ConfirmScene": Topic(
        mark("Change how often you are asked under Settings, Confirm irreversible actions."),
        title=mark("A question"),
    ),
    "FailureScene": Topic(
        mark("Your game is safe. The report helps to fix the error; it contains no names.")
    ),
    "FirstTokenScene": Topic(
        mark("In this game you choose your token on your first turn."), rule="SETUP-2"
    ),
    "ChallengesScene": Topic(
        mark("Each challenge is a position with a goal. The better your result, the more stars."),
        mark("A challenge: a fixed position, with the same dice every time."),
    ),
    "ChallengeTable": Topic(
        mark("The official rules apply. The game ends with the last round."),
        mark("Only your best result is saved."),
        rule="TURN-1",
        title=mark("A challenge"),
    ),
    "BoardEditorScene": Topic(
        mark(
            "Everything is saved at once in a file of its own. Other boards are never overwritten."
        ),
        mark("Below the board: how this entry compares with the original board."),
        mark("In another language, an empty field uses the board’s own text."),
        mark("A PNG or JPEG file; you can also drop it on the window."),
    ),
    "ExportBoardScene": Topic(ONE_FILE),
    "EditorScene": Topic(
        mark("Choose a space on the board, then its owner and its buildings."),
        mark("Play it at once, or save it: you’ll find it under Scenarios."),
    ),
    "DaysScene": Topic(
        mark("A new challenge every day, the same for everybody, without the internet."),
        mark("Only scores from the same version and rules can be compared."),
    ),
    "TaskDialog": Topic(mark("Read it again at any time: click the goal, or press G.")),
    "ChallengeMenu": Topic(mark("Start again resets the position. You lose only this attempt.")),
    "ChallengeEnd": Topic(
        mark("One star completes it. The goal for the next star is shown below.")
    ),
    "LessonTable": Topic(
        mark("Do what the bubble says, or anything else you like."),
        mark("A lesson: the dice and the cards are scripted."),
        mark("The lesson is saved under Games; start it again at any time."),
        rule="TURN-1",
        title=mark("Your first game"),
    ),
    "LessonMenu": Topic(mark("The lesson is saved under Games; start it again at any time.")),
    "LessonChoice": Topic(
        mark("Your last lesson is waiting where you left it. Starting again replaces it.")
    ),
    "LessonEnd": Topic(mark("Play a real game, or stay here as long as you like.")),
    "PurchaseDialog": Topic(*PURCHASE, rule="BUY-1", title=mark("A property for sale")),
    "AuctionDialog": Topic(*AUCTION, rule="AUCT-1", title=mark("An auction")),
    "TradeDialog": Topic(*TRADE, rule="TRADE-1", title=mark("A trade")),
    "EstateDialog": Topic(*ESTATE, rule="BUILD-1", title=mark("Your estate")),
    "DebtDialog": Topic(*DEBT, rule="DEBT-1", title=mark("A debt")),
    "JailDialog": Topic(*JAIL, rule="JAIL-9", title=mark("In Jail")),
    "TaxDialog": Topic(*TAX, rule="TAX-2", title=mark("Income Tax")),
    "CardChoiceDialog": Topic(
        mark("Pay what the card says, or draw from the other pile instead."),
        rule="CARD-2",
        title=mark("A card with a choice"),
    ),
    "MoveDialog": Topic(*MOVE, rule="SPEED-1", title=mark("Where to go")),
    "ClaimsDialog": Topic(*CLAIMS, rule="RENT-2", title=mark("Rent to claim")),
    "PlaceBuildingDialog": Topic(
        mark("Nobody pays for a building that can’t be placed."),
        rule="SUPPLY-5",
        title=mark("A building won"),
    ),
    "DemandDialog": Topic(*DEMAND, rule="SUPPLY-5", title=mark("The last buildings")),
    "ReceivedMortgagesDialog": Topic(*RECEIVED, rule="MORT-7", title=mark("Mortgaged deeds")),
    "LogDialog": Topic(
        mark("Everything that happened, newest last. Filter it by kind or by player."),
        mark("Click a line to see its place on the board."),
    ),
    "ResultDialog": Topic(
        *GOAL,
        COUNTED,
        mark("The story tells what decided the game, from the first set to the last rent."),
        rule="END-1",
        title=mark("The result"),
    ),
    "EndVoteDialog": Topic(
        mark("If everybody agrees, the game ends now and the richest player wins."),
        mark("A computer agrees when its chance of winning is below an equal share."),
        COUNTED,
        rule="END-2",
    ),
    "BankruptDialog": Topic(
        mark(
            "Play on with its deeds and money. This loss stays in your statistics; the new "
            "seat doesn’t count."
        ),
        rule="BANKR-1",
    ),
    "PlayAgainDialog": Topic(mark("A game with the same dice does not count in the statistics.")),
}
