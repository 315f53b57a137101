"""Help texts of each screen as data, with a variant for each deciding option.

What depends on the rules stands in ``help_lines.py``.
"""

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
    """``rule`` is the id at which the rules book is opened, "" for its beginning.

    ``title`` is that of the card where the screen has none.
    """

    lines: tuple[Line, ...]
    rule: str
    title: str


def topic(*lines: Line, rule: str = "", title: str = "") -> Topic:
    return Topic(lines, rule, title)


def help_lines(topic: Topic, rules: Rules, board: Board | None) -> list[str]:
    """The sentences of a topic under these rules; without a board, of that of the language."""
    return sentences(topic.lines, rules, board or home_board())


TOPICS: dict[str, Topic] = {
    "TitleScene": topic(
        mark("First game teaches you the rules as you play, in about six minutes."),
        mark("Scenarios are interesting positions to start from."),
        title=mark("The start"),
    ),
    "SetupScene": topic(
        mark("The same seed and the same decisions give the same game."), rule="SETUP-2"
    ),
    "TokenPicker": topic(
        mark("Everybody has their own token and colour. Those already taken are greyed out."),
        rule="SETUP-2",
    ),
    "OpponentChoice": topic(mark("Computers see only what a player at the table can see.")),
    "PresetPage": topic(
        mark("A preset sets all options at once; its changes are listed."), rule="SHORT-5"
    ),
    "OptionsScene": topic(
        mark("Combinations that make no sense are pointed out before the game begins."),
        rule="SHORT-5",
    ),
    "NameRulesScene": topic(mark("You will find them in the list of rules.")),
    "OwnBoardsScene": topic(
        mark("A board is a text file in your folder. Errors are shown with line numbers."),
        title=mark("Custom boards"),
    ),
    "FindFileScene": topic(FOLDERS),
    "GamesScene": topic(AT_THE_LIMIT),
    "PlayerDialog": topic(RENTS),
    "SeatsDialog": topic(
        mark("If someone has to leave, a computer can take over at any time, at any level.")
    ),
    "GuestDialog": topic(
        mark("The new player takes over from here; the log shows who played when.")
    ),
    "LimitsScene": topic(AT_THE_LIMIT),
    "VoiceScene": topic(
        mark("The game can speak: the selected control, questions, and what happens."),
        mark(
            "You can do everything with the keyboard. Walk the board with the arrow keys, "
            "or space by space with Page up and Page down."
        ),
    ),
    "RenameScene": topic(mark("A game without a name is listed by its players.")),
    "LoadScene": topic(
        mark("Playing one starts a new game; the file does not change."),
        mark("Damaged files are shown, with the previous version if there is one."),
    ),
    "SaveScene": topic(
        mark("An exported file stays as it is now, and can be copied to another computer.")
    ),
    "ScenariosScene": topic(
        mark(
            "Positions that begin in the middle of something: a debt, an auction, the last houses."
        )
    ),
    "PeopleScene": topic(
        mark("Lessons, scenarios and games with a chosen seed are listed but don’t count."),
        mark("Everything stays on this computer. Delete removes a person’s data."),
    ),
    "ProfileScene": topic(mark("The game remembers your preferences: speed, theme and help.")),
    "FirstNameScene": topic(
        mark("Give your name, and your games count and your achievements are kept.")
    ),
    "SettingsScene": topic(mark("You choose the rules of a game when you set it up, not here.")),
    "RulesScene": topic(
        mark(
            "During a game, the first chapter shows the rules in play and how they differ "
            "from the official ones."
        )
    ),
    "AboutScene": topic(INVITATION),
    "LicencesScene": topic(mark("The components of the game, and their licences.")),
    "ReplayScene": topic(
        mark("Watch it at any speed, forwards or backwards, or drag the marker."),
        mark("Continue from this position as a new game."),
        title=mark("A replay"),
    ),
    "ChartsScene": topic(
        mark("Cash, worth and rents turn by turn. Point at a line for its figures.")
    ),
    "TableScene": topic(*TABLE, rule="TURN-1", title=mark("At the table")),
    "TableMenu": topic(
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
    "PauseScene": topic(WORDS["time_limit_minutes"][OTHERS], rule="SHORT-2"),
    "ConfirmScene": topic(
        mark("Change how often you are asked under Settings, Confirm irreversible actions."),
        title=mark("A question"),
    ),
    "FailureScene": topic(
        mark("Your game is safe. The report helps to fix the error; it contains no names.")
    ),
    "FirstTokenScene": topic(
        mark("In this game you choose your token on your first turn."), rule="SETUP-2"
    ),
    "ChallengesScene": topic(
        mark("Each challenge is a position with a goal. The better your result, the more stars."),
        mark("A challenge: a fixed position, with the same dice every time."),
    ),
    "ChallengeTable": topic(
        mark("The official rules apply. The game ends with the last round."),
        mark("Only your best result is saved."),
        rule="TURN-1",
        title=mark("A challenge"),
    ),
    "BoardEditorScene": topic(
        mark(
            "Everything is saved at once in a file of its own. Other boards are never overwritten."
        ),
        mark("Below the board: how this entry compares with the original board."),
        mark("In another language, an empty field uses the board’s own text."),
        mark("A PNG or JPEG file; you can also drop it on the window."),
    ),
    "ExportBoardScene": topic(ONE_FILE),
    "EditorScene": topic(
        mark("Choose a space on the board, then its owner and its buildings."),
        mark("Play it at once, or save it: you’ll find it under Scenarios."),
    ),
    "DaysScene": topic(
        mark("A new challenge every day, the same for everybody, without the internet."),
        mark("Only scores from the same version and rules can be compared."),
    ),
    "TaskDialog": topic(mark("Read it again at any time: click the goal, or press G.")),
    "ChallengeMenu": topic(mark("Start again resets the position. You lose only this attempt.")),
    "ChallengeEnd": topic(
        mark("One star completes it. The goal for the next star is shown below.")
    ),
    "LessonTable": topic(
        mark("Do what the bubble says, or anything else you like."),
        mark("A lesson: the dice and the cards are scripted."),
        mark("The lesson is saved under Games; start it again at any time."),
        rule="TURN-1",
        title=mark("Your first game"),
    ),
    "LessonMenu": topic(mark("The lesson is saved under Games; start it again at any time.")),
    "LessonChoice": topic(
        mark("Your last lesson is waiting where you left it. Starting again replaces it.")
    ),
    "LessonEnd": topic(mark("Play a real game, or stay here as long as you like.")),
    "PurchaseDialog": topic(*PURCHASE, rule="BUY-1", title=mark("A property for sale")),
    "AuctionDialog": topic(*AUCTION, rule="AUCT-1", title=mark("An auction")),
    "TradeDialog": topic(*TRADE, rule="TRADE-1", title=mark("A trade")),
    "EstateDialog": topic(*ESTATE, rule="BUILD-1", title=mark("Your estate")),
    "DebtDialog": topic(*DEBT, rule="DEBT-1", title=mark("A debt")),
    "JailDialog": topic(*JAIL, rule="JAIL-9", title=mark("In Jail")),
    "TaxDialog": topic(*TAX, rule="TAX-2", title=mark("Income Tax")),
    "CardChoiceDialog": topic(
        mark("Pay what the card says, or draw from the other pile instead."),
        rule="CARD-2",
        title=mark("A card with a choice"),
    ),
    "MoveDialog": topic(*MOVE, rule="SPEED-1", title=mark("Where to go")),
    "ClaimsDialog": topic(*CLAIMS, rule="RENT-2", title=mark("Rent to claim")),
    "PlaceBuildingDialog": topic(
        mark("Nobody pays for a building that can’t be placed."),
        rule="SUPPLY-5",
        title=mark("A building won"),
    ),
    "DemandDialog": topic(*DEMAND, rule="SUPPLY-5", title=mark("The last buildings")),
    "ReceivedMortgagesDialog": topic(*RECEIVED, rule="MORT-7", title=mark("Mortgaged deeds")),
    "LogDialog": topic(
        mark("Everything that happened, newest last. Filter it by kind or by player."),
        mark("Click a line to see its place on the board."),
    ),
    "ResultDialog": topic(
        *GOAL,
        COUNTED,
        mark("The story tells what decided the game, from the first set to the last rent."),
        rule="END-1",
        title=mark("The result"),
    ),
    "EndVoteDialog": topic(
        mark("If everybody agrees, the game ends now and the richest player wins."),
        mark(
            "A computer agrees when its chance of winning is below an equal share, or when "
            "it is the richest."
        ),
        COUNTED,
        rule="END-2",
    ),
    "BankruptDialog": topic(
        mark(
            "Play on with its deeds and money. This loss stays in your statistics; the new "
            "seat doesn’t count."
        ),
        rule="BANKR-1",
    ),
    "PlayAgainDialog": topic(mark("A game with the same dice does not count in the statistics.")),
}
