"""Playback goes step by step, and always comes to the same end."""

from collections.abc import Iterable
from dataclasses import replace
from typing import get_args

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import events as ev
from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.presets import rules_from
from monopoly_gui.engine.rules import Rules
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.playback.bubble import Bubble, Notice
from monopoly_gui.ui.playback.card_turn import CardTurn
from monopoly_gui.ui.playback.cues import CUES, Cue, Director, card_sound, money_sound
from monopoly_gui.ui.playback.great_moment_picture import GreatMomentPicture
from monopoly_gui.ui.playback.money_flight import DeedFlight, MoneyFlight
from monopoly_gui.ui.playback.pace import PaceName
from monopoly_gui.ui.playback.timeline import Timeline
from monopoly_gui.ui.playback.token_walk import TokenWalk
from monopoly_gui.ui.table_model import TableModel, empty_model, model_of
from monopoly_gui.ui.text.log_sentences import LOG
from monopoly_gui.ui.text.log_text import cue_text
from monopoly_gui.ui.text.people import People, Person
from tests.scenes.manual_clock import ManualClock
from tests.ui.random_games import any_rules, begun, play
from tests.waiting import repeat_until

BOARD = load_edition("us_2008")
PEOPLE = People([Person(name, "car", n, True) for n, name in enumerate("ABCDEFGH")], BOARD, Rules())
DIRECTOR = Director(
    BOARD, load_theme("classic").motion, lambda event: cue_text(event, PEOPLE), frozenset({0})
)


class Show:
    """A timeline with its ears open and a clock of its own."""

    def __init__(self, model: TableModel | None = None) -> None:
        self.heard: list[str] = []
        self.told: list[Event] = []
        self.now = 10.0
        self.line = Timeline(
            model or model_of(begun(1).state), DIRECTOR.cue, self.told.append, self.heard.append
        )

    def feed(self, *events: Event, pace: PaceName = "slow") -> None:
        self.line.feed(events, pace)

    def run(self, seconds: float, step: float = 0.02) -> None:
        end = self.now + seconds
        while self.now < end:
            self.line.tick(self.now)
            self.now += step

    def length(self) -> float:
        """The time until all has been shown."""
        start = self.now
        self.line.tick(self.now)

        def go_on() -> None:
            self.now += 0.01
            self.line.tick(self.now)

        repeat_until(lambda: self.line.is_finished, go_on, "all has been shown")
        return self.now - start


ROLL = ev.DiceRolled(0, (3, 4), "move")
MOVE = ev.TokenMoved(0, 0, 7, "forward")
PAY = ev.CashMoved(0, BANK, 60, "purchase", 1)


def test_every_event_has_a_cue() -> None:
    assert set(CUES) == set(get_args(Event))


def cues_of(events: Iterable[Event], model: TableModel) -> list[tuple[Event, Cue]]:
    show = Show(model)
    made: list[tuple[Event, Cue]] = []

    def note(event: Event, model: TableModel) -> Cue:
        cue = DIRECTOR.cue(event, model)
        made.append((event, cue))
        return cue

    show.line.cue_of = note
    show.feed(*events, pace="instant")
    show.run(0.02)
    return made


@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_has_a_cue_with_words_where_it_shows_words(seed: int) -> None:
    engine = begun(seed, 8, any_rules(seed, 8))
    model = empty_model(engine.state)
    text = list(engine.events)
    for _action, happened in play(engine, seed, steps=400):
        text += happened
    for event, cue in cues_of(text, model):
        assert cue.lead >= 0 and cue.length >= 0
        if isinstance(cue.motion, Bubble | Notice | CardTurn):
            assert LOG[event.__class__].cues or isinstance(event, ev.CardDrawn)
            motion = cue.motion
            shown = motion.card.text if isinstance(motion, CardTurn) else motion.text
            assert shown.strip() and "{" not in shown
    assert model == model_of(engine.state)


def test_an_event_is_folded_when_its_cue_starts() -> None:
    show = Show()
    show.feed(ROLL, MOVE)
    show.run(0.02)
    assert show.line.model.dice == (3, 4)
    assert show.line.model.position[0] == 0
    show.run(2.0)
    assert show.line.model.position[0] == 7


