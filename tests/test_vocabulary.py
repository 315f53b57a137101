"""Names that were given up for the terms of the field do not come back as identifiers."""

from __future__ import annotations

import io
import tokenize
from pathlib import Path

import pytest

import monopoly_gui

PACKAGE = Path(monopoly_gui.__file__).parent

#: what each is called now
RETIRED = {
    "AgainDialog": "PlayAgainDialog",
    "Alike": "SameWidth",
    "Around": "Wrapper",
    "AtOnce": "InlineWorker",
    "BankFacts": "BankProps",
    "Beside": "OverlayMotion",
    "BidRun": "BidHistory",
    "CardFacts": "CardProps",
    "ChallengeDoors": "ChallengeCommands",
    "Clash": "Contradiction",
    "Course": "SeatStory",
    "DayDialog": "EndVoteDialog",
    "DeedFacts": "DeedProps",
    "Doors": "TableCommands",
    "FaceFacts": "FaceProps",
    "FallenDialog": "BankruptDialog",
    "Fixed": "FixedHeight",
    "FocusTeller": "FocusAnnouncer",
    "Folded": "WrappedChoice",
    "Folding": "Collapsible",
    "FollowingDialog": "StateBoundDialog",
    "Found": "NamedFile",
    "Gold": "ButtonHighlight",
    "Gone": "ProcessGone",
    "Great": "Highlight",
    "GreatPicture": "HighlightPicture",
    "Head": "DialogHeader",
    "Hearer": "TradeListener",
    "Hearing": "OfferStatus",
    "Held": "GroupHolding",
    "Household": "ChildProcesses",
    "Idle": "InertOption",
    "IfRoom": "IfFits",
    "InThread": "ThreadWorker",
    "Late": "AnswerTimeout",
    "Least": "MinWidth",
    "LessonDoors": "LessonCommands",
    "LogTeller": "LogAnnouncer",
    "Lone": "BareDeeds",
    "LookScene": "TokenPicker",
    "Middle": "Centred",
    "Missed": "MissedEvents",
    "NamingScene": "NameDialog",
    "NearLayout": "ZoomedLayout",
    "NearSpace": "HoveredSpace",
    "NearTable": "ZoomedTable",
    "NotYet": "DrawDeferred",
    "NotesFacts": "NotesProps",
    "Noticing": "AchievementWatcher",
    "OfPlayer": "PlayerFrame",
    "OnTable": "DialogHost",
    "Opened": "OpenedWindow",
    "Painted": "CustomPaint",
    "PassingOn": "EventForwarding",
    "Peek": "SpacePreview",
    "Piece": "SetFragment",
    "PlaceDialog": "PlaceBuildingDialog",
    "Placed": "PannedSound",
    "Played": "PlayedSeat",
    "PlayerCardFacts": "PlayerCardProps",
    "PlayerFacts": "PlayerProps",
    "PromptFacts": "PromptProps",
    "QuickWays": "FundingOptions",
    "ReceivedDialog": "ReceivedMortgagesDialog",
    "Remembered": "SavedResults",
    "Rest": "IdleThrottle",
    "Said": "RemarkBubble",
    "Same": "IdentityBoard",
    "Saying": "SpokenText",
    "Setting": "ScaledText",
    "Shown": "ManagedScene",
    "Sitter": "SeatOccupant",
    "Sized": "FixedWidth",
    "Slant": "Projection",
    "Sort": "OfferKind",
    "SpaceFacts": "SpaceProps",
    "Spoken": "Accessible",
    "Stable": "ProcessPool",
    "TableFacts": "TableProps",
    "TablePort": "TableHost",
    "Thing": "PaperItem",
    "TitleFacts": "TitleProps",
    "TradeTop": "TradeHeader",
    "Turning": "CardPose",
    "Vain": "RejectedDeals",
    "Viewer": "Viewport",
    "Wardrobe": "ThemeSelection",
    "When": "HelpCondition",
    "Wide": "FixedWidthColumn",
    "Won": "AuctionWin",
    "Writing": "MoneyFormat",
    "bank_facts": "bank_props",
    "burdened": "mortgaged",
    "course_of": "finished_game",
    "deed_facts": "deed_props",
    "drained": "is_finished",
    "draw_glow": "draw_token_highlight",
    "dress": "style_override",
    "face_facts": "face_props",
    "facts_ahead": "props_ahead",
    "facts_of": "progress_of",
    "facts_of_space": "props_of_space",
    "first_part": "primary_height",
    "give_away": "export_board",
    "golden": "default_button",
    "great_of": "highlight_of",
    "great_texts": "highlight_texts",
    "hindered": "blocked_reason",
    "hold_foot": "has_sticky_footer",
    "legal_lift": "legal_unmortgage",
    "lift_cost": "unmortgage_cost",
    "lift_price": "unmortgage_price",
    "make_doors": "make_commands",
    "make_way": "yield_to_pending_offer",
    "mates": "group_members",
    "narrower": "is_compact",
    "noticing": "achievement_watcher",
    "passes_on": "propagates",
    "player_facts": "player_props",
    "pondering": "opponent_thinks",
    "port": "host",
    "put_aside": "collapse",
    "put_by": "dismiss",
    "rest_told": "more_hint",
    "retell": "retranslate",
    "rules_told": "rules_in_force",
    "settle_view": "update_viewport",
    "shines_through": "is_overlay",
    "slant": "projection",
    "sort_of": "offer_kind_of",
    "space_facts": "space_props",
    "space_thing": "space_item",
    "space_told": "describe_space",
    "stable_of": "pool_of",
    "take_in": "import_board",
    "take_refused": "pop_rejected",
    "taken_in": "import_own_board",
    "throw_bars": "roll_bars",
    "throw_words": "roll_text",
    "tilt_of": "deck_tilt",
    "told_when_asked": "on_demand_text",
    "under_way": "moving_tokens",
    "verify_lift": "verify_unmortgage",
    "viewer": "viewport",
    "was_told": "on_announced",
    "watch_again": "replay_missed",
    "whose": "subject",
    "words_of": "messages_of",
}


def names(file: Path) -> set[str]:
    """The identifiers of a file."""
    tokens = tokenize.generate_tokens(io.StringIO(file.read_text("utf-8")).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


@pytest.mark.parametrize("folder", sorted(f.name for f in PACKAGE.iterdir() if f.is_dir()))
def test_retired_names_do_not_come_back(folder: str) -> None:
    found = {
        f"{file.relative_to(PACKAGE)}: {name} is {RETIRED[name]} now"
        for file in (PACKAGE / folder).rglob("*.py")
        for name in names(file) & set(RETIRED)
    }
    assert found == set()


@pytest.mark.parametrize("folder", ["ui", "scenes"])
def test_screens_and_scenes_do_not_tell(folder: str) -> None:
    """What a screen says is a description, a text or an announcement."""
    found = {
        str(file.relative_to(PACKAGE))
        for file in (PACKAGE / folder).rglob("*.py")
        if "told" in names(file)
    }
    assert found == set()
