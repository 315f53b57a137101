"""The conditions of all frames, actions and events, also of future ones."""

import ast
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

import pytest
from pydantic import Field, TypeAdapter

import monopoly_gui.engine
from monopoly_gui.engine import actions, events, frames
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    AnswerDemand,
    CallTime,
    ClaimRent,
    EndByAgreement,
    Mortgage,
    Pass,
    Resign,
    SetAutoClaim,
    WithdrawPass,
)
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.frames import Frame, Turn
from monopoly_gui.engine.handler import PlayerFrame, nobody
from monopoly_gui.engine.machine import pending_title
from monopoly_gui.engine.registry import HANDLERS, INTERRUPTS
from tests.engine.choosing import choose
from tests.engine.scenes import P1, P2, P3, Scene, begun, game
from tests.engine.wild import wild
from tools.campaigns.fuzz import Fuzz, Seen

ENGINE = Path(monopoly_gui.engine.__file__).parent
SOURCES = sorted(ENGINE.rglob("*.py"))
ACTIONS: tuple[type[Any], ...] = get_args(Action)
EVENTS: tuple[type[Any], ...] = get_args(Event)
FRAMES: tuple[type[Any], ...] = get_args(Frame)


def kind_of(kind: type[Any]) -> str:
    """The literal that a class carries as its kind."""
    (field,) = (f for f in fields(kind) if f.name == "kind")
    return str(field.default)


# -- names -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*ACTIONS, *EVENTS, *FRAMES], ids=lambda c: c.__name__)
def test_kinds_are_the_names(kind: type[Any]) -> None:
    """A class and its kind in JSON have one name, and it has a docstring or says all by fields."""
    snake = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
    assert kind_of(kind) == snake


@pytest.mark.parametrize(("module", "union"), [(actions, ACTIONS), (events, EVENTS)])
def test_no_class_is_forgotten(module: Any, union: tuple[type[Any], ...]) -> None:
    """Every dataclass with a kind is in its union."""
    found = {c for c in vars(module).values() if isinstance(c, type) and hasattr(c, "__slots__")}
    with_kind = {c for c in found if "kind" in c.__slots__ and c.__module__ == module.__name__}
    assert with_kind == set(union)


def test_kinds_are_told_apart() -> None:
    """No two actions, events or frames share a kind."""
    for union in (ACTIONS, EVENTS, FRAMES):
        kinds = [kind_of(c) for c in union]
        assert len(set(kinds)) == len(kinds)


# -- frames and actions ------------------------------------------------------------------


@pytest.mark.parametrize("frame", FRAMES, ids=lambda c: c.__name__)
def test_every_frame_has_a_handler(frame: type[Any]) -> None:
    """With a title for sentences; what nobody answers works by itself."""
    handler = HANDLERS[frame]
    assert handler.title and not handler.title.endswith(".")
    assert bool(handler.answers) != (handler.deciders is nobody)
    assert hasattr(frame, "without")


def takes(rule: Callable[..., Any], name: str, kind: type[Any]) -> bool:
    """Whether a rule says of its argument ``name`` that it may be of this class."""
    said = get_type_hints(rule)[name]
    return said in (kind, object, PlayerFrame) or kind in get_args(said)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda c: c.__name__)
def test_handlers_answer_their_own_frame(frame: type[Any]) -> None:
    """The registry and the rules agree on which frame and which action is meant."""
    handler = HANDLERS[frame]
    rules: list[Callable[..., Any]] = [handler.step, handler.deciders, handler.legal]
    for action, answer in handler.answers.items():
        rules += [answer.verify, answer.apply]
        assert takes(answer.verify, "action", action) and takes(answer.apply, "action", action)
    assert all(takes(rule, "frame", frame) for rule in rules)


@pytest.mark.parametrize("action", INTERRUPTS, ids=lambda c: c.__name__)
def test_interrupts_do_their_own_action(action: type[Any]) -> None:
    interrupt = INTERRUPTS[action]
    assert takes(interrupt.verify, "action", action) and takes(interrupt.apply, "action", action)