def test_a_walk_is_told_when_the_token_has_arrived() -> None:
    show = Show()
    show.feed(MOVE)
    show.run(0.3)
    assert (show.told, show.line.pending_events) == ([], MOVE)
    show.run(2.5)
    assert (show.told, show.line.pending_events) == ([MOVE], None)


def test_a_throw_is_told_when_the_dice_have_come_to_rest() -> None:
    show = Show()
    show.feed(ROLL)
    show.run(0.1)
    assert show.told == []
    show.run(2.0)
    assert show.told == [ROLL]
    show.feed(ROLL)
    show.run(0.1)
    show.line.skip()
    assert show.told == [ROLL, ROLL]


def test_it_has_run_when_the_last_cue_has_ended() -> None:
    show = Show()
    show.feed(PAY)
    show.run(0.02)
    assert show.line.model.cash[0] == 1440
    assert not show.line.is_finished
    show.run(2.0)
    assert show.line.is_finished


def test_short_cues_overlap() -> None:
    one, two = Show(), Show()
    one.feed(PAY)
    two.feed(PAY, PAY)
    assert two.length() < 2 * one.length()


def test_fast_is_three_times_as_fast() -> None:
    slow, fast = Show(), Show()
    slow.feed(ROLL, MOVE)
    fast.feed(ROLL, MOVE, pace="fast")
    assert fast.length() == pytest.approx(slow.length() / 3, abs=0.06)


def test_what_concerns_nobody_here_is_brief() -> None:
    slow, brief = Show(), Show()
    slow.feed(ROLL, MOVE)
    brief.feed(ROLL, MOVE, pace="brief")
    assert brief.length() < slow.length() / 2


