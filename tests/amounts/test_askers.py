"""Every user of an amount agrees with the engine."""

from collections import Counter
from collections.abc import Callable
from typing import get_args

import pytest

from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.engine import frames
from monopoly_gui.engine.amounts import cards
from monopoly_gui.engine.cards import Card, CardKind
from monopoly_gui.engine.flow.cards import EFFECTS
from monopoly_gui.engine.handler import nobody
from monopoly_gui.engine.registry import HANDLERS
from monopoly_gui.match.fallback import CHOICES
from tests.amounts.askers import compare
from tests.amounts.tables import every_value, table
from tests.engine.setting import setting
from tools.campaigns import amounts

#: tables compared in the suite, in parts; more by ``python -m tools.campaigns.amounts``
TABLES, PARTS = 500, 10
#: what must have come up
ASKED = ("luck", "rent", "go", "tax", "free_parking", "street", "railroad", "utility")
JUDGED = ("way", "lift", "build", "words")


@pytest.mark.parametrize("part", range(PARTS))
def test_whoever_is_asked_says_what_happens(part: int) -> None:
    """RENT-9 GO-1 CARD-2 TAX-2 MORT-5 MORT-7 SELL-1 BUILD-8 JAIL-7: at random tables."""
    met: Counter[str] = Counter()
    for seed in range(part, TABLES, PARTS):
        try:
            met += compare(table(seed))
        except AssertionError as wrong:
            raise AssertionError(f"table {seed}: {wrong}") from wrong
    assert all(met[name] for name in ASKED + JUDGED), met


def test_every_value_of_every_option_has_its_table() -> None:
    assert len(every_value()) <= TABLES
    seen = set()
    for seed, (name, value) in enumerate(every_value()):
        if getattr(table(seed).rules, name) == value:
            seen.add((name, value))
    assert set(every_value()) - seen == set()


def test_the_campaign_compares_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """Its short form; the long one has a command of its own."""
    assert amounts.main(["--tables", "3", "--seed", "7"]) == 0
    assert "3 tables, 0 failures" in capsys.readouterr().out


KINDS: tuple[str, ...] = get_args(CardKind)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("asked", [cards.money, cards.move])
def test_every_kind_of_card_is_known(kind: str, asked: Callable[..., object]) -> None:
    """CARD-2: it brings something or leads somewhere, or is kept."""
    state = setting(3)
    card = Card("x", kind, "", amount=7, target=5, target_kind="railroad", steps=3, per_house=9)  # type: ignore[arg-type]
    where = state if asked is cards.money else state.board
    asked(where, 0, card)
    idle = not cards.money(state, 0, card) and cards.move(state.board, 7, card) is None
    assert idle == (kind == "jail_free")


def test_no_kind_of_card_is_left_out_by_the_rules() -> None:
    assert set(EFFECTS) | {"jail_free", "choice_pay_or_draw"} == set(KINDS)


def test_every_frame_is_answered_by_all_who_are_asked() -> None:
    """A player who must decide can: opponents, and the simple player in their place."""
    every = set(get_args(frames.Frame))
    assert set(HANDLERS) == every
    asking = {frame for frame in every if HANDLERS[frame].deciders is not nobody}
    assert set(CHOICES) == asking
    kinds = {frame.__dataclass_fields__["kind"].default for frame in asking}
    assert set(Opponent(BotConfig())._decisions) == kinds
