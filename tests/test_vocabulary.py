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
    "Doors": "TableCommands",
    "Hearing": "OfferStatus",
    "LookScene": "TokenPicker",
    "NearTable": "ZoomedTable",
    "PassingOn": "EventForwarding",
    "QuickWays": "FundingOptions",
    "Rest": "IdleThrottle",
    "Said": "RemarkBubble",
    "Spoken": "Accessible",
    "Vain": "RejectedDeals",
    "Viewer": "Viewport",
    "burdened": "mortgaged",
    "golden": "default_button",
    "hindered": "blocked_reason",
    "hold_foot": "has_sticky_footer",
    "make_way": "yield_to_pending_offer",
    "passes_on": "propagates",
    "rest_told": "more_hint",
    "retell": "retranslate",
    "rules_told": "rules_in_force",
    "settle_view": "update_viewport",
    "shines_through": "is_overlay",
    "space_told": "describe_space",
    "take_refused": "pop_rejected",
    "told_when_asked": "on_demand_text",
    "viewer": "viewport",
    "was_told": "on_announced",
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