#: a frame of each kind that is player 1's
OWNED: tuple[Any, ...] = (
    frames.Advance(1, 5),
    frames.Arrival(1, 24, 2),
    frames.ChooseMove(1, (3, 4), "bus"),
    frames.SecondMove(1),
    frames.Purchase(1, 6),
    frames.Deliver(1, 6),
    frames.Debt(1, (2,), 50, "rent"),
    frames.TaxChoice(1, 4),
    frames.CardChoice(1, 1, 115),
    frames.Received(1, (6,)),
)


@pytest.mark.parametrize("frame", OWNED, ids=lambda f: f.kind)
def test_an_obligation_goes_with_its_player(frame: Any) -> None:
    """BANKR-8: and stays where another leaves."""
    assert frame.without(1) is None and frame.without(3) == frame


def test_what_is_left_of_shared_obligations() -> None:
    """BANKR-8: a turn is lost, a creditor, a bidder or a wish is struck out."""
    turn, estate, over = frames.Turn(1), frames.Estate((6,)), frames.Over((1,), (0,), "limit")
    assert turn.without(1) == frames.Turn(1, over=True) and turn.without(2) == turn
    assert estate.without(1) == estate and over.without(1) == over
    owed = frames.Debt(1, (2, 3), 50, "card")
    assert owed.without(2) == frames.Debt(1, (3,), 50, "card")
    assert frames.Debt(1, (2,), 50, "card").without(2) is None
    bids = frames.Auction(6, high=40, leader=1, spot=6, passed=4)
    assert bids.without(1) == frames.Auction(6, passed=4, out=2)
    assert bids.without(3) == frames.Auction(6, high=40, leader=1, spot=6, passed=4, out=8)
    wish = frames.Shortage(1, "house", ((), (6,), (39,)), 0b101, (8,), 9)
    assert wish.without(2) == frames.Shortage(1, "house", ((), (6,), ()), 0b001, (8,), 9)
    assert wish.without(1) == frames.Shortage(1, "house", ((), (), (39,)), 0b101)


def test_no_handler_for_nothing() -> None:
    """The registry lists frames and actions that there are."""
    assert set(HANDLERS) == set(FRAMES) and set(INTERRUPTS) <= set(ACTIONS)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda c: c.__name__)
def test_every_action_answers_something(action: type[Any]) -> None:
    """A frame, or as an interrupt any moment; never both."""
    answered = [frame for frame, handler in HANDLERS.items() if action in handler.answers]
    assert bool(answered) != (action in INTERRUPTS)
    assert fields(action)[0].name == "player"


def test_actions_survive_json() -> None:
    """Any action at all is read back from its JSON as it was."""
    adapter: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
    fuzz = Fuzz(3)
    fuzz.play(60)
    made = [wild(fuzz.rng, fuzz.state) for _ in range(600)]
    assert {type(action) for action in made} == set(ACTIONS)
    for action in made:
        assert adapter.validate_json(adapter.dump_json(action)) == action


def test_events_survive_json(fuzzed: Seen) -> None:
    """Any event, too: a replay shows what was seen."""
    adapter: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])
    fuzz = Fuzz(8)
    for _ in range(150):
        fuzz.attempt(choose(fuzz.rng, fuzz.state, fuzz.ways))
        for event in fuzz.engine.events:
            assert adapter.validate_json(adapter.dump_json(event)) == event
    assert fuzzed.actions


def test_titles_make_sentences() -> None:
    """A pending decision can be named in a refusal."""
    scene = game(at={P1: 3}).roll(1, 2)
    assert pending_title(scene.state) == "the purchase"
    reason = scene.rejects(Pass(P1), "not_now")
    assert reason.text == "You can’t do that now: the purchase comes first."


# -- everything happens ------------------------------------------------------------------


def _time() -> Scene:
    return game(2, win_condition="richest_at_limit", time_limit_minutes=5).do(CallTime())


def _salary() -> Scene:
    rules: dict[str, Any] = {"salary_claim": "claim_before_next_turn", "asks": [P1]}
    scene = game(2, at={P1: 38, P2: 10}, **rules).roll(5, 2).unsold().end()
    return scene.roll(4, 6).end()


