"""What the help card tells of each screen, as data; where an option decides, both ways of it.

What depends on the rules stands in ``help_rules.py``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.board import Board
from ...engine.rules import Rules
from ...language import mark
from ..core.home_board import home_board
from . import help_rules
from .help_lines import Line, sentences


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
        (
            mark("Each row is a seat: name, token and colour, and who plays."),
            mark("Below you choose the board and the rules; every option is explained there."),
            mark("The same seed and the same moves give the same dice."),
        ),
        "SETUP-2",
    ),
    "TokenPicker": Topic(
        mark("Token and colour"),
        (mark("Everybody has a token and a colour of their own. Taken ones are greyed out."),),
        "SETUP-2",
    ),
    "OpponentChoice": Topic(
        mark("Opponents"),
        (
            mark("Choose how well the computer plays, and its personality."),
            mark("Computers see only what a player at the table can see."),
        ),
    ),
    "PresetPage": Topic(
        mark("Sets of rules"),
        (
            mark("A preset sets all options at once; its changes are listed."),
            mark("You can then change any option, and save your rules under a name."),
        ),
        "SHORT-5",
    ),
    "OptionsScene": Topic(
        mark("Options"),
        (
            mark("Each option says what it does. The official choice comes first."),
            mark("Combinations that make no sense are pointed out before the game begins."),
        ),
        "SHORT-5",
    ),
    "NameRulesScene": Topic(
        mark("Your own rules"),
        (mark("Save your rules under a name to use them for any new game."),),
    ),
    "OwnBoardsScene": Topic(
        mark("Custom boards"),
        (
            mark("Choose a board and edit it here. Built-in boards are copied first."),
            mark("A board is a text file in your folder. Errors are shown by line."),
            mark("Import a board that somebody gave you as a file, or drop the file here."),
        ),
    ),
    "FindFileScene": Topic(
        mark("A file of your own"),
        (
            mark("Choose a file from the list, type its path, or drop it on the window."),
            mark("It is copied. The original stays where it is."),
        ),
    ),
    "GamesScene": Topic(
        mark("Games"),
        (
            mark("Every game is saved after every action. Unfinished games come first."),
            mark("Continue one, watch it, look at its charts, or export it."),
            mark("At the limit, the oldest finished game is deleted. Pinned games stay."),
        ),
    ),
    "SeatsDialog": Topic(
        mark("Seats"),
        (
            mark("If someone has to leave, a computer can take over at any time, at any level."),
            mark("A late guest takes a computer’s seat, with its deeds, money and debts."),
        ),
    ),
    "GuestDialog": Topic(
        mark("A late guest"),
        (mark("The guest takes over from here; the log and replays show who played when."),),
    ),
    "LimitsScene": Topic(
        mark("Kept games"),
        (
            mark("How many games are kept, and how much disk space they may use."),
            mark(
                "Unfinished and pinned games are never deleted. Results are kept "
                "even when games are deleted."
            ),
        ),
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
        mark("The name of a game"),
        (mark("A game without a name is listed by its players."),),
    ),
    "LoadScene": Topic(
        mark("Games in files"),
        (
            mark("Exported games in your folder, your own or from somebody else."),
            mark("Playing one starts a new game; the file does not change."),
            mark("Damaged files are shown, with the previous version if there is one."),
        ),
    ),
    "SaveScene": Topic(
        mark("Writing a file"),
        (
            mark("The game is saved after every action anyway."),
            mark("An exported file stays as it is now, and can be copied to another computer."),
        ),
    ),
    "ScenariosScene": Topic(
        mark("Scenarios"),
        (
            mark(
                "Positions that begin in the middle of something: a debt, an "
                "auction, the last houses."
            ),
            mark("Create positions of your own, or edit one of these."),
        ),
    ),
    "PeopleScene": Topic(
        mark("People"),
        (
            mark("On the left: everybody who plays here, then the computer levels."),
            mark("Lessons, scenarios and games with a chosen seed are listed but don’t count."),
            mark("Everything stays on this computer. Delete removes a person’s data."),
        ),
    ),
    "ProfileScene": Topic(
        mark("A profile"),
        (
            mark("The name, token and colour you get with one click when you set up a game."),
            mark("The table remembers your preferences: speed, theme and help."),
        ),
    ),
    "FirstNameScene": Topic(
        mark("Your name"),
        (mark("With a name, your games are counted and your achievements are kept."),),
    ),
    "SettingsScene": Topic(
        mark("Settings"),
        (
            mark("Changes take effect at once and are saved."),
            mark("You choose the rules of a game when you set it up, not here."),
        ),
    ),
    "RulesScene": Topic(
        mark("The rules book"),
        (
            mark("Chapters on the left; the search covers all of them."),
            mark("During a game the first chapter shows its own rules and how they differ."),
        ),
    ),
    "AboutScene": Topic(
        mark("About"), (mark("The version, where your files are, and how to report a problem."),)
    ),
    "LicencesScene": Topic(
        mark("Licences"), (mark("The components of the game, and their licences."),)
    ),
    "ReplayScene": Topic(
        mark("A replay"),
        (
            mark("Watch it at any speed, forwards or backwards, or drag the marker."),
            mark("At any moment you can continue as a new game of your own."),
        ),
    ),
    "ChartsScene": Topic(
        mark("Charts"),
        (
            mark("Cash, worth and rents turn by turn. Point at a line for its figures."),
            mark("Luck compares what dice and cards brought with the average."),
        ),
    ),
    "TableScene": Topic(mark("At the table"), help_rules.TABLE, "TURN-1"),
    "TableMenu": Topic(
        mark("The menu"),
        (
            mark(
                "The game is paused meanwhile. It is saved automatically, so you can "
                "leave at any time."
            ),
            mark("Charts and the replay show how the game went. You can save the log as text."),
            mark(
                "You may concede if the table lets players resign; everybody here can agree to "
                "end the game."
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
            mark("The dice are the same each time, so you can try another plan."),
            mark("Your best result is kept, and you can try as often as you like."),
        ),
    ),
    "ChallengeTable": Topic(
        mark("A challenge"),
        (
            mark("The goal and the stars are shown beside the board."),
            mark("The official rules apply. The game ends with the last round."),
            mark("Only your best result is saved."),
        ),
        "TURN-1",
    ),
    "BoardEditorScene": Topic(
        mark("Board editor"),
        (
            mark("Choose an entry on the left or a space on the board, then change it."),
            mark(
                "Everything is saved at once in a file of its own. Other boards are "
                "never overwritten."
            ),
            mark("Errors are shown below, and the entry stays marked until it is fixed."),
            mark("Below the board: how this entry compares with the original board."),
            mark("In another language, an empty field uses the board’s own text."),
            mark("Pictures come from PNG and JPEG files: choose one, or drop it here."),
        ),
    ),
    "ExportBoardScene": Topic(
        mark("Export the board"),
        (
            mark("Choose a folder, or type a path. Everything is in this one file."),
            mark("You are asked before an existing file is replaced."),
        ),
    ),
    "EditorScene": Topic(
        mark("Position editor"),
        (
            mark("Choose a space on the board, then its owner and its buildings."),
            mark("Below are the players: who plays, cash, token, Jail, and whose turn it is."),
            mark("Positions that can’t be played are explained at the bottom."),
            mark("Play it at once, or save it; you find it under Scenarios."),
        ),
    ),
    "DaysScene": Topic(
        mark("Challenge of the day"),
        (
            mark("A new challenge every day, the same for everybody, without the internet."),
            mark("Only scores from the same version and rules can be compared."),
            mark("You can play past days too, but not future ones."),
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
            mark("Leave at any time: the lesson waits for you under Games."),
        ),
        "TURN-1",
    ),
    "LessonMenu": Topic(
        mark("The menu"), (mark("The lesson is paused. You can leave and continue it later."),)
    ),
    "LessonChoice": Topic(
        mark("Your first game"),
        (mark("Your last lesson is waiting where you left it. Starting again replaces it."),),
    ),
    "LessonEnd": Topic(
        mark("The end of the lesson"),
        (mark("Play a real game, or stay here as long as you like."),),
    ),
    "PurchaseDialog": Topic(mark("A property for sale"), help_rules.PURCHASE, "BUY-1"),
    "AuctionDialog": Topic(mark("An auction"), help_rules.AUCTION, "AUCT-1"),
    "TradeDialog": Topic(mark("A trade"), help_rules.TRADE, "TRADE-1"),
    "EstateDialog": Topic(mark("Your estate"), help_rules.ESTATE, "BUILD-1"),
    "DebtDialog": Topic(mark("A debt"), help_rules.DEBT, "DEBT-1"),
    "JailDialog": Topic(mark("In Jail"), help_rules.JAIL, "JAIL-9"),
    "TaxDialog": Topic(mark("Income Tax"), help_rules.TAX, "TAX-2"),
    "CardChoiceDialog": Topic(
        mark("A card with a choice"),
        (mark("Pay what the card says, or draw from the other pile instead."),),
        "CARD-2",
    ),
    "MoveDialog": Topic(mark("Where to go"), help_rules.MOVE, "SPEED-1"),
    "ClaimsDialog": Topic(mark("Rent to claim"), help_rules.CLAIMS, "RENT-2"),
    "PlaceBuildingDialog": Topic(
        mark("A building won"),
        (
            mark("The street you bid for can’t take it now: choose another one."),
            mark("Nobody pays for a building that can’t be placed."),
        ),
        "SUPPLY-5",
    ),
    "DemandDialog": Topic(mark("The last buildings"), help_rules.DEMAND, "SUPPLY-5"),
    "ReceivedMortgagesDialog": Topic(mark("Mortgaged deeds"), help_rules.RECEIVED, "MORT-7"),
    "LogDialog": Topic(
        mark("The log"),
        (
            mark("Everything that happened, newest last. Filter it by kind or by player."),
            mark("Click a line to see its space on the board. You can save the log as text."),
        ),
    ),
    "ResultDialog": Topic(
        mark("The result"),
        (
            *help_rules.GOAL,
            help_rules.COUNTED,
            mark("The story tells what decided the game, from the first set to the last rent."),
            mark("The curve shows everybody’s chance of winning, round by round."),
            mark("The final count shows what everybody’s worth is made of."),
        ),
        "END-1",
    ),
    "EndVoteDialog": Topic(
        mark("Call it a day"),
        (
            mark("The game ends now if everybody agrees; then the richest player wins."),
            mark("A computer agrees when its chance of winning is below an equal share."),
            help_rules.COUNTED,
        ),
        "END-2",
    ),
    "BankruptDialog": Topic(
        mark("Out of the game"),
        (
            mark("The table waits until you choose what to do."),
            mark("You can watch, see the end at once, or play on in a computer’s seat."),
            mark("A seat that was taken over does not count in the statistics."),
        ),
        "BANKR-1",
    ),
    "PlayAgainDialog": Topic(
        mark("Play again"),
        (
            mark("With the same players, with the same dice, or against stronger opponents."),
            mark("A game with the same dice does not count in the statistics."),
        ),
    ),
}
