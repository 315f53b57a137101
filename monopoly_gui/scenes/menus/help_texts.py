"""Help texts of each screen as data, with a variant for each deciding option."""

from ...language import mark
from ..boards.files import FOLDERS, ONE_FILE
from .about import INVITATION
from .help_lines import OTHERS, WORDS, Line, Stands, each, unless, when
from .more_settings import AT_THE_LIMIT

RICHEST = "richest_at_limit"
BEFORE_THROW = "own_turn_before_roll"
#: the winner, and the end [OBJ-1, OBJ-2, SHORT-2, SHORT-3]
GOAL: tuple[Line, ...] = (
    *each("win_condition", "end_after_bankruptcies", "round_limit", "time_limit_minutes"),
    *each("goal_sets", "goal_hotels", "goal_cash"),
    when(
        mark("If only one player is left before then, that player wins at once."),
        win_condition=RICHEST,
        end_after_bankruptcies=(0, 2),
    ),
)
#: the parts of worth where it decides [SHORT-2]
COUNTED: Line = when(WORDS["tax_worth_basis"]["current_value"], win_condition=RICHEST)
#: the sum below trades and plans
RENTS = mark("“Total rent”: what you would collect if every one of your deeds were landed on once.")
#: also where one street's houses would do: an even set has them on each [BUILD-9, BUILD-11]
EACH = mark("After {houses} houses on every street you can build a hotel.")