def _demand() -> Scene:
    scene = game(4, owns={P1: "brown", P2: "dark_blue"}, stock=(1, 12)).build(P1, 1)
    return scene.do(AnswerDemand(P2, ()))


def _void() -> Scene:
    owns, rules = {P1: "brown", P2: "dark_blue"}, {"auction_bid_limit": "raisable"}
    scene = game(4, owns=owns, cash={P1: 50}, stock=(1, 12), **rules).build(P1, 1)
    scene.do(AnswerDemand(P2, (37,))).bid(P1, 70, 1).passes(P2)
    return scene.do(Mortgage(P1, 3)).pay()


def _auction() -> Scene:
    return game(3, at={P1: 3}).roll(1, 2).decline().passes(P1).do(WithdrawPass(P1))


def _claims() -> Scene:
    scene = game(at={P1: 3}, owns={P2: 6}, asks=[P2]).roll(1, 2)
    return scene.do(ClaimRent(P2, scene.claim.id)).do(SetAutoClaim(P2, True))


def _deal() -> Scene:
    scene = game(at={P1: 3}, owns={P2: 5}).roll(1, 2)
    number = scene.offer(P2, P3, scene.bundle(deeds=5), scene.bundle(cash=9))
    return scene.do(AcceptTrade(P3, number)).buy()


def _end() -> Scene:
    return game(2, voluntary_bankruptcy="resign").do(Resign(P1))


def _agreed() -> Scene:
    return game(2).do(EndByAgreement(players=(P1, P2)))


#: what random games may miss
RARE: tuple[Callable[[], Scene], ...] = (
    lambda: begun(2, free_parking="pot", pot_seed=50),
    _time,
    _salary,
    _demand,
    _void,
    _auction,
    _claims,
    _deal,
    _end,
    _agreed,
)


def test_every_event_is_emitted(fuzzed: Seen) -> None:
    """By the random games or by a short scene."""
    heard = set(fuzzed.events) | {event.kind for make in RARE for event in make().heard}
    assert {kind_of(c) for c in EVENTS} - heard == set()


def test_every_action_is_done_and_every_frame_is_met(fuzzed: Seen) -> None:
    """The random games reach nearly everything; the scenes of the other files the rest."""
    assert len(fuzzed.done) > 25 and len(fuzzed.frames) > 9


def test_refusals_come_in_many_kinds(fuzzed: Seen) -> None:
    """Each with a code, a sentence, and no effect: the random games check it."""
    assert len(fuzzed.codes) > 25


# -- words -------------------------------------------------------------------------------


def codes() -> list[str]:
    """Every code that the engine refuses with."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path.name}:{node.lineno}"
                found.add(str(code.value))
    return sorted(found)


@pytest.mark.parametrize("code", codes())
def test_every_refusal_is_met_in_a_scene(code: str) -> None:
    """A code that no test asks for might never be given."""
    folder = Path(__file__).parent
    asked = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    assert f'"{code}"' in asked


def test_nothing_in_the_engine_is_unfinished() -> None:
    """NOTE-1: headings are no rules, and nothing is left for later."""
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert not re.search(r"TODO|FIXME|XXX|NotImplemented|NOTE-1", text), path.name


def test_frames_do_not_change_in_place() -> None:
    """Copies share them: no file assigns to a field of a frame, a claim or an offer."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            for target in targets:
                owner = getattr(target, "value", None)
                name = getattr(owner, "id", "")
                assert not (isinstance(target, ast.Attribute) and name in WATCHED), path.name


WATCHED = {"frame", "claim", "offer", "due", "found", "shortage", "turn"}


def test_a_turn_lies_under_everything() -> None:
    """Pending decisions are a stack on somebody's turn, until the game is over."""
    fuzz = Fuzz(5)
    for _ in range(200):
        fuzz.attempt(choose(fuzz.rng, fuzz.state, fuzz.ways))
        assert isinstance(fuzz.state.stack[0], Turn) or fuzz.state.over
