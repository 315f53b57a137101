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


def told(topic: Topic, rules: Rules, board: Board | None) -> list[str]:
    """The sentences of a topic under these rules; without a board, of that of the language."""
    return sentences(topic.lines, rules, board or home_board())


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
            mark("Choose a board and change it in the window; one of the game’s as a copy."),
            mark("A board is a text file in your folder; what is wrong with it is told by line."),
            mark("Take in a board that somebody gave you as a file, or drop the file here."),
        ),
    ),
    "FindFileScene": Topic(
        mark("A file of your own"),
        (
            mark("Choose a file from the list, type where it lies, or drop it on the window."),
            mark("It is copied, and stays where it is."),
        ),
    ),
    "GamesScene": Topic(
        mark("Games"),
        (
            mark("Every game is kept by itself, after every action; unfinished ones come first."),
            mark("Go on with one, watch it, look at its charts, or write it to a file."),
            mark("Where there are too many, the oldest finished one goes; a pinned one stays."),
        ),
    ),
    "SeatsDialog": Topic(
        mark("Seats"),
        (
            mark("Whoever has to leave lets a computer play on, at any level, at any moment."),
            mark("A late guest takes the seat of a computer, with its deeds, money and debts."),
        ),
    ),
    "GuestDialog": Topic(
        mark("A late guest"),
        (mark("The guest plays on from here; the log and replays tell who played when."),),
    ),
    "LimitsScene": Topic(
        mark("Kept games"),
        (
            mark("How many games are kept, and how much of the disk they may take."),
            mark("An unfinished or pinned game never goes, and results outlive their games."),
        ),
    ),
    "VoiceScene": Topic(
        mark("The voice"),
        (
            mark("The game can tell aloud what has the focus, what is asked and what happens."),
            mark(
                "All of it can be played by keys; the board is walked by the arrow keys, or "
                "space by space by Page up and Page down."
            ),
        ),
    ),
    "RenameScene": Topic(
        mark("The name of a game"),
        (mark("Without a name a game is called after those who play it."),),
    ),
    "LoadScene": Topic(
        mark("Games in files"),
        (
            mark("Games that were written to files in your folder, also by somebody else."),
            mark("Playing one begins a game of its own; the file stays as it is."),
            mark("Damaged files are shown, with the version before where there is one."),
        ),
    ),
    "SaveScene": Topic(
        mark("Writing a file"),
        (
            mark("The game is kept by itself in any case, after every action."),
            mark("In a file it stays as it is now, and can be taken to another computer."),
        ),
    ),
    "ScenariosScene": Topic(
        mark("Scenarios"),
        (
            mark("Positions in the middle of something: a debt, an auction, the last houses."),
            mark("Put together positions of your own, or change one of these."),
        ),
    ),
    "PeopleScene": Topic(
        mark("People"),
        (
            mark("On the left everybody who plays here, and below them the computer’s levels."),
            mark("Lessons, scenarios and games with a chosen seed are listed but do not count."),
            mark("All of it stays on this computer; Delete forgets a person."),
        ),
    ),
    "ProfileScene": Topic(
        mark("A profile"),
        (
            mark("The name, token and colour that a click gives you when a game is set up."),
            mark("The table remembers how you like it: speed, theme, and what helps you."),
        ),
    ),
    "FirstNameScene": Topic(
        mark("Your name"),
        (mark("With a name, your games are counted and what you achieve is kept."),),
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
    "TableScene": Topic(mark("At the table"), help_rules.TABLE, "TURN-1"),
    "TableMenu": Topic(
        mark("The menu"),
        (
            mark(
                "The game rests meanwhile. It is saved automatically, so you can leave at any time."
            ),
            mark("Charts and the film show how the game went; the log can be written as text."),
            mark(
                "You may concede where the table lets players resign; all people here together "
                "may end the game."
            ),
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
    "ChallengesScene": Topic(
        mark("Challenges"),
        (
            mark("Each is a position with a goal; the better it is reached, the more stars."),
            mark("The dice are the same each time, so that another plan can be tried."),
            mark("The best result is kept, and begun again is a challenge as often as you like."),
        ),
    ),
    "ChallengeTable": Topic(
        mark("A challenge"),
        (
            mark("The goal stands beside the board, with what each star asks for."),
            mark("All rules are the official ones; the game ends with the last round."),
            mark("Nothing of it is saved but the best result."),
        ),
        "TURN-1",
    ),
    "BoardEditorScene": Topic(
        mark("Board editor"),
        (
            mark("Choose an entry on the left or a space on the board, then change what it says."),
            mark("Everything is kept at once in a file of its own; no other board is overwritten."),
            mark("What is wrong is told below, and its entry is marked, until it is changed."),
            mark("Below the board stands how the entry compares with the board it was made of."),
            mark("In another language an empty field says what the board says in its own."),
            mark("Pictures come from PNG and JPEG files: choose one, or drop it here."),
        ),
    ),
    "ExportBoardScene": Topic(
        mark("Give the board away"),
        (
            mark("Choose a folder, or type where it goes: everything is in this one file."),
            mark("A file that is there already is replaced only after a question."),
        ),
    ),
    "EditorScene": Topic(
        mark("Position editor"),
        (
            mark("Choose a space on the board, then say whose it is and what is built on it."),
            mark("Below are the players: who plays, cash, token, Jail, and who has the turn."),
            mark("What cannot be played is told at the foot, until it is changed."),
            mark("Play it at once, or save it and find it again under Scenarios."),
        ),
    ),
    "DaysScene": Topic(
        mark("Challenge of the day"),
        (
            mark("Every day has a challenge, the same for everybody, without any net."),
            mark("Version and rules belong to the score: only like scores can be compared."),
            mark("Days that are past can be played too; days to come stay closed."),
        ),
    ),
    "TaskDialog": Topic(
        mark("The task"),
        (mark("Read it again at any time: click on the goal, or press G."),),
    ),
    "ChallengeMenu": Topic(
        mark("The menu"),
        (mark("Begin again puts everything back to how it was; nothing is lost but this try."),),
    ),
    "ChallengeEnd": Topic(
        mark("The end of a challenge"),
        (mark("With one star it is done; what the next one asks for is told below."),),
    ),
    "LessonTable": Topic(
        mark("Your first game"),
        (
            mark("Do what the bubble says, or whatever else you like: it goes on from there."),
            mark("Only the dice and your partner are arranged."),
            mark("Leave it at any time: it waits for you under Games."),
        ),
        "TURN-1",
    ),
    "LessonMenu": Topic(
        mark("The menu"), (mark("The lesson waits. You can leave it, and go on with it later."),)
    ),
    "LessonChoice": Topic(
        mark("Your first game"),
        (mark("Your last lesson waits where you left it. Begin anew, and it makes room."),),
    ),
    "LessonEnd": Topic(
        mark("The end of the lesson"),
        (mark("Play a real game, or go on here as long as you like."),),
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
        (mark("Pay what the card says, or draw one from the other pile instead."),),
        "CARD-2",
    ),
    "MoveDialog": Topic(mark("Where to go"), help_rules.MOVE, "SPEED-1"),
    "ClaimsDialog": Topic(mark("Rent to be asked for"), help_rules.CLAIMS, "RENT-2"),
    "PlaceDialog": Topic(
        mark("A building won"),
        (
            mark("The street named with the bid cannot take it now: choose another one."),
            mark("Nobody pays for a building that has no place."),
        ),
        "SUPPLY-5",
    ),
    "DemandDialog": Topic(mark("The last buildings"), help_rules.DEMAND, "SUPPLY-5"),
    "ReceivedDialog": Topic(mark("Mortgaged deeds"), help_rules.RECEIVED, "MORT-7"),
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
            *help_rules.GOAL,
            help_rules.COUNTED,
            mark("Look at the charts, watch the film, or play again with the same table."),
        ),
        "END-1",
    ),
    "AgainDialog": Topic(
        mark("Play again"),
        (
            mark("With the same people, with the same dice, or against stronger opponents."),
            mark("A game with the same dice counts for nothing in the statistics."),
        ),
    ),
    "StoryPage": Topic(
        mark("The story of the game"),
        (
            mark("What decided the game, from the first set to the last rent."),
            mark("The curve shows how likely everybody was to win, round by round."),
        ),
    ),
}