def test_one_plan_of_building_drops_together_but_not_where_every_step_is_shown() -> None:
    built = [
        event
        for n, space in enumerate((37, 39) * 4)
        for event in (
            ev.CashMoved(0, BANK, 200, "building", space),
            ev.BuildingsChanged(space, 0, n // 2, n // 2 + 1, 31 - n, 12),
        )
    ]
    lengths: dict[PaceName, float] = {}
    for pace in ("slow", "full"):
        show = Show()
        show.feed(*built, pace=pace)
        lengths[pace] = show.length()
    assert lengths["slow"] > 4 and lengths["full"] < 1.5


@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("rules", [Rules(), rules_from({"deal_deeds": 2})])
def test_the_order_of_play_and_the_deal_take_three_seconds_at_most(rules: Rules, seed: int) -> None:
    engine = begun(seed, 8, rules)
    show = Show(empty_model(engine.state))
    show.feed(*engine.events, pace="brief")
    assert show.length() <= 3.0
    assert show.line.model == model_of(engine.state)


def test_what_is_unseen_is_told_without_picture_or_sound() -> None:
    offer = ev.TradeOffered(1, 1, 2, Bundle(cash=10), Bundle(deeds=(1,)))
    show = Show()
    show.feed(offer, pace="unseen")
    show.line.tick(show.now)
    assert show.line.is_finished and show.told == [offer] and not show.heard


def test_instant_shows_the_result_at_once_and_one_sound() -> None:
    show = Show()
    show.feed(ROLL, MOVE, PAY, pace="instant")
    show.line.tick(show.now)
    assert show.line.is_finished
    assert show.line.model.position[0] == 7
    assert show.heard == ["buy"]


def test_the_next_thing_may_begin_while_notes_still_fly() -> None:
    show = Show()
    show.feed(PAY)
    show.run(0.2)
    assert not show.line.clear(show.now)
    show.run(0.2)
    assert show.line.clear(show.now) and not show.line.is_finished


def test_nothing_begins_before_a_token_has_landed() -> None:
    show = Show()
    show.feed(MOVE)
    show.run(0.9)
    assert not show.line.clear(show.now)
    show.run(0.4)
    assert show.line.clear(show.now)


def test_skipping_shows_the_result_at_once() -> None:
    show = Show()
    show.feed(ROLL, MOVE, PAY)
    show.run(0.1)
    show.line.skip()
    assert show.line.is_finished
    assert (show.line.model.position[0], show.line.model.cash[0]) == (7, 1440)
    assert show.heard == ["dice", "buy"]


def test_after_skipping_the_next_thing_starts_at_once() -> None:
    show = Show()
    show.feed(ROLL)
    show.run(0.1)
    show.line.skip()
    show.feed(PAY)
    show.run(0.02)
    assert show.line.model.cash[0] == 1440


def test_hurrying_changes_what_is_still_to_come() -> None:
    show = Show()
    show.feed(ROLL, MOVE, PAY)
    show.run(0.02)
    show.line.hurry("instant")
    show.run(1.4)
    assert show.line.is_finished


def test_each_hop_is_heard() -> None:
    show = Show()
    show.feed(MOVE)
    show.run(3.0)
    assert show.heard == ["hop"] * 7


def test_a_token_walks_over_every_space_also_past_go() -> None:
    cue = DIRECTOR.cue(ev.TokenMoved(0, 38, 2, "forward"), model_of(begun(1).state))
    assert isinstance(cue.motion, TokenWalk)
    assert cue.motion.path == (38, 39, 0, 1, 2)


def test_a_token_walks_back() -> None:
    cue = DIRECTOR.cue(ev.TokenMoved(0, 1, 38, "back"), model_of(begun(1).state))
    assert isinstance(cue.motion, TokenWalk)
    assert cue.motion.path == (1, 0, 39, 38)


def test_a_humans_turn_sounds_otherwise_than_that_of_an_opponent() -> None:
    model = model_of(begun(1).state)
    assert DIRECTOR.cue(ev.TurnStarted(0, 1, 1), model).sound == "turn"
    assert DIRECTOR.cue(ev.TurnStarted(1, 1, 1), model).sound == "turn_other"


def test_paid_received_and_what_others_pay_are_told_apart() -> None:
    mine, other, third = 0, 1, 2
    humans = frozenset({mine})
    paid = [
        (mine, other, "rent", "cash_out"),
        (other, mine, "rent", "cash_in"),
        (other, third, "rent", "cash_pass"),
        (BANK, mine, "card", "cash_in"),
        (BANK, other, "salary", "go"),
        (mine, BANK, "purchase", "buy"),
    ]
    for payer, payee, reason, sound in paid:
        assert money_sound(ev.CashMoved(payer, payee, 50, reason, 39), humans) == sound


def test_good_and_bad_cards_sound_otherwise_than_others() -> None:
    found = {card.kind: card_sound(card) for deck in BOARD.decks for card in deck}
    assert found["collect_bank"] == found["jail_free"] == "card_good"
    assert found["pay_bank"] == found["go_to_jail"] == "card_bad"
    assert found["move_to"] == "card"


GREAT = Director(
    BOARD, load_theme("classic").motion, lambda event: cue_text(event, PEOPLE), people=PEOPLE
)
DEAL = ev.TradeDone(1, 0, 1, Bundle(), Bundle())


def highlight(event: Event, model: TableModel | None = None) -> str:
    """The kind of the moment that follows an event, "" if none does."""
    cue = GREAT.cue(event, model or model_of(begun(1).state)).then
    if cue is None:
        return ""
    assert 0 < cue.lead <= cue.length <= 2.0
    assert isinstance(cue.motion, GreatMomentPicture) and cue.motion.text
    return cue.motion.great_moment.kind


def test_great_moments_are_told_apart() -> None:
    model = model_of(begun(1).state)
    assert highlight(ev.DiceRolled(0, (4, 4), "move"), model) == highlight(ROLL, model) == ""
    model.owner[37], model.owner[39] = 1, 1
    assert highlight(ev.DeedMoved(39, BANK, 0), model) == ""
    assert highlight(ev.DeedMoved(39, BANK, 1), model) == "set"
    dealt = replace(model, turn=0)
    assert highlight(ev.DeedMoved(39, BANK, 1), dealt) == ""
    assert highlight(ev.BuildingsChanged(39, 1, 4, 5, 32, 11), model) == "hotel"
    model.buildings[39] = 5
    assert highlight(ev.BuildingsChanged(37, 1, 4, 5, 32, 10), model) == ""
    assert highlight(ev.TokenMoved(0, 33, 38, "forward"), model) == "near"
    assert highlight(ev.TokenMoved(0, 33, 39, "forward"), model) == ""
    assert highlight(ev.TokenMoved(1, 33, 38, "forward"), model) == ""
    model.cash[0] = 1500
    assert highlight(ev.CashMoved(0, 1, 1400, "rent", 39), model) == "rent"
    assert highlight(ev.CashMoved(0, 1, 376, "rent", 39), model) == "rent"
    assert highlight(ev.CashMoved(0, 1, 375, "rent", 39), model) == ""
    assert highlight(DEAL, model) == "deal"
    assert highlight(ev.CashMoved(0, 1, 1490, "rent", 39), model) == "escape"
    assert highlight(ev.CashMoved(0, BANK, 1490, "purchase", 39), model) == ""
    assert highlight(ev.DebtOpened(0, (1,), 1600, "rent"), model) == "owed"
    assert highlight(ev.DebtOpened(0, (1,), 49, "rent"), model) == ""
    assert highlight(ev.DebtOpened(0, (BANK,), 1600, "tax"), model) == ""
    assert highlight(ev.CashMoved(0, 1, 50, "rent", 39), model) == ""
    model.jail_turns[0] = 2
    assert highlight(ev.DiceRolled(0, (2, 2), "jail"), model) == "jail_out"
    assert highlight(ev.DiceRolled(0, (2, 3), "jail"), model) == "jail_in"
    assert highlight(ev.WentBankrupt(0, 1), model) == "bankrupt"
    assert highlight(ev.WentBankrupt(0, 1, resigned=True), model) == ""


@pytest.mark.parametrize(
    ("pace", "seen"), [("slow", True), ("brief", False), ("fast", False), ("instant", False)]
)
def test_great_moments_are_seen_where_there_is_time(pace: PaceName, seen: bool) -> None:
    show = Show()
    show.line.cue_of = GREAT.cue
    show.feed(DEAL, pace=pace)
    kinds = set[str]()
    for _ in range(120):
        show.run(0.02)
        kinds |= {type(running.cue.motion).__name__ for running in show.line.running}
    assert ("GreatMomentPicture" in kinds) is seen
    assert show.line.is_finished


def test_skipping_ends_a_great_moment() -> None:
    show = Show()
    show.line.cue_of = GREAT.cue
    show.feed(DEAL, MOVE)
    show.run(1.3)
    show.line.skip()
    assert show.line.is_finished and show.told == [DEAL, MOVE]


DRAWN = ev.CardDrawn(0, 0, "ch_back_3")
BOUGHT = (PAY, ev.DeedMoved(1, BANK, 0))


def test_a_card_is_told_when_it_has_been_turned_over() -> None:
    show = Show()
    show.feed(DRAWN)
    show.run(DIRECTOR.times.card * 0.9)
    assert show.told == []
    show.run(DIRECTOR.times.card * 0.2)
    assert show.told == [DRAWN]
    assert not show.line.is_finished, "it is held up to be read"


def test_a_key_shows_at_once_what_slides() -> None:
    show = Show()
    show.feed(DRAWN, *BOUGHT)
    show.run(0.1)
    show.line.skip()
    assert show.told == [DRAWN, *BOUGHT]
    assert show.line.is_finished and show.line.running == []


def test_nothing_slides_where_there_is_no_time_for_it_and_a_card_can_still_be_read() -> None:
    show = Show()
    show.feed(DRAWN, pace="fast")
    show.run(0.02)
    assert show.told == [DRAWN]
    (held,) = show.line.running
    assert isinstance(held.cue.motion, CardTurn) and held.cue.motion.turning == 0
    for event in BOUGHT:
        shown = Show()
        shown.feed(event, pace="fast")
        shown.run(0.02)
        assert [running.cue.motion for running in shown.line.running] == [None]
    paid, moved = Show(), Show()
    paid.feed(BOUGHT[0])
    moved.feed(BOUGHT[1])
    for shown, motion in ((paid, MoneyFlight), (moved, DeedFlight)):
        shown.run(0.02)
        assert [type(running.cue.motion) for running in shown.line.running] == [motion]


def test_sliding_takes_no_longer_than_waiting() -> None:
    for event in (DRAWN, *BOUGHT):
        show, hurried = Show(), Show()
        show.feed(event)
        hurried.feed(event, pace="fast")
        assert show.length() == pytest.approx(3 * hurried.length(), abs=0.05)


def test_a_set_against_somebody_at_the_screen_sounds_otherwise_than_an_own_one() -> None:
    model = model_of(begun(1).state)
    sounds = []
    for player in (0, 1):
        model.owner[37] = player
        cue = TestLastBid.DIRECTED.cue(ev.DeedMoved(39, BANK, player), model).then
        sounds.append(cue.sound if cue else "")
    assert sounds == ["go", "card_bad"]


class TestLastBid:
    """The hammer falls: a moment of its own, only where there is time for it."""

    SALE = ev.AuctionClosed(0, 120, 39)
    DIRECTED = Director(
        BOARD, load_theme("classic").motion, lambda event: cue_text(event, PEOPLE),
        frozenset({0}), PEOPLE,
    )  # fmt: skip

    def shown(self, event: Event, pace: PaceName) -> tuple[list[object], list[str], float]:
        """Motion, sound and their duration."""
        heard: list[str] = []
        line = Timeline(model_of(begun(1).state), self.DIRECTED.cue, play=heard.append)
        line.feed([event], pace)
        seen: list[object] = []
        clock = ManualClock(10.0)
        line.tick(clock.now())

        def go_on() -> None:
            seen.extend(r.cue.motion for r in line.running if r.cue.motion not in seen)
            line.tick(clock.advance(0.01))

        repeat_until(lambda: line.is_finished, go_on, "all has been shown")
        return seen, heard, clock.now() - 10.0

    def test_it_is_seen_alone_heard_as_it_falls_and_short(self) -> None:
        seen, heard, length = self.shown(self.SALE, "slow")
        (picture,) = seen
        assert isinstance(picture, GreatMomentPicture) and picture.great_moment.kind == "won"
        assert picture.texts[0].startswith("Going once")
        assert picture.text == "Sold! A pays $120"
        assert heard == ["gavel"] * 3 and 1.0 < length <= 2.1

    def test_who_gets_it_is_told_when_the_hammer_has_fallen(self) -> None:
        parts: list[Event] = []
        line = Timeline(model_of(begun(1).state), self.DIRECTED.cue, parts.append)
        line.feed([self.SALE])
        line.tick(10.0)
        line.tick(11.4)
        assert not parts
        line.tick(11.6)
        assert parts == [self.SALE]

    def test_what_somebody_else_gets_is_called_once_before_everybody_has_spoken(self) -> None:
        (picture,), heard, length = self.shown(ev.AuctionClosed(1, 120, 39), "slow")
        assert isinstance(picture, GreatMomentPicture) and picture.texts[0].startswith(
            "Going twice"
        )
        assert heard == ["gavel"] * 2 and length < 2.0

    def test_at_fast_there_is_a_notice_and_at_instant_nothing(self) -> None:
        (notice,), _heard, length = self.shown(self.SALE, "fast")
        assert isinstance(notice, Notice) and length < 0.5
        assert self.shown(self.SALE, "instant")[0] == []

    def test_what_nobody_wants_is_only_noticed(self) -> None:
        (notice,), _heard, _length = self.shown(ev.AuctionClosed(BANK, 0, 39), "slow")
        assert isinstance(notice, Notice)

    def test_it_is_skipped(self) -> None:
        line = Timeline(model_of(begun(1).state), self.DIRECTED.cue)
        line.feed([self.SALE])
        line.tick(10.0)
        assert line.running
        line.skip()
        assert line.is_finished