class Topic:
    """``rule`` is the id at which the rules book is opened, "" for its beginning.

    ``title`` is that of the card where the screen has none.
    """

    def __init__(self, *lines: Line, rule: str = "", title: str = "") -> None:
        self.lines, self.rule, self.title = lines, rule, title


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
    "PlayerDialog": Topic(RENTS),
    "SeatsDialog": Topic(
        mark("If someone has to leave, a computer can take over at any time, at any level.")
    ),
    "GuestDialog": Topic(
        mark("The new player takes over from here; the log shows who played when.")
    ),
    "LimitsScene": Topic(AT_THE_LIMIT),
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
    "SettingsScene": Topic(
        mark("You choose the rules of a game when you set it up, not here."),
        mark("The game can speak: the selected control, questions, and what happens."),
        mark(
            "You can do everything with the keyboard. Walk the board with the arrow keys, "
            "or space by space with Page up and Page down."
        ),
    ),
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
    "TableScene": Topic(
        mark(
            "Roll the dice, do what the space says, then end your turn. After doubles, roll again."
        ),
        Stands("doubles_reroll"),
        *GOAL,
        mark("Passing GO pays {salary}."),
        *each("go_landing_bonus", "rent_claim", "salary_claim"),
        unless(
            mark("“Collect rent automatically” in the menu claims it for you."),
            rent_claim="automatic",
        ),
        *each("first_lap_purchase", "speed_die", "free_parking", "pot_seed", "snake_eyes_bonus"),
        rule="TURN-1",
        title=mark("At the table"),
    ),
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
    "PurchaseDialog": Topic(
        mark("You may buy it for the printed price, in cash."),
        Stands("auction_on_decline"),
        unless(mark("While you decide, you may mortgage deeds."), mortgage_timing=BEFORE_THROW),
        unless(mark("While you decide, you may sell buildings."), build_timing=BEFORE_THROW),
        unless(mark("While you decide, you may trade."), trade_timing=BEFORE_THROW),
        rule="BUY-1",
        title=mark("A property for sale"),
    ),
    "AuctionDialog": Topic(
        mark("The highest bidder pays the Bank. The first bid for a deed must be {least} or more."),
        Stands("building_auction_open"),
        mark("Each further bid must be at least {raise} higher."),
        *each("auction_order", "auction_bid_limit"),
        when(
            mark("You may mortgage and sell buildings in the meantime."),
            mortgage_timing="any_idle",
            build_timing="any_idle",
        ),
        Stands("bank_auction_mortgages"),
        rule="AUCT-1",
        title=mark("An auction"),
    ),
    "TradeDialog": Topic(
        mark("Trade cash, deeds and Jail cards at any price you both accept."),
        Stands("one_sided_trades"),
        mark("You can’t trade a street while its set has buildings."),
        RENTS,
        mark("“No more offers for this” refuses an offer for good: no opponent makes it again."),
        Stands("trade_timing"),
        rule="TRADE-1",
        title=mark("A trade"),
    ),
    "EstateDialog": Topic(
        when(
            mark("Build evenly on a complete set: no street gets two buildings more than another."),
            even_build=True,
            build_on="set",
        ),
        *each("even_build", "build_on"),
        unless(EACH, hotel_requires="four_on_this"),
        when(EACH, hotel_requires="four_on_this", even_build=True),
        when(
            mark("After {houses} houses on a street you can build a hotel there."),
            hotel_requires="four_on_this",
            even_build=False,
        ),
        *each("building_supply", "build_timing"),
        mark("Buildings sell for half price."),
        RENTS,
        *each("hotel_sale", "mortgage_requires_clear", "mortgage_rounding", "mortgage_timing"),
        Stands("double_rent_with_mortgage"),
        rule="BUILD-1",
        title=mark("Your estate"),
    ),
    "DebtDialog": Topic(
        mark("You owe more than you have in cash: raise the money, then pay."),
        Stands("trade_in_debt"),
        mark("The ways that cost the least rent come first."),
        *each(
            "voluntary_bankruptcy", "bankrupt_buildings", "bankrupt_settlement", "multi_creditor"
        ),
        rule="DEBT-1",
        title=mark("A debt"),
    ),
    "JailDialog": Topic(
        mark("Roll doubles, pay {fine}, or use a Get Out of Jail Free card."),
        *each("jail_exit_next_turn", "jail_third_fail", "jail_prepay_third", "jail_skip"),
        Stands("jail_rights"),
        rule="JAIL-9",
        title=mark("In Jail"),
    ),
    "TaxDialog": Topic(
        when(
            mark("A share of everything you own, or the fixed sum: choose before you add it up."),
            share_offered=True,
        ),
        when(mark("In this game the tax is the fixed sum on the board."), share_offered=False),
        *(when(line, share_offered=True) for line in each("tax_worth_basis", "tax_rounding")),
        rule="TAX-2",
        title=mark("Income Tax"),
    ),
    "CardChoiceDialog": Topic(
        mark("Pay what the card says, or draw from the other pile instead."),
        rule="CARD-2",
        title=mark("A card with a choice"),
    ),
    "MoveDialog": Topic(
        mark("The bus moves you by one die or both; three of a kind takes you to any other space."),
        Stands("triples_on_third_double"),
        mark("The spaces you may choose are lit up on the board."),
        rule="SPEED-1",
        title=mark("Where to go"),
    ),
    "ClaimsDialog": Topic(
        mark("Claim it in time, or it is lost."),
        *each("rent_claim", "salary_claim"),
        mark("“Always claim for me”, or the switch in the menu, claims it at once from then on."),
        rule="RENT-2",
        title=mark("Rent to claim"),
    ),
    "PlaceBuildingDialog": Topic(
        mark("Nobody pays for a building that can’t be placed."),
        rule="SUPPLY-5",
        title=mark("A building won"),
    ),
    "DemandDialog": Topic(
        mark("Players want more buildings than the Bank has. Say which ones you want, if any."),
        Stands("shortage_priority"),
        Stands("building_auction_unit", always=True),
        Stands("building_auction_open"),
        rule="SUPPLY-5",
        title=mark("The last buildings"),
    ),
    "ReceivedMortgagesDialog": Topic(
        Stands("mortgaged_transfer"),
        mark("If you wait, you pay the 10% again when you unmortgage it later."),
        rule="MORT-7",
        title=mark("Mortgaged deeds"),
    ),
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
        mark("If all the people here agree, the game ends now and the richest player wins."),
        mark("The computers may grumble, but they do not decide."),
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
