"""Help texts of each screen as data, with a variant for each deciding option.

What depends on the rules stands in ``help_lines.py``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.board import Board
from ...engine.rules import Rules
from ...language import mark
from ..core.home_board import home_board
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
    PURCHASE,
    RECEIVED,
    TABLE,
    TAX,
    TRADE,
    Line,
    sentences,
)


@dataclass(frozen=True, slots=True)
class Topic:
    """``rule`` is the id at which the rules book is opened, "" for its beginning."""

    title: str
    lines: tuple[Line, ...]
    rule: str = ""


def help_lines(topic: Topic, rules: Rules, board: Board | None) -> list[str]:
    """The sentences of a topic under these rules; without a board, of that of the language."""
    return sentences(topic.lines, rules, board or home_board())


TOPICS: dict[str, Topic] = {
    "TitleScene": Topic(
        mark("The start"),
        (
            mark("Continue resumes your last game; New game sets one up for two to eight players."),
            mark("First game teaches you the rules as you play, in about six minutes."),
            mark("Scenarios are interesting positions to start from."),
        ),
    ),
    "SetupScene": Topic(
        mark("A new game"),
        (mark("The same seed and the same decisions give the same game."),),
        "SETUP-2",
    ),
    "TokenPicker": Topic(
        mark("Token and colour"),
        (mark("Everybody has their own token and colour. Those already taken are greyed out."),),
        "SETUP-2",
    ),
    "OpponentChoice": Topic(
        mark("Opponents"),
        (mark("Computers see only what a player at the table can see."),),
    ),
    "PresetPage": Topic(
        mark("Rule sets"),
        (mark("A preset sets all options at once; its changes are listed."),),
        "SHORT-5",
    ),
    "OptionsScene": Topic(
        mark("Options"),
        (mark("Combinations that make no sense are pointed out before the game begins."),),
        "SHORT-5",
    ),
    "NameRulesScene": Topic(
        mark("Your own rules"),
        (mark("Save your rules under a name to use them for any new game."),),
    ),
    "OwnBoardsScene": Topic(
        mark("Custom boards"),
        (mark("A board is a text file in your folder. Errors are shown with line numbers."),),
    ),
    "FindFileScene": Topic(
        mark("Your own file"),
        (mark("Choose a file from the list, type its path, or drop it on the window."),),
    ),
    "GamesScene": Topic(
        mark("Games"),
        (mark("At the limit, the oldest finished game is deleted. Pinned games stay."),),
    ),
    "SeatsDialog": Topic(
        mark("Seats"),
        (
            mark("If someone has to leave, a computer can take over at any time, at any level."),
            mark("A latecomer takes a computer’s seat, with its deeds, money and debts."),
        ),
    ),
    "GuestDialog": Topic(
        mark("A latecomer"),
        (mark("The new player takes over from here; the log shows who played when."),),
    ),
    "LimitsScene": Topic(
        mark("Saved games"),
        (mark("How many games are kept, and how much disk space they may use."),),
    ),
    "VoiceScene": Topic(
        mark("The voice"),
        (
            mark("The game can speak: the selected control, questions, and what happens."),
            mark(
                "You can do everything with the keyboard. Walk the board with the arrow keys, "
                "or space by space with Page up and Page down."
            ),
        ),
    ),
    "RenameScene": Topic(
        mark("Naming a game"),
        (mark("A game without a name is listed by its players."),),
    ),
    "LoadScene": Topic(
        mark("Game files"),
        (
            mark("Playing one starts a new game; the file does not change."),
            mark("Damaged files are shown, with the previous version if there is one."),
        ),
    ),
    "SaveScene": Topic(
        mark("Exporting a game"),
        (mark("An exported file stays as it is now, and can be copied to another computer."),),
    ),
    "ScenariosScene": Topic(
        mark("Scenarios"),
        (
            mark(
                "Positions that begin in the middle of something: a debt, an "
                "auction, the last houses."
            ),
        ),
    ),
    "PeopleScene": Topic(
        mark("People"),
        (
            mark("Lessons, scenarios and games with a chosen seed are listed but don’t count."),
            mark("Everything stays on this computer. Delete removes a person’s data."),
        ),
    ),
    "ProfileScene": Topic(
        mark("A profile"),
        (mark("The table remembers your preferences: speed, theme and help."),),
    ),
    "FirstNameScene": Topic(
        mark("Your name"),
        (mark("Give your name, and your games count and your achievements are kept."),),
    ),
    "SettingsScene": Topic(
        mark("Settings"),
        (mark("You choose the rules of a game when you set it up, not here."),),
    ),
    "RulesScene": Topic(
        mark("The rules book"),
        (mark("During a game, the first chapter shows the rules in play and how they differ."),),
    ),
    "AboutScene": Topic(
        mark("About this game"),
        (mark("The version, where your files are, and how to report a problem."),),
    ),
    "LicencesScene": Topic(
        mark("Licences"), (mark("The components of the game, and their licences."),)
    ),
    "ReplayScene": Topic(
        mark("A replay"),
        (
            mark("Watch it at any speed, forwards or backwards, or drag the marker."),
            mark("Continue from this position as a new game."),
        ),
    ),
    "ChartsScene": Topic(
        mark("Charts"),
        (mark("Cash, worth and rents turn by turn. Point at a line for its figures."),),
    ),
    "TableScene": Topic(mark("At the table"), TABLE, "TURN-1"),
    "TableMenu": Topic(
        mark("The menu"),
        (
            mark(
                "The game pauses while you are here. It is saved automatically, so you can "
                "leave at any time."
            ),
            mark(
                "You may concede if the rules let players resign, or everybody here can agree "
                "to end the game."
            ),
        ),
    ),
    "PauseScene": Topic(
        mark("The clock is paused"),
        (mark("When time is called, the round is finished; then everything is counted."),),
        "SHORT-2",
    ),
    "ConfirmScene": Topic(
        mark("A question"),
        (mark("Change how often you are asked under Settings, Confirm irreversible actions."),),
    ),
    "FailureScene": Topic(
        mark("Something went wrong"),
        (mark("Your game is safe. The report helps to fix the error; it contains no names."),),
    ),
    "FirstTokenScene": Topic(
        mark("Your token"),
        (mark("In this game you choose your token on your first turn."),),
        "SETUP-2",
    ),
    "ChallengesScene": Topic(
        mark("Challenges"),
        (
            mark(
                "Each challenge is a position with a goal. The better your result, the more stars."
            ),
            mark("A challenge: a set position, with the same dice each time."),
        ),
    ),
    "ChallengeTable": Topic(
        mark("A challenge"),
        (
            mark("The official rules apply. The game ends with the last round."),
            mark("Only your best result is saved."),
        ),
        "TURN-1",
    ),
    "BoardEditorScene": Topic(
        mark("Board editor"),
        (
            mark(
                "Everything is saved at once in a file of its own. Other boards are "
                "never overwritten."
            ),
            mark("Below the board: how this entry compares with the original board."),
            mark("In another language, an empty field uses the board’s own text."),
            mark("A PNG or JPEG file; you can also drop it on the window."),
        ),
    ),
    "ExportBoardScene": Topic(
        mark("Export the board"),
        (mark("Choose a folder, or type a path. Everything is in this one file."),),
    ),
    "EditorScene": Topic(
        mark("Position editor"),
        (
            mark("Choose a space on the board, then its owner and its buildings."),
            mark("Play it at once, or save it: you’ll find it under Scenarios."),
        ),
    ),
    "DaysScene": Topic(
        mark("Daily challenge"),
        (
            mark("A new challenge every day, the same for everybody, without the internet."),
            mark("Only scores from the same version and rules can be compared."),
        ),
    ),
    "TaskDialog": Topic(
        mark("The task"),
        (mark("Read it again at any time: click the goal, or press G."),),
    ),
    "ChallengeMenu": Topic(
        mark("The menu"),
        (mark("Start again resets the position. You lose only this attempt."),),
    ),
    "ChallengeEnd": Topic(
        mark("The end of a challenge"),
        (mark("One star completes it. The goal for the next star is shown below."),),
    ),
    "LessonTable": Topic(
        mark("Your first game"),
        (
            mark("Do what the bubble says, or anything else you like."),
            mark("Only the dice and your opponent’s moves are scripted."),
            mark("The lesson is saved under Games; start it again at any time."),
        ),
        "TURN-1",
    ),
    "LessonMenu": Topic(
        mark("The menu"), (mark("The lesson is saved under Games; start it again at any time."),)
    ),
    "LessonChoice": Topic(
        mark("Your first game"),
        (mark("Your last lesson is waiting where you left it. Starting again replaces it."),),
    ),
    "LessonEnd": Topic(
        mark("The end of the lesson"),
        (mark("Play a real game, or stay here as long as you like."),),
    ),
    "PurchaseDialog": Topic(mark("A property for sale"), PURCHASE, "BUY-1"),
    "AuctionDialog": Topic(mark("An auction"), AUCTION, "AUCT-1"),
    "TradeDialog": Topic(mark("A trade"), TRADE, "TRADE-1"),
    "EstateDialog": Topic(mark("Your estate"), ESTATE, "BUILD-1"),
    "DebtDialog": Topic(mark("A debt"), DEBT, "DEBT-1"),
    "JailDialog": Topic(mark("In Jail"), JAIL, "JAIL-9"),
    "TaxDialog": Topic(mark("Income Tax"), TAX, "TAX-2"),
    "CardChoiceDialog": Topic(
        mark("A card with a choice"),
        (mark("Pay what the card says, or draw from the other pile instead."),),
        "CARD-2",
    ),
    "MoveDialog": Topic(mark("Where to go"), MOVE, "SPEED-1"),
    "ClaimsDialog": Topic(mark("Rent to claim"), CLAIMS, "RENT-2"),
    "PlaceBuildingDialog": Topic(
        mark("A building won"),
        (mark("Nobody pays for a building that can’t be placed."),),
        "SUPPLY-5",
    ),
    "DemandDialog": Topic(mark("The last buildings"), DEMAND, "SUPPLY-5"),
    "ReceivedMortgagesDialog": Topic(mark("Mortgaged deeds"), RECEIVED, "MORT-7"),
    "LogDialog": Topic(
        mark("The log"),
        (
            mark("Everything that happened, newest last. Filter it by kind or by player."),
            mark("Click a line to see its place on the board."),
        ),
    ),
    "ResultDialog": Topic(
        mark("The result"),
        (
            *GOAL,
            COUNTED,
            mark("The story tells what decided the game, from the first set to the last rent."),
        ),
        "END-1",
    ),
    "EndVoteDialog": Topic(
        mark("Call it a day"),
        (
            mark("If everybody agrees, the game ends now and the richest player wins."),
            mark("A computer agrees when its chance of winning is below an equal share."),
            COUNTED,
        ),
        "END-2",
    ),
    "BankruptDialog": Topic(
        mark("Out of the game"),
        (mark("A seat that was taken over does not count in the statistics."),),
        "BANKR-1",
    ),
    "PlayAgainDialog": Topic(
        mark("Play again"),
        (mark("A game with the same dice does not count in the statistics."),),
    ),
}
